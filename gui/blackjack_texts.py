"""What Blackjack says to its player, worked out from the logic each time."""

from gameobjects import BlackjackHand
from gameobjects.blackjack_hand import HIGHEST_SCORE
from games import blackjack
from games.blackjack import Result
from gui.bets import write_amount, write_limits
from gui.blackjack_actions import ACTIONS, get_actions_of_hand
from gui.card_words import CARD_POINTS, join_parts
from gui.hand_tags import DEALER, HANDS
from gui.names import RESET

DEAL = "Deal"
BET = "Bet $"

TABLE_WORDS = "Dealer stands on 17\nWins pay 1 to 1"
"""What is printed on the felt."""

_RULES = """\
You play against the dealer. Whoever has more points wins, but more than 21 is bust and \
loses, whatever the dealer has.

# Points
{points} An ace counts 11, or 1 where 11 would take the hand over 21.

# The deal
Bet whole dollars, from $1 to all that you have. You and the dealer get two cards each, \
from a full deck that is shuffled for every round. The dealer's second card lies face \
down until the dealer plays.

# Your turn
While a hand has less than 21, it can do any of these:
• Hit: get one more card.
• Stand: keep what it has.
• Double: double the bet, get one more card, and stand.
• Split: two cards of equal points become two hands. The second hand takes another bet \
of the same size, and each hand gets a new card. Once a round.
• Surrender: give up the first two cards and get half the bet back, rounded down.
A hand of 21 or more stands by itself.

# The dealer's turn
The dealer turns up the second card, draws while under 17, and stands on 17 or more. \
Against hands that are all bust or surrendered the dealer draws nothing.

# The end
With more points than the dealer, or against a dealer who is bust, you win as much as \
you bet. With equal points your bet comes back. An ace with a ten-point card pays no \
bonus.

# Keys
{keys}"""


_OTHER_KEYS = (
    "• Shift with H, D or S: the same for the second hand",
    "• Return: the button that has the focus, else Deal",
    "• Up and Down in the bet box: the next ten",
    "• Click on a chip: more on the bet, right click: less",
    "• Alt with an underlined letter: that button, or the bet",
)

_RESULT_WORDS = {
    Result.WON: "won {}",
    Result.PUSH: "push, {} back",
    Result.LOST: "lost {}",
    Result.BUST: "bust, lost {}",
    Result.SURRENDERED: "surrendered, lost {}",
}

_RESULT_SENTENCES = {
    Result.WON: "You won {}.",
    Result.PUSH: "It is a push: your {} comes back.",
    Result.LOST: "You lost {}.",
    Result.BUST: "You are bust and lost {}.",
    Result.SURRENDERED: "You surrendered and lost {}.",
}


def get_rules() -> str:
    """Return the rules in a player's words, and the keys; "# " begins a heading."""
    keys = [f"• {action.key.upper()}: {action.text}" for action in ACTIONS]
    return _RULES.format(points=CARD_POINTS, keys="\n".join([*keys, *_OTHER_KEYS]))


def is_round_over() -> bool:
    """Return whether a round was dealt in which nothing can be played any more."""
    return bool(blackjack.player_hands) and not blackjack.can_player_play()


def get_results() -> list[Result]:
    """Return a result for each hand of a round that is over, else an empty list."""
    return blackjack.dealer_play() if is_round_over() else []


def get_funds_text() -> str:
    """Return what the player has; the bets on the table are not in it."""
    return f"Funds {write_amount(blackjack.player_funds)}"


def get_dealer_text() -> str:
    """Return the dealer's points, those of his first card alone before he plays."""
    hand = blackjack.dealer_hand
    if hand.count == 0:
        return "Dealer"
    if not is_round_over():
        return get_count_text(DEALER, 1)
    bust = "bust" if hand.score > HIGHEST_SCORE else ""
    return join_parts(["Dealer", str(hand.score), bust])


