"""The things on a card table: cards, piles of cards and hands.

This package knows nothing of windows, and of the games only what a hand of Blackjack
is worth.
"""

from gameobjects.blackjack_hand import BlackjackHand
from gameobjects.card import Card, FaceValue, Suit
from gameobjects.card_pile import CardPile
from gameobjects.hand import Hand

__all__ = ["BlackjackHand", "Card", "CardPile", "FaceValue", "Hand", "Suit"]
