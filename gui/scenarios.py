"""Situations of Blackjack for markers: seeds and bets whose first deal brings them.

No rule knows of them. The program is started with the seed, the bet box offers the
bet, and what is dealt then is what anybody gets with that seed.
``python -m tests.find_scenarios`` finds the seeds.
"""

from typing import NamedTuple

from gui.bets import write_amount

GAME_NAME = "blackjack"
"""The game that all scenarios are of."""

LIST = "list"
"""What lists the scenarios on the command line, in place of a name."""


class Scenario(NamedTuple):
    """A situation that the first deal brings.

    Attributes:
        name: how it is called on the command line.
        seed: what ``random`` is seeded with before the first deal.
        bet: the bet of the first deal, in dollars.
        text: what to try, and what must happen.
    """

    name: str
    seed: int
    bet: int
    text: str


SCENARIOS = (
    Scenario(
        "natural",
        4,
        100,
        "You get an ace and a queen, and the round is over at once: you win $100 and "
        "no bonus. Funds $1,100.",
    ),
    Scenario(
        "natural-against-natural",
        3132,
        100,
        "You and the dealer get an ace and a ten-point card each: a push at once. "
        "Funds $1,000.",
    ),
    Scenario(
        "natural-against-drawn-21",
        54,
        100,
        "You get a ten and an ace, the dealer draws to 21: a push, for a natural is "
        "worth no more than any 21. Funds $1,000.",
    ),
    Scenario(
        "dealer-natural",
        165,
        10,
        "Stand with 20. The dealer turns up an ace beside the jack and has 21: you "
        "lose $10. Funds $990.",
    ),
    Scenario(
        "soft-17-dealer",
        287,
        10,
        "Stand with 18. The dealer has an ace and a six, which is 17, and draws no "
        "card: you win $10. Funds $1,010.",
    ),
    Scenario(
        "dealer-bust",
        0,
        10,
        "Stand with 10. The dealer turns up 13, draws a king and is bust with 23: you "
        "win $10. Funds $1,010.",
    ),
    Scenario(
        "push",
        34,
        10,
        "Stand with 19. The dealer draws from 14 to 16 and to 19: a push, your $10 "
        "comes back. Funds $1,000.",
    ),
    Scenario(
        "player-bust",
        5,
        10,
        "Hit on 20: you are bust with 25 at once, and the dealer shows 16 but draws no "
        "card. Funds $990.",
    ),
    Scenario(
        "hit-to-21",
        11,
        10,
        "Hit on 11: you have 21 and stand by yourself, the dealer plays at once and is "
        "bust with 24. Funds $1,010.",
    ),
    Scenario(
        "soft-hand-re-evaluated",
        3063,
        10,
        "Hit on the six and the ace, 17: an eight comes, the ace counts 1 now, and you "
        "have 15. Stand: the dealer has 21. Funds $990.",
    ),
    Scenario(
        "three-aces",
        615,
        10,
        "Hit on two aces, 12: a third one makes 13. Stand: the dealer has 17. Funds "
        "$990.",
    ),
    Scenario(
        "eight-card-hand",
        15261,
        10,
        "Hit six times: 16, 12, 14, 16, 17, 20. All eight cards can be seen. Stand: "
        "you win against 19. Funds $1,010.",
    ),
    Scenario(
        "double-bust",
        1,
        50,
        "Double on 20: you are bust with 23, lose $100, and the dealer draws no card. "
        "Funds $900.",
    ),
    Scenario(
        "double-at-exactly-the-funds",
        11,
        500,
        "The bet is half of the funds, so Double is on and takes the last $500: you "
        "have 21 and win $1,000. Funds $2,000.",
    ),
    Scenario(
        "surrender-odd-bet",
        35,
        25,
        "Surrender: half of $25, rounded down, is $12 and comes back. The dealer has "
        "12 and draws no card. Funds $987.",
    ),
    Scenario(
        "pair-of-aces",
        7987,
        10,
        "Split: two hands of 19 and 14, and both go on. Hit hand 1: a jack comes, the "
        "ace counts 1 now, and it stays at 19. Stand with both: hand 1 wins against "
        "17, hand 2 loses. Funds $1,000.",
    ),
    Scenario(
        "pair-of-tens-mixed",
        2322,
        10,
        "Split the ten and the king, which count alike: two hands of 20 and 17. Stand "
        "with both: hand 1 wins against 17, hand 2 is a push. Funds $1,010.",
    ),
    Scenario(
        "both-hands-21",
        1842,
        10,
        "Split the aces: both hands have 21, stand by themselves and win at once, "
        "without a bonus. Funds $1,020.",
    ),
    Scenario(
        "split-one-bust-one-wins",
        5,
        10,
        "Split, then hit hand 1: it is bust with 25. Stand with hand 2, which has 12: "
        "the dealer is bust too, but hand 1 loses and hand 2 wins. Funds $1,000.",
    ),
    Scenario(
        "pair-without-funds",
        2078,
        600,
        "You get two eights, but the $400 left pay no second bet: Split and Double are "
        "off, the others are on. Stand: the dealer is bust. Funds $1,600.",
    ),
    Scenario(
        "low-funds",
        8,
        999,
        "Stand with 15 and lose: $1 is left, and the bet is 1. Deal again: with a jack "
        "and a king Split and Double are off. Stand: the dealer is bust. Funds $2.",
    ),
    Scenario(
        "out-of-funds",
        2,
        1000,
        "Double is off. Stand with 13 and lose all. Funds $0. Deal and the bet box are "
        "off until Reset brings back $1,000.",
    ),
)


def get_scenario(name: str) -> Scenario:
    """Return the scenario of that name.

    Raises:
        KeyError: there is none.
    """
    return {scenario.name: scenario for scenario in SCENARIOS}[name]


def get_list() -> str:
    """Return all names, with what to try and what must happen below each."""
    lines = ["Start with --scenario NAME and press Deal; the bet is in the box."]
    for scenario in SCENARIOS:
        lines += [f"{scenario.name} ({write_amount(scenario.bet)})", scenario.text]
    return "\n".join(lines)
