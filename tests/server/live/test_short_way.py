"""The short way of live messages: however frames come, each text is heard once and in order."""

from __future__ import annotations

import json
import secrets
import socket as socket_module
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from schiltrom.server.http.context import RequestContext
from schiltrom.server.live import connections, sockets
from schiltrom.server.live.frames import end_of_frame, lone_text, text_frame
from schiltrom.server.live.protocol import LiveProtocol
from tests.server.helpers.processes import wait_until
from tests.server.helpers.service import Opened, new_service, open_game, real_server

WAIT = 10
OPENING = (
    "GET /{path} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
SIZES = (0, 1, 125, 126, 127, 4000, 65535)


def frame_of(text: str, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """Return the frame in which a client sends something, by the library."""
    return Frame(opcode, text.encode(), fin).serialize(mask=True)


# --- frames ----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [*SIZES, 65536, 70_000])
def test_frames_are_those_of_the_library(size):
    payload = secrets.token_bytes(size)
    assert text_frame(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)


@pytest.mark.parametrize("size", SIZES)
def test_a_lone_text_is_read_as_it_was_written(size):
    payload = secrets.token_bytes(size)
    data = Frame(Opcode.TEXT, payload).serialize(mask=True)
    assert lone_text(data) == payload
    assert end_of_frame(data, 0) == len(data)


def test_anything_but_one_whole_text_is_left_to_the_library():
    whole = frame_of("abc")
    others = [
        b"",
        *(whole[:end] for end in range(len(whole))),
        whole + whole,
        whole + b"\x81",
        frame_of("abc", fin=False),
        frame_of("abc", Opcode.BINARY),
        frame_of("abc", Opcode.PING),
        Frame(Opcode.TEXT, b"abc").serialize(mask=False),
        b"\xc1" + whole[1:],
        frame_of("x" * 70_000),
    ]
    assert [lone_text(data) for data in others] == [None] * len(others)


# --- a real server -----------------------------------------------------------------------------


@contextmanager
def at_a_game(tmp_path: Any, **settings: Any) -> Iterator[tuple[Any, Callable[[int], str]]]:
    """Serve a new game; yield the live connections, and what gives the address of a seat's."""
    service = new_service(tmp_path)
    with (
        real_server(service, **settings) as (address, server),
        httpx.Client(base_url=f"http://{address}") as client,
    ):
        opened: Opened = open_game(client)

        def url_of(side: int) -> str:
            made = client.post(f"{opened.path}/tickets", headers=opened.auth(side)).json()
            return f"ws://{address}{opened.path}/live?ticket={made['ticket']}"

        yield server.config.loaded_app.state.live, url_of
    service.engine.dispose()


@contextmanager
def connected(tmp_path: Any, **settings: Any) -> Iterator[tuple[ClientConnection, dict[str, Any]]]:
    """Connect to a seat of a new game; its first state is received."""
    with at_a_game(tmp_path, **settings) as (_, url_of), seated(url_of(0)) as found:
        yield found


@contextmanager
def seated(url: str) -> Iterator[tuple[ClientConnection, dict[str, Any]]]:
    """Connect to a seat; its first state is received."""
    with connect(url, open_timeout=WAIT) as socket:
        socket.send(json.dumps({"since": -1}))
        yield socket, json.loads(socket.recv(WAIT))


def stale(number: int) -> str:
    """Return a choice that is refused, and so answered at once."""
    return json.dumps({"id": number, "number": 0, "choice": "done"})


def answered(socket: ClientConnection, count: int) -> list[Any]:
    """Return what was answered, past states: the seat is told that it has come."""
    found: list[Any] = []
    while len(found) < count:
        message = json.loads(socket.recv(WAIT))
        if "id" in message:
            found.append(message["id"])
    return found


def played(socket: ClientConnection, state: dict[str, Any]) -> None:
    """Make a choice; it is answered, and its seat sees what it has brought."""
    choice = {"id": 1, "number": state["number"], "choice": state["view"]["legal"][0]}
    socket.send(json.dumps(choice))
    reached = 0
    while not reached:
        message = json.loads(socket.recv(WAIT))
        if "id" in message:
            assert message["ok"]
            reached = message["number"]
    assert reached > state["number"]
    while json.loads(socket.recv(WAIT))["number"] < reached:
        pass


def test_texts_go_the_short_way(tmp_path, monkeypatch):
    """Otherwise the rest of this file would test the library."""
    heard: list[bytes] = []
    tell = LiveProtocol._tell

    def noted(self: LiveProtocol, text: bytes) -> bool:
        heard.append(text)
        return tell(self, text)

    monkeypatch.setattr(LiveProtocol, "_tell", noted)
    with connected(tmp_path) as (socket, state):
        socket.send(stale(1))
        assert answered(socket, 1) == [1]
        assert len(heard) == 1
        played(socket, state)


def test_frames_may_come_in_any_pieces(tmp_path):
    data = b"".join(frame_of(stale(number)) for number in range(6))
    with connected(tmp_path) as (socket, _):
        for cut in (1, 2, 5, 6, 7, len(data) - 1, len(data)):
            for start in range(0, len(data), cut):
                socket.socket.sendall(data[start : start + cut])
            assert answered(socket, 6) == list(range(6))


def test_the_rest_of_a_frame_is_no_frame_though_it_looks_like_one(tmp_path):
    """What has come of a frame is remembered, wherever the network cuts it."""
    mask = 0xC1
    rest = "@Kaaaa" + 'zzzzzzzz"}'  # masked: 0x81, a size of ten, four bytes of mask, ten of text
    text = '{"id": 7, "number": 0, "choice": "' + rest
    data = (
        bytes([0x81, 0x80 | len(text)])
        + bytes([mask] * 4)
        + bytes(byte ^ mask for byte in text.encode())
    )
    assert lone_text(data[-len(rest) :]) is not None
    with connected(tmp_path) as (socket, _):
        socket.socket.sendall(data[: -len(rest)])
        time.sleep(0.2)
        socket.socket.sendall(data[-len(rest) :])
        assert answered(socket, 1) == [7]


def test_control_frames_come_between(tmp_path):
    with connected(tmp_path) as (socket, _):
        for number in range(3):
            ping = frame_of("are you there", Opcode.PING)
            pong = frame_of("nobody asked", Opcode.PONG)
            socket.socket.sendall(ping[:3])
            socket.socket.sendall(ping[3:] + frame_of(stale(number)) + pong)
            assert answered(socket, 1) == [number]


def test_texts_in_fragments_are_heard_in_their_order(tmp_path):
    text = stale(1)
    first = frame_of(text[:9], fin=False)
    last = frame_of(text[9:], Opcode.CONT)
    with connected(tmp_path) as (socket, _):
        data = frame_of(stale(0)) + first + last + frame_of(stale(2))
        socket.socket.sendall(data)
        assert answered(socket, 3) == [0, 1, 2]
        socket.socket.sendall(frame_of(stale(3)))
        assert answered(socket, 1) == [3]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (Frame(Opcode.TEXT, b"\xff").serialize(mask=True), 1007),
        (Frame(Opcode.TEXT, b"{}").serialize(mask=False), 1002),
        (b"\xa1" + frame_of("{}")[1:], 1002),
        (frame_of("late", Opcode.CONT), 1002),
        (frame_of("{}", Opcode.BINARY), 1003),
        (frame_of("x" * 20_000), 1009),
        (frame_of("x" * 20_000)[:100], 1009),
    ],
    ids=["no words", "no mask", "reserved", "no beginning", "bytes", "large", "to be large"],
)
def test_what_is_no_text_ends_the_connection(tmp_path, data, code):
    with connected(tmp_path) as (socket, _):
        socket.send(stale(1))
        assert answered(socket, 1) == [1]
        socket.socket.sendall(data)
        with suppress(ConnectionClosed):
            while True:  # it may be told that it has come
                socket.recv(WAIT)
        assert socket.close_code == code


