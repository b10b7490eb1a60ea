"""What the rules of Team Blackjack demand, worked out from wagers and cards alone.

It has its own count of points and of money, so that no mistake of the code under test
is in it.
"""

from collections.abc import Callable
from typing import Any

from tests.account import count_points

_FACTORS: dict[str, Callable[[int], int]] = {
    "NATURAL": lambda wager: int(wager * 1.5),
    "WON": lambda wager: wager,
    "PUSH": lambda wager: 0,
    "LOST": lambda wager: -wager,
    "BUST": lambda wager: -wager,
}

_TAKING = ("Dealt", "Drew")


def find_outcome(player: list[Any], dealer: list[Any], has_stood: bool) -> str | None:
    """Return how a hand has ended, None if it is in play."""
    ranks = sorted(str(card)[:-1] for card in player)
    if ranks in (["10", "A"], ["A", "J"], ["A", "K"], ["A", "Q"]):
        return "NATURAL"
    points, dealer_points = count_points(player), count_points(dealer)
    if points > 21:
        return "BUST"
    if not has_stood:
        return None
    if dealer_points > 21 or points > dealer_points:
        return "WON"
    return "PUSH" if points == dealer_points else "LOST"


class TeamAccount:
    """Who is at the table and with how much money."""

    def __init__(self, numbers: dict[str, int]) -> None:
        self._numbers = numbers
        self.bankroll = numbers["bankroll"]
        self.player = self.dealer = self.hand = 1
        self.winner: str | None = None

    def settle(self, outcome: str, wager: int) -> None:
        """Note how a hand ended, and who comes and goes because of it."""
        self.bankroll += _FACTORS[outcome](wager)
        is_broke = self.bankroll < self._numbers["minimum_wager"]
        is_last_hand = self.hand == self._numbers["hands_per_round"]
        if is_broke and self.player == self._numbers["players"]:
            self.winner = "DEALERS"
        elif is_broke:
            self.player, self.hand = self.player + 1, 1
            self.bankroll = self._numbers["bankroll"]
        elif is_last_hand and self.dealer == self._numbers["dealers"]:
            self.winner = "PLAYERS"
        elif is_last_hand:
            self.dealer, self.hand = self.dealer + 1, 1
        else:
            self.hand += 1


class FollowedDeck:
    """The order of the cards of a match, read once a shuffle and followed from there."""

    def __init__(self, cards: list[Any]) -> None:
        self._start(cards)

    @property
    def count(self) -> int:
        """How many cards must be left."""
        return len(self._cards)

    def follow(self, events: list[Any], get_deck: Callable[[], list[Any]]) -> bool:
        """Check that the cards of a call came from the deck in its order.

        Args:
            events: what happened in the call.
            get_deck: returns the cards of the deck as it is now.

        Returns:
            whether the deck was used up and shuffled.
        """
        names = [type(event).__name__ for event in events]
        is_shuffled = "Reshuffled" in names
        if is_shuffled:
            place = names.index("Reshuffled")
            self._take(events[:place])
            assert self._cards == []
            events = events[place + 1 :]
            dealt = [event.card for event in events if type(event).__name__ == "Dealt"]
            self._start(dealt + get_deck())
        self._take(events)
        return is_shuffled

    def _start(self, cards: list[Any]) -> None:
        assert len(cards) == len(set(cards)) == 52
        self._cards = cards

    def _take(self, events: list[Any]) -> None:
        taken = [event.card for event in events if type(event).__name__ in _TAKING]
        assert taken == self._cards[: len(taken)]
        self._cards = self._cards[len(taken) :]
