"""Encodes a view by the table of planes, without NumPy."""

from __future__ import annotations

from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.cards import held
from schiltrom.engine.movement import main_size
from schiltrom.engine.tables import AREAS, CARDS, ENGLAND, NOBODY, PLACES, TURNS
from schiltrom.engine.view import PRIVATE, PUBLIC, Seen, View
from schiltrom.envs.planes import NUMBER, ONE, PLANES, SET, SIZE, START


def _told(counters: list[str], kind: str) -> list[tuple[int, int]]:
    """List the counters that planes of a kind copy: their index, and where the plane starts."""
    return [
        (counters.index(plane.counter), START[plane.name])
        for plane in PLANES
        if plane.counter in counters and plane.kind == kind
    ]


_PUBLIC_SETS: Final[list[tuple[int, int]]] = _told(PUBLIC, SET)
_PUBLIC_ONES: Final[list[tuple[int, int]]] = _told(PUBLIC, ONE)
_PUBLIC_NUMBERS: Final[list[tuple[int, int]]] = _told(PUBLIC, NUMBER)
_PRIVATE_SETS: Final[dict[int, int]] = dict(_told(PRIVATE, SET))
_PRIVATE_ONES: Final[dict[int, int]] = dict(_told(PRIVATE, ONE))
_PRIVATE_NUMBERS: Final[dict[int, int]] = dict(_told(PRIVATE, NUMBER))

_STEPS: Final[dict[int, int]] = {step: place for place, step in enumerate(sorted(steps.NAMES))}
_PLAYED_BY: Final[list[int]] = [PUBLIC.index("played_e"), PUBLIC.index("played_s")]
_FIRST_YEAR: Final[int] = PUBLIC.index("first_year")
_LAST_YEAR: Final[int] = PUBLIC.index("last_year")
_YEAR: Final[int] = PUBLIC.index("year")
_POINTS_LEFT: Final[int] = PRIVATE.index("points")

# Where the planes begin, as numbers: looking them up by name would take half the time there is.
_VIEWER: Final[int] = START["viewer"]
_STEP: Final[int] = START["step"]
_ACTIVE: Final[int] = START["active"]
_YEARS_GONE: Final[int] = START["years_gone"]
_YEARS_LEFT: Final[int] = START["years_left"]
_PLAYED: Final[int] = START["played"]
_HAND: Final[int] = START["hand"]
_HAND_SIZE: Final[int] = START["hand_size"]
_CHOSEN: Final[int] = START["chosen"]
_CARD: Final[int] = START["card"]
_AT: Final[int] = START["at"]
_STRENGTH: Final[int] = START["strength"]
_GONE: Final[int] = START["gone"]
_MOVED: Final[int] = START["moved"]
_RESERVE: Final[int] = START["reserve"]
_HIDDEN: Final[int] = START["hidden"]
_HIDDEN_MOVED: Final[int] = START["hidden_moved"]
_HIDDEN_RESERVE: Final[int] = START["hidden_reserve"]
_POOL: Final[int] = START["pool"]
_NOBLES: Final[int] = START["nobles"]
_CROSSINGS: Final[int] = START["crossings"]
_MAIN_WAY: Final[int] = START["main_way"]
_MAIN_ORIGIN: Final[int] = START["main_origin"]
_MAIN_BETWEEN: Final[int] = START["main_between"]
_ENTRIES: Final[int] = START["entries"]
_FLED: Final[int] = START["fled"]
_WITHDRAWN: Final[int] = START["withdrawn"]
_WINTERING: Final[int] = START["wintering"]
_POINTS: Final[int] = START["points"]


def encode(view: View) -> bytearray:
    """Return an observation in the order of the table, numbers not yet divided by their units."""
    out = bytearray(SIZE)
    _encode_public(view, out)
    _encode_played(view, out)
    _encode_borders(view, out)
    for place, value in view.open_business:
        _encode_private(place, value, out)
    for side, seen in enumerate(view.sides):
        _encode_blocks(seen, side, out)
        _encode_cards(seen, side, out)
        for place, value in enumerate(seen.secrets):
            if value >= 0:
                _encode_private(place, value, out)
    return out


def _bits(out: bytearray, start: int, mask: int) -> None:
    """Set the positions given by a mask."""
    while mask:
        bit = mask & -mask
        out[start + bit.bit_length() - 1] = 1
        mask ^= bit


