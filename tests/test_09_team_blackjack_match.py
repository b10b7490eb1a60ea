"""Team Blackjack: a match, its numbers and what can be seen of it (rule T1)."""

import random
import re
from types import ModuleType
from typing import Any

import pytest

from tests.actions import HUGE
from tests.conftest import MatchMaker
from tests.stacked_match import StackedMatch
from tests.uml_reader import load_diagram

pytestmark = pytest.mark.house

NUMBERS = ["players", "dealers", "bankroll", "minimum_wager", "hands_per_round"]


class TestT1Match:
    """T1: the numbers of a match, and what can be seen of it."""

    @pytest.mark.parametrize(
        ("name", "value"),
        [
            ("players", 3),
            ("dealers", 3),
            ("starting_bankroll", 100),
            ("minimum_wager", 5),
            ("hands_per_round", 10),
            ("player_number", 1),
            ("dealer_number", 1),
            ("players_out", 0),
            ("dealers_out", 0),
            ("hand_number", 1),
            ("bankroll", 100),
            ("wager", 0),
            ("cards_left", 52),
            ("outcome", None),
            ("winner", None),
            ("visible_dealer_cards", []),
            ("last_events", []),
        ],
    )
    def test_new_match_has(
        self, stacked: StackedMatch, name: str, value: object
    ) -> None:
        assert getattr(stacked.match, name) == value

    def test_new_match_has_empty_hands(
        self, stacked: StackedMatch, gameobjects: ModuleType
    ) -> None:
        for hand in (stacked.match.player_hand, stacked.match.dealer_hand):
            assert type(hand) is gameobjects.BlackjackHand
            assert hand.count == 0

    def test_numbers_are_taken_as_given(self, team_blackjack: ModuleType) -> None:
        match = team_blackjack.Match(2, 4, 50, 10, 6)
        numbers = (match.players, match.dealers, match.minimum_wager)
        assert (*numbers, match.hands_per_round) == (2, 4, 10, 6)
        assert (match.starting_bankroll, match.bankroll) == (50, 50)

    def test_each_number_may_be_one(self, make_match: MatchMaker) -> None:
        match = make_match(**dict.fromkeys(NUMBERS, 1)).match
        assert (match.players, match.dealers, match.bankroll) == (1, 1, 1)

    @pytest.mark.parametrize("name", NUMBERS)
    @pytest.mark.parametrize("value", ["5", 5.0, None, True])
    def test_number_that_is_no_whole_number(
        self, team_blackjack: ModuleType, name: str, value: object
    ) -> None:
        with pytest.raises(
            TypeError, match=rf"^{name} must be a whole number of at le"
        ):
            team_blackjack.Match(**{name: value})

    @pytest.mark.parametrize("name", NUMBERS)
    @pytest.mark.parametrize("value", [0, -1, *HUGE[1:]])
    def test_number_below_one(
        self, team_blackjack: ModuleType, name: str, value: int
    ) -> None:
        with pytest.raises(ValueError, match=f"^{name} must be a whole number of at l"):
            team_blackjack.Match(**{name: value})

    @pytest.mark.parametrize(
        ("name", "value", "limit"),
        [
            ("players", 0, "players must be a whole number of at least 1"),
            ("bankroll", 4, "bankroll must be a whole number of at least 5 (the minim"),
            ("minimum_wager", 101, "bankroll must be a whole number of at least 101 "),
        ],
    )
    def test_message_says_the_limit(
        self, team_blackjack: ModuleType, name: str, value: int, limit: str
    ) -> None:
        with pytest.raises(ValueError, match=f"^{re.escape(limit)}"):
            team_blackjack.Match(**{name: value})

    def test_message_says_the_value(self, team_blackjack: ModuleType) -> None:
        with pytest.raises(ValueError, match="not 4$"):
            team_blackjack.Match(bankroll=4)

    def test_limit_of_thousands_of_digits(self, team_blackjack: ModuleType) -> None:
        with pytest.raises(
            ValueError, match="at least a number of thousands of digits"
        ):
            team_blackjack.Match(minimum_wager=10**5000)

    def test_bankroll_may_be_the_minimum(self, make_match: MatchMaker) -> None:
        assert make_match(bankroll=20, minimum_wager=20).match.bankroll == 20

    def test_deck_has_all_52_cards_shuffled(
        self, stacked: StackedMatch, gameobjects: ModuleType
    ) -> None:
        in_order = gameobjects.CardPile(True).deal_cards(52)
        deck = stacked.get_deck()
        assert deck != in_order
        assert sorted(deck) == in_order

    def test_deck_is_shuffled_once_by_the_pile(
        self,
        make_match: MatchMaker,
        gameobjects: ModuleType,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        shuffled: list[Any] = []

        def note(pile: Any) -> None:
            shuffled.append(pile)

        monkeypatch.setattr(gameobjects.CardPile, "shuffle_pile", note)
        stacked = make_match()
        stacked.win()
        stacked.lose()
        assert shuffled == [stacked.match._deck]

    def test_seed_repeats_a_match(self, make_match: MatchMaker) -> None:
        decks = []
        for _ in range(2):
            random.seed(6)
            decks.append(make_match().get_deck())
        assert decks[0] == decks[1]

    def test_matches_share_nothing(self, make_match: MatchMaker) -> None:
        first, second = make_match(), make_match()
        before = second.get_state()
        first.lose(100)
        assert second.get_state() == before

    def test_last_events_are_those_of_the_last_call(
        self, stacked: StackedMatch
    ) -> None:
        stacked.stack("10S 10D 5S 7D 2C")
        calls = [lambda: stacked.match.place_wager(5), stacked.match.hit]
        for call in [*calls, stacked.match.stand]:
            assert call() == stacked.match.last_events

    @pytest.mark.parametrize("get_list", ["last_events", "visible_dealer_cards"])
    def test_lists_are_copies(self, stacked: StackedMatch, get_list: str) -> None:
        stacked.deal("10S 5S", "10D 7D").clear()
        getattr(stacked.match, get_list).clear()
        assert getattr(stacked.match, get_list)

    def test_returned_list_is_a_copy(self, stacked: StackedMatch) -> None:
        stacked.match.place_wager(5).clear()
        assert stacked.match.last_events

    def test_all_that_is_public_is_in_the_diagram(
        self, team_blackjack: ModuleType
    ) -> None:
        diagram = load_diagram("team_blackjack")
        classes = {uml.name: uml for uml in diagram.classes}
        enums = [enum.name for enum in diagram.enums]
        assert sorted(team_blackjack.__all__) == sorted([*classes, *enums])
        for name in ("MatchState", "Match"):
            uml = classes[name]
            members = {wanted.name for wanted in uml.properties}
            members |= {wanted.name for wanted in uml.methods}
            names = {
                key for key in vars(getattr(team_blackjack, name)) if key[0] != "_"
            }
            assert names == members - {"__init__"}


class TestT1Events:
    """T1: what happened is told in values."""

    @pytest.mark.parametrize(
        ("name", "arguments"),
        [("Event", []), ("Reshuffled", []), ("PlayerOut", [1, 2])],
    )
    def test_equal_ones_are_equal(
        self, team_blackjack: ModuleType, name: str, arguments: list[int]
    ) -> None:
        kind = getattr(team_blackjack, name)
        assert kind(*arguments) == kind(*arguments)
