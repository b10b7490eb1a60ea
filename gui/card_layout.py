"""Where the cards of a hand lie: arithmetic alone, in pixels."""

from typing import NamedTuple

from gui.images import get_height
from images import PICTURE_HEIGHT, PICTURE_WIDTH

# The part of a covered card that must stay visible: its index, in widths of a card.
_INDEX_WIDTH = 0.24

# A short hand is spread so that the signs in the middle of each card can be seen; in a
# box that is wide for its height the cards lie side by side.
_LOOSE_STEP = 0.7
_SIDE_BY_SIDE_STEP = 1.06

_USUAL_HAND = 5
_LONGEST_USUAL_HAND = 8


class Box(NamedTuple):
    """A rectangle on the canvas, in pixels."""

    x: int
    y: int
    width: int
    height: int


def get_card_width(box: Box) -> int:
    """Return the largest width at which a hand of eight readable cards fits a box."""
    widths_in_box = 1 + (_LONGEST_USUAL_HAND - 1) * _INDEX_WIDTH
    by_width = int(box.width / widths_in_box)
    by_height = box.height * PICTURE_WIDTH // PICTURE_HEIGHT
    return max(1, min(by_width, by_height))


def get_card_boxes(count: int, card_width: int, box: Box) -> list[Box]:
    """Return where each of ``count`` cards lies, from the left edge of a box on."""
    step = card_width * _SIDE_BY_SIDE_STEP
    if card_width + (_USUAL_HAND - 1) * step > box.width:
        step = card_width * _LOOSE_STEP
    if count > 1:
        step = min(step, (box.width - card_width) / (count - 1))
    height = get_height(card_width)
    top = box.y + (box.height - height) // 2
    return [
        Box(box.x + round(index * step), top, card_width, height)
        for index in range(count)
    ]


def grow(box: Box, gap: int) -> Box:
    """Return a box that is larger by ``gap`` pixels on each side."""
    return Box(box.x - gap, box.y - gap, box.width + 2 * gap, box.height + 2 * gap)
