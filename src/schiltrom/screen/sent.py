"""What all that is made to be sent has in common: its base, and its fields as they are sent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeVar, dataclass_transform, get_type_hints

Kind = TypeVar("Kind")


@dataclass(frozen=True, slots=True)
class IfAny:
    """Marks a field that is left out if it has no value."""


IF_ANY: Final = IfAny()


class Sent:
    """A type made to be sent to a screen; none of our other types can be sent."""

    __slots__ = ()

    FOUND_BY = ""
    """The fields by which one of several in a list is found again; none: by its place."""


@dataclass_transform(frozen_default=True)
def sent(kind: type[Kind]) -> type[Kind]:
    """Make a class of values that nobody changes.

    The type checker sees to that. To see to it at run time too would take longer than to make the
    values: a choice makes a hundred of them.
    """
    return dataclass(slots=True, unsafe_hash=True)(kind)


_FIELDS: Final[dict[type[Sent], list[tuple[str, str, bool]]]] = {}


def wire_name(name: str) -> str:
    """Return a field's name as it is sent.

    >>> wire_name("hand_size"), wire_name("from_")
    ('handSize', 'from')
    """
    first, *others = name.rstrip("_").split("_")
    return first + "".join(other.capitalize() for other in others)


def fields_of(kind: type[Sent]) -> list[tuple[str, str, bool]]:
    """Return a type's fields, their names as sent, and whether they may be left out."""
    if kind not in _FIELDS:
        hints = get_type_hints(kind, include_extras=True)
        _FIELDS[kind] = [
            (name, wire_name(name), IF_ANY in getattr(hint, "__metadata__", ()))
            for name, hint in hints.items()
        ]
    return _FIELDS[kind]
