"""The form of Team Blackjack: the wager, typed and by arrow keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.card_time import Time, is_moving

if TYPE_CHECKING:
    from tests.team_driver import TeamDriver

pytestmark = pytest.mark.house

WHOLE = "The wager must be a whole number of dollars, from $5 to $100."
MOST = "The most you can wager is $100."
LEAST = "The least you can wager is $5."


def is_marked(team: TeamDriver) -> bool:
    """Return whether the wager box is marked as wrong."""
    box: Any = team.find("wager")
    return bool(box.instate(["invalid"]))


@pytest.mark.parametrize(
    ("wager", "message"),
    [
        pytest.param("", WHOLE, id="empty"),
        pytest.param("   ", WHOLE, id="spaces"),
        pytest.param("ten", WHOLE, id="letters"),
        pytest.param("12.5", WHOLE, id="fraction"),
        pytest.param("1e3", WHOLE, id="exponent"),
        pytest.param("1_000", WHOLE, id="underscore"),
        pytest.param("²", WHOLE, id="superscript"),
        pytest.param("-5", WHOLE, id="negative"),
        pytest.param("−5", WHOLE, id="negative with the sign of mathematics"),
        pytest.param("0", LEAST, id="zero"),
        pytest.param("4", LEAST, id="under the minimum"),
        pytest.param("101", MOST, id="more than the bankroll"),
        pytest.param("9" * 5000, MOST, id="five thousand nines"),
    ],
)
def test_wrong_wager_is_refused_in_plain_words(
    team: TeamDriver, wager: str, message: str
) -> None:
    """Nothing is dealt and nothing is lost, however Deal is pressed."""
    team.type_wager(wager)
    assert is_marked(team), "while it is typed"
    assert team.get_text("message") == message
    for name in ("deal", "Return"):
        if name == "deal":
            team.click(name)
        else:
            team.press(name)
        assert team.get_text("message") == message
        assert team.get_texts("wager", "bankroll") == [wager, "Bankroll $100"]
        assert team.get_focused() is team.find("wager")
        assert team.get_buttons() == {"deal"}
        assert team.match.wager == team.match.player_hand.count == 0


@pytest.mark.parametrize("wager", ["25", " 25 ", "0025", "0" * 5000 + "25"])
def test_plain_digits_are_taken(team: TeamDriver, wager: str) -> None:
    team.deal("10S 6S", "9D 7D", wager=wager)
    assert team.get_text("player_info") == "Player 1 · Wager $25 · hard 16"


class TestWhileTyping:
    """The box is marked and the reason said as long as what is typed is no wager."""

    def test_is_marked_at_once_and_only_as_long_as_it_is_wrong(
        self, team: TeamDriver
    ) -> None:
        seen = []
        for key in ("1", "0", "0", "1", "BackSpace"):
            team.press(key)
            seen.append((is_marked(team), team.get_text("message")))
        start = "Wager $5 to $100, then press Deal."
        assert seen == [
            (True, LEAST),
            (False, start),
            (False, start),
            (True, MOST),
            (False, start),
        ]

    def test_last_result_is_said_again_when_it_is_right(self, team: TeamDriver) -> None:
        team.win()
        result = "You won $5. Wager $5 to $105, then press Deal."
        team.type_wager("106")
        assert team.get_text("message") == "The most you can wager is $105."
        team.type_wager("105")
        assert team.get_text("message") == result

    def test_box_without_the_keyboard_shows_no_selection(
        self, team: TeamDriver
    ) -> None:
        """What is selected in it would hardly be legible in the usual grey."""
        from tkinter import ttk

        from gui import styles

        style = ttk.Style(team.window)
        for state, colour in (
            ([], styles.BOX),
            (["invalid"], styles.WRONG_BOX),
            (["focus"], styles.SELECTION),
        ):
            found = style.lookup(styles.TABLE_BOX, "selectbackground", state)
            assert found == colour

    def test_next_match_marks_nothing(self, team: TeamDriver) -> None:
        team.type_wager("rubbish")
        team.begin()
        assert not is_marked(team)
        assert team.get_texts("wager", "message") == [
            "5",
            "Wager $5 to $100, then press Deal.",
        ]


class TestArrowKeys:
    """Up and Down go to the next ten, within the limits."""

    @pytest.mark.parametrize(
        ("wager", "key", "changed"),
        [
            ("5", "Up", "10"),
            ("15", "Up", "20"),
            ("95", "Up", "100"),
            ("100", "Up", "100"),
            ("15", "Down", "10"),
            ("10", "Down", "5"),
            ("5", "Down", "5"),
            ("500", "Down", "100"),
            ("rubbish", "Up", "10"),
        ],
    )
    def test_go_to_the_next_ten(
        self, team: TeamDriver, wager: str, key: str, changed: str
    ) -> None:
        team.type_wager(wager)
        team.press(key)
        assert team.get_text("wager") == changed
        assert not is_marked(team)

    def test_change_nothing_while_a_hand_is_played(self, team: TeamDriver) -> None:
        team.deal("10S 6S", "9D 7D", wager="25")
        box = team.find("wager")
        box.focus_force()
        team.press("Up")
        box.event_generate("<Button-4>", x=5, y=5)
        assert team.get_text("wager") == "25"
        assert team.get_text("message") == "Player 1: hit or stand."


class TestOfferedAgain:
    """The last wager is offered again, as far as the limits allow."""

    @pytest.mark.parametrize(
        ("wager", "offered"), [("50", "50"), ("60", "40"), ("35", "35")]
    )
    def test_after_a_loss(self, team: TeamDriver, wager: str, offered: str) -> None:
        """Of $100 as much as was wagered is gone."""
        team.lose(wager)
        assert team.get_text("wager") == offered
        assert not is_marked(team)

    def test_next_player_is_offered_no_more_than_the_bankroll(
        self, team: TeamDriver
    ) -> None:
        team.begin(bankroll=20)
        team.win("20")
        team.lose("40")
        assert team.get_texts("bankroll", "wager") == ["Bankroll $20", "20"]

    def test_is_cut_when_the_loss_is_shown(self, team: TeamDriver, time: Time) -> None:
        team.window.option_add("*animation", "on")
        team.deal("10S 8S", "10D 9D", wager="60")
        team.team_form.hurry()
        team.window.update()
        team.click("stand")
        assert is_moving(team)
        assert team.get_text("wager") == "60"
        team.press("F9")
        assert team.get_text("wager") == "40"

    def test_new_match_offers_its_minimum(self, team: TeamDriver) -> None:
        team.lose("35")
        team.begin()
        assert team.get_text("wager") == "5"

    def test_what_is_typed_replaces_it(self, team: TeamDriver) -> None:
        team.find("wager").focus_force()
        team.press("w", team.get_alt())
        for key in "15":
            team.press(key)
        assert team.get_text("wager") == "15"
