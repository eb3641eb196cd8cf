"""The reference's description of a position (``blocks`` and ``ctx``), made from ours."""

from __future__ import annotations

from typing import Any

from schiltrom.dev.conformance.actions import STATES
from schiltrom.engine import steps
from schiltrom.engine.builds import points_in
from schiltrom.engine.events import CAUSE_NAMES
from schiltrom.engine.movement import main_size
from schiltrom.engine.position import Position
from schiltrom.engine.tables import (
    AREA_NAMES,
    AREAS,
    BLOCK_NAMES,
    BLOCKS,
    BORDER_ENDS,
    BORDERS,
    EDWARD_II,
    NOBODY,
    OFF,
    SIDE_NAMES,
    members,
)

PLACES = [*AREA_NAMES, "E-pool", "S-pool", "off"]
BATTLE_STEPS = (steps.COMBAT, steps.HIT, steps.RETREAT, steps.REGROUP)


def block_states(pos: Position) -> dict[str, list[Any]]:
    """Return ``[area, steps]`` of all blocks."""
    states: dict[str, list[Any]] = {}
    for block in range(BLOCKS):
        place = pos.place_of(block)
        strength = 0 if place == OFF else pos.strength(block)
        states[BLOCK_NAMES[block]] = [PLACES[place], strength]
    return states


def border_name(border: int) -> str:
    """Return a border as ``A|B``."""
    return "|".join(sorted(AREA_NAMES[end] for end in BORDER_ENDS[border]))


def _blocks(mask: int) -> list[str]:
    return sorted(BLOCK_NAMES[block] for block in members(mask))


def context(pos: Position) -> dict[str, Any]:
    """Return the reference's ``ctx`` of a position, defaults left out."""
    ctx: dict[str, Any] = {"next": STATES[pos.step]}
    lasting = {
        "king": pos.crowned == 1,
        "wintered": pos.wintered == 1,
        "french": pos.french == 1,
        "edward": 2 if pos.edward == EDWARD_II else 0,
    }
    ctx.update({key: value for key, value in lasting.items() if value})
    if pos.step == steps.OVER:
        return {**ctx, "winner": SIDE_NAMES[pos.winner]}
    ctx["active"] = _active(pos)
    passing = {
        "truce": SIDE_NAMES[pos.truce] if pos.truce != NOBODY else "",
        "groups": sorted(AREA_NAMES[area] for area in members(pos.groups)),
        "moved": _blocks(pos.moved) if pos.step == steps.MOVE else [],
        "main": _main(pos),
        "attackers": _attackers(pos),
        "reserves": _blocks(pos.reserves),
        "last_used": _last_used(pos),
        "borders": _crossings(pos),
        "battle": _battle(pos),
    }
    ctx.update({key: value for key, value in passing.items() if value})
    ctx.update(_event(pos))
    if pos.step in (steps.SCOTTISH_BUILD, steps.ENGLISH_BUILD):
        ctx["rp"] = {AREA_NAMES[a]: points_in(pos, a) for a in range(AREAS) if points_in(pos, a)}
    return ctx


def _active(pos: Position) -> str:
    if pos.step == steps.CARD and pos.card_e < 0 and pos.card_s < 0:
        return "Both"
    return SIDE_NAMES[pos.active]


def _main(pos: Position) -> dict[str, list[str]]:
    """Return for each attacked area the border and origin of its main attack."""
    main = {}
    for i in range(0, len(pos.main), main_size(pos.rules)):
        area, border, origin = pos.main[i : i + 3]
        crossed_from = sum(BORDER_ENDS[border]) - area
        main[AREA_NAMES[area]] = [AREA_NAMES[crossed_from], AREA_NAMES[origin]]
    return main


def _attackers(pos: Position) -> dict[str, str]:
    both = {AREA_NAMES[area]: "England" for area in members(pos.attacks_e)}
    both.update({AREA_NAMES[area]: "Scotland" for area in members(pos.attacks_s)})
    return both


def _last_used(pos: Position) -> dict[str, str]:
    """Return who last entered a battle over each border; Player 2 always comes last."""
    used = {}
    for side in (pos.p1, 1 - pos.p1):
        for border in members(pos.entered_anywhere(side)):
            used[border_name(border)] = SIDE_NAMES[side]
    return used


def _crossings(pos: Position) -> dict[str, int]:
    counts = {border_name(b): pos.crossings(b) for b in range(BORDERS)}
    return {name: n for name, n in counts.items() if n}


def _battle(pos: Position) -> dict[str, Any]:
    if pos.step not in BATTLE_STEPS:
        return {}
    battle: dict[str, Any] = {
        "area": AREA_NAMES[pos.field],
        "attacker": SIDE_NAMES[pos.attacker],
    }
    if pos.round:
        battle["round"] = pos.round
    if pos.cause:
        battle["why"] = CAUSE_NAMES[pos.cause]
    if pos.acted:
        battle["acted"] = _blocks(pos.acted)
    if pos.hits:
        battle["hits"] = pos.hits
    return battle


def _event(pos: Position) -> dict[str, Any]:
    """Return the event or movement under way."""
    step = pos.step
    told: dict[str, Any] = {}
    if step == steps.MOVE:
        told["moves"] = pos.moves
    elif step == steps.SEA_BLOCK:
        told["moves"] = pos.left
        if pos.target >= 0:
            told["sea"] = [AREA_NAMES[pos.group], AREA_NAMES[pos.target]]
    elif step == steps.VICTUALS:
        told["left"] = pos.left
        if pos.group >= 0:
            told["area"] = AREA_NAMES[pos.group]
    elif step in (steps.PILLAGE_HIT, steps.PILLAGE_GAIN):
        told["left"] = pos.hits if step == steps.PILLAGE_HIT else pos.left
        told["area"] = AREA_NAMES[pos.target]
        if pos.group >= 0:
            told["group"] = AREA_NAMES[pos.group]
    return told
