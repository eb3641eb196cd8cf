"""The examples that people read first run as they are printed."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import schiltrom.engine.choices
import schiltrom.engine.rules
import schiltrom.game
import schiltrom.text.words

ROOT = Path(__file__).parents[1]


def test_readme_runs_as_a_doctest(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert found.attempted >= 10
    assert found.failed == 0


@pytest.mark.parametrize(
    "module",
    [schiltrom.engine.rules, schiltrom.engine.choices, schiltrom.game, schiltrom.text.words],
    ids=lambda module: module.__name__,
)
def test_examples_in_docstrings_run(module):
    found = doctest.testmod(module)
    assert found.failed == 0


def test_unofficial_and_credited():
    """Wherever the game's name is given first, it says unofficial and who made the game."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for word in ("unofficial", "Tom Dalgliesh", "Jerry Taylor", "Columbia Games"):
        assert word in text
        assert word in (ROOT / "NOTICE.md").read_text(encoding="utf-8")
