"""What the reasons of all chapters share: the reason itself, and functions that make one.

A reason says only what the side that asked may see: its own blocks and hand, and how many enemy
blocks stand where (last section of the rules).
"""

from __future__ import annotations

from schiltrom.engine.position import Position
from schiltrom.engine.tables import (
    AREA_NAMES,
    AREAS,
    BLOCK_NAMES,
    BORDER_ENDS,
    BORDER_LIMIT,
    MAXIMUM,
    OWN,
    POOL,
    RED,
    TWIN,
)


class Reason:
    """Why something is not allowed."""

    __slots__ = ("arguments", "key", "rule")

    def __init__(self, rule: str, key: str, arguments: dict[str, str | int] | None = None) -> None:
        self.rule = rule
        """The number of the rule, as printed in the rulebooks; for events, the name of the card."""
        self.key = key
        """The message in the catalogue, without its prefix ``reason-``."""
        self.arguments: dict[str, str | int] = {} if arguments is None else arguments
        """What the message is about: names as in the tables, sides and counts as numbers."""

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.key!r}, {self.arguments!r})"

    def __str__(self) -> str:
        """Return rule, key and arguments; ``Game.explain`` puts it into words."""
        facts = ", ".join([f"{name} {value}" for name, value in self.arguments.items()])
        return f"{self.rule}: {self.key}" + (f" ({facts})" if facts else "")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return False
        return (self.rule, self.key, self.arguments) == (other.rule, other.key, other.arguments)

    def __hash__(self) -> int:
        return hash((self.rule, self.key))


# --- reasons about one thing -----------------------------------------------------------------


def of_block(rule: str, key: str, block: int) -> Reason:
    """Return a reason about a block."""
    return Reason(rule, key, {"block": BLOCK_NAMES[block]})


def of_area(rule: str, key: str, area: int) -> Reason:
    """Return a reason about an area."""
    return Reason(rule, key, {"area": AREA_NAMES[area]})


def of_both(rule: str, key: str, block: int, area: int) -> Reason:
    """Return a reason about a block and an area."""
    return Reason(rule, key, {"block": BLOCK_NAMES[block], "area": AREA_NAMES[area]})


def of_way(rule: str, key: str, origin: int, area: int) -> Reason:
    """Return a reason about moving from one area to another."""
    return Reason(rule, key, {"origin": AREA_NAMES[origin], "area": AREA_NAMES[area]})


def of_border(pos: Position, rule: str, key: str, border: int) -> Reason:
    """Return a reason about a border, with its colour, its limit and how many crossed it (4.3)."""
    ends = BORDER_ENDS[border]
    return Reason(
        rule,
        key,
        {
            "border": f"{AREA_NAMES[ends[0]]}-{AREA_NAMES[ends[1]]}",
            "colour": "red" if RED >> border & 1 else pos.rules.border_colour,
            "limit": BORDER_LIMIT[border],
            "count": pos.crossings(border),
        },
    )


# --- reasons against a block -----------------------------------------------------------------


def not_on_map(pos: Position, block: int) -> Reason | None:
    """Say why a block is not the active side's on the map; enemy blocks stay hidden (2.2)."""
    side = pos.active
    if not OWN[side] >> block & 1:
        return of_block("2.1", "not-your-block", block)
    if pos.place_of(block) < AREAS:
        return None
    if TWIN[block] >= 0:
        return of_block("2.2", "noble-with-enemy", block)
    if pos.at[POOL[side]] >> block & 1:
        return of_block("2.2", "in-pool", block)
    return of_block("2.2", "out-of-play", block)


def at_maximum(pos: Position, rule: str, block: int) -> Reason | None:
    """Say that a block cannot gain a step (2.1)."""
    if pos.below_maximum(1 << block):
        return None
    return Reason(rule, "at-maximum", {"block": BLOCK_NAMES[block], "count": MAXIMUM[block]})


def not_strongest(pos: Position, block: int, strongest: int) -> Reason:
    """Say that a hit goes to a stronger block (5.41)."""
    return Reason(
        "5.41",
        "not-strongest",
        {
            "block": BLOCK_NAMES[block],
            "other": BLOCK_NAMES[strongest],
            "count": pos.strength(strongest),
        },
    )
