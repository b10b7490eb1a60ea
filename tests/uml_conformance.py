"""Holds Python code against a class diagram and says in plain sentences what differs.

Each function returns a list of faults, empty where the code does what the diagram
says. A fault begins with the class, such as
``Blackjack: player_hit(hand_num) is missing``.
"""

import ast
import inspect
import re
from collections.abc import Callable
from enum import Enum
from functools import partial
from types import ModuleType
from typing import Any

from tests.uml_reader import (
    Diagram,
    UmlClass,
    UmlEnum,
    UmlField,
    UmlMethod,
    UmlParameter,
    UmlProperty,
)

# The classes whose parameters must have the names of the diagram: the assignment itself
# gives them, or, in a Match, five whole numbers are told apart by them.
NAMED_PARAMETERS = ("Blackjack", "BlackjackHand", "Match")

# What C# methods that every class has are in Python.
_SPECIAL_METHODS = {
    "equals": ("__eq__", "__hash__"),
    "compare_to": ("__lt__", "__le__", "__gt__", "__ge__"),
    "to_string": ("__str__",),
    "get_enumerator": ("__iter__",),
}

_NOT_THERE = object()

FaultFinder = Callable[[ModuleType], list[str]]
"""Finds the faults of one element of a diagram in the module that should have it."""


def get_elements(diagram: Diagram) -> list[tuple[str, FaultFinder]]:
    """Return the name of each element of a diagram, and what finds its faults."""
    elements: list[tuple[str, FaultFinder]] = []
    for enum in diagram.enums:
        elements.append((enum.name, partial(find_enum_faults, enum)))
    for uml in diagram.classes:
        elements.append((uml.name, partial(find_class_faults, uml)))
        elements += _get_member_elements(uml)
        if uml.is_static:
            finder = partial(find_extra_names, uml, diagram.enums)
            elements.append((f"{uml.name} and nothing more", finder))
    return elements


def _get_member_elements(uml: UmlClass) -> list[tuple[str, FaultFinder]]:
    members = [
        *[(field.name, partial(find_field_faults, uml, field)) for field in uml.fields],
        *[
            (wanted.name, partial(find_property_faults, uml, wanted))
            for wanted in uml.properties
        ],
        *[
            (method.name, partial(find_method_faults, uml, method))
            for method in uml.methods
        ],
    ]
    return [
        (f"{uml.name}.{name}", partial(_find_member_faults, uml, finder))
        for name, finder in members
    ]


def _find_member_faults(
    uml: UmlClass, find_faults_of_member: FaultFinder, module: ModuleType
) -> list[str]:
    """A class that is missing has no members to look at."""
    if not (uml.is_static or hasattr(module, uml.name)):
        return find_class_faults(uml, module)
    return find_faults_of_member(module)


def find_faults(diagram: Diagram, module: ModuleType) -> list[str]:
    """Return all the faults of a module against its diagram."""
    return [fault for _, find in get_elements(diagram) for fault in find(module)]


def find_enum_faults(uml: UmlEnum, module: ModuleType) -> list[str]:
    """Check the members of an enum, their order, and their values where given."""
    found = getattr(module, uml.name, None)
    if not (isinstance(found, type) and issubclass(found, Enum)):
        return [f"{uml.name}: the enum is missing in {module.__name__}"]
    wanted_names = ", ".join(name for name, _ in uml.members)
    names = ", ".join(member.name for member in found)
    if names != wanted_names:
        return [f"{uml.name}: the members must be {wanted_names}, not {names}"]
    return [
        f"{uml.name}: {name} must be {value}, not {found[name].value!r}"
        for name, value in uml.members
        if value not in (None, found[name].value)
    ]


def find_class_faults(uml: UmlClass, module: ModuleType) -> list[str]:
    """Check that a class is there and extends what it must; a module is always there."""
    if uml.is_static:
        return []
    found = getattr(module, uml.name, None)
    if not isinstance(found, type):
        return [f"{uml.name}: the class is missing in {module.__name__}"]
    bases = [base.__name__ for base in found.__bases__]
    if uml.base is not None and uml.base not in bases:
        return [f"{uml.name}: the class must extend {uml.base}"]
    return []


