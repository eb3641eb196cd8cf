"""Personal data: deleted by a player when his game is over, and forgotten by the server itself."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import timedelta
from typing import Any

import pytest

from schiltrom import Record
from schiltrom.fairness import verify
from schiltrom.server.games.seats import Seat
from schiltrom.server.notify.pushes import Browser
from schiltrom.server.notify.web_push import BrowserKeys
from schiltrom.server.store.models import GameRow
from tests.helpers.played import played
from tests.server.helpers.push_service import Subscriber
from tests.server.helpers.service import Opened, open_game, play_one, players, serve

BROWSER = Subscriber("https://push.example.net/edward-s")
SECRETS = (
    "Edward",
    "longshot",
    "hammer them",
    *BROWSER.keys.values(),
    "https://edward.example.org/told",
    BROWSER.url,
)


@pytest.fixture
def client(tmp_path):
    with serve(tmp_path, webhook_private=1) as found:
        found.folder = tmp_path
        yield found


def leave_traces(client: Any, opened: Opened) -> None:
    """Let England, named Edward, say, note and ask for what is personal, and Scotland too."""
    for side, words in enumerate(("longshot", "bannockburn")):
        auth = opened.auth(side)
        assert client.post(f"{opened.path}/chat", json={"text": words}, headers=auth).is_success
    auth = opened.auth(0)
    client.post(f"{opened.path}/notes", json={"text": "hammer them"}, headers=auth)
    context = client.app.state.context
    context.notify.to_webhook(Seat(opened.game, 0), SECRETS[-2], "en")
    keys = BrowserKeys(**BROWSER.keys)
    context.pushes.subscribe(Seat(opened.game, 0), Browser(BROWSER.url, keys), "en")


def stored(client: Any) -> str:
    """Return all that the database holds, as text, but for the entries, which name a block so."""
    with closing(sqlite3.connect(client.folder / "games.sqlite")) as connection:
        lines = connection.iterdump()
        return "\n".join(line for line in lines if not line.startswith('INSERT INTO "entries"'))


def test_a_player_deletes_his_data_when_the_game_is_over(client):
    opened = open_game(client)
    rngs = players(1)
    for _ in range(5):
        play_one(client, opened, rngs)
    leave_traces(client, opened)
    early = client.post(f"{opened.path}/forget", headers=opened.auth(0))
    assert (early.status_code, early.json()["error"]) == (409, "not-playing")
    client.post(f"{opened.path}/resign", headers=opened.auth(0))
    client.post(f"{opened.path}/offers", json={"kind": "rematch"}, headers=opened.auth(0))
    client.post(f"{opened.path}/offers/accept", json={"kind": "rematch"}, headers=opened.auth(1))
    assert all(text in stored(client) for text in SECRETS)
    assert client.post(f"{opened.path}/forget").status_code == 401
    for _ in range(2):
        assert client.post(f"{opened.path}/forget", headers=opened.auth(0)).json() == {"done": True}
    assert not [text for text in SECRETS if text in stored(client)]
    names = [seat["name"] for seat in client.get(opened.path).json()["status"]["seats"]]
    assert names == ["", "Robert"]
    chat = client.get(f"{opened.path}/chat", headers=opened.auth(1)).json()["chat"]
    assert [line["text"] for line in chat] == ["bannockburn"]


def test_the_record_stays_and_is_still_proved(client):
    opened = open_game(client)
    rngs = players(1)
    for _ in range(20):
        play_one(client, opened, rngs)
    client.post(f"{opened.path}/resign", headers=opened.auth(0))
    before = client.get(f"{opened.path}/record").json()
    client.post(f"{opened.path}/forget", headers=opened.auth(0))
    after = client.get(f"{opened.path}/record").json()
    assert (before["tags"]["england"], after["tags"]["england"]) == ("Edward", "")
    assert after["tags"]["scotland"] == "Robert"
    assert after["entries"] == before["entries"]
    assert verify(Record.from_json(after)) == verify(Record.from_json(before))


def test_who_listens_to_a_deleted_line_goes_on_listening(client):
    opened = open_game(client)
    leave_traces(client, opened)
    client.post(f"{opened.path}/resign", headers=opened.auth(0))
    for side in range(2):
        client.post(f"{opened.path}/forget", headers=opened.auth(side))
    ticket = client.post(f"{opened.path}/tickets", headers=opened.auth(0)).json()["ticket"]
    with client.websocket_connect(f"{opened.path}/live?ticket={ticket}") as live:
        live.send_json({"since": -1, "chat": 0})
        assert live.receive_json()["status"]["over"]
        client.post(f"{opened.path}/chat", json={"text": "anybody?"}, headers=opened.auth(1))
        while "chat" not in (heard := live.receive_json()):
            pass
        assert [line["text"] for line in heard["chat"]] == ["anybody?"]


def test_the_name_that_came_with_a_record_goes_too(client):
    record = played(60).record
    record.tags = {"england": "Edward", "scotland": "Robert"}
    seats = {"england": {"kind": "here"}, "scotland": {"kind": "here"}}
    body = {"record": record.to_json(), "seats": seats}
    made = client.post("/api/games/import", json=body).json()
    service = client.app.state.context.service
    with service.changing(made["game"]) as (_, row, _news):
        row.ended = row.created
    client.post(
        f"/api/games/{made['game']}/forget",
        headers={"Authorization": f"Bearer {made['seats'][0]['token']}"},
    ).raise_for_status()
    assert "Edward" not in stored(client)
    assert "Robert" in stored(client)


def test_the_server_forgets_addresses_some_days_after_the_end(client):
    context = client.app.state.context
    opened = {days: open_game(client) for days in (29, 31)}
    going_on = open_game(client)
    for each in (*opened.values(), going_on):
        leave_traces(client, each)
    for days, each in opened.items():
        client.post(f"{each.path}/resign", headers=each.auth(0))
        with context.service.writing() as session:
            session.get_one(GameRow, each.game).ended -= timedelta(days=days)
    client.portal.call(client.app.state.periodic._forget)  # it did so at the start too
    assert kinds(client, *opened.values(), going_on) == ["webhook"] * 3
    client.app.state.periodic._forgot -= 3601
    client.portal.call(client.app.state.periodic._forget)
    assert kinds(client, *opened.values(), going_on) == ["webhook", None, "webhook"]


def kinds(client: Any, *games: Opened) -> list[str | None]:
    """Return how England is told in some games."""
    return [
        client.get(f"{each.path}/notify", headers=each.auth(0)).json()["kind"] for each in games
    ]
