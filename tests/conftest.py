"""What the tests are given: the packages under test, and cards written as text.

Tests of ``gameobjects`` and ``games`` get the code from here and import none of it
themselves, so that one place decides whose code is tested.
"""

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.card_table import CardTable, make_card

# A card or a hand of the code under test, whose classes are not known beforehand.
CardMaker = Callable[[str], Any]
CardsMaker = Callable[[str], list[Any]]


@pytest.fixture
def gameobjects() -> ModuleType:
    """The package of cards and hands."""
    return import_module("gameobjects")


@pytest.fixture
def card(gameobjects: ModuleType) -> CardMaker:
    """A function that makes a card from its index: ``card("10S")``."""
    return lambda index: make_card(gameobjects, index)


@pytest.fixture
def cards(card: CardMaker) -> CardsMaker:
    """A function that makes a list of cards: ``cards("10S AC")``."""
    return lambda indices: [card(index) for index in indices.split()]


@pytest.fixture
def blackjack() -> Iterator[ModuleType]:
    """The rules of Blackjack, just reset."""
    module = import_module("games.blackjack")
    module.reset()
    yield module
    module.reset()


@pytest.fixture
def fresh_import() -> Iterator[ModuleType]:
    """The rules of Blackjack, imported once more as if for the first time."""
    usual = sys.modules.pop("games.blackjack")
    yield import_module("games.blackjack")
    sys.modules["games.blackjack"] = usual
    sys.modules["games"].blackjack = usual  # type: ignore[attr-defined]


@pytest.fixture
def table(blackjack: ModuleType, gameobjects: ModuleType) -> CardTable:
    """A table on which a test says which cards lie where."""
    return CardTable(blackjack, gameobjects)


@pytest.fixture
def module_maker(tmp_path: Path) -> Callable[[str], ModuleType]:
    """A function that makes a module from its source text."""

    def make_module(source: str) -> ModuleType:
        path = tmp_path / "made_for_a_test.py"
        path.write_text(source, "utf-8")
        spec = spec_from_file_location(path.stem, path)
        assert spec is not None and spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    return make_module
