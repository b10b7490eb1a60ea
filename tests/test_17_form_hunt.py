"""The hunt on a form: forms of all kinds survive it, and what goes wrong is quoted."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.form_hunter import hunt_form
from tests.made_submission import MadeSubmission

pytestmark = pytest.mark.house

HEADER = """
import os, random, sys, time
import tkinter as tk
from tkinter import filedialog, messagebox, simpledialog, ttk
"""

FRAME = """
class Blackjack_Form(tk.Frame):
    def __init__(self, master):
        super().__init__(master)
        tk.Button(self, text="Hit", command=self.hit).pack()
        self.build()

    def build(self):
        pass

    def hit(self):
        pass
"""

# More of the form of FRAME: it cannot be closed before each button was clicked on.
FORTY_BUTTONS = """
    def build(self):
        self.missed = set(range(40))
        for number in self.missed:
            click = lambda number=number: self.missed.discard(number)
            tk.Button(self, command=click).grid(row=number // 10, column=number % 10)
        self.grid()
        self.master.protocol("WM_DELETE_WINDOW", self.close)

    def close(self):
        assert not self.missed
"""

# Forms that are made and shown in different ways; nothing is wrong with any of them.
FORMS = {
    "frame": FRAME,
    "frame that packs itself": FRAME.replace("self.build()", "self.pack()"),
    "frame that grids itself": FRAME.replace(
        "self.build()", "self.grid(); tk.Label(master).grid()"
    ),
    "window": """
class Blackjack_Form(tk.Tk):
    def __init__(self):
        super().__init__()
        tk.Label(self, text="21").grid()
""",
    "second window": """
class Blackjack_Form(tk.Toplevel):
    def __init__(self, master):
        super().__init__(master)
        ttk.Button(self, text="Deal").pack()
""",
    "frame that finds its window": """
class Blackjack_Form(tk.Frame):
    def __init__(self):
        super().__init__()
        tk.Label(self, text="21").pack()
""",
    "window that it makes itself": """
class Blackjack_Form:
    def __init__(self):
        self.window = tk.Tk()
        tk.Label(self.window, text="21").pack()
""",
    "window beside that of its module": """
root = tk.Tk()
class Blackjack_Form:
    def __init__(self):
        self.window = tk.Tk()
        tk.Label(self.window, text="21").pack()
""",
    "window of its module": """
root = tk.Tk()
class Blackjack_Form:
    def __init__(self):
        tk.Label(root, text="21").pack()
form = Blackjack_Form()
root.mainloop()
""",
    "no widget": """
class Blackjack_Form:
    def __init__(self, root):
        tk.Label(root, text="21").pack()
""",
    "main loop": """
class Blackjack_Form(tk.Tk):
    def __init__(self):
        super().__init__()
        tk.Label(self, text="21").grid()
        self.mainloop()
        tk.mainloop()
""",
}

# What the button Hit does, in the form of FRAME; nothing is wrong with any of it.
HARMLESS = {
    "message": "assert messagebox.showinfo('You', 'won') == 'ok'",
    "question": "assert messagebox.askquestion('Go', 'on?') in ('yes', 'no')",
    "trying again": "assert messagebox.askretrycancel('Try', 'again?') is False",
    "number": "assert simpledialog.askinteger('Bet', 'How much?') is None",
    "files": "assert not filedialog.askopenfilename(); filedialog.asksaveasfile()",
    "window": "tk.Toplevel(self)",
    "windows that do not close": "tk.Toplevel(self).protocol('WM_DELETE_WINDOW', list); "
    "assert len(self.winfo_children()) < 4",
    "modal window": "top = tk.Toplevel(self); top.grab_set(); top.wait_window()",
    "waiting for a window": "self.wait_window(tk.Toplevel(self)); "
    "assert self.winfo_exists()",
    "waiting to be seen": "top = tk.Toplevel(self); top.withdraw(); top.wait_visibility()",
    "a pause": "pause = tk.IntVar(self); self.after(5, pause.set, 1); "
    "self.wait_variable(pause)",
    "global grab": "tk.Toplevel(self).grab_set_global()",
    "waiting by another name": "self.waitvar(tk.IntVar(self, 0))",
    "waiting for ever": "self.wait_variable(tk.IntVar(self, 0))",
    "prints": "print('card ' * 10_000); print('card', file=sys.stderr)",
    "reads its folder": "assert os.listdir() == ['gui']",
    "empties the window": "[w.destroy() for w in self.master.winfo_children()]",
    "removes itself": "[child.destroy() for child in self.winfo_children()]",
}

# What the button Hit does, and what is said of it.
HARMFUL = {
    "error": (
        "[][1]",
        "IndexError: list index out of range (gui/blackjack_form.py, li",
    ),
    "error of Tk": (
        "self.cget('no')",
        'unknown option "-no" (gui/blackjack_form.py, l',
    ),
    "error of an assertion": ("assert False", "AssertionError (gui/blackjack_form.py"),
    "error of Tcl": (
        "self.tk.eval('after 1 {no such}')",
        "TclError: invalid command na",
    ),
    "dialog": (
        "tk.Toplevel(self).protocol('WM_DELETE_WINDOW', lambda: [][1])",
        "IndexE",
    ),
    "late error": ("self.after(1, self.late)", "AttributeError: 'Blackjack_Form' obj"),
    "sys.exit": ("sys.exit('enough')", "the program has ended itself"),
    "os._exit": ("os._exit(0)", "the program has ended itself"),
    "KeyboardInterrupt": ("raise KeyboardInterrupt", "KeyboardInterrupt (gui/"),
    "timer of a closed window": (
        "top = tk.Toplevel(self); top.after(1, top.title, 'Won'); top.destroy()",
        "TclError: invalid command name",
    ),
    "closing": ("self.winfo_toplevel().destroy()", "the window has closed itself"),
    "asking": ("input()", "EOFError: EOF when reading a line"),
}

# What the button Hit does for ever.
ENDLESS = {"loop": "while True: pass", "loop in C": "sum(iter(int, 1))"}

BOXES = ["tk.Entry", "tk.Spinbox", "tk.Text", "ttk.Entry", "ttk.Combobox"]

# What the form of FRAME does when it is built, and what comes before the error.
TRIGGERS = {
    "boxes": (
        "box = tk.Entry(self); box.pack(); box.bind('<KeyRelease>', lambda _: int(box.get()))",
        "into the Entry",
    ),
    "keys": ("self.master.bind('h', lambda _: 1 / 0)", "pressed the key h"),
    "sizes": (
        "self.master.bind('<Configure>', lambda e: 1 / (e.width != 320))",
        "made the window 320 by 900 pixels",
    ),
    "buttons": (
        "self.master.protocol('WM_DELETE_WINDOW', lambda: 1 / 0)",
        "and closed the window",
    ),
}


Hunt = Callable[..., str]
"""Hunts on a form, given as source, and returns what goes wrong."""


@pytest.fixture
def hunt(screen: None, tmp_path: Path) -> Hunt:
    """A function that hunts on a form."""

    def hunt_on(source: str, name: str = "buttons", **limits: float) -> str:
        made = MadeSubmission(tmp_path, "")
        made.write("gui/blackjack_form.py", HEADER + source)
        return hunt_form(tmp_path, name, **limits)

    return hunt_on


def hit(statement: str) -> str:
    """Return the source of a form whose button Hit does this."""
    old = "def hit(self):\n        pass"
    return FRAME.replace(old, f"def hit(self):\n        {statement}")


class TestWhatIsSurvived:
    """Forms with nothing wrong."""

    @pytest.mark.parametrize("form", FORMS)
    def test_form_of_any_kind(self, hunt: Hunt, form: str) -> None:
        assert hunt(FORMS[form], "everything") == ""

    @pytest.mark.parametrize("statement", HARMLESS)
    def test_nothing_is_waited_for(self, hunt: Hunt, statement: str) -> None:
        assert hunt(hit(HARMLESS[statement])) == ""

    def test_timer_that_waits_when_the_program_ends(self, hunt: Hunt) -> None:
        """The main loop ends with the last window, so the timer never goes off."""
        assert hunt(hit("self.after(1, self.hit)")) == ""

    def test_button_that_ends_the_program_is_left_alone(self, hunt: Hunt) -> None:
        source = hit("sys.exit()").replace("Hit", "Quit the game")
        assert hunt(source) == ""

    def test_menus_are_left_alone(self, hunt: Hunt) -> None:
        build = (
            "button = tk.Menubutton(self, text='Game'); button.pack(); "
            "button['menu'] = tk.Menu(button, postcommand=lambda: [][1])"
        )
        assert hunt(build_with(build)) == ""

    def test_program_may_end_itself_when_it_is_closed(self, hunt: Hunt) -> None:
        build = "self.master.protocol('WM_DELETE_WINDOW', sys.exit)"
        assert hunt(build_with(build)) == ""

    def test_form_that_takes_its_time_is_let_off(
        self, screen: None, tmp_path: Path
    ) -> None:
        """In a second it cannot come to the ninth click."""
        source = hit("time.sleep(0.3); tk.clicks += 1; assert tk.clicks < 9")
        made = MadeSubmission(tmp_path, "")
        made.write("gui/blackjack_form.py", f"{HEADER}\ntk.clicks = 0\n{source}")
        fault = hunt_form(tmp_path, "buttons", longest_hunt=1)
        assert fault == ""

    def test_form_that_never_rests(self, screen: None, tmp_path: Path) -> None:
        """Its timer is over before it has done what it is for."""
        source = build_with("self.after(1, self.build); time.sleep(0.002)")
        MadeSubmission(tmp_path, "").write("gui/blackjack_form.py", HEADER + source)
        fault = hunt_form(tmp_path, "buttons", longest_hunt=1)
        assert fault == ""

    def test_display_that_does_not_work_is_not_the_form_s_fault(
        self, hunt: Hunt, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("DISPLAY", ":nowhere")
        with pytest.raises(RuntimeError, match="no window can be opened here"):
            hunt("tk.Tk()", "opening")

    @pytest.mark.parametrize("path", ["gui/forms.py", "gui/__init__.py"])
    def test_form_in_another_module(
        self, hunt: Hunt, tmp_path: Path, path: str
    ) -> None:
        made = MadeSubmission(tmp_path, "")
        made.write(path, HEADER + FRAME)
        made.write(
            "gui/__main__.py", "raise RuntimeError('the program is not asked for')"
        )
        made.write("gui/broken.py", "class (")
        fault = hunt_form(tmp_path, "opening")
        assert fault == ""


class TestWhatIsFound:
    """Errors, hangs and exits, with what was done before."""

    @pytest.mark.parametrize("statement", HARMFUL)
    def test_what_a_button_does(self, hunt: Hunt, statement: str) -> None:
        code, message = HARMFUL[statement]
        fault = hunt(hit(code))
        assert "clicked" in fault and 'the Button "Hit"' in fault
        assert message in fault

    @pytest.mark.parametrize("statement", ENDLESS)
    def test_what_a_button_does_for_ever(self, hunt: Hunt, statement: str) -> None:
        fault = hunt(hit(ENDLESS[statement]), longest_step=1)
        assert 'the Button "Hit"' in fault
        assert "nothing happened for 1 seconds: it hangs" in fault

    @pytest.mark.parametrize("name", TRIGGERS)
    def test_what_else_brings_an_error(self, hunt: Hunt, name: str) -> None:
        build, words = TRIGGERS[name]
        fault = hunt(build_with(build), name)
        assert words in fault
        assert "Error: " in fault

    @pytest.mark.parametrize(
        ("source", "message"),
        [
            ("", "ImportError: gui has no class Blackjack_Form"),
            (
                "import nothing_at_all",
                "ModuleNotFoundError: No module named 'nothing_a",
            ),
            ("from games import blackjack", "the submission has no package games"),
            ("sys.exit()", "ends the program while it is imported: SystemExit()"),
            ("class Blackjack_Form(tk.Frame): pass", "opens with nothing in it"),
            ("class Blackjack_Form(tk.Tk): master = [][1]", "IndexError: list index"),
            ("class Blackjack_Form(", "SyntaxError: '(' was never closed"),
            (FRAME.replace("pass", "[][1]", 1), "IndexError: list index out of range"),
            (FRAME.replace("pass", "self.after(0, self.late)", 1), "AttributeError"),
        ],
    )
    def test_form_that_does_not_open(
        self, hunt: Hunt, source: str, message: str
    ) -> None:
        fault = hunt(source, "opening")
        assert fault.startswith("The form does not open: ")
        assert message in fault
        assert "\n" not in fault

    @pytest.mark.parametrize("kind", BOXES)
    def test_error_while_typing(self, hunt: Hunt, kind: str) -> None:
        assert hunt(build_with(f"box = {kind}(self); box.pack()"), "boxes") == ""
        box = "box.bind('<KeyRelease>', lambda _: [][1])"
        fault = hunt(build_with(f"box = {kind}(self); box.pack(); {box}"), "boxes")
        name = kind.partition(".")[2]
        assert f'into the {name} "!{name.lower()}"' in fault

    def test_error_after_typing(self, hunt: Hunt) -> None:
        build = (
            "box = tk.Entry(self); box.pack(); box.bind('<Return>', lambda _: [][1])"
        )
        assert "and pressed Return: IndexError" in hunt(build_with(build), "boxes")

    def test_button_of_ttk(self, hunt: Hunt) -> None:
        fault = hunt(hit("[][1]").replace("tk.Button", "ttk.Button"))
        assert 'the Button "Hit"' in fault

    def test_each_of_many_buttons_is_clicked_on(self, hunt: Hunt) -> None:
        """A hunt has 60 steps, of which a few are for what is no button."""
        fault = hunt(FRAME.replace(".pack()", ".grid()") + FORTY_BUTTONS)
        assert fault == ""

    def test_same_hunt_finds_the_same(self, hunt: Hunt) -> None:
        """Chance and the order of sets are the same; the last three steps are told."""
        count = "self.n = getattr(self, 'n', 0) + 1"
        source = hit(f"{count}; assert self.n < 9, (hash('card'), random.random())")
        faults = [hunt(source, "everything") for _ in range(2)]
        assert faults[0] == faults[1]
        assert "AssertionError: (" in faults[0]
        assert faults[0].count(", then ") == 2


def build_with(statement: str) -> str:
    """Return the source of a form that does this when it is built."""
    old = "def build(self):\n        pass"
    return FRAME.replace(old, f"def build(self):\n        {statement}")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals")
def test_crash_is_not_the_form_s_fault_if_it_does_not_come_again(hunt: Hunt) -> None:
    """Tk itself crashes at times. This form crashes where it finds no file of its own."""
    crash = "import signal; open('been', 'x'); signal.raise_signal(signal.SIGABRT)"
    build = f"os.path.exists('been') or exec({crash!r})"
    assert hunt(build_with(build)) == ""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals")
def test_crash_that_comes_again_is_the_form_s_fault(hunt: Hunt) -> None:
    source = hit("os.kill(os.getpid(), 6)")
    assert hunt(source).endswith("the program has ended itself")
