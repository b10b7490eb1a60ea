"""What the assignment leaves open: submissions that differ and must lose nothing."""

import ast

from tests.wrong.fault import WHOLE_FILE, Extent, Fault, read_reference

_RULES = "games/blackjack.py"
_CARD = "gameobjects/card.py"


_TEXT = read_reference(_RULES)


def _cut(begin: str, end: str) -> str:
    """Return the text of the rules from one place to another."""
    return _TEXT[_TEXT.index(begin) : _TEXT.index(end)]


def _strip(path: str) -> str:
    """Return a module of the reference without docstrings, types and comments."""
    tree = ast.parse(read_reference(path))
    for node in ast.walk(tree):
        kinds = (ast.FunctionDef, ast.ClassDef, ast.Module)
        if isinstance(node, kinds) and ast.get_docstring(node) is not None:
            node.body[0] = ast.Pass()
        if isinstance(node, ast.FunctionDef):
            node.returns = None
            for argument in node.args.args:
                argument.annotation = None
    return ast.unparse(tree)


_PLAIN_CARD = """\
from enum import Enum
from functools import total_ordering


class Suit(Enum):
    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"


FaceValue = Enum(
    "FaceValue",
    "ACE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN JACK QUEEN KING",
)


@total_ordering
class Card:
    def __init__(self, suit, face_value):
        self.__suit = suit
        self.__face_value = face_value

    @property
    def suit(self):
        return self.__suit

    @property
    def face_value(self):
        return self.__face_value

    def __key(self):
        return list(Suit).index(self.suit), self.face_value.value

    def __eq__(self, other):
        return type(other) is Card and self.__key() == other.__key()

    def __lt__(self, other):
        return self.__key() < other.__key()

    def __hash__(self):
        return hash(self.__key())

    def __str__(self):
        number = self.face_value.value
        name = str(number) if 2 <= number <= 10 else self.face_value.name[0]
        return name + self.suit.name[0]
"""

FAULTS = [
    Fault(
        "two cards to the player, then two to the dealer",
        set(),
        _RULES,
        "for next_hand in (hand, _dealer_hand, hand, _dealer_hand):",
        "for next_hand in (hand, hand, _dealer_hand, _dealer_hand):",
    ),
    Fault(
        "second hand gets its card first",
        set(),
        _RULES,
        "    for hand, card in zip(_player_hands, new_cards):\n",
        "    for hand, card in zip(reversed(_player_hands), new_cards):\n",
    ),
    Fault(
        "errors of another type",
        set(),
        _RULES,
        '    return kind(f"cannot {action}: {why_not}")\n',
        '    return ValueError(f"cannot {action}: {why_not}")\n',
        Extent.ALL,
    ),
    Fault(
        "what is not allowed does nothing, without an error",
        set(),
        _RULES,
        _cut("def player_hit(", "def can_hit("),
        _cut("def player_hit(", "def can_hit(").replace(
            "        raise ", "        return  # "
        ),
    ),
    Fault(
        "no __all__",
        set(),
        _RULES,
        _cut("__all__ = [", "_INITIAL_FUNDS ="),
        "",
    ),
    Fault(
        "Result stands in a module of its own",
        set(),
        _RULES,
        _cut("class Result(Enum)", "class _Blackjack("),
        """\
_results_module = ModuleType("results")
exec(
    "from enum import Enum\\n"
    "class Result(Enum):\\n"
    "    PUSH, WON, LOST, BUST, SURRENDERED = range(5)\\n",
    vars(_results_module),
)
Result = _results_module.Result


""",
        Extent.ALL,
    ),
    Fault(
        "no types and docstrings in the rules",
        set(),
        _RULES,
        WHOLE_FILE,
        _strip(_RULES),
    ),
    Fault(
        "other names inside",
        set(),
        _RULES,
        WHOLE_FILE,
        _TEXT.replace("_is_round_on", "_playing")
        .replace("_player_funds", "_money")
        .replace("_player_hands", "_hands")
        .replace("_results", "_outcomes"),
    ),
    Fault(
        "card is an ordinary class with plain enums",
        set(),
        _CARD,
        WHOLE_FILE,
        _PLAIN_CARD,
        Extent.ALL,
    ),
    Fault(
        "surrender pays at once",
        set(),
        _RULES,
        WHOLE_FILE,
        _TEXT.replace(
            "    _player_hands[0].has_surrendered = True\n",
            "    global _player_funds\n"
            "    _player_hands[0].has_surrendered = True\n"
            "    _player_funds += _player_hands[0].bet // 2\n",
        ).replace("Result.SURRENDERED, hand.bet // 2", "Result.SURRENDERED, 0"),
        Extent.ALL,
    ),
    Fault(
        "form opens a window of its own at its import",
        set(),
        "gui/blackjack_form.py",
        "def _get_bet_limits()",
        "tk.Tk().mainloop()\n\n\ndef _get_bet_limits()",
        Extent.FORM,
    ),
]

