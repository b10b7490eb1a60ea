"""Lays out a round of Blackjack card by card, so that no test depends on luck."""

from types import ModuleType
from typing import Any

_INDICES = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]


def make_card(gameobjects: ModuleType, index: str) -> Any:
    """Return the card that is written ``10S``, ``AC`` and so on."""
    suits = {suit.name[0]: suit for suit in gameobjects.Suit}
    face_values = dict(zip(_INDICES, gameobjects.FaceValue))
    return gameobjects.Card(suits[index[-1]], face_values[index[:-1]])


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


class StackedTable:
    """A round whose cards are chosen.

    Cards are written as text (``"10S AC"``) and laid by the public methods of the
    hands and of the deck, as any version of the game must have them.
    """

    def __init__(self, blackjack: ModuleType, gameobjects: ModuleType) -> None:
        self._blackjack = blackjack
        self._gameobjects = gameobjects

    def deal(self, player: str, dealer: str, deck: str = "", bet: int = 10) -> None:
        """Begin a round with these cards; ``deck`` is what will be dealt next.

        A round that was dealt before must have been settled or reset.
        """
        self._blackjack.new_round(bet)
        hand = self._blackjack.player_hands[0]
        hand.is_standing = False
        self.lay(hand, player)
        self.lay(self._blackjack.dealer_hand, dealer)
        self.stack(deck)

    def deal_split(self, first: str, second: str, dealer: str, deck: str = "") -> None:
        """Begin a round with two hands of $10 each, as after a split."""
        self.deal("8C 8D", dealer, "2C 3C")
        self._blackjack.player_split()
        self.lay(self._blackjack.player_hands[0], first)
        self.lay(self._blackjack.player_hands[1], second)
        self.stack(deck)

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
        stack_pile(self._blackjack._deck, self._gameobjects, indices, only)

    def take_funds(self, funds: int) -> None:
        """Start again and lose all but ``funds`` dollars in one round."""
        self._blackjack.reset()
        lost = self._blackjack.player_funds - funds
        if lost:
            self.deal("10S 7S", "10D 9D", bet=lost)
            self._blackjack.player_stand(0)
            self._blackjack.dealer_play()

    def get_deck(self) -> list[Any]:
        """Return the cards of the deck, the next to be dealt first."""
        return read_pile(self._blackjack._deck)

    def get_all_cards(self) -> list[Any]:
        """Return the cards of the deck and of all hands."""
        hands = [self._blackjack.dealer_hand, *self._blackjack.player_hands]
        return self.get_deck() + [card for hand in hands for card in hand]

    def get_state(self) -> Any:
        """Return all that can be seen of the game, to be compared with a later one."""
        blackjack = self._blackjack
        hands = [blackjack.dealer_hand, *blackjack.player_hands]
        flags = [(hand.is_standing, hand.has_surrendered, hand.bet) for hand in hands]
        cards = [[str(card) for card in hand] for hand in hands]
        deck = [str(card) for card in self.get_deck()]
        return blackjack.player_funds, cards, flags, deck, hands
