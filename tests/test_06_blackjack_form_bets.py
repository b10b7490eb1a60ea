"""The Blackjack form: the bet, typed, by arrow keys and by chips."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.form_driver import FormDriver


pytestmark = pytest.mark.house


class TestBadBets:
    """A wrong bet is said in plain words; nothing is dealt and nothing is lost."""

    WHOLE = "The bet must be a whole number of dollars, from $1 to $1,000."
    MOST = "The most you can bet is $1,000."
    LEAST = "The least you can bet is $1."

    @pytest.mark.parametrize(
        ("bet", "message"),
        [
            pytest.param("", WHOLE, id="empty"),
            pytest.param("   ", WHOLE, id="spaces"),
            pytest.param("ten", WHOLE, id="letters"),
            pytest.param("12.5", WHOLE, id="fraction"),
            pytest.param("1e3", WHOLE, id="exponent"),
            pytest.param("1_000", WHOLE, id="underscore"),
            pytest.param("1,000", WHOLE, id="comma"),
            pytest.param("²", WHOLE, id="superscript"),
            pytest.param("٣", WHOLE, id="digit of another script"),
            pytest.param("-5", WHOLE, id="negative"),
            pytest.param("+5", WHOLE, id="plus"),
            pytest.param("$5", WHOLE, id="dollar sign"),
            pytest.param("1 0", WHOLE, id="space inside"),
            pytest.param("0", LEAST, id="zero"),
            pytest.param("000", LEAST, id="three zeros"),
            pytest.param("1001", MOST, id="more than the funds"),
            pytest.param("9" * 5000, MOST, id="five thousand nines"),
        ],
    )
    def test_is_refused_by_click_and_by_return(
        self, form: FormDriver, blackjack: ModuleType, bet: str, message: str
    ) -> None:
        form.type_bet(bet)
        self.assert_refused(form, blackjack, lambda: form.click("deal"), bet, message)
        form.type_bet(bet)
        self.assert_refused(form, blackjack, lambda: form.press("Return"), bet, message)

    def assert_refused(
        self,
        form: FormDriver,
        blackjack: ModuleType,
        deal: Callable[[], None],
        bet: str,
        message: str,
    ) -> None:
        """Assert that a bet is refused, and nothing dealt or lost."""
        deal()
        assert form.get_text("message") == message
        assert form.get_text("funds") == "Funds $1,000"
        assert form.get_text("bet") == bet
        assert form.get_focused() is form.find("bet")
        assert form.is_enabled("deal")
        assert blackjack.player_hands == []

    def test_what_is_typed_first_replaces_the_bet_offered(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        for key in ("2", "5"):
            form.press(key)
        assert form.get_text("bet") == "25"

    def test_what_is_typed_after_a_refused_bet_replaces_it(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        form.type_bet("1001")
        form.press("Return")
        form.press("7")
        assert form.get_text("bet") == "7"

    @pytest.mark.parametrize("bet", ["25", " 25 ", "0025"])
    def test_plain_digits_are_taken(
        self, form: FormDriver, stack_deck: Callable[[str], None], bet: str
    ) -> None:
        stack_deck("10S 9D 6C 7H")
        form.type_bet(bet)
        form.click("deal")
        assert form.get_text("funds") == "Funds $975"

    def test_refused_bet_after_a_round_keeps_what_lies_there(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        stack_deck("10S 9D 9C KD")
        form.click("deal")
        form.click("stand0")
        form.type_bet("none")
        form.click("deal")
        assert form.get_text("hand0_info") == "Hand 1 · Bet $10 · 19 · push, $10 back"
        assert len(form.get_pictures("hand0")) == 2

    @pytest.mark.parametrize(
        ("bet", "key", "changed"),
        [
            ("10", "Up", "20"),
            ("15", "Up", "20"),
            ("995", "Up", "1000"),
            ("1000", "Up", "1000"),
            ("20", "Down", "10"),
            ("15", "Down", "10"),
            ("10", "Down", "1"),
            ("1", "Down", "1"),
            ("1", "Up", "10"),
            ("rubbish", "Up", "10"),
        ],
    )
    def test_arrow_keys_go_to_the_next_ten(
        self, form: FormDriver, bet: str, key: str, changed: str
    ) -> None:
        form.type_bet(bet)
        form.press(key)
        assert form.get_text("bet") == changed

    @pytest.mark.skipif(sys.platform != "linux", reason="wheels differ by system")
    @pytest.mark.parametrize(("button", "changed"), [(4, "20"), (5, "1")])
    def test_wheel_goes_to_the_next_ten(
        self, form: FormDriver, button: int, changed: str
    ) -> None:
        form.find("bet").event_generate(f"<Button-{button}>", x=5, y=5)
        assert form.get_text("bet") == changed


class TestBetAfterReset:
    """A new game offers the first bet, not the one that lost everything."""

    def test_after_losing_everything(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        stack_deck("10S 9D 7C KD")
        form.type_bet("1000")
        form.click("deal")
        form.click("stand0")
        form.click("reset")
        assert form.get_text("bet") == "10"
        assert form.get_text("message") == "Bet $1 to $1,000, then press Deal."

    def test_after_rubbish(self, form: FormDriver) -> None:
        form.type_bet("rubbish")
        form.click("reset")
        assert form.get_text("bet") == "10"
        assert form.get_text("message") == "Bet $1 to $1,000, then press Deal."


class TestWrongBetWhileTyping:
    """The box is marked and the reason said as long as what is typed is no bet."""

    def is_marked(self, form: FormDriver) -> bool:
        """Return whether the bet box is marked as wrong."""
        return str(form.find("bet").state()).find("invalid") >= 0  # type: ignore[attr-defined]

    @pytest.mark.parametrize(
        ("keys", "message"),
        [
            ("1001", "The most you can bet is $1,000."),
            ("0", "The least you can bet is $1."),
            ("1x", "The bet must be a whole number of dollars, from $1 to $1,000."),
        ],
    )
    def test_is_marked_at_once(self, form: FormDriver, keys: str, message: str) -> None:
        assert not self.is_marked(form)
        for key in keys:
            form.press(key)
        assert self.is_marked(form)
        assert form.get_text("message") == message

    def test_mark_goes_when_the_bet_is_right_again(self, form: FormDriver) -> None:
        for key in "1001":
            form.press(key)
        form.press("BackSpace")
        assert form.get_text("bet") == "100"
        assert not self.is_marked(form)
        assert form.get_text("message") == "Bet $1 to $1,000, then press Deal."

    def test_mark_is_seen(self, form: FormDriver) -> None:
        from tkinter import ttk

        from gui import styles

        colour = ttk.Style(form.window).lookup(
            styles.TABLE_BOX, "fieldbackground", ["invalid"]
        )
        assert colour == styles.WRONG_BOX


class TestChips:
    """A click puts a chip on the bet, a right click takes it away."""

    @pytest.mark.parametrize(
        ("bet", "chip", "changed"),
        [
            ("10", "chip5", "15"),
            ("10", "chip25", "35"),
            ("10", "chip100", "110"),
            ("950", "chip100", "1000"),
            ("rubbish", "chip25", "25"),
        ],
    )
    def test_click_adds(
        self, form: FormDriver, bet: str, chip: str, changed: str
    ) -> None:
        form.type_bet(bet)
        form.click(chip)
        assert form.get_text("bet") == changed

    @pytest.mark.parametrize(
        ("bet", "chip", "changed"),
        [("60", "chip5", "55"), ("60", "chip25", "35"), ("60", "chip100", "1")],
    )
    @pytest.mark.parametrize("button", [2, 3])
    def test_right_click_takes_away(
        self, form: FormDriver, bet: str, chip: str, changed: str, button: int
    ) -> None:
        form.type_bet(bet)
        form.find(chip).event_generate(f"<Button-{button}>", x=5, y=5)
        assert form.get_text("bet") == changed

    def test_does_nothing_while_a_hand_is_played(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        stack_deck("8S 9D 8C 7D")
        form.click("deal")
        form.click("chip25")
        assert form.get_text("bet") == "10"