FURTHER_FAULTS = [
    Fault(
        "reset leaves an empty hand and a full deck",
        set(),
        _RULES,
        "    _deck = CardPile()\n"
        "    _dealer_hand = BlackjackHand()\n"
        "    _player_hands = []\n",
        "    _deck = CardPile(True)\n"
        "    _dealer_hand = BlackjackHand()\n"
        "    _player_hands = [BlackjackHand()]\n",
    ),
    Fault(
        "file has a byte order mark and Windows line ends",
        set(),
        _RULES,
        WHOLE_FILE,
        "\ufeff" + _TEXT.replace("\n", "\r\n"),
    ),
    Fault(
        "folder has a random.py of its own",
        set(),
        "random.py",
        WHOLE_FILE,
        "raise SystemExit\n",
    ),
    Fault(
        "hand that is not there is an error of can",
        set(),
        _RULES,
        """\
    if not 0 <= hand_num < len(_player_hands):
        return f"there is no hand {describe(hand_num)}"
    hand = _player_hands[hand_num]
    if not""",
        """\
    if not _player_hands:
        return "no hands"
    hand = _player_hands[hand_num]
    if not""",
    ),
    Fault(
        "no types and docstrings in the pile",
        set(),
        "gameobjects/card_pile.py",
        WHOLE_FILE,
        _strip("gameobjects/card_pile.py"),
    ),
    Fault(
        "shuffle draws by secrets, not by random",
        set(),
        "gameobjects/card_pile.py",
        "random.shuffle(self._pile)",
        "random.SystemRandom().shuffle(self._pile)",
    ),
    Fault(
        "new round uses the hands of the last one",
        set(),
        _RULES,
        "    _dealer_hand = BlackjackHand()\n    hand = BlackjackHand(initial_bet)\n",
        """\
    hand = _player_hands[0] if _player_hands else BlackjackHand()
    for old_hand in (hand, _dealer_hand):
        while old_hand.remove_card_at(0):
            pass
    hand.__init__(initial_bet)
""",
    ),
    Fault(
        "True is a bet of 1",
        set(),
        _RULES,
        "    if type(bet) is not int:",
        "    if not isinstance(bet, int):",
    ),
    Fault(
        "dealer who has not been dealt any cards returns no results",
        set(),
        _RULES,
        '        raise RuntimeError("the dealer cannot play: no round has been dealt")\n',
        "        return []\n",
    ),
    Fault(
        "gameobjects have public methods of their own",
        set(),
        "gameobjects/card_pile.py",
        "    def shuffle_pile(self)",
        "    def is_empty(self):\n"
        "        return self.count == 0\n\n"
        "    def shuffle_pile(self)",
    ),
    Fault(
        "card that is not there is the last one",
        set(),
        "gameobjects/hand.py",
        "        if not 0 <= index < self.count:\n            raise",
        "        if not index < self.count:\n            raise",
    ),
    Fault(
        "folder has a conftest.py of its own",
        set(),
        "conftest.py",
        WHOLE_FILE,
        "import os\n\nos._exit(0)\n",
    ),
]
