"""The Blackjack form: keys that are held down, and keys with Ctrl, Alt or Super."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.form_driver import FormDriver

pytestmark = pytest.mark.house


def hold(form: FormDriver, keysym: str, times: int = 5, state: int = 0) -> None:
    """Hold a key down as X11 tells of it: each repetition is a release and a press."""
    window = form.window
    form.get_focused().event_generate("<KeyPress>", keysym=keysym, state=state)
    window.update()
    for _ in range(times):
        focused = form.get_focused()
        for kind in ("<KeyRelease>", "<KeyPress>"):
            focused.event_generate(kind, keysym=keysym, state=state, when="tail")
        window.update()
    form.get_focused().event_generate("<KeyRelease>", keysym=keysym, state=state)
    window.update()


def hold_elsewhere(
    form: FormDriver, keysym: str, times: int = 5, state: int = 0
) -> None:
    """Hold a key down as other systems tell of it: each repetition is a press."""
    for _ in range(1 + times):
        form.get_focused().event_generate("<KeyPress>", keysym=keysym, state=state)
        form.window.update()
    form.get_focused().event_generate("<KeyRelease>", keysym=keysym, state=state)
    form.window.update()


def move_slowly(form: FormDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let cards move so slowly that only a key can end it."""
    monkeypatch.setattr("gui.motion.SLIDE_TIME", 60_000)
    monkeypatch.setattr("gui.motion._FRAME_TIME", 1_000)
    form.window.option_add("*animation", "on")


Holder = Callable[..., None]


