"""Where the pips of the cards from two to ten stand."""

from gameobjects import FaceValue
from images.curves import Point

_COLUMN_DISTANCE = 65
_TOP_ROW = -174
_BOTTOM_ROW = 174

# How far down the pips stand: 0 is the top row and 1 the bottom row. The first
# list is for the left column and again for the right one, the second for the
# centre column.
_ROWS: dict[FaceValue, tuple[list[float], list[float]]] = {
    FaceValue.TWO: ([], [0, 1]),
    FaceValue.THREE: ([], [0, 1 / 2, 1]),
    FaceValue.FOUR: ([0, 1], []),
    FaceValue.FIVE: ([0, 1], [1 / 2]),
    FaceValue.SIX: ([0, 1 / 2, 1], []),
    FaceValue.SEVEN: ([0, 1 / 2, 1], [1 / 4]),
    FaceValue.EIGHT: ([0, 1 / 2, 1], [1 / 4, 3 / 4]),
    FaceValue.NINE: ([0, 1 / 3, 2 / 3, 1], [1 / 2]),
    FaceValue.TEN: ([0, 1 / 3, 2 / 3, 1], [1 / 6, 5 / 6]),
}


def get_pip_centres(face_value: FaceValue) -> list[Point]:
    """Return the centres of the pips of a card from two to ten, in pixels."""
    outer_rows, centre_rows = _ROWS[face_value]
    return [
        *_get_column(-_COLUMN_DISTANCE, outer_rows),
        *_get_column(_COLUMN_DISTANCE, outer_rows),
        *_get_column(0, centre_rows),
    ]


def is_pip_turned(centre: Point) -> bool:
    """Return whether the pip at ``centre`` is upside down: in the lower half."""
    return centre[1] > 0


def _get_column(x: float, rows: list[float]) -> list[Point]:
    return [(x, _TOP_ROW + row * (_BOTTOM_ROW - _TOP_ROW)) for row in rows]
