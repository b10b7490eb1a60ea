"""The autograder for Gradescope, and the workflow for GitHub Classroom in the README."""

import ast
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests import grade, gradescope
from tests.criteria import CRITERIA
from tests.gradescope import get_requirements, make_zip
from tests.made_submission import ROOT
from tests.result_files import FEEDBACK

pytestmark = pytest.mark.house

needs_bash = pytest.mark.skipif(
    sys.platform == "win32" or shutil.which("bash") is None, reason="there is no bash"
)


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    """The autograder."""
    path = tmp_path_factory.mktemp("gradescope") / "autograder.zip"
    make_zip(path)
    return ZipFile(path)


class TestZip:
    """What is uploaded."""

    def test_has_the_two_scripts_and_they_can_be_run(self, archive: ZipFile) -> None:
        for name in ("setup.sh", "run_autograder"):
            assert archive.getinfo(name).external_attr >> 16 & 0o111 == 0o111
            assert archive.read(name).startswith(b"#!/usr/bin/env bash\n")

    def test_has_nothing_of_the_solution(self, archive: ZipFile) -> None:
        """Students' code could read it where it runs."""
        folders = {name.split("/")[1] for name in archive.namelist() if "/" in name}
        assert folders == {"images", "setup.cfg", "tests"}
        tests = {name for name in archive.namelist() if "/tests/" in name}
        assert {name.rpartition("/")[0] for name in tests} == {
            "suite/tests",
            "suite/tests/uml",
        }

    def test_has_every_module_that_its_tests_import(self, archive: ZipFile) -> None:
        modules = [name for name in archive.namelist() if name.endswith(".py")]
        imported = {
            node.module
            for name in modules
            for node in ast.walk(ast.parse(archive.read(name)))
            if isinstance(node, ast.ImportFrom) and node.module
        }
        ours = {name for name in imported if name.startswith("tests.")}
        assert "tests.marking" in ours
        for name in ours:
            assert f"suite/{name.replace('.', '/')}.py" in modules

    def test_installs_what_the_tests_need(self, archive: ZipFile) -> None:
        """The list is that of setup.cfg."""
        assert get_requirements() == ["Pillow>=10.1", "pytest>=8"]
        script = archive.read("setup.sh").decode()
        assert "pip install 'Pillow>=10.1' 'pytest>=8'" in script
        for package in ("python3-venv", "python3-tk", "xvfb"):
            assert package in script

    def test_is_the_same_every_time(self, archive: ZipFile, tmp_path: Path) -> None:
        make_zip(tmp_path / "again.zip")
        assert archive.filename is not None
        first = Path(archive.filename).read_bytes()
        assert (tmp_path / "again.zip").read_bytes() == first

    def test_that_cannot_be_written_is_said(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert gradescope.main([str(tmp_path / "nowhere" / "out.zip")]) == 1
        assert "out.zip cannot be written" in capsys.readouterr().err


@pytest.fixture
def image(archive: ZipFile, tmp_path: Path) -> Path:
    """A folder laid out as on Gradescope, with our Python for the installed one."""
    archive.extractall(tmp_path / "source")
    (tmp_path / "submission").mkdir()
    python = tmp_path / "venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} "$@"\n', "utf-8")
    python.chmod(0o755)
    return tmp_path


def run_script(image: Path, name: str, *options: str) -> int:
    """Run a script of the autograder and return its exit status."""
    return subprocess.run(
        ["bash", *options, str(image / "source" / name)],
        cwd=image,
        env={**os.environ, "AUTOGRADER": str(image)},
        capture_output=True,
        timeout=300,
        check=False,
    ).returncode


@needs_bash
@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="Xvfb is not installed")
class TestImage:
    """The zip file unpacked where Gradescope unpacks it."""

    def test_marks_a_submission(self, image: Path) -> None:
        """An empty one: it gets nothing, for each criterion."""
        assert run_script(image, "run_autograder") == 0
        text = (image / "results" / "results.json").read_text("utf-8")
        results = json.loads(text)
        assert "score" not in results
        assert [each["name"] for each in results["tests"]] == [c.name for c in CRITERIA]
        assert [each["max_score"] for each in results["tests"]] == [
            criterion.points for criterion in CRITERIA
        ]
        assert {each["score"] for each in results["tests"]} == {0}

    def test_says_nothing_when_it_cannot_mark(self, image: Path) -> None:
        """Rather than the marks of someone else."""
        shutil.rmtree(image / "source" / "suite" / "tests")
        assert run_script(image, "run_autograder") != 0
        assert not (image / "results" / "results.json").exists()

    def test_setup_can_be_read_by_bash(self, image: Path) -> None:
        assert run_script(image, "setup.sh", "-n") == 0


class TestWorkflow:
    """The workflow in the README."""

    @pytest.fixture
    def workflow(self) -> str:
        """The text of the workflow."""
        readme = (ROOT / "README.md").read_text("utf-8")
        (text,) = re.findall("```yaml\n(.*?)```", readme, re.DOTALL)
        return str(text)

    def test_has_the_shape_of_yaml(self, workflow: str) -> None:
        for line in workflow.splitlines():
            assert re.fullmatch(r"(  )*(- )?[a-z-]+:( \S.*)?", line), line

    def test_runs_the_grader_as_it_can_be_run(self, workflow: str) -> None:
        (command,) = re.findall(r"python -m tests\.grade (.*)", workflow)
        options = grade.make_parser().parse_args(shlex.split(command))
        assert options.submissions == [Path("../submission")]
        assert f"cat {options.out.name}/submission/{FEEDBACK} " in workflow

    def test_installs_what_the_tests_need(self, workflow: str) -> None:
        needed = " ".join(f"'{text}'" for text in get_requirements())
        assert f"pip install {needed}\n" in workflow
