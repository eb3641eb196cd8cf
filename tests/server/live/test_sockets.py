"""Live play: two connections play a game, and nobody is told more or less than is his."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import httpx
import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from schiltrom import Record
from schiltrom.fairness import verify
from schiltrom.server.live import connections as live_module
from schiltrom.server.live import sockets
from tests.server.helpers.seeds import bind_seat, show_seed
from tests.server.helpers.service import (
    Opened,
    WebSocketDenialResponse,
    fix_chance,
    new_service,
    open_game,
    plan,
    play_one,
    players,
    real_server,
    serve,
)

WAIT = 10


@pytest.fixture
def client(tmp_path):
    with serve(tmp_path) as found:
        yield found


@pytest.fixture
def opened(client):
    return open_game(client)


def ticket(client: Any, opened: Opened, side: int | None = None) -> str:
    headers = {} if side is None else opened.auth(side)
    return str(client.post(f"{opened.path}/tickets", headers=headers).json()["ticket"])


def live(client: Any, opened: Opened, side: int | None = None, **headers: str) -> Any:
    url = f"{opened.path}/live?ticket={ticket(client, opened, side)}"
    return client.websocket_connect(url, headers=headers)


def begin(socket: Any, since: int = -1) -> dict[str, Any]:
    socket.send_json({"since": since})
    found: dict[str, Any] = socket.receive_json()
    return found


def choose(socket: Any, state: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Send the first legal choice; return its answer, past any states."""
    message = {"id": 1, "number": state["number"], "choice": state["view"]["legal"][0]} | more
    socket.send_json(message)
    return answer(socket)


def answer(socket: Any) -> dict[str, Any]:
    while "id" not in (message := socket.receive_json()):
        pass
    found: dict[str, Any] = message
    return found


# --- in this process -------------------------------------------------------------------------


def test_a_seat_is_sent_its_state_and_its_changes(client, opened):
    with live(client, opened, 0) as socket:
        state = begin(socket)
        assert state["side"] == "England"
        assert state["your_choice"]
        assert state["lines"]
        choice = {"id": "a", "number": state["number"], "choice": state["view"]["legal"][0]}
        socket.send_json(choice)
        told = [socket.receive_json(), socket.receive_json()]
        (done,) = [message for message in told if "id" in message]
        (seen,) = [message for message in told if "view" in message]
        assert done == {"id": "a", "ok": True, "number": seen["number"]}
        assert seen["number"] > state["number"]
        assert set(seen["lines"]).isdisjoint(state["lines"])


def test_what_is_secret_wakes_nobody(client, monkeypatch):
    """A choice that others do not see changes none of their bytes and sends them nothing."""
    fix_chance(monkeypatch)
    opened = open_game(client)
    rngs = players()
    quiet = 0
    with live(client, opened) as spectator:
        begin(spectator)
        for number in range(60):
            before = client.get(opened.path).json()
            assert play_one(client, opened, rngs)
            after = client.get(opened.path).json()
            # The next thing he gets is what he sees change, or the answer to his own question.
            spectator.send_json({"id": number, "number": 0, "choice": "done"})
            message = spectator.receive_json()
            if after["number"] == before["number"]:
                quiet += 1
                assert after == before
                assert message["id"] == number
            else:
                told = {each.get("number"): each for each in (message, spectator.receive_json())}
                assert told[after["number"]]["view"] == after["view"]
    assert quiet > 5


def test_refusals_are_answered_with_the_same_id(client, opened):
    with live(client, opened, 0) as socket:
        state = begin(socket)
        assert choose(socket, state, number=0)["error"] == "stale"
        socket.send_json({"id": 5, "number": 0, "choice": "done"})
        stale = answer(socket)
        assert stale["id"] == 5
        assert stale["number"] == state["number"]
        assert choose(socket, state, choice="fire")["rule"]
        assert choose(socket, state, choice="nonsense")["error"] == "bad-request"
        assert choose(socket, state)["ok"]
        assert choose(socket, state)["error"] == "stale"


