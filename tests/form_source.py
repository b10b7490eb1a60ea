"""Looks at the source of a submission's form, without running it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

FORM = "Blackjack_Form"
"""The class that the assignment asks for."""

_IMPORT_OF_GAME = re.compile(
    rb"^\s*(from|import)\b.*\b(games|blackjack)\b|games\.blackjack", re.MULTILINE
)
_OWN_SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)


def find_form_class(folder: Path) -> ast.ClassDef:
    """Return the class of the form, from any module of the package ``gui``.

    Raises:
        LookupError: there is none; the message says where it should be.
        SyntaxError: the module in which it should be cannot be read.
    """
    expected = folder / "gui" / "blackjack_form.py"
    others = sorted((folder / "gui").glob("*.py"))
    for path in [expected, *others]:
        for node in ast.walk(_parse(path, is_needed=path == expected)):
            if isinstance(node, ast.ClassDef) and node.name == FORM:
                return node
    raise LookupError(f"there is no class {FORM} in gui/blackjack_form.py")


def get_class_variables(form: ast.ClassDef) -> list[str]:
    """Return the variables in the body of a class, each with its line.

    An annotation without a value counts too. What a method keeps in ``self`` does
    not: references to widgets are welcome there, and game data that is kept there
    cannot be told from them.
    """
    return [
        f"{name} in line {line}"
        for statement in form.body
        for name, line in _get_assigned_names(statement)
        if not (name.startswith("__") and name.endswith("__"))
    ]


def is_game_used(folder: Path) -> bool:
    """Return whether a module of ``gui``, or one beside the packages, imports the game.

    It is looked for as text, so that a module that cannot be read is none the worse.
    """
    paths = [*folder.glob("gui/**/*.py"), *folder.glob("*.py")]
    return any(_IMPORT_OF_GAME.search(path.read_bytes()) for path in paths)


def _parse(path: Path, is_needed: bool) -> ast.Module:
    try:
        return ast.parse(path.read_bytes())
    except (OSError, SyntaxError, ValueError):
        if is_needed and path.exists():
            raise
        return ast.Module([], [])


def _get_assigned_names(node: ast.AST) -> Iterator[tuple[str, int]]:
    """Find all names that get a value, or would, outside methods."""
    if isinstance(node, _OWN_SCOPES):
        return
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
        yield node.id, node.lineno
    for child in ast.iter_child_nodes(node):
        yield from _get_assigned_names(child)
