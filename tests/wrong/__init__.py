"""Deliberately wrong submissions: single faults, and what each must cost."""

from tests.wrong import cards, rules, uml
from tests.wrong.fault import Fault

FAULTS: list[Fault] = [*cards.FAULTS, *rules.FAULTS, *uml.FAULTS]
FREE: list[Fault] = []
