"""Destinations: where blocks in the same area can go now, and the choices that take them there.

The choices are tried on copies of a world consistent with the view, so the engine alone decides
what is legal. What a side may do with its blocks depends on nothing hidden: any world will do.
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
from schiltrom.engine.reasons.journeys import why_not_there
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
from schiltrom.text.refusals import reason_message

CANDIDATES: Final = 6
"""How many paths to an area are tried for a group before the best one is chosen."""

Way = tuple[int, ...]
"""The places a block passes through, including both ends."""


@dataclass
class Sent:
    """The result of sending a group along a path."""

    pos: Position
    choices: list[int]
    gone: list[int]
    """The blocks that arrived."""


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


def why_not_together(seen: View, blocks: list[int], area: int) -> Message | None:
    """Return why a side's blocks cannot go to an area now: what bars the first that cannot."""
    pos = stand_in(seen)
    for block in blocks:
        reason = why_not_there(pos, seen.side, block, area)
        if reason is not None:
            return reason_message(reason, pos.edward)
    return None


def arriving(seen: View, blocks: list[int], area: int) -> list[int]:
    """Return which of a side's blocks can get to an area now, those from one area together."""
    pos = stand_in(seen)
    if seen.side == NOBODY or not pos.waits_for(seen.side):
        return []
    together: dict[int, list[int]] = {}
    for block in blocks:
        if side_of(block) == seen.side and area in _ways(pos, seen.side, block):
            together.setdefault(pos.place_of(block), []).append(block)
    gone: list[int] = []
    for group in together.values():
        ways = _ways_of_group(pos, seen.side, group)
        gone += _best(pos, seen.side, group, ways[area])[1].gone if area in ways else []
    return gone


def _by_distance(ways: dict[int, list[Way]]) -> list[int]:
    return sorted(ways, key=lambda area: (len(ways[area][0]), area))


# --- one block -------------------------------------------------------------------------------


def taken_up(pos: Position) -> int:
    """Return the block whose area must be chosen now, or -1."""
    return pos.in_hand() if steps.TO_AREA[pos.step] else -1


def _take_up(pos: Position, side: int, block: int) -> list[int] | None:
    """Select a block unless it is already selected; return the choices made, or None."""
    if steps.TO_AREA[pos.step]:
        return [] if taken_up(pos) == block else None
    if not steps.TAKES_UP[pos.step] or not _may(pos, side, FIRST_BLOCK + block):
        return None
    choose(pos, side, FIRST_BLOCK + block)
    return [FIRST_BLOCK + block]


def _may(pos: Position, side: int, choice: int) -> bool:
    return allows(legal(pos, side), choice)


def _ways(pos: Position, side: int, block: int) -> dict[int, list[Way]]:
    """Return one block's paths to every place where it can stop, the best first."""
    start = pos.place_of(block)
    found: dict[int, list[Way]] = {}
    if _goes_to_pool(pos, side, block) >= 0:
        return {AREAS: [(start, AREAS)]}
    trial = pos.copy()
    taken = _take_up(trial, side, block)
    if taken is None:
        return {}
    if not steps.TO_AREA[trial.step]:
        landed = trial.place_of(block)  # the second block must land where the first did
        return {landed: [(start, landed)]}
    if _may(trial, side, FIRST_WORD + STOP):
        found[start] = [(start,)]
    _explore(trial, side, block, (start,), found)
    for ways in found.values():
        ways.sort(key=_effort)
        del ways[CANDIDATES:]
    return found


def _explore(pos: Position, side: int, block: int, way: Way, found: dict[int, list[Way]]) -> None:
    """Try every area the block may enter next, and continue from there while it can move on."""
    _, _, areas, _ = legal(pos, side)
    for area in members(areas):
        trial = pos.copy()
        choose(trial, side, FIRST_AREA + area)
        longer = (*way, area) if area != way[-1] else way
        found.setdefault(area, []).append(longer)
        if trial.step == steps.MARCH:
            _explore(trial, side, block, longer, found)


def _effort(way: Way) -> tuple[int, int, Way]:
    """Order paths: shortest first, then fewest red borders (4.3)."""
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
    """Return the paths to every place that each of the blocks could reach on its own."""
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
    """Return how far a block can move; 0 in all steps but movement."""
    if pos.step != steps.MOVE or not _may(pos, side, FIRST_BLOCK + block):
        return 0
    trial = pos.copy()
    choose(trial, side, FIRST_BLOCK + block)
    return trial.steps_left


def _best(pos: Position, side: int, blocks: list[int], ways: list[Way]) -> tuple[Way, Sent]:
    """Return the path on which most blocks arrive, with most of them in the main attack."""
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
    """Return the blocks that would only be in reserve on arrival (5.32, 5.33)."""
    return [block for block in sent.gone if sent.pos.reserves >> block & 1]


def _merit(sent: Sent) -> tuple[int, int]:
    return len(sent.gone), -len(_reserves(sent))


def _send(pos: Position, side: int, blocks: list[int], way: Way) -> Sent:
    """Send the blocks along a path one by one, as many as can get through."""
    sent = Sent(pos.copy(), [], [])
    for block in blocks:
        trial = sent.pos.copy()
        choices = _send_one(trial, side, block, way)
        if choices is not None:
            sent = Sent(trial, sent.choices + choices, [*sent.gone, block])
    return sent


def _send_one(pos: Position, side: int, block: int, way: Way) -> list[int] | None:
    """Send a block along a path; return the choices made, or None if it cannot get there."""
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
    # The Norse go only by sea; and a block that winters where it is names that area.
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


# --- results ---------------------------------------------------------------------------------


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
    """Say which blocks are left behind, or which would only be in reserve."""
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
