"""Which package may know which (gui → games → gameobjects), and what modules say."""

import ast
import os
import shutil
from pathlib import Path

import pytest

pytestmark = pytest.mark.house

ROOT = Path(__file__).parent.parent
OWN = {"gameobjects", "games", "gui", "images", "tests"}

# What each package may import of this project, and which toolkits.
MAY_IMPORT = {
    "gameobjects": {"gameobjects"},
    "games": {"gameobjects", "games"},
    "images": {"gameobjects", "images", "PIL"},
    "gui": {"gameobjects", "games", "gui", "images", "PIL", "tkinter"},
}

# The script for the README's picture is a user of the program, not a part of it.
MAY_IMPORT_TOO = {"screenshot.py": {"gui", "tkinter"}}


def get_sources(package: str) -> list[Path]:
    """Return the modules of a package."""
    return sorted((ROOT / package).glob("*.py"))


def get_imported_packages(path: Path) -> set[str]:
    """Return the first names of all that a module imports, at any place in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            names.add((node.module or "").split(".")[0])
    return names


@pytest.mark.parametrize(
    ("package", "path"),
    [
        pytest.param(package, path, id=f"{package}/{path.name}")
        for package in MAY_IMPORT
        for path in get_sources(package)
    ],
)
def test_module_imports_only_what_its_package_may(package: str, path: Path) -> None:
    may_import = MAY_IMPORT[package] | MAY_IMPORT_TOO.get(path.name, set())
    watched = OWN | {"PIL", "tkinter"}
    assert get_imported_packages(path) & watched <= may_import


@pytest.mark.parametrize("package", ["gameobjects", "games"])
def test_package_needs_nothing_but_python(package: str) -> None:
    import sys

    for path in get_sources(package):
        foreign = get_imported_packages(path) - OWN - set(sys.stdlib_module_names)
        assert foreign == set()


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=path.name)
        for path in get_sources("tests")
        if path.name.startswith("test_0")
    ],
)
def test_what_is_tested_comes_from_fixtures(path: Path) -> None:
    """Tests of the cards and the rules import neither, so that both can be others."""
    top_level = ast.parse(path.read_text("utf-8")).body
    imports = [
        node for node in top_level if isinstance(node, (ast.Import, ast.ImportFrom))
    ]
    names = {alias.name.split(".")[0] for node in imports for alias in node.names}
    names |= {(n.module or "").split(".")[0] for n in imports if hasattr(n, "module")}
    assert names.isdisjoint({"gameobjects", "games", "gui"})


@pytest.mark.parametrize("path", get_sources("gui"), ids=lambda path: path.name)
def test_no_handler_handles_events_itself(path: Path) -> None:
    """``update()`` in a handler would run the clicks that wait, in its middle."""
    calls = [
        node.func.attr
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    ]
    assert "update" not in calls
    assert "wait_window" not in calls


@pytest.mark.parametrize("package", ["gameobjects", "games", "gui", "images"])
def test_the_checkout_is_what_is_tested(package: str) -> None:
    from importlib import import_module

    assert Path(import_module(package).__file__ or "").parent == ROOT / package


@pytest.mark.parametrize("package", sorted(OWN))
def test_every_module_says_what_it_is_for(package: str) -> None:
    for path in get_sources(package):
        assert ast.get_docstring(ast.parse(path.read_text("utf-8"))), path


@pytest.mark.parametrize("package", ["gameobjects", "games", "gui", "images"])
def test_every_public_thing_has_a_docstring(package: str) -> None:
    kinds = (ast.ClassDef, ast.FunctionDef)
    for path in get_sources(package):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, kinds) and not node.name.startswith("_"):
                assert ast.get_docstring(node), f"{path.name}: {node.name}"


@pytest.mark.parametrize("path", [ROOT / "gameobjects", ROOT / "games"])
def test_examples_in_docstrings_are_true(path: Path) -> None:
    import doctest
    from importlib import import_module

    tried = 0
    for source in get_sources(path.name):
        name = path.name if source.stem == "__init__" else f"{path.name}.{source.stem}"
        result = doctest.testmod(import_module(name))
        assert result.failed == 0
        tried += result.attempted
    assert tried > 0


@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="Xvfb is not installed")
def test_display_of_the_tests_ends_with_them(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.display import provide_display

    monkeypatch.delenv("DISPLAY", raising=False)
    with provide_display():
        display = os.environ["DISPLAY"]
        socket = Path(f"/tmp/.X11-unix/X{display.removeprefix(':')}")
        assert socket.exists()
    assert not socket.exists()
    assert "DISPLAY" not in os.environ
