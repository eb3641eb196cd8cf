"""A table by itself: a game is played, kept as texts and built again, with no server at hand."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from random import Random
from typing import Any

import pytest

from schiltrom import ENGLAND, SCOTLAND, RecordError, RuleSet
from schiltrom.engine.counters import BRAVEHEART
from schiltrom.engine.tables import members
from schiltrom.fairness import FairChance, commitment
from schiltrom.table import clocks
from schiltrom.table.clocks import MINUTE_MS, MINUTES, Clock
from schiltrom.table.errors import RefusedError
from schiltrom.table.status import status_of
from schiltrom.table.table import VIEWERS, Table

SEED = bytes(32)
CHOICES = 120


@dataclass
class KeptGame:
    """What whoever runs a table keeps of its game."""

    id: str = "game"
    scenario: int = BRAVEHEART
    rules: dict[str, str | int | bool] = field(default_factory=lambda: RuleSet().to_json())
    preset: str = "4"
    bidding: bool = False
    server_seed: str = SEED.hex()
    epochs: list[dict[str, Any]] = field(default_factory=list)
    begun: datetime | None = None
    ended: datetime | None = None
    winner: int | None = None
    ending: str | None = None
    clock: dict[str, Any] | None = field(
        default_factory=lambda: Clock(MINUTES, minutes=10, increment=5).to_json()
    )
    flag_ms: int | None = None
    offers: list[dict[str, Any]] = field(default_factory=list)
    rematch: str | None = None
    imported: int = 0
    open: bool = False


@dataclass
class KeptSeat:
    """What is kept of a seat."""

    side: int
    kind: str = "here"
    name: str = ""
    commitment: str | None = None
    seed: str | None = "seed"
    bid: int | None = None
    taken: bool = True
    level: str | None = None
    left_ms: int | None = None
    since_ms: int | None = None
    finished_ms: int | None = None
    present_ms: int | None = None
    wishes: list[str] = field(default_factory=list)


def new_table(seed: bytes = SEED) -> Table:
    return Table(BRAVEHEART, RuleSet(), FairChance(seed, "england", "scotland"))


def played(choices: int = CHOICES) -> tuple[Table, list[str]]:
    """Return a table after some random choices, and its entries as texts."""
    table = new_table()
    rng = Random(1)
    entries = table.begin()
    for _ in range(choices):
        side = next(side for side in (ENGLAND, SCOTLAND) if table.waits_for(side))
        entries += table.play(side, rng.choice(members(table.legal(side))))
    return table, [entry.text for entry in entries]


def test_a_table_is_built_again_from_its_entries():
    table, texts = played()
    again = new_table()
    again.catch_up(texts)
    for viewer in VIEWERS:
        assert again.number(viewer) == table.number(viewer)
        assert again.seen(viewer) == table.seen(viewer)
        assert again.screen_state(viewer) == table.screen_state(viewer)
        assert again.lines_after(viewer, 0) == table.lines_after(viewer, 0)
    assert again.course.so_far() == table.course.so_far()


def test_chance_that_is_not_the_seeds_is_noticed():
    _, texts = played(2)
    with pytest.raises(RecordError, match="not what the seeds say"):
        new_table(b"\1" * 32).catch_up(texts)


def test_a_viewer_reads_his_own_screen():
    table, _ = played(0)
    england, scotland, nobody = (table.screen_state(viewer) for viewer in VIEWERS)
    assert england.viewer != scotland.viewer
    assert nobody.legal == []
    hands = [side.hand for side in england.sides]
    assert hands[ENGLAND]
    assert not hands[SCOTLAND]


def test_what_is_not_allowed_changes_nothing():
    table, texts = played(0)
    legal = table.legal(ENGLAND)
    refused = next(choice for choice in range(legal.bit_length() + 1) if not legal >> choice & 1)
    with pytest.raises(RefusedError):
        table.play(ENGLAND, refused)
    assert table.entries == len(texts)


def test_a_choice_is_taken_back():
    table, _ = played(0)
    before = table.seen(ENGLAND)
    table.play(ENGLAND, members(table.legal(ENGLAND))[0])
    assert table.seen(ENGLAND) != before
    table.undo(ENGLAND)
    assert table.seen(ENGLAND) == before


def test_clocks_and_status_need_no_database():
    table, _ = played(0)
    game, seats = KeptGame(), [KeptSeat(ENGLAND), KeptSeat(SCOTLAND)]
    clocks.begin(game, seats, table, at_ms=1000)
    assert game.flag_ms == 1000 + 10 * MINUTE_MS
    assert not clocks.is_up(game, game.flag_ms - 1)
    assert clocks.is_up(game, game.flag_ms)
    starts = list(table.starts)
    table.play(ENGLAND, members(table.legal(ENGLAND))[0])
    clocks.go_on(game, seats, table, starts, at_ms=61_000)
    assert [seat.left_ms for seat in seats] == [9 * MINUTE_MS, 10 * MINUTE_MS]
    assert clocks.winner(seats) == ENGLAND
    status = status_of(game, seats, table)
    assert status.commitment == commitment(SEED)
    assert status.hints == ["England", "Scotland"]
