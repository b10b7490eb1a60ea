"""Opens a submission's form, whatever kind of widget it is, so that it never waits."""

import inspect
import pkgutil
import random
import tkinter as tk
import traceback
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from tkinter import commondialog
from types import ModuleType, TracebackType
from typing import Any

from tests.form_source import FORM

# Milliseconds after which a form that waits for a variable is let go on.
_LONGEST_WAIT = 20

# Tk's own, whatever an earlier form in this process has been given.
_CallWrapper = tk.CallWrapper

_ANSWERS = {
    "ok": ["ok"],
    "okcancel": ["ok", "cancel"],
    "yesno": ["yes", "no"],
    "yesnocancel": ["yes", "no", "cancel"],
    "retrycancel": ["cancel"],
    "abortretryignore": ["ignore"],
}


class FormWindow:
    """A submission's form in its window.

    Attributes:
        errors: what went wrong in callbacks, each as a sentence.
    """

    def __init__(self) -> None:
        self.errors: list[str] = []
        self._is_closing = False
        tk.Tk.report_callback_exception = self._note_error
        _watch_exits(self._note_exit)
        form_class = find_form_class()
        self._root: tk.Tk = form_class() if issubclass(form_class, tk.Tk) else tk.Tk()
        self.window: tk.Tk | tk.Toplevel = self._root
        if not issubclass(form_class, tk.Tk):
            self._put_into_window(_make_form(form_class, self._root))
        self._root.createcommand("bgerror", self._note_background_error)
        self.window.update()

    @property
    def is_open(self) -> bool:
        """Whether the window is still there."""
        try:
            return bool(self.window.winfo_exists())
        except tk.TclError:
            return False

    def get_widgets(self) -> list[tk.Misc]:
        """Return all widgets in the window that can be seen."""
        return [widget for widget in _iterate(self.window) if widget.winfo_viewable()]

    def settle(self) -> None:
        """Let all that waits happen, and close other windows as a person would."""
        try:
            self.window.update()
            for widget in list(_iterate(self._root, with_windows=True)):
                if isinstance(widget, tk.Toplevel) and widget is not self.window:
                    _close(widget)
        except tk.TclError:
            if self.is_open:
                raise
        if not self.is_open and not self.errors:
            self.errors.append("the window has closed itself")

    def close(self) -> None:
        """Close the window, as a person would; a program may end itself then."""
        self._is_closing = True
        try:
            _close(self.window)
            if self.window is not self._root:
                self._root.update()
                self._root.destroy()
        except tk.TclError:
            if self.is_open:
                raise

    def _put_into_window(self, form: object) -> None:
        """Show a form as whoever made it would, if it does not do so by itself."""
        if isinstance(form, tk.Toplevel):
            self._root.withdraw()
            self.window = form
        elif isinstance(form, tk.Widget) and not form.winfo_manager():
            form.pack(fill="both", expand=True)

    def _note_error(
        self,
        kind: type[BaseException],
        error: BaseException,
        where: TracebackType | None,
    ) -> None:
        self.errors.append(describe_error(error))

    def _note_exit(self, error: SystemExit) -> None:
        if not self._is_closing:
            self.errors.append(f"the program has ended itself: {describe_error(error)}")

    def _note_background_error(self, message: str) -> None:
        self.errors.append(f"TclError: {message}")


def find_form_class() -> type[Any]:
    """Return the class of the form, from any module of the package ``gui``.

    Raises:
        ImportError: no module has it; or what else importing them raises.
    """
    modules: list[ModuleType] = []
    try:
        modules.append(import_module("gui.blackjack_form"))
    except ModuleNotFoundError as error:
        if error.name != "gui.blackjack_form":
            raise
        modules.append(import_module("gui"))
        names = [module.name for module in pkgutil.iter_modules(modules[0].__path__)]
        modules += [import_module(f"gui.{n}") for n in names if n != "__main__"]
    for module in modules:
        found = getattr(module, FORM, None)
        if isinstance(found, type):
            return found
    raise ImportError(f"there is no class {FORM} in gui/blackjack_form.py")


def describe_error(error: BaseException) -> str:
    """Return an error in one line, with the place in the student's code."""
    text = "".join(traceback.format_exception_only(error)).strip().splitlines()[-1]
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        path = Path(frame.filename)
        if path.parent.name in ("gui", "games", "gameobjects"):
            return f"{text[:300]} ({path.parent.name}/{path.name}, line {frame.lineno})"
    return text[:300]


def never_wait(chance: random.Random) -> None:
    """Let dialogs of all kinds be answered at once, and main loops return."""

    def answer(dialog: Any, **options: Any) -> str:
        kind = str({**dialog.options, **options}.get("type", ""))
        return chance.choice(_ANSWERS[kind]) if kind in _ANSWERS else ""

    def close(waiting: tk.Misc, window: tk.Misc | None = None) -> None:
        waiting.update()
        _close(waiting if window is None else window)

    def wait_a_little(waiting: tk.Misc, name: Any = "PY_VAR") -> None:
        def set_again() -> None:
            waiting.setvar(str(name), waiting.getvar(str(name)))

        timer = waiting.after(_LONGEST_WAIT, set_again)
        waiting.tk.call("tkwait", "variable", str(name))
        waiting.after_cancel(timer)

    def do_nothing(*_: object) -> None:
        pass

    patches: list[tuple[Any, str, Any]] = [
        (commondialog.Dialog, "show", answer),
        (tk.Misc, "wait_window", close),
        (tk.Misc, "wait_variable", wait_a_little),
        (tk.Misc, "waitvar", wait_a_little),
        (tk.Misc, "wait_visibility", do_nothing),
        (tk.Misc, "grab_set_global", do_nothing),
        (tk.Misc, "mainloop", do_nothing),
        (tk, "mainloop", do_nothing),
    ]
    for owner, name, replacement in patches:
        setattr(owner, name, replacement)


def _watch_exits(note: Callable[[SystemExit], None]) -> None:
    """Hear of the exits in callbacks, of which Tk makes errors without a text."""

    class Callback(_CallWrapper):
        def __call__(self, *arguments: Any) -> Any:
            try:
                return super().__call__(*arguments)  # type: ignore[no-untyped-call]
            except SystemExit as error:
                note(error)

    setattr(tk, "CallWrapper", Callback)  # noqa: B010 (mypy knows a class there)


def _make_form(form_class: type[Any], root: tk.Tk) -> Any:
    """Make a form in a window; one that asks for no master finds it by itself."""
    try:
        inspect.signature(form_class).bind(root)
    except TypeError:
        return form_class()
    return form_class(root)


def _iterate(widget: tk.Misc, with_windows: bool = False) -> Iterator[tk.Misc]:
    """Return what lies in a widget, at any depth."""
    for child in widget.winfo_children():
        if with_windows or not isinstance(child, tk.Toplevel):
            yield child
            yield from _iterate(child, with_windows)


def _close(window: tk.Misc) -> None:
    """Do what a click on the cross of a window does; then it is gone."""
    toplevel = window.winfo_toplevel()
    if toplevel is window and isinstance(window, (tk.Tk, tk.Toplevel)):
        handler = window.protocol("WM_DELETE_WINDOW")
        if handler:
            window.tk.eval(handler)
    if window.winfo_exists():
        window.destroy()
