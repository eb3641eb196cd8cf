"""Lines: what a side may do next, as orders rather than clicks.

An order of movement sends blocks of one group to one area; a combat turn is a block and what it
does; a retreat, a regrouping, a voyage is a block and where it goes. Each line has the choices that
carry it out and the position after them. The engine alone decides what is legal.
"""

from __future__ import annotations

from typing import Final

from schiltrom.engine import movement, steps
from schiltrom.engine.choices import (
    CHOICES,
    DONE,
    FIRST_AREA,
    FIRST_BLOCK,
    FIRST_WORD,
    HOLD,
    PASS,
    STOP,
)
from schiltrom.engine.flow import choose, legal, legal_mask
from schiltrom.engine.position import Position, border_between
from schiltrom.engine.tables import (
    AREAS,
    COMBAT_NUMBER,
    HOME_BLOCKS,
    IN_ENGLAND,
    NOBLES,
    NORSE,
    NORSE_BIT,
    OWN,
    RED,
    lowest,
    members,
)

ENDS: Final = 1 << FIRST_WORD + DONE | 1 << FIRST_WORD + PASS
"""The choices that change nothing."""


class Line:
    """Choices that belong together, and the position they lead to."""

    def __init__(self, choices: list[int], pos: Position) -> None:
        self.choices = choices
        self.pos = pos
        self.value = 0.0

    def idle(self) -> bool:
        """Return whether it does nothing."""
        return len(self.choices) == 1 and ENDS >> self.choices[0] & 1 == 1

    def then(self, choice: int, side: int) -> Line:
        """Return the line with one more choice."""
        pos = self.pos.copy()
        choose(pos, side, choice)
        return Line([*self.choices, choice], pos)


def lines_of(pos: Position, side: int) -> list[Line]:
    """Return what a side may do next; doing nothing, if allowed, leaves the position as it is."""
    if pos.step == steps.MOVE:
        return movement_lines(pos, side)
    mask = legal_mask(pos, side)
    found: list[Line] = []
    start = Line([], pos)
    for choice in range(CHOICES):
        if not mask >> choice & 1:
            continue
        if ENDS >> choice & 1:
            found.append(Line([choice], pos))
        elif steps.TAKES_UP[pos.step]:
            _go_on(start.then(choice, side), side, found)
        else:
            found.append(_at_rest(start.then(choice, side), side))
    return found


def _go_on(line: Line, side: int, found: list[Line]) -> None:
    """Add what the chosen block can do."""
    if not steps.IS_SECOND[line.pos.step]:
        found.append(line)  # the second ship sails where the first did
        return
    mask = legal_mask(line.pos, side)
    for choice in range(CHOICES):
        if mask >> choice & 1:
            # Where one can fire, to hold is worth nothing.
            if choice == FIRST_WORD + HOLD and mask >> (choice - 1) & 1:
                continue
            found.append(line.then(choice, side))


def _at_rest(line: Line, side: int) -> Line:
    """Stop a block that could move on."""
    pos = line.pos
    if pos.step == steps.MARCH and pos.active == side and pos.here != pos.origin:
        return line.then(FIRST_WORD + STOP, side)
    return line


# --- movement --------------------------------------------------------------------------------


def movement_lines(pos: Position, side: int) -> list[Line]:
    """Return the orders that can be given: a group, or part of it, to an area (4.2)."""
    found = [Line([FIRST_WORD + DONE], pos)]
    _, ready, _, _ = legal(pos, side)
    for origin in range(AREAS):
        orders_from(pos, side, origin, pos.at[origin] & ready, found)
    return found


def orders_from(pos: Position, side: int, origin: int, blocks: int, found: list[Line]) -> None:
    """Add the orders that can be given to blocks of one area (4.2)."""
    if blocks & NORSE_BIT:
        blocks ^= NORSE_BIT
        _sail(pos, side, origin, found)
    if blocks == 0:
        return
    parties = _parties(pos, origin, blocks)
    for way in _ways(pos, side, origin, _farthest(pos, blocks)):
        # Into battle one does not send the weakest alone.
        attack = pos.at[way[-1]] & OWN[1 - side] != 0
        for party in parties[1:] if attack and len(parties) > 1 else parties:
            _order(pos, side, party, way, found)


