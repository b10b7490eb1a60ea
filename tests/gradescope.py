"""Makes an autograder for Gradescope: ``python -m tests.gradescope OUT.zip``.

The zip file has the tests and what they need, and nothing of the solution: what runs
there can read it.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from configparser import ConfigParser
from fnmatch import fnmatch
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from tests.marking import MARKED_MODULES
from tests.result_files import RESULTS

ROOT = Path(__file__).parent.parent

SETUP = """\
#!/usr/bin/env bash
# Installs what the tests need, when the image is built.
set -euo pipefail
root=${{AUTOGRADER:-/autograder}}
apt-get update
DEBIAN_FRONTEND=noninteractive apt-get install -y python3-venv python3-tk xvfb
/usr/bin/python3 -m venv "$root/venv"
"$root/venv/bin/python" -m pip install {requirements}
"""

RUN = f"""\
#!/usr/bin/env bash
# Marks one submission.
set -euo pipefail
root=${{AUTOGRADER:-/autograder}}
cd "$root/source/suite"
"$root/venv/bin/python" -m tests.grade "$root/submission" --out "$root/marks" --jobs 1
mkdir -p "$root/results"
cp "$root/marks/submission/{RESULTS}" "$root/results/results.json"
"""

_EXECUTABLE, _PLAIN = 0o755, 0o644


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the zip file that the command line names, and return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.gradescope",
        description="Makes an autograder for Gradescope.",
    )
    parser.add_argument("out", metavar="OUT.zip", type=Path, help="the file to make")
    out: Path = parser.parse_args(arguments).out
    try:
        make_zip(out)
    except OSError as error:
        print(f"{out} cannot be written: {error}", file=sys.stderr)
        return 1
    print(f"{out} is what to upload as the autograder.")
    return 0


def make_zip(out: Path) -> None:
    """Write the autograder.

    Raises:
        OSError: if the file cannot be written.
    """
    with ZipFile(out, "w", ZIP_DEFLATED) as archive:
        requirements = " ".join(f"'{text}'" for text in get_requirements())
        _add(archive, "setup.sh", SETUP.format(requirements=requirements).encode())
        _add(archive, "run_autograder", RUN.encode())
        for path in find_suite_files():
            name = f"suite/{path.relative_to(ROOT).as_posix()}"
            _add(archive, name, path.read_bytes(), _PLAIN)


def get_requirements() -> list[str]:
    """Return what the tests need beside Python, as ``setup.cfg`` has it."""
    settings = ConfigParser(interpolation=None)
    settings.read(ROOT / "setup.cfg", encoding="utf-8")
    needed = settings["options"]["install_requires"]
    tests = settings["options.extras_require"]["test"]
    return [*needed.split(), *tests.split()]


def find_suite_files() -> Iterator[Path]:
    """Yield the files that the tests of a submission need."""
    yield ROOT / "setup.cfg"
    yield from sorted((ROOT / "tests" / "uml").glob("*.uml"))
    yield from sorted((ROOT / "images").glob("*.p[yn]*"))
    for path in sorted((ROOT / "tests").glob("*.py")):
        is_marked = any(fnmatch(path.name, pattern) for pattern in MARKED_MODULES)
        if is_marked or not path.name.startswith("test_"):
            yield path


def _add(archive: ZipFile, name: str, content: bytes, mode: int = _EXECUTABLE) -> None:
    """Add a file, with the same bytes in the zip file every time."""
    entry = ZipInfo(name)
    entry.compress_type = ZIP_DEFLATED
    entry.external_attr = mode << 16
    archive.writestr(entry, content)


if __name__ == "__main__":
    sys.exit(main())
