"""A server as its clients meet it: every byte that goes out is kept, by who gets it.

The whole application runs here, gate, logs, periodic jobs and a database in a file, spoken to by
ASGI as uvicorn would. Only time stands still until it is told to go on, and what waits for a thread
is done at once: so the same game sends the same bytes, in the same order, every time.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections import defaultdict
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import pytest

from schiltrom.odds import view_odds
from schiltrom.server.games.change_queue import ChangeQueue
from schiltrom.server.http.app import create_app
from schiltrom.server.live.tickets import SPECTATOR
from schiltrom.server.ops.logs import OUR_LIBRARIES, JsonFormatter, set_up_logging
from schiltrom.server.ops.settings import Settings
from tests.server.helpers.service import PLENTY, SEED, bearer, new_service

T = TypeVar("T")

MASKED: Final = {
    "game": re.compile(r"[A-Za-z0-9_-]{16}"),
    "token": re.compile(r"[A-Za-z0-9_-]{43}"),
    "secret": re.compile(r"[A-Za-z0-9_-]{43}|whsec_[A-Za-z0-9+/]{43}="),
    "ticket": re.compile(r"[A-Za-z0-9_-]{43}|spectator"),
    "public_key": re.compile(r"[A-Za-z0-9_-]{87}"),
}
"""All that is random and tells nothing, by the fields it comes in: always of one length."""
COOKIE_TOKEN: Final = re.compile(rb"schiltrom=([A-Za-z0-9_-]{43});")
TURNS: Final = 30
"""Turns of the event loop after which all that follows from a request has been sent."""
SOCKET_DENIED: Final = "websocket.http.response"
METRICS_TOKEN: Final = "the metrics are for its holder alone"


class StoppedClock:
    """Time, for the modules of the server that ask for it; it goes on when a test says so."""

    def __init__(self) -> None:
        self.seconds = 1_800_000_000.0

    def time(self) -> float:
        return self.seconds

    def time_ns(self) -> int:
        return round(self.seconds * 1000) * 1_000_000

    def perf_counter(self) -> float:
        return self.seconds

    def monotonic(self) -> float:
        return self.seconds

    def now(self, zone: Any = UTC) -> datetime:
        return datetime.fromtimestamp(self.seconds, zone)


class SameEveryTime:
    """Names for rooms, which are random and tell nothing."""

    @staticmethod
    def token_hex(size: int) -> str:
        return "0" * 2 * size


async def _at_once(call: Callable[..., T], *args: Any, **_how: Any) -> T:
    return call(*args)


@contextmanager
def stopped_time() -> Iterator[StoppedClock]:
    """Let nothing depend on time or threads, nor on chance but the games' own."""
    clock = StoppedClock()
    with pytest.MonkeyPatch.context() as patch:
        for name in (
            "store.models.time",
            "store.models.datetime",
            "ops.logs.time",
            "notify.sending.time",
            "live.rooms.time",
        ):
            patch.setattr(f"schiltrom.server.{name}", clock)
        patch.setattr("anyio.to_thread.run_sync", _at_once)
        patch.setattr(ChangeQueue, "_in_thread", staticmethod(_at_once))
        patch.setattr("schiltrom.server.live.rooms.secrets", SameEveryTime)
        for name in (
            "ops.periodic.EVERY_SECONDS",
            "live.listener.POLL_S",
            "http.api_insight.RECALL_SECONDS",
            "http.api_insight.SECONDS",
            "http.api_insight.RECALL_SECONDS",
        ):
            patch.setattr(f"schiltrom.server.{name}", 3600.0)
        patch.setattr("schiltrom.table.looking.view_odds", partial(view_odds, worlds=2))
        patch.setattr("schiltrom.server.games.service.new_seed", lambda: SEED)
        with logging_as_a_server():
            yield clock


