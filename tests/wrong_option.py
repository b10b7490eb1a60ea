"""The option ``--wrong`` of pytest: the tests of wrong submissions, and these alone.

They take minutes. Without the option they are left out. ``conftest.py`` loads this
module as a plugin.
"""

import pytest

_MODULE = "test_20_wrong.py"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--wrong``."""
    parser.getgroup("marking").addoption(
        "--wrong",
        nargs="?",
        const="most",
        choices=("most", "all"),
        help="try the marking itself, on submissions that are wrong on purpose; "
        "--wrong=all takes twice as many",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Announce the marker of tests that need ``--wrong=all``."""
    config.addinivalue_line("markers", "further: runs with --wrong=all alone")


def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> None:
    """Keep either the tests of wrong submissions or all the others."""
    wrong = config.getoption("wrong")
    others = [item for item in items if not _is_wanted(item, wrong)]
    items[:] = [item for item in items if _is_wanted(item, wrong)]
    config.hook.pytest_deselected(items=others)


def _is_wanted(item: pytest.Item, wrong: str | None) -> bool:
    if item.path.name != _MODULE:
        return wrong is None
    is_further = item.get_closest_marker("further") is not None
    return wrong == "all" or (wrong == "most" and not is_further)
