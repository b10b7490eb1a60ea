"""Keeps what a student's code does in one test out of all the others."""

import builtins
import os
import random
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType, ModuleType

import pytest

from tests.submission import SubmissionFinder

# Modules that students have reason to change, and that every test leans on.
_SHARED_MODULES = (random, builtins)


@contextmanager
def keep_apart(finder: SubmissionFinder) -> Iterator[None]:
    """Undo afterwards what a test did to this process, and forget the student's modules.

    The next test imports them again: module variables, class attributes and lists that
    are shared by mistake begin anew.
    """
    names = set(sys.modules)
    path, folder = list(sys.path), Path.cwd()
    contents = [(module, dict(vars(module))) for module in _SHARED_MODULES]
    environment = dict(os.environ)
    try:
        yield
    finally:
        sys.path[:] = path
        os.chdir(folder)
        for module, content in contents:
            _restore(module, content)
        if dict(os.environ) != environment:
            os.environ.clear()
            os.environ.update(environment)
        for name in set(sys.modules) - names:
            if finder.owns(name) or _lies_in(sys.modules[name], finder.folder):
                del sys.modules[name]


def _restore(module: ModuleType, content: dict[str, object]) -> None:
    found = vars(module)
    for name in set(found) - set(content):
        del found[name]
    found.update(content)


def _lies_in(module: ModuleType, folder: Path) -> bool:
    file = getattr(module, "__file__", None)
    return isinstance(file, str) and folder in Path(file).parents


@contextmanager
def keep_running(interrupts: "InterruptWatch") -> Iterator[None]:
    """Let nothing that a student's code does in a test end more than that test.

    ``input()`` fails at once, since nobody is there to answer, and the streams on
    which the tests report cannot be closed.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys.stdout, "close", _do_nothing)
        patch.setattr(sys.stderr, "close", _do_nothing)
        patch.setattr("builtins.input", _refuse_input)
        try:
            yield
        except KeyboardInterrupt:
            if interrupts.was_pressed:
                raise
            pytest.fail("the code raised KeyboardInterrupt")
        except pytest.exit.Exception as error:
            pytest.fail(f"the code asked pytest to stop: {error}")


def _do_nothing() -> None:
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
