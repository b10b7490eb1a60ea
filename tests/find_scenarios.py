"""Finds the seeds of the scenarios for markers: ``python -m tests.find_scenarios``.

A scenario is looked for by its moves and a condition. The moves are played with one
seed after another, and the condition is asked of the round that was played out; the
first seed that fits is the scenario's.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from itertools import count
from types import ModuleType
from typing import Any, NamedTuple

from tests.account import count_points
from tests.actions import act


class Cards(NamedTuple):
    """The cards of a hand.

    Attributes:
        ranks: what stands on each, such as ``10`` or ``A``.
        points: what each counts, an ace 11.
        score: what they count together.
    """

    ranks: list[str]
    points: list[int]
    score: int


class Round(NamedTuple):
    """A round that was played out.

    Attributes:
        hands: the hands of the player.
        dealer: the hand of the dealer.
        results: the names of the results, one for each hand of the player.
    """

    hands: list[Cards]
    dealer: Cards
    results: list[str]

    @property
    def hand(self) -> Cards:
        """The first hand of the player."""
        return self.hands[0]


class Search(NamedTuple):
    """How a scenario is looked for.

    Attributes:
        moves: what the player does after the deal, as ``make_move`` takes it.
        is_it: says whether a round that was played out shows the scenario.
    """

    moves: list[str]
    is_it: Callable[[Round], bool]


def find_seed(blackjack: ModuleType, bet: int, search: Search) -> int:
    """Return the first seed with which a scenario's moves bring what it shows."""
    return next(seed for seed in count() if _is_seed(blackjack, seed, bet, search))


def play_round(
    blackjack: ModuleType, seed: int, bet: int, moves: Iterable[str]
) -> Round | None:
    """Return the round with a seed and some moves, None if one is not allowed."""
    blackjack.reset()
    random.seed(seed)
    try:
        for move in [f"deal {bet}", *moves]:
            make_move(blackjack, move)
    except (RuntimeError, IndexError, ValueError):
        return None
    if blackjack.can_player_play():
        return None
    hands = [_read_cards(hand) for hand in blackjack.player_hands]
    results = [result.name for result in blackjack.dealer_play()]
    return Round(hands, _read_cards(blackjack.dealer_hand), results)


def make_move(blackjack: ModuleType, move: str) -> None:
    """Do one thing as the form does: the dealer plays once the player cannot.

    Args:
        blackjack: the rules.
        move: an action and the hand's number (``"hit 1"``), or a bet (``"deal 10"``).

    Raises:
        RuntimeError, IndexError, ValueError: it is not allowed.
    """
    action, _, number = move.partition(" ")
    if action == "deal":
        blackjack.new_round(int(number))
    else:
        act(blackjack, action, int(number or 0))
    if not blackjack.can_player_play():
        blackjack.dealer_play()


def _is_seed(blackjack: ModuleType, seed: int, bet: int, search: Search) -> bool:
    played = play_round(blackjack, seed, bet, search.moves)
    return played is not None and search.is_it(played)


def _read_cards(hand: Any) -> Cards:
    cards = list(hand)
    points = [count_points([card]) for card in cards]
    return Cards([str(card)[:-1] for card in cards], points, count_points(cards))


def _is_natural(hand: Cards) -> bool:
    return len(hand.points) == 2 and hand.score == 21


def _is_natural_won(played: Round) -> bool:
    return _is_natural(played.hand) and played.results == ["WON"]


def _are_both_natural(played: Round) -> bool:
    return _is_natural(played.hand) and _is_natural(played.dealer)


def _is_natural_met_by_drawn_21(played: Round) -> bool:
    has_drawn_21 = played.dealer.score == 21 and not _is_natural(played.dealer)
    return _is_natural(played.hand) and has_drawn_21


def _is_twenty_lost_to_natural(played: Round) -> bool:
    """The ace is the hole card, so that nothing tells of it before."""
    is_ace_hidden = played.dealer.ranks[1] == "A"
    return played.hand.score == 20 and _is_natural(played.dealer) and is_ace_hidden


def _is_soft_17_beaten(played: Round) -> bool:
    return played.hand.score == 18 and sorted(played.dealer.points) == [6, 11]


def _is_dealer_bust_against_less(played: Round) -> bool:
    """The player's hand could beat none with which a dealer stands."""
    return played.hand.score < 17 and played.dealer.score > 21


def _is_push_after_draw(played: Round) -> bool:
    is_drawn = len(played.dealer.points) > 2
    return 18 <= played.hand.score == played.dealer.score < 21 and is_drawn


