"""The code has what the class diagrams say (ITD121 parts A, B and C).

The diagrams in ``tests/uml`` may be edited, and are what the code is held against.
Those in ``tests/uml_examples`` are the assignment's for ever: with them the tests
marked ``house`` make sure that the reader and the checker find what differs.
"""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from tests.criteria import CRITERIA_OF_DIAGRAMS
from tests.shares import shared
from tests.uml_conformance import FaultFinder, find_faults, get_elements
from tests.uml_reader import (
    Diagram,
    load_diagram,
    load_diagrams,
    read_diagram,
)

DIAGRAMS = load_diagrams()

# All tests of a diagram together (others: 1); the module of its class says what the
# rest of the criterion counts.
SHARES = {"card": 4, "hand": 4, "card_pile": 4, "blackjack_hand": 2, "blackjack": 1}
EXAMPLES = Path(__file__).parent / "uml_examples"


def get_marker(diagram: Diagram) -> pytest.MarkDecorator:
    """Return what the tests of a diagram count for: those of other games nothing."""
    criterion = CRITERIA_OF_DIAGRAMS.get(diagram.name)
    if criterion is None:
        return pytest.mark.house
    exported = [uml for uml in diagram.classes if not uml.is_static]
    tests = len(get_elements(diagram)) + len(exported)
    shares = shared(SHARES.get(diagram.name, 1), among=max(1, tests))
    return pytest.mark.points(shares, criterion=criterion)


@pytest.mark.parametrize(
    ("diagram", "find_element_faults"),
    [
        pytest.param(diagram, finder, id=name, marks=get_marker(diagram))
        for diagram in DIAGRAMS
        for name, finder in get_elements(diagram)
    ],
)
def test_code_has_what_the_diagram_says(
    diagram: Diagram, find_element_faults: FaultFinder
) -> None:
    faults = find_element_faults(import_module(diagram.module_name))
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("diagram", "class_name"),
    [
        pytest.param(diagram, uml.name, id=uml.name, marks=get_marker(diagram))
        for diagram in DIAGRAMS
        if diagram.name in CRITERIA_OF_DIAGRAMS
        for uml in diagram.classes
        if not uml.is_static
    ],
)
def test_package_exports_the_class(diagram: Diagram, class_name: str) -> None:
    package_name = diagram.module_name.partition(".")[0]
    package = import_module(package_name)
    assert hasattr(package, class_name), f"{package_name}: {class_name} is missing"


@pytest.mark.house
@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.uml")), ids=lambda p: p.stem)
def test_diagram_of_the_assignment_counts_towards_marks(path: Path) -> None:
    diagram = read_diagram(path.stem, path.read_text("utf-8"))
    assert get_marker(diagram).name == "points"


@pytest.mark.house
def test_diagram_of_another_game_does_not_count_towards_marks() -> None:
    assert get_marker(read_diagram("team_blackjack", "")).name == "house"


@pytest.mark.house
def test_all_lists_exactly_the_diagram(blackjack: ModuleType) -> None:
    diagram = load_diagram("blackjack")
    (uml,) = diagram.classes
    names = [enum.name for enum in diagram.enums]
    names += [member.name for member in uml.properties]
    names += [member.name for member in uml.methods]
    assert sorted(blackjack.__all__) == sorted(names)


@pytest.mark.house
def test_read_only_names_are_listed_but_are_no_globals(blackjack: ModuleType) -> None:
    """A global of the same name would hide behind the property and go stale."""
    (uml,) = load_diagram("blackjack").classes
    names = {member.name for member in uml.properties}
    assert names <= set(dir(blackjack))
    assert names.isdisjoint(vars(blackjack))


