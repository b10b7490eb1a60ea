"""Team Blackjack: a team of players against a team of dealers (rules T1 to T7).

>>> from games.team_blackjack import Match
>>> match = Match(players=2, bankroll=50)
>>> events = match.place_wager(5)
>>> events[0].to, events[3].is_face_up
(<Team.PLAYERS: 1>, False)
"""

from collections.abc import Iterator

from gameobjects import BlackjackHand, Card
from gameobjects.describe import describe
from games.team_events import (
    DealerOut,
    Dealt,
    Drew,
    Event,
    HoleCardShown,
    MatchOver,
    PlayerOut,
    Reshuffled,
    Settled,
    Team,
)
from games.team_outcome import Outcome, compare_hands, get_amount, is_bust, is_natural
from games.team_state import MatchState, make_deck
from games.team_total import Total

__all__ = [
    "DealerOut",
    "Dealt",
    "Drew",
    "Event",
    "HoleCardShown",
    "Match",
    "MatchOver",
    "MatchState",
    "Outcome",
    "PlayerOut",
    "Reshuffled",
    "Settled",
    "Team",
    "Total",
]

_DEALER_STANDS_AT = 17

# Who gets each card of a deal, and whether it lies face up (rule T2).
_DEAL = [
    (Team.PLAYERS, True),
    (Team.DEALERS, True),
    (Team.PLAYERS, True),
    (Team.DEALERS, False),
]


class _DeckUsedUp(Exception):
    """A card is needed and none is left; it never leaves this module."""


