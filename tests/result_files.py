"""The files that a grader gets: the marks of all, and two files for each submission."""

import csv
import io
import json
import os
from collections.abc import Iterable
from pathlib import Path

from tests.criteria import CRITERIA
from tests.feedback import write_losses, write_page
from tests.grade_plan import Plan
from tests.grade_result import Result
from tests.grade_run import Run
from tests.marks import format_marks

MARKS = "marks.csv"
FEEDBACK = "feedback.md"
RESULTS = "results.json"


def write_submission(folder: Path, result: Result, plan: Plan, run: Run) -> None:
    """Write the feedback page and the results for Gradescope of one submission."""
    own = folder / result.name
    own.mkdir(parents=True, exist_ok=True)
    _write(own / FEEDBACK, write_page(result, plan, run))
    text = json.dumps(make_gradescope_results(result, plan, run), indent=2)
    _write(own / RESULTS, text + "\n")


def write_marks(folder: Path, results: Iterable[Result]) -> None:
    """Write the marks of all submissions, a line each (UTF-8, for spreadsheets)."""
    names = [criterion.name for criterion in CRITERIA]
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(["Submission", *names, "Total", "Remarks"])
    for result in results:
        marks = [format_marks(row.marks) for row in result.rows]
        total, remarks = format_marks(result.total), " ".join(result.remarks)
        name = _make_no_formula(result.name)
        writer.writerow([name, *marks, total, _make_no_formula(remarks)])
    folder.mkdir(parents=True, exist_ok=True)
    _write(folder / MARKS, "\ufeff" + text.getvalue())


def _make_no_formula(text: str) -> str:
    """Return a text that no spreadsheet takes for something to work out."""
    return f"'{text}" if text.startswith(("=", "+", "-", "@", "\t", "\r")) else text


def make_gradescope_results(result: Result, plan: Plan, run: Run) -> dict[str, object]:
    """Return what Gradescope reads: a test for each criterion.

    It has no score of its own, which would take the place of the sum.
    """
    tests = [
        {
            "name": row.criterion.name,
            "score": float(format_marks(row.marks)),
            "max_score": row.criterion.points,
            "output": write_losses(row, plan, run) or _describe_no_loss(run),
            "output_format": "md",
        }
        for row in result.rows
    ]
    return {"output": "\n".join(result.remarks), "tests": tests}


def _describe_no_loss(run: Run) -> str:
    return "No marks are given: see above." if run.tampered else "All tests passed."


def _write(path: Path, text: str) -> None:
    """Write a file as a whole or not at all."""
    draft = path.with_name(f"{path.name}.part")
    draft.write_bytes(text.encode("utf-8", "replace"))
    os.replace(draft, path)
