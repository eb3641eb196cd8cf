"""Trying to tire a server out: what costs much is limited before it is done."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from schiltrom import Record, RecordError
from schiltrom.engine.record import LONGEST_ENTRY, Entry
from schiltrom.engine.tables import ENGLAND, NOBODY
from schiltrom.engine.view import View, view
from schiltrom.knowledge.follower import Follower
from schiltrom.knowledge.tracker import Tracker
from schiltrom.server.computers.computers import Computers
from schiltrom.server.counts import Counts
from schiltrom.server.http import api_insight, security
from schiltrom.server.live import rooms
from schiltrom.table.table import Table
from tests.helpers.played import played
from tests.server.helpers.seeds import bring_seeds
from tests.server.helpers.service import (
    WebSocketDenialResponse,
    bearer,
    begin_here,
    open_game,
    play_one,
    players,
    serve,
)


@pytest.fixture
def client(tmp_path):
    with serve(tmp_path) as found:
        yield found


# --- imports ---------------------------------------------------------------------------------


def test_a_roll_of_a_million_dice_is_refused_unread():
    for dice in (1_000, 500_000):
        text = "roll" + dice * " 1"
        assert len(text) > LONGEST_ENTRY
        with pytest.raises(RecordError, match="too long"):
            Entry.parse(text)


def test_every_entry_of_whole_games_is_short_enough():
    for seed in range(3):
        texts = [entry.text for entry in played(seed=seed).record.entries]
        assert max(map(len, texts)) <= LONGEST_ENTRY // 2


def test_the_import_of_a_long_roll_is_refused(client):
    record = played().record.to_json()
    record["entries"] = ["roll" + 400_000 * " 1"]
    answer = client.post("/api/games/import", json={"record": record, "seats": None})
    assert answer.status_code == 422
    assert "too long" in answer.json()["message"]
    assert len(answer.content) < 1_000


SEATS = {"england": {"kind": "here"}, "scotland": {"kind": "here"}}


def watch_building(client: Any, monkeypatch: Any) -> list[bool]:
    """Note whenever a table is built whether all other writers have to wait for it."""
    writer = client.app.state.context.service.writer
    waits: list[bool] = []
    catch_up = Table.catch_up

    def noted(table: Table, texts: Sequence[str], automatic: Sequence[bool] = ()) -> None:
        if texts:
            waits.append(writer.locked())
        catch_up(table, texts, automatic)

    monkeypatch.setattr(Table, "catch_up", noted)
    return waits


def test_nobody_waits_while_an_imported_game_is_built(client, monkeypatch):
    waits = watch_building(client, monkeypatch)
    brought = {"record": played(150).record.to_json(), "seats": SEATS}
    made = client.post("/api/games/import", json=brought).json()
    assert waits == []
    begin_here(client, made)
    assert waits == [False]


def test_nobody_waits_while_the_last_seat_begins_an_imported_game(client, monkeypatch):
    """The last seed begins it, not the seat that is taken before."""
    seats = {**SEATS, "scotland": {"kind": "friend"}}
    brought = {"record": played(150).record.to_json(), "seats": seats}
    made = client.post("/api/games/import", json=brought).json()
    client.cookies.clear()
    waits = watch_building(client, monkeypatch)
    taking = {"secret": made["seats"][1]["secret"]}
    taken = client.post("/api/seats", json=taking).json()
    client.cookies.clear()
    assert waits == []
    tokens = (made["seats"][0]["token"], taken["token"])
    bring_seeds(client, made["game"], {0: (tokens[0], "a"), 1: (tokens[1], "b")})
    path, auth = f"/api/games/{made['game']}", bearer(tokens[1])
    assert client.get(path, headers=auth).json()["status"]["begun"]
    assert waits == [False]


def test_nobody_waits_while_a_game_is_built_that_was_not_in_memory(client, monkeypatch):
    opened = open_game(client)
    rngs = players(1)
    for _ in range(5):
        play_one(client, opened, rngs)
    client.app.state.context.service._tables.clear()
    waits = watch_building(client, monkeypatch)
    for side in range(2):
        client.post(f"{opened.path}/undo", json={"number": 0}, headers=opened.auth(side))
    assert waits == [False]


def test_imports_have_a_small_bucket_of_their_own(tmp_path):
    with serve(tmp_path, imports_per_minute=2.0) as client:
        record = played().record.to_json()
        answers = [
            client.post("/api/games/import", json={"record": record, "seats": None}).status_code
            for _ in range(4)
        ]
        assert answers[2:] == [429, 429]
        assert 429 not in answers[:2]
        assert open_game(client).game  # games as such can still be made


def test_rematches_count_as_new_games(tmp_path):
    with serve(tmp_path, games_per_minute=3.0) as client:
        opened = open_game(client)
        client.post(f"{opened.path}/resign", headers=opened.auth(0))
        offer = {"kind": "rematch", "sides": "same"}
        answers = [
            client.post(f"{opened.path}/offers", json=offer, headers=opened.auth(0)).status_code
            for _ in range(4)
        ]
        assert answers[-1] == 429


# --- looks -----------------------------------------------------------------------------------


def room_with(states: Any) -> rooms.Room:
    """Return a room whose game is read by *states*."""

    async def ask(call: Any, *args: Any) -> Any:
        return call(*args)

    context: Any = SimpleNamespace(ask=ask, service=SimpleNamespace(states=states))
    return rooms.Room(context, "game")


def test_a_client_cannot_fill_the_memory_with_numbers_of_its_own(monkeypatch):
    """However many numbers are named, few looks are kept, and each is answered."""
    state: Any = SimpleNamespace(number=0, status=SimpleNamespace(clock=None), own=None, chat=0)
    monkeypatch.setattr(rooms, "state_body", lambda _state: {"lines": [], "number": 0})

    async def look_often() -> int:
        room = room_with(lambda _game, looks: [state for _ in looks])
        for since in range(10_000):
            seen = await room.look(0, since, "view")
            assert json.loads(seen.whole()) == {"lines": [], "number": 0}
        return len(room._made)

    assert asyncio.run(look_often()) <= rooms.MOST_LOOKS


def test_a_look_that_failed_is_not_kept_for_others(monkeypatch):
    state: Any = SimpleNamespace(number=0, status=SimpleNamespace(clock=None), own=None, chat=0)
    monkeypatch.setattr(rooms, "state_body", lambda _state: {"lines": [], "number": 0})
    tries: list[int] = []

    def states(_game: str, looks: list[Any]) -> list[Any]:
        tries.append(1)
        if len(tries) == 1:
            raise OSError("the database is away")
        return [state for _ in looks]

    async def look_twice() -> None:
        room = room_with(states)
        with pytest.raises(OSError, match="away"):
            await room.look(0, -1, "view")
        assert json.loads((await room.look(0, -1, "view")).whole()) == {"lines": [], "number": 0}

    asyncio.run(look_twice())


# --- analyses, connections, bodies -----------------------------------------------------------


def test_analyses_have_a_bucket(tmp_path):
    with serve(tmp_path, analyses_per_second=0.1) as client:
        opened = open_game(client)
        wanted = [
            client.get(f"{opened.path}/winter", headers=opened.auth(0)).status_code
            for _ in range(3)
        ]
        assert wanted == [200, 429, 429]
        assert client.get(opened.path, headers=opened.auth(0)).status_code == 200


def test_the_queue_for_analyses_has_an_end(client, monkeypatch):
    opened = open_game(client)
    monkeypatch.setattr(api_insight, "MOST_WAITING", 0)
    answer = client.get(f"{opened.path}/winter", headers=opened.auth(0))
    assert answer.status_code == 503
    assert answer.headers["Retry-After"]


def test_spectators_leave_room_for_seats(tmp_path):
    with serve(tmp_path, sockets=4, sockets_per_address=50) as client:
        opened = open_game(client)

        def connect(side: int | None) -> Any:
            headers = {} if side is None else opened.auth(side)
            ticket = client.post(f"{opened.path}/tickets", headers=headers).json()["ticket"]
            return client.websocket_connect(f"{opened.path}/live?ticket={ticket}")

        with connect(None), connect(None), connect(None):
            with pytest.raises(WebSocketDenialResponse) as denied, connect(None):
                pass
            assert denied.value.status_code == 503
            with connect(0) as seat:
                seat.send_json({"since": -1})
                assert seat.receive_json()["side"] == "England"


def test_a_body_that_does_not_come_is_not_waited_for(client, monkeypatch):
    monkeypatch.setattr(security, "BODY_SECONDS", 0.05)
    answers: list[Any] = []

    async def never(*_: Any) -> Any:
        await asyncio.sleep(60)

    async def send(message: Any) -> None:
        answers.append(message)

    scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/games",
        "headers": [(b"content-length", b"10")],
        "client": ("192.0.2.1", 1),
    }
    context = client.app.state.context
    gate = security.Gate(never, context.settings, context.requests)
    asyncio.run(gate(scope, never, send))
    assert answers[0]["status"] == 408


def test_a_whole_game_is_played_within_the_usual_limits(tmp_path):
    """The limits stand in nobody's way who plays."""
    limits = {"requests_per_second": 50.0, "requests_at_once": 200}
    usual = {**limits, "imports_per_minute": 6.0, "analyses_per_second": 3.0}
    with serve(tmp_path, **usual) as client:
        opened = open_game(client)
        rngs = players(1)
        for number in range(60):
            play_one(client, opened, rngs)
            if number % 20 == 0:
                answer = client.get(f"{opened.path}/winter", headers=opened.auth(0))
                assert answer.status_code == 200


