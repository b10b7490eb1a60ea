"""Lays out the hands of a match of Team Blackjack, so that no test depends on luck."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

from tests.stacked_table import read_pile, stack_pile

_TEAMS = {"PLAYERS": "player", "DEALERS": "dealer"}

_WORDS: dict[str, Callable[[Any], str]] = {
    "Dealt": lambda event: (
        f"{_TEAMS[event.to.name]} {event.card}{'' if event.is_face_up else ' down'}"
    ),
    "Drew": lambda event: f"{_TEAMS[event.by.name]} draws {event.card}",
    "HoleCardShown": lambda event: f"shown {event.card}",
    "Reshuffled": lambda event: "reshuffled",
    "Settled": lambda event: (
        f"{event.outcome.name} {event.amount:+} = {event.bankroll}"
    ),
    "PlayerOut": lambda event: (
        f"player {event.player_number} out, {event.next_player_number} comes"
    ),
    "DealerOut": lambda event: (
        f"dealer {event.dealer_number} out, {event.next_dealer_number} comes"
    ),
    "MatchOver": lambda event: f"{event.winner.name} win",
}


def tell(events: list[Any]) -> list[str]:
    """Return what happened in a few words an event, such as ``player draws 10S``."""
    return [_WORDS[type(event).__name__](event) for event in events]


class StackedMatch:
    """A match whose cards are chosen; they are written as text (``"10S AC"``).

    Attributes:
        match: the match itself.
    """

    def __init__(self, match: Any, gameobjects: ModuleType) -> None:
        self.match = match
        self._gameobjects = gameobjects

    def stack(self, indices: str, only: bool = False) -> None:
        """Put these cards in front of the deck, the first dealt first.

        Args:
            indices: the cards.
            only: True makes them the only cards of the deck.
        """
        stack_pile(self.match._deck, self._gameobjects, indices, only)

    def deal(
        self, player: str, dealer: str, deck: str = "", wager: int = 5
    ) -> list[str]:
        """Deal two cards each, and tell what happened; ``deck`` is what comes next."""
        pairs = zip(player.split(), dealer.split(), strict=True)
        dealt = " ".join(f"{mine} {other}" for mine, other in pairs)
        self.stack(f"{dealt} {deck}")
        return tell(self.match.place_wager(wager))

    def stand_with(
        self, player: str, dealer: str, deck: str = "", wager: int = 5
    ) -> list[str]:
        """Deal these cards and stand; return what standing did."""
        self.deal(player, dealer, deck, wager)
        return tell(self.match.stand())

    def win(self, wager: int = 5) -> list[str]:
        """Play a hand that wins the wager, and tell what came after the cards."""
        return self.stand_with("10S 9S", "10D 8D", wager=wager)[1:]

    def lose(self, wager: int = 5) -> list[str]:
        """Play a hand that loses the wager, and tell what came after the cards."""
        return self.stand_with("10S 8S", "10D 9D", wager=wager)[1:]

    def push(self, wager: int = 5) -> list[str]:
        """Play a hand that changes no money, and tell what came after the cards."""
        return self.stand_with("10S 8S", "10D 8D", wager=wager)[1:]

    def get_deck(self) -> list[Any]:
        """Return the cards of the deck, the next to be dealt first."""
        return read_pile(self.match._deck)

    def get_hands(self) -> tuple[str, str]:
        """Return the player's and the dealer's cards as text."""
        hands = [self.match.player_hand, self.match.dealer_hand]
        player, dealer = [" ".join(str(card) for card in hand) for hand in hands]
        return player, dealer

    def get_state(self) -> dict[str, object]:
        """Return all that can be seen of the match, to be compared with a later one."""
        names = [name for name in dir(self.match) if not name.startswith(("_", "can"))]
        values = {name: getattr(self.match, name) for name in names}
        state = {name: values[name] for name in names if not callable(values[name])}
        for name in ("player_total", "dealer_total"):  # made anew each time
            state[name] = (state[name].points, state[name].is_soft)
        return {**state, "deck": self.get_deck(), "hands": self.get_hands()}
