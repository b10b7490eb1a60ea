"""What the court figures hold upright: a weapon, a sceptre, a flower or a leaf."""

from collections.abc import Callable

from gameobjects import Card, FaceValue, Suit
from images.canvas import Canvas
from images.curves import (
    Path,
    circle,
    curve,
    ellipse,
    mirrored,
    moved,
    rectangle,
    rounded_rectangle,
    turned,
)
from images.inks import GOLD, GREEN, OUTLINE, PAPER, RED, SKIN, STEEL, Ink
from images.suit_signs import get_sign_outlines

_HAND_X = 77
_HAND_Y = -16
_BOTTOM = 80


def draw_held_thing(canvas: Canvas, card: Card) -> None:
    """Draw what the figure of ``card`` holds, without the hand."""
    thing = _THINGS[card.face_value, card.suit]
    thing(canvas)


def draw_arm(canvas: Canvas, sleeve: Ink) -> None:
    """Draw the arm in its ``sleeve``, and the hand round the thing it holds."""
    forearm: Path = [(16, 40), (62, -2)]
    canvas.line(forearm, OUTLINE, 44)
    canvas.line(forearm, sleeve, 40)
    cuff = turned(rounded_rectangle(7, 24, 3), -42)
    canvas.shape([moved(cuff, 60, 0)], GOLD)
    _draw_hand(canvas)


def _draw_hand(canvas: Canvas) -> None:
    """Draw four fingers, one above the other."""
    for finger, reach in enumerate((11, 13, 13, 11)):
        outline = rounded_rectangle(reach, 5, 4.5)
        y = _HAND_Y - 14 + finger * 9
        canvas.shape([moved(outline, _HAND_X, y)], SKIN, edge_width=1.5)


def _draw_sword(canvas: Canvas) -> None:
    blade: Path = [(-7, -40), (-7, -176), (0, -192), (7, -176), (7, -40)]
    _draw(canvas, [blade], STEEL)
    canvas.line(moved([(0, -44), (0, -172)], _HAND_X, 0), OUTLINE, 2)
    _draw(canvas, [moved(rounded_rectangle(25, 5, 4), 0, -40)], GOLD)
    _draw(canvas, [moved(rectangle(4, 24), 0, -12)], GOLD)
    _draw(canvas, [circle((0, 14), 8)], GOLD)


def _draw_orb_sceptre(canvas: Canvas) -> None:
    _draw_staff(canvas, -150)
    _draw(canvas, [moved(rectangle(3, 10), 0, -186)], GOLD)
    _draw(canvas, [moved(rectangle(9, 3), 0, -188)], GOLD)
    _draw(canvas, [circle((0, -158), 17)], GOLD)
    _draw(canvas, [moved(rectangle(17, 4), 0, -158)], RED)


def _draw_spade_sceptre(canvas: Canvas) -> None:
    _draw_staff(canvas, -150)
    _draw(canvas, get_sign_outlines(Suit.SPADES, (0, -166), 48), GOLD)
    _draw(canvas, [ellipse((0, -136), 11, 5)], GOLD)


def _draw_axe(canvas: Canvas) -> None:
    _draw_staff(canvas, -150)
    blade = [
        *curve((-3, -176), (-10, -176), (-15, -184), (-19, -190)),
        *curve((-19, -190), (-29, -166), (-29, -152), (-19, -128)),
        *curve((-19, -128), (-15, -134), (-10, -142), (-3, -142)),
    ]
    _draw(canvas, [blade, mirrored(blade)], STEEL)
    _draw(canvas, [moved(rectangle(5, 22), 0, -159)], GOLD)


def _draw_halberd(canvas: Canvas) -> None:
    _draw_staff(canvas, -150)
    spike: Path = [(-6, -160), (0, -204), (6, -160)]
    blade = [
        *curve((4, -166), (12, -168), (16, -174), (20, -178)),
        *curve((20, -178), (28, -160), (28, -148), (20, -132)),
        *curve((20, -132), (16, -140), (12, -144), (4, -144)),
    ]
    hook: Path = [(-4, -164), (-22, -154), (-4, -146)]
    _draw(canvas, [spike, blade, hook], STEEL)
    _draw(canvas, [moved(rectangle(5, 12), 0, -153)], GOLD)


def _draw_pennon(canvas: Canvas) -> None:
    _draw_staff(canvas, -182)
    _draw(canvas, [[(-8, -182), (0, -206), (8, -182)]], STEEL)
    cloth = [
        *curve((4, -178), (12, -184), (18, -172), (27, -176)),
        (20, -160),
        *curve((27, -144), (18, -140), (12, -150), (4, -146)),
    ]
    _draw(canvas, [cloth], RED)


