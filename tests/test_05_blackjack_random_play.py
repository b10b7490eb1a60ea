"""Blackjack: money and cards in thousands of random games (ITD121 p. 6)."""

import random
from types import ModuleType
from typing import Any

import pytest

from tests.account import Account
from tests.card_table import CardTable
from tests.test_05_blackjack import ACTIONS, ACTIONS_OF_A_HAND, act, can

ROUNDS = 3000


def get_all_cards(blackjack: ModuleType) -> list[Any]:
    """Return the cards of the deck and of all hands; the deck stays as it is."""
    deck = blackjack._deck
    cards: list[Any] = deck.deal_cards(deck.count)
    for card in cards:
        deck.add_card(card)
    for hand in [blackjack.dealer_hand, *blackjack.player_hands]:
        cards += list(hand)
    return cards


def play_round(blackjack: ModuleType, account: Account, full_deck: list[Any]) -> None:
    """Play one round at random and check the funds and the cards at each step."""
    bet = random.randint(1, min(blackjack.player_funds, 200))
    blackjack.new_round(bet)
    account.deal(bet)
    while blackjack.can_player_play():
        choices = [
            (action, hand_num)
            for action in ACTIONS
            for hand_num in range(len(blackjack.player_hands))
            if can(blackjack, action, hand_num)
        ]
        action, hand_num = random.choice(choices)
        act(blackjack, action, hand_num)
        account.act(action, hand_num)
        assert blackjack.player_funds == account.funds
        assert sorted(get_all_cards(blackjack)) == full_deck
    blackjack.dealer_play()
    account.settle(blackjack.dealer_hand, blackjack.player_hands)
    assert blackjack.player_funds == account.funds
    assert sorted(get_all_cards(blackjack)) == full_deck


class TestR12NothingIsMadeOrLost:
    """R12 (ITD121 p. 6): money moves by the rules alone, and there are 52 cards."""

    def test_in_thousands_of_random_rounds(
        self, blackjack: ModuleType, gameobjects: ModuleType
    ) -> None:
        random.seed(12)
        full_deck = gameobjects.CardPile(True).deal_cards(52)
        account = Account()
        for _ in range(ROUNDS):
            if account.funds == 0:
                blackjack.reset()
                account = Account()
            play_round(blackjack, account, full_deck)

    def test_by_thousands_of_random_calls_allowed_or_not(
        self, blackjack: ModuleType, table: CardTable
    ) -> None:
        """Whatever ``can_…`` says beforehand is what ``player_…`` then does."""
        random.seed(13)
        for _ in range(ROUNDS):
            if blackjack.player_funds < 10:
                blackjack.reset()
            blackjack.new_round(random.randint(1, 10))
            for _ in range(4):
                action = random.choice(ACTIONS)
                hand_num = random.choice([-1, 0, 1, 2])
                is_allowed = can(blackjack, action, hand_num)
                before = table.get_state()
                try:
                    act(blackjack, action, hand_num)
                except (RuntimeError, IndexError):
                    assert not is_allowed
                    assert table.get_state() == before
                else:
                    assert is_allowed
                    assert table.get_state() != before

    @pytest.mark.house
    @pytest.mark.parametrize("action", ACTIONS)
    def test_refused_calls_are_numbered_errors(
        self, blackjack: ModuleType, action: str
    ) -> None:
        """Only a hand that does not exist gives IndexError, in any state."""
        random.seed(14)
        for _ in range(200):
            blackjack.reset()
            blackjack.new_round(10)
            blackjack.player_stand(0) if blackjack.can_stand(0) else None
            error = RuntimeError
            with pytest.raises(error):
                act(blackjack, action, 0)
            if action in ACTIONS_OF_A_HAND:
                with pytest.raises(IndexError):
                    act(blackjack, action, 1)
