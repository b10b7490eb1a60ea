"""A submission: its packages come from its own folder, however it was handed in."""

import py_compile
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import PythonRunner
from tests.made_submission import CARD_TEST, HAND_TEST, ROOT, MadeSubmission, mark
from tests.submission import SubmissionFinder, find_submission

pytestmark = pytest.mark.house

EXPORT_TEST = "tests/test_00_uml.py::test_package_exports_the_class"
RULES_TEST = "tests/test_05_blackjack.py::TestR04NewRound::test_deals_two_cards_each"

# Prints where each module comes from, with our own packages in the current folder.
WHERE = """
import sys
from importlib import import_module
from pathlib import Path
import gameobjects, games.blackjack, gui
from tests.submission import SubmissionFinder
SubmissionFinder(Path(sys.argv[1])).install()
for name in sys.argv[2:]:
    try:
        print(Path(import_module(name).__path__[0]).parent)
    except ImportError as error:
        print(type(error).__name__, error)
"""


@pytest.fixture
def made(tmp_path: Path) -> MadeSubmission:
    """A submission with our own cards and rules."""
    return MadeSubmission(tmp_path / "made")


def ask_where(run_python: PythonRunner, folder: Path, *names: str) -> list[str]:
    """Import packages with a submission's finder; return where each was found."""
    done = run_python("-c", WHERE, str(folder), *names)
    assert done.stderr == ""
    return done.stdout.splitlines()


class TestWhereCodeComesFrom:
    """Never from this project, even where it is in the current folder."""

    @pytest.mark.parametrize("package", ["gameobjects", "games", "gui"])
    @pytest.mark.parametrize("has_init", [True, False])
    def test_package_is_the_submission_s(
        self, run_python: PythonRunner, tmp_path: Path, package: str, has_init: bool
    ) -> None:
        """One without __init__.py would otherwise stand behind any that has it."""
        made = MadeSubmission(tmp_path, "")
        made.write(f"{package}/{'__init__' if has_init else 'other'}.py", "")
        assert ask_where(run_python, tmp_path, package) == [str(tmp_path)]

    @pytest.mark.parametrize("package", ["gameobjects", "games", "gui"])
    def test_package_that_is_not_there_is_missing(
        self, run_python: PythonRunner, tmp_path: Path, package: str
    ) -> None:
        (tmp_path / "GUI.py").touch()
        (message,) = ask_where(run_python, tmp_path, package)
        assert message == (
            f"ModuleNotFoundError the submission has no package {package}: "
            "its folder has GUI.py"
        )

    @pytest.mark.parametrize("has_init", [True, False])
    def test_module_that_is_not_there_is_missing(
        self, run_python: PythonRunner, tmp_path: Path, has_init: bool
    ) -> None:
        made = MadeSubmission(tmp_path, "")
        made.write("games/black_jack.py", "")
        if has_init:
            made.write("games/__init__.py", "")
        (message,) = ask_where(run_python, tmp_path, "games.blackjack")
        assert message == (
            "ModuleNotFoundError the submission has no module games.blackjack: "
            "games/ has black_jack.py"
        )

    def test_only_some_of_what_is_there_is_named(
        self, run_python: PythonRunner, tmp_path: Path
    ) -> None:
        for number in range(10, 20):
            (tmp_path / f"{number}.txt").touch()
        (tmp_path / ".hidden").touch()
        (message,) = ask_where(run_python, tmp_path, "games")
        assert message.endswith(", 16.txt, 17.txt, …")

    def test_package_cannot_say_that_it_lies_elsewhere(
        self, run_python: PythonRunner, tmp_path: Path
    ) -> None:
        made = MadeSubmission(tmp_path, "")
        made.write("games/__init__.py", f"__path__ = [{str(ROOT / 'games')!r}]")
        (message,) = ask_where(run_python, tmp_path, "games.blackjack")
        assert message.startswith("ModuleNotFoundError the submission has no module")

    @pytest.mark.skipif(sys.platform == "win32", reason="links need a right there")
    def test_package_may_be_a_link(self, made: MadeSubmission, tmp_path: Path) -> None:
        (tmp_path / "linked").mkdir()
        for name in ("gameobjects", "games"):
            (tmp_path / "linked" / name).symlink_to(made.folder / name)
        assert mark(tmp_path / "linked").marks["Card"] == "6.00"

    def test_old_bytecode_does_not_speak_for_the_source(
        self, made: MadeSubmission
    ) -> None:
        path = made.folder / "gameobjects" / "card.py"
        py_compile.compile(
            str(path), invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH
        )
        made.append("gameobjects/card.py", "\nCard.__hash__ = None\n")
        assert mark(made.folder).marks["Card"] == "0.00"

    def test_tests_in_the_same_folder_are_not_the_student_s(self) -> None:
        finder = SubmissionFinder(ROOT)
        assert finder.is_source_of("tests.submission") is False

    @pytest.mark.parametrize("has_pictures", [True, False])
    def test_pictures_are_ours_where_the_submission_has_none(
        self, run_python: PythonRunner, tmp_path: Path, has_pictures: bool
    ) -> None:
        MadeSubmission(tmp_path, "gameobjects")
        if has_pictures:
            (tmp_path / "images").mkdir()
        expected = tmp_path if has_pictures else ROOT
        assert ask_where(run_python, tmp_path, "images") == [str(expected)]

    def test_fault_of_the_submission_is_found(self, made: MadeSubmission) -> None:
        made.edit("gameobjects/hand.py", "len(self._hand)", "len(self._hand) + 1")
        outcome = mark(made.folder, tests=f"{CARD_TEST} {HAND_TEST}")
        assert (outcome.marks["Card"], outcome.marks["Hand"]) == ("6.00", "0.00")

    def test_module_of_the_submission_hides_none_of_python_s(
        self, made: MadeSubmission
    ) -> None:
        """Neither one that is imported by now nor one that is not."""
        for name in ("random", "colorsys"):
            made.write(f"{name}.py", "raise RuntimeError('the wrong module')")
        made.append("gameobjects/card.py", "\nimport colorsys, random\n")
        assert mark(made.folder).marks["Card"] == "6.00"

    def test_modules_beside_the_packages_can_be_imported(
        self, made: MadeSubmission
    ) -> None:
        made.write("limits.py", "NONE = 0")
        made.append("gameobjects/card.py", "\nfrom limits import NONE\n")
        assert mark(made.folder).marks["Card"] == "6.00"

    def test_nothing_is_written_into_the_submission(self, made: MadeSubmission) -> None:
        made.write("limits.py", "NONE = 0")
        made.append("gameobjects/card.py", "\nfrom limits import NONE\n")
        before = sorted(made.folder.rglob("*"))
        mark(made.folder)
        assert sorted(made.folder.rglob("*")) == before


