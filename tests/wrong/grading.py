"""Grades the wrong submissions, several at a time, by the grader that all others get."""

import os
import threading
from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from fractions import Fraction
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.criteria import Criterion
from tests.grade_plan import TESTS, Plan, collect_plan
from tests.grade_result import Result, make_result
from tests.grade_run import run_submission
from tests.process_limits import Limits
from tests.wrong.fault import Extent, Fault, make_submission

# Healthy tests need a fraction of these, also where others share the machine.
_LIMITS = Limits(processor=3.0, waiting=15.0, submission=600.0)


class Gradings:
    """Grades at once all that it is given; a test then waits for its own.

    Args:
        faults: the wrong submissions that will be asked for, also more than once.
    """

    def __init__(self, faults: Iterable[Fault]) -> None:
        self._stop = threading.Event()
        self._pool = ThreadPoolExecutor(os.cpu_count() or 1)
        self._results: dict[str, Future[Result]] = {}
        for fault in {fault.name: fault for fault in faults}.values():
            plan = get_plan(fault.get_extent())
            grading = self._pool.submit(self._grade, fault, plan)
            self._results[fault.name] = grading

    def wait_for(self, fault: Fault) -> Result:
        """Return the marks of a wrong submission as soon as they are there."""
        return self._results[fault.name].result()

    def grade_folder(self, folder: Path, extent: Extent) -> Result:
        """Return the marks of a folder."""
        plan = get_plan(extent)
        run = run_submission(folder, plan, _LIMITS, self._stop)
        return make_result(folder.name, plan, run)

    def end(self) -> None:
        """Stop what is not finished."""
        self._stop.set()
        self._pool.shutdown(cancel_futures=True)

    def _grade(self, fault: Fault, plan: Plan) -> Result:
        with TemporaryDirectory(prefix="card-games-wrong-") as name:
            make_submission(fault, Path(name))
            run = run_submission(Path(name), plan, _LIMITS, self._stop)
        return make_result(fault.name, plan, run)


@cache
def get_plan(extent: Extent) -> Plan:
    """Return the tests of an extent."""
    patterns = extent.value.split()
    paths = [path for pattern in patterns for path in sorted(TESTS.glob(pattern))]
    return collect_plan(*paths)


def get_lost(result: Result) -> set[Criterion]:
    """Return the criteria of the tests that were run without all their points."""
    rows = [row for row in result.rows if row.tests]
    return {row.criterion for row in rows if row.marks < row.criterion.points}


def get_loss(result: Result) -> Fraction:
    """Return the points that are missing in the criteria of the tests that were run."""
    rows = [row for row in result.rows if row.tests]
    return sum((row.criterion.points - row.marks for row in rows), Fraction(0))


def get_tried(result: Result) -> set[Criterion]:
    """Return the criteria of the tests that were run."""
    return {row.criterion for row in result.rows if row.tests}
