"""A pile of cards: to shuffle and to deal from (ITD121 part A)."""

import random
from collections import Counter
from itertools import product
from types import ModuleType
from typing import Any

import pytest

from tests.conftest import CardMaker, CardsMaker
from tests.criteria import CARD_PILE
from tests.shares import shared
from tests.stacked_table import ALL_CARDS, get_index, write, write_sorted

pytestmark = pytest.mark.points(1, criterion=CARD_PILE)


def make_pile(gameobjects: ModuleType, cards: list[Any]) -> Any:
    """Return a pile of these cards."""
    pile = gameobjects.CardPile()
    for card in cards:
        pile.add_card(card)
    return pile


@pytest.fixture
def pile(gameobjects: ModuleType, cards: CardsMaker) -> Any:
    """A pile of three cards."""
    return make_pile(gameobjects, cards("KS 2C 5H"))


def take_all(pile: Any) -> list[Any]:
    """Deal all cards of a pile."""
    cards: list[Any] = pile.deal_cards(pile.count)
    return cards


def test_pile_is_empty_at_first(gameobjects: ModuleType) -> None:
    assert gameobjects.CardPile().count == 0
    assert gameobjects.CardPile(False).count == 0


@pytest.mark.points(2, criterion=CARD_PILE)
def test_full_pile_is_in_suit_order(gameobjects: ModuleType) -> None:
    pile = gameobjects.CardPile(True)
    assert pile.count == 52
    kinds = product(gameobjects.Suit, gameobjects.FaceValue)
    in_order = [gameobjects.Card(suit, face_value) for suit, face_value in kinds]
    dealt = write(take_all(pile))
    # Which end is dealt from has its own tests.
    assert dealt in (write(in_order), write(reversed(in_order)))


@pytest.mark.points(2, criterion=CARD_PILE)
def test_full_piles_do_not_share_their_list(gameobjects: ModuleType) -> None:
    gameobjects.CardPile(True).deal_cards(52)
    assert gameobjects.CardPile(True).count == 52


@pytest.mark.points(2, criterion=CARD_PILE)
def test_top_card_is_the_one_added_last(pile: Any, card: CardMaker) -> None:
    assert get_index(pile.top_card) == "5H"
    pile.add_card(card("AD"))
    assert get_index(pile.top_card) == "AD"
    assert pile.count == 4


@pytest.mark.points(shared(1, among=2), criterion=CARD_PILE)
@pytest.mark.parametrize("times", [1, 2])
def test_looking_at_the_top_card_leaves_the_pile_as_it_was(
    pile: Any, times: int
) -> None:
    for _ in range(times):
        _ = pile.top_card
    assert write(take_all(pile)) == "KS 2C 5H"


def test_equal_cards_are_dealt_one_by_one(
    gameobjects: ModuleType, cards: CardsMaker
) -> None:
    pile = make_pile(gameobjects, cards("2C KS 2C"))
    assert pile.count == 3
    assert write(take_all(pile)) == "2C KS 2C"


@pytest.mark.points(2, criterion=CARD_PILE)
def test_deal_one_card_takes_the_first(pile: Any) -> None:
    dealt = [pile.deal_one_card() for _ in range(3)]
    assert write(dealt) == "KS 2C 5H"
    assert pile.count == 0


@pytest.mark.points(shared(2, among=4), criterion=CARD_PILE)
@pytest.mark.parametrize(
    ("number", "dealt", "left"),
    [(0, "", "KS 2C 5H"), (1, "KS", "2C 5H"), (2, "KS 2C", "5H"), (3, "KS 2C 5H", "")],
)
def test_deal_cards_takes_the_first_ones(
    pile: Any, number: int, dealt: str, left: str
) -> None:
    assert write(pile.deal_cards(number)) == dealt
    assert write(take_all(pile)) == left


@pytest.mark.points(2, criterion=CARD_PILE)
def test_empty_pile_has_no_card_to_deal(gameobjects: ModuleType) -> None:
    pile = gameobjects.CardPile()
    with pytest.raises(Exception):  # noqa: B017 (any error will do)
        pile.deal_one_card()
    assert pile.count == 0


@pytest.mark.house
def test_error_of_dealing_from_an_empty_pile(gameobjects: ModuleType) -> None:
    with pytest.raises(IndexError):
        gameobjects.CardPile().deal_one_card()


@pytest.mark.house
def test_empty_pile_has_no_top_card(gameobjects: ModuleType) -> None:
    pile = gameobjects.CardPile()
    with pytest.raises(IndexError):
        _ = pile.top_card
    assert pile.count == 0


