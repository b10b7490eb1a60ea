"""Simplified Blackjack: Deal, Hit and Stand, and a score instead of money.

It differs from casino rules on purpose: an ace keeps the value that it had when it
was dealt, 21 does not stand by itself, and a tie goes to the dealer.

>>> from games.simplified_blackjack import Game
>>> game = Game()
>>> game.deal()
>>> game.message, game.player.count, game.dealer.count
('Hit or stand?', 2, 2)
"""

import random
from collections.abc import Iterable
from typing import Protocol

import gameobjects
from gameobjects import FaceValue, Suit
from gameobjects.blackjack_hand import CARD_POINTS, HIGHEST_SCORE

SUITS = tuple(Suit)
"""The suits of a deck (rule S1)."""

RANKS = tuple(FaceValue)
"""The ranks of a deck: the face values (rule S1)."""

VALUES = {**CARD_POINTS, FaceValue.ACE: 11}
"""The points of a card by its rank (rule S1)."""

DEALER_STANDS_AT = 17
"""The dealer draws to this or more (rule S4)."""

# The messages (rule S4).
NEW_DEAL = "New deal?"
HIT_OR_STAND = "Hit or stand?"
YOU_WIN = f"You win! {NEW_DEAL}"
YOU_LOSE = f"You lose! {NEW_DEAL}"
YOU_BUST = f"You bust! {NEW_DEAL}"

LOW_ACE = 1
"""The points of an ace where 11 would bust the hand (rule S3)."""

WIN, LOSS = 1, -1
"""What a hand adds to the score (rule S5)."""

HOLE_CARD = 1
"""The place in the dealer's hand of the card that is dealt face down (rule S4)."""


class Canvas(Protocol):
    """What a hand is drawn on; whoever shows the game brings one."""

    def draw_card(self, card: gameobjects.Card, x: int, y: int, face_up: bool) -> None:
        """Draw a card.

        Args:
            card: the card.
            x: its place in its row, counted in cards.
            y: its row.
            face_up: False where only its back may be seen.
        """


class Card(gameobjects.Card):
    """One playing card.

    Args:
        suit: the suit of the card.
        rank: the face value of the card.

    Raises:
        TypeError: ``suit`` is no Suit, or ``rank`` is no FaceValue.
    """

    def __init__(self, suit: Suit, rank: FaceValue) -> None:
        super().__init__(suit, rank)

    @property
    def rank(self) -> FaceValue:
        """The face value of the card."""
        return self.face_value

    def value(self) -> int:
        """Return the points of the card, 11 for an ace (rule S1)."""
        return VALUES[self.rank]

    def draw(self, canvas: Canvas, x: int, y: int) -> None:
        """Draw the card face up, at place ``x`` of row ``y``."""
        canvas.draw_card(self, x, y, True)


# Cards never change, so all decks can share the same 52.
_CARDS = [Card(suit, rank) for suit in SUITS for rank in RANKS]


class Deck:
    """A full deck of 52 cards, shuffled (rule S5).

    Attributes:
        cards: the cards that are left; the first one is dealt next.
    """

    cards: list[Card]

    def __init__(self) -> None:
        self.cards = list(_CARDS)
        random.shuffle(self.cards)

    def deal_card(self) -> Card:
        """Remove a card from the deck and return it.

        Raises:
            IndexError: the deck is empty.
        """
        if not self.cards:
            raise IndexError("an empty deck has no card to deal")
        return self.cards.pop(0)


