"""Positions and views as plain data for JSON, and back, with a format version.

What is read is checked from top to bottom before anything is built: a damaged or foreign file is
refused with a ``PositionError`` that says what is wrong.
"""

from __future__ import annotations

from typing import Final

from schiltrom.engine.laws import faults
from schiltrom.engine.position import COUNTERS, SCENARIO_NAMES, Position
from schiltrom.engine.rules import RuleSet, RuleSetError
from schiltrom.engine.tables import BLOCK_NAMES, BLOCKS, OFF, PLACE_NAMES

POSITION_FORMAT: Final = "schiltrom position"
POSITION_VERSION: Final = 1


class PositionError(ValueError):
    """Data that is no position of this game."""


def position_to_json(pos: Position) -> dict[str, object]:
    """Return a position as plain data."""
    blocks: dict[str, list[object]] = {}
    for block in range(BLOCKS):
        place = pos.place_of(block)
        if place != OFF:
            blocks[BLOCK_NAMES[block]] = [PLACE_NAMES[place], pos.strength(block)]
    return {
        "format": POSITION_FORMAT,
        "version": POSITION_VERSION,
        "rules": pos.rules.to_json(),
        "blocks": blocks,
        "main": list(pos.main),
        "entries": list(pos.entries),
        "counters": {name: getattr(pos, name) for name in COUNTERS},
    }


def check_header(data: object, name: str, version: int) -> dict[str, object]:
    """Return *data* if it is a table of the right format and version."""
    if not isinstance(data, dict) or data.get("format") != name:
        raise PositionError(f"this is no {name}")
    if data.get("version") != version:
        raise PositionError(f"{name} version {data.get('version')!r} is unknown, this is {version}")
    return data


def position_from_json(data: object) -> Position:
    """Return the position of such data, or raise ``PositionError``."""
    table = check_header(data, POSITION_FORMAT, POSITION_VERSION)
    if set(table) != {"format", "version", "rules", "blocks", "main", "entries", "counters"}:
        raise PositionError("a position has rules, blocks, main, entries and counters")
    try:
        pos = Position(RuleSet.from_json(table["rules"]))
    except RuleSetError as error:
        raise PositionError(str(error)) from error
    _read_counters(pos, table["counters"])
    _read_blocks(pos, table["blocks"])
    pos.main = _read_bytes(table["main"])
    pos.entries = _read_bytes(table["entries"])
    wrong = faults(pos)
    if wrong:
        raise PositionError("; ".join(wrong))
    return pos


def _read_counters(pos: Position, data: object) -> None:
    if not isinstance(data, dict) or set(data) != set(COUNTERS):
        raise PositionError("a position names every counter and no other")
    for name in COUNTERS:
        value = data[name]
        if not isinstance(value, int) or isinstance(value, bool) or not -1 <= value < 1 << 62:
            raise PositionError(f"{name} cannot be {value!r}")
        setattr(pos, name, value)
    if not 0 <= pos.scenario < len(SCENARIO_NAMES):
        raise PositionError(f"there is no scenario {pos.scenario}")


def _read_blocks(pos: Position, data: object) -> None:
    if not isinstance(data, dict):
        raise PositionError("blocks must be a table of names")
    for name, entry in data.items():
        if name not in BLOCK_NAMES:
            raise PositionError(f"no block is called {name!r}")
        if not isinstance(entry, list) or len(entry) != 2 or entry[0] not in PLACE_NAMES[:OFF]:
            raise PositionError(f"{name} cannot be at {entry!r}")
        strength = entry[1]
        if not isinstance(strength, int) or isinstance(strength, bool) or not 1 <= strength <= 4:
            raise PositionError(f"{name} cannot have strength {strength!r}")
        block = BLOCK_NAMES.index(name)
        pos.at[PLACE_NAMES.index(entry[0])] |= 1 << block
        pos.set_strength(block, strength)


def _read_bytes(data: object) -> bytes:
    if not isinstance(data, list):
        raise PositionError("main and entries are lists of numbers")
    for value in data:
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 256:
            raise PositionError(f"{value!r} is no number from 0 to 255")
    return bytes(data)
