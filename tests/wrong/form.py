"""Faults of the form, which nobody but the hunt would find (ITD121 p. 6)."""

from tests.criteria import FORM
from tests.wrong.fault import Extent, Fault

_FORM = "gui/blackjack_form.py"

_RESET = "        self._do(self._reset, story.get_reset_line)\n"


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
        "        except ValueError as error:\n            self._refuse_bet",
        "        except KeyError as error:\n            self._refuse_bet",
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
        "_BET_STEP = 10\n",
        '_BET_STEP = int(input("In what steps do you bet? "))\n',
    ),
    _make(
        "form imports what is not there", "from gui import styles\n", "import style\n"
    ),
]
