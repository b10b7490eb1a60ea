"""The green table: one canvas that shows every card and the deck."""

import tkinter as tk
from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from gameobjects import Card
from gui import styles
from gui.card_layout import Box, get_card_boxes, grow
from gui.hand_tags import HAND_TAGS
from gui.images import get_back_of_card_image, get_card_image

FACE_DOWN = None
"""Stands for a card of which only the back may be seen."""

BACK = "back"
"""The name of a card of which only the back is shown."""

# A stack shows one card for this many cards of the deck.
_CARDS_IN_A_LAYER = 4
_CARDS_OF_A_USUAL_STACK = 32
_CARDS_OF_A_DECK = 52
_NAME = "name:"

# The felt is drawn as rings one in the other: how many would fill half the short side
# of the table, and the radius of a ring's corners in its own short sides.
_RINGS_IN_HALF_THE_TABLE = 50
_RING_ROUNDNESS = 0.45


class ShownCard(NamedTuple):
    """A card as it lies on the table.

    Attributes:
        tag: the tag of its hand.
        position: its number in the hand, from 0.
        name: its index, such as ``10S``, or BACK.
        item: the item on the canvas.
        place: its upper left corner, in pixels.
        image: the name of the picture.
    """

    tag: str
    position: int
    name: str
    item: int
    place: tuple[float, float]
    image: str


