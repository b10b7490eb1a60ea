"""The window that asks for the numbers of a new match of Team Blackjack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.card_time import get_picture, is_moving

if TYPE_CHECKING:
    from gui.main_window import MainWindow
    from tests.form_driver import FormDriver
    from tests.team_driver import TeamDriver

pytestmark = pytest.mark.house

CAPS_LOCK = 0x2

NAMES = ("players", "dealers", "bankroll", "minimum", "hands")

# Each wrong number: its box, what is typed, and what is said.
WRONG_NUMBERS = [
    (
        "players",
        "",
        "The number of players must be a whole number from 1 to 1,000,000.",
    ),
    (
        "dealers",
        "0",
        "The number of dealers must be a whole number from 1 to 1,000,000.",
    ),
    ("bankroll", "x", "The bankroll must be a whole number from 1 to 1,000,000."),
    ("minimum", "1.5", "The minimum wager must be a whole number from 1 to 1,000,000."),
    (
        "hands",
        "-1",
        "The number of hands a round must be a whole number from 1 to 1,000,000.",
    ),
    (
        "players",
        "1000001",
        "The number of players must be a whole number from 1 to 1,000,000.",
    ),
    (
        "players",
        "9" * 5000,
        "The number of players must be a whole number from 1 to 1,000,000.",
    ),
    ("bankroll", "4", "The bankroll must be at least the minimum wager, $5."),
    ("minimum", "101", "The bankroll must be at least the minimum wager, $101."),
]


class Dialog:
    """The window that asks for the numbers, opened over the form and driven."""

    def __init__(self, team: TeamDriver) -> None:
        team.click("new_match")
        self.team = team
        self.take_keyboard()

    @property
    def driver(self) -> FormDriver:
        """What drives the window."""
        from tests.team_driver import get_dialog

        return get_dialog(self.team.window)

    def take_keyboard(self) -> None:
        """Give the keyboard to what the window itself gave it to."""
        focused = self.driver.form.focus_lastfor()
        assert focused is not None
        focused.focus_force()
        self.team.window.update()

    def is_open(self) -> bool:
        """Return whether it is open."""
        return "match" in self.team.window.children

    def type_number(self, name: str, text: str) -> None:
        """Put a text into a box as if it were typed."""
        box: Any = self.driver.find(name)
        box.focus_force()
        box.delete(0, "end")
        box.insert(0, text)
        self.team.window.update()

    def press(self, key: str) -> None:
        """Press a key such as ``Return`` or ``Alt+s``; Caps Lock makes the capitals."""
        letter = key.removeprefix("Alt+")
        state = self.driver.get_alt() if letter != key else 0
        self.driver.press(letter, state | (CAPS_LOCK if letter.isupper() else 0))

    def get_wrong(self) -> list[str]:
        """Return the names of the boxes that are marked as wrong."""
        boxes: list[Any] = [self.driver.find(name) for name in NAMES]
        return [box.winfo_name() for box in boxes if box.instate(["invalid"])]


@pytest.fixture
def dialog(team: TeamDriver) -> Dialog:
    """The window that asks, opened over a hand in play."""
    team.deal("10S 6S", "9D 7D", "2H")
    return Dialog(team)


class TestDialog:
    """It asks for five numbers, and says what is wrong with them as they are typed."""

    def test_offers_the_numbers_of_the_match(self, team: TeamDriver) -> None:
        team.begin(
            players=2, dealers=4, bankroll=50, minimum_wager=10, hands_per_round=6
        )
        dialog = Dialog(team)
        assert [dialog.driver.get_text(name) for name in NAMES] == (
            ["2", "4", "50", "10", "6"]
        )
        assert dialog.driver.get_focused() is dialog.driver.find("players")
        assert dialog.driver.get_text("problem") == ""
        assert dialog.driver.is_enabled("start")

    @pytest.mark.parametrize(
        "start", ["click", "Return", "KP_Enter", "Alt+s", "Alt+S", "space"]
    )
    def test_starts_a_match_of_these_numbers(self, dialog: Dialog, start: str) -> None:
        for name, number in zip(NAMES, ("2", "4", "50", "10", "6")):
            dialog.type_number(name, number)
        if start == "space":
            dialog.driver.find("start").focus_force()
        if start == "click":
            dialog.driver.click("start")
        else:
            dialog.press(start)
        team = dialog.team
        assert not dialog.is_open()
        assert team.get_numbers() == [2, 4, 50, 10, 6]
        assert team.get_texts("message", "progress", "wager") == [
            "Wager $10 to $50, then press Deal.",
            "Hand 1 of 6",
            "10",
        ]
        assert team.get_pictures("hand0") == []

    @pytest.mark.parametrize("cancel", ["click", "Escape", "Return", "Alt+c", "Alt+C"])
    def test_cancelled_changes_nothing(self, dialog: Dialog, cancel: str) -> None:
        before, match = get_picture(dialog.team), dialog.team.match
        dialog.type_number("players", "7")
        if cancel == "Return":
            dialog.driver.find("cancel").focus_force()
        if cancel == "click":
            dialog.driver.click("cancel")
        else:
            dialog.press(cancel)
        assert not dialog.is_open()
        assert dialog.team.match is match
        assert get_picture(dialog.team) == before

    @pytest.mark.parametrize(("name", "text", "sentence"), WRONG_NUMBERS)
    def test_wrong_number_is_said(
        self, dialog: Dialog, name: str, text: str, sentence: str
    ) -> None:
        match = dialog.team.match
        dialog.type_number(name, text)
        assert dialog.driver.get_text("problem") == sentence
        marked = "bankroll" if "at least the minimum" in sentence else name
        assert dialog.get_wrong() == [marked]
        assert not dialog.driver.is_enabled("start")
        dialog.driver.press("Return")
        dialog.driver.press("s", dialog.driver.get_alt())
        dialog.driver.click("start")
        assert dialog.is_open()
        assert dialog.team.match is match

    def test_what_is_typed_first_replaces_the_number_of_players(
        self, dialog: Dialog
    ) -> None:
        dialog.press("7")
        assert dialog.driver.get_text("players") == "7"

    def test_problem_goes_when_the_number_is_right_again(self, dialog: Dialog) -> None:
        dialog.type_number("hands", "x")
        dialog.type_number("hands", "3")
        assert dialog.driver.get_text("problem") == ""
        assert dialog.get_wrong() == []
        assert dialog.driver.is_enabled("start")

    def test_two_wrong_numbers_are_both_marked(self, dialog: Dialog) -> None:
        dialog.type_number("dealers", "")
        dialog.type_number("hands", "0")
        assert dialog.get_wrong() == ["dealers", "hands"]
        assert "number of dealers" in dialog.driver.get_text("problem")

    def test_is_as_large_with_a_problem_as_without(self, dialog: Dialog) -> None:
        window = dialog.driver.form
        before = window.winfo_width(), window.winfo_height()
        dialog.type_number("hands", "x")
        assert (window.winfo_width(), window.winfo_height()) == before
        label = dialog.driver.find("problem")
        assert label.winfo_height() >= label.winfo_reqheight()

    def test_arrow_keys_count_and_check(self, dialog: Dialog) -> None:
        dialog.type_number("minimum", "100")
        dialog.driver.press("Up")
        assert dialog.driver.get_text("minimum") == "101"
        assert dialog.get_wrong() == ["bankroll"]
        dialog.driver.press("Down")
        assert dialog.get_wrong() == []

    @pytest.mark.parametrize("digits", ["007", " 7 ", "0" * 5000 + "7"])
    def test_plain_digits_are_taken(self, dialog: Dialog, digits: str) -> None:
        dialog.type_number("players", digits)
        dialog.driver.press("Return")
        assert dialog.team.match.players == 7

    @pytest.mark.parametrize("state", [0x4, 0x8, 0x40], ids=["Ctrl", "Alt", "Super"])
    def test_return_with_a_command_key_starts_nothing(
        self, dialog: Dialog, monkeypatch: pytest.MonkeyPatch, state: int
    ) -> None:
        monkeypatch.setattr("gui.keyboard._get_system", lambda _: "x11")
        dialog.driver.press("Return", state)
        assert dialog.is_open()

    def test_tab_walks_through_it(self, dialog: Dialog) -> None:
        walked = []
        for _ in range(8):
            walked.append(dialog.driver.get_focused().winfo_name())
            dialog.driver.press("Tab")
        assert walked == [*NAMES, "start", "cancel", "players"]


class TestDialogAndForm:
    """Whatever is going on while it is opened or open breaks nothing."""

    def test_opened_again_keeps_what_was_typed(self, dialog: Dialog) -> None:
        dialog.type_number("players", "7")
        dialog.team.click("new_match")
        assert dialog.driver.get_text("players") == "7"
        names = [n for n in dialog.team.window.children if n.startswith("match")]
        assert names == ["match"]

    def test_hand_can_be_played_on_under_it(self, dialog: Dialog) -> None:
        dialog.team.click("hit")
        assert dialog.team.get_text("player_info").endswith("hard 18")
        dialog.take_keyboard()
        dialog.driver.press("Escape")
        assert dialog.team.get_buttons() == {"hit", "stand"}

    def test_opened_in_the_middle_of_motion(self, team: TeamDriver) -> None:
        team.window.option_add("*animation", "on")
        team.deal("10S 6S", "9D 7D")
        team.press("r", 0x4)
        assert not is_moving(team)
        team.press("r", 0x4)
        assert "match" in team.window.children

    def test_started_in_the_middle_of_motion(self, team: TeamDriver) -> None:
        dialog = Dialog(team)
        team.window.option_add("*animation", "on")
        team.deal("10S 6S", "9D 7D")
        assert is_moving(team)
        dialog.take_keyboard()
        dialog.driver.press("Return")
        assert not is_moving(team)
        assert team.get_pictures("hand0") == []
        team.click("deal")
        assert is_moving(team)

    def test_keyboard_goes_to_the_wager_afterwards(self, dialog: Dialog) -> None:
        dialog.driver.press("Return")
        dialog.team.window.update()
        assert dialog.team.window.focus_lastfor() is dialog.team.find("wager")

    @pytest.mark.parametrize("key", ["Return", "space"])
    @pytest.mark.parametrize("system", ["x11", "win32"])
    def test_held_key_opens_it_and_does_nothing_more(
        self,
        team: TeamDriver,
        monkeypatch: pytest.MonkeyPatch,
        key: str,
        system: str,
    ) -> None:
        """Each system tells of it in its own way; the next press counts again."""
        monkeypatch.setattr("gui.keyboard._get_system", lambda _: system)
        match = team.match
        focused: Any = team.find("new_match")
        focused.focus_force()
        focused.event_generate("<KeyPress>", keysym=key)
        team.window.update()
        dialog: Any = team.window.nametowidget(".match")
        dialog.focus_lastfor().focus_force()
        for _ in range(3):
            focused = team.get_focused()
            if system == "x11":
                focused.event_generate("<KeyRelease>", keysym=key, when="tail")
            focused.event_generate("<KeyPress>", keysym=key, when="tail")
            team.window.update()
        team.get_focused().event_generate("<KeyRelease>", keysym=key)
        team.window.update()
        assert team.match is match
        assert [dialog.children[name].get() for name in NAMES] == (
            ["3", "3", "100", "5", "10"]
        )
        team.press("Return")
        assert team.match is not match

    def test_another_game_chosen_closes_it(
        self, window: MainWindow, dialog: Dialog
    ) -> None:
        """A match would begin that nobody sees."""
        window.show_game("blackjack")
        window.update()
        assert not dialog.is_open()

    def test_form_destroyed_closes_it(self, dialog: Dialog) -> None:
        dialog.team.form.destroy()
        dialog.team.window.update()
        assert not dialog.is_open()

    def test_closed_with_a_number_that_is_not_checked_yet(self, dialog: Dialog) -> None:
        box: Any = dialog.driver.find("players")
        box.insert("end", "0")
        dialog.driver.form.destroy()
        dialog.team.window.update()
        assert not dialog.is_open()

    def test_main_window_closed_under_it(
        self, window: MainWindow, dialog: Dialog
    ) -> None:
        box: Any = dialog.driver.find("players")
        box.insert("end", "0")  # what is typed is about to be checked
        window.close()
