"""A playing card, and the suits and face values that cards have."""

from dataclasses import dataclass
from enum import IntEnum

from gameobjects.describe import describe


class Suit(IntEnum):
    """The four suits, from the lowest to the highest."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3


class FaceValue(IntEnum):
    """The thirteen face values, from the lowest to the highest."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13


@dataclass(frozen=True, order=True, repr=False)
class Card:
    """One playing card; it never changes, so that it can be shared and hashed.

    Cards are equal when suit and face value are, and are ordered by suit and
    then by face value: ``AC < KC < AD``. No game's points come into it.

    Attributes:
        suit: the suit of the card.
        face_value: the face value of the card.

    Raises:
        TypeError: ``suit`` is no Suit, or ``face_value`` is no FaceValue.

    >>> str(Card(Suit.SPADES, FaceValue.TEN))
    '10S'
    """

    suit: Suit
    face_value: FaceValue

    def __post_init__(self) -> None:
        if not isinstance(self.suit, Suit):
            raise TypeError(f"suit must be a Suit, not {describe(self.suit)}")
        if not isinstance(self.face_value, FaceValue):
            face_value = describe(self.face_value)
            raise TypeError(f"face_value must be a FaceValue, not {face_value}")

    def __str__(self) -> str:
        """Return the index of the card: ``2`` to ``10`` or A, J, Q, K, then C, D, H or S."""
        return f"{self._face_value_index()}{self.suit.name[0]}"

    def __repr__(self) -> str:
        """Return the expression that makes an equal card."""
        return f"Card(Suit.{self.suit.name}, FaceValue.{self.face_value.name})"

    def _face_value_index(self) -> str:
        if FaceValue.TWO <= self.face_value <= FaceValue.TEN:
            return str(int(self.face_value))
        return self.face_value.name[0]
