"""Chapter 8: the scenarios. The starting places of the blocks are in ``data/scenarios.csv``."""

from __future__ import annotations

from typing import Final

from schiltrom.engine.builds import raise_levy
from schiltrom.engine.counters import (
    BRAVEHEART,
    CAMPAIGN,
    FIRST_YEAR,
    LAST_YEAR,
    SCENARIO_NAMES,
    THE_BRUCE,
)
from schiltrom.engine.position import Position, side_of
from schiltrom.engine.rules import RuleSet, RuleSetError
from schiltrom.engine.suggest import did_you_mean
from schiltrom.engine.tables import (
    BLOCK_NAMES,
    BLOCKS,
    FRENCH,
    NOBLES,
    OFF,
    PLACE_NAMES,
    POOL,
    SCOTTISH_POOL,
    data_rows,
)

FIRST_LEVY: Final = [4, 6, 4]


def _placements() -> list[dict[int, int]]:
    """Return, for each scenario, the place of every block that does not start in its pool."""
    tables: list[dict[int, int]] = [{}, {}, {}]
    for row in data_rows("scenarios.csv"):
        scenario = SCENARIO_NAMES.index(row["scenario"])
        block = BLOCK_NAMES.index(row["block"])
        tables[scenario][block] = PLACE_NAMES.index(row["place"])
    tables[CAMPAIGN] = tables[BRAVEHEART]
    return tables


_PLACEMENTS: Final = _placements()


def scenario_number(name: str) -> int:
    """Return the number of a scenario by name, ignoring case, spaces and a leading "the"."""
    wanted = name.strip().lower().replace(" ", "_").replace("-", "_")
    for number, known in enumerate(SCENARIO_NAMES):
        if wanted in (known, known.removeprefix("the_")):
            return number
    there = ", ".join(SCENARIO_NAMES)
    meant = did_you_mean(wanted, SCENARIO_NAMES)
    raise RuleSetError(f"there is no scenario {name!r}; choose from {there}{meant}")


def new_position(scenario: int, rules: RuleSet) -> Position:
    """Return the position before the first levy and the first deal (8.1, 8.2, 8.3)."""
    if scenario == THE_BRUCE and rules.extra_levy:
        raise RuleSetError(f"9.2: the bid {rules.bid} works only with Braveheart's first levy")
    pos = Position(rules)
    pos.scenario = scenario
    pos.first_year = FIRST_YEAR[scenario]
    pos.last_year = LAST_YEAR[scenario]
    pos.year = pos.first_year
    pos.turn = 0
    placed = _PLACEMENTS[scenario]
    for block in range(BLOCKS):
        resting = OFF if NOBLES >> block & 1 else POOL[side_of(block)]
        place = placed.get(block, resting)
        if place != OFF:
            pos.enter_play(block, place)
    if scenario == THE_BRUCE:
        pos.crowned = 1
        if rules.bruce_french_start == "in_pool":
            pos.enter_play(FRENCH, SCOTTISH_POOL)
            pos.french = 1
    raise_levy(pos, FIRST_LEVY[scenario] + rules.extra_levy)
    return pos
