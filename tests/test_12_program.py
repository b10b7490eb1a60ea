"""The program from the command line: its options, and what it says when it cannot."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT, PythonRunner

pytestmark = pytest.mark.house

# Shows the window as the program does, and closes it as soon as it is painted.
CLOSE_AT_ONCE = """
import sys
from gui.main_window import MainWindow
MainWindow.mainloop = lambda window: (window.update(), window.close())
from gui.__main__ import main
sys.exit(main({options}))
"""

# Closes the window while the cards of a deal are on their way.
CLOSE_WHILE_MOVING = """
import sys
from tkinter import ttk
from gui.__main__ import main
from gui.main_window import MainWindow
from gui.motion import is_moving
from gui.widgets import find_widget
def deal_and_close(window):
    window.update()
    find_widget(window, "deal", ttk.Button).invoke()
    window.update()
    assert is_moving(window._forms["blackjack"].get_table())
    window.close()
MainWindow.mainloop = deal_and_close
sys.exit(main([]))
"""

# Deals a round with a seed and says the player's cards.
DEAL_ONCE = """
from games import blackjack
from gui.main_window import MainWindow
from gui.__main__ import main
MainWindow.mainloop = lambda window: blackjack.new_round(10)
main(["--seed", "5"])
print(*blackjack.player_hands[0])
"""

# Starts the program on a Python that lacks a module.
WITHOUT = """
import sys
sys.modules[{module!r}] = None
from gui.__main__ import main
sys.exit(main([]))
"""


class TestOptions:
    """Options are read before anything is loaded, so that they need no window."""

    def test_version(self, run_python: PythonRunner) -> None:
        from gui import __version__

        result = run_python("-m", "gui", "--version", display=False)
        assert (result.returncode, result.stdout) == (0, f"Card Games {__version__}\n")

    def test_help_names_every_option(self, run_python: PythonRunner) -> None:
        result = run_python("-m", "gui", "--help", display=False)
        assert result.returncode == 0
        names = ("game", "seed", "scenario", "match", "no-animation", "version")
        for name in names:
            assert f"--{name}" in result.stdout

    @pytest.mark.parametrize(
        ("options", "sentence"),
        [
            (["--game", "poker"], "invalid choice: 'poker'"),
            (["--seed", "x"], "a seed is a whole number, not 'x'"),
            (["--fast"], "unrecognized arguments: --fast"),
            (["blackjack"], "unrecognized arguments: blackjack"),
        ],
    )
    def test_wrong_option_is_said_with_status_2(
        self, run_python: PythonRunner, options: list[str], sentence: str
    ) -> None:
        result = run_python("-m", "gui", *options, display=False)
        assert result.returncode == 2
        assert sentence in result.stderr
        assert "Traceback" not in result.stderr

    @pytest.mark.parametrize(
        "options",
        [
            [],
            ["--game", "blackjack"],
            ["--game", "simplified"],
            ["--seed", "5"],
            ["--no-animation"],
        ],
        ids=lambda options: " ".join(options) or "none",
    )
    def test_window_opens_and_closes_silently(
        self, display: None, run_python: PythonRunner, options: list[str]
    ) -> None:
        result = run_python("-c", CLOSE_AT_ONCE.format(options=options))
        assert (result.returncode, result.stderr) == (0, "")

    def test_closing_while_cards_move_is_silent(
        self, display: None, run_python: PythonRunner
    ) -> None:
        result = run_python("-c", CLOSE_WHILE_MOVING)
        assert (result.returncode, result.stderr) == (0, "")

    def test_seed_repeats_a_game(self, display: None, run_python: PythonRunner) -> None:
        games = [run_python("-c", DEAL_ONCE).stdout for _ in range(2)]
        assert games[0] == games[1] != ""

    def test_starts_from_any_folder(
        self, display: None, run_python: PythonRunner, tmp_path: Path
    ) -> None:
        result = run_python(
            "-c", CLOSE_AT_ONCE.format(options=[]), folder=tmp_path, path=ROOT
        )
        assert (result.returncode, result.stderr) == (0, "")


class TestWhatIsMissing:
    """One line on stderr says what to do; the exit status is 1."""

    def assert_says(
        self, result: subprocess.CompletedProcess[str], *parts: str
    ) -> None:
        """Assert that one line with these parts was said."""
        assert result.returncode == 1, result.stderr
        assert result.stderr.count("\n") == 1
        for part in parts:
            assert part in result.stderr

    def test_tkinter(self, run_python: PythonRunner) -> None:
        result = run_python("-c", WITHOUT.format(module="_tkinter"))
        self.assert_says(result, "needs tkinter", "python3-tk")

    def test_pillow(self, run_python: PythonRunner) -> None:
        result = run_python("-c", WITHOUT.format(module="PIL"))
        self.assert_says(result, "needs Pillow", "-m pip install Pillow")

    def test_pillow_really_not_installed(self, run_python: PythonRunner) -> None:
        """Without its site packages this Python has no Pillow at all."""
        result = run_python("-S", "-m", "gui")
        self.assert_says(result, "needs Pillow", "-m pip install Pillow")

    @pytest.mark.skipif(
        sys.platform in ("win32", "darwin"), reason="there is always a display"
    )
    def test_display(self, run_python: PythonRunner) -> None:
        result = run_python("-m", "gui", display=False)
        self.assert_says(result, "needs a display")

    @pytest.mark.skipif(
        sys.platform in ("win32", "darwin"), reason="there is always a display"
    )
    def test_display_that_does_not_answer(
        self, run_python: PythonRunner, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("DISPLAY", ":987")
        result = run_python("-m", "gui")
        self.assert_says(result, "cannot open its window", ":987")

    @pytest.mark.parametrize(
        ("damage", "word"),
        [("missing", "missing"), ("cut short", "damaged"), ("empty", "damaged")],
    )
    @pytest.mark.parametrize("name", ["HeartSeven.png", "CardBack.png"])
    def test_picture(
        self,
        run_python: PythonRunner,
        copied_program: Path,
        name: str,
        damage: str,
        word: str,
    ) -> None:
        picture = copied_program / "images" / name
        if damage == "missing":
            picture.unlink()
        else:
            length = {"cut short": 3000, "empty": 0}[damage]
            picture.write_bytes(picture.read_bytes()[:length])
        result = run_python("-m", "gui", folder=copied_program)
        self.assert_says(result, name, word, "python -m images.draw")


def test_copy_of_what_is_read_only_can_be_changed(tmp_path: Path) -> None:
    """A checkout may be read-only; root could change even that, so look at the modes."""
    original = tmp_path / "original"
    (original / "inner").mkdir(parents=True)
    (original / "inner" / "file").touch(mode=0o444)
    for folder in (original / "inner", original):
        folder.chmod(0o555)
    copy_to_change(original, tmp_path / "copy")
    copies = [tmp_path / "copy", *(tmp_path / "copy").rglob("*")]
    assert [path.name for path in copies] == ["copy", "inner", "file"]
    assert all(path.stat().st_mode & 0o200 for path in copies)
    for folder in (original, original / "inner"):
        folder.chmod(0o755)  # or the folder of the test could not be removed


def copy_to_change(original: Path, copy: Path) -> None:
    """Copy a folder; the copy can be changed even where the original cannot."""
    shutil.copytree(original, copy)
    for path in (copy, *copy.rglob("*")):
        path.chmod(path.stat().st_mode | 0o200)


@pytest.fixture
def copied_program(tmp_path: Path) -> Path:
    """A copy of the program that a test may damage."""
    for package in ("gameobjects", "games", "gui", "images"):
        copy_to_change(ROOT / package, tmp_path / package)
    return tmp_path
