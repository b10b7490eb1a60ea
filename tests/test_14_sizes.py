"""Every size of the window and every scaling of the display: nothing is cut off."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tests.areas import (
    SCALINGS,
    SIZES,
    check_all_is_inside_and_apart,
    check_all_texts_are_whole,
    check_eight_indices_can_be_read,
)
from tests.conftest import RootMaker
from tests.stacked_table import StackedTable

if TYPE_CHECKING:
    import tkinter as tk

    from gui.blackjack_form import Blackjack_Form

pytestmark = pytest.mark.house

EIGHT_CARDS = ("AS AC 2S 2C 3S 3C 2H 3H", "AD AH 2D 4C 3D 4H 2C 4S")
TAGS = ("dealer", "deck", "hand0", "hand1")
ELEVEN_CARDS = "AS AC AD AH 2S 2C 2D 2H 3S 3C 3D"

FormMaker = Callable[[float, int, int], "Blackjack_Form"]


@pytest.fixture
def make_form(make_root_at: RootMaker) -> FormMaker:
    """A function that makes a form at a scaling and a size for scaling 1."""

    def make(scaling: float, width: int, height: int) -> Blackjack_Form:
        from gui.blackjack_form import Blackjack_Form

        form = Blackjack_Form(make_root_at(scaling, width, height))
        form.grid(sticky="nsew")
        form.winfo_toplevel().update()
        return form

    return make


@pytest.mark.parametrize(("scaling", "width", "height"), SIZES)
class TestTwoHandsOfEightCards:
    """The largest usual situation, at every size."""

    @pytest.fixture(autouse=True)
    def deal(self, table: StackedTable) -> None:
        """Deal it: the form shows what is there when it is made."""
        table.deal_split(*EIGHT_CARDS, "10D 7D")

    def test_all_is_inside_and_apart(
        self, make_form: FormMaker, scaling: float, width: int, height: int
    ) -> None:
        check_all_is_inside_and_apart(make_form(scaling, width, height), TAGS)

    def test_all_texts_are_whole(
        self, make_form: FormMaker, scaling: float, width: int, height: int
    ) -> None:
        check_all_texts_are_whole(make_form(scaling, width, height))

    def test_index_of_every_card_can_be_read(
        self, make_form: FormMaker, scaling: float, width: int, height: int
    ) -> None:
        form = make_form(scaling, width, height)
        for tag in ("hand0", "hand1"):
            check_eight_indices_can_be_read(form, tag, scaling)


@pytest.mark.parametrize("scaling", SCALINGS)
def test_longest_hand_there_is_fits(
    make_form: FormMaker, table: StackedTable, scaling: float
) -> None:
    table.deal(ELEVEN_CARDS, "10D 7D")
    form = make_form(scaling, 960, 640)
    canvas: tk.Canvas = form.nametowidget("table")
    assert canvas.bbox("card&&hand0")[2] < form.winfo_width() // 2


@pytest.mark.parametrize("scaling", SCALINGS)
def test_larger_window_gives_larger_cards(make_form: FormMaker, scaling: float) -> None:
    from gui.blackjack_layout import get_shown_card_width

    small = get_shown_card_width(make_form(scaling, 960, 640))
    large = get_shown_card_width(make_form(scaling, 1280, 800))
    assert 72 * scaling <= small < large


def test_scaling_makes_cards_larger(make_form: FormMaker) -> None:
    from gui.blackjack_layout import get_shown_card_width

    one = get_shown_card_width(make_form(1.0, 960, 640))
    two = get_shown_card_width(make_form(2.0, 960, 640))
    assert two == pytest.approx(2 * one, abs=6)


def test_long_numbers_fit(
    make_form: FormMaker, table: StackedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody wins that much in an evening, but the form must not care."""
    import games.blackjack

    monkeypatch.setattr(games.blackjack, "_player_funds", 1_234_567 + 234_567)
    table.deal("10S 7S", "10D 7D", bet=234_567)
    form = make_form(1.0, 960, 640)
    funds = form.nametowidget("bet_panel.funds")
    assert funds.cget("text") == "Funds $1,234,567"
    assert funds.winfo_width() >= funds.winfo_reqwidth()


def test_cards_follow_the_window(make_form: FormMaker, table: StackedTable) -> None:
    table.deal_split(*EIGHT_CARDS, "10D 7D")
    form = make_form(1.0, 1120, 720)
    root = form.winfo_toplevel()
    for width, height in ((960, 640), (1920, 1080), (960, 640)):
        root.geometry(f"{width}x{height}")
        root.update()
        assert (form.winfo_width(), form.winfo_height()) == (width, height)
        check_all_is_inside_and_apart(form, TAGS)


def get_luminance(colour: str) -> float:
    """Return the relative luminance of ``#RRGGBB``, as WCAG 2 defines it."""
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_every_text_has_enough_contrast(display: None) -> None:
    """At least 4.5 to 1, as WCAG 2 asks of normal text."""
    from gui.styles import TEXT_PAIRS

    for name, (text, background) in TEXT_PAIRS.items():
        lighter, darker = sorted(
            (get_luminance(text), get_luminance(background)), reverse=True
        )
        assert (lighter + 0.05) / (darker + 0.05) >= 4.5, name
