"""A row of seats: who of a team is out, who is at the table, and who waits."""

import tkinter as tk
from enum import Enum, auto

from gui import styles
from gui.card_layout import Box, grow
from gui.styles import to_pixels

# How many seats are shown of a team, by the digits of its number: the longer the
# numbers in the seats, the fewer. The others are those far from the table.
_SEATS_BY_DIGITS = {1: 7, 2: 5, 3: 3, 4: 3}
_LEAST_SEATS = 1

_SEAT = 30
_GAP = 4
_MORE = "…"

# How far the rim of a circle is from the corners of its box, in heights of the box.
_RIM = 0.15


class SeatState(Enum):
    """Where somebody of a team is."""

    OUT = auto()
    AT_TABLE = auto()
    WAITING = auto()


class SeatRow(tk.Canvas):
    """The seats of a team, numbered from 1: a filled one is at the table.

    Args:
        master: the frame that it lies in.
        name: its Tk name.
    """

    def __init__(self, master: tk.Misc, name: str) -> None:
        super().__init__(
            master,
            name=name,
            width=1,
            height=to_pixels(master, _SEAT + 2 * _GAP),
            background=styles.PLAQUE,
            highlightthickness=0,
        )

    def show(self, count: int, out: int) -> None:
        """Show a team.

        Args:
            count: how many it has.
            out: how many are out, those with the lowest numbers.
        """
        self.delete("all")
        first, last = get_shown_seats(count, out)
        x = to_pixels(self, _GAP)
        if first > 1:
            x = self._draw_more(x)
        for number in range(first, last + 1):
            x = self._draw_seat(x, number, get_state(number, out))
        if last < count:
            x = self._draw_more(x)
        self.configure(width=x)

    def _draw_seat(self, x: int, number: int, state: SeatState) -> int:
        """Draw a seat, and return where the next one begins."""
        text = f"{number:,}"
        label = self._draw_text(x, text, state)
        left, _, right, _ = self.bbox(label)
        size = to_pixels(self, _SEAT)
        width = max(size, right - left + size // 2)
        self.move(label, width // 2, 0)
        top, line = to_pixels(self, _GAP), to_pixels(self, styles.THICK_LINE)
        is_at_table = state is SeatState.AT_TABLE
        self.create_oval(
            (x, top, x + width, top + size),
            fill=styles.BUTTON if is_at_table else "",
            outline=styles.BUTTON if is_at_table else styles.CREAM,
            width=line,
            tags=("seat", state.name.lower()),
        )
        if state is SeatState.OUT:
            self._draw_cross(Box(x, top, width, size))
        self.tag_raise(label)
        return x + width + to_pixels(self, _GAP)

    def _draw_text(self, x: int, text: str, state: SeatState) -> int:
        is_at_table = state is SeatState.AT_TABLE
        weight = "bold" if is_at_table else "normal"
        return self.create_text(
            x,
            to_pixels(self, _GAP + _SEAT / 2),
            text=text,
            fill=styles.BUTTON_TEXT if is_at_table else styles.CREAM,
            font=styles.get_font(self, styles.BODY_POINTS, weight),
        )

    def _draw_cross(self, seat: Box) -> None:
        """Cross a seat out, from rim to rim."""
        left, top, width, height = grow(seat, -round(seat.height * _RIM))
        right, bottom = left + width, top + height
        line = to_pixels(self, styles.THIN_LINE)
        for points in ((left, top, right, bottom), (left, bottom, right, top)):
            self.create_line(points, fill=styles.CREAM, width=line, tags="cross")

    def _draw_more(self, x: int) -> int:
        label = self._draw_text(x, _MORE, SeatState.WAITING)
        self.itemconfigure(label, anchor="w")
        return self.bbox(label)[2] + to_pixels(self, _GAP)


def get_state(number: int, out: int) -> SeatState:
    """Return where somebody is whose team has lost the first ``out`` seats."""
    if number <= out:
        return SeatState.OUT
    return SeatState.AT_TABLE if number == out + 1 else SeatState.WAITING


def get_shown_seats(count: int, out: int) -> tuple[int, int]:
    """Return the numbers of the first and the last seat that are shown of a team."""
    shown = min(count, _SEATS_BY_DIGITS.get(len(str(count)), _LEAST_SEATS))
    first = max(1, min(out + 1 - shown // 2, count - shown + 1))
    return first, first + shown - 1
