"""Snapshots: a game is read from its newest one, and from its entries where that is of no use."""

from __future__ import annotations

import json
import logging
from functools import cache
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, delete, func, select, update

from schiltrom import ENGLAND, SCOTLAND
from schiltrom.engine.choices import TEXTS
from schiltrom.engine.counters import BRAVEHEART
from schiltrom.engine.record import Entry
from schiltrom.engine.rules import PRESETS
from schiltrom.engine.tables import members
from schiltrom.fairness import FairChance
from schiltrom.server.games.seats import Seat, SeatPlan
from schiltrom.server.games.service import GameService
from schiltrom.server.ops.admin import Wanted, delete_games
from schiltrom.server.store import snapshots
from schiltrom.server.store.database import open_database
from schiltrom.server.store.models import ChapterRow, EntryRow, GameRow, SnapshotRow
from schiltrom.server.store.outbox import Session
from schiltrom.table.chapters import CHAPTER, RECENT, pack, unpack
from schiltrom.table.table import VIEWERS, Table
from tests.server.helpers.service import SEED, fix_chance

ENTRIES = CHAPTER + RECENT
RULES = PRESETS["edition 4"]
IGNORED = "a snapshot is not used"


@pytest.fixture(autouse=True)
def same_chance(monkeypatch):
    fix_chance(monkeypatch)


@pytest.fixture
def start(url):
    """Return what starts a service that knows nothing but what is in the database."""
    engine = open_database(url)
    yield lambda: GameService(engine)
    engine.dispose()


def table_of(service: GameService, game: str) -> Table:
    return service.ask_table(game, lambda table, _over: table)


def play_to(service: GameService, game: str, entries: int, rng: Random) -> None:
    """Make random choices until a game has so many entries."""
    while (table := table_of(service, game)).entries < entries:
        side = next(side for side in (ENGLAND, SCOTLAND) if table.waits_for(side))
        choice = rng.choice(members(table.legal(side)))
        service.choose(Seat(game, side), table.number(side), TEXTS[choice])


@cache
def played(entries: int) -> list[Entry]:
    """Return the entries of a game up to a choice after which there are at least so many."""
    table, rng = Table(BRAVEHEART, RULES, FairChance(SEED, "seed", "seed")), Random(7)
    done = table.begin()
    while len(done) < entries:
        side = next(side for side in (ENGLAND, SCOTLAND) if table.waits_for(side))
        done += table.play(side, rng.choice(members(table.legal(side))))
    return done


def new_game(service: GameService, entries: int = ENTRIES) -> str:
    """Return a game with so many entries, which are written as they were before snapshots."""
    plans = {side: SeatPlan("here", seed="seed") for side in (ENGLAND, SCOTLAND)}
    game = service.open_game("braveheart", RULES, plans).game_id
    kept = played(entries - 1)
    with service.changing(game) as (session, row, _):
        service._keep(session, row, kept[row.entries :])
    play_to(service, game, len(kept) + 1, Random(7))
    return game


def stored(service: GameService, row: type[SnapshotRow | ChapterRow]) -> int:
    with service.reading() as session:
        return session.scalar(select(func.count()).select_from(row)) or 0


def all_of(service: GameService, game: str) -> list[object]:
    """Return all that a table tells."""
    table = table_of(service, game)
    views = [[table.number(v), table.seen(v), table.lines_after(v, -1)] for v in VIEWERS]
    past = [[table.history(v).marks, table.history(v).told] for v in VIEWERS]
    return [views, past, table.record, list(table.starts), table.course.so_far()]


def without_snapshots(service: GameService, monkeypatch: pytest.MonkeyPatch, game: str) -> object:
    """Return what a table tells that is built from the entries alone."""
    with monkeypatch.context() as patch:
        patch.setattr(snapshots, "load", lambda *_: None)
        return all_of(service, game)


def change(service: GameService, values: dict[str, Any]) -> None:
    with service.writing() as session:
        session.execute(update(SnapshotRow).values(**values))


def test_a_game_is_read_from_its_snapshot_and_later_entries(start, monkeypatch):
    first = start()
    game = new_game(first)
    play_to(first, game, ENTRIES + 15, Random(6))
    service: GameService = start()
    read: list[int] = []
    entries = service._entries

    def noted(session: Session, row: GameRow, first: int) -> tuple[list[str], list[bool]]:
        read.append(first)
        return entries(session, row, first)

    monkeypatch.setattr(service, "_entries", noted)
    found = all_of(service, game)
    assert ENTRIES <= read[0] < ENTRIES + 10
    assert found == without_snapshots(start(), monkeypatch, game)


def test_a_game_that_was_read_goes_on_with_the_same_dice(start):
    first, second = start(), start()
    games = [new_game(service) for service in (first, second)]
    again = start()  # which knows nothing but what is stored
    play_to(first, games[0], ENTRIES + 20, Random(11))
    play_to(again, games[1], ENTRIES + 20, Random(11))
    told = [all_of(service, game) for service, game in ((first, games[0]), (again, games[1]))]
    assert told[0] == told[1]


