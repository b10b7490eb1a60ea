"""The Blackjack form has no state of its own (ITD121 p. 6)."""

from __future__ import annotations

from collections.abc import Callable
from inspect import isfunction
from typing import TYPE_CHECKING

import pytest

from tests.stacked_table import StackedTable

if TYPE_CHECKING:
    from tests.form_driver import FormDriver


pytestmark = pytest.mark.house


class TestNoState:
    """The form has no data of its own (ITD121 p. 6)."""

    # What tkinter puts into every widget that has children and bindings.
    TKINTER = ("_name", "_tclCommands", "_w", "children", "master", "tk", "widgetName")

    def test_form_has_no_attributes_of_its_own(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        stack_deck("8S 9D 8C 7D 2C 3C")
        blackjack_form = form.find("table").master
        assert set(vars(blackjack_form)) <= set(self.TKINTER)
        form.click("deal")
        form.click("split")
        form.click("hit1")
        assert set(vars(blackjack_form)) <= set(self.TKINTER)

    def test_class_has_methods_alone(self, form: FormDriver) -> None:
        own_classes = [
            kind
            for kind in type(form.find("table").master).__mro__
            if kind.__module__.startswith("gui.")
        ]
        assert own_classes
        for kind in own_classes:
            for name, value in vars(kind).items():
                is_python_s_own = name in ("__module__", "__doc__") or (
                    name.startswith("__") and not isfunction(value)
                )
                assert isfunction(value) or is_python_s_own, name

    def test_nothing_is_hung_on_the_widgets(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        from gui.widgets import iterate_widgets

        stack_deck("8S 9D 8C 7D 2C 3C")
        form.click("deal")
        form.click("split")
        for widget in iterate_widgets(form.find("table").master):
            assert set(vars(widget)) <= set(self.TKINTER), widget

    def test_no_closure_holds_anything_that_changes(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        """What Tk calls are functions with fixed arguments; a round changes none."""
        import gc

        def get_cells() -> dict[int, str]:
            functions = [f for f in gc.get_objects() if isfunction(f)]
            return {
                id(cell): repr(cell.cell_contents)
                for function in functions
                if str(function.__module__).startswith("gui.")
                for cell in function.__closure__ or ()
                if not isinstance(cell.cell_contents, property)
            }

        stack_deck("8S 9D 8C 7D 2C 3C")
        form.click("deal")
        before = get_cells()
        form.click("split")
        form.click("stand0")
        after = get_cells()
        assert {key: after.get(key, value) for key, value in before.items()} == before

    def test_modules_of_the_form_keep_nothing(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        """A round changes no global of any module that is behind the form."""
        from gui import (
            blackjack_actions,
            blackjack_form,
            blackjack_history,
            blackjack_layout,
            blackjack_texts,
            card_steps,
            card_table,
            chip,
            game_form,
            history,
            keyboard,
            motion,
        )

        modules = [blackjack_actions, blackjack_form, blackjack_history, card_steps]
        modules += [blackjack_layout, blackjack_texts, card_table, chip, game_form]
        modules += [history, keyboard, motion]

        def get_globals() -> list[dict[str, str]]:
            return [{k: repr(v) for k, v in vars(m).items()} for m in modules]

        stack_deck("8S 9D 8C 7D 2C 3C")
        before = get_globals()
        form.click("deal")
        form.click("split")
        form.click("stand0")
        assert get_globals() == before

    def test_form_shows_what_was_done_to_the_logic_elsewhere(
        self, form: FormDriver, table: StackedTable
    ) -> None:
        """A form that remembered anything would not follow."""
        from gui.blackjack_form import Blackjack_Form

        table.deal("10S 5C", "9D 7H", deck="KC")
        blackjack_form = form.find("table").master
        assert isinstance(blackjack_form, Blackjack_Form)
        blackjack_form.show()
        assert form.get_text("hand0_info") == "Hand 1 · Bet $10 · 15"
        assert form.get_text("funds") == "Funds $990"
        form.click("hit0")
        assert form.get_text("message").startswith("Dealer has 16. You are bust")
