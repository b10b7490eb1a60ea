"""Lays out a round of Blackjack card by card, so that no test depends on luck.

What is broken in one class must not cost the tests of another. So cards are told apart
and written here by their suits and face values alone, not by ``==``, ``<`` or ``str()``,
piles may deal from either end, and a split that fails is made up for.
"""

from collections.abc import Iterable
from contextlib import suppress
from types import ModuleType
from typing import Any, NamedTuple

import pytest

INDICES = {
    "ACE": "A",
    "TWO": "2",
    "THREE": "3",
    "FOUR": "4",
    "FIVE": "5",
    "SIX": "6",
    "SEVEN": "7",
    "EIGHT": "8",
    "NINE": "9",
    "TEN": "10",
    "JACK": "J",
    "QUEEN": "Q",
    "KING": "K",
}
"""How each face value is written on a card, by its name."""

_FACE_VALUES = {index: name for name, index in INDICES.items()}

ALL_CARDS = sorted(rank + suit for suit in "CDHS" for rank in _FACE_VALUES)
"""The 52 cards as text, in the order of these texts."""


def make_card(gameobjects: ModuleType, index: str) -> Any:
    """Return the card that is written ``10S``, ``AC`` and so on."""
    suits = {suit.name[0]: suit for suit in gameobjects.Suit}
    face_value = gameobjects.FaceValue[_FACE_VALUES[index[:-1]]]
    return gameobjects.Card(suits[index[-1]], face_value)


def get_index(card: Any) -> str:
    """Return how a card is written: ``10S``, ``AC`` and so on."""
    return f"{INDICES[card.face_value.name]}{card.suit.name[0]}"


def write(cards: Iterable[Any]) -> str:
    """Return cards as text, in their order: ``"10S AC"``."""
    return " ".join(get_index(card) for card in cards)


def write_sorted(cards: Iterable[Any]) -> str:
    """Return cards as text, in the order of the texts: for cards in any order."""
    return " ".join(sorted(get_index(card) for card in cards))


def stack_pile(pile: Any, gameobjects: ModuleType, indices: str, only: bool) -> None:
    """Put cards in front of a pile, the first dealt first.

    Args:
        pile: the pile.
        gameobjects: the package of its cards.
        indices: the cards.
        only: True makes them the only cards of the pile.
    """
    others = pile.deal_cards(pile.count)
    for index in indices.split():
        pile.add_card(make_card(gameobjects, index))
    if not only:
        for card in others:
            pile.add_card(card)


def read_pile(pile: Any) -> list[Any]:
    """Return the cards of a pile, the next to be dealt first."""
    cards: list[Any] = pile.deal_cards(pile.count)
    for card in cards:
        pile.add_card(card)
    return cards


class TableState(NamedTuple):
    """All that can be seen of a game, the dealer's hand first.

    The flags of a hand are whether it stands, whether it surrendered, and its bet.
    """

    funds: int
    cards: list[str]
    flags: list[tuple[bool, bool, int]]
    deck: str
    hands: list[Any]


