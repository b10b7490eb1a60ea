"""Small windows over the main one: texts to read, closed by Escape or a button."""

import tkinter as tk
from functools import partial
from tkinter import ttk
from typing import Literal

from gui import styles
from gui.reading_box import make_reading_box
from gui.styles import to_pixels

_TEXT_COLUMNS = 72
_MOST_TEXT_ROWS = 26
_HEADING = "# "
_ITEM = "•"
_FOOT_MARGIN = 40  # for the window's frame and the bars of the desktop


def show_text(master: tk.Misc, name: str, title: str, text: str) -> tk.Toplevel:
    """Show a text in the one window of that name, and return the window.

    Args:
        master: the window over which it is shown.
        name: the Tk name; an older window of that name makes room.
        title: the title of the window.
        text: what it says. A line that begins with "# " is a heading, one that
            begins with "•" an item of a list.
    """
    dialog = open_dialog(master, name, title)
    close = _add_close_button(dialog)
    _add_text(dialog, text)
    keep_on_screen(dialog)
    close.focus_set()
    return dialog


def open_dialog(master: tk.Misc, name: str, title: str) -> tk.Toplevel:
    """Return an empty window over the main one, the only one of that name.

    Args:
        master: the window over which it is shown, or something in it.
        name: the Tk name; an older window of that name makes room.
        title: the title of the window.
    """
    root = master.winfo_toplevel()
    if name in root.children:
        root.children[name].destroy()
    styles.prepare_styles(root)
    dialog = tk.Toplevel(root, name=name, background=styles.PLAQUE)
    dialog.title(title)
    dialog.transient(root)
    offset = to_pixels(root, 3 * styles.LARGE_SPACE)
    dialog.geometry(f"+{root.winfo_rootx() + offset}+{root.winfo_rooty() + offset}")
    return dialog


def keep_on_screen(dialog: tk.Toplevel) -> None:
    """Move a window until all of it is on the screen; cut it where it is too large.

    It is done just before the window opens, when its size is known.
    """
    dialog.nametowidget(".").after_idle(_keep_on_screen, dialog)


def _keep_on_screen(dialog: tk.Toplevel) -> None:
    if not dialog.winfo_exists():
        return
    dialog.update_idletasks()  # what lies in frames counts one turn later
    left, top = dialog.winfo_vrootx(), dialog.winfo_vrooty()
    right = left + dialog.winfo_vrootwidth()
    foot = top + dialog.winfo_vrootheight() - to_pixels(dialog, _FOOT_MARGIN)
    wanted_x, wanted_y = (int(part) for part in dialog.geometry().split("+")[1:])
    wanted_size = dialog.winfo_reqwidth(), dialog.winfo_reqheight()
    x, width = _fit(wanted_x, wanted_size[0], left, right)
    y, height = _fit(wanted_y, wanted_size[1], top, foot)
    dialog.geometry(f"+{x}+{y}")
    if (width, height) != wanted_size:  # else it may still grow with what it says
        dialog.geometry(f"{width}x{height}")


def _fit(start: int, size: int, least: int, most: int) -> tuple[int, int]:
    """Return a place and a size as near as can be, between two limits."""
    size = min(size, most - least)
    return max(least, min(start, most - size)), size


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
    rows = _count_rows(text)
    box = make_reading_box(dialog, _TEXT_COLUMNS, min(_MOST_TEXT_ROWS, rows), 2 * gap)
    if rows > _MOST_TEXT_ROWS:
        _add_scrollbar(dialog, box)
    box.pack(side="left", fill="both", expand=True)
    _insert_text(box, text)
    box.configure(state="disabled")


def _add_scrollbar(dialog: tk.Toplevel, box: tk.Text) -> None:
    bar = ttk.Scrollbar(dialog, name="bar", command=box.yview)
    bar.pack(side="right", fill="y")
    box.configure(yscrollcommand=bar.set)
    for key, number in (("<Up>", -1), ("<Down>", 1)):
        dialog.bind(key, partial(_scroll, box, number, "units"))
    for key, number in (("<Prior>", -1), ("<Next>", 1)):
        dialog.bind(key, partial(_scroll, box, number, "pages"))


def _insert_text(box: tk.Text, text: str) -> None:
    """Headings are bold, and the lines of an item begin under its first word."""
    indent = to_pixels(box, styles.LARGE_SPACE)
    heading_font = styles.get_font(box, styles.BODY_POINTS, "bold")
    box.tag_configure("heading", font=heading_font, foreground=styles.BUTTON)
    box.tag_configure("item", lmargin1=indent, lmargin2=2 * indent)
    for line in text.splitlines():
        if line.startswith(_HEADING):
            box.insert("end", line.removeprefix(_HEADING) + "\n", "heading")
        else:
            box.insert("end", line + "\n", "item" if line.startswith(_ITEM) else "")
    box.delete("end - 2 chars", "end")


def _scroll(
    box: tk.Text, number: int, what: Literal["units", "pages"], _: "tk.Event[tk.Misc]"
) -> None:
    box.yview_scroll(number, what)


def _count_rows(text: str) -> int:
    return sum(1 + len(line) // _TEXT_COLUMNS for line in text.splitlines())
