"""The sheet of marks: what each test is worth, and what a submission has got.

Every test that was collected is on the sheet with 0 marks, and only a pass that was
recorded changes that. Marks are exact fractions, and are shown rounded down, so that a
loss never looks like full marks.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from tests.criteria import CRITERIA, Criterion

NO_TESTS = "    none of its tests was selected"


@dataclass(frozen=True)
class Case:
    """A test that marks are given for.

    Args:
        test_id: pytest's name for it, such as ``tests/test_01_card.py::test_hash``.
        criterion: the name of the criterion that it belongs to.
        share: how much it counts among the tests of its criterion.
    """

    test_id: str
    criterion: str
    share: Fraction


@dataclass(frozen=True)
class Row:
    """A line of the sheet: a criterion, the marks for it, and its tests."""

    criterion: Criterion
    marks: Fraction
    passed: int
    tests: int


class Sheet:
    """The marks of one submission.

    Args:
        cases: all the tests that there are, whether they are run or not.
    """

    def __init__(self, cases: Iterable[Case]) -> None:
        self._cases = {case.test_id: case for case in cases}
        self._passed: set[str] = set()
        self._shares: dict[str, Fraction] = {}
        for case in self._cases.values():
            shares = self._shares.get(case.criterion, Fraction(0))
            self._shares[case.criterion] = shares + case.share

    def record_pass(self, test_id: str) -> None:
        """Note that a test has passed; one that is not on the sheet counts nothing."""
        if test_id in self._cases:
            self._passed.add(test_id)

    def has_passed(self, test_id: str) -> bool:
        """Return whether a pass of that test has been recorded."""
        return test_id in self._passed

    def get_points(self, test_id: str) -> Fraction:
        """Return what a test is worth: its share of the points of its criterion."""
        case = self._cases[test_id]
        (points,) = [item.points for item in CRITERIA if item.name == case.criterion]
        return case.share and points * case.share / self._shares[case.criterion]

    def get_rows(self) -> list[Row]:
        """Return a row for each criterion, also for one without tests."""
        return [self._get_row(criterion) for criterion in CRITERIA]

    def get_total(self) -> Fraction:
        """Return the marks of all criteria together."""
        return sum((row.marks for row in self.get_rows()), Fraction(0))

    def _get_row(self, criterion: Criterion) -> Row:
        cases = [c for c in self._cases.values() if c.criterion == criterion.name]
        passed = [case.test_id for case in cases if case.test_id in self._passed]
        marks = sum((self.get_points(test_id) for test_id in passed), Fraction(0))
        return Row(criterion, marks, len(passed), len(cases))


def get_full_marks() -> int:
    """Return what all criteria together are worth."""
    return sum(criterion.points for criterion in CRITERIA)


def format_marks(marks: Fraction) -> str:
    """Return marks with two decimals, rounded down."""
    hundredths = marks * 100 // 1
    return f"{hundredths // 100}.{hundredths % 100:02}"


def format_sheet(sheet: Sheet) -> list[str]:
    """Return the sheet as lines of text: each criterion, then the total."""
    lines = [
        f"{row.criterion.name:<28}{format_marks(row.marks):>7} of {row.criterion.points:>3}"
        + (f"{row.passed:>7} of {row.tests:>3} tests passed" if row.tests else NO_TESTS)
        for row in sheet.get_rows()
    ]
    total = format_marks(sheet.get_total())
    return [*lines, f"{'Total':<28}{total:>7} of {get_full_marks():>3}"]
