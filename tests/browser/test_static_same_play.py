"""The Python of the built folder plays the same: walks, records, players, conformance games."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import LONG
from tests.browser.static_folder import FOLDER

ROOT = Path(__file__).parents[2]
SCRIPT = Path(__file__).with_name("in_pyodide.mjs")
GAMES = sorted((ROOT.parent / "shared" / "oracle" / "games").glob("*.jsonl.gz"))
CONFORMANCE = sorted((ROOT / "src" / "schiltrom" / "dev" / "conformance").glob("*.py"))
STEPS = 4000 if LONG else 500
WEIGHTS = ROOT / "src" / "schiltrom" / "data" / "ai" / "learned.npz"

SAME = """
import json
from random import Random
from schiltrom.ai.players.registry import peasant, squire
from schiltrom.ai.protocol import Question
from schiltrom.engine.rules import PRESETS, RuleSet
from schiltrom.engine.setup import new_position
from schiltrom.engine.tables import members
from schiltrom.engine.walk import walk_hash
from schiltrom.fairness import FairChance
from schiltrom.screen.encoding import to_text
from schiltrom.table.table import Table

found = {"walks": [], "replies": [], "screens": []}
for seed, rules in enumerate(PRESETS.values()):
    for scenario in range(3):
        found["walks"].append(walk_hash(new_position(scenario, rules), Random(seed), STEPS))
rng = Random(7)
table = Table(0, RuleSet.preset("4"), FairChance(bytes(32), "longshanks", "spider"))
table.begin()
for number in range(120):
    side = 0 if table.waits_for(0) else 1
    if number % 10 == 0:
        question = Question(json.dumps(table.seen(side)), number, None, 10.0)
        found["replies"] += [peasant(question).to_text(), squire(question).to_text()]
        found["screens"].append(to_text(table.screen_state(side)))
    table.play(side, rng.choice(members(table.legal(side))))
found["entries"] = [entry.text for entry in table.record.entries]
print(json.dumps(found))
"""

LEARNED = """
import json, time
from random import Random
from schiltrom.ai.learned.network import quick, shipped
from schiltrom.ai.learned.observer import Observer
from schiltrom.ai.learned.seat import Seat
from schiltrom.ai.learned import registry
from schiltrom.ai.learned.king import LearnedKing, Weighing
from schiltrom.ai.opponent import Limit
from schiltrom.ai.protocol import Question
from schiltrom.engine.choices import TEXTS
from schiltrom.engine.rules import PRESETS
from schiltrom.engine.serial import view_to_json
from schiltrom.engine.tables import members
from schiltrom.engine.view import view
from schiltrom.engine.walk import random_choice
from schiltrom.observation.simulation import Setup, Simulation

setups = [Setup(scenario, rules) for rules in PRESETS.values() for scenario in range(3)]
games = Simulation(setups, len(setups), "same")
games.shuffle("stages", 200)
rng = Random(5)
found = {"bits": [], "quick": [], "answers": [], "seconds": 0.0}
network, size = shipped(), 0
for _ in range(ROUNDS):
    together = games.look()
    size = len(together) // len(setups)
    seen = [together[at : at + size] for at in range(0, len(together), size)]
    began = time.perf_counter()
    for opinion in network.opinions(seen):
        found["bits"].append([opinion.value.hex(), *(each.hex() for each in opinion.logits)])
    found["seconds"] += time.perf_counter() - began
    for opinion in quick().opinions(seen):
        found["quick"].append([opinion.value.hex(), *(each.hex() for each in opinion.logits)])
    games.step(games.random(rng))
for game, setup in zip(games.games[::ROUNDS], setups[::ROUNDS], strict=True):
    shown = view(game.pos, game.side)
    text = json.dumps(view_to_json(shown))
    for player in (registry.policy, registry.squire, registry.knight):
        reply = json.loads(player(Question(text, 3, None, 10.0)).to_text())
        found["answers"].append([reply[0], reply[2]])
    short = Weighing(sampled=4, finalists=4, worlds=2, own_plans=True, policy_cards=False)
    king = LearnedKing(turn_seconds=1, weighing=short)
    answer = king.answer_from(Seat.of_stranger(shown), shown, 3, Limit(nodes=40))
    considered = [[*(TEXTS[each] for each in line.choices)] for line in answer.considered]
    found["answers"].append([str(answer), considered])
print(json.dumps(found))
"""

TRACES = """
import sys, types
from pathlib import Path
import schiltrom
for name in ("dev", "dev.conformance"):
    package = types.ModuleType("schiltrom." + name)
    package.__path__ = ["/files"]
    sys.modules["schiltrom." + name] = package
from schiltrom.dev.conformance.__main__ import main
assert main([str(path) for path in sorted(Path("/files").glob("*.gz"))]) == 0
"""


def _node() -> str:
    """Return the Node that builds the client, which may come from PyPI (``client/npm.py``)."""
    path = ROOT / "client" / "npm.py"
    spec = importlib.util.spec_from_file_location("npm", path)
    assert spec is not None
    assert spec.loader is not None
    npm = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(npm)
    if npm.on_the_machine() is None:
        npm.from_pypi()
    found = shutil.which("node")
    assert found is not None
    return found


def in_pyodide(program: str, tmp_path: Path, *files: Path, modules: str = "schiltrom.zip") -> str:
    """Return what a program prints in the Python of the built folder."""
    node = _node()
    source = tmp_path / "program.py"
    source.write_text(program, encoding="utf-8")
    archive = next((FOLDER / "python").glob(f"*/{modules}"))
    command = [node, str(SCRIPT), str(archive), str(source), *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def in_this_python(program: str) -> str:
    """Return what a program prints here."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def test_walks_players_and_screens_are_the_same(tmp_path):
    program = SAME.replace("STEPS", str(STEPS))
    there: dict[str, Any] = json.loads(in_pyodide(program, tmp_path))
    here: dict[str, Any] = json.loads(in_this_python(program))
    assert len(here["walks"]) == 27
    assert len(set(here["walks"])) > 15
    assert len(here["replies"]) == 24
    for ours, theirs in zip(here.pop("replies"), there.pop("replies"), strict=True):
        (choice, resigns, value, lines), other = json.loads(ours), json.loads(theirs)
        assert other[:2] == [choice, resigns]
        # Another library of mathematics may round the last digit of a value otherwise.
        assert other[2] == pytest.approx(value)
        assert [line for line, _ in other[3]] == [line for line, _ in lines]
    assert there == here


def test_learned_players_are_the_same(tmp_path):
    """The network to the last bit, at observations of every rule set; whole answers; the time."""
    program = LEARNED.replace("ROUNDS", "10")
    there: dict[str, Any] = json.loads(in_pyodide(program, tmp_path, WEIGHTS))
    here: dict[str, Any] = json.loads(in_this_python(program))
    taken = there.pop("seconds") * 1000 / len(there["bits"])
    sys.stdout.write(f"{taken:.1f} ms an observation\n")
    here.pop("seconds")
    assert len(here["bits"]) >= 200
    assert len({tuple(each) for each in here["bits"]}) >= 200
    assert len(here["answers"]) >= 12
    assert there == here


@pytest.mark.skipif(not GAMES, reason="no recorded games")
def test_recorded_games_of_another_implementation_replay(tmp_path):
    games = GAMES[:: max(1, len(GAMES) // 10)][:10] if LONG else GAMES[:2]
    said = in_pyodide(TRACES, tmp_path, *CONFORMANCE, *games)
    assert said.splitlines()[-1].startswith(f"{len(games)} games, ")
    assert said.splitlines()[-1].endswith(", 0 mismatches")
