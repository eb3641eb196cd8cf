"""Messages: text for people, independent of language.

A message is a key of the Fluent catalogues with its arguments. What has a name (a side, an area, a
block, a card) stays a thing until the language is known, so that the same message can be sent to a
browser (``to_json``), which has the catalogues too, or be put in words (``wording``).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from schiltrom.engine.tables import AREA_NAMES, BLOCK_NAMES, CARD_NAMES


class Value:
    """Something that is what it is made of: equal to its like, and never changed."""

    def parts(self) -> tuple[object, ...]:
        """Return what it is made of, in order."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        """Return whether both are made of the same."""
        return (
            isinstance(other, Value) and type(self) is type(other) and self.parts() == other.parts()
        )

    def __hash__(self) -> int:
        """Return a hash of what it is made of."""
        return hash(self.parts())

    def __repr__(self) -> str:
        """Return how it is made."""
        return f"{type(self).__name__}({', '.join([repr(part) for part in self.parts()])})"

    def __reduce__(self) -> tuple[type[Value], tuple[object, ...]]:
        """Return how it is made, for copies of it."""
        return type(self), self.parts()


class TheSide(Value):
    """A side, by its number."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def parts(self) -> tuple[object, ...]:
        """Return the side."""
        return (self.side,)


class TheAreas(Value):
    """Areas, by their numbers."""

    def __init__(self, areas: tuple[int, ...]) -> None:
        self.areas: Final = areas

    def parts(self) -> tuple[object, ...]:
        """Return the areas."""
        return (self.areas,)


class TheBlocks(Value):
    """Blocks, by their numbers; *edward* says which Edward is king."""

    def __init__(self, blocks: tuple[int, ...], edward: int = 1) -> None:
        self.blocks: Final = blocks
        self.edward: Final = edward

    def parts(self) -> tuple[object, ...]:
        """Return the blocks and the king."""
        return self.blocks, self.edward


class TheCards(Value):
    """Cards, by their numbers."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        """Return the cards."""
        return (self.cards,)


class Several(Value):
    """Messages joined into a list."""

    def __init__(self, messages: tuple[Message, ...]) -> None:
        self.messages: Final = messages

    def parts(self) -> tuple[object, ...]:
        """Return the messages."""
        return (self.messages,)


Argument: TypeAlias = int | str | TheSide | TheAreas | TheBlocks | TheCards | Several


NO_ARGUMENTS: Final[Mapping[str, Argument]] = {}


class Message(Value):
    """A key of the catalogues with its arguments, and the rule it refers to, if any."""

    def __init__(
        self, key: str, args: Mapping[str, Argument] = NO_ARGUMENTS, rule: str = ""
    ) -> None:
        self.key: Final = key
        self.args: Final = args
        self.rule: Final = rule

    def parts(self) -> tuple[object, ...]:
        """Return key, arguments and rule."""
        return self.key, self.args, self.rule

    def __hash__(self) -> int:
        """Return a hash of the key and the arguments."""
        return hash((self.key, *self.args.values()))


def slug(name: str) -> str:
    """Return a name as part of a message key.

    >>> slug("French Knights"), slug("Angus/E")
    ('french-knights', 'angus')
    """
    return name.partition("/")[0].lower().replace(" ", "-")


def to_json(message: Message) -> dict[str, object]:
    """Return a message as JSON data."""
    sent: dict[str, object] = {
        "key": message.key,
        "args": {
            name: value if type(value) in _PLAIN else _argument_to_json(value)
            for name, value in message.args.items()
        },
    }
    if message.rule:
        sent["rule"] = message.rule
    return sent


_PLAIN: Final = (int, str)


def _argument_to_json(value: Argument) -> object:
    if isinstance(value, TheBlocks):
        return {"blocks": [BLOCK_NAMES[block] for block in value.blocks], "edward": value.edward}
    if isinstance(value, TheAreas):
        return {"areas": [AREA_NAMES[area] for area in value.areas]}
    if isinstance(value, Several):
        return {"messages": [to_json(each) for each in value.messages]}
    if isinstance(value, TheSide):
        return {"side": value.side}
    if isinstance(value, TheCards):
        return {"cards": [CARD_NAMES[card] for card in value.cards]}
    return value


def from_json(sent: object) -> Message:
    """Return the message in JSON data.

    >>> message = Message("side", {"side": 1})
    >>> from_json(to_json(message)) == message
    True
    """
    match sent:
        case {"key": str() as key, "args": dict() as args}:
            rule = sent.get("rule", "") if isinstance(sent, dict) else ""
            things = {str(name): _argument_from_json(value) for name, value in args.items()}
            return Message(key, things, str(rule))
    raise ValueError("this is not a message")


def _argument_from_json(sent: object) -> Argument:
    match sent:
        case int() | str():
            return sent
        case {"side": int() as side}:
            return TheSide(side)
        case {"areas": list() as areas}:
            return TheAreas(tuple(AREA_NAMES.index(name) for name in areas))
        case {"blocks": list() as blocks, "edward": int() as edward}:
            return TheBlocks(tuple(BLOCK_NAMES.index(name) for name in blocks), edward)
        case {"cards": list() as cards}:
            return TheCards(tuple(CARD_NAMES.index(name) for name in cards))
        case {"messages": list() as messages}:
            return Several(tuple(from_json(each) for each in messages))
    raise ValueError("this is not a message")
