"""What the tests are given: the packages under test, and cards written as text.

Tests of ``gameobjects`` and ``games`` get the code from here and import none of it
themselves, so that one place decides whose code is tested.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol

import pytest

from tests.card_time import Time
from tests.display import find_obstacle, provide_display
from tests.game_objects import find_game_objects
from tests.stacked_match import StackedMatch
from tests.stacked_table import StackedTable, make_card

if TYPE_CHECKING:  # tkinter may not be there, and then these tests are skipped
    import tkinter as tk

    from gui.main_window import MainWindow
    from tests.form_driver import FormDriver
    from tests.team_driver import TeamDriver

pytest_plugins = ["tests.marking", "tests.journal_plugin", "tests.wrong_option"]

ROOT = Path(__file__).parent.parent
"""The folder of the project."""

# They make cards of the code under test, whose class is not known beforehand.
CardMaker = Callable[[str], Any]
CardsMaker = Callable[[str], list[Any]]
RootMaker = Callable[[float, int, int], "tk.Tk"]
MatchMaker = Callable[..., StackedMatch]


class PythonRunner(Protocol):
    """Runs Python with some arguments, in a process of its own."""

    def __call__(
        self,
        *arguments: str,
        folder: Path = ROOT,
        path: Path | None = None,
        display: bool = True,
    ) -> subprocess.CompletedProcess[str]:
        """Return how it ended and what it said.

        Args:
            arguments: what stands behind the name of the program.
            folder: the current folder.
            path: a folder for PYTHONPATH.
            display: False takes the display away.
        """


@pytest.fixture
def run_python() -> PythonRunner:
    """A function that runs Python in a process of its own."""

    def run(
        *arguments: str,
        folder: Path = ROOT,
        path: Path | None = None,
        display: bool = True,
    ) -> subprocess.CompletedProcess[str]:
        environment = dict(os.environ)
        if path is not None:
            environment["PYTHONPATH"] = str(path)
        if not display:
            environment.pop("DISPLAY", None)
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=folder,
            env=environment,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    return run


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say once why tests of windows were skipped."""
    obstacle = find_obstacle()
    if obstacle is not None:
        terminalreporter.write_line(
            f"The tests of the windows need a display: {obstacle}"
        )


@pytest.fixture(autouse=True)
def seed_random() -> None:
    """Chance is the same for every test, whatever ran before it."""
    random.seed(121)


@pytest.fixture
def gameobjects() -> ModuleType:
    """The package of cards and hands."""
    return find_game_objects()


@pytest.fixture
def card(gameobjects: ModuleType) -> CardMaker:
    """A function that makes a card from its index: ``card("10S")``."""
    return lambda index: make_card(gameobjects, index)


@pytest.fixture
def cards(card: CardMaker) -> CardsMaker:
    """A function that makes a list of cards: ``cards("10S AC")``."""
    return lambda indices: [card(index) for index in indices.split()]


@pytest.fixture
def blackjack() -> ModuleType:
    """The rules of Blackjack, just reset.

    A reset that does not work costs the tests of the reset, and no others. Nothing of
    the code under test is called after a test: if that ended badly, pytest could not
    go on to the next one.
    """
    module = import_module("games.blackjack")
    with suppress(Exception):
        module.reset()
    return module


