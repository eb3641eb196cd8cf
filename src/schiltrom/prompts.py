"""Prompts: whose choice it is and what can be done, in words."""

from __future__ import annotations

from schiltrom.engine import steps
from schiltrom.engine.position import Position
from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.words import say


def prompt(pos: Position, language: str = "en") -> str:
    """Return the prompt of a position."""
    if pos.is_over():
        return say("prompt-over", language, side=pos.winner, ending=pos.ending)
    waiting = [side for side in (ENGLAND, SCOTLAND) if pos.waits_for(side)]
    who = say("side-both", language) if len(waiting) == 2 else say("side", language, side=pos.active)
    if len(waiting) == 1:
        who = say("side", language, side=waiting[0])
    return f"{who}: {say('prompt-' + steps.NAMES[pos.step].replace(' ', '-'), language)}"
