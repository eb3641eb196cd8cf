"""``python -m schiltrom.dev.load``: many games at once by bots against the real server.

One process plays both seats of every game over WebSockets, at random. A choice is timed from
sending until the other seat has received the change; choices the other seat cannot see are made
but not timed. At the end the server is killed, and its database is checked for every acknowledged
choice. The last line is one JSON object.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from random import Random
from typing import IO, Any, Final

from sqlalchemy import create_engine, select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from schiltrom.fairness import seat_commitment
from schiltrom.server.store.models import EntryRow

HOST: Final = "127.0.0.1"
LETTERS: Final = "ES"
SEED: Final = "0"
SETTINGS: Final = {
    "requests_per_second": 1_000_000,
    "requests_at_once": 1_000_000,
    "games_per_minute": 1_000_000,
    "imports_per_minute": 1_000_000,
    "watched_games": 1_000_000,
    "analyses_per_second": 1_000_000,
    "sockets": 10_000,
    "sockets_per_address": 10_000,
    "ticket_seconds": 600,
    "log_level": "warning",
}
"""All bots share one address: without this its rate limits would be measured, not the server."""
MOST_GAMES: Final = 2_000
MOST_SECONDS: Final = 600.0
MOST_CHOICES: Final = 1_000_000
START_SECONDS: Final = 30.0
WAIT_SECONDS: Final = 60.0
SETTLE_SECONDS: Final = 0.25
"""How long a choice has its game to itself once its own seat has seen it: the other seat is told
at the same time, so that what comes later comes from the next choice."""
OPENING_AT_ONCE: Final = 8

FAILURES: Final = (OSError, HTTPException, WebSocketException, ValueError, KeyError)


class LoadError(Exception):
    """The server misbehaved."""


# --- the server ------------------------------------------------------------------------------


@dataclass
class Server:
    """The real server, as a process of its own."""

    process: subprocess.Popen[bytes]
    port: int
    database: str
    log: Path

    def kill(self) -> None:
        """Kill it without warning, like a power cut."""
        self.process.kill()
        self.process.wait()

    def log_lines(self) -> list[str]:
        """Return the lines it has logged."""
        return self.log.read_text(encoding="utf-8", errors="replace").splitlines()


@contextmanager
def real_server(folder: Path) -> Iterator[Server]:
    """Start the server on a free port with a database of its own."""
    with socket.create_server((HOST, 0)) as free:
        port = free.getsockname()[1]
    database = f"sqlite:///{folder / 'games.sqlite'}"
    command = [sys.executable, "-m", "schiltrom", "serve", "--host", HOST, "--port", str(port)]
    log = folder / "log"
    with log.open("wb") as stderr:
        server = Server(_start([*command, "--database", database], stderr), port, database, log)
    try:
        _wait_until_ready(server)
        yield server
    finally:
        server.kill()


def _start(command: list[str], stderr: IO[bytes]) -> subprocess.Popen[bytes]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("SCHILTROM_")}
    limits = {f"SCHILTROM_{name.upper()}": str(value) for name, value in SETTINGS.items()}
    path = os.pathsep.join(filter(None, (str(Path(__file__).parents[2]), kept.get("PYTHONPATH"))))
    environment = kept | limits | {"PYTHONPATH": path}
    return subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=stderr)


def _wait_until_ready(server: Server) -> None:
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until and server.process.poll() is None:
        try:
            with socket.create_connection((HOST, server.port), timeout=1):
                return
        except OSError:
            time.sleep(0.05)
    raise LoadError("the server does not start: " + "\n".join(server.log_lines()[-5:]))


def ask(port: int, method: str, path: str, body: object = None, token: str = "") -> dict[str, Any]:
    """Ask the server over HTTP; return its answer."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    connection = HTTPConnection(HOST, port, timeout=WAIT_SECONDS)
    try:
        text = json.dumps(body) if body is not None else None
        connection.request(method, f"/api{path}", text, headers)
        response = connection.getresponse()
        answer: dict[str, Any] = json.loads(response.read())
    finally:
        connection.close()
    if response.status >= 300:
        raise LoadError(f"{method} answered {response.status}: {answer.get('error')}")
    return answer


