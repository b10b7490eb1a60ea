"""One submission run by the grader: what it costs to loop, to exit, and to tamper."""

import shutil
import sys
import tempfile
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

import pytest

from tests import grade_run
from tests.grade_plan import Plan, collect_plan
from tests.grade_result import make_result
from tests.grade_run import Run, Stopped, run_submission
from tests.made_submission import ROOT, MadeSubmission
from tests.process_limits import Limits, find_marked

pytestmark = [
    pytest.mark.house,
    pytest.mark.skipif(sys.platform == "win32", reason="the limits are not the same"),
]

HAND_TESTS = ROOT / "tests" / "test_04_blackjack_hand.py"

# A healthy test takes a few milliseconds of either.
LIMITS = Limits(processor=0.3, waiting=6.0, submission=120.0)

EXIT = "import os; os._exit(0)"

# What the code does when the score of a hand of one card is asked for, by the card.
MISDEEDS = {
    "AS": "while True: pass",
    "2S": "sum(iter(int, 1))",
    "3S": """
while True:
    try:
        while True: pass
    except: pass
""",
    "4S": EXIT,
    "7S": "import os; os.kill(os.getpid(), 11)",
    "8S": "import pytest; pytest.exit('enough', 0)",
    "9S": "raise KeyboardInterrupt",
    "10S": "import sys; sys.exit(0)",
    "JS": "bytearray(8 * 1024**3)",
    "QS": "open('large', 'wb').truncate(1024**3)",
    "KS": "while True: print('x' * 1000)",
}
STANDSTILLS = {
    "5S": "import threading; threading.Event().wait()",
    "6S": """
import faulthandler, threading
faulthandler.cancel_dump_traceback_later()
threading.Event().wait()
""",
}

# What is left behind in a session of its own, and would outlive the grader.
STRAY = """
import subprocess
subprocess.Popen(["sleep", "600"], start_new_session=True)
"""

CHECK_ENVIRONMENT = """
import os, sys
assert "SECRET" not in os.environ
assert not sys.flags.hash_randomization
assert "" not in sys.path and os.getcwd() not in sys.path
assert os.path.samefile(os.environ["HOME"], ".")
"""

DO_MISDEED = """
    def score(self) -> int:
        if len(self._hand) == 1:
            exec({misdeeds!r}.get(str(self._hand[0]), ""), {{}})
"""


def make_misbehaving(folder: Path, misdeeds: dict[str, str]) -> MadeSubmission:
    """Return a submission that misbehaves when a hand of one card is worked out."""
    made = MadeSubmission(folder)
    made.edit(
        "gameobjects/blackjack_hand.py",
        "    def score(self) -> int:\n",
        DO_MISDEED.format(misdeeds=misdeeds).lstrip("\n"),
    )
    return made


def run(folder: Path, plan: Plan, limits: Limits = LIMITS) -> Run:
    """Run the tests of a plan against a submission."""
    return run_submission(folder, plan, limits, threading.Event())


def get_one_card_test(card: str) -> str:
    """Return the id of the test of the score of that card."""
    points = {"A": "11", "J": "10", "Q": "10", "K": "10"}
    score = points.get(card[:-1], card[:-1])
    return f"tests/{HAND_TESTS.name}::TestR02Score::test_one_card[{card}-{score}]"


@pytest.fixture(scope="module")
def plan() -> Plan:
    """The tests of BlackjackHand."""
    return collect_plan(HAND_TESTS)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder in which the grader makes its temporary folders."""
    before = tempfile.tempdir
    folder = tmp_path_factory.mktemp("grader")
    tempfile.tempdir = str(folder)
    yield folder
    tempfile.tempdir = before


@pytest.fixture(scope="module")
def runs(
    plan: Plan, folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> dict[str, Run]:
    """The runs of two submissions that do all that is bad, by the card."""
    made = tmp_path_factory.mktemp("made")
    misdeeds = make_misbehaving(made / "misdeeds", MISDEEDS)
    misdeeds.append("gameobjects/__init__.py", STRAY)
    standstills = make_misbehaving(made / "standstills", STANDSTILLS)
    with pytest.MonkeyPatch.context() as patch, ThreadPoolExecutor() as pool:
        patch.setattr(grade_run, "_GRACE", 0.5)
        first, second = pool.map(
            lambda made: run(made.folder, plan), [misdeeds, standstills]
        )
    return dict.fromkeys(MISDEEDS, first) | dict.fromkeys(STANDSTILLS, second)


class TestMisdeeds:
    """Whatever a program does costs the test in which it does it."""

    @pytest.mark.parametrize(
        ("card", "happened"),
        [
            pytest.param("AS", "took over 0.3 s of processor time", id="loop"),
            pytest.param("2S", "took over 0.3 s of processor time", id="loop in C"),
            pytest.param("3S", "took over 0.3 s of processor time", id="bare except"),
            pytest.param("KS", "took over 0.3 s of processor time", id="prints"),
            pytest.param("4S", "the program ended itself with the status 0", id="exit"),
            pytest.param("7S", "the program was ended: Segmentation", id="crash"),
            pytest.param("8S", "the code asked pytest to stop", id="pytest.exit"),
            pytest.param("9S", "the code raised KeyboardInterrupt", id="interrupt"),
            pytest.param("10S", "SystemExit: 0", id="sys.exit"),
            pytest.param("JS", "MemoryError", id="memory"),
            pytest.param("QS", "File too large", id="file"),
            pytest.param("5S", "did not come back within 6 s", id="waits"),
            pytest.param("6S", "did not come back within 2 s", id="waits unwatched"),
        ],
    )
    def test_is_said(self, runs: dict[str, Run], card: str, happened: str) -> None:
        assert happened in runs[card].failed[get_one_card_test(card)]

    @pytest.mark.parametrize("misdeeds", [MISDEEDS, STANDSTILLS])
    def test_cost_nothing_else(
        self, runs: dict[str, Run], plan: Plan, misdeeds: dict[str, str]
    ) -> None:
        (one_run,) = {id(runs[card]): runs[card] for card in misdeeds}.values()
        cost = {get_one_card_test(card) for card in misdeeds}
        assert set(one_run.failed) == cost
        assert one_run.passed == plan.tests.keys() - cost
        assert one_run.lost == ""

    @pytest.mark.parametrize("card", ["AS", "2S", "5S"])
    def test_place_is_named(self, runs: dict[str, Run], card: str) -> None:
        reason = runs[card].failed[get_one_card_test(card)]
        assert "(gameobjects/blackjack_hand.py, line " in reason
        assert ", in score)" in reason

    @pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")
    def test_no_process_and_no_file_is_left(
        self, runs: dict[str, Run], folder: Path
    ) -> None:
        assert find_marked(str(folder)) == []
        assert list(folder.iterdir()) == []


FORGE_PASS = """
with open("../journal", "a") as journal:
    journal.write('{{"event": "passed", "test": "{test}"}}\\n')
