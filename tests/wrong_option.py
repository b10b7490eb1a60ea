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
        action="store_true",
        help="try the marking itself, on submissions that are wrong on purpose",
    )


def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> None:
    """Keep either the tests of wrong submissions or all the others."""
    is_wanted = bool(config.getoption("wrong"))
    others = [item for item in items if (item.path.name == _MODULE) != is_wanted]
    items[:] = [item for item in items if (item.path.name == _MODULE) == is_wanted]
    config.hook.pytest_deselected(items=others)
