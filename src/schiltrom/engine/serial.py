"""Positions and views as plain data for JSON, and back, with a format version.

Sets are written as lists of names, so that every language can hold the numbers. Input is checked
completely before anything is built: a damaged or foreign file is refused with a ``PositionError``
that says what is wrong.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import Any, Final

from schiltrom.engine import steps
from schiltrom.engine.choices import TEXTS
from schiltrom.engine.counters import COUNTER_TABLE, COUNTERS, SCENARIO_NAMES
from schiltrom.engine.laws import faults
from schiltrom.engine.position import Position
from schiltrom.engine.rules import RuleSet, RuleSetError
from schiltrom.engine.tables import (
    AREA_NAMES,
    AREAS,
    BLOCK_NAMES,
    BLOCKS,
    BORDER_ENDS,
    BORDERS,
    CARDS,
    HAND_SIZE,
    NOBLES_IN_PLAY,
    NOBODY,
    OFF,
    PLACE_NAMES,
    STRONGEST,
    members,
)
from schiltrom.engine.told import TOLD_SIZE
from schiltrom.engine.view import PRIVATE, PUBLIC, Seen, View

POSITION_FORMAT: Final = "schiltrom position"
POSITION_VERSION: Final = 2
VIEW_FORMAT: Final = "schiltrom view"
VIEW_VERSION: Final = 1

BORDER_NAMES: Final[list[str]] = [
    f"{AREA_NAMES[ends[0]]}|{AREA_NAMES[ends[1]]}" for ends in BORDER_ENDS
]
_NAMES: Final = {"blocks": BLOCK_NAMES, "areas": AREA_NAMES, "borders": BORDER_NAMES}
_SETS: Final[dict[str, list[str]]] = {
    counter.name: _NAMES[counter.kind] for counter in COUNTER_TABLE if counter.kind in _NAMES
}
"""The counters that are sets, with the names of their possible members."""


class PositionError(ValueError):
    """Data that is not a position, or not a view, of this game."""


# --- checked reading -------------------------------------------------------------------------


def table_of(data: object, keys: list[str], what: str) -> dict[str, object]:
    """Return *data* if it is a table with exactly these keys."""
    if not isinstance(data, dict) or set(data) != set(keys):
        raise PositionError(f"{what} must have exactly {', '.join(keys)}")
    return data


def header_of(data: object, name: str, version: int) -> None:
    """Refuse data with another format or a version that is not known."""
    if not isinstance(data, dict) or data.get("format") != name:
        raise PositionError(f"this is not a {name}")
    if data.get("version") not in range(1, version + 1):
        raise PositionError(f"{name} version {data.get('version')!r} is unknown; this is {version}")


def list_of(data: object, what: str) -> list[object]:
    """Return *data* if it is a list."""
    if not isinstance(data, list):
        raise PositionError(f"{what} must be a list")
    return data


def number_of(data: object, low: int, high: int, what: str) -> int:
    """Return *data* if it is a whole number from *low* to *high*."""
    if not isinstance(data, int) or isinstance(data, bool) or not low <= data <= high:
        raise PositionError(f"{what} cannot be {data!r}")
    return data


def name_of(data: object, names: list[str], what: str) -> int:
    """Return the index of a name in a list of names."""
    if not isinstance(data, str) or data not in names:
        raise PositionError(f"{what} cannot be {data!r}")
    return names.index(data)


def set_to_json(mask: int, names: list[str]) -> list[str]:
    """Return a set as a list of names."""
    return [names[i] for i in members(mask)]


def set_from_json(data: object, names: list[str], what: str) -> int:
    """Return the set given by a list of names."""
    mask = 0
    for name in list_of(data, what):
        mask |= 1 << name_of(name, names, what)
    return mask


def counter_to_json(name: str, value: int) -> object:
    """Return a counter as a number, or as a list of names if it is a set."""
    return set_to_json(value, _SETS[name]) if name in _SETS else value


def counter_from_json(name: str, data: object) -> int:
    """Return the counter's value from plain data."""
    if name in _SETS:
        return set_from_json(data, _SETS[name], name)
    return number_of(data, -1, 1 << 60, name)


