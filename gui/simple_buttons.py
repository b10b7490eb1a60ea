"""The buttons of the games with one hand: their texts, their letters, one table."""

BUTTONS = {"deal": ("Deal", "d"), "hit": ("Hit", "h"), "stand": ("Stand", "s")}
"""The text of each button by its Tk name, and the letter that presses it."""

DEAL, _ = BUTTONS["deal"]
"""What stands on the button that deals."""


def get_key_lines() -> str:
    """Return what the letters and other keys do, for the rules of a game."""
    letters = [f"• {letter.upper()}: {text}" for text, letter in BUTTONS.values()]
    others = [
        f"• Return: the button that has the focus, else {DEAL}",
        "• Alt with an underlined letter: that button",
    ]
    return "\n".join([*letters, *others])
