"""Runs the tests against one submission, in as many processes as it takes.

A test in which the process dies costs that test, and another process goes on with the
rest. Where very many die, the last ones are lost.
"""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.display import has_xvfb, run_xvfb
from tests.grade_plan import Plan, get_command, get_environment
from tests.journal import Record, read_journal
from tests.journal_plugin import CANARIES, get_stack_path
from tests.process_limits import Limits, end_group, start_group
from tests.submission import find_submission
from tests.submission_files import UnreadableSubmission, copy_submission

MOST_DEATHS = 100
"""How many tests of a submission may die before the rest is lost."""

_START_LIMIT = 60.0
"""Seconds until the first test must have begun."""

_GRACE = 5.0
"""Seconds until a process that did not end itself is ended."""

_POLL = 0.05
"""Seconds between two looks at a process."""

_LONGEST_STACK = 100_000
"""How many bytes are read of what was running when a process was ended."""


class Stopped(Exception):
    """The run was stopped from outside."""


@dataclass(frozen=True)
class Run:
    """What the tests of a submission came to.

    Attributes:
        passed: the ids of the tests that passed.
        failed: what happened in each of the others, by id.
        lost: why some tests were not run, or nothing.
        died: in how many tests the process ended.
        tampered: whether a test passed that must fail.
    """

    passed: frozenset[str]
    failed: dict[str, str]
    lost: str = ""
    died: int = 0
    tampered: bool = False


def run_submission(
    source: Path,
    plan: Plan,
    limits: Limits,
    stop: threading.Event,
) -> Run:
    """Run all tests of the plan against a submission.

    Args:
        source: the folder or zip file that was handed in.
        plan: what :func:`collect_plan` returned.
        limits: how long things may take.
        stop: is set when the run is no longer wanted.

    Raises:
        Stopped: if ``stop`` was set before the end. No process is left.
    """
    with TemporaryDirectory(prefix="card-games-", ignore_cleanup_errors=True) as name:
        folder = Path(name).resolve()
        try:
            copy_submission(source, folder / "submission")
            find_submission(folder / "submission")
        except (UnreadableSubmission, ValueError) as error:
            reason = str(error).replace(f"{folder}/", "")
            return Run(frozenset(), dict.fromkeys(plan.tests, reason), reason)
        (folder / "home").mkdir()
        with _provide_display() as display:
            return _SubmissionRun(folder, display, plan, limits, stop).run()


@dataclass(frozen=True)
class _Ending:
    """How a process ended: its status, or None where we ended it, and the seconds
    since its last event.
    """

    status: int | None
    waited: float


class _SubmissionRun:
    """One submission on its way through as many processes as it takes."""

    def __init__(
        self,
        folder: Path,
        display: str | None,
        plan: Plan,
        limits: Limits,
        stop: threading.Event,
    ) -> None:
        self._folder = folder
        self._environment = get_environment(folder, display)
        self._plan = plan
        self._limits = limits
        self._stop = stop
        self._deadline = time.monotonic() + limits.submission
        self._journal = folder / "journal"
        self._stack = get_stack_path(self._journal)
        self._failed: dict[str, str] = {}

    def run(self) -> Run:
        """Run all tests and return what they came to."""
        record = Record()
        lost = ""
        every = self._plan.tests.keys() | self._plan.canaries
        while not lost and not every <= record.started.keys():
            before = record
            record = self._run_process(before, *self._plan.paths, CANARIES)
            lost = self._find_why_to_give_up(before, record)
        if lost:
            self._deadline = time.monotonic() + self._limits.waiting
            record = self._run_process(record, CANARIES)
        return self._sum_up(record, lost)

    def _run_process(self, before: Record, *paths: Path) -> Record:
        """Run one process until it ends, and return what the journal says then."""
        command = get_command(self._folder, self._limits, *paths)
        known = self._stack.stat().st_size if self._stack.exists() else 0
        process = start_group(command, self._folder / "home", self._environment)
        try:
            ending = self._wait(process)
        finally:
            end_group(process, f"{self._folder}/")
        record = read_journal(self._journal)
        place = find_place(self._stack, known, self._folder / "submission")
        for test in record.died - before.died:
            self._failed[test] = f"{_explain(ending, record.started[test])}{place}"
        return record

    def _wait(self, process: subprocess.Popen[bytes]) -> _Ending:
        """Wait for the end of a process, or for the end of our patience."""
        known_size, since, patience = -1, time.monotonic(), _START_LIMIT
        while True:
            with suppress(subprocess.TimeoutExpired):
                status = process.wait(timeout=_POLL)
                return _Ending(status, time.monotonic() - since)
            if self._stop.is_set():
                raise Stopped
            now = time.monotonic()
            size = self._journal.stat().st_size if self._journal.exists() else -1
            if size != known_size:
                known_size, since = size, now
                patience = self._limits.waiting + _GRACE
            if now - since > patience or now > self._deadline:
                return _Ending(None, now - since)

    def _find_why_to_give_up(self, before: Record, record: Record) -> str:
        """Return why no further process is run, or nothing."""
        if time.monotonic() > self._deadline:
            return "all tests together took too long"
        if len(record.died) > MOST_DEATHS:
            return f"the program was ended in over {MOST_DEATHS} tests"
        if len(record.started) == len(before.started):
            return " ".join(["the tests could not go on", *record.crashes[-1:]])
        return ""

    def _sum_up(self, record: Record, lost: str) -> Run:
        """Believe a pass only where nothing else is said of the test."""
        self._failed |= record.failed
        passed = (record.passed & self._plan.tests.keys()) - self._failed.keys()
        return Run(
            passed=frozenset(passed),
            failed={
                test: self._failed.get(test, f"was not run: {lost}")
                for test in self._plan.tests
                if test not in passed
            },
            lost=lost,
            died=len(record.died & self._plan.tests.keys()),
            tampered=bool(record.passed & self._plan.canaries),
        )


def _explain(ending: _Ending, limits: Limits) -> str:
    """Return in words what happened in a test in which a process ended."""
    if sys.platform != "win32" and ending.status == -signal.SIGPROF:
        return f"took over {limits.processor:g} s of processor time"
    if ending.status is None or ending.waited > 0.9 * limits.waiting:
        return f"did not come back within {limits.waiting:g} s"
    if ending.status < 0:
        return f"the program was ended: {signal.strsignal(-ending.status)}"
    return f"the program ended itself with the status {ending.status}"


def find_place(stack: Path, begin: int, code: Path) -> str:
    """Return where in the submission a process was when it ended, or nothing.

    Args:
        stack: the file with what ``faulthandler`` wrote.
        begin: where in the file to begin.
        code: the folder of the submission.
    """
    if not stack.exists():
        return ""
    with stack.open("rb") as file:
        file.seek(begin)
        text = file.read(_LONGEST_STACK).decode(errors="replace")
    for path, line, function in re.findall(r'File "(.+)", line (\d+) in (.+)', text):
        if Path(path).is_relative_to(code):
            place = Path(path).relative_to(code).as_posix()
            return f"\n({place}, line {line}, in {function})"
    return ""


@contextmanager
def _provide_display() -> Iterator[str | None]:
    """Yield a display for one submission alone, or the one at hand."""
    if has_xvfb():
        with run_xvfb() as display:
            yield display
    else:
        yield os.environ.get("DISPLAY")
