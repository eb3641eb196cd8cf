"""The page about the notation: its example is a real game, its words are those the reader knows."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from schiltrom.engine.tables import BLOCK_NAMES
from schiltrom.notation import NotationError, Score, read_game, write_game
from schiltrom.notation.labels import HEADINGS, LABELS
from schiltrom.notation.names import BLOCK_CODES, SHORT_NAMES
from schiltrom.notation.tags import RESERVED

PAGE = Path(__file__).parents[2] / "docs" / "notation.md"
TEXT = PAGE.read_text(encoding="utf-8")


def block(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", TEXT, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_worked_example_is_a_game_as_it_is_written():
    score = read_game(block("hots"))
    assert len(score.record.entries) > 200
    assert [at for at, *_ in score.clocks()] == [16, 16]
    assert write_game(Score(score.record, score.comments)) == block("hots")


def test_the_error_that_is_shown_is_the_one_that_comes():
    text = block("hots").replace("YorkKn England-Annan", "YorkKn England-Fife", 1)
    with pytest.raises(NotationError) as caught:
        read_game(text)
    assert str(caught.value) == block("text").strip()


def test_the_grammar_has_every_word():
    grammar = block("ebnf")
    quoted = set(re.findall(r'"([A-Za-z]+)"', grammar))
    assert quoted >= {*HEADINGS, *LABELS.values()}
    rules = set(re.findall(r"(?m)^([a-z ]+?) *=", grammar))
    assert rules >= {"game", "tag", "heading", "order", "move", "fight", "winter", "end"}


def test_every_name_and_tag_is_explained():
    for name, short in zip(BLOCK_NAMES, SHORT_NAMES, strict=True):
        if short != name.split("/")[0]:
            assert f"`{short}`" in TEXT, short
    for tag in RESERVED:
        assert f"| `{tag}` |" in TEXT
    for name, code in zip(BLOCK_NAMES, BLOCK_CODES, strict=True):
        if "/" not in name:
            assert f"`{code}`" in TEXT, name


def test_the_examples_run(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    found = doctest.testfile(str(PAGE), module_relative=False)
    assert found.attempted >= 6
    assert found.failed == 0
