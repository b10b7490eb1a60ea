"""Starts Card Games: ``python -m gui``."""

import random
import signal
import sys

from gui.options import Options, read_options
from gui.scenarios import LIST, get_list, get_scenario
from gui.start_checks import find_problem


def main(argv: list[str] | None = None) -> int:
    """Show the main window until it is closed.

    Args:
        argv: the options, those of the command line if None.

    Returns:
        The exit status: 0, or 1 if the program cannot start.

    Raises:
        SystemExit: an option is wrong (status 2), or asks for a text only (0).
    """
    options = read_options(argv)
    if options.scenario == LIST:
        print(get_list())
        return 0
    problem = find_problem()
    if problem is not None:
        return _report(problem)
    random.seed(options.seed)
    return _run(options)


def _run(options: Options) -> int:
    # Not before it is known that they are there.
    import tkinter as tk

    from gui.main_window import MainWindow

    _use_sharp_pixels()
    try:
        window = MainWindow(options.game, options.is_animated, options.seed)
    except tk.TclError as error:
        return _report(f"Card Games cannot open its window: {error}.")
    if options.scenario is not None:
        window.show_scenario(get_scenario(options.scenario))
    if options.match is not None:
        window.show_match(options.match)
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