class Hand(gameobjects.Hand):
    """The cards of the player or of the dealer.

    Args:
        hides_hole_card: True where the second card lies face down.

    Attributes:
        hides_hole_card: the same; it can be changed when the card is turned over.
    """

    hides_hole_card: bool

    def __init__(self, hides_hole_card: bool = False) -> None:
        super().__init__()
        self.hides_hole_card = hides_hole_card

    def value(self) -> int:
        """Return the points of all cards, in the order in which they were dealt.

        Rule S3: an ace counts 11 if that did not bust the hand when the ace was dealt,
        else 1, and keeps what it got.
        """
        return _add_points(self)

    def visible_value(self) -> int:
        """Return the points of the cards that lie face up."""
        return _add_points([card for card, face_up in self._see() if face_up])

    def is_busted(self) -> bool:
        """Return whether the hand has more than 21."""
        return self.value() > HIGHEST_SCORE

    def draw(self, canvas: Canvas, x: int, y: int) -> None:
        """Draw the cards side by side in row ``y``, the first one at place ``x``."""
        for index, (card, face_up) in enumerate(self._see()):
            canvas.draw_card(card, x + index, y, face_up)

    def _see(self) -> list[tuple[gameobjects.Card, bool]]:
        """Return each card, and whether its face can be seen."""
        return [
            (card, not (self.hides_hole_card and index == HOLE_CARD))
            for index, card in enumerate(self)
        ]


class Game:
    """A game of Simplified Blackjack: all that there is to know of it.

    Attributes:
        deck: what is left of the deck of the last deal.
        player: the player's hand.
        dealer: the dealer's hand.
        score: wins minus losses.
        message: what to tell the player.
        in_play: True from the deal until the hand is won or lost.
    """

    deck: Deck
    player: Hand
    dealer: Hand
    score: int
    message: str
    in_play: bool

    def __init__(self) -> None:
        self.deck = Deck()
        self.player = Hand()
        self.dealer = Hand()
        self.score = 0
        self.message = NEW_DEAL
        self.in_play = False

    def deal(self) -> None:
        """Deal two cards each from a fresh deck, the hole card face down (rule S4).

        Raises:
            RuntimeError: a hand is being played.
        """
        if not self.can_deal():
            raise RuntimeError("cannot deal: a hand is being played")
        self.deck = Deck()
        self.player = Hand()
        self.dealer = Hand(hides_hole_card=True)
        for hand in (self.player, self.dealer, self.player, self.dealer):
            hand.add_card(self.deck.deal_card())
        self.message = HIT_OR_STAND
        self.in_play = True

    def hit(self) -> None:
        """Give the player one card; over 21 loses at once (rule S4).

        Raises:
            RuntimeError: no hand is being played.
            IndexError: the deck is empty; nothing has changed.
        """
        if not self.can_hit():
            raise RuntimeError("cannot hit: no hand is being played")
        self.player.add_card(self.deck.deal_card())
        if self.player.is_busted():
            self._end(YOU_BUST, LOSS)

    def stand(self) -> None:
        """Let the dealer draw to 17 or more, and compare; a tie loses (rule S4).

        Raises:
            RuntimeError: no hand is being played.
            IndexError: the deck has no card that the dealer needs.
        """
        if not self.can_stand():
            raise RuntimeError("cannot stand: no hand is being played")
        while self.dealer.value() < DEALER_STANDS_AT:
            self.dealer.add_card(self.deck.deal_card())
        if self.dealer.is_busted() or self.dealer.value() < self.player.value():
            self._end(YOU_WIN, WIN)
        else:
            self._end(YOU_LOSE, LOSS)

    def can_deal(self) -> bool:
        """Return whether a hand may be dealt now: not while one is being played."""
        return not self.in_play

    def can_hit(self) -> bool:
        """Return whether the player may take a card now."""
        return self.in_play

    def can_stand(self) -> bool:
        """Return whether the player may stand now."""
        return self.in_play

    def _end(self, message: str, points: int) -> None:
        """Turn the hole card over, say how it ended and count it (rules S4, S5)."""
        self.dealer.hides_hole_card = False
        self.message = message
        self.score += points
        self.in_play = False


def _add_points(cards: Iterable[gameobjects.Card]) -> int:
    points = 0
    for card in cards:
        points += VALUES[card.face_value]
        if card.face_value is FaceValue.ACE and points > HIGHEST_SCORE:
            points += LOW_ACE - VALUES[FaceValue.ACE]
    return points
