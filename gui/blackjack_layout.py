"""The widgets of the Blackjack form, made once and laid out in its grid."""

from tkinter import ttk

from gui import blackjack_texts as texts
from gui import styles
from gui.bet_box import BetBox
from gui.blackjack_actions import (
    BET_LETTER,
    DEAL_LETTER,
    HAND_NUMS,
    RESET_LETTER,
    get_actions_of_hand,
)
from gui.card_layout import Box, get_card_width
from gui.chip import Chip
from gui.names import RESET
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

FIRST_BET = "10"

_COLUMNS = len(HAND_NUMS)
_ROWS = range(6)
_DEALER_INFO_ROW, _DEALER_ROW, _MIDDLE_ROW, _INFO_ROW, _HANDS_ROW, _BUTTON_ROW = _ROWS
_CARD_ROWS = (_DEALER_ROW, _MIDDLE_ROW, _HANDS_ROW)


def build_widgets(form: ttk.Frame) -> None:
    """Make all widgets of a form, in the order in which Tab walks through them."""
    build_table(form, len(_ROWS), _COLUMNS, _CARD_ROWS)
    for column in range(_COLUMNS):
        form.columnconfigure(column, weight=1, uniform="halves")
    place(make_label(form, "dealer_info"), _DEALER_INFO_ROW, 0, "w")
    _build_middle(form)
    for hand_num in HAND_NUMS:
        info = make_label(form, f"hand{hand_num}_info")
        place(info, _INFO_ROW, hand_num, "w")
        buttons = [
            (action.get_button_name(hand_num), action.text, action.key)
            for action in get_actions_of_hand(hand_num)
        ]
        place_buttons(form, f"hand{hand_num}_buttons", _BUTTON_ROW, hand_num, buttons)
    place(make_button(form, "reset", RESET, RESET_LETTER), _DEALER_INFO_ROW, 1, "e")


def get_chip_value(name: str) -> int:
    """Return the dollars of the chip of that Tk name."""
    return int(name.removeprefix("chip"))


def get_dealer_box(form: ttk.Frame) -> Box:
    """Return where the dealer's cards lie."""
    return get_box(form, _DEALER_ROW, 0)


def get_hand_box(form: ttk.Frame, hand_num: int) -> Box:
    """Return where the cards of a player's hand lie."""
    return get_box(form, _HANDS_ROW, hand_num)


def get_deck_box(form: ttk.Frame, card_width: int) -> Box:
    """Return where the deck lies: in the middle, to the left of the bet."""
    box = get_box(form, _MIDDLE_ROW, 0)
    bet_panel = find_widget(form, "bet_panel", ttk.Frame)
    gap = to_pixels(form, 2 * styles.LARGE_SPACE)
    return box._replace(x=bet_panel.winfo_x() - gap - card_width, width=card_width)


def get_words_box(form: ttk.Frame) -> Box:
    """Return the part of the felt on which the words of the table are printed."""
    return get_box(form, _DEALER_ROW, 1)


def get_shown_card_width(form: ttk.Frame) -> int:
    """Return the width of every card on the table, in pixels."""
    boxes = [get_dealer_box(form), get_hand_box(form, 0), get_hand_box(form, 1)]
    return min(get_card_width(box) for box in boxes)


def fit_message(form: ttk.Frame) -> None:
    """Break the lines of the message where its half of the form ends."""
    width = form.winfo_width() // _COLUMNS - to_pixels(form, 3 * styles.LARGE_SPACE)
    fit_text(form, "message", width)


def keep_bet_panel_whole(form: ttk.Frame) -> None:
    """Let the rows of the hands give way where a form is less high than it should be."""
    keep_whole(form, "bet_panel", _MIDDLE_ROW)


def _build_middle(form: ttk.Frame) -> None:
    panel = ttk.Frame(form, name="bet_panel", style=styles.PLAQUE_FRAME)
    panel.columnconfigure(1, weight=1)
    place(panel, _MIDDLE_ROW, 0, "e")
    gap = to_pixels(form, styles.SPACE)
    funds = make_label(panel, "funds", styles.PLAQUE_LARGE_LABEL)
    funds.grid(row=0, column=0, columnspan=3, sticky="w", pady=(gap, 0))
    label = ttk.Label(
        panel,
        name="bet_label",
        text=texts.BET,
        underline=texts.BET.lower().index(BET_LETTER),
        style=styles.PLAQUE_LABEL,
    )
    label.grid(row=1, column=0, sticky="w")
    box = BetBox(panel, "bet")
    box.set(FIRST_BET)
    box.grid(row=1, column=1, columnspan=2, sticky="ew", padx=(0, gap))
    chips = _build_chips(panel)
    chips.grid(row=2, column=0, columnspan=2, sticky="w", padx=(gap, 0), pady=gap)
    deal = make_button(panel, "deal", texts.DEAL, DEAL_LETTER)
    deal.grid(row=2, column=2, sticky="e", padx=gap, pady=gap)
    message = make_label(form, "message", styles.PLAQUE_LARGE_LABEL)
    place(message, _MIDDLE_ROW, 1, "w")


def _build_chips(panel: ttk.Frame) -> ttk.Frame:
    row = ttk.Frame(panel, name="chips", style=styles.PLAQUE_FRAME)
    for name in styles.CHIPS:
        chip = Chip(row, name, get_chip_value(name))
        chip.pack(side="left", padx=(0, to_pixels(panel, styles.SMALL_SPACE)))
    return row
