"""A position as one line of text, as FEN is for chess; ``docs/notation.md`` has its fields."""

from __future__ import annotations

import re
from typing import Final

from schiltrom.engine.counters import COUNTERS
from schiltrom.engine.laws import faults
from schiltrom.engine.position import Position
from schiltrom.engine.tables import AREAS, ENGLAND, MAXIMUM, NOBODY, POOL, SCOTLAND, members
from schiltrom.notation.codes import (
    CARD_LETTERS,
    NOTHING,
    code_of,
    hand_of,
    hand_text,
    played_of,
    played_text,
    value_of,
    value_text,
)
from schiltrom.notation.errors import NotationError
from schiltrom.notation.fields import (
    STEP_WORDS,
    Field,
    begin,
    blocks_of,
    bytes_of,
    map_parts,
    rules_text,
    sides_of,
    sides_text,
    split,
    step_of,
    turn_of,
    usual,
)
from schiltrom.notation.names import AREA_CODES, BLOCK_CODES

LINE_FORMAT: Final = "hots2"
"""The format of the line and its version."""
FIRST_FORMAT: Final = "hots1"
SIDES: Final = (ENGLAND, SCOTLAND)

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
"""The counters in the positional fields; others are named where they differ from the default."""
_NAMED: Final = [name for name in COUNTERS if name not in _IN_FIELDS]
_BYTES: Final = ("main", "entries", "told_e", "told_s")
_MAP_PART: Final = re.compile(r"([A-Z][a-z]{2}):((?:[A-Za-z][a-z][1-4])+)")


# --- writing ---------------------------------------------------------------------------------


def position_to_line(pos: Position) -> str:
    """Return a position as one line.

    >>> from schiltrom import Game
    >>> position_to_line(Game.new("braveheart", seed=1297).position).split()[:5]
    ['hots2', 'braveheart:4', '1297/1', 'card', 'EE']
    """
    fields = [
        LINE_FORMAT,
        rules_text(pos.scenario, pos.rules),
        f"{pos.year}/{pos.turn}",
        STEP_WORDS[pos.step],
        sides_text(pos.active, pos.p1),
        _map_text(pos),
        "/".join(_pool_text(pos, side) for side in SIDES),
        "/".join(_cards_text(pos, side) for side in SIDES),
    ]
    plain = usual(pos.rules, pos.scenario)
    for name in _NAMED:
        value = getattr(pos, name)
        if value != getattr(plain, name):
            fields.append(f"{name}={value_text(name, value)}")
    fields += [f"{name}={getattr(pos, name).hex()}" for name in _BYTES if getattr(pos, name)]
    return " ".join(fields)


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


def position_from_line(text: str) -> Position:
    """Return the position of a line, or raise ``NotationError``.

    >>> from schiltrom import Game
    >>> pos = Game.new("campaign", edition=2, seed=7).position
    >>> position_from_line(position_to_line(pos)) == pos
    True
    """
    fields, named = split(text, (FIRST_FORMAT, LINE_FORMAT))
    pos = begin(fields[1], is_first=fields[0].text == FIRST_FORMAT)
    pos.year, pos.turn = turn_of(fields[2])
    pos.step = step_of(fields[3])
    pos.active, pos.p1 = sides_of(fields[4], 2)
    if NOBODY in (pos.active, pos.p1):
        raise fields[4].wrong()
    _read_map(pos, fields[5])
    for side, field in zip(SIDES, fields[6].parts("/", 2), strict=True):
        _read_pool(pos, side, field)
    for side, field in zip(SIDES, fields[7].parts("/", 2), strict=True):
        _read_cards(pos, side, field)
    for name, field in named.items():
        _read_named(pos, name, field)
    wrong = faults(pos)
    if wrong:
        raise NotationError("position", 1, 1, faults="; ".join(wrong))
    return pos


def _read_map(pos: Position, field: Field) -> None:
    """Put the blocks that a field names into their areas."""
    for part in map_parts(field, _MAP_PART):
        for block, strength, at in part.blocks:
            if pos.at[part.area] >> block & 1:
                raise field.wrong(at)
            pos.at[part.area] |= 1 << block
            pos.set_strength(block, strength)


def _read_pool(pos: Position, side: int, field: Field) -> None:
    """Put the blocks that a field names into a pool, where all are at full strength."""
    for block in blocks_of(field) if field.text != NOTHING else []:
        pos.at[POOL[side]] |= 1 << block
        pos.set_strength(block, MAXIMUM[block])


def _read_cards(pos: Position, side: int, field: Field) -> None:
    """Read a side's hand, the card it has chosen, and those it has played this year."""
    hand, chosen, played = field.parts(":", 3)
    card = chosen.read(lambda text: -1 if text == NOTHING else code_of(text, list(CARD_LETTERS)))
    if side == ENGLAND:
        pos.hand_e, pos.card_e, pos.played_e = hand.read(hand_of), card, played.read(played_of)
    else:
        pos.hand_s, pos.card_s, pos.played_s = hand.read(hand_of), card, played.read(played_of)


def _read_named(pos: Position, name: str, field: Field) -> None:
    """Read a counter that differs from its default."""
    if name in _BYTES:
        setattr(pos, name, bytes_of(field))
    elif name in _NAMED:
        setattr(pos, name, field.read(lambda text: value_of(name, text)))
    else:
        raise field.wrong()