# --- a game ----------------------------------------------------------------------------------


@dataclass
class LoadPlan:
    """What to measure."""

    games: int
    seconds: float
    pause: float


@dataclass
class Tally:
    """The measurements."""

    delays: list[float] = field(default_factory=list)
    choices: int = 0
    elapsed: float = 0.0
    errors: Counter[str] = field(default_factory=Counter)
    acknowledged: dict[str, list[str]] = field(default_factory=dict)
    """The acknowledged choices of each game, as in its record."""
    stale: int = 0
    """How often the other seat was quicker when both had a choice; the choice is then repeated."""
    lost: int = 0


@dataclass
class Bot:
    """A seat, as its player knows it."""

    side: int
    token: str
    socket: ClientConnection
    number: int = -1
    state: dict[str, Any] = field(default_factory=dict)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    answer: asyncio.Future[dict[str, Any]] | None = None
    reader: asyncio.Task[None] | None = None

    @property
    def may_choose(self) -> bool:
        """Return whether this seat has a choice to make."""
        return bool(self.state.get("your_choice"))

    @property
    def is_over(self) -> bool:
        """Return whether this seat knows that the game is over."""
        return bool(self.state and self.state["status"]["over"])

    async def wait_for_news(self, until: float) -> bool:
        """Wait for news; return whether it came in time."""
        self.news.clear()
        try:
            async with asyncio.timeout(until - time.perf_counter()):
                await self.news.wait()
        except TimeoutError:
            return False
        return True


