"""A display for tests that make windows: the one at hand, or an Xvfb of their own."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

import pytest

# Large enough for the smallest window at three times the usual scaling.
_SCREEN = "3840x2400x24"


def find_obstacle() -> str | None:
    """Return why no window can be made here, or None."""
    if find_spec("_tkinter") is None:
        return "tkinter is not installed"
    if not _has_display() and not has_xvfb():
        return "there is no display, and Xvfb is not installed"
    return None


@contextmanager
def provide_display() -> Iterator[None]:
    """Make sure that there is a display while the context lasts.

    Where there can be none the test is skipped; in CI it fails instead.
    """
    obstacle = find_obstacle()
    if obstacle is not None:
        _give_up(obstacle)
    if _has_display():
        yield
        return
    with run_xvfb() as display:
        os.environ["DISPLAY"] = display
        try:
            yield
        finally:
            del os.environ["DISPLAY"]


def _has_display() -> bool:
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY"))


def has_xvfb() -> bool:
    """Return whether Xvfb is installed."""
    return shutil.which("Xvfb") is not None


@contextmanager
def run_xvfb() -> Iterator[str]:
    """Run Xvfb and yield its display once it is ready.

    Ctrl+C in the terminal does not reach it: it ends with the context.

    Raises:
        RuntimeError: if it does not start.
    """
    read_end, write_end = os.pipe()
    command = ["Xvfb", "-displayfd", str(write_end), "-screen", "0", _SCREEN]
    command += ["-dpi", "96", "-nolisten", "tcp"]
    server = subprocess.Popen(
        command,
        pass_fds=[write_end],
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    os.close(write_end)
    try:
        with os.fdopen(read_end) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


def _give_up(reason: str) -> None:
    if os.environ.get("CI"):
        pytest.fail(f"In CI the tests of the windows may not be skipped: {reason}")
    pytest.skip(f"The tests of the windows need a display: {reason}")
