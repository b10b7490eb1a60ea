"""Blackjack as ITD121 specifies it: the static class Blackjack as a module.

Use it as the static class it stands for, through the module's own name:

>>> from games import blackjack
>>> blackjack.reset()
>>> blackjack.new_round(10)
>>> blackjack.player_funds
990

``dealer_hand``, ``player_hands`` and ``player_funds`` can be read but not assigned. Hands of the player are numbered from 0 (``hand_num``); only a split
makes a hand 1. Bets and funds are whole dollars. An action that the rules do not
allow raises and changes nothing: IndexError for a hand that does not exist,
RuntimeError for a hand that may not do it now.
"""

import sys
from enum import Enum, auto
from types import ModuleType
from typing import TYPE_CHECKING

from gameobjects import BlackjackHand, CardPile
from gameobjects.blackjack_hand import CARD_POINTS, HIGHEST_SCORE
from gameobjects.describe import describe

__all__ = [
    "Result",
    "can_double",
    "can_hit",
    "can_player_play",
    "can_split",
    "can_stand",
    "can_surrender",
    "dealer_hand",
    "dealer_play",
    "new_round",
    "player_double",
    "player_funds",
    "player_hands",
    "player_hit",
    "player_split",
    "player_stand",
    "player_surrender",
    "reset",
]

_INITIAL_FUNDS = 1000
_DEALER_STANDS_AT = 17

_deck: CardPile
_dealer_hand: BlackjackHand
_player_hands: list[BlackjackHand]
_player_funds: int
_is_round_on: bool  # True from the deal to the settlement
_results: list["Result"] | None  # of the round that was settled last

if TYPE_CHECKING:  # the properties of _Blackjack, as type checkers see them
    dealer_hand: BlackjackHand
    player_hands: list[BlackjackHand]
    player_funds: int


class Result(Enum):
    """How a hand of the player ended (ITD121 rule 6)."""

    PUSH = auto()
    WON = auto()
    LOST = auto()
    BUST = auto()
    SURRENDERED = auto()


class _Blackjack(ModuleType):
    """The class of this module: only a class can have read-only properties."""

    @property
    def dealer_hand(self) -> BlackjackHand:
        """The dealer's hand of this round; its card 1 is the hole card."""
        return _dealer_hand

    @property
    def player_hands(self) -> list[BlackjackHand]:
        """The player's hands of this round: one, or two after a split."""
        return _player_hands

    @property
    def player_funds(self) -> int:
        """What the player has in dollars, without the bets on the table."""
        return _player_funds

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), "dealer_hand", "player_hands", "player_funds"]


def reset() -> None:
    """Start again: funds of $1000, no cards, no round (ITD121 p. 5, Reset).

    Bets on the table are lost.
    """
    global _deck, _dealer_hand, _player_hands, _player_funds, _is_round_on, _results
    _deck = CardPile()
    _dealer_hand = BlackjackHand()
    _player_hands = []
    _player_funds = _INITIAL_FUNDS
    _is_round_on = False
    _results = None


def new_round(initial_bet: int) -> None:
    """Take the bet and deal a round from a full, shuffled deck (ITD121 rules 1, 3).

    Player, dealer, player, dealer get a card each in turn. A round that is still
    being played is abandoned, its bets are lost.

    Args:
        initial_bet: dollars, from 1 to the funds.

    Raises:
        TypeError: ``initial_bet`` is no whole number.
        ValueError: ``initial_bet`` is out of range, or there are no funds.
    """
    global _deck, _dealer_hand, _player_hands, _player_funds, _is_round_on, _results
    _check_bet(initial_bet)
    _player_funds -= initial_bet
    _deck = CardPile(True)
    _deck.shuffle_pile()
    _dealer_hand = BlackjackHand()
    hand = BlackjackHand(initial_bet)
    _player_hands = [hand]
    for next_hand in (hand, _dealer_hand, hand, _dealer_hand):
        next_hand.add_card(_deck.deal_one_card())
    _stand_if_complete(hand)
    _is_round_on = True
    _results = None