def test_a_spectator_has_no_choices(client, opened):
    with live(client, opened) as socket:
        state = begin(socket)
        assert state["side"] is None
        socket.send_json({"id": 1, "number": state["number"], "choice": "card 1"})
        assert socket.receive_json()["error"] == "spectator"


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[" * 9000,
        "null",
        "[]",
        "{}",
        '{"id": 1}',
        '{"id": null, "number": 0, "choice": "done"}',
        '{"id": 1, "number": ' + "9" * 4400 + ', "choice": "done"}',
        '{"id": 1e999, "number": 0, "choice": "done"}',
        '{"id": 1, "number": 0, "choice": "\\ud800"}',
        '{"id": "\\ud800", "number": 0, "choice": 7}',
        '{"id": 1, "number": 0, "choice": "a\\u0000"}',
        '{"id": 1, "number": 0, "choice": "done", "side": "Scotland"}',
        '{"id": {"a": []}, "number": 0, "choice": "done"}',
    ],
)
def test_bad_messages_are_answered(client, opened, text):
    with live(client, opened, 0) as socket:
        state = begin(socket)
        socket.send_text(text)
        told = socket.receive_json()
        assert told["ok"] is False
        assert told["error"] in ("bad-request", "unprocessable")
        assert choose(socket, state)["ok"]


@pytest.mark.parametrize("first", ["{", "7", '{"since": "x"}', '{"since": -5}', '{"id": 1}'])
def test_the_first_message_says_since_when(client, opened, first):
    with live(client, opened, 0) as socket:
        socket.send_text(first)
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        assert closed.value.code == 1008


def test_who_says_nothing_is_not_waited_for(client, opened, monkeypatch):
    monkeypatch.setattr(live_module, "FIRST_MESSAGE_SECONDS", 0.05)
    with live(client, opened, 0) as socket:
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        assert closed.value.code == 1008


def test_who_does_not_take_what_is_sent_is_dropped(tmp_path, monkeypatch):
    """Others go on: nothing waits for him."""

    async def never_done(_socket: WebSocket, _text: str) -> None:
        await asyncio.sleep(3600)

    monkeypatch.setattr(live_module, "SEND_SECONDS", 0.2)
    monkeypatch.setattr(sockets, "LOOK_SECONDS", 0.05)
    with serve(tmp_path) as client:
        opened = open_game(client)
        with live(client, opened, 0) as quick:
            begin(quick)
            with monkeypatch.context() as patch:
                patch.setattr(WebSocket, "send_text", never_done)
                with live(client, opened, 1) as slow:
                    slow.send_json({"since": -1})
                    with pytest.raises(WebSocketDisconnect) as closed:
                        slow.receive_json()
            assert (closed.value.code, closed.value.reason) == (1008, "too slow")
            play_one(client, opened, [Random(0), Random(1)])
            assert quick.receive_json()["number"] > 0


def test_who_goes_before_he_is_let_in_is_no_failure(monkeypatch):
    """A page that is closed at once takes its connection with it: nothing is wrong."""
    failures: list[object] = []
    monkeypatch.setattr(live_module, "log_failure", lambda *told: failures.append(told))

    async def receive() -> dict[str, str]:
        return {"type": "websocket.connect"}

    async def send(_message: object) -> None:
        raise OSError("the client has gone")

    nobody: Any = None
    socket = WebSocket({"type": "websocket"}, receive, send)
    asyncio.run(live_module.Connection(socket, nobody, nobody, nobody, "").run())
    assert failures == []


def test_messages_are_small_texts(client, opened):
    for send, code in (
        (lambda socket: socket.send_bytes(b"{}"), 1003),
        (lambda socket: socket.send_text("x" * 20_000), 1009),
    ):
        with live(client, opened, 0) as socket:
            begin(socket)
            send(socket)
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
            assert closed.value.code == code


