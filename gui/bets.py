"""Reads a bet that was typed, and writes amounts of dollars."""

_MOST_DIGITS = 1000


def read_bet(text: str, minimum: int, maximum: int, word: str = "bet") -> int:
    """Return the bet that a person typed into a box, in dollars.

    Args:
        text: plain digits 0 to 9, with spaces around them allowed.
        minimum: the least that is allowed, in dollars.
        maximum: the most that is allowed, in dollars.
        word: what the game calls a bet.

    Raises:
        ValueError: it is no such bet; the message is a sentence for the person.
    """
    bet = read_digits(text)
    if bet is None:
        limits = f"from {write_amount(minimum)} to {write_amount(maximum)}"
        raise ValueError(f"The {word} must be a whole number of dollars, {limits}.")
    if bet > maximum:
        raise ValueError(f"The most you can {word} is {write_amount(maximum)}.")
    if bet < minimum:
        raise ValueError(f"The least you can {word} is {write_amount(minimum)}.")
    return bet


def read_digits(text: str) -> int | None:
    """Return the number of plain digits 0 to 9, None where there is anything else.

    Spaces around them are allowed. Numbers of very many digits count as infinite ones
    would: they come out larger than anything that is asked for.
    """
    digits = text.strip()
    if not (digits.isascii() and digits.isdigit()):
        return None
    # Python refuses to read thousands of digits, so their number is looked at first.
    digits = digits.lstrip("0") or "0"
    return int(digits) if len(digits) <= _MOST_DIGITS else 10**_MOST_DIGITS


def write_limits(least: int, most: int) -> str:
    """Return what can be bet, in dollars, such as ``$5 to $100``."""
    if least == most:
        return write_amount(least)
    return f"{write_amount(least)} to {write_amount(most)}"


def write_amount(dollars: int) -> str:
    """Return an amount as people write it: ``$1,234``."""
    return f"${dollars:,}"