def test_a_record_with_one_long_entry_is_no_record():
    data = played().record.to_json()
    data["entries"] = ["E " + 100_000 * "x"]
    with pytest.raises(RecordError) as refused:
        Record.from_json(data)
    assert len(str(refused.value)) < 200


# --- computers -------------------------------------------------------------------------------

COMPUTERS = {
    "scenario": "braveheart",
    "seats": {"england": {"kind": "computer"}, "scotland": {"kind": "computer"}},
}


def test_one_address_cannot_keep_all_computers_busy(tmp_path):
    with serve(tmp_path, watched_games=2) as client:
        answers = [client.post("/api/games", json=COMPUTERS).status_code for _ in range(4)]
        assert answers == [201, 201, 429, 429]
        assert open_game(client).game  # one's own game can still be played


def test_games_that_are_over_count_no_more(tmp_path):
    with serve(tmp_path, watched_games=1) as client:
        made = client.post("/api/games", json=COMPUTERS).json()
        app: Any = client.app
        service = app.state.context.service
        with service.changing(made["game"]) as (session, row, _):
            service._end(session, row, None, "resigned")
        assert client.post("/api/games", json=COMPUTERS).status_code == 201


def test_a_person_comes_before_any_number_of_computers():
    """Three hundred games of computers are due, then that of a person: it is taken first."""
    service: Any = SimpleNamespace(
        has_person=lambda game: game == "person",
        has_no_computer=lambda _game: False,
        waiting_computers=lambda _game: [],
        counts=Counts(),
    )
    nobody: Any = None
    computers = Computers(service, workers=0)
    for number in range(300):
        computers._look(f"game {number}", nobody)
        computers.notice(f"game {number}")
    computers.notice("person")
    assert computers._take() == "person"
    computers.close()


