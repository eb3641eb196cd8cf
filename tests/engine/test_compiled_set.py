"""What is compiled reads itself and the standard library alone, so that it compiles anywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import compiled_modules
from tests.helpers.package import ROOT


def outsiders(root: Path = ROOT) -> set[str]:
    """Return what mypy would read to compile our modules that is neither ours nor standard."""
    seen = compiled_modules.seen_modules(root)
    # mypy brings mypy_extensions, which names machine integers; nothing of it is imported to play
    there = {*sys.stdlib_module_names, "schiltrom", "mypy_extensions"}
    return {name for name in seen if name.split(".")[0] not in there}


def copied(folder: Path) -> Path:
    """Return a small copy of the project: what a build reads, with plain packages above it."""
    for name in ("pyproject.toml", "setup.py"):
        folder.joinpath(name).write_bytes((ROOT / name).read_bytes())
    modules = compiled_modules.seen_modules()
    for module in modules | compiled_modules.packages_above(modules):
        path = compiled_modules.path_of(module)
        if path is not None:
            place = folder / path.relative_to(ROOT)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(path.read_bytes())
    return folder


def test_the_compiled_modules_read_only_the_standard_library():
    assert len(compiled_modules.compiled_modules()) > 40
    assert outsiders() == set()


def test_no_package_that_is_read_reaches_beyond_itself():
    """An `__init__` that imports from elsewhere would pull in half of the library."""
    for package in filter(is_package, compiled_modules.seen_modules()):
        reached = set(compiled_modules.imports_of(package))
        assert all(name.startswith(package) for name in reached), f"{package}: {reached}"


def is_package(module: str) -> bool:
    path = compiled_modules.path_of(module)
    return path is not None and path.name == "__init__.py"


@pytest.mark.parametrize(
    "line", ["import resvg_py", "def late():\n    from fluent.runtime import FluentBundle"]
)
def test_an_optional_import_is_found_wherever_it_stands(tmp_path, line):
    root = copied(tmp_path)
    module = root / "src" / "schiltrom" / "engine" / "rules.py"  # read, though it is not compiled
    module.write_text(module.read_text(encoding="utf-8") + f"\n{line}\n", encoding="utf-8")
    assert outsiders(root) == {line.split()[-3 if "from" in line else -1]}


def read_by_mypy(settings: str, folder: Path) -> set[str]:
    """Return the modules mypy reads when it checks what is compiled, with nothing installed."""
    (folder / "mypy.ini").write_text(settings, encoding="utf-8")
    paths = [str(compiled_modules.path_of(name)) for name in compiled_modules.compiled_modules()]
    options = ["--config-file", str(folder / "mypy.ini"), "--no-site-packages", "-v"]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *options, *paths],
        cwd=ROOT,
        env={"PATH": os.environ["PATH"], "MYPYPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    parsed = (line for line in done.stderr.splitlines() if "LOG:  Parsing" in line)
    return {line.split("(")[1].rstrip(")") for line in parsed}


def test_mypy_reads_what_we_say_it_reads(tmp_path):
    """Where no third-party package is: the same modules of ours, and typeshed's."""
    read = read_by_mypy(compiled_modules.mypy_settings(str(tmp_path / "cache")), tmp_path)
    ours = {name for name in read if name.split(".")[0] == "schiltrom"}
    assert ours == {
        name for name in compiled_modules.seen_modules() if name.startswith("schiltrom")
    }
    standard = {*sys.stdlib_module_names, "_typeshed", "typing_extensions", "mypy_extensions"}
    assert {name for name in read - ours if name.split(".")[0] not in standard} == set()
