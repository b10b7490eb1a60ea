"""What is run for each submission: the tests, how long they may take, and the command."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.journal import PlannedTest, read_journal
from tests.journal_plugin import CANARIES, is_canary
from tests.process_limits import Limits

TESTS = Path(__file__).parent
ROOT = TESTS.parent

# The plain "-I -m pytest" would take no PYTHONHASHSEED, and with it the order of a set,
# and so the marks of a faulty program, would change from run to run.
_START = "import sys; sys.path.pop(0); import pytest; sys.exit(pytest.main())"


@dataclass(frozen=True)
class Plan:
    """What there is to run.

    Attributes:
        paths: the files and folders with the tests.
        tests: the tests that must pass, by id.
        canaries: the ids of those that must fail.
    """

    paths: tuple[Path, ...]
    tests: dict[str, PlannedTest]
    canaries: frozenset[str]


def collect_plan(*paths: Path) -> Plan:
    """Return all tests of a submission, collected without one.

    Args:
        paths: the files and folders with the tests; without any, all there are.

    Raises:
        RuntimeError: if there is none, or pytest could not collect them.
    """
    paths = paths or (TESTS,)
    with TemporaryDirectory(prefix="card-games-") as name:
        folder = Path(name).resolve()
        for inner in ("submission", "home"):
            (folder / inner).mkdir()
        run = subprocess.run(
            [*get_command(folder, Limits(), *paths, CANARIES), "--collect-only"],
            cwd=folder / "home",
            env=get_environment(folder, None),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        tests = read_journal(folder / "journal").planned
    canaries = {test for test in tests if is_canary(test)}
    for test in canaries:
        del tests[test]
    if run.returncode != 0 or not tests or not canaries:
        raise RuntimeError(f"The tests cannot be collected:\n{run.stdout}{run.stderr}")
    return Plan(paths, tests, frozenset(canaries))


def get_command(folder: Path, limits: Limits, *paths: Path) -> list[str]:
    """Return the command that runs the tests in one process."""
    return [
        *(sys.executable, "-s", "-B", "-c", _START),
        *map(str, paths),
        *("--submission", str(folder / "submission")),
        *("--journal", str(folder / "journal")),
        *("--processor-limit", str(limits.processor)),
        *("--wait-limit", str(limits.waiting)),
        *("-c", str(ROOT / "setup.cfg"), "--rootdir", str(ROOT)),
        *("-o", f"python_files=test_*.py {CANARIES.name}"),
        *("-p", "no:cacheprovider", "-p", "no:faulthandler"),
        *("-o", "verbosity_assertions=2"),  # whole lists: students compare them
        *("--capture=no", "--tb=native", "-q"),
    ]


def get_environment(folder: Path, display: str | None) -> dict[str, str]:
    """Return all of the environment of a process that runs the tests."""
    home = str(folder / "home")
    environment = {
        "PATH": os.environ.get("PATH", os.defpath),
        "LANG": "C.UTF-8",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "PYTHONHASHSEED": "0",
    }
    environment |= dict.fromkeys(["HOME", "TMPDIR", "TEMP", "TMP"], home)
    if display is not None:
        environment["DISPLAY"] = display
    if "SYSTEMROOT" in os.environ:  # Windows cannot do without it
        environment["SYSTEMROOT"] = os.environ["SYSTEMROOT"]
    return environment