@pytest.mark.house
@pytest.mark.parametrize(
    ("number", "error"),
    [
        (4, IndexError),
        (52, IndexError),
        (-1, ValueError),
        pytest.param(10**5000, IndexError, id="5001 digits"),
        pytest.param(-(10**5000), ValueError, id="minus 5001 digits"),
    ],
)
def test_impossible_number_of_cards_leaves_the_pile_as_it_was(
    pile: Any, number: int, error: type[Exception]
) -> None:
    with pytest.raises(error):
        pile.deal_cards(number)
    assert write(take_all(pile)) == "KS 2C 5H"


@pytest.mark.house
@pytest.mark.parametrize(
    ("number", "message"),
    [
        (4, "cannot deal 4 cards from a pile of 3"),
        (-1, "num_cards must be 0 or more, not -1"),
        ("3", "num_cards must be a whole number, not '3'"),
        (2.0, "num_cards must be a whole number, not 2.0"),
        pytest.param(10**5000, "from a pile of 3", id="5001 digits"),
        pytest.param(-(10**5000), "must be 0 or more", id="minus 5001 digits"),
    ],
)
def test_error_of_dealing_names_the_values(
    pile: Any, number: object, message: str
) -> None:
    with pytest.raises((IndexError, ValueError, TypeError), match=message):
        pile.deal_cards(number)
    assert write(take_all(pile)) == "KS 2C 5H"


@pytest.mark.house
@pytest.mark.parametrize(
    "thing", [None, "KS", 10, pytest.param(10**5000, id="5001 digits")]
)
def test_only_a_card_can_be_added(pile: Any, thing: object) -> None:
    with pytest.raises(TypeError):
        pile.add_card(thing)
    assert write(take_all(pile)) == "KS 2C 5H"


@pytest.mark.house
def test_error_of_adding_quotes_the_thing(pile: Any) -> None:
    with pytest.raises(TypeError, match="only a Card can be added to a pile, not 'KS'"):
        pile.add_card("KS")


def test_shuffling_keeps_every_card(gameobjects: ModuleType) -> None:
    pile = gameobjects.CardPile(True)
    pile.shuffle_pile()
    assert write_sorted(take_all(pile)) == " ".join(ALL_CARDS)


def test_shuffling_changes_the_order(gameobjects: ModuleType) -> None:
    pile = gameobjects.CardPile(True)
    pile.shuffle_pile()
    assert write(take_all(pile)) != write(take_all(gameobjects.CardPile(True)))


@pytest.mark.house
def test_shuffling_is_drawn_by_random(gameobjects: ModuleType) -> None:
    """The same seed gives the same order, another seed another one."""
    orders = []
    for seed in (5, 5, 6):
        random.seed(seed)
        pile = gameobjects.CardPile(True)
        pile.shuffle_pile()
        orders.append(write(take_all(pile)))
    assert orders[0] == orders[1] != orders[2]


@pytest.mark.points(2, criterion=CARD_PILE)
def test_every_order_is_equally_likely(
    gameobjects: ModuleType, cards: CardsMaker
) -> None:
    """Each of the 24 orders of four cards should come 500 times in 12,000.

    Chi squared with 23 degrees of freedom exceeds 61.1 once in 40,000 times for a
    fair shuffle; the seed makes the outcome the same on every run. A shuffle that
    swaps each card with any card, or one that moves every card, exceeds it by far.
    """
    four = cards("AC 2C 3C 4C")
    orders: Counter[str] = Counter()
    for _ in range(12_000):
        pile = make_pile(gameobjects, four)
        pile.shuffle_pile()
        orders[write(take_all(pile))] += 1
    assert len(orders) == 24
    assert sum((count - 500) ** 2 / 500 for count in orders.values()) < 61.1


@pytest.mark.points(2, criterion=CARD_PILE)
def test_every_card_comes_to_every_place_equally_often(
    gameobjects: ModuleType,
) -> None:
    """Each card should lie at each place of a full deck 20 times in 1,040 shuffles.

    For a fair shuffle, one that some card never comes to some place happens once in
    100,000 times. Chi squared with 51 * 51 = 2601 degrees of freedom has the
    standard deviation 72; five of them are exceeded once in two million times.
    """
    places: Counter[tuple[int, str]] = Counter()
    for _ in range(1040):
        pile = gameobjects.CardPile(True)
        pile.shuffle_pile()
        places.update(enumerate(map(get_index, take_all(pile))))
    assert len(places) == 52 * 52
    chi_squared = sum((count - 20) ** 2 / 20 for count in places.values())
    assert chi_squared < 2601 + 5 * 72
