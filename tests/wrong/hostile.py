"""Submissions that would spoil their marking: what dies costs what it breaks, no more."""

from tests.criteria import (
    BLACKJACK_UML,
    CAN,
    CARD_PILE,
    CRITERIA,
    DEALER_AND_RESULTS,
    DECK,
    FORM,
    HAND,
    HIT_DOUBLE_STAND,
    MONEY_AND_CARDS,
    NEW_ROUND,
    RESET,
    SPLIT,
    STANDING,
    SURRENDER,
    UNBREAKABLE,
)
from tests.wrong.fault import WHOLE_FILE, Extent, Fault

_RULES = "games/blackjack.py"
_HAND = "gameobjects/hand.py"
_PILE = "gameobjects/card_pile.py"

# What cannot be had without games/blackjack.py.
_GAME = {
    BLACKJACK_UML,
    DECK,
    RESET,
    NEW_ROUND,
    STANDING,
    HIT_DOUBLE_STAND,
    SPLIT,
    SURRENDER,
    CAN,
    UNBREAKABLE,
    DEALER_AND_RESULTS,
    MONEY_AND_CARDS,
    FORM,
}

_SORT = "        self._hand.sort()\n"
_EMPTY_PILE = '            raise IndexError("an empty pile has no card to deal")\n'
_IMPORT = "import sys\nfrom enum import Enum, auto\n"

METHOD_FAULTS = [
    Fault(f"an empty pile {what}", {CARD_PILE}, _PILE, _EMPTY_PILE, new)
    for what, new in {
        "never comes back": """\
            while True:
                pass
""",
        "never comes back and catches everything": """\
            while True:
                try:
                    while True:
                        pass
                except BaseException:
                    pass
""",
        "loops within C": "            sum(iter(int, 1))\n",
        "waits for ever": '            __import__("threading").Event().wait()\n',
        "ends the process as if all were well": '            __import__("os")._exit(0)\n',
        "crashes Python": '            __import__("ctypes").string_at(0)\n',
        "prints without end": """\
            while True:
                print("empty " * 1000)
""",
    }.items()
] + [
    Fault(
        "sort_hand calls itself for ever",
        {HAND},
        _HAND,
        _SORT,
        "        self.sort_hand()\n",
    ),
    Fault(
        "sort_hand takes all the memory",
        {HAND},
        _HAND,
        _SORT,
        "        self._hand = [bytes(2**26) for _ in range(10_000)]\n",
    ),
    Fault(
        "sort_hand exits",
        {HAND},
        _HAND,
        _SORT,
        "        raise SystemExit(0)\n",
    ),
    Fault(
        "sort_hand asks for input",
        {HAND},
        _HAND,
        _SORT,
        '        input("In what order? ")\n        self._hand.sort()\n',
    ),
    Fault(
        "surrender asks whether it is meant",
        {STANDING, SURRENDER, FORM},
        _RULES,
        "    _player_hands[0].has_surrendered = True\n",
        """\
    if input("Are you sure? ") != "yes":
        return
    _player_hands[0].has_surrendered = True
""",
        Extent.ALL,
    ),
]

IMPORT_FAULTS = [
    Fault(
        "game loops at its import",
        _GAME,
        _RULES,
        _IMPORT,
        _IMPORT + "while True:\n    pass\n",
        Extent.CARDS_AND_RANDOM_PLAY,
    ),
    Fault(
        "game exits at its import",
        _GAME,
        _RULES,
        _IMPORT,
        _IMPORT + "sys.exit()\n",
        Extent.CARDS_AND_RANDOM_PLAY,
    ),
    Fault(
        "game imports what is not installed",
        _GAME,
        _RULES,
        _IMPORT,
        _IMPORT + "import pygame_of_cards\n",
        Extent.CARDS_AND_RANDOM_PLAY,
    ),
    Fault(
        "hand has a syntax error",
        set(CRITERIA),
        _HAND,
        "def sort_hand(self) -> None:",
        "def sort_hand(self) -> None",
        Extent.CARDS_AND_RANDOM_PLAY,
    ),
]

TAMPERING_FAULTS = [
    Fault(
        "game asks pytest to stop",
        _GAME,
        _RULES,
        _IMPORT,
        _IMPORT + 'import pytest\n\npytest.exit("all passed", 0)\n',
        Extent.CARDS_AND_RANDOM_PLAY,
    ),
    Fault(
        "game makes every test pass",
        set(CRITERIA),
        _RULES,
        _IMPORT,
        _IMPORT
        + "import _pytest.python\n\n"
        + "_pytest.python.Function.runtest = lambda self: None\n",
    ),
    Fault(
        "hand breaks random and the built-in functions",
        {HAND},
        _HAND,
        _SORT,
        """\
        import builtins
        import random

        random.shuffle = random.choice = random.seed = builtins.len = None
        raise ValueError
""",
    ),
    Fault(
        "folder has a package called pytest",
        set(),
        "pytest/__init__.py",
        WHOLE_FILE,
        "raise SystemExit\n",
    ),
]

FAULTS = [*METHOD_FAULTS, *IMPORT_FAULTS, *TAMPERING_FAULTS]

FURTHER_FAULTS = [
    Fault(
        "sort_hand presses Ctrl+C",
        {HAND},
        _HAND,
        _SORT,
        "        raise KeyboardInterrupt\n",
    ),
    Fault(
        "everything is printed that is dealt",
        set(),
        _PILE,
        "        return self._pile.pop(0)\n",
        """\
        print("dealing", self._pile[0])
        return self._pile.pop(0)
""",
    ),
    Fault(
        "game ends the process at its import",
        _GAME,
        _RULES,
        _IMPORT,
        _IMPORT + "import os\n\nos._exit(0)\n",
        Extent.CARDS_AND_RANDOM_PLAY,
    ),
    Fault(
        "game has a syntax error",
        _GAME,
        _RULES,
        "def reset() -> None:",
        "def reset() -> None",
        Extent.CARDS_AND_RANDOM_PLAY,
    ),
    Fault(
        "game asks for the player's name at its import",
        _GAME,
        _RULES,
        _IMPORT,
        _IMPORT + '\nname = input("What is your name? ")\n',
        Extent.CARDS_AND_RANDOM_PLAY,
    ),
    Fault(
        "Blackjack hand imports what is not there",
        set(CRITERIA),
        "gameobjects/blackjack_hand.py",
        "from gameobjects.hand import Hand\n",
        "from gameobjects.hands import Hand\n",
        Extent.CARDS_AND_RANDOM_PLAY,
    ),
    Fault(
        "game skips all tests",
        _GAME,
        _RULES,
        _IMPORT,
        _IMPORT + 'import pytest\n\npytest.skip("later", allow_module_level=True)\n',
        Extent.CARDS_AND_RANDOM_PLAY,
    ),
    Fault(
        "folder has tests of its own with the same names",
        set(),
        "tests/criteria.py",
        WHOLE_FILE,
        "raise SystemExit\n",
    ),
    Fault(
        "folder has settings for pytest",
        set(),
        "pytest.ini",
        WHOLE_FILE,
        "[pytest]\naddopts = --collect-only\n",
    ),
]
