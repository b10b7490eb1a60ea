"""Hunts for errors in a submission's form by doing what comes to hand, at random.

It knows nothing of the form's widgets, and runs in a process of its own, which the
form may hang or end: ``python -m tests.form_hunt FOLDER SECONDS``, the longest that a
hunt may take. Each line that it reads is the name of a hunt; it answers by lines of
JSON, one before each step and one at the end.
"""

import json
import os
import random
import sys
import time
import tkinter as tk
from collections.abc import Callable
from pathlib import Path
from typing import Any, TextIO

from tests.form_patches import never_wait
from tests.form_steps import Step, StepChooser
from tests.form_window import FormWindow, describe_error
from tests.student_code import keep_apart
from tests.submission import SubmissionFinder

STEPS = 60
"""How many steps a hunt has."""


class Hunt:
    """A hunt on one form.

    Args:
        kinds: which kinds of steps there are in it.
        chance: decides what is done.
        tell: is told each step before it is done.
        longest: seconds after which a form that takes its time is let off.
    """

    def __init__(
        self,
        kinds: list[str],
        chance: random.Random,
        tell: Callable[[str], None],
        longest: float,
    ) -> None:
        self._end = time.monotonic() + longest
        self._kinds = kinds
        self._tell = tell
        self._form = FormWindow()
        self._chooser = StepChooser(self._form.window, kinds, chance)

    def run(self) -> str:
        """Return what went wrong, empty if nothing did."""
        try:
            for _ in range(STEPS if self._kinds else 0):
                if self._form.errors or time.monotonic() > self._end:
                    break
                self._do_step(self._chooser.choose(self._form.get_widgets()))
            if not self._form.errors:
                self._close_in_the_middle()
        finally:
            self._form.discard()
        return self._form.errors[0] if self._form.errors else ""

    def _do_step(self, step: Step) -> None:
        words, do = step
        self._tell(words)
        do()
        self._form.settle()

    def _close_in_the_middle(self) -> None:
        """Close the window while a click waits to be handled."""
        if self._kinds:
            words, do = self._chooser.choose_click(self._form.get_widgets())
            self._tell(f"{words} and closed the window")
            do()
        self._form.close()


HUNTS: dict[str, list[str]] = {
    "opening": [],
    "buttons": ["click"],
    "boxes": ["box", "click"],
    "keys": ["key", "key", "click"],
    "sizes": ["size", "click"],
    "everything": ["click", "click", "box", "key", "size"],
}
"""The hunts, and the kinds of steps in each; the first only opens and closes the form."""


def hunt(
    name: str, finder: SubmissionFinder, tell: Callable[[str], None], longest: float
) -> str:
    """Return what goes wrong in a hunt, empty if nothing does."""
    random.seed(name)
    chance = random.Random(name)
    with keep_apart(finder):
        never_wait(chance)
        try:
            return Hunt(HUNTS[name], chance, tell, longest).run()
        except SystemExit as error:
            return f"the program has ended itself: {describe_error(error)}"
        except BaseException as error:  # noqa: BLE001 (whatever it is, it is the answer)
            return describe_error(error)


def main() -> None:
    """Do the hunts that are asked for, until nobody asks any more."""
    answers, questions = _take_streams()

    def answer(**event: Any) -> None:
        answers.write(json.dumps(event) + "\n")
        answers.flush()

    finder, longest = SubmissionFinder(Path(sys.argv[1])), float(sys.argv[2])
    finder.install()
    os.chdir(finder.folder)
    sys.dont_write_bytecode = True
    answer(obstacle=_find_obstacle())
    for line in questions:
        fault = hunt(line.strip(), finder, lambda words: answer(step=words), longest)
        answer(fault=fault)


def _take_streams() -> tuple[TextIO, TextIO]:
    """Keep the streams for ourselves: what the form prints or reads goes nowhere."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    questions = os.fdopen(os.dup(0), encoding="utf-8")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(nowhere, descriptor)
    return answers, questions


def _find_obstacle() -> str:
    """Return why no window at all can be opened, empty if one can."""
    try:
        tk.Tk().destroy()
    except tk.TclError as error:
        return str(error)
    return ""


if __name__ == "__main__":
    main()
