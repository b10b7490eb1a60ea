"""The five numbers of a match of Team Blackjack, as a person types them."""

from typing import NamedTuple

from games.team_blackjack import Match
from gui.bets import read_digits, write_amount

MOST = 1_000_000
"""The largest number that is taken: it still fits the labels of the form."""


class Field(NamedTuple):
    """One of the numbers of a match.

    Attributes:
        name: how it is called on the command line, and its box in the dialog.
        parameter: the parameter of Match.
        label: what stands before its box.
        subject: how a sentence about it begins.
    """

    name: str
    parameter: str
    label: str
    subject: str


FIELDS = (
    Field("players", "players", "Players", "The number of players"),
    Field("dealers", "dealers", "Dealers", "The number of dealers"),
    Field("bankroll", "bankroll", "Bankroll $", "The bankroll"),
    Field("minimum", "minimum_wager", "Minimum wager $", "The minimum wager"),
    Field("hands", "hands_per_round", "Hands a round", "The number of hands a round"),
)


def get_numbers(match: Match) -> dict[str, int]:
    """Return the numbers of a match by the names of their fields."""
    return {
        "players": match.players,
        "dealers": match.dealers,
        "bankroll": match.starting_bankroll,
        "minimum": match.minimum_wager,
        "hands": match.hands_per_round,
    }


def find_problems(texts: dict[str, str]) -> dict[str, str]:
    """Return what is wrong with the numbers, in a sentence for each wrong one.

    Args:
        texts: what was typed, by the names of the fields.
    """
    problems = {}
    for field in FIELDS:
        number = read_digits(texts[field.name])
        if number is None or not 1 <= number <= MOST:
            limits = f"a whole number from 1 to {MOST:,}"
            problems[field.name] = f"{field.subject} must be {limits}."
    if not problems:
        problems = _find_bankroll_problem(texts)
    return problems


def get_arguments(texts: dict[str, str]) -> dict[str, int]:
    """Return the arguments of a Match for numbers in which nothing is wrong.

    Args:
        texts: what was typed, by the names of the fields.
    """
    return {field.parameter: _read(texts, field.name) for field in FIELDS}


def read_match(text: str) -> dict[str, int]:
    """Return the arguments of a Match for a text such as ``players=2,hands=5``.

    Numbers that are not named are the usual ones.

    Raises:
        ValueError: something is wrong with it; the message is a sentence.
    """
    texts = {name: str(number) for name, number in get_numbers(Match()).items()}
    parts = [part.partition("=") for part in text.split(",")]
    given = {name.strip(): number for name, sign, number in parts if sign}
    if not set(given) <= set(texts) or len(given) < len(parts):
        usual = ", ".join(f"{name}=N" for name in texts)
        raise ValueError(
            f"A match is written {usual}, or some of these, each once: {text!r}."
        )
    texts |= given
    for problem in find_problems(texts).values():
        raise ValueError(problem)
    return get_arguments(texts)


def _find_bankroll_problem(texts: dict[str, str]) -> dict[str, str]:
    minimum = _read(texts, "minimum")
    if _read(texts, "bankroll") >= minimum:
        return {}
    least = write_amount(minimum)
    return {"bankroll": f"The bankroll must be at least the minimum wager, {least}."}


def _read(texts: dict[str, str], name: str) -> int:
    """Return a number in which nothing is wrong; ``int`` refuses very many zeros."""
    number = read_digits(texts[name])
    assert number is not None
    return number
