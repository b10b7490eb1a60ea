"""A box of text to be read and copied, not changed: in dialogs and in the history."""

import tkinter as tk

from gui import styles


def make_reading_box(master: tk.Misc, columns: int, rows: int, margin: int) -> tk.Text:
    """Return an empty box called ``text``, in the colours of the plaques.

    Args:
        master: the window or frame that it lies in.
        columns: its width, in letters.
        rows: its height, in lines.
        margin: the space at its left and right, in pixels.
    """
    return tk.Text(
        master,
        name="text",
        wrap="word",
        width=columns,
        height=rows,
        font=styles.get_font(master, styles.BODY_POINTS),
        foreground=styles.CREAM,
        background=styles.PLAQUE,
        selectforeground=styles.BOX,
        selectbackground=styles.SELECTION,
        padx=margin,
        pady=styles.to_pixels(master, styles.SPACE),
        borderwidth=0,
        highlightthickness=0,
    )
