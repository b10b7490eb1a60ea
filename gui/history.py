"""The history: a panel of lines that says what happened, and is its own memory."""

import tkinter as tk
from tkinter import ttk

from gui import styles
from gui.reading_box import make_reading_box
from gui.styles import to_pixels

MOST_LINES = 10_000
"""How many lines are kept; older ones go."""

SEED = "Seed "
"""How the first line begins, which stays."""

_COLUMNS = 34
_ROWS = 4
_LATER = "later"


class History(ttk.Frame):
    """A panel with a line for each event; its text can be selected and copied.

    Args:
        master: the window that it belongs to.
        name: its Tk name.
    """

    def __init__(self, master: tk.Misc, name: str) -> None:
        styles.prepare_styles(master)
        super().__init__(master, name=name, style=styles.PLAQUE_FRAME)
        gap = to_pixels(self, styles.SPACE)
        text = make_reading_box(self, _COLUMNS, _ROWS, gap)
        text.configure(state="disabled")
        text.tag_configure("line", lmargin2=2 * gap)
        text.tag_configure(_LATER, elide=True)
        bar = ttk.Scrollbar(self, name="bar", command=text.yview)
        text.configure(yscrollcommand=bar.set)
        bar.pack(side="right", fill="y")
        text.pack(side="left", fill="both", expand=True)
        text.bind("<<Copy>>", lambda _: self._copy())
        # A text that cannot be changed does not take the keyboard by itself.
        text.bind("<Button-1>", lambda _: text.focus_set())
        text.bind("<Map>", lambda _: text.see("end"))  # opened: the newest lines first

    def add(self, line: str) -> None:
        """Add a line, which can be read after ``reveal``."""
        text = self._get_text_widget()
        text.configure(state="normal")
        text.insert("end", f"{line}\n", ("line", _LATER))
        too_many = self.count_lines() - MOST_LINES
        if too_many > 0:
            first = 2 if text.get("1.0", "1.end").startswith(SEED) else 1
            text.delete(f"{first}.0", f"{first + too_many}.0")
        text.configure(state="disabled")

    def reveal(self) -> None:
        """Show the lines that were added; follow them, unless older ones are read."""
        text = self._get_text_widget()
        is_at_end = text.yview()[1] == 1.0
        text.tag_remove(_LATER, "1.0", "end")
        if is_at_end:
            text.see("end")

    def get_text(self) -> str:
        """Return all lines that can be read."""
        return self._read("1.0", "end - 1 chars")

    def count_lines(self) -> int:
        """Return how many lines there are."""
        last_line, _ = self._get_text_widget().index("end - 1 chars").split(".")
        return int(last_line) - 1

    def get_round_number(self, word: str) -> int:
        """Return the number of the round that was told of last, 0 if none was.

        Args:
            word: how lines of a round begin, such as ``Round``; each game has its own.
        """
        text = self._get_text_widget()
        pattern = rf"^{word} \d+ "
        found = text.search(pattern, "end", backwards=True, regexp=True, elide=True)
        if not found:
            return 0
        _, number = text.get(found, f"{found} lineend").split()[:2]
        return int(number)

    def _read(self, start: str, end: str) -> str:
        text = self._get_text_widget()
        return str(self.tk.call(text, "get", "-displaychars", start, end))

    def _copy(self) -> str:
        """Copy what is selected, but nothing that cannot be read yet."""
        if self._get_text_widget().tag_ranges("sel"):
            self.clipboard_clear()
            self.clipboard_append(self._read("sel.first", "sel.last"))
        return "break"

    def _get_text_widget(self) -> tk.Text:
        text = self.children["text"]
        assert isinstance(text, tk.Text)
        return text
