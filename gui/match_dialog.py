"""The small window that asks for the numbers of a new match of Team Blackjack."""

import tkinter as tk
from collections.abc import Callable
from functools import partial
from tkinter import ttk

from games.team_blackjack import Match
from gui import styles
from gui.dialogs import keep_on_screen, open_dialog
from gui.keyboard import follow_releases, is_key_held, is_return
from gui.match_numbers import FIELDS, MOST, find_problems, get_arguments, get_numbers
from gui.styles import to_pixels
from gui.table_grid import make_button, make_label
from gui.widgets import find_widget

NAME = "match"
"""The Tk name of the window."""

_COLUMN_WIDTH, _PROBLEM_HEIGHT = 170, 56
_BOX_COLUMNS = 9
_START, _CANCEL = ("start", "Start", "s"), ("cancel", "Cancel", "c")


def show_match_dialog(
    form: ttk.Frame, match: Match, begin: Callable[[Match], None]
) -> None:
    """Ask for the numbers of a match, in one window however often it is called.

    Each number is checked as it is typed; a match with a wrong one cannot be started.

    Args:
        form: the form over which it is shown.
        match: the match whose numbers are offered.
        begin: called with the new match when it is started.
    """
    if opened := _find_dialog(form):
        opened.lift()
        find_widget(opened, FIELDS[0].name, ttk.Spinbox).focus_set()
        return
    dialog = open_dialog(form, NAME, "New match")
    for row, field in enumerate(FIELDS):
        _add_field(dialog, row, field.name, field.label, get_numbers(match)[field.name])
    _add_problem(dialog, len(FIELDS))
    _add_buttons(dialog, len(FIELDS) + 1, begin)
    _bind_keys(dialog, form)
    _show_problems(dialog)
    keep_on_screen(dialog)
    first = find_widget(dialog, FIELDS[0].name, ttk.Spinbox)
    first.focus_set()
    first.selection_range(0, "end")


def close_match_dialog(form: ttk.Frame) -> None:
    """Close the window that asks, if it is open: its form cannot be seen any more."""
    if opened := _find_dialog(form):
        opened.destroy()


def _find_dialog(form: ttk.Frame) -> tk.Toplevel | None:
    dialog = form.winfo_toplevel().children.get(NAME)
    return dialog if isinstance(dialog, tk.Toplevel) else None


def _add_field(
    dialog: tk.Toplevel, row: int, name: str, text: str, number: int
) -> None:
    gap = to_pixels(dialog, styles.SPACE)
    label = make_label(dialog, f"{name}_label")
    label.configure(text=text)
    label.grid(row=row, column=0, sticky="w", padx=gap, pady=(gap, 0))
    check = partial(_show_problems, dialog)
    box = ttk.Spinbox(
        dialog,
        name=name,
        from_=1,
        to=MOST,
        width=_BOX_COLUMNS,
        style=styles.TABLE_BOX,
        font=styles.get_font(dialog, styles.BODY_POINTS),
        command=check,
        validate="key",
        validatecommand=(dialog.register(partial(_check_later, dialog)),),
    )
    box.set(number)
    box.grid(row=row, column=1, sticky="e", padx=gap, pady=(gap, 0))


def _add_problem(dialog: tk.Toplevel, row: int) -> None:
    """Keep room for the longest problem, so that the window keeps its size."""
    problem = make_label(dialog, "problem")
    gap = to_pixels(dialog, styles.SPACE)
    width = to_pixels(dialog, _COLUMN_WIDTH)
    dialog.columnconfigure((0, 1), minsize=width)
    dialog.rowconfigure(row, minsize=to_pixels(dialog, _PROBLEM_HEIGHT))
    problem.configure(wraplength=2 * (width - 2 * gap))
    problem.grid(row=row, column=0, columnspan=2, sticky="w", padx=gap)


def _add_buttons(dialog: tk.Toplevel, row: int, begin: Callable[[Match], None]) -> None:
    gap = to_pixels(dialog, styles.SPACE)
    bar = ttk.Frame(dialog, name="buttons", style=styles.PLAQUE_FRAME)
    bar.grid(row=row, column=0, columnspan=2, sticky="e")
    start, cancel = make_button(bar, *_START), make_button(bar, *_CANCEL)
    start.configure(command=partial(_start, dialog, begin))
    cancel.configure(command=dialog.destroy)
    start.pack(side="left", padx=(0, gap), pady=gap)
    cancel.pack(side="left", padx=(0, gap), pady=gap)


def _bind_keys(dialog: tk.Toplevel, form: ttk.Frame) -> None:
    start = find_widget(dialog, "start", ttk.Button)
    cancel = find_widget(dialog, "cancel", ttk.Button)
    follow_releases(dialog, form)
    dialog.bind("<Escape>", lambda _: cancel.invoke())
    for key in ("<Return>", "<KP_Enter>"):
        dialog.bind(key, partial(_press_return, form, start, cancel))
    for button, (_, _, letter) in ((start, _START), (cancel, _CANCEL)):
        for key in (letter, letter.upper()):
            dialog.bind(f"<Alt-{key}>", partial(_press, button))
    for field in FIELDS:  # a key that opened the window may be held on
        find_widget(dialog, field.name, ttk.Spinbox).bind("<space>", lambda _: "break")


def _check_later(dialog: tk.Toplevel) -> bool:
    """Any text may be typed; it is looked at when it stands in the box."""
    dialog.nametowidget(".").after_idle(_show_problems, dialog)
    return True


def _show_problems(dialog: tk.Toplevel) -> None:
    """Mark the wrong boxes and say what is wrong with the first of them."""
    if not dialog.winfo_exists():
        return
    problems = find_problems(_get_texts(dialog))
    for field in FIELDS:
        is_wrong = field.name in problems
        box = find_widget(dialog, field.name, ttk.Spinbox)
        box.state(["invalid" if is_wrong else "!invalid"])
    sentence = next(iter(problems.values()), "")
    find_widget(dialog, "problem", ttk.Label).configure(text=sentence)
    start = find_widget(dialog, "start", ttk.Button)
    start.state(["disabled" if problems else "!disabled"])


def _press_return(
    form: ttk.Frame, start: ttk.Button, cancel: ttk.Button, event: "tk.Event[tk.Misc]"
) -> None:
    """Return presses the button that has the keyboard, else Start."""
    if is_return(event) and not is_key_held(form, event):
        pressed = cancel if event.widget is cancel else start
        pressed.invoke()


def _press(button: ttk.Button, _: "tk.Event[tk.Misc]") -> str:
    button.invoke()
    return "break"


def _start(dialog: tk.Toplevel, begin: Callable[[Match], None]) -> None:
    texts = _get_texts(dialog)
    if not find_problems(texts):
        dialog.destroy()
        begin(Match(**get_arguments(texts)))


def _get_texts(dialog: tk.Toplevel) -> dict[str, str]:
    return {
        field.name: find_widget(dialog, field.name, ttk.Spinbox).get()
        for field in FIELDS
    }
