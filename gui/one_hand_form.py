"""What the forms of the games with one hand of the player have in common."""

from collections.abc import Callable

from gui.game_form import GameForm
from gui.hand_tags import DEALER, PLAYER
from gui.simple_buttons import BUTTONS

_INFO_NAMES = {DEALER: "dealer_info", PLAYER: "player_info"}


class OneHandForm(GameForm):
    """A form with the buttons Deal, Hit and Stand, and a hand on each side."""

    def get_count_text(self, tag: str, count: int) -> str:
        """Return what is said of the cards of a hand that can be seen by now.

        Args:
            tag: the tag of the hand on the table.
            count: how many of its cards can be seen.
        """
        raise NotImplementedError

    def show_count(self, tag: str, count: int) -> None:
        """Show what the cards of a hand are worth that can be seen by now."""
        self.set_text(_INFO_NAMES[tag], self.get_count_text(tag, count))

    def get_hand_tags(self) -> tuple[str, ...]:
        """Return the tags of the player's hand and of the dealer's."""
        return PLAYER, DEALER

    def get_usable_names(self) -> list[str]:
        """Return the buttons that may get the keyboard: not one that begins again."""
        return list(BUTTONS)

    def press_letter(self, letter: str, with_shift: bool) -> bool:
        """Press the button that the letter stands for."""
        for name, (_, button_letter) in BUTTONS.items():
            if letter == button_letter:
                self.get_button(name).invoke()
                return True
        return False

    def press_alt_letter(self, letter: str, with_shift: bool) -> bool:
        """Press the button whose letter is underlined."""
        return self.press_letter(letter, with_shift)

    def bind_buttons(
        self,
        deal: Callable[[], None],
        hit: Callable[[], None],
        stand: Callable[[], None],
    ) -> None:
        """Say what the three buttons do."""
        for name, command in (("deal", deal), ("hit", hit), ("stand", stand)):
            self.get_button(name).configure(command=command)
