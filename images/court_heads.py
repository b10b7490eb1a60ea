"""The heads of the court figures: face, hair and beard, seen from the front.

The chin is at -84 and the forehead at -160; see images.court_cards.
"""

from gameobjects import Suit
from images.canvas import Canvas
from images.curves import Path, Point, arc, circle, curve, ellipse, mirrored
from images.inks import BLUSH, OUTLINE, RED, SKIN, Ink

_FINE_LINE = 2
_EYE_X = 14
_EYE_Y = -124
_CHEEK = (19, -107)


def draw_neck(canvas: Canvas) -> None:
    """Draw the neck of a jack or a queen; a king's beard leaves none to see."""
    right = curve((15, -96), (15, -80), (15, -70), (18, -65))
    canvas.shape([right + mirrored(right)], SKIN)


def draw_face(canvas: Canvas) -> None:
    """Draw the face with eyes and nose, but without mouth and hair."""
    canvas.shape([_get_face()], SKIN)
    for side in (-1, 1):
        _draw_cheek_and_eye(canvas, side)
    _draw_nose(canvas)


def draw_queens_mouth(canvas: Canvas) -> None:
    """Draw the red lips of a queen."""
    right = [
        *curve((0, -99), (2, -101), (5, -101), (9, -98.5)),
        *curve((9, -98.5), (6, -92), (3, -91.5), (0, -91.5)),
    ]
    canvas.fill(right + mirrored(right), RED)


def draw_jacks_mouth(canvas: Canvas) -> None:
    """Draw the smiling mouth of a jack, and his chin."""
    canvas.line(curve((-9, -98), (-5, -95), (5, -95), (9, -98)), OUTLINE, _FINE_LINE)
    canvas.line(curve((-4, -91), (-2, -90), (2, -90), (4, -91)), OUTLINE, _FINE_LINE)


def draw_kings_hair(canvas: Canvas, hair: Ink) -> None:
    """Draw the rolls of hair beside a king's face, which go behind the face."""
    right = [
        *curve((0, -166), (30, -170), (42, -150), (42, -126)),
        *curve((42, -126), (42, -112), (62, -108), (58, -92)),
        *curve((58, -92), (54, -80), (36, -82), (24, -92)),
    ]
    canvas.shape([right + mirrored(right)], hair)
    strand = curve((37, -146), (34, -112), (56, -106), (48, -94))
    _draw_on_both_sides(canvas, strand)


def draw_beard(canvas: Canvas, suit: Suit, hair: Ink) -> None:
    """Draw beard, moustache and mouth of the king of ``suit``, over the face."""
    right = _get_cheek_edge() + _BEARDS[suit]
    canvas.shape([right + mirrored(right)], hair)
    canvas.fill(ellipse((0, -93), 7, 3), RED)
    _draw_moustache(canvas, hair)
    _draw_on_both_sides(canvas, curve((9, -84), (8, -76), (6, -72), (4, -68)))
    _draw_on_both_sides(canvas, curve((19, -88), (18, -78), (14, -72), (11, -68)))


def draw_queens_long_hair(canvas: Canvas, hair: Ink) -> None:
    """Draw the long hair of a queen, which goes behind the face."""
    right = [
        *curve((0, -176), (34, -176), (46, -150), (44, -120)),
        *curve((44, -120), (43, -96), (62, -84), (54, -50)),
        *curve((54, -50), (46, -40), (34, -42), (29, -52)),
        *curve((29, -52), (28, -66), (16, -74), (12, -96)),
    ]
    canvas.shape([right + mirrored(right)], hair)
    _draw_on_both_sides(canvas, curve((38, -128), (36, -92), (50, -82), (44, -54)))


