"""Keeps what a student's code does in one test out of all the others."""

import builtins
import os
import random
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from tests.submission import SubmissionFinder


@contextmanager
def keep_apart(finder: SubmissionFinder) -> Iterator[None]:
    """Undo afterwards what a test did to this process, and forget the student's modules.

    The next test imports them again: module variables, class attributes and lists that
    are shared by mistake begin anew.
    """
    names, folder = set(sys.modules), Path.cwd()
    path = list(sys.path)
    functions, built_in = dict(vars(random)), dict(vars(builtins))
    try:
        yield
    finally:
        _restore(vars(random), functions)
        _restore(vars(builtins), built_in)
        os.chdir(folder)
        sys.path[:] = path
        for name in set(sys.modules) - names:
            if finder.is_source_of(name):
                del sys.modules[name]


def _restore(found: dict[str, Any], before: dict[str, Any]) -> None:
    for name in set(found) - set(before):
        del found[name]
    found.update(before)


@contextmanager
def keep_running(interrupts: "InterruptWatch") -> Iterator[None]:
    """Let nothing that a student's code does in a test end more than that test.

    ``input()`` fails at once, since nobody is there to answer, a pause for the player's
    eyes takes no time, the streams on which pytest reports cannot be closed, and it
    finds Python's own functions again.
    """
    built_in = dict(vars(builtins))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys.stdout, "close", _do_nothing)
        patch.setattr(sys.stderr, "close", _do_nothing)
        patch.setattr("builtins.input", _refuse_input)
        patch.setattr("time.sleep", _do_not_wait)
        try:
            yield
        except KeyboardInterrupt:
            if interrupts.was_pressed:
                raise
            pytest.fail("the code raised KeyboardInterrupt")
        except pytest.exit.Exception as error:
            pytest.fail(f"the code asked pytest to stop: {error}")
        finally:
            vars(builtins).update(built_in)


def _do_nothing() -> None:
    pass


def _do_not_wait(_: float) -> None:
    pass


def _refuse_input(_: object = "") -> str:
    raise EOFError("input() was called, and nobody is there to answer")


class InterruptWatch:
    """Tells Ctrl+C from a KeyboardInterrupt that the code itself raises."""

    def __init__(self) -> None:
        self.was_pressed = False

    def start(self) -> None:
        """Watch from now on, where nobody else handles Ctrl+C."""
        if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            signal.signal(signal.SIGINT, self._note)

    def _note(self, number: int, frame: FrameType | None) -> None:
        self.was_pressed = True
        signal.default_int_handler(number, frame)
