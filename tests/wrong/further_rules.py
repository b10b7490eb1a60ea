"""Further faults in the rules of Blackjack, each much like one of the others."""

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
    Fault(
        "deck is shuffled the same way each round",
        {DECK},
        _RULES,
        "    _deck.shuffle_pile()\n",
        """\
    import random

    state = random.getstate()
    random.seed(1)
    _deck.shuffle_pile()
    random.setstate(state)
""",
    ),
    Fault(
        "first card of the deck is taken away unseen",
        {DECK, MONEY_AND_CARDS},
        _RULES,
        "    _deck.shuffle_pile()\n",
        "    _deck.shuffle_pile()\n    _deck.deal_one_card()\n",
    ),
    # R3: Reset
    Fault(
        "reset leaves the player his cards",
        {RESET},
        _RULES,
        "    _player_hands = []\n",
        '    _player_hands = globals().get("_player_hands", [])\n',
    ),
    Fault(
        "reset gives new funds only to who has none",
        {RESET},
        _RULES,
        "    _player_funds = _INITIAL_FUNDS\n",
        '    _player_funds = globals().get("_player_funds", 0) or _INITIAL_FUNDS\n',
    ),
    Fault(
        "reset leaves the dealer his cards",
        {RESET},
        _RULES,
        "    _dealer_hand = BlackjackHand()\n    _player_hands = []\n",
        """\
    _dealer_hand = globals().get("_dealer_hand", BlackjackHand())
    _player_hands = []
""",
    ),
    # R4: a new round
    Fault(
        "bet of 0 is accepted",
        {NEW_ROUND},
        _RULES,
        "if not 1 <= bet <=",
        "if not 0 <= bet <=",
    ),
    Fault(
        "bet of all the funds is refused",
        {NEW_ROUND},
        _RULES,
        "if not 1 <= bet <= _player_funds:",
        "if not 1 <= bet < _player_funds:",
    ),
    Fault(
        "bet is not put on the hand",
        {NEW_ROUND, MONEY_AND_CARDS},
        _RULES,
        "    hand = BlackjackHand(initial_bet)\n",
        "    hand = BlackjackHand(10)\n",
    ),
    Fault(
        "bet below 0 is accepted",
        {NEW_ROUND},
        _RULES,
        "if not 1 <= bet <= _player_funds:",
        "if bet == 0 or bet > _player_funds:",
    ),
    Fault(
        "no bet above $1,000 is accepted, whatever was won",
        {NEW_ROUND},
        _RULES,
        "if not 1 <= bet <= _player_funds:",
        "if not 1 <= bet <= min(_player_funds, _INITIAL_FUNDS):",
    ),
    Fault(
        "dealer begins with one card",
        {NEW_ROUND},
        _RULES,
        "for next_hand in (hand, _dealer_hand, hand, _dealer_hand):",
        "for next_hand in (hand, _dealer_hand, hand):",
    ),
    Fault(
        "player begins with three cards",
        {NEW_ROUND},
        _RULES,
        "for next_hand in (hand, _dealer_hand, hand, _dealer_hand):",
        "for next_hand in (hand, _dealer_hand, hand, _dealer_hand, hand):",
    ),
    Fault(
        "dealer keeps the cards of the last round",
        {DECK, NEW_ROUND, MONEY_AND_CARDS},
        _RULES,
        "    _dealer_hand = BlackjackHand()\n    hand = ",
        "    hand = ",
    ),
    # R5: standing
    Fault(
        "21 after a hit does not stand",
        {STANDING},
        _RULES,
        "    hand.add_card(_deck.deal_one_card())\n    _stand_if_complete(hand)\n",
        "    hand.add_card(_deck.deal_one_card())\n",
    ),
    Fault(
        "21 after a split does not stand",
        {STANDING},
        _RULES,
        "        hand.add_card(card)\n        _stand_if_complete(hand)\n",
        "        hand.add_card(card)\n",
    ),
    Fault(
        "hand stands at 20",
        {STANDING},
        _RULES,
        "    if hand.score >= HIGHEST_SCORE:\n        hand.is_standing = True\n",
        "    if hand.score >= 20:\n        hand.is_standing = True\n",
    ),
    Fault(
        "bust hand does not stand",
        {STANDING},
        _RULES,
        "    if hand.score >= HIGHEST_SCORE:\n        hand.is_standing = True\n",
        "    if hand.score == HIGHEST_SCORE:\n        hand.is_standing = True\n",
    ),
    Fault(
        "hand that has surrendered does not stand",
        {STANDING},
        _RULES,
        "    _player_hands[0].is_standing = True\n",
        "",
    ),
    Fault(
        "21 that was laid out may be hit",
        {STANDING, CAN, UNBREAKABLE},
        _RULES,
        "    if hand.score >= HIGHEST_SCORE:\n        return",
        "    if hand.score > HIGHEST_SCORE:\n        return",
    ),
    Fault(
        "hand that surrendered may go on",
        {STANDING, CAN, UNBREAKABLE},
        _RULES,
        '    if hand.has_surrendered:\n        return f"',
        '    if False:\n        return f"',
    ),
    # R6: hit, double, stand
    Fault(
        "double leaves the bet as it was",
        {HIT_DOUBLE_STAND, MONEY_AND_CARDS},
        _RULES,
        "    hand.bet *= 2\n",
        "",
    ),
    Fault(
        "stand is for all hands",
        {HIT_DOUBLE_STAND},
        _RULES,
        "    _player_hands[hand_num].is_standing = True\n",
        "    for hand in _player_hands:\n        hand.is_standing = True\n",
    ),
    Fault(
        "hit gives two cards",
        {HIT_DOUBLE_STAND, STANDING},
        _RULES,
        "    hand.add_card(_deck.deal_one_card())\n    _stand_if_complete(hand)\n",
        """\
    hand.add_card(_deck.deal_one_card())
    hand.add_card(_deck.deal_one_card())
    _stand_if_complete(hand)
""",
    ),
    Fault(
        "double gives no card",
        {HIT_DOUBLE_STAND, STANDING, MONEY_AND_CARDS},
        _RULES,
        "    hand.add_card(_deck.deal_one_card())  # first: without a card nothing "
        "may change\n",
        "",
    ),
    Fault(
        "double doubles the bet of the first hand",
        {HIT_DOUBLE_STAND},
        _RULES,
        "    hand.bet *= 2\n",
        "    _player_hands[0].bet *= 2\n",
    ),
    Fault(
        "double is for two cards only",
        {HIT_DOUBLE_STAND, CAN},
        _RULES,
        "    return _why_not_play(hand_num) or _why_not_second_bet(hand_num)\n",
        """\
    if why_not := _why_not_play(hand_num) or _why_not_second_bet(hand_num):
        return why_not
    return "" if _player_hands[hand_num].count == 2 else "not two cards"
""",
    ),
    Fault(
        "stand does nothing",
        {HIT_DOUBLE_STAND, STANDING},
        _RULES,
        "    _player_hands[hand_num].is_standing = True\n",
        "",
    ),
    # R7: split
    Fault(
        "second hand gets the first card",
        {SPLIT},
        _RULES,
        """\
    second_hand.add_card(first_hand.get_card(1))
    first_hand.remove_card_at(1)
""",
        """\
    second_hand.add_card(first_hand.get_card(0))
    first_hand.remove_card_at(0)
""",
    ),
    Fault(
        "split is for any two cards",
        {SPLIT, CAN, UNBREAKABLE},
        _RULES,
        "        or _why_not_pair(_player_hands[0])\n",
        "",
    ),
    Fault(
        "split is refused with exactly the bet left",
        {SPLIT, CAN},
        _RULES,
        "        or _why_not_second_bet(0)\n",
        "        or _why_not_second_bet(0)\n"
        '        or ("no money" if _player_hands[0].bet == _player_funds else "")\n',
    ),
    Fault(
        "second hand has no bet",
        {SPLIT, MONEY_AND_CARDS},
        _RULES,
        "    second_hand = BlackjackHand(first_hand.bet)\n",
        "    second_hand = BlackjackHand()\n",
    ),
    Fault(
        "split hands get no new cards",
        {SPLIT, STANDING},
        _RULES,
        "    new_cards = _deck.deal_cards(2)",
        "    new_cards = []",
    ),
    Fault(
        "split aces stand",
        {SPLIT},
        _RULES,
        "        hand.add_card(card)\n        _stand_if_complete(hand)\n",
        """\
        hand.add_card(card)
        _stand_if_complete(hand)
        if hand.get_card(0).face_value == 1:
            hand.is_standing = True
""",
    ),
    Fault(
        "split leaves the card in the first hand too",
        {SPLIT, MONEY_AND_CARDS},
        _RULES,
        "    first_hand.remove_card_at(1)\n",
        "",
    ),
    # R8: surrender
    Fault(
        "surrender is not noted on the hand",
        {SURRENDER, MONEY_AND_CARDS},
        _RULES,
        "    _player_hands[0].has_surrendered = True\n",
        "",
    ),
    Fault(
        "surrender is refused against an ace",
        {SURRENDER, CAN},
        _RULES,
        "    return _why_not_play(0) or _why_not_first_action()\n",
        """\
    if _dealer_hand.count and _dealer_hand.get_card(0).face_value == 1:
        return "the dealer has an ace"
    return _why_not_play(0) or _why_not_first_action()
""",
    ),
    Fault(
        "surrender takes the cards away",
        {SURRENDER, MONEY_AND_CARDS},
        _RULES,
        "    _player_hands[0].has_surrendered = True\n",
        """\
    _player_hands[0].has_surrendered = True
    while _player_hands[0].remove_card_at(0):
        pass
""",
    ),
    Fault(
        "surrender pays at once, and again at the end",
        {DEALER_AND_RESULTS, MONEY_AND_CARDS},
        _RULES,
        "    _player_hands[0].has_surrendered = True\n",
        """\
    global _player_funds
    _player_hands[0].has_surrendered = True
    _player_funds += _player_hands[0].bet // 2
""",
    ),
    # R9: the can methods
    Fault(
        "can_surrender surrenders",
        {CAN, MONEY_AND_CARDS},
        _RULES,
        "    return not _why_not_surrender()\n",
        """\
    if _why_not_surrender():
        return False
    player_surrender()
    return True
""",
    ),
    Fault(
        "can_hit always says yes",
        {CAN},
        _RULES,
        """\
    \"\"\"Return whether the hand may hit now; False for a hand that does not exist.\"\"\"
    return not _why_not_play(hand_num)
""",
        "    return True\n",
    ),
    Fault(
        "can_stand says no for the second hand",
        {CAN},
        _RULES,
        """\
    \"\"\"Return whether the hand may stand now; False for a hand that does not exist.\"\"\"
    return not _why_not_play(hand_num)
""",
        "    return hand_num == 0 and not _why_not_play(hand_num)\n",
    ),
    Fault(
        "can_split does not look at the cards",
        {CAN},
        _RULES,
        "    return not _why_not_split()\n",
        "    return not (_why_not_first_action() or _why_not_double(0))\n",
    ),
    Fault(
        "can_surrender answers with 1 or 0",
        {CAN},
        _RULES,
        "    return not _why_not_surrender()\n",
        "    return int(not _why_not_surrender())\n",
    ),
    Fault(
        "can_player_play always says yes",
        {CAN},
        _RULES,
        "    return any(can_stand(hand_num) for hand_num in "
        "range(len(_player_hands)))\n",
        "    return True\n",
    ),
    # R10: the actions check for themselves
    Fault(
        "player_double does not check whether it may",
        {UNBREAKABLE},
        _RULES,
        '        raise _get_error("double", hand_num, why_not)\n',
        "        pass\n",
    ),
    Fault(
        "player_surrender does not check whether it may",
        {UNBREAKABLE},
        _RULES,
        '        raise _get_error("surrender", 0, why_not)\n',
        "        pass\n",
    ),
    Fault(
        "double that is refused takes the money",
        {UNBREAKABLE},
        _RULES,
        '        raise _get_error("double", hand_num, why_not)\n',
        """\
        _player_funds -= 1
        raise _get_error("double", hand_num, why_not)
""",
    ),
    # R11: the dealer
    Fault(
        "dealer draws one card at most",
        {DEALER_AND_RESULTS},
        _RULES,
        "        while score < _DEALER_STANDS_AT:\n",
        "        if score < _DEALER_STANDS_AT:\n",
    ),
    Fault(
        "dealer draws until he beats the first hand",
        {DEALER_AND_RESULTS},
        _RULES,
        "        while score < _DEALER_STANDS_AT:\n",
        "        while score < max(_DEALER_STANDS_AT, _player_hands[0].score):\n",
    ),
    Fault(
        "dealer draws nothing when one of two hands is bust",
        {DEALER_AND_RESULTS},
        _RULES,
        """\
    for hand in _player_hands:
        if not hand.has_surrendered and hand.score <= HIGHEST_SCORE:
            return True
    return False
""",
        """\
    for hand in _player_hands:
        if hand.has_surrendered or hand.score > HIGHEST_SCORE:
            return False
    return True
""",
    ),
    Fault(
        "dealer draws nothing against 21",
        {DEALER_AND_RESULTS},
        _RULES,
        "hand.score <= HIGHEST_SCORE:\n",
        "hand.score < HIGHEST_SCORE:\n",
    ),
    # R11: results and payments
    Fault(
        "won pays the bet once",
        {DEALER_AND_RESULTS, MONEY_AND_CARDS},
        _RULES,
        "return Result.WON, 2 * hand.bet",
        "return Result.WON, hand.bet",
    ),
    Fault(
        "results come in the wrong order",
        {DEALER_AND_RESULTS},
        _RULES,
        "    return _results.copy()\n",
        "    return _results[::-1]\n",
    ),
    Fault(
        "hands do not stand after the dealer's play",
        {DEALER_AND_RESULTS},
        _RULES,
        "        hand.is_standing = True\n        result",
        "        result",
    ),
    Fault(
        "bust is called lost",
        {DEALER_AND_RESULTS},
        _RULES,
        "return Result.BUST, 0",
        "return Result.LOST, 0",
    ),
    Fault(
        "surrender is called lost",
        {DEALER_AND_RESULTS},
        _RULES,
        "return Result.SURRENDERED, hand.bet // 2",
        "return Result.LOST, hand.bet // 2",
    ),
    Fault(
        "push is lost",
        {DEALER_AND_RESULTS, MONEY_AND_CARDS},
        _RULES,
        "    if score < dealer_score:\n",
        "    if score <= dealer_score:\n",
    ),
    Fault(
        "push pays as a win",
        {DEALER_AND_RESULTS, MONEY_AND_CARDS},
        _RULES,
        "return Result.PUSH, hand.bet",
        "return Result.PUSH, 2 * hand.bet",
    ),
    Fault(
        "surrender makes half dollars",
        {DEALER_AND_RESULTS, MONEY_AND_CARDS},
        _RULES,
        "return Result.SURRENDERED, hand.bet // 2",
        "return Result.SURRENDERED, hand.bet / 2",
    ),
    Fault(
        "natural beats any other 21",
        {DEALER_AND_RESULTS, MONEY_AND_CARDS},
        _RULES,
        "    if score < dealer_score:\n",
        """\
    if score == HIGHEST_SCORE and hand.count == 2 and _dealer_hand.count > 2:
        return Result.WON, 2 * hand.bet
    if score < dealer_score:
""",
    ),
    Fault(
        "five cards win",
        {DEALER_AND_RESULTS, MONEY_AND_CARDS},
        _RULES,
        "score > dealer_score:\n        return Result.WON",
        "score > dealer_score or hand.count == 5:\n        return Result.WON",
    ),
    Fault(
        "only the first hand is settled",
        {DEALER_AND_RESULTS, MONEY_AND_CARDS},
        _RULES,
        """\
    for hand in _player_hands:
        hand.is_standing = True
        result""",
        """\
    for hand in _player_hands[:1]:
        hand.is_standing = True
        result""",
    ),
    Fault(
        "payment goes by the bet of the first hand",
        {DEALER_AND_RESULTS, MONEY_AND_CARDS},
        _RULES,
        "return Result.WON, 2 * hand.bet",
        "return Result.WON, 2 * _player_hands[0].bet",
    ),
    Fault(
        "dealer_play returns names instead of results",
        {DEALER_AND_RESULTS},
        _RULES,
        "    return _results.copy()\n",
        "    return [result.name for result in _results]\n",
    ),
]
