"""How a hand of Team Blackjack ends, and what that does to the bankroll."""

from enum import Enum, auto

from gameobjects import BlackjackHand
from gameobjects.blackjack_hand import HIGHEST_SCORE


class Outcome(Enum):
    """How a hand ended for the player (rules T4, T5)."""

    NATURAL = auto()
    WON = auto()
    PUSH = auto()
    LOST = auto()
    BUST = auto()


def is_natural(hand: BlackjackHand) -> bool:
    """Return whether two cards are an ace and a ten-valued card (rule T4)."""
    return hand.count == 2 and hand.score == HIGHEST_SCORE


def is_bust(hand: BlackjackHand) -> bool:
    """Return whether a hand has more points than the best score."""
    return hand.score > HIGHEST_SCORE


def compare_hands(player_hand: BlackjackHand, dealer_hand: BlackjackHand) -> Outcome:
    """Return how a hand ends after the dealer has drawn (rule T5).

    Args:
        player_hand: a hand that is not bust.
        dealer_hand: the dealer's hand with all that he draws.
    """
    if is_bust(dealer_hand) or player_hand.score > dealer_hand.score:
        return Outcome.WON
    if player_hand.score < dealer_hand.score:
        return Outcome.LOST
    return Outcome.PUSH


def get_amount(outcome: Outcome, wager: int) -> int:
    """Return the dollars by which an outcome changes the bankroll (rules T4, T5).

    A natural wins one and a half times the wager, rounded down to whole dollars.
    """
    if outcome is Outcome.NATURAL:
        return wager * 3 // 2
    if outcome is Outcome.WON:
        return wager
    if outcome is Outcome.PUSH:
        return 0
    return -wager
