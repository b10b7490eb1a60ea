"""What the court figures wear: the colours that tell the twelve of them apart."""

from dataclasses import dataclass

from gameobjects import Card, FaceValue, Suit
from images.inks import (
    AUBURN_HAIR,
    BLOND_HAIR,
    BLUE,
    CHESTNUT_HAIR,
    DARK_HAIR,
    GREEN,
    GREY_HAIR,
    NAVY,
    PLUM,
    RED,
    WHITE_HAIR,
    Ink,
)


@dataclass(frozen=True)
class Costume:
    """The colours of one court figure.

    Attributes:
        robe: the ink of the robe and the sleeve.
        lining: the ink of the front, the veil, and the cap or the crown's inside.
        hair: the ink of the hair and the beard.
    """

    robe: Ink
    lining: Ink
    hair: Ink


_ROBE = {
    Suit.CLUBS: GREEN,
    Suit.DIAMONDS: BLUE,
    Suit.HEARTS: RED,
    Suit.SPADES: PLUM,
}

_LINING = {
    Suit.CLUBS: RED,
    Suit.DIAMONDS: RED,
    Suit.HEARTS: BLUE,
    Suit.SPADES: NAVY,
}

_HAIR = {
    (FaceValue.JACK, Suit.CLUBS): CHESTNUT_HAIR,
    (FaceValue.JACK, Suit.DIAMONDS): BLOND_HAIR,
    (FaceValue.JACK, Suit.HEARTS): AUBURN_HAIR,
    (FaceValue.JACK, Suit.SPADES): DARK_HAIR,
    (FaceValue.QUEEN, Suit.CLUBS): CHESTNUT_HAIR,
    (FaceValue.QUEEN, Suit.DIAMONDS): BLOND_HAIR,
    (FaceValue.QUEEN, Suit.HEARTS): AUBURN_HAIR,
    (FaceValue.QUEEN, Suit.SPADES): DARK_HAIR,
    (FaceValue.KING, Suit.CLUBS): GREY_HAIR,
    (FaceValue.KING, Suit.DIAMONDS): WHITE_HAIR,
    (FaceValue.KING, Suit.HEARTS): BLOND_HAIR,
    (FaceValue.KING, Suit.SPADES): DARK_HAIR,
}


def get_costume(card: Card) -> Costume:
    """Return what the figure of ``card`` wears, which is a jack, queen or king."""
    return Costume(
        robe=_ROBE[card.suit],
        lining=_LINING[card.suit],
        hair=_HAIR[card.face_value, card.suit],
    )
