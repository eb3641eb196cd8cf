"""The winter as it would be if the year ended now, from what a side may see.

The engine plays the winter in worlds that the view allows. What is the same in all of them is sure;
what differs is reported as possible, or not at all. Besides a few random worlds there are extreme
ones for every area with hidden blocks: with as many nobles as the view allows, who leave it; as
many blocks that disband; as many that stay. Little else that is hidden affects an area.

The forecast assumes that nobody disbands voluntarily, that Edward and Moray go home and Wallace
goes to Selkirk, and that the King stays, as do Bruce and Comyn if they can.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from schiltrom.engine import builds, flow, steps, winter
from schiltrom.engine.choices import DISBAND, DONE, FIRST_AREA, FIRST_BLOCK, FIRST_WORD, WINTER
from schiltrom.engine.position import Position, side_of
from schiltrom.engine.tables import (
    ALL_BLOCKS,
    AREA_NAMES,
    AREAS,
    BLOCK_NAMES,
    EDWARD,
    EDWARD_BIT,
    ENGLAND,
    HOME_BLOCKS,
    IN_ENGLAND,
    INFANTRY,
    KING,
    KING_BIT,
    MORAY,
    MORAY_BIT,
    MORAY_HOME,
    NOBLES,
    NOBODY,
    NORSE_BIT,
    OWN,
    POOL,
    SCOTLAND,
    SCOTTISH_COAST,
    SELKIRK,
    TURNS,
    TWIN,
    WALLACE,
    WALLACE_BIT,
    count,
    lowest,
    members,
)
from schiltrom.engine.view import View
from schiltrom.engine.worlds import draw_world
from schiltrom.text.message import Argument, Message, TheAreas, TheBlocks, TheSide
from schiltrom.text.message import to_json as message_to_json

DRAWN: Final = 4
"""Worlds drawn at random, besides the extreme ones."""
SEED: Final = 1297
LASTING: Final = (
    "low",
    "high",
    "first_year",
    "last_year",
    "year",
    "scenario",
    "crowned",
    "edward",
    "wintered",
    "french",
)
"""What remains of a position at the end of the year."""

HOMES: Final = (steps.BRUCE_HOME, steps.COMYN_HOME)
QUARTERS: Final = (steps.MORAY_HOME, steps.KING_HOME, steps.WALLACE_HOME)
PREFERRED: Final = {steps.MORAY_HOME: MORAY_HOME, steps.WALLACE_HOME: SELKIRK}
"""Where the forecast sends leaders who may choose; the King stays where he is."""

HORSE_BITS: Final = OWN[ENGLAND] & ~NOBLES & ~INFANTRY
"""English blocks that winter only with Edward (7.31)."""
IN_THE_SOUTH: Final = "england"
HORSE: Final = "horse"
ABOVE_LIMIT: Final = "limit"
RULES: Final = {IN_THE_SOUTH: "7.3", HORSE: "7.31", ABOVE_LIMIT: "7.32"}
"""Why blocks disband, and by which rule; above the limit it is 7.5 for the Scots."""


@dataclass(frozen=True, slots=True)
class Change:
    """A noble who changes sides on going home; *sure* if he does so in every world."""

    noble: int
    to: int
    area: int
    sure: bool


@dataclass(frozen=True, slots=True)
class Home:
    """A block that goes home or into winter quarters, and the areas its owner can choose from."""

    block: int
    areas: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Disbanding:
    """How many blocks of a side disband in an area, at least and at most, and why."""

    area: int
    side: int
    must: int
    most: int
    blocks: tuple[int, ...]
    """The viewer's own blocks that go, or from which he chooses."""
    why: Message


@dataclass(frozen=True, slots=True)
class Build:
    """The points of an area and, for the viewer's own, what they could be spent on."""

    area: int
    side: int
    points: int
    blocks: tuple[int, ...]
    """The viewer's own blocks that can gain a step."""
    draw: bool
    """Whether the viewer can draw a block here."""


@dataclass(frozen=True, slots=True)
class WinterPreview:
    """The expected winter."""

    changes: tuple[Change, ...] = ()
    homes: tuple[Home, ...] = ()
    disbands: tuple[Disbanding, ...] = ()
    builds: tuple[Build, ...] = ()
    notes: tuple[Message, ...] = ()


