"""The main window: the menus, and the form of one game at a time."""

import tkinter as tk
from pathlib import Path
from tkinter import ttk
from types import TracebackType

from gameobjects import Card, FaceValue, Suit
from gui import __version__
from gui.dialogs import show_text
from gui.game_form import HISTORY_EVENT, GameForm
from gui.game_list import GAMES, TEAM
from gui.history import SEED, History
from gui.images import get_card_image
from gui.menus import MenuItem, add_item, make_menus
from gui.scenarios import Scenario
from gui.widgets import find_widget
from gui.window_sizes import make_room, set_first_size

_RESTART_INDEX = len(GAMES) + 1  # below the games and a line
_ABOUT = "Three ways to play Blackjack; the first follows the ITD121 assignment."
_HISTORY, _HISTORY_KEY = "History", "Ctrl+H"
_ICON_WIDTH = 48
_ICON_DELAY = 100  # milliseconds


class MainWindow(tk.Tk):
    """The window of Card Games.

    Args:
        game_name: the name of the game that is shown first.
        is_animated: whether cards move to their places.
        seed: the seed of this game, for those who want it again.

    Raises:
        tkinter.TclError: the display cannot be opened.
        KeyError: there is no game of that name.
    """

    def __init__(
        self,
        game_name: str = GAMES[0].name,
        is_animated: bool = False,
        seed: int | None = None,
    ) -> None:
        super().__init__(className="Card Games")
        self._games = {game.name: game for game in GAMES}
        self._forms: dict[str, GameForm] = {}
        self._shown_name = tk.StringVar(self, game_name)
        self._is_animated = tk.BooleanVar(self, is_animated)
        self._set_animation()
        self._seed = seed
        self._shows_history = tk.BooleanVar(self, False)
        self._history = History(self, "history")
        if seed is not None:
            self._history.add(f"{SEED}{seed}")
            self._history.reveal()
        self.protocol("WM_DELETE_WINDOW", self.close)
        set_first_size(self)
        self._build_menus()
        self.show_game(game_name)
        # The window is painted without waiting for its icon.
        self.after(_ICON_DELAY, self._set_icon)

    def show_game(self, name: str) -> None:
        """Show the form of a game; the one shown before stays as it is.

        Raises:
            KeyError: there is no game of that name.
        """
        game = self._games[name]
        for form in self._forms.values():
            form.hurry()
            form.grid_remove()
        if name not in self._forms:
            self._forms[name] = game.make_form(self)
        self._shown_name.set(name)
        menu = find_widget(self, "game", tk.Menu)
        menu.entryconfigure(_RESTART_INDEX, label=game.restart)
        self.title(f"{game.title} – Card Games")
        self._forms[name].grid(row=0, column=0, sticky="nsew")
        self._forms[name].focus_first()

    def show_scenario(self, scenario: Scenario) -> None:
        """Offer the bet of a scenario, and show in the history what to try.

        Args:
            scenario: one of the game that is shown, which waits for its first bet.
        """
        find_widget(self._get_form(), "bet", ttk.Spinbox).set(scenario.bet)
        self._get_form().focus_first()
        self._history.add(f"Scenario {scenario.name} · {scenario.text}")
        self._history.reveal()
        self.update_idletasks()  # the history makes the window larger than it is now
        self._shows_history.set(True)
        self._show_history()

    def show_match(self, arguments: dict[str, int]) -> None:
        """Show a match of Team Blackjack.

        Args:
            arguments: those of the Match.
        """
        from games.team_blackjack import Match
        from gui.team_form import Team_Form

        self.show_game(TEAM)
        form = self._get_form()
        assert isinstance(form, Team_Form)
        form.begin(Match(**arguments))

    def show_rules(self) -> None:
        """Show the rules of the game in a window of their own."""
        game = self._games[self._shown_name.get()]
        keys = {item.shown_key: item.text for item in self._get_menu_items()}
        keys[_HISTORY_KEY] = _HISTORY
        lines = [f"• {key}: {text}" for key, text in keys.items() if key]
        text = "\n".join([game.get_rules(), *lines])
        show_text(self, "rules", f"Rules of {game.title}", text)

    def show_about(self) -> None:
        """Show what program this is."""
        text = f"# Card Games {__version__}\n{_ABOUT}"
        if self._seed is not None:
            text += f"\nThe seed of this game is {self._seed}: --seed {self._seed} repeats it."
        show_text(self, "about", "About Card Games", text)

    def close(self) -> None:
        """End the program silently, whatever is still waiting to be done."""
        self.update_idletasks()  # ttk's own work cannot be cancelled
        for identifier in self.tk.splitlist(self.tk.call("after", "info")):
            self.after_cancel(identifier)
        self.destroy()

    def report_callback_exception(
        self,
        exc: type[BaseException],
        val: BaseException,
        tb: TracebackType | None,
    ) -> None:
        """Say in a window that something unexpected failed; the game goes on."""
        import traceback

        if not self.tk.call("info", "commands", "."):
            return  # the window was closed while a dialog of the system was open
        lines = [
            "Something went wrong that should not have. The game goes on.",
            "",
            f"{exc.__name__}: {val}",
        ]
        for place in traceback.extract_tb(tb)[-1:]:
            file_name = Path(place.filename).name
            lines.append(f"in {file_name}, line {place.lineno}, {place.name}")
        text = "\n".join(lines)
        show_text(self, "error", "Unexpected error", text)

    def _set_icon(self) -> None:
        ace = Card(Suit.SPADES, FaceValue.ACE)
        self.iconphoto(True, str(get_card_image(ace, _ICON_WIDTH, self)))

    def _build_menus(self) -> None:
        menus = make_menus(self)
        for game in GAMES:
            menus["Game"].add_radiobutton(
                label=game.title,
                underline=0,
                variable=self._shown_name,
                value=game.name,
                command=self._show_chosen_game,
            )
        menus["Game"].add_separator()
        menus["View"].add_checkbutton(
            label="Moving cards",
            underline=0,
            variable=self._is_animated,
            command=self._set_animation,
        )
        menus["View"].add_checkbutton(
            label=_HISTORY,
            underline=0,
            accelerator=_HISTORY_KEY,
            variable=self._shows_history,
            command=self._show_history,
        )
        for sequence in ("<Control-h>", "<Control-H>", HISTORY_EVENT):
            self.bind(sequence, lambda _: menus["View"].invoke(_HISTORY))
        for item in self._get_menu_items():
            add_item(self, menus[item.menu], item)
        for sequence in ("<Control-q>", "<Control-Q>"):
            self.bind_all(sequence, lambda _: self.close())  # in dialogs too
        self.bind("<Escape>", lambda _: self.attributes("-fullscreen", False))

    def _get_menu_items(self) -> list[MenuItem]:
        restart = self._games[self._shown_name.get()].restart
        reset_keys = ("<Control-r>", "<Control-R>")
        return [
            MenuItem("Game", restart, "Ctrl+R", reset_keys, self._start_again),
            MenuItem("Game", "Quit", "Ctrl+Q", (), self.close),
            MenuItem("View", "Save history…", "", (), self._save_history),
            MenuItem("View", "Full screen", "F11", ("<F11>",), self._switch_size),
            MenuItem("Help", "Rules", "F1", ("<F1>",), self.show_rules),
            MenuItem("Help", "About", "", (), self.show_about),
        ]

    def _set_animation(self) -> None:
        """Forms ask Tk's own database of options, so one alone needs no window."""
        self.option_add("*animation", "on" if self._is_animated.get() else "off")

    def _show_history(self) -> None:
        """Show the history beside the table, or below it where that is too wide."""
        panel = self._history
        if not self._shows_history.get():
            has_keyboard = str(self.tk.call("focus")).startswith(str(panel))
            make_room(self, panel, -1)
            panel.grid_remove()
            if has_keyboard:
                self._get_form().focus_first()
        elif self.minsize()[0] + panel.winfo_reqwidth() <= self.winfo_screenwidth():
            panel.grid(row=0, column=1, sticky="ns")
            make_room(self, panel, 1)
        else:
            panel.grid(row=1, column=0, sticky="ew")
            make_room(self, panel, 1)

    def _save_history(self) -> None:
        from tkinter import filedialog  # seldom needed: the window opens sooner

        path = filedialog.asksaveasfilename(
            parent=self, title="Save history", defaultextension=".txt"
        )
        if path:
            self.write_history(Path(path))

    def write_history(self, path: Path) -> None:
        """Write the history to a text file; say so in a window if that fails."""
        try:
            path.write_text(self._history.get_text(), "utf-8")
        except OSError as error:
            text = f"The history could not be saved: {error.strerror}: {path}"
            show_text(self, "error", "Not saved", text)

    def _get_form(self) -> GameForm:
        return self._forms[self._shown_name.get()]

    def _show_chosen_game(self) -> None:
        self.show_game(self._shown_name.get())

    def _start_again(self) -> None:
        self._get_form().start_again()

    def _switch_size(self) -> None:
        is_full_screen = bool(self.attributes("-fullscreen"))
        self.attributes("-fullscreen", not is_full_screen)
