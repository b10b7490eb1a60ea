"""What the history says of a hand of Team Blackjack, event by event."""

from gameobjects import Card
from games.team_blackjack import (
    Dealt,
    Drew,
    Event,
    HoleCardShown,
    Match,
    Reshuffled,
    Settled,
    Team,
)
from gui.bets import write_amount
from gui.card_words import write_cards
from gui.team_texts import get_outcome_words, get_sentence, write_total

HAND = "Wager"
"""How each line of a hand begins: every hand begins with a wager."""

_CARDS_OF_A_DEAL = 4


class Teller:
    """Tells in lines what an action did.

    It is made before the action, since afterwards other people may be at the table.

    Args:
        match: the match, as it is before the action.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._player = f"player {match.player_number:,}"
        self._dealer = f"dealer {match.dealer_number:,}"
        self._hands: dict[Team, list[Card]] = {
            Team.PLAYERS: list(match.player_hand),
            Team.DEALERS: list(match.dealer_hand),
        }

    def tell_wager(self, wager: int, events: list[Event]) -> list[str]:
        """Return the lines of a wager, in dollars, and of what followed."""
        self._clear()
        return [f"{self._player} wagered {write_amount(wager)}", *self._tell(events)]

    def tell_hit(self, events: list[Event]) -> list[str]:
        """Return the lines of a hit and of what followed."""
        return self._tell(events)

    def tell_stand(self, events: list[Event]) -> list[str]:
        """Return the lines of standing and of what followed."""
        total = write_total(self._hands[Team.PLAYERS])
        return [f"{self._player} stood with {total}", *self._tell(events)]

    def _tell(self, events: list[Event]) -> list[str]:
        lines = [self._tell_event(event) for event in events]
        return [line for line in lines if line]

    def _tell_event(self, event: Event) -> str:
        if isinstance(event, Dealt):
            return self._tell_dealt(event)
        if isinstance(event, Drew):
            return self._tell_drew(event)
        if isinstance(event, Reshuffled):
            self._clear()
        if isinstance(event, Settled):
            bankroll = write_amount(event.bankroll)
            return f"{get_outcome_words(event)} · bankroll {bankroll}"
        if isinstance(event, HoleCardShown):
            dealer = self._hands[Team.DEALERS]
            return f"{self._dealer} has {_write_hand(dealer)}"
        return _uncapitalize(get_sentence(self._match, event))

    def _tell_dealt(self, event: Dealt) -> str:
        """One line tells all four cards, without the hole card."""
        self._hands[event.to].append(event.card)
        player, dealer = self._hands[Team.PLAYERS], self._hands[Team.DEALERS]
        if len(player) + len(dealer) < _CARDS_OF_A_DEAL:
            return ""
        shown = write_cards(dealer[:1])
        return (
            f"{self._player} has {_write_hand(player)} · {self._dealer} shows {shown}"
        )

    def _tell_drew(self, event: Drew) -> str:
        self._hands[event.by].append(event.card)
        who = self._player if event.by is Team.PLAYERS else self._dealer
        did = "hit" if event.by is Team.PLAYERS else "drew"
        total = write_total(self._hands[event.by])
        return f"{who} {did} {write_cards([event.card])} → {total}"

    def _clear(self) -> None:
        self._hands = {Team.PLAYERS: [], Team.DEALERS: []}


def get_new_match_line(match: Match) -> str:
    """Return that a new match began, and its numbers."""
    bankroll = write_amount(match.starting_bankroll)
    minimum = write_amount(match.minimum_wager)
    teams = f"{_count(match.players, 'player')}, {_count(match.dealers, 'dealer')}"
    hands = _count(match.hands_per_round, "hand")
    money = f"bankroll {bankroll}, minimum {minimum}"
    return f"new match · {teams} · {money} · {hands} a round"


def _count(number: int, what: str) -> str:
    return f"{number:,} {what}" if number == 1 else f"{number:,} {what}s"


def _write_hand(cards: list[Card]) -> str:
    return f"{write_cards(cards)} → {write_total(cards)}"


def _uncapitalize(sentence: str) -> str:
    """Return a sentence as a part of a line."""
    return (sentence[:1].lower() + sentence[1:]).rstrip(".")
