"""The menus of the main window, as a table of items and what puts them there."""

import tkinter as tk
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

# The menus, and which letter opens each with Alt: none that a form uses.
_MENUS = {"Game": 0, "View": 0, "Help": 1}


class MenuItem(NamedTuple):
    """An item of a menu.

    Attributes:
        menu: the text of the menu that it stands in.
        text: what it says; its first letter is underlined.
        shown_key: the key that does the same, as people write it.
        sequences: that key as Tk writes it.
        command: what it does.
    """

    menu: str
    text: str
    shown_key: str
    sequences: tuple[str, ...]
    command: Callable[[], None]


def make_menus(window: tk.Tk) -> dict[str, tk.Menu]:
    """Give a window its empty menus, and return them by their texts."""
    bar = tk.Menu(window, name="menu_bar", tearoff=False)
    window.configure(menu=bar)
    return {text: _add_menu(bar, text, number) for text, number in _MENUS.items()}


def add_item(window: tk.Tk, menu: tk.Menu, item: MenuItem) -> None:
    """Put an item into a menu, and bind its keys in the window."""
    menu.add_command(
        label=item.text,
        underline=0,
        accelerator=item.shown_key,
        command=item.command,
    )
    for sequence in item.sequences:
        window.bind(sequence, partial(_run, item.command))


def _add_menu(bar: tk.Menu, text: str, underline: int) -> tk.Menu:
    menu = tk.Menu(bar, name=text.lower(), tearoff=False)
    bar.add_cascade(label=text, underline=underline, menu=menu)
    return menu


def _run(command: Callable[[], None], _: "tk.Event[tk.Misc]") -> None:
    command()
