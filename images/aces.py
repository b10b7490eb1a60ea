"""The aces: one large pip, and for spades a larger and ornate one."""

from gameobjects import Card, Suit
from images.canvas import Canvas
from images.curves import (
    circle,
    curve,
    ellipse,
    mirrored,
    moved,
    turned,
)
from images.inks import BLACK, GOLD, PAPER
from images.suit_signs import draw_sign, get_sign_outlines

_PIP_HEIGHT = 170

_SPADE_CENTRE = (0, -8)
_SPADE_HEIGHT = 268
_INLAY_HEIGHT = 214
_FLOWER_CENTRE = (0, 24)


def draw_ace(canvas: Canvas, card: Card) -> None:
    """Draw the large pip of ``card``, which is an ace."""
    if card.suit is Suit.SPADES:
        _draw_ornate_spade(canvas)
    else:
        draw_sign(canvas, card.suit, (0, 0), _PIP_HEIGHT)


def _draw_ornate_spade(canvas: Canvas) -> None:
    _draw_scrolls(canvas)
    draw_sign(canvas, Suit.SPADES, _SPADE_CENTRE, _SPADE_HEIGHT)
    _draw_inlay(canvas)
    _draw_flower(canvas)
    _draw_leaves(canvas)


def _draw_inlay(canvas: Canvas) -> None:
    """Draw a thin line that runs along inside the spade's blade."""
    blade = get_sign_outlines(Suit.SPADES, (0, -4), _INLAY_HEIGHT)[0]
    canvas.line(blade, PAPER, 2.5)


def _draw_flower(canvas: Canvas) -> None:
    for degrees in range(0, 360, 30):
        petal = turned(ellipse((27, 0), 14, 5.5), degrees)
        canvas.fill(moved(petal, *_FLOWER_CENTRE), PAPER)
    canvas.fill(circle(_FLOWER_CENTRE, 19), BLACK)
    draw_sign(canvas, Suit.SPADES, _FLOWER_CENTRE, 28, ink=GOLD)


def _draw_leaves(canvas: Canvas) -> None:
    """Draw a spray of leaves from the flower up to the spade's point."""
    canvas.line([(0, -18), (0, -84)], PAPER, 2.5)
    for y, length in ((-18, 34), (-38, 25), (-56, 17)):
        leaf = [
            *curve((0, y), (length / 3, y), (length, y - 6), (length, y - 22)),
            *curve((length, y - 22), (length / 2, y - 22), (0, y - 12), (0, y)),
        ]
        canvas.fill(leaf, PAPER)
        canvas.fill(mirrored(leaf), PAPER)


def _draw_scrolls(canvas: Canvas) -> None:
    """Draw a scroll on each side of the spade's stalk."""
    scroll = [
        *curve((12, 118), (36, 150), (92, 144), (92, 116)),
        *curve((92, 116), (92, 98), (66, 98), (68, 116)),
    ]
    curl = circle(scroll[-1], 6)
    for path, end in ((scroll, curl), (mirrored(scroll), mirrored(curl))):
        canvas.line(path, BLACK, 4)
        canvas.fill(end, BLACK)
