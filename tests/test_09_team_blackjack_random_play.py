"""Team Blackjack: thousands of whole matches at random (rules T1 to T7)."""

import random
from typing import Any

import pytest

from tests.account import count_points
from tests.conftest import MatchMaker
from tests.stacked_match import StackedMatch
from tests.team_account import FollowedDeck, TeamAccount, find_outcome

pytestmark = pytest.mark.house

MATCHES = 2000


class FollowedMatch:
    """A match played at random by one who knows the rules, and checked at each step."""

    def __init__(self, stacked: StackedMatch, numbers: dict[str, int]) -> None:
        self._stacked = stacked
        self._match = stacked.match
        self._account = TeamAccount(numbers)
        self._deck = FollowedDeck(stacked.get_deck())
        self.void_hands = 0

    def play_hand(self) -> None:
        """Wager, and hit or stand until the hand has ended."""
        wager = self._choose_wager()
        self._check(wager, self._match.place_wager(wager), has_stood=False)
        while self._match.wager:
            if random.random() < 0.5:
                self._check(wager, self._match.hit(), has_stood=False)
            else:
                self._check(wager, self._match.stand(), has_stood=True)

    def _choose_wager(self) -> int:
        """Return the least, all, all but a little, or any wager."""
        least: int = self._match.minimum_wager
        most: int = self._match.bankroll
        choices = [least, most, most - least + 1, random.randint(least, most)]
        return max(least, random.choice(choices))

    def _check(self, wager: int, events: list[Any], has_stood: bool) -> None:
        match, account = self._match, self._account
        if self._deck.follow(events, self._stacked.get_deck):
            has_stood = False
            self.void_hands += 1
        assert match.cards_left == self._deck.count
        player, dealer = list(match.player_hand), list(match.dealer_hand)
        check_dealer(dealer, has_stood)
        outcome = find_outcome(player, dealer, has_stood)
        if outcome is not None:
            account.settle(outcome, wager)
        assert (match.outcome.name if match.outcome else None) == outcome
        assert match.wager == (wager if outcome is None else 0)
        is_over = account.winner is not None
        is_between = outcome is not None
        assert (match.winner.name if match.winner else None) == account.winner
        assert match.can_wager() is (is_between and not is_over)
        assert match.can_hit() is match.can_stand() is not is_between
        self._check_numbers()

    def _check_numbers(self) -> None:
        match, account = self._match, self._account
        found = (match.player_number, match.dealer_number, match.hand_number)
        assert found == (account.player, account.dealer, account.hand)
        assert match.bankroll == account.bankroll


def check_dealer(dealer: list[Any], has_stood: bool) -> None:
    """Assert that the dealer has drawn exactly while under 17, and only in his turn."""
    if not has_stood:
        assert len(dealer) == 2
        return
    assert count_points(dealer) >= 17
    assert len(dealer) == 2 or count_points(dealer[:-1]) < 17


def choose_numbers() -> dict[str, int]:
    """Return the numbers of a short match."""
    minimum = random.randint(1, 10)
    return {
        "players": random.randint(1, 3),
        "dealers": random.randint(1, 3),
        "minimum_wager": minimum,
        "bankroll": minimum * random.randint(1, 6) + random.randrange(minimum),
        "hands_per_round": random.randint(1, 12),
    }


def test_whole_matches_go_by_the_rules(make_match: MatchMaker) -> None:
    """Each ends; money, cards, turns and results are those of the rules."""
    winners = set()
    void_hands = 0
    for _ in range(MATCHES):
        numbers = choose_numbers()
        stacked = make_match(**numbers)
        followed = FollowedMatch(stacked, numbers)
        rounds = numbers["players"] + numbers["dealers"] - 1
        for _ in range(rounds * numbers["hands_per_round"]):
            if stacked.match.winner is None:
                followed.play_hand()
        assert stacked.match.winner is not None
        winners.add(stacked.match.winner.name)
        void_hands += followed.void_hands
    assert winners == {"PLAYERS", "DEALERS"}
    assert void_hands > 100


def test_what_is_refused_changes_nothing(make_match: MatchMaker) -> None:
    """What ``can_…`` says beforehand is what the call then does, at every step."""
    for _ in range(MATCHES // 40):
        numbers = choose_numbers()
        stacked = make_match(**numbers)
        match = stacked.match
        for _ in range(200):
            action = random.choice(["hit", "stand", "place_wager"])
            arguments = [match.minimum_wager] if action == "place_wager" else []
            is_allowed = getattr(match, f"can_{action.removeprefix('place_')}")()
            if is_allowed:
                getattr(match, action)(*arguments)
                continue
            before = stacked.get_state()
            with pytest.raises(RuntimeError):
                getattr(match, action)(*arguments)
            assert stacked.get_state() == before
