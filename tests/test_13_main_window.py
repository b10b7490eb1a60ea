"""The main window: menus, dialogs, and forms that come and go."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    import tkinter as tk

    from gui.main_window import MainWindow
    from tests.form_driver import FormDriver


pytestmark = pytest.mark.house


def get_menu_items(window: tk.Misc, menu: str) -> list[tuple[str, str]]:
    """Return the text and the key of each item of a menu."""
    path = f"{window.nametowidget('.menu_bar')}.{menu}"
    call = window.tk.call
    return [
        (
            str(call(path, "entrycget", index, "-label")),
            str(call(path, "entrycget", index, "-accelerator")),
        )
        for index in range(int(call(path, "index", "end")) + 1)
        if call(path, "type", index) != "separator"
    ]


def get_dialog_text(window: tk.Misc, name: str) -> str:
    """Return what a dialog says."""
    return str(window.tk.call(f".{name}.text", "get", "1.0", "end"))


@pytest.fixture
def real_report(callback_errors: list[str]) -> Any:
    """What reports an error to a person, before the tests put their own in its place."""
    from gui.main_window import MainWindow

    return MainWindow.report_callback_exception


class TestMenus:
    """Everything in the menus has a text and, where there is one, its key."""

    @pytest.mark.parametrize(
        ("menu", "items"),
        [
            (
                "game",
                [
                    ("Blackjack", ""),
                    ("Simplified Blackjack", ""),
                    ("Team Blackjack", ""),
                    ("Reset", "Ctrl+R"),
                    ("Quit", "Ctrl+Q"),
                ],
            ),
            (
                "view",
                [
                    ("Moving cards", ""),
                    ("History", "Ctrl+H"),
                    ("Save history…", ""),
                    ("Full screen", "F11"),
                ],
            ),
            ("help", [("Rules", "F1"), ("About", "")]),
        ],
    )
    def test_items(
        self, window: MainWindow, menu: str, items: list[tuple[str, str]]
    ) -> None:
        assert get_menu_items(window, menu) == items

    def test_reset(
        self, window: MainWindow, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        stack_deck("10S 9D 7C KD")
        form.click("deal")
        window.tk.call(".menu_bar.game", "invoke", "Reset")
        assert form.get_text("funds") == "Funds $1,000"

    def test_chosen_game_is_as_it_was(
        self, window: MainWindow, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        stack_deck("10S 9D 7C KD")
        form.click("deal")
        before = form.get_all_text()
        window.tk.call(".menu_bar.game", "invoke", 0)
        window.update()
        assert form.get_all_text() == before
        assert form.find("table").winfo_ismapped()

    def test_game_that_does_not_exist(self, window: MainWindow) -> None:
        with pytest.raises(KeyError, match="poker"):
            window.show_game("poker")

    def test_title_names_the_game(self, window: MainWindow) -> None:
        assert window.title() == "Blackjack – Card Games"


class TestDialogs:
    """Rules, About and errors: small windows to read."""

    def test_f1_shows_the_rules(self, window: MainWindow, form: FormDriver) -> None:
        form.press("F1")
        text = get_dialog_text(window, "rules")
        for word in ("Split", "Surrender", "rounded down", "stands on 17"):
            assert word in text

    def test_only_one_window_of_rules(
        self, window: MainWindow, form: FormDriver
    ) -> None:
        for _ in range(3):
            window.show_rules()
        window.update()
        dialogs = [name for name in window.children if name == "rules"]
        assert dialogs == ["rules"]

    @pytest.mark.parametrize("key", ["Escape", "Return"])
    def test_key_closes_a_dialog_and_leaves_the_game(
        self, window: MainWindow, form: FormDriver, key: str
    ) -> None:
        window.show_rules()
        window.update()
        before = form.get_text("funds")
        window.nametowidget(".rules.close").focus_force()
        form.press(key)
        assert "rules" not in window.children
        assert form.get_text("funds") == before

    @pytest.mark.parametrize("name", ["rules", "about", "match"])
    @pytest.mark.parametrize(
        ("width", "height"), [(4000, 500), (500, 2000), (300, 200)]
    )
    def test_lies_on_the_screen(
        self,
        window: MainWindow,
        monkeypatch: pytest.MonkeyPatch,
        name: str,
        width: int,
        height: int,
    ) -> None:
        """With what closes it, although the main window lies at the foot."""
        monkeypatch.setattr("tkinter.Toplevel.winfo_vrootwidth", lambda _: width)
        monkeypatch.setattr("tkinter.Toplevel.winfo_vrootheight", lambda _: height)
        window.geometry("960x640+200+150")
        window.show_game("team")
        window.update()
        show: dict[str, Callable[[], object]] = {
            "rules": window.show_rules,
            "about": window.show_about,
            "match": lambda: window.event_generate("<Control-r>"),
        }
        show[name]()
        window.update()
        dialog = window.nametowidget(f".{name}")
        assert 0 <= dialog.winfo_rootx() <= width - dialog.winfo_width()
        assert 0 <= dialog.winfo_rooty() < height - dialog.winfo_height()
        if name != "match":
            close = dialog.nametowidget("close")
            assert close.winfo_y() + close.winfo_height() <= dialog.winfo_height()

    def test_rules_can_be_scrolled(self, window: MainWindow, form: FormDriver) -> None:
        window.show_rules()
        window.geometry("960x640")
        window.tk.call("wm", "geometry", ".rules", "600x200")
        window.update()
        window.nametowidget(".rules.close").focus_force()
        top = window.tk.call(".rules.text", "yview")
        form.press("Next")
        assert window.tk.call(".rules.text", "yview") > top

    def test_short_text_has_no_scrollbar(self, window: MainWindow) -> None:
        window.show_rules()
        assert "bar" in window.nametowidget(".rules").children
        window.show_about()
        assert "bar" not in window.nametowidget(".about").children

    def test_rules_name_every_key(self, window: MainWindow) -> None:
        from gui.blackjack_actions import ACTIONS

        window.show_rules()
        text = get_dialog_text(window, "rules")
        for action in ACTIONS:
            assert f"• {action.key.upper()}: {action.text}" in text

    def test_about_names_the_version(self, window: MainWindow) -> None:
        from gui import __version__

        window.show_about()
        assert f"Card Games {__version__}" in get_dialog_text(window, "about")


class TestUnexpectedErrors:
    """An error in a handler is said in one window, and the game goes on."""

    @pytest.fixture
    def real_window(self, display: None, blackjack: ModuleType) -> Iterator[MainWindow]:
        """A window that reports errors as it does for a person."""
        from gui.main_window import MainWindow

        window = MainWindow()
        window.update()
        yield window
        window.close()

    def test_is_shown_and_the_game_goes_on(
        self, real_window: MainWindow, capfd: pytest.CaptureFixture[str]
    ) -> None:
        from tests.form_driver import FormDriver

        def fail() -> None:
            raise ZeroDivisionError("for the test")

        real_window.after_idle(fail)
        real_window.after_idle(fail)
        real_window.update()
        text = get_dialog_text(real_window, "error")
        assert "ZeroDivisionError: for the test" in text
        assert "test_13_main_window.py" in text, "the place helps who changes the code"
        assert "Traceback" not in text
        real_window.nametowidget(".error").destroy()
        form = FormDriver(real_window)
        form.click("deal")
        assert form.get_text("funds") == "Funds $990"
        assert capfd.readouterr().err == ""


def test_window_gets_its_icon(window: MainWindow) -> None:
    """It is set a little after the window is painted."""
    done: list[bool] = []
    window.after(200, done.append, True)
    while not done:
        window.update()
    assert 48 in [
        int(window.tk.call("image", "width", name))
        for name in window.tk.splitlist(window.tk.call("image", "names"))
    ]


class TestSizes:
    """The window is large enough for its contents, and no larger than the screen."""

    @pytest.fixture
    def make_window(
        self, display: None, blackjack: ModuleType, monkeypatch: pytest.MonkeyPatch
    ) -> Iterator[Callable[[int, int, float], MainWindow]]:
        """A function that makes a window on a screen of a size and a scaling."""
        from gui.main_window import MainWindow

        windows = []

        def make(width: int, height: int, scaling: float) -> MainWindow:
            def scale(_: tk.Misc, pixels: int) -> int:
                return round(pixels * scaling)

            monkeypatch.setattr("gui.window_sizes.to_pixels", scale)
            monkeypatch.setattr(MainWindow, "winfo_screenwidth", lambda _: width)
            monkeypatch.setattr(MainWindow, "winfo_screenheight", lambda _: height)
            window = MainWindow()
            windows.append(window)
            window.update()
            return window

        yield make
        for window in windows:
            window.close()

    @pytest.mark.parametrize(
        ("screen_size", "scaling", "smallest", "first"),
        [
            ((1920, 1080), 1.0, (960, 640), (1120, 720)),
            ((1366, 768), 1.0, (960, 640), (1120, 688)),
            ((1024, 768), 1.0, (960, 640), (960, 688)),
            ((1920, 1080), 1.5, (1440, 960), (1680, 1000)),
            ((1920, 1080), 1.75, (1680, 1000), (1840, 1000)),
            ((1920, 1080), 2.0, (1920, 1000), (1920, 1000)),
            ((1600, 900), 2.0, (1600, 820), (1600, 820)),
        ],
    )
    def test_of_the_window_fit_the_screen(
        self,
        make_window: Callable[[int, int, float], MainWindow],
        screen_size: tuple[int, int],
        scaling: float,
        smallest: tuple[int, int],
        first: tuple[int, int],
    ) -> None:
        """Room is left for the bars of the desktop, 80 pixels."""
        window = make_window(*screen_size, scaling)
        assert window.minsize() == smallest
        assert (window.winfo_width(), window.winfo_height()) == first
        assert window.columnconfigure(0)["minsize"] == smallest[0]
        assert window.rowconfigure(0)["minsize"] == smallest[1]

    @pytest.mark.parametrize(
        ("screen_size", "scaling", "is_beside"),
        [((1920, 1080), 1.0, True), ((1024, 768), 1.0, False)],
    )
    def test_of_the_smallest_window_have_room_for_the_history(
        self,
        make_window: Callable[[int, int, float], MainWindow],
        screen_size: tuple[int, int],
        scaling: float,
        is_beside: bool,
    ) -> None:
        window = make_window(*screen_size, scaling)
        panel = window.nametowidget(".history")
        window.event_generate("<<History>>")
        window.update()
        added = (
            (panel.winfo_reqwidth(), 0) if is_beside else (0, panel.winfo_reqheight())
        )
        width, height = 960 + added[0], 640 + added[1]
        assert window.minsize() == (width, min(height, screen_size[1] - 80))
        window.geometry("{}x{}".format(*window.minsize()))
        window.update()
        assert panel.winfo_x() + panel.winfo_width() <= window.winfo_width()
        assert panel.winfo_y() + panel.winfo_height() <= window.winfo_height()
        window.event_generate("<<History>>")
        window.update()
        assert window.minsize() == (960, 640)
        assert (window.winfo_width(), window.winfo_height()) == (960, 640)

    def test_of_a_large_scaling_have_room_for_the_history_too(
        self, make_window: Callable[[int, int, float], MainWindow]
    ) -> None:
        """The table gives some of its height away."""
        window = make_window(1920, 1080, 2.0)
        panel = window.nametowidget(".history")
        window.event_generate("<<History>>")
        window.update()
        assert window.minsize() == (1920, 1000)
        assert panel.winfo_y() + panel.winfo_height() <= 1000
        window.event_generate("<<History>>")
        window.update()
        assert window.rowconfigure(0)["minsize"] == 1000
        assert window.winfo_height() == 1000


def test_error_after_closing_is_silent(
    real_report: Any, window: MainWindow, capfd: pytest.CaptureFixture[str]
) -> None:
    """A dialog of the system fails when its window is closed under it."""
    window.close()
    real_report(window, ValueError, ValueError("too late"), None)
    assert capfd.readouterr().err == ""


class TestClosing:
    """The window can be closed at any moment, silently."""

    @pytest.mark.parametrize("key", ["q", "Q"])
    def test_control_q(self, window: MainWindow, form: FormDriver, key: str) -> None:
        from tests.form_driver import CONTROL

        focused = form.get_focused()
        focused.event_generate("<KeyPress>", keysym=key, state=CONTROL)
        assert not window.tk.call("info", "commands", ".")

    @pytest.mark.parametrize("key", ["q", "Q"])
    def test_control_q_in_a_dialog(self, window: MainWindow, key: str) -> None:
        from tests.form_driver import CONTROL

        window.show_rules()
        close = window.nametowidget(".rules.close")
        close.focus_force()
        window.update()
        close.event_generate("<KeyPress>", keysym=key, state=CONTROL)
        assert not window.tk.call("info", "commands", ".")

    @pytest.mark.parametrize("clicks", [[], ["deal"], ["deal", "split"]])
    def test_in_the_middle(
        self,
        window: MainWindow,
        form: FormDriver,
        stack_deck: Callable[[str], None],
        clicks: list[str],
    ) -> None:
        """What still waits for its turn must not complain afterwards."""
        stack_deck("8S 9D 8C 7D 2C 3C")
        for name in clicks:
            button: Any = form.find(name)
            button.invoke()
        window.close()

    def test_form_destroyed_with_input_waiting(
        self, window: MainWindow, form: FormDriver
    ) -> None:
        deal: Any = form.find("deal")
        blackjack_form = form.find("table").master
        deal.invoke()
        blackjack_form.destroy()
        window.update()


class TestFormAlone:
    """The form can be made under any root, several times."""

    def test_three_forms_one_after_another(
        self,
        make_root: Callable[[], tk.Tk],
        blackjack: ModuleType,
        stack_deck: Callable[[str], None],
    ) -> None:
        """Each shows every card, and none leaves a Tcl command behind."""
        from gui.blackjack_form import Blackjack_Form
        from tests.form_driver import FormDriver

        stack_deck("10S 9D 7C KD")
        root = make_root()
        commands_left = []
        for _ in range(3):
            blackjack.reset()
            form = Blackjack_Form(root)
            form.grid(sticky="nsew")
            root.update()
            driver = FormDriver(root)
            driver.click("deal")
            assert len(driver.get_pictures("dealer")) == 2
            assert driver.get_text("funds") == "Funds $990"
            form.destroy()
            root.update()
            commands_left.append(
                len(root.tk.splitlist(root.tk.call("info", "commands")))
            )
        assert len(set(commands_left)) == 1

    @pytest.mark.parametrize("key", ["r", "R"])
    def test_control_r_resets(
        self,
        make_root: Callable[[], tk.Tk],
        blackjack: ModuleType,
        stack_deck: Callable[[str], None],
        key: str,
    ) -> None:
        from tests.form_driver import CONTROL, show_alone

        stack_deck("10S 9D 7C KD")
        driver = show_alone(make_root())
        driver.find("bet").focus_force()
        driver.click("deal")
        driver.press(key, CONTROL)
        assert driver.get_text("funds") == "Funds $1,000"

    def test_two_roots_at_once(
        self,
        make_root: Callable[[], tk.Tk],
        blackjack: ModuleType,
        stack_deck: Callable[[str], None],
    ) -> None:
        """Both show every card: a picture of the one root is none of the other."""
        from tests.form_driver import show_alone

        stack_deck("10S 9D 7C KD")
        blackjack.new_round(10)
        drivers = [show_alone(make_root()) for _ in range(2)]
        gc.collect()
        for tag in ("dealer", "hand0"):
            first, second = (driver.get_pictures(tag) for driver in drivers)
            assert first == second
            assert len(first) == 2

    def test_pictures_are_alive_after_a_collection(
        self, window: MainWindow, form: FormDriver, stack_deck: Callable[[str], None]
    ) -> None:
        stack_deck("10S 9D 7C KD")
        form.click("deal")
        gc.collect()
        names = window.tk.splitlist(window.tk.call("image", "names"))
        for tag in ("dealer", "hand0", "deck"):
            assert set(form.get_image_names(tag)) <= set(names)
