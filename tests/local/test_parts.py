"""What goes into the folder: all that the page's Python needs, and nothing of the server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from scripts.static_parts import imported_by, modules, write_archive

PLAY = """
import json, sys
sys.path.insert(0, sys.argv[1])
from schiltrom.local.worker import Worker, think
from schiltrom.fairness import seat_commitment

worker = Worker()

def ask(method, path, body=None, **query):
    request = {"method": method, "path": path, "query": query, "body": body}
    answer = json.loads(worker.ask(json.dumps(request), 1_800_000_000_000))
    return answer["status"], answer["body"]

seats = {"england": {"kind": "computer", "level": "squire"}, "scotland": {"kind": "here"}}
status, opened = ask("POST", "/games", {"edition": "4", "seats": seats})
assert status == 200, opened
game = "/games/" + opened["game"]
assert ask("POST", game + "/commitment", {"commitment": seat_commitment(1, "seed")})[0] == 200
assert ask("POST", game + "/seed", {"seed": "seed"})[1] == {"begun": True}
state = ask("GET", game, form=["sheet"])[1]
choice = {"number": state["number"], "choices": state["sheet"]["legal"][:1]}
assert ask("POST", game + "/choices", choice)[0] == 200
side, number = json.loads(worker.waiting(opened["game"], 0))["body"][0]
question = json.loads(worker.question(opened["game"], side, number, 0))["body"]
reply = think(json.dumps(question))
assert json.loads(worker.play(opened["game"], side, number, reply, 0))["status"] == 200
refused = ask("POST", game + "/choices", {"number": 0, "choices": ["pass"]})
assert refused[0] == 409 and refused[1]["say"]["key"] == "error-stale", refused
for path in ("/winter", "/course", "/export", "/frames"):
    assert ask("GET", game + path)[0] == 200, path
assert ask("GET", game + "/known", area=["Fife"])[0] == 200
assert ask("POST", "/games/import", {"record": "nonsense"})[1]["error"] == "bad-record"
foreign = {name.split(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)
print(*sorted(foreign - {"__main__", "schiltrom"}))
"""


def test_the_archive_plays_where_nothing_is_installed(tmp_path: Path) -> None:
    archive = tmp_path / "modules.zip"
    write_archive(archive)
    command = [sys.executable, "-I", "-S", "-c", PLAY, str(archive)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.split() == []


def test_nothing_of_the_server_is_in_it() -> None:
    rooms = {name.split(".")[1] for name in modules() if "." in name}
    assert "local" in rooms
    assert not rooms & {"server", "cli", "dev", "envs", "arena", "remote", "svg"}


def test_of_learning_there_is_what_a_seat_sees_and_nothing_that_needs_numpy() -> None:
    rooms = {name.split(".")[1] for name in modules() if "." in name}
    assert "learn" not in rooms
    room = "schiltrom.observation."
    seen = {name.removeprefix(room) for name in modules() if name.startswith(room)}
    compiled = {"memory", "moments", "packed", "simulation", "special", "spots", "tally"}
    assert seen == compiled | {"fields", "words"}
    imported = set().union(*(imported_by(path) for path in modules().values()))
    assert "numpy" not in {name.split(".")[0] for name in imported}


def test_the_same_files_make_the_same_archive(tmp_path: Path) -> None:
    for name in ("one.zip", "other.zip"):
        write_archive(tmp_path / name)
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "other.zip").read_bytes()