@pytest.fixture
def fresh_import(blackjack: ModuleType, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The rules of Blackjack, imported once more as if for the first time."""
    monkeypatch.setattr("games.blackjack", blackjack)  # so that it comes back
    monkeypatch.delitem(sys.modules, "games.blackjack")
    return import_module("games.blackjack")


@pytest.fixture
def table(blackjack: ModuleType, gameobjects: ModuleType) -> StackedTable:
    """A table on which a test says which cards lie where."""
    return StackedTable(blackjack, gameobjects)


@pytest.fixture
def team_blackjack() -> ModuleType:
    """The rules of Team Blackjack."""
    return import_module("games.team_blackjack")


@pytest.fixture
def make_match(team_blackjack: ModuleType, gameobjects: ModuleType) -> MatchMaker:
    """A function that makes a match whose cards a test can choose."""

    def make(**numbers: int) -> StackedMatch:
        return StackedMatch(team_blackjack.Match(**numbers), gameobjects)

    return make


@pytest.fixture
def stacked(make_match: MatchMaker) -> StackedMatch:
    """A match with the usual numbers whose cards a test can choose."""
    return make_match()


@pytest.fixture
def module_maker(tmp_path: Path) -> Callable[[str], ModuleType]:
    """A function that makes a module from its source text."""

    def make_module(source: str) -> ModuleType:
        path = tmp_path / "made_for_a_test.py"
        path.write_text(source, "utf-8")
        spec = spec_from_file_location(path.stem, path)
        assert spec is not None and spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    return make_module


@pytest.fixture
def stack_deck(
    monkeypatch: pytest.MonkeyPatch, cards: CardsMaker
) -> Callable[[str], None]:
    """A function that says which cards the next shuffled decks begin with."""

    def stack(indices: str) -> None:
        wanted = [(card.suit, card.face_value) for card in cards(indices)]

        def put_first(pile: list[Any]) -> None:
            found = {(card.suit, card.face_value): card for card in pile}
            others = [card for key, card in found.items() if key not in wanted]
            pile[:] = [found[key] for key in wanted] + others

        monkeypatch.setattr("random.shuffle", put_first)

    return stack


@pytest.fixture(scope="session")
def screen() -> Iterator[None]:
    """A display on which windows can be made."""
    with provide_display():
        yield


@pytest.fixture(scope="session")
def display(screen: None) -> Iterator[None]:
    """A display for our own windows.

    Each window makes its own pictures, but the files are read and reduced once for
    all windows of the tests.
    """
    from gui import images

    make_picture = images._make_picture
    images._make_picture = cache(make_picture)
    yield
    images._make_picture = make_picture


@pytest.fixture
def callback_errors(
    display: None, monkeypatch: pytest.MonkeyPatch
) -> Iterator[list[str]]:
    """Errors in the callbacks of any window; a test that leaves one here fails."""
    import tkinter

    errors: list[str] = []

    def note(_: tkinter.Tk, kind: type, error: BaseException, where: object) -> None:
        errors.append(f"{kind.__name__}: {error}")

    monkeypatch.setattr(tkinter.Tk, "report_callback_exception", note)
    yield errors
    assert errors == []


@pytest.fixture
def make_root(
    callback_errors: list[str], capfd: pytest.CaptureFixture[str]
) -> Iterator[Callable[[], tk.Tk]]:
    """A function that makes plain windows, which are destroyed after the test."""
    import tkinter

    roots: list[tkinter.Tk] = []

    def make() -> tkinter.Tk:
        root = tkinter.Tk()
        root.createcommand("bgerror", callback_errors.append)
        root.geometry("1120x720+0+0")
        root.columnconfigure(0, weight=1)
        root.rowconfigure(0, weight=1)
        roots.append(root)
        return root

    yield make
    for root in roots:
        if root.children or root.tk.call("info", "commands", "."):
            root.destroy()
    assert capfd.readouterr().err == ""


@pytest.fixture
def make_root_at(make_root: Callable[[], tk.Tk]) -> Iterator[RootMaker]:
    """A function that makes a plain window at a scaling and a size for scaling 1.

    Tk keeps the scaling for the display, so that later windows would have it too.
    """
    keeper = make_root()
    usual = keeper.tk.call("tk", "scaling")

    def make(scaling: float, width: int, height: int) -> tk.Tk:
        root = make_root()
        root.tk.call("tk", "scaling", scaling * 96 / 72)
        root.geometry(f"{round(width * scaling)}x{round(height * scaling)}+0+0")
        return root

    yield make
    keeper.tk.call("tk", "scaling", usual)


@pytest.fixture
def window(
    callback_errors: list[str],
    blackjack: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> Iterator[MainWindow]:
    """The main window, shown, with Blackjack just reset."""
    from gui.main_window import MainWindow

    def note(_: MainWindow, kind: type, error: BaseException, where: object) -> None:
        callback_errors.append(f"{kind.__name__}: {error}")

    monkeypatch.setattr(MainWindow, "report_callback_exception", note)
    window = MainWindow("blackjack")
    window.createcommand("bgerror", callback_errors.append)
    window.update()
    window.focus_lastfor().focus_force()  # type: ignore[union-attr]
    window.update()
    yield window
    if window.tk.call("info", "commands", "."):
        window.close()
    assert capfd.readouterr().err == ""


@pytest.fixture
def time(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Time:
    """The time of the cards in the main window."""
    return Time(window, monkeypatch)


@pytest.fixture
def form(window: MainWindow) -> FormDriver:
    """The Blackjack form in the main window, driven by real events."""
    from tests.form_driver import FormDriver

    return FormDriver(window)


@pytest.fixture
def team(window: MainWindow, gameobjects: ModuleType) -> TeamDriver:
    """The form of Team Blackjack in the main window, driven by real events."""
    from tests.team_driver import TeamDriver

    return TeamDriver(window, gameobjects)
