"""The form of Team Blackjack: the deck is used up, and the hand is dealt again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from tests.card_time import Time, is_moving, wait_until_still

if TYPE_CHECKING:
    from gui.main_window import MainWindow
    from tests.team_driver import TeamDriver

pytestmark = pytest.mark.house

StackDeck = Callable[[str], None]

USED_UP = "The deck is used up: the cards are shuffled and the hand is dealt again."

# Each moment at which a card may be missing: the last cards of the deck, and the
# clicks that lead to it.
MOMENTS = {
    "first card of the deal": ("", ["deal"]),
    "last card of the deal": ("2S 3D 4C", ["deal"]),
    "hit": ("2S 3D 4C 5D", ["deal", "hit"]),
    "dealer's draw": ("10S 2D 10C 3D", ["deal", "stand"]),
}

NEW_HAND = "8S 9D 5C 7D"


@pytest.fixture
def dealt_again(team: TeamDriver, time: Time, stack_deck: StackDeck) -> TeamDriver:
    """The form with a hand that was dealt again a moment ago, at a hit."""
    use_up(team, stack_deck, "hit")
    return team


def use_up(
    team: TeamDriver, stack_deck: StackDeck, moment: str, new_hand: str = NEW_HAND
) -> None:
    """Use the deck up at a moment; the cards of the new hand are those given."""
    deck, clicks = MOMENTS[moment]
    stack_deck(new_hand)
    team.stack(deck, only=True)
    for name in clicks:
        team.team_form.hurry()
        team.window.update()
        team.click(name)


class TestHandDealtAgain:
    """It takes the place of the void one, which is said."""

    @pytest.mark.parametrize("moment", MOMENTS)
    def test_is_shown(
        self, team: TeamDriver, time: Time, stack_deck: StackDeck, moment: str
    ) -> None:
        use_up(team, stack_deck, moment)
        assert team.get_text("message") == f"{USED_UP} Player 1: hit or stand."
        names = ("player_info", "dealer_info", "cards_left", "progress", "bankroll")
        assert team.get_texts(*names) == [
            "Player 1 · Wager $5 · hard 13",
            "Dealer 1 · hard 9 showing",
            "48 cards left",
            "Hand 1 of 10",
            "Bankroll $100",
        ]
        assert len(team.get_pictures("hand0")) == len(team.get_pictures("dealer")) == 2

    @pytest.mark.parametrize("moment", MOMENTS)
    def test_cannot_be_played_for_half_a_second(
        self, team: TeamDriver, time: Time, stack_deck: StackDeck, moment: str
    ) -> None:
        use_up(team, stack_deck, moment)
        assert team.get_buttons() == set()
        time.let_pass(499)
        assert team.get_buttons() == set()
        time.let_pass(1)
        assert team.get_buttons() == {"hit", "stand"}
        assert team.get_focused() is team.find("hit")
        assert team.get_text("message") == f"{USED_UP} Player 1: hit or stand."

    @pytest.mark.parametrize("key", ["h", "H", "s", "d", "Return", "KP_Enter", "space"])
    def test_key_is_not_taken_for_it(self, dealt_again: TeamDriver, key: str) -> None:
        dealt_again.press(key)
        self.assert_not_played(dealt_again)

    @pytest.mark.parametrize("letter", ["h", "s", "d", "w"])
    def test_alt_is_not_taken_for_it(
        self, dealt_again: TeamDriver, letter: str
    ) -> None:
        dealt_again.press(letter, dealt_again.get_alt())
        self.assert_not_played(dealt_again)

    @pytest.mark.parametrize("name", ["hit", "stand", "deal"])
    def test_button_is_not_taken_for_it(
        self, dealt_again: TeamDriver, name: str
    ) -> None:
        button: Any = dealt_again.find(name)
        dealt_again.click(name)
        button.invoke()
        button.focus_force()
        dealt_again.press("Return")
        dealt_again.press("space")
        self.assert_not_played(dealt_again)

    def assert_not_played(self, team: TeamDriver) -> None:
        """Assert that the new hand is as it was dealt."""
        assert [str(card) for card in team.match.player_hand] == ["8S", "5C"]
        assert team.match.can_hit()

    def test_is_played_afterwards(self, dealt_again: TeamDriver, time: Time) -> None:
        time.let_pass(500)
        dealt_again.stack("2H 3H")
        dealt_again.press("h")
        assert dealt_again.get_text("player_info").endswith("hard 15")
        assert dealt_again.get_text("message") == "Player 1: hit or stand."
        assert dealt_again.get_buttons() == {"hit", "stand"}

    def test_natural_in_it_is_paid_and_needs_no_waiting(
        self, team: TeamDriver, time: Time, stack_deck: StackDeck
    ) -> None:
        use_up(team, stack_deck, "hit", "AS 9D KC 7D")
        assert team.get_text("message") == (
            f"{USED_UP} A natural: you won $7. Wager $5 to $107, then press Deal."
        )
        assert team.get_buttons() == {"deal"}
        team.click("deal")
        assert team.get_buttons() == {"hit", "stand"}


class TestMotion:
    """The half second begins when the last card lies."""

    @pytest.fixture
    def moving(self, team: TeamDriver, time: Time) -> TeamDriver:
        """The form with cards that move when the test lets the time go on."""
        team.window.option_add("*animation", "on")
        return team

    @pytest.mark.parametrize("moment", MOMENTS)
    def test_nothing_can_be_played_while_cards_move_and_shortly_after(
        self, moving: TeamDriver, time: Time, stack_deck: StackDeck, moment: str
    ) -> None:
        use_up(moving, stack_deck, moment)
        steps = 0
        while is_moving(moving):
            assert moving.get_buttons() & {"hit", "stand"} == set()
            assert moving.get_texts("message", "cards_left") == (
                [USED_UP, "48 cards left"]
            )
            assert moving.get_focused().winfo_name() not in ("hit", "stand")
            time.go_on()
            steps += 1
        assert steps >= 8, "four cards come from the deck"
        time.let_pass(499)
        assert moving.get_buttons() == set()
        time.let_pass(1)
        assert moving.get_buttons() == {"hit", "stand"}

    def test_begins_when_a_press_puts_the_cards_down(
        self, moving: TeamDriver, time: Time, stack_deck: StackDeck
    ) -> None:
        use_up(moving, stack_deck, "hit")
        time.go_on()
        moving.press("h")
        assert not is_moving(moving)
        time.let_pass(499)
        assert moving.get_buttons() == set()
        time.let_pass(1)
        assert moving.get_buttons() == {"hit", "stand"}
        assert moving.match.player_hand.count == 2

    def test_begins_when_the_form_is_shown_anew(
        self, moving: TeamDriver, time: Time, stack_deck: StackDeck
    ) -> None:
        use_up(moving, stack_deck, "hit")
        moving.team_form.show()
        assert not is_moving(moving)
        assert moving.get_buttons() == set()
        time.let_pass(500)
        assert moving.get_buttons() == {"hit", "stand"}

    def test_button_invoked_while_cards_move_does_nothing(
        self, moving: TeamDriver, time: Time, stack_deck: StackDeck
    ) -> None:
        use_up(moving, stack_deck, "hit")
        for name in ("hit", "stand", "deal"):
            button: Any = moving.find(name)
            button.invoke()
        wait_until_still(moving, time)
        assert moving.match.player_hand.count == 2
        assert moving.match.can_hit()

    def test_natural_is_told_last(
        self, moving: TeamDriver, time: Time, stack_deck: StackDeck
    ) -> None:
        use_up(moving, stack_deck, "hit", "AS 9D KC 7D")
        while is_moving(moving):
            assert moving.get_text("message") == USED_UP
            assert moving.get_text("bankroll") == "Bankroll $100"
            assert "won" not in moving.get_visible_text()
            time.go_on()
        assert moving.get_text("bankroll") == "Bankroll $107"


class TestInTheMiddle:
    """Whatever is done within the half second breaks nothing."""

    def test_new_match(self, dealt_again: TeamDriver, time: Time) -> None:
        """What is typed for it is left alone when the half second is over."""
        dealt_again.begin(bankroll=50)
        dealt_again.type_wager("")
        time.let_pass(500)
        assert dealt_again.get_text("wager") == ""
        assert dealt_again.get_focused() is dealt_again.find("wager")
        assert dealt_again.get_buttons() == {"deal"}

    def test_new_match_that_uses_up_its_deck_too(
        self, dealt_again: TeamDriver, time: Time, stack_deck: StackDeck
    ) -> None:
        """The half second of the first match does not end that of the second."""
        time.let_pass(300)
        dealt_again.begin()
        use_up(dealt_again, stack_deck, "hit")
        time.let_pass(499)
        assert dealt_again.get_buttons() == set()
        time.let_pass(1)
        assert dealt_again.get_buttons() == {"hit", "stand"}

    def test_first_hand_of_a_new_match_waits_for_nothing(
        self, dealt_again: TeamDriver
    ) -> None:
        dealt_again.begin()
        dealt_again.deal("10S 6S", "9D 7D")
        assert dealt_again.get_buttons() == {"hit", "stand"}

    def test_another_game(
        self, window: MainWindow, dealt_again: TeamDriver, time: Time
    ) -> None:
        from tests.form_driver import show_game

        other = show_game(window, "simplified")
        time.let_pass(500)
        assert other.get_focused() is other.find("deal")
        show_game(window, "team")
        assert dealt_again.get_buttons() == {"hit", "stand"}
        assert dealt_again.get_focused() is dealt_again.find("hit")

    def test_another_game_and_back(
        self, window: MainWindow, dealt_again: TeamDriver, time: Time
    ) -> None:
        from tests.form_driver import show_game

        show_game(window, "simplified")
        show_game(window, "team")
        assert dealt_again.get_buttons() == set()
        time.let_pass(500)
        assert dealt_again.get_buttons() == {"hit", "stand"}

    def test_keyboard_on_new_match_stays_there(
        self, dealt_again: TeamDriver, time: Time
    ) -> None:
        dealt_again.find("new_match").focus_force()
        time.let_pass(500)
        assert dealt_again.get_focused() is dealt_again.find("new_match")

    def test_form_destroyed(self, dealt_again: TeamDriver, time: Time) -> None:
        dealt_again.form.destroy()
        time.let_pass(500)

    def test_window_closed(
        self, team: TeamDriver, stack_deck: StackDeck, window: MainWindow
    ) -> None:
        use_up(team, stack_deck, "hit")
        assert window.tk.call("after", "info"), "the half second is waited for"
        window.close()
