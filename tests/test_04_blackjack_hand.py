"""A Blackjack hand: its score, its bet and its flags (ITD121 part C, p. 3)."""

from types import ModuleType
from typing import Any

import pytest

from tests.conftest import CardMaker, CardsMaker
from tests.criteria import BLACKJACK_HAND
from tests.shares import shared, together

pytestmark = pytest.mark.points(1, criterion=BLACKJACK_HAND)


def make_hand(gameobjects: ModuleType, cards: list[Any]) -> Any:
    """Return a Blackjack hand of these cards."""
    hand = gameobjects.BlackjackHand()
    for card in cards:
        hand.add_card(card)
    return hand


class TestNewHand:
    """What a hand is before anything happened to it."""

    def test_is_empty_and_worth_nothing(self, gameobjects: ModuleType) -> None:
        hand = gameobjects.BlackjackHand()
        assert (hand.count, hand.score) == (0, 0)

    def test_is_not_standing_and_has_not_surrendered(
        self, gameobjects: ModuleType
    ) -> None:
        hand = gameobjects.BlackjackHand()
        assert hand.is_standing is False
        assert hand.has_surrendered is False

    def test_has_no_bet_unless_given(self, gameobjects: ModuleType) -> None:
        assert gameobjects.BlackjackHand().bet == 0

    def test_has_the_initial_bet(self, gameobjects: ModuleType) -> None:
        assert gameobjects.BlackjackHand(25).bet == 25
        assert gameobjects.BlackjackHand(initial_bet=25).bet == 25

    @pytest.mark.points(2, criterion=BLACKJACK_HAND)
    def test_is_a_hand(self, gameobjects: ModuleType) -> None:
        assert isinstance(gameobjects.BlackjackHand(), gameobjects.Hand)


@pytest.mark.points(shared(2, among=3), criterion=BLACKJACK_HAND)
@pytest.mark.parametrize(
    ("name", "value"), [("is_standing", True), ("has_surrendered", True), ("bet", 40)]
)
def test_flags_and_bet_can_be_assigned(
    gameobjects: ModuleType, name: str, value: object
) -> None:
    hand = gameobjects.BlackjackHand(10)
    setattr(hand, name, value)
    assert getattr(hand, name) == value


@pytest.mark.points(2, criterion=BLACKJACK_HAND)
def test_score_cannot_be_assigned(gameobjects: ModuleType, cards: CardsMaker) -> None:
    hand = make_hand(gameobjects, cards("10S 7C"))
    with pytest.raises(AttributeError):
        hand.score = 21
    assert hand.score == 17


class TestR02Score:
    """R2 (ITD121 rule 2; p. 3, Score)."""

    @pytest.mark.points(shared(2, among=13), criterion=BLACKJACK_HAND)
    @pytest.mark.parametrize(
        ("index", "score"),
        [
            ("AS", 11),
            ("2S", 2),
            ("3S", 3),
            ("4S", 4),
            ("5S", 5),
            ("6S", 6),
            ("7S", 7),
            ("8S", 8),
            ("9S", 9),
            ("10S", 10),
            ("JS", 10),
            ("QS", 10),
            ("KS", 10),
        ],
    )
    def test_one_card(
        self, gameobjects: ModuleType, cards: CardsMaker, index: str, score: int
    ) -> None:
        assert make_hand(gameobjects, cards(index)).score == score

    @pytest.mark.parametrize(
        ("indices", "score"),
        [
            *together(
                2,
                BLACKJACK_HAND,
                pytest.param("AS 6C", 17, id="ace 11"),
                pytest.param("AS 6C 4D", 21, id="ace 11 up to exactly 21"),
                pytest.param("KS AS", 21, id="natural"),
            ),
            *together(
                2,
                BLACKJACK_HAND,
                pytest.param("AS 6C 8D", 15, id="ace 1 where 11 is too much"),
                pytest.param("AS 6C 5D", 12, id="ace 1 from 22 on"),
                pytest.param("6C 8D AS", 15, id="the ace last"),
                pytest.param("KS QC AD", 21, id="ace 1 with 20"),
            ),
            *together(
                2,
                BLACKJACK_HAND,
                pytest.param("AS AC", 12, id="two aces: one is 11"),
                pytest.param("AS AC 9D", 21, id="two aces and nine"),
                pytest.param("AS AC KD", 12, id="two aces and a king"),
                pytest.param("AS AC AD AH", 14, id="four aces"),
                pytest.param("AS AC AD AH 7S", 21, id="four aces and seven"),
                pytest.param("AS AC AD AH 8S", 12, id="four aces and eight"),
                pytest.param("KS QC AD AH", 22, id="bust with aces at 1"),
            ),
            *together(
                2,
                BLACKJACK_HAND,
                pytest.param("KS QC", 20, id="two face cards"),
                pytest.param("KS QC JD", 30, id="bust"),
                pytest.param("2C 3C 4C 5C 6C", 20, id="many small cards"),
                pytest.param("2C 2D 2H 2S 3C 3D 3H", 17, id="seven cards"),
                pytest.param("2C 2C KS", 14, id="equal cards"),
            ),
        ],
    )
    def test_hand(
        self, gameobjects: ModuleType, cards: CardsMaker, indices: str, score: int
    ) -> None:
        assert make_hand(gameobjects, cards(indices)).score == score

    @pytest.mark.points(2, criterion=BLACKJACK_HAND)
    def test_is_worked_out_afresh(
        self, gameobjects: ModuleType, card: CardMaker, cards: CardsMaker
    ) -> None:
        """An ace that became 1 is 11 again when the hand shrinks."""
        hand = make_hand(gameobjects, cards("AS 6C"))
        scores = [hand.score]
        eight = card("8D")
        hand.add_card(eight)
        scores.append(hand.score)
        hand.remove_card(eight)
        scores.append(hand.score)
        assert scores == [17, 15, 17]

    @pytest.mark.points(2, criterion=BLACKJACK_HAND)
    def test_is_worked_out_afresh_for_as_many_cards(
        self, gameobjects: ModuleType, card: CardMaker, cards: CardsMaker
    ) -> None:
        """A score that is kept until the number of cards changes goes stale."""
        ten, six = cards("10S 6C")
        hand = make_hand(gameobjects, [ten, six])
        assert hand.score == 16
        hand.remove_card(six)
        hand.add_card(card("9D"))
        assert hand.score == 19
