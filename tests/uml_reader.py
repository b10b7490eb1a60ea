"""Reads the class diagrams in ``tests/uml``, and says what their names are in Python.

The notation is the assignment's: a class or an enum, then its members in sections::

    class BlackjackHand extends Hand
    Properties
    +Bet : int <+get> <+set>
    Methods
    +BlackjackHand(initialBet : int = 0)
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

FOLDER = Path(__file__).parent / "uml"

# Which module each diagram describes.
MODULES = {
    "card": "gameobjects.card",
    "hand": "gameobjects.hand",
    "card_pile": "gameobjects.card_pile",
    "blackjack_hand": "gameobjects.blackjack_hand",
    "blackjack": "games.blackjack",
    "simplified_blackjack": "games.simplified_blackjack",
    "team_blackjack": "games.team_blackjack",
}

_CLASS = re.compile(r"(?P<static>static )?class (?P<name>\w+)( extends (?P<base>\w+))?")
_ENUM = re.compile(r"enum (?P<name>\w+) \{(?P<members>.*)\}")
_METHOD = re.compile(r"\+(?P<name>\w+)\((?P<parameters>.*)\)( : (?P<type>\S+))?")
_PROPERTY = re.compile(r"\+(?P<name>\w+) : (?P<type>\S+) <\+get>( <(?P<set>[+-])set>)?")
_FIELD = re.compile(r"-(?P<name>\w+) : (?P<type>\S+)")
_PARAMETER = re.compile(r"(?P<name>\w+) : (?P<type>\S+)( = (?P<default>\S+))?")
_SECTIONS = ("Fields", "Properties", "Methods")

_PYTHON_TYPES = {"string": "str", "void": "None", "IEnumerator": "Iterator"}
_PYTHON_VALUES = {"null": "None", "true": "True", "false": "False"}


@dataclass(frozen=True)
class UmlEnum:
    """An enum: its name, and the name and the value of each member, None if not given."""

    name: str
    members: list[tuple[str, int | None]]


@dataclass(frozen=True)
class UmlField:
    """A private field: its name and its type, as in Python."""

    name: str
    type_name: str


@dataclass(frozen=True)
class UmlProperty:
    """A property: its name and type, as in Python, and whether it may be assigned."""

    name: str
    type_name: str
    can_set: bool


@dataclass(frozen=True)
class UmlParameter:
    """A parameter: its name, type and default (None if it has none), as in Python."""

    name: str
    type_name: str
    default: str | None


@dataclass(frozen=True)
class UmlMethod:
    """A method: its name, parameters and returned type; a constructor is ``__init__``."""

    name: str
    parameters: list[UmlParameter]
    type_name: str


@dataclass
class UmlClass:
    """A class, or a static class (in Python a module)."""

    name: str
    is_static: bool
    base: str | None
    fields: list[UmlField] = field(default_factory=list)
    properties: list[UmlProperty] = field(default_factory=list)
    methods: list[UmlMethod] = field(default_factory=list)


@dataclass(frozen=True)
class Diagram:
    """What one file describes: a module's classes and enums."""

    name: str
    classes: list[UmlClass]
    enums: list[UmlEnum]

    @property
    def module_name(self) -> str:
        """The Python module that the diagram describes.

        Raises:
            ValueError: nobody has said which one it is.
        """
        if self.name not in MODULES:
            raise ValueError(
                f"{self.name}.uml: which module does it describe? "
                f"Add a line for {self.name!r} to MODULES in tests/uml_reader.py"
            )
        return MODULES[self.name]


def load_diagram(name: str) -> Diagram:
    """Read ``tests/uml/NAME.uml``."""
    return read_diagram(name, (FOLDER / f"{name}.uml").read_text("utf-8"))


def load_diagrams(folder: Path = FOLDER) -> list[Diagram]:
    """Read all the diagrams in a folder."""
    return [
        read_diagram(path.stem, path.read_text("utf-8"))
        for path in sorted(folder.glob("*.uml"))
    ]


def read_diagram(name: str, text: str) -> Diagram:
    """Read a diagram from its text.

    Raises:
        ValueError: a line is not in the notation; the message quotes it.
    """
    diagram = Diagram(name, [], [])
    for line in text.splitlines():
        if line.strip() and line.strip() not in _SECTIONS:
            _read_line(line.strip(), diagram)
    return diagram


def get_python_name(name: str) -> str:
    """Return a C# name in Python's way: ``HandNum`` becomes ``hand_num``."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def get_python_type(name: str) -> str:
    """Return a C# type in Python's way: ``List<Card>`` becomes ``list[Card]``."""
    name = name.replace("List<", "list[").replace(">", "]")
    return _PYTHON_TYPES.get(name, name)


def _read_line(line: str, diagram: Diagram) -> None:
    if match := _ENUM.fullmatch(line):
        diagram.enums.append(_read_enum(match))
    elif match := _CLASS.fullmatch(line):
        diagram.classes.append(
            UmlClass(match["name"], bool(match["static"]), match["base"])
        )
    elif not diagram.classes:
        raise ValueError(f"{diagram.name}.uml: no class yet for {line!r}")
    elif match := _METHOD.fullmatch(line):
        diagram.classes[-1].methods.append(_read_method(match, diagram.classes[-1]))
    elif match := _PROPERTY.fullmatch(line):
        diagram.classes[-1].properties.append(_read_property(match))
    elif match := _FIELD.fullmatch(line):
        diagram.classes[-1].fields.append(
            UmlField(match["name"], get_python_type(match["type"]))
        )
    else:
        raise ValueError(f"{diagram.name}.uml: cannot read {line!r}")


def _read_enum(match: re.Match[str]) -> UmlEnum:
    """A member without a value is one more than a member with a value before it."""
    members: list[tuple[str, int | None]] = []
    value: int | None = None
    for text in match["members"].split(","):
        member, _, given = text.partition("=")
        if given:
            value = int(given)
        elif value is not None:
            value += 1
        members.append((get_python_name(member.strip()).upper(), value))
    return UmlEnum(match["name"], members)


def _read_method(match: re.Match[str], owner: UmlClass) -> UmlMethod:
    is_constructor = match["name"] == owner.name
    name = "__init__" if is_constructor else get_python_name(match["name"])
    texts = match["parameters"].split(", ") if match["parameters"] else []
    type_name = get_python_type(match["type"] or "void")
    return UmlMethod(name, [_read_parameter(text) for text in texts], type_name)


def _read_parameter(text: str) -> UmlParameter:
    match = _PARAMETER.fullmatch(text)
    if match is None:
        raise ValueError(f"cannot read the parameter {text!r}")
    default = match["default"]
    return UmlParameter(
        get_python_name(match["name"]),
        get_python_type(match["type"]),
        _PYTHON_VALUES.get(default, default),
    )


def _read_property(match: re.Match[str]) -> UmlProperty:
    return UmlProperty(
        get_python_name(match["name"]),
        get_python_type(match["type"]),
        match["set"] == "+",
    )
