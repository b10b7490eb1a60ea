"""The form of Team Blackjack at every size: nothing is cut off, whatever it says."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING

import pytest

from tests.areas import (
    SIZES,
    check_all_is_inside_and_apart,
    check_all_texts_are_whole,
    check_eight_indices_can_be_read,
    get_card_areas,
    get_widget_areas,
)
from tests.conftest import RootMaker
from tests.stacked_table import make_card, stack_pile

if TYPE_CHECKING:
    import tkinter as tk

    from gui.team_form import Team_Form

pytestmark = pytest.mark.house

TAGS = ("dealer", "deck", "hand0")

FormMaker = Callable[..., "Team_Form"]

MILLION = 1_000_000
LONGEST_MESSAGE = (
    "The deck is used up: the cards are shuffled and the hand is dealt again. "
    "A natural: you won $1,500,000. 1,000,000 hands played: dealer 999,998 leaves. "
    "Dealer 999,999 comes. Wager $1,000,000 to $2,500,000, then press Deal."
)


@pytest.fixture
def make_form(make_root_at: RootMaker, gameobjects: ModuleType) -> FormMaker:
    """A function that makes a form in which both hands have eight cards."""

    def make(
        scaling: float, width: int, height: int, number: int = 1, **numbers: int
    ) -> Team_Form:
        from games.team_blackjack import Match
        from gui.team_form import Team_Form

        form = Team_Form(make_root_at(scaling, width, height))
        match = Match(**numbers)
        match._player_number = match._dealer_number = number
        match._hand_number = match.hands_per_round
        form.begin(match)
        stack_pile(match._deck, gameobjects, "AS AC AD AH", only=False)
        match.place_wager(match.minimum_wager)
        for hand in (match.player_hand, match.dealer_hand):
            for index in ["2S", "2C", "2D", "2H", "3S", "3C"]:
                hand.add_card(make_card(gameobjects, index))
        form.show()
        form.grid(sticky="nsew")
        form.winfo_toplevel().update()
        return form

    return make


def check_words_are_apart(form: Team_Form) -> None:
    """Check that the words on the felt are on it and lie on nothing else."""
    table: tk.Canvas = form.nametowidget("table")
    (left, top, right, bottom), deck = table.bbox("words"), table.bbox("deck")
    assert 0 <= left and right <= form.winfo_width() and bottom <= form.winfo_height()
    for area in [*get_widget_areas(form), *get_card_areas(form, TAGS)]:
        is_beside = right <= area.left or area.right <= left
        assert is_beside or bottom <= area.top or area.bottom <= top, area.name
    assert deck[2] <= form.winfo_width()


@pytest.mark.parametrize(("scaling", "width", "height"), SIZES)
class TestSizes:
    """Both hands with eight cards, at every size of the window and the display."""

    def test_usual_match(
        self, make_form: FormMaker, scaling: float, width: int, height: int
    ) -> None:
        form = make_form(scaling, width, height)
        check_all_is_inside_and_apart(form, TAGS)
        check_all_texts_are_whole(form)
        check_words_are_apart(form)
        for tag in ("hand0", "dealer"):
            check_eight_indices_can_be_read(form, tag, scaling)

    def test_longest_numbers_and_message(
        self, make_form: FormMaker, scaling: float, width: int, height: int
    ) -> None:
        form = make_form(
            scaling,
            width,
            height,
            999_999,
            players=MILLION,
            dealers=MILLION,
            bankroll=MILLION,
            minimum_wager=MILLION,
            hands_per_round=MILLION,
        )
        assert form.nametowidget("progress").cget("text") == (
            "Hand 1,000,000 of 1,000,000"
        )
        form.set_text("message", LONGEST_MESSAGE)
        form.winfo_toplevel().update()
        check_all_is_inside_and_apart(form, TAGS)
        check_all_texts_are_whole(form)


@pytest.mark.parametrize("count", [7, 99, 999, 9999])
def test_seats_of_a_large_team_fit(make_form: FormMaker, count: int) -> None:
    form = make_form(
        1.0,
        960,
        640,
        count // 2,
        players=count,
        dealers=count,
        bankroll=MILLION,
        minimum_wager=MILLION,
        hands_per_round=MILLION,
    )
    check_all_is_inside_and_apart(form, TAGS)
    check_all_texts_are_whole(form)


@pytest.mark.parametrize(("width", "height"), [(960, 640), (1920, 1080)])
def test_deck_lies_at_the_right_edge_of_the_cells(
    make_form: FormMaker, width: int, height: int
) -> None:
    """As the wager does, but for the layer of the four cards that were dealt."""
    form = make_form(1.0, width, height)
    (deck,) = get_card_areas(form, ("deck",))
    panel = form.nametowidget("wager_panel")
    assert deck.right == pytest.approx(panel.winfo_x() + panel.winfo_width(), abs=2)


def test_cards_keep_their_size_whatever_is_said(make_form: FormMaker) -> None:
    """The message has room for its longest text, so that no card moves for it."""
    form = make_form(1.0, 960, 640)
    heights = []
    for message in ("Short.", LONGEST_MESSAGE):
        form.set_text("message", message)
        form.winfo_toplevel().update()
        form.show_table()
        areas = get_card_areas(form, TAGS)
        heights.append([(area.top, area.bottom) for area in areas])
    assert heights[0] == heights[1]


@pytest.mark.parametrize(("scaling", "width", "height"), [(1, 960, 640), (3, 960, 640)])
def test_dialog_with_its_longest_problem_is_whole(
    make_form: FormMaker, scaling: float, width: int, height: int
) -> None:
    form = make_form(scaling, width, height)
    form.start_again()
    root = form.winfo_toplevel()
    box = root.nametowidget(".match.hands")
    box.insert("end", "0000000")
    root.update()
    dialog = root.nametowidget(".match")
    label = root.nametowidget(".match.problem")
    assert label.cget("text").startswith("The number of hands a round must be")
    for widget in (label, *dialog.winfo_children()):
        assert widget.winfo_width() >= widget.winfo_reqwidth()
        assert widget.winfo_height() >= widget.winfo_reqheight()
        assert widget.winfo_x() + widget.winfo_width() <= dialog.winfo_width()
        assert widget.winfo_y() + widget.winfo_height() <= dialog.winfo_height()
