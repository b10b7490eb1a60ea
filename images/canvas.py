"""A sheet to draw a card on: much larger than the card, then reduced.

Every length and place is in pixels of the finished card. (0, 0) is the middle
of the card, as cards look the same upside down: turning a card takes (x, y) to
(-x, -y). Pillow draws without soft edges; the reduction makes them.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from PIL import Image, ImageDraw

from images import PICTURE_HEIGHT, PICTURE_WIDTH
from images.curves import Path, Point, circle
from images.inks import COLOUR_STEP, OUTLINE, Ink

_ENLARGEMENT = 4
_LARGE_SIZE = (PICTURE_WIDTH * _ENLARGEMENT, PICTURE_HEIGHT * _ENLARGEMENT)
_ROUNDED_VALUES = [round(value / COLOUR_STEP) * COLOUR_STEP for value in range(256)]


class Canvas:
    """A transparent sheet of the size of a card, to fill and to line shapes on."""

    def __init__(self) -> None:
        """Make an empty sheet."""
        self._image = Image.new("RGBA", _LARGE_SIZE)
        self._draw = ImageDraw.Draw(self._image)

    def fill(self, outline: Path, ink: Ink) -> None:
        """Fill what is inside ``outline`` with ``ink``."""
        self._draw.polygon(_enlarged(outline), fill=ink)

    def line(self, path: Path, ink: Ink, width: float) -> None:
        """Draw along ``path`` in ``ink``, ``width`` pixels wide, with round ends."""
        for start, end in pairwise(path):
            self.fill(_get_bar(start, end, width), ink)
        for point in path:
            self.fill(circle(point, width / 2), ink)

    def shape(
        self,
        outlines: Sequence[Path],
        fill: Ink,
        edge: Ink = OUTLINE,
        edge_width: float = 2,
    ) -> None:
        """Fill the union of ``outlines`` and draw a line round the outside of it.

        The line is ``edge_width`` pixels wide and stands outside the filling.
        """
        for outline in outlines:
            self.line([*outline, outline[0]], edge, 2 * edge_width)
        for outline in outlines:
            self.fill(outline, fill)

    def add(self, other: "Canvas") -> None:
        """Lay the drawing on ``other`` over this one."""
        self._image.alpha_composite(other._image)

    def add_turned_twin(self) -> None:
        """Draw everything once more, turned by 180 degrees about the centre."""
        self._image.alpha_composite(self._turned_image())

    def cut_out(self, outline: Path) -> None:
        """Keep only what is inside ``outline``."""
        empty = Image.new("RGBA", _LARGE_SIZE)
        empty.paste(self._image, mask=_large_mask(outline))
        self._image.paste(empty)

    def finished(self, outline: Path) -> Image.Image:
        """Return the drawing in its final size, transparent outside ``outline``.

        Its colours are rounded, which halves the size of its file.
        """
        size = (PICTURE_WIDTH, PICTURE_HEIGHT)
        colours = self._image.convert("RGB").resize(size, Image.Resampling.LANCZOS)
        mask = _large_mask(outline).resize(size, Image.Resampling.LANCZOS)
        colours.putalpha(mask)
        return colours.point(_ROUNDED_VALUES * len(colours.getbands()))

    def _turned_image(self) -> Image.Image:
        return self._image.transpose(Image.Transpose.ROTATE_180)


def _enlarged(path: Path) -> list[Point]:
    middle_x = PICTURE_WIDTH / 2
    middle_y = PICTURE_HEIGHT / 2
    return [
        ((x + middle_x) * _ENLARGEMENT, (y + middle_y) * _ENLARGEMENT) for x, y in path
    ]


def _get_bar(start: Point, end: Point, width: float) -> Path:
    """Return the outline of a straight line that is ``width`` wide.

    Pillow's own wide lines have rounded places, so that bent ones get bumps.
    """
    right = end[0] - start[0]
    down = end[1] - start[1]
    length = hypot(right, down) or 1
    aside = (-down / length * width / 2, right / length * width / 2)
    return [
        (start[0] + aside[0], start[1] + aside[1]),
        (end[0] + aside[0], end[1] + aside[1]),
        (end[0] - aside[0], end[1] - aside[1]),
        (start[0] - aside[0], start[1] - aside[1]),
    ]


def _large_mask(outline: Path) -> Image.Image:
    mask = Image.new("L", _LARGE_SIZE)
    ImageDraw.Draw(mask).polygon(_enlarged(outline), fill=255)
    return mask