def test_a_long_record_is_remembered_in_pieces():
    """Whoever is asked meanwhile is not kept waiting, and in the end everything is known."""
    record = played(seed=3).record
    whole = Follower(record, ENGLAND).follow(record)
    follower = Follower(record, ENGLAND)
    times = 0
    while (found := follower.follow_for(record, 0.002)) is None:
        times += 1
        assert times < 100_000
    assert times > 2
    assert found.view == whole.view
    assert found.chances(0) == whole.chances(0)


def test_after_many_take_backs_what_stands_is_seen_once(monkeypatch):
    """A hundred take-backs by consent do not cost a hundred times the game."""
    game = played(seed=3)
    record = next(
        found
        for found in map(game.record.until, range(200, 300))
        if not found.replay().position.is_chance()
    )
    end = record.replay()
    for _ in range(30):
        number, side = next((n, who) for n, who, _ in reversed(end.line) if who != NOBODY)
        entry = Entry.of_back(side, number)
        end.apply(entry)
        record.entries.append(entry)
    seen: list[int] = []
    update = Tracker.update

    def count(tracker: Tracker, now: View) -> None:
        seen.append(1)
        update(tracker, now)

    monkeypatch.setattr(Tracker, "update", count)
    found = Follower(record, ENGLAND).follow(record)
    assert found.view == view(end.position, ENGLAND)
    assert len(seen) <= len(record.entries)
