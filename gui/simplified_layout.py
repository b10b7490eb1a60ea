"""The widgets of the form of Simplified Blackjack, made once and laid out in its grid."""

from tkinter import ttk

from gui import styles
from gui.card_layout import Box, get_card_width
from gui.names import SIMPLIFIED_BLACKJACK
from gui.simple_buttons import BUTTONS
from gui.styles import to_pixels
from gui.table_grid import (
    build_table,
    fit_text,
    get_box,
    make_label,
    place,
    place_buttons,
)

_ROWS = range(7)
_TITLE_ROW, _DEALER_INFO_ROW, _DEALER_ROW, _MESSAGE_ROW = _ROWS[:4]
_PLAYER_INFO_ROW, _PLAYER_ROW, _BUTTON_ROW = _ROWS[4:]
_HAND_COLUMN, _SIDE_COLUMN = range(2)
_SIDE_WIDTH = 240


def build_widgets(form: ttk.Frame) -> None:
    """Make all widgets of a form, in the order in which Tab walks through them."""
    build_table(form, len(_ROWS), 2, (_DEALER_ROW, _PLAYER_ROW))
    form.columnconfigure(_HAND_COLUMN, weight=1)
    form.columnconfigure(_SIDE_COLUMN, minsize=to_pixels(form, _SIDE_WIDTH))
    title = make_label(form, "title", styles.PLAQUE_LARGE_LABEL)
    title.configure(text=SIMPLIFIED_BLACKJACK)
    place(title, _TITLE_ROW, _HAND_COLUMN, "w")
    score = make_label(form, "score", styles.PLAQUE_LARGE_LABEL)
    place(score, _TITLE_ROW, _SIDE_COLUMN, "e")
    place(make_label(form, "dealer_info"), _DEALER_INFO_ROW, _HAND_COLUMN, "w")
    message = make_label(form, "message", styles.PLAQUE_LARGE_LABEL)
    place(message, _MESSAGE_ROW, _HAND_COLUMN, "w")
    place(make_label(form, "player_info"), _PLAYER_INFO_ROW, _HAND_COLUMN, "w")
    buttons = [(name, *words) for name, words in BUTTONS.items()]
    place_buttons(form, "buttons", _BUTTON_ROW, _HAND_COLUMN, buttons)


def get_dealer_box(form: ttk.Frame) -> Box:
    """Return where the dealer's cards lie."""
    return get_box(form, _DEALER_ROW, _HAND_COLUMN)


def get_player_box(form: ttk.Frame) -> Box:
    """Return where the player's cards lie."""
    return get_box(form, _PLAYER_ROW, _HAND_COLUMN)


def get_deck_box(form: ttk.Frame, card_width: int) -> Box:
    """Return where the deck lies: at the right, beside the dealer's cards."""
    box = get_box(form, _DEALER_ROW, _SIDE_COLUMN)
    return box._replace(x=box.x + (box.width - card_width) // 2, width=card_width)


def get_words_box(form: ttk.Frame) -> Box:
    """Return the part of the felt on which the words of the table are printed."""
    return get_box(form, _PLAYER_ROW, _SIDE_COLUMN)


def get_shown_card_width(form: ttk.Frame) -> int:
    """Return the width of every card on the table, in pixels."""
    deck_width = get_box(form, _DEALER_ROW, _SIDE_COLUMN).width
    hand_widths = [get_card_width(get_dealer_box(form))]
    hand_widths.append(get_card_width(get_player_box(form)))
    return min(deck_width, *hand_widths)


def fit_message(form: ttk.Frame) -> None:
    """Break the lines of the message where the column of the hands ends."""
    fit_text(form, "message", get_box(form, _MESSAGE_ROW, _HAND_COLUMN).width)