def test_a_friend_who_comes_is_seen(client):
    made = client.post("/api/games", json=plan("here", "friend")).json()
    opened = Opened(made["game"], (made["seats"][0]["token"], ""))
    client.cookies.clear()
    with live(client, opened, 0) as socket:
        waiting = begin(socket)
        assert waiting["view"] is None
        secret = made["seats"][1]["secret"]
        bob = client.post("/api/seats", json={"secret": secret, "name": "Bob"}).json()["token"]
        assert socket.receive_json()["status"]["seats"][1]["taken"]
        seats = {0: (opened.tokens[0], "hammer"), 1: (bob, "spider")}
        told = []
        for step in (bind_seat, show_seed):
            for side, (token, seed) in seats.items():
                step(client, opened.game, side, seed, {"Authorization": f"Bearer {token}"})
                told.append(socket.receive_json())
        ready = [[seat["ready"] for seat in each["status"]["seats"]] for each in told[:-1]]
        assert ready == [[False, False], [False, False], [True, False]]
        assert all(each["view"] is None for each in told[:-1])
        begun = told[-1]
        assert begun["status"]["begun"]
        assert begun["view"]["side"] == "England"


def test_resigning_is_told_to_all(client, opened):
    with live(client, opened, 0) as socket, live(client, opened) as spectator:
        begin(socket)
        begin(spectator)
        client.post(f"{opened.path}/resign", headers=opened.auth(1))
        for each in (socket, spectator):
            status = each.receive_json()["status"]
            assert (status["over"], status["winner"]) == (True, "England")


# --- admission -------------------------------------------------------------------------------


def denied(client: Any, url: str, **headers: str) -> tuple[int, str]:
    """Return how a connection is refused."""
    with (
        pytest.raises(WebSocketDenialResponse) as refused,
        client.websocket_connect(url, headers=headers),
    ):
        pass
    assert refused.value.headers["content-security-policy"]
    return refused.value.status_code, refused.value.json()["error"]


def test_a_ticket_is_for_one_connection_to_one_game(client, opened):
    other = open_game(client)
    used = ticket(client, opened, 0)
    with client.websocket_connect(f"{opened.path}/live?ticket={used}") as socket:
        begin(socket)
    for bad in (used, "", "x", "%00", "%ff", ticket(client, other, 0), opened.tokens[0]):
        url = f"{opened.path}/live?ticket={bad}"
        assert denied(client, url) == (401, "bad-ticket")
    assert denied(client, f"{opened.path}/live") == (401, "bad-ticket")


def test_another_site_s_page_is_refused(client, opened):
    for origin in ("https://evil.example", "null", "http://127.0.0.1:9999"):
        url = f"{opened.path}/live?ticket={ticket(client, opened, 0)}"
        assert denied(client, url, Origin=origin) == (403, "foreign-origin")
    with live(client, opened, 0, Origin="http://localhost:8297") as socket:
        assert begin(socket)["side"] == "England"


@pytest.mark.parametrize(
    ("limits", "status"), [({"sockets_per_address": 1}, 429), ({"sockets": 1}, 503)]
)
def test_connections_are_limited(tmp_path, limits, status):
    with serve(tmp_path, **limits) as client:
        opened = open_game(client)
        with live(client, opened, 0) as socket:
            begin(socket)
            url = f"{opened.path}/live?ticket={ticket(client, opened, 1)}"
            assert denied(client, url)[0] == status
        with live(client, opened, 1) as socket:
            begin(socket)


def test_messages_are_limited(tmp_path):
    with serve(tmp_path, requests_per_second=0.5, requests_at_once=12) as client:
        opened = open_game(client)
        with live(client, opened, 0) as socket:
            begin(socket)
            told = []
            for number in range(14):
                socket.send_json({"id": number, "number": 0, "choice": "done"})
                told.append(answer(socket))
        assert [message["id"] for message in told] == list(range(14))
        assert {message["error"] for message in told} == {"stale", "too-many-requests"}
        assert all("retry_after" in m for m in told if m["error"] == "too-many-requests")


# --- a real server ---------------------------------------------------------------------------


@contextmanager
def reach(
    address: str, opened: Opened, side: int | None, since: int = -1
) -> Iterator[ClientConnection]:
    """Open a real connection."""
    with httpx.Client(base_url=f"http://{address}") as client:
        pass_ = ticket(client, opened, side)
    url = f"ws://{address}{opened.path}/live?ticket={pass_}"
    with connect(url, open_timeout=WAIT) as socket:
        socket.send(json.dumps({"since": since}))
        yield socket


