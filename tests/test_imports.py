"""The rooms of the house: who may import whom, what each may import from outside, and how large."""

from __future__ import annotations

import ast
import importlib
import os
import re
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from schiltrom.text.game_log import GameLog

SOURCE = Path(__file__).parents[1] / "src" / "schiltrom"
OLD_PATHS = {
    "ai.belief": "ai.lab.guess_quality",
    "ai.match": "ai.lab.match",
    "ai.tune": "ai.lab.tune",
    "balance": "cli.balance",
    "chronicle": "text.log",
    "conformance": "dev.conformance.__main__",
    "fair": "fairness",
    "lesson": "screen.tutorial",
    "rulebook": "text.rulebook",
    "server.load": "dev.load",
    "standings": "arena.ratings",
}
"""Where things were when their paths were published, and where they are now."""
WORDS = {"engine", "engine.reasons", "text"}
LIBRARY = WORDS | {"fairness", "game", "knowledge", "notation", "odds", "screen", "svg", "table"}
PLAYERS = {"ai", "ai.evaluation", "ai.players", "ai.search"}
BELOW_HTTP = {"server", "server.games", "server.notify", "server.ops", "server.store"}
SERVER = BELOW_HTTP | {"server.computers", "server.http", "server.live"}
MAY_IMPORT: dict[str, set[str]] = {
    "engine": set(),
    "engine.reasons": {"engine"},
    "data": set(),
    "text": {"engine", "engine.reasons"},
    "fairness": {"engine"},
    "notation": WORDS,
    "odds": WORDS,
    "screen": WORDS,
    "knowledge": WORDS,
    "svg": WORDS | {"game", "notation", "screen"},
    "game": WORDS | {"notation", "svg"},
    "": WORDS | {"game", "notation"},
    "table": WORDS | {"fairness", "knowledge", "notation", "odds", "screen"},
    "remote": {"engine", "fairness", "text"},
    "ai.evaluation": {"engine", "odds"},
    "ai": WORDS | {"ai.evaluation", "knowledge", "screen"},
    "ai.search": {"ai", "ai.evaluation", "engine"},
    "ai.players": {"ai", "ai.evaluation", "ai.search", "engine", "knowledge"},
    "observation": {"engine", "knowledge"},
    "ai.learned": {"engine", "knowledge", "observation"} | PLAYERS,
    "ai.lab": {"ai.learned", "engine", "game", "knowledge"} | PLAYERS,
    "arena": {"engine", "game", "knowledge", "notation", "ai", "ai.learned", "ai.players"}
    | {"ai.search"},
    "local": LIBRARY | {"ai", "ai.learned"},
    "dev": {"", "engine", "fairness", "notation", "screen", "svg", "table"}
    | {"server", "server.games", "server.notify", "server.store"},
    "dev.conformance": {"engine"},
    "learn": {"engine", "game", "knowledge", "notation", "svg", "arena"}
    | {"ai", "ai.lab", "ai.learned", "observation"},
    "envs": {"engine", "engine.reasons", "game", "arena", "dev", "observation", "ai.learned"}
    | PLAYERS,
    "server": set(),
    "server.store": {"engine", "fairness", "server", "table"},
    "server.store.migrations": {"fairness", "server.store"},
    "server.games": LIBRARY | {"ai", "server", "server.store", "server.notify"},
    "server.notify": LIBRARY | {"server.games", "server.ops", "server.store"},
    "server.live": LIBRARY
    | {"server", "server.games", "server.http", "server.ops", "server.store"},
    "server.computers": LIBRARY | {"ai", "ai.learned", "server.http"} | BELOW_HTTP,
    "server.http": LIBRARY | {"", "ai"} | SERVER,
    "server.ops": LIBRARY | SERVER,
    "cli": LIBRARY | PLAYERS | {"", "ai.learned", "arena", "dev", "learn", "remote"} | SERVER,
    "__main__": {"cli"},
}
"""The rooms, from the inside outwards, and the other rooms whose modules each may import."""
WEB = {"anyio", "fastapi", "pydantic", "starlette"}
DATABASE = {"sqlalchemy"}
OUTSIDE: dict[str, set[str]] = {
    "cli": {"click", "rich"},
    "text.words": {"fluent"},
    "screen.encoding": {"orjson"},
    "svg.png": {"resvg_py"},
    "remote": {"websockets"},
    "arena.executors": {"ray"},
    "ai.learned": {"numpy"},
    "observation": {"mypy_extensions"},
    "observation.encoder": {"numpy"},
    "learn": {"numpy", "torch"},
    "envs": {"gymnasium", "numpy", "pettingzoo", "pyspiel"},
    "dev.load": DATABASE,
    "dev.postgres": {"psycopg"},
    "server.store": DATABASE | {"alembic", "procrastinate"},
    "server.games": DATABASE,
    "server.notify": DATABASE | {"anyio", "cryptography", "httpx", "jwt", "standardwebhooks"},
    "server.live": DATABASE | WEB | {"psycopg"},
    "server.live.protocol": {"uvicorn", "websockets"},
    "server.computers": DATABASE | WEB | {"procrastinate"},
    "server.http": DATABASE | WEB,
    "server.ops": DATABASE | WEB | {"prometheus_client", "uvicorn"},
    "server.ops.settings": {"pydantic", "pydantic_core", "pydantic_settings"},
}
"""What modules import that is not Python's own; all others import nothing."""
MOST_MODULES = 30
MOST_LINES = 600


