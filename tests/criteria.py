"""What a submission is marked for: the criteria, and what each is worth.

A test says by the marker ``points`` which criterion it belongs to, and how many shares
of its points it is.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Criterion:
    """Something that marks are given for.

    Args:
        name: what it is called on every sheet.
        points: what all its tests together are worth.
        rule: where the assignment (ITD121) asks for it.
    """

    name: str
    points: int
    rule: str


CARD = Criterion("Card", 6, "part A, Card")
HAND = Criterion("Hand", 7, "part A, Hand")
CARD_PILE = Criterion("CardPile", 7, "part A, CardPile")
BLACKJACK_HAND = Criterion("BlackjackHand", 8, "part C, rule 2; p. 3, BlackjackHand")
BLACKJACK_UML = Criterion("UML of Blackjack", 12, "part C, p. 5, the class diagram")
DECK = Criterion("R1 Deck", 4, "part C, rule 1; p. 5, _deck and NewRound")
RESET = Criterion("R3 Reset", 3, "part C, p. 5, Reset")
NEW_ROUND = Criterion("R4 New round", 5, "part C, rule 3; p. 5, NewRound")
STANDING = Criterion("R5 Standing", 5, "part C, rule 4e")
HIT_DOUBLE_STAND = Criterion("R6 Hit, double, stand", 6, "part C, rules 4a and 4b")
SPLIT = Criterion("R7 Split", 7, "part C, rule 4c")
SURRENDER = Criterion("R8 Surrender", 3, "part C, rule 4d")
CAN = Criterion("R9 Can", 4, "part C, p. 5, Can…")
UNBREAKABLE = Criterion("R10 Rules cannot be broken", 4, "part C, p. 6")
DEALER_AND_RESULTS = Criterion(
    "R11 Dealer and results", 7, "part C, rules 5 and 6a to 6e; p. 5, DealerPlay"
)
MONEY_AND_CARDS = Criterion("R12 Money and cards", 2, "part C, p. 6")
FORM = Criterion("Form", 10, "part C, p. 6")

CRITERIA = (
    CARD,
    HAND,
    CARD_PILE,
    BLACKJACK_HAND,
    BLACKJACK_UML,
    DECK,
    RESET,
    NEW_ROUND,
    STANDING,
    HIT_DOUBLE_STAND,
    SPLIT,
    SURRENDER,
    CAN,
    UNBREAKABLE,
    DEALER_AND_RESULTS,
    MONEY_AND_CARDS,
    FORM,
)
"""All criteria, in the order of the assignment. Together they are worth 100 points."""

CRITERIA_OF_DIAGRAMS = {
    "card": CARD,
    "hand": HAND,
    "card_pile": CARD_PILE,
    "blackjack_hand": BLACKJACK_HAND,
    "blackjack": BLACKJACK_UML,
}
"""What the diagrams in ``tests/uml`` count for; one that is not named counts nothing."""


def get_criterion(name: str) -> Criterion:
    """Return the criterion of that name.

    Raises:
        ValueError: there is none; the message names those that there are.
    """
    for criterion in CRITERIA:
        if criterion.name == name:
            return criterion
    names = ", ".join(criterion.name for criterion in CRITERIA)
    raise ValueError(f"there is no criterion {name!r}, only {names}")
