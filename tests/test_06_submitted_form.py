"""Any Blackjack form: it has no variables, it opens, and nothing makes it fail.

These tests know nothing of the widgets of the form (ITD121 p. 6); those of our own
form are in the other modules.
"""

from pathlib import Path

import pytest

from tests.criteria import FORM
from tests.form_hunter import hunt_form
from tests.form_source import find_form_class, get_class_variables, is_game_used

HUNTS = ["buttons", "boxes", "keys", "sizes", "everything"]


@pytest.mark.points(2, criterion=FORM)
def test_form_has_no_class_variables(submission_folder: Path) -> None:
    variables = get_class_variables(find_form_class(submission_folder))
    if variables:
        names = ", ".join(variables)
        pytest.fail(f"The form has class variables: {names}", pytrace=False)


@pytest.mark.points(3, criterion=FORM)
def test_form_opens(screen: None, submission_folder: Path) -> None:
    fault = hunt_form(submission_folder, "opening")
    if fault:
        pytest.fail(fault, pytrace=False)


@pytest.mark.points(1, criterion=FORM)
@pytest.mark.parametrize("name", HUNTS)
def test_nothing_makes_the_form_fail(
    screen: None, submission_folder: Path, name: str
) -> None:
    """A form that knows no game has nothing that could fail."""
    if not is_game_used(submission_folder):
        pytest.fail("The form does not import games.blackjack", pytrace=False)
    fault = hunt_form(submission_folder, name)
    if fault:
        pytest.fail(fault, pytrace=False)
