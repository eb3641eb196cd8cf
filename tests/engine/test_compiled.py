"""Compiled and interpreted engines are the same engine; what a position weighs and costs."""

from __future__ import annotations

import json
import sys
from random import Random

import pytest

from schiltrom.cli.main import main
from schiltrom.dev.plain import run_plain
from schiltrom.engine import is_compiled
from schiltrom.engine.rules import PRESETS
from schiltrom.engine.setup import new_position
from schiltrom.engine.walk import play_out, walk_hash

needs_compiler = pytest.mark.skipif(not is_compiled(), reason="the engine is not compiled here")

WALKS = """
import json
from random import Random
from schiltrom.engine import flow, setup, walk
from schiltrom.engine.rules import PRESETS
assert flow.__file__.endswith(".py")
hashes = []
for seed, rules in enumerate(PRESETS.values()):
    for scenario in range(3):
        pos = setup.new_position(scenario, rules)
        hashes.append(walk.walk_hash(pos, Random(seed), 4000))
print(json.dumps(hashes))
"""


@needs_compiler
def test_compiled_and_interpreted_agree_on_long_walks():
    """A hash over every position of 27 long walks is the same in both builds."""
    compiled = [
        walk_hash(new_position(scenario, rules), Random(seed), 4000)
        for seed, rules in enumerate(PRESETS.values())
        for scenario in range(3)
    ]
    assert compiled == json.loads(run_plain(WALKS))
    assert len(set(compiled)) == len(compiled)


def weight(thing: object, seen: set[int]) -> int:
    """Return the bytes an object and what it alone holds take."""
    if id(thing) in seen:
        return 0
    seen.add(id(thing))
    size = sys.getsizeof(thing)
    if isinstance(thing, list):
        size += sum(weight(item, seen) for item in thing)
    return size


def test_a_position_is_small():
    """A position takes under 4 KB, its numbers included."""
    from schiltrom.engine.counters import COUNTERS

    pos = new_position(0, PRESETS["edition 4"])
    play_out(pos, Random(1), 400)
    seen: set[int] = set()
    size = (
        weight(pos, seen)
        + weight(pos.at, seen)
        + weight(pos.main, seen)
        + weight(pos.entries, seen)
    )
    size += sum(weight(getattr(pos, name), seen) for name in [*COUNTERS, "low", "high"])
    assert size < 4096


@pytest.mark.skipif(sys.platform == "win32", reason="make is for Unix")
def test_bench_prints_its_figures_as_json(capsys):
    assert main(["bench", "--seconds", "0.2", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert set(figures) == {
        "compiled_games_per_s",
        "interpreted_games_per_s",
        "compiled_choices_per_s",
        "interpreted_choices_per_s",
        "copy_us",
    }
    assert figures["interpreted_games_per_s"] > 0