def test_a_chapter_is_written_once_and_a_snapshot_replaced(start):
    service = start()
    game = new_game(service, ENTRIES + CHAPTER - 20)
    assert (stored(service, SnapshotRow), stored(service, ChapterRow)) == (1, 1)
    play_to(service, game, ENTRIES + CHAPTER, Random(8))
    assert (stored(service, SnapshotRow), stored(service, ChapterRow)) == (1, 2)
    with service.reading() as session:
        assert session.scalars(select(SnapshotRow.entries)).one() >= ENTRIES + CHAPTER


def test_an_older_game_gets_its_snapshot_with_the_next_choice(start):
    service = start()
    game = new_game(service, 10)
    with service.changing(game) as (session, row, _):
        service._keep(session, row, played(2 * CHAPTER + RECENT)[row.entries :])
    again = start()
    before = table_of(again, game).entries
    assert stored(again, SnapshotRow) == 0
    play_to(again, game, before + 1, Random(9))
    assert (stored(again, SnapshotRow), stored(again, ChapterRow)) == (1, 2)


def test_a_change_that_fails_stores_no_snapshot(start, monkeypatch):
    service = start()
    game = new_game(service, ENTRIES - 5)
    assert stored(service, SnapshotRow) == 0
    write = snapshots.write

    def write_and_fail(connection: Connection, rows: list[snapshots.Rows]) -> None:
        write(connection, rows)
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(snapshots, "write", write_and_fail)
        with pytest.raises(ZeroDivisionError):
            play_to(service, game, ENTRIES, Random(3))
    assert (stored(service, SnapshotRow), stored(service, ChapterRow)) == (0, 0)
    play_to(service, game, ENTRIES, Random(3))
    assert (stored(service, SnapshotRow), stored(service, ChapterRow)) == (1, 1)


# --- of no use -------------------------------------------------------------------------------


def repacked(service: GameService, **changed: Any) -> bytes:
    """Return the stored snapshot with something else in it."""
    with service.reading() as session:
        return pack(unpack(session.scalars(select(SnapshotRow.data)).one()) | changed)


def of_another_version(service: GameService) -> None:
    change(service, {"data": repacked(service, version=99)})


def damaged(service: GameService) -> None:
    with service.reading() as session:
        data = session.scalars(select(SnapshotRow.data)).one()
    change(service, {"data": data[:40] + b"!" + data[41:]})


def cut_short(service: GameService) -> None:
    change(service, {"data": b""})


def of_a_foreign_position(service: GameService) -> None:
    change(service, {"data": repacked(service, replay={"position": {}})})


def ahead_of_the_game(service: GameService) -> None:
    change(service, {"entries": 10_000})


def without_its_chapters(service: GameService) -> None:
    with service.writing() as session:
        session.execute(delete(ChapterRow))


def with_a_damaged_chapter(service: GameService) -> None:
    with service.writing() as session:
        session.execute(update(ChapterRow).values(data=b"damaged"))


def of_other_epochs(service: GameService) -> None:
    with service.writing() as session:
        row = session.scalars(select(GameRow)).one()
        row.epochs = [{"from": row.entries, "seed": "ab" * 32}]


@pytest.mark.parametrize(
    "spoil",
    [
        of_another_version,
        damaged,
        cut_short,
        of_a_foreign_position,
        ahead_of_the_game,
        without_its_chapters,
        with_a_damaged_chapter,
        of_other_epochs,
    ],
)
def test_a_snapshot_of_no_use_is_ignored_and_written_again(start, spoil, monkeypatch, caplog):
    service = start()
    game = new_game(service)
    spoil(service)
    again = start()
    with caplog.at_level(logging.WARNING):
        found = all_of(again, game)
    assert [IGNORED in record.message for record in caplog.records] == [True]
    assert found == without_snapshots(start(), monkeypatch, game)
    play_to(again, game, ENTRIES + 3, Random(4))
    caplog.clear()
    last = start()
    assert all_of(last, game) == all_of(again, game)
    assert not caplog.records


def test_a_missing_snapshot_is_nothing_to_speak_of(start, caplog):
    service = start()
    game = new_game(service, 20)
    with caplog.at_level(logging.WARNING):
        assert table_of(start(), game).entries >= 20
    assert not caplog.records


def test_a_deleted_game_leaves_nothing(start):
    service = start()
    game = new_game(service)
    assert delete_games(service.engine, [game], Wanted.older_than(0, unfinished=True)) == 1
    assert (stored(service, SnapshotRow), stored(service, ChapterRow)) == (0, 0)
    with service.reading() as session:
        assert session.scalars(select(EntryRow)).all() == []


def test_what_is_stored_is_plain_data(start):
    service = start()
    new_game(service)
    with service.reading() as session:
        for column in (SnapshotRow.data, ChapterRow.data):
            assert json.dumps(unpack(session.scalars(select(column)).one()))
