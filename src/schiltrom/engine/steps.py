"""The steps of play: what is being decided or rolled now, each with a permanent number.

The names follow the chapters of the rules. ``TABLE`` holds everything about a step; the lists
after it are derived from it and indexed by a step's number. Steps below ``CHANCE_STEPS`` wait for a
side's choice, those from there on for an outcome of chance, and ``OVER`` waits for nothing.
"""

from __future__ import annotations

from typing import Final, NamedTuple

CARD: Final = 0
TRUCE: Final = 1
CORONATION: Final = 2
CORONATION_BATTLE: Final = 3
HERALD: Final = 4
VICTUALS: Final = 5
PILLAGE: Final = 6
PILLAGE_HIT: Final = 7
PILLAGE_GAIN: Final = 8
SEA_BLOCK: Final = 9
SEA_AREA: Final = 10
MOVE: Final = 11
MARCH: Final = 12
CHOOSE_BATTLE: Final = 13
COMBAT: Final = 14
COMBAT_ACTION: Final = 15
HIT: Final = 16
RETREAT: Final = 17
RETREAT_TO: Final = 18
REGROUP: Final = 19
REGROUP_TO: Final = 20
RAID: Final = 21
BRUCE_HOME: Final = 22
COMYN_HOME: Final = 23
MORAY_HOME: Final = 24
KING_HOME: Final = 25
EDWARD_WINTER: Final = 26
ENGLISH_DISBAND: Final = 27
WALLACE_HOME: Final = 28
SCOTTISH_DISBAND: Final = 29
SCOTTISH_BUILD: Final = 30
BUILD_FROM: Final = 31
DRAWN_TO: Final = 32
ENGLISH_BUILD: Final = 33
QUARTERS: Final = 34
FRENCH_ARRIVAL: Final = 35

CHANCE_STEPS: Final = 40
FIRE_ROLL: Final = 40
CELTIC_ROLL: Final = 41
HERALD_ROLL: Final = 42
DRAW: Final = 43
LEVY: Final = 44
DEAL: Final = 45

OVER: Final = 50

# The marker a phase leaves when it is finished; flow.py alone decides what follows.
MARKS: Final = 60
CARDS_SHOWN: Final = 60
EVENT_OVER: Final = 61
MOVE_OVER: Final = 62
BATTLE_BEGINS: Final = 63
BATTLE_OVER: Final = 64
RAID_OVER: Final = 65
HOMES_OVER: Final = 66
BUILDS_OVER: Final = 67
LEVY_OVER: Final = 68

# The phase a step belongs to.
IN_CARDS: Final = 0
IN_EVENT: Final = 1
IN_MOVES: Final = 2
IN_BATTLE: Final = 3
IN_RAID: Final = 4
IN_WINTER: Final = 5
IN_DEAL: Final = 6
IN_NOTHING: Final = 7
PHASE_NAMES: Final = ["card", "event", "move", "battle", "raid", "winter", "chance", "over"]

STAGES: Final = ["nobles", "quarters", "england", "scotland", "scottish-build", "english-build"]
"""The stages of winter, in order (7)."""

# What happens to a block that is chosen, or for which an area is chosen.
STAYS: Final = 0
TAKES_UP_ONE: Final = 1  # a block is selected, and the next choice says what it does
TAKES_UP_MANY: Final = 2  # the same, but several blocks in one area can go together
GOES_TO_AREA: Final = 3  # the block in hand goes to the chosen area
GOES_TO_POOL: Final = 4  # the chosen block goes to the pool

# The block in hand, where it is always the same; "mover", "fighter" and "drawn" are counters.
BRUCE: Final = "Bruce"
COMYN: Final = "Comyn"
EDWARD: Final = "Edward"
KING: Final = "King"
MORAY: Final = "Moray"
WALLACE: Final = "Wallace"


