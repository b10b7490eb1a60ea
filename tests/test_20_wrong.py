"""The marking tried on submissions that are wrong on purpose (only with ``--wrong``).

Each loses exactly the criteria that it must, and enough of their points; the reference
loses none, and an empty folder gets nothing.
"""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.criteria import CRITERIA
from tests.marks import get_full_marks
from tests.wrong import DIFFERENT, FAULTS, FURTHER_DIFFERENT, FURTHER_FAULTS
from tests.wrong.fault import Extent, Fault, make_submission
from tests.wrong.grading import Gradings, get_loss, get_lost, get_tried

ROOT = Path(__file__).parent.parent

LEAST_LOSS = Fraction(1, 2)
"""How many of the 100 points a fault costs at least, however few cases it fails."""


@pytest.fixture(scope="session")
def gradings(request: pytest.FixtureRequest) -> Iterator[Gradings]:
    """The marks of all wrong submissions whose tests were chosen."""
    calls = [getattr(item, "callspec", None) for item in request.session.items]
    chosen = [call.params["fault"] for call in calls if call is not None]
    gradings = Gradings(chosen)
    yield gradings
    gradings.end()


def get_cases(faults: list[Fault], further: list[Fault]) -> list[Any]:
    """Return faults as the cases of a test, named by what is wrong."""
    return [
        *[pytest.param(fault, id=fault.name) for fault in faults],
        *[
            pytest.param(fault, id=fault.name, marks=pytest.mark.further)
            for fault in further
        ],
    ]


@pytest.mark.parametrize("fault", get_cases(FAULTS, FURTHER_FAULTS))
def test_fault_loses_exactly_its_criteria(fault: Fault, gradings: Gradings) -> None:
    result = gradings.wait_for(fault)
    lost = {criterion.name for criterion in get_lost(result)}
    wanted = {criterion.name for criterion in fault.loses & get_tried(result)}
    assert lost == wanted


@pytest.mark.parametrize(
    "fault", get_cases([fault for fault in FAULTS if fault.loses], [])
)
def test_fault_costs_enough(fault: Fault, gradings: Gradings) -> None:
    """Some of the further faults are trifles, such as one missing annotation."""
    assert get_loss(gradings.wait_for(fault)) >= LEAST_LOSS


@pytest.mark.parametrize("fault", get_cases(DIFFERENT, FURTHER_DIFFERENT))
def test_what_the_assignment_leaves_open_loses_nothing(
    fault: Fault, gradings: Gradings
) -> None:
    assert get_lost(gradings.wait_for(fault)) == set()


def test_reference_gets_full_marks(gradings: Gradings) -> None:
    result = gradings.grade_folder(ROOT, Extent.ALL)
    assert get_tried(result) == set(CRITERIA)
    assert result.total == get_full_marks()


def test_empty_folder_gets_nothing(tmp_path: Path, gradings: Gradings) -> None:
    assert gradings.grade_folder(tmp_path, Extent.CARDS_AND_GAME).total == 0


def test_no_two_faults_have_one_name() -> None:
    faults = [*FAULTS, *FURTHER_FAULTS, *DIFFERENT, *FURTHER_DIFFERENT]
    names = Counter(fault.name for fault in faults)
    assert names.most_common(1)[0][1] == 1


def test_text_to_be_replaced_must_be_there_once(tmp_path: Path) -> None:
    fault = Fault("nothing", set(), "games/blackjack.py", "import", "")
    with pytest.raises(ValueError, match=r"stands \d+ times in games/blackjack.py"):
        make_submission(fault, tmp_path)
