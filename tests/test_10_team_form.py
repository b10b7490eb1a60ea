"""The form of Team Blackjack: what it shows from the first hand to the last."""

from __future__ import annotations

from collections.abc import Callable
from inspect import isfunction
from typing import TYPE_CHECKING, Any

import pytest

from tests.card_time import get_picture

if TYPE_CHECKING:
    import tkinter as tk

    from gui.main_window import MainWindow
    from tests.team_driver import TeamDriver

pytestmark = pytest.mark.house

# Each outcome for a wager of $5 of $100: the player's cards, the dealer's, the next
# ones, the clicks after Deal; the message up to what comes next, the badge, the
# bankroll, and what the dealer and the player have.
OUTCOMES = {
    "natural": (
        ("AS KC", "9D 7D", "", []),
        ("A natural: you won $7.", "Natural, won $7", "$107", "hard 16", "soft 21"),
    ),
    "natural against a natural": (
        ("AS KC", "AD QD", "", []),
        ("A natural: you won $7.", "Natural, won $7", "$107", "soft 21", "soft 21"),
    ),
    "won": (
        ("10S 9S", "10D 8D", "", ["stand"]),
        ("You won $5.", "Won $5", "$105", "hard 18", "hard 19"),
    ),
    "dealer bust": (
        ("10S 2S", "10D 6D", "KH", ["stand"]),
        ("You won $5.", "Won $5", "$105", "hard 26 · bust", "hard 12"),
    ),
    "push": (
        ("10S 8S", "AD 7D", "", ["stand"]),
        ("It is a push: nothing changes.", "Push", "$100", "soft 18", "hard 18"),
    ),
    "lost": (
        ("10S 8S", "10D 9D", "", ["stand"]),
        ("You lost $5.", "Lost $5", "$95", "hard 19", "hard 18"),
    ),
    "bust": (
        ("10S 6S", "9D 7D", "KH", ["hit"]),
        (
            "You are bust and lost $5.",
            "Bust, lost $5",
            "$95",
            "hard 16",
            "hard 26 · bust",
        ),
    ),
}


class TestStart:
    """What is there before the first wager."""

    @pytest.mark.parametrize(
        "names",
        [
            "deal hit stand new_match",
            "wager bankroll progress message",
            "dealer_info player_info cards_left table",
        ],
    )
    def test_every_widget_has_its_name(self, team: TeamDriver, names: str) -> None:
        for name in names.split():
            assert team.find(name).winfo_viewable(), name

    def test_texts(self, team: TeamDriver) -> None:
        names = ("dealer_info", "player_info", "progress", "bankroll", "cards_left")
        assert team.get_texts(*names, "minimum", "wager", "message") == [
            "Dealer 1",
            "Player 1",
            "Hand 1 of 10",
            "Bankroll $100",
            "52 cards left",
            "Minimum $5",
            "5",
            "Wager $5 to $100, then press Deal.",
        ]

    def test_only_wager_deal_and_new_match_can_be_used(self, team: TeamDriver) -> None:
        assert team.get_enabled() == {"wager", "deal", "new_match"}
        assert team.get_focused() is team.find("wager")

    def test_title_of_the_window(self, window: MainWindow, team: TeamDriver) -> None:
        assert window.title() == "Team Blackjack – Card Games"

    def test_minimum_equal_to_the_bankroll(self, team: TeamDriver) -> None:
        team.begin(bankroll=20, minimum_wager=20)
        assert team.get_text("message") == "Wager $20, then press Deal."
        assert team.get_text("wager") == "20"


