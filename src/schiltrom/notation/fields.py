"""The fields of a position line or a view line, each with its column."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from schiltrom.engine import steps
from schiltrom.engine.counters import FIRST_YEAR, LAST_YEAR, SCENARIO_NAMES
from schiltrom.engine.position import Position
from schiltrom.engine.rules import PRESETS, RuleSet, RuleSetError
from schiltrom.engine.tables import NOBODY, TURNS
from schiltrom.notation.codes import NOTHING, CodeError, code_of, distinct
from schiltrom.notation.errors import NotationError
from schiltrom.notation.names import AREA_CODES, BLOCK_CODES, SIDE_LETTERS
from schiltrom.notation.tags import options_of, read_switch

FIELDS: Final = ("format", "rules", "turn", "step", "sides", "map", "pools", "cards")
"""The fields that every line has, in this order."""
STEP_WORDS: Final = {step: name.replace(" ", "_") for step, name in steps.NAMES.items()}


class Field:
    """One field of a line, and its column."""

    def __init__(self, name: str, text: str, column: int) -> None:
        self.name = name
        self.text = text
        self.column = column

    def wrong(self, at: int = 0) -> NotationError:
        """Return the error for a bad field."""
        found = self.text[at : at + 40]
        return NotationError("field", 1, self.column + at, name=self.name, found=found)

    def part(self, text: str, at: int) -> Field:
        """Return a part of the field as a field."""
        return Field(self.name, text, self.column + at)

    def parts(self, mark: str, number: int) -> list[Field]:
        """Return the parts of a field between marks; there must be *number* of them."""
        texts = self.text.split(mark)
        if len(texts) != number:
            raise self.wrong()
        found, at = [], 0
        for text in texts:
            found.append(self.part(text, at))
            at += len(text) + 1
        return found

    def read(self, reader: Callable[[str], int]) -> int:
        """Return the field's value as read by *reader*."""
        try:
            return reader(self.text)
        except CodeError as error:
            raise self.wrong(error.at) from None


def split(text: str, formats: tuple[str, str]) -> tuple[list[Field], dict[str, Field]]:
    """Return the positional fields of a line in one of the formats, and the named ones."""
    fields = [Field("", found[0], found.start() + 1) for found in re.finditer(r"\S+", text)]
    if not fields or fields[0].text not in formats:
        raise NotationError("line-format", 1, 1, format=formats[-1])
    for name, field in zip(FIELDS, fields, strict=False):
        field.name = name
    if len(fields) < len(FIELDS):
        raise NotationError("line-short", 1, len(text) + 1, name=FIELDS[len(fields)])
    named: dict[str, Field] = {}
    for field in fields[len(FIELDS) :]:
        name, equals, value = field.text.partition("=")
        field.name = name
        if not equals or name in named:
            raise field.wrong()
        named[name] = Field(name, value, field.column + len(name) + 1)
    return fields[: len(FIELDS)], named


# --- what both lines have --------------------------------------------------------------------


def usual(rules: RuleSet, scenario: int) -> Position:
    """Return a position with every counter at its default, nothing being under way."""
    pos = Position(rules)
    pos.scenario = scenario
    pos.first_year = FIRST_YEAR[scenario]
    pos.last_year = LAST_YEAR[scenario]
    return pos


def rules_text(scenario: int, rules: RuleSet) -> str:
    """Return a scenario and its rules as text."""
    edition, options = options_of(rules)
    bid = f",bid={rules.bid}" if rules.bid else ""
    more = f",{options.replace(', ', ',')}" if options else ""
    return f"{SCENARIO_NAMES[scenario]}:{edition}{more}{bid}"


def begin(field: Field, *, is_first: bool) -> Position:
    """Return the default position of the scenario and rules in a field of the first version or now.

    In the first version the names of some rule sets meant other play.
    """
    scenario, colon, rest = field.text.partition(":")
    edition, *options = rest.split(",")
    names = [name.removeprefix("edition ") for name in PRESETS]
    if scenario not in SCENARIO_NAMES or not colon or edition not in names:
        raise field.wrong()
    try:
        switches = dict(read_switch(option) for option in options)
        preset = RuleSet.earlier if is_first else RuleSet.preset
        rules = preset(edition, **switches)
    except (KeyError, RuleSetError):
        raise field.wrong() from None
    return usual(rules, SCENARIO_NAMES.index(scenario))


def turn_of(field: Field) -> tuple[int, int]:
    """Return the year and game turn in a field."""
    written = re.fullmatch(r"(1[0-9]{3})/([0-9])", field.text)
    if written is None or int(written[2]) > TURNS:
        raise field.wrong()
    return int(written[1]), int(written[2])


def step_of(field: Field) -> int:
    """Return the step in a field."""
    for step, word in STEP_WORDS.items():
        if word == field.text:
            return step
    raise field.wrong()


def sides_text(*sides: int) -> str:
    """Return sides as letters, nobody as a hyphen."""
    return "".join(SIDE_LETTERS[side] if side >= 0 else NOTHING for side in sides)


def sides_of(field: Field, number: int) -> list[int]:
    """Return the sides in a field."""
    if len(field.text) != number:
        raise field.wrong()
    return [field.part(letter, i).read(_side_of) for i, letter in enumerate(field.text)]


def _side_of(letter: str) -> int:
    return NOBODY if letter == NOTHING else code_of(letter, list(SIDE_LETTERS))


class MapPart(NamedTuple):
    """One area in the map field."""

    area: int
    at: int
    """Its offset in the field."""
    blocks: list[tuple[int, int, int]]
    """The named blocks, each with its strength and its offset in the field."""
    written: re.Match[str]


def map_parts(field: Field, pattern: re.Pattern[str]) -> Iterator[MapPart]:
    """Yield the areas of a map; the pattern's first two groups are an area and its blocks."""
    at = 0
    for text in field.text.split("/") if field.text != NOTHING else []:
        written = pattern.fullmatch(text)
        if written is None or written[1] not in AREA_CODES:
            raise field.wrong(at)
        blocks = []
        for i in range(0, len(written[2]), 3):
            code, strength = written[2][i : i + 2], int(written[2][i + 2])
            if code not in BLOCK_CODES:
                raise field.wrong(at + 4 + i)
            blocks.append((BLOCK_CODES.index(code), strength, at + 4 + i))
        yield MapPart(AREA_CODES.index(written[1]), at, blocks, written)
        at += len(text) + 1


def blocks_of(field: Field) -> list[int]:
    """Return the blocks in a field, all of them different."""
    try:
        return distinct(field.text, BLOCK_CODES)
    except CodeError as error:
        raise field.wrong(error.at) from None


def bytes_of(field: Field) -> bytes:
    """Return bytes from hexadecimal digits."""
    if not re.fullmatch(r"(?:[0-9a-f]{2})+", field.text):
        raise field.wrong()
    return bytes.fromhex(field.text)
