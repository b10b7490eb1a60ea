"""What the forms of all games have in common: finding widgets, keys and focus."""

import tkinter as tk
from tkinter import ttk

from gui import styles
from gui.card_steps import count_resting, find_steps
from gui.card_table import CardTable, ShownCard
from gui.history import History
from gui.keyboard import (
    bind_input,
    has_shift,
    ignore_input,
    ignore_waiting_input,
    is_alt,
    is_control,
    is_for_the_game,
    is_return,
    listen,
)
from gui.motion import Step, is_moving, play
from gui.widgets import find_widget, get_focused_widget

HISTORY_EVENT = "<<History>>"
"""Asks the window to show its history, or to show it no more."""


class GameForm(ttk.Frame):
    """A form that shows a game; each game's own form fills in what raises here.

    Every form has a button ``deal``; Return presses it where no button has the
    focus.

    Args:
        master: the window or frame in which the form is made.
    """

    def __init__(self, master: tk.Misc) -> None:
        styles.prepare_styles(master)
        # Tab walks past the form: it has keys, but no ring to show that it is there.
        super().__init__(master, takefocus=False)

    def show(self) -> None:
        """Show what the logic says now, on the table and beside it, and take input."""
        self.show_controls()
        self.show_table()
        listen(self)

    def show_controls(self) -> None:
        """Show the texts, the boxes and the buttons beside the cards."""
        raise NotImplementedError

    def show_table(self) -> None:
        """Show the cards alone."""
        table = self.get_table()
        if table.winfo_width() > 1:  # else not laid out yet: <Configure> comes back
            self.draw_table(table)

    def draw_table(self, table: CardTable) -> None:
        """Draw the cards alone, on a table that has its size."""
        raise NotImplementedError

    def show_count(self, tag: str, count: int) -> None:
        """Show what the cards of a hand are worth that can be seen by now.

        Args:
            tag: the tag of the hand on the table.
            count: how many of its cards can be seen.
        """
        raise NotImplementedError

    def get_hand_tags(self) -> tuple[str, ...]:
        """Return the tags of the hands that this game has on the table."""
        raise NotImplementedError

    def get_round_word(self) -> str:
        """Return what the history calls a round of this game, such as ``Round``."""
        raise NotImplementedError

    def get_usable_names(self) -> list[str]:
        """Return the buttons that may get the keyboard, in reading order."""
        raise NotImplementedError

    def start_again(self) -> None:
        """Throw the game away and begin a new one."""
        raise NotImplementedError

    def focus_first(self) -> None:
        """Give the keyboard to the first thing that can be used.

        The first button that is enabled gets it. Where none is, the form itself does,
        so that letters still arrive.
        """
        for name in self.get_usable_names():
            if self.is_enabled(name):
                self.get_button(name).focus_set()
                return
        self.focus_set()

    def press_letter(self, letter: str, with_shift: bool) -> bool:
        """Do what a letter key stands for; return whether it stands for anything."""
        raise NotImplementedError

    def press_alt_letter(self, letter: str, with_shift: bool) -> bool:
        """Do what Alt and a letter stand for; return whether they stand for anything."""
        raise NotImplementedError

    def bind_keys(self) -> None:
        """Let the keys reach the form; all its widgets must have been made."""
        bind_input(self, self._press_key, self.hurry)
        self.bind("<FocusIn>", self._leave_disabled)
        self.get_button("deal").bind("<Double-Button-1>", _drop_second_click)
        self.get_table().bind("<Button-1>", lambda _: self.focus_set())

    def follow_sizes(self, *names: str) -> None:
        """Draw the table anew whenever it or a widget of these Tk names is resized."""
        for name in ("table", *names):
            widget = find_widget(self, name, tk.Widget)
            widget.bind("<Configure>", lambda _: self.fit_table())

    def hurry(self) -> None:
        """Put cards that are on their way down at once."""
        if is_moving(self.get_table()):
            self.finish()

    def finish(self) -> None:
        """Show how things are when no card moves any more, and listen again."""
        self.show()
        self.focus_usable()
        history = self._find_history()
        if history is not None:
            history.reveal()
        ignore_waiting_input(self)

    def show_done(self, lines: list[str], is_new_round: bool = False) -> None:
        """Tell of something that was done to the logic, and show it.

        Args:
            lines: what the history says of it.
            is_new_round: True where the cards that lie on the table are taken away.
        """
        before = [] if is_new_round else self.get_table().get_shown_cards()
        self.tell(lines, is_new_round)
        self._show_change(before)

    def tell(self, lines: list[str], is_new_round: bool = False) -> None:
        """Add lines of a round to the history, where the window has one.

        They can be read when no card moves any more: the result comes last.

        Args:
            lines: what happened.
            is_new_round: True where a round begins with these lines.
        """
        history = self._find_history()
        if history is not None:
            word = self.get_round_word()
            number = history.get_round_number(word) + is_new_round
            for line in lines:
                history.add(f"{word} {number} · {line}" if number else line)

    def fit_table(self) -> None:
        """Draw the table in its new size; where cards move, they move no more."""
        if is_moving(self.get_table()):
            self.finish()
        else:
            self.show_table()

    def get_table(self) -> CardTable:
        """Return the canvas of the cards."""
        return find_widget(self, "table", CardTable)

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

    def focus_usable(self) -> None:
        """Take the keyboard from what cannot be used now; leave it to other windows."""
        focused = get_focused_widget(self)
        if focused is None and not self._has_focus_itself():
            return
        if isinstance(focused, ttk.Button) and not focused.instate(["disabled"]):
            return
        GameForm.focus_first(self)  # the first button, where a form prefers a box too

    def _find_history(self) -> History | None:
        history = self.winfo_toplevel().children.get("history")
        return history if isinstance(history, History) else None

    def _show_change(self, before: list[ShownCard]) -> None:
        """Show what the logic says now; cards that were not there come from the deck."""
        steps = self._find_steps(before) if self._is_animated() else []
        if not steps:
            self.finish()
            return
        table = self.get_table()
        table.hide_ends()
        ignore_input(self)
        count_resting(steps, table, self.get_hand_tags(), self.show_count)
        play(table, steps, self.finish)

    def _find_steps(self, before: list[ShownCard]) -> list[Step]:
        """Put every card in its new place, and return how each new one gets there."""
        self.show_table()
        return find_steps(before, self.get_table(), self.show_count)

    def _has_focus_itself(self) -> bool:
        """Return whether the form has the keyboard, or its window and nothing in it."""
        return str(self.tk.call("focus")) in (str(self), str(self.winfo_toplevel()))

    def _is_animated(self) -> bool:
        """Cards move where the window says so in Tk's own database of options."""
        setting = self.tk.call("option", "get", self, "animation", "Animation")
        return str(setting) == "on"

    def _leave_disabled(self, event: "tk.Event[tk.Misc]") -> None:
        """A dialog that closes gives the keyboard back to where it was, usable or not."""
        if isinstance(event.widget, ttk.Button) and event.widget.instate(["disabled"]):
            self.focus_usable()

    def _press_key(self, event: "tk.Event[tk.Misc]") -> str:
        if is_control(event, "r"):
            self.start_again()
            return "break"
        if is_control(event, "h"):  # which would delete a letter in a box
            self.winfo_toplevel().event_generate(HISTORY_EVENT)
            return "break"
        if is_return(event):
            self._press_return(event.widget)
            return "break"
        if is_alt(event):
            is_used = self.press_alt_letter(event.keysym.lower(), has_shift(event))
            return "break" if is_used else ""
        if is_for_the_game(event):
            is_used = self.press_letter(event.keysym.lower(), has_shift(event))
            return "break" if is_used else ""
        return ""

    def _press_return(self, focused: tk.Misc) -> None:
        if isinstance(focused, ttk.Button):
            focused.invoke()
        else:
            self.get_button("deal").invoke()


def _drop_second_click(event: "tk.Event[tk.Misc]") -> str:
    """Take a double click on Deal for one: a natural may have ended the deal at once.

    An event without a time is made by a program, which clicks as fast as it likes.
    """
    return "break" if event.time else ""