raise ValueError
"""

PASS_EVERYTHING = {
    "report": """
from _pytest.reports import TestReport
make = TestReport.from_item_and_call.__func__
def make_passed(kind, item, call):
    report = make(kind, item, call)
    report.outcome = "passed"
    return report
TestReport.from_item_and_call = classmethod(make_passed)
""",
    "raises": """
import contextlib, pytest
pytest.raises = lambda *_, **__: contextlib.suppress(BaseException)
""",
    "journal": """
from tests.journal import JournalWriter
finish = JournalWriter.finish
JournalWriter.finish = lambda self, test, reason: finish(self, test, None)
""",
}


@pytest.mark.parametrize("how", PASS_EVERYTHING)
def test_tampering_is_noticed_and_gets_no_marks(
    plan: Plan, tmp_path: Path, how: str
) -> None:
    made = MadeSubmission(tmp_path / "made")
    made.append("gameobjects/__init__.py", PASS_EVERYTHING[how])
    result = run(made.folder, plan)
    assert result.tampered
    sheet = make_result("made", plan, result)
    assert sheet.total == 0
    assert "changes how tests are run" in sheet.remarks[0]


EQUAL_TO_ALL = """
class Equal(int):
    def __eq__(self, other): return True
    def __ne__(self, other): return False
    __hash__ = int.__hash__
