"""Odds from a position or a side's view: of a battle under way, due, or hypothetical."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from math import sqrt
from random import Random

from schiltrom.engine import battle as battles
from schiltrom.engine import steps
from schiltrom.engine.position import Position, border_between, side_of
from schiltrom.engine.retreat import retreat_areas
from schiltrom.engine.tables import (
    AREA_NAMES,
    AREAS,
    BLOCK_NAMES,
    BORDER_LIMIT,
    ENGLAND,
    FACES,
    LETTER_MASKS,
    NOBODY,
    NORSE,
    SCOTLAND,
    members,
)
from schiltrom.engine.view import View
from schiltrom.engine.worlds import draw_world
from schiltrom.odds.case import AFTER, AHEAD
from schiltrom.odds.forces import (
    FIGHT,
    Battle,
    Fighter,
    OddsError,
    Orders,
    area_number,
    block_number,
)
from schiltrom.odds.report import BlockOdds, Odds, Pair, solve

UNDER_WAY = (
    steps.CELTIC_ROLL,
    steps.COMBAT,
    steps.COMBAT_ACTION,
    steps.FIRE_ROLL,
    steps.HIT,
    steps.RETREAT,
    steps.RETREAT_TO,
)
TWO_FIGHT = (FIGHT, FIGHT)


def battle_odds(
    pos: Position,
    area: int | str,
    attacker: int | None = None,
    orders: tuple[Orders, Orders] = TWO_FIGHT,
    main: Iterable[int | str] = (),
    reserve: Iterable[int | str] = (),
) -> Odds:
    """Return the odds of a battle that is under way, due, or would follow if these blocks came."""
    return solve(battle_of(pos, area, attacker, orders, main, reserve))


def battle_of(
    pos: Position,
    area: int | str,
    attacker: int | None = None,
    orders: tuple[Orders, Orders] = TWO_FIGHT,
    main: Iterable[int | str] = (),
    reserve: Iterable[int | str] = (),
) -> Battle:
    """Return the battle in an area of a position.

    Blocks of *main* and *reserve* are taken to enter it from a neighbouring area by the direct
    border. If the enemy began the battle, all of them are in reserve (5.33).
    """
    field = area_number(area)
    coming = [block_number(block) for block in main]
    following = [block_number(block) for block in reserve]
    if pos.field == field and pos.step in UNDER_WAY:
        if coming or following:
            raise OddsError("nobody can join a battle that is being fought")
        return replace(_under_way(pos), orders=orders)
    stage = pos.copy()
    stage.field = field
    stage.clear_crossings()
    begun = ENGLAND if pos.attacks_e >> field & 1 else NOBODY
    begun = SCOTLAND if pos.attacks_s >> field & 1 else begun
    for block in coming + following:
        _enter(stage, block, field, begun, block in following)
    if attacker is None:
        attacker = begun
    if attacker == NOBODY and coming + following:
        attacker = side_of((coming + following)[0])
    if attacker == NOBODY:
        raise OddsError(f"it is not clear who attacks in {AREA_NAMES[field]}")
    stage.attacker = attacker
    fighters = [
        Fighter(block, stage.strength(block), stage.reserves >> block & 1 == 1)
        for block in members(stage.at[field])
    ]
    later = _room(stage, ENGLAND), _room(stage, SCOTLAND)
    return Battle(
        tuple(fighters),
        field,
        attacker,
        stage.rules,
        orders,
        stage.edward,
        ((later[0], later[0]), (later[1], later[1])),
        (False, retreat_areas(stage, NORSE) != 0),
    )


def _enter(stage: Position, block: int, field: int, begun: int, follows: bool) -> None:
    """Let a block enter the battle (5.32, 5.33)."""
    origin = stage.place_of(block)
    side = side_of(block)
    if origin >= AREAS:
        raise OddsError(f"{BLOCK_NAMES[block]} is not on the map")
    if origin != field:
        stage.shift(block, origin, field)
        border = border_between(origin, field)
        if border >= 0 and block != NORSE:
            stage.note_entry(side, border, field)
    if follows or begun == 1 - side:
        stage.reserves |= 1 << block
    else:
        stage.reserves &= ~(1 << block)


def _room(pos: Position, side: int) -> int:
    """Return how many blocks of a side can still retreat in this round (5.5).

    The map is taken as it stands: that a retreat can close a neutral area to the enemy, or open a
    coast to the Norse, is ignored.
    """
    block = LAND[side]
    room = 0
    for area in members(retreat_areas(pos, block)):
        border = border_between(pos.field, area)
        came = pos.entries.count(bytes([2 * border + side]))
        room += BORDER_LIMIT[border] - pos.crossings(border) - came
    return room


LAND = (BLOCK_NAMES.index("York Infantry"), BLOCK_NAMES.index("Douglas"))
"""A block of each side that retreats by land."""


def _under_way(pos: Position) -> Battle:
    """Return the battle under way."""
    late = 0
    number = pos.round
    if pos.step in (steps.RETREAT, steps.RETREAT_TO):
        number = AFTER
        if pos.rules.retreat_order == "by_letter":
            late = sum(LETTER_MASKS[: pos.letter])
    volley = (0, 0, 0)
    if pos.step == steps.FIRE_ROLL:
        dice = pos.strength(pos.fighter)
        volley = (side_of(pos.fighter), dice, battles.hits_on(pos, pos.fighter))
    elif pos.step == steps.HIT:
        volley = (1 - pos.active, pos.hits, FACES)
    fighters = [
        Fighter(
            block,
            pos.strength(block),
            pos.reserves >> block & 1 == 1,
            (pos.acted | late) >> block & 1 == 1,
        )
        for block in members(pos.at[pos.field])
    ]
    fresh = pos.copy()
    if pos.rules.retreat_limit != "whole_battle":
        fresh.clear_crossings()
    return Battle(
        tuple(fighters),
        pos.field,
        pos.attacker,
        pos.rules,
        edward=pos.edward,
        room=(
            (_room(pos, ENGLAND), _room(fresh, ENGLAND)),
            (_room(pos, SCOTLAND), _room(fresh, SCOTLAND)),
        ),
        sea=(False, retreat_areas(pos, NORSE) != 0),
        round=number,
        fled=number == 1 and pos.fled > 0,
        testing=pos.step == steps.CELTIC_ROLL and number > AHEAD,
        volley=volley,
    )


# --- from a view -----------------------------------------------------------------------------


def view_odds(  # noqa: PLR0913 (all but the first three by name)
    view: View,
    area: int | str,
    attacker: int | None = None,
    *,
    worlds: int = 32,
    seed: int = 0,
    limit_s: float = 0.3,
    orders: tuple[Orders, Orders] = TWO_FIGHT,
    main: Iterable[int | str] = (),
    reserve: Iterable[int | str] = (),
    draw: Callable[[View, Random], Position] = draw_world,
) -> Odds:
    """Return the odds of a battle as far as a side can know, averaged over worlds of its view.

    It stops early after *limit_s* seconds. If nothing is hidden, one world is enough.
    """
    field = area_number(area)
    coming = [block_number(block) for block in main]
    following = [block_number(block) for block in reserve]
    hidden = sum(seen.areas[field] for seen in view.sides)
    rng = Random(seed)  # noqa: S311 (reproducible by its seed)
    until = time.monotonic() + limit_s
    found: list[Odds] = []
    for _ in range(max(1, worlds) if hidden else 1):
        world = draw(view, rng)
        found.append(battle_odds(world, field, attacker, orders, coming, following))
        if time.monotonic() > until:
            break
    return replace(found[0], exact=True) if not hidden else _average(found, _named(view))


def _named(view: View) -> int:
    """Return the blocks a view names, as a mask."""
    mask = 0
    for seen in view.sides:
        for entry in seen.known:
            mask |= 1 << entry[0]
    return mask


def _average(found: list[Odds], named: int) -> Odds:
    """Return the average odds over several worlds, for blocks that can be named."""
    win = _mean([odds.win for odds in found])
    blocks = [
        _mean_block([odds.of(block.block) for odds in found])
        for block in found[0].blocks
        if named >> block.block & 1
    ]
    return Odds(
        found[0].area,
        found[0].attacker,
        False,
        win,
        sum(odds.undecided for odds in found) / len(found),
        _mean([odds.holds for odds in found]),
        _mean([odds.ends for odds in found]),
        _mean([odds.steps_lost for odds in found]),
        _mean([odds.blocks_lost for odds in found]),
        tuple(blocks),
        max(odds.unfollowed for odds in found),
        len(found),
        (_error([odds.win[0] for odds in found]), _error([odds.win[1] for odds in found])),
    )


def _mean(pairs: list[Pair]) -> Pair:
    """Return the average of both sides' figures."""
    return sum(p[0] for p in pairs) / len(pairs), sum(p[1] for p in pairs) / len(pairs)


def _error(figures: list[float]) -> float:
    """Return the standard error of an average."""
    n = len(figures)
    if n < 2:
        return 1.0
    mean = sum(figures) / n
    return sqrt(sum((figure - mean) ** 2 for figure in figures) / (n * (n - 1)))


def _mean_block(blocks: list[BlockOdds]) -> BlockOdds:
    """Return the average of what becomes of one block."""
    n = len(blocks)
    return BlockOdds(
        blocks[0].block,
        blocks[0].strength,
        sum(b.stands for b in blocks) / n,
        sum(b.dies for b in blocks) / n,
        sum(b.captured for b in blocks) / n,
        sum(b.deserts for b in blocks) / n,
        sum(b.steps for b in blocks) / n,
    )
