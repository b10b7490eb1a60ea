"""What a student's code does to the process costs the test it does it in, and no other.

Each test has the cards of a made-up submission marked by two or three tests, in an
order in which the first would spoil the next.
"""

import builtins
import os
import random
import signal
import sys
import time
from importlib import import_module
from pathlib import Path

import pytest

from tests.made_submission import CARD_TEST, HAND_TEST, MadeSubmission, mark
from tests.student_code import InterruptWatch, keep_apart, keep_running
from tests.submission import SubmissionFinder

pytestmark = pytest.mark.house

DECK_TEST = (
    "tests/test_05_blackjack.py::TestR01FullDeckEachRound::"
    "test_deck_is_shuffled_for_each_round"
)

RESET_TEST = "tests/test_05_blackjack.py::TestR03Reset::test_funds_are_1000"
FULL_HAND_TEST = "tests/test_02_hand.py::test_hand_begins_with_the_cards_given"
NEW_HAND_TEST = (
    "tests/test_04_blackjack_hand.py::TestNewHand::test_is_empty_and_worth_nothing"
)

SECOND_RESET = """
def _count_resets(first_reset=reset, calls=[]):
    calls.append(1)
    if len(calls) > 1:
        raise KeyboardInterrupt
    first_reset()
reset = _count_resets
"""

# Each is put where a hand's cards are counted; what comes after must not notice.
SPOILING = {
    "random": "import random; random.shuffle = random.seed = None",
    "closed output": "import sys; sys.stdout.close(); sys.stderr.close()",
    "replaced output": "import sys; sys.stdout = sys.stderr = None",
    "class attribute": "import gameobjects; gameobjects.Card.__hash__ = None",
    "object": "type('Broken', (), {'__del__': lambda self: 1 / 0})()",
    "module variable": "import gameobjects; del gameobjects.Card",
    "sys.modules": "import sys; sys.modules['gameobjects'] = None",
}

# Each ends more than a test, where nobody sees to it.
ENDING = {
    "sys.exit": "import sys; sys.exit()",
    "KeyboardInterrupt": "raise KeyboardInterrupt",
    "pytest.exit": "import pytest; pytest.exit('enough', returncode=0)",
    "pytest.skip": "import pytest; pytest.skip('not today')",
    "input": "input('How many? ')",
    "standard input": "import sys; sys.stdin.readline()",
}


@pytest.fixture
def made(tmp_path: Path) -> MadeSubmission:
    """A submission with our own cards and rules."""
    return MadeSubmission(tmp_path / "made")


@pytest.fixture
def finder(tmp_path: Path) -> SubmissionFinder:
    """The finder of an empty submission."""
    return SubmissionFinder(tmp_path)


def spoil_count(made: MadeSubmission, statement: str) -> None:
    """Let a statement be run whenever a hand's cards are counted."""
    old = "        return len(self._hand)\n"
    made.edit("gameobjects/hand.py", old, f"        {statement}\n        return 0\n")


@pytest.mark.parametrize("spoiling", SPOILING)
def test_next_test_finds_everything_as_it_was(
    made: MadeSubmission, spoiling: str
) -> None:
    spoil_count(made, SPOILING[spoiling])
    marks = mark(made.folder, tests=f"{HAND_TEST} {CARD_TEST}").marks
    assert (marks["Hand"], marks["Card"]) == ("7.00", "6.00")


class TestKeepApart:
    """What a test did to this process is undone."""

    def test_current_folder(self, finder: SubmissionFinder) -> None:
        before = Path.cwd()
        with keep_apart(finder):
            os.chdir(finder.folder)
        assert Path.cwd() == before

    def test_folders_of_modules(self, finder: SubmissionFinder) -> None:
        before = list(sys.path)
        with keep_apart(finder):
            sys.path[:] = [str(finder.folder)]
        assert sys.path == before

    def test_names_that_were_added(self, finder: SubmissionFinder) -> None:
        with keep_apart(finder):
            vars(builtins)["points"] = vars(random)["points"] = 21
        assert not hasattr(builtins, "points")
        assert not hasattr(random, "points")

    def test_modules_of_the_student_alone_are_forgotten(
        self, finder: SubmissionFinder
    ) -> None:
        (finder.folder / "made_up_limits.py").touch()
        with keep_apart(finder):
            sys.path.append(str(finder.folder))
            import_module("made_up_limits")
            sys.modules.pop("stringprep", None)
            import_module("stringprep")
        assert "made_up_limits" not in sys.modules
        assert "stringprep" in sys.modules

    def test_after_an_error_too(self, finder: SubmissionFinder) -> None:
        before = Path.cwd()
        with pytest.raises(KeyError), keep_apart(finder):
            os.chdir(finder.folder)
            raise KeyError
        assert Path.cwd() == before