def forecast(view: View) -> WinterPreview:
    """Return the winter that would follow if the year ended now, as far as a side can know."""
    if view.side == NOBODY:
        raise ValueError("a forecast is made for a side")
    if _is_past(view):
        return WinterPreview()
    enemy = 1 - view.side
    winters = []
    for world in {tuple(world.at): world for world in _worlds(view)}.values():
        winters += [Winter(world, enemy, roams=False), Winter(world, enemy, roams=True)]
    return WinterPreview(
        changes=_changes(winters),
        homes=_homes(view, winters),
        disbands=_disbands(view, winters),
        builds=_builds(view, winters),
        notes=_notes(view, winters),
    )


def _is_past(view: View) -> bool:
    """Return whether this winter, or the game, is all but over."""
    levies = view.step == steps.LEVY and view.counter("turn") > 0
    return levies or view.step in (steps.DRAW, steps.OVER)


# --- one winter ------------------------------------------------------------------------------


class Winter:
    """A winter played by the engine in one world, and its results.

    The viewer's leaders go where the forecast assumes. The enemy's stay where they are if they can,
    or go elsewhere if he *roams*, so that nothing depends on what he chooses.
    """

    def __init__(self, world: Position, enemy: int, roams: bool) -> None:
        self._enemy = enemy
        self._roams = roams
        self.homes: dict[int, int] = {}
        """Where nobles and leaders may go, as a mask of areas."""
        self.changes: dict[int, int] = {}
        """Nobles who change sides, and the area they go to."""
        self.lost: dict[tuple[int, int, str], int] = {}
        """How many blocks disband, by side, area and reason."""
        self.going: dict[tuple[int, int, str], int] = {}
        """Which blocks, or the choice of blocks, as masks."""
        self.points = [0, 0]
        self.gaining = 0
        self.drawing = 0
        self.edward_at = -1
        self.levy = 0
        self.french = world.french
        self._edward = world.edward
        self.pos = self._begin(world)
        self._play()

    def _begin(self, world: Position) -> Position:
        """End the game turn and begin the winter, or continue one under way."""
        if _is_decided(world):
            return world.copy()
        pos = Position(world.rules)
        pos.at = world.at[:]
        for name in LASTING:
            setattr(pos, name, getattr(world, name))
        pos.turn = TURNS
        nobles = pos.on_map() & NOBLES & ~MORAY_BIT
        before = pos.at[:]
        winter.begin_winter(pos)
        if pos.step == steps.HOMES_OVER:
            builds.begin_scottish_builds(pos)
        self._note_disbanded(pos, before)
        while pos.step in HOMES:
            self._choose_home(pos)
        self._note_nobles(pos, nobles)
        return pos

    def _choose_home(self, pos: Position) -> None:
        """Send Bruce or Comyn home; he stays if he is at home already (7.12)."""
        _, _, areas, _ = flow.legal(pos, pos.active)
        noble = pos.in_hand()
        here = pos.place_of(noble)
        self.homes[noble] = areas
        self._go(pos, here, here, areas)

    def _go(self, pos: Position, here: int, wish: int, areas: int) -> None:
        """Choose an area for a leader who is *here*; an enemy just stays or goes."""
        area = areas.bit_length() - 1
        if pos.active == self._enemy:
            if self._roams:
                area = lowest(areas & ~(1 << here) or areas)
            elif areas >> here & 1:
                area = here
        elif areas >> wish & 1:
            area = wish
        elif areas >> here & 1:
            area = here
        self._choose(pos, FIRST_AREA + area)

    def _note_nobles(self, pos: Position, nobles: int) -> None:
        """Note where the nobles went, and who changed sides (7.1)."""
        for noble in members(nobles):
            area = pos.place_of(noble)
            if area >= AREAS:
                area = pos.place_of(TWIN[noble])
                self.changes[noble] = area
            choice = self.homes.pop(TWIN[noble], 0) | self.homes.get(noble, 0)
            self.homes[noble] = choice or 1 << area

    def _choose(self, pos: Position, choice: int) -> None:
        before = pos.at[:]
        flow.choose(pos, pos.active, choice)
        self._note_disbanded(pos, before)

    def _note_disbanded(self, pos: Position, before: list[int]) -> None:
        """Note the English blocks that went to the pool automatically (7.3, 7.31)."""
        new = pos.at[POOL[ENGLAND]] & ~before[POOL[ENGLAND]]
        for area in range(AREAS):
            here = before[area] & new
            if here:
                why = IN_THE_SOUTH if area == IN_ENGLAND else HORSE
                self._note(ENGLAND, area, why, here, count(here))

    def _note(self, side: int, area: int, why: str, blocks: int, number: int) -> None:
        key = (side, area, why)
        self.going[key] = self.going.get(key, 0) | blocks
        self.lost[key] = self.lost.get(key, 0) + number

    def _play(self) -> None:
        """Play the winter to its end."""
        pos = self.pos
        while steps.IS_WINTER[pos.step]:
            _, blocks, areas, words = flow.legal(pos, pos.active)
            if pos.step in QUARTERS:
                self._take_quarters(pos, areas)
            elif pos.step == steps.EDWARD_WINTER:
                self.edward_at = pos.place_of(EDWARD)
                stays = self._enemy == ENGLAND and not self._roams
                self._choose(pos, FIRST_WORD + (WINTER if stays else DISBAND))
            elif pos.step in (steps.ENGLISH_DISBAND, steps.SCOTTISH_DISBAND):
                self._disband(pos, blocks, is_forced=not words >> DONE & 1)
            elif pos.step == steps.FRENCH_ARRIVAL:
                flow.choose(pos, pos.active, FIRST_BLOCK + lowest(blocks))
            elif words >> DONE & 1:
                self._note_builds(pos, blocks, areas)
                self._choose(pos, FIRST_WORD + DONE)
            else:
                flow.choose(pos, pos.active, FIRST_AREA + lowest(areas))
        if pos.step == steps.LEVY:
            self.levy = pos.left
        while pos.step == steps.LEVY:
            flow.settle(pos, lowest(builds.levied(pos)))

    def _take_quarters(self, pos: Position, areas: int) -> None:
        """Send Moray home, Wallace to Selkirk, and let the King stay (7.12, 7.2, 7.5)."""
        leader = pos.in_hand()
        here = pos.place_of(leader)
        self.homes[leader] = areas
        self._go(pos, here, PREFERRED.get(pos.step, here), areas)

    def _disband(self, pos: Position, blocks: int, *, is_forced: bool) -> None:
        """Disband what must go, rank and file before leaders, and nothing else (7.32, 7.5)."""
        if not is_forced:
            flow.choose(pos, pos.active, FIRST_WORD + DONE)
            return
        block = (blocks & ~MORAY_BIT or blocks).bit_length() - 1
        area = pos.place_of(block)
        self._note(pos.active, area, ABOVE_LIMIT, blocks & pos.at[area], 1)
        flow.choose(pos, pos.active, FIRST_BLOCK + block)

    def _note_builds(self, pos: Position, blocks: int, areas: int) -> None:
        """Note the points of a side and what they could be spent on (7.6)."""
        if steps.BUILDS[pos.step]:
            self.points[pos.active] = builds.points_for(pos, pos.active)
        self.gaining |= blocks
        self.drawing |= areas

    @property
    def edward_dies(self) -> bool:
        """Return whether Edward I dies with the year (6.1)."""
        return self.pos.edward != self._edward


