"""Tests that must fail, after the code of the submission has been imported.

The grader runs them with the others: one that passes shows that the submission has
changed how tests are run, or has values that are equal to everything, and then no
result can be believed. They are not collected
in any other run, as the name of this file is not one of a test.
"""

from contextlib import suppress
from importlib import import_module

import pytest

from tests.criteria import FORM
from tests.game_objects import find_game_objects

pytestmark = pytest.mark.points(0, criterion=FORM)


@pytest.fixture(
    autouse=True, params=["gameobjects", "games.blackjack", "gui.blackjack_form"]
)
def submission(request: pytest.FixtureRequest) -> None:
    """Import the code of the submission, whatever comes of it."""
    with suppress(BaseException):
        import_module(request.param)


@pytest.fixture
def broken() -> None:
    """A fixture that cannot be set up."""
    raise RuntimeError("as it must be")


def test_that_is_false() -> None:
    assert False, "as it must be"


def test_that_compares() -> None:
    one, two = 1, 2
    assert [one] == [two]


def test_that_gives_up() -> None:
    pytest.fail("as it must be")


def test_that_misses_an_error() -> None:
    with pytest.raises(ValueError):
        pass


def test_that_raises_an_error() -> None:
    raise LookupError("as it must be")


def test_with_a_broken_fixture(broken: None) -> None:
    pass


def test_that_compares_the_funds() -> None:
    """No number is equal to an object that nobody else has."""
    assert import_module("games.blackjack").player_funds == object()


def test_that_compares_a_count() -> None:
    assert find_game_objects().Hand().count == object()


def test_that_compares_a_score() -> None:
    assert find_game_objects().BlackjackHand().score == object()
