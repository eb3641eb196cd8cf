"""The outbox: what other processes do is heard of, late commits and all."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta

import httpx
import pytest
from sqlalchemy import func, insert, select, update

from schiltrom.engine.rules import PRESETS
from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.server.games.seats import Seat, SeatPlan
from schiltrom.server.games.service import GameService
from schiltrom.server.live import listener
from schiltrom.server.store import outbox
from schiltrom.server.store.database import is_shared, open_database
from schiltrom.server.store.models import OutboxRow, now
from schiltrom.server.store.outbox import KEPT_S, LATE_S, Reader
from schiltrom.table.errors import GameError
from tests.server.helpers.service import open_game, real_server
from tests.server.live.test_sockets import reach, receive


@pytest.fixture
def services(url):
    """Return two services on one database, as of two processes."""
    found = [GameService(open_database(url)) for _ in range(2)]
    yield found
    for service in found:
        service.engine.dispose()


def new_game(service: GameService) -> str:
    plans = {ENGLAND: SeatPlan("here"), SCOTLAND: SeatPlan("here")}
    return service.open_game("Braveheart", PRESETS["edition 4"], plans).game_id


def first_choice(service: GameService, game: str, side: int = ENGLAND) -> tuple[Seat, int, str]:
    state = service.state(game, side)
    assert state.view is not None
    legal = state.view["legal"]
    assert isinstance(legal, list)
    return Seat(game, side), state.number, legal[0]


def posted(service: GameService) -> int:
    with service.engine.connect() as connection:
        return int(connection.scalar(select(func.count()).select_from(OutboxRow)) or 0)


# --- posting -----------------------------------------------------------------------------------


def test_every_change_is_posted_and_nothing_else(services):
    service = services[0]
    game = new_game(service)
    counts = [posted(service)]
    service.choose(*first_choice(service, game))
    counts.append(posted(service))
    service.wish(Seat(game, ENGLAND), ["hits"])
    counts.append(posted(service))
    with suppress(GameError):
        service.choose(Seat(game, SCOTLAND), 0, "done")
    service.state(game)
    counts.append(posted(service))
    service.resign(Seat(game, ENGLAND))
    counts.append(posted(service))
    assert counts == [1, 2, 3, 3, 4]


def test_what_could_not_be_kept_is_not_posted(services, monkeypatch):
    service = services[0]
    game = new_game(service)
    before = posted(service)

    def fail(*_args: object) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr("schiltrom.server.games.batches.Batch._write", fail)
    with pytest.raises(OSError, match="no space"):
        service.choose(*first_choice(service, game))
    assert posted(service) == before


# --- reading -----------------------------------------------------------------------------------


def test_a_reader_hears_of_others_once_and_never_of_itself(services):
    readers = [Reader(service.engine) for service in services]
    games = [new_game(service) for service in services]
    assert readers[0].read() == {games[1]}
    assert readers[1].read() == {games[0]}
    assert readers[0].read() == readers[1].read() == set()
    services[0].choose(*first_choice(services[0], games[1]))
    assert readers[1].read() == {games[1]}
    assert readers[0].read() == set()


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_transaction_that_commits_late_is_heard_of(cluster):
    service = GameService(open_database(cluster.new_database()))
    clock = Clock()
    reader = Reader(service.engine, clock)
    with service.engine.connect() as slow:
        slow.execute(insert(OutboxRow).values(game_id="slow", process="another"))
        with service.engine.begin() as quick:
            quick.execute(insert(OutboxRow).values(game_id="quick", process="another"))
        assert reader.read() == {"quick"}
        clock.now += LATE_S / 2
        assert reader.read() == set()
        slow.commit()
    assert reader.read() == {"slow"}
    with service.engine.connect() as broken:
        broken.execute(insert(OutboxRow).values(game_id="broken", process="another"))
    with service.engine.begin() as quick:
        quick.execute(insert(OutboxRow).values(game_id="more", process="another"))
    assert reader.read() == {"more"}
    clock.now += LATE_S
    assert reader.read() == set()
    assert reader._missing == {}  # nobody waits for what was rolled back
    service.engine.dispose()


def test_old_word_is_pruned_and_who_slept_too_long_takes_all_for_changed(services):
    clock = Clock()
    reader = Reader(services[1].engine, clock)
    old = new_game(services[0])
    with services[0].engine.begin() as connection:
        connection.execute(update(OutboxRow).values(at=now() - timedelta(seconds=KEPT_S)))
    fresh = new_game(services[0])
    assert reader.read() == {old, fresh}
    reader.prune()
    assert posted(services[0]) == 2  # not at every moment
    clock.now += outbox.PRUNE_S
    reader.prune()
    assert posted(services[0]) == 1
    later = new_game(services[0])
    assert reader.read() == {later}
    clock.now += KEPT_S
    new_game(services[0])
    assert reader.read() is None
    assert reader.read() == set()


def test_two_servers_on_one_database_tell_each_other_s_listeners(services, monkeypatch):
    """On SQLite nobody notifies: the other server finds it in the outbox by itself."""
    if is_shared(services[0].engine):
        monkeypatch.setattr(listener, "POLL_S", 60.0)
    with (
        real_server(services[0]) as (here, _),
        real_server(services[1]) as (there, _),
        httpx.Client(base_url=f"http://{here}") as client,
    ):
        opened = open_game(client)
        with reach(there, opened, 0) as socket:
            state = receive(socket)
            began = time.monotonic()
            services[0].choose(*first_choice(services[0], opened.game, SCOTLAND))
            assert receive(socket)["number"] > state["number"]
            seconds = time.monotonic() - began
        assert seconds < 30


def test_only_others_notifications_wake_a_server(services, monkeypatch):
    """It knows of its own changes, and would read the outbox for each of them."""
    if not is_shared(services[0].engine):
        pytest.skip("only PostgreSQL notifies")
    monkeypatch.setattr(listener, "POLL_S", 60.0)
    read = threading.Event()

    async def listen() -> None:
        async def ask(call: Callable[..., object], *args: object) -> object:
            if call.__name__ == "read":
                read.set()
            return await asyncio.to_thread(call, *args)

        listening = listener.Listener(services[0].engine, ask, lambda _game: None)
        listening.start()
        assert await asyncio.to_thread(read.wait, 30)  # it looks once when it begins
        await asyncio.sleep(0.5)
        read.clear()
        await asyncio.to_thread(outbox.notify, services[0].engine)
        assert not await asyncio.to_thread(read.wait, 1)
        await asyncio.to_thread(outbox.notify, services[1].engine)
        assert await asyncio.to_thread(read.wait, 30)
        await listening.stop()

    asyncio.run(listen())


def test_a_database_is_set_up_once_however_many_begin(new_url):
    url = new_url()
    services: list[GameService] = []
    threads = [
        threading.Thread(target=lambda: services.append(GameService(open_database(url))))
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    game = new_game(services[0])
    assert all(service.state(game).status.begun for service in services)
    for service in services:
        service.engine.dispose()