class LoadGame:
    """One game with a bot at each side; one choice after the other."""

    def __init__(self, port: int, tally: Tally, plan: LoadPlan, rng: Random) -> None:
        self._port = port
        self._tally = tally
        self._plan = plan
        self._rng = rng
        self._turn = asyncio.Lock()
        self._game = ""
        self._bots: list[Bot] = []
        self._sent: tuple[int, float] | None = None
        self._acknowledged: list[str] = []
        self._broken = False

    # --- coming and going ------------------------------------------------------------------

    async def open(self) -> None:
        """Make the game, take both seats and connect them."""
        names = ("england", "scotland")
        seats = {name: {"kind": "bot"} for name in names}
        made = await self._ask("POST", "/games", {"seats": seats})
        self._game = made["game"]
        self._tally.acknowledged[self._game] = self._acknowledged
        for side, seat in enumerate(made["seats"]):
            taken = await self._ask("POST", "/seats", {"secret": seat["secret"], "name": "bot"})
            self._bots.append(await self._connected(side, taken["token"]))
        await self._bring_seeds()
        for bot in self._bots:
            until = time.perf_counter() + WAIT_SECONDS
            while bot.number < 1:
                if not await bot.wait_for_news(until):
                    raise LoadError("a seat was not told that the game has begun")

    async def _bring_seeds(self) -> None:
        """Bind both seats to their seeds, then show them: the game begins."""
        path = f"/games/{self._game}"
        for bot in self._bots:
            promise = {"commitment": seat_commitment(bot.side, SEED)}
            await self._ask("POST", f"{path}/commitment", promise, bot.token)
        for bot in self._bots:
            await self._ask("POST", f"{path}/seed", {"seed": SEED}, bot.token)

    async def close(self) -> None:
        """Let the seats go."""
        for bot in self._bots:
            if bot.reader is not None:
                bot.reader.cancel()
            await bot.socket.close()
        readers = [bot.reader for bot in self._bots if bot.reader is not None]
        await asyncio.gather(*readers, return_exceptions=True)

    async def _connected(self, side: int, token: str) -> Bot:
        ticket = (await self._ask("POST", f"/games/{self._game}/tickets", token=token))["ticket"]
        address = f"ws://{HOST}:{self._port}/api/games/{self._game}/live?ticket={ticket}"
        bot = Bot(side, token, await connect(address, proxy=None, open_timeout=WAIT_SECONDS))
        await bot.socket.send('{"since":-1}')
        bot.reader = asyncio.create_task(self._read(bot))
        return bot

    async def _ask(
        self, method: str, path: str, body: object = None, token: str = ""
    ) -> dict[str, Any]:
        return await asyncio.to_thread(ask, self._port, method, path, body, token)

    # --- hearing ---------------------------------------------------------------------------

    async def _read(self, bot: Bot) -> None:
        """Receive everything sent to a seat until its connection ends, which it should not."""
        try:
            async for text in bot.socket:
                now = time.perf_counter()
                message = json.loads(text)
                if "id" in message:
                    self._hear_answer(bot, message)
                else:
                    self._hear_state(bot, message, now)
            self._fail("connection closed")
        except FAILURES as error:
            self._fail(type(error).__name__)

    def _hear_answer(self, bot: Bot, message: dict[str, Any]) -> None:
        if bot.answer is not None and not bot.answer.done():
            bot.answer.set_result(message)
        else:
            self._fail("answer to nothing")

    def _hear_state(self, bot: Bot, state: dict[str, Any], now: float) -> None:
        """Take in a seat's new state; time it if the other seat's choice caused it."""
        if state["number"] > bot.number and self._sent is not None and self._sent[0] != bot.side:
            self._tally.delays.append(now - self._sent[1])
            self._sent = None
        if state["number"] < bot.number:
            self._fail("number went back")
        bot.number = state["number"]
        bot.state = state
        bot.news.set()

    def _fail(self, what: str) -> None:
        self._tally.errors[what] += 1
        self._broken = True
        for bot in self._bots:
            bot.news.set()

    # --- playing ---------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Return whether the game is over."""
        return self._broken or any(bot.is_over for bot in self._bots)

    async def play(self, until: float) -> None:
        """Let both seats play until the game or the time is over."""
        async with asyncio.TaskGroup() as group:
            for bot in self._bots:
                group.create_task(self._play_seat(bot, until))

    async def _play_seat(self, bot: Bot, until: float) -> None:
        try:
            while not self._is_done(until):
                if bot.may_choose:
                    await self._think(until)
                    await self._take_turn(bot, until)
                else:
                    await bot.wait_for_news(until)
        except (LoadError, *FAILURES) as error:
            self._fail(str(error) if isinstance(error, LoadError) else type(error).__name__)

    async def _take_turn(self, bot: Bot, until: float) -> None:
        """Choose once the game is free, if there is still a choice."""
        async with self._turn:
            if bot.may_choose and not self._is_done(until):
                await self._choose(bot)

    def _is_done(self, until: float) -> bool:
        if self._tally.choices >= MOST_CHOICES:
            return True
        return self.is_over or time.perf_counter() >= until

    async def _think(self, until: float) -> None:
        if self._plan.pause > 0:
            pause = self._rng.expovariate(1 / self._plan.pause)
            await asyncio.sleep(min(pause, max(0.0, until - time.perf_counter())))

    async def _choose(self, bot: Bot) -> None:
        """Make a choice and wait until it is acknowledged and seen."""
        text = self._rng.choice(bot.state["view"]["legal"])
        message = {"id": len(self._acknowledged), "number": bot.number, "choice": text}
        answer = await self._answer_to(bot, message)
        if answer["id"] != message["id"]:
            raise LoadError("answer to another choice")
        if answer.get("error") == "stale" and answer["number"] > message["number"]:
            # Both had a choice, and the other one's was first: harmless, it only has to be looked.
            self._tally.stale += 1
            self._sent = None
            await self._see(bot, answer["number"])
            return
        if not answer["ok"]:
            raise LoadError(f"choice refused: {answer['error']}")
        self._tally.choices += 1
        self._acknowledged.append(f"{LETTERS[bot.side]} {text}")
        await self._settle(bot, answer["number"])

    async def _answer_to(self, bot: Bot, message: dict[str, Any]) -> dict[str, Any]:
        bot.answer = asyncio.get_running_loop().create_future()
        text = json.dumps(message)
        self._sent = (bot.side, time.perf_counter())
        try:
            async with asyncio.timeout(WAIT_SECONDS):
                await bot.socket.send(text)
                return await bot.answer
        except TimeoutError as error:
            raise LoadError("no answer") from error

    async def _settle(self, bot: Bot, number: int) -> None:
        """Wait until the seat has seen its own choice, and the other one too if it can."""
        await self._see(bot, number)
        other = self._bots[1 - bot.side]
        until = time.perf_counter() + SETTLE_SECONDS
        while self._plan.pause > 0 and self._sent is not None and not self._broken:
            if not await other.wait_for_news(until):
                return

    async def _see(self, bot: Bot, number: int) -> None:
        """Wait until a seat has received its latest state."""
        until = time.perf_counter() + WAIT_SECONDS
        while bot.number < number and not self._broken:
            if not await bot.wait_for_news(until):
                raise LoadError("own choice not seen")

    async def check(self) -> None:
        """Compare what the seats last received with what the server answers now."""
        for bot in self._bots:
            path = f"/games/{self._game}?since={2**31 - 1}"
            now = await self._ask("GET", path, token=bot.token)
            if now["number"] != bot.number or now["view"] != bot.state["view"]:
                self._tally.errors["not told of the last change"] += 1


