"""The class variables of a form, read from its source without running it."""

from pathlib import Path

import pytest

from tests.form_source import find_form_class, get_class_variables, is_game_used
from tests.made_submission import MadeSubmission, mark

pytestmark = pytest.mark.house

FORM_TEST = "tests/test_06_submitted_form.py::test_form_has_no_class_variables"


def find_variables(folder: Path, *body: str) -> list[str]:
    """Return the class variables of a form whose class has these lines."""
    lines = "".join(f"    {line}\n" for line in body)
    made = MadeSubmission(folder, "")
    made.write("gui/blackjack_form.py", f"class Blackjack_Form:\n{lines}")
    return get_class_variables(find_form_class(folder))


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(["pass"], id="nothing"),
        pytest.param(['"""A form."""', "..."], id="docstring"),
        pytest.param(["def hit(self):", "    bet = 10"], id="variable of a method"),
        pytest.param(["def hit(self):", "    self.box = 10"], id="reference in self"),
        pytest.param(["async def hit(self):", "    bet = 10"], id="async method"),
        pytest.param(["def hit(self, bet=(a := 1)): pass"], id="default"),
        pytest.param(["class Hand:", "    bet = 10"], id="class in the class"),
        pytest.param(["__slots__ = ()"], id="special name"),
        pytest.param(["print(10)"], id="name that is only read"),
    ],
)
def test_no_class_variable(tmp_path: Path, body: list[str]) -> None:
    assert find_variables(tmp_path, *body) == []


@pytest.mark.parametrize(
    ("body", "variables"),
    [
        pytest.param(["bet = 10"], ["bet in line 2"], id="value"),
        pytest.param(["bet: int"], ["bet in line 2"], id="annotation alone"),
        pytest.param(["bet: int = 10"], ["bet in line 2"], id="annotation"),
        pytest.param(
            ["bet = 1", "bet += 1"], ["bet in line 2", "bet in line 3"], id="+="
        ),
        pytest.param(
            ["a, (b, *c) = d"], [f"{n} in line 2" for n in "abc"], id="several"
        ),
        pytest.param(["if True:", "    bet = 10"], ["bet in line 3"], id="in an if"),
        pytest.param(["for n in x: pass"], ["n in line 2"], id="for"),
        pytest.param(["with x as f: pass"], ["f in line 2"], id="with"),
        pytest.param(["_funds = []"], ["_funds in line 2"], id="private"),
        pytest.param(["print(bet := 10)"], ["bet in line 2"], id="in an expression"),
    ],
)
def test_class_variable(tmp_path: Path, body: list[str], variables: list[str]) -> None:
    assert find_variables(tmp_path, *body) == variables


@pytest.mark.parametrize("path", ["gui/forms.py", "gui/__init__.py"])
def test_form_in_another_module_is_found(tmp_path: Path, path: str) -> None:
    made = MadeSubmission(tmp_path, "")
    made.write("gui/broken.py", "class (")
    made.write(path, "\ufeffclass Blackjack_Form:\n    bet = 10\n")
    assert get_class_variables(find_form_class(tmp_path)) == ["bet in line 2"]


def test_form_in_its_own_module_comes_first(tmp_path: Path) -> None:
    MadeSubmission(tmp_path, "").write("gui/a.py", "class Blackjack_Form:\n    a = 1\n")
    assert find_variables(tmp_path, "b = 1") == ["b in line 2"]


def test_form_that_is_not_there_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(LookupError, match=r"no class Blackjack_Form in gui/blackj"):
        find_form_class(tmp_path)


def test_form_that_cannot_be_read_is_not_said_to_be_missing(tmp_path: Path) -> None:
    MadeSubmission(tmp_path, "").write("gui/blackjack_form.py", "class Blackjack_Form(")
    with pytest.raises(SyntaxError):
        find_form_class(tmp_path)


def test_class_variable_costs_its_points(tmp_path: Path) -> None:
    made = MadeSubmission(tmp_path, "")
    made.write("gui/blackjack_form.py", "class Blackjack_Form:\n    bet = 10\n")
    outcome = mark(tmp_path, tests=FORM_TEST)
    assert outcome.marks["Form"] == "0.00"
    assert "The form has class variables: bet in line 2" in outcome.text


def test_form_and_rules_are_the_submission_s(screen: None, tmp_path: Path) -> None:
    """Its own form works with its own rules, of which a button asks too much."""
    made = MadeSubmission(tmp_path, "gameobjects games gui images")
    tests = "tests/test_06_submitted_form.py"
    assert mark(tmp_path, tests=tests).marks["Form"] == "10.00"
    made.edit("games/blackjack.py", "def player_stand(", "def player_rest(")
    outcome = mark(tmp_path, tests=tests)
    assert outcome.marks["Form"] == "2.00"
    assert "has no attribute 'player_stand'" in outcome.text


@pytest.mark.parametrize(
    "source",
    [
        "from games import blackjack\n",
        "class Form:\n    def deal(self):\n        import games.blackjack as game\n",
        "import random, blackjack\n",
        "from .. import (games)\r\n",
        "import_module('games.blackjack')\n",
        "from games import blackjack\nprint 'no syntax of today'\n",
    ],
)
@pytest.mark.parametrize("path", ["gui/parts/round.py", "controller.py"])
def test_game_is_used(tmp_path: Path, source: str, path: str) -> None:
    MadeSubmission(tmp_path, "").write(path, source)
    assert is_game_used(tmp_path)


@pytest.mark.parametrize(
    "source", ["", "from gui.blackjack_form import Blackjack_Form\n", "game = games\n"]
)
def test_game_is_not_used(tmp_path: Path, source: str) -> None:
    made = MadeSubmission(tmp_path, "games")
    made.write("gui/blackjack_form.py", source)
    assert not is_game_used(tmp_path)


def test_form_that_plays_nothing_gets_no_marks_for_surviving(tmp_path: Path) -> None:
    """It opens, and has no class variables, but there is nothing that could fail."""
    made = MadeSubmission(tmp_path)
    made.write(
        "gui/blackjack_form.py",
        "import tkinter as tk\n\n\nclass Blackjack_Form(tk.Tk):\n"
        "    def __init__(self):\n        super().__init__()\n"
        "        tk.Button(self, text='Deal').pack()\n",
    )
    outcome = mark(tmp_path, tests="tests/test_06_submitted_form.py")
    assert outcome.marks["Form"] == "5.00"
    assert "The form does not import games.blackjack" in outcome.text
