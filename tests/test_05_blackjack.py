"""Blackjack: the deck, Reset and the deal (ITD121 part C, rules 1 and 3).

The test classes of this and the next modules are named after the rules in the README,
with their sources in brackets. Cards are laid by hand, so each test says which cards
decide it.

Where the assignment says that something is not allowed, it does not say what then
happens: an error of any kind or nothing at all are equally right. Only the tests
marked ``house`` want the errors that this project has decided on.
"""

import random
from collections import Counter
from contextlib import suppress
from types import ModuleType

import pytest

from tests.actions import (
    ACTIONS,
    HUGE,
    get_allowed,
)
from tests.criteria import DECK, NEW_ROUND, RESET
from tests.shares import shared, together
from tests.stacked_table import (
    ALL_CARDS,
    StackedTable,
    get_index,
    write,
    write_sorted,
)


@pytest.mark.points(1, criterion=DECK)
class TestR01FullDeckEachRound:
    """R1 (ITD121 rule 1; p. 5, _deck and NewRound)."""

    def test_each_round_has_all_52_cards(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        for _ in range(3):
            blackjack.new_round(10)
            assert write_sorted(table.get_all_cards()) == " ".join(ALL_CARDS)
            table.finish()

    def test_deck_is_shuffled_for_each_round(
        self, blackjack: ModuleType, gameobjects: ModuleType, table: StackedTable
    ) -> None:
        pile = gameobjects.CardPile(True)
        unshuffled = [get_index(pile.deal_one_card()) for _ in range(52)]
        orders = []
        for _ in range(3):
            blackjack.new_round(10)
            order = [get_index(card) for card in table.get_deck()]
            assert order != [index for index in unshuffled if index in order]
            orders.append(" ".join(order))
            table.finish()
        assert len(set(orders)) == 3

    def test_every_card_comes_to_the_player_about_as_often(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        """Each card should come 50 times in 1,300 rounds.

        For a fair deal, one that comes so rarely or so often happens less than once
        in a million times. How fair the shuffle is counts for the pile alone.
        """
        cards: Counter[str] = Counter()
        for _ in range(1300):
            if blackjack.player_funds == 0:
                blackjack.reset()
            blackjack.new_round(1)
            cards.update(map(get_index, blackjack.player_hands[0]))
            table.finish()
        assert len(cards) == 52
        assert 12 < min(cards.values()) <= max(cards.values()) < 150

    def test_first_card_of_the_deck_is_dealt_next(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("2C 3C", "10D 7D")
        table.stack("4S 9H 5D", only=True)
        blackjack.player_hit(0)
        assert "4S" in write(blackjack.player_hands[0]).split()
        assert "4S" not in write(table.get_deck()).split()


@pytest.mark.points(1, criterion=RESET)
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

    def test_player_has_no_cards(self, blackjack: ModuleType) -> None:
        blackjack.new_round(400)
        blackjack.reset()
        assert sum(hand.count for hand in blackjack.player_hands) == 0

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


@pytest.mark.points(1, criterion=NEW_ROUND)
class TestR04NewRound:
    """R4 (ITD121 rule 3; p. 5, NewRound)."""

    @pytest.mark.points(shared(2, among=4), criterion=NEW_ROUND)
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

    def test_next_round_deals_two_new_cards_each(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        blackjack.new_round(10)
        table.finish()
        blackjack.new_round(20)
        assert [hand.count for hand in blackjack.player_hands] == [2]
        assert [hand.bet for hand in blackjack.player_hands] == [20]
        assert blackjack.dealer_hand.count == 2

    def test_funds_that_were_won_can_be_bet(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        """After two wins there should be $2,250; whether they are paid is not asked."""
        for _ in range(2):
            table.deal("10S 9S", "10D 8D", bet=blackjack.player_funds // 2)
            table.finish()
        funds = blackjack.player_funds
        blackjack.new_round(funds)
        assert [hand.bet for hand in blackjack.player_hands] == [funds]
        assert blackjack.player_funds == 0

    @pytest.mark.parametrize(
        "bet",
        [
            *together(2, NEW_ROUND, pytest.param(0)),
            *together(2, NEW_ROUND, pytest.param(-5)),
            *together(
                1,
                NEW_ROUND,
                pytest.param(1001),
                HUGE[0],
            ),
        ],
    )
    def test_bet_out_of_range_takes_no_money_and_deals_nothing(
        self, blackjack: ModuleType, bet: int
    ) -> None:
        with suppress(Exception):
            blackjack.new_round(bet)
        assert blackjack.player_funds == 1000
        assert blackjack.dealer_hand.count == 0
        assert sum(hand.count for hand in blackjack.player_hands) == 0

    @pytest.mark.points(shared(2, among=2), criterion=NEW_ROUND)
    @pytest.mark.parametrize("bet", [51, 1000])
    def test_bet_of_more_than_the_funds_left_takes_no_money_and_deals_nothing(
        self, blackjack: ModuleType, table: StackedTable, bet: int
    ) -> None:
        table.take_funds(50)
        with suppress(Exception):
            blackjack.new_round(bet)
        assert blackjack.player_funds == 50
        assert all(hand.is_standing for hand in blackjack.player_hands)

    def test_without_funds_nothing_is_dealt(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.take_funds(0)
        with suppress(Exception):
            blackjack.new_round(1)
        assert blackjack.player_funds == 0
        assert all(hand.is_standing for hand in blackjack.player_hands)

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
        assert write(blackjack.player_hands[0]) == write([first, third])
        assert write(blackjack.dealer_hand) == write([second, fourth])

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
        table.finish()
        table.deal("2S 3S", "10D 7D")
        blackjack.player_hit(0)
        assert blackjack.player_hands[0].count > 2

    @pytest.mark.house
    def test_same_seed_deals_the_same_game(self, blackjack: ModuleType) -> None:
        games = []
        for _ in range(2):
            random.seed(77)
            blackjack.reset()
            blackjack.new_round(10)
            hands = [blackjack.dealer_hand, *blackjack.player_hands]
            games.append([write(hand) for hand in hands])
        assert games[0] == games[1]
