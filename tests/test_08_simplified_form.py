"""The form of Simplified Blackjack: it shows its game, and keeps nothing else."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest

from tests.areas import (
    SIZES,
    check_all_is_inside_and_apart,
    check_all_texts_are_whole,
    check_eight_indices_can_be_read,
    get_card_areas,
)
from tests.card_time import Time, get_picture, is_moving, wait_until_still
from tests.conftest import CardMaker, RootMaker

if TYPE_CHECKING:
    import tkinter as tk

    from gui.history import History
    from gui.main_window import MainWindow
    from gui.simplified_form import Simplified_Form
    from tests.form_driver import FormDriver

pytestmark = pytest.mark.house

StackDeck = Callable[[str], None]

# Each ending: the deck, the clicks, and the message, the score and the badge then.
ENDINGS = {
    "won": (
        "10S 9D KC 8D",
        ["deal", "stand"],
        ("You win! New deal?", "Score 1", "You win"),
    ),
    "dealer bust": (
        "10S 9D 8C 7D KH",
        ["deal", "stand"],
        ("You win! New deal?", "Score 1", "You win"),
    ),
    "lost": (
        "10S 9D 8C KD",
        ["deal", "stand"],
        ("You lose! New deal?", "Score -1", "You lose"),
    ),
    "tie": (
        "10S 9D 8C 9H",
        ["deal", "stand"],
        ("You lose! New deal?", "Score -1", "You lose: a tie goes to the dealer"),
    ),
    "bust": (
        "10S 9D 6C 7D KH",
        ["deal", "hit"],
        ("You bust! New deal?", "Score -1", "You bust"),
    ),
    "bust with as much as the dealer": (
        "10S 9D 6C 7D 8H 8S",
        ["deal", "hit"],
        ("You bust! New deal?", "Score -1", "You bust"),
    ),
}


@pytest.fixture
def form(window: MainWindow) -> FormDriver:
    """The form of Simplified Blackjack in the main window, driven by real events."""
    from tests.form_driver import show_game

    return show_game(window, "simplified")


@pytest.fixture
def moving(form: FormDriver, time: Time) -> FormDriver:
    """The form with cards that move when the test lets the time go on."""
    form.window.option_add("*animation", "on")
    return form


def get_game(form: FormDriver) -> Any:
    """Return the game that the form shows."""
    from gui.simplified_form import Simplified_Form

    assert isinstance(form.form, Simplified_Form)
    return form.form.game


def get_texts(form: FormDriver, *names: str) -> list[str]:
    """Return the texts of labels."""
    return [form.get_text(name) for name in names]


class TestStart:
    """What is there before the first deal."""

    @pytest.mark.parametrize(
        "name",
        [
            "title",
            "deal",
            "hit",
            "stand",
            "score",
            "message",
            "dealer_info",
            "player_info",
            "table",
        ],
    )
    def test_every_widget_has_its_name(self, form: FormDriver, name: str) -> None:
        assert form.find(name).winfo_viewable()

    def test_texts(self, form: FormDriver) -> None:
        names = ("title", "score", "message", "dealer_info", "player_info")
        assert get_texts(form, *names) == [
            "Simplified Blackjack",
            "Score 0",
            "New deal?",
            "Dealer",
            "You",
        ]

    def test_only_deal_can_be_used(self, form: FormDriver) -> None:
        assert form.get_enabled() & {"deal", "hit", "stand"} == {"deal"}
        assert form.get_focused() is form.find("deal")

    def test_title_of_the_window(self, window: MainWindow, form: FormDriver) -> None:
        assert window.title() == "Simplified Blackjack – Card Games"


class TestHand:
    """From the deal to the end of a hand."""

    def test_after_the_deal(self, form: FormDriver, stack_deck: StackDeck) -> None:
        stack_deck("10S 9D 6C 7D")
        form.click("deal")
        assert get_texts(form, "message", "dealer_info", "player_info") == [
            "Hit or stand?",
            "Dealer · 9 showing",
            "You · 16",
        ]
        assert form.get_enabled() & {"deal", "hit", "stand"} == {"hit", "stand"}
        assert form.get_focused() is form.find("hit")

    def test_after_a_hit(self, form: FormDriver, stack_deck: StackDeck) -> None:
        stack_deck("2S 9D 6C 7D 3H")
        form.click("deal")
        form.click("hit")
        assert form.get_text("player_info") == "You · 11"
        assert len(form.get_pictures("hand0")) == 3

    def test_ace_keeps_its_value(self, form: FormDriver, stack_deck: StackDeck) -> None:
        stack_deck("AS 9D 6C 7D 8H")
        form.click("deal")
        assert form.get_text("player_info") == "You · 17"
        form.click("hit")
        assert form.get_text("player_info") == "You · 25 · bust"

    @pytest.mark.parametrize("ending", ENDINGS)
    def test_ending(self, form: FormDriver, stack_deck: StackDeck, ending: str) -> None:
        deck, clicks, (message, score, badge) = ENDINGS[ending]
        stack_deck(deck)
        for name in clicks:
            form.click(name)
        assert get_texts(form, "message", "score") == [message, score]
        assert badge in form.get_visible_text().splitlines()
        assert form.get_enabled() & {"deal", "hit", "stand"} == {"deal"}
        assert form.get_focused() is form.find("deal")

    def test_dealer_s_cards_are_shown_at_the_end(
        self, form: FormDriver, stack_deck: StackDeck
    ) -> None:
        stack_deck("10S 9D 8C 7D KH")
        form.click("deal")
        form.click("stand")
        assert form.get_text("dealer_info") == "Dealer · 26 · bust"
        assert len(form.get_pictures("dealer")) == 3

    def test_new_deal_takes_the_old_cards_away(
        self, form: FormDriver, stack_deck: StackDeck
    ) -> None:
        stack_deck("10S 9D 8C 7D KH")
        for name in ("deal", "hit", "deal"):
            form.click(name)
        assert len(form.get_pictures("hand0")) == len(form.get_pictures("dealer")) == 2
        assert "You bust" not in form.get_visible_text()

    def test_reset_begins_a_new_game(
        self, window: MainWindow, form: FormDriver, stack_deck: StackDeck
    ) -> None:
        stack_deck("10S 9D 8C KD")
        form.click("deal")
        form.click("stand")
        form.press("r", 0x4)
        assert get_texts(form, "score", "message") == ["Score 0", "New deal?"]
        assert form.get_pictures("hand0") == []

    def test_rules(self, window: MainWindow, form: FormDriver) -> None:
        form.press("F1")
        text = str(window.tk.call(".rules.text", "get", "1.0", "end"))
        for word in (
            "A tie goes to the dealer",
            "H: Hit",
            "Ctrl+R: Reset",
            "F1: Rules",
        ):
            assert word in text
        assert "box" not in text  # Alt and Up have none here

    def test_about_says_what_follows_the_assignment(
        self, window: MainWindow, form: FormDriver
    ) -> None:
        window.show_about()
        text = str(window.tk.call(".about.text", "get", "1.0", "end"))
        assert "the first follows the ITD121 assignment" in text


class TestHoleCard:
    """Nobody can see it before the hand is over."""

    @pytest.fixture
    def dealt(self, form: FormDriver, stack_deck: StackDeck) -> FormDriver:
        """The form after a deal in which the hole card is the seven of diamonds."""
        stack_deck("2S 9D 6C 7D")
        form.click("deal")
        return form

    def test_its_back_is_shown(self, dealt: FormDriver) -> None:
        from gui.images import get_back_of_card_image

        _, hole_card = dealt.get_image_names("dealer")
        width = int(dealt.window.tk.call("image", "width", hole_card))
        back = get_back_of_card_image(width, dealt.window)
        assert dealt.get_pixels(hole_card) == dealt.get_pixels(back)

    def test_no_text_tells_it(self, dealt: FormDriver) -> None:
        """The hand is worth 16, and its second card is a seven."""
        text = dealt.get_all_text()
        assert "16" not in text
        assert "7" not in text.replace("17", "")  # "Dealer stands on 17"

    def test_no_tag_on_the_table_tells_it(self, dealt: FormDriver) -> None:
        table: Any = dealt.find("table")
        tags = [tag for item in table.find_all() for tag in table.gettags(item)]
        assert not [tag for tag in tags if "7D" in tag]

    def test_it_is_shown_at_the_end(self, dealt: FormDriver, card: CardMaker) -> None:
        from gui.images import get_card_image

        dealt.click("stand")
        _, hole_card, *_ = dealt.get_image_names("dealer")
        width = int(dealt.window.tk.call("image", "width", hole_card))
        face = get_card_image(card("7D"), width, dealt.window)
        assert dealt.get_pixels(hole_card) == dealt.get_pixels(face)


class TestKeys:
    """D, H and S press their buttons, small or capital, with Alt too."""

    @pytest.mark.parametrize(
        ("hit_key", "state"), [("h", 0), ("H", 0x1), ("H", 0x2), ("h", "alt")]
    )
    def test_letters(
        self, form: FormDriver, stack_deck: StackDeck, hit_key: str, state: int | str
    ) -> None:
        bits = form.get_alt() if state == "alt" else int(state)
        letters = {"d": "D", "s": "S"} if hit_key == "H" else {"d": "d", "s": "s"}
        stack_deck("2S 9D 6C KD 3H")
        form.press(letters["d"], bits)
        form.press(hit_key, bits)
        assert get_game(form).player.count == 3
        form.press(letters["s"], bits)
        assert form.get_text("message") == "You lose! New deal?"

    def test_of_a_disabled_button_do_nothing(
        self, form: FormDriver, stack_deck: StackDeck
    ) -> None:
        stack_deck("2S 9D 6C KD 3H")
        for key in "hs":
            form.press(key)
        assert form.get_text("message") == "New deal?"
        form.press("d")
        form.press("d")
        assert get_game(form).player.count == 2

    @pytest.mark.parametrize("key", ["x", "r", "p", "1", "Up"])
    def test_others_do_nothing(self, form: FormDriver, key: str) -> None:
        form.press(key)
        assert form.get_text("message") == "New deal?"

    def test_return_presses_the_button_with_the_focus(
        self, form: FormDriver, stack_deck: StackDeck
    ) -> None:
        stack_deck("2S 9D 6C KD 3H")
        form.press("Return")
        form.find("stand").focus_force()
        form.press("Return")
        assert form.get_text("message") == "You lose! New deal?"

    def test_return_without_a_button_deals(self, form: FormDriver) -> None:
        form.form.focus_force()
        form.press("Return")
        assert form.get_text("message") == "Hit or stand?"

    def test_tab_walks_past_what_is_disabled(
        self, form: FormDriver, stack_deck: StackDeck
    ) -> None:
        stack_deck("2S 9D 6C KD 3H")
        form.press("d")
        walked = []
        for _ in range(3):
            walked.append(form.get_focused().winfo_name())
            form.press("Tab")
        assert walked == ["hit", "stand", "hit"]


class TestPresses:
    """What is pressed before the first result can be seen is dropped."""

    @pytest.mark.parametrize(
        ("before", "name", "count"),
        [([], "deal", 2), (["deal"], "hit", 3), (["deal"], "stand", 2)],
    )
    def test_two_clicks_do_one_thing(
        self,
        form: FormDriver,
        stack_deck: StackDeck,
        before: list[str],
        name: str,
        count: int,
    ) -> None:
        stack_deck("2S 9D 6C KD 3H 4H")
        for earlier in before:
            form.click(earlier)
        form.click(name, times=3)
        assert get_game(form).player.count == count
        assert form.get_text("score") in ("Score 0", "Score -1")

    def test_twenty_hands(self, form: FormDriver) -> None:
        """The score that is shown is the one that the messages add up to."""
        score = 0
        for number in range(20):
            form.click("deal")
            if number % 2:
                form.click("hit")
            if form.is_enabled("stand"):
                form.click("stand")
            score += 1 if form.get_text("message").startswith("You win") else -1
            assert form.get_text("score") == f"Score {score}"


class TestState:
    """The form keeps its game, and stays as it is while another game is shown."""

    def test_form_keeps_its_game_and_nothing_else(self, form: FormDriver) -> None:
        import tkinter as tk
        from tkinter import ttk

        plain = ttk.Frame(form.window, name="plain")
        tk.Label(plain, name="child")
        plain.bind("<Key>", lambda _: None)
        form.click("deal")
        form.click("stand")
        assert set(vars(form.form)) - set(vars(plain)) <= {"game", "_tclCommands"}

    def test_is_as_it_was_after_another_game(
        self, window: MainWindow, form: FormDriver, stack_deck: StackDeck
    ) -> None:
        from tests.form_driver import show_game

        stack_deck("2S 9D 6C KD 3H")
        form.click("deal")
        form.click("hit")
        before = get_picture(form)
        blackjack_form = show_game(window, "blackjack")
        assert not form.form.winfo_ismapped()
        blackjack_form.click("deal")
        assert get_picture(show_game(window, "simplified")) == before

    def test_focus_is_in_the_game_that_is_chosen(
        self, window: MainWindow, form: FormDriver
    ) -> None:
        from tests.form_driver import show_game

        form.click("deal")
        show_game(window, "blackjack")
        window.show_game("simplified")
        window.update()
        assert form.get_focused() is form.find("hit")

    def test_several_forms_one_after_another(
        self, make_root: Callable[[], tk.Tk], stack_deck: StackDeck
    ) -> None:
        from gui.simplified_form import Simplified_Form
        from tests.form_driver import FormDriver

        stack_deck("10S 9D KC 8D")
        for _ in range(2):
            root = make_root()
            for _ in range(2):
                form = Simplified_Form(root)
                form.grid(sticky="nsew")
                root.update()
                driver = FormDriver(root, form)
                driver.click("deal")
                driver.click("stand")
                assert driver.get_text("score") == "Score 1"
                form.destroy()
            root.destroy()


class TestHistory:
    """A line for each event, numbered by the deals of this game alone."""

    def test_lines(
        self, window: MainWindow, form: FormDriver, stack_deck: StackDeck
    ) -> None:
        from gui.widgets import find_widget
        from tests.form_driver import show_game

        history_class = import_module("gui.history").History
        history: History = find_widget(window, "history", history_class)
        stack_deck("2S 9D 6C KD 3H")
        show_game(window, "blackjack").click("deal")
        show_game(window, "simplified")
        for name in ("deal", "hit", "stand", "deal"):
            form.click(name)
        form.press("r", 0x4)
        assert history.get_text().splitlines() == [
            "Round 1 · bet $10 · you have 2♠ 6♣ → 8 · dealer shows 9♦",
            "Deal 1 · you have 2♠ 6♣ → 8 · dealer shows 9♦",
            "Deal 1 · you hit 3♥ → 11",
            "Deal 1 · you stood with 11",
            "Deal 1 · dealer has 9♦ K♦ → 19",
            "Deal 1 · you lose · score -1",
            "Deal 2 · you have 2♠ 6♣ → 8 · dealer shows 9♦",
            "Deal 2 · reset · score 0",
        ]


class TestMotion:
    """Cards slide from the deck to their hands; what they tell comes with them."""

    @pytest.mark.parametrize("ending", ENDINGS)
    def test_picture_afterwards_is_the_one_without_motion(
        self, form: FormDriver, time: Time, stack_deck: StackDeck, ending: str
    ) -> None:
        deck, clicks, _ = ENDINGS[ending]
        stack_deck(deck)
        pictures = []
        for setting in ("off", "on"):
            form.press("r", 0x4)
            form.window.option_add("*animation", setting)
            for name in clicks:
                form.click(name)
                wait_until_still(form, time)
            pictures.append(get_picture(form))
        assert pictures[0] == pictures[1]

    def test_points_are_counted_as_the_cards_arrive(
        self, moving: FormDriver, time: Time, stack_deck: StackDeck
    ) -> None:
        stack_deck("10S 9D 6C 7D")
        moving.click("deal")
        seen = []
        while is_moving(moving):
            texts = tuple(get_texts(moving, "player_info", "dealer_info"))
            if texts not in seen:
                seen.append(texts)
            time.go_on()
        assert seen == [
            ("You", "Dealer"),
            ("You · 10", "Dealer"),
            ("You · 10", "Dealer · 9 showing"),
            ("You · 16", "Dealer · 9 showing"),
        ]

    def test_result_waits_for_the_last_card(
        self, moving: FormDriver, time: Time, stack_deck: StackDeck
    ) -> None:
        stack_deck("10S 9D 8C 7D KH")
        moving.click("deal")
        wait_until_still(moving, time)
        moving.click("stand")
        while is_moving(moving):
            assert get_texts(moving, "message", "score") == ["Hit or stand?", "Score 0"]
            assert "You win" not in moving.get_visible_text()
            time.go_on()
        assert moving.get_text("score") == "Score 1"

    def test_press_puts_the_cards_down_and_does_nothing_else(
        self, moving: FormDriver, time: Time, stack_deck: StackDeck
    ) -> None:
        stack_deck("10S 9D 2C 7D")
        moving.click("deal")
        moving.press("h")
        assert not is_moving(moving)
        assert get_game(moving).player.count == 2

    def test_cards_lie_when_another_game_is_chosen(
        self,
        window: MainWindow,
        moving: FormDriver,
        time: Time,
        stack_deck: StackDeck,
    ) -> None:
        stack_deck("10S 9D 2C 7D")
        moving.click("deal")
        window.show_game("blackjack")
        assert not is_moving(moving)
        assert moving.get_text("message") == "Hit or stand?"


class TestDoubleClick:
    """Whoever clicks so fast has not seen yet what the first click did."""

    @staticmethod
    def click_twice(form: FormDriver, name: str) -> None:
        """Click on a button; what it does is shown before the second click."""
        form.find(name).event_generate("<Enter>", x=5, y=5)
        for time in (100, 160):
            for kind in ("Press", "Release"):
                form.find(name).event_generate(f"<Button{kind}-1>", x=5, y=5, time=time)
            form.window.update()

    @pytest.mark.parametrize(("moment", "hits"), [(60_000, 1), (0, 2)])
    def test_of_hit_counts_once_for_a_moment(
        self,
        form: FormDriver,
        stack_deck: StackDeck,
        monkeypatch: pytest.MonkeyPatch,
        moment: int,
        hits: int,
    ) -> None:
        monkeypatch.setattr("gui.keyboard._TAP_TIME", moment)
        stack_deck("2S 9D 2C 7H 2D 2H 3S")
        form.click("deal")
        self.click_twice(form, "hit")
        assert len(form.get_pictures("hand0")) == 2 + hits

    def test_of_one_button_stops_no_other(
        self, form: FormDriver, stack_deck: StackDeck, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("gui.keyboard._TAP_TIME", 60_000)
        stack_deck("2S 9D 2C 7H 2D 2H 3S 3C")
        form.click("deal")
        self.click_twice(form, "hit")
        self.click_twice(form, "stand")
        assert form.get_text("score") == "Score -1"


@pytest.mark.parametrize(("scaling", "width", "height"), SIZES)
class TestSizes:
    """Both hands with eight cards, at every size of the window and the display."""

    @pytest.fixture
    def simplified_form(
        self,
        make_root_at: RootMaker,
        card: CardMaker,
        scaling: float,
        width: int,
        height: int,
    ) -> Simplified_Form:
        """The form with two hands of eight cards."""
        from gui.simplified_form import Simplified_Form

        module: ModuleType = import_module("games.simplified_blackjack")
        form = Simplified_Form(make_root_at(scaling, width, height))
        form.game.deal()
        for hand in (form.game.player, form.game.dealer):
            for index in ["2S", "2C", "2D", "2H", "3S", "3C"]:
                plain = card(index)
                hand.add_card(module.Card(plain.suit, plain.face_value))
        form.show()
        form.grid(sticky="nsew")
        form.winfo_toplevel().update()
        return form

    def test_deck_lies_in_line_with_the_dealer_s_cards(
        self, simplified_form: Simplified_Form
    ) -> None:
        deck, dealer = get_card_areas(simplified_form, ("deck", "dealer"))
        assert deck.top == dealer.top

    def test_all_is_inside_and_apart(self, simplified_form: Simplified_Form) -> None:
        check_all_is_inside_and_apart(simplified_form, ("dealer", "deck", "hand0"))

    def test_all_texts_are_whole(self, simplified_form: Simplified_Form) -> None:
        check_all_texts_are_whole(simplified_form)

    def test_index_of_every_card_can_be_read(
        self, simplified_form: Simplified_Form, scaling: float
    ) -> None:
        for tag in ("hand0", "dealer"):
            check_eight_indices_can_be_read(simplified_form, tag, scaling)
