"""Semantic twins: two games in which *any* two hidden blocks of a side have changed places.

The side gives the same orders in both: the same number of blocks from the same area along the same
way. Everything that goes to the enemy and to spectators must then be the same, byte for byte.
``PUBLIC`` lists what the rules show of hidden blocks; nothing else excuses a difference.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from random import Random
from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.choices import EVENT, FIRST_AREA, FIRST_BLOCK, FIRST_WORD, STOP
from schiltrom.engine.flow import choose
from schiltrom.engine.position import Position
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.tables import (
    AREAS,
    ENGLAND,
    MAXIMUM,
    MORAY,
    NOBLES,
    NOBODY,
    NORSE,
    OFF,
    OWN,
    SCOTLAND,
    SCOTTISH_COAST,
    TWIN,
    count,
    members,
)
from schiltrom.engine.told import told_blocks, told_of
from schiltrom.engine.view import shown
from schiltrom.fairness import FairChance
from schiltrom.screen.encoding import to_text
from schiltrom.table.table import Table
from schiltrom.text.message import to_json

PUBLIC: Final = {
    "battle": "blocks taking part in a battle, captured or stranded lie face up (5.1, 5.7)",
    "celts": "Celts roll in the open (5.2)",
    "home": "nobles go home, and change sides, by name (7.1)",
    "turned": "a noble who changed sides, to his new owner with his strength (2.2)",
    "nobles": "how many nobles each side has on the map, Moray among them (2.2, 9)",
    "crown": "who is crowned, and by whom nobles are left (6.2)",
    "herald": "the noble whom a herald visits (Herald)",
    "way": "origin, way and end of a finished march, by land or by sea (4.0, 4.7)",
    "strength": "whether a hit by Pillage removes a block (5.7, Pillage)",
    "levy": "no levy while Edward winters in Scotland (7.4, 7.7)",
    "winter": "how many blocks have left each area when a stage of winter is over (7.2-7.5)",
    "end": "how the game ends (9)",
}
"""What the rules themselves show, with the rule: where games part for one of these, they part."""


@dataclass
class Tally:
    """How much was compared."""

    compared: int = 0
    apart: int = 0
    bytes: int = 0
    parted: dict[str, int] = field(default_factory=dict)
    steps: set[int] = field(default_factory=set)


def table_of(rules: RuleSet, scenario: int, seed: str) -> Table:
    """Return a new table; the same seed gives the same chance."""
    table = Table(scenario, rules, FairChance(bytes(range(32)), seed, seed))
    table.begin()
    return table


def told_bytes(table: Table, viewer: int) -> str:
    """Return all that a viewer is sent at table level: view, screen, log, numbers, course."""
    lines = [
        (line.number, to_json(line.told.message), line.told.year, line.told.turn)
        for line in table.lines_after(viewer, -1)[-12:]
    ]
    sent: dict[str, object] = {
        "number": table.number(viewer),
        "view": table.seen(viewer),
        "screen": to_text(table.screen_state(viewer)),
        "lines": lines,
        "course": to_text(table.course.so_far()),
        "frames": len(table.history(viewer).marks),
    }
    if viewer != NOBODY:
        sent["undo"] = table.can_undo(viewer)
        sent["choice"] = table.waits_for(viewer)
        sent["legal"] = table.legal(viewer)
    return json.dumps(sent, sort_keys=True)


def exchanged(pos: Position, side: int, rng: Random) -> tuple[int, int] | None:
    """Return two hidden blocks of a side in different areas that may stand in each other's place.

    Any two: leaders, nobles, French, and Norse where both areas are on the coast.
    """
    hidden = OWN[side] & ~shown(pos)
    places = {b: a for a in range(AREAS) for b in members(pos.at[a] & hidden)}
    blocks = list(places)
    rng.shuffle(blocks)
    for one in blocks:
        for other in blocks:
            if places[one] >= places[other]:
                continue
            if NORSE in (one, other) and not all(
                SCOTTISH_COAST >> places[b] & 1 for b in (one, other)
            ):
                continue
            return one, other
    return None


def exchange(pos: Position, one: int, other: int, rng: Random, *, weaken: bool = True) -> None:
    """Put two hidden blocks in each other's place, with other strengths."""
    here, there = pos.place_of(one), pos.place_of(other)
    pos.shift(one, here, there)
    pos.shift(other, there, here)
    for name in ("moved", "reserves"):
        value = getattr(pos, name)
        if (value >> one & 1) != (value >> other & 1):
            setattr(pos, name, value ^ (1 << one) ^ (1 << other))
    for block in (one, other):
        pos.set_strength(block, rng.randint(1, MAXIMUM[block]) if weaken else pos.strength(block))


