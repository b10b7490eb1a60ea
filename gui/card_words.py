"""Cards in words and signs, for the lines of a history."""

from collections.abc import Iterable

from gameobjects import Card, Suit

_SUIT_SIGNS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}


def write_cards(cards: Iterable[Card]) -> str:
    """Return cards as people write them: ``10♠ A♣``."""
    return " ".join(f"{str(card)[:-1]}{_SUIT_SIGNS[card.suit]}" for card in cards)
