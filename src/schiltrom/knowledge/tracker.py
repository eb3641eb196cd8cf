"""The tracker: what a side can work out about the enemy's blocks from all it has seen.

It follows the views of one side, all of them in order from the set-up, and uses nothing else. A
block seen face up stays identified until blocks leave or enter its area; from then on it is one of
several that may be here or there. The truth is never ruled out.

An area has three spots, because everybody can see which blocks have moved or are in reserve.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from schiltrom.engine import steps
from schiltrom.engine.movement import move_rating
from schiltrom.engine.position import Position
from schiltrom.engine.record import Record
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.setup import new_position
from schiltrom.engine.tables import (
    ALL_AREAS,
    ALL_BLOCKS,
    AREAS,
    CELTIC,
    EDWARD,
    ENGLAND,
    FIFE,
    FRENCH_BIT,
    HOMES,
    IN_ENGLAND,
    INFANTRY,
    KING,
    KING_BIT,
    LETTER_MASKS,
    MAXIMUM,
    MORAY,
    MORAY_BIT,
    NOBLES,
    NOBLES_IN_PLAY,
    NOBODY,
    NORSE,
    NORSE_BIT,
    OWN,
    PLACES,
    POOL,
    SCOTTISH_COAST,
    TWIN,
    TWO_HOMES,
    WALLACE_BIT,
    lowest,
    members,
)
from schiltrom.engine.view import PRIVATE, View
from schiltrom.engine.view import view as view_of
from schiltrom.engine.worlds import draw_world
from schiltrom.knowledge.placement import Placement
from schiltrom.knowledge.priors import leaving_priors

STILL: Final = 0
MOVED: Final = AREAS
RESERVE: Final = 2 * AREAS
IN_POOL: Final = 3 * AREAS
SPOTS: Final = 3 * AREAS + 1
"""Spots: for each area blocks that stood still, that moved, and reserves; then the pool."""
IN_POOL_BIT: Final = 1 << IN_POOL
EVERYWHERE: Final = (1 << SPOTS) - 1

HORSE: Final = OWN[ENGLAND] & ~NOBLES & ~INFANTRY
"""English blocks that winter only with Edward (7.31)."""
GROWTH: Final = {steps.VICTUALS, steps.PILLAGE_GAIN, steps.SCOTTISH_BUILD, steps.ENGLISH_BUILD}
"""Steps in which blocks gain strength unseen."""
RESTED: Final = (0.75, 0.5)
"""The chance that a hidden block has its greatest possible strength, failing that the next."""


@dataclass(frozen=True, slots=True)
class Sighting:
    """A block seen face up: its strength, where and when."""

    block: int
    strength: int
    area: int
    year: int
    turn: int


class ViewFacts:
    """What one view says about the enemy's blocks."""

    __slots__ = ("gone", "in_play", "named", "own", "reserves", "room", "view")

    def __init__(self, view: View) -> None:
        self.view = view
        seen = view.sides[1 - view.side]
        self.room = [0] * SPOTS
        self.named: dict[int, tuple[int, int]] = {}
        """The spot and strength of blocks seen face up."""
        self.own = {block: place for block, place, _ in view.sides[view.side].known}
        self.gone = sum(1 << block for block in seen.gone)
        self.in_play = OWN[1 - view.side] & ~self.gone & ~_twins(self.own)
        self.reserves = 0
        for area in range(AREAS):
            waiting = seen.reserves_in[area]
            moved = max(0, seen.moved_in[area] - waiting)
            self.room[STILL + area] = seen.areas[area] - waiting - moved
            self.room[MOVED + area] = moved
            self.room[RESERVE + area] = waiting
        self.room[IN_POOL] = seen.pool
        for block, place, strength in seen.known:
            spot = IN_POOL if place >= AREAS else place
            if seen.reserves >> block & 1:
                spot += RESERVE
            elif seen.moved >> block & 1:
                spot += MOVED
            self.named[block] = (spot, strength)
            self.room[spot] += 1

    def counter(self, name: str) -> int:
        """Return a public counter by name."""
        return self.view.counter(name)

    def phase(self) -> tuple[int, ...]:
        """Return a key that stays the same while choices can be taken back."""
        return self.counter("year"), self.counter("turn"), self.view.active, self.counter("field")


def _twins(blocks: dict[int, int]) -> int:
    """Return the other blocks of the nobles among these."""
    return sum(1 << TWIN[block] for block in blocks if TWIN[block] >= 0)


