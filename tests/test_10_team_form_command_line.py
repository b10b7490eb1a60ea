"""The first match of Team Blackjack from the command line: ``--match``."""

from __future__ import annotations

import pytest

from tests.conftest import PythonRunner

pytestmark = pytest.mark.house

# Each text for --match that is wrong, and a part of what is said.
WRONG_MATCHES = [
    ("", "A match is written players=N, dealers=N, bankroll=N, minimum=N, hands=N"),
    ("players", "A match is written players=N"),
    ("5", "A match is written players=N"),
    ("cards=5", "A match is written players=N"),
    ("players=2,players=3", "or some of these, each once: 'players=2,players=3'."),
    ("players=2;hands=5", "The number of players must be a whole number"),
    ("players=", "The number of players must be a whole number"),
    ("hands=0", "The number of hands a round must be a whole number from 1"),
    ("hands=1000001", "must be a whole number from 1 to 1,000,000."),
    ("bankroll=4", "The bankroll must be at least the minimum wager, $5."),
    ("minimum=500", "The bankroll must be at least the minimum wager, $500."),
    ("players=" + "9" * 5000, "must be a whole number from 1 to 1,000,000."),
]

# Shows the window as the program does, and says what stands in it.
SHOW_MATCH = """
import sys
from tkinter import ttk
from gui.__main__ import main
from gui.main_window import MainWindow
from gui.widgets import find_widget
def say_and_close(window):
    window.update()
    for name in ("progress", "message"):
        print(find_widget(window, name, ttk.Label).cget("text"))
    window.close()
MainWindow.mainloop = say_and_close
numbers = "players=1,dealers=2,bankroll=40,minimum=10,hands=4"
sys.exit(main(["--game", "team", "--match", numbers]))
"""


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("players=2", [2, 3, 100, 5, 10]),
        ("players=1,dealers=2,bankroll=40,minimum=10,hands=4", [1, 2, 40, 10, 4]),
        ("hands=4, minimum = 100", [3, 3, 100, 100, 4]),
        ("minimum=500,bankroll=500", [3, 3, 500, 500, 10]),
        ("players=1000000,hands=1", [1_000_000, 3, 100, 5, 1]),
        ("hands=" + "0" * 5000 + "7", [3, 3, 100, 5, 7]),
    ],
)
def test_right_ones_are_read(text: str, numbers: list[int]) -> None:
    from gui.options import read_options

    options = read_options(["--game", "team", "--match", text])
    names = ("players", "dealers", "bankroll", "minimum_wager", "hands_per_round")
    assert options.match == dict(zip(names, numbers))


@pytest.mark.parametrize(("text", "sentence"), WRONG_MATCHES)
def test_wrong_ones_are_said(
    capsys: pytest.CaptureFixture[str], text: str, sentence: str
) -> None:
    from gui.options import read_options

    with pytest.raises(SystemExit) as ending:
        read_options(["--game", "team", f"--match={text}"])
    assert ending.value.code == 2
    said = capsys.readouterr().err
    assert "argument --match: " in said
    assert sentence in said


@pytest.mark.parametrize("game", [[], ["--game", "simplified"]])
def test_is_for_team_blackjack_alone(
    capsys: pytest.CaptureFixture[str], game: list[str]
) -> None:
    from gui.options import read_options

    with pytest.raises(SystemExit) as ending:
        read_options([*game, "--match", "players=2"])
    assert ending.value.code == 2
    said = capsys.readouterr().err
    assert said.endswith("--match is for --game team alone\n")


def test_no_match_without_it() -> None:
    from gui.options import read_options

    assert read_options(["--game", "team"]).match is None


def test_program_starts_with_it(display: None, run_python: PythonRunner) -> None:
    result = run_python("-c", SHOW_MATCH)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.splitlines() == [
        "Hand 1 of 4",
        "Wager $10 to $40, then press Deal.",
    ]


def test_program_refuses_a_wrong_one(run_python: PythonRunner) -> None:
    arguments = ("--game", "team", "--match", "hands=0")
    result = run_python("-m", "gui", *arguments, display=False)
    assert result.returncode == 2
    assert result.stderr.endswith(
        "error: argument --match: The number of hands a round must be a whole "
        "number from 1 to 1,000,000.\n"
    )
