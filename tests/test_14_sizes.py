"""Every size of the window and every scaling of the display: nothing is cut off."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import pytest

from tests.stacked_table import StackedTable

if TYPE_CHECKING:
    import tkinter as tk

    from gui.blackjack_form import Blackjack_Form

pytestmark = pytest.mark.house

SCALINGS = [1.0, 1.5, 2.0, 3.0]
SIZES = [
    (1.0, 960, 640),
    (1.0, 1366, 700),
    (1.0, 1920, 1080),
    (1.0, 1000, 1400),
    (1.0, 2400, 700),
    (1.5, 960, 640),
    (1.5, 1366, 700),
    (2.0, 960, 640),
    (3.0, 960, 640),
]
"""Scalings, and sizes of the window in pixels at 96 dots an inch."""
EIGHT_CARDS = ("AS AC 2S 2C 3S 3C 2H 3H", "AD AH 2D 4C 3D 4H 2C 4S")
ELEVEN_CARDS = "AS AC AD AH 2S 2C 2D 2H 3S 3C 3D"

FormMaker = Callable[[float, int, int], "Blackjack_Form"]


class Area(NamedTuple):
    """A rectangle, in pixels of the window."""

    name: str
    left: int
    top: int
    right: int
    bottom: int

    def overlaps(self, other: Area) -> bool:
        """Return whether two rectangles have a pixel in common."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


@pytest.fixture
def make_form(make_root: Callable[[], tk.Tk]) -> FormMaker:
    """A function that makes a form at a scaling and a size for scaling 1."""

    def make(scaling: float, width: int, height: int) -> Blackjack_Form:
        from gui.blackjack_form import Blackjack_Form

        root = make_root()
        root.tk.call("tk", "scaling", scaling * 96 / 72)
        root.geometry(f"{round(width * scaling)}x{round(height * scaling)}+0+0")
        form = Blackjack_Form(root)
        form.grid(sticky="nsew")
        root.update()
        return form

    return make


def get_widget_areas(form: Blackjack_Form) -> list[Area]:
    """Return where the widgets lie that cover the table."""
    areas = []
    for name, widget in form.children.items():
        if name != "table":
            x, y = widget.winfo_x(), widget.winfo_y()
            right, bottom = x + widget.winfo_width(), y + widget.winfo_height()
            areas.append(Area(name, x, y, right, bottom))
    return areas


def get_card_areas(form: Blackjack_Form) -> list[Area]:
    """Return where the hands and the deck lie."""
    table: tk.Canvas = form.nametowidget("table")
    return [
        Area(tag, *table.bbox(f"card&&{tag}"))
        for tag in ("dealer", "deck", "hand0", "hand1")
    ]


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
        form = make_form(scaling, width, height)
        areas = get_card_areas(form) + get_widget_areas(form)
        for area in areas:
            assert area.left >= 0 and area.right <= form.winfo_width(), area
            assert area.top >= 0 and area.bottom <= form.winfo_height(), area
        for index, area in enumerate(areas):
            for other in areas[index + 1 :]:
                assert not area.overlaps(other), f"{area.name} lies on {other.name}"

    def test_all_texts_are_whole(
        self, make_form: FormMaker, scaling: float, width: int, height: int
    ) -> None:
        from gui.card_table import CardTable
        from gui.widgets import iterate_widgets

        form = make_form(scaling, width, height)
        for widget in iterate_widgets(form):
            if not isinstance(widget, CardTable):
                assert widget.winfo_viewable(), widget
                assert widget.winfo_width() >= widget.winfo_reqwidth(), widget
                assert widget.winfo_height() >= widget.winfo_reqheight(), widget

    def test_index_of_every_card_can_be_read(
        self, make_form: FormMaker, scaling: float, width: int, height: int
    ) -> None:
        """At least 22 pixels of each covered card show, at 96 dots an inch."""
        form = make_form(scaling, width, height)
        table: tk.Canvas = form.nametowidget("table")
        for tag in ("hand0", "hand1"):
            lefts = [
                table.coords(item)[0] for item in table.find_withtag(f"card&&{tag}")
            ]
            assert len(lefts) == 8
            steps = [right - left for left, right in pairwise(lefts)]
            assert min(steps) >= 22 * scaling


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
        areas = get_card_areas(form) + get_widget_areas(form)
        for index, area in enumerate(areas):
            assert area.right <= width and area.bottom <= height, area
            for other in areas[index + 1 :]:
                assert not area.overlaps(other), f"{area.name} lies on {other.name}"


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
