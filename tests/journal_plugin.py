"""A plugin of pytest that keeps the journal of a run (``--journal FILE``).

A run that finds a journal goes on where the one before it ended: tests that were
started are not started again. What is near to a test that died comes last and has less
time: first other tests of its criterion, then other cases of the same test.
"""

from __future__ import annotations

import faulthandler
import inspect
import re
import signal
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from tests.journal import JournalWriter, PlannedTest, read_journal
from tests.marking import get_case
from tests.process_limits import Limits, limit_this_process

CANARIES = Path(__file__).with_name("canaries.py")
"""The tests that must fail. They come last, when the code has had its chance."""

_WORD_BEGINS = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
_ADDRESS = re.compile(r" at 0x[0-9A-Fa-f]+")  # another one each time


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of the grader."""
    group = parser.getgroup("card games")
    group.addoption(
        "--journal",
        metavar="FILE",
        type=Path,
        help="write each event to FILE as it happens, and limit this process",
    )
    group.addoption(
        "--processor-limit",
        metavar="SECONDS",
        type=float,
        default=10,
        help="with --journal: the processor time that a test may take",
    )
    group.addoption(
        "--wait-limit",
        metavar="SECONDS",
        type=float,
        default=30,
        help="with --journal: the time that a test may take, waiting included",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Keep a journal where one is asked for."""
    if config.getoption("journal") is not None:
        config.pluginmanager.register(_JournalKeeper(config))


class _JournalKeeper:
    """Writes the journal and ends the process when a test takes too long."""

    def __init__(self, config: pytest.Config) -> None:
        path: Path = config.getoption("journal")
        self._before = before = read_journal(path)
        self._died = [
            before.planned[test] for test in before.died & before.planned.keys()
        ]
        self._journal = JournalWriter(path)
        self._reason: str | None = None
        self._code = config.getoption("submission", None)
        self._watch = _Watch(get_stack_path(path))
        self._limits = Limits(
            config.getoption("processor_limit"), config.getoption("wait_limit")
        )
        limit_this_process()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        """Plan the tests, the first time, and leave out what was started before."""
        if not self._before.planned:
            for item in items:
                self._journal.plan(plan_test(item))
        started = self._before.started
        done = [item for item in items if item.nodeid in started]
        items[:] = [item for item in items if item.nodeid not in started]
        config.hook.pytest_deselected(items=done)
        items.sort(key=lambda item: get_rank(plan_test(item), self._died))

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(
        self, item: pytest.Item
    ) -> Generator[None, object, object]:
        """Note that a test begins, and watch over it until it ends."""
        self._reason = None
        rank = get_rank(plan_test(item), self._died)
        limits = self._limits.shorten() if rank else self._limits
        self._journal.start(item.nodeid, limits)
        self._watch.begin(limits)
        try:
            return (yield)
        finally:
            self._watch.end()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Keep the reason of the first phase of a test that is not passed."""
        report = yield
        if not report.passed and self._reason is None:
            self._reason = describe_error(call.excinfo, self._code)
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note how a test ended, after its last phase."""
        if report.when == "teardown":
            self._journal.finish(report.nodeid, self._reason)

    def pytest_internalerror(self, excinfo: pytest.ExceptionInfo[Any]) -> None:
        """Note an error of pytest itself."""
        self._journal.crash(excinfo.exconly())


class _Watch:
    """Ends this process when a test takes too long, and notes where it was.

    Processor time is what counts, so that a busy machine costs no marks. The system
    ends the process by a signal that Python's own code need not handle: a loop in C
    and one that catches every exception end too. Waiting takes no processor time and
    has a limit of its own.
    """

    def __init__(self, stack: Path) -> None:
        self._file = stack.open("ab")
        faulthandler.enable(self._file)
        if sys.platform != "win32":
            faulthandler.register(
                signal.SIGPROF, self._file, all_threads=False, chain=True
            )

    def begin(self, limits: Limits) -> None:
        """Begin to count."""
        faulthandler.dump_traceback_later(limits.waiting, exit=True, file=self._file)
        if sys.platform != "win32":
            signal.setitimer(signal.ITIMER_PROF, limits.processor)

    def end(self) -> None:
        """Stop counting."""
        faulthandler.cancel_dump_traceback_later()
        if sys.platform != "win32":
            signal.setitimer(signal.ITIMER_PROF, 0)


def get_stack_path(journal: Path) -> Path:
    """Return the file that says where a process was when it was ended."""
    return journal.with_suffix(".stack")


def is_canary(test: str) -> bool:
    """Return whether the test with this id must fail."""
    return f"/{CANARIES.name}::" in test


def get_rank(planned: PlannedTest, died: list[PlannedTest]) -> int:
    """Return how late a test is run; all but the first have less time.

    First what has nothing to do with the tests that died, then others of their
    criteria, then other cases of the same tests, and last those that must fail.
    """
    if is_canary(planned.test):
        return 3
    if planned.function in {other.function for other in died}:
        return 2
    return int(planned.criterion in {other.criterion for other in died})


def plan_test(item: pytest.Item) -> PlannedTest:
    """Return a test as it stands in the plan."""
    case = get_case(item)
    expected = describe_test(item)
    return PlannedTest(case.test_id, case.criterion, case.share, expected)


def describe_test(item: pytest.Item) -> str:
    """Return what a test expects: its class, its name and its docstring, in words."""
    function = getattr(item, "function", None)
    text = inspect.getdoc(function) if function is not None else None
    name = getattr(item, "originalname", item.name).removeprefix("test_")
    sentence = split_words(name)
    if text:
        first_paragraph = " ".join(text.split("\n\n")[0].split())
        sentence += f" ({first_paragraph.rstrip('.')})"
    owner = getattr(item, "cls", None)
    if owner is None:
        return sentence[0].upper() + sentence[1:]
    return f"{split_words(owner.__name__.removeprefix('Test'))}: {sentence}"


def split_words(name: str) -> str:
    """Return a name in words: ``R07SplitTwice`` is ``R7 split twice``."""
    spaced = _WORD_BEGINS.sub(" ", name).replace("_", " ")
    first, *others = re.sub(r"\bR0(?=\d)", "R", spaced).split()
    return " ".join([first, *(word.lower() for word in others)])


def _describe_exception(error: pytest.ExceptionInfo[BaseException]) -> str:
    """Return an exception as Python writes it; of a wrong syntax the name comes first."""
    text = error.exconly(tryshort=True).removeprefix("AssertionError: ")
    if isinstance(error.value, SyntaxError):
        *place, name = text.splitlines()
        text = "\n".join([name, *place])
    return text


def describe_error(
    error: pytest.ExceptionInfo[BaseException] | None, code: Path | None
) -> str:
    """Return what happened in a test, and where in the code of the submission."""
    if error is None:
        return "did not pass"
    text = _ADDRESS.sub("", _describe_exception(error))
    if code is None:
        return text
    text = text.replace(f"{Path(code).resolve()}/", "")
    for entry in reversed(error.traceback):
        path = Path(entry.path)
        if path.is_relative_to(Path(code).resolve()):
            place = path.relative_to(Path(code).resolve()).as_posix()
            return f"{text}\n({place}, line {entry.lineno + 1}, in {entry.name})"
    return text
