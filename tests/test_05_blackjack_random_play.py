"""Blackjack: money and cards in thousands of random games (ITD121 p. 6)."""

import random
from collections.abc import Iterator
from contextlib import suppress
from types import ModuleType

import pytest

from tests.account import Account
from tests.actions import ACTIONS, ACTIONS_OF_A_HAND, act, can
from tests.criteria import CAN, MONEY_AND_CARDS, UNBREAKABLE
from tests.stacked_table import StackedTable

ROUNDS = 2000
MOST_ACTIONS = 30
"""More than any round can have: wrong code must not make a round without end."""

# How often an action is chosen against the others: long rounds are the interesting ones.
WEIGHTS = {"hit": 4, "double": 1, "stand": 1, "surrender": 1, "split": 4}


def play_rounds(blackjack: ModuleType) -> Iterator[Account]:
    """Play rounds at random, and stop after each step with what must be so by now.

    Actions and bets are the player's who knows the rules; the bets are often such
    that the funds just reach, or just do not, for as much again.
    """
    account = Account()
    for _ in range(ROUNDS):
        if account.funds == 0:
            blackjack.reset()
            account = Account()
        bet = choose_bet(account.funds)
        begin_round(blackjack, bet)
        account.deal(bet)
        yield account
        for _ in range(MOST_ACTIONS):
            allowed = account.get_allowed(blackjack.player_hands)
            if not allowed:
                break
            weights = [WEIGHTS[action] for action, _ in allowed]
            action, hand_num = random.choices(allowed, weights)[0]
            act(blackjack, action, hand_num)
            account.act(action, hand_num)
            yield account
        blackjack.dealer_play()
        account.settle(blackjack.dealer_hand, blackjack.player_hands)
        yield account


def begin_round(blackjack: ModuleType, bet: int) -> None:
    """Deal; hands that grow from round to round are noticed here, before it takes long."""
    blackjack.new_round(bet)
    assert [hand.count for hand in blackjack.player_hands] == [2]


def choose_bet(funds: int) -> int:
    """Return any bet, the least, all, or a part with which double and split differ."""
    bets = [1, funds // 4, funds // 3, funds // 2, funds, random.randint(1, funds)]
    return max(1, random.choice(bets))


def get_all_allowed(blackjack: ModuleType) -> list[tuple[str, int]]:
    """Return what ``can_…`` allows, as actions and the numbers of their hands."""
    numbers = range(len(blackjack.player_hands))
    choices = [(action, num) for action in ACTIONS_OF_A_HAND for num in numbers]
    choices += [("surrender", 0), ("split", 0)]
    return [choice for choice in choices if can(blackjack, *choice)]


@pytest.mark.points(1, criterion=CAN)
class TestR09CanMethods:
    """R9 (ITD121 p. 5, Can…): True exactly when the action is allowed now."""

    def test_at_every_step_of_thousands_of_random_rounds(
        self, blackjack: ModuleType
    ) -> None:
        for account in play_rounds(blackjack):
            allowed = account.get_allowed(blackjack.player_hands)
            assert sorted(get_all_allowed(blackjack)) == sorted(allowed)
            assert blackjack.can_player_play() is bool(allowed)


@pytest.mark.points(1, criterion=UNBREAKABLE)
class TestR10RulesCannotBeBroken:
    """R10 (ITD121 p. 6): the actions check for themselves and change nothing."""

    def test_in_thousands_of_random_calls_allowed_or_not(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        """What ``can_…`` says beforehand is what ``player_…`` then does."""
        for _ in range(ROUNDS // 2):
            if blackjack.player_funds < 10:
                blackjack.reset()
            begin_round(blackjack, choose_bet(blackjack.player_funds))
            for _ in range(4):
                action = random.choice(ACTIONS)
                hand_num = random.randrange(len(blackjack.player_hands))
                is_allowed = can(blackjack, action, hand_num)
                before = table.get_state()
                with suppress(Exception):
                    act(blackjack, action, hand_num)
                assert (table.get_state() != before) is bool(is_allowed)
            blackjack.dealer_play()

    @pytest.mark.house
    def test_every_refused_call_of_thousands_raises_the_right_error(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        """Only a hand that does not exist gives IndexError, in any state."""
        for _ in range(ROUNDS // 2):
            blackjack.reset()
            begin_round(blackjack, choose_bet(1000))
            for _ in range(4):
                action = random.choice(ACTIONS)
                hand_num = random.choice([-1, 0, 1, 2])
                if can(blackjack, action, hand_num):
                    act(blackjack, action, hand_num)
                    continue
                before = table.get_state()
                is_there = hand_num in range(len(blackjack.player_hands))
                if is_there or action not in ACTIONS_OF_A_HAND:
                    error: type[Exception] = RuntimeError
                else:
                    error = IndexError
                with pytest.raises(error):
                    act(blackjack, action, hand_num)
                assert table.get_state() == before


@pytest.mark.points(1, criterion=MONEY_AND_CARDS)
class TestR12NothingIsMadeOrLost:
    """R12 (ITD121 p. 6): money moves by the rules alone, and there are 52 cards."""

    def test_money_in_thousands_of_random_rounds(self, blackjack: ModuleType) -> None:
        """When no hand is left to play, some may have settled the round already."""
        for account in play_rounds(blackjack):
            if account.is_settled or account.get_allowed(blackjack.player_hands):
                assert blackjack.player_funds == account.funds

    @pytest.mark.house
    def test_money_waits_for_the_dealer_in_thousands_of_random_rounds(
        self, blackjack: ModuleType
    ) -> None:
        for account in play_rounds(blackjack):
            assert blackjack.player_funds == account.funds

    def test_cards_in_thousands_of_random_rounds(
        self, blackjack: ModuleType, gameobjects: ModuleType, table: StackedTable
    ) -> None:
        all_cards = gameobjects.CardPile(True).deal_cards(52)
        for _ in play_rounds(blackjack):
            assert sorted(table.get_all_cards()) == all_cards
