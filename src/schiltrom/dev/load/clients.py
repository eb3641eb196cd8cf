"""Client processes: each plays its share of the games, begins and stops when it is told to."""

from __future__ import annotations

import asyncio
import multiprocessing
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from multiprocessing.connection import Connection
from random import Random
from typing import Final

from schiltrom.dev.load.games import SETTLE_SECONDS, LoadGame
from schiltrom.dev.load.made import MadeGame
from schiltrom.dev.load.plan import LoadError, LoadPlan, Tally
from schiltrom.dev.load.wire import FAILURES, HOST

OPENING_AT_ONCE: Final = 8
GO, STOP, LEAVE = "go", "stop", "leave"
"""What a client process is told."""
OPENED, WHOLE, STOPPED = "opened", "whole", "stopped"
"""What it tells."""
LONGEST_WAIT: Final = 1800.0

_SPAWN: Final = multiprocessing.get_context("spawn")


@dataclass(frozen=True)
class Share:
    """The games of one client process."""

    plan: LoadPlan
    client: int
    ports: tuple[int, ...]
    sink: int
    made: dict[int, MadeGame] = field(default_factory=dict)
    """Those of its games that are there already."""

    def games(self) -> range:
        """Return the numbers of its games."""
        return range(self.client, self.plan.games, self.plan.clients)


class Clients:
    """All client processes of one measurement."""

    def __init__(
        self, plan: LoadPlan, ports: list[int], sink: int, made: dict[int, MadeGame]
    ) -> None:
        self._pipes: list[Connection] = []
        self._processes = []
        for client in range(plan.clients):
            here, there = _SPAWN.Pipe()
            mine = {
                number: game for number, game in made.items() if number % plan.clients == client
            }
            share = Share(plan, client, tuple(ports), sink, mine)
            process = _SPAWN.Process(target=_work, args=(there, share), daemon=True)
            process.start()
            there.close()
            self._pipes.append(here)
            self._processes.append(process)

    def wait_for(self, word: str, seconds: float = LONGEST_WAIT) -> bool:
        """Wait until every process has said a word; return whether all have in time."""
        until = time.monotonic() + seconds
        for pipe in self._pipes:
            said = None
            while said != word:
                if not pipe.poll(max(0.0, until - time.monotonic())):
                    return False
                said = pipe.recv()
        return True

    def tell(self, word: str) -> None:
        """Tell every process something."""
        for pipe in self._pipes:
            pipe.send(word)

    def tallies(self) -> list[Tally]:
        """Return what each has measured."""
        return [pipe.recv() for pipe in self._pipes]

    def end(self) -> None:
        """End all processes."""
        for process in self._processes:
            process.kill()
            process.join()


@contextmanager
def clients(
    plan: LoadPlan, ports: list[int], sink: int, made: dict[int, MadeGame]
) -> Iterator[Clients]:
    """Start the client processes, and end them whatever happens."""
    found = Clients(plan, ports, sink, made)
    try:
        yield found
    finally:
        found.end()


# --- in a client process -----------------------------------------------------------------------


def _work(pipe: Connection, share: Share) -> None:
    with suppress(KeyboardInterrupt, EOFError, BrokenPipeError):
        asyncio.run(_Player(pipe, share).run())


class _Player:
    """Plays the games of one client process."""

    def __init__(self, pipe: Connection, share: Share) -> None:
        self._pipe = pipe
        self._share = share
        self._plan = share.plan
        self._rng = Random(share.client)  # noqa: S311 (no secret hangs on it)
        self._opening = asyncio.Semaphore(max(1, OPENING_AT_ONCE // share.plan.clients))
        self._stop = asyncio.Event()
        self._tally = Tally()
        every = share.games()
        self._to_end = {each for each in every if share.plan.features(each).computer is None}
        """Games of people, not one of which has ended yet in its place."""

    async def run(self) -> None:
        """Open all games, play them at once until told to stop, and check the outcome."""
        opened = await asyncio.gather(*(self._opened(each) for each in self._share.games()))
        games = {number: game for number, game in opened if game is not None}
        self._pipe.send(OPENED)
        await self._told(GO)
        self._tally.begin()
        if not self._to_end:
            self._pipe.send(WHOLE)
        spent = time.process_time()
        stopping = asyncio.create_task(self._told(STOP))
        stopping.add_done_callback(lambda _told: self._stop.set())
        ended = await asyncio.gather(*(self._play(each, game) for each, game in games.items()))
        await stopping
        self._tally.processor = time.process_time() - spent
        self._pipe.send(STOPPED)
        await self._told(LEAVE)
        await asyncio.sleep(SETTLE_SECONDS)
        await asyncio.gather(*(self._leave(game) for game in ended))
        self._pipe.send(self._tally)

    async def _told(self, word: str) -> None:
        said = await asyncio.to_thread(self._pipe.recv)
        if said != word:
            raise LoadError(f"told {said!r} instead of {word!r}")

    async def _opened(self, number: int) -> tuple[int, LoadGame | None]:
        ports = self._share.ports
        game = LoadGame(
            ports[number % len(ports)],
            self._share.sink,
            self._tally,
            self._plan,
            number,
            Random(self._rng.random()),  # noqa: S311
        )
        async with self._opening:
            try:
                await game.open(self._share.made.pop(number, None))
            except (LoadError, *FAILURES) as error:
                self._tally.errors[str(error) or type(error).__name__] += 1
                game.close()
                return number, None
        return number, game

    async def _play(self, number: int, game: LoadGame) -> LoadGame:
        """Play games one after another until told to stop."""
        await game.play(self._stop)
        while not self._stop.is_set():
            if game.is_over and not game.is_broken:
                self._tally.ended += 1
            self._note_end(number)
            another = (await self._opened(number))[1]
            if another is None:
                return game
            await self._leave(game)
            game = another
            await game.play(self._stop)
        return game

    def _note_end(self, number: int) -> None:
        """Tell when a game has ended in every place where only people play."""
        if number in self._to_end:
            self._to_end.discard(number)
            if not self._to_end:
                self._pipe.send(WHOLE)

    async def _leave(self, game: LoadGame) -> None:
        async with self._opening:
            try:
                if not game.is_broken:
                    await game.check()
            except (LoadError, *FAILURES) as error:
                self._tally.errors[str(error) or type(error).__name__] += 1
            game.close()


# --- where notices go ----------------------------------------------------------------------------


@contextmanager
def sink() -> Iterator[int]:
    """Take every webhook, on a port that is returned, and forget it."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            self.rfile.read(int(self.headers.get("Content-Length", 0)))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_words: object) -> None:
            pass

    server = ThreadingHTTPServer((HOST, 0), Handler)
    server.socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server.server_port
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
