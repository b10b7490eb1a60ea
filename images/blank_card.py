"""The paper of a card, its edge, and its indices in two corners."""

from PIL import Image

from gameobjects import Card
from images import PICTURE_HEIGHT, PICTURE_WIDTH
from images.canvas import Canvas
from images.curves import Path, rectangle, rounded_rectangle
from images.index_glyphs import draw_index
from images.inks import CARD_EDGE, PAPER, get_suit_ink
from images.suit_signs import draw_sign

_HALF_WIDTH = PICTURE_WIDTH / 2
_HALF_HEIGHT = PICTURE_HEIGHT / 2
_CORNER_RADIUS = 22
_EDGE_WIDTH = 2

_INDEX_X = -142
_INDEX_Y = -201
_INDEX_HEIGHT = 64
_SIGN_Y = -139
_SIGN_HEIGHT = 44


def make_blank_card() -> Canvas:
    """Return a sheet with white paper and a thin grey line round it.

    The grey goes on outside the round corners, so that no white shines
    through where the corners fade out.
    """
    canvas = Canvas()
    canvas.fill(rectangle(_HALF_WIDTH, _HALF_HEIGHT), CARD_EDGE)
    canvas.fill(_get_outline(_EDGE_WIDTH), PAPER)
    return canvas


def draw_indices(canvas: Canvas, card: Card) -> None:
    """Draw rank and suit at the top left, and turned at the bottom right."""
    corner = Canvas()
    ink = get_suit_ink(card.suit)
    draw_index(corner, card.face_value, (_INDEX_X, _INDEX_Y), _INDEX_HEIGHT, ink)
    draw_sign(corner, card.suit, (_INDEX_X, _SIGN_Y), _SIGN_HEIGHT)
    corner.add_turned_twin()
    canvas.add(corner)


def finish_card(canvas: Canvas) -> Image.Image:
    """Return the picture of the card in its final size, with round corners."""
    return canvas.finished(_get_outline(0))


def _get_outline(inset: float) -> Path:
    return rounded_rectangle(
        _HALF_WIDTH - inset, _HALF_HEIGHT - inset, _CORNER_RADIUS - inset
    )