# --- all games -------------------------------------------------------------------------------


class Load:
    """All games of one measurement."""

    def __init__(self, port: int, plan: LoadPlan) -> None:
        self._port = port
        self._plan = plan
        self._rng = Random(0)  # noqa: S311 (no secret hangs on it)
        self._opening = asyncio.Semaphore(OPENING_AT_ONCE)
        self.tally = Tally()

    async def run(self) -> Tally:
        """Open all games, play them at once for the given time, and check the outcome."""
        opened = await asyncio.gather(*(self._opened() for _ in range(self._plan.games)))
        matches = [match for match in opened if match is not None]
        self.tally.delays.clear()
        began = time.perf_counter()
        until = began + self._plan.seconds
        ended = await asyncio.gather(*(self._play(match, until) for match in matches))
        self.tally.elapsed = time.perf_counter() - began
        await asyncio.sleep(SETTLE_SECONDS)
        await asyncio.gather(*(self._leave(match) for match in ended))
        return self.tally

    async def _opened(self) -> LoadGame | None:
        match = LoadGame(self._port, self.tally, self._plan, Random(self._rng.random()))  # noqa: S311
        async with self._opening:
            try:
                await match.open()
            except (LoadError, *FAILURES) as error:
                self.tally.errors[str(error) or type(error).__name__] += 1
                await match.close()
                return None
        return match

    async def _play(self, match: LoadGame, until: float) -> LoadGame:
        """Play games one after another until time is up."""
        await match.play(until)
        while match.is_over and time.perf_counter() < until:
            another = await self._opened()
            if another is None:
                return match
            await self._leave(match)
            match = another
            await match.play(until)
        return match

    async def _leave(self, match: LoadGame) -> None:
        async with self._opening:
            try:
                await match.check()
            except (LoadError, *FAILURES) as error:
                self.tally.errors[str(error) or type(error).__name__] += 1
            await match.close()


def kept_choices(database: str) -> dict[str, Counter[str]]:
    """Return the entries of every game in a database."""
    engine = create_engine(database)
    kept: dict[str, Counter[str]] = {}
    try:
        with engine.connect() as connection:
            for game, text in connection.execute(select(EntryRow.game_id, EntryRow.text)):
                kept.setdefault(game, Counter())[text] += 1
    finally:
        engine.dispose()
    return kept


def count_lost(tally: Tally, kept: dict[str, Counter[str]]) -> int:
    """Return how many acknowledged choices are missing from the database."""
    nothing: Counter[str] = Counter()
    return sum(
        (Counter(choices) - kept.get(game, nothing)).total()
        for game, choices in tally.acknowledged.items()
    )


