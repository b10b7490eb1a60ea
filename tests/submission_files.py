"""Copies of submissions, so that no run can change what was handed in."""

import os
import shutil
import stat
import zipfile
from collections.abc import Iterable
from pathlib import Path

LARGEST = 200 * 1024**2
"""How large a submission may be, in bytes."""

_LEFT_OUT = {".git", ".venv", "venv", "__pycache__", "__MACOSX", "node_modules"}


class UnreadableSubmission(Exception):
    """A submission that cannot be copied; the text says why."""


def is_submission(path: Path) -> bool:
    """Return whether a path can be one: a folder or a zip file."""
    return path.is_dir() or (path.is_file() and path.suffix.lower() == ".zip")


def copy_submission(source: Path, target: Path) -> None:
    """Copy a folder, or unpack a zip file, into a new folder.

    What belongs to other tools is left out, and so are links and all else that is
    neither a file nor a folder.

    Args:
        source: the folder or the zip file.
        target: the folder, which does not exist yet.

    Raises:
        UnreadableSubmission: if it is too large or damaged.
    """
    try:
        if source.is_dir():
            _check_size(path.lstat().st_size for path in source.rglob("*"))
            shutil.copytree(source, target, ignore=_find_what_to_leave_out)
        else:
            with zipfile.ZipFile(source) as archive:
                _check_size(entry.file_size for entry in archive.infolist())
                archive.extractall(target)
    except (OSError, shutil.Error, zipfile.BadZipFile, RuntimeError) as error:
        raise UnreadableSubmission(f"It cannot be read: {error}") from error


def _check_size(sizes: Iterable[int]) -> None:
    if sum(sizes) > LARGEST:
        limit = LARGEST // 1024**2
        raise UnreadableSubmission(f"It is larger than {limit} megabytes.")


def _find_what_to_leave_out(folder: str, names: list[str]) -> set[str]:
    """Return which names of a folder are not copied."""
    left_out = set()
    for name in names:
        mode = os.lstat(os.path.join(folder, name)).st_mode
        is_plain = stat.S_ISREG(mode) or stat.S_ISDIR(mode)
        if name in _LEFT_OUT or not is_plain:
            left_out.add(name)
    return left_out
