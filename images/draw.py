"""Draws the pictures of all cards: ``python -m images.draw [FOLDER]``.

Without a folder, the pictures go where the program looks for them.
"""

import sys
from pathlib import Path

from PIL import Image

from gameobjects import Card, FaceValue, Suit
from images import get_back_of_card_path, get_card_path
from images.aces import draw_ace
from images.blank_card import draw_indices, finish_card, make_blank_card
from images.card_back import draw_back
from images.court_cards import draw_court
from images.number_cards import draw_pips


def draw_face(card: Card) -> Image.Image:
    """Return the picture of the face of ``card``."""
    canvas = make_blank_card()
    draw_indices(canvas, card)
    if card.face_value is FaceValue.ACE:
        draw_ace(canvas, card)
    elif card.face_value <= FaceValue.TEN:
        draw_pips(canvas, card)
    else:
        draw_court(canvas, card)
    return finish_card(canvas)


def draw_card_back() -> Image.Image:
    """Return the picture of the back of every card."""
    canvas = make_blank_card()
    draw_back(canvas)
    return finish_card(canvas)


def draw_all(folder: Path) -> None:
    """Draw the 52 faces and the back, and save them as PNG files in ``folder``."""
    for suit in Suit:
        for face_value in FaceValue:
            card = Card(suit, face_value)
            _save(draw_face(card), folder / get_card_path(card).name)
    _save(draw_card_back(), folder / get_back_of_card_path().name)


def main(arguments: list[str]) -> None:
    """Draw all pictures into the folder in ``arguments``, or into their own one."""
    folder = Path(arguments[0]) if arguments else get_back_of_card_path().parent
    folder.mkdir(parents=True, exist_ok=True)
    draw_all(folder)


def _save(picture: Image.Image, path: Path) -> None:
    picture.save(path, optimize=True)


if __name__ == "__main__":
    main(sys.argv[1:])