class CardTable(tk.Canvas):
    """A canvas of felt that keeps nothing: whoever draws says everything each time.

    Every card lies on it as an image item with the tag ``card`` and the tag of its
    hand.
    """

    def __init__(self, master: tk.Misc, name: str) -> None:
        super().__init__(
            master,
            name=name,
            background=styles.FELT_EDGE,
            highlightthickness=0,
            width=1,
            height=1,
        )

    def get_shown_cards(self) -> list[ShownCard]:
        """Return every card that lies on the table, the deck left out."""
        return [
            self._get_shown_card(tag, item)
            for tag in HAND_TAGS
            for item in self.find_withtag(f"card&&{tag}")
        ]

    def get_deck_place(self) -> tuple[float, float]:
        """Return the upper left corner of the top card of the deck, in pixels."""
        x, y, _, _ = self.bbox("deck")
        return x, y

    def get_back_image(self, item: int) -> str:
        """Return the name of the back in the size of a card on the table."""
        width = int(self.tk.call("image", "width", self._get_option(item, "-image")))
        return str(get_back_of_card_image(width, self))

    def hide_ends(self) -> None:
        """Hide what tells how a round ends, as long as cards are on their way."""
        for tag in ("badge", "outline"):
            self.itemconfigure(tag, state="hidden")

    def clear(self) -> None:
        """Take everything off the felt."""
        self.delete("!felt")

    def draw_felt(self) -> None:
        """Cover the whole table with felt that is darker towards its edges.

        Rings lie one in the other; each differs from the next by less than is seen.
        Felt of the right size stays as it is.
        """
        table = Box(0, 0, self.winfo_width(), self.winfo_height())
        size = f"felt:{table.width}x{table.height}"
        if self.find_withtag(size):
            return
        self.delete("felt")
        ring = max(1, min(table.width, table.height) // 2 // _RINGS_IN_HALF_THE_TABLE)
        for number, colour in enumerate(styles.FELT_SHADES):
            is_middle = number == len(styles.FELT_SHADES) - 1
            box = grow(table, -number * ring)
            radius = round(min(box.width, box.height) * _RING_ROUNDNESS)
            self.create_polygon(
                _get_rounded_points(box, radius),
                smooth=True,
                fill=colour if is_middle else "",
                outline=colour,
                width=2 * ring,
                tags=("felt", size),
            )

    def draw_hand(
        self, cards: Sequence[Card | None], card_width: int, box: Box, tag: str
    ) -> None:
        """Show a hand, or where its first card will lie.

        Args:
            cards: the cards in their order, FACE_DOWN for one that must not be seen.
            card_width: the width of a card, in pixels.
            box: where the hand lies; its cards begin at the left edge.
            tag: the tag for all items of this hand.
        """
        if not cards:
            self._draw_empty_place(card_width, box, tag)
        boxes = get_card_boxes(len(cards), card_width, box)
        for index, (card, card_box) in enumerate(zip(cards, boxes)):
            self._draw_card(card, card_box, tag, index)

    def get_deck_width(self, card_width: int) -> int:
        """Return how wide a whole deck is, in pixels.

        Args:
            card_width: the width of a card, in pixels.
        """
        layers = ceil(_CARDS_OF_A_DECK / _CARDS_IN_A_LAYER)
        return card_width + (layers - 1) * styles.to_pixels(self, styles.THIN_LINE)

    def draw_deck(
        self, card_width: int, box: Box, count: int = _CARDS_OF_A_USUAL_STACK
    ) -> None:
        """Show the deck as a stack of cards, face down; it shrinks with the deck.

        Args:
            card_width: the width of a card, in pixels.
            box: where it lies, from its left edge.
            count: how many cards are left.
        """
        if count == 0:
            self._draw_empty_place(card_width, box, "deck")
            return
        (top_card,) = get_card_boxes(1, card_width, box)
        offset = styles.to_pixels(self, styles.THIN_LINE)
        back = get_back_of_card_image(card_width, self)
        for index in reversed(range(ceil(count / _CARDS_IN_A_LAYER))):
            self.create_image(
                top_card.x + index * offset,
                top_card.y + index * offset,
                image=back,
                anchor="nw",
                tags=("card", "deck"),
            )

    def draw_frame_of_hand_in_play(
        self, count: int, card_width: int, box: Box, tag: str
    ) -> None:
        """Show a frame round a hand of ``count`` cards."""
        boxes = get_card_boxes(count, card_width, box)
        gap = styles.to_pixels(self, styles.SMALL_SPACE)
        first, last = boxes[0], boxes[-1]
        cards = first._replace(width=last.x + last.width - first.x)
        self._draw_outline(
            grow(cards, gap), styles.to_pixels(self, styles.THICK_LINE), (), tag
        )

    def draw_badge(
        self, text: str, colours: tuple[str, str], card_width: int, box: Box, tag: str
    ) -> None:
        """Show a result in words across the foot of a hand.

        Args:
            text: the words.
            colours: the colour of the text and that of the badge.
            card_width: the width of a card, in pixels.
            box: where the hand lies.
            tag: the tag for the items of this badge.
        """
        (card_box,) = get_card_boxes(1, card_width, box)
        text_colour, badge_colour = colours
        item = self.create_text(
            card_box.x + styles.to_pixels(self, styles.LARGE_SPACE),
            card_box.y + card_box.height - styles.to_pixels(self, styles.LARGE_SPACE),
            text=text,
            anchor="sw",
            fill=text_colour,
            font=styles.get_font(self, styles.LARGE_POINTS, "bold"),
            tags=("badge", tag),
        )
        self._draw_plate_under(item, badge_colour, ("badge", tag))

    def draw_words(self, text: str, box: Box) -> None:
        """Print words on the table, in the middle of a box."""
        item = self.create_text(
            box.x + box.width // 2,
            box.y + box.height // 2,
            text=text,
            width=box.width - 2 * styles.to_pixels(self, styles.LARGE_SPACE),
            justify="center",
            fill=styles.CREAM,
            font=styles.get_font(self, styles.BODY_POINTS),
            tags="words",
        )
        self._draw_plate_under(item, styles.PLAQUE, ("words",))

    def _draw_empty_place(self, card_width: int, box: Box, tag: str) -> None:
        (place,) = get_card_boxes(1, card_width, box)
        self._draw_outline(place, styles.to_pixels(self, styles.THIN_LINE), (4, 4), tag)

    def _draw_card(self, card: Card | None, box: Box, tag: str, index: int) -> None:
        if card is FACE_DOWN:
            image = get_back_of_card_image(box.width, self)
        else:
            image = get_card_image(card, box.width, self)
        name = BACK if card is FACE_DOWN else str(card)
        tags = ("card", tag, f"{_NAME}{index}:{name}")
        self.create_image(box.x, box.y, image=image, anchor="nw", tags=tags)

    def _get_shown_card(self, tag: str, item: int) -> ShownCard:
        (label,) = [t for t in self.gettags(item) if t.startswith(_NAME)]
        position, _, name = label.removeprefix(_NAME).partition(":")
        x, y = self.coords(item)
        image = self._get_option(item, "-image")
        return ShownCard(tag, int(position), name, item, (x, y), image)

    def _get_option(self, item: int, option: str) -> str:
        return str(self.tk.call(self, "itemcget", item, option))

    def _draw_outline(
        self, box: Box, width: int, dash: tuple[int, ...], tag: str
    ) -> None:
        self.create_polygon(
            _get_rounded_points(box, styles.to_pixels(self, styles.SPACE)),
            smooth=True,
            fill="",
            outline=styles.CREAM,
            width=width,
            dash=dash,
            tags=("outline", tag),
        )

    def _draw_plate_under(self, item: int, colour: str, tags: tuple[str, ...]) -> None:
        left, top, right, bottom = self.bbox(item)
        text_box = Box(left, top, right - left, bottom - top)
        gap = styles.to_pixels(self, styles.SPACE)
        self.create_polygon(
            _get_rounded_points(grow(text_box, gap), gap),
            smooth=True,
            fill=colour,
            outline=styles.CREAM,
            tags=tags,
        )
        self.tag_raise(item)


def _get_rounded_points(box: Box, radius: int) -> list[int]:
    """Return the points of a smooth polygon: a doubled point makes a straight side."""
    left, top, right, bottom = box.x, box.y, box.x + box.width, box.y + box.height
    corners = [
        ((left, top), (1, 0), (0, 1)),
        ((left, bottom), (0, -1), (1, 0)),
        ((right, bottom), (-1, 0), (0, -1)),
        ((right, top), (0, 1), (-1, 0)),
    ]
    points: list[int] = []
    for (x, y), before, after in corners:
        start = [x + before[0] * radius, y + before[1] * radius]
        end = [x + after[0] * radius, y + after[1] * radius]
        points += [*start, *start, x, y, *end, *end]
    return points