def get_hand_text(hand_num: int) -> str:
    """Return the bet, the points and the state or the result of a player's hand."""
    label = f"Hand {hand_num + 1}"
    if hand_num >= len(blackjack.player_hands):
        return label if hand_num == 0 else f"{label} · only after a split"
    hand = blackjack.player_hands[hand_num]
    parts = [label, f"Bet {write_amount(hand.bet)}", str(hand.score)]
    if results := get_results():
        parts.append(get_result_text(results[hand_num], hand.bet))
    elif hand.score > HIGHEST_SCORE:
        parts.append("bust")
    elif not blackjack.can_stand(hand_num):
        parts.append("stands")
    return join_parts(parts)


def get_count_text(tag: str, count: int) -> str:
    """Return the points of the first cards of a hand, as they come one by one.

    Args:
        tag: the tag of the hand on the table: ``dealer``, ``hand0`` or ``hand1``.
        count: how many of its cards can be seen by now.
    """
    if tag == DEALER:
        score = _count_points(blackjack.dealer_hand, count)
        return join_parts(["Dealer", f"{score} showing" if count == 1 else score])
    hand_num = HANDS.index(tag)
    if hand_num >= len(blackjack.player_hands):
        return get_hand_text(hand_num)
    hand = blackjack.player_hands[hand_num]
    bet = f"Bet {write_amount(hand.bet)}"
    return join_parts([f"Hand {hand_num + 1}", bet, _count_points(hand, count)])


def get_result_text(result: Result, bet: int) -> str:
    """Return what a hand won or lost in a few words, such as ``bust, lost $10``."""
    return _RESULT_WORDS[result].format(_get_amount_moved(result, bet))


def get_message() -> str:
    """Return whose turn it is and what can be done, or how the round ended."""
    if is_round_over():
        return _get_ending()
    if blackjack.can_player_play():
        return _get_turn()
    limits = write_limits(1, blackjack.player_funds)
    return f"Bet {limits}, then press {DEAL}."


def _count_points(hand: BlackjackHand, count: int) -> str:
    """Return the points of the first cards of a hand, nothing for none."""
    seen = BlackjackHand()
    for index in range(count):
        seen.add_card(hand.get_card(index))
    return str(seen.score) if count else ""


def _get_turn() -> str:
    hand_nums = range(len(blackjack.player_hands))
    turns = {
        n: _join(_get_allowed_words(n)) for n in hand_nums if blackjack.can_stand(n)
    }
    if len(blackjack.player_hands) == 1:
        return f"Your turn: {turns[0]}."
    return "\n".join(f"Hand {n + 1}: {words}." for n, words in turns.items())


def _get_allowed_words(hand_num: int) -> list[str]:
    return [
        action.text.lower()
        for action in get_actions_of_hand(hand_num)
        if action.is_allowed(hand_num)
    ]


def _join(words: list[str]) -> str:
    *others, last = words
    return f"{', '.join(others)} or {last}" if others else last


def _get_ending() -> str:
    ends = list(zip(get_results(), blackjack.player_hands))
    if len(ends) == 1:
        ((result, hand),) = ends
        amount = _get_amount_moved(result, hand.bet)
        sentence = _RESULT_SENTENCES[result].format(amount)
        return f"{_get_dealer_ending()} {sentence} {_get_next_step()}"
    texts = [get_result_text(result, hand.bet) for result, hand in ends]
    lines = [f"Hand {n + 1}: {text}." for n, text in enumerate(texts)]
    return "\n".join([*lines, _get_next_step()])


def _get_amount_moved(result: Result, bet: int) -> str:
    """Return what a hand won, lost or got back.

    A surrender loses what half the bet, rounded down, leaves (ITD121 rule 6).
    """
    return write_amount(bet - bet // 2 if result is Result.SURRENDERED else bet)


def _get_dealer_ending() -> str:
    score = blackjack.dealer_hand.score
    if score > HIGHEST_SCORE:
        return f"Dealer is bust with {score}."
    return f"Dealer has {score}."


def _get_next_step() -> str:
    if blackjack.player_funds == 0:
        return f"You are out of funds: press {RESET} to start again."
    return f"Press {DEAL} for the next round."
