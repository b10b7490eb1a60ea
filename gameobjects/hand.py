"""A hand of cards."""

from collections.abc import Iterator

from gameobjects.card import Card
from gameobjects.describe import describe


class Hand:
    """The cards that somebody holds, in the order in which they came.

    Args:
        cards: the cards to begin with; they are copied: a change of the hand
            leaves the list alone. None makes an empty hand.

    Raises:
        TypeError: one of ``cards`` is no Card.

    >>> from gameobjects import FaceValue, Suit
    >>> hand = Hand([Card(Suit.SPADES, FaceValue.ACE), Card(Suit.CLUBS, FaceValue.TWO)])
    >>> hand.sort_hand()
    >>> [str(card) for card in hand]
    ['2C', 'AS']
    """

    def __init__(self, cards: list[Card] | None = None) -> None:
        self._hand: list[Card] = []
        if cards is not None:
            for card in cards:
                self.add_card(card)

    def __iter__(self) -> Iterator[Card]:
        """Return an iterator over the cards in their order."""
        return iter(self._hand)

    @property
    def count(self) -> int:
        """The number of cards in the hand."""
        return len(self._hand)

    def get_card(self, index: int) -> Card:
        """Return the card at ``index``, counted from 0; it stays in the hand.

        Raises:
            IndexError: there is no such card (−1 too).
        """
        if not 0 <= index < self.count:
            raise IndexError(
                f"no card {describe(index)} in a hand of {self.count} cards"
            )
        return self._hand[index]

    def add_card(self, card: Card) -> None:
        """Add one card behind the others.

        Raises:
            TypeError: ``card`` is no Card.
        """
        if not isinstance(card, Card):
            raise TypeError(f"only a Card can be added to a hand, not {describe(card)}")
        self._hand.append(card)

    def contains_card(self, card: Card) -> bool:
        """Return whether an equal card is in the hand."""
        return card in self._hand

    def remove_card(self, card: Card) -> bool:
        """Remove the first card equal to ``card``; return whether there was one."""
        if not self.contains_card(card):
            return False
        self._hand.remove(card)
        return True

    def remove_card_at(self, index: int) -> bool:
        """Remove the card at ``index``, counted from 0; return whether there was one."""
        if not 0 <= index < self.count:
            return False
        del self._hand[index]
        return True

    def sort_hand(self) -> None:
        """Put the cards in order: by suit, then by face value."""
        self._hand.sort()
