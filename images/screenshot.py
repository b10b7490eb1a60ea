"""Makes the picture of the form in the README: ``python -m images.screenshot``.

It needs a display on which nothing covers the window.
"""

import random
from pathlib import Path
from tkinter import ttk

from PIL import Image, ImageGrab

from gui.main_window import MainWindow
from gui.widgets import find_widget

_PATH = Path(__file__).resolve().parent / "Screenshot.png"
_SIZE = (1000, 690)
_SEED = 71604
_BET = 25
_COLOURS = 256


def main() -> None:
    """Play a round to the middle, and save what the window shows then."""
    random.seed(_SEED)
    window = MainWindow()
    window.geometry(f"{_SIZE[0]}x{_SIZE[1]}+0+0")
    window.update()
    _play(window)
    window.update()
    _save(_grab(window))
    window.close()


def _play(window: MainWindow) -> None:
    """The player splits king and queen, and each hand gets a card more."""
    find_widget(window, "bet", ttk.Spinbox).set(_BET)
    for name in ("deal", "split", "hit0", "hit1"):
        find_widget(window, name, ttk.Button).invoke()


def _grab(window: MainWindow) -> Image.Image:
    left, top = window.winfo_rootx(), window.winfo_rooty()
    right, bottom = left + window.winfo_width(), top + window.winfo_height()
    return ImageGrab.grab((left, top, right, bottom))


def _save(picture: Image.Image) -> None:
    """A palette makes the file a third as large, and nobody sees it."""
    picture.convert("RGB").quantize(_COLOURS).save(_PATH, optimize=True)


if __name__ == "__main__":
    main()
