"""Compiling beside a running game: what is in place is whole, of these sources, or not there."""

from __future__ import annotations

import sys
from importlib.machinery import EXTENSION_SUFFIXES

import pytest

from tests.helpers.package import ROOT

sys.path.insert(0, str(ROOT / "scripts"))  # as the script itself finds its neighbour
from scripts import compile_engine

MODULE = f"schiltrom/engine/flow{EXTENSION_SUFFIXES[0]}"
SETUP = f"""
import pathlib, sys
place = pathlib.Path(sys.argv[-1], "{MODULE}")
place.parent.mkdir(parents=True, exist_ok=True)
place.write_text("compiled")
"""


@pytest.fixture
def project(tmp_path, monkeypatch):
    """A project whose setup.py compiles one module, at once."""
    folders = {"ROOT": tmp_path, "STAGED": tmp_path / "build" / "compiled"}
    for name, value in {**folders, "LOG": tmp_path / "build" / "compile.log"}.items():
        monkeypatch.setattr(compile_engine, name, value)
    monkeypatch.setattr(compile_engine, "fingerprint", (tmp_path / "sources").read_text)
    (tmp_path / "src" / "schiltrom" / "engine").mkdir(parents=True)
    (tmp_path / "sources").write_text("first")
    (tmp_path / "setup.py").write_text(SETUP)
    return tmp_path


def in_place(project) -> bool:
    return (project / "src" / MODULE).exists()


def test_what_is_compiled_in_the_background_is_taken_at_the_next_start(project):
    assert not compile_engine.take()
    assert compile_engine.stage()
    assert not in_place(project), "a running game must not change under its players"
    assert compile_engine.take()
    assert in_place(project)
    assert compile_engine.take()


def test_what_was_compiled_from_other_sources_is_removed(project):
    compile_engine.now()
    assert in_place(project)
    (project / "sources").write_text("second")
    assert not compile_engine.take()
    assert not in_place(project)
    compile_engine.now()
    assert in_place(project)


def test_a_module_that_is_missing_is_put_back(project):
    compile_engine.now()
    (project / "src" / MODULE).unlink()
    assert compile_engine.take()
    assert in_place(project)


def test_where_nothing_can_be_compiled_the_reason_is_one_line(project, capsys):
    (project / "setup.py").write_text("print('schiltrom: there is no C compiler')")
    assert compile_engine.now() == 0
    assert not in_place(project)
    assert capsys.readouterr().err == "schiltrom: there is no C compiler\n"


def test_the_fingerprint_follows_every_source_that_is_read(monkeypatch):
    before = compile_engine.fingerprint()
    assert before == compile_engine.fingerprint()
    seen = compile_engine.seen_modules()
    monkeypatch.setattr(compile_engine, "seen_modules", lambda: seen - {"schiltrom.engine.rules"})
    assert compile_engine.fingerprint() != before
