"""A table goes on from a snapshot as if it had been there from the beginning."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from schiltrom import ENGLAND, SCOTLAND, RuleSet
from schiltrom.engine.counters import BRAVEHEART, CAMPAIGN, THE_BRUCE
from schiltrom.engine.record import Entry
from schiltrom.engine.rules import PRESETS
from schiltrom.engine.tables import NOBODY, members
from schiltrom.fairness import FairChance
from schiltrom.table.automatic import SETTINGS
from schiltrom.table.chapters import CHAPTER, RECENT, DamagedError, check, pack, unpack
from schiltrom.table.errors import RefusedError
from schiltrom.table.screens import RecentScreens
from schiltrom.table.snapshot import SnapshotError
from schiltrom.table.table import VIEWERS, Table

SIDES = (ENGLAND, SCOTLAND)
WISHES = {ENGLAND: frozenset(SETTINGS)}
HIDDEN = RuleSet().but(winter_builds="hidden")
GAMES = {
    "edition 4": (BRAVEHEART, PRESETS["edition 4"], None),
    "builds at once": (THE_BRUCE, HIDDEN, None),
    "bids": (CAMPAIGN, RuleSet(), (3, 2)),
}


@dataclass
class Kind:
    """A kind of game, as whoever keeps it knows it."""

    scenario: int
    rules: RuleSet
    bids: tuple[int, int] | None
    epochs: tuple[int, ...] = ()

    def chance(self) -> FairChance:
        chance = FairChance(bytes(32), "england", "scotland")
        for number, first in enumerate(self.epochs):
            chance.begin_epoch(first, bytes([number + 1]) * 32)
        return chance

    def new(self) -> Table:
        return Table(self.scenario, self.rules, self.chance(), bids=self.bids)

    def restored(self, table: Table) -> Table:
        """Return a table that knows no more than what is stored of another."""
        snapshot = json.loads(json.dumps(table.snapshot()))
        packed = table.chapters.packed
        return Table.restore(
            self.scenario, self.rules, self.chance(), snapshot, packed, bids=self.bids
        )


def acted(table: Table, rng: Random) -> Callable[[Table], list[Entry]]:
    """Return something to do: mostly a choice, sometimes an undo or a take-back."""
    side = rng.choice([side for side in SIDES if table.waits_for(side)])
    other = 1 - side
    if rng.random() < 0.15:
        for who in (side, other):
            if table.can_undo(who, WISHES.get(who, frozenset())):
                return lambda at: at.undo(who, WISHES.get(who, frozenset()))
    if rng.random() < 0.01:
        number = table.last_choice(side)
        if number is not None:
            back = max(1, number - rng.randrange(60))
            found = next((n for n in range(back, number + 1) if table.can_take_back(side, n)), None)
            if found is not None:
                return lambda at: at.take_back(side, found)
    choice = rng.choice(members(table.legal(side)))
    return lambda at: at.play(side, choice)


def seen_of(table: Table) -> list[object]:
    """Return all that can be seen at a table without reading its past."""
    found: list[object] = [table.entries, table.is_over, list(table.starts), table.course.so_far()]
    for viewer in VIEWERS:
        found += [table.number(viewer), table.view(viewer), table.lines_after(viewer, -1)]
    for side in SIDES:
        found += [table.waits_for(side), table.legal(side), table.clock_runs(side)]
        found += [table.can_undo(side), table.can_undo(side, frozenset(SETTINGS))]
        found.append([table.answers(side, table.number(side) - back) for back in range(4)])
    return found


def past_of(table: Table) -> list[object]:
    """Return all that a table knows of its past."""
    found: list[object] = [table.record]
    for viewer in VIEWERS:
        history = table.history(viewer)
        found += [history.marks, history.told, table.lines_after(viewer, 70)]
    found += [table.last_choice(side) for side in SIDES]
    return found


def is_the_same(table: Table, other: Table) -> None:
    assert seen_of(table) == seen_of(other)
    assert past_of(table) == past_of(other)


def played_in_step(kind: Kind, actions: int, rng: Random) -> Table:
    """Play a game on two tables, one of which is restored from a snapshot again and again."""
    table = kind.new()
    texts = [entry.text for entry in table.begin()]
    twin = kind.restored(table)
    automatic = [False] * len(texts)
    for _ in range(actions):
        if table.is_over:
            break
        act = acted(table, rng)
        done, followed = act(table), table.automatic(WISHES)
        assert (act(twin), twin.automatic(WISHES)) == (done, followed)
        texts += [entry.text for entry in (*done, *followed)]
        automatic += [False] * len(done) + [True] * len(followed)
        if rng.random() < 0.06:
            twin = kind.restored(twin)
            assert seen_of(twin) == seen_of(table)
    is_the_same(table, twin)
    is_the_same(table, kind.restored(twin))
    again = kind.new()
    again.catch_up(texts, automatic)
    is_the_same(table, again)
    return table


@pytest.mark.parametrize("name", GAMES)
def test_a_restored_table_plays_on_as_the_one_it_was_taken_from(name: str):
    table = played_in_step(Kind(*GAMES[name]), 170, Random(name))
    assert len(table.chapters.packed) >= 2


def test_chance_goes_on_in_every_epoch():
    played_in_step(Kind(BRAVEHEART, RuleSet(), None, epochs=(20, 60, 110)), 100, Random(3))


def some_table(kind: Kind, entries: int = 2 * (CHAPTER + RECENT)) -> Table:
    table, rng = kind.new(), Random(5)
    table.begin()
    while table.entries < entries:
        side = next(side for side in SIDES if table.waits_for(side))
        table.play(side, rng.choice(members(table.legal(side))))
    return table


KIND = Kind(BRAVEHEART, RuleSet(), None)


def test_chapters_do_not_depend_on_when_a_table_is_read():
    table = some_table(KIND)
    again = KIND.new()
    for entry in table.record.entries:
        again.catch_up([entry.text])
        assert again.record.entries[-1] == entry
    assert [unpack(each) for each in again.chapters.packed] == [
        unpack(each) for each in table.chapters.packed
    ]


def test_a_record_in_somebodys_hands_stays_whole():
    table = some_table(KIND, CHAPTER + RECENT - 1)
    record = table.record
    entries = list(record.entries)
    while not table.chapters.packed:
        side = next(side for side in SIDES if table.waits_for(side))
        table.play(side, members(table.legal(side))[0])
    assert record.entries[: len(entries)] == entries
    assert table.record.entries[: len(entries)] == entries


def test_only_recent_lines_are_read_without_unpacking(monkeypatch: pytest.MonkeyPatch):
    table = some_table(KIND)
    whole = table.lines_after(NOBODY, -1)
    recent = [line for line in whole if line.number > table._logs[NOBODY].first]
    assert recent
    monkeypatch.setattr("schiltrom.table.chapters.unpack", None)
    assert table.lines_after(NOBODY, table._logs[NOBODY].first) == recent


@pytest.mark.parametrize(
    "change",
    [
        {"version": 0},
        {"version": 2},
        {"format": "schiltrom record"},
        {"words": "other words"},
        {"seeds": "0" * 64},
        {"scenario": THE_BRUCE},
        {"imported": 7},
        {"entries": 5},
        {"chapters": 9},
        {"replay": {}},
        {"recent": None},
        {"chance": [[1, 2]]},
    ],
)
def test_a_snapshot_that_does_not_fit_is_refused(change: dict[str, Any]):
    table = some_table(KIND)
    snapshot = json.loads(json.dumps(table.snapshot())) | change
    with pytest.raises(SnapshotError):
        Table.restore(BRAVEHEART, RuleSet(), KIND.chance(), snapshot, table.chapters.packed)


def test_a_snapshot_of_other_rules_epochs_or_chapters_is_refused():
    table = some_table(KIND)
    snapshot, packed = table.snapshot(), table.chapters.packed
    later = Kind(BRAVEHEART, RuleSet(), None, epochs=(100,))
    damaged = [packed[0][:-1] + b"x", *packed[1:]]
    for rules, chance, chapters in (
        (HIDDEN, KIND.chance(), packed),
        (RuleSet(), later.chance(), packed),
        (RuleSet(), KIND.chance(), packed[1:]),
        (RuleSet(), KIND.chance(), damaged),
    ):
        with pytest.raises(SnapshotError):
            Table.restore(BRAVEHEART, rules, chance, snapshot, chapters)


def test_what_is_packed_is_checked():
    packed = pack({"entries": []})
    check(packed)
    assert unpack(packed) == {"entries": []}
    for damaged in (b"", packed[:-1], packed[:20] + b"\0" + packed[21:]):
        with pytest.raises(DamagedError):
            unpack(damaged)


def test_screen_states_are_kept_for_the_games_looked_at_last():
    tables = [some_table(KIND, 20), some_table(KIND, 20)]
    screens = RecentScreens(most=2)
    drawn = [table.screen_state(ENGLAND) for table in tables]
    assert tables[0].screen_state(ENGLAND) is drawn[0]
    first, second, third = object(), object(), object()
    for owner in (first, second):
        screens.keep(owner, ENGLAND, 1, drawn[0])
    assert screens.find(first, ENGLAND, 1) is drawn[0]
    assert screens.find(first, ENGLAND, 2) is None
    assert screens.find(first, SCOTLAND, 1) is None
    screens.keep(third, ENGLAND, 1, drawn[1])
    assert screens.find(second, ENGLAND, 1) is None
    assert screens.find(first, ENGLAND, 1) is drawn[0]


def test_what_cannot_be_undone_cannot_be_undone_after_a_snapshot():
    twin = KIND.restored(some_table(KIND, 90))
    for side in SIDES:
        if not twin.can_undo(side):
            with pytest.raises(RefusedError):
                twin.undo(side)