class TestHowItWasHandedIn:
    """What students' folders look like costs nothing."""

    def test_packages_without_init(self, made: MadeSubmission) -> None:
        """Only what the package exports is lost."""
        (made.folder / "gameobjects/__init__.py").unlink()
        (made.folder / "games/__init__.py").unlink()
        made.edit(
            "games/blackjack.py",
            "from gameobjects import BlackjackHand, CardPile",
            "from gameobjects.blackjack_hand import BlackjackHand\n"
            "from gameobjects.card_pile import CardPile",
        )
        tests = f"{CARD_TEST} {HAND_TEST} {RULES_TEST} {EXPORT_TEST}"
        marks = mark(made.folder, tests=tests).marks
        assert marks["R4 New round"] == "5.00"
        # Of Hand the export is a third of a share, beside the whole one of the test.
        assert (marks["BlackjackHand"], marks["Hand"]) == ("0.00", "5.25")

    def test_byte_order_marks_and_carriage_returns(self, made: MadeSubmission) -> None:
        for path in made.folder.rglob("*.py"):
            text = path.read_text("utf-8")
            path.write_bytes(text.replace("\n", "\r\n").encode("utf-8-sig"))
        tests = f"tests/test_00_uml.py {RULES_TEST}"
        marks = mark(made.folder, tests=tests).marks
        assert (marks["UML of Blackjack"], marks["R4 New round"]) == ("12.00", "5.00")

    def test_tests_and_conftest_of_its_own(self, made: MadeSubmission) -> None:
        hostile = "raise RuntimeError('never to be run')"
        for path in ("conftest.py", "tests/__init__.py", "tests/conftest.py"):
            made.write(path, hostile)
        made.write("tests/test_own.py", hostile)
        made.write("setup.cfg", "[tool:pytest]\naddopts = --no-such-option\n")
        outcome = mark(made.folder)
        assert outcome.marks["Card"] == "6.00"
        assert "never to be run" not in outcome.text

    def test_conftest_in_a_folder_around_it(self, made: MadeSubmission) -> None:
        conftest = made.folder.parent / "conftest.py"
        conftest.write_text("raise RuntimeError('never to be run')", "utf-8")
        assert mark(made.folder).marks["Card"] == "6.00"

    def test_our_own_folder(self) -> None:
        assert mark(ROOT).marks["Card"] == "6.00"

    @pytest.mark.parametrize("path", ["setup.cfg", "conftest.py", "tests/conftest.py"])
    def test_what_has_a_say_before_the_tests_is_refused(
        self, made: MadeSubmission, path: str
    ) -> None:
        made.write(path, "[tool:pytest]\n" if path == "setup.cfg" else "")
        command = ["--submission", str(made.folder), str(ROOT / CARD_TEST)]
        outcome = run_pytest_from(made.folder.parent, command)
        assert "name the tests before the submission" in outcome
        assert "Traceback" not in outcome

    @pytest.mark.parametrize("around", ["alice", "alice/CardGames"])
    def test_folders_around_the_packages(self, tmp_path: Path, around: str) -> None:
        MadeSubmission(tmp_path / around)
        for name in ("__MACOSX/alice/games", ".git/games", "readme"):
            (tmp_path / name).mkdir(parents=True)
        assert find_submission(tmp_path) == tmp_path / around
        assert mark(tmp_path).marks["Card"] == "6.00"

    def test_packages_of_the_folder_itself_come_first(self, tmp_path: Path) -> None:
        (tmp_path / "games").mkdir()
        (tmp_path / "old" / "games").mkdir(parents=True)
        assert find_submission(tmp_path) == tmp_path

    @pytest.mark.parametrize("name", ["games", "gui", "alice/games"])
    def test_project_may_be_called_like_a_package(
        self, tmp_path: Path, name: str
    ) -> None:
        MadeSubmission(tmp_path / name)
        assert find_submission(tmp_path) == tmp_path / name

    def test_folder_beside_it_may_be_called_like_a_package(
        self, tmp_path: Path
    ) -> None:
        """As one with pictures of the form."""
        MadeSubmission(tmp_path / "work")
        (tmp_path / "report" / "gui").mkdir(parents=True)
        assert find_submission(tmp_path) == tmp_path / "work"

    @pytest.mark.parametrize("given", ["made", "../made", "made/"])
    def test_path_is_taken_from_the_current_folder(
        self, made: MadeSubmission, given: str
    ) -> None:
        current = made.folder.parent / ("other" if given.startswith("..") else "")
        current.mkdir(exist_ok=True)
        outcome = mark(Path(given), current=current)
        assert outcome.marks["Card"] == "6.00"


