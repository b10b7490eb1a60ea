"""The pictures of the cards in the size in which they are shown.

A picture is reduced once, from its original and to whole pixels, and kept for the
root under which it was made: Tk forgets a picture to which Python has no reference.
"""

import sys
import tkinter as tk
from collections import OrderedDict
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from gameobjects import Card
from images import (
    PICTURE_HEIGHT,
    PICTURE_WIDTH,
    get_back_of_card_path,
    get_card_path,
)

if TYPE_CHECKING:  # Pillow takes long to import: only when a picture is first shown
    from PIL import Image, ImageTk

# All 53 pictures twice over, so that a change of size never drops one that is shown.
_MOST_PICTURES_KEPT = 106

_kept: "WeakKeyDictionary[tk.Misc, OrderedDict[tuple[Path, int], ImageTk.PhotoImage]]"
_kept = WeakKeyDictionary()
_reported: set[Path] = set()


def get_card_image(card: Card, width: int, master: tk.Misc) -> "ImageTk.PhotoImage":
    """Return the face of ``card``, ``width`` pixels wide, for the root of ``master``.

    A picture that cannot be read is said once on stderr, and a plain card with the
    index in text stands in for it.
    """
    return _get_image(get_card_path(card), str(card), width, master)


def get_back_of_card_image(width: int, master: tk.Misc) -> "ImageTk.PhotoImage":
    """Return the back of a card, ``width`` pixels wide, for the root of ``master``."""
    return _get_image(get_back_of_card_path(), "", width, master)


def get_height(width: int) -> int:
    """Return the height, in pixels, of a card that is ``width`` pixels wide."""
    return round(width * PICTURE_HEIGHT / PICTURE_WIDTH)


def _get_image(
    path: Path, text: str, width: int, master: tk.Misc
) -> "ImageTk.PhotoImage":
    from PIL import ImageTk

    root: tk.Misc = master.nametowidget(".")
    pictures = _kept.setdefault(root, OrderedDict())
    key = (path, width)
    if key not in pictures:
        picture = _make_picture(path, text, (width, get_height(width)))
        pictures[key] = ImageTk.PhotoImage(picture, master=root)
    pictures.move_to_end(key)
    if len(pictures) > _MOST_PICTURES_KEPT:
        pictures.popitem(last=False)
    return pictures[key]


def _make_picture(path: Path, text: str, size: tuple[int, int]) -> "Image.Image":
    from PIL import Image

    try:
        with Image.open(path, formats=["PNG"]) as picture:
            small: Image.Image = picture.convert("RGBA").resize(
                size, Image.Resampling.LANCZOS
            )
            return small
    # Pillow does not say which errors a damaged file can raise.
    except Exception as error:  # noqa: BLE001
        if path not in _reported:
            _reported.add(path)
            print(f"The picture {path.name} cannot be read: {error}", file=sys.stderr)
        return _make_plain_card(text, size)


def _make_plain_card(text: str, size: tuple[int, int]) -> "Image.Image":
    """Return a white card with its index, or a blue one where there is no text."""
    from PIL import Image, ImageDraw, ImageFont

    picture = Image.new("RGBA", size, (0, 0, 0, 0))
    drawing = ImageDraw.Draw(picture)
    box = (0, 0, size[0] - 1, size[1] - 1)
    colour = "white" if text else "navy"
    drawing.rounded_rectangle(box, size[0] // 15, fill=colour, outline="black")
    font = ImageFont.load_default(max(1, size[0] // 5))
    drawing.text((size[0] // 15, size[0] // 15), text, fill="black", font=font)
    return picture
