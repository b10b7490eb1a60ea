"""The actions of a player of Blackjack: one table of texts, keys and what they do."""

from collections.abc import Callable
from typing import NamedTuple

from games import blackjack

HAND_NUMS = (0, 1)
"""The numbers of the hands that a player can have."""


class Action(NamedTuple):
    """An action of the player.

    Attributes:
        name: how the Tk names of its buttons begin.
        text: what stands on its buttons.
        key: the letter that presses it, with Shift for the second hand.
        is_allowed: asks the rules whether a hand may do it now.
        perform: does it with a hand.
        hand_nums: the numbers of the hands that can ever do it.
    """

    name: str
    text: str
    key: str
    is_allowed: Callable[[int], bool]
    perform: Callable[[int], None]
    hand_nums: tuple[int, ...] = HAND_NUMS

    def get_button_name(self, hand_num: int) -> str:
        """Return the Tk name of the button: ``hit0``, ``hit1``, but ``split``."""
        return self.name if len(self.hand_nums) == 1 else f"{self.name}{hand_num}"


ACTIONS = (
    Action("hit", "Hit", "h", blackjack.can_hit, blackjack.player_hit),
    Action("double", "Double", "d", blackjack.can_double, blackjack.player_double),
    Action("stand", "Stand", "s", blackjack.can_stand, blackjack.player_stand),
    Action(
        "surrender",
        "Surrender",
        "r",
        lambda _: blackjack.can_surrender(),
        lambda _: blackjack.player_surrender(),
        hand_nums=(0,),
    ),
    Action(
        "split",
        "Split",
        "p",
        lambda _: blackjack.can_split(),
        lambda _: blackjack.player_split(),
        hand_nums=(0,),
    ),
)


DEAL_LETTER, RESET_LETTER, BET_LETTER = "l", "t", "b"
"""The letters that do these with Alt; Alt and the letter of an action does that."""


def get_actions_of_hand(hand_num: int) -> list[Action]:
    """Return the actions that a hand can ever do, in the order of its buttons."""
    return [action for action in ACTIONS if hand_num in action.hand_nums]
