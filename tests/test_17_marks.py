"""The sheet of marks: its criteria, its arithmetic, and what counts as a pass."""

from collections import defaultdict
from fractions import Fraction
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.conftest import PythonRunner
from tests.criteria import (
    CARD,
    CRITERIA,
    CRITERIA_OF_DIAGRAMS,
    FORM,
    HAND,
    get_criterion,
)
from tests.grade_plan import collect_plan
from tests.made_submission import CARD_TEST, HAND_TEST, MadeSubmission, mark
from tests.marks import Case, Row, Sheet, format_marks, format_sheet
from tests.shares import shared, together
from tests.uml_reader import load_diagrams

pytestmark = pytest.mark.house

ROOT = Path(__file__).parent.parent


def make_sheet(*cases: tuple[str, str, int]) -> Sheet:
    """Return a sheet of tests, each an id, the name of a criterion and a share."""
    return Sheet(Case(name, criterion, Fraction(n)) for name, criterion, n in cases)


class TestCriteria:
    """What there are marks for."""

    def test_are_worth_100_points(self) -> None:
        assert sum(criterion.points for criterion in CRITERIA) == 100

    def test_have_names_of_their_own(self) -> None:
        assert len({criterion.name for criterion in CRITERIA}) == len(CRITERIA) == 17

    def test_can_be_found_by_name(self) -> None:
        assert get_criterion("Card") is CARD

    def test_unknown_name_is_quoted(self) -> None:
        with pytest.raises(ValueError, match="no criterion 'Cards', only Card, Hand, "):
            get_criterion("Cards")


class TestSheet:
    """The marks follow from the passes alone."""

    def test_begins_with_nothing(self) -> None:
        sheet = make_sheet(("a", "Card", 1))
        assert sheet.get_total() == 0
        assert len(sheet.get_rows()) == len(CRITERIA)

    def test_points_are_shared_out_among_the_tests_of_a_criterion(self) -> None:
        sheet = make_sheet(("a", "Card", 1), ("b", "Card", 3), ("c", "Form", 1))
        assert sheet.get_points("a") == Fraction(6, 4)
        assert sheet.get_points("b") == Fraction(18, 4)
        assert sheet.get_points("c") == FORM.points

    def test_passes_add_up_exactly(self) -> None:
        sheet = make_sheet(*[(str(number), "Hand", 1) for number in range(3)])
        totals = []
        for number in range(3):
            sheet.record_pass(str(number))
            totals.append(sheet.get_total())
        assert totals == [Fraction(7, 3), Fraction(14, 3), HAND.points]

    def test_pass_counts_once(self) -> None:
        sheet = make_sheet(("a", "Card", 1), ("b", "Card", 1))
        sheet.record_pass("a")
        sheet.record_pass("a")
        assert sheet.get_total() == 3

    def test_pass_of_a_test_that_is_not_on_it_counts_nothing(self) -> None:
        sheet = make_sheet(("a", "Card", 1))
        sheet.record_pass("z")
        assert sheet.get_total() == 0
        assert not sheet.has_passed("z")

    def test_test_without_a_share_is_worth_nothing(self) -> None:
        sheet = make_sheet(("a", "Card", 0), ("b", "Card", 2))
        assert sheet.get_points("a") == 0
        assert sheet.get_points("b") == 6
        assert make_sheet(("a", "Card", 0)).get_points("a") == 0

    def test_rows_tell_how_many_tests_have_passed(self) -> None:
        sheet = make_sheet(("a", "Card", 1), ("b", "Card", 2))
        sheet.record_pass("b")
        row = sheet.get_rows()[0]
        assert row == Row(CARD, Fraction(4), passed=1, tests=2)


class TestShares:
    """A rule is worth as much however many cases it is tried with."""

    def test_are_the_same_for_each_case(self) -> None:
        assert shared(3, among=40) * 40 == 3

    def test_of_cases_together_are_shared_out_among_them(self) -> None:
        given = [
            pytest.param("10", id="ten"),
            pytest.param("J", marks=pytest.mark.house),
        ]
        cases = together(3, CARD, *given)
        assert [case.values for case in cases] == [("10",), ("J",)]
        assert [case.id for case in cases] == ["ten", None]
        assert cases[1].marks[0].name == "house"
        for case in cases:
            marker = case.marks[-1]
            assert (marker.name, marker.args) == ("points", (Fraction(3, 2),))
            assert marker.kwargs == {"criterion": CARD}

    def test_of_all_cases_are_a_whole_number(self) -> None:
        """A marker that is wrong about the number of its cases leaves a fraction."""
        shares: defaultdict[tuple[str, str], Fraction] = defaultdict(Fraction)
        for planned in collect_plan().tests.values():
            is_of_diagram = "test_00_uml" in planned.test
            group = "test_00_uml" if is_of_diagram else planned.function
            shares[group, planned.criterion] += planned.share
        assert len(shares) > 100
        assert {key: n for key, n in shares.items() if n.denominator != 1} == {}


