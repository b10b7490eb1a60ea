"""A pile of cards to shuffle and to deal from."""

import random

from gameobjects.card import Card, FaceValue, Suit
from gameobjects.describe import describe

# Cards never change, so every full pile can share the same 52.
_FULL_DECK = [Card(suit, face_value) for suit in Suit for face_value in FaceValue]


class CardPile:
    """A pile of cards, dealt from its first card on and added to at its other end.

    Args:
        full_deck: True makes a pile of all 52 cards in suit order (clubs to
            spades, ace to king), False an empty one.

    >>> pile = CardPile(True)
    >>> str(pile.deal_one_card()), str(pile.top_card), pile.count
    ('AC', 'KS', 51)
    """

    def __init__(self, full_deck: bool = False) -> None:
        self._pile: list[Card] = _FULL_DECK.copy() if full_deck else []

    @property
    def count(self) -> int:
        """The number of cards in the pile."""
        return len(self._pile)

    @property
    def top_card(self) -> Card:
        """The card that was added last, which stays in the pile.

        Raises:
            IndexError: the pile is empty.
        """
        if not self._pile:
            raise IndexError("an empty pile has no top card")
        return self._pile[-1]

    def add_card(self, card: Card) -> None:
        """Add one card; it becomes the top card.

        Raises:
            TypeError: ``card`` is no Card.
        """
        if not isinstance(card, Card):
            raise TypeError(f"only a Card can be added to a pile, not {describe(card)}")
        self._pile.append(card)

    def shuffle_pile(self) -> None:
        """Put the cards in an order drawn by ``random``, every order equally likely."""
        random.shuffle(self._pile)

    def deal_one_card(self) -> Card:
        """Remove the first card of the pile and return it.

        Raises:
            IndexError: the pile is empty.
        """
        if not self._pile:
            raise IndexError("an empty pile has no card to deal")
        return self._pile.pop(0)

    def deal_cards(self, num_cards: int) -> list[Card]:
        """Remove the first ``num_cards`` cards and return them in the order dealt.

        Raises:
            TypeError: ``num_cards`` is no whole number.
            ValueError: ``num_cards`` is negative.
            IndexError: there are fewer cards; the pile stays as it was.
        """
        if not isinstance(num_cards, int):
            raise TypeError(
                f"num_cards must be a whole number, not {describe(num_cards)}"
            )
        if num_cards < 0:
            raise ValueError(f"num_cards must be 0 or more, not {describe(num_cards)}")
        if num_cards > self.count:
            raise IndexError(
                f"cannot deal {describe(num_cards)} cards from a pile of {self.count}"
            )
        return [self.deal_one_card() for _ in range(num_cards)]
