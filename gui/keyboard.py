"""What all forms do with keys, and with input that came too early to be meant."""

import tkinter as tk
from collections.abc import Callable
from tkinter import ttk

from gui.widgets import iterate_widgets

_SHIFT = 0x1
_CONTROL = 0x4

# With Control, Alt, Command or Option a letter is none for the game. The bits of the
# others differ by windowing system: what is Alt on one is Num Lock on another.
_X11_ALT = 0x8
_X11_SUPER = 0x40
_WINDOWS_ALT = 0x20000
_MAC_COMMAND = 0x8
_MAC_OPTION = 0x10
_ALT_KEYS = {"x11": _X11_ALT, "win32": _WINDOWS_ALT, "aqua": _MAC_OPTION}
_COMMAND_KEYS = {
    "x11": _CONTROL | _X11_ALT | _X11_SUPER,
    "win32": _CONTROL | _WINDOWS_ALT,
    "aqua": _CONTROL | _MAC_COMMAND | _MAC_OPTION,
}

_MODIFIERS = ("Shift", "Control", "Alt", "Meta", "Super", "Caps", "Num", "ISO_Level")

# Milliseconds after a release in which nobody has seen yet what the key did, and in
# which a machine, busy as it may be, has passed on the repetition of a key.
_TAP_TIME = 100

_TEXT_BOXES = (tk.Entry, ttk.Entry)  # ttk.Spinbox is a ttk.Entry


def bind_input(
    form: ttk.Frame,
    press_key: Callable[["tk.Event[tk.Misc]"], str],
    hurry: Callable[[], None],
) -> None:
    """Send every key that is pressed in a form to ``press_key``, before its widgets.

    Keys and clicks are dropped while the form ignores input; they call ``hurry``. A
    key that is held down is pressed once, however often the keyboard repeats it, and so
    is one that is tapped twice faster than anybody can see what it does; a button that
    is clicked twice so fast counts once too.
    These bindings end with the form; bindings of the window would outlive it.

    Args:
        form: the form, with all its widgets made.
        press_key: handles a key; returns "break" if the widgets must not see it.
        hurry: ends what the form ignores input for, if it can be ended.
    """
    for widget in iterate_widgets(form):
        widget.bindtags((str(form), *widget.bindtags()))
    form.bind("<Key>", lambda event: _handle_key(form, press_key, hurry, event))
    form.bind("<KeyRelease>", lambda event: _note_release(form, event))
    for sequence in ("<Button>", "<ButtonRelease>", "<MouseWheel>"):
        form.bind(sequence, lambda event: _handle_click(form, hurry, event))


def ignore_input(form: ttk.Frame) -> None:
    """Drop keys and clicks until ``ignore_waiting_input`` ends it."""
    form.state(["disabled"])
    # What is held down is let go: its release will be dropped too.
    form.tk.call("ttk::CancelRepeat")
    for widget in iterate_widgets(form):
        if isinstance(widget, ttk.Button):
            widget.state(["!pressed"])


def ignore_waiting_input(form: ttk.Frame) -> None:
    """Drop the keys and clicks that are waiting: whoever made them saw no result yet.

    That a form takes no input is ttk's own state "disabled", as it is of a button.
    """
    ignore_input(form)
    form.nametowidget(".").after_idle(listen, form)  # the root outlives the form


def listen(form: ttk.Frame) -> None:
    """Take keys and clicks again, if the form is still there."""
    if form.winfo_exists():
        form.state(["!disabled"])


def follow_releases(window: tk.Toplevel, form: ttk.Frame) -> None:
    """Let a form know of keys that are let go in a window over it.

    A key that opened the window may be held on in it, and is still the same press.
    """
    window.bind("<KeyRelease>", lambda event: _note_release(form, event))


def is_key_held(form: ttk.Frame, event: "tk.Event[tk.Misc]") -> bool:
    """Return whether a key is held down since it was pressed in a form."""
    return _get_held_tag(event) in form.bindtags()


def is_return(event: "tk.Event[tk.Misc]") -> bool:
    """Return whether a key is Return or Enter, by itself or with Shift."""
    return event.keysym in ("Return", "KP_Enter") and not _is_command(event)


