"""A hand of Blackjack: what it is worth and how far its player has gone."""

from gameobjects.card import FaceValue
from gameobjects.hand import Hand

HIGHEST_SCORE = 21
"""The best score of a hand; a hand with more is bust."""

_ACE_POINTS = 1
_ACE_EXTRA_POINTS = 10

CARD_POINTS = {face_value: min(face_value.value, 10) for face_value in FaceValue}
"""The points of a card by its face value: its number, 10 for a face card, 1 for an ace.

ITD121 rule 2; whether an ace counts 11 depends on the hand that it is in.
"""


class BlackjackHand(Hand):
    """The cards, the bet and the state of one hand in a round of Blackjack.

    Which bets are allowed is a rule of the game, not of the hand.

    Args:
        initial_bet: the bet on the hand, in dollars; the dealer's hand has none.

    Attributes:
        is_standing: True when the hand gets no more cards.
        has_surrendered: True when its player gave the hand up for half the bet.
        bet: what is at stake on the hand, in dollars.

    >>> from gameobjects import Card, Suit
    >>> hand = BlackjackHand(10)
    >>> hand.add_card(Card(Suit.CLUBS, FaceValue.ACE))
    >>> hand.add_card(Card(Suit.CLUBS, FaceValue.SIX))
    >>> hand.bet, hand.score
    (10, 17)
    """

    is_standing: bool
    has_surrendered: bool
    bet: int

    def __init__(self, initial_bet: int = 0) -> None:
        super().__init__()
        self.is_standing = False
        self.has_surrendered = False
        self.bet = initial_bet

    @property
    def score(self) -> int:
        """The points of the cards, worked out afresh from the cards held now.

        ITD121 rule 2 and p. 3, Score: an ace counts 11, or 1 where 11 would take
        the score over 21. Two aces at 11 make 22, so at most one counts 11.
        """
        score = 0
        has_ace = False
        for card in self._hand:
            points = CARD_POINTS[card.face_value]
            score += points
            if points == _ACE_POINTS:
                has_ace = True
        if has_ace and score + _ACE_EXTRA_POINTS <= HIGHEST_SCORE:
            score += _ACE_EXTRA_POINTS
        return score
