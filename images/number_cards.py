"""The cards from two to ten: as many pips as the card counts."""

from gameobjects import Card
from images.canvas import Canvas
from images.pip_layout import get_pip_centres, is_pip_turned
from images.suit_signs import draw_sign

_PIP_HEIGHT = 66


def draw_pips(canvas: Canvas, card: Card) -> None:
    """Draw the pips of ``card``, which is a two to a ten."""
    for centre in get_pip_centres(card.face_value):
        draw_sign(canvas, card.suit, centre, _PIP_HEIGHT, is_pip_turned(centre))
