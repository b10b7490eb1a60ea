"""The history: what it says, what it keeps, and how it is shown and saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    import tkinter as tk

    from gui.history import History
    from gui.main_window import MainWindow
    from tests.form_driver import FormDriver

pytestmark = pytest.mark.house


@pytest.fixture
def history(window: MainWindow) -> History:
    """The history of the main window."""
    from gui.history import History
    from gui.widgets import find_widget

    return find_widget(window, "history", History)


def get_displayed_text(history: History) -> str:
    """Return the lines that can be read already."""
    text = f"{history}.text"
    return str(history.tk.call(text, "get", "-displaychars", "1.0", "end"))


class TestLines:
    """A line for each event, worked out by hand from the cards."""

    @pytest.mark.parametrize(
        ("deck", "clicks", "lines"),
        [
            pytest.param(
                "10S 9D KC 8D",
                ["deal", "stand0"],
                [
                    "Round 1 · bet $10 · you have 10♠ K♣ → 20 · dealer shows 9♦",
                    "Round 1 · you stood with 20",
                    "Round 1 · dealer has 9♦ 8♦ → 17",
                    "Round 1 · won $10 · funds $1,010",
                ],
                id="won",
            ),
            pytest.param(
                "10S 9D 6C 8D KH",
                ["deal", "hit0"],
                [
                    "Round 1 · bet $10 · you have 10♠ 6♣ → 16 · dealer shows 9♦",
                    "Round 1 · you hit K♥ → 26",
                    "Round 1 · dealer has 9♦ 8♦ → 17",
                    "Round 1 · bust, lost $10 · funds $990",
                ],
                id="bust",
            ),
            pytest.param(
                "5S 9D 6C 8D KH",
                ["deal", "double0"],
                [
                    "Round 1 · bet $10 · you have 5♠ 6♣ → 11 · dealer shows 9♦",
                    "Round 1 · you doubled K♥ → 21",
                    "Round 1 · dealer has 9♦ 8♦ → 17",
                    "Round 1 · won $20 · funds $1,020",
                ],
                id="double",
            ),
            pytest.param(
                "10S 9D 6C 8D",
                ["deal", "surrender", "reset"],
                [
                    "Round 1 · bet $10 · you have 10♠ 6♣ → 16 · dealer shows 9♦",
                    "Round 1 · you surrendered with 16",
                    "Round 1 · dealer has 9♦ 8♦ → 17",
                    "Round 1 · surrendered, lost $5 · funds $995",
                    "Round 1 · reset · funds $1,000",
                ],
                id="surrender and reset",
            ),
            pytest.param(
                "8S 9D 8C 8D KC 2C 9C",
                ["deal", "split", "stand0", "hit1", "stand1"],
                [
                    "Round 1 · bet $10 · you have 8♠ 8♣ → 16 · dealer shows 9♦",
                    "Round 1 · you split · 8♠ K♣ → 18 and 8♣ 2♣ → 10",
                    "Round 1 · hand 1 stood with 18",
                    "Round 1 · hand 2 hit 9♣ → 19",
                    "Round 1 · hand 2 stood with 19",
                    "Round 1 · dealer has 9♦ 8♦ → 17",
                    "Round 1 · hand 1 won $10",
                    "Round 1 · hand 2 won $10 · funds $1,020",
                ],
                id="split",
            ),
        ],
    )
    def test_of_a_round(
        self,
        form: FormDriver,
        history: History,
        stack_deck: Callable[[str], None],
        deck: str,
        clicks: list[str],
        lines: list[str],
    ) -> None:
        stack_deck(deck)
        for name in clicks:
            form.click(name)
        assert history.get_text().splitlines() == lines

    def test_rounds_are_numbered(
        self, form: FormDriver, history: History, stack_deck: Callable[[str], None]
    ) -> None:
        stack_deck("AS 9D KC 7D 2H")
        for _ in range(12):
            form.click("deal")
        numbers = [line.split(" ")[1] for line in history.get_text().splitlines()]
        assert numbers == [str(n) for n in range(1, 13) for _ in range(3)]

    def test_hole_card_is_not_told_before_the_dealer_plays(
        self, form: FormDriver, history: History, stack_deck: Callable[[str], None]
    ) -> None:
        stack_deck("2S 9D 3C 7H 4C")
        form.click("deal")
        form.click("hit0")
        assert "7♥" not in history.get_text()
        assert "16" not in history.get_text()

    def test_result_is_told_after_the_motion(
        self,
        form: FormDriver,
        history: History,
        stack_deck: Callable[[str], None],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        """The motion is so slow that only a key can end it."""
        monkeypatch.setattr("gui.motion.SLIDE_TIME", 60_000)
        monkeypatch.setattr("gui.motion._FRAME_TIME", 1_000)
        form.window.option_add("*animation", "on")
        stack_deck("10S 9D KC 8D")
        form.click("deal")
        form.press("x")
        form.click("stand0")
        assert "won" not in get_displayed_text(history)
        form.press("x")
        assert "won" in get_displayed_text(history)

    def test_seed_is_the_first_line(self, display: None) -> None:
        from gui.main_window import MainWindow

        window = MainWindow(seed=77)
        history: Any = window.nametowidget(".history")
        assert history.get_text() == "Seed 77\n"
        window.show_about()
        assert "--seed 77" in window.tk.call(".about.text", "get", "1.0", "end")
        window.close()


class TestPanel:
    """The panel is its own memory."""

    def test_oldest_lines_go(self, history: History) -> None:
        from gui.history import MOST_LINES

        for number in range(MOST_LINES + 5):
            history.add(f"Round {number} · line")
        history.reveal()
        lines = history.get_text().splitlines()
        assert history.count_lines() == len(lines) == MOST_LINES
        assert lines[0] == "Round 5 · line"

    def test_line_of_the_seed_stays(self, history: History) -> None:
        from gui.history import MOST_LINES

        history.add("Seed 77")
        for number in range(MOST_LINES):
            history.add(f"Round {number} · line")
        history.reveal()
        lines = history.get_text().splitlines()
        assert lines[:2] == ["Seed 77", "Round 1 · line"]
        assert len(lines) == MOST_LINES

    def test_new_lines_are_followed_unless_older_ones_are_read(
        self, window: MainWindow, form: FormDriver, history: History
    ) -> None:
        from tests.form_driver import CONTROL

        form.press("h", CONTROL)
        text: Any = history.nametowidget("text")
        for number in range(200):
            history.add(f"Round {number} · line")
        history.reveal()
        window.update()
        assert text.yview()[1] == 1.0
        text.yview_moveto(0)
        history.add("one more")
        history.reveal()
        window.update()
        assert text.yview()[0] == 0.0

    def test_is_opened_at_its_newest_lines_each_time(
        self, window: MainWindow, form: FormDriver, history: History
    ) -> None:
        """What was told while it was hidden is followed too."""
        from tests.form_driver import CONTROL

        text: Any = history.nametowidget("text")
        for _ in range(2):
            for number in range(200):
                history.add(f"Round {number} · line")
            history.reveal()
            form.press("h", CONTROL)
            assert text.yview()[1] == 1.0
            history.add("one more")
            history.reveal()
            window.update()
            assert text.yview()[1] == 1.0
            form.press("h", CONTROL)

    def test_hidden_history_gives_the_keyboard_back(
        self, window: MainWindow, form: FormDriver, history: History
    ) -> None:
        from tests.form_driver import CONTROL

        form.press("h", CONTROL)
        history.nametowidget("text").focus_force()
        window.update()
        form.press("h", CONTROL)
        assert form.get_focused() is form.find("bet")

    def test_control_r_works_from_the_history(
        self,
        window: MainWindow,
        form: FormDriver,
        history: History,
        stack_deck: Callable[[str], None],
    ) -> None:
        from tests.form_driver import CONTROL

        stack_deck("10S 9D 6C 8D")
        form.click("deal")
        form.press("h", CONTROL)
        history.nametowidget("text").focus_force()
        window.update()
        form.press("r", CONTROL)
        assert form.get_text("funds") == "Funds $1,000"

    @pytest.mark.parametrize(
        ("screen_width", "place"), [(1366, {"row": 0, "column": 1}), (1024, {"row": 1})]
    )
    def test_lies_below_the_table_on_a_narrow_screen(
        self,
        window: MainWindow,
        form: FormDriver,
        history: History,
        monkeypatch: pytest.MonkeyPatch,
        screen_width: int,
        place: dict[str, int],
    ) -> None:
        from tests.form_driver import CONTROL

        window.geometry(f"{min(screen_width, 1120)}x640")
        window.update()
        monkeypatch.setattr(type(window), "winfo_screenwidth", lambda _: screen_width)
        form.press("h", CONTROL)
        assert place.items() <= history.grid_info().items()
        assert form.find("table").winfo_width() >= 960
        assert form.find("table").winfo_height() >= 640

    def test_window_that_fills_the_screen_keeps_its_size(
        self,
        window: MainWindow,
        form: FormDriver,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        from tests.form_driver import CONTROL

        monkeypatch.setattr(type(window), "winfo_screenwidth", lambda _: 1366)
        window.geometry("1366x700")
        window.update()
        for _ in range(2):
            form.press("h", CONTROL)
            assert window.winfo_width() == 1366

    @pytest.mark.parametrize("key", ["h", "H"])
    def test_control_h_shows_and_hides_it(
        self, window: MainWindow, form: FormDriver, history: History, key: str
    ) -> None:
        from tests.form_driver import CONTROL

        table = form.find("table")
        width = table.winfo_width()
        assert not history.winfo_ismapped()
        form.press(key, CONTROL)
        assert history.winfo_ismapped()
        assert table.winfo_width() == width
        form.press(key, CONTROL)
        assert not history.winfo_ismapped()
        assert table.winfo_width() == width

    def test_control_h_deletes_nothing_in_the_bet_box(self, form: FormDriver) -> None:
        from tests.form_driver import CONTROL

        form.type_bet("25")
        form.press("h", CONTROL)
        assert form.get_text("bet") == "25"

    def test_text_cannot_be_changed_but_copied(
        self, window: MainWindow, form: FormDriver, history: History
    ) -> None:
        history.add("first line")
        history.reveal()
        text: Any = history.nametowidget("text")
        text.focus_force()
        text.event_generate("<KeyPress>", keysym="x")
        text.tag_add("sel", "1.0", "1.5")
        text.event_generate("<<Copy>>")
        window.update()
        assert window.clipboard_get() == "first"
        assert history.get_text() == "first line\n"

    def test_is_saved_as_text(
        self, window: MainWindow, history: History, tmp_path: Path
    ) -> None:
        history.add("Round 1 · you hit 5♣ → 17")
        history.reveal()
        history.add("Round 1 · what cannot be read yet")
        window.write_history(tmp_path / "history.txt")
        saved = (tmp_path / "history.txt").read_text("utf-8")
        assert saved == "Round 1 · you hit 5♣ → 17\n"

    def test_place_that_cannot_be_written_is_said(
        self, window: MainWindow, history: History, tmp_path: Path
    ) -> None:
        window.write_history(tmp_path / "nowhere" / "history.txt")
        text = window.tk.call(".error.text", "get", "1.0", "end")
        assert "could not be saved" in text
        assert "nowhere" in text

    def test_form_alone_needs_none(
        self, make_root: Callable[[], tk.Tk], stack_deck: Callable[[str], None]
    ) -> None:
        from tests.form_driver import show_alone

        stack_deck("10S 9D KC 8D")
        driver = show_alone(make_root())
        driver.click("deal")
        driver.click("stand0")
        assert driver.get_text("funds") in ("Funds $1,010", "Funds $1,000")
