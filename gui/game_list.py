"""The games that can be chosen: one entry a game.

What belongs to a game is imported when it is first shown: the command line needs no
window, and the window opens sooner.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from gui import names

if TYPE_CHECKING:
    import tkinter as tk

    from gui.game_form import GameForm

TEAM = "team"
"""The name of the game that has matches."""


class Game(NamedTuple):
    """A game that can be chosen.

    Attributes:
        name: how it is called on the command line.
        title: how it is called in the menu and in the title of the window.
        restart: what the menu calls to begin it again.
        get_rules: returns its rules and keys in a player's words.
        make_form: makes its form in a window.
    """

    name: str
    title: str
    restart: str
    get_rules: Callable[[], str]
    make_form: Callable[[tk.Misc], GameForm]


def _get_blackjack_rules() -> str:
    from gui.blackjack_texts import get_rules

    return get_rules()


def _make_blackjack_form(master: tk.Misc) -> GameForm:
    from gui.blackjack_form import Blackjack_Form

    return Blackjack_Form(master)


def _get_simplified_rules() -> str:
    from gui.simplified_texts import get_rules

    return get_rules()


def _make_simplified_form(master: tk.Misc) -> GameForm:
    from gui.simplified_form import Simplified_Form

    return Simplified_Form(master)


def _get_team_rules() -> str:
    from gui.team_texts import get_rules

    return get_rules()


def _make_team_form(master: tk.Misc) -> GameForm:
    from gui.team_form import Team_Form

    return Team_Form(master)


GAMES = (
    Game(
        "blackjack",
        names.BLACKJACK,
        names.RESET,
        _get_blackjack_rules,
        _make_blackjack_form,
    ),
    Game(
        "simplified",
        names.SIMPLIFIED_BLACKJACK,
        names.RESET,
        _get_simplified_rules,
        _make_simplified_form,
    ),
    Game(
        TEAM,
        names.TEAM_BLACKJACK,
        names.NEW_MATCH,
        _get_team_rules,
        _make_team_form,
    ),
)
