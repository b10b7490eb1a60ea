"""The player's actions by their names, and what it means that one is refused."""

from contextlib import suppress
from types import ModuleType

import pytest

from tests.stacked_table import StackedTable, TableState

# Python refuses to write out numbers of so many digits, in ids and in messages.
HUGE = [
    pytest.param(10**5000, id="5001 digits"),
    pytest.param(-(10**5000), id="minus 5001 digits"),
]

ACTIONS = ["hit", "double", "stand", "surrender", "split"]

ACTIONS_OF_A_HAND = ["hit", "double", "stand"]
"""The actions that take the number of a hand; the others are of the only hand."""


def act(blackjack: ModuleType, action: str, hand_num: int = 0) -> None:
    """Do an action of the player."""
    numbers = [hand_num] if action in ACTIONS_OF_A_HAND else []
    getattr(blackjack, f"player_{action}")(*numbers)


def can(blackjack: ModuleType, action: str, hand_num: int = 0) -> object:
    """Ask whether an action of the player is allowed."""
    numbers = [hand_num] if action in ACTIONS_OF_A_HAND else []
    return getattr(blackjack, f"can_{action}")(*numbers)


def get_allowed(blackjack: ModuleType, hand_num: int = 0) -> list[str]:
    """Return the actions that are allowed for a hand."""
    return [action for action in ACTIONS if can(blackjack, action, hand_num)]


def assert_refused(
    blackjack: ModuleType, table: StackedTable, action: str, hand_num: int = 0
) -> None:
    """Assert that the code knows an action for not allowed.

    Either ``can_…`` says so, or the action itself changes nothing. That both do has
    tests of its own: one mistake in one of them must not cost every rule.
    """
    with suppress(Exception):
        if not can(blackjack, action, hand_num):
            return
    assert_changes_nothing(blackjack, table, action, hand_num)


def assert_changes_nothing(
    blackjack: ModuleType, table: StackedTable, action: str, hand_num: int = 0
) -> None:
    """Assert that an action does nothing, with an error or without."""
    before = table.get_state()
    with suppress(Exception):
        act(blackjack, action, hand_num)
    assert_same(before, table.get_state(), action)


def assert_raises(
    blackjack: ModuleType,
    table: StackedTable,
    error: type[Exception],
    action: str,
    hand_num: int = 0,
) -> None:
    """Assert that an action raises this error and changes nothing (house rules)."""
    before = table.get_state()
    with pytest.raises(error):
        act(blackjack, action, hand_num)
    assert_same(before, table.get_state(), action)


# What a student is told that was changed; the dealer's hand is the first one.
_LABELS = {
    "funds": "the funds",
    "cards": "the cards of the hands",
    "flags": "of each hand, whether it stands, whether it surrendered, and its bet,",
    "deck": "the deck",
}


def assert_same(before: TableState, after: TableState, action: str) -> None:
    """Assert that an action that is not allowed has changed nothing."""
    changes = [
        f"{_LABELS[name]} from {old} to {new}"
        for name, old, new in zip(TableState._fields, before, after)
        if old != new and name in _LABELS
    ]
    if before.hands != after.hands:
        changes.append("other hands lie there")
    said = f"player_{action} is not allowed here, but it changed the table"
    assert before == after, f"{said}: {'; '.join(changes)}"
