"""Lets a test hold the time in which cards move, and look at what is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from gui.main_window import MainWindow
    from tests.form_driver import FormDriver


class Time:
    """The time of the cards and of all timers: it stands still until a test goes on.

    Args:
        window: the window whose timers are taken over.
        monkeypatch: puts everything back after the test.
    """

    def __init__(self, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
        self._window = window
        self._now = 0  # milliseconds
        self._waiting: list[tuple[int, Callable[[], None]]] = []
        self._after = window.after
        monkeypatch.setattr("gui.motion.monotonic", lambda: self._now / 1000)
        monkeypatch.setattr(window, "after", self._note)

    def go_on(self) -> None:
        """Let half the time of a card pass."""
        from gui.motion import SLIDE_TIME

        self.let_pass(SLIDE_TIME // 2)

    def let_pass(self, milliseconds: int) -> None:
        """Let some time pass, and with it the timers that are due by then."""
        self._now += milliseconds
        due = [callback for when, callback in self._waiting if when <= self._now]
        self._waiting = [timer for timer in self._waiting if timer[0] > self._now]
        for callback in due:
            callback()
        self._window.update()

    def _note(self, delay: Any, callback: Callable[..., None], *arguments: Any) -> None:
        if delay == "idle":  # tkinter's after_idle comes here too
            self._after(delay, callback, *arguments)
        else:
            self._waiting.append((self._now + delay, callback))


def is_moving(form: FormDriver) -> bool:
    """Return whether cards are on their way."""
    table: Any = form.find("table")
    return bool(table.find_withtag("moving"))


def wait_until_still(form: FormDriver, time: Time) -> None:
    """Let the time go on until no card moves."""
    while is_moving(form):
        time.go_on()


def get_picture(form: FormDriver) -> list[tuple[str, ...]]:
    """Return everything that can be seen: each item of the table, and all texts."""
    table: Any = form.find("table")
    items = [
        (
            table.type(item),
            str(table.coords(item)),
            table.itemcget(item, "state"),
            table.itemcget(item, "image") if table.type(item) == "image" else "",
        )
        for item in table.find_all()
    ]
    return [*items, (form.get_all_text(),), tuple(sorted(form.get_enabled()))]
