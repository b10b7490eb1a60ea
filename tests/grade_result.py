"""What a submission has got: its sheet, what was lost, and what a grader should know."""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction

from tests.grade_plan import Plan
from tests.grade_run import Run
from tests.marks import Case, Row, Sheet

_LONGEST = 200
"""How many characters of a reason stand in a remark."""

_MANY = 50
"""How many tests have to fail in one way to be worth a remark."""


@dataclass(frozen=True)
class Result:
    """The marks of a submission, small enough to be kept for hundreds.

    Attributes:
        name: what the submission is called.
        rows: the marks of each criterion.
        total: all marks together.
        remarks: what a grader should know, each a sentence.
    """

    name: str
    rows: tuple[Row, ...]
    total: Fraction
    remarks: tuple[str, ...]


def make_result(name: str, plan: Plan, run: Run) -> Result:
    """Return the marks for a run.

    What there is to get comes from the plan, which was collected without the
    submission. Where tests are known to have been tampered with, no pass is believed.
    """
    sheet = Sheet(
        Case(test, planned.criterion, planned.share)
        for test, planned in plan.tests.items()
    )
    for test in () if run.tampered else run.passed:
        sheet.record_pass(test)
    rows, total = tuple(sheet.get_rows()), sheet.get_total()
    return Result(name, rows, total, tuple(_get_remarks(run)))


def _get_remarks(run: Run) -> list[str]:
    remarks = []
    if run.tampered:
        remarks.append(
            "A test that must fail has passed: the code changes how tests are run, "
            "or its values are equal to everything. No marks are given for it; please read it."
        )
    if run.died:
        tests = "1 test" if run.died == 1 else f"{run.died} tests"
        remarks.append(f"The program had to be ended, or ended itself, in {tests}.")
    if run.lost:
        remarks.append(f"Some tests were not run: {run.lost.rstrip('.')}.")
    if run.failed and not run.lost:
        remarks += _get_remarks_on_failures(run)
    return remarks


def _get_remarks_on_failures(run: Run) -> list[str]:
    """Say what many tests have in common: often it is one error of an import."""
    reasons = Counter(reason.splitlines()[0] for reason in run.failed.values())
    ((reason, count),) = reasons.most_common(1)
    every = len(run.passed) + len(run.failed)
    if not run.passed:
        return [f"No test passed. Mostly: {reason[:_LONGEST]}."]
    if count >= _MANY:
        return [f"{count} of {every} tests failed in one way: {reason[:_LONGEST]}."]
    return []
