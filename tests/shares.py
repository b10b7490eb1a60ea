"""How the points of a criterion are shared out: by what it asks for, not by the cases.

A rule that is tried with forty cards is worth no more than one that is tried once.
The module of a test says how many shares all its cases have together.
"""

from fractions import Fraction
from typing import Any

import pytest

from tests.criteria import Criterion


def shared(shares: int, among: int) -> Fraction:
    """Return what each case of a test gets of the shares of all of them.

    Args:
        shares: how many shares the cases have together.
        among: how many cases there are.
    """
    return Fraction(shares, among)


def together(shares: int, criterion: Criterion, *cases: Any) -> list[Any]:
    """Return some of the cases of a test, with shares of their own.

    The test itself must not have the marker ``points``, which would count for all.

    Args:
        shares: how many shares these cases have together.
        criterion: what they count for.
        cases: each a ``pytest.param``.
    """
    n = shared(shares, among=len(cases))
    marker = pytest.mark.points(n, criterion=criterion)
    return [case._replace(marks=(*case.marks, marker)) for case in cases]