class TestHand:
    """From the deal to the end of a hand."""

    def test_after_the_deal(self, team: TeamDriver) -> None:
        team.deal("AS 6C", "9D 7D", wager="25")
        assert team.get_texts("dealer_info", "player_info", "message") == [
            "Dealer 1 · hard 9 showing",
            "Player 1 · Wager $25 · soft 17",
            "Player 1: hit or stand.",
        ]
        assert team.get_texts("bankroll", "progress") == [
            "Bankroll $100",
            "Hand 1 of 10",
        ]
        assert team.get_enabled() == {"hit", "stand", "new_match"}
        assert team.get_focused() is team.find("hit")

    def test_dealer_s_ace_is_soft(self, team: TeamDriver) -> None:
        team.deal("2S 6C", "AD 7D")
        assert team.get_text("dealer_info") == "Dealer 1 · soft 11 showing"

    def test_soft_total_gets_hard(self, team: TeamDriver) -> None:
        team.deal("AS 6C", "9D 7D", "5H")
        team.click("hit")
        assert team.get_text("player_info") == "Player 1 · Wager $5 · hard 12"
        assert len(team.get_pictures("hand0")) == 3

    @pytest.mark.parametrize("outcome", OUTCOMES)
    def test_outcome(self, team: TeamDriver, outcome: str) -> None:
        (player, dealer, deck, clicks), told = OUTCOMES[outcome]
        sentence, badge, bankroll, dealer_total, player_total = told
        team.deal(player, dealer, deck)
        for name in clicks:
            team.click(name)
        next_step = f"Wager $5 to {bankroll}, then press Deal."
        assert team.get_text("message") == f"{sentence} {next_step}"
        assert team.get_badge() == [badge]
        assert team.get_texts("bankroll", "dealer_info", "player_info", "progress") == [
            f"Bankroll {bankroll}",
            f"Dealer 1 · {dealer_total}",
            f"Player 1 · {player_total}",
            "Hand 2 of 10",
        ]
        assert team.get_enabled() == {"wager", "deal", "new_match"}
        assert team.get_focused() is team.find("deal")

    def test_twenty_one_does_not_stand_by_itself(self, team: TeamDriver) -> None:
        team.deal("10S 6S", "9D 7D", "5H")
        team.click("hit")
        assert team.get_text("player_info").endswith("hard 21")
        assert team.get_buttons() == {"hit", "stand"}

    def test_frame_shows_the_hand_in_play(self, team: TeamDriver) -> None:
        table: Any = team.find("table")
        team.deal("10S 6S", "9D 7D")
        assert len(table.find_withtag("outline&&hand0")) == 1
        team.click("stand")
        assert table.find_withtag("outline&&hand0") == ()

    def test_next_deal_takes_the_old_cards_away(self, team: TeamDriver) -> None:
        team.deal("10S 6S", "9D 7D", "KH")
        team.click("hit")
        team.click("deal")
        assert len(team.get_pictures("hand0")) == len(team.get_pictures("dealer")) == 2
        assert team.get_badge() == []


class TestDeck:
    """The stack of the deck is as high as the deck."""

    @pytest.mark.parametrize(
        ("left", "layers", "text"),
        [
            (48, 12, "48 cards left"),
            (5, 2, "5 cards left"),
            (4, 1, "4 cards left"),
            (1, 1, "1 card left"),
        ],
    )
    def test_shrinks_with_the_cards_left(
        self, team: TeamDriver, left: int, layers: int, text: str
    ) -> None:
        assert team.get_deck_layers() == 13
        team.match._deck.deal_cards(48 - left)
        team.click("deal")
        assert team.get_deck_layers() == layers
        assert team.get_text("cards_left") == text

    def test_empty_place_where_none_is_left(self, team: TeamDriver) -> None:
        team.stack("2S 3D 4C 5D", only=True)
        team.click("deal")
        table: Any = team.find("table")
        assert team.get_deck_layers() == 0
        assert len(table.find_withtag("outline&&deck")) == 1
        assert team.get_text("cards_left") == "0 cards left"


class TestState:
    """The form keeps its match, and stays as it is while another game is shown."""

    def test_form_keeps_its_match_and_nothing_else(self, team: TeamDriver) -> None:
        import tkinter as tk
        from tkinter import ttk

        plain = ttk.Frame(team.window, name="plain")
        tk.Label(plain, name="child")
        plain.bind("<Key>", lambda _: None)
        team.deal("10S 6S", "9D 7D", "2H")
        for name in ("hit", "stand", "new_match"):
            team.click(name)
        assert set(vars(team.form)) - set(vars(plain)) <= {"match", "_tclCommands"}

    def test_class_has_methods_alone(self, team: TeamDriver) -> None:
        for name, value in vars(type(team.form)).items():
            assert (
                name in ("__module__", "__doc__")
                or isfunction(value)
                or (name.startswith("__"))
            ), name

    def test_is_as_it_was_after_another_game(
        self, window: MainWindow, team: TeamDriver
    ) -> None:
        from tests.form_driver import show_game

        team.deal("10S 2S", "9D 7D", "2H", wager="35")
        team.click("hit")
        before = get_picture(team)
        blackjack_form = show_game(window, "blackjack")
        assert not team.form.winfo_ismapped()
        blackjack_form.click("deal")
        show_game(window, "team")
        assert get_picture(team) == before
        assert team.get_focused() is team.find("hit")

    def test_several_forms_one_after_another(
        self, make_root: Callable[[], tk.Tk], stack_deck: Callable[[str], None]
    ) -> None:
        """Each begins a match of its own, and none leaves a Tcl command behind."""
        from gui.team_form import Team_Form
        from tests.form_driver import FormDriver

        stack_deck("10S 9D 7C KD")
        root = make_root()
        commands_left = []
        for _ in range(3):
            form = Team_Form(root)
            form.grid(sticky="nsew")
            root.update()
            driver = FormDriver(root, form)
            assert driver.get_text("progress") == "Hand 1 of 10"
            driver.click("deal")
            assert len(driver.get_pictures("hand0")) == 2
            form.destroy()
            root.update()
            commands = root.tk.splitlist(root.tk.call("info", "commands"))
            commands_left.append(len(commands))
        assert len(set(commands_left)) == 1