def find_field_faults(uml: UmlClass, wanted: UmlField, module: ModuleType) -> list[str]:
    """Check that a private field is there and holds what it must."""
    value = getattr(_get_object(uml, module), wanted.name, _NOT_THERE)
    if value is _NOT_THERE:
        return [f"{uml.name}: the field {wanted.name} is missing"]
    outer_type = wanted.type_name.partition("[")[0]
    if type(value).__name__ != outer_type:
        found = type(value).__name__
        return [f"{uml.name}: {wanted.name} must be a {outer_type}, not a {found}"]
    return []


def find_property_faults(
    uml: UmlClass, wanted: UmlProperty, module: ModuleType
) -> list[str]:
    """Check that a property can be read without (), assigned or not, and its type."""
    owner = _get_object(uml, module)
    if wanted.name not in dir(owner) and not hasattr(owner, wanted.name):
        return [f"{uml.name}: the property {wanted.name} is missing"]
    definition = getattr(type(owner), wanted.name, None)
    if callable(definition) or (
        definition is None and callable(getattr(owner, wanted.name))
    ):
        return [f"{uml.name}: {wanted.name} must be a property, not a method"]
    faults = _find_setter_faults(uml, wanted, owner)
    annotation = _get_property_annotation(owner, wanted.name)
    return faults + _find_type_faults(
        f"{uml.name}: {wanted.name}", annotation, wanted.type_name
    )


def find_method_faults(
    uml: UmlClass, wanted: UmlMethod, module: ModuleType
) -> list[str]:
    """Check that a method is there, its parameters, their defaults, and the types."""
    owner = module if uml.is_static else getattr(module, uml.name)
    if wanted.name in _SPECIAL_METHODS:
        return _find_special_method_faults(uml, wanted, owner)
    label = f"{uml.name}: {_get_signature_text(uml, wanted)}"
    method = getattr(owner, wanted.name, None)
    if not inspect.isroutine(method):
        return [f"{label} is missing"]
    parameters = list(inspect.signature(method).parameters.values())
    if not uml.is_static:
        parameters = parameters[1:]
    if len(parameters) != len(wanted.parameters):
        number = len(wanted.parameters)
        return [f"{label} must have {number} parameter{'' if number == 1 else 's'}"]
    faults = []
    for parameter, wanted_parameter in zip(parameters, wanted.parameters):
        faults += _find_parameter_faults(uml, label, parameter, wanted_parameter)
    annotation = inspect.signature(method).return_annotation
    return faults + _find_type_faults(
        f"{label} returns", _get_annotation(annotation), wanted.type_name
    )


def find_extra_names(
    uml: UmlClass, enums: list[UmlEnum], module: ModuleType
) -> list[str]:
    """Check that a static class has no public name beyond the diagram.

    ITD121 p. 5: no additional public methods, variables or properties. Names that
    the module imports are not its own.
    """
    members: list[UmlProperty | UmlMethod | UmlEnum]
    members = [*uml.properties, *uml.methods, *enums]
    allowed = {member.name for member in members}
    names = set(dir(module)) - allowed - _find_imported_names(module)
    return [
        f"{uml.name}: {name} is public and not in the diagram: _{name} would be private"
        for name in sorted(names)
        if not name.startswith("_")
    ]


def _get_object(uml: UmlClass, module: ModuleType) -> Any:
    """Return what has the fields and properties: the module, or an object of the class."""
    if uml.is_static:
        return module
    constructors = [method for method in uml.methods if method.name == "__init__"]
    parameters = constructors[0].parameters if constructors else []
    needed = [parameter for parameter in parameters if parameter.default is None]
    values = [_make_value(parameter.type_name, module) for parameter in needed]
    return getattr(module, uml.name)(*values)


