"""The steps of a hunt: what may be done to a window whose widgets are not known.

Menus, and buttons that say that they end the program, are left alone.
"""

import random
import re
import tkinter as tk
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

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

_Option = TypeVar("_Option")

Step = tuple[str, Callable[[], None]]
"""What will be done, in words, and how it is done."""


class StepChooser:
    """Chooses what to do to a window next.

    Args:
        window: the window.
        kinds: which kinds of steps there may be: click, box, key, size.
        chance: decides.
    """

    def __init__(
        self, window: tk.Tk | tk.Toplevel, kinds: list[str], chance: random.Random
    ) -> None:
        self._window = window
        self._kinds = kinds
        self._chance = chance
        self._uses: Counter[str] = Counter()

    def choose(self, widgets: list[tk.Misc]) -> Step:
        """Choose a step with these widgets; a click where there is nothing to type."""
        kind = self._chance.choice(self._kinds)
        boxes = _choose_kind(widgets, _BOXES)
        if kind == "box" and boxes:
            return self._choose_typing(self._chance.choice(boxes))
        if kind == "key":
            return self._choose_key()
        if kind == "size":
            return self._choose_size()
        return self.choose_click(widgets)

    def _choose_rarest(self, options: list[_Option]) -> _Option:
        """Choose what was used least: a button that can seldom be used is used then."""
        shuffled = self._chance.sample(options, len(options))
        rarest = min(shuffled, key=lambda option: self._uses[str(option)])
        self._uses[str(rarest)] += 1
        return rarest

    def choose_click(self, widgets: list[tk.Misc]) -> Step:
        """Mostly a button that can be used; a picture or a text may be one too."""
        allowed = [w for w in widgets if not _ENDINGS.search(_get_text(w))]
        buttons = _choose_kind(allowed, _BUTTONS)
        enabled = [button for button in buttons if _is_enabled(button)]
        others = [w for w in allowed if _get_kind(w) not in _NEVER_CLICKED]
        pools = [pool for pool in (enabled, buttons, others) if pool]
        if not pools:
            return self._choose_key()
        pool = pools[0] if self._chance.random() < 0.8 else self._chance.choice(pools)
        widget = self._choose_rarest(pool)
        times = self._chance.choice([1, 1, 1, 2])
        words = "clicked on" if times == 1 else "clicked twice on"
        return f"{words} {_describe(widget)}", lambda: _click(widget, times)

    def _choose_typing(self, box: tk.Misc) -> Step:
        text = self._choose_rarest(self._chance.choice([_RUBBISH, _BETS]))
        shown = repr(text) if len(text) < 30 else f"{len(text)} characters"
        with_return = self._chance.random() < 0.3
        end = " and pressed Return" if with_return else ""
        words = f"typed {shown} into {_describe(box)}{end}"
        return words, lambda: _type(box, text, with_return)

    def _choose_key(self) -> Step:
        key = self._choose_rarest(_KEYS)
        state = self._chance.choice([0, 0, 0, _CONTROL])
        if key.isupper() and len(key) == 1:
            state = _SHIFT
        words = f"pressed the key {'Ctrl+' if state == _CONTROL else ''}{key}"
        return words, lambda: _press_key(self._window, key, state)

    def _choose_size(self) -> Step:
        width, height = self._choose_rarest(_SIZES)
        words = f"made the window {width} by {height} pixels"
        return words, lambda: _set_size(self._window, width, height)


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


def _type(box: Any, text: str, with_return: bool) -> None:
    start = "1.0" if _get_kind(box) == "Text" else 0
    box.focus_force()
    box.delete(start, "end")
    box.insert(start, text)
    box.event_generate("<KeyRelease>", keysym="0")
    if with_return:
        box.event_generate("<KeyPress>", keysym="Return", when="tail")


def _set_size(window: tk.Tk | tk.Toplevel, width: int, height: int) -> None:
    window.geometry(f"{width}x{height}")


def _press_key(window: tk.Misc, key: str, state: int) -> None:
    focused = window.focus_lastfor() or window
    focused.focus_force()
    focused.event_generate("<KeyPress>", keysym=key, state=state, when="tail")
    focused.event_generate("<KeyRelease>", keysym=key, state=state, when="tail")
