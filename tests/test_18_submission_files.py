"""What students hand in is read, however they and their tools have packed it."""

import zipfile
from pathlib import Path

import pytest

from tests.submission_files import UnreadableSubmission, copy_submission

pytestmark = pytest.mark.house

LIMIT = 1000
"""How many bytes a submission may have in these tests."""


@pytest.fixture(autouse=True)
def limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """A limit that is soon reached."""
    monkeypatch.setattr("tests.submission_files.LARGEST", LIMIT)


def make_zip(path: Path, files: dict[str, bytes]) -> Path:
    """Make a zip file and return its path."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return path


def copy(source: Path) -> dict[str, bytes]:
    """Return the files of a copy, by their paths in it."""
    target = source.parent / "copy"
    copy_submission(source, target)
    files = [path for path in sorted(target.rglob("*")) if path.is_file()]
    return {path.relative_to(target).as_posix(): path.read_bytes() for path in files}


@pytest.mark.parametrize("name", [".git", ".venv", "venv", "__pycache__", "a/.git"])
@pytest.mark.parametrize("is_zipped", [False, True])
def test_what_is_left_out_is_not_too_large(
    tmp_path: Path, name: str, is_zipped: bool
) -> None:
    """A virtual environment may be larger than all that a student wrote."""
    files = {f"{name}/library": bytes(LIMIT + 1), "card.py": b"card"}
    made = tmp_path / "made"
    if is_zipped:
        made = make_zip(tmp_path / "made.zip", files)
    for path, content in {} if is_zipped else files.items():
        (made / path).parent.mkdir(parents=True, exist_ok=True)
        (made / path).write_bytes(content)
    assert copy(made) == {"card.py": b"card"}


def test_backslashes_in_a_zip_file_are_folders(tmp_path: Path) -> None:
    """Windows PowerShell 5 packs them so."""
    made = make_zip(tmp_path / "made.zip", {"work\\games\\card.py": b"card"})
    assert copy(made) == {"work/games/card.py": b"card"}


@pytest.mark.parametrize("name", ["../out", "/out", "..\\..\\out", "a/../../out"])
def test_nothing_is_unpacked_outside(tmp_path: Path, name: str) -> None:
    made = make_zip(tmp_path / "made.zip", {name: b"card"})
    assert list(copy(made).values()) == [b"card"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "made.zip"]


def test_zip_file_with_a_spoilt_middle_is_unreadable(tmp_path: Path) -> None:
    made = make_zip(tmp_path / "made.zip", {"card.py": bytes(500)})
    content = bytearray(made.read_bytes())
    content[30 + len("card.py")] = 0b111  # a kind of block that there is not
    made.write_bytes(content)
    with pytest.raises(UnreadableSubmission, match="It cannot be read: Error -3"):
        copy(made)


def test_zip_file_with_nothing_in_it_is_an_empty_submission(tmp_path: Path) -> None:
    assert copy(make_zip(tmp_path / "made.zip", {})) == {}
    assert (tmp_path / "copy").is_dir()


@pytest.mark.parametrize("place", ["", "work_123/"])
def test_zip_file_alone_in_a_folder_is_unpacked(tmp_path: Path, place: str) -> None:
    """Learning systems make a folder for each student, with what was handed in."""
    folder = tmp_path / "made" / place
    folder.mkdir(parents=True)
    make_zip(folder / "game.ZIP", {"games/card.py": b"card"})
    (folder / "comment.txt").write_bytes(b"")
    assert copy(tmp_path / "made")[f"{place}game/games/card.py"] == b"card"


def test_zip_file_beside_code_is_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "made"
    folder.mkdir()
    (folder / "card.py").write_bytes(b"new")
    make_zip(folder / "old.zip", {"card.py": b"old"})
    assert set(copy(folder)) == {"card.py", "old.zip"}
