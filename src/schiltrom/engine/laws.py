"""Invariants of every position: checked when a position is read, and by the fuzzer."""

from __future__ import annotations

from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.cards import hand_size, held, played_card
from schiltrom.engine.position import Position, side_of
from schiltrom.engine.tables import (
    AREAS,
    BLOCK_NAMES,
    BLOCKS,
    BORDER_LIMIT,
    BORDERS,
    CARD_NAMES,
    CARDS,
    COPIES,
    HAND_SIZE,
    MAXIMUM,
    MORAY,
    NOBLES,
    NORSE,
    OFF,
    PLACES,
    POOL,
    SCOTTISH_COAST,
    SIDE_NAMES,
    TURNS,
    TWIN,
)
from schiltrom.engine.told import TOLD_SIZE

BOTH_BUILT: Final = 3


def faults(pos: Position) -> list[str]:
    """Return a description of every invariant the position breaks; empty if it is valid."""
    return [*_block_faults(pos), *_card_faults(pos), *_turn_faults(pos)]


def _block_faults(pos: Position) -> list[str]:
    """Check that each block is in one valid place, each noble in play once, strengths in range."""
    found = []
    for block in range(BLOCKS):
        name = BLOCK_NAMES[block]
        places = [place for place in range(PLACES) if pos.at[place] >> block & 1]
        place = places[0] if places else OFF
        if len(places) > 1:
            found.append(f"{name} is in two places")
        if place != OFF and not 1 <= pos.strength(block) <= MAXIMUM[block]:
            found.append(f"{name} has strength {pos.strength(block)}")
        if AREAS <= place < OFF and (
            place != POOL[side_of(block)] or pos.strength(block) != MAXIMUM[block]
        ):
            found.append(f"{name} cannot be in that pool like this")
        if NOBLES >> block & 1 and block != MORAY:
            twin_in_play = pos.place_of(TWIN[block]) != OFF
            if AREAS <= place < OFF or twin_in_play == (place != OFF):
                found.append(f"{name} and his other block are not in play exactly once")
    norse = pos.place_of(NORSE)
    if norse < AREAS and not SCOTTISH_COAST >> norse & 1:
        found.append("the Norse are not at a Scottish coast (4.7)")
    return found


def _card_faults(pos: Position) -> list[str]:
    """Check that no card occurs more often than in the deck, and that hands are valid."""
    found = []
    for card in range(CARDS):
        seen = held(pos.hand_e, card) + held(pos.hand_s, card)
        for turn in range(1, TURNS + 1):
            seen += played_card(pos.played_e, turn) == card
            seen += played_card(pos.played_s, turn) == card
        if seen > COPIES[card]:
            found.append(f"there are {seen} cards {CARD_NAMES[card]}")
    for side, name in enumerate(SIDE_NAMES):
        size = hand_size(pos.hand(side))
        if size > HAND_SIZE:
            found.append(f"{name} holds {size} cards")
        chosen = pos.card(side)
        if pos.step == steps.CARD and chosen >= 0 and held(pos.hand(side), chosen) == 0:
            found.append(f"{name} chose a card it does not hold")
    return found


def _turn_faults(pos: Position) -> list[str]:
    """Check that the counters of the current phase are within their limits."""
    found = []
    if pos.step not in steps.NAMES:
        found.append(f"there is no step {pos.step}")
    if not 0 <= pos.turn <= TURNS:
        found.append(f"there is no game turn {pos.turn}")
    crossings = [pos.crossings(border) for border in range(BORDERS)]
    found += [
        f"{n} blocks crossed border {b}" for b, n in enumerate(crossings) if n > BORDER_LIMIT[b]
    ]
    if pos.moves < 0 or pos.left < 0 or pos.hits < 0:
        found.append("something left over is negative")
    outside = 0
    for area in range(AREAS):
        outside |= pos.at[area]
    if pos.reserves & ~outside:
        found.append("a block in reserve is not on the map")
    for name, told in (("England", pos.told_e), ("Scotland", pos.told_s)):
        if len(told) not in (0, TOLD_SIZE):
            found.append(f"what is told of {name} is no snapshot")
    if not 0 <= pos.built < BOTH_BUILT or (pos.built and not pos.builds_at_once()):
        found.append("a side has finished building that does not build")
    if pos.step == steps.CARD and pos.contested():
        found.append("an area is contested while cards are chosen")
    if (
        pos.field >= 0
        and pos.step in (steps.COMBAT, steps.HIT)
        and not pos.contested() >> pos.field & 1
    ):
        found.append("a battle goes on without two sides")
    return found