class TestWhatCannotBeMarked:
    """Said in a sentence, without a traceback."""

    def test_folder_that_is_not_there(self, tmp_path: Path) -> None:
        text = mark(tmp_path / "nobody").text
        assert f"ERROR: --submission: there is no folder {tmp_path / 'nobody'}" in text
        assert "Traceback" not in text

    def test_file(self, tmp_path: Path) -> None:
        (tmp_path / "alice.zip").touch()
        text = mark(tmp_path / "alice.zip").text
        assert "alice.zip is a file; a submission is a folder" in text
        assert "Traceback" not in text

    def test_several_submissions(self, tmp_path: Path) -> None:
        for name in ("alice", "bob"):
            (tmp_path / name / "games").mkdir(parents=True)
        text = mark(tmp_path).text
        assert "has several submissions, name one: alice, bob" in text
        assert "Traceback" not in text

    def test_empty_folder_gets_nothing(self, tmp_path: Path) -> None:
        outcome = mark(tmp_path, tests=f"{CARD_TEST} {RULES_TEST}")
        assert set(outcome.marks.values()) == {"0.00"}
        assert "the submission has no package gameobjects" in outcome.text
        assert "the submission has no package games" in outcome.text


def run_pytest_from(folder: Path, arguments: list[str]) -> str:
    """Run pytest in a folder, and return all that it says."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments]
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, timeout=60, check=False
    )
    return done.stdout + done.stderr
