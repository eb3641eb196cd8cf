"""Prompts: whose choice it is and what it is about, for one viewer.

Only the side to choose reads the details. Everybody else reads the step as ``engine/view.py``
shows it, with public facts alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.builds import points_in
from schiltrom.engine.position import Position
from schiltrom.engine.tables import AREAS, EDWARD, ENGLAND, NOBODY, NORSE, SCOTLAND
from schiltrom.engine.told import as_built_by
from schiltrom.engine.view import told_active, told_step
from schiltrom.engine.winter import (
    english_may_disband,
    english_must_disband,
    scots_may_disband,
    scots_must_disband,
)
from schiltrom.text.message import Argument, Message, Several, TheAreas, TheBlocks

NONE: Final = "none"
"""Argument for a missing area or list."""

BOTH: Final = 2
"""Argument ``who`` for both sides."""


KEYS: Final[dict[int, str]] = {
    step: f"prompt-{name.replace(' ', '-')}" for step, name in steps.NAMES.items()
}
"""The keys of the prompts of all steps."""


def prompt_message(pos: Position, viewer: int = NOBODY) -> Message:
    """Return the prompt of a position as a message that begins with the side to choose."""
    if pos.is_over():
        return Message("prompt-over", {"side": pos.winner, "ending": pos.ending})
    pos = as_built_by(pos, viewer)
    step = told_step(pos, viewer)
    active = told_active(pos, viewer)
    key, told = KEYS[step], steps.FACTS[step]
    own = steps.OWN_FACTS[step]
    if viewer == active != NOBODY and own is not None:
        key, told = f"{key}-own", own
    words = Message(key, {name: FACTS[name](pos) for name in told})
    who = _who(pos, step, active)
    return (
        words if who == NOBODY else Message("prompt-to", {"who": who, "words": Several((words,))})
    )


def _who(pos: Position, step: int, active: int) -> int:
    """Return whose choice it is, as the viewer knows; nobody's while chance decides."""
    if step == steps.CARD:
        waiting = [side for side in (ENGLAND, SCOTLAND) if pos.waits_for(side)]
        return BOTH if len(waiting) == 2 else waiting[0]
    if active == NOBODY:
        return BOTH
    return active if steps.is_choice(step) else NOBODY


# --- facts -----------------------------------------------------------------------------------


def _place(area: int) -> TheAreas | str:
    """Return an area as an argument, or ``NONE``."""
    return TheAreas((area,)) if 0 <= area < AREAS else NONE


def _block_in_hand(pos: Position) -> TheBlocks:
    """Return the block that is being ordered, or that rolls."""
    return TheBlocks((pos.in_hand(),), pos.edward)


def _forced(pos: Position) -> int:
    """Return 1 if blocks must be disbanded, 2 if none can be, else 0 (7.32, 7.5)."""
    is_english = pos.step == steps.ENGLISH_DISBAND
    if english_must_disband(pos) if is_english else scots_must_disband(pos):
        return 1
    return 0 if (english_may_disband(pos) if is_english else scots_may_disband(pos)) else 2


def _points(pos: Position) -> Several | str:
    """Return the replacement points left, by area."""
    left = [(area, points_in(pos, area)) for area in range(AREAS)]
    said = [
        Message("prompt-points", {"area": TheAreas((area,)), "points": points})
        for area, points in left
        if points
    ]
    return Several(tuple(said)) if said else NONE


FACTS: Final[dict[str, Callable[[Position], Argument]]] = {
    "area": lambda pos: _place(pos.field),
    "block": _block_in_hand,
    "forced": _forced,
    "group": lambda pos: _place(pos.group),
    "here": lambda pos: NONE if pos.here == pos.origin else _place(pos.here),
    "hits": lambda pos: pos.hits,
    "left": lambda pos: pos.left,
    "moves": lambda pos: pos.moves,
    "origin": lambda pos: _place(pos.origin),
    "place": lambda pos: _place(pos.place_of(EDWARD)),
    "points": _points,
    "round": lambda pos: pos.round,
    "steps": lambda pos: 0 if pos.mover == NORSE else pos.steps_left,
    "target": lambda pos: _place(pos.target),
}
"""How each fact is read from a position."""
