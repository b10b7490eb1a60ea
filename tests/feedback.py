"""The page that a student gets: the marks, and for each loss what was expected, what
happened, and where the assignment says it.

Losses with one and the same cause stand together, and so do the cases of a test, so
that the page can be read to its end.
"""

import re

from tests.grade_plan import Plan
from tests.grade_result import Result
from tests.grade_run import Run
from tests.journal import PlannedTest
from tests.marks import Row, format_marks, get_full_marks

_MOST_LINES = 8
_LONGEST_LINE = 300
_MOST_EXPECTED = 5
_MOST_CASES = 3

Happened = tuple[str, ...]
"""The different things that happened in the cases of a test."""


def write_page(result: Result, plan: Plan, run: Run) -> str:
    """Return the feedback on a submission in Markdown."""
    total = f"{format_marks(result.total)} of {get_full_marks()}"
    parts = [f"# {result.name}: {total} marks"]
    parts += [f"> **{remark}**" for remark in result.remarks]
    parts.append("\n".join(_write_table(result)))
    for row in result.rows:
        losses = write_losses(row, plan, run)
        if losses:
            marks = f"{format_marks(row.marks)} of {row.criterion.points}"
            parts.append(f"## {row.criterion.name}: {marks}")
            parts.append(losses)
    return "\n\n".join(parts) + "\n"


def write_losses(row: Row, plan: Plan, run: Run) -> str:
    """Return what was lost in a criterion in Markdown, or nothing."""
    failed = [
        planned
        for test, planned in plan.tests.items()
        if planned.criterion == row.criterion.name and test in run.failed
    ]
    if not failed:
        return ""
    passed = f"{row.tests - len(failed)} of {row.tests} tests passed"
    groups = _group(failed, run.failed)
    parts = [f"{passed} (in the assignment: {row.criterion.rule})."]
    parts += [_write_group(happened, tests) for happened, tests in groups]
    return "\n\n".join(parts)


def _write_table(result: Result) -> list[str]:
    lines = ["| Criterion | Marks | of | Tests passed |", "|---|---:|---:|---:|"]
    lines += [
        f"| {row.criterion.name} | {format_marks(row.marks)} | {row.criterion.points} "
        f"| {row.passed} of {row.tests} |"
        for row in result.rows
    ]
    total = f"| **Total** | **{format_marks(result.total)}** | {get_full_marks()} | |"
    return [*lines, total]


def _group(
    failed: list[PlannedTest], reasons: dict[str, str]
) -> list[tuple[Happened, list[PlannedTest]]]:
    """Return the tests with the same cause together, in the order of the plan."""
    functions: dict[str, list[PlannedTest]] = {}
    for planned in failed:
        functions.setdefault(planned.function, []).append(planned)
    groups: dict[Happened, list[PlannedTest]] = {}
    for tests in functions.values():
        happened = dict.fromkeys(reasons[planned.test] for planned in tests)
        groups.setdefault(tuple(happened), []).extend(tests)
    return list(groups.items())


def _write_group(happened: Happened, tests: list[PlannedTest]) -> str:
    """Return what was expected in some tests, and what happened in them all."""
    cases: dict[str, list[str]] = {}
    for planned in tests:
        cases.setdefault(planned.expected, []).append(planned.case)
    lines = [_write_expected(text, names) for text, names in cases.items()]
    lines = _cut(lines, _MOST_EXPECTED, "- **Expected** and {} more like these")
    title = "Happened" if len(cases) == 1 else "Happened in all of these"
    for reason in _cut(list(happened), _MOST_CASES, "and {} more like these"):
        lines += ["", f"  {title}:", "", *_write_code(reason)]
    return "\n".join(lines)


def _write_expected(text: str, cases: list[str]) -> str:
    names = [f"`{name}`" for name in cases if name]
    shown = ", ".join(_cut(names, _MOST_CASES, "and {} more"))
    count = f" ({len(cases)} cases: {shown})" if len(cases) > 1 else ""
    count = f" (case {shown})" if len(cases) == 1 and shown else count
    return f"- **Expected**: {_escape(text)}{count}"


def _write_code(text: str) -> list[str]:
    """Return a text as an indented block in which nothing has a meaning.

    The differences that pytest lists once more in full are left out.
    """
    text, *_ = re.split(r"\n\s*Full diff:", text)
    text = text.rstrip()
    lines = [line[:_LONGEST_LINE] for line in text.splitlines()]
    lines = _cut(lines, _MOST_LINES, "… and {} more lines")
    fence = "`" * max(3, 1 + max(map(len, re.findall("`+", text)), default=0))
    return [f"  {line}" for line in [f"{fence}text", *lines, fence]]


def _cut(texts: list[str], most: int, rest: str) -> list[str]:
    """Return the first texts and how many more there are."""
    if len(texts) <= most:
        return texts
    return [*texts[:most], rest.format(len(texts) - most)]


def _escape(text: str) -> str:
    """Return a text in which only the backquotes of code have a meaning."""
    parts = re.split("(`+[^`]*`+)", text)
    parts[::2] = [re.sub(r"([`*_<>\[\]|\\])", r"\\\1", part) for part in parts[::2]]
    return "".join(part.replace("``", "`") for part in parts)
