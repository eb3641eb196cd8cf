"""The order in which a computer gives its orders, which must tell nothing of its hidden blocks.

What it decides is one thing, in which order it is seen another: others see from where to where
blocks go, one after another. So they go in the order of the map, wherever that comes to the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from schiltrom.ai.opponent import Considered
from schiltrom.engine import steps
from schiltrom.engine.choices import DONE, FIRST_AREA, FIRST_BLOCK, FIRST_WORD
from schiltrom.engine.flow import choose, legal_mask
from schiltrom.engine.movement import main_size
from schiltrom.engine.position import Position

SCATTERS: Final = (steps.RETREAT, steps.REGROUP)
"""The steps at which blocks leave the field one by one, each seen at once (5.5, 5.6)."""


def in_order(world: Position, side: int, lines: list[list[int]]) -> list[int]:
    """Return the lines of a whole step in the order of the map, and then that it is done."""
    if world.step == steps.MOVE:
        return marches_in_order(world, side, [*_joined(lines), FIRST_WORD + DONE])
    return [*goings_in_order(world, side, lines), FIRST_WORD + DONE]


def marches_in_order(world: Position, side: int, choices: Sequence[int]) -> list[int]:
    """Return the orders of a movement phase by origin and way, if that comes to the same (4.2)."""
    marches: list[list[int]] = []
    ends: list[int] = []
    for choice in choices:
        if choice == FIRST_WORD + DONE:
            ends.append(choice)
        elif FIRST_BLOCK <= choice < FIRST_AREA:
            marches.append([choice])
        else:
            marches[-1].append(choice)
    ordered = sorted(marches, key=lambda each: (world.place_of(each[0] - FIRST_BLOCK), each[1:]))
    found = [_result(world, side, orders) for orders in (marches, ordered)]
    return [*_joined(ordered), *ends] if found[0] == found[1] else list(choices)


def goings_in_order(world: Position, side: int, goings: list[list[int]]) -> list[int]:
    """Return who goes where from the field, by area; earlier letters first where they must (5.5).

    Each going is a block and an area. One that has become impossible is left out.
    """
    pos = world.copy()
    left = sorted(goings, key=lambda going: going[1])
    choices: list[int] = []
    while True:
        going = next((each for each in left if _follow(pos.copy(), side, each)), None)
        if going is None:
            return choices
        _follow(pos, side, going)
        left.remove(going)
        choices += going


def draw_in_order(world: Position, ranked: list[Considered]) -> Considered:
    """Return the best line, or the first by area of the draws that would be made anyway (7.62).

    A draw would be made if it is the best use of its area's points, and better than nothing.
    """
    best = ranked[0]
    if world.step != steps.SCOTTISH_BUILD or not _is_area(best.choices[0]):
        return best
    used: set[int] = set()
    draws: list[Considered] = []
    for line in ranked:
        choice = line.choices[0]
        if choice >= FIRST_WORD:
            break
        area = choice - FIRST_AREA if _is_area(choice) else world.place_of(choice - FIRST_BLOCK)
        if _is_area(choice) and area not in used:
            draws.append(line)
        used.add(area)
    return min(draws, key=lambda line: line.choices[0])


def _is_area(choice: int) -> bool:
    return FIRST_AREA <= choice < FIRST_WORD


def _joined(orders: list[list[int]]) -> list[int]:
    return [choice for order in orders for choice in order]


def _follow(pos: Position, side: int, choices: list[int]) -> bool:
    """Make choices as long as they are legal; return whether all were."""
    for choice in choices:
        if not legal_mask(pos, side) >> choice & 1:
            return False
        choose(pos, side, choice)
    return True


def _result(world: Position, side: int, orders: list[list[int]]) -> Position | None:
    """Return where orders lead, whatever came first of what lies side by side then."""
    pos = world.copy()
    if not _follow(pos, side, _joined(orders)):
        return None
    size = main_size(pos.rules)
    pos.main = b"".join(sorted(pos.main[i : i + size] for i in range(0, len(pos.main), size)))
    pos.entries = bytes(sorted(pos.entries))
    return pos