class Snapshot(NamedTuple):
    """Everything that can change, as it was at one moment."""

    facts: ViewFacts
    placement: Placement
    strengths: dict[int, int]
    march: March | None


class March(NamedTuple):
    """A march under way: the state before it, where it began, where it is, how far it went."""

    before: Placement
    origin: int
    here: int
    hops: int


class Tracker:
    """What one side knows about the other from what it has seen."""

    def __init__(self, view: View) -> None:
        """Begin in mid-game, with nothing seen before."""
        if view.side == NOBODY:
            raise ValueError("a tracker is that of a side")
        self.viewer = view.side
        self.enemy = 1 - view.side
        self.last: dict[int, Sighting] = {}
        """When each block was last seen face up."""
        self._facts = ViewFacts(view)
        self._placement = Placement()
        self._strengths: dict[int, int] = {}
        self._march: March | None = None
        self._snapshots: list[Snapshot] = []
        self._ratings = _ratings(view.rules)
        self._forget(self._facts)
        self._read(self._facts)

    @classmethod
    def from_setup(cls, scenario: int, rules: RuleSet, viewer: int) -> Tracker:
        """Begin with the set-up, which everybody knows (8)."""
        pos = new_position(scenario, rules)
        tracker = cls(view_of(pos, viewer))
        for block in members(tracker._facts.in_play):
            place = pos.place_of(block)
            tracker._placement.place(block, 1 << (IN_POOL if place >= AREAS else place))
            tracker._strengths[block] = 1 << MAXIMUM[block]
        return tracker

    @classmethod
    def of_record(cls, record: Record, viewer: int) -> Tracker:
        """Return a side's tracker over a whole record, leaving out what was taken back."""
        tracker = cls.from_setup(record.scenario, record.rules, viewer)
        for pos in record.line():
            tracker.update(view_of(pos, viewer))
        return tracker

    # --- asking --------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """Return the last view seen."""
        return self._facts.view

    def possible(self, place: int) -> int:
        """Return the enemy blocks that may be in an area or pool, as a mask."""
        return self._placement.candidates(_spots_of(place))

    def chances(self, place: int) -> dict[int, float]:
        """Return the chance of each enemy block being in an area or pool, by number."""
        spots = members(_spots_of(place))
        found = {}
        for block in sorted(self._placement.options):
            if self._placement.options[block] & _spots_of(place):
                row = self._placement.chances[block]
                found[block] = sum(row.get(spot, 0.0) for spot in spots)
        return found

    def strengths(self, block: int) -> list[int]:
        """Return the strengths an enemy block in play may have."""
        return members(self._strengths[block])

    def draw(self, rng: Random) -> Position:
        """Return a world that fits the last view and everything seen before."""
        facts = self._facts
        world = draw_world(facts.view, rng)
        hidden = facts.in_play & ~_mask(facts.named)
        for place in range(PLACES):
            world.at[place] &= ~hidden
        world.moved &= ~hidden
        world.reserves &= ~hidden
        moved_in = facts.view.sides[self.enemy].moved_in
        for block, spot in self._placement.draw(facts.room, rng).items():
            if not hidden >> block & 1:
                continue
            area = spot % AREAS
            world.at[POOL[self.enemy] if spot == IN_POOL else area] |= 1 << block
            self._draw_strength(world, block, spot, rng)
            if spot < IN_POOL and spot >= RESERVE:
                world.reserves |= 1 << block
            if MOVED <= spot < IN_POOL and moved_in[area]:
                world.moved |= 1 << block
        if world.wintering >= 0 and self.enemy == ENGLAND:
            world.wintering = world.place_of(EDWARD)
        return world

    def _draw_strength(self, world: Position, block: int, spot: int, rng: Random) -> None:
        """Give a block one of its possible strengths, higher ones being likelier."""
        strengths = members(self._strengths[block])
        drawn = strengths.pop()
        while strengths and rng.random() > RESTED[self.enemy]:
            drawn = strengths.pop()
        world.set_strength(block, MAXIMUM[block] if spot == IN_POOL else drawn)

    # --- following -----------------------------------------------------------------------------

    def update(self, view: View) -> None:
        """Follow the game to the next view; no view of this side may be left out."""
        if view.side != self.viewer:
            raise ValueError("this is the tracker of the other side")
        if view == self.view:
            return
        before, after = self._facts, ViewFacts(view)
        if before.phase() != after.phase():
            self._snapshots.clear()
        elif self._go_back(view):
            return
        memory = Snapshot(before, self._placement.copy(), dict(self._strengths), self._march)
        self._snapshots.append(memory)
        self._facts = after
        self._lose_strength(before)
        if _tells_same(before, after):
            self._gain_strength(after)
            return
        if not self._follow(before, after) or not self._conclude(after):
            self._forget(after)
        self._read(after)
        self._gain_strength(after)

    def _go_back(self, view: View) -> bool:
        """Go back to a view of the same phase: choices were taken back."""
        for i, memory in enumerate(self._snapshots):
            if memory.facts.view == view:
                self._facts, self._placement, self._strengths, self._march = memory
                del self._snapshots[i:]
                return True
        return False

    def _forget(self, facts: ViewFacts) -> None:
        """Start afresh from this view: a block may be wherever there is one."""
        spots = sum(1 << spot for spot in range(SPOTS) if facts.room[spot])
        self._placement = Placement()
        self._march = None
        for block in members(facts.in_play):
            self._placement.place(block, spots)
            self._placement.chances[block] = {s: float(facts.room[s]) for s in members(spots)}
            self._strengths[block] = _up_to(MAXIMUM[block])
        if not self._conclude(facts):
            raise ValueError(f"no position gives {facts.view!r}")

    def _read(self, facts: ViewFacts) -> None:
        """Note the blocks seen face up."""
        for block, (spot, strength) in facts.named.items():
            self._strengths[block] = 1 << strength
            if spot != IN_POOL:
                when = facts.counter("year"), facts.counter("turn")
                self.last[block] = Sighting(block, strength, spot % AREAS, *when)

    def _conclude(self, facts: ViewFacts) -> bool:
        """Draw conclusions from a view alone; return False if they contradict each other."""
        placement = self._placement
        for block, (spot, _) in facts.named.items():
            placement.place(block, 1 << spot)
        moray_on_map = sum(facts.view.nobles) == NOBLES_IN_PLAY
        for block in members(facts.in_play):
            allowed = EVERYWHERE
            if block == MORAY:
                allowed = EVERYWHERE & ~IN_POOL_BIT if moray_on_map else IN_POOL_BIT
            elif NOBLES >> block & 1:
                allowed &= ~IN_POOL_BIT
            elif block == NORSE:
                allowed = _spots_in(SCOTTISH_COAST) | IN_POOL_BIT
            if block not in facts.named and not placement.narrow(
                block, allowed & _barred(facts, block)
            ):
                return False
        return placement.settle(facts.room)

    # --- from view to view ---------------------------------------------------------------------

    def _follow(self, before: ViewFacts, after: ViewFacts) -> bool:
        """Explain the change from one view to the next; return False if it cannot be explained."""
        for block in members(before.in_play & ~after.in_play):
            self._placement.drop(block)
            self._strengths.pop(block)
            self.last.pop(block, None)
        room = self._fold(before, after)
        if _comes_home(before, after):
            self._come_home(before, after)
            return True
        if after.view.step == steps.OVER and after.counter("homing") != NOBODY:
            return False
        change = [new - old for new, old in zip(after.room, room, strict=True)]
        for block, place in before.own.items():
            if TWIN[block] >= 0 and block not in after.own:
                change[after.named.get(TWIN[block], (place, 0))[0]] -= 1
                self._join(TWIN[block], 1 << place, before)
        for block, place in after.own.items():
            if TWIN[block] >= 0 and block not in before.own:
                change[place] += 1
        for _ in members(after.gone & ~before.gone):
            change[before.counter("field")] += 1
        self._enter(before, after, change)
        return self._go(before, after, change)

    def _fold(self, before: ViewFacts, after: ViewFacts) -> list[int]:
        """Forget who had moved or was in reserve where the game has; return the room left."""
        room = before.room[:]
        none_moved = not any(after.room[MOVED:RESERVE]) and not any(
            after.view.sides[self.enemy].moved_in
        )
        for area in range(AREAS):
            if none_moved and room[MOVED + area]:
                self._merge(room, MOVED + area, area)
            if room[RESERVE + area] and not after.room[RESERVE + area]:
                self._merge(room, RESERVE + area, area)
        return room

    def _merge(self, room: list[int], spot: int, into: int) -> None:
        self._placement.fold(spot, into)
        room[into] += room[spot]
        room[spot] = 0

    def _join(self, block: int, spots: int, before: ViewFacts) -> None:
        """Add a noble who has joined the enemy, captured or not (2.2, 5.7)."""
        self._placement.place(block, spots)
        twin = TWIN[block]
        known = before.view.sides[self.viewer].known
        strength = next(entry[2] for entry in known if entry[0] == twin)
        self._strengths[block] = 1 << strength | 1 << 1

    def _enter(self, before: ViewFacts, after: ViewFacts, change: list[int]) -> None:
        """Add a crowned king, and the French Knights who joined the pool (6.2, 7.61)."""
        new = after.in_play & ~before.in_play & (KING_BIT | FRENCH_BIT)
        for block in members(new):
            self._strengths[block] = 1 << MAXIMUM[block]
            spot = IN_POOL
            if block == KING:
                gained = [spot for spot in range(IN_POOL) if change[spot] > 0]
                spot = gained[0] if gained else FIFE
            self._placement.place(block, 1 << spot)
            change[spot] -= 1

    def _go(self, before: ViewFacts, after: ViewFacts, change: list[int]) -> bool:
        """Move blocks from the spots that lost some to those that gained some."""
        losses = {spot: -n for spot, n in enumerate(change) if n < 0}
        gains = {spot: n for spot, n in enumerate(change) if n > 0}
        blocks = sum(gains.values())
        if blocks != sum(losses.values()):
            return False
        if blocks == 0:
            return True
        if before.view.step == steps.MOVE and blocks == 1:
            return self._go_on_march(before, after, lowest(_mask(losses)), lowest(_mask(gains)))
        field = before.counter("field")
        if blocks > 1 and list(gains) != [IN_POOL] and list(losses) != [field]:
            # Blocks may have changed places unseen: a view was missed.
            return False
        open_blocks = sum(1 << block for block in after.named)
        movers = self._movers(before, after, IN_POOL in gains) & ~open_blocks
        if IN_POOL in losses:
            self._leave_pool(movers)
        self._placement.move(losses, gains, movers)
        return True

    def _go_on_march(self, before: ViewFacts, after: ViewFacts, origin: int, area: int) -> bool:
        """Move one block; one that had moved already is still on its march (4.0)."""
        march = March(self._placement.copy(), origin, area, 1)
        if origin >= MOVED:
            begun = self._march
            if begun is None or begun.here != origin:
                return False
            march = March(begun.before, begun.origin, area, begun.hops + 1)
            self._placement = begun.before.copy()
        movers = NORSE_BIT
        if before.view.crossings != after.view.crossings:
            movers = _mask({b: 0 for b, moves in self._ratings.items() if moves >= march.hops})
        self._march = march
        leaving = leaving_priors(march.origin % AREAS)
        self._placement.move({march.origin: 1}, {area: 1}, movers, leaving)
        return True

    def _movers(self, before: ViewFacts, after: ViewFacts, to_pool: bool) -> int:
        """Return the blocks that can have gone at this step."""
        step = before.view.step
        if step == steps.SEA_BLOCK:
            return ~NORSE_BIT & ALL_BLOCKS
        if step in (steps.RAID, steps.ENGLISH_DISBAND):
            shown = _mask(after.named) & ~_mask(before.named)  # a raid's, where it must be
            return shown or ALL_BLOCKS & ~NOBLES
        if step == steps.KING_HOME:
            return ALL_BLOCKS if to_pool else KING_BIT | MORAY_BIT
        if step == steps.SCOTTISH_DISBAND:
            return ALL_BLOCKS & ~NOBLES | MORAY_BIT if to_pool else WALLACE_BIT
        if step in (steps.RETREAT, steps.REGROUP) and not to_pool:
            if before.view.crossings == after.view.crossings:
                return NORSE_BIT
            by_letter = before.view.rules.retreat_order == "by_letter"
            if step == steps.RETREAT and by_letter:
                return LETTER_MASKS[after.counter("letter")] & ~NORSE_BIT
            return ALL_BLOCKS & ~NORSE_BIT
        return ALL_BLOCKS

    # --- winter --------------------------------------------------------------------------------

    def _come_home(self, before: ViewFacts, after: ViewFacts) -> None:
        """Send the enemy's nobles home, and English armies that disband to the pool (7.1, 7.3)."""
        placement = self._placement
        homing, homed = after.counter("homing"), after.counter("homed")
        all_home = self.enemy == ENGLAND or homing != ENGLAND
        for block in members(after.in_play):
            bit = 1 << block
            if not before.in_play & bit:
                place = 1 << before.own[TWIN[block]] if TWIN[block] >= 0 else IN_POOL_BIT
                if TWIN[block] >= 0:
                    self._join(block, place, before)
                else:
                    placement.place(block, place)
                    self._strengths[block] = 1 << MAXIMUM[block]
            if TWO_HOMES & bit:
                placement.widen(block, HOMES[block])
                if homing == NOBODY:
                    placement.narrow(block, HOMES[block])
            elif NOBLES & bit and block != MORAY:
                if all_home or homed & bit:
                    placement.place(block, HOMES[block])
            elif self.enemy == ENGLAND and after.room[IN_POOL] > before.room[IN_POOL]:
                placement.widen(block, IN_POOL_BIT)

    # --- strength ------------------------------------------------------------------------------

    def _leave_pool(self, movers: int) -> None:
        """Set the strengths of blocks that may have left the pool (7.62, 7.7)."""
        for block in members(self._placement.candidates(IN_POOL_BIT) & movers):
            fresh = 1 << (MAXIMUM[block] if self.enemy == ENGLAND else 1)
            certain = self._placement.options[block] == IN_POOL_BIT
            self._strengths[block] = fresh | (0 if certain else self._strengths[block])

    def _lose_strength(self, before: ViewFacts) -> None:
        """Allow for steps lost unseen (5.41, Pillage)."""
        if before.view.active != self.enemy:
            return
        struck = 0
        if before.view.step == steps.HIT:
            struck = _mask(before.named)
        elif before.view.step == steps.PILLAGE_HIT:
            business = before.view.open_business
            struck = self.possible(next(v for i, v in business if PRIVATE[i] == "target"))
        for block in members(struck):
            for _ in range(before.counter("hits")):
                self._strengths[block] |= self._strengths[block] >> 1 & ~1

    def _gain_strength(self, facts: ViewFacts) -> None:
        """Allow for steps gained unseen by Victuals, Pillage or builds."""
        if facts.view.active != self.enemy:
            return
        if facts.view.step in GROWTH:
            blocks = facts.in_play & ~_mask(facts.named)
        elif facts.view.step == steps.SCOTTISH_DISBAND:
            blocks = facts.in_play & WALLACE_BIT
        else:
            return
        for block in members(blocks):
            least = self._strengths[block] & -self._strengths[block]
            self._strengths[block] = _up_to(MAXIMUM[block]) & ~(least - 1)


