"""The Blackjack form: bets, clicks and keys, right and wrong ones."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING

import pytest

from tests.account import Account

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
    @pytest.mark.parametrize("how", ["click", "Return"])
    def test_is_refused(
        self, form: FormDriver, blackjack: ModuleType, bet: str, message: str, how: str
    ) -> None:
        form.type_bet(bet)
        if how == "click":
            form.click("deal")
        else:
            form.press("Return")
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


class TestTwoPressesDoOneThing:
    """What is pressed before the first result can be seen is dropped."""

    @pytest.mark.parametrize(
        ("before", "name", "count"),
        [
            pytest.param([], "deal", 2, id="deal"),
            pytest.param(["deal"], "hit0", 3, id="hit"),
            pytest.param(["deal"], "double0", 3, id="double"),
            pytest.param(["deal"], "stand0", 2, id="stand"),
            pytest.param(["deal"], "surrender", 2, id="surrender"),
            pytest.param(["deal"], "split", 2, id="split"),
            pytest.param(["deal", "split"], "hit1", 2, id="hit of the second hand"),
        ],
    )
    def test_of_a_button(
        self,
        form: FormDriver,
        blackjack: ModuleType,
        stack_deck: Callable[[str], None],
        before: list[str],
        name: str,
        count: int,
    ) -> None:
        stack_deck("2S 9D 2C 7H 2D 2H 3S 3C 3D 3H 4S 4C")
        for earlier in before:
            form.click(earlier)
        form.click(name, times=3)
        assert blackjack.player_hands[0].count == count

    @pytest.mark.parametrize(
        ("key", "count"), [("h", 3), ("d", 3), ("s", 2), ("r", 2), ("p", 2)]
    )
    def test_of_a_key(
        self,
        form: FormDriver,
        blackjack: ModuleType,
        stack_deck: Callable[[str], None],
        key: str,
        count: int,
    ) -> None:
        stack_deck("2S 9D 2C 7H 2D 2H 3S 3C 3D 3H 4S 4C")
        form.click("deal")
        form.press(key, times=3)
        assert blackjack.player_hands[0].count == count
        hands_in_play = [n for n in (0, 1) if blackjack.can_stand(n)]
        assert hands_in_play == {"h": [0], "p": [0, 1]}.get(key, [])

    @pytest.mark.parametrize("how", ["click", "Return", "space"])
    def test_of_deal_with_a_natural(
        self,
        form: FormDriver,
        blackjack: ModuleType,
        stack_deck: Callable[[str], None],
        how: str,
    ) -> None:
        """The natural ends the round at once, so that Deal stays enabled."""
        stack_deck("AS 9D KC 7H 2C")
        form.find("deal").focus_force()
        if how == "click":
            form.click("deal", times=2)
        else:
            form.press(how, times=2)
        assert form.get_text("funds") == "Funds $1,010"

    def test_of_a_key_that_stands_leaves_the_second_hand(
        self, form: FormDriver, blackjack: ModuleType, stack_deck: Callable[[str], None]
    ) -> None:
        stack_deck("8S 9D 8C 7D 2C 3C")
        form.click("deal")
        form.click("split")
        form.press("s", times=2)
        assert blackjack.can_stand(1)

    def test_later_press_counts_again(
        self, form: FormDriver, blackjack: ModuleType, stack_deck: Callable[[str], None]
    ) -> None:
        stack_deck("2S 9D 2C 7H 2D 2H")
        form.click("deal")
        form.click("hit0")
        form.click("hit0")
        assert blackjack.player_hands[0].count == 4


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
        play_to(form, stack_deck, "turn")
        form.click("chip25")
        assert form.get_text("bet") == "10"


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


class TestHundredRounds:
    """Long play by keys alone and by mouse alone; a model of the test keeps the money."""

    def play(
        self,
        form: FormDriver,
        blackjack: ModuleType,
        do: Callable[[str, int], None],
    ) -> None:
        """Play a hundred rounds at random, in which every action is done."""
        random.seed(2026)
        account = Account()
        done = set()
        for _ in range(100):
            do("deal", 0)
            account.deal(int(form.get_text("bet")))
            while blackjack.can_player_play():
                action, hand_num = choose_action(blackjack)
                do(action, hand_num)
                account.act(action, hand_num)
                done.add((action, hand_num))
            account.settle(blackjack.dealer_hand, blackjack.player_hands)
            assert form.get_text("funds") == f"Funds ${account.funds:,}"
        both = {(action, n) for action in ("hit", "double", "stand") for n in (0, 1)}
        assert done == both | {("surrender", 0), ("split", 0)}

    def test_by_mouse_alone(self, form: FormDriver, blackjack: ModuleType) -> None:
        def click(action: str, hand_num: int) -> None:
            one_button = action in ("deal", "surrender", "split")
            form.click(action if one_button else f"{action}{hand_num}")

        self.play(form, blackjack, click)

    def test_by_keys_alone(self, form: FormDriver, blackjack: ModuleType) -> None:
        from tests.form_driver import SHIFT

        keys = {"hit": "h", "double": "d", "stand": "s", "surrender": "r", "split": "p"}

        def press(action: str, hand_num: int) -> None:
            if action == "deal":
                form.press("Return")
            elif hand_num == 1:
                form.press(keys[action].upper(), SHIFT)
            else:
                form.press(keys[action])

        self.play(form, blackjack, press)


def choose_action(blackjack: ModuleType) -> tuple[str, int]:
    """Split every pair, and choose anything else that is allowed by chance."""
    if blackjack.can_split():
        return "split", 0
    choices = [("surrender", 0)] if blackjack.can_surrender() else []
    for hand_num in (0, 1):
        for action in ("hit", "double", "stand"):
            if getattr(blackjack, f"can_{action}")(hand_num):
                choices.append((action, hand_num))
    return random.choice(choices)