def test_question_is_refused() -> None:
    with keep_running(InterruptWatch()), pytest.raises(EOFError, match="nobody is"):
        input("How many? ")


def test_pause_takes_no_time() -> None:
    """It would be a minute in thousands of rounds, and breaks no rule."""
    waits = time.sleep
    with keep_running(InterruptWatch()):
        assert time.sleep is not waits
        time.sleep(1e9)
    assert time.sleep is waits


def test_ctrl_c_ends_the_run(made: MadeSubmission) -> None:
    """Other than a KeyboardInterrupt that the code itself raises."""
    spoil_count(made, "import signal; signal.raise_signal(signal.SIGINT)")
    outcome = mark(made.folder, tests=f"{HAND_TEST} {CARD_TEST}")
    assert "KeyboardInterrupt" in outcome.text
    assert outcome.marks["Total"] == "0.00"


def test_key_that_was_pressed_is_passed_on() -> None:
    watch = InterruptWatch()
    watch.was_pressed = True
    with pytest.raises(KeyboardInterrupt), keep_running(watch):
        raise KeyboardInterrupt


def test_watch_notes_ctrl_c() -> None:
    watch, handler = InterruptWatch(), signal.getsignal(signal.SIGINT)
    try:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        watch.start()
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    finally:
        signal.signal(signal.SIGINT, handler)
    assert watch.was_pressed


@pytest.mark.parametrize("order", [1, -1])
def test_marks_do_not_depend_on_the_order_of_the_tests(
    made: MadeSubmission, order: int
) -> None:
    """All hands of this submission share a list, so only the first one is empty."""
    made.edit(
        "gameobjects/hand.py", "self._hand: list[Card] = []", "self._hand = CARDS"
    )
    made.append("gameobjects/hand.py", "\nCARDS: list[Card] = []\n")
    tests = [HAND_TEST, FULL_HAND_TEST, NEW_HAND_TEST][::order]
    marks = mark(made.folder, tests=" ".join(tests)).marks
    assert (marks["Hand"], marks["BlackjackHand"]) == ("7.00", "8.00")


def test_nothing_is_called_after_a_test(made: MadeSubmission) -> None:
    """An exit there would keep pytest from going on. Here the second reset ends all."""
    made.append("games/blackjack.py", SECOND_RESET)
    marks = mark(made.folder, tests=f"{DECK_TEST} {CARD_TEST}").marks
    assert (marks["R1 Deck"], marks["Card"]) == ("4.00", "6.00")


def test_broken_reset_costs_no_other_rule(made: MadeSubmission) -> None:
    made.append("games/blackjack.py", "\ndel reset\n")
    marks = mark(made.folder, tests=f"{DECK_TEST} {RESET_TEST}").marks
    assert (marks["R1 Deck"], marks["R3 Reset"]) == ("4.00", "0.00")


def test_functions_of_python_are_put_back_at_once(made: MadeSubmission) -> None:
    """pytest itself needs them before the next test."""
    spoil_count(made, "import builtins; builtins.len = builtins.sorted = None")
    assert mark(made.folder, tests=f"{HAND_TEST} {CARD_TEST}").marks["Card"] == "6.00"


@pytest.mark.parametrize("ending", ENDING)
def test_only_the_test_itself_is_lost(made: MadeSubmission, ending: str) -> None:
    spoil_count(made, ENDING[ending])
    marks = mark(made.folder, tests=f"{HAND_TEST} {CARD_TEST}").marks
    assert (marks["Hand"], marks["Card"]) == ("0.00", "6.00")


@pytest.mark.parametrize("ending", ENDING)
def test_ending_at_the_import_costs_what_needs_the_import(
    made: MadeSubmission, ending: str
) -> None:
    made.append("games/blackjack.py", f"\n{ENDING[ending]}\n")
    marks = mark(made.folder, tests=f"{DECK_TEST} {CARD_TEST}").marks
    assert (marks["R1 Deck"], marks["Card"]) == ("0.00", "6.00")


def test_exit_while_a_module_is_imported_is_said_by_each_test(tmp_path: Path) -> None:
    """In a fixture pytest itself would say so once, and then nothing more."""
    made = MadeSubmission(tmp_path)
    made.append("games/blackjack.py", "\nraise SystemExit(0)\n")
    outcome = mark(tmp_path, tests=f"{RESET_TEST} {DECK_TEST} {HAND_TEST}")
    assert outcome.marks["Hand"] == "7.00"
    assert (outcome.marks["R3 Reset"], outcome.marks["R1 Deck"]) == ("0.00", "0.00")
    reason = "games.blackjack ends the program while it is imported: SystemExit(0)"
    assert outcome.text.count(f"ImportError: {reason}") >= 2
