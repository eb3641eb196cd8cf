"""Tables on the terminal: their columns are straight in every language."""

from __future__ import annotations

import doctest
import re

import pytest

from schiltrom.arena.match import Result
from schiltrom.cli import arena, parsing, screen, tables
from schiltrom.cli.arena import report
from schiltrom.cli.main import main
from schiltrom.cli.screen import Style, columns_of
from schiltrom.cli.tables import table_lines
from schiltrom.cli.terminal.board import NAME_WIDTH, list_areas
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.setup import new_position
from schiltrom.engine.view import view
from schiltrom.text.words import languages

in_six_languages = pytest.mark.parametrize("language", languages())


@pytest.mark.parametrize("module", [tables, screen, parsing])
def test_the_examples_in_the_code(module):
    found = doctest.testmod(module)
    assert found.attempted
    assert found.failed == 0


def test_what_stands_in_a_cell_is_left_as_it_is():
    rows = [["[bold]x[/bold] :smile:", "1"], ["x" * 300, "https://example.org/?a=1"]]
    lines = table_lines(rows)
    assert lines[0].startswith("[bold]x[/bold] :smile: ")
    assert lines[1] == f"{'x' * 300}  https://example.org/?a=1"
    assert len({columns_of(line) for line in lines}) == 1


def test_a_table_is_plain_even_where_colours_are_forced(monkeypatch):
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "20")
    assert table_lines([["a" * 30, "12.5%"]]) == ["a" * 30 + "  12.5%"]


@in_six_languages
def test_the_odds_are_straight(language, capsys):
    force = ["Edward 4, York Knights 4 | Wales Archers 3", "vs", "Wallace 4, Douglas 3"]
    assert main(["odds", *force, "--area", "Fife", "--language", language]) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if re.search("[█░]", line)]
    begin = [columns_of(re.split("[█░]", line)[0]) for line in lines]
    assert len(lines) == 8
    assert len(set(begin[:3])) == len(set(begin[3:])) == 1


@in_six_languages
def test_the_arena_s_report_is_straight(language, monkeypatch):
    monkeypatch.setattr(arena, "_rate", lambda *_: "|")
    monkeypatch.setattr(arena, "_player", lambda *_: "|")
    results = [
        Result("squire", "peasant", "the_bruce", 0, "most nobles", 40),
        Result("peasant", "squire", "campaign", 1, "resigned", 40),
    ]
    lines = [line for line in report(["squire", "peasant"], results, language) if "|" in line]
    assert len(lines) > 6
    assert len({columns_of(line) for line in lines}) == 1


@in_six_languages
def test_the_list_of_areas_is_straight(language):
    seen = view(new_position(0, RuleSet()), 0)
    for line in list_areas(seen, Style(), 60, language):
        columns = [columns_of(line[:at]) for at in range(len(line) + 1)]
        assert NAME_WIDTH in columns or columns[-1] < NAME_WIDTH
        if NAME_WIDTH in columns:
            at = columns.index(NAME_WIDTH)
            assert line[at - 1] == " " != line[at]