def bytes_from_json(data: object, what: str) -> bytes:
    """Return the bytes given by a list of small numbers."""
    return bytes([number_of(value, 0, 255, what) for value in list_of(data, what)])


def rules_from_json(data: object) -> RuleSet:
    """Return the rule set from plain data."""
    try:
        return RuleSet.from_json(data)
    except RuleSetError as error:
        raise PositionError(str(error)) from error


# --- positions -------------------------------------------------------------------------------

_ADDED: Final[dict[str, int]] = {
    counter.name: counter.default
    for counter in COUNTER_TABLE
    if counter.name in ("raided", "points_e", "built")
}
"""The counters that the first files lacked; they are written only where they differ."""
_ADDED_BYTES: Final = ("told_e", "told_s")
"""Likewise what is told of a side that is held back."""
_POSITION_KEYS: Final = ["format", "version", "rules", "blocks", "main", "entries", "counters"]


_NOTHING_HELD: Final[dict[str, list[int]]] = {name: [] for name in _ADDED_BYTES}
_ALL_KEYS: Final = [*_POSITION_KEYS, *_ADDED_BYTES]
_AS_BEFORE: Final[dict[str, object]] = {
    name: counter_to_json(name, value) for name, value in _ADDED.items()
}


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
        **{name: list(getattr(pos, name)) for name in _ADDED_BYTES if getattr(pos, name)},
        "counters": {
            name: counter_to_json(name, getattr(pos, name))
            for name in COUNTERS
            if name not in _ADDED or getattr(pos, name) != _ADDED[name]
        },
    }


def position_from_json(data: object) -> Position:
    """Return the position from plain data, or raise ``PositionError``."""
    header_of(data, POSITION_FORMAT, POSITION_VERSION)
    table = table_of(_with(data, _NOTHING_HELD), _ALL_KEYS, "a position")
    pos = Position(rules_from_json(table["rules"]))
    counters = table_of(
        _with(table["counters"], _AS_BEFORE), COUNTERS, "the counters of a position"
    )
    for name in COUNTERS:
        setattr(pos, name, counter_from_json(name, counters[name]))
    number_of(pos.scenario, 0, len(SCENARIO_NAMES) - 1, "scenario")
    if not isinstance(table["blocks"], dict):
        raise PositionError("blocks must be a table")
    for name, entry in table["blocks"].items():
        block = name_of(name, BLOCK_NAMES, "a block")
        _place(pos, block, list_of(entry, str(name)))
    pos.main = bytes_from_json(table["main"], "main")
    pos.entries = bytes_from_json(table["entries"], "entries")
    pos.told_e = _told_from_json(table["told_e"])
    pos.told_s = _told_from_json(table["told_s"])
    wrong = faults(pos)
    if wrong:
        raise PositionError("; ".join(wrong))
    return pos


def _with(data: object, added: dict[str, Any]) -> object:
    """Return a table with what older files lack."""
    return {**added, **data} if isinstance(data, dict) else data


def _told_from_json(data: object) -> bytes:
    """Return what is told of a side: nothing held back, or a complete snapshot."""
    told = bytes_from_json(data, "told")
    if len(told) not in (0, TOLD_SIZE):
        raise PositionError(f"what is told of a side has {TOLD_SIZE} numbers")
    return told


def _place(pos: Position, block: int, entry: list[object]) -> None:
    """Put a block where its entry says it is."""
    name = BLOCK_NAMES[block]
    if len(entry) != 2:
        raise PositionError(f"{name} must have a place and a strength")
    place = name_of(entry[0], PLACE_NAMES[:OFF], f"the place of {name}")
    strength = number_of(entry[1], 1, STRONGEST, f"the strength of {name}")
    pos.at[place] |= 1 << block
    pos.set_strength(block, strength)