@pytest.fixture(params=["x11", "win32"])
def hold_key(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Holder:
    """A function that holds a key down, as each system tells of it."""
    monkeypatch.setattr("gui.keyboard._get_system", lambda _: request.param)
    return hold if request.param == "x11" else hold_elsewhere


@pytest.fixture
def x11(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys are told of as on X11, whatever the system is."""
    monkeypatch.setattr("gui.keyboard._get_system", lambda _: "x11")


class TestHeldKey:
    """A key that is held down is pressed once, however long it is held."""

    @pytest.mark.parametrize("key", ["Return", "KP_Enter", "space"])
    def test_deals_and_does_not_hit(
        self,
        form: FormDriver,
        blackjack: ModuleType,
        stack_deck: Callable[[str], None],
        hold_key: Holder,
        key: str,
    ) -> None:
        stack_deck("2S 9D 2C 7H 2D 2H 3S 3C 3D 3H 4S 4C")
        form.find("deal").focus_force()
        hold_key(form, key)
        assert blackjack.player_hands[0].count == 2
        assert blackjack.can_stand(0)

    @pytest.mark.parametrize("key", ["Return", "space"])
    def test_deals_one_round_and_not_the_next(
        self,
        form: FormDriver,
        stack_deck: Callable[[str], None],
        hold_key: Holder,
        key: str,
    ) -> None:
        """The natural ends the round at once, so that Deal stays enabled."""
        stack_deck("AS 9D KC 7H 2C")
        form.find("deal").focus_force()
        hold_key(form, key)
        assert form.get_text("funds") == "Funds $1,010"

    def test_deals_from_the_box(
        self,
        form: FormDriver,
        blackjack: ModuleType,
        stack_deck: Callable[[str], None],
        hold_key: Holder,
    ) -> None:
        stack_deck("2S 9D 2C 7H 2D 2H 3S")
        form.type_bet("25")
        hold_key(form, "Return")
        assert blackjack.player_hands[0].count == 2

    @pytest.mark.parametrize(("key", "count"), [("h", 3), ("d", 3), ("s", 2), ("p", 2)])
    def test_letter_acts_once(
        self,
        form: FormDriver,
        blackjack: ModuleType,
        stack_deck: Callable[[str], None],
        hold_key: Holder,
        key: str,
        count: int,
    ) -> None:
        stack_deck("2S 9D 2C 7H 2D 2H 3S 3C 3D 3H 4S 4C")
        form.click("deal")
        hold_key(form, key)
        assert blackjack.player_hands[0].count == count
        assert form.get_text("deal") == "Deal"
        hands_in_play = [n for n in (0, 1) if blackjack.can_stand(n)]
        assert hands_in_play == {"h": [0], "p": [0, 1]}.get(key, [])

    def test_next_press_counts_again(
        self,
        form: FormDriver,
        blackjack: ModuleType,
        stack_deck: Callable[[str], None],
        hold_key: Holder,
    ) -> None:
        stack_deck("2S 9D 2C 7H 2D 2H 3S 3C")
        form.click("deal")
        hold_key(form, "h")
        form.press("h")
        assert blackjack.player_hands[0].count == 4
        form.press("Return")
        assert blackjack.player_hands[0].count == 5

    def test_does_not_end_the_motion_that_it_began(
        self,
        form: FormDriver,
        stack_deck: Callable[[str], None],
        monkeypatch: pytest.MonkeyPatch,
        hold_key: Holder,
    ) -> None:
        from gui.card_table import CardTable
        from gui.motion import is_moving

        move_slowly(form, monkeypatch)
        stack_deck("2S 9D 2C 7H 2D 2H 3S 3C")
        table = form.find("table")
        assert isinstance(table, CardTable)
        hold_key(form, "Return")
        assert is_moving(table)
        form.press("Return")
        assert not is_moving(table)

    def test_writes_on_in_the_box(self, form: FormDriver, hold_key: Holder) -> None:
        form.type_bet("2")
        hold_key(form, "5", times=2)
        assert form.get_text("bet") == "2555"

    def test_walks_on_by_tab(self, form: FormDriver, hold_key: Holder) -> None:
        """Bet, Deal, Reset and the bet again."""
        form.find("bet").focus_force()
        hold_key(form, "Tab", times=2)
        assert form.get_focused() is form.find("bet")

    def test_toggles_the_history_once(self, form: FormDriver, hold_key: Holder) -> None:
        from tests.form_driver import CONTROL

        hold_key(form, "h", state=CONTROL)
        assert form.window.nametowidget(".history").winfo_ismapped()

    def test_digit_typed_just_before_return_does_not_stop_it(
        self, form: FormDriver, stack_deck: Callable[[str], None], hold_key: Holder
    ) -> None:
        """Who types fast lets the digit go when Return is down already."""
        stack_deck("2S 9D 2C 7H 2D")
        form.type_bet("2")
        box = form.find("bet")
        box.event_generate("<KeyPress>", keysym="5", when="tail")
        box.event_generate("<KeyRelease>", keysym="5", when="tail")
        box.event_generate("<KeyPress>", keysym="Return", when="tail")
        form.window.update()
        assert form.get_text("funds") == "Funds $975"

    def test_of_a_key_that_the_form_does_not_use_stops_no_other(
        self, form: FormDriver, stack_deck: Callable[[str], None], hold_key: Holder
    ) -> None:
        """Its release may have gone elsewhere, to a menu or a dialog."""
        stack_deck("2S 9D 2C 7H 2D")
        form.find("deal").focus_force()
        form.find("deal").event_generate("<KeyPress>", keysym="F7")
        form.press("Return")
        assert form.get_text("funds") == "Funds $990"

    @pytest.mark.usefixtures("x11")
    def test_whose_release_went_elsewhere_counts_again_on_x11(
        self, form: FormDriver, blackjack: ModuleType, stack_deck: Callable[[str], None]
    ) -> None:
        """There each repetition begins with a release, so that this is none."""
        stack_deck("2S 9D 2C 7H 2D 2H 3S 3C")
        form.click("deal")
        for _ in range(2):
            form.get_focused().event_generate("<KeyPress>", keysym="h")
            form.window.update()
        assert blackjack.player_hands[0].count == 4

    @pytest.mark.usefixtures("x11")
    def test_whose_repetition_comes_in_two_parts_acts_once_on_x11(
        self,
        form: FormDriver,
        blackjack: ModuleType,
        stack_deck: Callable[[str], None],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        """A busy machine may pass on the release alone; the press is still to come."""
        monkeypatch.setattr("gui.keyboard._TAP_TIME", 60_000)
        stack_deck("2S 9D 2C 7H 2D 2H 3S 3C")
        form.click("deal")
        for kind, time in (("Press", 100), ("Release", 700), ("Press", 700)):
            form.get_focused().event_generate(f"<Key{kind}>", keysym="h", time=time)
            form.window.update()
        assert blackjack.player_hands[0].count == 3

    def test_shift_let_go_before_the_letter_makes_no_second_press(
        self,
        form: FormDriver,
        blackjack: ModuleType,
        stack_deck: Callable[[str], None],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        """Where a letter that is held is pressed again without a release."""
        monkeypatch.setattr("gui.keyboard._get_system", lambda _: "win32")
        stack_deck("2S 9D 2C 7H 2D 2H 3S 3C")
        form.click("deal")
        for kind, keysym in (("Press", "h"), ("Release", "Shift_L"), ("Press", "h")):
            form.get_focused().event_generate(f"<Key{kind}>", keysym=keysym)
            form.window.update()
        assert blackjack.player_hands[0].count == 3

    @pytest.mark.usefixtures("x11")
    def test_goes_to_the_box_and_stops_no_digit(
        self, form: FormDriver, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("gui.keyboard._TAP_TIME", 60_000)
        form.find("deal").focus_force()
        alt_on_x11 = 0x8
        for kind in ("Press", "Release"):
            form.get_focused().event_generate(
                f"<Key{kind}>", keysym="b", state=alt_on_x11, time=100
            )
            form.window.update()
        form.press("7")
        assert form.get_text("bet") == "7"

    def test_shift_let_go_stops_no_letter(
        self,
        form: FormDriver,
        blackjack: ModuleType,
        stack_deck: Callable[[str], None],
        hold_key: Holder,
    ) -> None:
        stack_deck("2S 9D 2C 7H 2D 2H 3S 3C")
        form.click("deal")
        focused = form.get_focused()
        focused.event_generate("<KeyRelease>", keysym="Shift_L", when="tail")
        focused.event_generate("<KeyPress>", keysym="h", when="tail")
        form.window.update()
        assert blackjack.player_hands[0].count == 3

    def test_shift_held_while_cards_move_stops_no_letter(
        self,
        form: FormDriver,
        stack_deck: Callable[[str], None],
        monkeypatch: pytest.MonkeyPatch,
        hold_key: Holder,
    ) -> None:
        from gui.card_table import CardTable
        from gui.motion import is_moving
        from tests.form_driver import SHIFT

        move_slowly(form, monkeypatch)
        stack_deck("2S 9D 2C 7H 2D 2H 3S 3C")
        form.click("deal")
        form.get_focused().event_generate("<KeyPress>", keysym="Shift_L")
        form.press("H", SHIFT)
        table = form.find("table")
        assert isinstance(table, CardTable)
        assert not is_moving(table)

    def test_let_go_as_the_form_ends_is_silent(
        self, form: FormDriver, hold_key: Holder
    ) -> None:
        form.find("deal").event_generate("<KeyRelease>", keysym="Return")
        form.find("table").master.destroy()
        form.window.update()


class TestDoubleTap:
    """Two taps so fast that nobody can have seen what the first one did are one."""

    def tap(self, form: FormDriver, keysym: str, times: list[int]) -> None:
        """Press and let go a key at some times, in milliseconds."""
        for time in times:
            for kind, later in (("Press", 0), ("Release", 60)):
                focused = form.get_focused()
                focused.event_generate(f"<Key{kind}>", keysym=keysym, time=time + later)
                form.window.update()

    @pytest.mark.parametrize("key", ["Return", "h"])
    def test_acts_once(
        self,
        form: FormDriver,
        blackjack: ModuleType,
        stack_deck: Callable[[str], None],
        monkeypatch: pytest.MonkeyPatch,
        hold_key: Holder,
        key: str,
    ) -> None:
        """The moment lasts for the whole test."""
        monkeypatch.setattr("gui.keyboard._TAP_TIME", 60_000)
        stack_deck("2S 9D 2C 7H 2D 2H 3S 3C")
        form.click("deal")
        self.tap(form, key, [100, 220])
        assert blackjack.player_hands[0].count == 3

    def test_is_over_a_moment_after_the_release(
        self,
        form: FormDriver,
        blackjack: ModuleType,
        stack_deck: Callable[[str], None],
        monkeypatch: pytest.MonkeyPatch,
        hold_key: Holder,
    ) -> None:
        """The moment is so short that it has passed when the window is up to date."""
        monkeypatch.setattr("gui.keyboard._TAP_TIME", 0)
        stack_deck("2S 9D 2C 7H 2D 2H 3S 3C")
        form.click("deal")
        self.tap(form, "h", [100, 900])
        assert blackjack.player_hands[0].count == 4

    def test_of_another_key_counts_at_once(
        self,
        form: FormDriver,
        blackjack: ModuleType,
        stack_deck: Callable[[str], None],
        monkeypatch: pytest.MonkeyPatch,
        hold_key: Holder,
    ) -> None:
        """Whoever plays fast hits and stands within the moment."""
        monkeypatch.setattr("gui.keyboard._TAP_TIME", 60_000)
        stack_deck("2S 9D 2C 8D 2D 2H 3S 3C")
        form.click("deal")
        self.tap(form, "h", [100])
        self.tap(form, "s", [180])
        assert blackjack.player_hands[0].count == 3
        assert blackjack.player_hands[0].is_standing

    def test_moment_begins_with_the_last_release(
        self, form: FormDriver, hold_key: Holder, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """One script waits, not one for each release."""
        monkeypatch.setattr("gui.keyboard._TAP_TIME", 60_000)
        form.find("deal").focus_force()
        self.tap(form, "F7", [100, 300, 500])
        tk = form.window.tk
        waiting = [
            str(tk.call("after", "info", identifier))
            for identifier in tk.splitlist(tk.call("after", "info"))
        ]
        assert len([script for script in waiting if "held-" in script]) == 1


class TestCommandKeys:
    """With Ctrl, Alt or Super a key is none of the game's."""

    @pytest.mark.usefixtures("x11")
    @pytest.mark.parametrize("state", [0x4, 0x8, 0x40], ids=["Ctrl", "Alt", "Super"])
    @pytest.mark.parametrize("key", ["Return", "KP_Enter"])
    def test_return_does_not_deal(
        self,
        form: FormDriver,
        key: str,
        state: int,
    ) -> None:
        form.press(key, state)
        assert form.get_text("funds") == "Funds $1,000"

    def test_return_with_shift_deals(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        from tests.form_driver import SHIFT

        stack_deck("2S 9D 2C 7H 2D")
        form.press("Return", SHIFT)
        assert form.get_text("funds") == "Funds $990"

    @pytest.mark.usefixtures("x11")
    @pytest.mark.parametrize("key", ["h", "d", "s", "p", "r"])
    def test_letter_with_super_does_nothing(
        self,
        form: FormDriver,
        stack_deck: Callable[[str], None],
        key: str,
    ) -> None:
        stack_deck("8S 9D 8C 7D 2C 3C")
        form.click("deal")
        before = form.get_all_text()
        form.press(key, 0x40)
        assert form.get_all_text() == before
