"""The Blackjack form: every key, and where the keyboard is."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.form_driver import FormDriver


pytestmark = pytest.mark.house


def play_to(form: FormDriver, stack: Callable[[str], None], situation: str) -> None:
    """Play to a situation: a turn with a pair, or two hands after its split."""
    stack("8S 9D 8C 7D 2C 3C 2D 2H")
    if situation != "start":
        form.click("deal")
    if situation == "split":
        form.click("split")


class TestKeys:
    """Each key does its one thing."""

    @pytest.mark.parametrize("state", ["plain", "caps lock"])
    @pytest.mark.parametrize(
        ("key", "info"),
        [
            ("h", "Hand 1 · Bet $10 · 18"),
            ("d", "Hand 1 · Bet $20 · 18 · lost $20"),
            ("s", "Hand 1 · Bet $10 · 16 · lost $10"),
            ("r", "Hand 1 · Bet $10 · 16 · surrendered, lost $5"),
            ("p", "Hand 1 · Bet $10 · 10"),
        ],
    )
    def test_letter(
        self,
        form: FormDriver,
        stack_deck: Callable[[str], None],
        key: str,
        info: str,
        state: str,
    ) -> None:
        """The dealer has 16 and draws two or three, which is 18 or 19."""
        from tests.form_driver import CAPS_LOCK

        play_to(form, stack_deck, "turn")
        if state == "plain":
            form.press(key)
        else:
            form.press(key.upper(), CAPS_LOCK)
        assert form.get_text("hand0_info") == info

    @pytest.mark.parametrize(
        ("key", "info"),
        [
            ("H", "Hand 2 · Bet $10 · 13"),
            ("D", "Hand 2 · Bet $20 · 13 · stands"),
            ("S", "Hand 2 · Bet $10 · 11 · stands"),
        ],
    )
    @pytest.mark.parametrize("caps_lock", [False, True])
    def test_shift_is_for_the_second_hand(
        self,
        form: FormDriver,
        stack_deck: Callable[[str], None],
        key: str,
        info: str,
        caps_lock: bool,
    ) -> None:
        from tests.form_driver import CAPS_LOCK, SHIFT

        play_to(form, stack_deck, "split")
        form.press(key, SHIFT | (CAPS_LOCK if caps_lock else 0))
        assert form.get_text("hand1_info") == info
        assert form.get_text("hand0_info") == "Hand 1 · Bet $10 · 10"

    def test_letter_is_for_the_first_hand_in_play(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        play_to(form, stack_deck, "split")
        form.press("s")
        assert form.get_text("hand0_info").endswith("stands")
        form.press("h")
        assert form.get_text("hand1_info") == "Hand 2 · Bet $10 · 13"

    @pytest.mark.parametrize("key", ["H", "D", "S", "R", "P"])
    def test_shift_does_nothing_without_a_second_hand(
        self, form: FormDriver, stack_deck: Callable[[str], None], key: str
    ) -> None:
        from tests.form_driver import SHIFT

        play_to(form, stack_deck, "turn")
        form.press(key, SHIFT)
        assert form.get_text("hand0_info") == "Hand 1 · Bet $10 · 16"
        assert form.get_text("funds") == "Funds $990"

    @pytest.mark.parametrize("key", ["p", "r"])
    def test_key_of_a_disabled_button_does_nothing(
        self, form: FormDriver, stack_deck: Callable[[str], None], key: str
    ) -> None:
        play_to(form, stack_deck, "split")
        before = form.get_all_text()
        form.press(key)
        assert form.get_all_text() == before

    @pytest.mark.parametrize("key", ["h", "d", "s", "p", "r", "x", "F5"])
    def test_key_does_nothing_without_a_round(self, form: FormDriver, key: str) -> None:
        form.find("table").master.focus_force()
        before = form.get_all_text()
        form.press(key)
        assert form.get_all_text() == before

    @pytest.mark.parametrize("key", ["h", "d", "s", "p", "r"])
    def test_letter_typed_in_the_box_stays_there(
        self, form: FormDriver, stack_deck: Callable[[str], None], key: str
    ) -> None:
        stack_deck("8S 9D 8C 7D 2C 3C")
        form.type_bet("1")
        form.press(key)
        assert form.get_text("bet") == f"1{key}"

    @pytest.mark.parametrize("key", ["Return", "KP_Enter"])
    def test_return_deals(
        self, form: FormDriver, stack_deck: Callable[[str], None], key: str
    ) -> None:
        stack_deck("8S 9D 8C 7D 2C 3C")
        form.press(key)
        assert form.get_text("funds") == "Funds $990"

    def test_return_presses_the_button_with_the_focus_and_no_other(
        self, form: FormDriver, blackjack: ModuleType, stack_deck: Callable[[str], None]
    ) -> None:
        play_to(form, stack_deck, "turn")
        form.find("hit0").focus_force()
        form.press("Return")
        assert blackjack.player_hands[0].count == 3

    def test_return_on_an_ending_stand_does_not_deal(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        play_to(form, stack_deck, "turn")
        form.find("stand0").focus_force()
        form.press("Return")
        assert form.get_text("hand0_info") == "Hand 1 · Bet $10 · 16 · lost $10"

    @pytest.mark.parametrize("key", ["r", "R"])
    def test_control_r_resets_and_does_not_surrender(
        self, form: FormDriver, stack_deck: Callable[[str], None], key: str
    ) -> None:
        from tests.form_driver import CONTROL

        play_to(form, stack_deck, "turn")
        form.press(key, CONTROL)
        assert form.get_text("funds") == "Funds $1,000"
        assert form.get_text("hand0_info") == "Hand 1"


class TestAlt:
    """Alt and the underlined letter press a button, from the bet box too."""

    @pytest.mark.parametrize(
        ("key", "info"),
        [
            ("h", "Hand 1 · Bet $10 · 18"),
            ("d", "Hand 1 · Bet $20 · 18 · lost $20"),
            ("s", "Hand 1 · Bet $10 · 16 · lost $10"),
            ("r", "Hand 1 · Bet $10 · 16 · surrendered, lost $5"),
            ("p", "Hand 1 · Bet $10 · 10"),
            ("t", "Hand 1"),
        ],
    )
    def test_presses_a_button_of_the_player(
        self, form: FormDriver, stack_deck: Callable[[str], None], key: str, info: str
    ) -> None:
        play_to(form, stack_deck, "turn")
        form.press(key, form.get_alt())
        assert form.get_text("hand0_info") == info

    def test_l_deals_from_the_box(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        stack_deck("8S 9D 8C 7D")
        form.type_bet("25")
        form.press("l", form.get_alt())
        assert form.get_text("funds") == "Funds $975"

    def test_d_does_not_deal(self, form: FormDriver) -> None:
        form.press("d", form.get_alt())
        assert form.get_text("hand0_info") == "Hand 1"
        assert form.get_text("bet") == "10"

    def test_b_goes_to_the_bet(self, form: FormDriver) -> None:
        form.click("table")
        form.press("b", form.get_alt())
        assert form.get_focused() is form.find("bet")

    def test_letters_are_underlined_and_no_menu_has_them(
        self, form: FormDriver
    ) -> None:
        letters = {}
        for name in (
            "deal",
            "reset",
            "hit0",
            "double0",
            "stand0",
            "surrender",
            "split",
        ):
            underlined = int(str(form.find(name).cget("underline")))
            letters[name] = form.get_text(name)[underlined].lower()
        assert letters == {
            "deal": "l",
            "reset": "t",
            "hit0": "h",
            "double0": "d",
            "stand0": "s",
            "surrender": "r",
            "split": "p",
        }
        call = form.window.tk.call
        for index in range(int(call(".menu_bar", "index", "end")) + 1):
            text = str(call(".menu_bar", "entrycget", index, "-label"))
            underlined = int(call(".menu_bar", "entrycget", index, "-underline"))
            assert text[underlined].lower() not in {*letters.values(), "b"}


class TestFocus:
    """The keyboard is always where something can be done with it."""

    def test_goes_from_the_box_to_the_first_button_after_the_deal(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        stack_deck("8S 9D 8C 7D 2C 3C")
        form.press("Return")
        assert form.get_focused() is form.find("hit0")

    def test_stays_on_a_button_that_can_still_be_used(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        stack_deck("2S 9D 3C 7D 2C 3C")
        form.click("deal")
        form.find("double0").focus_force()
        form.press("h")
        assert form.get_focused() is form.find("double0")

    def test_goes_to_the_second_hand_when_the_first_is_done(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        play_to(form, stack_deck, "split")
        form.find("stand0").focus_force()
        form.press("Return")
        assert form.get_focused() is form.find("hit1")

    def test_goes_to_deal_when_the_round_is_over(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        play_to(form, stack_deck, "turn")
        form.press("s")
        assert form.get_focused() is form.find("deal")

    def test_goes_to_no_button_when_the_funds_are_gone(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        """Never to Reset: a Return too many would throw the result away."""
        stack_deck("10S 9D 7C KD")
        form.type_bet("1000")
        form.press("Return")
        form.press("s")
        assert form.get_focused() is form.find("table").master

    def test_goes_to_no_disabled_box_when_the_game_is_chosen_again(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        from gui.blackjack_form import Blackjack_Form

        stack_deck("10S 9D 7C KD")
        form.type_bet("1000")
        form.press("Return")
        form.press("s")
        blackjack_form = form.find("table").master
        assert isinstance(blackjack_form, Blackjack_Form)
        blackjack_form.focus_first()
        assert form.get_focused() is blackjack_form

    def test_goes_to_the_box_after_reset(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        play_to(form, stack_deck, "turn")
        form.find("reset").focus_force()
        form.press("Return")
        assert form.get_focused() is form.find("bet")

    def test_leaves_the_box_by_a_click_on_the_table(self, form: FormDriver) -> None:
        form.click("table")
        assert form.get_focused() is form.find("table").master

    @pytest.mark.parametrize(
        ("situation", "names"),
        [
            ("start", ["bet", "deal", "reset"]),
            ("turn", ["hit0", "double0", "stand0", "surrender", "split", "reset"]),
            ("split", ["hit0", "double0", "stand0", "hit1", "double1", "stand1"]),
        ],
    )
    def test_tab_walks_in_reading_order_past_what_is_disabled(
        self,
        form: FormDriver,
        stack_deck: Callable[[str], None],
        situation: str,
        names: list[str],
    ) -> None:
        play_to(form, stack_deck, situation)
        form.find(names[0]).focus_force()
        walked = []
        for _ in names:
            walked.append(form.get_focused().winfo_name())
            form.press("Tab")
        assert walked == names

    def test_tab_does_not_stop_on_the_form_itself(self, form: FormDriver) -> None:
        form.find("reset").focus_force()
        form.press("Tab")
        assert form.get_focused() is form.find("bet")
