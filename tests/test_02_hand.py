"""A hand of cards: to look at, add, remove and sort (ITD121 part A)."""

from types import ModuleType
from typing import Any

import pytest

from tests.conftest import CardMaker, CardsMaker
from tests.criteria import HAND
from tests.shares import shared
from tests.stacked_table import write

pytestmark = pytest.mark.points(1, criterion=HAND)

# Python refuses to write out numbers of so many digits, in ids and in messages.
HUGE = [
    pytest.param(10**5000, id="5001 digits"),
    pytest.param(-(10**5000), id="minus 5001 digits"),
]


@pytest.fixture
def hand(gameobjects: ModuleType, cards: CardsMaker) -> Any:
    """A hand of three cards."""
    return gameobjects.Hand(cards("KS 2C 5H"))


def test_hand_is_empty_without_cards(gameobjects: ModuleType) -> None:
    hand = gameobjects.Hand()
    assert hand.count == 0
    assert list(hand) == []


def test_hand_begins_with_the_cards_given(hand: Any) -> None:
    assert hand.count == 3
    assert write(hand) == "KS 2C 5H"


@pytest.mark.points(2, criterion=HAND)
def test_hand_copies_the_list(
    gameobjects: ModuleType, card: CardMaker, cards: CardsMaker
) -> None:
    given = cards("KS 2C")
    hand = gameobjects.Hand(given)
    given.clear()
    hand.add_card(card("5H"))
    assert write(hand) == "KS 2C 5H"
    assert given == []


@pytest.mark.points(2, criterion=HAND)
def test_hands_do_not_share_cards(gameobjects: ModuleType, card: CardMaker) -> None:
    """A default that is one list for all hands is a well-known mistake."""
    gameobjects.Hand().add_card(card("AS"))
    assert gameobjects.Hand().count == 0


def test_get_card_counts_from_0(hand: Any) -> None:
    assert write(hand.get_card(index) for index in range(3)) == "KS 2C 5H"
    assert hand.count == 3


@pytest.mark.points(shared(1, among=2), criterion=HAND)
@pytest.mark.parametrize("index", [3, 100])
def test_get_card_behind_the_last_raises(hand: Any, index: int) -> None:
    with pytest.raises(Exception):  # noqa: B017 (any error will do)
        hand.get_card(index)
    assert write(hand) == "KS 2C 5H"


@pytest.mark.house
@pytest.mark.parametrize("index", [-1, 3, 100, *HUGE])
def test_get_card_that_is_not_there_is_an_index_error(hand: Any, index: int) -> None:
    with pytest.raises(IndexError):
        hand.get_card(index)


@pytest.mark.house
@pytest.mark.parametrize("index", [-1, 3, 7])
def test_get_card_that_is_not_there_says_what_there_is(hand: Any, index: int) -> None:
    with pytest.raises(IndexError, match=f"no card {index} in a hand of 3 cards"):
        hand.get_card(index)


def test_added_card_is_the_last(hand: Any, card: CardMaker) -> None:
    hand.add_card(card("AD"))
    assert write(hand) == "KS 2C 5H AD"


def test_equal_cards_count_one_by_one(
    gameobjects: ModuleType, cards: CardsMaker
) -> None:
    hand = gameobjects.Hand(cards("2C KS 2C"))
    assert hand.count == 3
    assert write(hand) == "2C KS 2C"


@pytest.mark.house
@pytest.mark.parametrize("thing", [None, "KS", 10, HUGE[0]])
def test_only_a_card_can_be_added(hand: Any, thing: object) -> None:
    with pytest.raises(TypeError):
        hand.add_card(thing)
    assert write(hand) == "KS 2C 5H"


@pytest.mark.house
def test_error_of_adding_quotes_the_thing(hand: Any) -> None:
    with pytest.raises(TypeError, match="only a Card can be added to a hand, not 'KS'"):
        hand.add_card("KS")


@pytest.mark.house
def test_hand_cannot_begin_with_anything_but_cards(
    gameobjects: ModuleType, card: CardMaker
) -> None:
    with pytest.raises(TypeError):
        gameobjects.Hand([card("KS"), "2C"])


@pytest.mark.points(shared(1, among=2), criterion=HAND)
@pytest.mark.parametrize(("index", "is_there"), [("2C", True), ("2D", False)])
def test_contains_card(hand: Any, card: CardMaker, index: str, is_there: bool) -> None:
    assert hand.contains_card(card(index)) is is_there


@pytest.mark.points(shared(1, among=2), criterion=HAND)
@pytest.mark.parametrize("index", ["2C", "2D"])
def test_contains_card_leaves_the_hand_as_it_was(
    hand: Any, card: CardMaker, index: str
) -> None:
    hand.contains_card(card(index))
    assert write(hand) == "KS 2C 5H"


def test_remove_card_says_that_it_removed(hand: Any, card: CardMaker) -> None:
    assert hand.remove_card(card("2C")) is True
    assert write(hand) == "KS 5H"


def test_remove_card_that_is_not_there(hand: Any, card: CardMaker) -> None:
    assert hand.remove_card(card("2D")) is False
    assert write(hand) == "KS 2C 5H"


@pytest.mark.points(2, criterion=HAND)
def test_remove_card_takes_one_of_equal_cards(
    gameobjects: ModuleType, card: CardMaker, cards: CardsMaker
) -> None:
    hand = gameobjects.Hand(cards("2C KS 2C"))
    hand.remove_card(card("2C"))
    assert write(hand) == "KS 2C"


@pytest.mark.points(shared(1, among=3), criterion=HAND)
@pytest.mark.parametrize(("index", "left"), [(0, "2C 5H"), (1, "KS 5H"), (2, "KS 2C")])
def test_remove_card_at(hand: Any, index: int, left: str) -> None:
    assert hand.remove_card_at(index) is True
    assert write(hand) == left


@pytest.mark.points(shared(1, among=2), criterion=HAND)
@pytest.mark.parametrize("index", [3, 100])
def test_remove_card_at_behind_the_last(hand: Any, index: int) -> None:
    assert hand.remove_card_at(index) is False
    assert write(hand) == "KS 2C 5H"


@pytest.mark.house
@pytest.mark.parametrize("index", [-1, *HUGE])
def test_remove_card_at_where_none_can_be(hand: Any, index: int) -> None:
    assert hand.remove_card_at(index) is False
    assert write(hand) == "KS 2C 5H"


@pytest.mark.points(2, criterion=HAND)
def test_sort_hand_is_by_suit_and_then_by_face_value(
    gameobjects: ModuleType, cards: CardsMaker
) -> None:
    hand = gameobjects.Hand(cards("KS AS 3D 2H KC 10C 2D"))
    hand.sort_hand()
    assert write(hand) == "10C KC 2D 3D 2H AS KS"


def test_sort_hand_keeps_equal_cards(
    gameobjects: ModuleType, cards: CardsMaker
) -> None:
    hand = gameobjects.Hand(cards("2C KS 2C"))
    hand.sort_hand()
    assert write(hand) == "2C 2C KS"


def test_hand_can_be_iterated_twice(hand: Any) -> None:
    assert write(hand) == write(hand) == "KS 2C 5H"


def test_hand_can_be_iterated_by_two_loops_at_once(
    gameobjects: ModuleType, cards: CardsMaker
) -> None:
    hand = gameobjects.Hand(cards("KS 2C"))
    pairs = [write([first, second]) for first in hand for second in hand]
    assert pairs == ["KS KS", "KS 2C", "2C KS", "2C 2C"]