class Match(MatchState):
    """A match from its first hand to the end of one team.

    One player and one dealer are at the table. Players and dealers are numbered from
    1 in the order in which they come. Wagers and the bankroll are whole dollars.

    Each of ``place_wager``, ``hit`` and ``stand`` returns what happened, in order. A
    call that is refused changes nothing.

    Args:
        players: how many players the one team has, at least 1.
        dealers: how many dealers the other team has, at least 1.
        bankroll: the dollars with which each player sits down, at least
            ``minimum_wager``.
        minimum_wager: the least wager in dollars, at least 1.
        hands_per_round: how many hands a dealer stays for, at least 1.

    Raises:
        TypeError: one of them is no whole number.
        ValueError: one of them is out of range.
    """

    def can_wager(self) -> bool:
        """Return whether a wager may be placed now."""
        return not self._why_not_wager()

    def can_hit(self) -> bool:
        """Return whether the player may hit now: a hand is in play."""
        return not self._why_not_play()

    def can_stand(self) -> bool:
        """Return whether the player may stand now: a hand is in play."""
        return not self._why_not_play()

    def place_wager(self, wager: int) -> list[Event]:
        """Wager and deal: player, dealer, player, dealer face down (rule T2).

        A natural ends the hand at once (rule T4).

        Args:
            wager: dollars, from the minimum wager to the bankroll.

        Returns:
            what happened, in order.

        Raises:
            RuntimeError: a hand is in play, or the match is over.
            TypeError: ``wager`` is no whole number.
            ValueError: ``wager`` is out of range.
        """
        if why_not := self._why_not_wager():
            raise RuntimeError(f"cannot place a wager: {why_not}")
        self._check_wager(wager)
        self._wager = wager
        self._outcome = None
        return self._carry_out(self._deal())

    def hit(self) -> list[Event]:
        """Give the player one card; more than 21 loses at once (rule T5).

        Returns:
            what happened, in order.

        Raises:
            RuntimeError: no hand is in play.
        """
        if why_not := self._why_not_play():
            raise RuntimeError(f"cannot hit: {why_not}")
        return self._carry_out(self._play_player_card())

    def stand(self) -> list[Event]:
        """Let the dealer draw while under 17, and settle the hand (rule T5).

        Returns:
            what happened, in order.

        Raises:
            RuntimeError: no hand is in play.
        """
        if why_not := self._why_not_play():
            raise RuntimeError(f"cannot stand: {why_not}")
        return self._carry_out(self._play_dealer_hand())

    def _why_not_wager(self) -> str:
        if self._winner is not None:
            return "the match is over"
        return "a hand is in play" if self._wager else ""

    def _why_not_play(self) -> str:
        if self._winner is not None:
            return "the match is over"
        return "" if self._wager else "no hand is in play"

    def _check_wager(self, wager: int) -> None:
        least, most = describe(self._minimum_wager), describe(self._bankroll)
        message = (
            f"the wager must be a whole number of dollars from {least}, the minimum, "
            f"to {most}, the bankroll, not {describe(wager)}"
        )
        if type(wager) is not int:  # a bool is an int too, and no wager
            raise TypeError(message)
        if not self._minimum_wager <= wager <= self._bankroll:
            raise ValueError(message)

    def _carry_out(self, steps: Iterator[Event]) -> list[Event]:
        self._last_events = list(self._deal_again_if_void(steps))
        return self._last_events.copy()

    # What follows yields each event as soon as it has happened.

    def _deal_again_if_void(self, steps: Iterator[Event]) -> Iterator[Event]:
        """Do the steps; a deck used up voids the hand (rule T6)."""
        try:
            yield from steps
        except _DeckUsedUp:
            self._deck = make_deck()
            yield Reshuffled()
            yield from self._deal()  # 52 cards are enough for it

    def _deal(self) -> Iterator[Event]:
        self._player_hand = BlackjackHand()
        self._dealer_hand = BlackjackHand()
        hands = {Team.PLAYERS: self._player_hand, Team.DEALERS: self._dealer_hand}
        for team, is_face_up in _DEAL:
            yield Dealt(self._draw(hands[team]), team, is_face_up)
        if is_natural(self._player_hand):
            yield HoleCardShown(self._dealer_hand.get_card(1))
            yield from self._settle(Outcome.NATURAL)

    def _play_player_card(self) -> Iterator[Event]:
        yield Drew(self._draw(self._player_hand), Team.PLAYERS)
        if is_bust(self._player_hand):
            yield HoleCardShown(self._dealer_hand.get_card(1))
            yield from self._settle(Outcome.BUST)

    def _play_dealer_hand(self) -> Iterator[Event]:
        yield HoleCardShown(self._dealer_hand.get_card(1))
        while self._dealer_hand.score < _DEALER_STANDS_AT:
            yield Drew(self._draw(self._dealer_hand), Team.DEALERS)
        yield from self._settle(compare_hands(self._player_hand, self._dealer_hand))

    def _draw(self, hand: BlackjackHand) -> Card:
        if self._deck.count == 0:
            raise _DeckUsedUp
        card = self._deck.deal_one_card()
        hand.add_card(card)
        return card

    def _settle(self, outcome: Outcome) -> Iterator[Event]:
        amount = get_amount(outcome, self._wager)
        self._bankroll += amount
        self._wager = 0
        self._outcome = outcome
        yield Settled(outcome, amount, self._bankroll)
        if self._bankroll < self._minimum_wager:
            yield from self._replace_player()
        elif self._hand_number == self._hands_per_round:
            yield from self._replace_dealer()
        else:
            self._hand_number += 1

    def _replace_player(self) -> Iterator[Event]:
        """The player is out of money (rule T7)."""
        if self._player_number == self._players:
            yield PlayerOut(self._player_number, None)
            yield self._end(Team.DEALERS)
            return
        self._player_number += 1
        self._bankroll = self._starting_bankroll
        self._hand_number = 1
        yield PlayerOut(self._player_number - 1, self._player_number)

    def _replace_dealer(self) -> Iterator[Event]:
        """All hands of the round are played (rule T7)."""
        if self._dealer_number == self._dealers:
            yield DealerOut(self._dealer_number, None)
            yield self._end(Team.PLAYERS)
            return
        self._dealer_number += 1
        self._hand_number = 1
        yield DealerOut(self._dealer_number - 1, self._dealer_number)

    def _end(self, winner: Team) -> MatchOver:
        self._winner = winner
        return MatchOver(winner)
