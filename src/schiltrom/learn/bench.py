"""``python -m schiltrom.learn.bench``: how many decisions a second one core makes.

Random play in lockstep with the packed observation of every decision, in one process. Seconds are
the processor's, so that what else the machine does counts little. The last line is one JSON object.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
import time
from random import Random

from schiltrom.engine import is_compiled
from schiltrom.engine.rules import PRESETS, RuleSet
from schiltrom.observation.simulation import Setup, Simulation


def measure(setups: list[Setup], games: int, seconds: float, observing: bool = True) -> float:
    """Return decisions per second over this many games in lockstep."""
    simulation = Simulation(setups, games, "bench")
    simulation.shuffle("bench", 600)
    rng = Random(1297)  # noqa: S311 (nobody plays for anything)
    made = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        if observing:
            simulation.look()
        simulation.step(simulation.random(rng))
        made += games
    return made / (time.process_time() - begin)


def main(arguments: list[str] | None = None) -> int:
    """Measure and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m schiltrom.learn.bench", description=__doc__)
    parser.add_argument("--games", type=int, default=32, help="games in lockstep")
    parser.add_argument(
        "--seconds", type=float, default=3.0, help="how long each measurement takes"
    )
    given = parser.parse_args(arguments)
    gc.disable()  # as in the workers: a simulation has no reference cycles
    usual = [Setup(scenario, RuleSet()) for scenario in range(2)]
    every = [Setup(s, rules, 20 if s == 2 else 0) for rules in PRESETS.values() for s in range(3)]
    figures = {
        "compiled": is_compiled(),
        "games": given.games,
        "edition_4": round(measure(usual, given.games, given.seconds)),
        "all_rules": round(measure(every, given.games, given.seconds)),
        "without_observations": round(measure(usual, given.games, given.seconds, observing=False)),
    }
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