class Step(NamedTuple):
    """A row of the table; lists are written as words."""

    number: int
    name: str
    phase: int
    rule: str = ""
    """The rule it belongs to, or the event card."""
    asks: str = ""
    """The kinds of choice that are possible, besides a word that ends the step."""
    told: int = -1
    """The step the other side sees instead, where the name itself would reveal too much."""
    hand: str = ""
    """The block that the choice or the roll is about."""
    goes: int = STAYS
    stage: str = ""
    """The stage of winter."""
    opens: str = ""
    """The choosing side's counters that everybody sees at this step."""
    facts: str = ""
    """The only facts its prompt may use."""
    own_facts: str | None = None
    """The same for the choosing side, where it reads a different prompt."""


TABLE: Final[list[Step]] = [
    Step(CARD, "card", IN_CARDS, "3.1", asks="card"),
    # the events and the coronation
    Step(TRUCE, "truce", IN_EVENT, "Truce", asks="word"),
    Step(CORONATION, "coronation", IN_EVENT, "6.2", asks="word"),
    Step(CORONATION_BATTLE, "coronation battle", IN_EVENT, "6.2", asks="area"),
    Step(HERALD, "herald", IN_EVENT, "Herald", asks="block"),
    Step(VICTUALS, "victuals", IN_EVENT, "Victuals", asks="block", own_facts="left group"),
    Step(PILLAGE, "pillage", IN_EVENT, "Pillage", asks="area"),
    Step(
        PILLAGE_HIT,
        "pillage hit",
        IN_EVENT,
        "Pillage",
        asks="block",
        opens="target left",
        facts="target hits",
    ),
    Step(
        PILLAGE_GAIN,
        "pillage gain",
        IN_EVENT,
        "Pillage",
        asks="block",
        opens="target",
        facts="target",
        own_facts="target left group",
    ),
    Step(
        SEA_BLOCK,
        "sea block",
        IN_EVENT,
        "Sea Move",
        asks="block",
        goes=TAKES_UP_MANY,
        own_facts="left group",
    ),
    Step(
        SEA_AREA,
        "sea area",
        IN_EVENT,
        "Sea Move",
        asks="area",
        told=SEA_BLOCK,
        hand="fighter",
        goes=GOES_TO_AREA,
        facts="block",
    ),
    # 4 movement
    Step(MOVE, "move", IN_MOVES, "4.2", asks="block", goes=TAKES_UP_MANY, facts="moves"),
    Step(
        MARCH,
        "march",
        IN_MOVES,
        "4.2",
        asks="area",
        told=MOVE,
        hand="mover",
        goes=GOES_TO_AREA,
        facts="block origin here steps",
    ),
    # 5 battle
    Step(CHOOSE_BATTLE, "choose battle", IN_BATTLE, "5.1", asks="area"),
    Step(COMBAT, "combat", IN_BATTLE, "5.31", asks="block", goes=TAKES_UP_ONE, facts="area round"),
    Step(
        COMBAT_ACTION,
        "combat action",
        IN_BATTLE,
        "5.31",
        asks="area word",
        told=COMBAT,
        hand="fighter",
        goes=GOES_TO_AREA,
        facts="area round block",
    ),
    Step(HIT, "hit", IN_BATTLE, "5.41", asks="block", opens="fighter", facts="area round hits"),
    Step(RETREAT, "retreat", IN_BATTLE, "5.5", asks="block", goes=TAKES_UP_MANY, facts="area"),
    Step(
        RETREAT_TO,
        "retreat to",
        IN_BATTLE,
        "5.5",
        asks="area",
        told=RETREAT,
        hand="fighter",
        goes=GOES_TO_AREA,
        facts="area block",
    ),
    Step(REGROUP, "regroup", IN_BATTLE, "5.6", asks="block", goes=TAKES_UP_MANY, facts="area"),
    Step(
        REGROUP_TO,
        "regroup to",
        IN_BATTLE,
        "5.6",
        asks="area",
        told=REGROUP,
        hand="fighter",
        goes=GOES_TO_AREA,
        facts="area block",
    ),
    Step(RAID, "raid", IN_RAID, "5.9", asks="block", goes=GOES_TO_POOL),
    # 7 winter
    Step(
        BRUCE_HOME,
        "bruce home",
        IN_WINTER,
        "7.12",
        asks="area",
        hand=BRUCE,
        goes=GOES_TO_AREA,
        stage="nobles",
    ),
    Step(
        COMYN_HOME,
        "comyn home",
        IN_WINTER,
        "7.12",
        asks="area",
        hand=COMYN,
        goes=GOES_TO_AREA,
        stage="nobles",
    ),
    Step(
        MORAY_HOME,
        "moray home",
        IN_WINTER,
        "7.12",
        asks="area",
        told=KING_HOME,
        hand=MORAY,
        goes=GOES_TO_AREA,
        stage="quarters",
    ),
    Step(
        KING_HOME,
        "king home",
        IN_WINTER,
        "7.2",
        asks="area",
        hand=KING,
        goes=GOES_TO_AREA,
        stage="quarters",
        own_facts="",
    ),
    Step(QUARTERS, "quarters", IN_WINTER, "7.2", asks="word", told=KING_HOME, stage="quarters"),
    Step(
        EDWARD_WINTER,
        "edward winter",
        IN_WINTER,
        "7.4",
        asks="word",
        told=ENGLISH_DISBAND,
        hand=EDWARD,
        stage="england",
        facts="block place",
    ),
    Step(
        ENGLISH_DISBAND,
        "english disband",
        IN_WINTER,
        "7.32",
        asks="block",
        goes=GOES_TO_POOL,
        stage="england",
        own_facts="forced",
    ),
    Step(
        WALLACE_HOME,
        "wallace home",
        IN_WINTER,
        "7.5",
        asks="area",
        told=SCOTTISH_DISBAND,
        hand=WALLACE,
        goes=GOES_TO_AREA,
        stage="scotland",
    ),
    Step(
        SCOTTISH_DISBAND,
        "scottish disband",
        IN_WINTER,
        "7.5",
        asks="block",
        goes=GOES_TO_POOL,
        stage="scotland",
        own_facts="forced",
    ),
    Step(FRENCH_ARRIVAL, "french arrival", IN_WINTER, "7.61", asks="block", stage="scottish-build"),
    Step(
        SCOTTISH_BUILD,
        "scottish build",
        IN_WINTER,
        "7.62",
        asks="block area",
        stage="scottish-build",
        own_facts="points",
    ),
    Step(
        BUILD_FROM,
        "build from",
        IN_WINTER,
        "7.62",
        asks="area",
        told=SCOTTISH_BUILD,
        hand="drawn",
        stage="scottish-build",
        facts="block",
    ),
    Step(
        DRAWN_TO,
        "drawn to",
        IN_WINTER,
        "7.62",
        asks="area",
        told=SCOTTISH_BUILD,
        hand="drawn",
        goes=GOES_TO_AREA,
        stage="scottish-build",
        facts="block",
    ),
    Step(
        ENGLISH_BUILD,
        "english build",
        IN_WINTER,
        "7.63",
        asks="block",
        stage="english-build",
        own_facts="points",
    ),
    # chance
    Step(FIRE_ROLL, "fire roll", IN_BATTLE, "5.4", hand="fighter", opens="fighter", facts="block"),
    Step(CELTIC_ROLL, "celtic roll", IN_BATTLE, "5.2"),
    Step(
        HERALD_ROLL,
        "herald roll",
        IN_EVENT,
        "Herald",
        hand="fighter",
        opens="fighter",
        facts="block",
    ),
    Step(DRAW, "draw", IN_WINTER, "7.62", told=SCOTTISH_BUILD, stage="scottish-build"),
    Step(LEVY, "levy", IN_WINTER, "7.7", opens="left"),
    Step(DEAL, "deal", IN_DEAL, "3.0"),
    Step(OVER, "over", IN_NOTHING),
]

