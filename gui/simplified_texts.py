"""What Simplified Blackjack says to its player, and what its history says."""

from games.simplified_blackjack import YOU_LOSE, Game, Hand
from gui.card_words import CARD_POINTS, join_parts, write_cards
from gui.hand_tags import DEALER
from gui.simple_buttons import get_key_lines

TABLE_WORDS = "Dealer stands on 17\nTies go to the dealer"
"""What is printed on the felt."""

DEAL = "Deal"
"""How each line of a deal begins in the history."""

_RULES = """\
You play against the dealer. Whoever has more points wins the hand, but more than 21 is \
bust and loses.

# Points
{points} An ace counts 11, or 1 where 11 would bust the hand when the ace is dealt. It \
keeps that value: an ace, a 6 and then an 8 make 25.

# The deal
You and the dealer get two cards each, from a full deck that is shuffled for every deal. \
The dealer's second card lies face down until the hand is over.

# Your turn
• Hit: get one more card. Over 21 you are bust and lose at once.
• Stand: keep what you have. A hand of 21 does not stand by itself.

# The dealer's turn
When you stand, the dealer turns up the second card and draws while under 17. You win if \
the dealer is bust or has less. A tie goes to the dealer.

# The score
A win adds a point, a loss takes one away. The score may be negative.

# Keys
{keys}"""

_PLAYER = "You"
_DEALER = "Dealer"


def get_rules() -> str:
    """Return the rules in a player's words, and the keys; "# " begins a heading."""
    return _RULES.format(points=CARD_POINTS, keys=get_key_lines())


def get_score_text(game: Game) -> str:
    """Return the score: wins minus losses."""
    return f"Score {game.score}"


def get_dealer_text(game: Game) -> str:
    """Return what the dealer's cards are worth that can be seen."""
    if game.in_play:
        return get_count_text(game, DEALER, 1)
    return _get_hand_text(_DEALER, game.dealer)


def get_player_text(game: Game) -> str:
    """Return what the player's cards are worth."""
    return _get_hand_text(_PLAYER, game.player)


def get_count_text(game: Game, tag: str, count: int) -> str:
    """Return what the first cards of a hand are worth, as they come one by one.

    Args:
        game: the game.
        tag: the tag of the hand on the table.
        count: how many of its cards can be seen by now.
    """
    is_dealer = tag == DEALER
    hand = game.dealer if is_dealer else game.player
    seen = Hand()
    for index in range(count):
        seen.add_card(hand.get_card(index))
    points = str(seen.value()) if count else ""
    if is_dealer and count == 1:
        points += " showing"
    return join_parts([_DEALER if is_dealer else _PLAYER, points])


def get_result_words(game: Game) -> str:
    """Return how the last hand ended in a few words, "" where none has."""
    if game.in_play or game.player.count == 0:
        return ""
    words, _, _ = game.message.partition("!")
    is_tie = game.dealer.value() == game.player.value()
    if game.message == YOU_LOSE and is_tie:
        return f"{words}: a tie goes to the dealer"
    return words


def get_deal_line(game: Game) -> str:
    """Return the cards of a deal, without the hole card."""
    dealer = write_cards([game.dealer.get_card(0)])
    return f"you have {_write_hand(game.player)} · dealer shows {dealer}"


def get_hit_line(game: Game) -> str:
    """Return the card that the player got, and what the hand has now."""
    card = write_cards([game.player.get_card(game.player.count - 1)])
    return f"you hit {card} → {game.player.value()}"


def get_stand_line(game: Game) -> str:
    """Return that the player stood."""
    return f"you stood with {game.player.value()}"


def get_ending_lines(game: Game) -> list[str]:
    """Return the dealer's cards and who won, if the hand is over."""
    if game.in_play:
        return []
    result = get_result_words(game).lower()
    return [
        f"dealer has {_write_hand(game.dealer)}",
        f"{result} · {get_score_text(game).lower()}",
    ]


def get_reset_line(game: Game) -> str:
    """Return that the game began again."""
    return f"reset · {get_score_text(game).lower()}"


def _get_hand_text(label: str, hand: Hand) -> str:
    points = str(hand.value()) if hand.count else ""
    return join_parts([label, points, "bust" if hand.is_busted() else ""])


def _write_hand(hand: Hand) -> str:
    return f"{write_cards(hand)} → {hand.value()}"
