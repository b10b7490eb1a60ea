"""What the forms of all games have in common: finding widgets, keys and focus."""

import tkinter as tk
from tkinter import ttk

from gui import styles
from gui.keyboard import (
    bind_input,
    has_shift,
    is_control,
    is_for_the_game,
    is_return,
)
from gui.widgets import find_widget, get_focused_widget


class GameForm(ttk.Frame):
    """A form that shows a game; each game's own form fills in what raises here.

    Every form has a button ``deal``; Return presses it where no button has the
    focus.

    Args:
        master: the window or frame in which the form is made.
    """

    def __init__(self, master: tk.Misc) -> None:
        styles.prepare_styles(master)
        super().__init__(master)

    def show(self) -> None:
        """Show what the logic says now, on the table and beside it."""
        raise NotImplementedError

    def start_again(self) -> None:
        """Throw the game away and begin a new one."""
        raise NotImplementedError

    def focus_first(self) -> None:
        """Give the keyboard to the first thing that can be used."""
        raise NotImplementedError

    def press_letter(self, letter: str, with_shift: bool) -> bool:
        """Do what a letter key stands for; return whether it stands for anything."""
        raise NotImplementedError

    def bind_keys(self) -> None:
        """Let the keys reach the form; all its widgets must have been made."""
        bind_input(self, self._press_key)

    def get_button(self, name: str) -> ttk.Button:
        """Return the button of that Tk name."""
        return find_widget(self, name, ttk.Button)

    def set_text(self, name: str, text: str) -> None:
        """Put a text into the label of that Tk name."""
        find_widget(self, name, ttk.Label).configure(text=text)

    def enable(self, name: str, is_enabled: bool) -> None:
        """Make the button or box of that Tk name usable or not."""
        widget = find_widget(self, name, ttk.Widget)
        widget.state(["!disabled" if is_enabled else "disabled"])

    def is_enabled(self, name: str) -> bool:
        """Return whether the button or box of that Tk name can be used."""
        return not find_widget(self, name, ttk.Widget).instate(["disabled"])

    def focus_usable(self, names: list[str]) -> None:
        """Take the keyboard from what cannot be used now.

        Args:
            names: the buttons that may get it; the first that is enabled does. Where
                none is, the form itself keeps it, so that letters still arrive.
        """
        focused = get_focused_widget(self)
        if isinstance(focused, ttk.Button) and not focused.instate(["disabled"]):
            return
        for name in names:
            if self.is_enabled(name):
                self.get_button(name).focus_set()
                return
        self.focus_set()

    def _press_key(self, event: "tk.Event[tk.Misc]") -> str:
        if is_control(event, "r"):
            self.start_again()
            return "break"
        if is_return(event):
            self._press_return(event.widget)
            return "break"
        if is_for_the_game(event):
            is_used = self.press_letter(event.keysym.lower(), has_shift(event))
            return "break" if is_used else ""
        return ""

    def _press_return(self, focused: tk.Misc) -> None:
        if isinstance(focused, ttk.Button):
            focused.invoke()
        else:
            self.get_button("deal").invoke()