_BY_NUMBER: Final[dict[int, Step]] = {step.number: step for step in TABLE}
_ROWS: Final[list[Step]] = [
    _BY_NUMBER.get(number, Step(number, "", IN_NOTHING)) for number in range(LEVY_OVER + 1)
]
"""The row of each step, indexed by its number; unused numbers have an empty row."""


def _kinds(step: Step) -> list[str]:
    return step.asks.split()


def _taken_up_before(step: Step) -> int:
    """Return what the previous choice did with its block, if this step completes that choice."""
    return _ROWS[step.told].goes if step.told >= 0 else STAYS


NAMES: Final[dict[int, str]] = {step.number: step.name for step in TABLE}
RULE_OF: Final[list[str]] = [step.rule for step in _ROWS]
PHASE: Final[bytes] = bytes([step.phase for step in _ROWS])
TOLD_AS: Final[list[int]] = [step.told if step.told >= 0 else step.number for step in _ROWS]
IN_HAND: Final[list[str]] = [step.hand for step in _ROWS]
STAGE: Final[list[str]] = [step.stage for step in _ROWS]
OPENS: Final[list[list[str]]] = [step.opens.split() for step in _ROWS]
FACTS: Final[list[list[str]]] = [step.facts.split() for step in _ROWS]
OWN_FACTS: Final[list[list[str] | None]] = [
    None if step.own_facts is None else step.own_facts.split() for step in _ROWS
]

