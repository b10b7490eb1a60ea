"""Opens a submission's form, whatever kind of thing it is."""

import inspect
import pkgutil
import tkinter as tk
import traceback
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.form_patches import (
    close_window,
    is_open,
    process_events,
    watch_errors,
    watch_roots,
)
from tests.form_source import FORM


class FormWindow:
    """A submission's form in its window.

    Attributes:
        errors: what went wrong, each as a sentence.
        window: the window in which the form is shown.
    """

    def __init__(self) -> None:
        self.errors: list[str] = []
        self._is_closing = False
        watch_errors(self._note_error)
        self._roots = watch_roots(self._note_error_of_tk)
        self.window = self._find_window(_make_form(find_form_class()))
        process_events(self.window)
        if not any(widget.winfo_width() > 1 for widget in self.get_widgets()):
            self.errors.append("the window opens with nothing in it")

    def get_widgets(self) -> list[tk.Misc]:
        """Return all widgets in the window that can be seen."""
        if not is_open(self.window):
            return []
        return [widget for widget in _iterate(self.window) if widget.winfo_viewable()]

    def settle(self) -> None:
        """Let all that waits happen, and close other windows as a person would."""
        process_events(self.window)
        for window in self._get_other_windows():
            close_window(window)
        if not is_open(self.window) and not self.errors:
            self.errors.append("the window has closed itself")

    def close(self) -> None:
        """Close the window, as a person would; a program may end itself then."""
        self._is_closing = True
        close_window(self.window)
        if any(is_open(root) for root in self._roots):
            process_events(self.window)  # the main loop goes on only then
        for root in self._roots:
            close_window(root)

    def _find_window(self, form: object) -> tk.Tk | tk.Toplevel:
        """Return the window of a form, which is shown if it does not see to that."""
        if isinstance(form, tk.Widget) and not form.winfo_manager():
            form.pack(fill="both", expand=True)
        return form.winfo_toplevel() if isinstance(form, tk.Misc) else self._roots[-1]

    def _get_other_windows(self) -> list[tk.Misc]:
        return [
            widget
            for root in self._roots
            if is_open(root)
            for widget in list(_iterate(root))
            if isinstance(widget, tk.Toplevel) and widget is not self.window
        ]

    def _note_error(self, error: BaseException) -> None:
        if not isinstance(error, SystemExit):
            self.errors.append(describe_error(error))
        elif not self._is_closing:
            self.errors.append(f"the program has ended itself: {describe_error(error)}")

    def _note_error_of_tk(self, message: str) -> None:
        self.errors.append(f"TclError: {message}")


def find_form_class() -> type[Any]:
    """Return the class of the form, from any module of the package ``gui``.

    Raises:
        ImportError: no module has it; or what else importing them raises.
    """
    package = import_module("gui")
    names = [module.name for module in pkgutil.iter_modules(package.__path__)]
    others = [f"gui.{name}" for name in names if name != "__main__"]
    failures: list[Exception] = []
    for name in ["gui.blackjack_form", "gui", *others]:
        try:
            found = getattr(import_module(name), FORM, None)
        except Exception as error:  # noqa: BLE001 (it may be in the next module)
            failures.append(error)
        else:
            if isinstance(found, type):
                return found
    raise failures[0] if failures else ImportError(f"gui has no class {FORM}")


def describe_error(error: BaseException) -> str:
    """Return an error in one line, with the place in the student's code."""
    text = "".join(traceback.format_exception_only(error)).strip().splitlines()[-1]
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        path = Path(frame.filename)
        if path.parent.name in ("gui", "games", "gameobjects"):
            return f"{text[:300]} ({path.parent.name}/{path.name}, line {frame.lineno})"
    return text[:300]


def _make_form(form_class: type[Any]) -> object:
    """Make a form; one that asks for no master makes its window, or finds it."""
    if not issubclass(form_class, tk.Tk):
        try:
            inspect.signature(form_class).bind("master")
        except TypeError:
            pass
        else:
            return form_class(tk.Tk())
    return form_class()


def _iterate(widget: tk.Misc) -> Iterator[tk.Misc]:
    """Return what lies in a widget, at any depth."""
    for child in widget.winfo_children():
        yield child
        yield from _iterate(child)