def finishes(before: Position, after: Position, side: int) -> bool:
    """Return whether a choice finished a stage of winter, or a side's builds."""
    if before.builds_at_once():
        return not after.waits_for(side) or not after.builds_at_once()
    return steps.STAGE[after.step] != steps.STAGE[before.step]


@dataclass
class Twins:
    """Two tables that differ in what *side* hides, played alike and compared."""

    rules: RuleSet
    scenario: int
    side: int
    seed: str
    tally: Tally = field(default_factory=Tally)

    def __post_init__(self) -> None:
        self.rng = Random(f"{self.seed} choices")
        self.tables = [table_of(self.rules, self.scenario, self.seed) for _ in (0, 1)]
        self.partner: dict[int, int] = {}

    @property
    def positions(self) -> list[Position]:
        return [table._replay.position for table in self.tables]

    def part_ways(self) -> bool:
        """Exchange two hidden blocks in the second game; return whether two were found."""
        pos = self.positions[1]
        if pos.field >= 0 or pos.fighter >= 0 or pos.is_over() or self.in_stage():
            return False
        pair = exchanged(pos, self.side, self.rng)
        if pair is None:
            return False
        exchange(pos, *pair, self.rng)
        one, other = pair
        self.partner = {one: other, other: one}
        for table in self.tables:
            table._replay._before.clear()
            table._replay._sides.clear()
            table._screen_states.clear()
        return True

    # --- comparing -----------------------------------------------------------------------------

    def compare(self) -> None:
        """Compare all bytes for the enemy and for spectators."""
        for viewer in (1 - self.side, NOBODY):
            one, other = (told_bytes(table, viewer) for table in self.tables)
            self.tally.bytes += len(one)
            assert one == other, self.difference(one, other)
        self.tally.compared += 1
        if self.positions[0] != self.positions[1]:
            self.tally.apart += 1
            self.tally.steps |= {pos.step for pos in self.positions}

    def difference(self, one: str, other: str) -> str:
        """Return where the bytes differ."""
        same = next(
            (i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b),
            min(len(one), len(other)),
        )
        part = slice(max(0, same - 160), same + 120)
        return f"{self.positions}:\n{one[part]}\n{other[part]}"

    # --- playing -------------------------------------------------------------------------------

    def settle_both(self, side: int, one: int, other: int) -> None:
        self.tables[0].play(side, one)
        self.tables[1].play(side, other)

    def choice_for_twin(self, choice: int) -> int:
        """Return the same order in the second game: the exchanged block for its partner."""
        block = choice - FIRST_BLOCK
        one, other = self.positions
        partner = self.partner.get(block, -1) if choice < FIRST_AREA else -1
        if partner >= 0 and other.place_of(partner) == one.place_of(block):
            return FIRST_BLOCK + partner
        return choice

    def march(self, choice: int) -> bool:
        """Let a block march in both games, as far as both can go; ``stop`` where one needs it."""
        side = self.side
        other = self.choice_for_twin(choice)
        if not self.tables[1].legal(side) >> other & 1:
            return False
        self.settle_both(side, choice, other)
        self.compare()
        for hop in range(3):
            both = [pos.step == steps.MARCH for pos in self.positions]
            if not all(both):
                break
            masks = [table.legal(side) for table in self.tables]
            areas = members(masks[0] & masks[1] & ((1 << FIRST_WORD) - (1 << FIRST_AREA)))
            if hop and (not areas or self.rng.random() < 0.5):
                break
            if not areas:
                return False
            area = self.rng.choice(areas)
            for table in self.tables:
                table.play(side, area)
            if len({pos.step for pos in self.positions}) == 1:
                self.compare()
        for table in self.tables:
            if table._replay.position.step == steps.MARCH:
                if not table.legal(side) >> (FIRST_WORD + STOP) & 1:
                    return False
                table.play(side, FIRST_WORD + STOP)
        self.compare()
        return True

    def step(self) -> bool:
        """Do one thing in both games; return False where the rules make them part."""
        one, other = self.positions
        if one.is_over() or other.is_over():
            return False
        if self.in_stage():
            return self.stage()
        if one.step != other.step:
            return self.decline_crown()
        return self.choose()

    def choose(self) -> bool:
        """Make the same choice in both games."""
        one = self.positions[0]
        side = self.rng.choice([s for s in (ENGLAND, SCOTLAND) if one.waits_for(s)])
        masks = [table.legal(side) for table in self.tables]
        choices = self.rng.sample(members(masks[0]), masks[0].bit_count())
        if side != self.side:
            assert masks[0] == masks[1], self.positions
        twin = {c: self.choice_for_twin(c) if side == self.side else c for c in choices}
        choice = next((c for c in choices if masks[1] >> twin[c] & 1), -1)
        if choice < 0:
            return False
        if side == self.side and one.step == steps.MOVE and FIRST_BLOCK <= choice < FIRST_AREA:
            return self.march(choice)
        if self.comes_to_battle(choice):
            return not self.note("battle")
        self.settle_both(side, choice, twin[choice])
        if self.opened():
            return False
        self.compare()
        return True

    def comes_to_battle(self, choice: int) -> bool:
        """Return whether a battle is chosen that an exchanged block would fight."""
        if self.positions[0].step not in (steps.CHOOSE_BATTLE, steps.CORONATION_BATTLE):
            return False
        area = choice - FIRST_AREA
        return any(pos.at[area] >> block & 1 for pos in self.positions for block in self.partner)

    def decline_crown(self) -> bool:
        """Let the Scots play the event where they alone know that they could crown a king."""
        for table in self.tables:
            if table._replay.position.step == steps.CORONATION:
                table.play(SCOTLAND, FIRST_WORD + EVENT)
                self.compare()
                return True
        raise AssertionError(f"the games are at different steps: {self.positions}")

    def in_stage(self) -> bool:
        """Return whether the side does something that is shown when it is finished."""
        one, other = (told_of(pos, self.side) for pos in self.positions)
        assert bool(one) == bool(other), self.positions
        if self.positions[0].builds_at_once() and not self.positions[0].waits_for(self.side):
            return False
        return bool(one)

    def stage(self) -> bool:
        """Play a stage of winter, or builds, in each game as it comes; nothing of it may be seen.

        The choices that finish it are made last, in both games.
        """
        side = self.side
        state = self.rng.getstate()
        last = []
        for table in self.tables:
            self.rng.setstate(state)
            last.append(self.play_stage(table))
        self.settle_both(side, last[0], last[1])
        counts = [
            [count(pos.at[area] & OWN[side]) for area in range(AREAS)] for pos in self.positions
        ]
        if counts[0] != counts[1] and not self.positions[0].builds_at_once():
            self.note("winter")
            return False
        if self.opened():
            return False
        self.compare()
        return True

    def play_stage(self, table: Table) -> int:
        """Make a side's choices up to the one that finishes the stage; return that one."""
        side = self.side
        while True:
            pos = table._replay.position
            for choice in self.rng.sample(
                members(table.legal(side)), table.legal(side).bit_count()
            ):
                trial = pos.copy()
                choose(trial, side, choice)
                if trial.is_chance() and trial.builds_at_once():
                    continue  # a draw: chance would go apart
                if finishes(pos, trial, side):
                    if choice >= FIRST_WORD or table.legal(side).bit_count() == 1:
                        return choice
                    if pos.step in (steps.MORAY_HOME, steps.KING_HOME):
                        return choice
                    continue
                table.play(side, choice)
                self.compare()
                break

    def opened(self) -> bool:
        """Return whether an exchanged block now lies open, or the rules have shown a difference."""
        one, other = self.positions
        exchanged_blocks = sum(1 << block for block in self.partner)
        for pos in (one, other):
            if shown(pos) & exchanged_blocks:
                return self.note("battle")
        if one.is_over() or other.is_over():
            return self.note("end")
        if (one.nobles(ENGLAND), one.nobles(SCOTLAND)) != (
            other.nobles(ENGLAND),
            other.nobles(SCOTLAND),
        ):
            return self.note("nobles")
        turned = [TWIN[b] for b in self.partner if TWIN[b] >= 0]
        if any(pos.place_of(block) != OFF for pos in (one, other) for block in turned):
            return self.note("turned")
        common = [block for block in self.partner if not NOBLES >> block & 1 or block == MORAY]
        if steps.STAGE[one.step] == "nobles" and self.partner and len(common) < 2:
            return self.note("home")
        counts = [[told_blocks(pos, side) for side in (ENGLAND, SCOTLAND)] for pos in (one, other)]
        if counts[0] != counts[1]:
            if steps.IS_WINTER[one.step] and len(common) == 1:
                return self.note("home")
            if one.step in (steps.PILLAGE_HIT, steps.PILLAGE_GAIN):
                return self.note("strength")
        return False

    def note(self, why: str) -> bool:
        assert why in PUBLIC
        self.tally.parted[why] = self.tally.parted.get(why, 0) + 1
        return True
