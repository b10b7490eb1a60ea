"""The ranks' letters and figures in the corners, drawn as lines of one width."""

from gameobjects import FaceValue
from images.canvas import Canvas
from images.curves import Path, Point, arc, curve, ellipse, moved, scaled
from images.inks import Ink

_LINE_WIDTH = 0.15
"""Width of the line, as a part of the height of a glyph."""


def draw_index(
    canvas: Canvas, face_value: FaceValue, centre: Point, height: float, ink: Ink
) -> None:
    """Draw A, 2 to 10, J, Q or K about ``centre``.

    It is in ``ink``, and ``height`` pixels high.
    """
    for line in _GLYPHS[face_value]:
        placed = moved(scaled(line, height * (1 - _LINE_WIDTH)), *centre)
        canvas.line(placed, ink, height * _LINE_WIDTH)


# Each glyph is 1 high, from -0.5 to 0.5, and about 0.6 wide, about (0, 0).


def _ace() -> list[Path]:
    return [
        [(-0.37, 0.5), (0, -0.5), (0.37, 0.5)],
        [(-0.25, 0.18), (0.25, 0.18)],
    ]


def _two() -> list[Path]:
    bow = arc((0, -0.22), 0.3, 0.28, 190, 375)
    neck = curve(bow[-1], (0.2, 0.1), (-0.2, 0.25), (-0.31, 0.5))
    return [[*bow, *neck, (0.33, 0.5)]]


def _three() -> list[Path]:
    upper = arc((-0.01, -0.26), 0.27, 0.24, 200, 450)
    lower = arc((-0.01, 0.23), 0.32, 0.27, 270, 520)
    return [upper, lower]


def _four() -> list[Path]:
    return [[(0.15, 0.5), (0.15, -0.5), (-0.36, 0.2), (0.38, 0.2)]]


def _five() -> list[Path]:
    bow = arc((-0.01, 0.17), 0.33, 0.33, 222, 510)
    return [[(0.27, -0.5), (-0.22, -0.5), *bow]]


def _six() -> list[Path]:
    stem = curve((0.2, -0.5), (-0.1, -0.42), (-0.32, -0.12), (-0.32, 0.19))
    return [stem, ellipse((0, 0.19), 0.32, 0.31)]


def _seven() -> list[Path]:
    stem = curve((0.33, -0.5), (0.1, -0.2), (-0.08, 0.1), (-0.1, 0.5))
    return [[(-0.33, -0.36), (-0.33, -0.5), *stem]]


def _eight() -> list[Path]:
    return [ellipse((0, -0.26), 0.26, 0.24), ellipse((0, 0.24), 0.33, 0.26)]


def _nine() -> list[Path]:
    return [[(-x, -y) for x, y in line] for line in _six()]


def _ten() -> list[Path]:
    one = [(-0.46, -0.37), (-0.3, -0.5), (-0.3, 0.5)]
    return [one, ellipse((0.22, 0), 0.24, 0.5)]


def _jack() -> list[Path]:
    hook = arc((-0.08, 0.22), 0.27, 0.28, 0, 170)
    return [[(0.19, -0.5), *hook], [(-0.1, -0.5), (0.19, -0.5)]]


def _queen() -> list[Path]:
    return [ellipse((-0.02, -0.03), 0.34, 0.47), [(0.06, 0.2), (0.36, 0.52)]]


def _king() -> list[Path]:
    return [
        [(-0.29, -0.5), (-0.29, 0.5)],
        [(0.32, -0.5), (-0.29, 0.12)],
        [(-0.07, -0.1), (0.34, 0.5)],
    ]


_GLYPHS = {
    FaceValue.ACE: _ace(),
    FaceValue.TWO: _two(),
    FaceValue.THREE: _three(),
    FaceValue.FOUR: _four(),
    FaceValue.FIVE: _five(),
    FaceValue.SIX: _six(),
    FaceValue.SEVEN: _seven(),
    FaceValue.EIGHT: _eight(),
    FaceValue.NINE: _nine(),
    FaceValue.TEN: _ten(),
    FaceValue.JACK: _jack(),
    FaceValue.QUEEN: _queen(),
    FaceValue.KING: _king(),
}
