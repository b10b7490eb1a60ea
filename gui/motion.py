"""Cards that move: a list of steps, played one after another on a table.

Nothing is remembered anywhere: a step has all that it needs, and the rest of the list
travels with it from one timer to the next. A step whose card is no longer on the table
belongs to a picture that was drawn anew meanwhile; it is dropped, and the rest with it.
"""

import tkinter as tk
from collections.abc import Callable
from functools import partial
from math import pi, sin
from time import monotonic
from typing import NamedTuple

from gui.styles import to_pixels

SLIDE_TIME = 200
"""How long a card is on its way, in milliseconds."""

_FRAME_TIME = 15
_HOP = 12
_MOVING = "moving"


class Step(NamedTuple):
    """A card that goes to its place, or turns over there.

    Attributes:
        item: the card on the canvas.
        start: where it comes from, in pixels.
        end: where it goes to, in pixels.
        images: what it shows on its way and what it shows when it is there.
        arrive: called when it is there.
    """

    item: int
    start: tuple[float, float]
    end: tuple[float, float]
    images: tuple[str, str]
    arrive: Callable[[], None]


def is_moving(table: tk.Canvas) -> bool:
    """Return whether cards of a table are on their way."""
    return bool(table.find_withtag(_MOVING))


def play(table: tk.Canvas, steps: list[Step], when_done: Callable[[], None]) -> None:
    """Play steps on a table on which all cards lie in their places already.

    A card that has yet to come is hidden; one that has yet to turn over shows its back.

    Args:
        table: the canvas of the cards.
        steps: what to play, in this order.
        when_done: called after the last step.
    """
    for step in reversed(steps):  # the first step of a card has the last word
        state = "normal" if step.start == step.end else "hidden"
        table.addtag_withtag(_MOVING, step.item)
        table.itemconfigure(step.item, image=step.images[0], state=state)
    _begin_next(table, steps, when_done)


def _begin_next(
    table: tk.Canvas, steps: list[Step], when_done: Callable[[], None]
) -> None:
    if steps:
        _move(table, steps, when_done, monotonic())
    else:
        when_done()


def _move(
    table: tk.Canvas,
    steps: list[Step],
    when_done: Callable[[], None],
    began: float,
) -> None:
    """Put the first card where it is now, and come back until it has arrived."""
    step, *rest = steps
    if not table.winfo_exists() or not table.type(step.item):
        return
    share = min(1.0, (monotonic() - began) * 1000 / SLIDE_TIME)
    _put(table, step, share)
    if share < 1:
        again = partial(_move, table, steps, when_done, began)
        table.nametowidget(".").after(_FRAME_TIME, again)
        return
    step.arrive()
    _begin_next(table, rest, when_done)


def _put(table: tk.Canvas, step: Step, share: float) -> None:
    """Slow down towards the end; a card that turns over shows its face half-way."""
    eased = 1 - (1 - share) ** 3
    x, y = (a + (b - a) * eased for a, b in zip(step.start, step.end))
    hop = sin(pi * share) * to_pixels(table, _HOP) if step.start == step.end else 0
    table.coords(step.item, x, y - hop)
    is_half_way = share >= 0.5
    table.itemconfigure(step.item, image=step.images[is_half_way], state="normal")
    table.tag_raise(step.item)