def test_a_client_that_sends_too_fast_waits(tmp_path, monkeypatch):
    """No more than a few messages wait in the server; all are answered in the end."""
    most = 0
    hear = connections.Connection._hear

    def watched(self: connections.Connection, text: str) -> None:
        nonlocal most
        hear(self, text)
        most = max(most, len(self._inbox))

    monkeypatch.setattr(connections.Connection, "_hear", watched)
    with connected(tmp_path, requests_per_second=40, requests_at_once=20) as (socket, _):
        for number in range(40):
            socket.socket.sendall(frame_of(stale(number)))
        assert answered(socket, 40) == list(range(40))
    # What one read of the network brings is taken together.
    assert 0 < most < 40


def test_where_the_short_way_is_blocked_all_goes_the_long_way(tmp_path, monkeypatch):
    monkeypatch.setattr(LiveProtocol, "is_clear", property(lambda _self: False))
    monkeypatch.setattr(LiveProtocol, "send_now", None)
    with connected(tmp_path) as (socket, state):
        played(socket, state)


# --- when something goes wrong -----------------------------------------------------------------


def broken(*_given: object) -> None:
    raise ZeroDivisionError


@pytest.mark.parametrize("is_short", [True, False])
def test_a_connection_that_fails_leaves_nothing_behind(tmp_path, monkeypatch, is_short):
    monkeypatch.setattr(RequestContext, "choose_soon", broken)
    if not is_short:
        monkeypatch.setattr(connections, "short_way", lambda _extensions: None)
    with at_a_game(tmp_path) as (live, url_of), seated(url_of(0)) as (socket, _):
        socket.send(stale(1))
        with pytest.raises(ConnectionClosed):
            answered(socket, 1)
        assert socket.close_code == connections.FAILED
        wait_until(lambda: not live._rooms, "nobody connected")


