"""A table: a choice is checked once, and choices sent together are made together or not at all."""

from __future__ import annotations

from typing import Any

import pytest

from schiltrom import ENGLAND, SCOTLAND
from schiltrom.engine import steps
from schiltrom.engine.choices import parse_choice
from schiltrom.engine.reasons.explain import why_not
from schiltrom.engine.record import Entry, RecordError
from schiltrom.engine.rules import PRESETS
from schiltrom.engine.tables import members
from schiltrom.fairness import FairChance
from schiltrom.table import table as tables
from schiltrom.table.errors import RefusedError
from schiltrom.table.table import Table


def a_table() -> Table:
    table = Table(0, PRESETS["edition 4"], FairChance(bytes(32), "longshanks", "spider"))
    table.begin()
    return table


def in_movement() -> Table:
    """Return a table at which somebody moves."""
    table = a_table()
    while table.view(ENGLAND).step != steps.MOVE:
        side = next(side for side in (ENGLAND, SCOTLAND) if table.waits_for(side))
        table.play(side, members(table.legal(side))[0])
    return table


def test_a_choice_is_checked_once(monkeypatch):
    table = in_movement()
    side = next(side for side in (ENGLAND, SCOTLAND) if table.waits_for(side))
    asked: list[int] = []

    def counted(pos: Any, who: int, choice: int) -> Any:
        asked.append(choice)
        return why_not(pos, who, choice)

    def refuse(self: Any, entry: Entry, *, is_known: bool = True) -> None:
        assert is_known, f"{entry.text} is checked again"
        add(self, entry)

    add = Table._add
    monkeypatch.setattr(tables, "why_not", counted)
    monkeypatch.setattr(Table, "_add", refuse)
    block = next(choice for choice in members(table.legal(side)))
    table.play(side, block)
    assert asked == [block]


def test_choices_sent_together_are_made_together_or_not_at_all():
    table = in_movement()
    side = next(side for side in (ENGLAND, SCOTLAND) if table.waits_for(side))
    block = members(table.legal(side))[0]
    before = table.view(side), table.entries
    with pytest.raises(RefusedError):
        table.play_all(side, [block, parse_choice("card Herald")])
    assert (table.view(side), table.entries) == before
    table.play_all(side, [block])
    area = members(table.legal(side))[0]
    whole = in_movement()
    whole.play_all(side, [block, area])
    table.play(side, area)
    assert whole.seen(side) == table.seen(side)
    assert whole.record == table.record


def test_what_was_kept_is_checked_when_it_is_read_again():
    table = a_table()
    with pytest.raises(RecordError):
        table.catch_up(["E done"])
