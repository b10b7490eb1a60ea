"""Plays a form as a person does: by events on its buttons, its box and its keys."""

import tkinter as tk
from tkinter import ttk
from typing import Any

from gui.blackjack_form import Blackjack_Form
from gui.game_form import GameForm
from gui.main_window import MainWindow
from gui.widgets import find_widget, iterate_widgets

SHIFT, CAPS_LOCK, CONTROL = 0x1, 0x2, 0x4


def show_alone(root: tk.Tk) -> "FormDriver":
    """Show a Blackjack form in a plain window, and return what drives it."""
    Blackjack_Form(root).grid(sticky="nsew")
    root.update()
    return FormDriver(root)


class FormDriver:
    """A form in a window, with the events of mouse and keyboard.

    Args:
        window: the window, shown and with the keyboard's focus.
        form: the form, where the window has more than one.
    """

    def __init__(self, window: tk.Tk, form: tk.Widget | None = None) -> None:
        self.window = window
        self.form = form or window

    def click(self, name: str, times: int = 1) -> None:
        """Click on a button; all clicks are waiting before the first is handled."""
        widget = self.find(name)
        x, y = widget.winfo_width() // 2, widget.winfo_height() // 2
        widget.event_generate("<Enter>", x=x, y=y)
        for _ in range(times):
            widget.event_generate("<ButtonPress-1>", when="tail", x=x, y=y)
            widget.event_generate("<ButtonRelease-1>", when="tail", x=x, y=y)
        self.window.update()

    def press(self, keysym: str, state: int = 0, times: int = 1) -> None:
        """Press a key; all presses are waiting before the first is handled."""
        focused = self.get_focused()
        for _ in range(times):
            focused.event_generate(
                "<KeyPress>", keysym=keysym, state=state, when="tail"
            )
            focused.event_generate(
                "<KeyRelease>", keysym=keysym, state=state, when="tail"
            )
        self.window.update()

    def get_alt(self) -> int:
        """Return the bit of Alt in the state of a key, which differs by system."""
        system = self.window.tk.call("tk", "windowingsystem")
        return 0x20000 if system == "win32" else 0x8

    def type_bet(self, text: str) -> None:
        """Put a text into the bet box as if it were typed, and keep the focus there."""
        box = self.find("bet")
        assert isinstance(box, ttk.Spinbox)
        box.focus_force()
        box.delete(0, "end")
        box.insert(0, text)
        self.window.update()

    def find(self, name: str) -> tk.Widget:
        """Return the widget of that Tk name."""
        return find_widget(self.form, name, tk.Widget)

    def get_text(self, name: str) -> str:
        """Return the text of a label or a button, or what is in a box."""
        widget = self.find(name)
        if isinstance(widget, ttk.Entry):
            return widget.get()
        return str(widget.cget("text"))

    def get_all_text(self) -> str:
        """Return every text that can be read anywhere in the window."""
        labels = [
            widget
            for widget in iterate_widgets(self.form)
            if isinstance(widget, (ttk.Label, ttk.Button))
        ]
        texts = [str(widget.cget("text")) for widget in labels]
        texts += self._get_options("text", "all", "text")
        return "\n".join(texts)

    def get_visible_text(self) -> str:
        """Return every text that can be read, hidden items of the table left out."""
        hidden = self._get_options("text", "all", "state")
        on_table = self._get_options("text", "all", "text")
        shown = [text for text, state in zip(on_table, hidden) if state != "hidden"]
        labels = [
            str(widget.cget("text"))
            for widget in iterate_widgets(self.form)
            if isinstance(widget, ttk.Label)
        ]
        return "\n".join([*labels, *shown])

    def is_enabled(self, name: str) -> bool:
        """Return whether a button or box can be used."""
        widget = self.find(name)
        assert isinstance(widget, ttk.Widget)
        return not widget.instate(["disabled"])

    def get_enabled(self) -> set[str]:
        """Return the names of all buttons and boxes that can be used."""
        kinds = (ttk.Button, ttk.Entry)
        return {
            widget.winfo_name()
            for widget in iterate_widgets(self.form)
            if isinstance(widget, kinds) and not widget.instate(["disabled"])
        }

    def get_focused(self) -> tk.Misc:
        """Return the widget that has the keyboard."""
        focused = self.window.focus_get()
        assert focused is not None
        return focused

    def get_pictures(self, tag: str) -> list[Any]:
        """Return what is really shown as the cards of a hand: the pixels of each."""
        return [self.get_pixels(image) for image in self.get_image_names(tag)]

    def get_image_names(self, tag: str) -> list[str]:
        """Return the names of Tk's images that are shown as the cards of a hand."""
        return self._get_options("image", tag, "image")

    def get_pixels(self, image: object) -> Any:
        """Return the pixels of a picture."""
        return self.window.tk.call(str(image), "data")

    def _get_options(self, kind: str, tag: str, option: str) -> list[str]:
        """Return an option of all items of a kind that have a tag on the table."""
        call, table = self.window.tk.call, str(self.find("table"))
        return [
            str(call(table, "itemcget", item, f"-{option}"))
            for item in self.window.tk.splitlist(call(table, "find", "withtag", tag))
            if call(table, "type", item) == kind
        ]


def show_game(window: MainWindow, name: str) -> FormDriver:
    """Choose a game in the main window, and return what drives its form."""
    window.show_game(name)
    window.update()
    (form,) = [
        widget
        for widget in window.children.values()
        if isinstance(widget, GameForm) and widget.winfo_ismapped()
    ]
    window.focus_lastfor().focus_force()  # type: ignore[union-attr]
    window.update()
    return FormDriver(window, form)
