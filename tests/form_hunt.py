"""Hunts for errors in a submission's form by doing what comes to hand, at random.

It knows nothing of the form's widgets, and runs in a process of its own, which the
form may hang or end: ``python -m tests.form_hunt FOLDER NAME SECONDS``, the name of the
hunt and the longest that it may take. It writes lines of JSON, one before each step and
one at the end.
"""

import json
import os
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from tests.form_patches import NoWindowError, never_wait
from tests.form_steps import Step, StepChooser
from tests.form_window import FormWindow, describe_error
from tests.submission import SubmissionFinder

STEPS = 60
"""How many steps a hunt has."""


class Hunt:
    """A hunt on one form.

    Args:
        kinds: which kinds of steps there are in it.
        chance: decides what is done.
        tell: is told each step before it is done.
    """

    def __init__(
        self,
        kinds: list[str],
        chance: random.Random,
        tell: Callable[[str], None],
    ) -> None:
        self._kinds = kinds
        self._tell = tell
        self._form = FormWindow()
        self._chooser = StepChooser(self._form.window, kinds, chance)

    def run(self, longest: float) -> str:
        """Return what went wrong, empty if nothing did.

        Args:
            longest: seconds after which a form that takes its time is let off.
        """
        end = time.monotonic() + longest
        for _ in range(STEPS if self._kinds else 0):
            if self._form.errors or time.monotonic() > end:
                break
            self._do_step(self._chooser.choose(self._form.get_widgets()))
        if not self._form.errors:
            self._close_in_the_middle()
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


def main() -> None:
    """Do a hunt, and tell each step and how it ended."""
    folder, name, longest = sys.argv[1:]
    answers = _take_output()

    def answer(**event: object) -> None:
        answers.write(json.dumps(event) + "\n")
        answers.flush()

    answer(started=True)
    finder = SubmissionFinder(Path(folder))
    finder.install()
    os.chdir(finder.folder)
    sys.dont_write_bytecode = True
    random.seed(name)
    chance = random.Random(name)
    never_wait(chance)
    try:
        hunt = Hunt(HUNTS[name], chance, lambda words: answer(step=words))
        fault = hunt.run(float(longest))
    except NoWindowError as error:
        answer(obstacle=str(error))
    except SystemExit as error:
        answer(fault=f"the program has ended itself: {describe_error(error)}")
    except BaseException as error:  # noqa: BLE001 (whatever it is, it is the answer)
        answer(fault=describe_error(error))
    else:
        answer(fault=fault)
    os._exit(0)  # whatever the form has left to do at the end is not waited for


def _take_output() -> TextIO:
    """Keep the output for ourselves: what the form prints goes nowhere."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for descriptor in (1, 2):
        os.dup2(nowhere, descriptor)
    return answers


if __name__ == "__main__":
    main()
