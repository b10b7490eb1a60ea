"""Blackjack: the deal and the player's actions (ITD121 part C, rules 1 to 4).

The classes are named after the rules in the README, the sources in brackets. Cards
are laid by hand, so that each test says which cards decide it. What the dealer
does and what is paid is in ``test_05_blackjack_results.py``.

Where the assignment says that something is not allowed, it does not say what then
happens: an error of any kind or nothing at all are equally right. Only the tests
marked ``house`` want the errors that this project has decided on.
"""

import random
from collections import Counter
from contextlib import suppress
from types import ModuleType

import pytest

from tests.actions import ACTIONS, ACTIONS_OF_A_HAND, act, can, get_allowed
from tests.conftest import CardMaker, CardsMaker
from tests.stacked_table import StackedTable

# Python refuses to write out numbers of so many digits, in ids and in messages.
HUGE = [
    pytest.param(10**5000, id="5001 digits"),
    pytest.param(-(10**5000), id="minus 5001 digits"),
]


def assert_refused(
    blackjack: ModuleType, table: StackedTable, action: str, hand_num: int = 0
) -> None:
    """Assert that an action is not allowed and changes nothing, error or not."""
    before = table.get_state()
    assert not can(blackjack, action, hand_num)
    with suppress(Exception):
        act(blackjack, action, hand_num)
    assert table.get_state() == before


def assert_raises(
    blackjack: ModuleType,
    table: StackedTable,
    error: type[Exception],
    action: str,
    hand_num: int = 0,
) -> None:
    """Assert that an action raises this error and changes nothing (house rules)."""
    before = table.get_state()
    with pytest.raises(error):
        act(blackjack, action, hand_num)
    assert table.get_state() == before


