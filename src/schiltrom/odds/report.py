"""The odds of a battle, as a value that prints as a small table and goes into JSON."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from schiltrom.engine.position import side_of
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.tables import AREA_NAMES, BLOCK_NAMES, SIDE_NAMES, TWIN
from schiltrom.odds.case import Case, Solved
from schiltrom.odds.forces import (
    FIGHT,
    Battle,
    Fighter,
    Force,
    OddsError,
    Orders,
    area_number,
    case_of,
)
from schiltrom.odds.solver import solve as solve_case

Pair = tuple[float, float]
"""A figure for England and one for Scotland."""

PLAIN: Final = RuleSet()
"""The 4th edition without options."""

CACHED: Final = 8192
"""How many cases are cached."""


@dataclass(frozen=True, slots=True)
class BlockOdds:
    """What becomes of a block that takes part from the beginning."""

    block: int
    strength: int
    stands: float
    """The chance that it is on the map afterwards, on its side."""
    dies: float
    """Killed, or lost because it could not retreat (5.5, 5.8)."""
    captured: float
    """A noble who is the enemy's afterwards (5.7)."""
    deserts: float
    """A Celtic block that goes home (5.2)."""
    steps: float
    """Its expected strength afterwards, 0 if it does not stand."""


@dataclass(frozen=True, slots=True)
class Odds:
    """The odds of a battle; the three chances of ``win`` and ``undecided`` add up to 1."""

    area: int
    attacker: int
    exact: bool
    """Whether no hidden block takes part."""
    win: Pair
    """The chance that only this side is left within three rounds (or has won the game there)."""
    undecided: float
    """The chance that both are there after round 3: the attacker must retreat (5.5)."""
    holds: Pair
    """The chance of holding the area afterwards."""
    ends: Pair
    """The chance of winning the game by the death of a king (6.1, 6.2)."""
    steps_lost: Pair
    """Expected steps lost by a side's original blocks."""
    blocks_lost: Pair
    """Expected number of those blocks that are killed, captured or desert."""
    blocks: tuple[BlockOdds, ...]
    """The blocks that can be named, England's first, by number."""
    unfollowed: float = 0.0
    """The total chance of what was too unlikely to follow: no figure is off by more."""
    worlds: int = 1
    """How many worlds were averaged."""
    error: Pair = (0.0, 0.0)
    """The standard error of ``win`` that comes from guessing."""

    def of(self, block: int | str) -> BlockOdds:
        """Return the odds of one block."""
        number = BLOCK_NAMES.index(block) if isinstance(block, str) else block
        for each in self.blocks:
            if each.block == number:
                return each
        raise KeyError(block)

    def __str__(self) -> str:
        return table(self)


ViewOdds = Odds
"""Odds from a view: where blocks are hidden, ``exact`` is False and ``worlds`` were averaged."""


def odds(
    england: Force,
    scotland: Force,
    area: int | str,
    attacker: int,
    rules: RuleSet = PLAIN,
    orders: tuple[Orders, Orders] = (FIGHT, FIGHT),
    edward: int = 1,
) -> Odds:
    """Return the odds of a battle between two forces with enough room to retreat.

    >>> from schiltrom.odds import Force, odds
    >>> round(odds(Force.of("York Infantry"), Force.of("Wallace"), "Fife", 0).win[1], 3)
    0.784
    """
    fighters = [
        Fighter(block, strength, waiting)
        for force in (england, scotland)
        for waiting, some in ((False, force.main), (True, force.reserve))
        for block, strength in some
    ]
    for side, force in enumerate((england, scotland)):
        if any(side_of(block) != side for block, _ in force.main + force.reserve):
            raise OddsError(f"not all of these are blocks of {SIDE_NAMES[side]}")
    return solve(Battle(tuple(fighters), area_number(area), attacker, rules, orders, edward=edward))


@lru_cache(maxsize=CACHED)
def _solved(case: Case) -> Solved:
    """Return the solution of a case, cached if it came before."""
    return solve_case(case)


