"""The options of the command line: ``python -m gui --help``."""

import argparse
import random
from typing import NamedTuple

from gui import __version__
from gui.game_list import GAMES, TEAM
from gui.scenarios import GAME_NAME, LIST, SCENARIOS, get_scenario

_MOST_SEEDS = 1_000_000


class Options(NamedTuple):
    """What was asked for on the command line.

    Attributes:
        game: the name of the game to show first.
        seed: what ``random`` is seeded with.
        is_animated: whether cards move to their places.
        scenario: the name of a scenario, LIST, or None.
        match: the arguments of the first match of Team Blackjack, or None.
    """

    game: str
    seed: int
    is_animated: bool
    scenario: str | None
    match: dict[str, int] | None


def read_options(argv: list[str] | None) -> Options:
    """Read the options; without a seed one is drawn, so that any game can be repeated.

    Args:
        argv: the options, those of the command line if None.

    Raises:
        SystemExit: an option is wrong (status 2), or asks for a text only (0).
    """
    parser = _make_parser()
    options = parser.parse_args(argv)
    if options.scenario is not None:
        if options.seed is not None:
            parser.error("--scenario has a seed of its own: leave --seed out")
        if options.game != GAME_NAME:
            parser.error(f"--scenario is for --game {GAME_NAME} alone")
    if options.match is not None and options.game != TEAM:
        parser.error(f"--match is for --game {TEAM} alone")
    return Options(
        options.game,
        _choose_seed(options.seed, options.scenario),
        not options.no_animation,
        options.scenario,
        options.match,
    )


def _make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="card-games", description="Blackjack.")
    parser.add_argument(
        "--game",
        choices=[game.name for game in GAMES],
        default=GAMES[0].name,
        help="the game to show first",
    )
    parser.add_argument(
        "--seed",
        type=_read_seed,
        metavar="N",
        help="deal the cards of an earlier --seed N again",
    )
    parser.add_argument(
        "--scenario",
        type=_read_scenario,
        metavar="NAME",
        help=f"a rare situation of Blackjack to try; --scenario {LIST} names all",
    )
    parser.add_argument(
        "--match",
        type=_read_match,
        metavar="NUMBERS",
        help="a match of Team Blackjack, such as players=2,hands=5; the numbers are "
        "players, dealers, bankroll, minimum and hands",
    )
    parser.add_argument(
        "--no-animation", action="store_true", help="put cards down at once"
    )
    parser.add_argument(
        "--version", action="version", version=f"Card Games {__version__}"
    )
    return parser


def _read_seed(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        problem = f"a seed is a whole number, not {text!r}"
        raise argparse.ArgumentTypeError(problem) from None


def _read_scenario(text: str) -> str:
    if text not in [LIST, *(scenario.name for scenario in SCENARIOS)]:
        problem = f"there is no scenario {text!r}: --scenario {LIST} names all"
        raise argparse.ArgumentTypeError(problem)
    return text


def _read_match(text: str) -> dict[str, int]:
    from gui.match_numbers import read_match  # seldom needed: the window opens sooner

    try:
        return read_match(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _choose_seed(seed: int | None, scenario: str | None) -> int:
    if scenario not in (None, LIST):
        return get_scenario(scenario).seed
    return random.randrange(_MOST_SEEDS) if seed is None else seed