# --- views -----------------------------------------------------------------------------------

_SIDES: Final = ["England", "Scotland", "spectator"]
_VIEW_KEYS: Final = [
    "format",
    "version",
    "rules",
    "side",
    "step",
    "active",
    "public",
    "crossings",
    "main",
    "entries",
    "fled",
    "nobles",
    "open",
    "sides",
    "legal",
]
_SEEN_KEYS: Final = [
    "blocks",
    "areas",
    "moved_in",
    "reserves_in",
    "pool",
    "gone",
    "moved",
    "reserves",
    "hand_size",
    "hand",
    "chosen",
    "card",
    "withdrawn",
    "wintering",
    "secrets",
]


def view_to_json(view: View) -> dict[str, object]:
    """Return a view as plain data."""
    opened = {PRIVATE[i]: counter_to_json(PRIVATE[i], value) for i, value in view.open_business}
    return {
        "format": VIEW_FORMAT,
        "version": VIEW_VERSION,
        "rules": view.rules.to_json(),
        "side": _SIDES[view.side],
        "step": steps.NAMES[view.step],
        "active": _SIDES[view.active] if view.active != NOBODY else None,
        "public": {name: counter_to_json(name, view.counter(name)) for name in PUBLIC},
        "crossings": _numbers_to_json(view.crossings, BORDER_NAMES),
        "main": list(view.main),
        "entries": list(view.entries),
        "fled": view.fled,
        "nobles": view.nobles,
        "open": opened,
        "sides": [_seen_to_json(seen) for seen in view.sides],
        "legal": [TEXTS[choice] for choice in members(view.legal)],
    }


def _seen_to_json(seen: Seen) -> dict[str, object]:
    secrets = {PRIVATE[i]: counter_to_json(PRIVATE[i], v) for i, v in enumerate(seen.secrets)}
    return {
        "blocks": [
            [BLOCK_NAMES[b], PLACE_NAMES[place], strength] for b, place, strength in seen.known
        ],
        "areas": _numbers_to_json(seen.areas, AREA_NAMES),
        "moved_in": _numbers_to_json(seen.moved_in, AREA_NAMES),
        "reserves_in": _numbers_to_json(seen.reserves_in, AREA_NAMES),
        "pool": seen.pool,
        "gone": [BLOCK_NAMES[block] for block in seen.gone],
        "moved": set_to_json(seen.moved, BLOCK_NAMES),
        "reserves": set_to_json(seen.reserves, BLOCK_NAMES),
        "hand_size": seen.hand_size,
        "hand": seen.hand,
        "chosen": seen.chosen,
        "card": seen.card,
        "withdrawn": set_to_json(seen.withdrawn, BLOCK_NAMES),
        "wintering": seen.wintering,
        "secrets": secrets or None,
    }


def _numbers_to_json(numbers: list[int], names: list[str]) -> dict[str, int]:
    """Return the non-zero numbers by name."""
    return {names[i]: n for i, n in enumerate(numbers) if n}


def _numbers_from_json(data: object, names: list[str], what: str) -> list[int]:
    numbers = [0] * len(names)
    if not isinstance(data, dict):
        raise PositionError(f"{what} must be a table")
    for name, value in data.items():
        numbers[name_of(name, names, what)] = number_of(value, 1, BLOCKS, what)
    return numbers


