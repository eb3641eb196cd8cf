"""Reasons of chapter 5: why a block may not act, take a hit, retreat or regroup."""

from __future__ import annotations

from schiltrom.engine import battle, retreat, steps
from schiltrom.engine.choices import DONE, FIRE, HOLD, PASS, STOP
from schiltrom.engine.position import Position, border_between
from schiltrom.engine.reasons.base import (
    Reason,
    not_on_map,
    not_strongest,
    of_area,
    of_block,
    of_border,
    of_both,
    of_way,
)
from schiltrom.engine.tables import (
    BLOCK_NAMES,
    BORDER_LIMIT,
    ENGLAND,
    LETTER,
    NORSE,
    OWN,
    SCOTTISH_COAST,
    count,
    lowest,
)

# --- blocks ----------------------------------------------------------------------------------


def block_reason(pos: Position, block: int) -> Reason | None:
    """Say why a block may not be chosen in a battle (5.1-5.6)."""
    if pos.step == steps.COMBAT_ACTION:
        return of_block("5.31", "act-first", pos.fighter)
    if pos.step not in (steps.COMBAT, steps.HIT, steps.RETREAT, steps.REGROUP):
        return None
    reason = not_on_map(pos, block)
    if reason is not None:
        return reason
    if not pos.at[pos.field] >> block & 1:
        return of_both("5.1", "not-in-battle", block, pos.field)
    if pos.step == steps.RETREAT:
        return _cannot_retreat(pos, block)
    if pos.step == steps.REGROUP:
        return _cannot_regroup(pos, block)
    return _in_reserve(pos, block) or _not_its_turn(pos, block)


def _in_reserve(pos: Position, block: int) -> Reason | None:
    """Say that a block takes no part in this round (5.32, 5.33, 5.7)."""
    if pos.captured >> block & 1:
        return of_block("5.7", "just-captured", block)
    if not pos.reserves >> block & 1:
        return None
    return of_block("5.32" if pos.active == pos.attacker else "5.33", "in-reserve", block)


def _not_its_turn(pos: Position, block: int) -> Reason:
    """Say why a block taking part may not act or take the hit now (5.31, 5.41)."""
    if pos.step == steps.HIT:
        return not_strongest(pos, block, lowest(battle.legal_hit(pos)))
    if pos.acted >> block & 1:
        return of_block("5.31", "already-acted", block)
    return _letter_first("5.31", "earlier-letter", block, battle.legal_combat(pos))


def _letter_first(rule: str, key: str, block: int, due: int) -> Reason:
    """Say that blocks of another letter act first (5.31, 5.5)."""
    letter = LETTER[lowest(due)]
    return Reason(
        rule, key, {"block": BLOCK_NAMES[block], "letter": LETTER[block], "first": letter}
    )


def _cannot_retreat(pos: Position, block: int) -> Reason | None:
    """Say why a block may not retreat now after round 3 (5.5)."""
    if retreat.retreat_areas(pos, block) == 0:
        return of_both("5.5", "cannot-retreat", block, pos.field)
    due = retreat.legal_retreat(pos)
    if due and LETTER[block] > LETTER[lowest(due)]:
        return _letter_first("5.5", "earlier-letter", block, due)
    return of_block("5.5", "letter-through", block)


def _cannot_regroup(pos: Position, block: int) -> Reason | None:
    """Say that a block of the winner has nowhere to regroup to (5.6)."""
    if retreat.regroup_areas(pos, block):
        return None
    return of_both("5.6", "cannot-regroup", block, pos.field)


# --- areas -----------------------------------------------------------------------------------


def area_reason(pos: Position, area: int) -> Reason | None:
    """Say why an area cannot be chosen for a battle, a retreat or regrouping (5.1, 5.5, 5.6)."""
    if pos.step in (steps.CHOOSE_BATTLE, steps.CORONATION_BATTLE):
        return of_area("5.1", "not-contested", area)
    if pos.step in (steps.COMBAT_ACTION, steps.RETREAT_TO):
        return _cannot_go(pos, "5.5", area)
    return _cannot_go(pos, "5.6", area) if pos.step == steps.REGROUP_TO else None


def _cannot_go(pos: Position, rule: str, area: int) -> Reason | None:
    """Say why the selected block may not go to an area (5.5, 5.6)."""
    side = pos.active
    here = pos.field
    if area == here:
        return of_area(rule, "same-area", area)
    if pos.fighter == NORSE:
        return _norse_cannot_go(pos, rule, area)
    border = border_between(here, area)
    if border < 0:
        return of_way(rule, "not-adjacent", here, area)
    if not retreat.may_cross(side, here, area):
        return Reason(rule, "not-out-of-england" if side == ENGLAND else "not-into-england")
    if pos.at[area] & OWN[1 - side]:
        return of_area(rule, "enemy-there", area)
    return _border_shut(pos, rule, border)


def _norse_cannot_go(pos: Position, rule: str, area: int) -> Reason | None:
    """Say why the Norse may not retreat or regroup to an area (5.5, 5.6)."""
    if not SCOTTISH_COAST >> area & 1:
        return of_area(rule, "norse-no-coast", area)
    if not pos.friendly(pos.active) >> area & 1:
        return of_area(rule, "norse-not-friendly", area)
    return None


def _border_shut(pos: Position, rule: str, border: int) -> Reason | None:
    """Say that the enemy controls the border, or that no more blocks may cross it (5.5, 5.6)."""
    side = pos.active
    if rule == "5.5" and retreat.closed_borders(pos, side) >> border & 1:
        return of_border(pos, rule, "border-closed", border)
    if pos.full_borders() >> border & 1:
        return of_border(pos, rule, "border-full", border)
    came = pos.entries.count(bytes([2 * border + side]))
    counts = rule == "5.5" or pos.rules.regroup_limit == "as_retreats"
    if counts and pos.crossings(border) + came >= BORDER_LIMIT[border]:
        reason = of_border(pos, rule, "border-full-both-ways", border)
        reason.arguments["came"] = came
        return reason
    return None


# --- words -----------------------------------------------------------------------------------


def word_reason(pos: Position, word: int) -> Reason | None:
    """Say why a word cannot be chosen in a battle (5.31, 5.5)."""
    if pos.step == steps.COMBAT and word in (FIRE, HOLD, DONE, PASS, STOP):
        return Reason("5.31", "choose-fighter")
    if pos.step == steps.COMBAT_ACTION:
        return _no_action(pos, word)
    if pos.step == steps.RETREAT and word in (DONE, PASS):
        left = count(retreat.legal_retreat(pos))
        return Reason("5.5", "retreat-first", {"count": left}) if left else None
    return None


def _no_action(pos: Position, word: int) -> Reason | None:
    """Say why a block cannot do this in its combat turn (5.31)."""
    if word == FIRE:
        return of_both("5.31", "no-target", pos.fighter, pos.field)
    return of_block("5.31", "hold-instead", pos.fighter) if word in (DONE, PASS, STOP) else None
