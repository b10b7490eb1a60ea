"""The Blackjack form: rounds played by real events on a real window (ITD121 part C)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from tests.conftest import CardMaker

if TYPE_CHECKING:
    from tests.form_driver import FormDriver

pytestmark = pytest.mark.house

NAMES = [
    "deal",
    "reset",
    "bet",
    "funds",
    "message",
    "dealer_info",
    "hand0_info",
    "hand1_info",
    "hit0",
    "double0",
    "stand0",
    "surrender",
    "split",
    "hit1",
    "double1",
    "stand1",
    "table",
]
HAND_0_BUTTONS = ["hit0", "double0", "stand0", "surrender", "split"]
HAND_1_BUTTONS = ["hit1", "double1", "stand1"]


class TestNames:
    """Widgets are found by their Tk names."""

    def test_each_name_belongs_to_one_widget(self, form: FormDriver) -> None:
        from gui.widgets import iterate_widgets

        names = [widget.winfo_name() for widget in iterate_widgets(form.window)]
        assert {name: names.count(name) for name in NAMES} == dict.fromkeys(NAMES, 1)

    def test_name_that_is_not_there(self, form: FormDriver) -> None:
        with pytest.raises(KeyError, match="no Widget is called 'hit2'"):
            form.find("hit2")


class TestStart:
    """What a person sees first."""

    def test_a_bet_and_deal_and_reset_can_be_used(self, form: FormDriver) -> None:
        assert form.get_enabled() == {"bet", "deal", "reset"}

    def test_texts(self, form: FormDriver) -> None:
        assert form.get_text("funds") == "Funds $1,000"
        assert form.get_text("dealer_info") == "Dealer"
        assert form.get_text("hand0_info") == "Hand 1"
        assert form.get_text("hand1_info") == "Hand 2 · only after a split"
        assert form.get_text("bet") == "10"
        assert form.get_text("message") == ("Bet $1 to $1,000, then press Deal.")

    def test_keyboard_is_in_the_bet_box(self, form: FormDriver) -> None:
        assert form.get_focused() is form.find("bet")

    def test_no_card_but_the_deck_is_on_the_table(self, form: FormDriver) -> None:
        for tag in ("dealer", "hand0", "hand1"):
            assert form.get_pictures(tag) == []
        assert form.get_pictures("deck") != []


class TestRound:
    """A whole round of each ending; funds worked out by hand from $1,000.

    The deck is dealt to player, dealer, player, dealer, and then as it comes.
    """

    @pytest.mark.parametrize(
        ("deck", "bet", "clicks", "funds", "message", "result"),
        [
            pytest.param(
                "10S 9D KC 8D",
                "10",
                ["stand0"],
                "$1,010",
                "Dealer has 17. You won $10. Press Deal for the next round.",
                "won $10",
                id="won",
            ),
            pytest.param(
                "10S 9D 7C KD",
                "10",
                ["stand0"],
                "$990",
                "Dealer has 19. You lost $10. Press Deal for the next round.",
                "lost $10",
                id="lost",
            ),
            pytest.param(
                "10S 9D 9C KD",
                "10",
                ["stand0"],
                "$1,000",
                "Dealer has 19. It is a push: your $10 comes back."
                " Press Deal for the next round.",
                "push, $10 back",
                id="push",
            ),
            pytest.param(
                "10S 9D 6C KD KH",
                "10",
                ["hit0"],
                "$990",
                "Dealer has 19. You are bust and lost $10."
                " Press Deal for the next round.",
                "bust, lost $10",
                id="bust",
            ),
            pytest.param(
                "10S 9D 8C 6D KH",
                "10",
                ["stand0"],
                "$1,010",
                "Dealer is bust with 25. You won $10. Press Deal for the next round.",
                "won $10",
                id="dealer bust",
            ),
            pytest.param(
                "10S 9D 6C KD",
                "25",
                ["surrender"],
                "$987",
                "Dealer has 19. You surrendered and lost $13."
                " Press Deal for the next round.",
                "surrendered, lost $13",
                id="surrender",
            ),
            pytest.param(
                "AS 9D KC 8D",
                "10",
                [],
                "$1,010",
                "Dealer has 17. You won $10. Press Deal for the next round.",
                "won $10",
                id="natural",
            ),
            pytest.param(
                "5S 9D 6C 8D KH",
                "10",
                ["double0"],
                "$1,020",
                "Dealer has 17. You won $20. Press Deal for the next round.",
                "won $20",
                id="double",
            ),
            pytest.param(
                "2S 9D 3C 8D 4C KH",
                "10",
                ["hit0", "hit0", "stand0"],
                "$1,010",
                "Dealer has 17. You won $10. Press Deal for the next round.",
                "won $10",
                id="two hits",
            ),
            pytest.param(
                "10S 9D 7C KD",
                "1000",
                ["stand0"],
                "$0",
                "Dealer has 19. You lost $1,000. You are out of funds: press Reset to"
                " start again.",
                "lost $1,000",
                id="out of funds",
            ),
        ],
    )
    def test_one_hand(
        self,
        form: FormDriver,
        stack_deck: Callable[[str], None],
        deck: str,
        bet: str,
        clicks: list[str],
        funds: str,
        message: str,
        result: str,
    ) -> None:
        stack_deck(deck)
        form.type_bet(bet)
        form.click("deal")
        for name in clicks:
            form.click(name)
        assert form.get_text("funds") == f"Funds {funds}"
        assert form.get_text("message") == message
        assert form.get_text("hand0_info").endswith(f" · {result}")
        assert result.capitalize() in form.get_all_text().splitlines()

    @pytest.mark.parametrize(
        ("deck", "clicks", "funds", "message"),
        [
            pytest.param(
                "8S 9D 8C 8D KC 2C 9C",
                ["split", "stand0", "hit1", "stand1"],
                "$1,020",
                "Hand 1: won $10.\nHand 2: won $10.\nPress Deal for the next round.",
                id="won twice",
            ),
            pytest.param(
                "8S 9D 8C 8D KC 6C KH",
                ["split", "stand0", "hit1"],
                "$1,000",
                "Hand 1: won $10.\nHand 2: bust, lost $10."
                "\nPress Deal for the next round.",
                id="second bust",
            ),
            pytest.param(
                "8S 9D 8C 8D 6C 9C KH",
                ["split", "hit0", "stand1"],
                "$990",
                "Hand 1: bust, lost $10.\nHand 2: push, $10 back."
                "\nPress Deal for the next round.",
                id="first bust, second pushes",
            ),
            pytest.param(
                "8S 9D 8C 8D 3C 7C KC",
                ["split", "double0", "stand1"],
                "$1,010",
                "Hand 1: won $20.\nHand 2: lost $10.\nPress Deal for the next round.",
                id="first doubled, second lost",
            ),
            pytest.param(
                "AS 9D AC 8D KC QC",
                ["split"],
                "$1,020",
                "Hand 1: won $10.\nHand 2: won $10.\nPress Deal for the next round.",
                id="aces split to 21 twice",
            ),
        ],
    )
    def test_two_hands(
        self,
        form: FormDriver,
        stack_deck: Callable[[str], None],
        deck: str,
        clicks: list[str],
        funds: str,
        message: str,
    ) -> None:
        stack_deck(deck)
        form.click("deal")
        for name in clicks:
            form.click(name)
        assert form.get_text("funds") == f"Funds {funds}"
        assert form.get_text("message") == message

    def test_next_round_clears_the_last_one(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        stack_deck("8S 9D 8C 8D KC 2C 9C")
        form.click("deal")
        form.click("split")
        form.click("stand0")
        form.click("stand1")
        form.click("deal")
        assert len(form.get_pictures("hand0")) == 2
        assert form.get_pictures("hand1") == []
        assert form.get_text("hand1_info") == "Hand 2 · only after a split"
        assert "Won" not in form.get_all_text()

    def test_reset_starts_again(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        stack_deck("10S 9D 7C KD")
        form.type_bet("1000")
        form.click("deal")
        form.click("stand0")
        assert form.get_enabled() == {"reset"}
        form.click("reset")
        assert form.get_text("funds") == "Funds $1,000"
        assert form.get_enabled() == {"bet", "deal", "reset"}
        assert form.get_pictures("hand0") == []

    def test_reset_in_the_middle_of_a_round(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        stack_deck("10S 9D 7C KD")
        form.click("deal")
        form.click("reset")
        assert form.get_text("funds") == "Funds $1,000"
        assert form.get_text("dealer_info") == "Dealer"

    def test_bet_that_the_funds_no_longer_reach_is_cut(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        stack_deck("10S 9D 7C KD")
        form.type_bet("600")
        form.click("deal")
        form.click("stand0")
        assert form.get_text("bet") == "400"


class TestTurn:
    """During the player's turn the form says what can be done, and lets it be done."""

    @pytest.mark.parametrize(
        ("deck", "bet", "enabled", "message"),
        [
            pytest.param(
                "10S 9D 6C 7D",
                "10",
                {"hit0", "double0", "stand0", "surrender"},
                "Your turn: hit, double, stand or surrender.",
                id="two cards",
            ),
            pytest.param(
                "8S 9D 8C 7D",
                "10",
                {"hit0", "double0", "stand0", "surrender", "split"},
                "Your turn: hit, double, stand, surrender or split.",
                id="pair",
            ),
            pytest.param(
                "8S 9D 8C 7D",
                "501",
                {"hit0", "stand0", "surrender"},
                "Your turn: hit, stand or surrender.",
                id="no money to double or split",
            ),
        ],
    )
    def test_after_the_deal(
        self,
        form: FormDriver,
        stack_deck: Callable[[str], None],
        deck: str,
        bet: str,
        enabled: set[str],
        message: str,
    ) -> None:
        stack_deck(deck)
        form.type_bet(bet)
        form.click("deal")
        assert form.get_enabled() == enabled | {"reset"}
        assert form.get_text("message") == message

    def test_after_a_hit(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        stack_deck("2S 9D 3C 7D 4C")
        form.click("deal")
        form.click("hit0")
        assert form.get_enabled() == {"hit0", "double0", "stand0", "reset"}
        assert form.get_text("hand0_info") == "Hand 1 · Bet $10 · 9"
        assert form.get_text("message") == "Your turn: hit, double or stand."

    def test_after_a_split(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        stack_deck("8S 9D 8C 7D 2C 3C")
        form.click("deal")
        form.click("split")
        both = {"hit0", "double0", "stand0", "hit1", "double1", "stand1"}
        assert form.get_enabled() == both | {"reset"}
        assert form.get_text("funds") == "Funds $980"
        assert form.get_text("hand0_info") == "Hand 1 · Bet $10 · 10"
        assert form.get_text("hand1_info") == "Hand 2 · Bet $10 · 11"
        assert form.get_text("message") == (
            "Hand 1: hit, double or stand.\nHand 2: hit, double or stand."
        )

    def test_hand_that_stands_says_so(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        stack_deck("8S 9D 8C 7D 2C 3C")
        form.click("deal")
        form.click("split")
        form.click("stand0")
        assert form.get_text("hand0_info") == "Hand 1 · Bet $10 · 10 · stands"
        assert form.get_text("message") == "Hand 2: hit, double or stand."

    def test_hand_in_play_is_marked_by_a_frame(
        self, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        import tkinter as tk

        table = form.find("table")
        assert isinstance(table, tk.Canvas)

        def get_marked() -> list[str]:
            tags = ["hand0", "hand1"]
            return [tag for tag in tags if table.find_withtag(f"outline&&{tag}")]

        stack_deck("8S 9D 8C 7D 2C 3C")
        form.click("deal")
        form.click("split")
        assert get_marked() == ["hand0", "hand1"]
        form.click("stand0")
        assert get_marked() == ["hand1"]


class TestHoleCard:
    """The dealer's second card is nowhere to be seen until the dealer plays."""

    def test_is_shown_by_nothing_during_the_player_turn(
        self, form: FormDriver, stack_deck: Callable[[str], None], card: CardMaker
    ) -> None:
        stack_deck("2S 9D 3C 7H 4C")
        form.click("deal")
        self.assert_hidden(form, card)
        form.click("hit0")
        self.assert_hidden(form, card)

    @pytest.mark.parametrize(
        ("ending", "dealer"),
        [
            ("stand0", "Dealer · 20"),
            ("surrender", "Dealer · 16"),
            ("hit0", "Dealer · 16"),
        ],
    )
    def test_is_shown_when_the_round_is_over(
        self,
        form: FormDriver,
        stack_deck: Callable[[str], None],
        card: CardMaker,
        ending: str,
        dealer: str,
    ) -> None:
        """The dealer draws the next card, KH or 4C, only against a hand that stands."""
        stack_deck("10S 9D 6C 7H " + ("4C" if ending == "stand0" else "KH"))
        form.click("deal")
        self.assert_hidden(form, card)
        form.click(ending)
        assert form.get_pictures("dealer")[1] == self.get_face(form, card("7H"))
        assert form.get_text("dealer_info") == dealer

    def assert_hidden(self, form: FormDriver, card: CardMaker) -> None:
        """Assert that the dealer shows nine, and that nothing tells of the seven."""
        shown = form.get_pictures("dealer")
        assert len(shown) == 2
        assert shown[0] == self.get_face(form, card("9D"))
        assert shown[1] == form.get_pictures("deck")[0]
        assert self.get_face(form, card("7H")) not in form.get_pictures("card")
        assert form.get_text("dealer_info") == "Dealer · 9 showing"
        assert "16" not in form.get_text("message") + form.get_text("dealer_info")

    def get_face(self, form: FormDriver, card: Any) -> Any:
        """Return the pixels of a card's face in the size shown."""
        from gui.images import get_card_image

        (back,) = set(form.get_image_names("deck"))
        width = form.window.tk.call("image", "width", back)
        return form.get_pixels(get_card_image(card, width, form.window))
