"""Choices that make themselves: what a seat need not be asked, because it has no real choice.

That there was only one choice must tell the enemy nothing. So a choice makes itself only where
everybody could see that it is the only one, or where nobody else sees that it was to be made.
"""

from __future__ import annotations

from typing import Final

from schiltrom.engine.cards import hand_size
from schiltrom.engine.choices import FIRST_BLOCK, FIRST_WORD
from schiltrom.engine.flow import legal_mask
from schiltrom.engine.position import Position
from schiltrom.engine.record import Entry, Replay
from schiltrom.engine.steps import (
    CARD,
    CORONATION,
    ENGLISH_BUILD,
    ENGLISH_DISBAND,
    HIT,
    MOVE,
    PILLAGE_GAIN,
    PILLAGE_HIT,
    QUARTERS,
    RAID,
    SCOTTISH_BUILD,
    SCOTTISH_DISBAND,
    SEA_BLOCK,
    VICTUALS,
)
from schiltrom.engine.tables import (
    ARCHERS,
    AREAS,
    CELTIC,
    COMBAT_NUMBER,
    HOMES,
    INFANTRY,
    LETTER,
    MAXIMUM,
    MORTAL,
    MOVE_RATING,
    OWN,
    lowest,
    members,
)

AUTO_FORCED: Final = "forced"
"""A seat's preference: choices without an alternative are made automatically."""
AUTO_HITS: Final = "hits"
"""A seat's preference: hits without a real choice are assigned automatically."""
SETTINGS: Final = (AUTO_FORCED, AUTO_HITS)

HIDDEN_ANSWERS: Final = frozenset(
    {
        CORONATION,
        VICTUALS,
        PILLAGE_HIT,
        PILLAGE_GAIN,
        SEA_BLOCK,
        RAID,
        QUARTERS,
        ENGLISH_DISBAND,
        SCOTTISH_DISBAND,
        SCOTTISH_BUILD,
        ENGLISH_BUILD,
    }
)
"""The steps at which it depends on hidden blocks whether there is only one choice."""


def forced_choice(pos: Position, side: int, wishes: frozenset[str]) -> int | None:
    """Return the choice that makes itself for a side, because it has no other, or None."""
    only = only_choice(pos, side)
    if only is None:
        return None
    if pos.step == HIT:
        is_forced = legal_mask(pos, side) == 1 << only
        return only if AUTO_HITS in wishes or (is_forced and AUTO_FORCED in wishes) else None
    return only if AUTO_FORCED in wishes and is_openly_forced(pos, side) else None


def only_choice(pos: Position, side: int) -> int | None:
    """Return the choice of a side that has no real one: the only one, or any of hits all alike."""
    mask = legal_mask(pos, side)
    if mask == 0:
        return None
    if mask & (mask - 1) == 0 or (pos.step == HIT and _are_alike(pos, mask >> FIRST_BLOCK)):
        return lowest(mask)
    return None


def is_openly_forced(pos: Position, side: int) -> bool:
    """Return whether everybody can see that the side to choose has only one choice.

    Where that hangs on hidden blocks or cards, an answer that comes at once would tell.
    """
    if pos.step in HIDDEN_ANSWERS:
        return False
    if pos.step == CARD:
        return hand_size(pos.hand(side)) == 1  # several may be of one kind
    if pos.step != MOVE:
        return True
    # The Norse alone cannot move on without a move point: that nobody can must be plain to see.
    left = sum(
        pos.at[area] & OWN[pos.active] & ~pos.moved
        for area in range(AREAS)
        if pos.moves or pos.groups >> area & 1
    )
    return left == 0


def _are_alike(pos: Position, blocks: int) -> bool:
    """Return whether blocks differ in nothing but their names (their strength is the same)."""
    return len({_character(pos, block) for block in members(blocks)}) == 1


def _character(pos: Position, block: int) -> tuple[object, ...]:
    """Return all that matters of a block in a battle and after it."""
    bit = 1 << block
    kinds = (INFANTRY & bit, ARCHERS & bit, CELTIC & bit, MORTAL & bit, pos.acted & bit)
    rating = (LETTER[block], COMBAT_NUMBER[block], MAXIMUM[block], MOVE_RATING[block])
    return (*(each != 0 for each in kinds), *rating, HOMES[block])


# --- taking back ---------------------------------------------------------------------------------


def entries_to_undo(replay: Replay, side: int, wishes: frozenset[str]) -> int:
    """Return how many entries a side takes back with the last choice it made itself; 0: it cannot.

    What would make itself again at once is no choice to come back to.
    """
    if not replay.can_undo(side):
        return 0
    if not wishes:
        return 1
    trial = replay.copy()
    trial.follow(Entry.of_undo(side))
    forced = forced_choice(trial.position, side, wishes)
    if forced is None or makes_final(trial, side, wishes, forced):
        return 1
    deeper = entries_to_undo(trial, side, wishes)
    return deeper + 1 if deeper else 0


def makes_final(replay: Replay, side: int, wishes: frozenset[str], forced: int) -> bool:
    """Return whether a forced word would end what a side can still take back: that is its own."""
    return forced >= FIRST_WORD and entries_to_undo(replay, side, wishes) > 0