def measure(plan: LoadPlan) -> dict[str, Any]:
    """Start a server, play against it, kill it, and return the figures."""
    with tempfile.TemporaryDirectory(prefix="schiltrom-load-") as folder:
        with real_server(Path(folder)) as server:
            tally = asyncio.run(_run(server.port, plan))
            if server.process.poll() is not None:
                tally.errors["the server has stopped"] += 1
        tally.errors.update(["server log"] * len(server.log_lines()))
        tally.lost = count_lost(tally, kept_choices(server.database))
        _report(plan, tally, server.log_lines())
    return figures(plan, tally)


async def _run(port: int, plan: LoadPlan) -> Tally:
    return await Load(port, plan).run()


# --- telling ---------------------------------------------------------------------------------


def figures(plan: LoadPlan, tally: Tally) -> dict[str, Any]:
    """Return the final figures."""
    return {
        "games": plan.games,
        "choices_per_s": round(tally.choices / max(tally.elapsed, 0.001), 1),
        "p50_ms": _percentile(tally.delays, 50),
        "p95_ms": _percentile(tally.delays, 95),
        "p99_ms": _percentile(tally.delays, 99),
        "errors": tally.errors.total(),
        "lost": tally.lost,
    }


def _percentile(delays: list[float], percent: int) -> float | None:
    """Return a percentile of the delays, in milliseconds."""
    if not delays:
        return None
    rank = max(1, math.ceil(len(delays) * percent / 100))
    return round(sorted(delays)[rank - 1] * 1000, 1)


def _report(plan: LoadPlan, tally: Tally, complaints: list[str]) -> None:
    pause = f"a pause of {plan.pause:g} s" if plan.pause > 0 else "no pause"
    say(
        f"{plan.games} games at once with {pause}: {tally.choices} choices in "
        f"{tally.elapsed:.1f} s, {len(tally.delays)} of them seen by the other seat, "
        f"{tally.stale} more came too late"
    )
    for what, count in tally.errors.most_common(10):
        say(f"error: {what}: {count} times")
    for line in complaints[:5]:
        say(f"the server's log: {line}")


def say(line: str) -> None:
    """Print a line immediately."""
    print(line, flush=True)  # noqa: T201 (a program for the terminal)


def main(arguments: list[str] | None = None) -> int:
    """Measure as the command line says; return 1 if anything went wrong or was lost."""
    parser = argparse.ArgumentParser(prog="python -m schiltrom.dev.load", description=__doc__)
    parser.add_argument(
        "--games", type=int, default=200, help="number of games at once (default: 200)"
    )
    parser.add_argument(
        "--seconds", type=float, default=30.0, help="duration in seconds (default: 30)"
    )
    parser.add_argument(
        "--pause", type=float, default=2.0, help="mean thinking time in seconds (default: 2)"
    )
    parser.add_argument("--both", action="store_true", help="then also measure without pauses")
    given = parser.parse_args(arguments)
    if not 1 <= given.games <= MOST_GAMES:
        parser.error(f"--games must be from 1 to {MOST_GAMES}")
    if not (0 < given.seconds <= MOST_SECONDS and 0 <= given.pause <= MOST_SECONDS):
        parser.error(f"--seconds and --pause must be up to {MOST_SECONDS:g}")
    found = measure(LoadPlan(given.games, given.seconds, given.pause))
    if given.both:
        found = with_no_pause(found, measure(LoadPlan(given.games, given.seconds, 0.0)))
    say(json.dumps(found))
    return 1 if found["errors"] or found["lost"] else 0


def with_no_pause(found: dict[str, Any], no_pause: dict[str, Any]) -> dict[str, Any]:
    """Return the figures with the throughput without a pause, and with what went wrong there."""
    say(f"without a pause: {json.dumps(no_pause)}")
    both = {name: found[name] + no_pause[name] for name in ("errors", "lost")}
    return found | both | {"choices_per_s_no_pause": no_pause["choices_per_s"]}


if __name__ == "__main__":
    sys.exit(main())
