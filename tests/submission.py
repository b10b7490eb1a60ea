"""A submission: the folder with a student's packages, and that they come from there.

With ``sys.path`` alone a package that the student does not have would silently be taken
from the current folder, and marks would be given for our own code.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

PACKAGES = ("gameobjects", "games", "gui")
"""The packages that a submission consists of."""

PICTURES = "images"
"""The package that a submission may have, and that is ours where it has none."""

# How many folders may lie around the packages: zip files bring one, or two.
_DEPTH = 3
_MOST_NAMES = 8

# What has been compiled, by the path and the text of the source.
_Codes = dict[tuple[str, bytes], CodeType]


def find_submission(folder: Path) -> Path:
    """Return the folder that has the packages: this one, or one that lies in it.

    A folder without any of them is returned as it is; there is nothing to mark then.
    Of folders side by side, such as one with the pictures of the ``gui``, it is the one
    with the most packages.

    Raises:
        FileNotFoundError: there is no such folder.
        NotADirectoryError: it is a file.
        ValueError: there are packages in several folders; the message names them.
    """
    folder = folder.resolve()
    if not folder.exists():
        raise FileNotFoundError(f"there is no folder {folder}")
    if not folder.is_dir():
        raise NotADirectoryError(f"{folder} is a file; a submission is a folder")
    level = [folder]
    for _ in range(_DEPTH):
        most = max(map(_count_packages, level), default=0)
        found = [inner for inner in level if 0 < _count_packages(inner) == most]
        if len(found) > 1:
            names = ", ".join(str(inner.relative_to(folder)) for inner in found)
            raise ValueError(f"{folder} has several submissions, name one: {names}")
        if found:
            return found[0]
        level = [inner for outer in level for inner in _get_inner_folders(outer)]
    return folder


def _count_packages(folder: Path) -> int:
    """Return how many packages a folder has; a whole project is none."""
    return sum(
        (folder / name).is_dir() and not _is_project(folder / name) for name in PACKAGES
    )


def _is_project(folder: Path) -> bool:
    """Return whether a folder that is called like a package has packages itself."""
    return sum((folder / name).is_dir() for name in PACKAGES) > 1


def _get_inner_folders(folder: Path) -> list[Path]:
    """Return the folders in a folder, without those that systems and tools make."""
    return sorted(
        inner
        for inner in folder.iterdir()
        if inner.is_dir() and not inner.name.startswith((".", "_"))
    )


class SubmissionFinder(MetaPathFinder):
    """Finds the packages of a submission, in its folder alone.

    Args:
        folder: the folder that has the packages.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        has_pictures = (folder / PICTURES).is_dir()
        self._names = (*PACKAGES, PICTURES) if has_pictures else PACKAGES
        self._codes: _Codes = {}

    def install(self) -> None:
        """Ask this finder before all others, and forget what they have found.

        The folder itself goes last on ``sys.path``: a student's ``random.py`` hides
        nothing.
        """
        for name in [name for name in sys.modules if self._owns(name)]:
            del sys.modules[name]
        sys.meta_path.insert(0, self)
        sys.path.append(str(self.folder))

    def is_source_of(self, name: str) -> bool:
        """Return whether a module that has been imported is the student's."""
        file = getattr(sys.modules[name], "__file__", None)
        lies_there = isinstance(file, str) and self.folder in Path(file).parents
        is_ours = name.partition(".")[0] == __package__
        return self._owns(name) or (lies_there and not is_ours)

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        """Return where a module of the submission is, None if it is not our concern.

        Raises:
            ModuleNotFoundError: the submission does not have it.
        """
        __tracebackhide__ = True
        if not self._owns(fullname):
            return None
        folders = [str(self.folder)] if path is None else list(path)
        folders = [place for place in folders if self._has(place)]
        spec = PathFinder.find_spec(fullname, folders)
        if spec is None:
            raise ModuleNotFoundError(self._explain(fullname), name=fullname)
        if isinstance(spec.loader, SourceFileLoader):
            spec.loader = _SourceLoader(fullname, spec.loader.path, self._codes)
        return spec

    def _has(self, place: str) -> bool:
        """Return whether a folder that a package names is the student's own."""
        return Path(os.path.abspath(place)).is_relative_to(self.folder)

    def _owns(self, name: str) -> bool:
        return name.partition(".")[0] in self._names

    def _explain(self, name: str) -> str:
        package = name.rpartition(".")[0]
        folder = self.folder.joinpath(*package.split("."))
        names = sorted(
            path.name for path in folder.glob("*") if path.name[0] not in "._"
        )
        if len(names) > _MOST_NAMES:
            names[_MOST_NAMES:] = ["…"]
        kind = "module" if package else "package"
        place = package.replace(".", "/") + "/" if package else "its folder"
        return (
            f"the submission has no {kind} {name}: "
            f"{place} has {', '.join(names) or 'nothing in it'}"
        )


class _SourceLoader(SourceFileLoader):
    """Compiles a module once a run, from its source; leaves no file behind.

    Modules are loaded afresh for each test, and a student's old ``__pycache__`` must
    not speak for the source.
    """

    def __init__(self, fullname: str, path: str, codes: _Codes) -> None:
        super().__init__(fullname, path)
        self._codes = codes

    def exec_module(self, module: ModuleType) -> None:
        """Run the module; one that ends the program fails to be imported instead.

        pytest keeps no account of a SystemExit in a fixture: later tests that need it
        would fail without saying why.
        """
        __tracebackhide__ = True
        try:
            super().exec_module(module)
        except SystemExit as error:
            reason = f"{self.name} ends the program while it is imported: {error!r}"
            raise ImportError(reason).with_traceback(error.__traceback__) from None

    def get_code(self, fullname: str) -> CodeType:
        """Return the compiled source."""
        source = self.get_data(self.path)
        key = (self.path, source)
        if key not in self._codes:
            self._codes[key] = self.source_to_code(source, self.path)
        return self._codes[key]