class StackedTable:
    """A round whose cards are chosen.

    Cards are written as text (``"10S AC"``) and laid by the public methods of the
    hands and of the deck, as any version of the game must have them.
    """

    def __init__(self, blackjack: ModuleType, gameobjects: ModuleType) -> None:
        self._blackjack = blackjack
        self._gameobjects = gameobjects
        self._last_is_first: bool | None = None

    def deal(self, player: str, dealer: str, deck: str = "", bet: int = 10) -> None:
        """Begin a round with these cards; ``deck`` is what will be dealt next.

        A round that was dealt before must have been settled or reset.
        """
        self._blackjack.new_round(bet)
        hand = self._blackjack.player_hands[0]
        hand.bet = bet
        hand.is_standing = False
        self.lay(hand, player)
        self.lay(self._blackjack.dealer_hand, dealer)
        self.stack(deck)

    def deal_split(self, first: str, second: str, dealer: str, deck: str = "") -> None:
        """Begin a round with two hands of $10 each, as after a split."""
        self.deal("8C 8D", dealer, "2C 3C")
        with suppress(Exception):
            self._blackjack.player_split()
        hands = self._blackjack.player_hands
        if len(hands) == 1:
            hands.append(self._gameobjects.BlackjackHand())
        for hand, cards in zip(hands, (first, second)):
            hand.bet = 10
            hand.is_standing = False
            self.lay(hand, cards)
        self.stack(deck)

    def deal_short(self, player: str, deck: str, missing: int) -> None:
        """Begin a round with so many dollars less than another bet takes.

        Where the money does not move as it should, the bet is made to be as much.
        """
        self.take_funds(1000 - missing)
        self.deal(player, "10D 7D", deck, bet=500)
        hand = self._blackjack.player_hands[0]
        if hand.bet != self._blackjack.player_funds + missing:
            hand.bet = self._blackjack.player_funds + missing

    def lay(self, hand: Any, indices: str) -> None:
        """Make the cards of a hand these and no others."""
        for _ in range(hand.count):
            hand.remove_card_at(0)
        for index in indices.split():
            hand.add_card(make_card(self._gameobjects, index))

    def stack(self, indices: str, only: bool = False) -> None:
        """Put these cards in front of the deck, the first dealt first.

        Args:
            indices: the cards.
            only: True makes them the only cards of the deck.
        """
        others = self._take_all(self._blackjack._deck)
        first = [make_card(self._gameobjects, index) for index in indices.split()]
        self._fill(self._blackjack._deck, first if only else first + others)

    def stack_new_decks(self, indices: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """Put these cards in front of every full pile, and again when it is shuffled."""
        pile_class = self._gameobjects.CardPile
        make_pile = pile_class.__init__

        def put_first(pile: Any) -> None:
            others = self._take_all(pile)
            first = [make_card(self._gameobjects, index) for index in indices.split()]
            self._fill(pile, first + others)

        def make(pile: Any, *arguments: Any, **options: Any) -> None:
            make_pile(pile, *arguments, **options)
            if pile.count > 0:
                put_first(pile)

        self._deals_last_first()
        monkeypatch.setattr(pile_class, "__init__", make)
        monkeypatch.setattr(pile_class, "shuffle_pile", put_first)

    def finish(self) -> None:
        """Let the dealer play; what is wrong with that counts in his own tests."""
        with suppress(Exception):
            self._blackjack.dealer_play()

    def take_funds(self, funds: int) -> None:
        """Start again and lose all but ``funds`` dollars in one round."""
        self._blackjack.reset()
        lost = self._blackjack.player_funds - funds
        if lost:
            self.deal("10S 7S", "10D 9D", bet=lost)
            with suppress(Exception):
                self._blackjack.player_stand(0)
            self.finish()

    def get_deck(self) -> list[Any]:
        """Return the cards of the deck, the next to be dealt first."""
        cards = self._take_all(self._blackjack._deck)
        self._fill(self._blackjack._deck, cards)
        return cards

    def get_all_cards(self) -> list[Any]:
        """Return the cards of the deck and of all hands."""
        hands = [self._blackjack.dealer_hand, *self._blackjack.player_hands]
        return self.get_deck() + [card for hand in hands for card in hand]

    def get_state(self) -> TableState:
        """Return all that can be seen of the game, to be compared with a later one."""
        blackjack = self._blackjack
        hands = [blackjack.dealer_hand, *blackjack.player_hands]
        flags = [(hand.is_standing, hand.has_surrendered, hand.bet) for hand in hands]
        cards = [write(hand) for hand in hands]
        return TableState(
            blackjack.player_funds, cards, flags, write(self.get_deck()), hands
        )

    def _take_all(self, pile: Any) -> list[Any]:
        return [pile.deal_one_card() for _ in range(pile.count)]

    def _fill(self, pile: Any, cards: list[Any]) -> None:
        """Add cards to an empty pile, so that it deals them in their order."""
        for card in reversed(cards) if self._deals_last_first() else cards:
            pile.add_card(card)

    def _deals_last_first(self) -> bool:
        """Return whether a pile deals the card that was added last."""
        if self._last_is_first is None:
            pile = self._gameobjects.CardPile(False)
            for index in ("2C", "3C"):
                pile.add_card(make_card(self._gameobjects, index))
            self._last_is_first = get_index(pile.deal_one_card()) == "3C"
        return self._last_is_first
