"""Faults against the class diagrams: names, parameters, what can be assigned."""

from tests.criteria import (
    BLACKJACK_UML,
    CAN,
    CARD_PILE,
    DEALER_AND_RESULTS,
    FORM,
    HAND,
    STANDING,
    SURRENDER,
    UNBREAKABLE,
)
from tests.wrong.fault import Extent, Fault

_RULES = "games/blackjack.py"

BLACKJACK_FAULTS = [
    Fault(
        "can_player_play is missing",
        {BLACKJACK_UML, CAN, FORM},
        _RULES,
        """\
def can_player_play() -> bool:
    \"\"\"Return whether any action is allowed.\"\"\"
""",
        """\
def _can_player_play() -> bool:
""",
        Extent.ALL,
    ),
    Fault(
        "player_surrender is called player_give_up",
        {BLACKJACK_UML, STANDING, SURRENDER, FORM},
        _RULES,
        "def player_surrender()",
        "def player_give_up()",
        Extent.ALL,
    ),
    Fault(
        "hand_num of player_stand is called hand",
        {BLACKJACK_UML},
        _RULES,
        "def player_stand(hand_num: int) -> None:\n",
        "def player_stand(hand: int) -> None:\n    hand_num = hand\n",
    ),
    Fault(
        "initial_bet is 10 unless told otherwise",
        {BLACKJACK_UML},
        _RULES,
        "def new_round(initial_bet: int)",
        "def new_round(initial_bet: int = 10)",
    ),
    Fault(
        "there is a public function too many",
        {BLACKJACK_UML},
        _RULES,
        "def can_hit(",
        "def get_deck() -> CardPile:\n    return _deck\n\n\ndef can_hit(",
    ),
    Fault(
        "there is a public variable too many",
        {BLACKJACK_UML},
        _RULES,
        "_INITIAL_FUNDS = 1000\n",
        "_INITIAL_FUNDS = 1000\nhighest_bet = _INITIAL_FUNDS\n",
    ),
    Fault(
        "player_funds can be assigned",
        {BLACKJACK_UML, UNBREAKABLE},
        _RULES,
        "        return _player_funds\n",
        """\
        return _player_funds

    @player_funds.setter
    def player_funds(self, funds: int) -> None:
        global _player_funds
        _player_funds = funds
""",
    ),
    Fault(
        "WON comes before PUSH",
        {BLACKJACK_UML},
        _RULES,
        "    PUSH = auto()\n    WON = auto()\n",
        "    WON = auto()\n    PUSH = auto()\n",
    ),
    Fault(
        "SURRENDERED is called GIVEN_UP",
        {BLACKJACK_UML, DEALER_AND_RESULTS},
        _RULES,
        "    SURRENDERED = auto()\n",
        "    GIVEN_UP = auto()\n    SURRENDERED = GIVEN_UP\n",
    ),
]

GAME_OBJECTS_FAULTS = [
    Fault(
        "top_card is missing",
        {CARD_PILE},
        "gameobjects/card_pile.py",
        "    def top_card(self)",
        "    def last_card(self)",
    ),
]

FAULTS = [*BLACKJACK_FAULTS, *GAME_OBJECTS_FAULTS]

FURTHER_FAULTS = [
    Fault(
        "can_split is said to return a number",
        {BLACKJACK_UML},
        _RULES,
        "def can_split() -> bool",
        "def can_split() -> int",
    ),
    Fault(
        "dealer_hand can be assigned",
        {BLACKJACK_UML, UNBREAKABLE},
        _RULES,
        "        return _dealer_hand\n",
        """\
        return _dealer_hand

    @dealer_hand.setter
    def dealer_hand(self, hand: BlackjackHand) -> None:
        global _dealer_hand
        _dealer_hand = hand
""",
    ),
    Fault(
        "there is a result too many",
        {BLACKJACK_UML},
        _RULES,
        "    SURRENDERED = auto()\n",
        "    SURRENDERED = auto()\n    NATURAL = auto()\n",
    ),
    Fault(
        "package does not export Hand",
        {HAND},
        "gameobjects/__init__.py",
        "from gameobjects.hand import Hand\n",
        "",
    ),
    Fault(
        "can_split is called may_split",
        {BLACKJACK_UML, CAN, FORM},
        _RULES,
        "def can_split()",
        "def may_split()",
        Extent.ALL,
    ),
    Fault(
        "can_surrender takes the number of a hand",
        {BLACKJACK_UML, CAN, FORM},
        _RULES,
        "def can_surrender()",
        "def can_surrender(hand_num)",
        Extent.ALL,
    ),
    Fault(
        "can_hit asks about the first hand unless told otherwise",
        {BLACKJACK_UML},
        _RULES,
        "def can_hit(hand_num: int)",
        "def can_hit(hand_num: int = 0)",
    ),
    Fault(
        "there is a public class too many",
        {BLACKJACK_UML},
        _RULES,
        "class Result(Enum):",
        "class Action(Enum):\n    HIT = auto()\n\n\nclass Result(Enum):",
    ),
    Fault(
        "player_hands can be assigned",
        {BLACKJACK_UML, UNBREAKABLE},
        _RULES,
        "        return _player_hands\n",
        """\
        return _player_hands

    @player_hands.setter
    def player_hands(self, hands: list[BlackjackHand]) -> None:
        global _player_hands
        _player_hands = hands
""",
    ),
    Fault(
        "contains_card is missing",
        {HAND},
        "gameobjects/hand.py",
        """\
    def contains_card(self, card: Card) -> bool:
        \"\"\"Return whether an equal card is in the hand.\"\"\"
        return card in self._hand

    def remove_card(self, card: Card) -> bool:
        \"\"\"Remove the first card equal to ``card``; return whether there was one.\"\"\"
        if not self.contains_card(card):
""",
        """\
    def remove_card(self, card: Card) -> bool:
        if card not in self._hand:
""",
    ),
    Fault(
        "deal_cards has a default",
        {CARD_PILE},
        "gameobjects/card_pile.py",
        "num_cards: int)",
        "num_cards: int = 1)",
    ),
]
