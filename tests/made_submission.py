"""Makes small submissions for the tests of the marking, and has them marked."""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent

CARD_TEST = "tests/test_01_card.py::test_equal_cards_have_one_hash"
HAND_TEST = "tests/test_02_hand.py::test_hand_is_empty_without_cards"
NO_CACHE = shutil.ignore_patterns("__pycache__")


@dataclass(frozen=True)
class Outcome:
    """What pytest said of a submission."""

    text: str
    marks: dict[str, str]
    """The marks of each criterion, and those of the Total, as they are shown."""


class MadeSubmission:
    """A copy of our own packages in which something is changed.

    Args:
        folder: where it is made.
        packages: which packages it has.
    """

    def __init__(self, folder: Path, packages: str = "gameobjects games") -> None:
        self.folder = folder
        for name in packages.split():
            shutil.copytree(ROOT / name, folder / name, ignore=NO_CACHE)

    def edit(self, path: str, old: str, new: str) -> None:
        """Replace something that stands in a file once."""
        text = (self.folder / path).read_text("utf-8")
        assert text.count(old) == 1, f"{path}: {old!r} is there {text.count(old)} times"
        self.write(path, text.replace(old, new))

    def append(self, path: str, text: str) -> None:
        """Write something behind the end of a file."""
        self.write(path, (self.folder / path).read_text("utf-8") + text)

    def write(self, path: str, text: str) -> None:
        """Write a file, and make the folder that it lies in."""
        (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / path).write_text(text, "utf-8")


def mark(
    folder: Path, *arguments: str, current: Path = ROOT, tests: str = CARD_TEST
) -> Outcome:
    """Have a submission marked by some of the tests, named with spaces between."""
    paths = [str(ROOT / test) for test in tests.split()]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    command += [*paths, "--submission", str(folder), *arguments]
    done = subprocess.run(
        command,
        cwd=current,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": ""},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    text = done.stdout + done.stderr
    rows = re.findall(r"^(\S.*?)\s+(\d+\.\d\d) of +\d+", text, re.MULTILINE)
    return Outcome(text, dict(rows))
