"""The memory of games: what is measured grows little with their length."""

from __future__ import annotations

import json
import subprocess
import sys

MOST_KB = 100
"""Twice what was measured after 400 choices; with all its past in memory a game had 1 MB."""


def test_a_game_takes_little_memory_however_long_it_is():
    code = "from schiltrom.dev.memory import *; print(json.dumps(measure(60, (0, 150))))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    begun, later = json.loads(done.stdout)
    assert begun["entries"] < 30
    assert later["entries"] > 150
    assert 0 < later["kb_per_game"] < MOST_KB
