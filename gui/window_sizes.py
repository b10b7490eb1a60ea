"""How large the main window is: at first, at least, and with a panel beside its form.

The form lies in row 0 and column 0 of the window's grid.
"""

import tkinter as tk

from gui.styles import to_pixels

MINIMUM_SIZE = (960, 640)
"""The smallest size of the window, in pixels of a display of 96 dots an inch."""

_FIRST_SIZE = (1120, 720)
_SCREEN_MARGIN = 80  # for the window's frame and the bars of the desktop


def set_first_size(window: tk.Tk) -> None:
    """Make a window large enough for its form, and no larger than the screen."""
    _set_minimum(window)
    minimum_width, minimum_height = window.minsize()
    first_width, first_height = (to_pixels(window, size) for size in _FIRST_SIZE)
    width = min(first_width, window.winfo_screenwidth() - _SCREEN_MARGIN)
    height = min(first_height, window.winfo_screenheight() - _SCREEN_MARGIN)
    window.geometry(f"{max(width, minimum_width)}x{max(height, minimum_height)}")


def make_room(window: tk.Tk, panel: tk.Widget, sign: int) -> None:
    """Make a window larger or smaller by a panel that is in its grid.

    A window that fills the screen stays as it is.

    Args:
        window: the window.
        panel: what lies beside the form, or below it.
        sign: 1 where the panel comes, −1 where it goes.
    """
    is_beside = int(panel.grid_info()["column"]) > 0
    added_width = panel.winfo_reqwidth() if is_beside else 0
    added_height = 0 if is_beside else panel.winfo_reqheight()
    if sign > 0:
        _set_minimum(window, added_width, added_height)
    else:
        _set_minimum(window)
    width, height = window.winfo_width(), window.winfo_height()
    if width < window.winfo_screenwidth():
        width = min(width + sign * added_width, window.winfo_screenwidth())
    if height < window.winfo_screenheight():
        most_height = max(height, window.winfo_screenheight() - _SCREEN_MARGIN)
        height = min(height + sign * added_height, most_height)
    window.geometry(f"{width}x{height}")  # Tk makes it as large as it must be


def _set_minimum(window: tk.Tk, added_width: int = 0, added_height: int = 0) -> None:
    """Keep a window large enough for its form, as far as the screen allows.

    Args:
        window: the window.
        added_width: what lies beside the form needs so many pixels more.
        added_height: what lies below the form needs so many pixels more.
    """
    minimum_width, minimum_height = (to_pixels(window, size) for size in MINIMUM_SIZE)
    most_height = window.winfo_screenheight() - _SCREEN_MARGIN
    width = min(minimum_width + added_width, window.winfo_screenwidth())
    height = min(minimum_height + added_height, most_height)
    window.minsize(width, height)
    window.columnconfigure(0, weight=1, minsize=width - added_width)
    window.rowconfigure(0, weight=1, minsize=height - added_height)
