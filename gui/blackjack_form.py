"""The Blackjack form: it shows the logic and asks it, and keeps no state."""

import tkinter as tk
from functools import partial

from gameobjects import Card
from games import blackjack
from games.blackjack import Result
from gui import blackjack_history as story
from gui import blackjack_layout as layout
from gui import blackjack_texts as texts
from gui import styles
from gui.bet_box import BetBox, BetRules
from gui.blackjack_actions import (
    BET_LETTER,
    DEAL_LETTER,
    HAND_NUMS,
    RESET_LETTER,
    Action,
    get_actions_of_hand,
)
from gui.card_table import FACE_DOWN, CardTable
from gui.chip import Chip
from gui.game_form import GameForm
from gui.hand_tags import DEALER, HAND_TAGS, HANDS
from gui.widgets import find_widget

_BADGE_COLOURS = {
    Result.WON: styles.GOOD_BADGE_PAIR,
    Result.PUSH: styles.EVEN_BADGE_PAIR,
    Result.SURRENDERED: styles.EVEN_BADGE_PAIR,
    Result.LOST: styles.BAD_BADGE_PAIR,
    Result.BUST: styles.BAD_BADGE_PAIR,
}


class Blackjack_Form(GameForm):
    """The assignment's form for Blackjack.

    It has no state of its own (ITD121 p. 6): all data is in ``games.blackjack``, and
    widgets are found by their Tk names. Every handler does one thing to the logic,
    lets the dealer play if the player cannot, and shows everything anew.

    Args:
        master: the window or frame in which the form is made.
    """

    def __init__(self, master: tk.Misc) -> None:
        super().__init__(master)
        layout.build_widgets(self)
        self._bind_widgets()
        self.show()

    def show_controls(self) -> None:
        """Show the texts, the boxes and the buttons beside the cards."""
        if texts.is_round_over():
            self._get_bet_box().offer_again(self._get_bet_rules())
        self._show_buttons()
        self._show_texts()

    def show_count(self, tag: str, count: int) -> None:
        """Show the points of the cards of a hand that can be seen by now."""
        self.set_text(f"{tag}_info", texts.get_count_text(tag, count))

    def get_hand_tags(self) -> tuple[str, ...]:
        """Return the tags of both hands of the player and of the dealer's."""
        return HAND_TAGS

    def get_round_word(self) -> str:
        """Return what the history calls a round."""
        return story.ROUND

    def focus_first(self) -> None:
        """Give the keyboard to the first thing that can be used."""
        if self.is_enabled("bet"):
            self._get_bet_box().select()
        else:
            super().focus_first()

    def start_again(self) -> None:
        """Reset the game (ITD121 p. 5, Reset), and offer the first bet again."""
        blackjack.reset()
        self._get_bet_box().set(layout.FIRST_BET)
        self._show_done(story.get_reset_line())
        self._get_bet_box().select()

    def get_usable_names(self) -> list[str]:
        """Return the buttons that may get the keyboard: not Reset."""
        actions = [
            action.get_button_name(hand_num)
            for hand_num in HAND_NUMS
            for action in get_actions_of_hand(hand_num)
        ]
        return [*actions, "deal"]

    def press_letter(self, letter: str, with_shift: bool) -> bool:
        """Press a button: of the second hand with Shift, else of the first in play."""
        hand_num = 1 if with_shift else _get_first_hand_in_play()
        for action in get_actions_of_hand(hand_num):
            if action.key == letter:
                self.get_button(action.get_button_name(hand_num)).invoke()
                return True
        return False

    def press_alt_letter(self, letter: str, with_shift: bool) -> bool:
        """Press the button whose letter is underlined, or go to the bet."""
        if letter == DEAL_LETTER:
            self.get_button("deal").invoke()
        elif letter == RESET_LETTER:
            self.start_again()
        elif letter == BET_LETTER:
            self.focus_first()
        else:
            return self.press_letter(letter, with_shift)
        return True

    def _bind_widgets(self) -> None:
        self.get_button("deal").configure(command=self._deal)
        self.get_button("reset").configure(command=self.start_again)
        for hand_num in HAND_NUMS:
            for action in get_actions_of_hand(hand_num):
                button = self.get_button(action.get_button_name(hand_num))
                button.configure(command=partial(self._act, action, hand_num))
        self._get_bet_box().watch(self._get_bet_rules())
        for name in styles.CHIPS:
            value = layout.get_chip_value(name)
            chip = find_widget(self, name, Chip)
            chip.bind_clicks(
                partial(self._add_to_bet, value), partial(self._add_to_bet, -value)
            )
        self.follow_sizes("bet_panel", "hand0_buttons")
        self.bind_keys()

    # Handlers

    def _deal(self) -> None:
        bet = self._get_bet_box().read_or_refuse(self._get_bet_rules())
        if bet is not None:
            blackjack.new_round(bet)
            self._show_done(story.get_deal_line(), is_new_round=True)

    def _act(self, action: Action, hand_num: int) -> None:
        action.perform(hand_num)
        self._show_done(story.get_action_line(action.name, hand_num))

    def _show_done(self, line: str, is_new_round: bool = False) -> None:
        """Let the dealer play if the player cannot, then tell and show everything."""
        if texts.is_round_over():
            blackjack.dealer_play()
        self.show_done([line, *story.get_ending_lines()], is_new_round)

    # The bet

    def _get_bet_box(self) -> BetBox:
        return find_widget(self, "bet", BetBox)

    def _get_bet_rules(self) -> BetRules:
        return BetRules("bet", _get_bet_limits, self._show_bet_problem)

    def _show_bet_problem(self, problem: str) -> None:
        self.set_text("message", problem or texts.get_message())

    def _add_to_bet(self, amount: int) -> None:
        """Put a chip on the bet, or take it away."""
        if self.is_enabled("bet"):
            self._get_bet_box().add(amount, self._get_bet_rules())

    # What is shown

    def _show_texts(self) -> None:
        self.set_text("funds", texts.get_funds_text())
        self.set_text("dealer_info", texts.get_dealer_text())
        if self.is_enabled("bet"):
            self._get_bet_box().check(self._get_bet_rules())
        else:
            self.set_text("message", texts.get_message())
        for hand_num in HAND_NUMS:
            self.set_text(f"hand{hand_num}_info", texts.get_hand_text(hand_num))

    def _show_buttons(self) -> None:
        can_bet = not blackjack.can_player_play() and blackjack.player_funds > 0
        self.enable("deal", can_bet)
        self.enable("bet", can_bet)
        for name in styles.CHIPS:
            find_widget(self, name, Chip).show(can_bet)
        for hand_num in HAND_NUMS:
            for action in get_actions_of_hand(hand_num):
                name = action.get_button_name(hand_num)
                self.enable(name, action.is_allowed(hand_num))

    def draw_table(self, table: CardTable) -> None:
        """Draw the cards alone, on a table that has its size."""
        layout.keep_bet_panel_whole(self)
        card_width = layout.get_shown_card_width(self)
        layout.fit_message(self)
        table.clear()
        table.draw_felt()
        table.draw_words(texts.TABLE_WORDS, layout.get_words_box(self))
        table.draw_deck(card_width, layout.get_deck_box(self, card_width))
        self._show_dealer_hand(table, card_width)
        for hand_num in HAND_NUMS:
            self._show_player_hand(table, card_width, hand_num)

    def _show_dealer_hand(self, table: CardTable, card_width: int) -> None:
        box = layout.get_dealer_box(self)
        cards: list[Card | None] = list(blackjack.dealer_hand)
        if not texts.is_round_over():
            cards = [*cards[:1], *[FACE_DOWN for _ in cards[1:]]]
        table.draw_hand(cards, card_width, box, DEALER)

    def _show_player_hand(
        self, table: CardTable, card_width: int, hand_num: int
    ) -> None:
        box, tag = layout.get_hand_box(self, hand_num), HANDS[hand_num]
        if hand_num >= len(blackjack.player_hands):
            table.draw_hand([], card_width, box, tag)
            return
        hand = blackjack.player_hands[hand_num]
        table.draw_hand(list(hand), card_width, box, tag)
        if blackjack.can_stand(hand_num):
            table.draw_frame_of_hand_in_play(hand.count, card_width, box, tag)
        if results := texts.get_results():
            result = results[hand_num]
            words = texts.get_result_text(result, hand.bet).capitalize()
            table.draw_badge(words, _BADGE_COLOURS[result], card_width, box, tag)


def _get_bet_limits() -> tuple[int, int]:
    return 1, blackjack.player_funds


def _get_first_hand_in_play() -> int:
    return 1 if blackjack.can_stand(1) and not blackjack.can_stand(0) else 0
