"""Blackjack: money and cards in a thousand random games (ITD121 p. 6)."""

import random
from collections.abc import Iterator
from contextlib import suppress
from types import ModuleType

import pytest

from tests.account import Account, get_rightful_actions
from tests.actions import (
    ACTIONS,
    ACTIONS_OF_A_HAND,
    act,
    assert_changes_nothing,
    can,
)
from tests.criteria import CAN, MONEY_AND_CARDS, UNBREAKABLE
from tests.stacked_table import ALL_CARDS, StackedTable, write_sorted

ROUNDS = 1000
MOST_ACTIONS = 30
"""More than any round can have: wrong code must not make a round without end."""

# How often an action is chosen against the others: long rounds are the interesting ones.
WEIGHTS = {"hit": 4, "double": 1, "stand": 1, "surrender": 1, "split": 4}


def play_rounds(blackjack: ModuleType) -> Iterator[Account]:
    """Play rounds at random, and stop after each step with what must be so by now.

    Actions and bets are the player's who knows the rules; the bets are often such
    that the funds just reach, or just do not, for as much again. What the code does
    not let him do is not done: that counts elsewhere.
    """
    account = Account(blackjack.player_funds)
    for _ in range(ROUNDS):
        if not has_funds(blackjack):
            return
        if account.funds < 2:
            account = Account(blackjack.player_funds)
        bet = choose_bet(blackjack.player_funds)
        begin_round(blackjack, bet)
        account.deal(bet)
        yield account
        for _ in range(MOST_ACTIONS):
            choices = get_choices(blackjack)
            if not choices:
                break
            weights = [WEIGHTS[action] for action, _ in choices]
            action, hand_num = random.choices(choices, weights)[0]
            with suppress(Exception):
                act(blackjack, action, hand_num)
                account.act(action, hand_num)
            yield account
        blackjack.dealer_play()
        account.settle(blackjack.dealer_hand, blackjack.player_hands)
        yield account


def has_funds(blackjack: ModuleType) -> bool:
    """Start again where there is no bet left but all; return whether that helps."""
    if blackjack.player_funds < 2:
        blackjack.reset()
    return bool(blackjack.player_funds >= 2)


def choose_bet(funds: int) -> int:
    """Return any bet, the least, or a part with which double and split differ.

    A bet of all or of thousands is not among them: whether it is taken counts for
    the deal alone.
    """
    funds = min(int(funds), 1000)
    bets = [1, funds // 4, funds // 3, funds // 2, funds - 1, random.randint(1, funds)]
    return min(max(1, random.choice(bets)), funds - 1)


def begin_round(blackjack: ModuleType, bet: int) -> None:
    """Deal; hands that grow from round to round are noticed here, before it takes long."""
    blackjack.new_round(bet)
    assert sum(hand.count for hand in blackjack.player_hands) < 10


def get_choices(blackjack: ModuleType) -> list[tuple[str, int]]:
    """Return what is right and is not refused."""
    choices = get_rightful_actions(blackjack)
    with suppress(Exception):
        choices = [choice for choice in choices if can(blackjack, *choice)]
    return choices


def get_all_allowed(blackjack: ModuleType) -> list[tuple[str, int]]:
    """Return what ``can_…`` allows, as actions and the numbers of their hands."""
    numbers = range(len(blackjack.player_hands))
    choices = [(action, num) for action in ACTIONS_OF_A_HAND for num in numbers]
    choices += [("surrender", 0), ("split", 0)]
    return [choice for choice in choices if can(blackjack, *choice)]


@pytest.mark.points(1, criterion=CAN)
class TestR09CanMethods:
    """R9 (ITD121 p. 5, Can…): True exactly when the action is allowed now."""

    def test_at_every_step_of_a_thousand_random_rounds(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        """An action that does too much or too little is not asked about here."""
        for _ in range(ROUNDS):
            if not has_funds(blackjack):
                return
            begin_round(blackjack, choose_bet(blackjack.player_funds))
            for _ in range(MOST_ACTIONS):
                rightful = get_rightful_actions(blackjack)
                assert sorted(get_all_allowed(blackjack)) == sorted(rightful)
                assert blackjack.can_player_play() is bool(rightful)
                if not rightful:
                    break
                weights = [WEIGHTS[action] for action, _ in rightful]
                with suppress(Exception):
                    act(blackjack, *random.choices(rightful, weights)[0])
            table.finish()


@pytest.mark.points(1, criterion=UNBREAKABLE)
class TestR10RulesCannotBeBroken:
    """R10 (ITD121 p. 6): the actions check for themselves and change nothing."""

    # One action that does not check for itself fails few of the other tests.
    @pytest.mark.points(3, criterion=UNBREAKABLE)
    def test_in_thousands_of_random_calls_allowed_or_not(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        """What the rules do not allow changes nothing."""
        for _ in range(ROUNDS // 2):
            if not has_funds(blackjack):
                return
            begin_round(blackjack, choose_bet(blackjack.player_funds))
            for _ in range(4):
                action = random.choice(ACTIONS)
                hand_num = random.randrange(len(blackjack.player_hands))
                if action not in ACTIONS_OF_A_HAND:
                    hand_num = 0
                if (action, hand_num) in get_rightful_actions(blackjack):
                    with suppress(Exception):
                        act(blackjack, action, hand_num)
                else:
                    assert_changes_nothing(blackjack, table, action, hand_num)
            table.finish()

    @pytest.mark.house
    def test_every_refused_call_of_thousands_raises_the_right_error(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        """Only a hand that does not exist gives IndexError, in any state."""
        for _ in range(ROUNDS):
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

    def test_money_in_a_thousand_random_rounds(self, blackjack: ModuleType) -> None:
        """When no hand is left to play, some may have settled the round already."""
        for account in play_rounds(blackjack):
            if account.is_settled or get_rightful_actions(blackjack):
                assert blackjack.player_funds == account.funds

    @pytest.mark.house
    def test_money_waits_for_the_dealer_in_a_thousand_random_rounds(
        self, blackjack: ModuleType
    ) -> None:
        for account in play_rounds(blackjack):
            assert blackjack.player_funds == account.funds

    def test_cards_in_a_thousand_random_rounds(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        for _ in play_rounds(blackjack):
            assert write_sorted(table.get_all_cards()) == " ".join(ALL_CARDS)
