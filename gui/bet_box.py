"""The box in which a bet or a wager is typed, checked letter by letter."""

import tkinter as tk
from collections.abc import Callable
from functools import partial
from tkinter import ttk
from typing import NamedTuple

from gui import styles
from gui.bets import read_bet

_STEP = 10
_COLUMNS = 9
_MOST_TO_READ = 10**9


class BetRules(NamedTuple):
    """What a game allows in its box.

    Attributes:
        word: what the game calls a bet.
        get_limits: returns the least and the most that can be bet now, in dollars.
        show_problem: says in a sentence why it is no bet, "" where it is one.
    """

    word: str
    get_limits: Callable[[], tuple[int, int]]
    show_problem: Callable[[str], None]


class BetBox(ttk.Spinbox):
    """A box for dollars; what is in it is all that it keeps.

    It is red while it holds no bet that can be made. Up and Down go to the next ten.

    Args:
        master: the frame that it lies in.
        name: its Tk name.
    """

    def __init__(self, master: tk.Misc, name: str) -> None:
        font = styles.get_font(master, styles.BODY_POINTS)
        super().__init__(
            master, name=name, width=_COLUMNS, style=styles.TABLE_BOX, font=font
        )

    def watch(self, rules: BetRules) -> None:
        """Check the box whenever its text changes."""
        check = self.register(partial(self._allow_any, rules))
        self.configure(validate="key", validatecommand=(check, "%P"))
        self.bind("<<Increment>>", lambda _: self._step(_STEP, rules))
        self.bind("<<Decrement>>", lambda _: self._step(-_STEP, rules))

    def check(self, rules: BetRules) -> None:
        """Mark the box and say why while what is in it is no bet."""
        self._mark(self.get(), rules)

    def read_or_refuse(self, rules: BetRules) -> int | None:
        """Return the bet, in dollars; None where it is none that can be made.

        The reason is shown then, and the box has the keyboard.
        """
        try:
            return read_bet(self.get(), *rules.get_limits(), rules.word)
        except ValueError as error:
            rules.show_problem(str(error))
            self.select()
            return None

    def offer_again(self, rules: BetRules) -> None:
        """Leave the last bet in the box, as far as the limits allow."""
        least, most = rules.get_limits()
        if most >= least and _find_problem(self.get(), rules):
            self.set(max(least, min(most, self._read_any())))

    def add(self, amount: int, rules: BetRules) -> None:
        """Change the bet by an amount of dollars, within the limits."""
        self._put(self._read_any() + amount, rules)

    def select(self) -> None:
        """Take the keyboard, with the bet selected: what is typed replaces it."""
        self.focus_set()
        self.selection_range(0, "end")

    def _step(self, step: int, rules: BetRules) -> str:
        """Go to the next multiple of the step, unless the box cannot be used now.

        Returns "break", or the box would take a step of its own as well.
        """
        if self.instate(["disabled"]):
            return "break"
        bet = self._read_any()
        next_bet = (bet + step) // _STEP * _STEP
        if step < 0 and bet % _STEP:
            next_bet += _STEP
        self._put(next_bet, rules)
        return "break"

    def _put(self, bet: int, rules: BetRules) -> None:
        least, most = rules.get_limits()
        self.set(max(least, min(most, bet)))
        self.check(rules)

    def _read_any(self) -> int:
        """Return the number in the box, within the limits or not; 0 where it is none."""
        try:
            return read_bet(self.get(), 0, _MOST_TO_READ, "")
        except ValueError:
            return 0

    def _allow_any(self, rules: BetRules, text: str) -> bool:
        """Any text may be typed, but a wrong one is marked at once."""
        self._mark(text, rules)
        return True

    def _mark(self, text: str, rules: BetRules) -> None:
        problem = _find_problem(text, rules)
        self.state(["invalid" if problem else "!invalid"])
        rules.show_problem(problem)


def _find_problem(text: str, rules: BetRules) -> str:
    try:
        read_bet(text, *rules.get_limits(), rules.word)
    except ValueError as error:
        return str(error)
    return ""
