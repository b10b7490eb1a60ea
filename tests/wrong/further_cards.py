"""Further faults in cards, hands and piles, each much like one of the others."""

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

FAULTS = [
    # Cards
    Fault(
        "card has no hash",
        {CARD},
        _CARD,
        "    def __str__(self)",
        "    __hash__ = None\n\n    def __str__(self)",
    ),
    Fault(
        "card can be changed",
        {CARD},
        _CARD,
        "@dataclass(frozen=True,",
        "@dataclass(unsafe_hash=True,",
    ),
    Fault(
        "card equals every card of its face value",
        {CARD, HAND},
        _CARD,
        "    def __str__(self)",
        """\
    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and self.face_value == other.face_value

    def __str__(self)""",
    ),
    Fault(
        "cards have no order",
        {CARD, HAND},
        _CARD,
        "frozen=True, order=True",
        "frozen=True",
    ),
    Fault(
        "only < compares cards, <= is missing",
        {CARD},
        _CARD,
        "        return self.face_value.name[0]\n",
        """\
        return self.face_value.name[0]


del Card.__le__
""",
    ),
    Fault(
        "ace is written 1",
        {CARD},
        _CARD,
        "if FaceValue.TWO <= self.face_value",
        "if FaceValue.ACE <= self.face_value",
    ),
    Fault(
        "card is written in words",
        {CARD},
        _CARD,
        'return f"{self._face_value_index()}{self.suit.name[0]}"',
        'return f"{self.face_value.name} of {self.suit.name}"',
    ),
    Fault(
        "queen is under the jack",
        {CARD},
        _CARD,
        "    JACK = 11\n    QUEEN = 12\n",
        "    JACK = 12\n    QUEEN = 11\n",
    ),
    Fault(
        "hearts are under diamonds",
        {CARD, HAND},
        _CARD,
        "    DIAMONDS = 1\n    HEARTS = 2\n",
        "    HEARTS = 1\n    DIAMONDS = 2\n",
    ),
    # Hands
    Fault(
        "hand contains only the very card object",
        {HAND},
        _HAND,
        "return card in self._hand",
        "return any(held is card for held in self._hand)",
    ),
    Fault(
        "hand is its own iterator",
        {HAND},
        _HAND,
        """\
        return iter(self._hand)
""",
        """\
        self._position = 0
        return self

    def __next__(self) -> Card:
        if self._position == len(self._hand):
            raise StopIteration
        self._position += 1
        return self._hand[self._position - 1]
""",
    ),
    Fault(
        "new card is the first of the hand",
        {HAND, SPLIT},
        _HAND,
        "        self._hand.append(card)\n",
        "        self._hand.insert(0, card)\n",
    ),
    Fault(
        "remove_card returns nothing",
        {HAND},
        _HAND,
        "        self._hand.remove(card)\n        return True\n",
        "        self._hand.remove(card)\n",
    ),
    Fault(
        "remove_card of a card that is not there raises",
        {HAND},
        _HAND,
        """\
        if not self.contains_card(card):
            return False
""",
        "",
    ),
    Fault(
        "remove_card_at counts from 1",
        {HAND, SPLIT, MONEY_AND_CARDS},
        _HAND,
        "        del self._hand[index]\n",
        "        del self._hand[index - 1]\n",
    ),
    Fault(
        "remove_card_at behind the last raises",
        {HAND},
        _HAND,
        """\
        if not 0 <= index < self.count:
            return False
        del""",
        "        del",
    ),
    Fault(
        "sort_hand puts the highest first",
        {HAND},
        _HAND,
        "self._hand.sort()",
        "self._hand.sort(reverse=True)",
    ),
    Fault(
        "sort_hand sorts by face value alone",
        {HAND},
        _HAND,
        "self._hand.sort()",
        "self._hand.sort(key=lambda card: card.face_value)",
    ),
    Fault(
        "get_card takes the card out",
        {HAND},
        _HAND,
        "        return self._hand[index]\n",
        "        return self._hand.pop(index)\n",
    ),
    Fault(
        "count of a hand counts equal cards once",
        {HAND},
        _HAND,
        "return len(self._hand)",
        "return len(set(self._hand))",
    ),
    Fault(
        "hand cannot be made with cards",
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
    def __init__(self) -> None:
        self._hand: list[Card] = []
""",
    ),
    # Piles
    Fault(
        "top card is the first",
        {CARD_PILE},
        _PILE,
        "return self._pile[-1]",
        "return self._pile[0]",
    ),
    Fault(
        "full pile has a card twice",
        {CARD_PILE, DECK, MONEY_AND_CARDS},
        _PILE,
        "_FULL_DECK.copy() if full_deck",
        "_FULL_DECK[:51] + _FULL_DECK[:1] if full_deck",
    ),
    Fault(
        "looking at the top card takes it",
        {CARD_PILE},
        _PILE,
        "return self._pile[-1]",
        "return self._pile.pop()",
    ),
    Fault(
        "deal_cards returns the cards in reverse",
        {CARD_PILE},
        _PILE,
        "return [self.deal_one_card() for _ in range(num_cards)]",
        "return [self.deal_one_card() for _ in range(num_cards)][::-1]",
    ),
    Fault(
        "empty pile deals None",
        {CARD_PILE},
        _PILE,
        'raise IndexError("an empty pile has no card to deal")',
        "return None",
    ),
    Fault(
        "shuffle swaps every card with any other",
        {CARD_PILE},
        _PILE,
        "        random.shuffle(self._pile)\n",
        """\
        for place in range(len(self._pile)):
            other = random.randrange(len(self._pile))
            pile = self._pile
            pile[place], pile[other] = pile[other], pile[place]
""",
    ),
    Fault(
        "shuffle only cuts",
        {CARD_PILE},
        _PILE,
        "        random.shuffle(self._pile)\n",
        """\
        place = random.randrange(len(self._pile))
        self._pile = self._pile[place:] + self._pile[:place]
""",
    ),
    Fault(
        "shuffle draws each card anew, with repeats",
        {CARD_PILE, DECK, MONEY_AND_CARDS},
        _PILE,
        "random.shuffle(self._pile)",
        "self._pile = random.choices(self._pile, k=len(self._pile))",
    ),
    Fault(
        "pile is full unless told otherwise",
        {CARD_PILE},
        _PILE,
        "full_deck: bool = False",
        "full_deck: bool = True",
    ),
    # Blackjack hands
    Fault(
        "initial_bet has another name",
        {BLACKJACK_HAND},
        _BLACKJACK_HAND,
        """\
    def __init__(self, initial_bet: int = 0) -> None:
        super().__init__()
        self.is_standing = False
        self.has_surrendered = False
        self.bet = initial_bet
""",
        """\
    def __init__(self, bet: int = 0) -> None:
        super().__init__()
        self.is_standing = False
        self.has_surrendered = False
        self.bet = bet
""",
    ),
    Fault(
        "score can be assigned",
        {BLACKJACK_HAND},
        _BLACKJACK_HAND,
        "        return score\n",
        """\
        return score

    @score.setter
    def score(self, score: int) -> None:
        pass
""",
    ),
    Fault(
        "ace is 1 where 11 would make exactly 21",
        {
            BLACKJACK_HAND,
            STANDING,
            CAN,
            UNBREAKABLE,
            DEALER_AND_RESULTS,
            MONEY_AND_CARDS,
        },
        _BLACKJACK_HAND,
        "<= HIGHEST_SCORE:",
        "< HIGHEST_SCORE:",
    ),
    Fault(
        "two aces are both 11 or both 1",
        {BLACKJACK_HAND, DEALER_AND_RESULTS},
        _BLACKJACK_HAND,
        """\
        if has_ace and score + _ACE_EXTRA_POINTS <= HIGHEST_SCORE:
            score += _ACE_EXTRA_POINTS
""",
        """\
        aces = sum(card.face_value == FaceValue.ACE for card in self._hand)
        if score + aces * _ACE_EXTRA_POINTS <= HIGHEST_SCORE:
            score += aces * _ACE_EXTRA_POINTS
""",
    ),
    Fault(
        "jack counts 11, queen 12, king 13",
        {
            BLACKJACK_HAND,
            STANDING,
            CAN,
            UNBREAKABLE,
            DEALER_AND_RESULTS,
            MONEY_AND_CARDS,
            SPLIT,
        },
        _BLACKJACK_HAND,
        "min(face_value.value, 10)",
        "face_value.value",
    ),
    Fault(
        "a bust hand scores 0",
        {
            BLACKJACK_HAND,
            STANDING,
            CAN,
            UNBREAKABLE,
            DEALER_AND_RESULTS,
            MONEY_AND_CARDS,
        },
        _BLACKJACK_HAND,
        "        return score\n",
        "        return score if score <= HIGHEST_SCORE else 0\n",
    ),
    Fault(
        "hand has a bet of 10 unless told otherwise",
        {BLACKJACK_HAND},
        _BLACKJACK_HAND,
        "initial_bet: int = 0",
        "initial_bet: int = 10",
    ),
    Fault(
        "bet is annotated as text",
        {BLACKJACK_HAND},
        _BLACKJACK_HAND,
        "    is_standing: bool\n    has_surrendered: bool\n    bet: int\n",
        "    is_standing: bool\n    has_surrendered: bool\n    bet: str\n",
    ),
]
