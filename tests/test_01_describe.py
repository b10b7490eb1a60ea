"""Values as text in the messages of errors: no message is ever very long."""

from types import ModuleType

import pytest

pytestmark = pytest.mark.house


@pytest.mark.parametrize(
    ("length", "text"),
    [
        pytest.param(60, "'" + 58 * "x" + "'", id="60 characters"),
        pytest.param(61, "'" + 59 * "x" + "…", id="61 characters"),
        pytest.param(500, "'" + 59 * "x" + "…", id="500 characters"),
    ],
)
def test_text_is_cut_after_60_characters(
    gameobjects: ModuleType, length: int, text: str
) -> None:
    """The quotes count too."""
    with pytest.raises(TypeError) as caught:
        gameobjects.Hand().add_card("x" * (length - 2))
    assert str(caught.value).endswith(f", not {text}")


def test_number_that_python_cannot_write_is_described(gameobjects: ModuleType) -> None:
    with pytest.raises(TypeError, match="not a number of thousands of digits"):
        gameobjects.Hand().add_card(10**5000)