def test_one_who_cannot_be_sent_anything_keeps_it_from_nobody_else(tmp_path, monkeypatch):
    with (
        at_a_game(tmp_path) as (live, url_of),
        seated(url_of(0)) as (socket, state),
        seated(url_of(1)) as (other, _),
    ):
        other.send(stale(1))
        assert answered(other, 1) == [1]
        # Whoever comes first in the room.
        (room,) = live._rooms.values()
        first = next(iter(room.connections))
        send = LiveProtocol.send_now

        def send_to_others(self: LiveProtocol, text: bytes) -> None:
            if self is first._short:
                raise OSError
            send(self, text)

        monkeypatch.setattr(LiveProtocol, "send_now", send_to_others)
        choice = {"id": 1, "number": state["number"], "choice": state["view"]["legal"][0]}
        socket.send(json.dumps(choice))
        wait_until(lambda: len(room.connections) == 1, "one who is left")


def test_a_client_that_takes_nothing_is_dropped(tmp_path, monkeypatch):
    """What waits to be sent to him is thrown away: otherwise his connection would stay for ever."""
    monkeypatch.setattr(connections, "SEND_SECONDS", 0.5)
    monkeypatch.setattr(sockets, "LOOK_SECONDS", 0.1)
    with at_a_game(tmp_path) as (live, url_of), seated(url_of(0)):
        address, _, path = url_of(1).removeprefix("ws://").partition("/")
        host, port = address.split(":")
        with socket_module.create_connection((host, int(port))) as greedy:
            greedy.setsockopt(socket_module.SOL_SOCKET, socket_module.SO_RCVBUF, 4096)
            greedy.sendall(OPENING.format(path=path, address=address).encode())
            assert greedy.recv(4096).startswith(b"HTTP/1.1 101")
            greedy.sendall(frame_of(json.dumps({"since": -1, "differences": True})))
            (room,) = live._rooms.values()
            wait_until(lambda: len(room.connections) == 2, "two connections")
            whole = frame_of(json.dumps(connections.WHOLE))
            greedy.settimeout(0.2)
            with suppress(TimeoutError, ConnectionError):
                while True:
                    greedy.sendall(whole * 10)
            wait_until(lambda: len(room.connections) == 1, "one who is left")
