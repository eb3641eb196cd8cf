"""Destinations: where blocks that stand together can go now, and the choices that do it.

The choices are tried on copies of a world that the view allows, so that the engine alone decides
what is legal. What a side may do with its own blocks depends on nothing hidden: any world will do.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.choices import (
    DISBAND,
    FIRST_AREA,
    FIRST_BLOCK,
    FIRST_WORD,
    STOP,
    TEXTS,
    allows,
)
from schiltrom.engine.flow import choose, legal
from schiltrom.engine.position import Position, border_between, side_of
from schiltrom.engine.tables import (
    AREA_NAMES,
    AREAS,
    EDWARD,
    NOBODY,
    NORSE,
    OWN,
    RED,
    members,
)
from schiltrom.engine.view import View
from schiltrom.screen.state import stand_in
from schiltrom.screen.types import Reach
from schiltrom.text.message import Argument, Message, TheBlocks

CANDIDATES: Final = 6
"""How many ways to an area are tried for a group before the best of them is taken."""

Way = tuple[int, ...]
"""The places a block goes through, with both ends."""


@dataclass
class Sent:
    """What became of a group on its way."""

    pos: Position
    choices: list[int]
    gone: list[int]
    """The blocks that got through."""


def destinations(seen: View, blocks: list[int]) -> list[Reach]:
    """Return where a side's blocks can go together, nearest first; nothing if they cannot."""
    if seen.side == NOBODY or not blocks or len(set(blocks)) != len(blocks):
        return []
    pos = stand_in(seen)
    places = {pos.place_of(block) for block in blocks}
    if len(places) != 1 or any(side_of(block) != seen.side for block in blocks):
        return []
    if not pos.waits_for(seen.side):
        return []
    ways = _ways_of_group(pos, seen.side, blocks)
    return [_told(pos, seen.side, blocks, area, ways[area]) for area in _by_distance(ways)]


def _by_distance(ways: dict[int, list[Way]]) -> list[int]:
    return sorted(ways, key=lambda area: (len(ways[area][0]), area))


# --- one block -------------------------------------------------------------------------------


def taken_up(pos: Position) -> int:
    """Return the block for which an area is to be chosen now, or -1."""
    return pos.in_hand() if steps.TO_AREA[pos.step] else -1


def _take_up(pos: Position, side: int, block: int) -> list[int] | None:
    """Take a block up unless it is already; return the choices that took, or None."""
    if steps.TO_AREA[pos.step]:
        return [] if taken_up(pos) == block else None
    if not steps.TAKES_UP[pos.step] or not _may(pos, side, FIRST_BLOCK + block):
        return None
    choose(pos, side, FIRST_BLOCK + block)
    return [FIRST_BLOCK + block]


def _may(pos: Position, side: int, choice: int) -> bool:
    return allows(legal(pos, side), choice)


def _ways(pos: Position, side: int, block: int) -> dict[int, list[Way]]:
    """Return the ways of one block to every place it can end in, the best first."""
    start = pos.place_of(block)
    found: dict[int, list[Way]] = {}
    if _goes_to_pool(pos, side, block) >= 0:
        return {AREAS: [(start, AREAS)]}
    trial = pos.copy()
    taken = _take_up(trial, side, block)
    if taken is None:
        return {}
    if not steps.TO_AREA[trial.step]:
        landed = trial.place_of(block)  # the second ship sails where the first did
        return {landed: [(start, landed)]}
    if _may(trial, side, FIRST_WORD + STOP):
        found[start] = [(start,)]
    _explore(trial, side, block, (start,), found)
    for ways in found.values():
        ways.sort(key=_effort)
        del ways[CANDIDATES:]
    return found


def _explore(pos: Position, side: int, block: int, way: Way, found: dict[int, list[Way]]) -> None:
    """Try every area the block may enter next, and go on from there while it is on the march."""
    _, _, areas, _ = legal(pos, side)
    for area in members(areas):
        trial = pos.copy()
        choose(trial, side, FIRST_AREA + area)
        longer = (*way, area) if area != way[-1] else way
        found.setdefault(area, []).append(longer)
        if trial.step == steps.MARCH:
            _explore(trial, side, block, longer, found)


def _effort(way: Way) -> tuple[int, int, Way]:
    """Order ways: the shortest, then those over the fewest red borders (4.3)."""
    red = 0
    for here, there in pairwise(way):
        border = border_between(here, there) if max(here, there) < AREAS else -1
        red += border >= 0 and RED >> border & 1
    return len(way), red, way


def _goes_to_pool(pos: Position, side: int, block: int) -> int:
    """Return the choice that sends a block to the pool, or -1."""
    if steps.TO_POOL[pos.step] and _may(pos, side, FIRST_BLOCK + block):
        return FIRST_BLOCK + block
    if pos.step == steps.EDWARD_WINTER and block == EDWARD:
        return FIRST_WORD + DISBAND
    return -1