def _make_value(type_name: str, module: ModuleType) -> Any:
    """Return some value: an empty list, the first member of an enum, or 0."""
    if type_name.startswith("list["):
        return []
    found = getattr(module, type_name, None)
    if isinstance(found, type) and issubclass(found, Enum):
        return next(iter(found))
    return 0


def _find_setter_faults(uml: UmlClass, wanted: UmlProperty, owner: Any) -> list[str]:
    old_value = getattr(owner, wanted.name, None) if wanted.can_set else None
    attributes = getattr(owner, "__dict__", {})
    before = attributes.get(wanted.name, _NOT_THERE)
    try:
        setattr(owner, wanted.name, old_value)
    except AttributeError:
        can_set = False
    else:
        can_set = True
        _restore(owner, wanted.name, before)
    if can_set and not wanted.can_set:
        rule = "assigning to it must raise AttributeError"
        return [f"{uml.name}: {wanted.name} must be read-only: {rule}"]
    if wanted.can_set and not can_set:
        return [f"{uml.name}: it must be possible to assign to {wanted.name}"]
    return []


def _restore(owner: Any, name: str, value: object) -> None:
    """Undo the assignment of a trial, so that other tests find what was there."""
    if value is not _NOT_THERE:
        setattr(owner, name, value)
    elif name in getattr(owner, "__dict__", {}):
        delattr(owner, name)


def _get_property_annotation(owner: Any, name: str) -> str | None:
    definition = getattr(type(owner), name, None)
    if isinstance(definition, property) and definition.fget is not None:
        returned = inspect.signature(definition.fget).return_annotation
        return _get_annotation(returned)
    annotations = inspect.get_annotations(type(owner))
    return _get_annotation(annotations.get(name, inspect.Parameter.empty))


def _find_special_method_faults(
    uml: UmlClass, wanted: UmlMethod, owner: Any
) -> list[str]:
    return [
        f"{uml.name}: {name} is missing"
        for name in _SPECIAL_METHODS[wanted.name]
        if getattr(owner, name, None) in (None, getattr(object, name, None))
    ]


def _get_signature_text(uml: UmlClass, method: UmlMethod) -> str:
    name = uml.name if method.name == "__init__" else method.name
    names = ", ".join(parameter.name for parameter in method.parameters)
    return f"{name}({names})"


def _find_parameter_faults(
    uml: UmlClass, label: str, found: inspect.Parameter, wanted: UmlParameter
) -> list[str]:
    faults = []
    if uml.name in NAMED_PARAMETERS and found.name != wanted.name:
        faults.append(f"{label}: {found.name} must be called {wanted.name}")
    has_default = found.default is not inspect.Parameter.empty
    default = repr(found.default) if has_default else None
    if default != wanted.default:
        faults.append(
            f"{label}: {found.name} must have {_get_default_text(wanted.default)}"
            f", not {_get_default_text(default)}"
        )
    annotation = _get_annotation(found.annotation)
    return faults + _find_type_faults(
        f"{label}: {found.name}", annotation, wanted.type_name
    )


def _get_default_text(default: str | None) -> str:
    return "no default" if default is None else f"the default {default}"


def _get_annotation(annotation: Any) -> str | None:
    """Return an annotation as text without module names, None if there is none."""
    if annotation is inspect.Parameter.empty:
        return None
    if not isinstance(annotation, str):
        annotation = inspect.formatannotation(annotation)
    text = re.sub(r"\b\w+\.", "", annotation).replace("List[", "list[")
    optional = re.fullmatch(r"Optional\[(.*)\]|(.*?) \| None", text)
    return (optional[1] or optional[2]) if optional else text


def _find_type_faults(label: str, annotation: str | None, wanted: str) -> list[str]:
    """Only code that says a type can say a wrong one."""
    if annotation in (None, wanted):
        return []
    return [f"{label}: the type must be {wanted}, not {annotation}"]


def _find_imported_names(module: ModuleType) -> set[str]:
    names = set()
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            names |= {
                (alias.asname or alias.name).split(".")[0] for alias in node.names
            }
    return names