def dealer_play() -> list[Result]:
    """Play the dealer's hand, pay, and return a result for each hand of the player.

    Hands that have not stood stand now. The dealer draws while under 17, and
    draws nothing if every hand is bust or surrendered (ITD121 rules 5, 6a–6e). A
    round is settled once: another call returns the same results and pays nothing.

    Raises:
        RuntimeError: no round has been dealt.
        IndexError: the deck has no card that the dealer needs; nothing is settled.
    """
    if _is_round_on:
        _settle_round()
    if _results is None:
        raise RuntimeError("the dealer cannot play: no round has been dealt")
    return _results.copy()


def player_hit(hand_num: int) -> None:
    """Give a hand one card (ITD121 rule 4a).

    Args:
        hand_num: the number of the hand.

    Raises:
        IndexError: there is no such hand, or no card in the deck.
        RuntimeError: the hand may not hit now.
    """
    if why_not := _why_not_play(hand_num):
        raise _get_error("hit", hand_num, why_not)
    hand = _player_hands[hand_num]
    hand.add_card(_deck.deal_one_card())
    _stand_if_complete(hand)


def player_double(hand_num: int) -> None:
    """Double the bet of a hand, give it one card and stand (ITD121 rule 4b).

    Args:
        hand_num: the number of the hand.

    Raises:
        IndexError: there is no such hand, or no card in the deck.
        RuntimeError: the hand may not double now, or the funds are too small.
    """
    global _player_funds
    if why_not := _why_not_double(hand_num):
        raise _get_error("double", hand_num, why_not)
    hand = _player_hands[hand_num]
    hand.add_card(_deck.deal_one_card())  # first: without a card nothing may change
    _player_funds -= hand.bet
    hand.bet *= 2
    hand.is_standing = True


def player_stand(hand_num: int) -> None:
    """Give a hand no more cards (ITD121 rule 4).

    Args:
        hand_num: the number of the hand.

    Raises:
        IndexError: there is no such hand.
        RuntimeError: the hand may not stand now.
    """
    if why_not := _why_not_play(hand_num):
        raise _get_error("stand", hand_num, why_not)
    _player_hands[hand_num].is_standing = True


def player_surrender() -> None:
    """Give up the first two cards (ITD121 rule 4d).

    Half the bet comes back when the round is settled.

    Raises:
        IndexError: there is no hand.
        RuntimeError: it is not allowed now.
    """
    if why_not := _why_not_surrender():
        raise _get_error("surrender", 0, why_not)
    _player_hands[0].has_surrendered = True
    _player_hands[0].is_standing = True


def player_split() -> None:
    """Make two hands of two cards of equal points (ITD121 rule 4c).

    The second hand takes another bet of the same size; each hand gets a new card.

    Raises:
        IndexError: there is no hand, or there are fewer than two cards in the deck.
        RuntimeError: it is not allowed now, or the funds are too small.
    """
    global _player_funds
    if why_not := _why_not_split():
        raise _get_error("split", 0, why_not)
    new_cards = _deck.deal_cards(2)  # first: without cards nothing may change
    first_hand = _player_hands[0]
    second_hand = BlackjackHand(first_hand.bet)
    second_hand.add_card(first_hand.get_card(1))
    first_hand.remove_card_at(1)
    _player_hands.append(second_hand)
    _player_funds -= second_hand.bet
    for hand, card in zip(_player_hands, new_cards):
        hand.add_card(card)
        _stand_if_complete(hand)


def can_hit(hand_num: int) -> bool:
    """Return whether the hand may hit now; False for a hand that does not exist."""
    return not _why_not_play(hand_num)


def can_double(hand_num: int) -> bool:
    """Return whether the hand may double now; False for a hand that does not exist."""
    return not _why_not_double(hand_num)


def can_stand(hand_num: int) -> bool:
    """Return whether the hand may stand now; False for a hand that does not exist."""
    return not _why_not_play(hand_num)


def can_surrender() -> bool:
    """Return whether the player may surrender now."""
    return not _why_not_surrender()


def can_split() -> bool:
    """Return whether the player may split now."""
    return not _why_not_split()


def can_player_play() -> bool:
    """Return whether any action is allowed."""
    # Whoever may do anything may also stand, so one question answers for all.
    return any(can_stand(hand_num) for hand_num in range(len(_player_hands)))


def _check_bet(bet: int) -> None:
    if type(bet) is not int:  # a bool is an int too, and no bet
        raise TypeError(_get_bet_error(bet))
    if not 1 <= bet <= _player_funds:
        raise ValueError(_get_bet_error(bet))


