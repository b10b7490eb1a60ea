"""What lies on the table of Team Blackjack: the deck, both hands, and how one ended."""

from tkinter import ttk

from gameobjects import Card
from games.team_blackjack import Match, Outcome
from gui import styles
from gui import team_layout as layout
from gui import team_texts as texts
from gui.card_table import FACE_DOWN, CardTable
from gui.hand_tags import DEALER, PLAYER

_BADGE_COLOURS = {
    Outcome.NATURAL: styles.GOOD_BADGE_PAIR,
    Outcome.WON: styles.GOOD_BADGE_PAIR,
    Outcome.PUSH: styles.EVEN_BADGE_PAIR,
    Outcome.LOST: styles.BAD_BADGE_PAIR,
    Outcome.BUST: styles.BAD_BADGE_PAIR,
}


def draw_match(form: ttk.Frame, table: CardTable, match: Match) -> None:
    """Draw all that can be seen of a match, on felt from which all is taken first.

    Args:
        form: the form, laid out.
        table: its table.
        match: the match.
    """
    card_width = layout.get_shown_card_width(form)
    table.clear()
    table.draw_felt()
    table.draw_words(texts.TABLE_WORDS, layout.get_words_box(form))
    table.draw_deck(card_width, layout.get_deck_box(form), match.cards_left)
    _draw_hands(form, table, match, card_width)
    _draw_outcome(form, table, match, card_width)


def _draw_hands(
    form: ttk.Frame, table: CardTable, match: Match, card_width: int
) -> None:
    dealer_cards: list[Card | None] = list(match.visible_dealer_cards)
    hidden = match.dealer_hand.count - len(dealer_cards)
    dealer_cards += [FACE_DOWN] * hidden
    hands = [
        (dealer_cards, layout.get_dealer_box(form), DEALER),
        ([*match.player_hand], layout.get_player_box(form), PLAYER),
    ]
    for cards, box, tag in hands:
        table.draw_hand(cards, card_width, box, tag)


def _draw_outcome(
    form: ttk.Frame, table: CardTable, match: Match, card_width: int
) -> None:
    """Draw a frame round the hand in play, a badge on one that is over."""
    box = layout.get_player_box(form)
    if match.can_hit():
        count = match.player_hand.count
        table.draw_frame_of_hand_in_play(count, card_width, box, PLAYER)
    elif settled := texts.find_settled(match):
        words = texts.get_outcome_words(settled).capitalize()
        colours = _BADGE_COLOURS[settled.outcome]
        table.draw_badge(words, colours, card_width, box, PLAYER)
