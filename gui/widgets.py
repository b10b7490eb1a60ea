"""Finds the widgets of a form: by their Tk names, or by the keyboard's focus."""

import tkinter as tk
from collections.abc import Iterator
from typing import TypeVar

AnyWidget = TypeVar("AnyWidget", bound=tk.Widget)


def find_widget(parent: tk.Misc, name: str, kind: type[AnyWidget]) -> AnyWidget:
    """Return the widget called ``name`` at any depth below ``parent``.

    Raises:
        KeyError: there is none of that name and kind.
    """
    for widget in iterate_widgets(parent):
        if widget.winfo_name() == name and isinstance(widget, kind):
            return widget
    raise KeyError(f"no {kind.__name__} is called {name!r}")


def iterate_widgets(parent: tk.Misc) -> Iterator[tk.Widget]:
    """Iterate over all widgets below ``parent``, each one before its own children."""
    for child in parent.children.values():
        yield child
        yield from iterate_widgets(child)


def get_focused_widget(parent: tk.Misc) -> tk.Widget | None:
    """Return the widget below ``parent`` that has the keyboard, None if it is elsewhere.

    tkinter's own ``focus_get`` fails while a menu has the keyboard.
    """
    focused = str(parent.tk.call("focus"))
    for widget in iterate_widgets(parent):
        if str(widget) == focused:
            return widget
    return None
