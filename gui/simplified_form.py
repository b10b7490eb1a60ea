"""The form of Simplified Blackjack: it shows its game, and keeps nothing else."""

import tkinter as tk

from gameobjects import Card
from games.simplified_blackjack import YOU_WIN, Game
from gui import simplified_layout as layout
from gui import simplified_texts as texts
from gui import styles
from gui.card_table import FACE_DOWN, CardTable
from gui.hand_tags import DEALER, PLAYER
from gui.one_hand_form import OneHandForm

# The rows of the table: the tag of the hand that lies in each.
_TAGS = (DEALER, PLAYER)
_DEALER_ROW, _PLAYER_ROW = range(2)


class _Rows:
    """What the hands are drawn on: rows of cards, which the table then lays out."""

    def __init__(self) -> None:
        self.rows: tuple[list[Card | None], ...] = ([], [])

    def draw_card(self, card: Card, x: int, y: int, face_up: bool) -> None:
        """Put a card at place ``x`` of row ``y``; a hand draws from left to right."""
        self.rows[y].insert(x, card if face_up else FACE_DOWN)


class Simplified_Form(OneHandForm):
    """The form of Simplified Blackjack.

    Args:
        master: the window or frame in which the form is made.

    Attributes:
        game: the game that is shown.
    """

    def __init__(self, master: tk.Misc) -> None:
        super().__init__(master)
        self.game = Game()
        layout.build_widgets(self)
        self._bind_widgets()
        self.show()

    def show_controls(self) -> None:
        """Show the texts and the buttons beside the cards."""
        self.enable("deal", self.game.can_deal())
        self.enable("hit", self.game.can_hit())
        self.enable("stand", self.game.can_stand())
        self.set_text("score", texts.get_score_text(self.game))
        self.set_text("dealer_info", texts.get_dealer_text(self.game))
        self.set_text("player_info", texts.get_player_text(self.game))
        self.set_text("message", self.game.message)

    def draw_table(self, table: CardTable) -> None:
        """Draw the cards alone, on a table that has its size."""
        layout.fit_message(self)
        card_width = layout.get_shown_card_width(self)
        table.clear()
        table.draw_felt()
        table.draw_words(texts.TABLE_WORDS, layout.get_words_box(self))
        table.draw_deck(card_width, layout.get_deck_box(self, card_width))
        self._show_hands(table, card_width)
        self._show_result(table, card_width)

    def get_count_text(self, tag: str, count: int) -> str:
        """Return the points of the cards of a hand that can be seen by now."""
        return texts.get_count_text(self.game, tag, count)

    def get_round_word(self) -> str:
        """Return what the history calls a hand from the deal to its end."""
        return texts.DEAL

    def start_again(self) -> None:
        """Begin a new game, with a score of 0."""
        self.game = Game()
        self.show_done([texts.get_reset_line(self.game)])

    def _bind_widgets(self) -> None:
        self.bind_buttons(self._deal, self._hit, self._stand)
        self.follow_sizes("buttons")
        self.bind_keys()

    # Handlers

    def _deal(self) -> None:
        self.game.deal()
        self._show_done(texts.get_deal_line(self.game), is_new_round=True)

    def _hit(self) -> None:
        self.game.hit()
        self._show_done(texts.get_hit_line(self.game))

    def _stand(self) -> None:
        self.game.stand()
        self._show_done(texts.get_stand_line(self.game))

    def _show_done(self, line: str, is_new_round: bool = False) -> None:
        self.show_done([line, *texts.get_ending_lines(self.game)], is_new_round)

    # What is shown

    def _show_hands(self, table: CardTable, card_width: int) -> None:
        canvas = _Rows()
        self.game.dealer.draw(canvas, 0, _DEALER_ROW)
        self.game.player.draw(canvas, 0, _PLAYER_ROW)
        boxes = (layout.get_dealer_box(self), layout.get_player_box(self))
        for cards, tag, box in zip(canvas.rows, _TAGS, boxes):
            table.draw_hand(cards, card_width, box, tag)

    def _show_result(self, table: CardTable, card_width: int) -> None:
        box = layout.get_player_box(self)
        if self.game.in_play:
            count = self.game.player.count
            table.draw_frame_of_hand_in_play(count, card_width, box, PLAYER)
        elif words := texts.get_result_words(self.game):
            has_won = self.game.message == YOU_WIN
            colours = styles.GOOD_BADGE_PAIR if has_won else styles.BAD_BADGE_PAIR
            table.draw_badge(words, colours, card_width, box, PLAYER)
