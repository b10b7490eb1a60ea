"""The look of all forms: colours, the type scale, the spacing and the ttk styles.

Sizes are written for a display of 96 dots an inch and turned into pixels of the
display at hand by ``to_pixels``; fonts are in points, which Tk scales by itself.
"""

import tkinter as tk
from tkinter import font as tk_font
from tkinter import ttk

FELT = "#2E8B57"
FELT_EDGE = "#185434"
PLAQUE = "#123D28"
CREAM = "#FFF6DC"
BUTTON = "#FFD83D"
BUTTON_UNDER_POINTER = "#FFE780"
BUTTON_PRESSED = "#E0B500"
BUTTON_TEXT = "#1E1B10"
DISABLED_BUTTON = "#F3EBCB"
DISABLED_BUTTON_TEXT = "#66624F"
BOX = "#FFFFFF"
WRONG_BOX = "#FFC4B8"
BOX_TEXT = BUTTON_TEXT
SELECTION = "#1F4E8C"

# The colour of the text of a badge, and that of the badge.
GOOD_BADGE_PAIR = (BUTTON_TEXT, BUTTON)
BAD_BADGE_PAIR = (CREAM, "#8B1A1A")
EVEN_BADGE_PAIR = (CREAM, "#27496D")

CHIPS = {"chip5": "#A3231B", "chip25": "#1B6B3A", "chip100": BUTTON_TEXT}
"""The colours of the chips by their Tk names, which end in their values."""

TEXT_PAIRS = {
    "plaque": (CREAM, PLAQUE),
    "heading": (BUTTON, PLAQUE),
    "button": (BUTTON_TEXT, BUTTON),
    "button under the pointer": (BUTTON_TEXT, BUTTON_UNDER_POINTER),
    "pressed button": (BUTTON_TEXT, BUTTON_PRESSED),
    "disabled button": (DISABLED_BUTTON_TEXT, DISABLED_BUTTON),
    "box": (BOX_TEXT, BOX),
    "wrong box": (BOX_TEXT, WRONG_BOX),
    "selection": (BOX, SELECTION),
    "good badge": GOOD_BADGE_PAIR,
    "bad badge": BAD_BADGE_PAIR,
    "even badge": EVEN_BADGE_PAIR,
    **{name: (CREAM, colour) for name, colour in CHIPS.items()},
}
"""Text colour and background of everything that is read."""

_FELT_STEPS = 40


def _shade(share: float) -> str:
    """Return a colour between FELT_EDGE, for a share of 0, and FELT, for 1."""
    edge, felt = bytes.fromhex(FELT_EDGE[1:]), bytes.fromhex(FELT[1:])
    parts = [round(dark + (light - dark) * share) for dark, light in zip(edge, felt)]
    return f"#{bytes(parts).hex()}".upper()


def _ease(share: float) -> float:
    """Begin and end gently: an edge where a shade ends would be seen."""
    return share * share * (3 - 2 * share)


FELT_SHADES = [_shade(_ease(step / _FELT_STEPS)) for step in range(_FELT_STEPS + 1)]
"""The felt from the edge of the table inwards; each differs little from the next."""

SMALL_POINTS = 8
BODY_POINTS = 11
LARGE_POINTS = 14

SMALL_SPACE = 4
SPACE = 8
LARGE_SPACE = 16

THIN_LINE = 1
THICK_LINE = 2

PLAQUE_LABEL = "Plaque.TLabel"
PLAQUE_LARGE_LABEL = "Large.Plaque.TLabel"
PLAQUE_FRAME = "Plaque.TFrame"
TABLE_BUTTON = "Table.TButton"
TABLE_BOX = "Table.TSpinbox"


def to_pixels(widget: tk.Misc, size: float) -> int:
    """Return a size for 96 dots an inch in pixels of the display of ``widget``."""
    return round(size * widget.winfo_fpixels("1i") / 96)


def get_font(
    widget: tk.Misc, points: int, weight: str = "normal"
) -> tuple[str, int, str]:
    """Return a font of the display's own family, as tkinter takes it."""
    family = tk_font.nametofont("TkDefaultFont", root=widget).actual("family")
    return family, points, weight


def prepare_styles(master: tk.Misc) -> None:
    """Make the ttk styles of the forms known to the root of ``master``."""
    style = ttk.Style(master)
    if style.theme_use() != "clam":  # system themes ignore the colours of buttons
        style.theme_use("clam")
    _prepare_plaques(style, master)
    _prepare_buttons(style, master)
    _prepare_boxes(style, master)


def _prepare_plaques(style: ttk.Style, master: tk.Misc) -> None:
    padding = (to_pixels(master, SPACE), to_pixels(master, SMALL_SPACE))
    style.configure(PLAQUE_FRAME, background=PLAQUE)
    style.configure(
        PLAQUE_LABEL,
        background=PLAQUE,
        foreground=CREAM,
        font=get_font(master, BODY_POINTS),
        padding=padding,
    )
    style.configure(PLAQUE_LARGE_LABEL, font=get_font(master, LARGE_POINTS, "bold"))


def _prepare_buttons(style: ttk.Style, master: tk.Misc) -> None:
    style.configure(
        TABLE_BUTTON,
        background=BUTTON,
        foreground=BUTTON_TEXT,
        bordercolor=BUTTON_TEXT,
        lightcolor=BUTTON,
        darkcolor=BUTTON,
        focuscolor=BUTTON_TEXT,
        focusthickness=to_pixels(master, THICK_LINE),
        font=get_font(master, BODY_POINTS, "bold"),
        padding=(to_pixels(master, SPACE), to_pixels(master, SMALL_SPACE)),
        width=0,
    )
    backgrounds = [
        ("disabled", DISABLED_BUTTON),
        ("pressed", BUTTON_PRESSED),
        ("active", BUTTON_UNDER_POINTER),
    ]
    style.map(
        TABLE_BUTTON,
        background=backgrounds,
        lightcolor=[("focus", BUTTON_TEXT), *backgrounds],
        darkcolor=[("focus", BUTTON_TEXT), *backgrounds],
        foreground=[("disabled", DISABLED_BUTTON_TEXT)],
        bordercolor=[("disabled", DISABLED_BUTTON_TEXT), ("focus", BOX)],
    )


def _prepare_boxes(style: ttk.Style, master: tk.Misc) -> None:
    style.configure(
        TABLE_BOX,
        fieldbackground=BOX,
        foreground=BOX_TEXT,
        background=BUTTON,
        arrowcolor=BUTTON_TEXT,
        arrowsize=to_pixels(master, LARGE_SPACE),
        selectbackground=SELECTION,
        selectforeground=BOX,
        insertcolor=BOX_TEXT,
        padding=to_pixels(master, SMALL_SPACE),
    )
    style.map(
        TABLE_BOX,
        fieldbackground=[("disabled", DISABLED_BUTTON), ("invalid", WRONG_BOX)],
        foreground=[("disabled", DISABLED_BUTTON_TEXT)],
        # What is selected in a box without the keyboard looks as if it were not.
        selectbackground=[("!focus", "invalid", WRONG_BOX), ("!focus", BOX)],
        selectforeground=[("!focus", BOX_TEXT)],
    )
