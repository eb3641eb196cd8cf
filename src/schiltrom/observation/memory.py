"""Memory: the places where each enemy block can be, inferred from all that a seat has seen.

It follows every position of a game, but uses only what the seat sees: how many blocks are where,
which of them moved, which lie face up, its own blocks and the public counters. Its conclusions
never exclude the truth. Compiled beside the engine: plain integers, no objects.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from schiltrom.engine import steps
from schiltrom.engine.movement import move_rating
from schiltrom.engine.position import Position
from schiltrom.engine.tables import (
    ALL_BLOCKS,
    AREAS,
    BLOCKS,
    CATHEDRALS,
    EDWARD_BIT,
    ENGLAND,
    ENGLAND_BIT,
    ENGLISH,
    ENGLISH_POOL,
    FIFE,
    FRENCH,
    HOMES,
    KING,
    KING_BIT,
    MAXIMUM,
    MORAY,
    MORAY_BIT,
    NOBLES,
    NOBODY,
    NORSE,
    OWN,
    PLACES,
    POOL,
    SCOTS,
    SELKIRK,
    TWIN,
    TWO_HOMES,
    WALLACE,
    WALLACE_BIT,
    count,
    lowest,
    members,
)
from schiltrom.engine.told import is_held_back
from schiltrom.engine.view import open_edward, shown
from schiltrom.observation import moments, special
from schiltrom.observation.spots import IN_POOL, MOVED, PLACE_BITS, POOL_BIT, SPOTS, STANDING
from schiltrom.observation.tally import Tally

if TYPE_CHECKING:
    from mypy_extensions import i64  # an int that compiled code keeps in a register

EVERY_PLACE: Final = (1 << PLACES) - 1
PLACES_OF_A_SIDE: Final = AREAS + 1
"""The areas and the side's pool."""
BLOCKS_OF: Final[list[list[int]]] = [members(OWN[0]), members(OWN[1])]
SETTLINGS: Final = 4
"""How often, at most, the numbers are checked for further conclusions."""