def _is_decided(world: Position) -> bool:
    """Return whether winter is too far advanced to be played from its beginning."""
    if steps.winter_has_come_to(world.step, steps.SCOTTISH_BUILD):
        return True
    return bool(world.wintered) and steps.winter_has_come_to(world.step, steps.ENGLISH_DISBAND)


# --- worlds ----------------------------------------------------------------------------------


def _worlds(view: View) -> Iterator[Position]:
    """Yield worlds that the view allows, including the extreme ones for every area."""
    rng = Random(SEED)  # noqa: S311 - nothing secret is drawn with it
    base = draw_world(view, rng)
    enemy = 1 - view.side
    seen = view.sides[enemy]
    named = sum(1 << entry[0] for entry in seen.known) | OWN[view.side]
    fixed = named | base.at[POOL[enemy]] & MORAY_BIT
    if _is_decided(base):
        fixed |= EDWARD_BIT
    for area in range(AREAS):
        if seen.areas[area]:
            for order in _orders(enemy, area):
                yield _arranged(base, area, order, ~fixed & ALL_BLOCKS)
    for _ in range(DRAWN - 1):
        yield draw_world(view, rng)
    yield base


def _orders(enemy: int, area: int) -> list[list[int]]:
    """Return which kinds of blocks to fill an area with, in order of preference."""
    away = NOBLES & ~MORAY_BIT & ~HOME_BLOCKS[area]
    restless = WALLACE_BIT | KING_BIT | MORAY_BIT if enemy == SCOTLAND else HORSE_BITS
    rest = ~away & ~restless
    return [[away, restless, rest], [restless, away, rest], [rest, restless, away]]


