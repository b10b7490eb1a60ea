"""The form of Team Blackjack by keyboard, and presses that come too often."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from gui.main_window import MainWindow
    from tests.team_driver import TeamDriver

pytestmark = pytest.mark.house

CAPS_LOCK = 0x2


@pytest.fixture
def ready(team: TeamDriver) -> TeamDriver:
    """The form with Deal in focus, and cards with which a hit is no bust."""
    team.stack("2S 9D 6C KD 3H 2C 9H 6D KH 3S")
    team.find("deal").focus_force()
    return team


class TestLetters:
    """D, H and S press their buttons, small or capital, with Alt too."""

    @pytest.mark.parametrize(
        ("letters", "state"),
        [("dhs", 0), ("DHS", 0x1), ("DHS", CAPS_LOCK), ("dhs", "alt")],
    )
    def test_press_their_buttons(
        self, ready: TeamDriver, letters: str, state: int | str
    ) -> None:
        bits = ready.get_alt() if state == "alt" else int(state)
        ready.press(letters[0], bits)
        assert ready.get_text("player_info").endswith("hard 8")
        ready.press(letters[1], bits)
        assert ready.get_text("player_info").endswith("hard 11")
        ready.press(letters[2], bits)
        assert ready.get_text("message").startswith("You lost $5.")

    def test_of_disabled_buttons_do_nothing(self, ready: TeamDriver) -> None:
        for key in "hs":
            ready.press(key)
        assert ready.match.wager == 0
        for _ in range(2):
            ready.press("d")
        assert ready.match.player_hand.count == 2

    @pytest.mark.parametrize("key", ["n", "w", "x", "r", "p", "1", "Up"])
    def test_others_do_nothing(self, ready: TeamDriver, key: str) -> None:
        before = ready.get_all_text()
        ready.press(key)
        assert ready.get_all_text() == before
        assert "match" not in ready.window.children

    def test_are_typed_in_the_box(self, team: TeamDriver) -> None:
        team.type_wager("")
        for key in "dhs":
            team.press(key)
        assert team.get_text("wager") == "dhs"
        assert team.match.wager == 0

    @pytest.mark.parametrize("key", ["n", "N"])
    def test_alt_n_opens_new_match(self, ready: TeamDriver, key: str) -> None:
        ready.press(key, ready.get_alt())
        assert "match" in ready.window.children

    def test_alt_w_goes_to_the_wager(self, ready: TeamDriver) -> None:
        ready.press("w", ready.get_alt())
        assert ready.get_focused() is ready.find("wager")

    def test_alt_w_goes_nowhere_while_a_hand_is_played(self, ready: TeamDriver) -> None:
        ready.press("d")
        ready.find("stand").focus_force()
        ready.press("w", ready.get_alt())
        assert ready.get_focused() is ready.find("stand")


class TestOtherKeys:
    """Return, Tab, and the keys of the menus."""

    def test_return_in_the_box_deals(self, team: TeamDriver) -> None:
        team.stack("2S 9D 6C KD")
        team.type_wager("25")
        team.press("Return")
        assert team.match.wager == 25

    def test_return_presses_the_button_with_the_focus(self, ready: TeamDriver) -> None:
        ready.press("Return")
        ready.find("stand").focus_force()
        ready.press("Return")
        assert ready.get_text("message").startswith("You lost $5.")

    def test_return_without_a_button_deals(self, ready: TeamDriver) -> None:
        ready.form.focus_force()
        ready.press("Return")
        assert ready.match.wager == 5

    @pytest.mark.parametrize("key", ["r", "R"])
    def test_control_r_opens_new_match(self, ready: TeamDriver, key: str) -> None:
        """It throws nothing away by itself."""
        from tests.form_driver import CONTROL

        ready.press("d")
        ready.press(key, CONTROL)
        assert "match" in ready.window.children
        assert ready.match.wager == 5

    def test_menu_opens_new_match(self, window: MainWindow, team: TeamDriver) -> None:
        window.tk.call(".menu_bar.game", "invoke", "New match…")
        assert "match" in window.children

    def test_f1_shows_the_rules(self, window: MainWindow, team: TeamDriver) -> None:
        team.press("F1")
        text = str(window.tk.call(".rules.text", "get", "1.0", "end"))
        for words in (
            "wins one and a half times the wager",
            "all cards are shuffled and it is dealt again",
            "wait half a second",
            "A player who has less than the minimum wager is out.",
            "Up and Down in the wager box: the next ten",
            "that button, or the wager",
            "H: Hit",
            "Ctrl+R: New match…",
            "F1: Rules",
        ):
            assert words in text

    def test_tab_walks_in_reading_order(self, ready: TeamDriver) -> None:
        """Before a hand: wager, Deal, New match; in a hand: Hit, Stand, New match."""
        for names in (["wager", "deal", "new_match"], ["hit", "stand", "new_match"]):
            ready.find(names[0]).focus_force()
            walked = []
            for _ in range(4):
                walked.append(ready.get_focused().winfo_name())
                ready.press("Tab")
            assert walked == [*names, names[0]]
            ready.press("d", ready.get_alt())

    def test_keyboard_never_goes_to_new_match_by_itself(self, team: TeamDriver) -> None:
        team.begin(players=1, bankroll=5)
        team.stack("10S 10D 6S 9D 2H")
        for name in ("deal", "hit", "stand"):
            team.click(name)
            assert team.get_focused() is not team.find("new_match")
        assert team.get_enabled() == {"new_match"}


class TestPresses:
    """What is pressed before the first result can be seen is dropped."""

    @pytest.mark.parametrize(
        ("before", "name", "count"),
        [([], "deal", 2), (["deal"], "hit", 3), (["deal"], "stand", 2)],
    )
    def test_three_clicks_do_one_thing(
        self, ready: TeamDriver, before: list[str], name: str, count: int
    ) -> None:
        for earlier in before:
            ready.click(earlier)
        ready.click(name, times=3)
        assert ready.match.player_hand.count == count
        assert ready.match.hand_number == (2 if name == "stand" else 1)

    @pytest.mark.parametrize(
        ("before", "key", "count"), [("", "d", 2), ("d", "h", 3), ("d", "s", 2)]
    )
    def test_three_keys_do_one_thing(
        self, ready: TeamDriver, before: str, key: str, count: int
    ) -> None:
        for earlier in before:
            ready.press(earlier)
        ready.press(key, times=3)
        assert ready.match.player_hand.count == count

    def test_double_click_on_new_match_opens_one_window(
        self, ready: TeamDriver
    ) -> None:
        ready.click("new_match", times=2)
        names = [name for name in ready.window.children if name.startswith("match")]
        assert names == ["match"]

    @pytest.mark.parametrize("key", ["Return", "space"])
    def test_held_key_deals_and_does_not_hit(self, ready: TeamDriver, key: str) -> None:
        hold(ready, key)
        assert ready.match.player_hand.count == 2
        assert ready.match.can_hit()


def hold(team: TeamDriver, keysym: str) -> None:
    """Hold a key down as X11 tells of it: each repetition is a release and a press."""
    focused: Any = team.get_focused()
    focused.event_generate("<KeyPress>", keysym=keysym)
    team.window.update()
    for _ in range(3):
        focused = team.get_focused()
        for kind in ("<KeyRelease>", "<KeyPress>"):
            focused.event_generate(kind, keysym=keysym, when="tail")
        team.window.update()
    team.get_focused().event_generate("<KeyRelease>", keysym=keysym)
    team.window.update()


class TestDoubleClickOnDeal:
    """A natural ends the hand at once, so that Deal stays enabled."""

    @staticmethod
    def click_at(team: TeamDriver, milliseconds: int) -> None:
        """Click on Deal at a time of the mouse; what it does is shown before the next."""
        deal = team.find("deal")
        for event in ("<ButtonPress-1>", "<ButtonRelease-1>"):
            deal.event_generate(event, x=5, y=5, time=milliseconds)
        team.window.update()

    @pytest.fixture
    def naturals(self, team: TeamDriver, monkeypatch: pytest.MonkeyPatch) -> TeamDriver:
        """The form, and a deck that begins with two naturals.

        The moment in which no second click on a button counts is over at once.
        """
        monkeypatch.setattr("gui.keyboard._TAP_TIME", 0)
        team.stack("AS 9D KC 8D AH 9C KD 8C")
        team.find("deal").event_generate("<Enter>", x=5, y=5)
        return team

    def test_is_one_wager(self, naturals: TeamDriver) -> None:
        for milliseconds in (1000, 1200):
            self.click_at(naturals, milliseconds)
        assert naturals.get_text("progress") == "Hand 2 of 10"

    def test_of_two_clicks_one_by_one_both_count(self, naturals: TeamDriver) -> None:
        for milliseconds in (1000, 3000):
            self.click_at(naturals, milliseconds)
        assert naturals.get_text("progress") == "Hand 3 of 10"
