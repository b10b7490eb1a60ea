"""Cards and parts of a line in words and signs, for labels and histories."""

from collections.abc import Iterable

from gameobjects import Card, Suit

CARD_POINTS = "Cards from 2 to 10 count their number, jacks, queens and kings count 10."
"""What every game counts alike; each has its own rule for an ace."""

_SUIT_SIGNS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}


def write_cards(cards: Iterable[Card]) -> str:
    """Return cards as people write them: ``10♠ A♣``."""
    return " ".join(f"{str(card)[:-1]}{_SUIT_SIGNS[card.suit]}" for card in cards)


def join_parts(parts: list[str]) -> str:
    """Return the parts of a line with dots between them; empty ones are left out."""
    return " · ".join(part for part in parts if part)
