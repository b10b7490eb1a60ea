"""What the court figures wear on their heads: crown, tiara or feathered cap."""

from gameobjects import Suit
from images.canvas import Canvas
from images.curves import Path, Point, circle, curve, mirrored, moved
from images.inks import GOLD, OUTLINE, PAPER, Ink
from images.suit_signs import draw_sign

_FINE_LINE = 2


def draw_crown(canvas: Canvas, suit: Suit, lining: Ink) -> None:
    """Draw the high crown of a king, with points, a lining and a cross on top."""
    _draw_cross(canvas, (0, -198))
    canvas.shape([_get_crown_lining()], lining)
    canvas.shape([_get_crown_points()], GOLD)
    for x, y in ((-43, -186), (-22, -190), (22, -190), (43, -186)):
        canvas.shape([circle((x, y), 4)], GOLD)
    canvas.shape([_get_crown_band()], GOLD)
    for x in (-24, 24):
        canvas.shape([circle((x, -159), 4)], lining, edge_width=1.5)
    draw_sign(canvas, suit, (0, -161), 11)


def draw_tiara(canvas: Canvas, suit: Suit) -> None:
    """Draw the low tiara of a queen, with pearls and a suit sign."""
    right = [
        *curve((0, -200), (4, -190), (8, -184), (12, -180)),
        *curve((12, -180), (16, -184), (18, -188), (20, -192)),
        *curve((20, -192), (24, -184), (28, -176), (34, -176)),
        *curve((34, -176), (36, -178), (38, -180), (40, -182)),
        *curve((40, -182), (40, -170), (40, -166), (38, -158)),
        *curve((38, -158), (26, -168), (12, -170), (0, -170)),
    ]
    canvas.shape([right + mirrored(right)], GOLD)
    for x, y in ((-40, -184), (-20, -194), (0, -202), (20, -194), (40, -184)):
        canvas.shape([circle((x, y), 4)], PAPER, edge_width=1.5)
    draw_sign(canvas, suit, (0, -180), 14)


def draw_veil(canvas: Canvas, veil: Ink) -> None:
    """Draw the veil of a queen, which falls behind the hair to the shoulders."""
    right = [
        *curve((0, -186), (44, -188), (58, -150), (58, -116)),
        *curve((58, -116), (58, -90), (66, -70), (78, -54)),
        (20, -40),
    ]
    canvas.shape([right + mirrored(right)], veil)


def draw_cap(canvas: Canvas, cap: Ink) -> None:
    """Draw the flat cap of a jack, with its golden brim."""
    crown = [
        *curve((-40, -164), (-64, -186), (-34, -200), (0, -198)),
        *curve((0, -198), (40, -200), (64, -184), (40, -164)),
    ]
    canvas.shape([crown], cap)
    brim = [
        *curve((-42, -160), (-20, -174), (20, -174), (42, -160)),
        *curve((42, -160), (44, -156), (42, -150), (40, -148)),
        *curve((40, -148), (20, -160), (-20, -160), (-40, -148)),
        *curve((-40, -148), (-42, -150), (-44, -156), (-42, -160)),
    ]
    canvas.shape([brim], GOLD)


def draw_feather(canvas: Canvas, badge: Ink) -> None:
    """Draw the white feather on a jack's cap, and the badge that holds it."""
    outline = [
        *curve((-36, -162), (-48, -206), (6, -222), (48, -196)),
        *curve((48, -196), (10, -200), (-22, -196), (-36, -162)),
    ]
    canvas.shape([outline], PAPER)
    quill = curve((-36, -162), (-32, -196), (0, -210), (40, -199))
    canvas.line(quill, OUTLINE, _FINE_LINE)
    canvas.shape([circle((-34, -161), 6)], badge)


def _draw_cross(canvas: Canvas, foot: Point) -> None:
    beam: Path = [(-3, 4), (-3, -14), (3, -14), (3, 4)]
    arms: Path = [(-8, -9), (-8, -3), (8, -3), (8, -9)]
    canvas.shape([moved(beam, *foot), moved(arms, *foot)], GOLD, edge_width=1.5)


def _get_crown_lining() -> Path:
    right = curve((0, -198), (26, -198), (38, -184), (38, -160))
    return right + mirrored(right)


def _get_crown_points() -> Path:
    right = [
        (0, -194),
        *curve((5, -178), (8, -174), (12, -170), (14, -170)),
        (22, -188),
        *curve((26, -176), (28, -172), (30, -170), (33, -170)),
        (43, -184),
        (38, -156),
    ]
    return right + mirrored(right)


def _get_crown_band() -> Path:
    right = [
        *curve((0, -168), (16, -168), (28, -166), (39, -162)),
        *curve((39, -148), (28, -152), (16, -154), (0, -154)),
    ]
    return right + mirrored(right)
