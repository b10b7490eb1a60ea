"""The Blackjack form: presses that come too early, and long play."""

from __future__ import annotations

import random
from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING

import pytest

from tests.account import Account

if TYPE_CHECKING:
    from tests.form_driver import FormDriver


pytestmark = pytest.mark.house


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

    def test_arrow_of_the_bet_box_held_down_is_let_go(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        """Its release is dropped with the deal, and it would go on for ever."""
        stack_deck("AS 9D KC 7H 2C")
        box = form.find("bet")
        x = box.winfo_width() - 8
        box.event_generate("<ButtonPress-1>", x=x, y=6)
        assert form.get_text("bet") == "20"
        assert form.window.tk.call("after", "info")
        box.event_generate("<KeyPress>", keysym="Return", when="tail")
        box.event_generate("<ButtonRelease-1>", x=x, y=6, when="tail")
        form.window.update()
        assert form.get_text("funds") == "Funds $1,020"
        done: list[bool] = []
        form.window.after(500, done.append, True)
        while not done:
            form.window.update()
        assert form.get_text("bet") == "20"

    def test_later_press_counts_again(
        self, form: FormDriver, blackjack: ModuleType, stack_deck: Callable[[str], None]
    ) -> None:
        stack_deck("2S 9D 2C 7H 2D 2H")
        form.click("deal")
        form.click("hit0")
        form.click("hit0")
        assert blackjack.player_hands[0].count == 4


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
        account = Account(1000)
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
