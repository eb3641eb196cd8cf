"""Prompts: whose choice it is and what is to be decided, in words and for the eyes of one viewer.

Only the side whose choice it is reads what that choice is about in detail. Everybody else is told
the step as ``engine/view.py`` tells it, with public facts alone.
"""

from __future__ import annotations

from schiltrom.engine import steps
from schiltrom.engine.builds import points_in
from schiltrom.engine.position import Position
from schiltrom.engine.tables import AREAS, EDWARD, ENGLAND, NOBODY, NORSE, SCOTLAND
from schiltrom.engine.view import told_step
from schiltrom.engine.winter import english_must_disband, scots_must_disband
from schiltrom.naming import area_name, block_name, side_name
from schiltrom.words import has_message, say

NONE = "none"
"""Stands in a message's argument for an area or a list that is not there."""


def prompt(pos: Position, viewer: int = NOBODY, language: str = "en") -> str:
    """Return the prompt of a position as a side, or by default anybody, may read it."""
    if pos.is_over():
        return say("prompt-over", language, side=pos.winner, ending=pos.ending)
    step = told_step(pos, viewer)
    key = "prompt-" + steps.NAMES[step].replace(" ", "-")
    facts = _public_facts(pos, language)
    if viewer == pos.active and step != steps.CARD:
        facts |= _own_facts(pos, language)
        if has_message(f"{key}-own", language):
            key += "-own"
    words = say(key, language, **facts)
    who = _who(pos, step, language)
    return f"{who}: {words}" if who else words


def _who(pos: Position, step: int, language: str) -> str:
    """Return whose choice it is; nobody's while chance decides."""
    if step == steps.CARD:
        waiting = [side for side in (ENGLAND, SCOTLAND) if pos.waits_for(side)]
        return say("side-both", language) if len(waiting) == 2 else side_name(waiting[0], language)
    return side_name(pos.active, language) if step < steps.CHANCE_STEPS else ""


def _public_facts(pos: Position, language: str) -> dict[str, str | int]:
    """Return what everybody at the table knows of the business in hand."""
    facts: dict[str, str | int] = {
        "moves": pos.moves,
        "hits": pos.hits,
        "round": pos.round,
        "area": _place(pos.field, language),
    }
    if pos.step in (steps.PILLAGE_HIT, steps.PILLAGE_GAIN):
        facts["target"] = _place(pos.target, language)
    if pos.step in (steps.FIRE_ROLL, steps.HERALD_ROLL):
        facts["block"] = block_name(pos.fighter, pos.edward, language)
    return facts


def _own_facts(pos: Position, language: str) -> dict[str, str | int]:
    """Return what only the side whose choice it is knows."""
    facts: dict[str, str | int] = {
        "left": pos.left,
        "group": _place(pos.group, language),
        "points": _points(pos, language),
    }
    block = _block_in_hand(pos)
    if block >= 0:
        facts["block"] = block_name(block, pos.edward, language)
    if pos.step == steps.MARCH:
        facts["origin"] = _place(pos.origin, language)
        facts["here"] = NONE if pos.here == pos.origin else _place(pos.here, language)
        facts["steps"] = 0 if pos.mover == NORSE else pos.steps_left
    elif pos.step == steps.EDWARD_WINTER:
        facts["edward"] = block_name(EDWARD, pos.edward, language)
        facts["place"] = _place(pos.place_of(EDWARD), language)
    elif pos.step == steps.ENGLISH_DISBAND:
        facts["forced"] = int(english_must_disband(pos) != 0)
    elif pos.step == steps.SCOTTISH_DISBAND:
        facts["forced"] = int(scots_must_disband(pos) != 0)
    return facts


def _block_in_hand(pos: Position) -> int:
    """Return the block an order is being given to, or -1."""
    if pos.step == steps.MARCH:
        return pos.mover
    if pos.step in (steps.BUILD_FROM, steps.DRAWN_TO):
        return pos.drawn
    return pos.fighter


def _points(pos: Position, language: str) -> str:
    """Return the replacement points left, by area."""
    areas = [area for area in range(AREAS) if points_in(pos, area)]
    words = [f"{area_name(area, language)} {points_in(pos, area)}" for area in areas]
    return ", ".join(words) or NONE


def _place(area: int, language: str) -> str:
    """Return the name of an area, or a sign that there is none."""
    return area_name(area, language) if 0 <= area < AREAS else NONE
