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


class FormHunter:
    """A process that hunts on a form, and is started anew when the form ends it.

    Args:
        folder: the folder with the submission's packages.
        longest_step: how many seconds a step may take.
        longest_hunt: how many seconds a hunt goes on.
    """

    def __init__(
        self,
        folder: Path,
        longest_step: float = LONGEST_STEP,
        longest_hunt: float = LONGEST_HUNT,
    ) -> None:
        self._arguments = [str(folder), str(longest_hunt)]
        self._longest_step = longest_step
        self._process: subprocess.Popen[str] | None = None
        self._lines: Queue[str] = Queue()

    def hunt(self, name: str) -> str:
        """Do a hunt and return what went wrong as a sentence, empty if nothing did.

        Raises:
            RuntimeError: no window can be opened here, whatever is in it.
        """
        process = self._process or self._start()
        assert process.stdin is not None
        steps: list[str] = []
        try:
            process.stdin.write(f"{name}\n")
            process.stdin.flush()
            while True:
                line = self._lines.get(timeout=self._longest_step)
                if not line:
                    fault = "the program has ended itself"
                    break
                event = json.loads(line)
                if "fault" in event:
                    return _describe(steps, event["fault"])
                steps.append(event["step"])
        except Empty:
            fault = f"nothing happened for {self._longest_step} seconds: it hangs"
        except OSError:
            fault = "the program has ended itself"
        self.stop()
        return _describe(steps, fault)

    def stop(self) -> None:
        """End the process."""
        if self._process is None:
            return
        self._process.kill()
        self._process.communicate()
        self._process = None

    def _start(self) -> "subprocess.Popen[str]":
        command = [sys.executable, "-m", "tests.form_hunt", *self._arguments]
        self._process = process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": "0"},  # sets have one order each time
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self._lines = Queue()
        Thread(target=_read, args=[process, self._lines], daemon=True).start()
        event = json.loads(self._lines.get(timeout=_LONGEST_START))
        if event["obstacle"]:
            self.stop()
            raise RuntimeError(f"no window can be opened here: {event['obstacle']}")
        return process


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