def view_from_json(data: object) -> View:
    """Return the view from plain data, or raise ``PositionError``."""
    header_of(data, VIEW_FORMAT, VIEW_VERSION)
    table = table_of(data, _VIEW_KEYS, "a view")
    side = name_of(table["side"], _SIDES, "side")
    view = View(rules_from_json(table["rules"]), side if side < 2 else NOBODY)
    view.step = _step_from_json(table["step"])
    active = table["active"]
    view.active = NOBODY if active is None else name_of(active, _SIDES[:2], "active")
    public = table_of(table["public"], PUBLIC, "what is public")
    view.public = [counter_from_json(name, public[name]) for name in PUBLIC]
    view.crossings = _numbers_from_json(table["crossings"], BORDER_NAMES, "crossings")
    view.main = bytes_from_json(table["main"], "main")
    view.entries = bytes_from_json(table["entries"], "entries")
    view.fled = number_of(table["fled"], 0, BLOCKS, "fled")
    view.nobles = [
        number_of(n, 0, NOBLES_IN_PLAY, "nobles") for n in list_of(table["nobles"], "nobles")
    ]
    view.open_business = _open_from_json(table["open"])
    view.sides = [_seen_from_json(seen) for seen in list_of(table["sides"], "sides")]
    view.legal = set_from_json(table["legal"], TEXTS, "legal")
    if len(view.nobles) != 2 or len(view.sides) != 2:
        raise PositionError("a view has two sides")
    return view


def _step_from_json(data: object) -> int:
    for step, name in steps.NAMES.items():
        if name == data:
            return step
    raise PositionError(f"there is no step {data!r}")


def _open_from_json(data: object) -> list[list[int]]:
    if not isinstance(data, dict):
        raise PositionError("open must be a table")
    return [
        [name_of(name, PRIVATE, "open"), counter_from_json(name, value)]
        for name, value in data.items()
    ]


def _seen_from_json(data: object) -> Seen:
    table = table_of(data, _SEEN_KEYS, "what is seen of a side")
    seen = Seen()
    for entry in list_of(table["blocks"], "blocks"):
        fields = list_of(entry, "a block")
        if len(fields) != 3:
            raise PositionError("a block has a name, a place and a strength")
        block = name_of(fields[0], BLOCK_NAMES, "a block")
        place = name_of(fields[1], PLACE_NAMES[:OFF], "a place")
        seen.known.append([block, place, number_of(fields[2], 1, STRONGEST, "a strength")])
    seen.areas = _numbers_from_json(table["areas"], AREA_NAMES, "areas")
    seen.moved_in = _numbers_from_json(table["moved_in"], AREA_NAMES, "moved_in")
    seen.reserves_in = _numbers_from_json(table["reserves_in"], AREA_NAMES, "reserves_in")
    seen.pool = number_of(table["pool"], 0, BLOCKS, "pool")
    seen.gone = [name_of(name, BLOCK_NAMES, "gone") for name in list_of(table["gone"], "gone")]
    seen.moved = set_from_json(table["moved"], BLOCK_NAMES, "moved")
    seen.reserves = set_from_json(table["reserves"], BLOCK_NAMES, "reserves")
    seen.withdrawn = set_from_json(table["withdrawn"], BLOCK_NAMES, "withdrawn")
    seen.hand_size = number_of(table["hand_size"], 0, HAND_SIZE, "hand_size")
    seen.hand = number_of(table["hand"], -1, 1 << 3 * CARDS, "hand")
    seen.card = number_of(table["card"], -1, CARDS - 1, "card")
    seen.wintering = number_of(table["wintering"], -1, AREAS - 1, "wintering")
    if not isinstance(table["chosen"], bool):
        raise PositionError("chosen must be true or false")
    seen.chosen = table["chosen"]
    if table["secrets"] is not None:
        secrets = table_of(table["secrets"], PRIVATE, "secrets")
        seen.secrets = [counter_from_json(name, secrets[name]) for name in PRIVATE]
    return seen


assert len(BORDER_NAMES) == BORDERS


# --- between processes -------------------------------------------------------------------------


def _reduced_position(
    pos: Position,
) -> tuple[Callable[[object], Position], tuple[dict[str, object]]]:
    return position_from_json, (position_to_json(pos),)


def _reduced_view(view: View) -> tuple[Callable[[object], View], tuple[dict[str, object]]]:
    return view_from_json, (view_to_json(view),)


# Compiled classes cannot be pickled without help.
copyreg.pickle(Position, _reduced_position)
copyreg.pickle(View, _reduced_view)