def draw_queens_parting(canvas: Canvas, hair: Ink) -> None:
    """Draw the hair over a queen's forehead, parted in the middle."""
    right = [
        *curve((0, -150), (14, -150), (29, -140), (31, -112)),
        *curve((31, -112), (44, -132), (36, -178), (0, -178)),
    ]
    canvas.shape([right + mirrored(right)], hair)
    _draw_on_both_sides(canvas, curve((6, -160), (22, -158), (32, -144), (34, -130)))


def draw_jacks_hair(canvas: Canvas, hair: Ink) -> None:
    """Draw the page's cut of a jack, which goes behind the face."""
    right = [
        *curve((0, -172), (30, -172), (42, -150), (42, -126)),
        *curve((42, -126), (42, -108), (46, -98), (58, -94)),
        *curve((58, -94), (46, -80), (30, -84), (22, -92)),
    ]
    canvas.shape([right + mirrored(right)], hair)
    _draw_on_both_sides(canvas, curve((36, -132), (36, -108), (38, -98), (46, -91)))


def draw_jacks_fringe(canvas: Canvas, hair: Ink) -> None:
    """Draw the hair over a jack's forehead."""
    right = [
        *curve((0, -146), (14, -147), (24, -144), (29, -128)),
        *curve((29, -128), (36, -128), (38, -150), (34, -168)),
    ]
    canvas.shape([right + mirrored(right)], hair)


def _get_face() -> Path:
    right = [
        *curve((0, -162), (24, -162), (32, -146), (32, -126)),
        *curve((32, -126), (32, -102), (18, -84), (0, -84)),
    ]
    return right + mirrored(right)


def _draw_cheek_and_eye(canvas: Canvas, side: int) -> None:
    eye = (side * _EYE_X, _EYE_Y)
    canvas.fill(circle((side * _CHEEK[0], _CHEEK[1]), 5.5), BLUSH)
    canvas.fill(circle((eye[0], eye[1] - 0.8), 3.2), OUTLINE)
    canvas.line(_get_bow(eye, 7.5, 5), OUTLINE, _FINE_LINE)
    canvas.line(_get_bow((eye[0], eye[1] - 9), 10, 5), OUTLINE, _FINE_LINE)


def _get_bow(centre: Point, half_width: float, height: float) -> Path:
    return arc(centre, half_width, height, 200, 340)


def _draw_nose(canvas: Canvas) -> None:
    bridge = curve((-4, -130), (-2, -122), (-3, -116), (-5, -110))
    tip = curve((-5, -110), (-5, -106), (2, -105), (5, -108))
    canvas.line([*bridge, *tip], OUTLINE, _FINE_LINE)


def _get_cheek_edge() -> Path:
    """Return the upper edge of a beard, from below the nose to the right ear."""
    return [
        *curve((0, -105), (4, -108), (8, -109), (14, -106)),
        *curve((14, -106), (20, -104), (28, -104), (33, -124)),
    ]


def _draw_moustache(canvas: Canvas, hair: Ink) -> None:
    right = [
        *curve((0, -104), (8, -108), (14, -102), (24, -95)),
        *curve((24, -95), (14, -92), (6, -94), (0, -99)),
    ]
    canvas.shape([right + mirrored(right)], hair, edge_width=1.5)


def _draw_on_both_sides(canvas: Canvas, path: Path) -> None:
    canvas.line(path, OUTLINE, _FINE_LINE)
    canvas.line(mirrored(path), OUTLINE, _FINE_LINE)


# The right edges of the beards: round, pointed, forked and square.
_BEARDS = {
    Suit.CLUBS: curve((33, -124), (40, -70), (18, -56), (0, -54)),
    Suit.DIAMONDS: curve((33, -124), (36, -86), (14, -66), (0, -44)),
    Suit.HEARTS: [
        *curve((33, -124), (38, -80), (28, -60), (12, -50)),
        *curve((12, -50), (10, -58), (6, -62), (0, -64)),
    ],
    Suit.SPADES: [
        *curve((33, -124), (35, -90), (28, -70), (26, -52)),
        (0, -48),
    ],
}
