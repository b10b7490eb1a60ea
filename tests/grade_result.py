"""What a submission has got: its sheet, what was lost, and what a grader should know."""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction

from tests.grade_plan import Plan
from tests.grade_run import Run
from tests.marks import Case, Row, Sheet

_LONGEST = 200
"""How many characters of a reason stand in a remark."""


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
            "A test that must fail has passed: the code changes how tests are run. "
            "No marks are given for it; please read it."
        )
    if run.died:
        tests = "1 test" if run.died == 1 else f"{run.died} tests"
        remarks.append(f"The program had to be ended, or ended itself, in {tests}.")
    if run.lost:
        remarks.append(f"Some tests were not run: {run.lost.rstrip('.')}.")
    if not run.passed and run.failed and not run.lost:
        ((reason, _),) = Counter(run.failed.values()).most_common(1)
        remarks.append(f"No test passed. Mostly: {reason.splitlines()[0][:_LONGEST]}.")
    return remarks
