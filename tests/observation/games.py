"""Random games for the tests of observations and learning: all rule sets, all scenarios."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray  # noqa: TC002 (as everywhere here)

from schiltrom.engine.chance import RandomChance, sample
from schiltrom.engine.counters import CAMPAIGN
from schiltrom.engine.flow import choose, settle
from schiltrom.engine.position import Position
from schiltrom.engine.rules import PRESETS, RuleSet
from schiltrom.engine.setup import new_position
from schiltrom.engine.walk import random_choice, random_side
from schiltrom.observation.simulation import Setup, Simulation
from schiltrom.observation.words import WORDS

CAMPAIGN_YEARS = 12
KINDS = [(scenario, name) for name in PRESETS for scenario in range(3)]
OPTIONS: list[dict[str, int | str | bool]] = [
    {"schiltroms": True, "bid": "E2"},
    {"celtic_permanent": True, "norse_role": "with_main", "victuals_split": "three_blocks"},
    {"edward_first_levy": "excluded", "cannot_retreat": "to_pool", "all_nobles_win": "at_once"},
]
"""Switches that no preset has on."""


def setups() -> list[Setup]:
    """Return every scenario by every preset."""
    found = []
    for scenario, name in KINDS:
        years = CAMPAIGN_YEARS if scenario == CAMPAIGN else 0
        found.append(Setup(scenario, PRESETS[name], years))
    return found


def walk(scenario: int, rules: RuleSet, seed: str) -> Iterator[Position]:
    """Yield the one position of a random game after every choice and every outcome of chance."""
    pos = Setup(scenario, rules, CAMPAIGN_YEARS if scenario == CAMPAIGN else 0).begin()
    rng = Random(seed)
    chance = RandomChance(rng, rng, rng)
    yield pos
    while not pos.is_over():
        if pos.is_chance():
            settle(pos, sample(pos, chance))
        else:
            side = random_side(pos)
            choose(pos, side, random_choice(pos, side, rng))
        if not pos.is_over():
            yield pos


def first(scenario: int, rules: RuleSet) -> Position:
    """Return a game before anything has happened."""
    return new_position(scenario, rules)


def decisions() -> Simulation:
    """Return games of all kinds, each some way in and at a decision."""
    found = Simulation(setups(), 54, "encoder", True)
    found.shuffle("encoder", 250)
    return found


def words_of(simulation: Simulation) -> NDArray[np.int64]:
    """Return the packed observations of these decisions, with the truth."""
    return np.frombuffer(simulation.look(), np.int64).reshape(-1, WORDS).copy()


def kept_observations() -> Any:
    """Return observations from real games and, of a sample, what the shipped networks answer."""
    return np.load(Path(__file__).parent / "observations.npz")
