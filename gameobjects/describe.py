"""Values as text for the messages of errors."""

_LONGEST_TEXT = 60


def describe(value: object) -> str:
    """Return a value as Python writes it, or something shorter if that is too long.

    Python refuses to write out a number of thousands of digits at all.
    """
    try:
        text = repr(value)
    except ValueError:
        return "a number of thousands of digits"
    return text if len(text) <= _LONGEST_TEXT else f"{text[:_LONGEST_TEXT]}…"
