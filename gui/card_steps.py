"""Finds out which cards have to move: what lay on the table against what lies there now."""

from collections.abc import Callable, Iterable
from functools import partial

from gui.card_table import BACK, CardTable, ShownCard
from gui.hand_tags import DEALER
from gui.motion import Step

Count = Callable[[str, int], None]
"""Told the tag of a hand, and how many of its cards can be seen by now."""

_CARDS_OF_A_DEAL = 2


def find_steps(before: list[ShownCard], table: CardTable, count: Count) -> list[Step]:
    """Return a step for each card that is new on the table or has turned over.

    Args:
        before: the cards that lay on the table before it was drawn anew; an empty
            list at the deal, when every card comes from the deck.
        table: the table as it is now.
        count: called each time a card has arrived.
    """
    steps = []
    get_turn = partial(_get_turn, not before)
    for card in sorted(table.get_shown_cards(), key=get_turn):
        old = _find(before, card)
        if old is None or old.name not in (card.name, BACK):
            start = _find_place(before, card) or table.get_deck_place()
            steps.append(_make_slide(table, card, start, count))
        if _turns_over(card, old):
            steps.append(_make_turn(table, card, count))
    return steps


def count_resting(
    steps: list[Step], table: CardTable, tags: Iterable[str], count: Count
) -> None:
    """Tell how many cards of each hand can be seen before the first one moves."""
    moving = {step.item for step in steps}
    seen = [
        card.tag
        for card in table.get_shown_cards()
        if card.item not in moving and card.name != BACK
    ]
    for tag in tags:
        count(tag, seen.count(tag))


def _get_turn(is_deal: bool, card: ShownCard) -> tuple[int, ...]:
    """At the deal cards come in turn; later the dealer's come after the player's."""
    is_dealer = int(card.tag == DEALER)
    if is_deal and card.position < _CARDS_OF_A_DEAL:
        return 0, card.position, is_dealer
    return 1, is_dealer, card.position


def _find(cards: list[ShownCard], wanted: ShownCard) -> ShownCard | None:
    """Return the card that lay in the same place of the same hand."""
    for card in cards:
        if (card.tag, card.position) == (wanted.tag, wanted.position):
            return card
    return None


def _find_place(
    cards: list[ShownCard], wanted: ShownCard
) -> tuple[float, float] | None:
    """Return where the same card lay: a split takes it from hand to hand."""
    for card in cards:
        if card.name == wanted.name != BACK:
            return card.place
    return None


def _is_hole_card(card: ShownCard) -> bool:
    return (card.tag, card.position) == (DEALER, 1)


def _turns_over(card: ShownCard, old: ShownCard | None) -> bool:
    """The hole card is dealt face down, even where the round is over at once."""
    was_up = old is not None and old.name != BACK
    return _is_hole_card(card) and card.name != BACK and not was_up


def _make_slide(
    table: CardTable, card: ShownCard, start: tuple[float, float], count: Count
) -> Step:
    image, seen = card.image, card.position + 1
    if _is_hole_card(card):
        image, seen = table.get_back_image(card.item), card.position
    arrive = partial(count, card.tag, seen)
    return Step(card.item, start, card.place, (image, image), arrive)


def _make_turn(table: CardTable, card: ShownCard, count: Count) -> Step:
    images = (table.get_back_image(card.item), card.image)
    arrive = partial(count, card.tag, card.position + 1)
    return Step(card.item, card.place, card.place, images, arrive)