class TestText:
    """A loss never looks like full marks."""

    @pytest.mark.parametrize(
        ("marks", "text"),
        [
            (Fraction(0), "0.00"),
            (Fraction(2, 3), "0.66"),
            (Fraction(99999, 1000), "99.99"),
            (Fraction(100), "100.00"),
            (Fraction(7, 100), "0.07"),
            (Fraction(1, 1000), "0.00"),
        ],
    )
    def test_marks_are_rounded_down(self, marks: Fraction, text: str) -> None:
        assert format_marks(marks) == text

    def test_sheet_has_a_line_for_each_criterion_and_the_total(self) -> None:
        sheet = make_sheet(("a", "Card", 1), ("b", "Card", 2))
        sheet.record_pass("b")
        first, second, *_, total = format_sheet(sheet)
        assert first.split() == [
            "Card",
            "4.00",
            "of",
            "6",
            "1",
            "of",
            "2",
            "tests",
            "passed",
        ]
        assert second.split() == [
            "Hand",
            "0.00",
            "of",
            "7",
            "none",
            "of",
            "its",
            "tests",
            "was",
            "selected",
        ]
        assert total.split() == ["Total", "4.00", "of", "100"]


class TestMarkers:
    """Each test says what it counts for."""

    def test_none_is_forgotten(self, run_python: PythonRunner, tmp_path: Path) -> None:
        """Nor is student's code needed to collect them."""
        arguments = ["--collect-only", "-qq", "tests", "--submission", str(tmp_path)]
        done = run_python("-m", "pytest", *arguments)
        assert done.returncode == 0, done.stdout + done.stderr
        for module in [*"12345", "6_submitted_form"]:
            assert f"tests/test_0{module}" in done.stdout
        assert "tests/test_06_blackjack" not in done.stdout
        assert "tests/test_1" not in done.stdout

    @pytest.mark.parametrize(
        ("marker", "message"),
        [
            ("", "needs the marker points"),
            ("@pytest.mark.points(1)", "a criterion of tests/criteria.py"),
            ("@pytest.mark.points(criterion=CARD)", "points needs a number"),
            ("@pytest.mark.points(1, criterion='Card')", "a criterion of tests"),
        ],
    )
    def test_test_without_one_is_an_error(
        self, tmp_path: Path, marker: str, message: str
    ) -> None:
        text = mark_own_test(tmp_path, f"{marker}\ndef test_it(): pass")
        assert "::test_it" in text
        assert message in text
        assert "Traceback" not in text

    def test_every_diagram_of_the_assignment_counts(self) -> None:
        names = {diagram.name for diagram in load_diagrams()}
        assert set(CRITERIA_OF_DIAGRAMS) <= names


class TestWhatCounts:
    """Only a test that passed, and around which nothing failed."""

    @pytest.mark.parametrize(
        ("body", "marks"),
        [
            pytest.param("def test_it(): pass", "6.00", id="pass"),
            pytest.param("def test_it(): assert 0", "0.00", id="failure"),
            pytest.param("def test_it(): pytest.skip()", "0.00", id="skip"),
            pytest.param("def test_it(): pytest.xfail()", "0.00", id="xfail"),
            pytest.param(
                "@pytest.mark.xfail\n@CARD_POINTS\ndef test_it(): pass",
                "0.00",
                id="pass that was not expected",
            ),
            pytest.param(
                "@pytest.fixture\ndef broken(): assert 0\n"
                "@CARD_POINTS\ndef test_it(broken): pass",
                "0.00",
                id="error before",
            ),
            pytest.param(
                "@pytest.fixture\ndef broken():\n    yield\n    assert 0\n"
                "@CARD_POINTS\ndef test_it(broken): pass",
                "0.00",
                id="error after",
            ),
        ],
    )
    def test_outcome(self, tmp_path: Path, body: str, marks: str) -> None:
        if "CARD_POINTS" not in body:
            body = f"@CARD_POINTS\n{body}"
        assert f"Card {marks} of 6" in " ".join(mark_own_test(tmp_path, body).split())

    def test_test_that_was_not_selected_has_not_passed(self, tmp_path: Path) -> None:
        body = "@CARD_POINTS\ndef test_it(): pass\n@CARD_POINTS\ndef test_other(): pass"
        text = mark_own_test(tmp_path, body, "-k", "test_it")
        assert "Card 3.00 of 6" in " ".join(text.split())

    def test_xml_has_criterion_and_points_as_properties(self, tmp_path: Path) -> None:
        made = MadeSubmission(tmp_path / "made")
        path = tmp_path / "marks.xml"
        mark(made.folder, f"--junit-xml={path}", tests=f"{CARD_TEST} {HAND_TEST}")
        found = [
            {item.get("name"): item.get("value") for item in case.iter("property")}
            for case in ElementTree.parse(path).iter("testcase")
        ]
        assert found == [
            {"criterion": "Card", "points": "6.000000"},
            {"criterion": "Hand", "points": "7.000000"},
        ]


def mark_own_test(tmp_path: Path, body: str, *arguments: str) -> str:
    """Have an empty submission marked by a test of its own, and return what is said."""
    path = tmp_path / "test_01_own.py"
    text = f"""
import pytest
from tests.criteria import CARD
CARD_POINTS = pytest.mark.points(1, criterion=CARD)
{body}
"""
    path.write_text(text, "utf-8")
    (tmp_path / "made").mkdir()
    settings = ["-c", str(ROOT / "setup.cfg"), "-p", "tests.marking"]
    return mark(tmp_path / "made", *settings, *arguments, tests=str(path)).text
