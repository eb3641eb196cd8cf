"""Memory: the places where each enemy block can be, inferred from all that a seat has seen.

It follows every position of a game, but uses only what the seat sees: how many blocks are where,
which of them moved, which lie face up, its own blocks and the public counters. Its conclusions
never exclude the truth. Compiled beside the engine: plain integers, no objects.

A *spot* is an area, the pool, or an area for blocks that moved this game turn or are in reserve,
which everybody can see. A set of spots is a mask.
"""

from __future__ import annotations

from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.movement import move_rating
from schiltrom.engine.position import Position
from schiltrom.engine.tables import (
    ALL_BLOCKS,
    AREAS,
    BLOCKS,
    CATHEDRALS,
    CELTIC,
    COASTAL,
    EDWARD_BIT,
    ENGLAND,
    ENGLAND_BIT,
    ENGLISH,
    ENGLISH_POOL,
    FIFE,
    FRENCH,
    FRENCH_BIT,
    HOMES,
    INFANTRY,
    KING,
    KING_BIT,
    LETTER_MASKS,
    MAXIMUM,
    MORAY,
    MORAY_BIT,
    NOBLES,
    NOBODY,
    NORSE,
    NORSE_BIT,
    OWN,
    PLACES,
    POOL,
    SCOTS,
    SCOTTISH_COAST,
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
from schiltrom.learn import moments

IN_POOL: Final = AREAS
MOVED: Final = AREAS + 1
SPOTS: Final = 2 * AREAS + 1
POOL_BIT: Final = 1 << IN_POOL
STANDING: Final = (1 << AREAS) - 1
EVERYWHERE: Final = (1 << SPOTS) - 1
PLACE_BITS: Final = STANDING | POOL_BIT
EVERY_PLACE: Final = (1 << PLACES) - 1
PLACES_OF_A_SIDE: Final = AREAS + 1
"""The areas and the side's pool."""

HORSE: Final[int] = OWN[ENGLAND] & ~NOBLES & ~INFANTRY
"""English blocks that winter only with Edward (7.31)."""
SPECIAL: Final[int] = MORAY_BIT | NORSE_BIT | HORSE | CELTIC
"""Blocks with special rules about where they can be."""
SEAFARERS: Final[int] = NORSE_BIT | FRENCH_BIT
NORSE_SPOTS: Final[int] = SCOTTISH_COAST | POOL_BIT | SCOTTISH_COAST << MOVED
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
        """Increases whenever any of these changes."""
        self.contradictions = 0
        """How often nothing fitted and everything had to be forgotten; this should never happen."""
        self.room: list[int] = [0] * SPOTS
        """How many hidden blocks stand in each spot."""
        self.named = 0
        """The blocks that lie face up."""
        self._told: list[int] = [0] * PLACES_OF_A_SIDE
        self._change: list[int] = [0] * PLACES_OF_A_SIDE
        self._present = 0
        self._at: list[int] = []
        self._own_at: list[int] = []
        self._flags = 0
        self._step = 0
        self._field = -1
        self._crossed = 0
        self._hops = 0
        self._held = False

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
        self.named = 0
        self._held = False
        self._hops = 0
        self._told = [0] * PLACES_OF_A_SIDE
        self.room = [0] * SPOTS
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
        if self._held:
            self._held = False
            places = EVERY_PLACE
        own = OWN[self.side]
        flags = (pos.moved | pos.reserves) & own
        named = 0
        if pos.field >= 0:
            named = (shown(pos) | pos.withdrawn) & own
        if self.side == ENGLAND:
            named |= pos.raided
            if pos.at[ENGLISH_POOL] & EDWARD_BIT:
                named |= open_edward(pos)
        if named != self.named or flags != self._flags:
            places = EVERY_PLACE
        elif step != self._step and moments.in_winter(step):
            places |= POOL_BIT
        if places:
            self._at = before
            self._update(pos, pos.at, named, flags, places)
        self._step = step
        self._field = pos.field
        self._crossed = moments.border_counts(pos)
        self._hops = moments.all_crossings(pos)

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
        self._step = pos.step
        self._field = -1
        self._crossed = moments.border_counts(pos)
        self._hops = moments.all_crossings(pos)

    def _update(self, pos: Position, at: list[int], named: int, flags: int, places: int) -> None:
        """Work out what a visible change can mean."""
        old_moved = self.room[MOVED:]
        was_named = self.named
        is_new = self._count(pos, at, named, flags, places)
        goes_home = moments.homeward(self._step, pos.step)
        if is_new or goes_home or moments.in_winter(pos.step):
            self._explain(pos, was_named, old_moved, goes_home)
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
        differ = (named ^ self.named) | (flags ^ self._flags)
        self._change = [0] * PLACES_OF_A_SIDE
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
            if here != old or here & differ:
                is_new = True
                self._told[place] = here
                self._change[place] = count(here) - count(old)
                self._count_room(place, here & ~named, flags)
        self.named = named
        self._flags = flags
        return is_new

    def _count_room(self, place: int, hidden: int, flags: int) -> None:
        """Count the hidden blocks in a place, with those that moved counted separately."""
        apart = 0
        if place < AREAS:
            apart = count(hidden & flags)
            self.room[MOVED + place] = apart
        self.room[place] = count(hidden) - apart

    def _explain(
        self, pos: Position, was_named: int, old_moved: list[int], goes_home: bool
    ) -> None:
        """Let blocks join, leave and move so as to explain the visible change."""
        present = 0
        for here in self._told:
            present |= here
        change = self._change
        removed = self._present & ~present
        added = present & ~self._present
        self._present = present
        if removed:
            self._remove(pos, removed)
        if added:
            self._add(pos, added)
        leavers = was_named & ~self.named & present
        while leavers:
            block = lowest(leavers)
            leavers &= leavers - 1
            self._let_leave(block)
        self._fold(old_moved)
        if goes_home:
            self._come_home(pos, self.side == ENGLAND and change[IN_POOL] > 0)
        elif moments.ends_stage(self._step, pos.step):
            self._winter(pos)
        else:
            self._move(pos, was_named)

    def _remove(self, pos: Position, removed: int) -> None:
        """Forget blocks that are gone or now belong to the enemy, who knows where they were."""
        while removed:
            block = lowest(removed)
            removed &= removed - 1
            self.options[block] = 0
            place = self._field
            if TWIN[block] >= 0:
                place = pos.place_of(TWIN[block])
            if 0 <= place < AREAS:
                self._change[place] += 1

    def _add(self, pos: Position, added: int) -> None:
        """Add nobles who joined this side, a king, the French Knights (2.2, 6.2, 7.61)."""
        while added:
            block = lowest(added)
            added &= added - 1
            self.known[block] = pos.strength(block) | moments.turns_begun(pos) << 3
            if TWIN[block] >= 0:
                place = self._place_before(TWIN[block])
                self.options[block] = 1 << place
                self._change[place] -= 1
            elif block == KING:
                self._add_king()
            else:
                self.options[block] = POOL_BIT
                self._change[IN_POOL] -= 1

    def _place_before(self, block: int) -> int:
        """Return where a block of the watching side was in the previous position."""
        for area in range(AREAS):
            if self._at[area] >> block & 1:
                return area
        raise AssertionError("a noble who changes sides was on the map")

    def _add_king(self) -> None:
        """Add a king: in Fife, or where the French Knights are (6.2)."""
        spots = 1 << FIFE | self.options[FRENCH] & ~POOL_BIT
        self.options[KING] = spots | spots >> MOVED & STANDING
        for area in range(AREAS):
            if self._change[area] > 0 and self.options[KING] >> area & 1:
                self._change[area] -= 1
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
        self.options[block] = spots

    def _fold(self, old_moved: list[int]) -> None:
        """Merge blocks with the others in their area where fewer can be told apart."""
        folded = 0
        for area in range(AREAS):
            if old_moved[area] > self.room[MOVED + area]:
                folded |= 1 << area
        if folded:
            options = self.options
            for block in BLOCKS_OF[self.side]:
                spots = options[block]
                if spots >> MOVED & folded:
                    options[block] = spots | spots >> MOVED & folded

    # --- moving --------------------------------------------------------------------------------

    def _move(self, pos: Position, was_named: int) -> None:
        """Let hidden blocks go from the places that lost some to those that gained some."""
        lost = 0
        gained = 0
        for place in range(PLACES_OF_A_SIDE):
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
        movers = self._movers(pos, lost, gained)
        options = self.options
        for block in BLOCKS_OF[self.side]:
            spots = options[block]
            if movers >> block & 1 and spots & losses:
                options[block] = spots | gains

    def _march(self, pos: Position, origin: int, area: int) -> None:
        """Move one block along its finished march; without borders crossed it sailed (4.0)."""
        options = self.options
        into = 1 << (MOVED + area)
        hops = moments.all_crossings(pos) - self._hops
        if hops == 0:
            if options[NORSE] >> origin & 1:
                options[NORSE] |= into
            return
        for block in BLOCKS_OF[self.side]:
            spots = options[block]
            if spots >> origin & 1 and block != NORSE and move_rating(pos, block) >= hops:
                options[block] = spots | into

    def _movers(self, pos: Position, lost: int, gained: int) -> int:
        """Return the blocks that can have moved at this step, as the enemy sees it."""
        step = self._step
        to_pool = gained == POOL_BIT
        if step == steps.RAID and pos.raided:
            return pos.raided
        if steps.SEA_BLOCK <= step <= steps.SEA_AREA:
            return ALL_BLOCKS & ~NORSE_BIT
        if step == steps.RAID:
            return ALL_BLOCKS & ~NOBLES
        if steps.RETREAT <= step <= steps.REGROUP_TO and not to_pool:
            return self._withdrawing(pos)
        if lost == POOL_BIT and gained & COASTAL == 0:
            return ALL_BLOCKS & ~SEAFARERS
        return ALL_BLOCKS

    def _withdrawing(self, pos: Position) -> int:
        """Return the blocks that can have retreated or regrouped (5.5, 5.6)."""
        if self._crossed == moments.border_counts(pos):
            return NORSE_BIT
        if self._step <= steps.RETREAT_TO and pos.rules.retreat_order == "by_letter":
            return LETTER_MASKS[pos.letter] & ~NORSE_BIT
        return ALL_BLOCKS & ~NORSE_BIT

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
                options[block] |= HOMES[block]
                if pos.homing == NOBODY:
                    options[block] = HOMES[block]
            elif NOBLES & bit and block != MORAY:
                if all_home or pos.homed & bit:
                    options[block] = HOMES[block]
            elif disbanded and (raided or HORSE & bit or options[block] & ENGLAND_BIT):
                options[block] |= POOL_BIT

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
                options[MORAY] |= HOMES[MORAY] & free
            if self._present & KING_BIT:
                options[KING] |= CATHEDRALS & free
            if pos.rules.leaders_disband == "in_their_step":
                self._let_disband(KING_BIT | MORAY_BIT)
            if steps.STAGE[pos.step] in moments.STAGES:
                return  # otherwise the Scots' own stage is over, too
        if self._present & WALLACE_BIT:
            options[WALLACE] |= 1 << SELKIRK & free
        self._let_disband(ALL_BLOCKS & ~NOBLES | MORAY_BIT)

    def _let_disband(self, blocks: int) -> None:
        """Allow for these blocks having gone to the pool."""
        for block in BLOCKS_OF[self.side]:
            if (self._present & blocks) >> block & 1:
                self.options[block] |= POOL_BIT

    # --- drawing conclusions -------------------------------------------------------------------

    def _read(self, pos: Position) -> None:
        """Note the blocks that lie face up."""
        now = moments.turns_begun(pos)
        named = self.named
        while named:
            block = lowest(named)
            named &= named - 1
            self.known[block] = pos.strength(block) | now << 3
            if self._told[IN_POOL] >> block & 1:
                self.options[block] = POOL_BIT
            else:
                apart = MOVED if self._flags >> block & 1 else 0
                self.options[block] = 1 << (pos.field + apart)

    def _conclude(self, pos: Position) -> None:
        """Draw conclusions from how many hidden blocks are in each spot."""
        there = 0
        bit = 1
        for number in self.room:
            if number:
                there |= bit
            bit <<= 1
        hidden = self._present & ~self.named
        is_special = pos.step == steps.CELTIC_ROLL or moments.in_winter(pos.step)
        special = SPECIAL if is_special else SPECIAL & SCOTS
        options = self.options
        unsettled = 0
        for block in BLOCKS_OF[self.side]:
            if not hidden >> block & 1:
                continue
            allowed = there
            if NOBLES >> block & 1:
                allowed &= ~POOL_BIT
            if special >> block & 1:
                allowed = self._allowed(pos, block, there)
            old = options[block]
            spots = old & allowed
            if spots == 0:
                self.contradictions += 1
                spots = allowed or there
            options[block] = spots
            if spots & (spots - 1):
                unsettled |= 1 << block
        if unsettled:
            self._settle(hidden, unsettled)
        self._rest(pos, hidden)

    def _rest(self, pos: Position, hidden: int) -> None:
        """Give blocks that are certainly in the pool their full strength."""
        if not self._change[IN_POOL]:
            return
        for block in BLOCKS_OF[self.side]:
            if hidden >> block & 1 and self.options[block] == POOL_BIT:
                self.known[block] = MAXIMUM[block] | moments.turns_begun(pos) << 3

    def _allowed(self, pos: Position, block: int, there: int) -> int:
        """Return the spots that a block with special rules may be in."""
        if block == MORAY:
            # The number of nobles is public: it tells whether he is on the map (2.2).
            in_pool = self._told[IN_POOL] & MORAY_BIT
            return POOL_BIT if in_pool else there & ~POOL_BIT
        if block == NORSE:
            return there & NORSE_SPOTS
        return there & self._barred(pos, 1 << block)

    def _barred(self, pos: Position, bit: int) -> int:
        """Return the spots where a hidden block may be at this step (5.2, 7.31, 7.4)."""
        step = pos.step
        hide = pos.rules.celtic_test == "on_reveal" and pos.round == 0
        if step == steps.CELTIC_ROLL and CELTIC & bit and not hide:
            return ~(1 << pos.field | 1 << (MOVED + pos.field))
        if steps.winter_has_come_to(step, steps.WALLACE_HOME) or step == steps.DRAW:
            if HORSE & bit and not pos.wintered:
                return POOL_BIT
            if bit == EDWARD_BIT and pos.wintered:
                return STANDING & ~ENGLAND_BIT
        return EVERYWHERE

    def _settle(self, hidden: int, unsettled: int) -> None:
        """Find spots that are full, and spots that need every block that can be there."""
        options = self.options
        left = self.room[:]
        for block in BLOCKS_OF[self.side]:
            if (hidden & ~unsettled) >> block & 1:
                left[lowest(options[block])] -= 1
        for _ in range(SETTLINGS):
            can = [0] * SPOTS
            union = 0
            blocks = unsettled
            while blocks:
                spots = options[lowest(blocks)]
                blocks &= blocks - 1
                union |= spots
                while spots:
                    can[lowest(spots)] += 1
                    spots &= spots - 1
            full = 0
            needy = 0
            while union:
                spot = lowest(union)
                union &= union - 1
                if left[spot] <= 0:
                    full |= 1 << spot
                elif left[spot] == can[spot]:
                    needy |= 1 << spot
            if not full | needy:
                return
            blocks = unsettled
            while blocks:
                block = lowest(blocks)
                blocks &= blocks - 1
                spots = options[block]
                spots = spots & needy or spots & ~full or spots
                options[block] = spots
                if spots & (spots - 1) == 0:
                    unsettled ^= 1 << block
                    left[lowest(spots)] -= 1

    # --- queries -------------------------------------------------------------------------------

    def places(self, block: int) -> int:
        """Return the areas where a block can be, with the pool as the place after them."""
        spots = self.options[block]
        return (spots | spots >> MOVED) & PLACE_BITS