WANTS_WORD: Final[list[bool]] = [_kinds(step) == ["word"] for step in _ROWS]
"""Only a word can be chosen."""
WANTS_AREA: Final[list[bool]] = [
    "area" in _kinds(step) and "block" not in _kinds(step) for step in _ROWS
]
"""An area can be chosen, but not a block."""
TAKES_UP: Final[list[bool]] = [step.goes in (TAKES_UP_ONE, TAKES_UP_MANY) for step in _ROWS]
"""A block is selected, and the next choice says what it does."""
IS_SECOND: Final[list[bool]] = [
    _taken_up_before(step) in (TAKES_UP_ONE, TAKES_UP_MANY) for step in _ROWS
]
"""The choice says what the block selected before does."""
GATHERS: Final[list[bool]] = [step.goes == TAKES_UP_MANY for step in _ROWS]
"""One block, or several in the same area, are selected to go somewhere."""
ON_THE_WAY: Final[list[bool]] = [_taken_up_before(step) == TAKES_UP_MANY for step in _ROWS]
"""The choice says where the block selected before goes."""
TO_AREA: Final[list[bool]] = [step.goes == GOES_TO_AREA for step in _ROWS]
"""An area is chosen for the block in hand."""
TO_POOL: Final[list[bool]] = [step.goes == GOES_TO_POOL for step in _ROWS]
"""The chosen block goes to the pool."""
BUILDS: Final[list[bool]] = [
    step.stage.endswith("-build") and step.number != FRENCH_ARRIVAL for step in _ROWS
]
"""A side builds, or draws a block for that, in winter."""
IS_WINTER: Final[list[bool]] = [
    step.phase == IN_WINTER and step.number < CHANCE_STEPS for step in _ROWS
]
"""A side makes a choice in winter."""
BEFORE_BATTLES: Final[list[bool]] = [
    step.phase in (IN_CARDS, IN_EVENT, IN_MOVES) and step.number < CHANCE_STEPS for step in _ROWS
]
"""A side chooses its card, or carries it out."""


def is_choice(step: int) -> bool:
    """Return whether a step waits for a side's choice."""
    return step < CHANCE_STEPS


_ORDER: Final[dict[int, int]] = {step.number: place for place, step in enumerate(TABLE)}


def winter_has_come_to(step: int, first: int) -> bool:
    """Return whether *step* is *first* or a later choice of winter, in the order of the table."""
    return IS_WINTER[step] and _ORDER[step] >= _ORDER[first]