def _arranged(base: Position, area: int, order: list[int], free: int) -> Position:
    """Return a world with the blocks of an area swapped for those first in *order*."""
    pos = base.copy()
    if pos.at[area] & free & NORSE_BIT:
        _send_norse_away(pos, area, free)
    free &= ~NORSE_BIT
    settled = 0
    for kind in order:
        settled |= kind
        worse = pos.at[area] & free & ~settled
        wanted = free & kind & ~pos.at[area]
        on_map = wanted & pos.on_map()
        in_pool = wanted & pos.at[POOL[side_of(lowest(free))]]
        # Nobles first: they can only change places with a block on the map.
        for block in [*members(worse & NOBLES), *members(worse & ~NOBLES)]:
            partner = on_map or (0 if NOBLES >> block & 1 else in_pool)
            if partner:
                partner &= -partner
                _exchange(pos, 1 << block, partner)
                on_map &= ~partner
                in_pool &= ~partner
    return pos


def _send_norse_away(pos: Position, area: int, free: int) -> None:
    """Swap the Norse for a block on another coast, the only place they can be (4.7)."""
    for coast in members(SCOTTISH_COAST & ~(1 << area)):
        if pos.at[coast] & free:
            _exchange(pos, NORSE_BIT, 1 << lowest(pos.at[coast] & free))
            return
    if pos.at[POOL[SCOTLAND]] & free:
        _exchange(pos, NORSE_BIT, 1 << lowest(pos.at[POOL[SCOTLAND]] & free))


def _exchange(pos: Position, one: int, other: int) -> None:
    """Swap two blocks, given as bits."""
    for place in POOL[ENGLAND], POOL[SCOTLAND], *range(AREAS):
        if pos.at[place] & (one | other):
            pos.at[place] ^= one | other


# --- all winters together --------------------------------------------------------------------


def _changes(winters: list[Winter]) -> tuple[Change, ...]:
    """Return the nobles who change sides in any world, and whether they do in all."""
    found: dict[int, int] = {}
    for each in winters:
        for noble, area in each.changes.items():
            found.setdefault(noble, area)
    return tuple(
        Change(noble, 1 - side_of(noble), found[noble], all(noble in w.changes for w in winters))
        for noble in sorted(found)
    )


def _homes(view: View, winters: list[Winter]) -> tuple[Home, ...]:
    """Return where nobles and the viewer's leaders go, leaving out those already there."""
    own = {block: place for block, place, _ in view.sides[view.side].known}
    found: dict[int, int] = {}
    for each in winters:
        for block, areas in each.homes.items():
            if block in own or (NOBLES >> block & 1 and block != MORAY):
                found[block] = found.get(block, 0) | areas
    return tuple(
        Home(block, tuple(members(areas)))
        for block, areas in sorted(found.items())
        if block not in own or areas != 1 << own[block]
    )


def _disbands(view: View, winters: list[Winter]) -> tuple[Disbanding, ...]:
    """Return how many blocks must disband where; for the enemy only what is sure."""
    found = []
    for key in sorted({key for each in winters for key in each.lost}):
        side, area, why = key
        lost = [each.lost.get(key, 0) for each in winters]
        blocks = 0
        for each in winters:
            blocks |= each.going.get(key, 0)
        own = side == view.side
        if own or min(lost):
            shown = tuple(members(blocks)) if own else ()
            reason = _why(side, area, why)
            found.append(Disbanding(area, side, min(lost), max(lost), shown, reason))
    return tuple(found)


def _why(side: int, area: int, why: str) -> Message:
    """Return why blocks disband."""
    rule = "7.5" if side == SCOTLAND else RULES[why]
    return Message(f"insight-why-{why}", {"area": TheAreas((area,))}, rule)


