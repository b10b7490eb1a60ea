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

DECK_FAULTS = [
    Fault("deck is not shuffled", {DECK}, _RULES, "    _deck.shuffle_pile()\n", ""),
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
    Fault(
        "first card of the deck is taken away unseen",
        {DECK, MONEY_AND_CARDS},
        _RULES,
        "    _deck.shuffle_pile()\n",
        "    _deck.shuffle_pile()\n    _deck.deal_one_card()\n",
    ),
]

RESET_FAULTS = [
    Fault(
        "reset leaves the funds as they are",
        {RESET},
        _RULES,
        "    _player_funds = _INITIAL_FUNDS\n",
        '    _player_funds = globals().get("_player_funds", _INITIAL_FUNDS)\n',
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
    Fault(
        "reset leaves the player his cards",
        {RESET},
        _RULES,
        "    _player_hands = []\n",
        '    _player_hands = globals().get("_player_hands", [])\n',
    ),
]

NEW_ROUND_FAULTS = [
    Fault(
        "bet is not taken from the funds",
        {NEW_ROUND, MONEY_AND_CARDS},
        _RULES,
        "    _player_funds -= initial_bet\n",
        "",
    ),
    Fault(
        "bet is not put on the hand",
        {NEW_ROUND, MONEY_AND_CARDS},
        _RULES,
        "    hand = BlackjackHand(initial_bet)\n",
        "    hand = BlackjackHand(10)\n",
    ),
    Fault(
        "bet above the funds is accepted",
        {NEW_ROUND},
        _RULES,
        "if not 1 <= bet <= _player_funds:",
        "if bet < 1:",
    ),
    Fault(
        "bet of 0 is accepted",
        {NEW_ROUND},
        _RULES,
        "if not 1 <= bet <=",
        "if not 0 <= bet <=",
    ),
    Fault(
        "bet below 0 is accepted",
        {NEW_ROUND},
        _RULES,
        "if not 1 <= bet <= _player_funds:",
        "if bet == 0 or bet > _player_funds:",
    ),
    Fault(
        "bet of all the funds is refused",
        {NEW_ROUND},
        _RULES,
        "if not 1 <= bet <= _player_funds:",
        "if not 1 <= bet < _player_funds:",
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
]

STANDING_FAULTS = [
    Fault(
        "natural does not stand",
        {STANDING},
        _RULES,
        "    _stand_if_complete(hand)\n    _is_round_on = True\n",
        "    _is_round_on = True\n",
    ),
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
        "hand that was doubled does not stand",
        {STANDING},
        _RULES,
        "    hand.bet *= 2\n    hand.is_standing = True\n",
        "    hand.bet *= 2\n",
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
]

ACTION_FAULTS = [
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
        "double leaves the bet as it was",
        {HIT_DOUBLE_STAND, MONEY_AND_CARDS},
        _RULES,
        "    hand.bet *= 2\n",
        "",
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
        {HIT_DOUBLE_STAND, MONEY_AND_CARDS},
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
    Fault(
        "stand is for all hands",
        {HIT_DOUBLE_STAND},
        _RULES,
        "    _player_hands[hand_num].is_standing = True\n",
        "    for hand in _player_hands:\n        hand.is_standing = True\n",
    ),
    Fault(
        "stand does nothing",
        {HIT_DOUBLE_STAND, STANDING},
        _RULES,
        "    _player_hands[hand_num].is_standing = True\n",
        "",
    ),
]

SPLIT_FAULTS = [
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
        "split is for any two cards",
        {SPLIT, CAN, UNBREAKABLE},
        _RULES,
        "        or _why_not_pair(_player_hands[0])\n",
        "",
    ),
    Fault(
        "split needs no money",
        {SPLIT, CAN, UNBREAKABLE},
        _RULES,
        "        or _why_not_second_bet(0)\n",
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
        "split takes no money",
        {SPLIT, MONEY_AND_CARDS},
        _RULES,
        "    _player_funds -= second_hand.bet\n",
        "",
    ),
    Fault(
        "second hand has no bet",
        {SPLIT, MONEY_AND_CARDS},
        _RULES,
        "    second_hand = BlackjackHand(first_hand.bet)\n",
        "    second_hand = BlackjackHand()\n",
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
        "second hand gets no new card",
        {SPLIT, STANDING},
        _RULES,
        "    new_cards = _deck.deal_cards(2)",
        "    new_cards = _deck.deal_cards(1)",
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
]

SURRENDER_FAULTS = [
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
]

CAN_FAULTS = [
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
        "can_double does not look at the money",
        {CAN},
        _RULES,
        "    return not _why_not_double(hand_num)\n",
        "    return not _why_not_play(hand_num)\n",
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
        "can_player_play asks the first hand only",
        {CAN},
        _RULES,
        "    return any(can_stand(hand_num) for hand_num in "
        "range(len(_player_hands)))\n",
        "    return can_stand(0)\n",
    ),
    Fault(
        "can_player_play always says yes",
        {CAN},
        _RULES,
        "    return any(can_stand(hand_num) for hand_num in "
        "range(len(_player_hands)))\n",
        "    return True\n",
    ),
]

UNBREAKABLE_FAULTS = [
    Fault(
        f"player_{action} does not check whether it may",
        {UNBREAKABLE},
        _RULES,
        f'        raise _get_error("{action}", {number}, why_not)\n',
        "        pass\n",
    )
    for action, number in [
        ("hit", "hand_num"),
        ("double", "hand_num"),
        ("surrender", "0"),
        ("split", "0"),
    ]
] + [
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
]

DEALER_FAULTS = [
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
]

RESULT_FAULTS = [
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
        "won pays the bet once",
        {DEALER_AND_RESULTS, MONEY_AND_CARDS},
        _RULES,
        "return Result.WON, 2 * hand.bet",
        "return Result.WON, hand.bet",
    ),
    Fault(
        "push wins",
        {DEALER_AND_RESULTS, MONEY_AND_CARDS},
        _RULES,
        "dealer_score > HIGHEST_SCORE or score > dealer_score",
        "dealer_score > HIGHEST_SCORE or score >= dealer_score",
    ),
    Fault(
        "push is lost",
        {DEALER_AND_RESULTS, MONEY_AND_CARDS},
        _RULES,
        "    if score < dealer_score:\n",
        "    if score <= dealer_score:\n",
    ),
    Fault(
        "push pays nothing",
        {DEALER_AND_RESULTS, MONEY_AND_CARDS},
        _RULES,
        "return Result.PUSH, hand.bet",
        "return Result.PUSH, 0",
    ),
    Fault(
        "push pays as a win",
        {DEALER_AND_RESULTS, MONEY_AND_CARDS},
        _RULES,
        "return Result.PUSH, hand.bet",
        "return Result.PUSH, 2 * hand.bet",
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
        "surrender makes half dollars",
        {DEALER_AND_RESULTS, MONEY_AND_CARDS},
        _RULES,
        "return Result.SURRENDERED, hand.bet // 2",
        "return Result.SURRENDERED, hand.bet / 2",
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
        "results come in the wrong order",
        {DEALER_AND_RESULTS},
        _RULES,
        "    return _results.copy()\n",
        "    return _results[::-1]\n",
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
        "hands do not stand after the dealer's play",
        {DEALER_AND_RESULTS},
        _RULES,
        "        hand.is_standing = True\n        result",
        "        result",
    ),
    Fault(
        "round is paid each time that the dealer is asked to play",
        {MONEY_AND_CARDS},
        _RULES,
        "        _player_funds += payment\n    _is_round_on = False\n",
        "        _player_funds += payment\n",
    ),
    Fault(
        "dealer_play returns names instead of results",
        {DEALER_AND_RESULTS},
        _RULES,
        "    return _results.copy()\n",
        "    return [result.name for result in _results]\n",
    ),
]

FAULTS = [
    *DECK_FAULTS,
    *RESET_FAULTS,
    *NEW_ROUND_FAULTS,
    *STANDING_FAULTS,
    *ACTION_FAULTS,
    *SPLIT_FAULTS,
    *SURRENDER_FAULTS,
    *CAN_FAULTS,
    *UNBREAKABLE_FAULTS,
    *DEALER_FAULTS,
    *RESULT_FAULTS,
]
