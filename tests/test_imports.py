"""The import arrow: the engine knows nobody, the library knows the engine, the CLI knows both."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "schiltrom"
OF_THE_SERVER = {"alembic", "anyio", "fastapi", "pydantic", "sqlalchemy", "starlette", "uvicorn"}
OF_THE_SERVER |= {"httpx", "websockets"}  # the latter comes with uvicorn[standard]
OF_THE_SERVER |= {"procrastinate", "psycopg"}  # with PostgreSQL only
OF_EXTRAS = {"svg/png.py": {"resvg_py"}}
"""What a module alone imports, and only when it is used."""
OF_RESEARCH = {"gymnasium", "numpy", "pettingzoo", "pyspiel"}
MODULES = sorted(SOURCE.rglob("*.py"))


def imported(path: Path) -> set[str]:
    """Return the modules a file imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            names.add(node.module or "")
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def layer(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_follow_the_arrow(path):
    names = imported(path)
    ours = {name for name in names if name.split(".")[0] == "schiltrom"}
    foreign = {name.split(".")[0] for name in names - ours} - set(sys.stdlib_module_names)
    if layer(path) == "engine":
        outside = {name for name in ours if not name.startswith("schiltrom.engine")}
        assert outside <= {"schiltrom"}, f"the engine imports {outside}"
        assert not foreign, f"the engine imports {foreign}"
    elif layer(path) != "cli" and path.name != "__main__.py":
        if layer(path) != "envs":
            assert not any(name.startswith("schiltrom.envs") for name in ours)
        assert not any(name.startswith("schiltrom.cli") for name in ours)
    extras = {"server": OF_THE_SERVER, "envs": OF_RESEARCH, "learn": {"numpy", "torch"}}
    declared = {"fluent"} | extras.get(layer(path), set())
    declared |= OF_EXTRAS.get(path.relative_to(SOURCE).as_posix(), set())
    declared |= {"websockets"} if path.name == "remote.py" else set()  # the extra "bot"
    declared |= {"ray"} if path.name == "spread.py" else set()  # the extra "ray"
    assert foreign <= declared, f"an undeclared dependency: {foreign}"


def test_only_who_trains_needs_what_learns():
    """Nothing imports ``schiltrom.learn`` but itself, its command and the vector environment."""
    users = {"cli/train.py", "envs/vector.py"}
    for path in MODULES:
        name = path.relative_to(SOURCE).as_posix()
        if layer(path) != "learn" and name not in users:
            assert not any(used.startswith("schiltrom.learn") for used in imported(path)), name


def test_the_engine_works_where_nothing_else_is_installed():
    """Importing the package pulls in no third-party module."""
    code = "import schiltrom, sys; print(sorted({'fluent', 'babel', 'attrs'} & set(sys.modules)))"
    environment = {**os.environ, "PYTHONPATH": str(SOURCE.parent)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_files_stay_readable(path):
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 600
