"""Plays the form of Team Blackjack with cards that the test has chosen."""

import tkinter as tk
from tkinter import ttk
from types import ModuleType
from typing import Any

import games.team_blackjack
from gui.main_window import MainWindow
from gui.seat_row import SeatRow
from gui.team_form import Team_Form
from gui.widgets import find_widget
from tests.form_driver import FormDriver, show_game
from tests.stacked_table import stack_pile


class TeamDriver(FormDriver):
    """The form of Team Blackjack in the main window, driven by real events.

    Cards are written as text (``"10S AC"``).

    Args:
        window: the main window.
        gameobjects: the package of the cards.
    """

    def __init__(self, window: MainWindow, gameobjects: ModuleType) -> None:
        form = show_game(window, "team").form
        assert isinstance(form, Team_Form)
        super().__init__(window, form)
        self._gameobjects = gameobjects

    @property
    def team_form(self) -> Team_Form:
        """The form itself."""
        assert isinstance(self.form, Team_Form)
        return self.form

    @property
    def match(self) -> Any:
        """The match that is shown."""
        return self.team_form.match

    def begin(self, **numbers: int) -> None:
        """Begin a match of these numbers."""
        self.team_form.begin(games.team_blackjack.Match(**numbers))
        self.window.update()

    def stack(self, indices: str, only: bool = False) -> None:
        """Put cards in front of the deck; ``only`` makes them all that are left."""
        stack_pile(self.match._deck, self._gameobjects, indices, only)

    def deal(self, player: str, dealer: str, deck: str = "", wager: str = "") -> None:
        """Deal two cards each; ``deck`` is what comes next."""
        pairs = zip(player.split(), dealer.split(), strict=True)
        dealt = " ".join(f"{mine} {other}" for mine, other in pairs)
        self.stack(f"{dealt} {deck}")
        if wager:
            self.type_wager(wager)
        self.click("deal")

    def win(self, wager: str = "") -> None:
        """Play a hand that wins the wager."""
        self.deal("10S 9S", "10D 8D", wager=wager)
        self.click("stand")

    def lose(self, wager: str = "") -> None:
        """Play a hand that loses the wager."""
        self.deal("10S 8S", "10D 9D", wager=wager)
        self.click("stand")

    def type_wager(self, text: str) -> None:
        """Put a text into the wager box as if it were typed, and keep the focus there."""
        box = self.find("wager")
        assert isinstance(box, ttk.Spinbox)
        box.focus_force()
        box.delete(0, "end")
        box.insert(0, text)
        self.window.update()

    def get_texts(self, *names: str) -> list[str]:
        """Return the texts of labels."""
        return [self.get_text(name) for name in names]

    def get_numbers(self) -> list[int]:
        """Return the numbers of the match, in the order of their boxes."""
        return [
            self.match.players,
            self.match.dealers,
            self.match.starting_bankroll,
            self.match.minimum_wager,
            self.match.hands_per_round,
        ]

    def get_buttons(self) -> set[str]:
        """Return which of the three buttons of a hand can be used."""
        return self.get_enabled() & {"deal", "hit", "stand"}

    def get_badge(self) -> list[str]:
        """Return what is written on the table, the words of the felt left out."""
        return self._get_options("text", "badge", "text")

    def get_deck_layers(self) -> int:
        """Return how many cards the stack of the deck is drawn with."""
        return len(self.get_image_names("deck"))

    def get_seats(self, team: str) -> str:
        """Return a team's seats: ``x`` out, ``@`` at the table, ``o`` waiting, ``…``.

        Where they are shown without colour: crossed, filled and bold, or an empty ring.
        """
        row: Any = find_widget(self.form, f"{team}_seats", SeatRow)
        signs = {"out": "x", "at_table": "@", "waiting": "o"}
        seats = [
            (row.coords(item)[0], signs[row.gettags(item)[1]])
            for item in row.find_withtag("seat")
        ]
        seats += [
            (row.coords(item)[0], "…")
            for item in row.find_all()
            if row.type(item) == "text" and row.itemcget(item, "text") == "…"
        ]
        return "".join(sign for _, sign in sorted(seats))


def get_dialog(window: tk.Misc) -> FormDriver:
    """Return what drives the window that asks for a new match."""
    dialog = window.nametowidget(".match")
    return FormDriver(window.winfo_toplevel(), dialog)  # type: ignore[arg-type]
