"""What Team Blackjack says to its player, worked out from the match each time."""

from gameobjects import Card
from gameobjects.blackjack_hand import HIGHEST_SCORE
from games.team_blackjack import (
    DealerOut,
    Event,
    Match,
    MatchOver,
    Outcome,
    PlayerOut,
    Reshuffled,
    Settled,
    Team,
    Total,
)
from gui.bets import write_amount, write_limits
from gui.card_words import CARD_POINTS, join_parts
from gui.hand_tags import DEALER, PLAYER
from gui.names import NEW_MATCH
from gui.simple_buttons import DEAL, get_key_lines

WAGER = "Wager $"
WAGER_LETTER = "w"
NEW_MATCH_LETTER = "n"

TABLE_WORDS = "Natural pays 3 to 2 · Dealer stands on 17"
"""What is printed on the felt."""

DECK_USED_UP = (
    "The deck is used up: the cards are shuffled and the hand is dealt again."
)

_RULES = """\
A team of players plays against a team of dealers. One player and one dealer are at the \
table. A player who has less than the minimum wager is out. A dealer is out after a whole \
round of hands. The team that has nobody left has lost.

# Points
{points} An ace counts 11, or 1 where 11 would take the hand over 21. A total in which an \
ace counts 11 is soft, any other is hard.

# A hand
Wager whole dollars, from the minimum to the bankroll. You and the dealer get two cards \
each; the dealer's second card lies face down until the hand is over.
• Hit: get one more card. Over 21 you are bust and lose the wager at once.
• Stand: keep what you have. A hand of 21 does not stand by itself.
When you stand, the dealer draws while under 17. With more points than the dealer, or \
against a dealer who is bust, you win as much as you wagered. With equal points nothing \
changes. An ace and a ten-point card at the deal are a natural, which wins one and a half \
times the wager at once, rounded down to whole dollars, whatever the dealer has.

# The deck
One deck goes on from hand to hand. If a card is needed and none is left, the hand is \
void: all cards are shuffled and it is dealt again with the same wager. Hit and Stand \
then wait half a second, so that you see the new hand first.

# The seats
The yellow seat is the one at the table, crossed seats are out, and empty rings wait. When \
a player is out, the next one sits down with a new bankroll, and a new round begins. When \
a dealer is out, the next one comes for a new round, and the player keeps the bankroll.

# Keys
{keys}"""

_NUMBER_WORDS = dict(
    enumerate(
        ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"],
        1,
    )
)

_OUTCOME_WORDS = {
    Outcome.NATURAL: "natural, won {}",
    Outcome.WON: "won {}",
    Outcome.PUSH: "push",
    Outcome.LOST: "lost {}",
    Outcome.BUST: "bust, lost {}",
}

_OUTCOME_SENTENCES = {
    Outcome.NATURAL: "A natural: you won {}.",
    Outcome.WON: "You won {}.",
    Outcome.PUSH: "It is a push: nothing changes.",
    Outcome.LOST: "You lost {}.",
    Outcome.BUST: "You are bust and lost {}.",
}


def get_rules() -> str:
    """Return the rules in a player's words, and the keys; "# " begins a heading."""
    return _RULES.format(points=CARD_POINTS, keys=get_key_lines("wager"))


def get_progress_text(match: Match) -> str:
    """Return which hand of the round it is."""
    return f"Hand {match.hand_number:,} of {match.hands_per_round:,}"


def get_bankroll_text(match: Match) -> str:
    """Return what the player has."""
    return f"Bankroll {write_amount(match.bankroll)}"


def get_minimum_text(match: Match) -> str:
    """Return the least wager."""
    return f"Minimum {write_amount(match.minimum_wager)}"


def get_cards_left_text(match: Match) -> str:
    """Return how many cards are left in the deck."""
    return "1 card left" if match.cards_left == 1 else f"{match.cards_left} cards left"


def get_dealer_text(match: Match) -> str:
    """Return who deals, and the total of the cards that can be seen."""
    return get_count_text(match, DEALER, len(match.visible_dealer_cards), match.wager)


def get_player_text(match: Match) -> str:
    """Return who plays, the wager, and the total of the cards."""
    return get_count_text(match, PLAYER, match.player_hand.count, match.wager)


