"""The history of Team Blackjack, worked out by hand from the cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from tests.card_time import Time

if TYPE_CHECKING:
    from tests.team_driver import TeamDriver

pytestmark = pytest.mark.house

USED_UP = "the deck is used up: the cards are shuffled and the hand is dealt again"

# The numbers of the match, its first cards and the clicks; the lines.
HANDS: dict[str, tuple[dict[str, int], str, list[str], list[str]]] = {
    "hit and stand": (
        {},
        "AS 9D 6C 7D 5H 2C",
        ["deal", "hit", "stand"],
        [
            "Wager 1 · player 1 wagered $5",
            "Wager 1 · player 1 has A♠ 6♣ → soft 17 · dealer 1 shows 9♦",
            "Wager 1 · player 1 hit 5♥ → hard 12",
            "Wager 1 · player 1 stood with hard 12",
            "Wager 1 · dealer 1 has 9♦ 7♦ → hard 16",
            "Wager 1 · dealer 1 drew 2♣ → hard 18",
            "Wager 1 · lost $5 · bankroll $95",
        ],
    ),
    "natural, then bust": (
        {},
        "AS 9D KC 7D 10S 9H 6C 8H KD",
        ["deal", "deal", "hit"],
        [
            "Wager 1 · player 1 wagered $5",
            "Wager 1 · player 1 has A♠ K♣ → soft 21 · dealer 1 shows 9♦",
            "Wager 1 · dealer 1 has 9♦ 7♦ → hard 16",
            "Wager 1 · natural, won $7 · bankroll $107",
            "Wager 2 · player 1 wagered $5",
            "Wager 2 · player 1 has 10♠ 6♣ → hard 16 · dealer 1 shows 9♥",
            "Wager 2 · player 1 hit K♦ → hard 26",
            "Wager 2 · dealer 1 has 9♥ 8♥ → hard 17",
            "Wager 2 · bust, lost $5 · bankroll $102",
        ],
    ),
    "player out": (
        {"bankroll": 5},
        "10S 10D 8C 9D 10H AD 8H 7H",
        ["deal", "stand", "deal", "stand"],
        [
            "Wager 1 · player 1 wagered $5",
            "Wager 1 · player 1 has 10♠ 8♣ → hard 18 · dealer 1 shows 10♦",
            "Wager 1 · player 1 stood with hard 18",
            "Wager 1 · dealer 1 has 10♦ 9♦ → hard 19",
            "Wager 1 · lost $5 · bankroll $0",
            "Wager 1 · player 1 is out of money. Player 2 sits down with $5",
            "Wager 2 · player 2 wagered $5",
            "Wager 2 · player 2 has 10♥ 8♥ → hard 18 · dealer 1 shows A♦",
            "Wager 2 · player 2 stood with hard 18",
            "Wager 2 · dealer 1 has A♦ 7♥ → soft 18",
            "Wager 2 · push · bankroll $5",
        ],
    ),
    "dealer out": (
        {"hands_per_round": 1, "dealers": 2},
        "10S 10D 9C 8D 2S 9H 3S 8H",
        ["deal", "stand", "deal"],
        [
            "Wager 1 · player 1 wagered $5",
            "Wager 1 · player 1 has 10♠ 9♣ → hard 19 · dealer 1 shows 10♦",
            "Wager 1 · player 1 stood with hard 19",
            "Wager 1 · dealer 1 has 10♦ 8♦ → hard 18",
            "Wager 1 · won $5 · bankroll $105",
            "Wager 1 · one hand played: dealer 1 leaves. Dealer 2 comes",
            "Wager 2 · player 1 wagered $5",
            "Wager 2 · player 1 has 2♠ 3♠ → hard 5 · dealer 2 shows 9♥",
        ],
    ),
    "match over": (
        {"players": 1, "bankroll": 5},
        "10S 10D 8C 9D",
        ["deal", "stand"],
        [
            "Wager 1 · player 1 wagered $5",
            "Wager 1 · player 1 has 10♠ 8♣ → hard 18 · dealer 1 shows 10♦",
            "Wager 1 · player 1 stood with hard 18",
            "Wager 1 · dealer 1 has 10♦ 9♦ → hard 19",
            "Wager 1 · lost $5 · bankroll $0",
            "Wager 1 · player 1 is out of money",
            "Wager 1 · the players have nobody left: the dealers win the match",
        ],
    ),
}


def get_lines(team: TeamDriver) -> list[str]:
    """Return the lines that can be read."""
    history: Any = team.window.children["history"]
    lines: list[str] = history.get_text().splitlines()
    return lines


@pytest.mark.parametrize("hand", HANDS)
def test_lines_of_hands(team: TeamDriver, hand: str) -> None:
    numbers, deck, clicks, lines = HANDS[hand]
    team.begin(**numbers)
    team.stack(deck)
    for name in clicks:
        team.click(name)
    assert get_lines(team)[1:] == lines, "below the line about the new match"


@pytest.mark.parametrize(
    ("deck", "clicks", "lines"),
    [
        (
            "2S 3D",
            ["deal"],
            ["player 1 wagered $5"],
        ),
        (
            "2S 3D 4C 5D",
            ["deal", "hit"],
            ["player 1 wagered $5", "player 1 has 2♠ 4♣ → hard 6 · dealer 1 shows 3♦"],
        ),
        (
            "10S 2D KC 3D",
            ["deal", "stand"],
            [
                "player 1 wagered $5",
                "player 1 has 10♠ K♣ → hard 20 · dealer 1 shows 2♦",
                "player 1 stood with hard 20",
                "dealer 1 has 2♦ 3♦ → hard 5",
            ],
        ),
    ],
    ids=["at the deal", "at a hit", "at a draw"],
)
def test_lines_of_a_hand_dealt_again(
    team: TeamDriver,
    time: Time,
    stack_deck: Callable[[str], None],
    deck: str,
    clicks: list[str],
    lines: list[str],
) -> None:
    """It is the same wager; afterwards it goes on as any hand."""
    stack_deck("8S 9D 5C 7D 2H")
    team.stack(deck, only=True)
    for name in clicks:
        team.click(name)
    time.let_pass(500)
    team.click("hit")
    assert get_lines(team) == [
        f"Wager 1 · {line}"
        for line in (
            *lines,
            USED_UP,
            "player 1 has 8♠ 5♣ → hard 13 · dealer 1 shows 9♦",
            "player 1 hit 2♥ → hard 15",
        )
    ]


@pytest.mark.parametrize(
    ("numbers", "line"),
    [
        (
            {},
            (
                "new match · 3 players, 3 dealers · bankroll $100, minimum $5 · "
                "10 hands a round"
            ),
        ),
        (
            {"players": 1, "dealers": 1, "bankroll": 2500, "hands_per_round": 1},
            (
                "new match · 1 player, 1 dealer · bankroll $2,500, minimum $5 · "
                "1 hand a round"
            ),
        ),
    ],
)
def test_line_of_a_new_match(
    team: TeamDriver, numbers: dict[str, int], line: str
) -> None:
    """It is no wager; it belongs to the last one, if there was any."""
    team.begin(**numbers)
    team.deal("10S 6S", "9D 7D")
    team.begin(**numbers)
    team.deal("10S 6S", "9D 7D")
    dealt = "player 1 has 10♠ 6♠ → hard 16 · dealer 1 shows 9♦"
    assert get_lines(team) == [
        line,
        "Wager 1 · player 1 wagered $5",
        f"Wager 1 · {dealt}",
        f"Wager 1 · {line}",
        "Wager 2 · player 1 wagered $5",
        f"Wager 2 · {dealt}",
    ]


def test_lines_wait_until_the_cards_lie(team: TeamDriver, time: Time) -> None:
    team.window.option_add("*animation", "on")
    team.deal("AS KC", "9D 7D")
    time.go_on()
    assert get_lines(team) == []
    team.press("F9")
    assert get_lines(team)[-1] == "Wager 1 · natural, won $7 · bankroll $107"
