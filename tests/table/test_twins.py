"""Twins find what would leak: each of these tables tells the enemy something he may not know.

That the real one tells nothing is shown by ``tests/hostile/test_twin_marches.py``.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from schiltrom.engine.position import Position
from schiltrom.engine.record import Entry
from schiltrom.engine.tables import AREAS, NOBODY, OWN, SCOTLAND, count
from schiltrom.engine.view import View, view
from schiltrom.table import table as tables
from schiltrom.table.table import Table
from schiltrom.text.log import lines
from schiltrom.text.log_lines import LogLine
from schiltrom.text.message import Message
from tests.helpers.twin_scenes import play_year, scenes
from tests.helpers.twins import Tally

Patch = pytest.MonkeyPatch


def true_steps(patch: Patch) -> None:
    """Tell everybody the step that is really played."""

    def leaky(pos: Position, side: int) -> View:
        seen = view(pos, side)
        seen.step = pos.step
        return seen

    patch.setattr(tables, "view", leaky)


def true_numbers(patch: Patch) -> None:
    """Show everybody at once how many blocks stand where."""

    def leaky(pos: Position, side: int) -> View:
        seen = view(pos, side)
        for each, own in zip(seen.sides, OWN, strict=True):
            each.areas = [count(pos.at[area] & own) for area in range(AREAS)]
        return seen

    patch.setattr(tables, "view", leaky)


def every_choice_told(patch: Patch) -> None:
    """Write a line for everybody with every choice."""

    def leaky(before: Position, entry: Entry, after: Position, viewer: int) -> list[LogLine]:
        told = lines(before, entry, after, viewer)
        return told or [LogLine(Message("chronicle-undo", {"side": 0}), after.year, after.turn)]

    patch.setattr(tables, "lines", leaky)


def true_clocks(patch: Patch) -> None:
    """Stop a clock when its side has finished building in secret."""
    patch.setattr(Table, "clock_runs", Table.waits_for)


def true_automation(patch: Patch) -> None:
    """Let the spectators see whether there is anything to choose."""
    real = Table.screen_state

    def leaky(table: Table, viewer: int) -> object:
        state = real(table, viewer)
        return state, table.legal(SCOTLAND).bit_count() if viewer == NOBODY else 0

    patch.setattr(Table, "screen_state", leaky)


def forced_at_once(patch: Patch) -> None:
    """Make every forced choice at once, though hidden blocks alone may force it."""
    patch.setattr("schiltrom.table.automatic.HIDDEN_ANSWERS", frozenset())


def play(rules: str) -> Tally:
    """Play the telling pairs of all scenes until one of them tells."""
    tally = Tally()
    for scene in scenes(rules):
        for pair in scene.telling_pairs()[:4]:
            play_year(scene, rules, pair, tally)
    return tally


@pytest.mark.parametrize(
    ("leak", "rules"),
    [
        (true_steps, "edition 4"),
        (true_numbers, "edition 3"),
        (every_choice_told, "it"),
        (true_clocks, "hu"),
        (true_automation, "ja"),
        (forced_at_once, "hu"),
    ],
)
def test_a_leak_is_found(monkeypatch, leak: Callable[[Patch], None], rules: str):
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="Position"):
        play(rules)
