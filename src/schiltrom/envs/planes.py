"""The table of observation planes: what a view says, as small numbers in a fixed order.

An observation is one vector. A plane is a named part of it: a number for every block, area, border
or whatever its axes are. It depends on nothing but a side's view.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.movement import CROSSERS
from schiltrom.engine.position import SCENARIO_NAMES
from schiltrom.engine.serial import BORDER_NAMES
from schiltrom.engine.tables import (
    AREA_NAMES,
    BLOCK_NAMES,
    BLOCKS,
    CARD_MOVES,
    CARD_NAMES,
    HAND_SIZE,
    LAST_ROUND,
    MOVE_RATING,
    NOBLES_IN_PLAY,
    OWN,
    PLACE_NAMES,
    PLACES,
    SIDE_NAMES,
    STRONGEST,
    TURNS,
    count,
)
from schiltrom.engine.victory import ENDING_NAMES

OBSERVATION_VERSION: Final = 2
"""Raised with every change to the table."""

SET: Final = "set"
"""1 for every member."""
ONE: Final = "one of"
"""1 in one entry, or none if there is nothing to report."""
NUMBER: Final = "number"
"""A count, divided by the plane's unit."""

ARMY: Final = max(count(own) for own in OWN)
"""How many blocks a side can have."""
DEALT: Final = 2 * HAND_SIZE
FARTHEST: Final = max(MOVE_RATING)
MAIN: Final = CROSSERS + 1
MOVES: Final = max(CARD_MOVES)

AXES: Final[dict[str, tuple[str, ...]]] = {
    "side": tuple(SIDE_NAMES),
    "block": tuple(BLOCK_NAMES),
    "area": tuple(AREA_NAMES),
    "place": tuple(PLACE_NAMES[:PLACES]),
    "border": tuple(BORDER_NAMES),
    "card": tuple(CARD_NAMES),
    "game turn": tuple(f"turn {turn}" for turn in range(1, TURNS + 1)),
    "turn or set-up": ("set-up", *(f"turn {turn}" for turn in range(1, TURNS + 1))),
    "step": tuple(steps.NAMES[step] for step in sorted(steps.NAMES)),
    "scenario": tuple(SCENARIO_NAMES),
    "round": ("no round", *(f"round {number}" for number in range(1, LAST_ROUND + 1))),
    "cause": ("movement", "herald", "pillage", "coronation"),
    "letter": ("A", "B", "C"),
    "coronation": ("nothing", "Bruce", "Comyn", "Balliol", "event"),
    "edward": ("no Edward", "Edward I", "Edward II"),
    "ending": tuple(ENDING_NAMES),
}
"""The meaning of a plane's entries, by axis."""


@dataclass(frozen=True, slots=True)
class Plane:
    """One part of an observation."""

    name: str
    axes: tuple[str, ...]
    """The axes it runs over, the last one fastest; none for a single number."""
    kind: str
    meaning: str
    unit: int = 1
    """What a number is divided by."""
    most: int = 1
    """The largest number it can hold, before it is divided."""
    counter: str = ""
    """The counter of the view it tells as it is, if that is all it does."""

    @property
    def shape(self) -> tuple[int, ...]:
        """Return the length of each axis."""
        return tuple(len(AXES[axis]) for axis in self.axes)

    @property
    def size(self) -> int:
        """Return the total number of entries."""
        return prod(self.shape)

    def labels(self) -> list[str]:
        """Return the meaning of each entry."""
        return [" ".join(names) for names in product(*(AXES[axis] for axis in self.axes))]


def _one(name: str, axis: str, meaning: str, counter: str = "") -> Plane:
    return Plane(name, (axis,), ONE, meaning, counter=counter)


def _set(name: str, axis: str, meaning: str, counter: str = "") -> Plane:
    return Plane(name, (axis,), SET, meaning, counter=counter)


def _flag(name: str, meaning: str) -> Plane:
    return Plane(name, (), NUMBER, meaning, counter=name)