def is_alt(event: "tk.Event[tk.Misc]") -> bool:
    """Return whether Alt is held."""
    return bool(int(event.state) & _ALT_KEYS[_get_system(event.widget)])


def is_control(event: "tk.Event[tk.Misc]", letter: str) -> bool:
    """Return whether a key is Control and a letter, with Caps Lock or without."""
    return bool(int(event.state) & _CONTROL) and event.keysym.lower() == letter


def is_for_the_game(event: "tk.Event[tk.Misc]") -> bool:
    """Return whether a key is pressed by itself or with Shift, and not in a box."""
    return not _is_command(event) and not isinstance(event.widget, _TEXT_BOXES)


def has_shift(event: "tk.Event[tk.Misc]") -> bool:
    """Return whether Shift is held; Caps Lock makes capitals too, but is no Shift."""
    return bool(int(event.state) & _SHIFT)


def _is_command(event: "tk.Event[tk.Misc]") -> bool:
    return bool(int(event.state) & _COMMAND_KEYS[_get_system(event.widget)])


def _get_system(widget: tk.Misc) -> str:
    return str(widget.tk.call("tk", "windowingsystem"))


def _handle_key(
    form: ttk.Frame,
    press_key: Callable[["tk.Event[tk.Misc]"], str],
    hurry: Callable[[], None],
    event: "tk.Event[tk.Misc]",
) -> str:
    if is_key_held(form, event) and not _may_repeat(event):
        return "break"
    answer = _drop(form, hurry, event) or press_key(event)
    is_used = bool(answer) or event.keysym == "space"  # which ttk's buttons answer
    if is_used and not _may_repeat(event) and _get_system(form) != "x11":
        _note_held(form, _get_held_tag(event))
    return answer


# That a key is held down is a tag among the form's bindtags, one for each key. On X11 a
# key that is held is let go and pressed again in one go, elsewhere it is only pressed
# again. So the tag is there for a moment from the release on, and elsewhere from the press
# on too.


def _get_held_tag(event: "tk.Event[tk.Misc]") -> str:
    return f"held-{event.keycode}"


def _note_held(form: ttk.Frame, tag: str) -> None:
    if tag not in form.bindtags():
        form.bindtags((*form.bindtags(), tag))


def _forget_held(form: ttk.Frame, tag: str, delay: int) -> None:
    # In Tcl, which finds a waiting script by its text; the form may be gone by then.
    others = f"[lsearch -all -inline -not [bindtags {form}] {tag}]"
    forget = f"after idle {{catch {{bindtags {form} {others}}}}}"
    form.tk.call("after", "cancel", forget)
    form.tk.call("after", delay, forget)


def _note_release(form: ttk.Frame, event: "tk.Event[tk.Misc]") -> None:
    if event.keysym.startswith(_MODIFIERS):
        return
    if not _may_repeat(event):
        _note_held(form, _get_held_tag(event))
    # An event without a time is made by a program, which taps as fast as it likes.
    _forget_held(form, _get_held_tag(event), _TAP_TIME if event.time else 0)


def _handle_click(
    form: ttk.Frame, hurry: Callable[[], None], event: "tk.Event[tk.Misc]"
) -> str:
    """Take two clicks on a button for one, as two taps of a key are."""
    if event.time and event.num == 1 and isinstance(event.widget, ttk.Button):
        tag = f"held-{event.widget}"
        if event.type is tk.EventType.ButtonRelease:
            _note_held(form, tag)
            _forget_held(form, tag, _TAP_TIME)
        elif tag in form.bindtags():
            return "break"
    return _drop(form, hurry, event)


def _may_repeat(event: "tk.Event[tk.Misc]") -> bool:
    """Return whether a key may be held down: to write in a box, and to walk by Tab."""
    if event.keysym.startswith(_MODIFIERS) or event.keysym.endswith("Tab"):
        return True
    is_in_box = isinstance(event.widget, _TEXT_BOXES)
    return is_in_box and not is_return(event) and not _is_command(event)


def _drop(
    form: ttk.Frame, hurry: Callable[[], None], event: "tk.Event[tk.Misc]"
) -> str:
    if not form.instate(["disabled"]):
        return ""
    # Shift alone is no press: the letter that it belongs to is still to come.
    if not str(event.keysym).startswith(_MODIFIERS):
        hurry()
    return "break"
