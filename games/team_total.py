"""What cards are worth in Team Blackjack, and whether that is soft or hard."""

from gameobjects import BlackjackHand, Card
from gameobjects.blackjack_hand import CARD_POINTS


class Total:
    """The best points of some cards, soft when an ace counts 11 in them (rule T3).

    Args:
        cards: the cards; they may be a part of a hand, such as what can be seen of it.

    >>> from gameobjects import FaceValue, Suit
    >>> ace = Card(Suit.SPADES, FaceValue.ACE)
    >>> total = Total([ace, Card(Suit.CLUBS, FaceValue.SIX)])
    >>> total.points, total.is_soft
    (17, True)
    """

    def __init__(self, cards: list[Card]) -> None:
        hand = BlackjackHand()
        for card in cards:
            hand.add_card(card)
        self._points = hand.score
        # CARD_POINTS has 1 for an ace: whatever is more comes from an ace at 11.
        self._is_soft = hand.score > sum(CARD_POINTS[card.face_value] for card in cards)

    @property
    def points(self) -> int:
        """The points of the cards, worked out for the best; 0 without cards."""
        return self._points

    @property
    def is_soft(self) -> bool:
        """Whether one of the cards is an ace that counts 11."""
        return self._is_soft
