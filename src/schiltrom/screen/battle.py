"""The battle on the screen: who attacks, whose combat turn is next, what each block is doing."""

from __future__ import annotations

from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.battle import hits_on, legal_combat, taking_part
from schiltrom.engine.choices import FIRST_AREA, FIRST_WORD
from schiltrom.engine.movement import move_rating
from schiltrom.engine.position import Position, side_of
from schiltrom.engine.tables import (
    AREA_NAMES,
    AREAS,
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


def piece_of(
    seen: View, pos: Position, block: int, place: int, strength: int, *, is_moved: bool, own: bool
) -> Piece:
    """Return a block the viewer can name, with its role in the battle in its area.

    Enemy blocks can be named only while they lie face up; for one's *own* this must be checked.
    """
    fights = is_fought(pos) and place == pos.field
    number = known_number(seen, pos, block) if fights else COMBAT_NUMBER[block]
    bonus = None
    if number > COMBAT_NUMBER[block]:
        bonus = "home" if HOME_BLOCKS[pos.field] >> block & 1 else "schiltrom"
    return Piece(
        name=BLOCK_NAMES[block],
        side=side_of(block),
        place=AREA_NAMES[place] if place < AREAS else "pool",
        strength=strength,
        moved=is_moved,
        rating=f"{LETTER[block]}{number}",
        move=move_rating(pos, block),
        bonus=bonus,
        role=_role(pos, block, place),
        open=bool(shown(pos) >> block & 1) if own else True,
        fired=fights and pos.round > 0 and bool(pos.acted >> block & 1),
        captured=bool(pos.captured >> block & 1),
    )


def _role(pos: Position, block: int, place: int) -> str | None:
    """Return whether a block in a battle takes part from the start or is in reserve."""
    if place >= AREAS or not pos.contested() >> place & 1:
        return None
    return "reserve" if pos.reserves >> block & 1 else "main"


def battle_now(seen: View, pos: Position) -> BattleNow | None:
    """Return the current battle, including its retreats and regrouping."""
    if pos.field < 0:
        return None
    order = _order(pos) if pos.round else []
    letter, side = _turn(pos)
    now = CombatTurn(letter, side)
    areas = (1 << FIRST_WORD) - (1 << FIRST_AREA)
    return BattleNow(
        area=AREA_NAMES[pos.field],
        attacker=pos.attacker,
        round=pos.round,
        rounds=LAST_ROUND,
        cause=pos.cause,
        letter=letter,
        order=order,
        turn=order.index(now) if now in order else -1,
        fighter=BLOCK_NAMES[pos.fighter] if pos.fighter >= 0 else None,
        hits=pos.hits,
        may_retreat=seen.step == steps.COMBAT_ACTION and seen.legal & areas != 0,
        control=_control(seen, pos),
    )


def _order(pos: Position) -> list[CombatTurn]:
    """Return the round's combat turns that have blocks, defenders first (5.31)."""
    sides = (1 - pos.attacker, pos.attacker)
    return [
        CombatTurn(letter, side)
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
