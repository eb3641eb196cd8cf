"""The table of a position's counters: what each is, how it begins, and who may see it."""

from __future__ import annotations

from typing import Final, NamedTuple

from schiltrom.engine import steps
from schiltrom.engine.tables import EDWARD_I, ENGLAND, NOBODY

TO_ALL: Final = "public"
"""Everybody sees the counter as it is."""
TO_CHOOSER: Final = "own"
"""The choosing side sees it; the others see it only at the steps that open it."""
TO_NOBODY: Final = "hidden"
"""Nobody sees it directly; ``view`` lists what each side may know of it."""


class Counter(NamedTuple):
    """A row of the table of counters."""

    name: str
    default: int
    seen: str
    """Who sees it."""
    kind: str = "number"
    """What the number stands for: a block, an area, a side, a set of blocks, areas or borders."""


COUNTER_TABLE: Final[list[Counter]] = [
    # the calendar (8, 9)
    Counter("first_year", 1297, TO_ALL),
    Counter("last_year", 1305, TO_ALL),
    Counter("year", 1297, TO_ALL),
    Counter("turn", 1, TO_ALL),
    Counter("scenario", 0, TO_ALL),
    # whose turn, and what to choose
    Counter("step", steps.CARD, TO_NOBODY),
    Counter("active", ENGLAND, TO_NOBODY),
    Counter("p1", ENGLAND, TO_ALL),
    # 3 cards
    Counter("hand_e", 0, TO_NOBODY),
    Counter("hand_s", 0, TO_NOBODY),
    Counter("played_e", 0, TO_ALL),
    Counter("played_s", 0, TO_ALL),
    Counter("card_e", -1, TO_NOBODY),
    Counter("card_s", -1, TO_NOBODY),
    Counter("dealt", 0, TO_ALL),
    # 4 movement
    Counter("moves", 0, TO_ALL),
    Counter("groups", 0, TO_ALL, "areas"),
    Counter("moved", 0, TO_NOBODY, "blocks"),
    Counter("mover", -1, TO_CHOOSER, "block"),
    Counter("origin", -1, TO_CHOOSER, "area"),
    Counter("here", -1, TO_CHOOSER, "area"),
    Counter("path", 0, TO_CHOOSER, "areas"),
    Counter("steps_left", 0, TO_CHOOSER),
    Counter("crossed_1", 0, TO_NOBODY, "borders"),
    Counter("crossed_2", 0, TO_NOBODY, "borders"),
    Counter("crossed_4", 0, TO_NOBODY, "borders"),
    Counter("into_low_e", 0, TO_ALL, "borders"),
    Counter("into_high_e", 0, TO_ALL, "borders"),
    Counter("into_low_s", 0, TO_ALL, "borders"),
    Counter("into_high_s", 0, TO_ALL, "borders"),
    Counter("attacks_e", 0, TO_ALL, "areas"),
    Counter("attacks_s", 0, TO_ALL, "areas"),
    Counter("reserves", 0, TO_NOBODY, "blocks"),
    Counter("truce", NOBODY, TO_ALL, "side"),
    # 5 battle
    Counter("field", -1, TO_ALL, "area"),
    Counter("attacker", NOBODY, TO_ALL, "side"),
    Counter("round", 0, TO_ALL),
    Counter("cause", 0, TO_ALL),
    Counter("acted", 0, TO_CHOOSER, "blocks"),
    Counter("fighter", -1, TO_CHOOSER, "block"),
    Counter("hits", 0, TO_ALL),
    Counter("captured", 0, TO_ALL, "blocks"),
    Counter("withdrawn", 0, TO_NOBODY, "blocks"),
    Counter("fled", 0, TO_NOBODY),
    Counter("letter", 0, TO_ALL),
    # events and kings
    Counter("left", 0, TO_CHOOSER),
    Counter("target", -1, TO_CHOOSER, "area"),
    Counter("group", -1, TO_CHOOSER, "area"),
    Counter("crowning", 0, TO_ALL),
    Counter("second_part", 0, TO_ALL),
    Counter("crowned", 0, TO_ALL),
    Counter("edward", EDWARD_I, TO_ALL),
    Counter("wintered", 0, TO_ALL),
    Counter("french", 0, TO_ALL),
    # 7 winter
    Counter("homing", NOBODY, TO_ALL, "side"),
    Counter("homed", 0, TO_ALL, "blocks"),
    Counter("wintering", -1, TO_NOBODY, "area"),
    Counter("points", 0, TO_CHOOSER, "points"),
    Counter("points_e", 0, TO_NOBODY, "points"),
    Counter("built", 0, TO_NOBODY),
    Counter("norse_for", -1, TO_CHOOSER, "area"),
    Counter("french_for", -1, TO_CHOOSER, "area"),
    Counter("drawing", -1, TO_CHOOSER, "area"),
    Counter("drawn", -1, TO_CHOOSER, "block"),
    # 9 victory
    Counter("winner", NOBODY, TO_ALL, "side"),
    Counter("ending", 0, TO_ALL),
]
"""The plain integers of a position, in the order of its JSON form; ``Position`` explains them."""

COUNTERS: Final[list[str]] = [counter.name for counter in COUNTER_TABLE]
