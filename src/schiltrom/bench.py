"""``python -m schiltrom.bench``: how fast random play is, compiled and interpreted.

Braveheart and The Bruce alternate, edition 4, one core. The last line is one JSON object.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from random import Random

from schiltrom.engine.position import BRAVEHEART, THE_BRUCE
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.setup import new_position
from schiltrom.engine.walk import copy_often, play_out
from schiltrom.plain import is_compiled, run_plain

NO_LIMIT = 1_000_000
COPIES = 200_000


def measure(seconds: float) -> dict[str, float]:
    """Play random games for a while; return games and choices a second and the cost of a copy."""
    rules = RuleSet()
    games = choices = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        for scenario in (BRAVEHEART, THE_BRUCE):
            pos = new_position(scenario, rules)
            choices += play_out(pos, Random(games), NO_LIMIT)  # noqa: S311 (no secret hangs on it)
            games += 1
    spent = time.perf_counter() - begin
    pos = new_position(BRAVEHEART, rules)
    play_out(pos, Random(0), 300)  # noqa: S311
    begin = time.perf_counter()
    copy_often(pos, COPIES)
    copy_us = (time.perf_counter() - begin) / COPIES * 1e6
    return {"games": games / spent, "choices": choices / spent, "copy_us": copy_us}


def main(arguments: list[str] | None = None) -> int:
    """Measure both builds and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m schiltrom.bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each build plays")
    seconds = parser.parse_args(arguments).seconds
    code = f"import json, schiltrom.bench as b; print(json.dumps(b.measure({seconds})))"
    plain = json.loads(run_plain(code))
    fast = measure(seconds) if is_compiled() else None
    print(f"interpreted: {plain['games']:8.0f} games/s  {plain['choices']:10.0f} choices/s")
    if fast:
        print(f"compiled:    {fast['games']:8.0f} games/s  {fast['choices']:10.0f} choices/s")
        print(f"a copy of a position: {fast['copy_us']:.3f} µs compiled")
    else:
        print("the engine is not compiled here")
    figures = {
        "compiled_games_per_s": round(fast["games"], 1) if fast else None,
        "interpreted_games_per_s": round(plain["games"], 1),
        "compiled_choices_per_s": round(fast["choices"]) if fast else None,
        "copy_us": round(fast["copy_us"], 4) if fast else None,
    }
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
