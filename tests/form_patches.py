"""Makes tkinter tell what a form does, and never wait for a person."""

import _tkinter
import random
import time
import tkinter as tk
from collections.abc import Callable
from tkinter import commondialog
from typing import Any

# Milliseconds after which a form that waits for a variable is let go on.
_LONGEST_WAIT = 20

# Seconds for which a form may be busy before the next step.
_LONGEST_BUSY = 0.3

_ANSWERS = {
    "ok": ["ok"],
    "okcancel": ["ok", "cancel"],
    "yesno": ["yes", "no"],
    "yesnocancel": ["yes", "no", "cancel"],
    "retrycancel": ["cancel"],
    "abortretryignore": ["ignore"],
}


class NoWindowError(Exception):
    """No window can be opened here, whatever is in it."""


def never_wait(chance: random.Random) -> None:
    """Let dialogs of all kinds be answered at once, and main loops return."""

    def answer(dialog: Any, **options: Any) -> str:
        kind = str({**dialog.options, **options}.get("type", ""))
        return chance.choice(_ANSWERS[kind]) if kind in _ANSWERS else ""

    def close(waiting: tk.Misc, window: tk.Misc | None = None) -> None:
        process_events(waiting)
        close_window(waiting if window is None else window)

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


def watch_errors(note: Callable[[BaseException], None]) -> None:
    """Hear of the errors in callbacks, and of the exits, which Tk tells nobody."""

    class Callback(tk.CallWrapper):
        def __call__(self, *arguments: Any) -> Any:
            try:
                return super().__call__(*arguments)  # type: ignore[no-untyped-call]
            except SystemExit as error:
                note(error)

    def report(_: tk.Tk, kind: object, error: BaseException, where: object) -> None:
        note(error)

    setattr(tk, "CallWrapper", Callback)  # noqa: B010 (mypy knows a class there)
    setattr(tk.Tk, "report_callback_exception", report)  # noqa: B010 (the same)


def watch_roots(note_error: Callable[[str], None]) -> list[tk.Tk]:
    """Return a list that all main windows made from now on come into.

    Args:
        note_error: is told Tk's own errors in them.
    """
    roots: list[tk.Tk] = []
    tk_makes_root = tk.Tk.__init__

    def make_root(root: tk.Tk, *arguments: Any, **options: Any) -> None:
        try:
            tk_makes_root(root, *arguments, **options)
        except tk.TclError as error:
            raise NoWindowError(str(error)) from error
        root.createcommand("bgerror", note_error)
        roots.append(root)

    setattr(tk.Tk, "__init__", make_root)  # noqa: B010 (mypy knows a method there)
    return roots


def process_events(window: tk.Misc) -> None:
    """Let happen what waits, but go on if that does not end.

    Tk's own ``update`` does not come back as long as a form's timer, started again
    each time, is quicker than what it does: on a busy machine many are.
    """
    end = time.monotonic() + _LONGEST_BUSY
    for _ in range(2):
        if is_open(window):
            window.winfo_pointerxy()  # the display has done everything by then
        while window.tk.dooneevent(_tkinter.DONT_WAIT):
            if time.monotonic() > end:
                break
    if is_open(window):
        window.update_idletasks()


def is_open(window: tk.Misc) -> bool:
    """Return whether a window is still there."""
    try:
        return bool(window.winfo_exists())
    except tk.TclError:
        return False


def close_window(window: tk.Misc) -> None:
    """Do what a click on the cross of a window does; then it is gone."""
    if is_open(window) and isinstance(window, (tk.Tk, tk.Toplevel)):
        handler = window.protocol("WM_DELETE_WINDOW")
        if handler:
            window.tk.eval(handler)
    if is_open(window):
        window.destroy()
