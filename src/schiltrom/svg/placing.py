"""Places blocks on the map: few stand large, many small, and none hides another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from schiltrom.engine.tables import AREA_NAMES, ENGLAND, SCOTLAND
from schiltrom.screen.types import Hidden, Piece, ScreenState
from schiltrom.svg.atlas import Point, Room, atlas

DIVISIONS: Final = (1, 2, 3)
"""Rows and columns into which slots are divided if even a crowd's are too few."""


@dataclass(frozen=True, slots=True)
class Token:
    """A block, or backs of one side that cannot be told apart, before it has a place."""

    side: int
    piece: Piece | None
    count: int = 1
    moved: bool = False
    reserve: bool = False


@dataclass(frozen=True, slots=True)
class PlacedToken:
    """A token and where it stands."""

    token: Token
    at: Point
    size: float


def placed_tokens(screen: ScreenState, area: int) -> list[PlacedToken]:
    """Return all blocks of an area with their places."""
    name = AREA_NAMES[area]
    pieces = [Token(p.side, p) for p in screen.pieces if p.place == name]
    hidden = [each for each in screen.hidden if each.area == name]
    wanted = len(pieces) + sum(each.count for each in hidden)
    is_tight = wanted > max(len(room.slots) for room in atlas().rooms[area])
    tokens = [*pieces, *[token for each in hidden for token in _backs(each, stack=is_tight)]]
    return _seated(tokens, _room(area, len(tokens))) if tokens else []


def _backs(hidden: Hidden, *, stack: bool) -> list[Token]:
    """Return the backs of one side in an area: one by one, or as a stack where room is short."""
    side, count = hidden.side, hidden.count
    if stack:
        return [Token(side, None, count, hidden.moved > 0, hidden.reserves > 0)]
    first_reserve = count - hidden.reserves
    return [
        Token(side, None, 1, number < hidden.moved, number >= first_reserve)
        for number in range(count)
    ]


@cache
def _room(area: int, wanted: int) -> Room:
    """Return the largest slots that hold this many blocks."""
    rooms = [*atlas().rooms[area], *atlas().crowds[area]]
    divided = [_divided(room, parts) for parts in DIVISIONS for room in rooms]
    return max([room for room in divided if len(room.slots) >= wanted], key=lambda room: room.size)


def _divided(room: Room, parts: int) -> Room:
    """Return each slot divided into rows and columns of smaller slots."""
    size = room.size / parts
    shifts = [(i - (parts - 1) / 2) * size for i in range(parts)]
    slots = [(x + dx, y + dy) for x, y in room.slots for dy in shifts for dx in shifts]
    return Room(size - (1.5 if parts > 1 else 0), tuple(slots))


def _seated(tokens: Sequence[Token], room: Room) -> list[PlacedToken]:
    """Return both sides on their slots: the English below, coming from the south."""
    scots = [token for token in tokens if token.side == SCOTLAND]
    english = [token for token in tokens if token.side == ENGLAND]
    places = sorted(room.slots[: len(tokens)], key=lambda at: (at[1], at[0]))
    pairs = zip([*scots, *english], places, strict=True)
    return [PlacedToken(token, at, room.size) for token, at in pairs]
