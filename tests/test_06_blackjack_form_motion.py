"""The Blackjack form: cards that move, and presses while they do."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest

from tests.card_time import Time, get_picture, is_moving, wait_until_still
from tests.conftest import CardMaker

if TYPE_CHECKING:
    import tkinter as tk

    from gui.main_window import MainWindow
    from tests.form_driver import FormDriver

pytestmark = pytest.mark.house

# Each ending: the deck, and the clicks that lead to it.
ENDINGS = {
    "won": ("10S 9D KC 8D", ["deal", "stand0"]),
    "dealer draws": ("10S 2D 8C 3D 4H 5C 6S", ["deal", "stand0"]),
    "bust": ("10S 9D 6C 8D KH", ["deal", "hit0"]),
    "surrender": ("10S 9D 6C 8D", ["deal", "surrender"]),
    "natural": ("AS 9D KC 7D 2H", ["deal"]),
    "double": ("5S 9D 6C 8D KH", ["deal", "double0"]),
    "split": ("8S 9D 8C 8D KC 2C 9C", ["deal", "split", "stand0", "hit1", "stand1"]),
    "second round": ("10S 9D KC 8D", ["deal", "stand0", "deal", "surrender"]),
}


@pytest.fixture
def moving(form: FormDriver, time: Time) -> FormDriver:
    """The form with cards that move when the test lets the time go on."""
    form.window.option_add("*animation", "on")
    return form


class TestMotion:
    """Cards slide from the deck to their hands, one after another."""

    @pytest.mark.parametrize("ending", ENDINGS)
    def test_picture_afterwards_is_the_one_without_motion(
        self,
        time: Time,
        form: FormDriver,
        blackjack: ModuleType,
        stack_deck: Callable[[str], None],
        ending: str,
    ) -> None:
        deck, clicks = ENDINGS[ending]
        stack_deck(deck)
        pictures = []
        for setting in ("off", "on"):
            form.click("reset")
            form.window.option_add("*animation", setting)
            for name in clicks:
                form.click(name)
                wait_until_still(form, time)
            pictures.append(get_picture(form))
        assert pictures[0] == pictures[1]

    def test_cards_of_a_deal_come_in_turn(
        self, time: Time, moving: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        """Player, dealer, player, dealer: the order in which they become visible."""
        stack_deck("10S 9D 6C 8D")
        table: Any = moving.find("table")
        moving.click("deal")
        seen: list[str] = []
        while is_moving(moving):
            time.go_on()
            for card in table.get_shown_cards():
                label = f"{card.tag} {card.name}"
                is_hidden = table.itemcget(card.item, "state") == "hidden"
                if not is_hidden and label not in seen:
                    seen.append(label)
        assert seen == ["hand0 10S", "dealer 9D", "hand0 6C", "dealer back"]

    def test_same_cards_in_the_next_round_come_from_the_deck_too(
        self, moving: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        stack_deck("10S 9D 6C 8D")
        moving.click("deal")
        moving.press("x")
        moving.click("surrender")
        moving.press("x")
        moving.click("deal")
        table: Any = moving.find("table")
        assert len(table.find_withtag("moving")) == 4

    def test_result_comes_last(
        self, time: Time, moving: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        stack_deck("10S 2D 8C 3D 4H 5C 6S")
        moving.click("deal")
        wait_until_still(moving, time)
        moving.click("stand0")
        totals = []
        while is_moving(moving):
            assert "lost" not in moving.get_visible_text().lower()
            assert moving.get_text("funds") == "Funds $990"
            total = moving.get_text("dealer_info")
            if total not in totals:
                totals.append(total)
            time.go_on()
        assert totals == [
            "Dealer · 2 showing",
            "Dealer · 5",
            "Dealer · 9",
            "Dealer · 14",
        ]
        assert moving.get_text("dealer_info") == "Dealer · 20"
        assert moving.get_text("message").startswith("Dealer has 20. You lost $10.")

    def test_hole_card_is_hidden_while_other_cards_move(
        self,
        time: Time,
        moving: FormDriver,
        stack_deck: Callable[[str], None],
        card: CardMaker,
    ) -> None:
        from gui.images import get_card_image

        stack_deck("2S 9D 3C 7H 4C")
        for name in ("deal", "hit0"):
            moving.click(name)
            while is_moving(moving):
                assert "16" not in moving.get_text("dealer_info")
                time.go_on()
        (back,) = set(moving.get_image_names("deck"))
        width = moving.window.tk.call("image", "width", back)
        face: Any = card("7H")
        pixels = moving.get_pixels(get_card_image(face, width, moving.window))
        assert pixels not in moving.get_pictures("card")

    def test_off_puts_cards_down_at_once(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        stack_deck("10S 9D 6C 8D")
        form.click("deal")
        assert not is_moving(form)

    def test_menu_switches_it(
        self,
        window: MainWindow,
        form: FormDriver,
        stack_deck: Callable[[str], None],
    ) -> None:
        stack_deck("10S 9D 6C 8D")
        window.tk.call(".menu_bar.view", "invoke", "Moving cards")
        form.click("deal")
        assert is_moving(form)


class TestPressWhileMoving:
    """A press finishes the motion at once and does nothing else."""

    @pytest.mark.parametrize(
        ("before", "name"),
        [
            ([], "deal"),
            (["deal"], "hit0"),
            (["deal"], "double0"),
            (["deal"], "stand0"),
            (["deal"], "split"),
        ],
    )
    def test_three_clicks_are_one_action(
        self,
        time: Time,
        moving: FormDriver,
        blackjack: ModuleType,
        stack_deck: Callable[[str], None],
        before: list[str],
        name: str,
    ) -> None:
        """The second click finishes the motion, the third comes too early."""
        stack_deck("2S 9D 2C 4D 2H 2D 3S 3C 3H 3D")
        for earlier in before:
            moving.click(earlier)
            wait_until_still(moving, time)
        funds_before = moving.get_text("funds")
        moving.click(name, times=3)
        assert not is_moving(moving)
        count = {"hit0": 3, "double0": 3}.get(name, 2)
        assert blackjack.player_hands[0].count == count
        assert len(blackjack.player_hands) == (2 if name == "split" else 1)
        assert (moving.get_text("funds") == funds_before) is (name == "hit0") or (
            name == "stand0"
        )

    @pytest.mark.parametrize("key", ["h", "Return", "space", "x"])
    def test_key_finishes_the_motion_and_does_nothing_else(
        self,
        moving: FormDriver,
        blackjack: ModuleType,
        stack_deck: Callable[[str], None],
        key: str,
    ) -> None:
        stack_deck("2S 9D 2C 4D 2H")
        moving.click("deal")
        assert is_moving(moving)
        moving.press(key)
        assert not is_moving(moving)
        assert blackjack.player_hands[0].count == 2
        assert moving.get_text("message").startswith("Your turn")

    @pytest.mark.parametrize("key", ["Alt_L", "Control_L", "Shift_L", "Caps_Lock"])
    def test_modifier_alone_is_no_press(
        self, moving: FormDriver, stack_deck: Callable[[str], None], key: str
    ) -> None:
        """Else it would finish the motion, and the letter with it would act."""
        stack_deck("2S 9D 2C 4D 2H")
        moving.click("deal")
        moving.press(key)
        assert is_moving(moving)
        moving.press("h", moving.get_alt())
        assert not is_moving(moving)
        assert len(moving.get_pictures("hand0")) == 2

    def test_button_held_down_is_let_go(
        self, moving: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        """Its release is dropped, and must not be made up for by the next one."""
        stack_deck("2S 9D 2C 4D 2H 2D 3S")
        moving.click("deal")
        moving.press("x")
        button: Any = moving.find("hit0")
        button.event_generate("<ButtonPress-1>", x=5, y=5)
        moving.press("h")
        button.event_generate("<ButtonRelease-1>", x=5, y=5)
        moving.press("x")
        assert "pressed" not in button.state()
        assert len(moving.get_pictures("hand0")) == 3

    @pytest.mark.parametrize(
        ("name", "event"), [("chip25", "<Button-3>"), ("bet", "<Button-4>")]
    )
    def test_other_buttons_and_the_wheel_tell_nothing_before_its_time(
        self,
        moving: FormDriver,
        stack_deck: Callable[[str], None],
        name: str,
        event: str,
    ) -> None:
        """They finish the motion, and change neither the bet nor the message alone."""
        stack_deck("AS 9D KC 7D 2H")
        moving.click("deal")
        moving.find(name).event_generate(event, x=5, y=5)
        assert not is_moving(moving)
        assert moving.get_text("bet") == "10"
        assert moving.get_text("hand0_info").endswith("won $10")

    def test_bet_is_cut_when_the_loss_is_shown(
        self, moving: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        stack_deck("10S 2D 8C 3D 4H 5C 6S")
        moving.type_bet("700")
        moving.click("deal")
        moving.press("x")
        moving.click("stand0")
        assert is_moving(moving)
        assert moving.get_text("bet") == "700"
        moving.press("x")
        assert moving.get_text("bet") == "300"

    def test_press_afterwards_counts(
        self,
        moving: FormDriver,
        blackjack: ModuleType,
        stack_deck: Callable[[str], None],
    ) -> None:
        stack_deck("2S 9D 2C 4D 2H")
        moving.click("deal")
        moving.press("x")
        moving.press("h")
        assert blackjack.player_hands[0].count == 3


class TestInTheMiddle:
    """Whatever happens while cards move leaves a right picture and no complaint."""

    def start(self, form: FormDriver, stack: Callable[[str], None]) -> None:
        """Begin a deal."""
        stack("10S 9D 6C 8D")
        form.click("deal")
        assert is_moving(form)

    @pytest.mark.parametrize("step", range(5))
    def test_closing_at_each_step(
        self,
        form: FormDriver,
        window: MainWindow,
        monkeypatch: pytest.MonkeyPatch,
        stack_deck: Callable[[str], None],
        make_root: Callable[[], tk.Tk],
        step: int,
    ) -> None:
        """Another window that goes on must not run what was left waiting."""
        stack_deck("8S 9D 8C 7D KC 2C 9C KH")
        clicks = ["deal", "split", "hit1", "stand0", "stand1"]
        window.option_add("*animation", "on")
        monkeypatch.setattr("gui.motion.SLIDE_TIME", 60_000)
        monkeypatch.setattr("gui.motion._FRAME_TIME", 60)
        for name in clicks[:step]:
            form.click(name)
            form.press("x")
        form.click(clicks[step])
        window.close()
        done: list[bool] = []
        other = make_root()
        other.after(100, done.append, True)
        while not done:
            other.update()

    def test_showing_from_outside(
        self, moving: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        """The picture is drawn anew, and the form takes keys again."""
        self.start(moving, stack_deck)
        blackjack_form: Any = moving.find("table").master
        blackjack_form.show()
        assert not is_moving(moving)
        moving.press("h")
        assert len(moving.get_pictures("hand0")) == 3

    def test_destroying_the_form(
        self, time: Time, moving: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        self.start(moving, stack_deck)
        moving.find("table").master.destroy()
        time.go_on()

    @pytest.mark.parametrize("how", ["button", "key", "menu"])
    def test_reset(
        self, moving: FormDriver, stack_deck: Callable[[str], None], how: str
    ) -> None:
        """Button and key finish the motion first; the menu is no press in the form."""
        from tests.form_driver import CONTROL

        self.start(moving, stack_deck)
        if how == "menu":
            moving.window.tk.call(".menu_bar.game", "invoke", "Reset")
        elif how == "key":
            moving.press("r", CONTROL)
            moving.press("r", CONTROL)
        else:
            moving.click("reset")
            moving.click("reset")
        moving.window.update()
        assert not is_moving(moving)
        assert moving.get_text("funds") == "Funds $1,000"
        assert moving.get_pictures("hand0") == []
        assert moving.get_enabled() == {"bet", "deal", "reset"}

    def test_resizing(
        self, moving: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        self.start(moving, stack_deck)
        moving.window.geometry("1300x800")
        moving.window.update()
        assert not is_moving(moving)
        assert len(moving.get_pictures("hand0")) == 2
        moving.press("h")
        assert len(moving.get_pictures("hand0")) == 3

    def test_choosing_the_game_again(
        self,
        time: Time,
        moving: FormDriver,
        window: MainWindow,
        stack_deck: Callable[[str], None],
    ) -> None:
        self.start(moving, stack_deck)
        window.show_game("blackjack")
        wait_until_still(moving, time)
        assert moving.get_text("message").startswith("Your turn")

    def test_keyboard_that_comes_back_to_a_disabled_button_moves_on(
        self,
        time: Time,
        moving: FormDriver,
        window: MainWindow,
        stack_deck: Callable[[str], None],
    ) -> None:
        moving.find("deal").focus_force()
        self.start(moving, stack_deck)
        window.show_rules()
        window.nametowidget(".rules.close").focus_force()
        wait_until_still(moving, time)
        window.nametowidget(".rules").destroy()
        moving.find("deal").focus_force()
        window.update()
        assert moving.get_focused() is moving.find("hit0")

    def test_rules_opened_keep_the_keyboard(
        self,
        time: Time,
        moving: FormDriver,
        window: MainWindow,
        stack_deck: Callable[[str], None],
    ) -> None:
        self.start(moving, stack_deck)
        window.show_rules()
        close = window.nametowidget(".rules.close")
        close.focus_force()
        wait_until_still(moving, time)
        window.update()
        assert window.focus_get() is close
