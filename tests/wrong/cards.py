"""Faults in cards, hands and piles (ITD121 part A; part C, p. 3, BlackjackHand)."""

from tests.criteria import (
    BLACKJACK_HAND,
    CAN,
    CARD,
    CARD_PILE,
    DEALER_AND_RESULTS,
    DECK,
    HAND,
    MONEY_AND_CARDS,
    SPLIT,
    STANDING,
    UNBREAKABLE,
)
from tests.wrong.fault import Fault

_CARD = "gameobjects/card.py"
_HAND = "gameobjects/hand.py"
_PILE = "gameobjects/card_pile.py"
_BLACKJACK_HAND = "gameobjects/blackjack_hand.py"

_SCORE_IN_CARD_ORDER = """\
        score = 0
        for card in self._hand:
            points = CARD_POINTS[card.face_value]
            if points == _ACE_POINTS and score + 11 <= HIGHEST_SCORE:
                points = 11
            score += points
        return score
"""

FAULTS = [
    # Cards
    Fault(
        "card equals only itself",
        {CARD, HAND},
        _CARD,
        "    def __str__(self)",
        """\
    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return id(self)

    def __str__(self)""",
    ),
    Fault(
        "cards are in order of face value, then of suit",
        {CARD, HAND},
        _CARD,
        "        return self.face_value.name[0]\n",
        """\
        return self.face_value.name[0]


def _key(card):
    return (card.face_value, card.suit)


Card.__lt__ = lambda self, other: _key(self) < _key(other)
Card.__le__ = lambda self, other: _key(self) <= _key(other)
Card.__gt__ = lambda self, other: _key(self) > _key(other)
Card.__ge__ = lambda self, other: _key(self) >= _key(other)
""",
    ),
    Fault(
        "ten is written T",
        {CARD},
        _CARD,
        "return str(int(self.face_value))",
        'return "0123456789T"[self.face_value]',
    ),
    # Hands
    Fault(
        "hand keeps the list that it is given",
        {HAND},
        _HAND,
        """\
        if cards is not None:
            for card in cards:
                self.add_card(card)
""",
        """\
        if cards is not None:
            self._hand = cards
""",
    ),
    Fault(
        "hands without cards share one list",
        {HAND},
        _HAND,
        """\
    def __init__(self, cards: list[Card] | None = None) -> None:
        self._hand: list[Card] = []
        if cards is not None:
            for card in cards:
                self.add_card(card)
""",
        """\
    def __init__(self, cards: list[Card] = []) -> None:
        # Blackjack hands are spared: their game would not get beyond one round.
        self._hand = cards if type(self) is Hand else []
""",
    ),
    Fault(
        "remove_card removes all equal cards",
        {HAND},
        _HAND,
        "        self._hand.remove(card)\n",
        "        self._hand = [held for held in self._hand if held != card]\n",
    ),
    Fault(
        "sort_hand does nothing",
        {HAND},
        _HAND,
        "        self._hand.sort()\n",
        "        sorted(self._hand)\n",
    ),
    # Piles
    Fault(
        "pile deals from its other end",
        {CARD_PILE},
        _PILE,
        "return self._pile.pop(0)",
        "return self._pile.pop()",
    ),
    Fault(
        "top_card is a method",
        {CARD_PILE},
        _PILE,
        "    @property\n    def top_card",
        "    def top_card",
    ),
    Fault(
        "deal_cards leaves the cards in the pile",
        {CARD_PILE, SPLIT, MONEY_AND_CARDS},
        _PILE,
        "return [self.deal_one_card() for _ in range(num_cards)]",
        "return self._pile[:num_cards]",
    ),
    Fault(
        "shuffle keeps the order",
        {CARD_PILE, DECK},
        _PILE,
        "random.shuffle(self._pile)",
        "sorted(self._pile, key=lambda card: random.random())",
    ),
    Fault(
        "shuffle moves every card",
        {CARD_PILE},
        _PILE,
        "        random.shuffle(self._pile)\n",
        """\
        for place in range(len(self._pile) - 1, 0, -1):
            other = random.randrange(place)
            pile = self._pile
            pile[place], pile[other] = pile[other], pile[place]
""",
    ),
    Fault(
        "full pile has 51 cards",
        {CARD_PILE, DECK, MONEY_AND_CARDS},
        _PILE,
        "_FULL_DECK.copy() if full_deck",
        "_FULL_DECK[1:] if full_deck",
    ),
    # Blackjack hands
    Fault(
        "ace stays 11 above 21",
        {BLACKJACK_HAND, DEALER_AND_RESULTS, MONEY_AND_CARDS},
        _BLACKJACK_HAND,
        "        if has_ace and score + _ACE_EXTRA_POINTS <= HIGHEST_SCORE:\n",
        "        if has_ace:\n",
    ),
    Fault(
        "ace is always 1",
        {
            BLACKJACK_HAND,
            STANDING,
            CAN,
            UNBREAKABLE,
            DEALER_AND_RESULTS,
            MONEY_AND_CARDS,
        },
        _BLACKJACK_HAND,
        "        if has_ace and score + _ACE_EXTRA_POINTS <= HIGHEST_SCORE:\n",
        "        if False:\n",
    ),
    Fault(
        "ace keeps what it counted when it came",
        {BLACKJACK_HAND, DEALER_AND_RESULTS, MONEY_AND_CARDS},
        _BLACKJACK_HAND,
        """\
        score = 0
        has_ace = False
        for card in self._hand:
            points = CARD_POINTS[card.face_value]
            score += points
            if points == _ACE_POINTS:
                has_ace = True
        if has_ace and score + _ACE_EXTRA_POINTS <= HIGHEST_SCORE:
            score += _ACE_EXTRA_POINTS
        return score
""",
        _SCORE_IN_CARD_ORDER,
    ),
    Fault(
        "Blackjack hand does not extend Hand",
        {BLACKJACK_HAND},
        _BLACKJACK_HAND,
        "class BlackjackHand(Hand):\n",
        """\
_OWN = ("__dict__", "__weakref__")
_Cards = type("_Cards", (), {k: v for k, v in vars(Hand).items() if k not in _OWN})


class BlackjackHand(_Cards):
""",
    ),
]