@contextmanager
def logging_as_a_server(level: str = "info") -> Iterator[None]:
    """Let every logger write what it would on a real server; the handlers stay."""
    names = ("", *OUR_LIBRARIES, "uvicorn.error", "uvicorn.access")
    before = {name: logging.getLogger(name).level for name in names}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(logging, "basicConfig", lambda **_how: None)
        set_up_logging(level)
    logging.getLogger().setLevel(level.upper())
    try:
        yield
    finally:
        for name, its_level in before.items():
            logging.getLogger(name).setLevel(its_level)


@dataclass(frozen=True)
class Answer:
    """What came back over HTTP."""

    status: int
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class Lines(logging.Handler):
    """Keeps the lines of the log as they would be written."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self._world = world
        self.setFormatter(JsonFormatter())

    def emit(self, record: logging.LogRecord) -> None:
        if not self._world.is_busy:
            return
        record.created = self._world.clock.seconds
        client = getattr(record, "fields", {}).get("client", "nobody")
        self._world.keep(f"log of {client}", self.format(record).encode())


class World:
    """A server with a database of its own; what it sends is kept by channel."""

    def __init__(self, folder: Path, clock: StoppedClock, **settings: Any) -> None:
        self.clock = clock
        self.sent: dict[str, list[bytes]] = defaultdict(list)
        """What was sent since it was last taken, by channel."""
        self.sockets: dict[str, Socket] = {}
        self._secrets: dict[bytes, bytes] = {}
        folder.mkdir(parents=True)
        self.service = new_service(folder)
        self.app = create_app(
            Settings(**(PLENTY | {"metrics_token": METRICS_TOKEN} | settings)), self.service
        )
        context = self.app.state.context
        for limits in (context.requests, context.new_games, context.lines, context.notices):
            limits._clock = clock.time
        self.is_busy = False
        """Whether this world is at work, so that lines of the log are its own."""
        self._runner = asyncio.Runner()
        self._lines = Lines(self)
        logging.getLogger().addHandler(self._lines)
        self._lifespan = self.app.router.lifespan_context(self.app)
        self.run(self._lifespan.__aenter__())

    def close(self) -> None:
        for socket in self.sockets.values():
            self.run(socket.leave())
        self.run(self._lifespan.__aexit__(None, None, None))
        self._runner.close()
        logging.getLogger().removeHandler(self._lines)
        self.service.engine.dispose()

    def run(self, work: Coroutine[Any, Any, T], turns: int = TURNS) -> T:
        """Do something and all that follows from it."""
        self.is_busy = True
        try:
            return self._runner.run(self._settled(work, turns))
        finally:
            self.is_busy = False

    async def _settled(self, work: Coroutine[Any, Any, T], turns: int) -> T:
        done = await work
        for _ in range(turns):
            await asyncio.sleep(0)
        return done

    def periodic(self) -> None:
        """Let the server do what it does every second."""
        periodic = self.app.state.periodic
        jobs = (periodic._clocks, periodic._presence, periodic._post, periodic.settled)
        for job in jobs:
            self.run(job())

    # --- what is sent --------------------------------------------------------------------------

    def keep(self, channel: str, data: bytes) -> None:
        self.sent[channel].append(data)

    def take(self) -> dict[str, list[bytes]]:
        """Return what was sent since this was last called, with what is random masked."""
        taken, self.sent = self.sent, defaultdict(list)
        return {channel: [self.masked(data) for data in kept] for channel, kept in taken.items()}

    def masked(self, data: bytes) -> bytes:
        for secret, mask in self._secrets.items():
            data = data.replace(secret, mask)
        return data

    def learn(self, found: object) -> None:
        """Note the secrets in an answer, so that they can be masked wherever they come again."""
        if isinstance(found, dict):
            for name, value in found.items():
                if name in MASKED and isinstance(value, str):
                    assert MASKED[name].fullmatch(value), name
                    if value == SPECTATOR:
                        continue  # no secret: every spectator has the same ticket
                    self._secrets.setdefault(value.encode(), f"({name})".encode())
                self.learn(value)
        elif isinstance(found, list):
            for each in found:
                self.learn(each)

    def learn_cookie(self, cookie: bytes) -> None:
        """Note the token in a cookie: the browser's own, new for each request without one."""
        found = COOKIE_TOKEN.match(cookie)
        if found:
            self._secrets.setdefault(found[1], b"(cookie)")

    # --- asking --------------------------------------------------------------------------------

    def http(
        self,
        channel: str,
        method: str,
        address: str,
        body: object = None,
        *,
        token: str | None = None,
        headers: dict[str, str] | None = None,
        client: str = "",
    ) -> Answer:
        """Ask over HTTP; the answer is kept whole."""
        given = dict(headers or {})
        data = b""
        if body is not None:
            data = body if isinstance(body, bytes) else json.dumps(body).encode()
            given |= {"Content-Type": "application/json", "Content-Length": str(len(data))}
        if token is not None:
            given |= bearer(token)
        scope = self._scope("http", address, client or channel, given)
        # Who only looks changes nothing; if that were not so, it would be seen later.
        turns = 0 if method == "GET" else TURNS
        return self.run(self._http(channel, scope | {"method": method}, data), turns)

    async def _http(self, channel: str, scope: dict[str, Any], data: bytes) -> Answer:
        asked = [{"type": "http.request", "body": data, "more_body": False}]
        got: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return asked.pop() if asked else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            got.append(message)

        await self.app(scope, receive, send)
        start, *bodies = got
        answer = Answer(start["status"], b"".join(each.get("body", b"") for each in bodies))
        for name, value in start["headers"]:
            if name == b"set-cookie":
                self.learn_cookie(value)
        if answer.body.startswith(b"{"):
            self.learn(answer.json())
        asked_for = f"{scope['method']} {scope['raw_path'].decode()}"
        head = [f"{asked_for} -> {answer.status}".encode()]
        head += [name + b": " + value for name, value in start["headers"]]
        parts = [each.get("body", b"") for each in bodies]
        self.keep(channel, b"\n".join([*head, b"", *parts]))
        return answer

    def _scope(
        self, kind: str, address: str, client: str, headers: dict[str, str]
    ) -> dict[str, Any]:
        parts = urlsplit(address)
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": parts.path,
            "raw_path": parts.path.encode(),
            "query_string": parts.query.encode(),
            "root_path": "",
            "headers": [(k.lower().encode(), v.encode()) for k, v in headers.items()],
            "client": (client, 50_000),
            "server": ("127.0.0.1", 8297),
            "extensions": {SOCKET_DENIED: {}},
        }

    def connect(self, channel: str, address: str, first: object, client: str) -> None:
        """Open a live connection that stays; all it is sent is kept."""
        scope = self._scope("websocket", address, client, {}) | {"subprotocols": []}
        socket = self.sockets[channel] = Socket(self, channel, scope)
        self.run(socket.come())
        self.say(channel, first)

    def say(self, channel: str, message: object) -> None:
        """Send a message over a live connection."""
        text = message if isinstance(message, str) else json.dumps(message)
        self.run(self.sockets[channel].say(text))


class Socket:
    """The client's end of a live connection."""

    def __init__(self, world: World, channel: str, scope: dict[str, Any]) -> None:
        self._world = world
        self._channel = channel
        self._scope = scope
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def come(self) -> None:
        self._said.put_nowait({"type": "websocket.connect"})
        served = self._world.app(self._scope, self._said.get, self._got)
        self._task = asyncio.ensure_future(served)

    async def say(self, text: str) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    async def leave(self) -> None:
        assert self._task is not None
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task

    async def _got(self, message: Any) -> None:
        rest = {name: value for name, value in message.items() if name not in ("type", "text")}
        head = f"{message['type']} {rest!r}\n".encode()
        self._world.keep(self._channel, head + message.get("text", "").encode())
