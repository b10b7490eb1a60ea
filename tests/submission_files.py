"""Copies of submissions, so that no run can change what was handed in."""

import os
import shutil
import stat
import zipfile
from collections.abc import Iterable, Iterator
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
    neither a file nor a folder. A zip file that lies alone in it is unpacked too.

    Args:
        source: the folder or the zip file.
        target: the folder, which does not exist yet.

    Raises:
        UnreadableSubmission: if it is too large or damaged.
    """
    try:
        if source.is_dir():
            _check_size(_find_sizes(source))
            shutil.copytree(source, target, ignore=_find_what_to_leave_out)
        else:
            _unpack(source, target)
        _unpack_inner(target)
    except UnreadableSubmission:
        raise
    except Exception as error:  # damaged zip files raise errors of many kinds
        raise UnreadableSubmission(f"It cannot be read: {error}") from error


def _unpack(source: Path, target: Path) -> None:
    """Unpack a zip file; Windows PowerShell writes backslashes into its names."""
    target.mkdir(exist_ok=True)
    with zipfile.ZipFile(source) as archive:
        entries = archive.infolist()
        for entry in entries:
            entry.filename = entry.filename.replace("\\", "/")
        kept = [e for e in entries if _LEFT_OUT.isdisjoint(e.filename.split("/"))]
        _check_size(entry.file_size for entry in kept)
        for entry in kept:
            archive.extract(entry, target)


def _unpack_inner(folder: Path) -> None:
    """Unpack the zip file that is all that was handed in, as learning systems do it."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    archives = [path for path in files if path.suffix.lower() == ".zip"]
    if len(archives) == 1 and not any(path.suffix == ".py" for path in files):
        _unpack(archives[0], archives[0].with_suffix(""))


def _check_size(sizes: Iterable[int]) -> None:
    if sum(sizes) > LARGEST:
        limit = LARGEST // 1024**2
        raise UnreadableSubmission(f"It is larger than {limit} megabytes.")


def _find_sizes(source: Path) -> Iterator[int]:
    """Find how large each file is that is copied."""
    for folder, inner, files in os.walk(source):
        left_out = _find_what_to_leave_out(folder, inner + files)
        inner[:] = [name for name in inner if name not in left_out]
        for name in files:
            if name not in left_out:
                yield os.lstat(os.path.join(folder, name)).st_size


def _find_what_to_leave_out(folder: str, names: list[str]) -> set[str]:
    """Return which names of a folder are not copied."""
    left_out = set()
    for name in names:
        mode = os.lstat(os.path.join(folder, name)).st_mode
        is_plain = stat.S_ISREG(mode) or stat.S_ISDIR(mode)
        if name in _LEFT_OUT or not is_plain:
            left_out.add(name)
    return left_out
