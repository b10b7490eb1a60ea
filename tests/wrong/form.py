"""Faults of the form, which nobody but the hunt would find (ITD121 p. 6)."""

from tests.criteria import FORM
from tests.wrong.fault import Extent, Fault

_FORM = "gui/blackjack_form.py"

_RESET = "        blackjack.reset()\n"
_LIMITS = "    return 1, blackjack.player_funds\n"


def _make(name: str, old: str, new: str) -> Fault:
    return Fault(name, {FORM}, _FORM, old, new, Extent.FORM)


FAULTS = [
    _make(
        "form has a class variable",
        "    def __init__(self, master: tk.Misc) -> None:\n",
        "    rounds_played = 0\n\n    def __init__(self, master: tk.Misc) -> None:\n",
    ),
    _make("form does not open", "        self.show()\n\n", "        self.shwo()\n\n"),
    _make(
        "form cannot read a wrong bet",
        "        bet = self._get_bet_box().read_or_refuse(self._get_bet_rules())\n",
        "        bet = int(self._get_bet_box().get())\n",
    ),
    _make("Reset exits", _RESET, "        raise SystemExit\n"),
    _make(
        "Reset ends the process as if all were well",
        _RESET,
        '        __import__("os")._exit(0)\n',
    ),
    _make("Reset never comes back", _RESET, "        while True:\n            pass\n"),
    _make(
        "form asks a question at its import",
        _LIMITS,
        f'{_LIMITS}\n\n_STEP = int(input("In what steps do you bet? "))\n',
    ),
    _make(
        "form imports what is not there", "from gui import styles\n", "import style\n"
    ),
]