def _spots_in(areas: int) -> int:
    """Return all spots of these areas."""
    return areas << STILL | areas << MOVED | areas << RESERVE


def _spots_of(place: int) -> int:
    """Return all spots of an area, or that of a pool."""
    return _spots_in(1 << place) if place < AREAS else IN_POOL_BIT


def _mask(numbers: dict[int, tuple[int, int]] | dict[int, int]) -> int:
    """Return the keys as a mask."""
    return sum(1 << number for number in numbers)


def _up_to(strength: int) -> int:
    """Return all strengths from 1, as a mask."""
    return (2 << strength) - 2


def _ratings(rules: RuleSet) -> dict[int, int]:
    """Return the move ratings of blocks (2.1)."""
    pos = Position(rules)
    return {block: move_rating(pos, block) for block in members(ALL_BLOCKS & ~NORSE_BIT)}


def _tells_same(before: ViewFacts, after: ViewFacts) -> bool:
    """Return whether two views say the same about the enemy's blocks."""
    return (
        before.room == after.room
        and before.named == after.named
        and before.in_play == after.in_play
        and before.view.nobles == after.view.nobles
        and (before.view.step == after.view.step or not steps.IS_WINTER[after.view.step])
    )


def _comes_home(before: ViewFacts, after: ViewFacts) -> bool:
    """Return whether nobles went home between two views (7.1)."""
    old, new = before.view.step, after.view.step
    going = not steps.IS_WINTER[old] or old in (steps.BRUCE_HOME, steps.COMYN_HOME)
    return steps.IS_WINTER[new] and going


def _barred(facts: ViewFacts, block: int) -> int:
    """Return the spots where this view allows a hidden block (5.2, 7.31, 7.4)."""
    step, bit = facts.view.step, 1 << block
    if step == steps.CELTIC_ROLL and CELTIC & bit:
        hide = facts.view.rules.celtic_test == "on_reveal" and facts.counter("round") == 0
        return EVERYWHERE if hide else ~_spots_in(1 << facts.counter("field"))
    disbanded = steps.winter_has_come_to(step, steps.WALLACE_HOME)
    if disbanded and HORSE & bit and not facts.counter("wintered"):
        return IN_POOL_BIT
    decided = steps.winter_has_come_to(step, steps.ENGLISH_DISBAND)
    if decided and facts.counter("wintered") and block == EDWARD:
        return _spots_in(ALL_AREAS & ~(1 << IN_ENGLAND))
    return EVERYWHERE
