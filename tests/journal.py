"""The journal of a run: one line of JSON an event, written as it happens.

Each line is a single write to a file that is only appended to, so that what was
written stays when the process is killed. A test that was started and did not finish
has died, and its process with it. Nothing else is believed: not the exit status, and
nothing that the process prints.
"""

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any

from tests.process_limits import Limits

LONGEST_TEXT = 2_000
"""How many characters of a reason are written."""

_LARGEST = 16 * 1024**2


@dataclass(frozen=True)
class PlannedTest:
    """A test as it was collected.

    Attributes:
        test: its id.
        criterion: the name of the criterion that it counts for.
        share: how much it counts there, beside the others.
        expected: what it expects, as a sentence.
    """

    test: str
    criterion: str
    share: Fraction
    expected: str

    @property
    def function(self) -> str:
        """The id of the test without the case of a parametrised one."""
        return self.test.partition("[")[0]

    @property
    def case(self) -> str:
        """The case of a parametrised test, or nothing."""
        return self.test.partition("[")[2].removesuffix("]")


@dataclass
class Record:
    """What a journal says.

    Attributes:
        planned: all tests that were collected, by id.
        started: how long each test that was begun might take, by id.
        passed: the ids of those that passed.
        failed: why the others that finished did not pass, by id.
        crashes: errors of pytest itself.
    """

    planned: dict[str, PlannedTest] = field(default_factory=dict)
    started: dict[str, Limits] = field(default_factory=dict)
    passed: set[str] = field(default_factory=set)
    failed: dict[str, str] = field(default_factory=dict)
    crashes: list[str] = field(default_factory=list)

    @property
    def died(self) -> set[str]:
        """The ids of the tests that were started and did not finish."""
        return self.started.keys() - self.passed - self.failed.keys()


class JournalWriter:
    """Writes the events of a run to the end of a file."""

    def __init__(self, path: Path) -> None:
        flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT
        self._descriptor = os.open(path, flags, 0o600)
        os.write(self._descriptor, b"\n")  # ends a line that a kill has cut

    def plan(self, planned: PlannedTest) -> None:
        """Note a test that was collected."""
        self._write(
            event="planned",
            test=planned.test,
            criterion=planned.criterion,
            share=str(planned.share),
            expected=planned.expected[:LONGEST_TEXT],
        )

    def start(self, test: str, limits: Limits) -> None:
        """Note that a test begins, and how long it may take."""
        processor, waiting = limits.processor, limits.waiting
        self._write(event="started", test=test, processor=processor, waiting=waiting)

    def finish(self, test: str, reason: str | None) -> None:
        """Note that a test has ended: ``reason`` says why not well, None that it did."""
        if reason is None:
            self._write(event="passed", test=test)
        else:
            self._write(event="failed", test=test, reason=reason[:LONGEST_TEXT])

    def crash(self, reason: str) -> None:
        """Note an error of pytest itself."""
        self._write(event="crashed", reason=reason[:LONGEST_TEXT])

    def _write(self, **event: str | float) -> None:
        os.write(self._descriptor, json.dumps(event).encode() + b"\n")


def read_journal(path: Path) -> Record:
    """Return what a journal says; a file that is not there says nothing.

    A line that is no event, such as one that was cut when its process was killed, is
    left out, and so is what lies beyond the size that an honest journal can have.
    """
    record = Record()
    for event in _read_events(path):
        # Whatever else it is, it was not written by us.
        with suppress(LookupError, TypeError, ValueError, ArithmeticError):
            _add_event(record, event)
    return record


def _add_event(record: Record, event: dict[str, Any]) -> None:
    test = str(event.get("test"))
    match event["event"]:
        case "planned":
            share, expected = Fraction(event["share"]), str(event["expected"])
            planned = PlannedTest(test, str(event["criterion"]), share, expected)
            record.planned[test] = planned
        case "started":
            processor, waiting = float(event["processor"]), float(event["waiting"])
            record.started[test] = Limits(processor, waiting)
        case "passed":
            record.passed.add(test)
        case "failed":
            record.failed[test] = str(event["reason"])[:LONGEST_TEXT]
        case "crashed":
            record.crashes.append(str(event["reason"])[:LONGEST_TEXT])


def _read_events(path: Path) -> Iterator[dict[str, Any]]:
    """Yield the lines that can be read."""
    if not path.exists():
        return
    with path.open("rb") as file:
        while file.tell() < _LARGEST and (line := file.readline(_LARGEST)):
            try:
                event = json.loads(line)
            except (ValueError, RecursionError):
                continue
            if isinstance(event, dict):
                yield event