PLANES: Final[tuple[Plane, ...]] = (
    # whose view of what
    _one("viewer", "side", "whose view it is; a spectator's has none"),
    _one("step", "step", "what is being decided, as this side is told"),
    _one("active", "side", "whose choice it is; nobody's while both choose a card"),
    _one("scenario", "scenario", "the scenario", "scenario"),
    Plane("years_gone", (), NUMBER, "years before this one", unit=10, most=40),
    Plane("years_left", (), NUMBER, "years after this one", unit=10, most=40),
    _one("turn", "turn or set-up", "the game turn", "turn"),
    _one("player_1", "side", "who is Player 1 (3.1)", "p1"),
    _flag("second_part", "Player 2's part of the game turn has begun"),
    # 3 cards
    Plane("played", ("side", "game turn", "card"), SET, "cards played this year"),
    Plane("hand", ("card",), NUMBER, "copies of each card in one's own hand", 2, HAND_SIZE),
    Plane("hand_size", ("side",), NUMBER, "cards in hand, a chosen one too", HAND_SIZE, HAND_SIZE),
    _set("chosen", "side", "has laid a card face down or shown it"),
    Plane("card", ("side", "card"), ONE, "this game turn's card: one's own, or both shown"),
    Plane("dealt", (), NUMBER, "cards still to be dealt", DEALT, DEALT, "dealt"),
    # blocks
    Plane("at", ("block", "place"), SET, "where every block is that the viewer can name"),
    Plane("strength", ("block",), NUMBER, "the strength of those blocks", STRONGEST, STRONGEST),
    _set("gone", "block", "blocks out of play for good"),
    _set("moved", "block", "blocks the viewer can name that moved this game turn"),
    _set("reserve", "block", "blocks the viewer can name that are in reserve (5.32, 5.33)"),
    Plane("hidden", ("side", "area"), NUMBER, "blocks the viewer cannot name", 4, ARMY),
    Plane("hidden_moved", ("side", "area"), NUMBER, "those of them that moved", 4, ARMY),
    Plane("hidden_reserve", ("side", "area"), NUMBER, "those of them in reserve", 4, ARMY),
    Plane("pool", ("side",), NUMBER, "blocks in the pool the viewer cannot name", 8, ARMY),
    Plane("nobles", ("side",), NUMBER, "nobles each side controls", NOBLES_IN_PLAY, NOBLES_IN_PLAY),
    # 4 movement
    Plane("moves", (), NUMBER, "move points left", MOVES, MOVES, "moves"),
    _set("groups", "area", "areas activated (4.2)", "groups"),
    _one("truce", "side", "the side that may not attack", "truce"),
    Plane("crossings", ("border",), NUMBER, "blocks that crossed in this phase or round", 6, 7),
    Plane(
        "main_way", ("area",), NUMBER, "main attack: 1 + border, or 64 crossers (4.4)", MAIN, MAIN
    ),
    Plane("main_origin", ("area",), NUMBER, "main attack: 1 + area, or 64 crossers", MAIN, MAIN),
    _set("into_low_e", "border", "England entered a battle at the first-named end", "into_low_e"),
    _set("into_high_e", "border", "England, at the other end", "into_high_e"),
    _set("into_low_s", "border", "Scotland entered a battle at the first-named end", "into_low_s"),
    _set("into_high_s", "border", "Scotland, at the other end", "into_high_s"),
    Plane("entries", ("border", "side"), NUMBER, "how often (retreat_limit cumulative)", 6, ARMY),
    _set("attacks_e", "area", "where England is the attacker", "attacks_e"),
    _set("attacks_s", "area", "where Scotland is the attacker", "attacks_s"),
    _one("mover", "block", "own block on the march", "mover"),
    _one("origin", "area", "where its march began", "origin"),
    _one("here", "area", "where it is on its march", "here"),
    _set("path", "area", "areas it has been in", "path"),
    Plane("steps_left", (), NUMBER, "areas it may still enter", FARTHEST, FARTHEST, "steps_left"),
    # 5 battle
    _one("field", "area", "where a battle is being fought", "field"),
    _one("attacker", "side", "who attacks there", "attacker"),
    _one("round", "round", "the round of battle", "round"),
    _one("cause", "cause", "what made the battle", "cause"),
    _one("letter", "letter", "whose turn it is to retreat after round 3", "letter"),
    Plane("hits", (), NUMBER, "hits still to be applied", STRONGEST, STRONGEST, "hits"),
    Plane("fled", (), NUMBER, "defenders who retreated in round 1", 4, ARMY),
    _set("acted", "block", "blocks that had their combat turn, or regrouped", "acted"),
    _one("fighter", "block", "the block that fires, retreats or is named", "fighter"),
    _set("captured", "block", "nobles captured in this battle", "captured"),
    _set("withdrawn", "block", "own blocks that retreated in this letter's turn"),
    # events, kings, winter
    Plane(
        "left", (), NUMBER, "steps, hits or blocks left of an event or a levy", 4, BLOCKS, "left"
    ),
    _one("target", "area", "area named by the event", "target"),
    _one("group", "area", "own area named by the event", "group"),
    _one("crowning", "coronation", "coronation announced (6.2)", "crowning"),
    _flag("crowned", "a king has been crowned (6.2)"),
    _one("edward", "edward", "which Edward reigns (6.1)", "edward"),
    _flag("wintered", "Edward wintered last winter (7.4)"),
    _flag("french", "the French Knights have joined (7.61)"),
    _one("homing", "side", "whose nobles are going home", "homing"),
    _set("homed", "block", "nobles who changed sides on going home", "homed"),
    _one("wintering", "area", "where one's own Edward winters"),
    Plane("points", ("area",), NUMBER, "own replacement points left (7.6)", 3, 3),
    _one("norse_for", "area", "inland area that drew the Norse (7.62)", "norse_for"),
    _one("french_for", "area", "inland area that drew the French Knights", "french_for"),
    _one("drawing", "area", "area that draws", "drawing"),
    _one("drawn", "block", "block to be placed or built", "drawn"),
    # 9 victory
    _one("winner", "side", "who has won", "winner"),
    _one("ending", "ending", "how the game ended", "ending"),
)
"""All planes, in the order of an observation."""


def _starts() -> dict[str, int]:
    """Return where each plane begins."""
    starts: dict[str, int] = {}
    size = 0
    for plane in PLANES:
        starts[plane.name] = size
        size += plane.size
    return starts


START: Final[dict[str, int]] = _starts()
SIZE: Final[int] = START[PLANES[-1].name] + PLANES[-1].size
"""The length of an observation."""


def _places() -> list[tuple[str, str, bool]]:
    """List for every index of an observation its plane, its meaning, and whether it counts."""
    return [(each.name, label, each.kind == NUMBER) for each in PLANES for label in each.labels()]


_TOLD: Final = re.compile(rb"[^\0]", re.DOTALL)
"""Finds the numbers that are not 0, of which there are few, faster than a loop."""
_PLACES: Final[list[tuple[str, str, bool]]] = _places()


def describe(numbers: bytes | bytearray) -> str:
    """Return in words what an encoded view says: a line for every plane that is not empty."""
    lines: dict[str, list[str]] = {}
    for found in _TOLD.finditer(numbers):
        plane, label, counts = _PLACES[found.start()]
        told = f"{label} {found[0][0]}".lstrip() if counts else label
        lines.setdefault(plane, []).append(told)
    return "\n".join(f"{plane}: {', '.join(told)}" for plane, told in lines.items())