def _draw_leaf(canvas: Canvas) -> None:
    _draw_stem(canvas)
    right = curve((0, -196), (30, -174), (26, -140), (0, -124))
    _draw(canvas, [right + mirrored(right)], GREEN)
    canvas.line(moved([(0, -186), (0, -124)], _HAND_X, 0), OUTLINE, 2)


def _draw_leafy_staff(canvas: Canvas) -> None:
    _draw_staff(canvas, -170)
    for y, side in ((-90, 1), (-112, -1), (-134, 1), (-156, -1)):
        _draw(canvas, [_get_small_leaf(y, side)], GREEN)
    top = curve((0, -204), (14, -192), (12, -176), (0, -168))
    _draw(canvas, [top + mirrored(top)], GREEN)


def _draw_daisy(canvas: Canvas) -> None:
    _draw_stem(canvas)
    petal = ellipse((0, -16), 7, 11)
    for degrees in range(0, 360, 45):
        _draw(canvas, [moved(turned(petal, degrees), 0, -152)], PAPER)
    _draw(canvas, [circle((0, -152), 10)], GOLD)


def _draw_tulip(canvas: Canvas) -> None:
    _draw_stem(canvas)
    right = [
        *curve((10, -178), (14, -170), (18, -176), (21, -184)),
        *curve((21, -184), (28, -150), (18, -130), (0, -130)),
    ]
    _draw(canvas, [right + mirrored(right)], GOLD)
    middle = curve((0, -188), (14, -170), (14, -144), (0, -130))
    _draw(canvas, [middle + mirrored(middle)], RED)


def _draw_rose(canvas: Canvas) -> None:
    _draw_stem(canvas)
    petal = circle((0, -14), 13)
    petals = [moved(turned(petal, angle), 0, -154) for angle in range(0, 360, 72)]
    _draw(canvas, petals, RED)
    _draw(canvas, [circle((0, -154), 12)], RED)
    _draw(canvas, [circle((0, -154), 5)], GOLD)


def _draw_lily(canvas: Canvas) -> None:
    _draw_stem(canvas)
    side = [
        *curve((0, -132), (8, -160), (14, -176), (28, -176)),
        *curve((28, -176), (30, -160), (20, -140), (0, -132)),
    ]
    _draw(canvas, [side], PAPER)
    _draw(canvas, [mirrored(side)], PAPER)
    middle = curve((0, -192), (14, -172), (12, -150), (0, -132))
    _draw(canvas, [middle + mirrored(middle)], PAPER)
    _draw(canvas, [ellipse((0, -134), 9, 5)], GOLD)


def _draw_staff(canvas: Canvas, top: float) -> None:
    _draw(canvas, [[(-4, top), (4, top), (4, _BOTTOM), (-4, _BOTTOM)]], GOLD)


def _draw_stem(canvas: Canvas) -> None:
    _draw(canvas, [[(-2, -140), (2, -140), (2, _BOTTOM), (-2, _BOTTOM)]], GREEN)
    _draw(canvas, [_get_small_leaf(-76, 1), _get_small_leaf(-92, -1)], GREEN)


def _get_small_leaf(y: float, side: int) -> Path:
    leaf = [
        *curve((0, y), (2, y - 14), (12, y - 20), (22, y - 20)),
        *curve((22, y - 20), (22, y - 8), (12, y), (0, y)),
    ]
    return leaf if side == 1 else mirrored(leaf)


def _draw(canvas: Canvas, outlines: list[Path], ink: Ink) -> None:
    canvas.shape([moved(outline, _HAND_X, 0) for outline in outlines], ink)


_THINGS: dict[tuple[FaceValue, Suit], Callable[[Canvas], None]] = {
    (FaceValue.JACK, Suit.CLUBS): _draw_leafy_staff,
    (FaceValue.JACK, Suit.DIAMONDS): _draw_halberd,
    (FaceValue.JACK, Suit.HEARTS): _draw_leaf,
    (FaceValue.JACK, Suit.SPADES): _draw_pennon,
    (FaceValue.QUEEN, Suit.CLUBS): _draw_daisy,
    (FaceValue.QUEEN, Suit.DIAMONDS): _draw_tulip,
    (FaceValue.QUEEN, Suit.HEARTS): _draw_rose,
    (FaceValue.QUEEN, Suit.SPADES): _draw_lily,
    (FaceValue.KING, Suit.CLUBS): _draw_orb_sceptre,
    (FaceValue.KING, Suit.DIAMONDS): _draw_axe,
    (FaceValue.KING, Suit.HEARTS): _draw_sword,
    (FaceValue.KING, Suit.SPADES): _draw_spade_sceptre,
}