@lru_cache(maxsize=CACHED)
def solve(battle: Battle) -> Odds:
    """Return the odds of a battle."""
    case, lists = case_of(battle)
    solved = _solved(case)
    place = {f.block: (side, i) for side in (0, 1) for i, f in enumerate(lists[side])}
    blocks = [_block_odds(f, solved, place) for f in sorted(battle.fighters, key=_by_side)]
    return Odds(
        battle.area,
        battle.attacker,
        True,
        (solved.win[0], solved.win[1]),
        solved.undecided,
        (solved.hold[0], solved.hold[1]),
        (solved.ends[0], solved.ends[1]),
        _losses([(b.block, b.strength - b.steps) for b in blocks]),
        _losses([(b.block, 1.0 - b.stands) for b in blocks]),
        tuple(blocks),
        solved.lost,
    )


def _by_side(fighter: Fighter) -> tuple[int, int]:
    return side_of(fighter.block), fighter.block


def _block_odds(fighter: Fighter, solved: Solved, place: dict[int, tuple[int, int]]) -> BlockOdds:
    """Return what becomes of one fighter."""
    side, at = place[fighter.block]
    stands = solved.stands[side][at]
    deserts = solved.deserts[side][at]
    captured = 0.0
    if TWIN[fighter.block] >= 0:
        other, there = place[TWIN[fighter.block]]
        captured = solved.stands[other][there]
    dies = max(0.0, 1.0 - stands - deserts - captured)
    return BlockOdds(
        fighter.block,
        fighter.strength,
        stands,
        0.0 if TWIN[fighter.block] >= 0 else dies,
        captured,
        deserts,
        solved.steps[side][at],
    )


def _losses(figures: list[tuple[int, float]]) -> Pair:
    """Return the sum of a figure over each side's blocks."""
    sums = [0.0, 0.0]
    for block, figure in figures:
        sums[side_of(block)] += figure
    return sums[0], sums[1]


# --- output ----------------------------------------------------------------------------------


def table(odds: Odds) -> str:
    """Return odds as a small table."""
    where = f"{AREA_NAMES[odds.area]}, {SIDE_NAMES[odds.attacker]} attacks"
    how = "" if odds.exact else f" (about; {odds.worlds} worlds)"
    lines = [where + how, f"{'':20}{'England':>9}{'Scotland':>9}"]
    for title, pair in (("wins", odds.win), ("holds the area", odds.holds)):
        lines.append(f"{title:20}{pair[0]:9.1%}{pair[1]:9.1%}")
    if max(odds.ends) > 0.0:
        lines.append(f"{'wins the game':20}{odds.ends[0]:9.1%}{odds.ends[1]:9.1%}")
    for title, pair in (("steps lost", odds.steps_lost), ("blocks lost", odds.blocks_lost)):
        lines.append(f"{title:20}{pair[0]:9.2f}{pair[1]:9.2f}")
    lines.append(f"{'undecided':20}{odds.undecided:9.1%}")
    lines.append(f"{'block':20}{'stands':>9}{'dies':>9}{'captured':>9}{'strength':>9}")
    for b in odds.blocks:
        name = f"{BLOCK_NAMES[b.block]} {b.strength}"
        lines.append(f"{name:20}{b.stands:9.1%}{b.dies:9.1%}{b.captured:9.1%}{b.steps:9.2f}")
    return "\n".join(lines)


def to_json(odds: Odds) -> dict[str, Any]:
    """Return odds as the server sends them."""
    return {
        "area": AREA_NAMES[odds.area],
        "attacker": odds.attacker,
        "exact": odds.exact,
        "win": _rounded(odds.win),
        "losses": _rounded(odds.steps_lost),
        "blocks": [
            {
                "block": BLOCK_NAMES[b.block],
                "dies": round(b.dies, 4),
                "captured": round(b.captured, 4),
            }
            for b in odds.blocks
        ],
    }


def _rounded(pair: Pair) -> list[float]:
    return [round(pair[0], 4), round(pair[1], 4)]