# --- a group ---------------------------------------------------------------------------------


def _ways_of_group(pos: Position, side: int, blocks: list[int]) -> dict[int, list[Way]]:
    """Return the ways to every place that each of the blocks could reach, were it alone."""
    if taken_up(pos) >= 0 and blocks != [taken_up(pos)]:
        return {}
    common: dict[int, list[Way]] | None = None
    alike: set[tuple[int, bool]] = set()
    for block in sorted(blocks, key=lambda each: (_range(pos, side, each), each)):
        kind = (_range(pos, side, block), block == NORSE)
        if kind in alike and _may(pos, side, FIRST_BLOCK + block):
            continue
        alike.add(kind)
        ways = _ways(pos, side, block)
        common = ways if common is None else {a: w for a, w in common.items() if a in ways}
    return common or {}


def _range(pos: Position, side: int, block: int) -> int:
    """Return how far a block can march; 0 in all steps but movement."""
    if pos.step != steps.MOVE or not _may(pos, side, FIRST_BLOCK + block):
        return 0
    trial = pos.copy()
    choose(trial, side, FIRST_BLOCK + block)
    return trial.steps_left


def _best(pos: Position, side: int, blocks: list[int], ways: list[Way]) -> tuple[Way, Sent]:
    """Return the way that lets most blocks through, most of them into the main attack."""
    best: tuple[Way, Sent] | None = None
    for way in ways:
        sent = _send(pos, side, blocks, way)
        if best is None or _merit(sent) > _merit(best[1]):
            best = way, sent
        if len(sent.gone) == len(blocks) and not _reserves(sent):
            break
    assert best is not None
    return best


def _reserves(sent: Sent) -> list[int]:
    """Return the blocks that would only be in reserve where they have come (5.32, 5.33)."""
    return [block for block in sent.gone if sent.pos.reserves >> block & 1]


def _merit(sent: Sent) -> tuple[int, int]:
    return len(sent.gone), -len(_reserves(sent))


def _send(pos: Position, side: int, blocks: list[int], way: Way) -> Sent:
    """Send one block after the other along a way, as many as get through."""
    sent = Sent(pos.copy(), [], [])
    for block in blocks:
        trial = sent.pos.copy()
        choices = _send_one(trial, side, block, way)
        if choices is not None:
            sent = Sent(trial, sent.choices + choices, [*sent.gone, block])
    return sent


def _send_one(pos: Position, side: int, block: int, way: Way) -> list[int] | None:
    """Send a block along a way; return the choices it took, or None if it does not get there."""
    if way[-1] >= AREAS:
        choice = _goes_to_pool(pos, side, block)
        if choice < 0:
            return None
        choose(pos, side, choice)
        return [choice]
    if not pos.waits_for(side):
        return None
    choices = _take_up(pos, side, block)
    if choices is None:
        return None
    if not steps.TO_AREA[pos.step]:
        return choices if pos.place_of(block) == way[-1] else None
    # The Norse know no way but the sea; and who winters where he is names that area.
    legs = way[-1:] if block == NORSE or len(way) == 1 else way[1:]
    if pos.step == steps.MARCH and way == (pos.here,):
        legs = ()
    for area in legs:
        if not _may(pos, side, FIRST_AREA + area):
            return None
        choose(pos, side, FIRST_AREA + area)
        choices.append(FIRST_AREA + area)
    if pos.step == steps.MARCH and pos.mover == block:
        choose(pos, side, FIRST_WORD + STOP)
        choices.append(FIRST_WORD + STOP)
    return choices


# --- telling ---------------------------------------------------------------------------------


def _told(pos: Position, side: int, blocks: list[int], area: int, ways: list[Way]) -> Reach:
    """Return one place the group can go to."""
    way, sent = _best(pos, side, blocks, ways)
    enemies = area < AREAS and pos.at[area] & OWN[1 - side] != 0
    return Reach(
        area=_name(area),
        path=[_name(place) for place in way],
        cost=pos.moves - sent.pos.moves if steps.PHASE[pos.step] == steps.IN_MOVES else 0,
        attack=enemies,
        choices=[TEXTS[choice] for choice in sent.choices],
        note=_note(pos, blocks, sent),
    )


def _name(place: int) -> str:
    return AREA_NAMES[place] if place < AREAS else "pool"


def _note(pos: Position, blocks: list[int], sent: Sent) -> Message | None:
    """Say who is left behind, or who would only be in reserve."""
    left = [block for block in blocks if block not in sent.gone]
    if left:
        facts: dict[str, Argument] = {
            "blocks": TheBlocks(tuple(left), pos.edward),
            "count": len(sent.gone),
            "total": len(blocks),
        }
        return Message("reach-some", facts, "4.3")
    reserves = _reserves(sent)
    if reserves and steps.PHASE[pos.step] == steps.IN_MOVES:
        return Message("reach-reserve", {"count": len(reserves), "total": len(blocks)}, "5.32")
    return None