def get_count_text(match: Match, tag: str, count: int, wager: int) -> str:
    """Return the total of the first cards of a hand, as they come one by one.

    Args:
        match: the match.
        tag: the tag of the hand on the table.
        count: how many of its cards can be seen by now.
        wager: the dollars at stake as far as can be seen by now, 0 for none.
    """
    if tag == DEALER:
        total = _write_state(list(match.dealer_hand)[:count])
        if count == 1:
            total += " showing"
        return join_parts([_get_dealer_name(match), total])
    total = _write_state(list(match.player_hand)[:count])
    stake = f"Wager {write_amount(wager)}" if wager else ""
    return join_parts([_get_player_name(match), stake, total])


def write_total(cards: list[Card]) -> str:
    """Return the total of cards, such as ``soft 17``, "" for none (rule T3)."""
    if not cards:
        return ""
    total = Total(cards)
    return f"{'soft' if total.is_soft else 'hard'} {total.points}"


def _write_state(cards: list[Card]) -> str:
    """Return the total of cards, and whether that is too much."""
    is_bust = Total(cards).points > HIGHEST_SCORE
    return join_parts([write_total(cards), "bust" if is_bust else ""])


def get_message(match: Match) -> str:
    """Return what has just happened, whose turn it is, and what can be done."""
    sentences = [get_sentence(match, event) for event in match.last_events]
    sentences.append(_get_next_step(match))
    return " ".join(sentence for sentence in sentences if sentence)


def get_sentence(match: Match, event: Event) -> str:
    """Return what an event is in a sentence, "" where the cards say it themselves."""
    if isinstance(event, Reshuffled):
        return DECK_USED_UP
    if isinstance(event, Settled):
        return _OUTCOME_SENTENCES[event.outcome].format(write_amount(abs(event.amount)))
    if isinstance(event, PlayerOut):
        return _get_player_out_sentence(match, event)
    if isinstance(event, DealerOut):
        return _get_dealer_out_sentence(match, event)
    if isinstance(event, MatchOver):
        return _get_match_over_sentence(event)
    return ""


def get_outcome_words(event: Settled) -> str:
    """Return how a hand ended in a few words, such as ``bust, lost $5``."""
    return _OUTCOME_WORDS[event.outcome].format(write_amount(abs(event.amount)))


def find_settled(match: Match) -> Settled | None:
    """Return how the hand on the table ended, None while it is in play."""
    for event in match.last_events:
        if isinstance(event, Settled):
            return event
    return None


# The cards on the table may be those of somebody who has just left.


def _get_player_name(match: Match) -> str:
    number = match.player_number
    for event in match.last_events:
        if isinstance(event, PlayerOut):
            number = event.player_number
    return f"Player {number:,}"


def _get_dealer_name(match: Match) -> str:
    number = match.dealer_number
    for event in match.last_events:
        if isinstance(event, DealerOut):
            number = event.dealer_number
    return f"Dealer {number:,}"


def _get_player_out_sentence(match: Match, event: PlayerOut) -> str:
    out = f"Player {event.player_number:,} is out of money."
    if event.next_player_number is None:
        return out
    money = write_amount(match.starting_bankroll)
    return f"{out} Player {event.next_player_number:,} sits down with {money}."


def _get_dealer_out_sentence(match: Match, event: DealerOut) -> str:
    hands = match.hands_per_round
    number = _NUMBER_WORDS.get(hands, f"{hands:,}")
    played = f"{number} hand{'' if hands == 1 else 's'} played"
    out = f"{played}: dealer {event.dealer_number:,} leaves."
    if event.next_dealer_number is None:
        return out
    return f"{out} Dealer {event.next_dealer_number:,} comes."


def _get_match_over_sentence(event: MatchOver) -> str:
    winner, loser = ("players", "dealers")
    if event.winner is Team.DEALERS:
        winner, loser = loser, winner
    return f"The {loser} have nobody left: the {winner} win the match."


def _get_next_step(match: Match) -> str:
    if match.winner is not None:
        return f"Press {NEW_MATCH.rstrip('…')} to play another."
    if match.can_hit():
        return f"Player {match.player_number:,}: hit or stand."
    limits = write_limits(match.minimum_wager, match.bankroll)
    return f"Wager {limits}, then press {DEAL}."
