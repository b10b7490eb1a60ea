"""What the history says of a round of Blackjack, worked out from the logic."""

from games import blackjack
from gui.bets import write_amount
from gui.blackjack_texts import get_funds_text, get_result_text, get_results
from gui.card_words import write_cards

ROUND = "Round"
"""How each line of a round begins."""

_WORDS = {
    "hit": "hit",
    "double": "doubled",
    "stand": "stood",
    "surrender": "surrendered",
}


def get_deal_line() -> str:
    """Return the bet and the cards of a deal, without the hole card."""
    (hand,) = blackjack.player_hands
    cards = write_cards(hand)
    dealer = write_cards([blackjack.dealer_hand.get_card(0)])
    bet = write_amount(hand.bet)
    return f"bet {bet} · you have {cards} → {hand.score} · dealer shows {dealer}"


def get_action_line(name: str, hand_num: int) -> str:
    """Return what the player did, and what the hand has now.

    Args:
        name: the name of the action.
        hand_num: the hand that did it.
    """
    hands = blackjack.player_hands
    if name == "split":
        both = " and ".join(f"{write_cards(hand)} → {hand.score}" for hand in hands)
        return f"you split · {both}"
    hand = hands[hand_num]
    who = "you" if len(hands) == 1 else f"hand {hand_num + 1}"
    if name in ("hit", "double"):
        card = write_cards([hand.get_card(hand.count - 1)])
        return f"{who} {_WORDS[name]} {card} → {hand.score}"
    return f"{who} {_WORDS[name]} with {hand.score}"


def get_ending_lines() -> list[str]:
    """Return the dealer's cards and what each hand won or lost, if the round is over."""
    results = get_results()
    if not results:
        return []
    dealer = blackjack.dealer_hand
    lines = [f"dealer has {write_cards(dealer)} → {dealer.score}"]
    for hand_num, (result, hand) in enumerate(zip(results, blackjack.player_hands)):
        who = f"hand {hand_num + 1} " if len(results) > 1 else ""
        lines.append(f"{who}{get_result_text(result, hand.bet)}")
    lines[-1] += f" · {get_funds_text().lower()}"
    return lines


def get_reset_line() -> str:
    """Return that the game began again."""
    return f"reset · {get_funds_text().lower()}"