def _encode_public(view: View, out: bytearray) -> None:
    """Encode whose view it is, and what everybody sees."""
    if view.side != NOBODY:
        out[_VIEWER + view.side] = 1
    out[_STEP + _STEPS[view.step]] = 1
    if view.active != NOBODY:
        out[_ACTIVE + view.active] = 1
    public = view.public
    out[_YEARS_GONE] = public[_YEAR] - public[_FIRST_YEAR]
    out[_YEARS_LEFT] = max(public[_LAST_YEAR] - public[_YEAR], 0)
    out[_FLED] = view.fled
    out[_NOBLES] = view.nobles[0]
    out[_NOBLES + 1] = view.nobles[1]
    for place, start in _PUBLIC_SETS:
        if public[place]:
            _bits(out, start, public[place])
    for place, start in _PUBLIC_ONES:
        if public[place] >= 0:
            out[start + public[place]] = 1
    for place, start in _PUBLIC_NUMBERS:
        out[start] = public[place]


def _encode_private(place: int, value: int, out: bytearray) -> None:
    """Encode one counter of the side to choose; below 0 means none."""
    if place in _PRIVATE_ONES:
        if value >= 0:
            out[_PRIVATE_ONES[place] + value] = 1
    elif place in _PRIVATE_SETS:
        _bits(out, _PRIVATE_SETS[place], value)
    elif place in _PRIVATE_NUMBERS:
        out[_PRIVATE_NUMBERS[place]] = value
    elif place == _POINTS_LEFT:
        for area in range(AREAS):
            out[_POINTS + area] = value >> 2 * area & 3


def _encode_played(view: View, out: bytearray) -> None:
    """Encode the cards played this year, four bits for each game turn."""
    for side in range(2):
        played = view.public[_PLAYED_BY[side]]
        start = _PLAYED + side * TURNS * CARDS
        while played:
            if played & 15:
                out[start + (played & 15) - 1] = 1
            played >>= 4
            start += CARDS


def _encode_borders(view: View, out: bytearray) -> None:
    """Encode who crossed which border, and where the main attacks came from."""
    out[_CROSSINGS : _CROSSINGS + len(view.crossings)] = bytes(view.crossings)
    main = view.main
    size = main_size(view.rules)
    for i in range(0, len(main), size):
        out[_MAIN_WAY + main[i]] = 1 + main[i + 1]
        out[_MAIN_ORIGIN + main[i]] = 1 + main[i + 2]
        if size > 3:
            out[_MAIN_BETWEEN + main[i]] = 1 + main[i + 3]
    for entry in view.entries:
        out[_ENTRIES + entry] += 1


def _encode_blocks(seen: Seen, side: int, out: bytearray) -> None:
    """Encode the blocks that can be named, and how many others stand in each area."""
    for known in seen.known:
        block = known[0]
        out[_AT + PLACES * block + known[1]] = 1
        out[_STRENGTH + block] = known[2]
    for block in seen.gone:
        out[_GONE + block] = 1
    _bits(out, _MOVED, seen.moved)
    _bits(out, _RESERVE, seen.reserves)
    _bits(out, _WITHDRAWN, seen.withdrawn)
    first = side * AREAS
    out[_HIDDEN + first : _HIDDEN + first + AREAS] = bytes(seen.areas)
    out[_HIDDEN_MOVED + first : _HIDDEN_MOVED + first + AREAS] = bytes(seen.moved_in)
    out[_HIDDEN_RESERVE + first : _HIDDEN_RESERVE + first + AREAS] = bytes(seen.reserves_in)
    out[_POOL + side] = seen.pool
    if side == ENGLAND and seen.wintering >= 0:
        out[_WINTERING + seen.wintering] = 1


def _encode_cards(seen: Seen, side: int, out: bytearray) -> None:
    """Encode a side's cards, as far as they can be seen."""
    out[_HAND_SIZE + side] = seen.hand_size
    if seen.hand >= 0:
        for card in range(CARDS):
            out[_HAND + card] = held(seen.hand, card)
    if seen.chosen:
        out[_CHOSEN + side] = 1
    if seen.card >= 0:
        out[_CARD + side * CARDS + seen.card] = 1
