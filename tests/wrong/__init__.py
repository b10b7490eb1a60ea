"""Deliberately wrong submissions: single faults, and what each must cost.

The further ones would take too long for every run: ``--wrong=all`` takes them too.
"""

from tests.wrong import (
    cards,
    different,
    form,
    further_cards,
    further_rules,
    hostile,
    rules,
    uml,
)
from tests.wrong.fault import Fault

FAULTS: list[Fault] = [
    *hostile.FAULTS,
    *form.FAULTS,
    *cards.FAULTS,
    *rules.FAULTS,
    *uml.FAULTS,
]
"""What must cost marks; those that take longest come first."""

FURTHER_FAULTS: list[Fault] = [
    *hostile.FURTHER_FAULTS,
    *further_cards.FAULTS,
    *further_rules.FAULTS,
    *uml.FURTHER_FAULTS,
]

DIFFERENT: list[Fault] = different.FAULTS
"""What the assignment leaves open, and must cost nothing."""

FURTHER_DIFFERENT: list[Fault] = different.FURTHER_FAULTS
