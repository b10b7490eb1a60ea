"""The form of Team Blackjack: it shows its match, and keeps nothing else."""

import tkinter as tk
from functools import partial

from gameobjects import BlackjackHand
from games.team_blackjack import Match, Reshuffled
from gui import team_layout as layout
from gui import team_texts as texts
from gui.bet_box import BetBox, BetRules
from gui.bets import read_digits
from gui.card_table import CardTable
from gui.match_dialog import close_match_dialog, show_match_dialog
from gui.one_hand_form import OneHandForm
from gui.seat_row import SeatRow
from gui.team_felt import draw_match
from gui.team_history import HAND, Teller, get_new_match_line
from gui.widgets import find_widget

NEW_HAND_TIME = 500
"""How long a hand that was dealt again is looked at before it is played, in
milliseconds."""

# ttk's own free flag of a widget: a hand that was dealt again is being looked at.
_WAITING = "user1"


class Team_Form(OneHandForm):
    """The form of Team Blackjack.

    Args:
        master: the window or frame in which the form is made.

    Attributes:
        match: the match that is shown.
    """

    def __init__(self, master: tk.Misc) -> None:
        super().__init__(master)
        self.match = Match()
        layout.build_widgets(self)
        self._get_wager_box().set(self.match.minimum_wager)
        self._bind_widgets()
        self.show()

    def begin(self, match: Match) -> None:
        """Show a new match instead of the one that is shown."""
        self.match = match
        self._get_wager_box().set(match.minimum_wager)
        self.state([f"!{_WAITING}"])
        self.show_done([get_new_match_line(match)])
        self.focus_first()

    def show(self) -> None:
        """Show what the match says now, on the table and beside it, and take input.

        A press may have been meant for the hand that has just become void: the new
        one cannot be played before it has been seen for a while.
        """
        super().show()
        if self.instate([_WAITING]):
            stop = partial(self._stop_waiting, self.match.player_hand)
            self.nametowidget(".").after(NEW_HAND_TIME, stop)

    def show_controls(self) -> None:
        """Show the texts, the seats, the box and the buttons beside the cards."""
        match = self.match
        can_play = not self.instate([_WAITING])
        self.enable("deal", match.can_wager())
        self.enable("wager", match.can_wager())
        self.enable("hit", match.can_hit() and can_play)
        self.enable("stand", match.can_stand() and can_play)
        self.set_text("progress", texts.get_progress_text(match))
        self.set_text("cards_left", texts.get_cards_left_text(match))
        self.set_text("bankroll", texts.get_bankroll_text(match))
        self.set_text("minimum", texts.get_minimum_text(match))
        self.set_text("dealer_info", texts.get_dealer_text(match))
        self.set_text("player_info", texts.get_player_text(match))
        self._show_seats()
        self._show_wager()

    def draw_table(self, table: CardTable) -> None:
        """Draw the cards alone, on a table that has its size."""
        layout.keep_wager_panel_whole(self)
        layout.fit_message(self)
        draw_match(self, table, self.match)

    def get_count_text(self, tag: str, count: int) -> str:
        """Return the total of the cards of a hand that can be seen by now.

        The wager stays in its box until the last card lies. A match whose hand is
        over has none any more, which would tell so too early.
        """
        wager = read_digits(self._get_wager_box().get()) or 0
        return texts.get_count_text(self.match, tag, count, wager)

    def get_round_word(self) -> str:
        """Return what the history calls a hand from the wager to its end."""
        return HAND

    def focus_first(self) -> None:
        """Give the keyboard to the first thing that can be used."""
        if self.is_enabled("wager"):
            self._get_wager_box().select()
        else:
            super().focus_first()

    def start_again(self) -> None:
        """Ask for the numbers of a new match, and begin it."""
        self.hurry()
        show_match_dialog(self, self.match, self.begin)

    def press_alt_letter(self, letter: str, with_shift: bool) -> bool:
        """Press the button whose letter is underlined, or go to the wager."""
        if letter == texts.NEW_MATCH_LETTER:
            self.start_again()
        elif letter == texts.WAGER_LETTER:
            if self.is_enabled("wager"):
                self._get_wager_box().select()
        else:
            return super().press_alt_letter(letter, with_shift)
        return True

    def _bind_widgets(self) -> None:
        self.bind_buttons(self._deal, self._hit, self._stand)
        self.get_button("new_match").configure(command=self.start_again)
        self._get_wager_box().watch(self._get_wager_rules())
        self.follow_sizes("buttons", "wager_panel")
        self.bind_keys()
        for sequence in ("<Unmap>", "<Destroy>"):
            self.bind(sequence, lambda _: close_match_dialog(self))

    # Handlers

    def _deal(self) -> None:
        wager = self._get_wager_box().read_or_refuse(self._get_wager_rules())
        if wager is None:
            return
        teller = Teller(self.match)
        events = self.match.place_wager(wager)
        self._show_played(teller.tell_wager(wager, events), is_new_round=True)

    def _hit(self) -> None:
        teller = Teller(self.match)
        events = self.match.hit()
        self._show_played(teller.tell_hit(events))

    def _stand(self) -> None:
        teller = Teller(self.match)
        events = self.match.stand()
        self._show_played(teller.tell_stand(events))

    def _show_played(self, lines: list[str], is_new_round: bool = False) -> None:
        """Show what was done; cards of a void hand make room for those of the new one."""
        if any(isinstance(event, Reshuffled) for event in self.match.last_events):
            self.get_table().clear()
            self.set_text("message", texts.DECK_USED_UP)
            self.set_text("cards_left", texts.get_cards_left_text(self.match))
            self._wait_for_new_hand()
        self.show_done(lines, is_new_round)

    # The hand that was dealt again

    def _wait_for_new_hand(self) -> None:
        """Hit and Stand are off from now on; a hand that is over needs neither."""
        self.enable("hit", False)
        self.enable("stand", False)
        self.focus_usable()
        if self.match.can_hit():
            self.state([_WAITING])

    def _stop_waiting(self, hand: BlackjackHand) -> None:
        """Let the hand be played, if it is still the one that is shown."""
        if self.winfo_exists() and hand is self.match.player_hand:
            self.state([f"!{_WAITING}"])
            self.show_controls()
            self.focus_usable()

    # The wager

    def _get_wager_box(self) -> BetBox:
        return find_widget(self, "wager", BetBox)

    def _get_wager_rules(self) -> BetRules:
        return BetRules("wager", self._get_wager_limits, self._show_wager_problem)

    def _get_wager_limits(self) -> tuple[int, int]:
        return self.match.minimum_wager, self.match.bankroll

    def _show_wager_problem(self, problem: str) -> None:
        self.set_text("message", problem or texts.get_message(self.match))

    # What is shown

    def _show_wager(self) -> None:
        """Show the message too, which says what is wrong with the wager."""
        box = self._get_wager_box()
        if self.match.can_wager():
            box.offer_again(self._get_wager_rules())
            box.check(self._get_wager_rules())
        else:
            self.set_text("message", texts.get_message(self.match))

    def _show_seats(self) -> None:
        match = self.match
        dealer_seats = find_widget(self, "dealer_seats", SeatRow)
        dealer_seats.show(match.dealers, match.dealers_out)
        player_seats = find_widget(self, "player_seats", SeatRow)
        player_seats.show(match.players, match.players_out)
