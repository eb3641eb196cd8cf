"""A position as one line of text, as FEN is for chess; ``docs/notation.md`` has its fields."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.laws import faults
from schiltrom.engine.position import COUNTERS, SCENARIO_NAMES, Position
from schiltrom.engine.rules import PRESETS, RuleSet, RuleSetError
from schiltrom.engine.setup import FIRST_YEAR, LAST_YEAR
from schiltrom.engine.tables import (
    AREAS,
    ENGLAND,
    MAXIMUM,
    POOL,
    SCOTLAND,
    TURNS,
    members,
)
from schiltrom.notation.codes import (
    CARD_LETTERS,
    NOTHING,
    CodeError,
    code_of,
    distinct,
    hand_of,
    hand_text,
    played_of,
    played_text,
    value_of,
    value_text,
)
from schiltrom.notation.errors import NotationError
from schiltrom.notation.names import AREA_CODES, BLOCK_CODES, SIDE_LETTERS
from schiltrom.notation.tags import options_of, read_switch

LINE_FORMAT: Final = "hots1"
"""The format of the line and its version."""

STEP_WORDS: Final = {step: name.replace(" ", "_") for step, name in steps.NAMES.items()}
_FIELDS: Final = ("format", "rules", "turn", "step", "sides", "map", "pools", "cards")
_IN_FIELDS: Final = (
    "year",
    "turn",
    "scenario",
    "step",
    "active",
    "p1",
    "hand_e",
    "hand_s",
    "played_e",
    "played_s",
    "card_e",
    "card_s",
)
"""The counters that the fixed fields hold; of the others, those are named that are not usual."""
_NAMED: Final = [name for name in COUNTERS if name not in _IN_FIELDS]
_BYTES: Final = ("main", "entries")
_MAP_PART: Final = re.compile(r"([A-Z][a-z]{2}):((?:[A-Za-z][a-z][1-4])+)")


# --- writing ---------------------------------------------------------------------------------


def position_to_line(pos: Position) -> str:
    """Return a position as one line.

    >>> from schiltrom import Game
    >>> position_to_line(Game.new("braveheart", seed=1297).position).split()[:5]
    ['hots1', 'braveheart:4', '1297/1', 'card', 'EE']
    """
    fields = [
        LINE_FORMAT,
        _rules_text(pos),
        f"{pos.year}/{pos.turn}",
        STEP_WORDS[pos.step],
        f"{SIDE_LETTERS[pos.active]}{SIDE_LETTERS[pos.p1]}",
        _map_text(pos),
        "/".join(_pool_text(pos, side) for side in (ENGLAND, SCOTLAND)),
        "/".join(_cards_text(pos, side) for side in (ENGLAND, SCOTLAND)),
    ]
    usual = _usual(pos.rules, pos.scenario)
    for name in _NAMED:
        value = getattr(pos, name)
        if value != getattr(usual, name):
            fields.append(f"{name}={value_text(name, value)}")
    fields += [f"{name}={getattr(pos, name).hex()}" for name in _BYTES if getattr(pos, name)]
    return " ".join(fields)


def _usual(rules: RuleSet, scenario: int) -> Position:
    """Return a position in which every counter has the value it has when nothing is under way."""
    pos = Position(rules)
    pos.first_year = FIRST_YEAR[scenario]
    pos.last_year = LAST_YEAR[scenario]
    return pos


def _rules_text(pos: Position) -> str:
    edition, options = options_of(pos.rules)
    bid = f",bid={pos.rules.bid}" if pos.rules.bid else ""
    more = f",{options.replace(', ', ',')}" if options else ""
    return f"{SCENARIO_NAMES[pos.scenario]}:{edition}{more}{bid}"


def _map_text(pos: Position) -> str:
    parts = []
    for area in range(AREAS):
        blocks = [f"{BLOCK_CODES[block]}{pos.strength(block)}" for block in members(pos.at[area])]
        if blocks:
            parts.append(f"{AREA_CODES[area]}:{''.join(blocks)}")
    return "/".join(parts) or NOTHING


def _pool_text(pos: Position, side: int) -> str:
    return "".join(BLOCK_CODES[block] for block in members(pos.at[POOL[side]])) or NOTHING


def _cards_text(pos: Position, side: int) -> str:
    hand, card = pos.hand(side), pos.card(side)
    played = pos.played_e if side == ENGLAND else pos.played_s
    chosen = CARD_LETTERS[card] if card >= 0 else NOTHING
    return f"{hand_text(hand)}:{chosen}:{played_text(played)}"


# --- reading ---------------------------------------------------------------------------------


class _Field:
    """One field of a line, and where it begins."""

    def __init__(self, name: str, text: str, column: int) -> None:
        self.name = name
        self.text = text
        self.column = column

    def wrong(self, at: int = 0) -> NotationError:
        """Return that the field cannot be what it is."""
        return NotationError(
            "field", 1, self.column + at, name=self.name, found=self.text[at : at + 40]
        )

    def part(self, text: str, at: int) -> _Field:
        """Return a part of the field as one of its own."""
        return _Field(self.name, text, self.column + at)

    def parts(self, mark: str, number: int) -> list[_Field]:
        """Return the parts of a field between marks, of which there must be so many."""
        texts = self.text.split(mark)
        if len(texts) != number:
            raise self.wrong()
        found, at = [], 0
        for text in texts:
            found.append(self.part(text, at))
            at += len(text) + 1
        return found

    def read(self, reader: Callable[[str], int]) -> int:
        """Return the value a reader finds in the field."""
        try:
            return reader(self.text)
        except CodeError as error:
            raise self.wrong(error.at) from None


def position_from_line(text: str) -> Position:
    """Return the position of a line, or raise ``NotationError``.

    >>> from schiltrom import Game
    >>> pos = Game.new("campaign", edition=2, seed=7).position
    >>> position_from_line(position_to_line(pos)) == pos
    True
    """
    fields = [_Field("", found[0], found.start() + 1) for found in re.finditer(r"\S+", text)]
    if not fields or fields[0].text != LINE_FORMAT:
        raise NotationError("line-format", 1, 1, format=LINE_FORMAT)
    for name, field in zip(_FIELDS, fields, strict=False):
        field.name = name
    if len(fields) < len(_FIELDS):
        raise NotationError("line-short", 1, len(text) + 1, name=_FIELDS[len(fields)])
    pos = _begin(fields[1])
    _read_turn(pos, fields[2])
    pos.step = fields[3].read(lambda word: _step_of(word))
    active, first = _two(fields[4])
    pos.active = active
    pos.p1 = first
    _read_map(pos, fields[5])
    for side, field in zip((ENGLAND, SCOTLAND), fields[6].parts("/", 2), strict=True):
        _read_pool(pos, side, field)
    for side, field in zip((ENGLAND, SCOTLAND), fields[7].parts("/", 2), strict=True):
        _read_cards(pos, side, field)
    _read_named(pos, fields[8:])
    wrong = faults(pos)
    if wrong:
        raise NotationError("position", 1, 1, faults="; ".join(wrong))
    return pos


def _begin(field: _Field) -> Position:
    """Return a position of the scenario and rules that a field names."""
    scenario, colon, rest = field.text.partition(":")
    edition, *options = rest.split(",")
    names = [name.removeprefix("edition ") for name in PRESETS]
    if scenario not in SCENARIO_NAMES or not colon or edition not in names:
        raise field.wrong()
    try:
        switches = dict(read_switch(option) for option in options)
        rules = RuleSet.preset(edition, **switches)
    except (KeyError, RuleSetError):
        raise field.wrong() from None
    pos = _usual(rules, SCENARIO_NAMES.index(scenario))
    pos.scenario = SCENARIO_NAMES.index(scenario)
    return pos


def _step_of(word: str) -> int:
    for step, name in STEP_WORDS.items():
        if name == word:
            return step
    raise CodeError(0)


def _two(field: _Field) -> list[int]:
    """Return two sides."""
    if len(field.text) != 2:
        raise field.wrong()
    return [field.part(letter, i).read(_side_of) for i, letter in enumerate(field.text)]


def _side_of(letter: str) -> int:
    return code_of(letter, list(SIDE_LETTERS))


def _read_turn(pos: Position, field: _Field) -> None:
    written = re.fullmatch(r"(1[0-9]{3})/([0-9])", field.text)
    if written is None or int(written[2]) > TURNS:
        raise field.wrong()
    pos.year, pos.turn = int(written[1]), int(written[2])


def _read_map(pos: Position, field: _Field) -> None:
    """Put the blocks that a field names into their areas."""
    at = 0
    for text in field.text.split("/") if field.text != NOTHING else []:
        part = _MAP_PART.fullmatch(text)
        if part is None or part[1] not in AREA_CODES:
            raise field.wrong(at)
        area = AREA_CODES.index(part[1])
        for i in range(0, len(part[2]), 3):
            code = part[2][i : i + 2]
            if code not in BLOCK_CODES:
                raise field.wrong(at + 4 + i)
            block = BLOCK_CODES.index(code)
            if pos.at[area] >> block & 1:
                raise field.wrong(at + 4 + i)
            pos.at[area] |= 1 << block
            pos.set_strength(block, int(part[2][i + 2]))
        at += len(text) + 1


def _read_pool(pos: Position, side: int, field: _Field) -> None:
    """Put the blocks that a field names into a pool, where all are at full strength."""
    try:
        blocks = distinct(field.text, BLOCK_CODES) if field.text != NOTHING else []
    except CodeError as error:
        raise field.wrong(error.at) from None
    for block in blocks:
        pos.at[POOL[side]] |= 1 << block
        pos.set_strength(block, MAXIMUM[block])


def _read_cards(pos: Position, side: int, field: _Field) -> None:
    """Read a side's hand, the card it has chosen, and those it has played this year."""
    hand, chosen, played = field.parts(":", 3)
    card = chosen.read(lambda text: -1 if text == NOTHING else code_of(text, list(CARD_LETTERS)))
    if side == ENGLAND:
        pos.hand_e, pos.card_e, pos.played_e = hand.read(hand_of), card, played.read(played_of)
    else:
        pos.hand_s, pos.card_s, pos.played_s = hand.read(hand_of), card, played.read(played_of)


def _read_named(pos: Position, fields: list[_Field]) -> None:
    """Read the counters that have another value than usual."""
    seen: set[str] = set()
    for field in fields:
        name, equals, text = field.text.partition("=")
        if not equals or name in seen or name not in (*_NAMED, *_BYTES):
            raise field.wrong()
        seen.add(name)
        value = _Field(name, text, field.column + len(name) + 1)
        if name in _BYTES:
            setattr(pos, name, _bytes_of(value))
        else:
            setattr(pos, name, _checked(name, value))


def _checked(name: str, field: _Field) -> int:
    return field.read(lambda text: value_of(name, text))


def _bytes_of(field: _Field) -> bytes:
    if not re.fullmatch(r"(?:[0-9a-f]{2})+", field.text):
        raise field.wrong()
    return bytes.fromhex(field.text)
