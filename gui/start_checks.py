"""Finds out, before anything is loaded, what the program lacks to start."""

import os
import sys
from importlib.util import find_spec
from pathlib import Path

from images import get_all_paths

_HOW_TO_GET_PICTURES = (
    f"draw all pictures again: {sys.executable} -m images.draw, in the folder"
    f" {Path(__file__).resolve().parent.parent}."
)
_PNG_BEGINS = b"\x89PNG\r\n\x1a\n"
_PNG_ENDS = b"\x00\x00\x00\x00IEND\xae\x42\x60\x82"


def find_problem() -> str | None:
    """Return a sentence that says what is missing and what to do, or None."""
    return (
        _find_tkinter_problem()
        or _find_pillow_problem()
        or _find_picture_problem(get_all_paths())
        or _find_display_problem()
    )


def _find_tkinter_problem() -> str | None:
    if find_spec("tkinter") and find_spec("_tkinter"):
        return None
    return (
        "Card Games needs tkinter, which this Python lacks: install python3-tk with"
        " apt, python-tk with Homebrew, or Python from python.org on Windows."
    )


def _find_pillow_problem() -> str | None:
    if find_spec("PIL") and find_spec("PIL.ImageTk"):
        return None
    return f"Card Games needs Pillow: run {sys.executable} -m pip install Pillow."


def _find_picture_problem(paths: list[Path]) -> str | None:
    for path in paths:
        if not path.is_file():
            return f"The card picture {path} is missing: {_HOW_TO_GET_PICTURES}"
        if not _is_whole(path):
            return f"The card picture {path} is damaged: {_HOW_TO_GET_PICTURES}"
    return None


def _is_whole(path: Path) -> bool:
    """Look at both ends of a PNG file alone: what is cut short has lost its end."""
    try:
        with path.open("rb") as file:
            beginning = file.read(len(_PNG_BEGINS))
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - len(_PNG_ENDS)))
            return beginning == _PNG_BEGINS and file.read() == _PNG_ENDS
    except OSError:
        return False


def _find_display_problem() -> str | None:
    if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY"):
        return None
    return "Card Games needs a display, and DISPLAY is not set: start it on a desktop."
