"""What a deliberately wrong submission is, and how its folder is made."""

import shutil
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from pathlib import Path

from tests.criteria import Criterion

_ROOT = Path(__file__).parent.parent.parent
_PACKAGES = ("gameobjects", "games", "gui")

WHOLE_FILE = ""
"""As ``old``: ``new`` is the whole text of the file, which may be there or not."""


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
    """

    name: str
    loses: AbstractSet[Criterion]
    path: str
    old: str
    new: str


def make_submission(fault: Fault | None, folder: Path) -> None:
    """Fill a folder with the reference's three packages and one fault.

    Args:
        fault: None makes a copy without any.
        folder: an empty folder.

    Raises:
        ValueError: the text to be replaced is not there exactly once.
    """
    for package in _PACKAGES:
        ignore = shutil.ignore_patterns("__pycache__")
        shutil.copytree(_ROOT / package, folder / package, ignore=ignore)
    if fault is not None:
        _put_in(fault, folder / fault.path)


def _put_in(fault: Fault, path: Path) -> None:
    if fault.old == WHOLE_FILE:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(fault.new, "utf-8")
        return
    text = path.read_text("utf-8")
    if text.count(fault.old) != 1:
        raise ValueError(
            f"{fault.name}: the text to be replaced stands {text.count(fault.old)} "
            f"times in {fault.path}, not once: {fault.old!r}"
        )
    path.write_text(text.replace(fault.old, fault.new), "utf-8")
