"""What the rules demand, worked out from bets, actions and cards alone.

It has its own count of points, so that no mistake of the code under test is in it.
"""

from collections.abc import Iterable, Sequence
from typing import Any

_POINTS = {"A": 11, "J": 10, "Q": 10, "K": 10}


def count_points(cards: Iterable[Any]) -> int:
    """Return the score of a hand: aces are 11 as long as that is not too much."""
    ranks = [str(card)[:-1] for card in cards]
    points = sum(_POINTS.get(rank) or int(rank) for rank in ranks)
    for _ in range(ranks.count("A")):
        if points > 21:
            points -= 10
    return points


class Account:
    """The money of a player who begins with $1,000, and what he may do."""

    def __init__(self) -> None:
        self.funds = 1000
        self.is_settled = False
        self._bets: list[int] = []
        self._has_stood: list[bool] = []
        self._has_acted = False
        self._has_surrendered = False

    def deal(self, bet: int) -> None:
        """Note a new round."""
        self.funds -= bet
        self.is_settled = False
        self._bets = [bet]
        self._has_stood = [False]
        self._has_acted = False
        self._has_surrendered = False

    def get_allowed(self, hands: Sequence[Iterable[Any]]) -> list[tuple[str, int]]:
        """Return what may be done now, as actions and the numbers of their hands."""
        allowed = []
        for hand_num, cards in enumerate(map(list, hands)):
            if self._has_stood[hand_num] or count_points(cards) >= 21:
                continue
            has_funds = self._bets[hand_num] <= self.funds
            is_pair = count_points(cards[:1]) == count_points(cards[1:])
            if has_funds:
                allowed.append(("double", hand_num))
            if not self._has_acted:
                allowed.append(("surrender", hand_num))
            if not self._has_acted and has_funds and is_pair:
                allowed.append(("split", hand_num))
            allowed += [("hit", hand_num), ("stand", hand_num)]
        return allowed

    def act(self, action: str, hand_num: int) -> None:
        """Note an action: hit, double, stand, surrender or split."""
        self._has_acted = True
        if action in ("double", "stand", "surrender"):
            self._has_stood[hand_num] = True
        if action == "double":
            self.funds -= self._bets[hand_num]
            self._bets[hand_num] *= 2
        if action == "split":
            self.funds -= self._bets[0]
            self._bets.append(self._bets[0])
            self._has_stood.append(False)
        if action == "surrender":
            self._has_surrendered = True

    def settle(self, dealer: Iterable[Any], hands: Iterable[Iterable[Any]]) -> None:
        """Note the end of a round, from the cards that lie on the table."""
        self.is_settled = True
        self._has_stood = [True for _ in self._bets]
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