"""

EQUAL_VALUES = {
    "games/blackjack.py": "_INITIAL_FUNDS = 1000",
    "gameobjects/hand.py": "return len(self._hand)",
    "gameobjects/blackjack_hand.py": "return score",
}


@pytest.mark.parametrize("path", EQUAL_VALUES)
def test_value_that_is_equal_to_everything_is_noticed(
    plan: Plan, tmp_path: Path, path: str
) -> None:
    """It would pass most of the tests that ask for it."""
    made = MadeSubmission(tmp_path / "made")
    made.write("equal.py", EQUAL_TO_ALL)
    old = EQUAL_VALUES[path]
    begin, _, value = old.rpartition(" ")
    made.edit(path, f"{old}\n", f"{begin} __import__('equal').Equal({value})\n")
    assert run(made.folder, plan).tampered


def test_pass_that_is_forged_beside_a_failure_is_not_believed(
    plan: Plan, tmp_path: Path
) -> None:
    """A process that forks, or writes to the journal, could say both of a test."""
    test = get_one_card_test("AS")
    made = make_misbehaving(tmp_path, {"AS": FORGE_PASS.format(test=test)})
    assert set(run(made.folder, plan).failed) == {test}


class TestHonestSubmission:
    """What is not tampered with is believed."""

    def test_passes_everything_and_gets_all_there_is(
        self, plan: Plan, tmp_path: Path
    ) -> None:
        result = run(MadeSubmission(tmp_path / "made").folder, plan)
        assert result == Run(frozenset(plan.tests), {})
        marks = {r.criterion.name: r.marks for r in make_result("", plan, result).rows}
        assert marks.pop("BlackjackHand") == 8
        assert set(marks.values()) == {0}

    def test_is_not_changed(self, plan: Plan, tmp_path: Path) -> None:
        """Not even by code that deletes its own folder."""
        made = MadeSubmission(tmp_path / "made")
        made.append(
            "gameobjects/__init__.py",
            "import os, shutil\n"
            "shutil.rmtree(os.path.dirname(os.path.dirname(__file__)))\n",
        )
        before = sorted(made.folder.rglob("*"))
        run(made.folder, plan)
        assert sorted(made.folder.rglob("*")) == before

    def test_in_a_zip_file_sees_only_an_environment_of_its_own(
        self, plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """In which sets have the same order every time, and no module is hidden.

        And it has no say in how it is tested.
        """
        monkeypatch.setenv("PYTEST_ADDOPTS", "--collect-only")
        monkeypatch.setenv("SECRET", "of the grader")
        made = MadeSubmission(tmp_path / "outer" / "inner")
        made.append("gameobjects/__init__.py", CHECK_ENVIRONMENT)
        for folder in (".", "..", "tests"):
            made.write(f"{folder}/conftest.py", "raise SystemExit")
        zipped = shutil.make_archive(str(tmp_path / "made"), "zip", made.folder.parent)
        assert run(Path(zipped), plan).failed == {}


def test_place_is_the_one_of_the_last_process(tmp_path: Path) -> None:
    """The first that lies in the submission, behind what was there before."""
    stack = tmp_path / "journal.stack"
    code = tmp_path / "submission"
    before = f'File "{code}/old.py", line 1 in f\n'
    lines = ['File "/usr/os.py", line 2 in wait', f'File "{code}/a/b.py", line 3 in g']
    stack.write_text(before + "\n".join([*lines, before]), "utf-8")
    place = grade_run.find_place(stack, len(before), code)
    assert place == "\n(a/b.py, line 3, in g)"


class TestUnreadableSubmission:
    """It gets a sheet like all others."""

    @pytest.mark.parametrize("content", [b"", b"PK nothing"])
    def test_damaged_zip_file(self, plan: Plan, tmp_path: Path, content: bytes) -> None:
        path = tmp_path / "made.zip"
        path.write_bytes(content)
        result = run(path, plan)
        assert result.passed == frozenset()
        assert set(result.failed) == set(plan.tests)
        assert result.lost.startswith("It cannot be read: ")

    @pytest.mark.parametrize("is_zipped", [False, True])
    def test_too_large(
        self,
        plan: Plan,
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
        is_zipped: bool,
    ) -> None:
        """Unpacked, where it is a zip file."""
        monkeypatch.setattr("tests.submission_files.LARGEST", 1024**2)
        made = tmp_path / "made"
        made.mkdir()
        (made / "film").write_bytes(bytes(1024**2 + 1))
        zipped = Path(shutil.make_archive(str(made), "zip", made))
        result = run(zipped if is_zipped else made, plan)
        assert result.lost == "It is larger than 1 megabytes."

    def test_several_in_one_folder(self, plan: Plan, tmp_path: Path) -> None:
        for name in ("first", "second"):
            (tmp_path / name / "games").mkdir(parents=True)
        assert run(tmp_path, plan).lost == (
            "submission has several submissions, name one: first, second"
        )


class TestGivingUp:
    """A run ends, whatever it takes."""

    def test_after_too_many_deaths(
        self, plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(grade_run, "MOST_DEATHS", 1)
        made = make_misbehaving(tmp_path, dict.fromkeys(["AS", "2S", "3S"], EXIT))
        result = run(made.folder, plan)
        assert result.lost == "the program was ended in over 1 tests"
        assert result.died == 2
        assert sorted(result.passed | result.failed.keys()) == sorted(plan.tests)
        assert not result.tampered

    def test_tampering_is_looked_for_even_then(
        self, plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(grade_run, "MOST_DEATHS", 0)
        made = make_misbehaving(tmp_path, {"AS": EXIT})
        made.append("gameobjects/__init__.py", PASS_EVERYTHING["report"])
        assert run(made.folder, plan).tampered

    def test_when_all_together_take_too_long(self, plan: Plan, tmp_path: Path) -> None:
        made = make_misbehaving(tmp_path, {"AS": STANDSTILLS["6S"]})
        result = run(made.folder, plan, Limits(0.5, waiting=600, submission=1))
        assert result.lost == "all tests together took too long"

    def test_when_the_tests_cannot_be_run(self, plan: Plan, tmp_path: Path) -> None:
        missing = Plan((tmp_path / "missing",), plan.tests, plan.canaries)
        result = run(tmp_path, missing)
        assert result.lost == "the tests could not go on"
        assert set(result.failed) == set(plan.tests)

    def test_when_stopped(self, plan: Plan, tmp_path: Path) -> None:
        stop = threading.Event()
        stop.set()
        with pytest.raises(Stopped):
            run_submission(tmp_path, plan, LIMITS, stop)


def test_plan_has_no_canary_in_it(plan: Plan) -> None:
    """And a canary of each kind for each package."""
    assert {name.partition("::")[0] for name in plan.tests} == {
        f"tests/{HAND_TESTS.name}"
    }
    assert len(plan.canaries) == 27


def test_canaries_are_in_no_other_run() -> None:
    from tests import canaries

    assert isinstance(canaries, ModuleType)
    assert not Path(canaries.__file__ or "").name.startswith("test_")
