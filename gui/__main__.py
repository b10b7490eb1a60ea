"""Starts Card Games: ``python -m gui``."""

import argparse
import random
import signal
import sys

from gui import __version__
from gui.game_list import GAMES
from gui.scenarios import GAME_NAME, LIST, SCENARIOS, Scenario, get_list, get_scenario
from gui.start_checks import find_problem

_MOST_SEEDS = 1_000_000


def main(argv: list[str] | None = None) -> int:
    """Show the main window until it is closed.

    Args:
        argv: the options, those of the command line if None.

    Returns:
        The exit status: 0, or 1 if the program cannot start.

    Raises:
        SystemExit: an option is wrong (status 2), or asks for a text only (0).
    """
    options = _read_options(argv)
    if options.scenario == LIST:
        print(get_list())
        return 0
    problem = find_problem()
    if problem is not None:
        return _report(problem)
    scenario = get_scenario(options.scenario) if options.scenario else None
    seed = _choose_seed(options.seed, scenario)
    random.seed(seed)
    return _run(options.game, not options.no_animation, seed, scenario)


def _read_options(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="card-games", description="Blackjack.")
    parser.add_argument(
        "--game",
        choices=[game.name for game in GAMES],
        default=GAMES[0].name,
        help="the game to show first",
    )
    parser.add_argument(
        "--seed",
        type=int,
        metavar="N",
        help="deal the cards of an earlier --seed N again",
    )
    parser.add_argument(
        "--scenario",
        choices=[LIST, *(scenario.name for scenario in SCENARIOS)],
        metavar="NAME",
        help=f"a rare situation of Blackjack to try; --scenario {LIST} names all",
    )
    parser.add_argument(
        "--no-animation", action="store_true", help="put cards down at once"
    )
    parser.add_argument(
        "--version", action="version", version=f"Card Games {__version__}"
    )
    options = parser.parse_args(argv)
    if options.scenario is not None:
        if options.seed is not None:
            parser.error(
                "argument --scenario: it has a seed of its own, without --seed"
            )
        if options.game != GAME_NAME:
            parser.error(f"argument --scenario: it is one of --game {GAME_NAME} alone")
    return options


def _choose_seed(seed: int | None, scenario: Scenario | None) -> int:
    """Without a seed one is drawn, so that any game can be told of and repeated."""
    if scenario is not None:
        return scenario.seed
    return random.randrange(_MOST_SEEDS) if seed is None else seed


def _run(game: str, is_animated: bool, seed: int, scenario: Scenario | None) -> int:
    # Not before it is known that they are there.
    import tkinter as tk

    from gui.main_window import MainWindow

    _use_sharp_pixels()
    try:
        window = MainWindow(game, is_animated, seed)
    except tk.TclError as error:
        return _report(f"Card Games cannot open its window: {error}.")
    if scenario is not None:
        window.show_scenario(scenario)
    # Ctrl+C in the terminal ends the program as it ends any other.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    window.mainloop()
    return 0


def _use_sharp_pixels() -> None:
    """Keep Windows from enlarging the window as a blurred picture."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shcore.SetProcessDpiAwareness(1)


def _report(problem: str) -> int:
    print(problem, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