def _get_bet_error(bet: object) -> str:
    if _player_funds == 0:
        return "there are no funds left to bet: reset() starts again"
    limits = f"a whole number of dollars from 1 to {_player_funds}, the funds"
    return f"initial_bet must be {limits}, not {describe(bet)}"


def _get_error(action: str, hand_num: int, why_not: str) -> Exception:
    """Return the error for an action that is not allowed (ITD121 p. 6)."""
    kind = RuntimeError if hand_num in range(len(_player_hands)) else IndexError
    return kind(f"cannot {action}: {why_not}")


# Each _why_not_… returns why an action is not allowed, or "" when it is, so that
# can_… and player_… go by the same rule.


def _why_not_play(hand_num: int) -> str:
    # Hands can be changed from outside, so flags and score are looked at every time.
    if not 0 <= hand_num < len(_player_hands):
        return f"there is no hand {describe(hand_num)}"
    hand = _player_hands[hand_num]
    if not _is_round_on:
        return "the round is over"
    if hand.has_surrendered:
        return f"hand {hand_num} has surrendered"
    if hand.is_standing:
        return f"hand {hand_num} is standing"
    if hand.score >= HIGHEST_SCORE:
        return f"hand {hand_num} has {hand.score} points"
    return ""


def _why_not_double(hand_num: int) -> str:
    return _why_not_play(hand_num) or _why_not_second_bet(hand_num)


def _why_not_surrender() -> str:
    return _why_not_play(0) or _why_not_first_action()


def _why_not_split() -> str:
    return (
        _why_not_play(0)
        or _why_not_first_action()
        or _why_not_pair(_player_hands[0])
        or _why_not_second_bet(0)
    )


def _why_not_second_bet(hand_num: int) -> str:
    bet = _player_hands[hand_num].bet
    if bet > _player_funds:
        return f"it takes another ${describe(bet)}; the funds are ${_player_funds}"
    return ""


def _why_not_first_action() -> str:
    """Surrender and split need the first two cards, before any other action."""
    if len(_player_hands) != 1:
        return "the hand has been split"
    if _player_hands[0].count != 2:
        return (
            f"it takes the first two cards, and the hand has {_player_hands[0].count}"
        )
    return ""


def _why_not_pair(hand: BlackjackHand) -> str:
    first_card, second_card = hand
    if CARD_POINTS[first_card.face_value] != CARD_POINTS[second_card.face_value]:
        return f"{first_card} and {second_card} differ in points"
    return ""


def _stand_if_complete(hand: BlackjackHand) -> None:
    """A hand stands by itself at 21 or more (ITD121 rule 4e)."""
    if hand.score >= HIGHEST_SCORE:
        hand.is_standing = True


def _settle_round() -> None:
    global _player_funds, _is_round_on, _results
    dealer_score = _play_dealer_hand()
    _results = []
    for hand in _player_hands:
        hand.is_standing = True
        result, payment = _get_result(hand, dealer_score)
        _results.append(result)
        _player_funds += payment
    _is_round_on = False


def _play_dealer_hand() -> int:
    """Draw while under 17, stand on every 17 (ITD121 rule 5); return the score."""
    score = _dealer_hand.score
    if _is_dealer_needed():
        while score < _DEALER_STANDS_AT:
            _dealer_hand.add_card(_deck.deal_one_card())
            score = _dealer_hand.score
    return score


def _is_dealer_needed() -> bool:
    """Return whether a hand is left that the dealer's cards can win or lose."""
    for hand in _player_hands:
        if not hand.has_surrendered and hand.score <= HIGHEST_SCORE:
            return True
    return False


def _get_result(hand: BlackjackHand, dealer_score: int) -> tuple[Result, int]:
    """Return the result of a hand and the dollars that it brings back to the funds.

    ITD121 rules 6a–6e, in the order in which they decide. A natural wins no more
    than any other hand; half an odd bet is rounded down.
    """
    score = hand.score
    if hand.has_surrendered:
        return Result.SURRENDERED, hand.bet // 2
    if score > HIGHEST_SCORE:
        return Result.BUST, 0
    if dealer_score > HIGHEST_SCORE or score > dealer_score:
        return Result.WON, 2 * hand.bet
    if score < dealer_score:
        return Result.LOST, 0
    return Result.PUSH, hand.bet


reset()
sys.modules[__name__].__class__ = _Blackjack
