"""What a match of Team Blackjack is at any moment: people, money, hands and deck.

Everything is read-only; the rules by which it changes are in games.team_blackjack.
"""

from gameobjects import BlackjackHand, Card, CardPile
from gameobjects.describe import describe
from games.team_events import Event, Team
from games.team_outcome import Outcome
from games.team_total import Total


class MatchState:
    """The state of a match, new at first; a Match is one that can be played.

    The arguments, and what is wrong with them, are those of Match.
    """

    def __init__(
        self,
        players: int = 3,
        dealers: int = 3,
        bankroll: int = 100,
        minimum_wager: int = 5,
        hands_per_round: int = 10,
    ) -> None:
        _check_numbers(
            players=players,
            dealers=dealers,
            minimum_wager=minimum_wager,
            hands_per_round=hands_per_round,
        )
        _check_number("bankroll", bankroll, minimum_wager, " (the minimum wager)")
        self._players = players
        self._dealers = dealers
        self._starting_bankroll = bankroll
        self._minimum_wager = minimum_wager
        self._hands_per_round = hands_per_round
        self._player_number = 1
        self._dealer_number = 1
        self._hand_number = 1
        self._bankroll = bankroll
        self._wager = 0
        self._player_hand = BlackjackHand()
        self._dealer_hand = BlackjackHand()
        self._outcome: Outcome | None = None
        self._winner: Team | None = None
        self._last_events: list[Event] = []
        self._deck = make_deck()

    @property
    def players(self) -> int:
        """How many players the one team has, those who are out included."""
        return self._players

    @property
    def dealers(self) -> int:
        """How many dealers the other team has, those who are out included."""
        return self._dealers

    @property
    def starting_bankroll(self) -> int:
        """The dollars with which each player sits down."""
        return self._starting_bankroll

    @property
    def minimum_wager(self) -> int:
        """The least wager in dollars."""
        return self._minimum_wager

    @property
    def hands_per_round(self) -> int:
        """How many hands a dealer stays for."""
        return self._hands_per_round

    @property
    def player_number(self) -> int:
        """Who of the players is at the table, or was at the end of the match."""
        return self._player_number

    @property
    def dealer_number(self) -> int:
        """Who of the dealers is at the table, or was at the end of the match."""
        return self._dealer_number

    @property
    def players_out(self) -> int:
        """How many players are out: those with the lowest numbers."""
        return self._player_number - (self._winner is not Team.DEALERS)

    @property
    def dealers_out(self) -> int:
        """How many dealers are out: those with the lowest numbers."""
        return self._dealer_number - (self._winner is not Team.PLAYERS)

    @property
    def hand_number(self) -> int:
        """The hand of the round, from 1, that is in play, or else the next one.

        At the end of the match it is the last one.
        """
        return self._hand_number

    @property
    def bankroll(self) -> int:
        """What the player has in dollars; a hand changes it when it ends."""
        return self._bankroll

    @property
    def wager(self) -> int:
        """The dollars at stake on the hand in play, 0 between hands."""
        return self._wager

    @property
    def player_hand(self) -> BlackjackHand:
        """The player's hand: the one in play, or the last one."""
        return self._player_hand

    @property
    def dealer_hand(self) -> BlackjackHand:
        """The dealer's hand with its card 1, the hole card, seen or not."""
        return self._dealer_hand

    @property
    def visible_dealer_cards(self) -> list[Card]:
        """What can be seen of the dealer's hand: all but the hole card in play."""
        cards = list(self._dealer_hand)
        return cards[:1] if self._wager else cards

    @property
    def player_total(self) -> Total:
        """The total of the player's hand."""
        return Total(list(self._player_hand))

    @property
    def dealer_total(self) -> Total:
        """The total of what can be seen of the dealer's hand."""
        return Total(self.visible_dealer_cards)

    @property
    def cards_left(self) -> int:
        """How many cards are left in the deck."""
        return self._deck.count

    @property
    def outcome(self) -> Outcome | None:
        """How the last hand ended, None before the first and while one is in play."""
        return self._outcome

    @property
    def winner(self) -> Team | None:
        """The team that has won, None before the end."""
        return self._winner

    @property
    def last_events(self) -> list[Event]:
        """What the last call did that was not refused (a copy); empty before the first."""
        return self._last_events.copy()


def make_deck() -> CardPile:
    """Return all 52 cards, shuffled."""
    deck = CardPile(True)
    deck.shuffle_pile()
    return deck


def _check_numbers(**numbers: int) -> None:
    for name, number in numbers.items():
        _check_number(name, number, 1)


def _check_number(name: str, number: int, least: int, what_least_is: str = "") -> None:
    limit = f"a whole number of at least {describe(least)}{what_least_is}"
    message = f"{name} must be {limit}, not {describe(number)}"
    if type(number) is not int:  # a bool is an int too, and no number of anything
        raise TypeError(message)
    if number < least:
        raise ValueError(message)
