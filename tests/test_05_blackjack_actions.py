"""Blackjack: the actions of the player (ITD121 part C, rules 4a to 4e)."""

from types import ModuleType

import pytest

from tests.account import count_points
from tests.actions import (
    ACTIONS,
    ACTIONS_OF_A_HAND,
    HUGE,
    act,
    assert_refused,
)
from tests.criteria import HIT_DOUBLE_STAND, SPLIT, STANDING, SURRENDER
from tests.shares import shared, together
from tests.stacked_table import StackedTable, write, write_sorted


# Python refuses to write out numbers of so many digits, in ids and in messages.
# Each way to come to stand has about 6 shares; what follows from it has 11 together.
@pytest.mark.points(1, criterion=STANDING)
class TestR05HandInPlay:
    """R5 (ITD121 rule 4e): who stands, by himself or otherwise, does nothing more."""

    @pytest.mark.points(7, criterion=STANDING)
    def test_natural_stands_at_the_deal(
        self,
        blackjack: ModuleType,
        table: StackedTable,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        """In whatever order the four cards are dealt, each gets an ace and a king.

        A deck that is made or shuffled in its own way may escape the stacking; of 500
        fair deals some are naturals.
        """
        table.stack_new_decks("KS AS AC KC", monkeypatch)
        for _ in range(500):
            if blackjack.player_funds == 0:
                blackjack.reset()
            blackjack.new_round(1)
            hand = blackjack.player_hands[0]
            if count_points(hand) == 21:
                break
            table.finish()
        assert count_points(hand) == 21
        assert hand.is_standing is True

    def test_nothing_less_stands_at_the_deal(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        for _ in range(300):
            if blackjack.player_funds == 0:
                blackjack.reset()
            blackjack.new_round(1)
            hand = blackjack.player_hands[0]
            assert hand.is_standing is False or count_points(hand) >= 21
            table.finish()

    @pytest.mark.points(shared(6, among=3), criterion=STANDING)
    @pytest.mark.parametrize(
        ("drawn", "is_standing"), [("10C", True), ("KC", True), ("9C", False)]
    )
    def test_hit_to_21_stands(
        self, blackjack: ModuleType, table: StackedTable, drawn: str, is_standing: bool
    ) -> None:
        table.deal("6S 5S", "10D 7D", deck=drawn)
        blackjack.player_hit(0)
        assert blackjack.player_hands[0].is_standing is is_standing

    @pytest.mark.points(4, criterion=STANDING)
    def test_bust_stands(self, blackjack: ModuleType, table: StackedTable) -> None:
        table.deal("10S 6S", "10D 7D", deck="KC")
        blackjack.player_hit(0)
        assert blackjack.player_hands[0].is_standing is True

    @pytest.mark.points(shared(2, among=4), criterion=STANDING)
    @pytest.mark.parametrize("hand_num", [0, 1])
    @pytest.mark.parametrize(
        "drawn", [pytest.param("5C", id="21"), pytest.param("KC", id="bust")]
    )
    def test_hit_to_21_or_more_makes_only_that_hand_stand(
        self, blackjack: ModuleType, table: StackedTable, hand_num: int, drawn: str
    ) -> None:
        table.deal_split("10S 6S", "10H 6H", "10D 7D", deck=drawn)
        blackjack.player_hit(hand_num)
        assert blackjack.player_hands[hand_num].is_standing is True
        assert blackjack.player_hands[1 - hand_num].is_standing is False

    @pytest.mark.points(shared(7, among=4), criterion=STANDING)
    @pytest.mark.parametrize("deck", ["AC 5C", "5C AC", "AC AD", "5C 6C"])
    def test_21_after_a_split_stands_and_nothing_else_does(
        self, blackjack: ModuleType, table: StackedTable, deck: str
    ) -> None:
        table.deal("KS KC", "10D 7D", deck)
        blackjack.player_split()
        standing = [hand.is_standing for hand in blackjack.player_hands]
        is_done = [count_points(hand) >= 21 for hand in blackjack.player_hands]
        assert standing == is_done
        assert sum(is_done) >= deck.count("A")

    @pytest.mark.parametrize(
        ("action", "player"),
        [
            *together(1, STANDING, pytest.param("stand", "10S 6S")),
            *together(7, STANDING, pytest.param("double", "3S 2S")),
            *together(7, STANDING, pytest.param("surrender", "10S 6S")),
        ],
    )
    def test_action_that_ends_the_hand_makes_it_stand(
        self, blackjack: ModuleType, table: StackedTable, action: str, player: str
    ) -> None:
        table.deal(player, "10D 7D", deck="4C")
        act(blackjack, action)
        assert blackjack.player_hands[0].is_standing is True

    @pytest.mark.points(shared(2, among=10), criterion=STANDING)
    @pytest.mark.parametrize("flag", ["is_standing", "has_surrendered"])
    @pytest.mark.parametrize("action", ACTIONS)
    def test_flag_set_from_outside_counts(
        self, blackjack: ModuleType, table: StackedTable, flag: str, action: str
    ) -> None:
        table.deal("8S 8C", "10D 7D", deck="2C 3C")
        setattr(blackjack.player_hands[0], flag, True)
        assert_refused(blackjack, table, action)

    @pytest.mark.points(shared(2, among=15), criterion=STANDING)
    @pytest.mark.parametrize("action", ACTIONS)
    @pytest.mark.parametrize("player", ["KS AS", "KS QS JS", "7S 7C 7D"])
    def test_cards_put_in_from_outside_count(
        self, blackjack: ModuleType, table: StackedTable, action: str, player: str
    ) -> None:
        table.deal("8S 8C", "10D 7D", deck="2C 3C")
        table.lay(blackjack.player_hands[0], player)
        assert_refused(blackjack, table, action)

    @pytest.mark.points(shared(1, among=3), criterion=STANDING)
    @pytest.mark.parametrize("action", ACTIONS_OF_A_HAND)
    def test_hand_put_in_from_outside_can_play(
        self,
        blackjack: ModuleType,
        gameobjects: ModuleType,
        table: StackedTable,
        action: str,
    ) -> None:
        table.deal("10S 6S", "10D 8D", deck="2C 3C")
        hand = gameobjects.BlackjackHand(10)
        table.lay(hand, "10C 6C")
        blackjack.player_hands.append(hand)
        act(blackjack, action, 1)
        assert hand.count == (2 if action == "stand" else 3)

    def test_hand_without_cards_is_in_play(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("8S 8C", "10D 7D", deck="2C 3C")
        table.lay(blackjack.player_hands[0], "")
        blackjack.player_hit(0)
        assert blackjack.player_hands[0].count > 0

    @pytest.mark.points(2, criterion=STANDING)
    def test_20_is_in_play(self, blackjack: ModuleType, table: StackedTable) -> None:
        table.deal("10S 2S 8S", "10D 7D")
        blackjack.player_hit(0)
        assert blackjack.player_hands[0].count > 3

    @pytest.mark.points(shared(2, among=5), criterion=STANDING)
    @pytest.mark.parametrize("action", ACTIONS)
    def test_settled_round_is_over(
        self, blackjack: ModuleType, table: StackedTable, action: str
    ) -> None:
        table.deal("8S 8C", "10D 7D", deck="2C 3C")
        blackjack.dealer_play()
        assert_refused(blackjack, table, action)

    @pytest.mark.house
    @pytest.mark.parametrize("action", ACTIONS)
    def test_settled_round_is_over_whatever_the_flags(
        self, blackjack: ModuleType, table: StackedTable, action: str
    ) -> None:
        table.deal("8S 8C", "10D 7D", deck="2C 3C")
        blackjack.dealer_play()
        blackjack.player_hands[0].is_standing = False
        assert_refused(blackjack, table, action)
        assert blackjack.can_player_play() is False


@pytest.mark.points(1, criterion=HIT_DOUBLE_STAND)
class TestR06Hit:
    """R6 (ITD121 rule 4a)."""

    @pytest.mark.points(2, criterion=HIT_DOUBLE_STAND)
    def test_hand_gets_one_card_from_the_deck(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("2S 3S", "10D 7D", deck="4C 5C")
        funds = blackjack.player_funds
        blackjack.player_hit(0)
        assert write_sorted(blackjack.player_hands[0]) == "2S 3S 4C"
        assert blackjack.player_funds == funds
        assert blackjack.player_hands[0].bet == 10

    def test_may_be_repeated_while_under_21(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("2S 2C", "10D 7D", deck="2D 2H 3C 3D 3H")
        for count in range(3, 8):
            blackjack.player_hit(0)
            assert blackjack.player_hands[0].count == count
        assert write_sorted(blackjack.player_hands[0]) == "2C 2D 2H 2S 3C 3D 3H"

    @pytest.mark.points(shared(1, among=2), criterion=HIT_DOUBLE_STAND)
    @pytest.mark.parametrize("hand_num", [0, 1])
    def test_of_one_split_hand_leaves_the_other(
        self, blackjack: ModuleType, table: StackedTable, hand_num: int
    ) -> None:
        table.deal_split("2S 3S", "4S 5S", "10D 7D", deck="6C 7C")
        blackjack.player_hit(hand_num)
        assert blackjack.player_hands[hand_num].count == 3
        assert blackjack.player_hands[1 - hand_num].count == 2


@pytest.mark.points(1, criterion=HIT_DOUBLE_STAND)
class TestR06Double:
    """R6 (ITD121 rule 4b)."""

    @pytest.mark.points(2, criterion=HIT_DOUBLE_STAND)
    def test_doubles_the_bet_for_one_card(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("2S 3S", "10D 7D", deck="4C 5C", bet=30)
        funds = blackjack.player_funds
        blackjack.player_double(0)
        assert write_sorted(blackjack.player_hands[0]) == "2S 3S 4C"
        assert blackjack.player_hands[0].bet == 60
        assert blackjack.player_funds == funds - 30

    @pytest.mark.points(shared(1, among=3), criterion=HIT_DOUBLE_STAND)
    @pytest.mark.parametrize("hits", [0, 1, 2])
    def test_is_allowed_with_any_number_of_cards(
        self, blackjack: ModuleType, table: StackedTable, hits: int
    ) -> None:
        table.deal("2S 3S", "10D 7D", deck="2C 3C 4C")
        for _ in range(hits):
            blackjack.player_hit(0)
        blackjack.player_double(0)
        assert blackjack.player_hands[0].count == 3 + hits
        assert blackjack.player_hands[0].bet == 20

    @pytest.mark.points(shared(1, among=4), criterion=HIT_DOUBLE_STAND)
    @pytest.mark.parametrize("player", ["AS 6S", "AS 8S", "10S 10C", "5S 6S"])
    def test_is_allowed_with_any_cards(
        self, blackjack: ModuleType, table: StackedTable, player: str
    ) -> None:
        table.deal(player, "AD 7D", deck="4C")
        blackjack.player_double(0)
        assert blackjack.player_hands[0].bet == 20

    def test_is_allowed_with_exactly_the_bet_left(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal_short("2S 3S", deck="4C", missing=0)
        blackjack.player_double(0)
        assert blackjack.player_hands[0].count > 2

    @pytest.mark.points(2, criterion=HIT_DOUBLE_STAND)
    def test_is_refused_with_a_dollar_too_little(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal_short("2S 3S", deck="4C", missing=1)
        assert_refused(blackjack, table, "double")

    @pytest.mark.parametrize("bet", [991, HUGE[0]])
    @pytest.mark.house
    def test_is_refused_with_a_bet_from_outside_that_is_too_much(
        self, blackjack: ModuleType, table: StackedTable, bet: int
    ) -> None:
        table.deal("2S 3S", "10D 7D", deck="4C")
        blackjack.player_hands[0].bet = bet
        assert_refused(blackjack, table, "double")

    def test_takes_the_bet_of_its_own_hand(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal_split("2S 3S", "4S 5S", "10D 7D", deck="2C 3C")
        blackjack.player_hands[1].bet = 30
        funds = blackjack.player_funds
        blackjack.player_double(1)
        assert [hand.bet for hand in blackjack.player_hands] == [10, 60]
        assert blackjack.player_funds == funds - 30

    def test_of_one_split_hand_leaves_the_other(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal_split("2S 3S", "4S 5S", "10D 7D", deck="6C")
        funds = blackjack.player_funds
        blackjack.player_double(1)
        assert [hand.bet for hand in blackjack.player_hands] == [10, 20]
        assert [hand.count for hand in blackjack.player_hands] == [2, 3]
        assert blackjack.player_funds == funds - 10
        assert blackjack.player_hands[0].is_standing is False


@pytest.mark.points(1, criterion=HIT_DOUBLE_STAND)
class TestR06Stand:
    """R6 (ITD121 rule 4)."""

    def test_hand_keeps_its_cards_and_its_bet(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("2S 3S", "10D 7D", deck="4C")
        funds = blackjack.player_funds
        blackjack.player_stand(0)
        assert write_sorted(blackjack.player_hands[0]) == "2S 3S"
        assert blackjack.player_hands[0].bet == 10
        assert blackjack.player_funds == funds

    def test_of_one_split_hand_leaves_the_other(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal_split("2S 3S", "4S 5S", "10D 7D")
        for hand_num in (1, 0):
            assert blackjack.player_hands[hand_num].is_standing is False
            blackjack.player_stand(hand_num)
            assert blackjack.player_hands[hand_num].is_standing is True


FACE_CARDS_AND_TENS = ["10S JC", "JS QC", "QS KC", "KS 10C"]


@pytest.mark.points(1, criterion=SPLIT)
class TestR07Split:
    """R7 (ITD121 rule 4c)."""

    def test_second_card_starts_the_second_hand(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("8S 8C", "10D 7D", deck="2C 3C 4C", bet=30)
        blackjack.player_split()
        first, second = blackjack.player_hands
        assert "8S" in write(first).split()
        assert "8C" in write(second).split()
        assert (first.count, second.count) == (2, 2)

    @pytest.mark.points(2, criterion=SPLIT)
    def test_second_hand_takes_another_bet(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("8S 8C", "10D 7D", deck="2C 3C 4C", bet=30)
        funds = blackjack.player_funds
        blackjack.player_split()
        assert [hand.bet for hand in blackjack.player_hands] == [30, 30]
        assert blackjack.player_funds == funds - 30

    def test_new_cards_are_the_next_two_of_the_deck(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("8S 8C", "10D 7D", deck="2C 3C 4C")
        blackjack.player_split()
        dealt = [card for hand in blackjack.player_hands for card in hand]
        assert write_sorted(dealt) == "2C 3C 8C 8S"
        assert write(table.get_deck()[:1]) == "4C"

    @pytest.mark.house
    def test_first_hand_gets_its_card_first(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("8S 8C", "10D 7D", deck="2C 3C 4C")
        blackjack.player_split()
        first, second = blackjack.player_hands
        assert write(first) == "8S 2C"
        assert write(second) == "8C 3C"

    @pytest.mark.parametrize(
        "pair",
        [
            *together(1, SPLIT, pytest.param("2S 2C"), pytest.param("10S 10C")),
            *together(1, SPLIT, *map(pytest.param, FACE_CARDS_AND_TENS)),
            *together(1, SPLIT, pytest.param("AS AC")),
        ],
    )
    def test_is_allowed_for_two_cards_of_one_point_value(
        self, blackjack: ModuleType, table: StackedTable, pair: str
    ) -> None:
        table.deal(pair, "10D 7D", deck="2D 3D")
        blackjack.player_split()
        assert len(blackjack.player_hands) == 2

    @pytest.mark.points(shared(1, among=3), criterion=SPLIT)
    @pytest.mark.parametrize("dealer", ["AD 7D", "10D AD", "8D 8H"])
    def test_is_allowed_whatever_the_dealer_has(
        self, blackjack: ModuleType, table: StackedTable, dealer: str
    ) -> None:
        table.deal("8S 8C", dealer, deck="2D 3D")
        blackjack.player_split()
        assert len(blackjack.player_hands) == 2

    @pytest.mark.points(shared(1, among=9), criterion=SPLIT)
    @pytest.mark.parametrize(
        "player",
        [
            *["2S 3C", "9S 10C", "AS 2C", "9S KC"],
            # Sums that are even, as those of pairs are.
            *["2S 4C", "AS 3C", "6S 10C", "8S KC", "9S JC"],
        ],
    )
    def test_is_refused_for_cards_that_differ(
        self, blackjack: ModuleType, table: StackedTable, player: str
    ) -> None:
        table.deal(player, "10D 7D", deck="2D 3D")
        assert_refused(blackjack, table, "split")

    @pytest.mark.points(shared(1, among=2), criterion=SPLIT)
    @pytest.mark.parametrize("player", ["2S 2C 2D", "8S"])
    def test_is_refused_for_another_number_of_cards(
        self, blackjack: ModuleType, table: StackedTable, player: str
    ) -> None:
        table.deal(player, "10D 7D", deck="2D 3D")
        assert_refused(blackjack, table, "split")

    def test_is_allowed_with_exactly_the_bet_left(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal_short("8S 8C", deck="2C 3C", missing=0)
        blackjack.player_split()
        assert len(blackjack.player_hands) == 2

    def test_is_refused_with_a_dollar_too_little(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal_short("8S 8C", deck="2C 3C", missing=1)
        assert_refused(blackjack, table, "split")

    def test_only_once(self, blackjack: ModuleType, table: StackedTable) -> None:
        table.deal("8S 8C", "10D 7D", deck="8D 8H 2C 3C")
        blackjack.player_split()
        assert_refused(blackjack, table, "split")

    @pytest.mark.points(shared(2, among=2), criterion=SPLIT)
    @pytest.mark.parametrize("pair", ["AS AC", "8S 8C"])
    def test_each_hand_goes_on_by_itself(
        self, blackjack: ModuleType, table: StackedTable, pair: str
    ) -> None:
        table.deal(pair, "10D 7D", deck="2C 3C 4C 5C")
        blackjack.player_split()
        assert [hand.is_standing for hand in blackjack.player_hands] == [False] * 2
        blackjack.player_hit(1)
        blackjack.player_hit(0)
        assert min(hand.count for hand in blackjack.player_hands) > 2

    @pytest.mark.points(shared(1, among=2), criterion=SPLIT)
    @pytest.mark.parametrize("first_done", [0, 1])
    def test_bust_of_one_hand_leaves_the_other(
        self, blackjack: ModuleType, table: StackedTable, first_done: int
    ) -> None:
        table.deal_split("10S 6S", "10C 6C", "10D 7D", deck="KH 2H")
        blackjack.player_hit(first_done)
        blackjack.player_hit(1 - first_done)
        assert blackjack.player_hands[1 - first_done].count > 2


@pytest.mark.points(1, criterion=SURRENDER)
class TestR08Surrender:
    """R8 (ITD121 rule 4d)."""

    @pytest.mark.points(shared(2, among=15), criterion=SURRENDER)
    @pytest.mark.parametrize("player", ["10S 6S", "AS 6S", "8S 8C", "AS AC", "10S 10C"])
    @pytest.mark.parametrize("dealer", ["10D 7D", "AD 7D", "10D AD"])
    def test_is_allowed_on_any_first_two_cards(
        self, blackjack: ModuleType, table: StackedTable, player: str, dealer: str
    ) -> None:
        table.deal(player, dealer)
        blackjack.player_surrender()
        assert blackjack.player_hands[0].has_surrendered is True

    @pytest.mark.points(shared(1, among=3), criterion=SURRENDER)
    @pytest.mark.parametrize("bet", [1, 30, 999])
    def test_is_allowed_with_any_bet(
        self, blackjack: ModuleType, table: StackedTable, bet: int
    ) -> None:
        table.deal("10S 6S", "10D 7D", bet=bet)
        blackjack.player_surrender()
        assert blackjack.player_hands[0].has_surrendered is True

    def test_hand_keeps_its_cards(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("10S 6S", "10D 7D")
        blackjack.player_surrender()
        assert write_sorted(blackjack.player_hands[0]) == "10S 6S"

    @pytest.mark.house
    def test_moves_no_money_before_the_settlement(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("10S 6S", "10D 7D", bet=30)
        blackjack.player_surrender()
        assert blackjack.player_funds == 970
        assert blackjack.player_hands[0].bet == 30

    @pytest.mark.points(shared(1, among=2), criterion=SURRENDER)
    @pytest.mark.parametrize("player", ["8S", "2S 3S 4S"])
    def test_is_refused_for_another_number_of_cards(
        self, blackjack: ModuleType, table: StackedTable, player: str
    ) -> None:
        table.deal(player, "10D 7D")
        assert_refused(blackjack, table, "surrender")

    def test_is_refused_after_a_hit(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("2S 6S", "10D 7D", deck="2C")
        blackjack.player_hit(0)
        assert_refused(blackjack, table, "surrender")

    def test_is_refused_after_a_split(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("8S 8C", "10D 7D", deck="2C 3C")
        blackjack.player_split()
        assert_refused(blackjack, table, "surrender")

    def test_is_refused_after_a_double(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("10S 6S", "10D 7D", deck="2C")
        blackjack.player_double(0)
        assert_refused(blackjack, table, "surrender")