@pytest.mark.house
@pytest.mark.parametrize(
    ("diagram_name", "old", "new", "fault"),
    [
        pytest.param(
            "blackjack",
            "+PlayerHit(handNum",
            "+PlayerTake(handNum",
            "Blackjack: player_take(hand_num) is missing",
            id="method renamed",
        ),
        pytest.param(
            "blackjack",
            "+PlayerHit(handNum",
            "+PlayerTake(handNum",
            "Blackjack: player_hit is public and not in the diagram: "
            "_player_hit would be private",
            id="method renamed, and the old name is too many",
        ),
        pytest.param(
            "blackjack",
            "+PlayerHit(handNum",
            "+PlayerHit(hand",
            "Blackjack: player_hit(hand): hand_num must be called hand",
            id="parameter renamed",
        ),
        pytest.param(
            "blackjack_hand",
            "+Score",
            "+Points",
            "BlackjackHand: the property points is missing",
            id="property renamed",
        ),
        pytest.param(
            "blackjack",
            "-_deck",
            "-_shoe",
            "Blackjack: the field _shoe is missing",
            id="static field renamed",
        ),
        pytest.param(
            "hand",
            "-_hand",
            "-_cards",
            "Hand: the field _cards is missing",
            id="field renamed",
        ),
        pytest.param(
            "card_pile",
            "class CardPile",
            "class Deck",
            "Deck: the class is missing in gameobjects.card_pile",
            id="class renamed",
        ),
        pytest.param(
            "card",
            "Hearts",
            "Cups",
            "Suit: the members must be CLUBS, DIAMONDS, CUPS, SPADES, "
            "not CLUBS, DIAMONDS, HEARTS, SPADES",
            id="enum member renamed",
        ),
        pytest.param(
            "blackjack",
            "enum Result",
            "enum Outcome",
            "Outcome: the enum is missing in games.blackjack",
            id="enum renamed",
        ),
        pytest.param(
            "blackjack",
            "+CanSplit() : bool",
            "",
            "Blackjack: can_split is public and not in the diagram: "
            "_can_split would be private",
            id="method dropped",
        ),
        pytest.param(
            "blackjack",
            "+PlayerFunds : int <+get> <-set>",
            "",
            "Blackjack: player_funds is public and not in the diagram: "
            "_player_funds would be private",
            id="property dropped",
        ),
        pytest.param(
            "card",
            "Ten, Jack",
            "Jack",
            "FaceValue: the members must be ACE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, "
            "EIGHT, NINE, JACK, QUEEN, KING, not ACE, TWO, THREE, FOUR, FIVE, SIX, "
            "SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING",
            id="enum member dropped",
        ),
        pytest.param(
            "card_pile",
            "numCards : int",
            "",
            "CardPile: deal_cards() must have 0 parameters",
            id="parameter dropped",
        ),
        pytest.param(
            "blackjack",
            "+CanSplit() : bool",
            "+CanSplit() : bool\n+CanInsure() : bool",
            "Blackjack: can_insure() is missing",
            id="method added",
        ),
        pytest.param(
            "card",
            "+ToString() : string",
            "+GetEnumerator() : IEnumerator",
            "Card: __iter__ is missing",
            id="special method added",
        ),
        pytest.param(
            "hand",
            "Properties",
            "Properties\n+Owner : string <+get>",
            "Hand: the property owner is missing",
            id="property added",
        ),
        pytest.param(
            "blackjack",
            "Push, Won",
            "Push, Natural, Won",
            "Result: the members must be PUSH, NATURAL, WON, LOST, BUST, SURRENDERED, "
            "not PUSH, WON, LOST, BUST, SURRENDERED",
            id="enum member added",
        ),
        pytest.param(
            "blackjack",
            "Push, Won",
            "Won, Push",
            "Result: the members must be WON, PUSH, LOST, BUST, SURRENDERED, "
            "not PUSH, WON, LOST, BUST, SURRENDERED",
            id="enum members in another order",
        ),
        pytest.param(
            "blackjack",
            "+CanSplit()",
            "+CanSplit(handNum : int)",
            "Blackjack: can_split(hand_num) must have 1 parameter",
            id="parameter added",
        ),
        pytest.param(
            "blackjack_hand",
            "initialBet : int = 0",
            "initialBet : int = 5",
            "BlackjackHand: BlackjackHand(initial_bet): initial_bet must have "
            "the default 5, not the default 0",
            id="default changed",
        ),
        pytest.param(
            "card_pile",
            " = false",
            "",
            "CardPile: CardPile(full_deck): full_deck must have "
            "no default, not the default False",
            id="default dropped",
        ),
        pytest.param(
            "blackjack",
            "initialBet : int",
            "initialBet : int = 10",
            "Blackjack: new_round(initial_bet): initial_bet must have "
            "the default 10, not no default",
            id="default added",
        ),
        pytest.param(
            "card",
            "Ace = 1",
            "Ace = 0",
            "FaceValue: KING must be 12, not 13",
            id="enum value changed",
        ),
        pytest.param(
            "blackjack",
            "+CanSplit() : bool",
            "+CanSplit() : int",
            "Blackjack: can_split() returns: the type must be int, not bool",
            id="returned type changed",
        ),
        pytest.param(
            "blackjack",
            "initialBet : int",
            "initialBet : string",
            "Blackjack: new_round(initial_bet): initial_bet: "
            "the type must be str, not int",
            id="type of a parameter changed",
        ),
        pytest.param(
            "blackjack",
            "List<BlackjackHand>",
            "List<Hand>",
            "Blackjack: player_hands: the type must be list[Hand], "
            "not list[BlackjackHand]",
            id="type of a static property changed",
        ),
        pytest.param(
            "blackjack_hand",
            "+Bet : int",
            "+Bet : string",
            "BlackjackHand: bet: the type must be str, not int",
            id="type of an attribute changed",
        ),
        pytest.param(
            "hand",
            "-_hand : List<Card>",
            "-_hand : CardPile",
            "Hand: _hand must be a CardPile, not a list",
            id="type of a field changed",
        ),
        pytest.param(
            "blackjack_hand",
            "extends Hand",
            "extends CardPile",
            "BlackjackHand: the class must extend CardPile",
            id="base class changed",
        ),
        pytest.param(
            "blackjack_hand",
            "+Bet : int <+get> <+set>",
            "+Bet : int <+get>",
            "BlackjackHand: bet must be read-only: assigning to it must raise "
            "AttributeError",
            id="set dropped",
        ),
        pytest.param(
            "blackjack_hand",
            "+Score : int <+get>",
            "+Score : int <+get> <+set>",
            "BlackjackHand: it must be possible to assign to score",
            id="set added",
        ),
        pytest.param(
            "blackjack",
            "+PlayerFunds : int <+get> <-set>",
            "+PlayerFunds : int <+get> <+set>",
            "Blackjack: it must be possible to assign to player_funds",
            id="set of a static property made public",
        ),
        pytest.param(
            "card_pile",
            "+Count : int <+get>\n",
            "+ShufflePile : int <+get>\n",
            "CardPile: shuffle_pile must be a property, not a method",
            id="method made a property",
        ),
        pytest.param(
            "hand",
            "+SortHand()",
            "+Count()",
            "Hand: count() is missing",
            id="property made a method",
        ),
    ],
)
def test_edited_diagram_is_enforced(
    diagram_name: str, old: str, new: str, fault: str
) -> None:
    """A diagram edited by an instructor changes what the tests demand."""
    text = (EXAMPLES / f"{diagram_name}.uml").read_text("utf-8")
    assert old in text
    diagram = read_diagram(diagram_name, text.replace(old, new))
    assert fault in find_faults(diagram, import_module(diagram.module_name))