def receive(socket: ClientConnection) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(socket.recv(WAIT))
    return found


class LivePlayer(threading.Thread):
    """A random player at one seat, that loses its connection every so often."""

    def __init__(self, address: str, opened: Opened, side: int, rng: Random, drops: int) -> None:
        super().__init__()
        self.address, self.opened, self.side = address, opened, side
        self.rng, self.drops = rng, drops
        self.lines: list[str] = []
        self.connections = 0
        self.choices = 0
        self.number = -1
        self.over = False

    def run(self) -> None:
        while not self.over:
            with reach(self.address, self.opened, self.side, self.number) as socket:
                self.connections += 1
                self.play(socket)

    def play(self, socket: ClientConnection) -> None:
        """Play until the game is over, or the connection is to be lost."""
        made, reached, choice = 0, 0, ""
        state: dict[str, Any] = {}
        while not self.over and (choice or made < self.drops or self.drops == 0):
            message = receive(socket)
            if "id" not in message:
                self.see(message)
                state = message
            elif message["ok"]:
                self.on_acknowledged(choice)
                reached, choice = message["number"], ""
            elif message["error"] == "not-playing":
                choice = ""  # somebody has resigned
            else:
                self.on_refused(message)
                send(socket, made, message["number"], choice)
            if not choice and state.get("your_choice") and self.number >= reached:
                choice = self.rng.choice(state["view"]["legal"])
                made += 1
                self.choices += 1
                send(socket, made, self.number, choice)

    def on_acknowledged(self, choice: str) -> None:
        """Note a choice that is durable now."""

    def on_refused(self, message: dict[str, Any]) -> None:
        """Check that the choice may be sent again: the number is another, the choice the same."""
        assert message["error"] == "stale", message

    def see(self, state: dict[str, Any]) -> None:
        assert state["number"] >= self.number
        self.lines += state["lines"]
        self.number = state["number"]
        self.over = state["status"]["over"]


def send(socket: ClientConnection, id_: int, number: int, choice: str) -> None:
    socket.send(json.dumps({"id": id_, "number": number, "choice": choice}))


def test_a_whole_game_over_two_connections(tmp_path, monkeypatch):
    """Both play live, one dropping its connection after each 7 choices; nothing is missed."""
    fix_chance(monkeypatch)
    with real_server(new_service(tmp_path)) as (address, _), httpx.Client() as client:
        client.base_url = httpx.URL(f"http://{address}")
        opened = open_game(client)
        rngs = players()
        seated = [LivePlayer(address, opened, side, rngs[side], 7 * side) for side in range(2)]
        for player in seated:
            player.start()
        for player in seated:
            player.join(30)
            assert not player.is_alive()
            assert player.over
        assert sum(player.choices for player in seated) == 139
        assert seated[1].connections > 5
        for side, player in enumerate(seated):
            state = client.get(opened.path, headers=opened.auth(side)).json()
            assert player.lines == state["lines"]
            assert player.number == state["number"]
        record = Record.from_json(client.get(f"{opened.path}/record").json())
        assert verify(record).rolls > 5


def test_a_server_that_stops_says_so(tmp_path):
    with real_server(new_service(tmp_path)) as (address, server), httpx.Client() as client:
        client.base_url = httpx.URL(f"http://{address}")
        opened = open_game(client)
        used = ticket(client, opened, 0)
        bad = f"ws://{address}{opened.path}/live?ticket={opened.tokens[0]}"
        with pytest.raises(InvalidStatus) as refused, connect(bad):
            pass
        assert refused.value.response.status_code == 401
        with connect(f"ws://{address}{opened.path}/live?ticket={used}") as socket:
            socket.send('{"since": -1}')
            assert receive(socket)["side"] == "England"
            server.should_exit = True
            with pytest.raises(ConnectionClosed) as closed:
                receive(socket)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
