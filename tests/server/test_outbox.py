"""The outbox: what other processes do is heard of, late commits and all."""

from __future__ import annotations

import threading
import time
from contextlib import suppress
from datetime import timedelta

import httpx
import pytest
from sqlalchemy import func, insert, select, update

from schiltrom.engine.rules import PRESETS
from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.server import outbox
from schiltrom.server.database import is_shared, open_database
from schiltrom.server.hall import Hall, HallError, Seat, SeatPlan
from schiltrom.server.models import OutboxRow, now
from schiltrom.server.outbox import KEPT_S, LATE_S, Reader
from tests.server.service import open_game, real_server
from tests.server.test_live import reach, receive


@pytest.fixture
def halls(url):
    """Return two halls on one database, as of two processes."""
    found = [Hall(open_database(url)) for _ in range(2)]
    yield found
    for hall in found:
        hall.engine.dispose()


def new_game(hall: Hall) -> str:
    plans = {ENGLAND: SeatPlan("here"), SCOTLAND: SeatPlan("here")}
    return hall.open_game("Braveheart", PRESETS["edition 4"], plans).game_id


def first_choice(hall: Hall, game: str, side: int = ENGLAND) -> tuple[Seat, int, str]:
    state = hall.state(game, side)
    assert state.view is not None
    legal = state.view["legal"]
    assert isinstance(legal, list)
    return Seat(game, side), state.number, legal[0]


def posted(hall: Hall) -> int:
    with hall.engine.connect() as connection:
        return int(connection.scalar(select(func.count()).select_from(OutboxRow)) or 0)


# --- posting -----------------------------------------------------------------------------------


def test_every_change_is_posted_and_nothing_else(halls):
    hall = halls[0]
    game = new_game(hall)
    counts = [posted(hall)]
    hall.choose(*first_choice(hall, game))
    counts.append(posted(hall))
    hall.wish(Seat(game, ENGLAND), ["hits"])
    counts.append(posted(hall))
    with suppress(HallError):
        hall.choose(Seat(game, SCOTLAND), 0, "done")
    hall.state(game)
    counts.append(posted(hall))
    hall.resign(Seat(game, ENGLAND))
    counts.append(posted(hall))
    assert counts == [1, 2, 3, 3, 4]


def test_what_could_not_be_kept_is_not_posted(halls, monkeypatch):
    hall = halls[0]
    game = new_game(hall)
    before = posted(hall)

    def fail(*_args: object) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr("schiltrom.server.hall.notices.queue_turns", fail)
    with pytest.raises(OSError, match="no space"):
        hall.choose(*first_choice(hall, game))
    assert posted(hall) == before


# --- reading -----------------------------------------------------------------------------------


def test_a_reader_hears_of_others_once_and_never_of_itself(halls):
    readers = [Reader(hall.engine) for hall in halls]
    games = [new_game(hall) for hall in halls]
    assert readers[0].read() == {games[1]}
    assert readers[1].read() == {games[0]}
    assert readers[0].read() == readers[1].read() == set()
    halls[0].choose(*first_choice(halls[0], games[1]))
    assert readers[1].read() == {games[1]}
    assert readers[0].read() == set()


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_transaction_that_commits_late_is_heard_of(cluster):
    hall = Hall(open_database(cluster.new_database()))
    clock = Clock()
    reader = Reader(hall.engine, clock)
    with hall.engine.connect() as slow:
        slow.execute(insert(OutboxRow).values(game_id="slow", process="another"))
        with hall.engine.begin() as quick:
            quick.execute(insert(OutboxRow).values(game_id="quick", process="another"))
        assert reader.read() == {"quick"}
        clock.now += LATE_S / 2
        assert reader.read() == set()
        slow.commit()
    assert reader.read() == {"slow"}
    with hall.engine.connect() as broken:
        broken.execute(insert(OutboxRow).values(game_id="broken", process="another"))
    with hall.engine.begin() as quick:
        quick.execute(insert(OutboxRow).values(game_id="more", process="another"))
    assert reader.read() == {"more"}
    clock.now += LATE_S
    assert reader.read() == set()
    assert reader._left_out == {}  # nobody waits for what was rolled back
    hall.engine.dispose()


def test_old_word_is_pruned_and_who_slept_too_long_takes_all_for_changed(halls):
    clock = Clock()
    reader = Reader(halls[1].engine, clock)
    old = new_game(halls[0])
    with halls[0].engine.begin() as connection:
        connection.execute(update(OutboxRow).values(at=now() - timedelta(seconds=KEPT_S)))
    fresh = new_game(halls[0])
    assert reader.read() == {old, fresh}
    reader.prune()
    assert posted(halls[0]) == 2  # not at every moment
    clock.now += outbox.PRUNE_S
    reader.prune()
    assert posted(halls[0]) == 1
    later = new_game(halls[0])
    assert reader.read() == {later}
    clock.now += KEPT_S
    new_game(halls[0])
    assert reader.read() is None
    assert reader.read() == set()


def test_two_servers_on_one_database_tell_each_other_s_listeners(halls):
    """On SQLite nobody notifies: the other server finds it in the outbox by itself."""
    with (
        real_server(halls[0]) as (here, _),
        real_server(halls[1]) as (there, _),
        httpx.Client(base_url=f"http://{here}") as client,
    ):
        opened = open_game(client)
        with reach(there, opened, 0) as socket:
            state = receive(socket)
            began = time.monotonic()
            halls[0].choose(*first_choice(halls[0], opened.game, SCOTLAND))
            assert receive(socket)["number"] > state["number"]
            seconds = time.monotonic() - began
        assert seconds < (1 if is_shared(halls[0].engine) else 3)


def test_a_database_is_set_up_once_however_many_begin(new_url):
    url = new_url()
    halls: list[Hall] = []
    threads = [
        threading.Thread(target=lambda: halls.append(Hall(open_database(url)))) for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    game = new_game(halls[0])
    assert all(hall.state(game).status["begun"] for hall in halls)
    for hall in halls:
        hall.engine.dispose()
