"""Where things lie in a form, at every size of the window and scaling of the display."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import tkinter as tk

    from gui.game_form import GameForm

SCALINGS = [1.0, 1.5, 2.0, 3.0]
# The last two are what a screen of 1920 by 1080 has room for.
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
    (1.75, 960, 571),
    (2.0, 960, 500),
]
"""Scalings, and sizes of the window in pixels at 96 dots an inch."""


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


def get_widget_areas(form: GameForm) -> list[Area]:
    """Return where the widgets lie that cover the table."""
    areas = []
    for name, widget in form.children.items():
        if name != "table":
            x, y = widget.winfo_x(), widget.winfo_y()
            right, bottom = x + widget.winfo_width(), y + widget.winfo_height()
            areas.append(Area(name, x, y, right, bottom))
    return areas


def get_card_areas(form: GameForm, tags: tuple[str, ...]) -> list[Area]:
    """Return where the cards of each hand or of the deck lie, by their tags."""
    table: tk.Canvas = form.nametowidget("table")
    return [Area(tag, *table.bbox(f"card&&{tag}")) for tag in tags]


def check_all_is_inside_and_apart(form: GameForm, tags: tuple[str, ...]) -> None:
    """Check that nothing is cut off and that nothing lies on anything else.

    Args:
        form: the form.
        tags: the tags of what lies on the table and must not be covered.
    """
    areas = get_card_areas(form, tags) + get_widget_areas(form)
    for index, area in enumerate(areas):
        assert area.left >= 0 and area.right <= form.winfo_width(), area
        assert area.top >= 0 and area.bottom <= form.winfo_height(), area
        for other in areas[index + 1 :]:
            assert not area.overlaps(other), f"{area.name} lies on {other.name}"


def check_all_texts_are_whole(form: GameForm) -> None:
    """Check that every widget has the room that it asks for."""
    from gui.card_table import CardTable
    from gui.widgets import iterate_widgets

    for widget in iterate_widgets(form):
        if not isinstance(widget, CardTable):
            assert widget.winfo_viewable(), widget
            assert widget.winfo_width() >= widget.winfo_reqwidth(), widget
            assert widget.winfo_height() >= widget.winfo_reqheight(), widget


def check_eight_indices_can_be_read(form: GameForm, tag: str, scaling: float) -> None:
    """Check that a hand has eight cards, and that the index of each can be read.

    At least 22 pixels of each covered card must show, at 96 dots an inch.
    """
    table: tk.Canvas = form.nametowidget("table")
    lefts = [table.coords(item)[0] for item in table.find_withtag(f"card&&{tag}")]
    assert len(lefts) == 8
    assert min(right - left for left, right in pairwise(lefts)) >= 22 * scaling
