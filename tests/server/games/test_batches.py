"""Batches: what waits is written together, what is refused fails alone, nothing is half done."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import event, func, select
from sqlalchemy.exc import OperationalError

from schiltrom.engine.rules import PRESETS
from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.server.games.batches import Batch, Change
from schiltrom.server.games.change_queue import ChangeQueue
from schiltrom.server.games.seats import Seat, SeatPlan
from schiltrom.server.games.service import GameService, choice, undoing
from schiltrom.server.store.database import open_database
from schiltrom.server.store.models import EntryRow
from schiltrom.table.errors import NotFoundError, RefusedError, StaleError
from schiltrom.table.table import Table


@pytest.fixture
def service(url):
    found = GameService(open_database(url))
    yield found
    found.engine.dispose()


def new_game(service: GameService) -> str:
    plans = {ENGLAND: SeatPlan("here"), SCOTLAND: SeatPlan("here")}
    return service.open_game("Braveheart", PRESETS["edition 4"], plans).game_id


def legal(service: GameService, game: str, side: int = ENGLAND) -> list[str]:
    view = service.state(game, side).view
    assert view is not None
    found = view["legal"]
    assert isinstance(found, list)
    return found


def card(service: GameService, game: str, side: int = ENGLAND, place: int = 0) -> Change:
    """Return the change by which a side lays one of its cards."""
    number = service.state(game, side).number
    return choice(Seat(game, side), number, legal(service, game, side)[place : place + 1])


def seen(service: GameService, *games: str) -> list[Any]:
    """Return all that is to be seen of games, and how many entries they have."""
    with service.engine.connect() as connection:
        stored = connection.scalar(select(func.count()).select_from(EntryRow))
    states = [service.state(game, side) for game in games for side in (ENGLAND, SCOTLAND)]
    return [stored, *[(state.number, state.view, state.lines) for state in states]]


# --- one transaction ---------------------------------------------------------------------------


def test_what_is_refused_fails_alone(service):
    games = [new_game(service) for _ in range(4)]
    good, last = card(service, games[0]), card(service, games[3], SCOTLAND)
    stale = card(service, games[1])
    stale.number += 7
    refused = undoing(Seat(games[2], ENGLAND), service.state(games[2], ENGLAND).number)
    missing = choice(Seat("0" * 16, ENGLAND), 0, ["card 1"])
    Batch(service, [good, stale, refused, missing, last]).run()
    kinds = [type(each.error) for each in (stale, refused, missing)]
    assert kinds == [StaleError, RefusedError, NotFoundError]
    for change, side in ((good, ENGLAND), (last, SCOTLAND)):
        assert change.outcome() == service.state(change.seat.game_id, side).number > change.number
    service.forget(games[0])
    assert service.state(games[0], ENGLAND).number == good.reached


def test_both_sides_of_a_game_can_be_in_one_batch(service):
    game = new_game(service)
    Batch(service, [card(service, game, side) for side in (ENGLAND, SCOTLAND)]).run()
    view = service.state(game).view
    assert view is not None
    assert view["step"] != "card"
    before = seen(service, game)
    service.forget(game)
    assert seen(service, game) == before


def test_a_failed_commit_acknowledges_nobody_and_memory_is_as_the_database_is(service):
    games = [new_game(service) for _ in range(3)]
    before = seen(service, *games)
    changes = [card(service, game) for game in games]

    def fail(_connection: object) -> None:
        raise OperationalError("COMMIT", None, OSError("no space left on device"))

    event.listen(service.engine, "commit", fail)
    batch = Batch(service, changes)
    with pytest.raises(OperationalError):
        batch.run()
    event.remove(service.engine, "commit", fail)
    assert all(isinstance(each.error, OperationalError) for each in changes)
    assert batch.changed == []
    assert seen(service, *games) == before
    again = [card(service, game) for game in games]
    Batch(service, again).run()
    assert [each.error for each in again] == [None] * 3


def test_what_breaks_half_way_spoils_its_own_game_only(service):
    games = [new_game(service) for _ in range(2)]
    before = seen(service, games[0])

    def play_and_break(table: Table) -> list[Any]:
        table.play(ENGLAND, min(_choices(table)))
        raise ZeroDivisionError

    seat = Seat(games[0], ENGLAND)
    broken = Change(seat, service.state(games[0], ENGLAND).number, play_and_break, is_choice=True)
    same_game, other = card(service, games[0], SCOTLAND), card(service, games[1])
    Batch(service, [same_game, broken, other]).run()
    assert isinstance(broken.error, ZeroDivisionError)
    assert isinstance(same_game.error, ZeroDivisionError)
    assert seen(service, games[0])[1:] == before[1:]
    assert other.outcome() == service.state(games[1], ENGLAND).number


def _choices(table: Table) -> list[int]:
    mask = table.legal(ENGLAND)
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


def test_what_another_process_has_changed_is_read_first(url):
    ours, theirs = (GameService(open_database(url)) for _ in range(2))
    game = new_game(ours)
    for service, side in ((ours, ENGLAND), (theirs, SCOTLAND)):
        service.make(card(service, game, side))
    for _ in range(40):
        for service in (ours, theirs):
            asked = [each for each in (0, 1) if service.state(game, each).your_choice]
            for each in asked[:1]:
                service.make(card(service, game, each))
    assert seen(ours, game) == seen(theirs, game)
    theirs.resign(Seat(game, ENGLAND))
    with pytest.raises(Exception, match="over"):
        ours.choose(Seat(game, SCOTLAND), ours.state(game, SCOTLAND).number, "card 1")
    for service in (ours, theirs):
        service.engine.dispose()


# --- the queue ---------------------------------------------------------------------------------


def test_what_waits_is_made_together_and_a_lone_change_waits_for_nobody(service):
    games = [new_game(service) for _ in range(10)]
    changes = [card(service, game) for game in games]
    told: list[list[str]] = []

    async def make_all() -> list[int]:
        queue = ChangeQueue(service)
        queue.start(lambda batch: told.append([each.game.id for each in batch.changed]))
        reached = await queue.make(changes[0])
        assert told == [games[:1]]
        others = await asyncio.gather(*(queue.make(change) for change in changes[1:]))
        await queue.stop()
        return [reached, *others]

    numbers = asyncio.run(make_all())
    assert told == [games[:1], sorted(games[1:])]
    assert numbers == [service.state(game, ENGLAND).number for game in games]


def test_other_threads_wait_in_the_same_queue(service):
    games = [new_game(service) for _ in range(4)]
    changes = [card(service, game) for game in games]
    told: list[int] = []

    async def make_all() -> None:
        queue = ChangeQueue(service)
        queue.start(lambda batch: told.append(len(batch.changed)))
        calls = (asyncio.to_thread(service.make, change) for change in changes)
        await asyncio.gather(*calls)
        await queue.stop()

    asyncio.run(make_all())
    assert sum(told) == len(games)
    assert all(
        service.state(change.seat.game_id, ENGLAND).number == change.reached for change in changes
    )
    assert service.make(card(service, games[0], SCOTLAND)) > 0


def test_stopping_makes_what_waits(service):
    game = new_game(service)
    change = card(service, game)

    async def stop_at_once() -> int:
        queue = ChangeQueue(service)
        queue.start(lambda _batch: None)
        made = asyncio.ensure_future(queue.make(change))
        await asyncio.sleep(0)
        await queue.stop()
        return await made

    assert asyncio.run(stop_at_once()) == service.state(game, ENGLAND).number


def test_who_waits_is_served_though_what_was_made_before_cannot_be_shown(service):
    changes = [card(service, new_game(service)) for _ in range(2)]

    def fail(_batch: Batch) -> None:
        raise ZeroDivisionError

    async def make_all() -> list[int]:
        queue = ChangeQueue(service)
        queue.start(fail)
        first = asyncio.ensure_future(queue.make(changes[0]))
        while changes[0].reached < 0:  # it is being made, and the other waits
            await asyncio.sleep(0)
        found = await asyncio.wait_for(asyncio.gather(first, queue.make(changes[1])), 10)
        await queue.stop()
        return list(found)

    games = [change.seat.game_id for change in changes]
    assert asyncio.run(make_all()) == [service.state(game, ENGLAND).number for game in games]


def test_a_thread_that_asks_when_the_queue_has_just_stopped_is_served(service, monkeypatch):
    """It must not hear that a change was made which nobody has made."""
    change = card(service, new_game(service))

    async def stop_first() -> int:
        queue = ChangeQueue(service)
        queue.start(lambda _batch: None)
        loop = asyncio.get_running_loop()
        asks, has_stopped = threading.Event(), threading.Event()
        call = loop.call_soon_threadsafe

        def call_late(*given: Any) -> asyncio.Handle:
            asks.set()
            has_stopped.wait(10)
            return call(*given)

        monkeypatch.setattr(loop, "call_soon_threadsafe", call_late)
        asking = loop.run_in_executor(None, service.make, change)
        while not asks.is_set():
            await asyncio.sleep(0.01)
        await queue.stop()
        has_stopped.set()
        return await asyncio.wait_for(asking, 10)

    reached = asyncio.run(stop_first())
    assert reached == service.state(change.seat.game_id, ENGLAND).number > 0


def test_nobody_waits_for_ever_and_nothing_stays_locked_when_the_event_loop_ends(service):
    """As when a server is told twice to stop: then nothing is brought to an end in good order."""
    changes = [card(service, new_game(service)) for _ in range(3)]
    begun, go_on = threading.Event(), threading.Event()
    finish = Batch.finish

    def wait_and_finish(batch: Batch) -> None:
        begun.set()
        go_on.wait(10)
        finish(batch)

    async def end_in_the_middle(threads: ThreadPoolExecutor) -> list[Any]:
        queue = ChangeQueue(service)
        queue.start(lambda _batch: None)
        asked = [threads.submit(service.make, changes[0])]
        await asyncio.to_thread(begun.wait, 10)
        asked += [threads.submit(service.make, change) for change in changes[1:]]
        while len(queue._waiting) < 2:
            await asyncio.sleep(0)
        return asked

    with pytest.MonkeyPatch.context() as patch, ThreadPoolExecutor(3) as threads:
        patch.setattr(Batch, "finish", wait_and_finish)
        asked = asyncio.run(end_in_the_middle(threads))
        go_on.set()
        with pytest.raises(StaleError):  # it was made, but nobody was left to say so
            asked[0].result(10)
        reached = [each.result(10) for each in asked[1:]]
    numbers = [service.state(change.seat.game_id, ENGLAND).number for change in changes]
    assert numbers[1:] == reached
    assert numbers[0] > changes[0].number


def test_no_more_games_are_held_than_tables_are_kept(url):
    service = GameService(open_database(url), tables=5)
    plans = {ENGLAND: SeatPlan("here"), SCOTLAND: SeatPlan("friend")}
    rules = PRESETS["edition 4"]
    games = [service.open_game("Braveheart", rules, plans).game_id for _ in range(8)]
    for game in games:  # nobody has come yet: they have no tables
        service.state(game)
    for _ in range(8):
        service.make(card(service, new_game(service)))
    assert len(service._held) == len(service._tables) == 5
    service.engine.dispose()