class TestR01FullDeckEachRound:
    """R1 (ITD121 rule 1; p. 5, _deck and NewRound)."""

    def test_each_round_has_all_52_cards(
        self, blackjack: ModuleType, gameobjects: ModuleType, table: StackedTable
    ) -> None:
        for _ in range(3):
            blackjack.new_round(10)
            all_cards = gameobjects.CardPile(True).deal_cards(52)
            assert sorted(table.get_all_cards()) == all_cards
            assert blackjack._deck.count == 48
            blackjack.dealer_play()

    def test_deck_is_shuffled_for_each_round(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        orders = []
        for _ in range(3):
            blackjack.new_round(10)
            deck = table.get_deck()
            assert deck != sorted(deck)
            orders.append(" ".join(str(card) for card in deck))
            blackjack.dealer_play()
        assert len(set(orders)) == 3

    def test_every_card_comes_to_the_player_equally_often(
        self, blackjack: ModuleType
    ) -> None:
        """Each card should come 100 times in 2,600 rounds.

        Chi squared with 51 degrees of freedom exceeds 111.5 about once in 500,000
        times for a fair deal.
        """
        cards: Counter[str] = Counter()
        for _ in range(2600):
            blackjack.reset()
            blackjack.new_round(10)
            assert blackjack.player_hands[0].count == 2
            cards.update(str(card) for card in blackjack.player_hands[0])
        assert len(cards) == 52
        assert sum((count - 100) ** 2 / 100 for count in cards.values()) < 111.5

    def test_first_card_of_the_deck_is_dealt_next(
        self, blackjack: ModuleType, table: StackedTable, cards: CardsMaker
    ) -> None:
        table.deal("2C 3C", "10D 7D", deck="4S 9H")
        blackjack.player_hit(0)
        assert list(blackjack.player_hands[0]) == cards("2C 3C 4S")
        assert table.get_deck()[:1] == cards("9H")


class TestR03Reset:
    """R3 (ITD121 p. 5, Reset)."""

    def test_funds_are_1000(self, blackjack: ModuleType) -> None:
        blackjack.new_round(400)
        blackjack.reset()
        assert blackjack.player_funds == 1000

    def test_dealer_has_no_cards(self, blackjack: ModuleType) -> None:
        blackjack.new_round(400)
        blackjack.reset()
        assert blackjack.dealer_hand.count == 0

    @pytest.mark.house
    def test_there_are_no_hands_and_no_deck(self, blackjack: ModuleType) -> None:
        blackjack.new_round(400)
        blackjack.reset()
        assert blackjack.player_hands == []
        assert blackjack._deck.count == 0

    def test_player_cannot_play(self, blackjack: ModuleType) -> None:
        blackjack.new_round(400)
        blackjack.reset()
        assert blackjack.can_player_play() is False

    @pytest.mark.house
    def test_nothing_can_be_done(self, blackjack: ModuleType) -> None:
        blackjack.new_round(400)
        blackjack.reset()
        assert get_allowed(blackjack) == []

    @pytest.mark.house
    def test_bets_on_the_table_are_lost(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("10S 9S", "10D 7D", bet=400)
        blackjack.reset()
        with pytest.raises(RuntimeError):
            blackjack.dealer_play()
        assert blackjack.player_funds == 1000

    @pytest.mark.house
    def test_results_of_the_last_round_are_gone(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("10S 9S", "10D 7D")
        blackjack.dealer_play()
        blackjack.reset()
        with pytest.raises(RuntimeError):
            blackjack.dealer_play()
        assert blackjack.player_funds == 1000

    @pytest.mark.house
    def test_is_the_state_at_the_first_import(
        self, blackjack: ModuleType, fresh_import: ModuleType
    ) -> None:
        assert fresh_import is not blackjack
        assert fresh_import.player_funds == 1000
        assert fresh_import.dealer_hand.count == 0
        assert fresh_import.player_hands == []


class TestR04NewRound:
    """R4 (ITD121 rule 3; p. 5, NewRound)."""

    @pytest.mark.parametrize("bet", [1, 10, 999, 1000])
    def test_takes_the_bet_from_the_funds(
        self, blackjack: ModuleType, bet: int
    ) -> None:
        blackjack.new_round(bet)
        assert blackjack.player_funds == 1000 - bet
        assert [hand.bet for hand in blackjack.player_hands] == [bet]

    def test_deals_two_cards_each(self, blackjack: ModuleType) -> None:
        blackjack.new_round(10)
        assert [hand.count for hand in blackjack.player_hands] == [2]
        assert blackjack.dealer_hand.count == 2
        assert blackjack._deck.count == 48

    def test_funds_that_were_won_can_be_bet(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        for funds in (2000, 4000):
            table.deal("10S 9S", "10D 8D", bet=funds // 2)
            blackjack.dealer_play()
            assert blackjack.player_funds == funds
        blackjack.new_round(4000)
        assert blackjack.player_funds == 0

    @pytest.mark.parametrize("bet", [0, -5, 1001, HUGE[0]])
    def test_bet_out_of_range_takes_no_money_and_deals_nothing(
        self, blackjack: ModuleType, bet: int
    ) -> None:
        with suppress(Exception):
            blackjack.new_round(bet)
        assert blackjack.player_funds == 1000
        assert blackjack.dealer_hand.count == 0
        assert blackjack.can_player_play() is False

    @pytest.mark.parametrize("bet", [51, 1000])
    def test_bet_of_more_than_the_funds_left_takes_no_money_and_deals_nothing(
        self, blackjack: ModuleType, table: StackedTable, bet: int
    ) -> None:
        table.take_funds(50)
        with suppress(Exception):
            blackjack.new_round(bet)
        assert blackjack.player_funds == 50
        assert blackjack.can_player_play() is False

    def test_without_funds_nothing_is_dealt(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.take_funds(0)
        with suppress(Exception):
            blackjack.new_round(1)
        assert blackjack.player_funds == 0
        assert blackjack.can_player_play() is False

    @pytest.mark.house
    @pytest.mark.parametrize("bet", [0, -5, 1001, *HUGE])
    def test_error_of_a_bet_out_of_range_says_the_limits(
        self, blackjack: ModuleType, table: StackedTable, bet: int
    ) -> None:
        before = table.get_state()
        with pytest.raises(ValueError, match="from 1 to 1000"):
            blackjack.new_round(bet)
        assert table.get_state() == before

    @pytest.mark.house
    @pytest.mark.parametrize(
        "bet",
        [
            *[True, 10.0, "10", None],
            pytest.param([10], id="list"),
            pytest.param([10**5000], id="list of 5001 digits"),
        ],
    )
    def test_error_of_a_bet_that_is_no_whole_number_says_the_limits(
        self, blackjack: ModuleType, table: StackedTable, bet: object
    ) -> None:
        before = table.get_state()
        with pytest.raises(TypeError, match="whole number of dollars from 1 to 1000"):
            blackjack.new_round(bet)
        assert table.get_state() == before

    @pytest.mark.house
    def test_error_of_a_bet_of_more_than_the_funds_left_says_the_funds(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.take_funds(50)
        with pytest.raises(ValueError, match="from 1 to 50, the funds, not 51"):
            blackjack.new_round(51)
        blackjack.new_round(50)
        assert blackjack.player_funds == 0

    @pytest.mark.house
    def test_error_without_funds_says_so(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.take_funds(0)
        before = table.get_state()
        with pytest.raises(ValueError, match="no funds"):
            blackjack.new_round(1)
        assert table.get_state() == before

    @pytest.mark.house
    @pytest.mark.parametrize("bet", [0, 991, 10.0])
    def test_refused_bet_leaves_the_round_in_play(
        self, blackjack: ModuleType, table: StackedTable, bet: object
    ) -> None:
        table.deal("8S 8C", "10D 7D")
        before = table.get_state()
        with pytest.raises((ValueError, TypeError)):
            blackjack.new_round(bet)
        assert table.get_state() == before
        assert get_allowed(blackjack) == ACTIONS

    @pytest.mark.house
    @pytest.mark.parametrize("bet", [0, 1011, 10.0])
    def test_refused_bet_leaves_the_results(
        self, blackjack: ModuleType, table: StackedTable, bet: object
    ) -> None:
        table.deal("10S 9S", "10D 8D")
        results = blackjack.dealer_play()
        with pytest.raises((ValueError, TypeError)):
            blackjack.new_round(bet)
        assert blackjack.dealer_play() == results
        assert blackjack.player_funds == 1010

    @pytest.mark.house
    @pytest.mark.parametrize("bet", [0, 1001, 10.0])
    def test_refused_bet_begins_no_round(
        self, blackjack: ModuleType, bet: object
    ) -> None:
        with pytest.raises((ValueError, TypeError)):
            blackjack.new_round(bet)
        with pytest.raises(RuntimeError):
            blackjack.dealer_play()

    @pytest.mark.house
    def test_order_is_player_dealer_player_dealer(
        self, blackjack: ModuleType, gameobjects: ModuleType
    ) -> None:
        random.seed(8)
        pile = gameobjects.CardPile(True)
        pile.shuffle_pile()
        first, second, third, fourth = pile.deal_cards(4)
        random.seed(8)
        blackjack.new_round(10)
        assert list(blackjack.player_hands[0]) == [first, third]
        assert list(blackjack.dealer_hand) == [second, fourth]

    @pytest.mark.house
    def test_dealer_has_no_bet(self, blackjack: ModuleType) -> None:
        blackjack.new_round(10)
        assert blackjack.dealer_hand.bet == 0

    @pytest.mark.house
    def test_every_round_has_new_hands(self, blackjack: ModuleType) -> None:
        blackjack.new_round(10)
        old_player, old_dealer = blackjack.player_hands[0], blackjack.dealer_hand
        blackjack.dealer_play()
        blackjack.new_round(10)
        assert blackjack.player_hands[0] is not old_player
        assert blackjack.dealer_hand is not old_dealer

    @pytest.mark.house
    def test_in_the_middle_of_a_round_abandons_it_and_its_bet(
        self, blackjack: ModuleType
    ) -> None:
        blackjack.new_round(100)
        blackjack.new_round(20)
        assert blackjack.player_funds == 880
        assert [hand.bet for hand in blackjack.player_hands] == [20]

    def test_new_round_after_a_settled_one_can_be_played(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("10S 9S", "10D 7D")
        blackjack.dealer_play()
        table.deal("10S 8S", "10D 7D")
        assert blackjack.can_player_play() is True

    @pytest.mark.house
    def test_same_seed_deals_the_same_game(self, blackjack: ModuleType) -> None:
        games = []
        for _ in range(2):
            random.seed(77)
            blackjack.reset()
            blackjack.new_round(10)
            hands = [blackjack.dealer_hand, *blackjack.player_hands]
            games.append([list(hand) for hand in hands])
        assert games[0] == games[1]


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


class TestR09CanMethods:
    """R9 (ITD121 p. 5, Can…): True exactly when the action is allowed now."""

    @pytest.mark.parametrize(
        ("player", "bet", "allowed"),
        [
            pytest.param("10S 6S", 10, ACTIONS[:4], id="two cards"),
            pytest.param("8S 8C", 10, ACTIONS, id="pair"),
            pytest.param("8S 8C", 501, ["hit", "stand", "surrender"], id="no money"),
            pytest.param("2S 3S 4S", 10, ACTIONS[:3], id="three cards"),
            pytest.param("2S 3S 4S", 501, ["hit", "stand"], id="three, no money"),
            pytest.param("10S AS", 10, [], id="natural"),
            pytest.param("10S KS 2S", 10, [], id="bust"),
        ],
    )
    def test_allowed_actions(
        self,
        blackjack: ModuleType,
        table: StackedTable,
        player: str,
        bet: int,
        allowed: list[str],
    ) -> None:
        table.deal(player, "10D 7D", deck="2C 3C", bet=bet)
        assert get_allowed(blackjack) == allowed
        assert blackjack.can_player_play() is bool(allowed)

    @pytest.mark.parametrize("action", ACTIONS)
    def test_answers_are_bools(
        self, blackjack: ModuleType, table: StackedTable, action: str
    ) -> None:
        table.deal("8S 8C", "10D 7D")
        assert can(blackjack, action) is True
        blackjack.player_stand(0)
        assert can(blackjack, action) is False

    @pytest.mark.house
    @pytest.mark.parametrize("hand_num", [-1, 1, 2, 10**30, -(10**30), *HUGE])
    @pytest.mark.parametrize("action", ACTIONS_OF_A_HAND)
    def test_hand_that_does_not_exist_can_do_nothing(
        self, blackjack: ModuleType, table: StackedTable, action: str, hand_num: int
    ) -> None:
        table.deal("8S 8C", "10D 7D")
        assert can(blackjack, action, hand_num) is False

    @pytest.mark.parametrize("player", ["8S 8C", "10S 5S", "10S AS"])
    def test_asking_changes_nothing(
        self, blackjack: ModuleType, table: StackedTable, player: str
    ) -> None:
        table.deal(player, "10D 7D", deck="2C 3C")
        before = table.get_state()
        get_allowed(blackjack)
        blackjack.can_player_play()
        assert table.get_state() == before

    @pytest.mark.parametrize("done", [0, 1])
    def test_player_can_play_while_one_of_two_hands_can(
        self, blackjack: ModuleType, table: StackedTable, done: int
    ) -> None:
        table.deal_split("10S 5S", "10C 5C", "10D 7D", deck="KH")
        blackjack.player_hit(done)
        assert blackjack.can_player_play() is True
        blackjack.player_stand(1 - done)
        assert blackjack.can_player_play() is False


class TestR10RulesCannotBeBroken:
    """R10 (ITD121 p. 6): the actions check for themselves and change nothing."""

    @pytest.mark.parametrize("action", ACTIONS)
    def test_after_standing(
        self, blackjack: ModuleType, table: StackedTable, action: str
    ) -> None:
        table.deal("8S 8C", "10D 7D", deck="2C 3C")
        blackjack.player_stand(0)
        assert_refused(blackjack, table, action)

    @pytest.mark.house
    @pytest.mark.parametrize("action", ACTIONS)
    @pytest.mark.parametrize("player", ["8S 8C", "KS AS"])
    def test_not_allowed_is_a_runtime_error(
        self, blackjack: ModuleType, table: StackedTable, action: str, player: str
    ) -> None:
        table.deal(player, "10D 7D", deck="2C 3C")
        blackjack.player_hands[0].is_standing = player == "8S 8C"
        assert_raises(blackjack, table, RuntimeError, action)

    @pytest.mark.house
    @pytest.mark.parametrize("action", ACTIONS)
    def test_not_allowed_after_the_settlement_is_a_runtime_error(
        self, blackjack: ModuleType, table: StackedTable, action: str
    ) -> None:
        table.deal("8S 8C", "10D 7D", deck="2C 3C")
        blackjack.dealer_play()
        assert_raises(blackjack, table, RuntimeError, action)

    @pytest.mark.house
    @pytest.mark.parametrize("hand_num", [-1, 1, 2, *HUGE])
    @pytest.mark.parametrize("action", ACTIONS_OF_A_HAND)
    def test_hand_that_does_not_exist_is_an_index_error(
        self, blackjack: ModuleType, table: StackedTable, action: str, hand_num: int
    ) -> None:
        table.deal("8S 8C", "10D 7D", deck="2C 3C")
        assert_raises(blackjack, table, IndexError, action, hand_num)

    @pytest.mark.house
    @pytest.mark.parametrize("action", ACTIONS)
    def test_before_any_round_is_an_index_error(
        self, blackjack: ModuleType, table: StackedTable, action: str
    ) -> None:
        assert_raises(blackjack, table, IndexError, action)

    @pytest.mark.house
    @pytest.mark.parametrize(
        ("action", "deck"),
        [("hit", ""), ("double", ""), ("split", ""), ("split", "2C")],
    )
    def test_deck_that_is_used_up_changes_nothing(
        self, blackjack: ModuleType, table: StackedTable, action: str, deck: str
    ) -> None:
        table.deal("8S 8C", "10D 7D")
        table.stack(deck, only=True)
        assert_raises(blackjack, table, IndexError, action)

    @pytest.mark.house
    @pytest.mark.parametrize(
        ("action", "player", "bet", "message"),
        [
            ("hit", "10S AS", 10, "cannot hit: hand 0 has 21 points"),
            ("stand", "10S 9S 8S", 10, "cannot stand: hand 0 has 27 points"),
            (
                "double",
                "5S 6S",
                600,
                r"cannot double: it takes another \$600; the funds are \$400",
            ),
            ("split", "8S 9S", 10, "cannot split: 8S and 9S differ in points"),
            (
                "surrender",
                "2S 3S 4S",
                10,
                "cannot surrender: it takes the first two cards, and the hand has 3",
            ),
        ],
    )
    def test_error_says_why(
        self,
        blackjack: ModuleType,
        table: StackedTable,
        action: str,
        player: str,
        bet: int,
        message: str,
    ) -> None:
        table.deal(player, "10D 7D", bet=bet)
        with pytest.raises(RuntimeError, match=message):
            act(blackjack, action)

    @pytest.mark.house
    @pytest.mark.parametrize(
        ("done", "message"),
        [
            ("stand", "cannot hit: hand 0 is standing"),
            ("surrender", "cannot hit: hand 0 has surrendered"),
        ],
    )
    def test_error_says_what_was_done(
        self, blackjack: ModuleType, table: StackedTable, done: str, message: str
    ) -> None:
        table.deal("10S 6S", "10D 7D")
        act(blackjack, done)
        with pytest.raises(RuntimeError, match=message):
            blackjack.player_hit(0)

    @pytest.mark.house
    def test_error_after_the_round_says_so(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("10S 6S", "10D 7D")
        blackjack.dealer_play()
        with pytest.raises(RuntimeError, match="cannot hit: the round is over"):
            blackjack.player_hit(0)

    @pytest.mark.house
    def test_error_names_the_hand(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal_split("8S 2S", "8H 3H", "10D 7D")
        blackjack.player_stand(1)
        with pytest.raises(RuntimeError, match="cannot hit: hand 1 is standing"):
            blackjack.player_hit(1)
        with pytest.raises(IndexError, match="cannot hit: there is no hand 2"):
            blackjack.player_hit(2)

    @pytest.mark.house
    @pytest.mark.parametrize("action", ["surrender", "split"])
    def test_error_after_a_split_says_so(
        self, blackjack: ModuleType, table: StackedTable, action: str
    ) -> None:
        table.deal_split("8S 2S", "8H 3H", "10D 7D")
        message = f"cannot {action}: the hand has been split"
        with pytest.raises(RuntimeError, match=message):
            act(blackjack, action)

    @pytest.mark.parametrize("name", ["player_funds", "player_hands", "dealer_hand"])
    def test_nothing_can_be_assigned(self, blackjack: ModuleType, name: str) -> None:
        before = getattr(blackjack, name)
        with pytest.raises(AttributeError):
            setattr(blackjack, name, None)
        assert getattr(blackjack, name) == before
