"""Reasons for the event cards and chapter 6: why an event or a coronation is not possible."""

from __future__ import annotations

from typing import Final

from schiltrom.engine import events, kings, steps
from schiltrom.engine.choices import CROWN_BALLIOL, CROWN_BRUCE, DONE, PASS
from schiltrom.engine.position import Position, side_of
from schiltrom.engine.reasons.base import (
    Reason,
    at_maximum,
    not_on_map,
    not_strongest,
    of_area,
    of_block,
    of_both,
)
from schiltrom.engine.tables import (
    ADJACENT,
    AREAS,
    BRUCE,
    COASTAL,
    COMYN,
    FRENCH,
    MORAY,
    NOBLES,
    NORSE,
    OFF,
    OWN,
    SCOTLAND,
    WALLACE,
    lowest,
)

BLOCK_STEPS: Final = (
    steps.VICTUALS,
    steps.PILLAGE_HIT,
    steps.PILLAGE_GAIN,
    steps.SEA_BLOCK,
)
"""The steps of events in which a side chooses one of its own blocks."""

EVENT_BEGINS: Final = (
    steps.CORONATION,
    steps.TRUCE,
    steps.HERALD,
    steps.VICTUALS,
    steps.PILLAGE,
    steps.SEA_BLOCK,
)
"""The steps in which the Scots might try a coronation."""


# --- blocks ----------------------------------------------------------------------------------


def block_reason(pos: Position, block: int) -> Reason | None:
    """Say why an event cannot affect a block."""
    step = pos.step
    if step == steps.HERALD:
        return _no_herald(pos, block)
    if step not in BLOCK_STEPS:
        return None
    reason = not_on_map(pos, block)
    if reason is not None:
        return reason
    area = pos.place_of(block)
    if step == steps.VICTUALS:
        return _no_victuals(pos, block, area)
    if step == steps.SEA_BLOCK:
        return _not_aboard(pos, block, area)
    return (
        _not_pillaged(pos, block, area) if step == steps.PILLAGE_HIT else _no_gain(pos, block, area)
    )


def _no_herald(pos: Position, block: int) -> Reason | None:
    """Say why the herald cannot be sent to a block (Herald)."""
    if side_of(block) == pos.active:
        return of_block("Herald", "herald-own", block)
    if block == MORAY:
        return Reason("Herald", "herald-moray")
    if not NOBLES >> block & 1:
        return of_block("Herald", "herald-no-noble", block)
    return of_block("Herald", "herald-already-yours", block)


def _no_victuals(pos: Position, block: int, area: int) -> Reason | None:
    """Say why a block cannot receive victuals (Victuals)."""
    if pos.left == 0:
        return Reason("Victuals", "victuals-spent", {"count": events.VICTUAL_STEPS})
    if pos.group >= 0 and area != pos.group:
        return of_both("Victuals", "victuals-one-area", block, pos.group)
    if pos.acted >> block & 1:
        return of_block("Victuals", "victuals-one-each", block)
    return at_maximum(pos, "Victuals", block)


def _not_pillaged(pos: Position, block: int, area: int) -> Reason:
    """Say why a block cannot take this hit from a pillage (Pillage, 5.41)."""
    if area != pos.target:
        return of_both("Pillage", "not-pillaged", block, pos.target)
    return not_strongest(pos, block, lowest(events.legal_pillage_hit(pos)))


def _no_gain(pos: Position, block: int, area: int) -> Reason | None:
    """Say why a block cannot gain a step from a pillage (Pillage)."""
    if pos.left == 0:
        return Reason("Pillage", "pillage-spent")
    if not ADJACENT[pos.target] >> area & 1:
        return of_both("Pillage", "pillage-far", block, pos.target)
    if pos.group >= 0 and area != pos.group:
        return of_both("Pillage", "pillage-one-group", block, pos.group)
    return at_maximum(pos, "Pillage", block)


def _not_aboard(pos: Position, block: int, area: int) -> Reason | None:
    """Say why a block cannot move by sea (Sea Move)."""
    if block == NORSE:
        return Reason("Sea Move", "sea-norse")
    if pos.left == 0:
        return Reason("Sea Move", "sea-spent", {"count": events.SEA_BLOCKS})
    if pos.group >= 0:
        return of_both("Sea Move", "sea-one-origin", block, pos.group)
    if not COASTAL >> area & 1:
        return of_both("Sea Move", "sea-inland", block, area)
    return None if events.sea_areas(pos, area) else Reason("Sea Move", "sea-no-port")


# --- areas -----------------------------------------------------------------------------------


def area_reason(pos: Position, area: int) -> Reason | None:
    """Say why an event cannot affect an area."""
    if pos.step == steps.PILLAGE:
        return _no_pillage(pos, area)
    if pos.step != steps.SEA_AREA:
        return None
    if area == pos.group:
        return of_both("Sea Move", "sea-same-area", pos.fighter, area)
    if not COASTAL >> area & 1:
        return of_area("Sea Move", "sea-not-coastal", area)
    return of_area("Sea Move", "sea-not-friendly", area)


def _no_pillage(pos: Position, area: int) -> Reason:
    """Say why an area cannot be pillaged (Pillage)."""
    if not pos.at[area] & OWN[1 - pos.active]:
        return of_area("Pillage", "pillage-nobody", area)
    return of_area("Pillage", "pillage-no-neighbour", area)


# --- words -----------------------------------------------------------------------------------


def word_reason(pos: Position, word: int) -> Reason | None:
    """Say why a word cannot be chosen in an event; a coronation cannot be passed (6.2)."""
    if pos.step == steps.CORONATION and word in (DONE, PASS):
        return Reason("6.2", "event-instead")
    return None


def crown_reason(pos: Position, word: int) -> Reason:
    """Say why this side cannot crown a king now (6.2)."""
    if pos.active != SCOTLAND or pos.step not in EVENT_BEGINS:
        return Reason("6.2", "crown-not-now")
    if pos.crowned:
        return Reason("6.2", "crown-once")
    reason = _no_balliol(pos) if word == CROWN_BALLIOL else _no_bruce_or_comyn(pos, word)
    return reason if reason is not None else Reason("6.2", "crown-declined")


def _no_balliol(pos: Position) -> Reason | None:
    """Say why Balliol cannot be crowned (6.2)."""
    if pos.year < kings.BALLIOL_FROM:
        return Reason("6.2", "crown-too-early", {"year": kings.BALLIOL_FROM})
    return None if pos.place_of(FRENCH) < AREAS else Reason("6.2", "crown-no-french")


def _no_bruce_or_comyn(pos: Position, word: int) -> Reason | None:
    """Say why Bruce or Comyn cannot be crowned (6.2)."""
    if pos.place_of(WALLACE) != OFF:
        return Reason("6.2", "crown-wallace")
    if kings.candidates(pos) >> word & 1:
        return None
    pair = BRUCE if word == CROWN_BRUCE else COMYN
    return of_block("6.2", "crown-not-in-fife", pair[SCOTLAND])
