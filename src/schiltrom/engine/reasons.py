"""Reasons: why a choice is not allowed, with the number of the rule that forbids it.

A reason is a key and its arguments; the words for people are in the Fluent catalogues.
"""

from __future__ import annotations

from schiltrom.engine.choices import CHOICES
from schiltrom.engine.flow import legal_mask
from schiltrom.engine.position import Position


class Reason:
    """Why something is not allowed."""

    __slots__ = ("arguments", "key", "rule")

    def __init__(self, rule: str, key: str, **arguments: str | int) -> None:
        self.rule = rule
        """The number of the rule, as the rulebooks print it; events have their card's name."""
        self.key = key
        """The message in the catalogue, without its prefix ``reason-``."""
        self.arguments = arguments


def why_not(pos: Position, side: int, choice: int) -> Reason | None:
    """Return why *side* may not make a choice now, or None if it may."""
    if 0 <= choice < CHOICES and legal_mask(pos, side) >> choice & 1:
        return None
    return Reason("3.1", "not-now")
