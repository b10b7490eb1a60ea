"""A card: its suit, its face value, its order and its texts (ITD121 part A)."""

from itertools import product
from types import ModuleType
from typing import Any

import pytest

from tests.conftest import CardMaker, CardsMaker
from tests.criteria import CARD
from tests.shares import shared, together
from tests.stacked_table import INDICES

pytestmark = pytest.mark.points(2, criterion=CARD)

SUITS = ["CLUBS", "DIAMONDS", "HEARTS", "SPADES"]


def combine_with_suits(face_values: list[str]) -> list[Any]:
    """Return as cases the cards of some face values in all suits."""
    return [pytest.param(*pair) for pair in product(SUITS, face_values)]


@pytest.mark.points(shared(2, among=52), criterion=CARD)
@pytest.mark.parametrize(("suit", "face_value"), list(product(SUITS, INDICES)))
def test_card_has_the_suit_and_the_face_value_given(
    gameobjects: ModuleType, suit: str, face_value: str
) -> None:
    card = gameobjects.Card(gameobjects.Suit[suit], gameobjects.FaceValue[face_value])
    assert card.suit is gameobjects.Suit[suit]
    assert card.face_value is gameobjects.FaceValue[face_value]


@pytest.mark.parametrize(
    ("suit", "face_value"),
    [
        *together(1, CARD, *combine_with_suits(["ACE"])),
        *together(2, CARD, *combine_with_suits(list(INDICES)[1:9])),
        *together(3, CARD, *combine_with_suits(["TEN"])),
        *together(3, CARD, *combine_with_suits(["JACK", "QUEEN", "KING"])),
    ],
)
def test_str_is_the_index_then_the_letter_of_the_suit(
    gameobjects: ModuleType, suit: str, face_value: str
) -> None:
    card = gameobjects.Card(gameobjects.Suit[suit], gameobjects.FaceValue[face_value])
    assert str(card) == INDICES[face_value] + suit[0]


@pytest.mark.house
def test_repr_makes_an_equal_card(gameobjects: ModuleType) -> None:
    card = gameobjects.Card(gameobjects.Suit.CLUBS, gameobjects.FaceValue.ACE)
    assert repr(card) == "Card(Suit.CLUBS, FaceValue.ACE)"
    assert eval(repr(card), vars(gameobjects)) == card


def test_cards_of_one_suit_and_face_value_are_equal(card: CardMaker) -> None:
    assert card("10S") == card("10S")


@pytest.mark.points(shared(2, among=3), criterion=CARD)
@pytest.mark.parametrize("other", ["10H", "9S", "AC"])
def test_cards_that_differ_are_not_equal(card: CardMaker, other: str) -> None:
    assert card("10S") != card(other)


@pytest.mark.points(shared(2, among=4), criterion=CARD)
@pytest.mark.parametrize("other", ["10S", None, 10, ("SPADES", "TEN")])
def test_card_equals_nothing_but_a_card(card: CardMaker, other: object) -> None:
    assert card("10S") != other


@pytest.mark.house
def test_card_does_not_equal_a_pair_of_its_values(card: CardMaker) -> None:
    ten = card("10S")
    assert ten != (ten.suit, ten.face_value)


def test_equal_cards_have_one_hash(card: CardMaker) -> None:
    assert len({card("10S"), card("10S"), card("10H")}) == 2


@pytest.mark.points(shared(6, among=6), criterion=CARD)
@pytest.mark.parametrize(
    ("lower", "higher"),
    [
        pytest.param("KC", "AD", id="suit before face value"),
        pytest.param("KD", "AH", id="diamonds before hearts"),
        pytest.param("KH", "AS", id="hearts before spades"),
        pytest.param("AC", "2C", id="ace is the lowest"),
        pytest.param("10S", "JS", id="ten before jack"),
        pytest.param("QH", "KH", id="queen before king"),
    ],
)
def test_order_is_by_suit_and_then_by_face_value(
    card: CardMaker, lower: str, higher: str
) -> None:
    assert card(lower) < card(higher)
    assert card(lower) <= card(higher)
    assert card(higher) > card(lower)
    assert card(higher) >= card(lower)
    assert not card(higher) < card(lower)


@pytest.mark.points(1, criterion=CARD)
def test_equal_cards_are_neither_lower_nor_higher(card: CardMaker) -> None:
    assert not card("10S") < card("10S")
    assert not card("10S") > card("10S")
    assert card("10S") <= card("10S")
    assert card("10S") >= card("10S")


@pytest.mark.points(1, criterion=CARD)
def test_sorting_puts_cards_in_order(cards: CardsMaker) -> None:
    assert sorted(cards("AS KC 2C 3H JD")) == cards("2C KC JD 3H AS")


@pytest.mark.house
def test_card_cannot_be_compared_with_anything_else(card: CardMaker) -> None:
    with pytest.raises(TypeError):
        assert card("10S") < 10


@pytest.mark.points(shared(2, among=2), criterion=CARD)
@pytest.mark.parametrize("name", ["suit", "face_value"])
def test_card_cannot_be_changed(card: CardMaker, name: str) -> None:
    ten = card("10S")
    with pytest.raises(AttributeError):
        setattr(ten, name, getattr(card("AC"), name))
    assert ten == card("10S")


@pytest.mark.house
@pytest.mark.parametrize("suit", ["SPADES", 3, None])
def test_card_needs_a_suit(gameobjects: ModuleType, suit: object) -> None:
    with pytest.raises(TypeError, match=f"suit must be a Suit, not {suit!r}"):
        gameobjects.Card(suit, gameobjects.FaceValue.TEN)


@pytest.mark.house
@pytest.mark.parametrize("value", ["TEN", 10, None])
def test_card_needs_a_face_value(gameobjects: ModuleType, value: object) -> None:
    message = f"face_value must be a FaceValue, not {value!r}"
    with pytest.raises(TypeError, match=message):
        gameobjects.Card(gameobjects.Suit.SPADES, value)


@pytest.mark.house
def test_card_cannot_be_made_of_a_number_of_thousands_of_digits(
    gameobjects: ModuleType,
) -> None:
    with pytest.raises(TypeError, match="suit must be a Suit"):
        gameobjects.Card(10**5000, gameobjects.FaceValue.TEN)