def _is_bust_before_low_dealer(played: Round) -> bool:
    """The dealer has less than 17, and would draw if that decided anything."""
    return played.hand.score > 21 and played.dealer.score < 17


def _is_21_won(played: Round) -> bool:
    return played.hand.score == 21 and played.results == ["WON"]


def _is_soft_17_then_8(played: Round) -> bool:
    first, second, third = played.hand.points
    return {first, second} == {6, 11} and third == 8


def _are_three_aces(played: Round) -> bool:
    return played.hand.ranks == ["A", "A", "A"]


def _is_below_21(played: Round) -> bool:
    """With enough cards that is rare enough."""
    return played.hand.score < 21


def _is_bust(played: Round) -> bool:
    return played.hand.score > 21


def _is_eleven_doubled_and_won(played: Round) -> bool:
    first, second, _ = played.hand.points
    return first + second == 11 and played.results == ["WON"]


def _is_16_against_low_dealer(played: Round) -> bool:
    """The usual reason to surrender; the dealer shows a ten and has less than 17."""
    is_16 = sorted(played.hand.points) == [6, 10]
    return is_16 and played.dealer.points[0] == 10 and played.dealer.score < 17


def _are_split_aces_won_and_lost(played: Round) -> bool:
    are_aces = [hand.ranks[0] for hand in played.hands] == ["A", "A"]
    return are_aces and played.results == ["WON", "LOST"]


def _are_ten_and_king_won_and_even(played: Round) -> bool:
    are_ten_and_king = [hand.ranks[0] for hand in played.hands] == ["10", "K"]
    return are_ten_and_king and played.results == ["WON", "PUSH"]


def _are_both_21_won(played: Round) -> bool:
    are_both_21 = [hand.score for hand in played.hands] == [21, 21]
    return are_both_21 and played.results == ["WON", "WON"]


def _is_one_bust_and_dealer_too(played: Round) -> bool:
    """The dealer is bust too, which does not save the hand that was bust before."""
    return played.results == ["BUST", "WON"] and played.dealer.score > 21


def _are_two_eights_won(played: Round) -> bool:
    return played.hand.ranks == ["8", "8"] and played.results == ["WON"]


def _is_pair_won(played: Round) -> bool:
    first, second = played.hand.points
    return first == second and played.results == ["WON"]


def _is_lost(played: Round) -> bool:
    return played.results == ["LOST"]


SEARCHES = {
    "natural": Search([], _is_natural_won),
    "natural-against-natural": Search([], _are_both_natural),
    "natural-against-drawn-21": Search([], _is_natural_met_by_drawn_21),
    "dealer-natural": Search(["stand 0"], _is_twenty_lost_to_natural),
    "soft-17-dealer": Search(["stand 0"], _is_soft_17_beaten),
    "dealer-bust": Search(["stand 0"], _is_dealer_bust_against_less),
    "push": Search(["stand 0"], _is_push_after_draw),
    "player-bust": Search(["hit 0"], _is_bust_before_low_dealer),
    "hit-to-21": Search(["hit 0"], _is_21_won),
    "soft-hand-re-evaluated": Search(["hit 0", "stand 0"], _is_soft_17_then_8),
    "three-aces": Search(["hit 0", "stand 0"], _are_three_aces),
    "eight-card-hand": Search([*6 * ["hit 0"], "stand 0"], _is_below_21),
    "double-bust": Search(["double 0"], _is_bust),
    "double-at-exactly-the-funds": Search(["double 0"], _is_eleven_doubled_and_won),
    "surrender-odd-bet": Search(["surrender"], _is_16_against_low_dealer),
    "pair-of-aces": Search(
        ["split", "hit 0", "stand 0", "stand 1"], _are_split_aces_won_and_lost
    ),
    "pair-of-tens-mixed": Search(
        ["split", "stand 0", "stand 1"], _are_ten_and_king_won_and_even
    ),
    "both-hands-21": Search(["split"], _are_both_21_won),
    "split-one-bust-one-wins": Search(
        ["split", "hit 0", "stand 1"], _is_one_bust_and_dealer_too
    ),
    "pair-without-funds": Search(["stand 0"], _are_two_eights_won),
    "low-funds": Search(["stand 0", "deal 1", "stand 0"], _is_pair_won),
    "out-of-funds": Search(["stand 0"], _is_lost),
}
"""How each scenario is looked for, by its name."""


def main() -> None:
    """Print the first seed of each scenario."""
    from games import blackjack
    from gui.scenarios import SCENARIOS

    for scenario in SCENARIOS:
        seed = find_seed(blackjack, scenario.bet, SEARCHES[scenario.name])
        print(scenario.name, seed, flush=True)


if __name__ == "__main__":
    main()
