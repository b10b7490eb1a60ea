"""Marks many submissions: ``python -m tests.grade DIR… [--out FOLDER]``.

Each submission is run in processes of its own, and its files are written when it is
finished, so that Ctrl+C loses only what is not finished.
"""

import argparse
import io
import os
import signal
import statistics
import sys
import threading
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile

from tests.display import find_obstacle
from tests.grade_plan import Plan, collect_plan
from tests.grade_result import Result, make_result
from tests.grade_run import Stopped, run_submission
from tests.marks import format_marks, get_full_marks
from tests.process_limits import Limits
from tests.result_files import (
    FEEDBACK,
    MARKS,
    RESULTS,
    write_marks,
    write_submission,
)
from tests.submission_files import is_submission

INTERRUPTED = 130
"""The exit status after Ctrl+C."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Mark what the command line names, and return the exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # not every terminal knows every name
            stream.reconfigure(errors="replace")
    parser = make_parser()
    options = parser.parse_args(arguments)
    missing = [str(path) for path in options.submissions if not path.exists()]
    if missing:
        parser.error(f"there is no {', no '.join(missing)}")
    if find_obstacle() is not None:
        parser.error(f"the form cannot be marked: {find_obstacle()}")
    paths = [path for path in options.submissions if not _is_same(path, options.out)]
    sources = name_submissions(paths)
    if not sources:
        parser.error("none of these is a folder or a zip file")
    for path in paths:
        if not is_submission(path):
            print(f"{make_plain(str(path))} is left out: no folder, no zip file.")
    for name, path in sources.items():
        if name not in (path.name, path.stem):
            print(make_plain(f"{name} is {path}"), flush=True)
    try:
        plan = collect_plan()
        options.out.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=options.out):  # so that it is known before, not after
            pass
    except KeyboardInterrupt:
        return INTERRUPTED
    except (RuntimeError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    limits = Limits.from_seconds(options.limit)
    return Grader(plan, limits, options.out).grade(sources, options.jobs)


def _is_same(path: Path, other: Path) -> bool:
    return path.resolve() == other.resolve()


def make_plain(text: str) -> str:
    """Return a text in one line, in which nothing steers a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def make_parser() -> argparse.ArgumentParser:
    """Return what reads the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.grade",
        description="Marks submissions, each in processes of its own.",
        epilog=f"FOLDER gets {MARKS}, and for each submission a folder with "
        f"{FEEDBACK} and {RESULTS} (for Gradescope).",
    )
    parser.add_argument(
        "submissions",
        metavar="DIR",
        nargs="+",
        type=Path,
        help="the folder of a submission, or its zip file",
    )
    parser.add_argument(
        "--out",
        metavar="FOLDER",
        type=Path,
        default=Path("marks"),
        help="where the results go (marks)",
    )
    parser.add_argument(
        "--jobs",
        metavar="N",
        type=_read_jobs,
        default=os.cpu_count() or 1,
        help="how many are marked at a time (one for each processor)",
    )
    parser.add_argument(
        "--limit",
        metavar="SECONDS",
        type=_read_limit,
        default=10.0,
        help="the processor time that a test may take, at least 1 (10)",
    )
    return parser


def _read_jobs(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a whole number from 1, not {text!r}")
    return int(text)


def _read_limit(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 1 <= seconds <= 3600:
        raise argparse.ArgumentTypeError(f"seconds from 1 to 3600, not {text!r}")
    return seconds


def name_submissions(paths: Sequence[Path]) -> dict[str, Path]:
    """Return the submissions by name; those of one name get numbers.

    What is neither a folder nor a zip file is left out, so that ``class/*`` can be
    given.
    """
    named: dict[str, Path] = {}
    for path in filter(is_submission, paths):
        full = path.resolve()
        name = stem = full.name if full.is_dir() else full.stem
        number = 1
        while name.lower() in map(str.lower, named):
            number += 1
            name = f"{stem}-{number}"
        named[name] = full
    return named


class Grader:
    """Marks submissions, several at a time, and says and writes how it gets on.

    Args:
        plan: all the tests.
        limits: how long things may take.
        out: the folder for the results.
    """

    def __init__(self, plan: Plan, limits: Limits, out: Path) -> None:
        self._plan = plan
        self._limits = limits
        self._out = out
        self._stop = threading.Event()
        self._results: dict[str, Result] = {}
        self._obstacle = ""

    def grade(self, sources: dict[str, Path], jobs: int) -> int:
        """Mark submissions and return the exit status.

        Args:
            sources: the folders and zip files by name.
            jobs: how many at a time.
        """
        print(f"{len(self._plan.tests)} tests for each of {len(sources)}.", flush=True)
        with ThreadPoolExecutor(jobs) as pool, _interrupt_on_signals():
            names = {
                pool.submit(self._grade_one, name, source): name
                for name, source in sources.items()
            }
            try:
                for number, future in enumerate(as_completed(names), start=1):
                    count = f"[{number:>{len(str(len(names)))}}/{len(names)}]"
                    said = self._take(names[future], future)
                    print(count, make_plain(said), flush=True)
                    self._write_marks(sources)
            except KeyboardInterrupt:
                self._stop.set()
                pool.shutdown(cancel_futures=True)
                for future, name in names.items():
                    self._take(name, future)
                self._write_marks(sources)
                print("Stopped. What was finished is written.", flush=True)
        self._print_summary(len(sources))
        if self._obstacle:
            print(make_plain(self._obstacle), file=sys.stderr)
            return 1
        if self._stop.is_set():
            return INTERRUPTED
        return 0 if len(self._results) == len(sources) else 1

    def _grade_one(self, name: str, source: Path) -> Result:
        """Mark one submission and write its files; keep no more than its marks."""
        run = run_submission(source, self._plan, self._limits, self._stop)
        result = make_result(name, self._plan, run)
        write_submission(self._out, result, self._plan, run)
        return result

    def _take(self, name: str, future: "Future[Result]") -> str:
        """Keep a result, if it is one, and return what is to be said of it."""
        try:
            result = future.result()
        except (Stopped, CancelledError):
            return f"{name}: stopped"
        except Exception as error:  # noqa: BLE001 (ours; the others are marked)
            return f"{name}: NOT MARKED: {type(error).__name__}: {error}"
        self._results[name] = result
        marks, remarks = format_marks(result.total), " ".join(result.remarks)
        return f"{marks:>6}  {name}  {remarks}".rstrip()

    def _write_marks(self, names: Iterable[str]) -> None:
        """Write the marks that there are, in the order of the command line.

        A spreadsheet may have the file open, or the disk be full. That stops nobody:
        the next time is after the next submission.
        """
        kept = [self._results[name] for name in names if name in self._results]
        try:
            write_marks(self._out, kept)
        except OSError as error:
            self._obstacle = f"{MARKS} could not be written: {error}"
        else:
            self._obstacle = ""

    def _print_summary(self, count: int) -> None:
        totals = [result.total for result in self._results.values()]
        if not totals:
            return
        remarked = sum(bool(result.remarks) for result in self._results.values())
        lowest, middle, highest = (
            format_marks(total)
            for total in (min(totals), statistics.median(totals), max(totals))
        )
        print(
            f"{len(totals)} of {count} marked, {remarked} with remarks. Of "
            f"{get_full_marks()}: lowest {lowest}, median {middle}, highest {highest}."
        )
        print(f"The results are in {self._out}.", flush=True)


@contextmanager
def _interrupt_on_signals() -> Iterator[None]:
    """Let a request to end, or the end of the terminal, do what Ctrl+C does, once."""

    def interrupt(number: int, frame: object) -> None:
        for name in names:
            signal.signal(name, signal.SIG_IGN)
        raise KeyboardInterrupt

    names = [signal.SIGINT, signal.SIGTERM]
    if sys.platform != "win32":
        names.append(signal.SIGHUP)
    before = [signal.signal(name, interrupt) for name in names]
    try:
        yield
    finally:
        for name, handler in zip(names, before):
            signal.signal(name, handler)


if __name__ == "__main__":
    sys.exit(main())
