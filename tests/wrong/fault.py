"""What a deliberately wrong submission is, and how its folder is made."""

import shutil
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from tests.criteria import Criterion
from tests.submission import PACKAGES

_ROOT = Path(__file__).parent.parent.parent

WHOLE_FILE = ""
"""As ``old``: ``new`` is the whole text of the file, which may be there or not."""


class Extent(Enum):
    """With which tests a fault is tried: all would take too long for every one."""

    GAME = "test_00_uml.py test_05_*.py"
    """Those of the rules, for a fault in games: the cards know nothing of it."""

    CARDS_AND_GAME = "test_0[0-5]_*.py"
    """All but those of the form, which take longer than the others together."""

    CARDS_AND_RANDOM_PLAY = "test_0[1-4]_*.py test_05_blackjack_random_play.py"
    """Few of the game, for a fault that ends the process in every one of those."""

    FORM = "test_06_submitted_form.py"
    """Those of the form, for a fault in gui: nothing else knows it."""

    ALL = "test_0[0-5]_*.py test_06_submitted_form.py"
    """All, for a fault that the form feels."""


@dataclass(frozen=True)
class Fault:
    """A single fault: the reference with one piece of its text replaced.

    Attributes:
        name: what is wrong, as the name of the test.
        loses: the criteria that it must cost, and no others.
        path: the file, from the submission's folder on.
        old: the text that is replaced; it stands exactly once in the file.
            ``WHOLE_FILE`` replaces all of it.
        new: the text that comes in its place.
        extent: the tests that it is tried with; None leaves out the form, and for a
            fault in games the cards.
    """

    name: str
    loses: AbstractSet[Criterion]
    path: str
    old: str
    new: str
    extent: Extent | None = None

    def get_extent(self) -> Extent:
        """Return the tests that it is tried with."""
        if self.extent is not None:
            return self.extent
        is_of_game = self.path.startswith("games/")
        return Extent.GAME if is_of_game else Extent.CARDS_AND_GAME


def read_reference(path: str) -> str:
    """Return the text of a file of the reference."""
    return (_ROOT / path).read_text("utf-8")


def make_submission(fault: Fault, folder: Path) -> None:
    """Fill a folder with the reference's three packages and one fault.

    Args:
        fault: what is to be wrong.
        folder: an empty folder.

    Raises:
        ValueError: the text to be replaced is not there exactly once.
    """
    for package in PACKAGES:
        ignore = shutil.ignore_patterns("__pycache__")
        shutil.copytree(_ROOT / package, folder / package, ignore=ignore)
    _put_in(fault, folder / fault.path)


def _put_in(fault: Fault, path: Path) -> None:
    if fault.old == WHOLE_FILE:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(fault.new, "utf-8", newline="")
        return
    text = path.read_text("utf-8")
    if text.count(fault.old) != 1:
        raise ValueError(
            f"{fault.name}: the text to be replaced stands {text.count(fault.old)} "
            f"times in {fault.path}, not once: {fault.old!r}"
        )
    path.write_text(text.replace(fault.old, fault.new), "utf-8", newline="")
