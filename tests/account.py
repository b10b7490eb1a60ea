"""What the rules demand, worked out from bets, actions and cards alone.

It has its own count of points, so that no mistake of the code under test is in it.
"""

from collections.abc import Iterable
from types import ModuleType
from typing import Any

from tests.stacked_table import get_index

_POINTS = {"A": 11, "J": 10, "Q": 10, "K": 10}


def count_points(cards: Iterable[Any]) -> int:
    """Return the score of a hand: aces are 11 as long as that is not too much."""
    ranks = [get_index(card)[:-1] for card in cards]
    points = sum(_POINTS.get(rank) or int(rank) for rank in ranks)
    for _ in range(ranks.count("A")):
        if points > 21:
            points -= 10
    return points


def get_rightful_actions(blackjack: ModuleType) -> list[tuple[str, int]]:
    """Return what the rules allow in a round, as actions and the numbers of their hands.

    That is judged by the flags, cards, bets and funds as they are now, however they
    came to be so.
    """
    hands = blackjack.player_hands
    rightful = []
    for hand_num, hand in enumerate(hands):
        if hand.is_standing or hand.has_surrendered or count_points(hand) >= 21:
            continue
        rightful += [("hit", hand_num), ("stand", hand_num)]
        cards = list(hand)
        has_funds = hand.bet <= blackjack.player_funds
        is_first_action = len(hands) == 1 and len(cards) == 2
        is_pair = count_points(cards[:1]) == count_points(cards[1:])
        if has_funds:
            rightful.append(("double", hand_num))
        if is_first_action:
            rightful.append(("surrender", hand_num))
        if is_first_action and is_pair and has_funds:
            rightful.append(("split", hand_num))
    return rightful


class Account:
    """The money of a player.

    Args:
        funds: what he has to begin with, in dollars.
    """

    def __init__(self, funds: int) -> None:
        self.funds = funds
        self.is_settled = False
        self._bets: list[int] = []
        self._has_surrendered = False

    def deal(self, bet: int) -> None:
        """Note a new round."""
        self.funds -= bet
        self.is_settled = False
        self._bets = [bet]
        self._has_surrendered = False

    def act(self, action: str, hand_num: int) -> None:
        """Note an action: hit, double, stand, surrender or split."""
        if action == "double":
            self.funds -= self._bets[hand_num]
            self._bets[hand_num] *= 2
        if action == "split":
            self.funds -= self._bets[0]
            self._bets.append(self._bets[0])
        if action == "surrender":
            self._has_surrendered = True

    def settle(self, dealer: Iterable[Any], hands: Iterable[Iterable[Any]]) -> None:
        """Note the end of a round, from the cards that lie on the table."""
        self.is_settled = True
        if self._has_surrendered:
            self.funds += self._bets[0] // 2
            return
        dealer_points = count_points(dealer)
        for bet, hand in zip(self._bets, hands):
            points = count_points(hand)
            if points <= 21 and (dealer_points > 21 or points > dealer_points):
                self.funds += 2 * bet
            elif points <= 21 and points == dealer_points:
                self.funds += bet
