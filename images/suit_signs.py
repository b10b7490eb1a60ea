"""The four suit signs, made of curves."""

from gameobjects import Suit
from images.canvas import Canvas
from images.curves import Path, Point, circle, curve, mirrored, moved, scaled, turned
from images.inks import Ink, get_suit_ink

_UPSIDE_DOWN = 180


def get_sign_outlines(
    suit: Suit, centre: Point, height: float, degrees: float = 0
) -> list[Path]:
    """Return the outlines that together make the sign of ``suit``.

    The sign is ``height`` pixels high, about ``centre``, and turned clockwise
    by ``degrees``.
    """
    return [
        moved(turned(scaled(outline, height), degrees), *centre)
        for outline in _SIGNS[suit]
    ]


def draw_sign(
    canvas: Canvas,
    suit: Suit,
    centre: Point,
    height: float,
    is_turned: bool = False,
    ink: Ink | None = None,
) -> None:
    """Draw the sign of ``suit``, ``height`` pixels high, about ``centre``.

    It is upside down where ``is_turned``, and in the suit's own ink unless
    another ``ink`` is given.
    """
    degrees = _UPSIDE_DOWN if is_turned else 0
    for outline in get_sign_outlines(suit, centre, height, degrees):
        canvas.fill(outline, ink or get_suit_ink(suit))


# Each sign is 1 high, from -0.5 to 0.5, about (0, 0).


def _club() -> list[Path]:
    leaves = [
        circle((0, -0.265), 0.235),
        circle((-0.255, 0.09), 0.235),
        circle((0.255, 0.09), 0.235),
    ]
    heart_of_leaves = [(0.0, -0.2), (0.2, 0.1), (-0.2, 0.1)]
    return [*leaves, heart_of_leaves, _stalk(top=0.0, half_width=0.2)]


def _diamond() -> list[Path]:
    upper_right = curve((0, -0.5), (0.1, -0.3), (0.24, -0.11), (0.39, 0))
    lower_right = [(x, -y) for x, y in reversed(upper_right)]
    right = upper_right + lower_right
    return [right + mirrored(right)]


def _heart() -> list[Path]:
    lobe = curve((0, -0.27), (0.06, -0.52), (0.5, -0.56), (0.5, -0.16))
    side = curve((0.5, -0.16), (0.5, 0.12), (0.13, 0.24), (0, 0.5))
    right = lobe + side
    return [right + mirrored(right)]


def _spade() -> list[Path]:
    side = curve((0, -0.5), (0.12, -0.26), (0.48, -0.1), (0.48, 0.13))
    lobe = curve((0.48, 0.13), (0.48, 0.43), (0.08, 0.42), (0, 0.16))
    right = side + lobe
    return [right + mirrored(right), _stalk(top=0.1, half_width=0.2)]


def _stalk(top: float, half_width: float) -> Path:
    right = curve((0.025, top), (0.03, 0.3), (0.06, 0.46), (half_width, 0.5))
    return right + mirrored(right)


_SIGNS = {
    Suit.CLUBS: _club(),
    Suit.DIAMONDS: _diamond(),
    Suit.HEARTS: _heart(),
    Suit.SPADES: _spade(),
}
