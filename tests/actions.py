"""The player's actions by their names, as ``player_…`` and ``can_…`` spell them."""

from types import ModuleType

ACTIONS = ["hit", "double", "stand", "surrender", "split"]

ACTIONS_OF_A_HAND = ["hit", "double", "stand"]
"""The actions that take the number of a hand; the others are of the only hand."""


def act(blackjack: ModuleType, action: str, hand_num: int = 0) -> None:
    """Do an action of the player."""
    numbers = [hand_num] if action in ACTIONS_OF_A_HAND else []
    getattr(blackjack, f"player_{action}")(*numbers)


def can(blackjack: ModuleType, action: str, hand_num: int = 0) -> object:
    """Ask whether an action of the player is allowed."""
    numbers = [hand_num] if action in ACTIONS_OF_A_HAND else []
    return getattr(blackjack, f"can_{action}")(*numbers)


def get_allowed(blackjack: ModuleType, hand_num: int = 0) -> list[str]:
    """Return the actions that are allowed for a hand."""
    return [action for action in ACTIONS if can(blackjack, action, hand_num)]
