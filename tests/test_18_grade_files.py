"""The journal, what is made of it for students and graders, and the command line."""

import csv
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import Future
from fractions import Fraction
from pathlib import Path

import pytest

from tests import grade
from tests.criteria import BLACKJACK_HAND, CARD, CRITERIA, SPLIT
from tests.feedback import write_page
from tests.grade_plan import Plan
from tests.grade_result import Result, make_result
from tests.grade_run import Run, Stopped
from tests.journal import JournalWriter, PlannedTest, Record, read_journal
from tests.journal_plugin import (
    describe_error,
    describe_test,
    get_rank,
    split_words,
)
from tests.made_submission import ROOT, MadeSubmission
from tests.process_limits import Limits, find_marked
from tests.result_files import make_gradescope_results, write_marks, write_submission
from tests.submission_files import copy_submission

pytestmark = pytest.mark.house

LIMITS = Limits(1.5, 4.0)


def plan_test(test: str, criterion: str = CARD.name) -> PlannedTest:
    """Return a test that expects what its id says."""
    return PlannedTest(test, criterion, Fraction(1), f"expected of {test[0]}")


def make_plan(*planned: PlannedTest) -> Plan:
    """Return a plan of these tests."""
    return Plan((), {test.test: test for test in planned}, frozenset())