def _farthest(pos: Position, blocks: int) -> int:
    """Return the greatest move rating among blocks."""
    best = 0
    for block in members(blocks):
        best = max(best, movement.move_rating(pos, block))
    return best


def _weight(pos: Position, block: int) -> int:
    """Return what a block is worth in an attack."""
    return pos.strength(block) * COMBAT_NUMBER[block]


def _parties(pos: Position, origin: int, blocks: int) -> list[list[int]]:
    """Return parties to send: one weak block, all, all but the lord at home, no nobles."""
    everybody = members(blocks)
    everybody.sort(key=lambda block: -_weight(pos, block))
    parties = [[everybody[-1]]]
    if len(everybody) == 1:
        return parties
    parties.append(everybody)
    at_home = HOME_BLOCKS[origin] & blocks
    if at_home:
        parties.append([block for block in everybody if not at_home >> block & 1])
    commons = [block for block in everybody if not NOBLES >> block & 1]
    if commons and len(commons) < len(everybody) and commons != parties[-1]:
        parties.append(commons)
    if len(everybody) > 2:
        parties.append(everybody[:-1])
        parties.append(everybody[: 1 if origin != IN_ENGLAND else 2])
    if origin == IN_ENGLAND and len(everybody) > 1:
        parties.append(everybody[:1])
    return parties


def _ways(pos: Position, side: int, origin: int, rating: int) -> list[list[int]]:
    """Return a shortest way to every area that can be reached, wide borders first (4.2-4.4)."""
    enemies = OWN[1 - side]
    reached = 1 << origin
    found: list[list[int]] = []
    frontier = [[origin]]
    for _ in range(rating):
        longer: list[list[int]] = []
        for narrow in range(2):
            for way in frontier:
                here = way[-1]
                path = 0
                for area in way:
                    path |= 1 << area
                options = movement.next_areas(pos, origin, here, path) & ~reached
                while options:
                    area = lowest(options)
                    options &= options - 1
                    red = RED >> border_between(here, area) & 1
                    if red != narrow:
                        continue
                    reached |= 1 << area
                    on = [*way, area]
                    found.append(on)
                    if not (red or area == IN_ENGLAND or pos.at[area] & enemies):
                        longer.append(on)
        frontier = longer
    return found


def _order(pos: Position, side: int, party: list[int], way: list[int], found: list[Line]) -> None:
    """Send as much of a party along a way as gets through."""
    after = pos.copy()
    choices: list[int] = []
    for block in party:
        _send(after, side, block, way, choices)
    if choices:
        for other in found:
            if other.choices == choices:
                return
        found.append(Line(choices, after))


def _send(pos: Position, side: int, block: int, way: list[int], choices: list[int]) -> None:
    """Send one block along a way if it can go there."""
    origin = way[0]
    crosses = IN_ENGLAND in (origin, way[-1])
    if pos.moves == 0 and (crosses or not pos.groups >> origin & 1):
        return
    if movement.move_rating(pos, block) < len(way) - 1:
        return
    if not movement.movable(pos, origin) >> block & 1:
        return
    full = pos.full_borders()
    for i in range(len(way) - 1):
        if full >> border_between(way[i], way[i + 1]) & 1:
            return
    choose(pos, side, FIRST_BLOCK + block)
    choices.append(FIRST_BLOCK + block)
    for area in way[1:]:
        choose(pos, side, FIRST_AREA + area)
        choices.append(FIRST_AREA + area)
    if pos.step == steps.MARCH:
        choose(pos, side, FIRST_WORD + STOP)
        choices.append(FIRST_WORD + STOP)


def _sail(pos: Position, side: int, origin: int, found: list[Line]) -> None:
    """Send the Norse to any coast (4.7)."""
    if pos.moves == 0:
        return
    for area in members(movement.norse_areas(pos, origin)):
        after = pos.copy()
        choose(after, side, FIRST_BLOCK + NORSE)
        choose(after, side, FIRST_AREA + area)
        found.append(Line([FIRST_BLOCK + NORSE, FIRST_AREA + area], after))