def name_of(path: Path) -> str:
    """Return a module's name below ``schiltrom``."""
    return (
        ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix("__init__").strip(".")
    )


MODULES = {name_of(path): path for path in sorted(SOURCE.rglob("*.py"))}
NEW_MODULES = {name: path for name, path in MODULES.items() if name not in OLD_PATHS}


def longest(name: str, table: dict[str, set[str]]) -> str | None:
    """Return the entry of a table that a module falls under."""
    parts = name.split(".")
    found = [".".join(parts[:end]) for end in range(len(parts), 0, -1)]
    return next((entry for entry in found if entry in table), None)


def room_of(name: str) -> str:
    """Return the room of a module."""
    room = longest(name, MAY_IMPORT) if name else ""
    assert room is not None, f"{name} is in no room"
    return room


@cache
def imported(path: Path) -> frozenset[str]:
    """Return the modules a file imports, also within functions, in full."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            names |= {_target(node.module or "", alias.name) for alias in node.names}
    return frozenset(names)


def _target(module: str, name: str) -> str:
    """Return what ``from module import name`` imports: a module of ours, or something in one."""
    whole = f"{module}.{name}"
    return whole if whole.removeprefix("schiltrom.") in MODULES else module


def ours(path: Path) -> set[str]:
    """Return the modules of Schiltrom that a file imports, below ``schiltrom``."""
    names = {name for name in imported(path) if name.split(".")[0] == "schiltrom"}
    return {name.removeprefix("schiltrom").removeprefix(".") for name in names}


@pytest.mark.parametrize("name", NEW_MODULES)
def test_imports_point_inward(name):
    room = room_of(name)
    rooms = {room_of(other) for other in ours(NEW_MODULES[name])} - {room}
    assert rooms <= MAY_IMPORT[room], f"{name} imports from {rooms - MAY_IMPORT[room]}"


@pytest.mark.parametrize("name", NEW_MODULES)
def test_nothing_of_ours_uses_an_old_path(name):
    assert not ours(NEW_MODULES[name]) & OLD_PATHS.keys()


@pytest.mark.parametrize("name", NEW_MODULES)
def test_what_is_imported_from_outside_is_declared(name):
    names = {other.split(".")[0] for other in imported(NEW_MODULES[name])} - {"schiltrom"}
    foreign = names - set(sys.stdlib_module_names)
    entry = longest(name, OUTSIDE)
    declared = OUTSIDE[entry] if entry is not None else set()
    assert foreign <= declared, f"an undeclared dependency: {foreign - declared}"


def test_the_tables_name_what_is_there():
    folders = {name_of(path.parent / "__init__.py") for path in MODULES.values()}
    for name in {*MAY_IMPORT, *OUTSIDE} - {""}:
        assert name in MODULES or name in folders, name
    assert set().union(*MAY_IMPORT.values()) <= MAY_IMPORT.keys()


def test_no_module_imports_itself_by_way_of_others():
    """What is imported for types alone may close a circle; what is imported to run may not."""
    left = {name: _at_once(path) & NEW_MODULES.keys() for name, path in NEW_MODULES.items()}
    while free := {name for name, needs in left.items() if not needs & left.keys()}:
        left = {name: needs for name, needs in left.items() if name not in free}
    assert not left, f"a circle among {sorted(left)}"


def _at_once(path: Path) -> set[str]:
    """Return the modules of ours that a file imports as soon as it is imported."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            names |= {_target(node.module or "", alias.name) for alias in node.names}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    found = {name.removeprefix("schiltrom.") for name in names if name.startswith("schiltrom.")}
    return found - {name_of(path)}


