"""Deliberately wrong submissions: single faults, and what each must cost."""

from tests.wrong import cards, different, hostile, rules, uml
from tests.wrong.fault import Fault

FAULTS: list[Fault] = [*hostile.FAULTS, *cards.FAULTS, *rules.FAULTS, *uml.FAULTS]
"""What must cost marks; those that take longest come first."""

DIFFERENT: list[Fault] = different.FAULTS
"""What the assignment leaves open, and must cost nothing."""
