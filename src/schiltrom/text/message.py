"""Messages: text for people, independent of language.

A message is a key of the Fluent catalogues with its arguments. What has a name (a side, an area, a
block, a card) stays a thing until the language is known, so that the same message can be sent to a
browser (``to_json``), which has the catalogues too, or be put in words here (``in_words``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from schiltrom.engine.tables import AREA_NAMES, BLOCK_NAMES, CARD_NAMES
from schiltrom.text.books import DEFAULT_BOOK, edition_of, number_in
from schiltrom.text.naming import area_name, block_name, card_name, listed, side_name
from schiltrom.text.words import DEFAULT_LANGUAGE, say


@dataclass(frozen=True, slots=True)
class TheSide:
    """A side, by its number."""

    side: int


@dataclass(frozen=True, slots=True)
class TheAreas:
    """Areas, by their numbers."""

    areas: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TheBlocks:
    """Blocks, by their numbers; *edward* says which Edward is king."""

    blocks: tuple[int, ...]
    edward: int = 1


@dataclass(frozen=True, slots=True)
class TheCards:
    """Cards, by their numbers."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Several:
    """Messages joined into a list."""

    messages: tuple[Message, ...]


Argument: TypeAlias = int | str | TheSide | TheAreas | TheBlocks | TheCards | Several


@dataclass(frozen=True, slots=True)
class Message:
    """A key of the catalogues with its arguments, and the rule it refers to, if any."""

    key: str
    args: Mapping[str, Argument] = field(default_factory=dict)
    rule: str = ""


def in_words(message: Message, language: str = DEFAULT_LANGUAGE, book: str = DEFAULT_BOOK) -> str:
    """Return a message in a language, with the names of the book in play.

    >>> in_words(Message("side", {"side": 1}))
    'Scotland'
    """
    args = {name: _argument_in_words(value, language, book) for name, value in message.args.items()}
    return say(message.key, language, **{"edition": edition_of(book), **args})


def in_words_by_rule(
    message: Message, language: str = DEFAULT_LANGUAGE, book: str = DEFAULT_BOOK
) -> str:
    """Return a message in words, after the number that a book has for its rule, if any.

    >>> in_words_by_rule(Message("reason-pool-empty", rule="7.62"))
    '7.62: your pool is empty'
    >>> in_words_by_rule(Message("reason-pool-empty", rule="7.62"), book="fr")
    '7.6.1: your pool is empty'
    """
    words = in_words(message, language, book)
    if not message.rule:
        return words
    is_card = message.rule in CARD_NAMES
    rule = (
        card_name(CARD_NAMES.index(message.rule), language)
        if is_card
        else number_in(message.rule, book)
    )
    return say("by-rule", language, rule=rule, words=words)


def _argument_in_words(value: Argument, language: str, book: str) -> str | int:
    match value:
        case TheSide(side):
            return side_name(side, language)
        case TheAreas(areas):
            return listed([area_name(area, language) for area in areas], language)
        case TheBlocks(blocks, edward):
            edition = edition_of(book)
            names = [block_name(block, edward, language, edition) for block in blocks]
            return listed(names, language)
        case TheCards(cards):
            return listed([card_name(card, language) for card in cards], language)
        case Several(messages):
            return listed([in_words(each, language, book) for each in messages], language)
        case _:
            return value


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
