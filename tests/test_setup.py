"""setup.py: compiles what it can, and a build goes on without whatever it cannot compile."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tests.helpers.package import ROOT

PROJECT = """
[project]
name = "schiltrom"
version = "0"
[tool.schiltrom]
compiled = ["engine/*.py"]
plain = ["engine/__init__.py"]
[tool.setuptools.packages.find]
where = ["src"]
"""
FAILS_LATER = """#!/bin/sh
case "$*" in *try.c*) exit 0 ;; *) echo "cc: out of patience" >&2; exit 1 ;; esac
"""
needs_compiler = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project with our setup.py; the package above its engine needs what nobody has."""
    for name in ("setup.py", "scripts/compiled_modules.py"):
        place = tmp_path / name
        place.parent.mkdir(exist_ok=True)
        place.write_bytes((ROOT / name).read_bytes())
    files = {
        "pyproject.toml": PROJECT,
        "src/schiltrom/__init__.py": "import a_package_nobody_has\n\nwrong: int = 'a text'\n",
        "src/schiltrom/engine/__init__.py": "",
        "src/schiltrom/engine/dice.py": "from schiltrom.plain import six\n\n"
        "def faces() -> int:\n    return six()\n",
        "src/schiltrom/plain.py": "def six() -> int:\n    return 'not a number'\n",
    }
    for name, text in files.items():
        place = tmp_path / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    return tmp_path


def build(project: Path, **environment: str) -> str:
    """Build in place; return what was said to people."""
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
        cwd=project,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    lines = (done.stdout + done.stderr).splitlines()
    return "\n".join(line for line in lines if line.startswith("schiltrom:"))


def compiled(project: Path) -> list[Path]:
    return list((project / "src").rglob(f"*{EXTENSION_SUFFIXES[0]}"))


@needs_compiler
def test_packages_above_and_errors_in_plain_modules_do_not_stop_a_build(project):
    assert build(project) == ""
    assert {path.name.partition(".")[0] for path in compiled(project)} >= {"dice"}


@needs_compiler
def test_a_type_error_in_a_compiled_module_is_one_line_and_an_interpreted_build(project):
    module = project / "src" / "schiltrom" / "engine" / "dice.py"
    module.write_text("def faces() -> int:\n    return 'six'\n", encoding="utf-8")
    said = build(project)
    assert "mypyc failed" in said
    assert "interpreted" in said
    assert len(said.splitlines()) == 1
    assert compiled(project) == []


@needs_compiler
def test_a_compiler_that_fails_leaves_nothing_half_compiled(project):
    compiler = project / "cc"
    compiler.write_text(FAILS_LATER)
    compiler.chmod(0o755)
    said = build(project, CC=str(compiler))
    assert "the C compiler failed" in said
    assert len(said.splitlines()) == 1
    assert compiled(project) == []


def test_without_a_compiler_a_build_is_interpreted_and_says_so(project):
    assert "no C compiler" in build(project, CC="false")
    assert compiled(project) == []
