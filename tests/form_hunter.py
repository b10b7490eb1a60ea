"""Sends out a hunt on a form in a process of its own, and says how it ended."""

import json
import os
import subprocess
import sys
from pathlib import Path
from queue import Empty, Queue
from threading import Thread

ROOT = Path(__file__).parent.parent

LONGEST_STEP = 10
"""Seconds without a sign of life after which a form counts as hanging."""

LONGEST_HUNT = 8
"""Seconds after which a form that takes its time is let off, without a loss."""

_LONGEST_START = 60
_STEPS_TOLD = 3
_ENDED = "the program has ended itself"


def hunt_form(
    folder: Path,
    name: str,
    longest_step: float = LONGEST_STEP,
    longest_hunt: float = LONGEST_HUNT,
) -> str:
    """Do a hunt and return what went wrong as a sentence, empty if nothing did.

    Each hunt has a process of its own: Tk itself has been seen to crash where windows
    of several forms were made one after another. A hunt that crashes is done again.

    Args:
        folder: the folder with the submission's packages.
        name: which hunt.
        longest_step: how many seconds a step may take.
        longest_hunt: how many seconds the hunt goes on.

    Raises:
        RuntimeError: no window can be opened here, whatever is in it.
    """
    command = [sys.executable, "-m", "tests.form_hunt", str(folder), name]
    command.append(str(longest_hunt))
    fault, has_crashed = _hunt_once(command, longest_step)
    if has_crashed:
        fault, _ = _hunt_once(command, longest_step)
    return fault


def _hunt_once(command: list[str], longest_step: float) -> tuple[str, bool]:
    """Do a hunt; return what went wrong, and whether a signal has ended the process."""
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "0"},  # sets have one order each time
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    lines: Queue[str] = Queue()
    Thread(target=_read, args=[process, lines], daemon=True).start()
    try:
        fault = _listen(lines, longest_step)
        has_crashed = fault.endswith(_ENDED) and process.wait() < 0
    finally:
        process.kill()
        process.wait()
    return fault, has_crashed


def _listen(lines: Queue[str], longest_step: float) -> str:
    """Return what went wrong, from the lines that a hunt writes."""
    steps: list[str] = []
    lines.get(timeout=_LONGEST_START)  # it has started
    while True:
        try:
            line = lines.get(timeout=longest_step)
        except Empty:
            hangs = f"nothing happened for {longest_step} seconds: it hangs"
            return _describe(steps, hangs)
        event = json.loads(line or "{}")
        if "obstacle" in event:
            raise RuntimeError(f"no window can be opened here: {event['obstacle']}")
        if "step" not in event:
            return _describe(steps, event.get("fault", _ENDED))
        steps.append(event["step"])


def _read(process: "subprocess.Popen[str]", lines: Queue[str]) -> None:
    """Put all lines that a process writes into a queue, and an empty one at the end."""
    assert process.stdout is not None
    for line in process.stdout:
        lines.put(line)
    lines.put("")


def _describe(steps: list[str], fault: str) -> str:
    if not fault:
        return ""
    if not steps:
        return f"The form does not open: {fault}"
    before = ", then ".join(steps[-_STEPS_TOLD:])
    return f"After the hunt had {before}: {fault}"