@pytest.mark.parametrize("name", NEW_MODULES)
def test_the_library_does_not_name_the_server(name):
    """Not by a string either, from which it could be imported."""
    if name.split(".")[0] not in ("server", "cli"):
        tree = ast.parse(NEW_MODULES[name].read_text(encoding="utf-8"))
        texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
        named = [text for text in texts if isinstance(text, str) and "schiltrom.server" in text]
        assert not named


@pytest.mark.parametrize(("old", "new"), OLD_PATHS.items())
def test_old_paths_work(old, new):
    before, now = (importlib.import_module(f"schiltrom.{name}") for name in (old, new))
    assert before.__doc__ == f"Old path of ``schiltrom.{new}``."
    for name in before.__all__:
        if name == "Chronicle":  # it has a module of its own now
            assert getattr(before, name) is GameLog
        else:
            assert getattr(before, name) is getattr(now, name)


def test_old_paths_are_listed():
    page = (SOURCE.parents[1] / "docs" / "architecture.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `schiltrom\.([\w.]+)` \| `schiltrom\.([\w.]+)` \|$", page, re.M)
    assert dict(listed) == {old: new.removesuffix(".__main__") for old, new in OLD_PATHS.items()}


def test_rooms_are_small():
    """As many modules as one takes in at a glance."""
    modules = [path for path in NEW_MODULES.values() if path.name != "__init__.py"]
    rooms = Counter(str(path.parent.relative_to(SOURCE)) for path in modules)
    assert max(rooms.values()) <= MOST_MODULES, rooms
    assert {
        name for name in NEW_MODULES if "." not in name and (SOURCE / f"{name}.py").exists()
    } == {
        "__main__",
        "fairness",
        "game",
        "remote",
    }


@pytest.mark.parametrize("name", MODULES)
def test_files_stay_readable(name):
    assert len(MODULES[name].read_text(encoding="utf-8").splitlines()) <= MOST_LINES


def test_only_who_trains_needs_what_learns():
    """Itself and its command: who plays reads the observations alone."""
    users = {name for name, path in NEW_MODULES.items() if "learn" in map(room_of, ours(path))}
    assert {name for name in users if room_of(name) != "learn"} == {"cli.train"}


def loaded_by(module: str) -> set[str]:
    """Return the packages that are loaded when a module of ours has been imported."""
    code = f"import sys, schiltrom{module}; print(*{{name.split('.')[0] for name in sys.modules}})"
    environment = {**os.environ, "PYTHONPATH": str(SOURCE.parent)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


def test_the_engine_works_where_nothing_else_is_installed():
    """Importing the package pulls in no third-party module."""
    assert not loaded_by("") & {"fluent", "babel", "attrs"}


@pytest.mark.parametrize(
    "module", ["observation.simulation", "observation.encoder", "learn.config", "ai.learned.player"]
)
def test_what_plays_and_encodes_needs_no_pytorch(module):
    assert "torch" not in loaded_by(f".{module}")


@pytest.mark.parametrize(
    "module",
    ["ai.learned.observer", "ai.learned.registry", "cli.main", "server.http.app", "local.worker"],
)
def test_who_only_asks_a_learned_player_does_not_load_its_network(module):
    """What a seat has seen is listed without NumPy; the process that thinks loads it."""
    assert "numpy" not in loaded_by(f".{module}")


@pytest.mark.parametrize("module", ["table", "clocks", "status", "errors"])
def test_a_table_needs_neither_web_server_nor_database(module):
    loaded = loaded_by(f".table.{module}")
    assert not loaded & (WEB | DATABASE | {"alembic", "httpx", "uvicorn", "websockets"})
