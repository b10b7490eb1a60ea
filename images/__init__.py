"""The pictures of the cards, and where to find the one for a card.

``python -m images.draw`` draws them again.
"""

from pathlib import Path

from gameobjects import Card, FaceValue, Suit

PICTURE_WIDTH = 360
"""Width of a card's picture, in pixels."""

PICTURE_HEIGHT = 504
"""Height of a card's picture, in pixels."""

_FOLDER = Path(__file__).resolve().parent


def get_card_path(card: Card) -> Path:
    """Return where the picture of a card's face is, such as ``…/ClubAce.png``."""
    suit_name = card.suit.name.title().removesuffix("s")
    return _FOLDER / f"{suit_name}{card.face_value.name.title()}.png"


def get_back_of_card_path() -> Path:
    """Return where the picture of the back of every card is."""
    return _FOLDER / "CardBack.png"


def get_all_paths() -> list[Path]:
    """Return where the 53 pictures are: the faces in suit order, then the back."""
    faces = [
        get_card_path(Card(suit, face_value))
        for suit in Suit
        for face_value in FaceValue
    ]
    return [*faces, get_back_of_card_path()]