@pytest.mark.house
def test_names_of_the_numbers_of_a_match_are_enforced(
    module_maker: Callable[[str], ModuleType],
) -> None:
    parameters = "players : int = 3, seats : int = 3"
    diagram = read_diagram("team_blackjack", f"class Match\n+Match({parameters})")
    source = "class Match:\n    def __init__(self, players=3, dealers=3): pass"
    assert find_faults(diagram, module_maker(source)) == [
        "Match: Match(players, seats): dealers must be called seats"
    ]


@pytest.mark.house
@pytest.mark.parametrize(
    ("source", "fault"),
    [
        pytest.param(
            "player_funds = 1000",
            "Blackjack: player_funds must be read-only: assigning to it must raise "
            "AttributeError",
            id="plain variable",
        ),
        pytest.param(
            "def player_funds(): return 1000",
            "Blackjack: player_funds must be a property, not a method",
            id="function for a property",
        ),
        pytest.param(
            "import random\nfrom math import pi\nspare = 1",
            "Blackjack: spare is public and not in the diagram: "
            "_spare would be private",
            id="variable too many, beside imports",
        ),
    ],
)
def test_fault_of_other_code_is_found(
    source: str, fault: str, module_maker: Callable[[str], ModuleType]
) -> None:
    text = (EXAMPLES / "blackjack.uml").read_text("utf-8")
    faults = find_faults(read_diagram("blackjack", text), module_maker(source))
    assert fault in faults
    assert not [text for text in faults if "random is" in text or "pi is" in text]


@pytest.mark.house
def test_line_that_is_not_in_the_notation_is_quoted() -> None:
    with pytest.raises(ValueError, match=r"hand\.uml: cannot read '\+Count'"):
        read_diagram("hand", "class Hand\n+Count")


@pytest.mark.house
def test_member_outside_a_class_is_quoted() -> None:
    with pytest.raises(ValueError, match=r"no class yet for '\+Count : int <\+get>'"):
        read_diagram("hand", "+Count : int <+get>")


@pytest.mark.house
def test_diagram_of_no_known_module_says_where_to_add_it(tmp_path: Path) -> None:
    (tmp_path / "shoe.uml").write_text("class Shoe\n", "utf-8")
    (diagram,) = load_diagrams(tmp_path)
    with pytest.raises(ValueError, match="a line for 'shoe' to MODULES in tests/uml_r"):
        _ = diagram.module_name
