"""The battle on the screen: who attacks, whose combat turn is next, what each block is doing."""

from __future__ import annotations

from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.battle import legal_combat, taking_part
from schiltrom.engine.choices import FIRST_AREA, FIRST_WORD
from schiltrom.engine.position import Position, side_of
from schiltrom.engine.tables import (
    AREA_NAMES,
    BLOCK_NAMES,
    LAST_ROUND,
    LETTER,
    LETTER_MASKS,
    OWN,
    count,
    lowest,
)
from schiltrom.engine.view import View
from schiltrom.screen.kept import COMBAT_TURNS
from schiltrom.screen.types import BattleNow, CombatTurn
from schiltrom.text.message import Argument, Message, TheAreas, TheSide

LETTERS: Final = "ABC"
RETREATING: Final = (steps.RETREAT, steps.RETREAT_TO)
REGROUPING: Final = (steps.REGROUP, steps.REGROUP_TO)


def battle_now(seen: View, pos: Position) -> BattleNow | None:
    """Return the current battle, including its retreats and regrouping."""
    if pos.field < 0:
        return None
    order = _order(pos) if pos.round else []
    letter, side = _turn(pos)
    now = COMBAT_TURNS[letter][side] if letter else None
    areas = (1 << FIRST_WORD) - (1 << FIRST_AREA)
    return BattleNow(
        area=AREA_NAMES[pos.field],
        attacker=pos.attacker,
        round=pos.round,
        rounds=LAST_ROUND,
        cause=pos.cause,
        letter=letter,
        order=order,
        turn=order.index(now) if now is not None and now in order else -1,
        fighter=BLOCK_NAMES[pos.fighter] if pos.fighter >= 0 else None,
        hits=pos.hits,
        may_retreat=seen.step == steps.COMBAT_ACTION and seen.legal & areas != 0,
        control=_control(seen, pos),
    )


def _order(pos: Position) -> list[CombatTurn]:
    """Return the round's combat turns that have blocks, defenders first (5.31)."""
    sides = (1 - pos.attacker, pos.attacker)
    return [
        COMBAT_TURNS[letter][side]
        for letter, mask in zip(LETTERS, LETTER_MASKS, strict=True)
        for side in sides
        if taking_part(pos, side) & mask
    ]


def _turn(pos: Position) -> tuple[str, int]:
    """Return the letter and the side whose turn it is to act or to retreat."""
    if pos.step in RETREATING:
        by_letter = pos.rules.retreat_order == "by_letter"
        return LETTERS[pos.letter] if by_letter else "", pos.attacker
    if pos.round == 0 or pos.step == steps.CELTIC_ROLL:
        return "", pos.active
    if pos.fighter >= 0:
        return LETTER[pos.fighter], side_of(pos.fighter)
    ready = legal_combat(pos)
    return LETTER[lowest(ready)] if ready else "", pos.active


def _control(seen: View, pos: Position) -> Message:
    """Say who attacks, and whether that may still change at the start of round 2 (5.32)."""
    facts: dict[str, Argument] = {
        "attacker": TheSide(pos.attacker),
        "defender": TheSide(1 - pos.attacker),
        "area": TheAreas((pos.field,)),
    }
    if pos.step in RETREATING:
        return Message("control-retreat", facts, "5.5")
    if pos.step in REGROUPING:
        return Message("control-won", {"area": facts["area"], "winner": TheSide(pos.active)}, "5.6")
    reserves = count(pos.at[pos.field] & pos.reserves & OWN[1 - pos.attacker])
    how = pos.rules.control_change
    if pos.round > 1 or reserves == 0 or (how == "all_eliminated" and seen.fled):
        return Message("control-stays", facts, "5.5")
    return Message("control-may-change", {**facts, "how": how}, "5.32")
