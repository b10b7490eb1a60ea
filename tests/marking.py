"""What pytest does for marks: whose code is tested, which tests count, and the sheet.

``conftest.py`` loads this module as a plugin.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import pytest

from tests.criteria import Criterion
from tests.marks import Case, Sheet, format_sheet
from tests.student_code import InterruptWatch, keep_apart, keep_running
from tests.submission import SubmissionFinder, find_submission

if TYPE_CHECKING:
    from _pytest.terminal import TerminalReporter

ROOT = Path(__file__).parent.parent

PLUGIN = "marking of a submission"

_ORDER = "name the tests before the submission"

MARKED_MODULES = (
    "test_00_uml.py",
    "test_0[1-5]_*.py",
    "test_06_submitted_form.py",
    "canaries.py",
)
"""The modules with tests that count; the others are about our own code alone."""


class Marking:
    """The marking of one submission in this run of pytest.

    Args:
        finder: finds the packages of the submission.
    """

    def __init__(self, finder: SubmissionFinder) -> None:
        self.finder = finder
        self.interrupts = InterruptWatch()
        self.sheet = Sheet([])
        self._passed_calls: set[str] = set()

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        """Put every test that counts on the sheet, and leave out the others."""
        house = [item for item in items if item.get_closest_marker("house")]
        items[:] = [item for item in items if not item.get_closest_marker("house")]
        config.hook.pytest_deselected(items=house)
        cases = [get_case(item) for item in items]
        self.sheet = Sheet(cases)
        for item, case in zip(items, cases):
            points = self.sheet.get_points(case.test_id)
            item.user_properties.append(("criterion", case.criterion))
            item.user_properties.append(("points", f"{float(points):.6f}"))

    def pytest_collection_finish(self) -> None:
        """Leave nothing in the student's folder from now on."""
        sys.dont_write_bytecode = True

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        """Do not even import the modules that are about our own code alone."""
        name = collection_path.name
        if collection_path.is_dir() or any(fnmatch(name, m) for m in MARKED_MODULES):
            return None
        return True

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self) -> Iterator[None]:
        """Import the student's code anew for each test."""
        with keep_apart(self.finder):
            return (yield)

    @pytest.hookimpl(wrapper=True, trylast=True)
    def pytest_runtest_setup(self) -> Iterator[None]:
        """Import errors and the like cost the tests that need the import."""
        with keep_running(self.interrupts):
            return (yield)

    @pytest.hookimpl(wrapper=True, trylast=True)
    def pytest_runtest_call(self) -> Iterator[None]:
        """Nothing that happens in a test ends the run."""
        with keep_running(self.interrupts):
            return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Record a pass of the test itself, if nothing failed before and after it."""
        if not report.passed or hasattr(report, "wasxfail"):
            return
        if report.when == "call":
            self._passed_calls.add(report.nodeid)
        if report.when == "teardown" and report.nodeid in self._passed_calls:
            self.sheet.record_pass(report.nodeid)

    def pytest_terminal_summary(self, terminalreporter: TerminalReporter) -> None:
        """Print the sheet."""
        terminalreporter.section(f"marks of {self.finder.folder}")
        for line in format_sheet(self.sheet):
            terminalreporter.write_line(line)


def get_case(item: pytest.Item) -> Case:
    """Return what a test counts for.

    Raises:
        pytest.UsageError: nobody has said what it counts for, or not in the right way.
    """
    marker = item.get_closest_marker("points")
    if marker is None:
        raise pytest.UsageError(
            f"{item.nodeid} needs the marker points(n, criterion=…), or house"
        )
    criterion = marker.kwargs.get("criterion")
    if len(marker.args) != 1 or not isinstance(criterion, Criterion):
        raise pytest.UsageError(
            f"{item.nodeid}: points needs a number, and a criterion of tests/criteria.py"
        )
    return Case(item.nodeid, criterion.name, Fraction(marker.args[0]))


def pytest_addoption(
    parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager
) -> None:
    """Add ``--submission``, and keep the conftest.py of the submission out."""
    parser.getgroup("marking").addoption(
        "--submission",
        metavar="DIR",
        help="mark the gameobjects, games and gui in DIR instead of testing our own",
    )
    config = pluginmanager.get_plugin("pytestconfig")
    if config is not None:
        for folder in _get_given_folders(config):
            _keep_out_conftests(pluginmanager, folder)


def pytest_configure(config: pytest.Config) -> None:
    """Make the submission what is tested.

    Raises:
        pytest.UsageError: it cannot be found, or it has a say in how it is tested.
    """
    given = config.getoption("submission")
    if given is None:
        return
    try:
        folder = find_submission(Path(given))
    except (OSError, ValueError) as error:
        raise pytest.UsageError(f"--submission: {error}") from None
    if config.inipath != ROOT / "setup.cfg":
        where = config.inipath or "no file"
        raise pytest.UsageError(f"--submission: settings are from {where}; {_ORDER}")
    marking = Marking(SubmissionFinder(folder))
    marking.finder.install()
    marking.interrupts.start()
    # They would count against whichever test is running when an object is thrown away.
    ignored = "ignore::pytest.PytestUnraisableExceptionWarning"
    config.addinivalue_line("filterwarnings", ignored)
    config.pluginmanager.register(marking, PLUGIN)


@pytest.fixture(scope="session")
def submission_folder(pytestconfig: pytest.Config) -> Path:
    """The folder whose packages are tested: a submission, or the project."""
    marking: Marking | None = pytestconfig.pluginmanager.get_plugin(PLUGIN)
    return ROOT if marking is None else marking.finder.folder


def _get_given_folders(config: pytest.Config) -> list[Path]:
    """Return what stands behind ``--submission``, before pytest has read its options."""
    arguments = [str(argument) for argument in config.invocation_params.args]
    return [
        Path(folder).resolve()
        for option, folder in pairwise(arguments)
        if option == "--submission"
    ]


def _keep_out_conftests(
    pluginmanager: pytest.PytestPluginManager, folder: Path
) -> None:
    """Let pytest believe that it has loaded them.

    Until it knows the option, pytest takes the folder behind it for one with tests.

    Raises:
        pytest.UsageError: one of them has been run.
    """
    for outer in (folder, *folder.glob("test*"), *folder.parents):
        conftest = outer / "conftest.py"
        is_ours = outer == Path(__file__).parent or outer in Path(__file__).parents
        if is_ours or not conftest.is_file():
            continue
        if pluginmanager.has_plugin(str(conftest)):
            raise pytest.UsageError(f"--submission: {conftest} was run; {_ORDER}")
        pluginmanager.register(ModuleType("no_conftest"), str(conftest))
