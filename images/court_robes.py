"""The robes of the court figures, from the shoulders down to the belt.

The shoulders begin at -80; see images.court_cards.
"""

from gameobjects import Suit
from images.canvas import Canvas
from images.costumes import Costume
from images.curves import Path, circle, curve, ellipse, mirrored
from images.inks import GOLD, OUTLINE, PAPER, SKIN
from images.suit_signs import draw_sign

_BOTTOM = 70
_FINE_LINE = 2


def draw_robe(canvas: Canvas, suit: Suit, costume: Costume) -> None:
    """Draw the robe with small suit signs woven in, and its front with a button."""
    robe = Canvas()
    robe.fill(_get_robe(), costume.robe)
    _draw_woven_signs(robe, suit)
    robe.cut_out(_get_robe())
    canvas.shape([_get_robe()], costume.robe)
    canvas.add(robe)
    canvas.shape([_get_front(30)], GOLD)
    canvas.shape([_get_front(22)], costume.lining)
    canvas.shape([circle((0, -36), 5)], GOLD)


def draw_ermine_collar(canvas: Canvas) -> None:
    """Draw the white fur that lies on a king's shoulders."""
    right = [
        *curve((0, -68), (20, -74), (24, -84), (34, -86)),
        *curve((34, -86), (60, -84), (84, -70), (92, -52)),
        *curve((92, -52), (70, -36), (30, -30), (0, -30)),
    ]
    canvas.shape([right + mirrored(right)], PAPER)
    for x, y in ((-66, -58), (-44, -66), (-40, -46), (40, -46), (44, -66), (66, -58)):
        canvas.fill(ellipse((x, y), 2.5, 5), OUTLINE)


def draw_neckline(canvas: Canvas) -> None:
    """Draw the open neckline of a queen, with a golden hem."""
    right = curve((0, -32), (16, -40), (34, -56), (40, -76))
    neckline = mirrored(right) + right
    canvas.fill(neckline, SKIN)
    canvas.line(neckline, OUTLINE, 10)
    canvas.line(neckline, GOLD, 6)


def draw_pearls(canvas: Canvas) -> None:
    """Draw the string of pearls round a queen's neck."""
    for x, y in ((-20, -70), (-13, -63), (-4.5, -59), (4.5, -59), (13, -63), (20, -70)):
        canvas.shape([circle((x, y), 4)], PAPER, edge_width=1.5)


def draw_ruff(canvas: Canvas) -> None:
    """Draw the pleated collar of a jack."""
    for x in (-46, 46, -31, 31, -16, 16, 0):
        pleat = ellipse((x, -66 - abs(x) * 0.2), 11, 13)
        canvas.shape([pleat], PAPER, edge_width=1.5)


def _draw_woven_signs(canvas: Canvas, suit: Suit) -> None:
    for row in range(5):
        for column in range(-4, 5):
            x = column * 30 + 15 * (row % 2)
            draw_sign(canvas, suit, (x, -60 + row * 26), 15, ink=GOLD)


def _get_robe() -> Path:
    right = [
        *curve((0, -66), (30, -82), (60, -94), (84, -88)),
        *curve((84, -88), (100, -84), (106, -76), (112, -66)),
        (112, _BOTTOM),
    ]
    return right + mirrored(right)


def _get_front(half_width: float) -> Path:
    right: Path = [(half_width, -74), (half_width, _BOTTOM)]
    return right + mirrored(right)