class Memory:
    """What a side's enemy can know about where that side's blocks are."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.options: list[int] = [0] * BLOCKS
        """The spots each block can be in; none if it is out of play."""
        self.known: list[int] = [0] * BLOCKS
        """Its last known strength, plus 8 times the game turn when that was known."""
        self.changes = 0
        """Increases with every visible change, even if these stay the same."""
        self.stale = 0
        """The blocks for which these changed and have not been packed since (``packed``)."""
        self.contradictions = 0
        """How often nothing fitted and everything had to be forgotten; this should never happen."""
        self.room = Tally()
        """How many hidden blocks stand in each spot."""
        self.named = 0
        """The blocks that lie face up."""
        self._told: list[int] = [0] * PLACES_OF_A_SIDE
        self._change: list[int] = [0] * PLACES_OF_A_SIDE
        self._changed = 0
        self._left = 0
        self._came = 0
        self._present = 0
        self._at: list[int] = []
        self._own_at: list[int] = []
        self._flags = 0
        self._step = 0
        self._field = -1
        self._crossed = 0
        self._hops = 0
        self._held = False
        self._lags = False
        self._room_before = Tally()
        self._sure = Tally()
        self._possible = Tally()

    def begin(self, pos: Position) -> None:
        """Begin with the set-up, which everybody knows (8)."""
        self.contradictions = 0
        self._present = 0
        for block in BLOCKS_OF[self.side]:
            place = pos.place_of(block)
            self.options[block] = 0
            self.known[block] = 0
            if place < PLACES:
                self.options[block] = 1 << (place if place < AREAS else IN_POOL)
                self.known[block] = pos.strength(block)
                self._present |= 1 << block
        self.stale = OWN[self.side]
        self.named = 0
        self._held = False
        self._hops = 0
        self._told = [0] * PLACES_OF_A_SIDE
        self.room.clear()
        self._count(pos, pos.at, 0, 0, EVERY_PLACE)
        self._own_at = pos.at[:]
        self._at = self._own_at
        self._step = pos.step
        self._field = pos.field
        self._crossed = 0
        self.changes += 1

    # --- following -----------------------------------------------------------------------------

    def follow(self, pos: Position) -> None:
        """Follow the game to the next position; every position must be passed in, in order."""
        before = self._own_at
        if pos.at == before:
            self.follow_change(pos, before, 0)
        else:
            self._own_at = pos.at[:]
            self.follow_change(pos, before, moments.changed_places(pos.at, before))

    def follow_change(self, pos: Position, before: list[int], places: int) -> None:
        """Do the same, given which places differ from *before*."""
        step = pos.step
        if step == steps.OVER:
            return
        if is_held_back(pos, self.side):
            self._wait(pos, before)
            return
        own = OWN[self.side]
        flags = (pos.moved | pos.reserves) & own
        named = 0
        if pos.field >= 0:
            named = (shown(pos) | pos.withdrawn) & own
        if self.side == ENGLAND:
            named |= pos.raided
            if pos.at[ENGLISH_POOL] & EDWARD_BIT:
                named |= open_edward(pos)
        differ = (named ^ self.named) | (flags ^ self._flags)
        if self._held or (differ and self._lags):
            self._held = False
            places = EVERY_PLACE
        elif differ:
            places |= self._places_of(differ)
        elif step != self._step and moments.in_winter(step):
            places |= POOL_BIT
        if places or differ:
            self._at = before
            self._update(pos, pos.at, named, flags, places)
        self._note(pos, pos.field)

    def _note(self, pos: Position, field: int) -> None:
        """Remember where the game stands, for the next position."""
        self._step = pos.step
        self._field = field
        self._crossed = moments.border_counts(pos)
        if steps.MOVE <= pos.step <= steps.MARCH:  # otherwise nobody asks
            self._hops = moments.all_crossings(pos)

    def _places_of(self, blocks: int) -> int:
        """Return the places where any of these blocks were seen."""
        found = 0
        bit = 1
        for here in self._told:
            if here & blocks:
                found |= bit
            bit <<= 1
        return found & STANDING | found >> IN_POOL << POOL[self.side]

    def _wait(self, pos: Position, before: list[int]) -> None:
        """Take in what is told at the beginning: nobles home, but no army disbanded (7.1, 7.31)."""
        if self._held and (steps.BUILDS[self._step] or not steps.BUILDS[pos.step]):
            return
        self._held = True
        if steps.MOVE <= pos.step <= steps.MARCH:
            return
        at = pos.at
        if self.side == ENGLAND:
            common = ENGLISH & ~NOBLES
            at = [at[p] & ~common | before[p] & common for p in range(PLACES)]
        named = open_edward(pos) if self.side == ENGLAND else 0
        self._at = before
        self._update(pos, at, named, 0, EVERY_PLACE)
        self._note(pos, -1)

    def _update(self, pos: Position, at: list[int], named: int, flags: int, places: int) -> None:
        """Work out what a visible change can mean."""
        self._room_before.take(self.room)
        was_named = self.named
        is_new = self._count(pos, at, named, flags, places)
        goes_home = moments.homeward(self._step, pos.step)
        if is_new or goes_home or moments.in_winter(pos.step):
            self._explain(pos, was_named, goes_home)
            self._read(pos)
            self._conclude(pos)
            self.changes += 1

    def _count(self, pos: Position, at: list[int], named: int, flags: int, places: int) -> bool:
        """Count how many blocks are seen in each place; return whether anything has changed.

        Blocks whose retreat is still hidden count as still there. ``_change`` becomes what each
        place has gained or lost.
        """
        own = OWN[self.side]
        lagging = pos.withdrawn & own if pos.field >= 0 else 0
        if lagging or places == EVERY_PLACE:
            self._lags = lagging != 0
        differ = (named ^ self.named) | (flags ^ self._flags)
        self._forget_change()
        is_new = False
        places = places & STANDING | (POOL_BIT if places >> POOL[self.side] & 1 else 0)
        while places:
            place = lowest(places)
            places &= places - 1
            here = at[place if place < AREAS else POOL[self.side]] & own
            if lagging:
                here &= ~lagging
                if place == pos.field:
                    here |= lagging
            old = self._told[place]
            if here != old:
                self._told[place] = here
                self._left |= old & ~here
                self._came |= here & ~old
                self._gain(place, count(here) - count(old))
            elif not here & differ:
                continue
            is_new = True
            self._count_room(place, here & ~named, flags)
        self.named = named
        self._flags = flags
        return is_new

    def _forget_change(self) -> None:
        """Begin with no place having gained or lost anything."""
        while self._changed:
            self._change[lowest(self._changed)] = 0
            self._changed &= self._changed - 1
        self._left = 0
        self._came = 0

    def _gain(self, place: int, number: int) -> None:
        """Let a place have gained blocks, or lost some if the number is negative."""
        self._change[place] += number
        self._changed |= 1 << place

    def _count_room(self, place: int, hidden: int, flags: int) -> None:
        """Count the hidden blocks in a place, with those that moved counted separately."""
        apart = 0
        if place < AREAS:
            apart = count(hidden & flags)
            self.room.put(MOVED + place, apart)
        self.room.put(place, count(hidden) - apart)

    def _explain(self, pos: Position, was_named: int, goes_home: bool) -> None:
        """Let blocks join, leave and move so as to explain the visible change."""
        if self._left != self._came:
            self._join_and_leave(pos)
        leavers = was_named & ~self.named & self._present
        while leavers:
            block = lowest(leavers)
            leavers &= leavers - 1
            self._let_leave(block)
        self._fold()
        if goes_home:
            self._come_home(pos, self.side == ENGLAND and self._change[IN_POOL] > 0)
        elif moments.ends_stage(self._step, pos.step):
            self._winter(pos)
        else:
            self._move(pos, was_named)

    def _join_and_leave(self, pos: Position) -> None:
        """Take in who is no longer to be seen anywhere, and who has come."""
        present = 0
        for here in self._told:
            present |= here
        removed = self._present & ~present
        added = present & ~self._present
        self._present = present
        if removed:
            self._remove(pos, removed)
        if added:
            self._add(pos, added)

    def _remove(self, pos: Position, removed: int) -> None:
        """Forget blocks that are gone or now belong to the enemy, who knows where they were."""
        while removed:
            block = lowest(removed)
            removed &= removed - 1
            self._put(block, 0)
            place = self._field
            if TWIN[block] >= 0:
                place = pos.place_of(TWIN[block])
            if 0 <= place < AREAS:
                self._gain(place, 1)

    def _add(self, pos: Position, added: int) -> None:
        """Add nobles who joined this side, a king, the French Knights (2.2, 6.2, 7.61)."""
        while added:
            block = lowest(added)
            added &= added - 1
            self._know(block, pos.strength(block), moments.turns_begun(pos))
            if TWIN[block] >= 0:
                place = self._place_before(TWIN[block])
                self._put(block, 1 << place)
                self._gain(place, -1)
            elif block == KING:
                self._add_king()
            else:
                self._put(block, POOL_BIT)
                self._gain(IN_POOL, -1)

    def _place_before(self, block: int) -> int:
        """Return where a block of the watching side was in the previous position."""
        for area in range(AREAS):
            if self._at[area] >> block & 1:
                return area
        raise AssertionError("a noble who changes sides was on the map")

    def _add_king(self) -> None:
        """Add a king: in Fife, or where the French Knights are (6.2)."""
        spots = 1 << FIFE | self.options[FRENCH] & ~POOL_BIT
        self._put(KING, spots | spots >> MOVED & STANDING)
        for area in range(AREAS):
            if self._change[area] > 0 and self.options[KING] >> area & 1:
                self._gain(area, -1)
                return

    def _let_leave(self, block: int) -> None:
        """Hide a block that lay face up: it is where it was, or where blocks have arrived.

        Everybody saw whether it had moved or was in reserve.
        """
        change = self._change
        shift = MOVED if self._flags >> block & 1 else 0
        spots = POOL_BIT
        if self._field >= 0 and not self._at[POOL[self.side]] >> block & 1:
            spots = 1 << (self._field + shift)
            if change[self._field] < 0:
                for area in range(AREAS):
                    if change[area] > 0:
                        spots |= 1 << (area + shift)
                if change[IN_POOL] > 0:
                    spots |= POOL_BIT
        self._put(block, spots)

    def _fold(self) -> None:
        """Merge blocks with the others in their area where fewer can be told apart."""
        fewer = ~self.room.reaches(self._room_before)
        folded: int = fewer >> MOVED & STANDING
        if folded:
            for block in BLOCKS_OF[self.side]:
                spots = self.options[block]
                self._put(block, spots | spots >> MOVED & folded)

    # --- moving --------------------------------------------------------------------------------

    def _move(self, pos: Position, was_named: int) -> None:
        """Let hidden blocks go from the places that lost some to those that gained some."""
        lost = 0
        gained = 0
        changed = self._changed
        while changed:
            place = lowest(changed)
            changed &= changed - 1
            change = self._change[place]
            if change < 0:
                lost |= 1 << place
            elif change > 0:
                gained |= 1 << place
        if not lost or not gained:
            return
        fought = was_named & ~self._at[POOL[self.side]]
        if fought and self._field >= 0 and lost == 1 << self._field:
            return  # a block that left the battle lay face up
        if steps.MOVE <= self._step <= steps.MARCH:
            self._march(pos, lowest(lost), lowest(gained))
            return
        gains = gained
        if self._flags:
            gains |= (gained & STANDING) << MOVED
        losses = lost | (lost & STANDING) << MOVED
        is_by_sea = self._crossed == moments.border_counts(pos)
        movers = special.movers(pos, self._step, lost, gained, is_by_sea)
        options = self.options
        for block in BLOCKS_OF[self.side]:
            spots = options[block]
            if movers >> block & 1 and spots & losses:
                self._put(block, spots | gains)

    def _march(self, pos: Position, origin: int, area: int) -> None:
        """Move one block along its finished march; without borders crossed it sailed (4.0)."""
        options = self.options
        into = 1 << (MOVED + area)
        hops = moments.all_crossings(pos) - self._hops
        if hops == 0:
            if options[NORSE] >> origin & 1:
                self._put(NORSE, options[NORSE] | into)
            return
        for block in BLOCKS_OF[self.side]:
            spots = options[block]
            if spots >> origin & 1 and block != NORSE and move_rating(pos, block) >= hops:
                self._put(block, spots | into)

    # --- winter --------------------------------------------------------------------------------

    def _come_home(self, pos: Position, disbanded: bool) -> None:
        """Send nobles home, and English armies that disband to the pool (7.1, 7.3)."""
        options = self.options
        all_home = self.side == ENGLAND or pos.homing != ENGLAND
        raided = self._step == steps.RAID
        for block in BLOCKS_OF[self.side]:
            if not self._present >> block & 1:
                continue
            bit = 1 << block
            if TWO_HOMES & bit:
                self._put(block, options[block] | HOMES[block])
                if pos.homing == NOBODY:
                    self._put(block, HOMES[block])
            elif NOBLES & bit and block != MORAY:
                if all_home or pos.homed & bit:
                    self._put(block, HOMES[block])
            elif disbanded and (raided or special.HORSE & bit or options[block] & ENGLAND_BIT):
                self._put(block, options[block] | POOL_BIT)

    def _winter(self, pos: Position) -> None:
        """Let blocks take quarters or disband, in a stage shown when it is over (7.2-7.5)."""
        stage = steps.STAGE[self._step]
        if self.side == ENGLAND:
            self._let_disband(ALL_BLOCKS & ~NOBLES)
            return
        if stage == "england":
            return
        free = ~pos.occupied(ENGLAND)
        options = self.options
        if stage == "quarters":
            if self._present & MORAY_BIT:
                self._put(MORAY, options[MORAY] | HOMES[MORAY] & free)
            if self._present & KING_BIT:
                self._put(KING, options[KING] | CATHEDRALS & free)
            if pos.rules.leaders_disband == "in_their_step":
                self._let_disband(KING_BIT | MORAY_BIT)
            if steps.STAGE[pos.step] in moments.STAGES:
                return  # otherwise the Scots' own stage is over, too
        if self._present & WALLACE_BIT:
            self._put(WALLACE, options[WALLACE] | 1 << SELKIRK & free)
        self._let_disband(ALL_BLOCKS & ~NOBLES | MORAY_BIT)

    def _let_disband(self, blocks: int) -> None:
        """Allow for these blocks having gone to the pool."""
        for block in BLOCKS_OF[self.side]:
            if (self._present & blocks) >> block & 1:
                self._put(block, self.options[block] | POOL_BIT)

    # --- drawing conclusions -------------------------------------------------------------------

    def _read(self, pos: Position) -> None:
        """Note the blocks that lie face up."""
        now = moments.turns_begun(pos)
        named = self.named
        while named:
            block = lowest(named)
            named &= named - 1
            self._know(block, pos.strength(block), now)
            if self._told[IN_POOL] >> block & 1:
                self._put(block, POOL_BIT)
            else:
                apart = MOVED if self._flags >> block & 1 else 0
                self._put(block, 1 << (pos.field + apart))

    def _conclude(self, pos: Position) -> None:
        """Draw conclusions from how many hidden blocks are in each spot."""
        there = self.room.somewhere()
        hidden: i64 = self._present & ~self.named
        nobles: i64 = NOBLES
        is_special = pos.step == steps.CELTIC_ROLL or moments.in_winter(pos.step)
        with_rules: i64 = special.BLOCKS if is_special else special.BLOCKS & SCOTS
        self._sure.clear()
        self._possible.clear()
        unsettled: i64 = 0
        union: i64 = 0
        blocks = hidden
        while blocks:
            block = lowest(blocks)
            bit = blocks & -blocks
            blocks ^= bit
            allowed = there & ~POOL_BIT if nobles & bit else there
            if with_rules & bit:
                allowed = self._allowed(pos, block, there)
            old: i64 = self.options[block]
            spots = old & allowed
            if spots == 0:
                self.contradictions += 1
                spots = allowed or there
            if spots != old:
                self._put(block, spots)
            self._possible.add(spots)
            if spots & (spots - 1):
                unsettled |= bit
                union |= spots
            else:
                self._sure.add(spots)
        if unsettled:
            self._settle(unsettled, union)
        self._rest(pos, hidden)

    def _rest(self, pos: Position, hidden: int) -> None:
        """Give blocks that are certainly in the pool their full strength."""
        if not self._change[IN_POOL]:
            return
        for block in BLOCKS_OF[self.side]:
            if hidden >> block & 1 and self.options[block] == POOL_BIT:
                self._know(block, MAXIMUM[block], moments.turns_begun(pos))

    def _allowed(self, pos: Position, block: int, there: int) -> int:
        """Return the spots that a block with special rules may be in."""
        if block == MORAY:
            # The number of nobles is public: it tells whether he is on the map (2.2).
            in_pool = self._told[IN_POOL] & MORAY_BIT
            return POOL_BIT if in_pool else there & ~POOL_BIT
        if block == NORSE:
            return there & special.NORSE_SPOTS
        return there & special.open_spots(pos, 1 << block)

    def _settle(self, unsettled: i64, union: i64) -> None:
        """Find spots that are full, and spots that need every block that can be there."""
        sure, possible = self._sure, self._possible
        for _ in range(SETTLINGS):
            full = union & sure.reaches(self.room)
            needy = union & ~full & possible.equals(self.room)
            if not full | needy:
                return
            possible.take(sure)
            union = 0
            blocks = unsettled
            while blocks:
                block = lowest(blocks)
                bit = blocks & -blocks
                blocks ^= bit
                old: i64 = self.options[block]
                spots = old & needy or old & ~full or old
                if spots != old:
                    self._put(block, spots)
                possible.add(spots)
                if spots & (spots - 1):
                    union |= spots
                else:
                    unsettled ^= bit
                    sure.add(spots)

    # --- noting --------------------------------------------------------------------------------

    def _put(self, block: int, spots: int) -> None:
        """Let a block be possible in these spots."""
        if self.options[block] != spots:
            self.options[block] = spots
            self.stale |= 1 << block

    def _know(self, block: int, strength: int, now: int) -> None:
        """Let a block be known with a strength, in this game turn."""
        last = strength | now << 3
        if self.known[block] != last:
            self.known[block] = last
            self.stale |= 1 << block

    # --- queries -------------------------------------------------------------------------------

    def places(self, block: int) -> int:
        """Return the areas where a block can be, with the pool as the place after them."""
        spots = self.options[block]
        return (spots | spots >> MOVED) & PLACE_BITS

    def numbers(self) -> list[int]:
        """Return how many hidden blocks stand in each spot."""
        return [self.room.of(spot) for spot in range(SPOTS)]
