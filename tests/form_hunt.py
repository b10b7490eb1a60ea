"""Hunts for errors in a submission's form by doing what comes to hand, at random.

It knows nothing of the form's widgets, and runs in a process of its own, which the
form may hang or end: ``python -m tests.form_hunt FOLDER SECONDS``, the longest that a
hunt may take. Each line that it reads is the name of a hunt; it answers by lines of
JSON, one before each step and one at the end.
Menus, and buttons that say that they end the program, are left alone.
"""

import json
import os
import random
import re
import sys
import time
import tkinter as tk
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, TextIO

from tests.form_window import FormWindow, describe_error, never_wait
from tests.student_code import keep_apart
from tests.submission import SubmissionFinder

STEPS = 60
"""How many steps a hunt has."""

_BUTTONS = ("Button", "Checkbutton", "Radiobutton")
_BOXES = ("Entry", "Spinbox", "Combobox", "Text")
_NEVER_CLICKED = ("Menu", "Menubutton", "Combobox")
_ENDINGS = re.compile(r"\b(quit|exit|close|leave)\b", re.IGNORECASE)

_RUBBISH = [
    *["", "   ", "abc", "-5", "0", "12.5", "1e3", "1_000", "$10", "0x10", "None", "²"],
    *["١٠", "٪", "10 20", "10\n", "\0", "🂡", "nan", "True", "[10]", "99999999"],
    *["9" * 5000, "a" * 2000],
]
_BETS = ["1", "5", "10", "100", "1000"]
_KEYS = [
    *"hdsprbHDSPRB0123456789",
    *["Return", "space", "Tab", "BackSpace", "Delete", "Up", "Down", "Left", "Right"],
    *["F1", "Home", "End", "Prior", "Next", "minus", "period"],
]
_SHIFT, _CONTROL = 0x1, 0x4
_SIZES = [(1, 1), (200, 100), (320, 900), (900, 320), (640, 480), (1280, 800)]

Step = tuple[str, Callable[[], None]]
"""What will be done, in words, and how it is done."""


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
        self._chance = chance
        self._tell = tell
        self._clicks: Counter[str] = Counter()
        self._form = FormWindow()

    def run(self) -> str:
        """Return what went wrong, empty if nothing did."""
        if not any(widget.winfo_width() > 1 for widget in self._form.get_widgets()):
            self._form.errors.append("the window opens with nothing in it")
        for _ in range(STEPS if self._kinds else 0):
            if self._form.errors or time.monotonic() > self._end:
                break
            self._do_step(self._choose())
        if not self._form.errors:
            self._close_in_the_middle()
        return self._form.errors[0] if self._form.errors else ""

    def _do_step(self, step: Step) -> None:
        words, do = step
        self._tell(words)
        do()
        self._form.settle()

    def _choose(self) -> Step:
        """Choose a step that can be done now; clicks where there is nothing to type."""
        widgets = self._form.get_widgets()
        kind = self._chance.choice(self._kinds)
        boxes = _choose_kind(widgets, _BOXES)
        if kind == "box" and boxes:
            return self._choose_typing(self._chance.choice(boxes))
        if kind == "key":
            return self._choose_key()
        if kind == "size":
            return self._choose_size()
        return self._choose_click(widgets)

    def _choose_click(self, widgets: list[tk.Misc]) -> Step:
        """Mostly a button that can be used; a picture or a text may be one too."""
        allowed = [w for w in widgets if not _ENDINGS.search(_get_text(w))]
        buttons = _choose_kind(allowed, _BUTTONS)
        enabled = [button for button in buttons if _is_enabled(button)]
        others = [w for w in allowed if _get_kind(w) not in _NEVER_CLICKED]
        pools = [pool for pool in (enabled, buttons, others) if pool]
        if not pools:
            return self._choose_key()
        pool = pools[0] if self._chance.random() < 0.8 else self._chance.choice(pools)
        # The one of two that was clicked on less: Reset should not end every round.
        widget = min(
            self._chance.choices(pool, k=2), key=lambda w: self._clicks[str(w)]
        )
        self._clicks[str(widget)] += 1
        times = self._chance.choice([1, 1, 1, 2])
        words = "clicked on" if times == 1 else "clicked twice on"
        return f"{words} {_describe(widget)}", lambda: _click(widget, times)

    def _choose_typing(self, box: tk.Misc) -> Step:
        text = self._chance.choice(self._chance.choice([_RUBBISH, _BETS]))
        shown = repr(text) if len(text) < 30 else f"{len(text)} characters"
        return f"typed {shown} into {_describe(box)}", lambda: _type(box, text)

    def _choose_key(self) -> Step:
        key = self._chance.choice(_KEYS)
        state = self._chance.choice([0, 0, 0, _CONTROL])
        if key.isupper() and len(key) == 1:
            state = _SHIFT
        words = f"pressed the key {'Ctrl+' if state == _CONTROL else ''}{key}"
        return words, lambda: _press_key(self._form.window, key, state)

    def _choose_size(self) -> Step:
        width, height = self._chance.choice(_SIZES)
        window = self._form.window
        words = f"made the window {width} by {height} pixels"
        return words, lambda: _set_size(window, width, height)

    def _close_in_the_middle(self) -> None:
        """Close the window while a click waits to be handled."""
        if self._kinds:
            words, do = self._choose_click(self._form.get_widgets())
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


def _choose_kind(widgets: list[tk.Misc], kinds: tuple[str, ...]) -> list[tk.Misc]:
    return [widget for widget in widgets if _get_kind(widget) in kinds]


def _get_kind(widget: tk.Misc) -> str:
    """Return the kind of a widget: ``Button`` for those of tk and of ttk."""
    kind = str(widget.tk.call("winfo", "class", str(widget)))
    return kind.removeprefix("T") if kind[1:2].isupper() else kind


def _get_text(widget: tk.Misc) -> str:
    try:
        return str(widget.cget("text"))
    except tk.TclError:
        return ""


def _is_enabled(button: tk.Misc) -> bool:
    try:
        return "disabled" not in str(button.tk.call(str(button), "state"))
    except tk.TclError:  # not one of ttk's
        return str(button.cget("state")) != "disabled"


def _describe(widget: tk.Misc) -> str:
    text = _get_text(widget).strip()
    return f'the {_get_kind(widget)} "{text or widget.winfo_name()}"'


def _click(widget: tk.Misc, times: int) -> None:
    x, y = widget.winfo_width() // 2, widget.winfo_height() // 2
    widget.event_generate("<Enter>", x=x, y=y)
    for _ in range(times):
        widget.event_generate("<ButtonPress-1>", x=x, y=y, when="tail")
        widget.event_generate("<ButtonRelease-1>", x=x, y=y, when="tail")


def _type(box: Any, text: str) -> None:
    start = "1.0" if _get_kind(box) == "Text" else 0
    box.focus_force()
    box.delete(start, "end")
    box.insert(start, text)
    box.event_generate("<KeyRelease>", keysym="0")


def _set_size(window: tk.Tk | tk.Toplevel, width: int, height: int) -> None:
    window.geometry(f"{width}x{height}")


def _press_key(window: tk.Misc, key: str, state: int) -> None:
    focused = window.focus_lastfor() or window
    focused.focus_force()
    focused.event_generate("<KeyPress>", keysym=key, state=state, when="tail")
    focused.event_generate("<KeyRelease>", keysym=key, state=state, when="tail")


if __name__ == "__main__":
    main()
