"""Forces, orders and battles as the caller knows them, and the case the solver makes of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import schiltrom.odds.case as code  # not from the package: compiled modules read this one
from schiltrom.engine.position import side_of
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.suggest import did_you_mean
from schiltrom.engine.tables import (
    ALL_BLOCKS,
    ARCHERS,
    AREA_NAMES,
    BLOCK_NAMES,
    CELTIC,
    COMBAT_NUMBER,
    EDWARD,
    EDWARD_II,
    ENGLAND,
    HOME_BLOCKS,
    HOME_NUMBER,
    INFANTRY,
    KING,
    LAST_ROUND,
    LETTER,
    MAXIMUM,
    MORTAL,
    NOBLES,
    NORSE,
    SCOTS,
    TWIN,
    WALLACE,
)
from schiltrom.odds.case import Case

ROOM: Final = 99
"""More room to retreat than anybody needs."""


class OddsError(ValueError):
    """The battle is impossible."""


def block_number(block: int | str) -> int:
    """Return the number of a block given by number or name."""
    if isinstance(block, str):
        if block not in BLOCK_NAMES:
            meant = did_you_mean(block, BLOCK_NAMES)
            raise OddsError(f"there is no block {block!r}{meant}")
        return BLOCK_NAMES.index(block)
    if not 0 <= block < len(BLOCK_NAMES):
        raise OddsError(f"there is no block number {block}")
    return block


def area_number(area: int | str) -> int:
    """Return the number of an area given by number or name."""
    if isinstance(area, str):
        if area not in AREA_NAMES:
            raise OddsError(f"there is no area {area!r}{did_you_mean(area, AREA_NAMES)}")
        return AREA_NAMES.index(area)
    if not 0 <= area < len(AREA_NAMES):
        raise OddsError(f"there is no area number {area}")
    return area


@dataclass(frozen=True, slots=True)
class Orders:
    """When a side leaves a battle; by default it fights to the end.

    Blocks leave in their combat turn, before others of their letter fire, if there is room;
    blocks that cannot leave fire. After round 3 the attacker retreats anyway (5.5).
    """

    rounds: int = LAST_ROUND
    """Retreat with everybody after this round."""
    least: int = 0
    """Retreat with everybody while the side's strength on the field, with reserves, is less."""
    weak: int = 0
    """Retreat with single blocks of this strength or less."""
    who: int = ALL_BLOCKS
    """The blocks that leave when weak, as a mask."""


FIGHT: Final = Orders()
"""Fight to the end."""

Strong = tuple[int, int]
"""A block and its strength."""


@dataclass(frozen=True, slots=True)
class Force:
    """The blocks one side brings to a battle.

    >>> Force.of("Wallace", "Douglas 3", reserve=["Keith 1"]).reserve == ((10, 1),)
    True
    """

    main: tuple[Strong, ...]
    reserve: tuple[Strong, ...] = ()

    @classmethod
    def of(cls, *main: int | str, reserve: Iterable[int | str] = ()) -> Force:
        """Return a force of blocks by number or name, at full strength unless one is named."""
        return cls(tuple(_strong(each) for each in main), tuple(_strong(each) for each in reserve))


def _strong(text: int | str) -> Strong:
    """Return a block and its strength from ``Douglas 3``, ``Douglas`` or a number."""
    if isinstance(text, int):
        return block_number(text), MAXIMUM[block_number(text)]
    name, _, strength = text.rpartition(" ")
    if strength.isdecimal():
        return block_number(name), int(strength)
    return block_number(text), MAXIMUM[block_number(text)]


@dataclass(frozen=True, slots=True)
class Fighter:
    """A block in a battle."""

    block: int
    strength: int
    waiting: bool = False
    """In reserve this round."""
    acted: bool = False
    """Has had its combat turn in this round (or, after round 3, its turn to retreat)."""


@dataclass(frozen=True, slots=True)
class Battle:
    """A battle due or under way, with everything its outcome depends on."""

    fighters: tuple[Fighter, ...]
    area: int
    attacker: int
    rules: RuleSet
    orders: tuple[Orders, Orders] = (FIGHT, FIGHT)
    edward: int = 1
    room: tuple[tuple[int, int], tuple[int, int]] = ((ROOM, ROOM), (ROOM, ROOM))
    """For each side: how many blocks can retreat in this round, and in each later one (5.5)."""
    sea: tuple[bool, bool] = (True, True)
    """Whether the Norse of a side have a coast to retreat to."""
    round: int = code.AHEAD
    fled: bool = False
    testing: bool = False
    volley: tuple[int, int, int] = (0, 0, 0)

    def side(self, side: int) -> list[Fighter]:
        """Return the fighters of one side."""
        return [fighter for fighter in self.fighters if side_of(fighter.block) == side]


def dearness(block: int) -> int:
    """Return how valuable a block is to its owner: plain, mortal, noble, or leader."""
    if block in (WALLACE, KING, EDWARD):
        return 3
    if NOBLES >> block & 1:
        return 2
    return MORTAL >> block & 1


