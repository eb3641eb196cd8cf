"""How fast random play is; ``schiltrom bench`` measures it compiled and interpreted.

Braveheart and The Bruce alternate, edition 4, one core.
"""

from __future__ import annotations

import time
from random import Random

from schiltrom.engine.counters import BRAVEHEART, THE_BRUCE
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.setup import new_position
from schiltrom.engine.walk import copy_often, play_out

NO_LIMIT = 1_000_000
COPIES = 200_000


def measure(seconds: float) -> dict[str, float]:
    """Play random games for a while; return games and choices per second, and a copy's cost."""
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
