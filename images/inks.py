"""The inks that the cards are printed with, as red, green and blue from 0 to 255.

All of them are multiples of ``COLOUR_STEP``, to which the pictures are rounded.
"""

from gameobjects import Suit

Ink = tuple[int, int, int]
"""One colour: its red, green and blue."""

COLOUR_STEP = 15
"""Distance between two values of red, green or blue that occur in a picture."""

PAPER: Ink = (255, 255, 255)
CARD_EDGE: Ink = (150, 150, 150)
OUTLINE: Ink = (30, 30, 30)

RED: Ink = (195, 15, 30)
BLACK: Ink = (15, 15, 15)
GOLD: Ink = (240, 180, 45)
BLUE: Ink = (30, 90, 150)
GREEN: Ink = (30, 120, 90)
PLUM: Ink = (105, 60, 135)
NAVY: Ink = (30, 45, 90)
PALE_BLUE: Ink = (150, 180, 225)

SKIN: Ink = (255, 225, 195)
BLUSH: Ink = (240, 180, 165)
WHITE_HAIR: Ink = (240, 240, 240)
GREY_HAIR: Ink = (180, 180, 180)
BLOND_HAIR: Ink = (240, 210, 120)
AUBURN_HAIR: Ink = (180, 90, 45)
CHESTNUT_HAIR: Ink = (120, 75, 45)
DARK_HAIR: Ink = (75, 60, 60)
STEEL: Ink = (210, 210, 225)

_SUIT_INKS = {
    Suit.CLUBS: BLACK,
    Suit.DIAMONDS: RED,
    Suit.HEARTS: RED,
    Suit.SPADES: BLACK,
}


def get_suit_ink(suit: Suit) -> Ink:
    """Return the ink that the signs and the indices of ``suit`` are printed in."""
    return _SUIT_INKS[suit]