def _builds(view: View, winters: list[Winter]) -> tuple[Build, ...]:
    """Return the points an area yields in every world, if nobody disbands voluntarily."""
    points = winters[0].points[:]
    gaining, drawing = OWN[view.side], -1
    for each in winters:
        # An area yields all its points or none, so what is in all worlds is in all masks.
        points = [some & other for some, other in zip(points, each.points, strict=True)]
        gaining &= each.gaining
        drawing &= each.drawing
    found = []
    for area in range(AREAS):
        for side in (ENGLAND, SCOTLAND):
            number = builds.points_of(points[side], area)
            if number:
                # Nobody moves after the builds but the levy.
                blocks = gaining & winters[0].pos.at[area] & OWN[side]
                draw = side == view.side == SCOTLAND and drawing >> area & 1 == 1
                found.append(Build(area, side, number, tuple(members(blocks)), draw))
    return tuple(found)


def _notes(view: View, winters: list[Winter]) -> tuple[Message, ...]:
    """Return further remarks."""
    notes = []
    contested = [area for area in range(AREAS) if _is_contested(view, area)]
    if contested:
        notes.append(Message("insight-battles", {"areas": TheAreas(tuple(contested))}, "5.1"))
    notes += _notes_on_leaders(view, winters)
    if all(each.pos.french and not each.french for each in winters):
        notes.append(Message("insight-french", {}, "7.61"))
    if view.side == ENGLAND and winters[0].levy:
        notes.append(Message("insight-levy", {"count": winters[0].levy}, "7.7"))
    if all(each.edward_dies for each in winters):
        notes.append(Message("insight-edward-dies", {}, "6.1"))
    notes += _notes_on_victory(winters)
    return tuple(notes)


def _is_contested(view: View, area: int) -> bool:
    """Return whether both sides stand in an area."""
    return all(
        seen.areas[area] or any(entry[1] == area for entry in seen.known) for seen in view.sides
    )


def _notes_on_leaders(view: View, winters: list[Winter]) -> list[Message]:
    """Say what the viewer's leaders may do, and what the forecast assumes."""
    own = {block for block, _, _ in view.sides[view.side].known}
    notes = []
    edward_at = winters[0].edward_at
    if view.side == ENGLAND and edward_at >= 0:
        notes.append(Message("insight-edward-may-winter", {"area": TheAreas((edward_at,))}, "7.4"))
    if WALLACE in own and any(SELKIRK in members(w.homes.get(WALLACE, 0)) for w in winters):
        notes.append(Message("insight-wallace", {"area": TheAreas((SELKIRK,))}, "7.5"))
    for block, rule in ((MORAY, "7.12"), (KING, "7.2")):
        areas = 0
        for each in winters:
            areas |= each.homes.get(block, 0)
        if block in own and areas:
            among = TheAreas(tuple(members(areas)))
            facts: dict[str, Argument] = {"block": TheBlocks((block,)), "areas": among}
            notes.append(Message("insight-quarters", facts, rule))
    return notes


def _notes_on_victory(winters: list[Winter]) -> list[Message]:
    """Say how many nobles each side would have, and who would win."""
    notes = []
    after = {tuple(count(each.pos.nobles(side)) for side in (0, 1)) for each in winters}
    if len(after) == 1:
        english, scottish = after.pop()
        facts = {"england": english, "scotland": scottish}
        notes.append(Message("insight-nobles", facts, "7.1"))
    winners = {each.pos.winner for each in winters}
    if len(winners) == 1 and NOBODY not in winners:
        notes.append(Message("insight-victory", {"who": TheSide(winners.pop())}, "9.0"))
    return notes


# --- as it is sent ---------------------------------------------------------------------------


def to_json(preview: WinterPreview) -> dict[str, object]:
    """Return a forecast as JSON data."""
    return {
        "changes": [
            {
                "noble": BLOCK_NAMES[change.noble],
                "to": change.to,
                "area": AREA_NAMES[change.area],
                "sure": change.sure,
            }
            for change in preview.changes
        ],
        "homes": [
            {"block": BLOCK_NAMES[home.block], "areas": [AREA_NAMES[area] for area in home.areas]}
            for home in preview.homes
        ],
        "disbands": [
            {
                "area": AREA_NAMES[each.area],
                "side": each.side,
                "must": each.must,
                "most": each.most,
                "blocks": [BLOCK_NAMES[block] for block in each.blocks],
                "why": message_to_json(each.why),
            }
            for each in preview.disbands
        ],
        "builds": [
            {
                "area": AREA_NAMES[build.area],
                "side": build.side,
                "points": build.points,
                "blocks": [BLOCK_NAMES[block] for block in build.blocks],
                "draw": build.draw,
            }
            for build in preview.builds
        ],
        "notes": [message_to_json(note) for note in preview.notes],
    }
