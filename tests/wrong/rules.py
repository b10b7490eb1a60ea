"""Faults in the rules of Blackjack (ITD121 part C, rules 1 to 6; pp. 5 and 6)."""

from tests.criteria import (
    CAN,
    DEALER_AND_RESULTS,
    DECK,
    HIT_DOUBLE_STAND,
    MONEY_AND_CARDS,
    NEW_ROUND,
    RESET,
    SPLIT,
    STANDING,
    SURRENDER,
    UNBREAKABLE,
)
from tests.wrong.fault import Fault

_RULES = "games/blackjack.py"

FAULTS = [
    # R1: the deck
    Fault("deck is not shuffled", {DECK}, _RULES, "    _deck.shuffle_pile()\n", ""),
    Fault(
        "deck goes on from round to round",
        {DECK, MONEY_AND_CARDS},
        _RULES,
        "    _deck = CardPile(True)\n    _deck.shuffle_pile()\n",
        """\
    if _deck.count < 25:
        _deck = CardPile(True)
        _deck.shuffle_pile()
""",
    ),
    # R3: Reset
    Fault(
        "reset leaves the funds as they are",
        {RESET},
        _RULES,
        "    _player_funds = _INITIAL_FUNDS\n",
        '    _player_funds = globals().get("_player_funds", _INITIAL_FUNDS)\n',
    ),
    # R4: a new round
    Fault(
        "bet is not taken from the funds",
        {NEW_ROUND, MONEY_AND_CARDS},
        _RULES,
        "    _player_funds -= initial_bet\n",
        "",
    ),
    Fault(
        "bet above the funds is accepted",
        {NEW_ROUND},
        _RULES,
        "if not 1 <= bet <= _player_funds:",
        "if bet < 1:",
    ),
    # R5: standing
    Fault(
        "natural does not stand",
        {STANDING},
        _RULES,
        "    _stand_if_complete(hand)\n    _is_round_on = True\n",
        "    _is_round_on = True\n",
    ),
    Fault(
        "hand that was doubled does not stand",
        {STANDING},
        _RULES,
        "    hand.bet *= 2\n    hand.is_standing = True\n",
        "    hand.bet *= 2\n",
    ),
    # R6: hit, double, stand
    Fault(
        "hit is always for the first hand",
        {HIT_DOUBLE_STAND, STANDING, SPLIT},
        _RULES,
        """\
    hand = _player_hands[hand_num]
    hand.add_card(_deck.deal_one_card())
    _stand_if_complete(hand)
""",
        """\
    hand = _player_hands[0]
    hand.add_card(_deck.deal_one_card())
    _stand_if_complete(hand)
""",
    ),
    Fault(
        "double takes no money",
        {HIT_DOUBLE_STAND, MONEY_AND_CARDS},
        _RULES,
        "    _player_funds -= hand.bet\n",
        "",
    ),
    Fault(
        "double is refused with exactly the bet left",
        {HIT_DOUBLE_STAND, CAN},
        _RULES,
        "    return _why_not_play(hand_num) or _why_not_second_bet(hand_num)\n",
        """\
    if why_not := _why_not_play(hand_num) or _why_not_second_bet(hand_num):
        return why_not
    return "no money" if _player_hands[hand_num].bet == _player_funds else ""
""",
    ),
    Fault(
        "double is allowed with a dollar too little",
        {HIT_DOUBLE_STAND, CAN, UNBREAKABLE},
        _RULES,
        "    return _why_not_play(hand_num) or _why_not_second_bet(hand_num)\n",
        """\
    if why_not := _why_not_play(hand_num):
        return why_not
    return "no money" if _player_hands[hand_num].bet > _player_funds + 1 else ""
""",
    ),
    # R7: split
    Fault(
        "split is for identical face values only",
        {SPLIT, CAN},
        _RULES,
        "    if CARD_POINTS[first_card.face_value] != "
        "CARD_POINTS[second_card.face_value]:\n",
        "    if first_card.face_value != second_card.face_value:\n",
    ),
    Fault(
        "two aces cannot be split",
        {SPLIT, CAN},
        _RULES,
        "    first_card, second_card = hand\n",
        """\
    first_card, second_card = hand
    if first_card.face_value == 1:
        return "aces"
""",
    ),
    Fault(
        "split needs no money",
        {SPLIT, CAN, UNBREAKABLE},
        _RULES,
        "        or _why_not_second_bet(0)\n",
        "",
    ),
    Fault(
        "split takes no money",
        {SPLIT, MONEY_AND_CARDS},
        _RULES,
        "    _player_funds -= second_hand.bet\n",
        "",
    ),
    Fault(
        "hand can be split again",
        {SPLIT, CAN, UNBREAKABLE},
        _RULES,
        """\
        _why_not_play(0)
        or _why_not_first_action()
        or _why_not_pair(_player_hands[0])
""",
        """\
        _why_not_play(0)
        or ("" if _player_hands[0].count == 2 else "not two cards")
        or _why_not_pair(_player_hands[0])
""",
    ),
    Fault(
        "second hand gets no new card",
        {SPLIT, STANDING},
        _RULES,
        "    new_cards = _deck.deal_cards(2)",
        "    new_cards = _deck.deal_cards(1)",
    ),
    # R8: surrender
    Fault(
        "surrender is allowed after a hit",
        {SURRENDER, CAN, UNBREAKABLE},
        _RULES,
        "    return _why_not_play(0) or _why_not_first_action()\n",
        """\
    return _why_not_play(0) or ("split" if len(_player_hands) > 1 else "")
""",
    ),
    Fault(
        "surrender is allowed after a split",
        {SURRENDER, CAN, UNBREAKABLE},
        _RULES,
        "    return _why_not_play(0) or _why_not_first_action()\n",
        """\
    return _why_not_play(0) or ("" if _player_hands[0].count == 2 else "hit")
""",
    ),
    # R9: the can methods
    Fault(
        "can_double does not look at the money",
        {CAN},
        _RULES,
        "    return not _why_not_double(hand_num)\n",
        "    return not _why_not_play(hand_num)\n",
    ),
    Fault(
        "can_player_play asks the first hand only",
        {CAN},
        _RULES,
        "    return any(can_stand(hand_num) for hand_num in "
        "range(len(_player_hands)))\n",
        "    return can_stand(0)\n",
    ),
    # R10: the actions check for themselves
    Fault(
        "player_hit does not check whether it may",
        {UNBREAKABLE},
        _RULES,
        '        raise _get_error("hit", hand_num, why_not)\n',
        "        pass\n",
    ),
    Fault(
        "player_split does not check whether it may",
        {UNBREAKABLE},
        _RULES,
        '        raise _get_error("split", 0, why_not)\n',
        "        pass\n",
    ),
    # R11: the dealer
    Fault(
        "dealer stands on 16",
        {DEALER_AND_RESULTS},
        _RULES,
        "_DEALER_STANDS_AT = 17",
        "_DEALER_STANDS_AT = 16",
    ),
    Fault(
        "dealer draws on 17",
        {DEALER_AND_RESULTS},
        _RULES,
        "_DEALER_STANDS_AT = 17",
        "_DEALER_STANDS_AT = 18",
    ),
    Fault(
        "dealer draws on soft 17",
        {DEALER_AND_RESULTS},
        _RULES,
        "        while score < _DEALER_STANDS_AT:\n",
        """\
        while score < _DEALER_STANDS_AT or (
            score == 17 and sum(CARD_POINTS[c.face_value] for c in _dealer_hand) == 7
        ):
""",
    ),
    Fault(
        "dealer draws when every hand is bust",
        {DEALER_AND_RESULTS},
        _RULES,
        "        if not hand.has_surrendered and hand.score <= HIGHEST_SCORE:\n",
        "        if not hand.has_surrendered:\n",
    ),
    Fault(
        "dealer draws when the player has surrendered",
        {DEALER_AND_RESULTS},
        _RULES,
        "        if not hand.has_surrendered and hand.score <= HIGHEST_SCORE:\n",
        "        if hand.score <= HIGHEST_SCORE:\n",
    ),
    # R11: results and payments
    Fault(
        "first hand bust loses the second too",
        {DEALER_AND_RESULTS, MONEY_AND_CARDS},
        _RULES,
        "    if score > HIGHEST_SCORE:\n        return Result.BUST, 0\n",
        """\
    if max(score, _player_hands[0].score) > HIGHEST_SCORE:
        return Result.BUST, 0
""",
    ),
    Fault(
        "bust hand wins against a bust dealer",
        {DEALER_AND_RESULTS, MONEY_AND_CARDS},
        _RULES,
        "    if score > HIGHEST_SCORE:\n        return Result.BUST, 0\n",
        """\
    if score > HIGHEST_SCORE:
        if dealer_score > HIGHEST_SCORE:
            return Result.WON, 2 * hand.bet
        return Result.BUST, 0
""",
    ),
    Fault(
        "push wins",
        {DEALER_AND_RESULTS, MONEY_AND_CARDS},
        _RULES,
        "dealer_score > HIGHEST_SCORE or score > dealer_score",
        "dealer_score > HIGHEST_SCORE or score >= dealer_score",
    ),
    Fault(
        "push pays nothing",
        {DEALER_AND_RESULTS, MONEY_AND_CARDS},
        _RULES,
        "return Result.PUSH, hand.bet",
        "return Result.PUSH, 0",
    ),
    Fault(
        "surrender pays half the bet rounded up",
        {DEALER_AND_RESULTS, MONEY_AND_CARDS},
        _RULES,
        "return Result.SURRENDERED, hand.bet // 2",
        "return Result.SURRENDERED, (hand.bet + 1) // 2",
    ),
    Fault(
        "surrender pays the whole bet back",
        {DEALER_AND_RESULTS, MONEY_AND_CARDS},
        _RULES,
        "return Result.SURRENDERED, hand.bet // 2",
        "return Result.SURRENDERED, hand.bet",
    ),
    Fault(
        "natural pays 3 to 2",
        {DEALER_AND_RESULTS, MONEY_AND_CARDS},
        _RULES,
        "        return Result.WON, 2 * hand.bet\n",
        """\
        if hand.count == 2 and score == HIGHEST_SCORE:
            return Result.WON, 2 * hand.bet + hand.bet // 2
        return Result.WON, 2 * hand.bet
""",
    ),
    Fault(
        "round is paid each time that the dealer is asked to play",
        {MONEY_AND_CARDS},
        _RULES,
        "        _player_funds += payment\n    _is_round_on = False\n",
        "        _player_funds += payment\n",
    ),
]
