"""A chip: a click puts it on the bet, a right click takes it away."""

import tkinter as tk
from collections.abc import Callable

from gui import styles
from gui.bets import write_amount
from gui.styles import to_pixels

_SIZE = 40
_MARKS = 6
_MARK_DEGREES = 24
_RIGHT_CLICKS = ("<Button-2>", "<Button-3>")  # the right button differs by system


class Chip(tk.Canvas):
    """The picture of a chip that can be clicked.

    Args:
        master: the frame that it lies in.
        name: its Tk name.
        value: what it is worth, in dollars.
    """

    def __init__(self, master: tk.Misc, name: str, value: int) -> None:
        size = to_pixels(master, _SIZE)
        super().__init__(
            master,
            name=name,
            width=size,
            height=size,
            background=styles.PLAQUE,
            highlightthickness=0,
        )
        self._draw(value, size)

    def bind_clicks(self, add: Callable[[], None], take: Callable[[], None]) -> None:
        """Call ``add`` at a click and ``take`` at a right click."""
        self.bind("<Button-1>", lambda _: add())
        for sequence in _RIGHT_CLICKS:
            self.bind(sequence, lambda _: take())

    def show(self, is_enabled: bool) -> None:
        """Show whether the chip can be used."""
        colour = (
            styles.CHIPS[self.winfo_name()] if is_enabled else styles.DISABLED_BUTTON
        )
        text = styles.CREAM if is_enabled else styles.DISABLED_BUTTON_TEXT
        self.itemconfigure("disc", fill=colour)
        self.itemconfigure("mark", outline=text)
        self.itemconfigure("value", fill=text)

    def _draw(self, value: int, size: int) -> None:
        line = to_pixels(self, styles.THICK_LINE)
        box = (line, line, size - line, size - line)
        self.create_oval(box, width=0, tags="disc")
        rim = (2 * line, 2 * line, size - 2 * line, size - 2 * line)
        for number in range(_MARKS):
            start = (number + 0.5) * 360 / _MARKS - _MARK_DEGREES / 2
            self.create_arc(
                rim,
                start=start,
                extent=_MARK_DEGREES,
                style="arc",
                width=line,
                tags="mark",
            )
        self.create_text(
            size // 2,
            size // 2,
            text=write_amount(value),
            font=styles.get_font(self, styles.SMALL_POINTS, "bold"),
            tags="value",
        )
