"""The battle on the screen: who attacks, whose combat turn is next, what each block is doing."""

from __future__ import annotations

from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.battle import hits_on, legal_combat, taking_part
from schiltrom.engine.choices import FIRST_AREA, FIRST_WORD
from schiltrom.engine.position import Position, side_of
from schiltrom.engine.tables import (
    AREA_NAMES,
    BLOCK_NAMES,
    COMBAT_NUMBER,
    ENGLAND,
    HOME_BLOCKS,
    INFANTRY,
    LAST_ROUND,
    LETTER,
    LETTER_MASKS,
    OWN,
    SCOTS,
    count,
    lowest,
)
from schiltrom.engine.view import View, shown
from schiltrom.screen.kept import (
    BLOCK_AT,
    CAPTURED,
    COMBAT_TURNS,
    FIRED,
    HOME,
    MAIN,
    MOVED,
    NUMBER_AT,
    OPEN,
    PLACE_AT,
    RESERVE,
    SCHILTROM,
    STRENGTH_AT,
    rule_facts,
)
from schiltrom.screen.types import BattleNow, CombatTurn, Piece
from schiltrom.text.message import Argument, Message, TheAreas, TheSide

LETTERS: Final = "ABC"
RETREATING: Final = (steps.RETREAT, steps.RETREAT_TO)
REGROUPING: Final = (steps.REGROUP, steps.REGROUP_TO)


def is_fought(pos: Position) -> bool:
    """Return whether blocks lie face up in a battle now."""
    return pos.field >= 0 and (pos.round > 0 or pos.step == steps.CELTIC_ROLL)


def known_number(seen: View, pos: Position, block: int) -> int:
    """Return the highest die that hits for a block in battle, as far as the viewer can know.

    Hidden reserves may be archers: then a schiltrom is not counted on (``schiltrom_archers``).
    """
    is_foot = SCOTS & INFANTRY & 1 << block != 0
    hidden = seen.sides[ENGLAND].areas[pos.field]
    if is_foot and hidden and pos.rules.schiltrom_archers == "in_battle":
        return COMBAT_NUMBER[block]
    return hits_on(pos, block)


def pieces_of(seen: View, pos: Position, side: int, contested: int, *, is_own: bool) -> list[Piece]:
    """Return a side's blocks that the viewer can name, with their roles in battles, by number.

    Enemy blocks can be named only while they lie face up; of one's own that must be asked.
    """
    known = seen.sides[side]
    facts = rule_facts(pos.rules)
    pieces = facts.pieces
    moved, reserves, captured = known.moved, pos.reserves, pos.captured
    opened = shown(pos) if is_own else -1
    field = pos.field if is_fought(pos) else -1
    found = []
    for block, place, strength in known.known:
        key = block << BLOCK_AT | place << PLACE_AT | strength << STRENGTH_AT
        if moved >> block & 1:
            key |= MOVED
        if opened >> block & 1:
            key |= OPEN
        if captured >> block & 1:
            key |= CAPTURED
        if contested >> place & 1:
            key |= RESERVE if reserves >> block & 1 else MAIN
        if place == field:
            key |= _fighting(seen, pos, block)
        found.append(pieces.get(key) or facts.new_piece(key))
    return found


def _fighting(seen: View, pos: Position, block: int) -> int:
    """Return on what a block in battle hits, why, and whether it has acted, as bits of a piece."""
    number = known_number(seen, pos, block)
    bits = number << NUMBER_AT
    if number > COMBAT_NUMBER[block]:
        bits |= HOME if HOME_BLOCKS[pos.field] >> block & 1 else SCHILTROM
    return bits | FIRED if pos.round > 0 and pos.acted >> block & 1 else bits


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