def _unit(battle: Battle, fighter: Fighter, bold: bool) -> int:
    """Return the number that stands for a fighter; *bold* if its schiltrom fears no archers."""
    block = fighter.block
    bit = 1 << block
    foot = battle.rules.schiltroms and SCOTS & INFANTRY & bit != 0
    number = COMBAT_NUMBER[block] + (foot and bold)
    defends = HOME_NUMBER if HOME_BLOCKS[battle.area] & bit else number
    fatal = block == KING or (block == EDWARD and battle.edward == EDWARD_II)
    order = battle.orders[side_of(block)]
    unit = ord(LETTER[block]) - ord("A")
    unit |= number << code.ATTACKS | defends << code.DEFENDS | fighter.strength << code.STRENGTH
    flags = [
        (code.WAITING, fighter.waiting),
        (code.ACTED, fighter.acted),
        (code.FOOT, foot and not bold),
        (code.ARCHER, foot_fears(battle) and ARCHERS & bit != 0 and side_of(block) == ENGLAND),
        (code.CELT, CELTIC & bit != 0),
        (code.FATAL, fatal),
        (code.NORSE, block == NORSE),
        (code.WEARY, order.weak > 0 and order.who & bit != 0),
    ]
    return unit | sum(1 << place for place, is_set in flags if is_set)


def foot_fears(battle: Battle) -> bool:
    """Return whether archers keep schiltroms from forming in this battle."""
    if not battle.rules.schiltroms:
        return False
    return any(
        ARCHERS >> f.block & 1 and side_of(f.block) == ENGLAND for f in battle.fighters
    ) and any(SCOTS & INFANTRY & 1 << f.block for f in battle.fighters)


def _switches(rules: RuleSet) -> int:
    """Return the switches of a rule set that affect a battle."""
    switches = 0
    for bit, is_set in (
        (code.FULL_ROUNDS, rules.round_end == "full"),
        (code.FLED_COUNTS, rules.control_change == "all_eliminated"),
        (code.CELTS_FIRST, rules.celtic_test == "before_battle"),
        (code.BY_LETTER, rules.retreat_order == "by_letter"),
        (code.TO_POOL, rules.cannot_retreat == "to_pool"),
        (code.HOLDS, rules.control_change == "attacker_holds"),
        (code.ALL_ARCHERS, rules.schiltroms and rules.schiltrom_archers == "in_battle"),
        (code.ONE_COUNT, rules.retreat_limit == "whole_battle"),
    ):
        if is_set:
            switches |= bit
    return switches


def hit_order(battle: Battle, side: int) -> list[Fighter]:
    """Return a side's fighters and possible captives in the order they take hits between equals.

    Plain blocks come first, then mortal ones, nobles, and leaders last; within a class, those that
    hit less and fire later. Like blocks go by starting strength, then by number; captives follow
    all nobles like them. Blocks retreat and fire in the reverse order.
    """
    captives = [
        Fighter(TWIN[f.block], 0) for f in hit_order_of_own(battle, 1 - side) if TWIN[f.block] >= 0
    ]
    return sorted([*hit_order_of_own(battle, side), *captives], key=lambda f: _worth(battle, f))


def hit_order_of_own(battle: Battle, side: int) -> list[Fighter]:
    """Return a side's present fighters in the order they take hits between equals."""
    own = sorted(battle.side(side), key=lambda fighter: fighter.block)
    return sorted(own, key=lambda f: (_worth(battle, f), _unit(battle, f, False)))


def _worth(battle: Battle, fighter: Fighter) -> tuple[int, int, int, int]:
    """Return the sort key for the order of hits."""
    block = fighter.block
    number = HOME_NUMBER if HOME_BLOCKS[battle.area] >> block & 1 else COMBAT_NUMBER[block]
    return dearness(block), number, -ord(LETTER[block]), -fighter.strength


def case_of(battle: Battle) -> tuple[Case, list[list[Fighter]]]:
    """Return the case of a battle, and which fighter each of its units is."""
    check(battle)
    bold = battle.rules.schiltroms and not foot_fears(battle)
    lists = [hit_order(battle, 0), hit_order(battle, 1)]
    units = [tuple(_unit(battle, fighter, bold) for fighter in each) for each in lists]
    place = {f.block: i for each in lists for i, f in enumerate(each)}
    nobles = [f.block for f in lists[0] if TWIN[f.block] >= 0]
    order = [(each.rounds, each.least, each.weak) for each in battle.orders]
    case = Case(
        units[0],
        units[1],
        tuple((place[block], place[TWIN[block]]) for block in nobles),
        battle.attacker,
        _switches(battle.rules),
        (order[0], order[1]),
        _useful(battle, len(lists[0]), len(lists[1])),
        battle.sea if any(f.block == NORSE for f in battle.fighters) else (True, True),
        battle.round,
        battle.fled,
        battle.testing,
        battle.volley,
    )
    return case, lists


def _useful(battle: Battle, english: int, scottish: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the usable room to retreat, so that like battles are one case."""
    (now_e, later_e), (now_s, later_s) = battle.room
    return (
        (min(now_e, english), min(later_e, english)),
        (min(now_s, scottish), min(later_s, scottish)),
    )


def check(battle: Battle) -> None:
    """Raise ``OddsError`` if a battle is impossible."""
    seen = 0
    for fighter in battle.fighters:
        name = BLOCK_NAMES[fighter.block]
        if not 1 <= fighter.strength <= MAXIMUM[fighter.block]:
            raise OddsError(f"{name} cannot have strength {fighter.strength}")
        twin = TWIN[fighter.block]
        if seen >> fighter.block & 1 or (twin >= 0 and seen >> twin & 1):
            raise OddsError(f"{name} is listed twice")
        seen |= 1 << fighter.block
    if battle.attacker not in (0, 1):
        raise OddsError("at least one block must attack")
    if not battle.side(0) or not battle.side(1):
        raise OddsError(f"there is no battle in {AREA_NAMES[battle.area]}")
