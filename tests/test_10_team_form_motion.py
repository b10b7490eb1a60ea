"""The form of Team Blackjack: cards that move, and presses while they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from tests.card_time import Time, get_picture, is_moving, wait_until_still
from tests.conftest import CardMaker

if TYPE_CHECKING:
    from gui.main_window import MainWindow
    from tests.team_driver import TeamDriver

pytestmark = pytest.mark.house

StackDeck = Callable[[str], None]

# Each ending: the numbers of the match, the last cards of the deck, the first ones of
# the next deck, and the clicks.
ENDINGS: dict[str, tuple[dict[str, int], str, str, list[str]]] = {
    "won": ({}, "10S 9D KC 8D 2S", "", ["deal", "stand"]),
    "dealer draws": ({}, "10S 2D 8C 3D 4H 5C 6S 7S", "", ["deal", "stand"]),
    "bust": ({}, "10S 9D 6C 8D KH", "", ["deal", "hit"]),
    "natural": ({}, "AS 9D KC 7D 2H", "", ["deal"]),
    "second hand": (
        {},
        "10S 9D KC 8D 4S 5D 6C 7D 8S",
        "",
        ["deal", "stand", "deal", "hit"],
    ),
    "player out": ({"bankroll": 5}, "10S 9D 8C KD 2S", "", ["deal", "stand"]),
    "dealer out": ({"hands_per_round": 1}, "AS 9D KC 7D 2S", "", ["deal"]),
    "match over": (
        {"players": 1, "bankroll": 5},
        "10S 9D 8C KD 2S",
        "",
        ["deal", "stand"],
    ),
    "reshuffle at a hit": ({}, "2S 3D 4C 5D", "8S 9D 5C 7D", ["deal", "hit"]),
    "reshuffle at a draw": ({}, "10S 2D KC 3D", "8S 9D 5C 7D", ["deal", "stand"]),
    "reshuffle at the deal": ({}, "2S 3D", "8S 9D 5C 7D", ["deal"]),
    "reshuffle and natural": ({}, "2S 3D 4C 5D", "AS 9D KC 7D", ["deal", "hit"]),
}


@pytest.fixture
def moving(team: TeamDriver, time: Time) -> TeamDriver:
    """The form with cards that move when the test lets the time go on."""
    team.window.option_add("*animation", "on")
    return team


class TestMotion:
    """Cards slide from the deck to their hands; what they tell comes with them."""

    @pytest.mark.parametrize("ending", ENDINGS)
    def test_picture_afterwards_is_the_one_without_motion(
        self, team: TeamDriver, time: Time, stack_deck: StackDeck, ending: str
    ) -> None:
        numbers, deck, next_deck, clicks = ENDINGS[ending]
        stack_deck(next_deck)
        pictures = []
        for setting in ("off", "on"):
            team.window.option_add("*animation", setting)
            team.begin(**numbers)
            team.stack(deck, only=True)
            for name in clicks:
                team.click(name)
                assert is_moving(team) is (setting == "on")
                wait_until_still(team, time)
            pictures.append(get_picture(team))
        assert pictures[0] == pictures[1]

    def test_points_are_counted_as_the_cards_arrive(
        self, moving: TeamDriver, time: Time
    ) -> None:
        moving.deal("AS 6C", "9D 7D", wager="25")
        assert self.watch(moving, time) == [
            ("Player 1 · Wager $25", "Dealer 1"),
            ("Player 1 · Wager $25 · soft 11", "Dealer 1"),
            ("Player 1 · Wager $25 · soft 11", "Dealer 1 · hard 9 showing"),
            ("Player 1 · Wager $25 · soft 17", "Dealer 1 · hard 9 showing"),
        ]

    def test_dealer_s_points_are_counted_too(
        self, moving: TeamDriver, time: Time
    ) -> None:
        """The wager stays until the result is shown."""
        moving.deal("10S 8C", "2D 3D", "4H KC")
        wait_until_still(moving, time)
        moving.click("stand")
        player = "Player 1 · Wager $5 · hard 18"
        assert self.watch(moving, time) == [
            (player, "Dealer 1 · hard 2 showing"),
            (player, "Dealer 1 · hard 5"),
            (player, "Dealer 1 · hard 9"),
        ]
        assert moving.get_texts("player_info", "dealer_info") == [
            "Player 1 · hard 18",
            "Dealer 1 · hard 19",
        ]

    def test_totals_of_the_last_hand_are_gone_at_the_deal(
        self, moving: TeamDriver, time: Time
    ) -> None:
        for _ in range(2):
            moving.deal("AS KC", "9D 7D")
            seen = self.watch(moving, time)
            assert seen[0] == ("Player 1 · Wager $5", "Dealer 1")

    def watch(self, team: TeamDriver, time: Time) -> list[tuple[str, str]]:
        """Return what both have, each time it changes while cards move."""
        seen: list[tuple[str, str]] = []
        while is_moving(team):
            player, dealer = team.get_texts("player_info", "dealer_info")
            if (player, dealer) not in seen:
                seen.append((player, dealer))
            time.go_on()
        return seen

    @pytest.mark.parametrize(
        ("player", "deck", "clicks"),
        [
            ("AS KC", "", []),
            ("10S 6S", "KH", ["hit"]),
            ("10S 8S", "", ["stand"]),
        ],
        ids=["natural", "bust", "lost"],
    )
    def test_result_comes_last(
        self,
        moving: TeamDriver,
        time: Time,
        player: str,
        deck: str,
        clicks: list[str],
    ) -> None:
        """Nothing tells it before, nor who goes: the match is of one hand each."""
        moving.begin(bankroll=5, hands_per_round=1)
        moving.deal(player, "10D 9D", deck)
        for name in clicks:
            wait_until_still(moving, time)
            moving.click(name)
        while is_moving(moving):
            assert moving.get_text("bankroll") == "Bankroll $5"
            assert "Wager $5" in moving.get_text("player_info")
            assert moving.get_text("message") in (
                "Wager $5, then press Deal.",
                "Player 1: hit or stand.",
            )
            assert moving.get_seats("player") == moving.get_seats("dealer") == "@oo"
            time.go_on()
        assert "x@o" in (moving.get_seats("player"), moving.get_seats("dealer"))
        assert "Wager" not in moving.get_text("player_info")

    def test_cards_of_a_deal_come_in_turn(self, moving: TeamDriver, time: Time) -> None:
        """Player, dealer, player, dealer: the order in which they become visible."""
        moving.deal("10S 6C", "9D 8D")
        table: Any = moving.find("table")
        seen: list[str] = []
        while is_moving(moving):
            time.go_on()
            for card in table.get_shown_cards():
                label = f"{card.tag} {card.name}"
                is_hidden = table.itemcget(card.item, "state") == "hidden"
                if not is_hidden and label not in seen:
                    seen.append(label)
        assert seen == ["hand0 10S", "dealer 9D", "hand0 6C", "dealer back"]


class TestHoleCard:
    """Nobody can see it before the hand is over."""

    # The dealer has 16, of which 9 can be seen; the hole card is the seven of diamonds.
    PLAYER, DEALER = "2S 6C", "9D 7D"

    def assert_hidden(self, team: TeamDriver, card: CardMaker) -> None:
        """Assert that nothing on the screen tells the hole card."""
        from gui.images import get_card_image

        table: Any = team.find("table")
        width = team.window.tk.call("image", "width", team.get_image_names("deck")[0])
        face = get_card_image(card("7D"), width, team.window)
        assert str(face) not in team.get_image_names("card")
        tags = [tag for item in table.find_all() for tag in table.gettags(item)]
        assert not [tag for tag in tags if "7D" in tag]
        history: Any = team.window.children["history"]
        for text in (team.get_all_text().replace("17", ""), history.get_text()):
            assert "16" not in text
            assert "7" not in text  # "Dealer stands on 17" is left out

    def test_is_hidden_while_cards_move_and_afterwards(
        self, moving: TeamDriver, time: Time, card: CardMaker
    ) -> None:
        moving.deal(self.PLAYER, self.DEALER, "2H")
        for name in ("hit", ""):
            while is_moving(moving):
                self.assert_hidden(moving, card)
                time.go_on()
            self.assert_hidden(moving, card)
            if name:
                moving.click(name)

    def test_is_hidden_in_a_hand_dealt_again(
        self, moving: TeamDriver, time: Time, stack_deck: StackDeck, card: CardMaker
    ) -> None:
        stack_deck("2S 9D 6C 7D")
        moving.stack("2C 3D", only=True)
        moving.click("deal")
        while is_moving(moving):
            self.assert_hidden(moving, card)
            time.go_on()
        self.assert_hidden(moving, card)
        time.let_pass(500)
        self.assert_hidden(moving, card)

    @pytest.mark.parametrize(
        ("player", "deck", "clicks"),
        [
            ("AS KC", "", []),
            ("10S 6S", "KH", ["hit"]),
            ("10S 6S", "KH", ["stand"]),
        ],
        ids=["natural", "bust", "stand"],
    )
    def test_is_shown_when_the_hand_is_over(
        self,
        team: TeamDriver,
        card: CardMaker,
        player: str,
        deck: str,
        clicks: list[str],
    ) -> None:
        from gui.images import get_card_image

        team.deal(player, self.DEALER, deck)
        for name in clicks:
            team.click(name)
        hole_card = team.get_image_names("dealer")[1]
        width = int(team.window.tk.call("image", "width", hole_card))
        assert hole_card == str(get_card_image(card("7D"), width, team.window))


class TestPressWhileMoving:
    """A press finishes the motion at once and does nothing else."""

    @pytest.mark.parametrize(
        ("before", "name", "count"), [([], "deal", 2), (["deal"], "hit", 3)]
    )
    def test_three_clicks_are_one_action(
        self,
        moving: TeamDriver,
        time: Time,
        before: list[str],
        name: str,
        count: int,
    ) -> None:
        moving.stack("2S 9D 2C KD 3H 4H")
        for earlier in before:
            moving.click(earlier)
            wait_until_still(moving, time)
        moving.click(name, times=3)
        assert not is_moving(moving)
        assert moving.match.player_hand.count == count

    @pytest.mark.parametrize("key", ["h", "s", "Return", "space", "F9"])
    def test_key_puts_the_cards_down(self, moving: TeamDriver, key: str) -> None:
        moving.deal("2S 2C", "9D KD", "3H")
        moving.press(key)
        assert not is_moving(moving)
        assert moving.match.player_hand.count == 2
        assert moving.get_text("message") == "Player 1: hit or stand."

    def test_new_match_puts_them_down(self, moving: TeamDriver) -> None:
        moving.deal("2S 2C", "9D KD", "3H")
        moving.team_form.start_again()
        assert not is_moving(moving)

    def test_match_that_begins_takes_them_away(
        self, moving: TeamDriver, time: Time
    ) -> None:
        moving.deal("2S 2C", "9D KD", "3H")
        time.go_on()
        moving.begin()
        assert not is_moving(moving)
        time.go_on()
        assert moving.get_pictures("hand0") == []
        moving.deal("2S 2C", "9D KD")
        wait_until_still(moving, time)
        assert len(moving.get_pictures("hand0")) == 2

    def test_another_game_chosen_puts_them_down(
        self, window: MainWindow, moving: TeamDriver
    ) -> None:
        moving.deal("2S 2C", "9D KD", "3H")
        window.show_game("blackjack")
        assert not is_moving(moving)

    def test_window_closed(self, window: MainWindow, team: TeamDriver) -> None:
        window.option_add("*animation", "on")
        team.deal("2S 2C", "9D KD", "3H")
        assert is_moving(team)
        window.close()
