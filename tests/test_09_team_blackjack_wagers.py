"""Team Blackjack: wagers, the deal, and what is allowed when (rule T2)."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.actions import HUGE
from tests.conftest import CardsMaker, MatchMaker
from tests.stacked_match import StackedMatch, tell

pytestmark = pytest.mark.house


def assert_refused(stacked: StackedMatch, act: Callable[[], Any], reason: str) -> None:
    """Assert that a call is not allowed now, for this reason, and changes nothing."""
    before = stacked.get_state()
    with pytest.raises(RuntimeError) as caught:
        act()
    assert str(caught.value) == reason
    assert stacked.get_state() == before


def get_allowed(match: Any) -> tuple[bool, bool, bool]:
    """Return what the three can_… say."""
    return match.can_wager(), match.can_hit(), match.can_stand()


class TestT2WagerAndDeal:
    """T2: a wager within the limits, and four cards in turn."""

    def test_cards_go_to_player_and_dealer_in_turn(self, stacked: StackedMatch) -> None:
        """The dealer's second card, the hole card, lies face down."""
        assert stacked.deal("10S 5S", "10D 7D") == [
            "player 10S",
            "dealer 10D",
            "player 5S",
            "dealer 7D down",
        ]
        assert stacked.get_hands() == ("10S 5S", "10D 7D")

    @pytest.mark.parametrize("wager", [5, 6, 99, 100])
    def test_wager_from_the_minimum_to_the_bankroll(
        self, stacked: StackedMatch, wager: int
    ) -> None:
        stacked.deal("10S 5S", "10D 7D", wager=wager)
        assert (stacked.match.wager, stacked.match.bankroll) == (wager, 100)

    @pytest.mark.parametrize("wager", [4, 1, 0, -5, 101, 1000, *HUGE])
    def test_wager_out_of_range(self, stacked: StackedMatch, wager: int) -> None:
        before = stacked.get_state()
        with pytest.raises(ValueError, match="from 5, the minimum, to 100, the bankro"):
            stacked.match.place_wager(wager)
        assert stacked.get_state() == before

    @pytest.mark.parametrize("wager", ["5", 5.0, None, True])
    def test_wager_that_is_no_whole_number(
        self, stacked: StackedMatch, wager: object
    ) -> None:
        before = stacked.get_state()
        with pytest.raises(
            TypeError, match="the wager must be a whole number of dolla"
        ):
            stacked.match.place_wager(wager)
        assert stacked.get_state() == before

    @pytest.mark.parametrize("wager", [4, 101])
    def test_message_says_the_wager(self, stacked: StackedMatch, wager: int) -> None:
        with pytest.raises(ValueError, match=f"not {wager}$"):
            stacked.match.place_wager(wager)

    def test_limits_of_thousands_of_digits(self, make_match: MatchMaker) -> None:
        match = make_match(bankroll=10**5000, minimum_wager=10**5000).match
        with pytest.raises(
            ValueError, match="from a number of thousands of digits, .*"
        ):
            match.place_wager(4)

    def test_limit_moves_with_the_bankroll(self, stacked: StackedMatch) -> None:
        stacked.win(10)
        with pytest.raises(ValueError, match="to 110, the bankroll"):
            stacked.match.place_wager(111)
        stacked.deal("10S 5S", "10D 7D", wager=110)
        assert stacked.match.wager == 110

    def test_bankroll_changes_only_with_the_result(self, stacked: StackedMatch) -> None:
        bankrolls = []
        stacked.deal("2S 3S", "10D 9D", "4C", wager=40)
        bankrolls.append(stacked.match.bankroll)
        stacked.match.hit()
        bankrolls.append(stacked.match.bankroll)
        stacked.match.stand()
        assert [*bankrolls, stacked.match.bankroll] == [100, 100, 60]

    def test_wager_lies_until_the_hand_ends(self, stacked: StackedMatch) -> None:
        stacked.deal("2S 3S", "10D 9D", "4C")
        stacked.match.hit()
        assert stacked.match.wager == 5
        stacked.match.stand()
        assert stacked.match.wager == 0

    def test_cards_stay_until_the_next_wager(self, stacked: StackedMatch) -> None:
        stacked.stand_with("10S 9S", "10D 6D", "5C")
        assert stacked.get_hands() == ("10S 9S", "10D 6D 5C")
        old_hands = [stacked.match.player_hand, stacked.match.dealer_hand]
        stacked.deal("2S 3S", "4D 5D")
        assert stacked.get_hands() == ("2S 3S", "4D 5D")
        assert [hand.count for hand in old_hands] == [2, 3]

    def test_outcome_is_none_while_a_hand_is_in_play(
        self, stacked: StackedMatch
    ) -> None:
        stacked.win()
        assert stacked.match.outcome.name == "WON"
        stacked.deal("2S 3S", "4D 5D")
        assert stacked.match.outcome is None

    def test_hole_card_is_hidden_while_the_hand_is_in_play(
        self, stacked: StackedMatch, cards: CardsMaker
    ) -> None:
        stacked.deal("2S 3S", "10D 9D", "4C")
        stacked.match.hit()
        assert stacked.match.visible_dealer_cards == cards("10D")
        stacked.match.stand()
        assert stacked.match.visible_dealer_cards == cards("10D 9D")

    def test_between_hands_only_a_wager_is_allowed(self, stacked: StackedMatch) -> None:
        assert get_allowed(stacked.match) == (True, False, False)
        stacked.win()
        assert get_allowed(stacked.match) == (True, False, False)

    def test_in_play_only_hit_and_stand_are_allowed(
        self, stacked: StackedMatch
    ) -> None:
        stacked.deal("2S 3S", "10D 9D", "4C")
        assert get_allowed(stacked.match) == (False, True, True)
        assert tell(stacked.match.hit()) == ["player draws 4C"]
        assert get_allowed(stacked.match) == (False, True, True)

    @pytest.mark.parametrize("wager", [5, 0, "5"])
    def test_no_wager_while_a_hand_is_in_play(
        self, stacked: StackedMatch, wager: object
    ) -> None:
        """A wrong wager is not what is wrong then."""
        stacked.deal("2S 3S", "10D 9D")
        reason = "cannot place a wager: a hand is in play"
        assert_refused(stacked, lambda: stacked.match.place_wager(wager), reason)

    @pytest.mark.parametrize("action", ["hit", "stand"])
    @pytest.mark.parametrize("is_first", [True, False])
    def test_no_action_between_hands(
        self, stacked: StackedMatch, action: str, is_first: bool
    ) -> None:
        if not is_first:
            stacked.push()
        reason = f"cannot {action}: no hand is in play"
        assert_refused(stacked, getattr(stacked.match, action), reason)

    @pytest.mark.parametrize("winner", ["PLAYERS", "DEALERS"])
    def test_nothing_is_allowed_after_the_match(
        self, make_match: MatchMaker, winner: str
    ) -> None:
        stacked = make_match(players=1, dealers=1, hands_per_round=1)
        if winner == "PLAYERS":
            stacked.win()
        else:
            stacked.lose(100)
        assert get_allowed(stacked.match) == (False, False, False)
        match = stacked.match
        over = "the match is over"
        assert_refused(stacked, match.hit, f"cannot hit: {over}")
        assert_refused(stacked, match.stand, f"cannot stand: {over}")
        assert_refused(
            stacked, lambda: match.place_wager(5), f"cannot place a wager: {over}"
        )
