"""Small windows over the main one: texts to read, closed by Escape or a button."""

import tkinter as tk
from functools import partial
from tkinter import ttk
from typing import Literal

from gui import styles
from gui.styles import to_pixels

_TEXT_COLUMNS = 72
_MOST_TEXT_ROWS = 26


def show_text(master: tk.Misc, name: str, title: str, text: str) -> tk.Toplevel:
    """Show a text that can be scrolled, in the one window of that name.

    Args:
        master: the window over which it is shown.
        name: the Tk name; an older window of that name makes room.
        title: the title of the window.
        text: what it says.
    """
    root = master.winfo_toplevel()
    if name in root.children:
        root.children[name].destroy()
    styles.prepare_styles(root)
    dialog = tk.Toplevel(root, name=name, background=styles.PLAQUE)
    dialog.title(title)
    dialog.transient(root)
    close = _add_close_button(dialog)
    _add_text(dialog, text)
    close.focus_set()
    return dialog


def _add_close_button(dialog: tk.Toplevel) -> ttk.Button:
    gap = to_pixels(dialog, styles.SPACE)
    close = ttk.Button(
        dialog,
        name="close",
        text="Close",
        style=styles.TABLE_BUTTON,
        command=dialog.destroy,
    )
    close.pack(side="bottom", pady=(0, gap))
    for key in ("<Return>", "<KP_Enter>", "<Escape>"):
        dialog.bind(key, lambda _: dialog.destroy())
    return close


def _add_text(dialog: tk.Toplevel, text: str) -> None:
    gap = to_pixels(dialog, styles.SPACE)
    bar = ttk.Scrollbar(dialog, name="bar")
    box = tk.Text(
        dialog,
        name="text",
        wrap="word",
        width=_TEXT_COLUMNS,
        height=min(_MOST_TEXT_ROWS, _count_rows(text)),
        font=styles.get_font(dialog, styles.BODY_POINTS),
        foreground=styles.CREAM,
        background=styles.PLAQUE,
        selectforeground=styles.BOX,
        selectbackground=styles.SELECTION,
        padx=2 * gap,
        pady=gap,
        borderwidth=0,
        highlightthickness=0,
        yscrollcommand=bar.set,
    )
    box.insert("1.0", text)
    box.configure(state="disabled")
    bar.configure(command=box.yview)
    bar.pack(side="right", fill="y")
    box.pack(side="left", fill="both", expand=True)
    for key, number in (("<Up>", -1), ("<Down>", 1)):
        dialog.bind(key, partial(_scroll, box, number, "units"))
    for key, number in (("<Prior>", -1), ("<Next>", 1)):
        dialog.bind(key, partial(_scroll, box, number, "pages"))


def _scroll(
    box: tk.Text, number: int, what: Literal["units", "pages"], _: "tk.Event[tk.Misc]"
) -> None:
    box.yview_scroll(number, what)


def _count_rows(text: str) -> int:
    return sum(1 + len(line) // _TEXT_COLUMNS for line in text.splitlines())
