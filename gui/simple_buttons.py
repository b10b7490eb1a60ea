"""The buttons of the games with one hand: their texts, their letters, one table."""

BUTTONS = {"deal": ("Deal", "d"), "hit": ("Hit", "h"), "stand": ("Stand", "s")}
"""The text of each button by its Tk name, and the letter that presses it."""

DEAL, _ = BUTTONS["deal"]
"""What stands on the button that deals."""


def get_key_lines(box: str = "") -> str:
    """Return what the letters and other keys do, for the rules of a game.

    Args:
        box: what the game calls the amount in its box, "" where it has none.
    """
    letters = [f"• {letter.upper()}: {text}" for text, letter in BUTTONS.values()]
    others = [
        f"• Return: the button that has the focus, else {DEAL}",
        *([f"• Up and Down in the {box} box: the next ten"] if box else []),
        f"• Alt with an underlined letter: that button{f', or the {box}' if box else ''}",
    ]
    return "\n".join([*letters, *others])
