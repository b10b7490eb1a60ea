"""What can happen in Team Blackjack, as values that tell it step by step.

The methods of a Match return the events of a call in the order in which they happened.
"""

from dataclasses import dataclass
from enum import Enum, auto

from gameobjects import Card
from games.team_outcome import Outcome


class Team(Enum):
    """The two sides of a match."""

    PLAYERS = auto()
    DEALERS = auto()


@dataclass(frozen=True)
class Event:
    """One thing that happened; each kind is a class of its own."""


@dataclass(frozen=True)
class Dealt(Event):
    """A card of the deal was put on the table.

    Attributes:
        card: the card; nobody may see it yet if it lies face down.
        to: the team whose hand it went to.
        is_face_up: False for the hole card.
    """

    card: Card
    to: Team
    is_face_up: bool


@dataclass(frozen=True)
class Drew(Event):
    """A hand got one more card, face up.

    Attributes:
        card: the card.
        by: the team whose hand it went to.
    """

    card: Card
    by: Team


@dataclass(frozen=True)
class HoleCardShown(Event):
    """The dealer's second card was turned up.

    Attributes:
        card: the card.
    """

    card: Card


@dataclass(frozen=True)
class Reshuffled(Event):
    """A card was needed and none was left (rule T6).

    The hand is void, and all 52 cards are shuffled. The same hand is dealt again with
    the same wager; the events of that deal follow.
    """


@dataclass(frozen=True)
class Settled(Event):
    """A hand ended.

    Attributes:
        outcome: how it ended.
        amount: the dollars by which the bankroll changed, below 0 for a loss.
        bankroll: the bankroll after it, in dollars, before anybody else sits down.
    """

    outcome: Outcome
    amount: int
    bankroll: int


@dataclass(frozen=True)
class PlayerOut(Event):
    """A player had less than the minimum wager and left.

    Attributes:
        player_number: who left.
        next_player_number: who sits down with the starting bankroll, None for nobody.
    """

    player_number: int
    next_player_number: int | None


@dataclass(frozen=True)
class DealerOut(Event):
    """All hands of a round were played against a dealer, who left.

    Attributes:
        dealer_number: who left.
        next_dealer_number: who comes, None for nobody.
    """

    dealer_number: int
    next_dealer_number: int | None


@dataclass(frozen=True)
class MatchOver(Event):
    """A team had nobody left.

    Attributes:
        winner: the other team.
    """

    winner: Team