class TestJournal:
    """What was written is there, whenever the process is killed."""

    def test_says_what_was_written(self, tmp_path: Path) -> None:
        path = tmp_path / "journal"
        journal = JournalWriter(path)
        planned = PlannedTest("a", "Card", Fraction(1, 3), "Something.")
        journal.plan(planned)
        for test in "abc":
            journal.start(test, LIMITS)
        journal.finish("a", None)
        journal.finish("b", "no good")
        journal.crash("worse")
        assert read_journal(path) == Record(
            planned={"a": planned},
            started=dict.fromkeys("abc", LIMITS),
            passed={"a"},
            failed={"b": "no good"},
            crashes=["worse"],
        )
        assert read_journal(path).died == {"c"}

    def test_cut_line_is_no_event_and_spoils_none(self, tmp_path: Path) -> None:
        """The next process writes behind it."""
        path = tmp_path / "journal"
        JournalWriter(path).start("a", LIMITS)
        path.write_bytes(path.read_bytes() + b'{"event": "passed", "te')
        JournalWriter(path).finish("a", "no good")
        assert read_journal(path) == Record(
            started={"a": LIMITS}, failed={"a": "no good"}
        )

    @pytest.mark.parametrize(
        "line",
        [
            b"",
            b"\xff\xfe",
            b"[]",
            b"{}",
            b'{"event": []}',
            b'{"event": "failed"}',
            b'{"event": "started", "processor": "long", "waiting": 1}',
            b'{"event": "planned", "criterion": "Card", "share": "1/0"}',
            b'{"event": "planned", "criterion": "Card", "share": "much"}',
            b"[" * 100_000,
        ],
    )
    def test_rubbish_is_no_event(self, tmp_path: Path, line: bytes) -> None:
        path = tmp_path / "journal"
        path.write_bytes(line + b"\n")
        JournalWriter(path).start("a", LIMITS)
        assert read_journal(path) == Record(started={"a": LIMITS})

    def test_that_is_not_there_says_nothing(self, tmp_path: Path) -> None:
        assert read_journal(tmp_path / "journal") == Record()

    def test_reasons_are_cut(self, tmp_path: Path) -> None:
        path = tmp_path / "journal"
        JournalWriter(path).finish("a", "x" * 1_000_000)
        assert path.stat().st_size < 3_000
        assert read_journal(path).failed == {"a": "x" * 2_000}

    def test_is_read_up_to_a_limit(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path = tmp_path / "journal"
        JournalWriter(path).start("a", LIMITS)
        monkeypatch.setattr("tests.journal._LARGEST", path.stat().st_size)
        JournalWriter(path).start("b", LIMITS)
        assert read_journal(path).started == {"a": LIMITS}


@pytest.mark.parametrize(
    ("test", "rank"),
    [
        (plan_test("h", SPLIT.name), 0),
        (plan_test("g"), 1),
        (plan_test("f[1]"), 2),
        (plan_test("tests/canaries.py::f", SPLIT.name), 3),
    ],
)
def test_what_is_near_to_what_died_is_run_late(test: PlannedTest, rank: int) -> None:
    assert get_rank(test, [plan_test("f[0]")]) == rank


def test_nothing_is_late_where_nothing_died() -> None:
    assert get_rank(plan_test("f"), []) == 0


@pytest.mark.parametrize(
    ("seconds", "limits", "shorter"),
    [
        (10, Limits(10, 30, 1800), Limits(2, 10, 1800)),
        (60, Limits(60, 180, 10_800), Limits(12, 60, 10_800)),
        (1, Limits(1, 30, 1800), Limits(1, 10, 1800)),
    ],
)
def test_limits_fit_what_a_test_may_take(
    seconds: float, limits: Limits, shorter: Limits
) -> None:
    assert Limits.from_seconds(seconds) == limits
    assert limits.shorten() == shorter


def test_limits_of_less_than_a_second_are_not_made_longer() -> None:
    assert Limits(0.5, 0.5, 60).shorten() == Limits(0.5, 0.5, 60)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes in folders")
def test_copy_has_what_was_handed_in_and_nothing_else(tmp_path: Path) -> None:
    """No link leads out of it, and nothing is read that has no end."""
    made = tmp_path / "made"
    for name in ("games", ".git", "games/__pycache__"):
        (made / name).mkdir(parents=True)
        (made / name / "file.py").write_text("here", "utf-8")
    (made / "link").symlink_to(tmp_path)
    os.mkfifo(made / "pipe")
    copy_submission(made, tmp_path / "copy")
    paths = sorted((tmp_path / "copy").rglob("*"))
    assert paths == [tmp_path / "copy/games", tmp_path / "copy/games/file.py"]


class TestWordsOfAnError:
    """What happened, in words that are the same in every run."""

    def describe(self, error: Exception, code: Path | None = None) -> str:
        """Return how an error is described that is raised here."""
        with pytest.raises(type(error)) as caught:
            raise error
        return describe_error(caught, code)

    def test_has_no_addresses(self) -> None:
        text = self.describe(ValueError(f"{object()} is no card"))
        assert text == "ValueError: <object object> is no card"

    def test_message_of_an_assertion_stands_alone(self) -> None:
        assert self.describe(AssertionError("no card")) == "no card"

    def test_names_the_place_in_the_submission(self) -> None:
        text = self.describe(ValueError("no card"), Path(__file__).parent)
        assert text.startswith("ValueError: no card\n(test_18_grade_files.py, line ")
        assert text.endswith(", in describe)")

    def test_names_no_other_place(self, tmp_path: Path) -> None:
        assert self.describe(ValueError("no"), tmp_path) == "ValueError: no"


class TestWordsOfATest:
    """What a test expects is its name, and its docstring beside it, in words."""

    @pytest.mark.parametrize(
        ("name", "words"),
        [
            ("R07Split", "R7 split"),
            ("R11DealerDraws", "R11 dealer draws"),
            ("UMLOfAHand", "UML of a hand"),
            ("hand_is_empty", "hand is empty"),
        ],
    )
    def test_name_is_split(self, name: str, words: str) -> None:
        assert split_words(name) == words

    def test_name(self, request: pytest.FixtureRequest) -> None:
        assert describe_test(request.node) == "Words of a test: name"

    def test_docstring(self, request: pytest.FixtureRequest) -> None:
        """The first paragraph
        in one line.

        Not the second.
        """
        expected = "Words of a test: docstring (The first paragraph in one line)"
        assert describe_test(request.node) == expected


class TestMarks:
    """They come from what the grader collected."""

    def test_loss_costs_its_share(self) -> None:
        plan = make_plan(*map(plan_test, "abc"))
        result = make_result("x", plan, Run(frozenset("ab"), {"c": "no good"}))
        assert result.total == Fraction(2, 3) * CARD.points

    def test_what_was_not_planned_counts_nothing(self) -> None:
        plan = make_plan(*map(plan_test, "ab"))
        result = make_result("x", plan, Run(frozenset("acde"), {"b": "no good"}))
        assert result.total == Fraction(1, 2) * CARD.points

    def test_tampering_costs_all(self) -> None:
        plan = make_plan(plan_test("a"))
        result = make_result("x", plan, Run(frozenset("a"), {}, tampered=True))
        assert result.total == 0

    @pytest.mark.parametrize(
        ("run", "remark"),
        [
            (Run(frozenset("a"), {}, died=1), "or ended itself, in 1 test."),
            (Run(frozenset("a"), {}, died=2), "or ended itself, in 2 tests."),
            (Run(frozenset("a"), {}, lost="too long"), "not run: too long."),
            (Run(frozenset("a"), {}, lost="It is cut."), "not run: It is cut."),
            (Run(frozenset(), {"a": "no\ngood"}), "No test passed. Mostly: no."),
            (Run(frozenset(), {"a": "x" * 999}), f"Mostly: {'x' * 200}."),
            (
                Run(frozenset("a"), {f"b{n}": f"no\n{n}" for n in range(50)}),
                "50 of 51 tests failed in one way: no.",
            ),
        ],
    )
    def test_remark(self, run: Run, remark: str) -> None:
        (found,) = make_result("x", make_plan(plan_test("a")), run).remarks
        assert found.endswith(remark)

    def test_nothing_to_remark(self) -> None:
        plan = make_plan(plan_test("a"), plan_test("b"))
        assert not make_result("x", plan, Run(frozenset("a"), {"b": "no"})).remarks


def write_feedback(reasons: dict[str, str], *others: PlannedTest) -> str:
    """Return the page for tests of Card that failed, and others that passed."""
    passed = [plan_test("passed", BLACKJACK_HAND.name), *others]
    plan = make_plan(*map(plan_test, reasons), *passed)
    run = Run(frozenset(planned.test for planned in passed), reasons)
    return write_page(make_result("anna", plan, run), plan, run)


class TestFeedback:
    """The page for a student: expected, happened, and where it is asked for."""

    def test_has_marks_of_each_criterion_and_the_total(self) -> None:
        page = write_feedback({"a": "no good"}, plan_test("b", SPLIT.name))
        assert page.startswith("# anna: 15.00 of 100 marks\n")
        for criterion in CRITERIA:
            marks = {SPLIT: "7.00", BLACKJACK_HAND: "8.00"}.get(criterion, "0.00")
            assert f"| {criterion.name} | {marks} | {criterion.points} |" in page

    def test_says_what_was_expected_what_happened_and_the_rule(self) -> None:
        page = write_feedback({"a": "24 is not 21"})
        _, section = page.split("## Card: 0.00 of 6")
        assert "0 of 1 tests passed (in the assignment: part A, Card)." in section
        assert "**Expected**: expected of a\n" in section
        assert "  ```text\n  24 is not 21\n  ```\n" in section

    def test_difference_is_said_once(self) -> None:
        page = write_feedback({"a": "assert 1 == 2\n  \n  Full diff: (more)\n  1"})
        assert "  ```text\n  assert 1 == 2\n  ```\n" in page

    def test_says_nothing_of_what_is_right(self) -> None:
        assert "## " not in write_feedback({}, plan_test("b"))

    def test_cases_of_a_test_stand_together(self) -> None:
        page = write_feedback({f"a[{case}]": "no good" for case in "vwxyz"})
        cases = "5 cases: `v`, `w`, `x`, and 2 more"
        assert f"**Expected**: expected of a ({cases})\n" in page
        assert page.count("no good") == 1

    def test_one_cause_stands_once(self) -> None:
        """With some of what it cost, and the number of the rest."""
        page = write_feedback(dict.fromkeys("abcdefgh", "no module"))
        assert page.count("no module") == 1
        assert page.count("**Expected**: ") == 5
        assert "and 3 more like these" in page

    def test_different_causes_of_a_test_are_cut(self) -> None:
        page = write_feedback({f"a[{case}]": f"no {case}" for case in "vwxyz"})
        assert [f"no {case}" in page for case in "vwxyz"] == [True] * 3 + [False] * 2
        assert "and 2 more like these" in page

    def test_long_reasons_are_cut(self) -> None:
        page = write_feedback({"a": "\n".join(["x" * 1000] * 100)})
        assert "… and 92 more lines" in page
        assert page.count("x" * 300) == 8
        assert "x" * 301 not in page

    def test_reason_cannot_leave_its_block(self) -> None:
        page = write_feedback({"a": "```\n# 100 of 100"})
        assert "  ````text\n  ```\n  # 100 of 100\n  ````\n" in page

    def test_expectation_is_no_markdown(self) -> None:
        plan = make_plan(PlannedTest("a", CARD.name, Fraction(1), "`_a_` and _b_ <i>"))
        run = Run(frozenset(), {"a": "no"})
        page = write_page(make_result("x", plan, run), plan, run)
        assert r"**Expected**: `_a_` and \_b\_ \<i\>" in page


class TestFiles:
    """What a grader finds in the folder."""

    plan = make_plan(plan_test("a"), plan_test("b", BLACKJACK_HAND.name))
    run = Run(frozenset("b"), {"a": "no good"}, lost="too long")

    def make_result(self, name: str = "anna") -> Result:
        """Return the result of our run."""
        return make_result(name, self.plan, self.run)

    def test_gradescope_gets_a_test_for_each_criterion(self) -> None:
        results = make_gradescope_results(self.make_result(), self.plan, self.run)
        tests = results["tests"]
        assert isinstance(tests, list)
        assert [test["name"] for test in tests] == [each.name for each in CRITERIA]
        assert sum(test["max_score"] for test in tests) == 100
        assert [test["score"] for test in tests[:4]] == [0.0, 0.0, 0.0, 8.0]
        assert "no good" in tests[0]["output"]
        assert tests[3]["output"] == "All tests passed."

    def test_gradescope_gets_no_score_of_its_own(self) -> None:
        """It would take the place of the sum."""
        results = make_gradescope_results(self.make_result(), self.plan, self.run)
        assert set(results) == {"output", "tests"}
        assert results["output"] == "Some tests were not run: too long."

    def test_submission_has_a_folder(self, tmp_path: Path) -> None:
        write_submission(tmp_path, self.make_result(), self.plan, self.run)
        names = sorted(path.name for path in (tmp_path / "anna").iterdir())
        assert names == ["feedback.md", "results.json"]
        results = json.loads((tmp_path / "anna/results.json").read_text("utf-8"))
        made = make_gradescope_results(self.make_result(), self.plan, self.run)
        assert results == made

    def test_marks_have_a_line_for_each(self, tmp_path: Path) -> None:
        write_marks(tmp_path, [self.make_result("anna"), self.make_result("zoë")])
        assert (tmp_path / "marks.csv").read_bytes().startswith(b"\xef\xbb\xbf")
        with (tmp_path / "marks.csv").open(encoding="utf-8-sig", newline="") as file:
            header, *lines = list(csv.reader(file))
        names = [criterion.name for criterion in CRITERIA]
        assert header == ["Submission", *names, "Total", "Remarks"]
        marks = ["0.00", "0.00", "0.00", "8.00", *["0.00"] * 13, "8.00"]
        remark = "Some tests were not run: too long."
        assert lines == [["anna", *marks, remark], ["zoë", *marks, remark]]

    @pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@x", "\t=1"])
    def test_name_is_no_formula(self, tmp_path: Path, name: str) -> None:
        """A folder is called as a student likes, and a spreadsheet opens the marks."""
        write_marks(tmp_path, [self.make_result(name)])
        with (tmp_path / "marks.csv").open(encoding="utf-8-sig", newline="") as file:
            assert list(csv.reader(file))[1][0] == f"'{name}"


class TestCommandLine:
    """``python -m tests.grade``."""

    @pytest.mark.parametrize(
        ("arguments", "message"),
        [
            (["nowhere"], "there is no nowhere"),
            (["setup.cfg"], "none of these is a folder or a zip file"),
            (["tests", "--jobs", "0"], "a whole number from 1, not '0'"),
            (["tests", "--jobs", "two"], "a whole number from 1, not 'two'"),
            (["tests", "--limit", "0.5"], "seconds from 1 to 3600, not '0.5'"),
            (["tests", "--limit", "nan"], "seconds from 1 to 3600, not 'nan'"),
            (["tests", "--limit", "long"], "seconds from 1 to 3600, not 'long'"),
            ([], "the following arguments are required: DIR"),
        ],
    )
    def test_wrong_use_is_said(
        self,
        arguments: list[str],
        message: str,
        capsys: pytest.CaptureFixture[str],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.chdir(ROOT)
        monkeypatch.setattr(grade, "find_obstacle", lambda: None)
        with pytest.raises(SystemExit) as ending:
            grade.main(arguments)
        assert ending.value.code == 2
        assert message in capsys.readouterr().err

    def test_form_cannot_be_marked_without_a_display(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Nobody should lose marks because the machine has none."""
        monkeypatch.setattr(grade, "find_obstacle", lambda: "there is none")
        with pytest.raises(SystemExit):
            grade.main(["."])
        assert "the form cannot be marked: there is none" in capsys.readouterr().err

    def run_main(self, monkeypatch: pytest.MonkeyPatch, *arguments: Path) -> list[str]:
        """Return the names of what would be graded."""
        graded: list[str] = []

        def grade_nothing(_: grade.Grader, sources: dict[str, Path], jobs: int) -> int:
            graded.extend(sources)
            return 0

        monkeypatch.setattr(grade, "find_obstacle", lambda: None)
        monkeypatch.setattr(grade, "collect_plan", make_plan)
        monkeypatch.setattr(grade.Grader, "grade", grade_nothing)
        grade.main([str(argument) for argument in arguments])
        return graded

    def test_what_is_left_out_is_said(
        self,
        tmp_path: Path,
        capsys: pytest.CaptureFixture[str],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        """Nobody is lost without a word whose tool packs in another way."""
        (tmp_path / "anna").mkdir()
        (tmp_path / "ben.rar").touch()
        monkeypatch.chdir(tmp_path)
        graded = self.run_main(monkeypatch, Path("anna"), Path("ben.rar"))
        assert graded == ["anna"]
        said = capsys.readouterr().out
        assert said == "ben.rar is left out: no folder, no zip file.\n"

    def test_whose_a_number_is_is_said(
        self,
        tmp_path: Path,
        capsys: pytest.CaptureFixture[str],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        """As with ``class/*/project``, where all have one name."""
        paths = [tmp_path / name / "project" for name in ("anna", "ben")]
        for path in paths:
            path.mkdir(parents=True)
        monkeypatch.chdir(tmp_path)
        graded = self.run_main(monkeypatch, *paths)
        assert graded == ["project", "project-2"]
        assert capsys.readouterr().out == f"project-2 is {paths[1]}\n"

    def test_results_beside_the_submissions_are_none(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """So that ``*`` can be given again."""
        (tmp_path / "anna").mkdir()
        (tmp_path / "marks").mkdir()
        monkeypatch.chdir(tmp_path)
        graded = self.run_main(monkeypatch, tmp_path / "anna", tmp_path / "marks")
        assert graded == ["anna"]

    def test_folder_that_cannot_be_written_is_known_before(
        self,
        tmp_path: Path,
        capsys: pytest.CaptureFixture[str],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        """Not after an hour of marking."""

        def refuse(dir: Path) -> None:
            raise PermissionError(f"no right to write in {dir}")

        monkeypatch.setattr(grade, "TemporaryFile", refuse)
        (tmp_path / "anna").mkdir()
        monkeypatch.chdir(tmp_path)
        assert self.run_main(monkeypatch, Path("anna")) == []
        assert capsys.readouterr().err == "no right to write in marks\n"

    def test_names_that_the_terminal_does_not_know(self, tmp_path: Path) -> None:
        """They cost nobody's marks."""
        (tmp_path / "Łukasz").mkdir()
        done = subprocess.run(
            [sys.executable, "-m", "tests.grade", tmp_path / "Łukasz", "nowhere-Ł"],
            cwd=ROOT,
            env={**os.environ, "PYTHONIOENCODING": "ascii:strict"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert "there is no nowhere-?" in done.stderr
        assert "Traceback" not in done.stderr

    def test_names_are_told_apart(self, tmp_path: Path) -> None:
        for name in ("a/anna", "b/Anna", "c/anna"):
            (tmp_path / name).mkdir(parents=True)
        (tmp_path / "ben.zip").write_bytes(b"")
        (tmp_path / "readme.txt").write_bytes(b"")
        paths = [*sorted(tmp_path.glob("?/*")), *sorted(tmp_path.glob("*.*"))]
        named = grade.name_submissions(paths)
        assert list(named) == ["anna", "Anna-2", "anna-3", "ben"]

    def test_what_fails_in_the_grader_stops_no_other(
        self,
        tmp_path: Path,
        capsys: pytest.CaptureFixture[str],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        """It gets no marks, instead of none of a hundred."""
        plan = make_plan(plan_test("a"))

        def run(source: Path, *_: object) -> Run:
            if source.name == "bad":
                raise RuntimeError("Xvfb did not start")
            return Run(frozenset("a"), {})

        monkeypatch.setattr(grade, "run_submission", run)
        sources = {name: tmp_path / name for name in ("anna", "bad", "zoë")}
        out = tmp_path / "out"
        assert grade.Grader(plan, Limits(), out).grade(sources, 2) == 1
        said = capsys.readouterr().out
        assert "bad: NOT MARKED: RuntimeError: Xvfb did not start" in said
        assert "2 of 3 marked" in said
        marks = (out / "marks.csv").read_text("utf-8-sig").splitlines()
        assert [line.partition(",")[0] for line in marks[1:]] == ["anna", "zoë"]


@pytest.mark.parametrize("is_open_at_the_end", [False, True])
def test_marks_that_cannot_be_written_stop_nobody(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    is_open_at_the_end: bool,
) -> None:
    """As when a spreadsheet has the file open."""
    written: list[int] = []

    def write(folder: Path, results: list[Result]) -> None:
        if is_open_at_the_end or len(results) < 2:
            raise PermissionError("it is open")
        written.append(len(results))

    def run(*_: object) -> Run:
        return Run(frozenset("a"), {})

    monkeypatch.setattr(grade, "run_submission", run)
    monkeypatch.setattr(grade, "write_marks", write)
    grader = grade.Grader(make_plan(plan_test("a")), Limits(), tmp_path)
    sources = {name: tmp_path / name for name in ("anna", "zoë")}
    assert grader.grade(sources, 1) == int(is_open_at_the_end)
    said = capsys.readouterr()
    assert "2 of 2 marked" in said.out
    message = "marks.csv could not be written: it is open\n"
    assert said.err == (message if is_open_at_the_end else "")
    assert written == ([] if is_open_at_the_end else [2])


def test_what_is_said_steers_no_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names and errors come from the students, and stay in one line."""

    def run(*_: object) -> Run:
        return Run(frozenset(), {"a": "no \x1b[2J"})

    monkeypatch.setattr(grade, "run_submission", run)
    grader = grade.Grader(make_plan(plan_test("a")), Limits(), tmp_path)
    grader.grade({"an\nna": tmp_path}, 1)
    line = capsys.readouterr().out.splitlines()[1]
    assert line == "[1/1]   0.00  an?na  No test passed. Mostly: no ?[2J."


def test_what_is_finished_when_it_is_stopped_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also what nobody has been told of yet."""
    grader = grade.Grader(make_plan(plan_test("a")), Limits(), tmp_path)

    def run(source: Path, plan: Plan, limits: Limits, stop: threading.Event) -> Run:
        if source.name == "zoë":
            stop.wait()
            raise Stopped
        return Run(frozenset("a"), {})

    def interrupt(futures: Iterable[Future[Result]]) -> Iterator[Future[Result]]:
        next(iter(futures)).result()
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(grade, "run_submission", run)
    monkeypatch.setattr(grade, "as_completed", interrupt)
    sources = {name: tmp_path / name for name in ("anna", "zoë")}
    assert grader.grade(sources, 2) == grade.INTERRUPTED
    marks = (tmp_path / "marks.csv").read_text("utf-8-sig").splitlines()
    assert [line.partition(",")[0] for line in marks[1:]] == ["anna"]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what is left")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_stopped_grader_leaves_results_and_no_process(
    tmp_path: Path, number: signal.Signals
) -> None:
    """One submission is finished, the other would wait for a minute."""
    (tmp_path / "damaged.zip").write_bytes(b"")
    made = MadeSubmission(tmp_path / "waiting")
    made.append(
        "gameobjects/__init__.py", "import threading; threading.Event().wait(60)\n"
    )
    inner = tmp_path / "temporary"
    inner.mkdir()
    command = [sys.executable, "-m", "tests.grade", str(tmp_path / "damaged.zip")]
    command += [str(made.folder), "--out", str(tmp_path / "out"), "--jobs", "2"]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, "TMPDIR": str(inner)},
        stdout=subprocess.PIPE,
        text=True,
    ) as grader:
        assert grader.stdout is not None
        while not grader.stdout.readline().startswith("[1/2]"):
            assert grader.poll() is None
        while not list(inner.glob("*/journal")):
            assert grader.poll() is None
            time.sleep(0.01)
        grader.send_signal(number)
        said = grader.stdout.read()
    assert grader.returncode == 130
    assert "1 of 2 marked" in said
    assert find_marked(str(inner)) == []
    assert list(inner.iterdir()) == []
    marks = (tmp_path / "out/marks.csv").read_text("utf-8-sig").splitlines()
    assert [line.partition(",")[0] for line in marks[1:]] == ["damaged"]
