"""Limits for a process that runs a student's code, and how to end what it leaves."""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

MEMORY = 4 * 1024**3
"""How much address space a process may take, in bytes; Tk and fonts need some."""

FILE_SIZE = 64 * 1024**2
"""How large a file a process may write, in bytes."""

_ATTEMPTS = 100


@dataclass(frozen=True)
class Limits:
    """How long things may take, in seconds.

    Attributes:
        processor: the processor time of a test.
        waiting: the time of a test, waiting and other programs included.
        submission: the time of all tests of a submission. It is there for the worst:
            marks that hang on it are others on a slower machine.
    """

    processor: float = 10.0
    waiting: float = 30.0
    submission: float = 1800.0

    @classmethod
    def from_seconds(cls, processor: float) -> "Limits":
        """Return limits that fit the processor time that a test may take."""
        return cls(processor, max(30.0, 3 * processor), max(1800.0, 180 * processor))

    def shorten(self) -> "Limits":
        """Return less time for a test, but a second of each at least.

        Where one test loops, others will; a healthy one takes a hundredth of that.
        """
        return replace(
            self,
            processor=min(self.processor, max(1.0, self.processor / 5)),
            waiting=min(self.waiting, max(1.0, self.waiting / 3)),
        )


def limit_this_process() -> None:
    """Limit the memory and the files of this process, where the system can.

    The limits cannot be raised again, unless the process belongs to root.
    """
    if sys.platform == "win32":
        return
    import resource

    for limit, size in [
        (resource.RLIMIT_AS, MEMORY),
        (resource.RLIMIT_FSIZE, FILE_SIZE),
        (resource.RLIMIT_CORE, 0),
    ]:
        with suppress(OSError, ValueError):  # it is lower already, or not known here
            resource.setrlimit(limit, (size, size))


def start_group(
    command: list[str], folder: Path, environment: dict[str, str]
) -> subprocess.Popen[bytes]:
    """Start a process in a group of its own that can say and read nothing.

    Args:
        command: the program and its arguments.
        folder: the current folder of the process.
        environment: all of its environment.
    """
    flags = 0
    if sys.platform == "win32":
        flags = subprocess.CREATE_NEW_PROCESS_GROUP
    return subprocess.Popen(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        creationflags=flags,
    )


def end_group(process: subprocess.Popen[bytes], marker: str) -> None:
    """End a process, its group, and on Linux what has left the group.

    Args:
        process: what :func:`start_group` returned, still running or not.
        marker: a text in the environment of this process and of no other.
    """
    if sys.platform == "win32":
        kill_tree = ["taskkill", "/F", "/T", "/PID", str(process.pid)]
        subprocess.run(kill_tree, capture_output=True, check=False)
    else:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for _ in range(_ATTEMPTS):  # more may have been started meanwhile
        stray = find_marked(marker)
        if not stray:
            break
        for number in stray:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(number, signal.SIGKILL)


def find_marked(marker: str) -> list[int]:
    """Return the processes that have a text in their environment (Linux only)."""
    if sys.platform != "linux":
        return []
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has ended, or is another user's
            if marker.encode() in (folder / "environ").read_bytes():
                found.append(int(folder.name))
    return found
