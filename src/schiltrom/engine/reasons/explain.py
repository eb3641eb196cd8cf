"""Reasons: why a choice is not allowed, with the number of the rule that forbids it.

``flow.legal`` alone decides whether a choice is allowed; here the phases are asked what
forbids it. A reason is a key and its arguments; the words for people are in the Fluent
catalogues. It never says more than the side that asks may see.
"""

from __future__ import annotations

from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.choices import (
    CHOICES,
    CROWN_BALLIOL,
    CROWN_BRUCE,
    DONE,
    FIRST_AREA,
    FIRST_BLOCK,
    FIRST_WORD,
    PASS,
    WORDS,
    allows,
    kind_of,
)
from schiltrom.engine.flow import legal
from schiltrom.engine.position import Position
from schiltrom.engine.reasons import battle, events, moves, winter
from schiltrom.engine.reasons.base import Reason, of_block
from schiltrom.engine.steps import RULE_OF
from schiltrom.engine.tables import CARD_NAMES, ENGLAND, SCOTLAND
from schiltrom.engine.told import as_built_by
from schiltrom.engine.view import told_active, told_step

__all__ = ["Reason", "why_not"]

ENDING_RULES: Final = ["9.0", "9.1", "9.0", "9.0", "9.0", "6.2", "6.1"]
"""The rule that ended the game, for each ending in victory.py."""


def why_not(pos: Position, side: int, choice: int) -> Reason | None:
    """Return why *side* may not make a choice now, or None if it may."""
    if side not in (ENGLAND, SCOTLAND):
        return Reason("3.1", "spectator")
    if not 0 <= choice < CHOICES:
        return Reason("3.1", "no-such-choice", {"number": choice})
    if allows(legal(pos, side), choice):
        return None
    if not pos.waits_for(side):
        return _nothing_to_choose(pos, side)
    if pos.step == steps.CARD:
        return _no_card(choice)
    pos = as_built_by(pos, side)
    reason = _reason_of_phase(pos, choice)
    return reason if reason is not None else _wrong_kind(pos, choice)


# --- for any side and any choice -------------------------------------------------------------


def _nothing_to_choose(pos: Position, side: int) -> Reason:
    """Say why a side has no choice at all now; the step is named as that side sees it."""
    if pos.is_over():
        return Reason(ENDING_RULES[pos.ending], "game-over", {"side": pos.winner})
    if pos.step == steps.CARD:
        return Reason("3.1", "card-chosen", {"side": 1 - side})
    told = told_step(pos, side)
    if not steps.is_choice(told):
        return Reason(RULE_OF[told], "chance")
    return Reason(RULE_OF[told], "not-your-choice", {"side": told_active(pos, side)})


def _no_card(choice: int) -> Reason:
    """Say why this card cannot be played (3.1)."""
    if choice < FIRST_BLOCK:
        return Reason("3.1", "card-not-in-hand", {"card": CARD_NAMES[choice]})
    return Reason("3.1", "wants-card", {"kind": kind_of(choice)})


# --- by phase --------------------------------------------------------------------------------


def _reason_of_phase(pos: Position, choice: int) -> Reason | None:
    """Ask the chapter that the current step belongs to."""
    if choice < FIRST_BLOCK:
        return Reason("3.1", "card-not-now", {"card": CARD_NAMES[choice]})
    if choice < FIRST_AREA:
        return _block_reason(pos, choice - FIRST_BLOCK)
    if choice < FIRST_WORD:
        return _area_reason(pos, choice - FIRST_AREA)
    return _word_reason(pos, choice - FIRST_WORD)


def _block_reason(pos: Position, block: int) -> Reason | None:
    """Say why a block cannot be chosen."""
    phase = steps.PHASE[pos.step]
    if phase == steps.IN_EVENT:
        return events.block_reason(pos, block)
    if phase == steps.IN_MOVES:
        return moves.block_reason(pos, block)
    if phase == steps.IN_BATTLE:
        return battle.block_reason(pos, block)
    return winter.block_reason(pos, block)


def _area_reason(pos: Position, area: int) -> Reason | None:
    """Say why an area cannot be chosen."""
    phase = steps.PHASE[pos.step]
    if phase == steps.IN_BATTLE or pos.step == steps.CORONATION_BATTLE:
        return battle.area_reason(pos, area)
    if phase == steps.IN_EVENT:
        return events.area_reason(pos, area)
    if phase == steps.IN_MOVES:
        return moves.area_reason(pos, area)
    return winter.area_reason(pos, area)


def _word_reason(pos: Position, word: int) -> Reason:
    """Say why a word cannot be chosen."""
    if CROWN_BRUCE <= word <= CROWN_BALLIOL:
        return events.crown_reason(pos, word)
    phase = steps.PHASE[pos.step]
    if phase == steps.IN_EVENT:
        reason = events.word_reason(pos, word)
    elif phase == steps.IN_MOVES:
        reason = moves.word_reason(pos, word)
    elif phase == steps.IN_BATTLE:
        reason = battle.word_reason(pos, word)
    else:
        reason = winter.word_reason(pos, word)
    return reason if reason is not None else _wrong_word(pos, word)


# --- what the step expects -------------------------------------------------------------------


def _wrong_word(pos: Position, word: int) -> Reason:
    """Say that a word means nothing here, or which word to use instead."""
    rule = RULE_OF[pos.step]
    if word in (DONE, PASS):
        _, _, _, words = legal(pos, pos.active)
        if words >> PASS & 1:
            return Reason(rule, "pass-instead")
        if words >> DONE & 1:
            return Reason(rule, "done-instead")
        return Reason(rule, "cannot-skip")
    return Reason(rule, "word-not-now", {"word": WORDS[word]})


def _wrong_kind(pos: Position, choice: int) -> Reason:
    """Say what the step expects instead of a block or an area."""
    rule = RULE_OF[pos.step]
    is_block = choice < FIRST_AREA
    if steps.WANTS_WORD[pos.step]:
        return Reason(rule, "wants-word", {"kind": kind_of(choice)})
    if is_block and steps.WANTS_AREA[pos.step]:
        block = pos.in_hand()
        return of_block(rule, "wants-area-for", block) if block >= 0 else Reason(rule, "wants-area")
    if not is_block and not steps.WANTS_AREA[pos.step]:
        return Reason(rule, "wants-block")
    # The phases above cover every reason; this is a fallback in case one is ever missed.
    return Reason(rule, "not-allowed")
