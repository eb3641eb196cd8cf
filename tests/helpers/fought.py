"""Battles fought by the engine under the orders that odds are made for, and the comparison."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Any

import pytest

from schiltrom.engine import battle, flow, steps
from schiltrom.engine.choices import FIRST_AREA, FIRST_BLOCK, parse_choice
from schiltrom.engine.position import Position, side_of
from schiltrom.engine.retreat import legal_retreat, retreat_areas
from schiltrom.engine.tables import (
    AREA_NAMES,
    AREAS,
    BLOCK_NAMES,
    CELTIC,
    ENGLAND,
    SCOTLAND,
    TWIN,
    members,
)
from schiltrom.engine.walk import random_outcome
from schiltrom.odds import FIGHT, Odds, Orders, battle_of, solve
from schiltrom.odds.forces import hit_order
from tests.helpers.scene import Scene

BATTLES = 1200
SIGMAS = 4.5
FIRE = parse_choice("fire")


@dataclass
class Captain:
    """Plays both sides of a battle by their orders, as the odds take them to."""

    orders: tuple[Orders, Orders]
    order: list[list[int]]

    def choose(self, pos: Position) -> int:
        side = pos.active
        order = self.order[side]
        if pos.step == steps.COMBAT:
            ready = battle.legal_combat(pos)
            block = self.leaver(pos, side, ready)
            return FIRST_BLOCK + (last(order, ready) if block < 0 else block)
        if pos.step == steps.COMBAT_ACTION:
            ready = battle.legal_combat(pos)
            if self.leaver(pos, side, ready) == pos.fighter:
                return FIRST_AREA + way_out(pos)
            return FIRE if battle.can_fire(pos) else parse_choice("hold")
        if pos.step == steps.HIT:
            legal = battle.legal_hit(pos)
            return FIRST_BLOCK + next(b for b in order if legal >> b & 1)
        if pos.step == steps.RETREAT:
            legal = legal_retreat(pos)
            return FIRST_BLOCK + last(order, legal) if legal else parse_choice("done")
        assert pos.step == steps.RETREAT_TO
        return FIRST_AREA + way_out(pos)

    def leaver(self, pos: Position, side: int, ready: int) -> int:
        """Return the block of the letter that is to retreat next, or -1."""
        orders = self.orders[side]
        able = 0
        for block in members(ready):
            if retreat_areas(pos, block):
                able |= 1 << block
        weak = sum(1 << b for b in members(able & orders.who) if pos.strength(b) <= orders.weak)
        if weak:
            return last(self.order[side], weak)
        there = members(pos.at[pos.field] & ~pos.captured)
        total = sum(pos.strength(b) for b in there if side_of(b) == side)
        if able and (pos.round > orders.rounds or total < orders.least):
            return last(self.order[side], able)
        return -1


def last(order: list[int], blocks: int) -> int:
    return next(b for b in reversed(order) if blocks >> b & 1)


def way_out(pos: Position) -> int:
    """Return a friendly area to retreat to, else a neutral one."""
    areas = members(retreat_areas(pos, pos.fighter))
    return next((a for a in areas if pos.at[a]), areas[0])


@dataclass
class Tally:
    """What happened in many battles fought by the engine."""

    fought: int = 0
    sums: dict[str, float] = field(default_factory=dict)
    squares: dict[str, float] = field(default_factory=dict)

    def add(self, facts: Mapping[str, float]) -> None:
        self.fought += 1
        for name, fact in facts.items():
            self.sums[name] = self.sums.get(name, 0.0) + fact
            self.squares[name] = self.squares.get(name, 0.0) + fact * fact

    def compare(self, expected: Mapping[str, float]) -> None:
        """Compare with what was expected, within sampling error."""
        for name, figure in expected.items():
            mean = self.sums.get(name, 0.0) / self.fought
            spread = max(self.squares.get(name, 0.0) / self.fought - mean * mean, 0.0)
            # What never happened in n battles may still have a chance of a few in n.
            error = max(sqrt(spread / self.fought), 2.0 / self.fought)
            assert abs(mean - figure) < SIGMAS * error, (
                f"{name}: {figure:.4f}, fought {mean:.4f} +- {error:.4f}"
            )


def expected(o: Odds) -> dict[str, float]:
    """Return the figures of odds by name."""
    facts = {"undecided": o.undecided}
    for side, name in enumerate("es"):
        facts[f"win {name}"] = o.win[side]
        facts[f"hold {name}"] = o.holds[side]
        facts[f"ends {name}"] = o.ends[side]
        facts[f"steps {name}"] = o.steps_lost[side]
        facts[f"blocks {name}"] = o.blocks_lost[side]
    for b in o.blocks:
        facts[f"stands {b.block}"] = b.stands
        facts[f"dies {b.block}"] = b.dies
        facts[f"captured {b.block}"] = b.captured
        facts[f"deserts {b.block}"] = b.deserts
        facts[f"steps {b.block}"] = b.steps
    return facts


def fight_once(start: Position, captain: Captain, rng: Random) -> dict[str, float]:
    """Fight a battle through with the engine; return what happened."""
    pos = start.copy()
    begun = start.at[start.field]
    undecided = pos.step == steps.RETREAT
    deserted = 0
    while pos.field >= 0 and pos.step not in (steps.REGROUP, steps.OVER):
        if pos.is_chance():
            celtic = pos.step == steps.CELTIC_ROLL
            there = pos.at[start.field] & CELTIC
            flow.settle(pos, random_outcome(pos, rng))
            if celtic:
                deserted |= there & ~pos.at[start.field]
        else:
            flow.choose(pos, pos.active, captain.choose(pos))
        undecided = undecided or pos.step == steps.RETREAT
    return happened(start, pos, begun, deserted, undecided)


def happened(
    start: Position, pos: Position, begun: int, deserted: int, undecided: bool
) -> dict[str, float]:
    facts: dict[str, float] = {}
    over = pos.step == steps.OVER
    holder = pos.winner if over else side_of(members(pos.at[start.field])[0])
    undecided = undecided and not over
    facts["undecided"] = float(undecided)
    for side, name in enumerate("es"):
        facts[f"win {name}"] = float(holder == side and not undecided)
        facts[f"hold {name}"] = float(holder == side)
        facts[f"ends {name}"] = float(over and holder == side)
        facts[f"steps {name}"] = facts[f"blocks {name}"] = 0.0
    for block in members(begun):
        stands = pos.place_of(block) < AREAS
        taken = TWIN[block] >= 0 and not stands
        left = deserted >> block & 1 == 1
        strength = pos.strength(block) if stands else 0
        facts[f"stands {block}"] = float(stands)
        facts[f"dies {block}"] = float(not stands and not taken and not left)
        facts[f"captured {block}"] = float(taken)
        facts[f"deserts {block}"] = float(left)
        facts[f"steps {block}"] = strength
        facts["steps " + "es"[side_of(block)]] += start.strength(block) - strength
        facts["blocks " + "es"[side_of(block)]] += float(not stands)
    return facts


def agree(
    pos: Position, orders: tuple[Orders, Orders] = (FIGHT, FIGHT), fought: int = BATTLES
) -> Odds:
    """Fight the battle of a position many times and compare."""
    described = battle_of(pos, pos.field, orders=orders)
    result = solve(described)
    captain = captain_of(pos, orders)
    rng = Random(5)
    tally = Tally()
    for _ in range(fought):
        tally.add(fight_once(pos, captain, rng))
    tally.compare(expected(result))
    assert sum(result.win) + result.undecided == pytest.approx(1.0, abs=1e-9)
    assert sum(result.holds) == pytest.approx(1.0, abs=1e-9)
    assert result.unfollowed < 1e-6
    return result


def staged(
    field: str,
    attacker: int,
    england: str,
    scotland: str,
    more: Mapping[str, str] | None = None,
    **scene: Any,
) -> Position:
    """Return a position about to be fought: ``A 4, B | C 2``, C in reserve."""
    put: dict[str, tuple[str, int] | str] = dict(more or {})
    reserves = 0
    for text in (england, scotland):
        for waiting, part in enumerate(text.split("|")):
            for each in filter(None, (word.strip() for word in part.split(","))):
                name, _, strength = each.rpartition(" ")
                if not strength.isdecimal():
                    name, strength = each, "0"
                put[name] = (field, int(strength))
                reserves |= waiting << BLOCK_NAMES.index(name)
    pos = Scene(put, **scene).pos
    pos.reserves = reserves
    pos.step = steps.CHOOSE_BATTLE
    area = AREA_NAMES.index(field)
    pos.attacks_e = int(attacker == ENGLAND) << area
    pos.attacks_s = int(attacker == SCOTLAND) << area
    pos.active = pos.p1
    return pos


def begun(pos: Position) -> Position:
    """Return the position with its battle chosen."""
    area = pos.attacks_e | pos.attacks_s
    flow.choose(pos, pos.p1, FIRST_AREA + members(area)[0])
    return pos


def captain_of(pos: Position, orders: tuple[Orders, Orders] = (FIGHT, FIGHT)) -> Captain:
    """Return who plays the battle of a position by these orders."""
    described = battle_of(pos, pos.field)
    return Captain(orders, [[f.block for f in hit_order(described, side)] for side in (0, 1)])
