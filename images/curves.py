"""Outlines and lines as lists of points, and how to move, turn and mirror them."""

from math import cos, pi, radians, sin

Point = tuple[float, float]
"""A place: how far right, and how far down."""

Path = list[Point]
"""Points joined by straight lines; a curve is many short ones."""

_STEPS_OF_A_CURVE = 24
_FULL_TURN = 360


def curve(start: Point, pull: Point, other_pull: Point, end: Point) -> Path:
    """Return a cubic Bezier curve from ``start`` to ``end``.

    It leaves ``start`` towards ``pull`` and comes to ``end`` from ``other_pull``.
    """
    path = []
    for step in range(_STEPS_OF_A_CURVE + 1):
        after = step / _STEPS_OF_A_CURVE
        before = 1 - after
        weights = (
            before**3,
            3 * before**2 * after,
            3 * before * after**2,
            after**3,
        )
        points = (start, pull, other_pull, end)
        path.append(_weighted_sum(weights, points))
    return path


def arc(
    centre: Point, half_width: float, half_height: float, start: float, end: float
) -> Path:
    """Return part of an ellipse about ``centre``.

    The angles ``start`` and ``end`` are in degrees: 0 is right, 90 is down.
    """
    path = []
    for step in range(2 * _STEPS_OF_A_CURVE + 1):
        degrees = start + (end - start) * step / (2 * _STEPS_OF_A_CURVE)
        x = centre[0] + half_width * cos(radians(degrees))
        y = centre[1] + half_height * sin(radians(degrees))
        path.append((x, y))
    return path


def ellipse(centre: Point, half_width: float, half_height: float) -> Path:
    """Return the outline of an ellipse about ``centre``."""
    return arc(centre, half_width, half_height, 0, _FULL_TURN)


def circle(centre: Point, radius: float) -> Path:
    """Return the outline of a circle about ``centre``."""
    return ellipse(centre, radius, radius)


def rectangle(half_width: float, half_height: float) -> Path:
    """Return the outline of an upright rectangle about (0, 0)."""
    return [
        (-half_width, -half_height),
        (half_width, -half_height),
        (half_width, half_height),
        (-half_width, half_height),
    ]


def rounded_rectangle(half_width: float, half_height: float, radius: float) -> Path:
    """Return the outline of an upright rectangle with round corners about (0, 0)."""
    right = half_width - radius
    bottom = half_height - radius
    return [
        *arc((-right, -bottom), radius, radius, 180, 270),
        *arc((right, -bottom), radius, radius, 270, 360),
        *arc((right, bottom), radius, radius, 0, 90),
        *arc((-right, bottom), radius, radius, 90, 180),
    ]


def moved(path: Path, right: float, down: float) -> Path:
    """Return ``path`` moved ``right`` and ``down``."""
    return [(x + right, y + down) for x, y in path]


def scaled(path: Path, factor: float) -> Path:
    """Return ``path`` made ``factor`` times as large about (0, 0)."""
    return [(x * factor, y * factor) for x, y in path]


def turned(path: Path, degrees: float) -> Path:
    """Return ``path`` turned clockwise by ``degrees`` about (0, 0)."""
    angle = pi * degrees / 180
    return [
        (x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))
        for x, y in path
    ]


def mirrored(path: Path) -> Path:
    """Return ``path`` with left and right exchanged, in reverse order.

    So ``half + mirrored(half)`` is a symmetrical outline.
    """
    return [(-x, y) for x, y in reversed(path)]


def _weighted_sum(weights: tuple[float, ...], points: tuple[Point, ...]) -> Point:
    """Add one by one: what ``sum`` makes of floats differs from Python 3.12 on."""
    x = y = 0.0
    for weight, point in zip(weights, points, strict=True):
        x += weight * point[0]
        y += weight * point[1]
    return x, y
