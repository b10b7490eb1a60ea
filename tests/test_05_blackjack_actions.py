"""Blackjack: the actions of the player (ITD121 part C, rules 4a to 4e)."""

from types import ModuleType

import pytest

from tests.actions import (
    ACTIONS,
    ACTIONS_OF_A_HAND,
    HUGE,
    act,
    assert_refused,
    can,
    get_allowed,
)
from tests.conftest import CardMaker, CardsMaker
from tests.criteria import HIT_DOUBLE_STAND, SPLIT, STANDING, SURRENDER
from tests.stacked_table import StackedTable


# Python refuses to write out numbers of so many digits, in ids and in messages.
@pytest.mark.points(1, criterion=STANDING)
class TestR05HandInPlay:
    """R5 (ITD121 rule 4e): who stands, by himself or otherwise, does nothing more."""

    def test_natural_stands_at_the_deal_and_nothing_else_does(
        self, blackjack: ModuleType
    ) -> None:
        """One hand of 21 is a natural; 500 fair deals without any do not happen."""
        naturals = 0
        for _ in range(500):
            blackjack.reset()
            blackjack.new_round(10)
            hand = blackjack.player_hands[0]
            assert hand.count == 2
            assert hand.is_standing is (hand.score == 21)
            assert blackjack.can_player_play() is (hand.score < 21)
            naturals += hand.score == 21
        assert naturals > 0

    @pytest.mark.parametrize(
        ("drawn", "is_standing"), [("10C", True), ("KC", True), ("9C", False)]
    )
    def test_hit_to_21_stands(
        self, blackjack: ModuleType, table: StackedTable, drawn: str, is_standing: bool
    ) -> None:
        table.deal("6S 5S", "10D 7D", deck=drawn)
        blackjack.player_hit(0)
        assert blackjack.player_hands[0].is_standing is is_standing
        assert blackjack.can_player_play() is not is_standing

    def test_bust_stands(self, blackjack: ModuleType, table: StackedTable) -> None:
        table.deal("10S 6S", "10D 7D", deck="KC")
        blackjack.player_hit(0)
        assert blackjack.player_hands[0].is_standing is True
        assert get_allowed(blackjack) == []

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

    @pytest.mark.parametrize("deck", ["KC 5C", "5C KC", "KC QC", "5C 6C"])
    def test_21_after_a_split_stands_and_nothing_else_does(
        self, blackjack: ModuleType, table: StackedTable, deck: str
    ) -> None:
        table.deal("AS AC", "10D 7D", deck)
        blackjack.player_split()
        for hand_num, hand in enumerate(blackjack.player_hands):
            is_21 = hand.get_card(1).face_value.name in ("QUEEN", "KING")
            assert hand.is_standing is is_21
            allowed = [] if is_21 else ["hit", "double", "stand"]
            assert get_allowed(blackjack, hand_num) == allowed

    @pytest.mark.parametrize(
        ("action", "player"),
        [("stand", "10S 6S"), ("double", "3S 2S"), ("surrender", "10S 6S")],
    )
    def test_action_that_ends_the_hand_makes_it_stand(
        self, blackjack: ModuleType, table: StackedTable, action: str, player: str
    ) -> None:
        table.deal(player, "10D 7D", deck="4C")
        act(blackjack, action)
        assert blackjack.player_hands[0].is_standing is True
        assert get_allowed(blackjack) == []
        assert blackjack.can_player_play() is False

    @pytest.mark.parametrize("flag", ["is_standing", "has_surrendered"])
    @pytest.mark.parametrize("action", ACTIONS)
    def test_flag_set_from_outside_counts(
        self, blackjack: ModuleType, table: StackedTable, flag: str, action: str
    ) -> None:
        table.deal("8S 8C", "10D 7D", deck="2C 3C")
        setattr(blackjack.player_hands[0], flag, True)
        assert_refused(blackjack, table, action)
        assert blackjack.can_player_play() is False

    @pytest.mark.parametrize("action", ACTIONS)
    @pytest.mark.parametrize("player", ["KS AS", "KS QS JS", "7S 7C 7D"])
    def test_cards_put_in_from_outside_count(
        self, blackjack: ModuleType, table: StackedTable, action: str, player: str
    ) -> None:
        table.deal("8S 8C", "10D 7D", deck="2C 3C")
        table.lay(blackjack.player_hands[0], player)
        assert_refused(blackjack, table, action)
        assert blackjack.can_player_play() is False

    def test_hands_cleared_from_outside_cannot_play(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("8S 8C", "10D 7D", deck="2C 3C")
        blackjack.player_hands.clear()
        assert blackjack.player_hands == []
        assert blackjack.can_player_play() is False

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
        assert can(blackjack, action, 1) is True
        act(blackjack, action, 1)
        assert hand.count == (2 if action == "stand" else 3)

    def test_hand_without_cards_is_in_play(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        """It has 0 points, but not the first two cards for surrender and split."""
        table.deal("8S 8C", "10D 7D", deck="2C 3C")
        table.lay(blackjack.player_hands[0], "")
        assert get_allowed(blackjack) == ["hit", "double", "stand"]
        blackjack.player_hit(0)
        assert blackjack.player_hands[0].score == 2

    def test_20_is_in_play(self, blackjack: ModuleType, table: StackedTable) -> None:
        table.deal("KS QS", "10D 7D")
        assert get_allowed(blackjack) == ACTIONS

    def test_settled_round_is_over(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("8S 8C", "10D 7D")
        blackjack.dealer_play()
        assert get_allowed(blackjack) == []
        assert blackjack.can_player_play() is False

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

    def test_hand_gets_one_card_from_the_deck(
        self, blackjack: ModuleType, table: StackedTable, cards: CardsMaker
    ) -> None:
        table.deal("2S 3S", "10D 7D", deck="4C 5C")
        blackjack.player_hit(0)
        assert list(blackjack.player_hands[0]) == cards("2S 3S 4C")
        assert blackjack.player_funds == 990
        assert blackjack.player_hands[0].bet == 10

    def test_may_be_repeated_while_under_21(
        self, blackjack: ModuleType, table: StackedTable, cards: CardsMaker
    ) -> None:
        table.deal("2S 2C", "10D 7D", deck="AC AD AH AS 2D")
        for count in range(3, 8):
            blackjack.player_hit(0)
            assert blackjack.player_hands[0].count == count
            assert get_allowed(blackjack) == ["hit", "double", "stand"]
        assert list(blackjack.player_hands[0]) == cards("2S 2C AC AD AH AS 2D")

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

    def test_doubles_the_bet_for_one_card(
        self, blackjack: ModuleType, table: StackedTable, cards: CardsMaker
    ) -> None:
        table.deal("2S 3S", "10D 7D", deck="4C 5C", bet=30)
        blackjack.player_double(0)
        assert list(blackjack.player_hands[0]) == cards("2S 3S 4C")
        assert blackjack.player_hands[0].bet == 60
        assert blackjack.player_funds == 940

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

    @pytest.mark.parametrize("player", ["AS 6S", "AS 8S", "KS QS", "5S 6S"])
    def test_is_allowed_with_any_cards(
        self, blackjack: ModuleType, table: StackedTable, player: str
    ) -> None:
        table.deal(player, "AD 7D", deck="4C")
        assert blackjack.can_double(0) is True
        blackjack.player_double(0)
        assert blackjack.player_hands[0].bet == 20

    def test_is_allowed_with_exactly_the_bet_left(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("2S 3S", "10D 7D", deck="4C", bet=500)
        assert blackjack.can_double(0) is True
        blackjack.player_double(0)
        assert blackjack.player_funds == 0
        assert blackjack.player_hands[0].bet == 1000

    def test_is_refused_with_a_dollar_too_little(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.take_funds(999)
        table.deal("2S 3S", "10D 7D", deck="4C", bet=500)
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
        """After the first hand is doubled the second needs $250, not $500."""
        table.deal("8S 8C", "10D 7D", deck="2C 3C 4C 5C", bet=250)
        blackjack.player_split()
        blackjack.player_double(0)
        assert blackjack.can_double(1) is True
        blackjack.player_double(1)
        assert [hand.bet for hand in blackjack.player_hands] == [500, 500]
        assert blackjack.player_funds == 0

    def test_bust_double_stands(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("10S 6S", "10D 7D", deck="KC")
        blackjack.player_double(0)
        assert blackjack.player_hands[0].score == 26
        assert get_allowed(blackjack) == []

    def test_of_one_split_hand_leaves_the_other(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal_split("2S 3S", "4S 5S", "10D 7D", deck="6C")
        blackjack.player_double(1)
        assert [hand.bet for hand in blackjack.player_hands] == [10, 20]
        assert [hand.count for hand in blackjack.player_hands] == [2, 3]
        assert blackjack.player_funds == 970
        assert get_allowed(blackjack, 0) == ["hit", "double", "stand"]


@pytest.mark.points(1, criterion=HIT_DOUBLE_STAND)
class TestR06Stand:
    """R6 (ITD121 rule 4)."""

    def test_hand_keeps_its_cards_and_its_bet(
        self, blackjack: ModuleType, table: StackedTable, cards: CardsMaker
    ) -> None:
        table.deal("2S 3S", "10D 7D", deck="4C")
        blackjack.player_stand(0)
        assert list(blackjack.player_hands[0]) == cards("2S 3S")
        assert blackjack.player_hands[0].bet == 10
        assert blackjack.player_funds == 990

    def test_of_one_split_hand_leaves_the_other(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal_split("2S 3S", "4S 5S", "10D 7D")
        blackjack.player_stand(0)
        assert blackjack.can_stand(0) is False
        assert blackjack.can_stand(1) is True
        assert blackjack.can_player_play() is True
        blackjack.player_stand(1)
        assert blackjack.can_player_play() is False


@pytest.mark.points(1, criterion=SPLIT)
class TestR07Split:
    """R7 (ITD121 rule 4c)."""

    def test_second_card_starts_the_second_hand(
        self, blackjack: ModuleType, table: StackedTable, card: CardMaker
    ) -> None:
        table.deal("8S 8C", "10D 7D", deck="2C 3C 4C", bet=30)
        blackjack.player_split()
        first, second = blackjack.player_hands
        assert first.get_card(0) == card("8S")
        assert second.get_card(0) == card("8C")
        assert (first.count, second.count) == (2, 2)
        assert (first.bet, second.bet) == (30, 30)
        assert blackjack.player_funds == 940

    def test_new_cards_are_the_next_two_of_the_deck(
        self, blackjack: ModuleType, table: StackedTable, cards: CardsMaker
    ) -> None:
        table.deal("8S 8C", "10D 7D", deck="2C 3C 4C")
        blackjack.player_split()
        new_cards = [hand.get_card(1) for hand in blackjack.player_hands]
        assert sorted(new_cards) == cards("2C 3C")
        assert table.get_deck()[:1] == cards("4C")

    @pytest.mark.house
    def test_first_hand_gets_its_card_first(
        self, blackjack: ModuleType, table: StackedTable, cards: CardsMaker
    ) -> None:
        table.deal("8S 8C", "10D 7D", deck="2C 3C 4C")
        blackjack.player_split()
        first, second = blackjack.player_hands
        assert list(first) == cards("8S 2C")
        assert list(second) == cards("8C 3C")

    @pytest.mark.parametrize(
        "pair", ["2S 2C", "10S 10C", "10S JC", "JS QC", "QS KC", "KS 10C", "AS AC"]
    )
    def test_is_allowed_for_two_cards_of_one_point_value(
        self, blackjack: ModuleType, table: StackedTable, pair: str
    ) -> None:
        table.deal(pair, "10D 7D", deck="2D 3D")
        assert blackjack.can_split() is True

    @pytest.mark.parametrize("dealer", ["AD 7D", "10D AD", "8D 8H"])
    def test_is_allowed_whatever_the_dealer_has(
        self, blackjack: ModuleType, table: StackedTable, dealer: str
    ) -> None:
        table.deal("8S 8C", dealer, deck="2D 3D")
        assert blackjack.can_split() is True

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

    @pytest.mark.parametrize("player", ["2S 2C 2D", "8S"])
    def test_is_refused_for_another_number_of_cards(
        self, blackjack: ModuleType, table: StackedTable, player: str
    ) -> None:
        table.deal(player, "10D 7D", deck="2D 3D")
        assert_refused(blackjack, table, "split")

    def test_is_allowed_with_exactly_the_bet_left(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("8S 8C", "10D 7D", deck="2C 3C", bet=500)
        blackjack.player_split()
        assert blackjack.player_funds == 0

    def test_is_refused_with_a_dollar_too_little(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.take_funds(999)
        table.deal("8S 8C", "10D 7D", deck="2C 3C", bet=500)
        assert_refused(blackjack, table, "split")

    def test_only_once(self, blackjack: ModuleType, table: StackedTable) -> None:
        table.deal("8S 8C", "10D 7D", deck="8D 8H 2C 3C")
        blackjack.player_split()
        assert_refused(blackjack, table, "split")

    @pytest.mark.parametrize("pair", ["AS AC", "8S 8C"])
    def test_each_hand_goes_on_by_itself(
        self, blackjack: ModuleType, table: StackedTable, pair: str
    ) -> None:
        table.deal(pair, "10D 7D", deck="2C 3C 4C 5C")
        blackjack.player_split()
        blackjack.player_hit(1)
        blackjack.player_hit(0)
        assert [hand.count for hand in blackjack.player_hands] == [3, 3]
        blackjack.player_stand(0)
        assert get_allowed(blackjack, 1) == ["hit", "double", "stand"]

    @pytest.mark.parametrize("first_done", [0, 1])
    def test_bust_of_one_hand_leaves_the_other(
        self, blackjack: ModuleType, table: StackedTable, first_done: int
    ) -> None:
        table.deal_split("10S 6S", "10C 6C", "10D 7D", deck="KH")
        blackjack.player_hit(first_done)
        assert get_allowed(blackjack, first_done) == []
        assert get_allowed(blackjack, 1 - first_done) == ["hit", "double", "stand"]


@pytest.mark.points(1, criterion=SURRENDER)
class TestR08Surrender:
    """R8 (ITD121 rule 4d)."""

    @pytest.mark.parametrize("player", ["10S 6S", "AS 6S", "8S 8C", "AS AC", "KS QS"])
    @pytest.mark.parametrize("dealer", ["10D 7D", "AD 7D", "10D AD"])
    def test_is_allowed_on_any_first_two_cards(
        self, blackjack: ModuleType, table: StackedTable, player: str, dealer: str
    ) -> None:
        table.deal(player, dealer)
        assert blackjack.can_surrender() is True
        blackjack.player_surrender()
        assert blackjack.player_hands[0].has_surrendered is True

    @pytest.mark.parametrize("bet", [1, 30, 1000])
    def test_is_allowed_with_any_bet(
        self, blackjack: ModuleType, table: StackedTable, bet: int
    ) -> None:
        table.deal("10S 6S", "10D 7D", bet=bet)
        assert blackjack.can_surrender() is True

    def test_hand_keeps_its_cards(
        self, blackjack: ModuleType, table: StackedTable, cards: CardsMaker
    ) -> None:
        table.deal("10S 6S", "10D 7D")
        blackjack.player_surrender()
        assert list(blackjack.player_hands[0]) == cards("10S 6S")

    @pytest.mark.house
    def test_moves_no_money_before_the_settlement(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("10S 6S", "10D 7D", bet=30)
        blackjack.player_surrender()
        assert blackjack.player_funds == 970
        assert blackjack.player_hands[0].bet == 30

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

    @pytest.mark.parametrize("action", ["stand", "double", "surrender"])
    def test_is_refused_after_any_other_action(
        self, blackjack: ModuleType, table: StackedTable, action: str
    ) -> None:
        table.deal("10S 6S", "10D 7D", deck="2C")
        act(blackjack, action)
        assert_refused(blackjack, table, "surrender")

    def test_is_refused_with_a_natural(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("10S AS", "10D 7D")
        assert_refused(blackjack, table, "surrender")
