"""The widgets of the form of Team Blackjack, made once and laid out in its grid."""

from tkinter import ttk

from gui import styles
from gui import team_texts as texts
from gui.bet_box import BetBox
from gui.card_layout import Box, get_card_width
from gui.card_table import CardTable
from gui.names import NEW_MATCH
from gui.seat_row import SeatRow
from gui.simple_buttons import BUTTONS
from gui.styles import to_pixels
from gui.table_grid import (
    build_table,
    fit_text,
    get_box,
    keep_whole,
    make_button,
    make_label,
    place,
    place_buttons,
)
from gui.widgets import find_widget

_ROWS = range(6)
_DEALER_INFO_ROW, _DEALER_ROW, _MESSAGE_ROW, _PLAYER_INFO_ROW = _ROWS[:4]
_PLAYER_ROW, _BUTTON_ROW = _ROWS[4:]
_HAND_COLUMN, _SIDE_COLUMN = range(2)
_SIDE_WIDTH = 300
_HAND_SHARE = 3  # of the width that is over, against 1 for the side
_MESSAGE_LINES = 3


def build_widgets(form: ttk.Frame) -> None:
    """Make all widgets of a form, in the order in which Tab walks through them."""
    build_table(form, len(_ROWS), 2, (_DEALER_ROW, _PLAYER_ROW))
    form.columnconfigure(_HAND_COLUMN, weight=_HAND_SHARE)
    form.columnconfigure(_SIDE_COLUMN, weight=1, minsize=to_pixels(form, _SIDE_WIDTH))
    _build_team(form, "dealer", _DEALER_INFO_ROW)
    place(make_label(form, "cards_left"), _DEALER_INFO_ROW, _SIDE_COLUMN, "e")
    _build_message(form)
    _build_team(form, "player", _PLAYER_INFO_ROW)
    progress = make_label(form, "progress", styles.PLAQUE_LARGE_LABEL)
    place(progress, _PLAYER_INFO_ROW, _SIDE_COLUMN, "e")
    _build_wager_panel(form)
    buttons = [(name, *BUTTONS[name]) for name in ("hit", "stand")]
    place_buttons(form, "buttons", _BUTTON_ROW, _HAND_COLUMN, buttons)
    new_match = make_button(form, "new_match", NEW_MATCH, texts.NEW_MATCH_LETTER)
    place(new_match, _BUTTON_ROW, _SIDE_COLUMN, "e")


def get_dealer_box(form: ttk.Frame) -> Box:
    """Return where the dealer's cards lie."""
    return get_box(form, _DEALER_ROW, _HAND_COLUMN)


def get_player_box(form: ttk.Frame) -> Box:
    """Return where the player's cards lie."""
    return get_box(form, _PLAYER_ROW, _HAND_COLUMN)


def get_deck_box(form: ttk.Frame) -> Box:
    """Return where the deck lies: at the right, beside the dealer's cards."""
    box = get_box(form, _DEALER_ROW, _SIDE_COLUMN)
    table = find_widget(form, "table", CardTable)
    width = table.get_deck_width(get_shown_card_width(form))
    return box._replace(x=box.x + box.width - width, width=width)


def get_words_box(form: ttk.Frame) -> Box:
    """Return where words are printed on the felt: between the buttons at the foot."""
    row = get_box(form, _BUTTON_ROW, _HAND_COLUMN)
    buttons = find_widget(form, "buttons", ttk.Frame)
    left = buttons.winfo_x() + buttons.winfo_width()
    right = find_widget(form, "new_match", ttk.Button).winfo_x()
    return row._replace(x=left, width=max(1, right - left))


def get_shown_card_width(form: ttk.Frame) -> int:
    """Return the width of every card on the table, in pixels."""
    dealer_width = get_card_width(get_dealer_box(form))
    return min(dealer_width, get_card_width(get_player_box(form)))


def keep_wager_panel_whole(form: ttk.Frame) -> None:
    """Let the dealer's row give way where a form is less high than it should be."""
    keep_whole(form, "wager_panel", _PLAYER_ROW)


def fit_message(form: ttk.Frame) -> None:
    """Break the lines of the message before the form ends.

    A line may be as much longer as the space is wide at which it is broken.
    """
    margins = to_pixels(form, 4 * styles.LARGE_SPACE)
    fit_text(form, "message", form.winfo_width() - margins)


def _build_team(form: ttk.Frame, who: str, row: int) -> None:
    """Put the seats of a team and the line about its hand beside each other."""
    bar = ttk.Frame(form, name=f"{who}_bar", style=styles.PLAQUE_FRAME)
    place(bar, row, _HAND_COLUMN, "w")
    SeatRow(bar, f"{who}_seats").pack(side="left")
    make_label(bar, f"{who}_info").pack(side="left")


def _build_message(form: ttk.Frame) -> None:
    """Keep room for the longest message, so that the cards keep their size."""
    message = make_label(form, "message", styles.PLAQUE_LARGE_LABEL)
    place(message, _MESSAGE_ROW, _HAND_COLUMN, "w")
    message.grid_configure(columnspan=2)
    message.configure(text="\n".join(["longest"] * _MESSAGE_LINES))
    height = message.winfo_reqheight() + 2 * to_pixels(form, styles.SPACE)
    message.configure(text="")
    form.rowconfigure(_MESSAGE_ROW, minsize=height)


def _build_wager_panel(form: ttk.Frame) -> None:
    panel = ttk.Frame(form, name="wager_panel", style=styles.PLAQUE_FRAME)
    place(panel, _PLAYER_ROW, _SIDE_COLUMN, "e")
    gap = to_pixels(form, styles.SPACE)
    bankroll = make_label(panel, "bankroll", styles.PLAQUE_LARGE_LABEL)
    bankroll.grid(row=0, column=0, columnspan=3, sticky="w")
    make_label(panel, "minimum").grid(row=1, column=0, columnspan=3, sticky="w")
    label = make_label(panel, "wager_label")
    underline = texts.WAGER.lower().index(texts.WAGER_LETTER)
    label.configure(text=texts.WAGER, underline=underline)
    label.grid(row=2, column=0, sticky="w")
    BetBox(panel, "wager").grid(row=2, column=1, sticky="ew")
    deal = make_button(panel, "deal", *BUTTONS["deal"])
    deal.grid(row=2, column=2, sticky="e", padx=gap, pady=gap)
