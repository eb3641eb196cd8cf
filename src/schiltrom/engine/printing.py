"""Positions and views as plain text, with the names from the data files: what ``print`` shows."""

from __future__ import annotations

from schiltrom.engine.cards import held
from schiltrom.engine.counters import SCENARIO_NAMES
from schiltrom.engine.position import Position
from schiltrom.engine.steps import NAMES as STEP_NAMES
from schiltrom.engine.tables import (
    AREA_NAMES,
    AREAS,
    BLOCK_NAMES,
    CARD_NAMES,
    CARDS,
    NOBODY,
    POOL,
    SIDE_NAMES,
    members,
)
from schiltrom.engine.view import View

WIDTH = 12
"""Columns for the name of an area or a side."""


def position_text(pos: Position) -> str:
    """Return a position as lines: the date, each side's hand and pool, and who stands where."""
    waiting = [SIDE_NAMES[side] for side in range(2) if pos.waits_for(side)]
    lines = [_moment(pos.scenario, pos.year, pos.turn, pos.step, " and ".join(waiting))]
    for side in range(2):
        pool = _blocks(pos, pos.at[POOL[side]])
        lines.append(_line(f"{SIDE_NAMES[side]}'s", f"hand {_cards(pos.hand(side))}; pool {pool}"))
    areas = [area for area in range(AREAS) if pos.at[area]]
    lines += [_line(AREA_NAMES[area], _blocks(pos, pos.at[area])) for area in areas]
    return "\n".join(lines)


def view_text(view: View) -> str:
    """Return a view as lines, like a position; hidden blocks and cards are only counted."""
    who = SIDE_NAMES[view.side] if view.side != NOBODY else "a spectator"
    scenario, year, turn = (view.counter(name) for name in ("scenario", "year", "turn"))
    lines = [f"{_moment(scenario, year, turn, view.step, '')}, seen by {who}"]
    for side, seen in enumerate(view.sides):
        hand = _cards(seen.hand) if seen.hand >= 0 else f"of {seen.hand_size} cards"
        pool = _known(view, side, POOL[side], seen.pool)
        lines.append(_line(f"{SIDE_NAMES[side]}'s", f"hand {hand}; pool {pool}"))
    for area in range(AREAS):
        some = [
            _known(view, side, area, seen.areas[area])
            for side, seen in enumerate(view.sides)
            if seen.areas[area] or any(entry[1] == area for entry in seen.known)
        ]
        if some:
            lines.append(_line(AREA_NAMES[area], ", ".join(some)))
    return "\n".join(lines)


def _moment(scenario: int, year: int, turn: int, step: int, waiting: str) -> str:
    words = f"{SCENARIO_NAMES[scenario]} {year}/{turn}: {STEP_NAMES[step]}"
    return f"{words} ({waiting})" if waiting else words


def _line(name: str, words: str) -> str:
    return f"{name:{WIDTH}} {words}"


def _cards(hand: int) -> str:
    """Return the cards of a hand."""
    names: list[str] = []
    for card in range(CARDS):
        names.extend([CARD_NAMES[card]] * held(hand, card))
    return " ".join(names) or "empty"


def _blocks(pos: Position, mask: int) -> str:
    """Return blocks with their strengths."""
    named = [f"{BLOCK_NAMES[block]} {pos.strength(block)}" for block in members(mask)]
    return ", ".join(named) or "empty"


def _known(view: View, side: int, place: int, hidden: int) -> str:
    """Return a side's blocks in a place: those that can be named, and how many more."""
    known = [entry for entry in view.sides[side].known if entry[1] == place]
    named = [f"{BLOCK_NAMES[entry[0]]} {entry[2]}" for entry in known]
    if hidden:
        named.append(f"{hidden} of {SIDE_NAMES[side]}")
    return ", ".join(named) or "empty"
