"""The grid of widgets that lies over the table of every form.

The canvas ``table`` fills a form and lies under everything. The grid leaves cells free
for the cards and says where they are: a widget would cover the cards under it.
"""

import tkinter as tk
from collections.abc import Iterable
from tkinter import ttk

from gui import styles
from gui.card_layout import Box
from gui.card_table import CardTable
from gui.styles import to_pixels
from gui.widgets import find_widget

Buttons = Iterable[tuple[str, str, str]]
"""The Tk name, the text and the letter of each of some buttons."""


def build_table(
    form: ttk.Frame, rows: int, columns: int, card_rows: tuple[int, ...]
) -> None:
    """Make the canvas that lies under all cells of a form.

    Args:
        form: the form.
        rows: how many rows its grid has.
        columns: how many columns its grid has.
        card_rows: the rows that share the height which the others leave.
    """
    table = CardTable(form, "table")
    table.grid(row=0, column=0, rowspan=rows, columnspan=columns, sticky="nsew")
    for row in card_rows:
        form.rowconfigure(row, weight=1, uniform="cards")


def make_label(
    parent: tk.Misc, name: str, style: str = styles.PLAQUE_LABEL
) -> ttk.Label:
    """Return a label on a plaque of its own."""
    return ttk.Label(parent, name=name, style=style)


def make_button(parent: tk.Misc, name: str, text: str, letter: str) -> ttk.Button:
    """Return a button whose letter is underlined; Alt with it presses the button."""
    underline = text.lower().index(letter)
    return ttk.Button(
        parent, name=name, text=text, underline=underline, style=styles.TABLE_BUTTON
    )


def place_buttons(
    form: ttk.Frame, name: str, row: int, column: int, buttons: Buttons
) -> None:
    """Put buttons side by side into a cell of the grid.

    Args:
        form: the form.
        name: the Tk name of the frame that they lie in.
        row: the row of the cell.
        column: its column.
        buttons: the Tk name, the text and the letter of each.
    """
    bar = ttk.Frame(form, name=name, style=styles.PLAQUE_FRAME)
    place(bar, row, column, "w")
    gap = to_pixels(form, styles.SMALL_SPACE)
    for number, button in enumerate(buttons):
        make_button(bar, *button).grid(row=0, column=number, padx=gap, pady=gap)


def place(widget: ttk.Widget, row: int, column: int, side: str) -> None:
    """Put a widget into a cell of the grid, at that side, with the usual margins."""
    margin, gap = (to_pixels(widget, s) for s in (styles.LARGE_SPACE, styles.SPACE))
    widget.grid(row=row, column=column, sticky=side, padx=margin, pady=gap)


def keep_whole(form: ttk.Frame, name: str, row: int) -> None:
    """Let a row never be less high than a widget in it; other rows give way then.

    Args:
        form: the form.
        name: the Tk name of the widget.
        row: the row, which shares the height with others.
    """
    gap = to_pixels(form, styles.SPACE)
    height = find_widget(form, name, ttk.Widget).winfo_reqheight()
    form.rowconfigure(row, minsize=height + 2 * gap)


def get_box(form: ttk.Frame, row: int, column: int) -> Box:
    """Return a cell of the grid without the margins that all cells have, in pixels."""
    x, y, width, height = form.grid_bbox(column, row) or (0, 0, 1, 1)
    margin = to_pixels(form, styles.LARGE_SPACE)
    gap = to_pixels(form, styles.SPACE)
    return Box(
        x + margin, y + gap, max(1, width - 2 * margin), max(1, height - 2 * gap)
    )


def fit_text(form: ttk.Frame, name: str, width: int) -> None:
    """Break the lines of a label of the form where a width, in pixels, ends."""
    find_widget(form, name, ttk.Label).configure(wraplength=max(1, width))
