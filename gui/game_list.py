"""The games that can be chosen: one entry a game.

A form is imported when it is first shown, so that the command line needs no window.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from gui import blackjack_texts, simplified_texts, team_texts

if TYPE_CHECKING:
    import tkinter as tk

    from gui.game_form import GameForm


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


def _make_blackjack_form(master: tk.Misc) -> GameForm:
    from gui.blackjack_form import Blackjack_Form

    return Blackjack_Form(master)


def _make_simplified_form(master: tk.Misc) -> GameForm:
    from gui.simplified_form import Simplified_Form

    return Simplified_Form(master)


def _make_team_form(master: tk.Misc) -> GameForm:
    from gui.team_form import Team_Form

    return Team_Form(master)


GAMES = (
    Game(
        "blackjack",
        "Blackjack",
        blackjack_texts.RESET,
        blackjack_texts.get_rules,
        _make_blackjack_form,
    ),
    Game(
        "simplified",
        simplified_texts.TITLE,
        simplified_texts.RESET,
        simplified_texts.get_rules,
        _make_simplified_form,
    ),
    Game(
        "team",
        team_texts.TITLE,
        team_texts.NEW_MATCH,
        team_texts.get_rules,
        _make_team_form,
    ),
)
