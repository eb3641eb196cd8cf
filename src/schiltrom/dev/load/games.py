"""A game that bots play: its connections, what they hear, and one choice after the other."""

from __future__ import annotations

import asyncio
import json
import time
from random import Random
from typing import Any, Final

from schiltrom.dev.load.made import MadeGame, hook
from schiltrom.dev.load.plan import (
    EVERY,
    SAMPLES,
    SCREEN_STATE,
    Features,
    LoadError,
    LoadPlan,
    Tally,
)
from schiltrom.dev.load.servers import LETTERS
from schiltrom.dev.load.wire import FAILURES, WAIT_SECONDS, LiveSocket, ask
from schiltrom.fairness import seat_commitment
from schiltrom.screen.differences import apply

SEED: Final = "0"
NAMES: Final = ("england", "scotland")
MOST_CHOICES: Final = 10_000_000
SETTLE_SECONDS: Final = 0.25
"""How long a choice has its game to itself once its own seat has seen it: the other seat is told
at the same time, so that what comes later comes from the next choice."""
STOP_SECONDS: Final = 1.0
"""How often a game that waits for a computer looks whether it shall stop."""
LATEST: Final = 2**31 - 1
NOT_STATE: Final = ("answer", "lines", "room", "state")
"""What comes with a whole state and is none of it."""


class Viewer:
    """One live connection, and what it has been told: all that is known here of the protocol."""

    def __init__(self, game: LoadGame, side: int | None, token: str) -> None:
        self._game = game
        self.side = side
        self.token = token
        self.form = game.features.form
        self.number = -1
        self.legal: list[str] = []
        self.may_choose = False
        self.is_over = False
        self.answer: asyncio.Future[dict[str, Any]] | None = None
        self.socket = LiveSocket(self._hear, game.fail)
        self.state: dict[str, Any] = {}
        """What it was told last, put together from differences."""
        self._serial = -1

    async def open(self, port: int, path: str) -> None:
        """Connect, and ask for everything."""
        await self.socket.open(port, path, self._game.address)
        self.socket.send(json.dumps({"since": -1, "form": self.form, "differences": True}))

    def choose(self, number: int, text: str) -> asyncio.Future[dict[str, Any]]:
        """Send a choice; return what will be its answer."""
        self.answer = asyncio.get_running_loop().create_future()
        message = {"id": number, "number": self.number, "choice": text}
        self.socket.send(json.dumps(message))
        return self.answer

    def _hear(self, text: str, size: int) -> None:
        """Take in a message: an answer, or a new state."""
        now = time.perf_counter()
        tally = self._game.tally
        tally.frames += 1
        tally.raw_bytes += len(text)
        tally.sent_bytes += size
        if tally.frames % EVERY == 0:
            tally.messages.append(text)
        try:
            message = json.loads(text)
            if "state" in message:
                self._hear_state(message, now)
            if "answer" in message:
                self._hear_answer(message["answer"])
        except (ValueError, KeyError, TypeError) as error:
            self._game.fail(type(error).__name__)

    def _hear_answer(self, message: dict[str, Any]) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_result(message)
        else:
            self._game.fail("answer to nothing")

    def _hear_state(self, frame: dict[str, Any], now: float) -> None:
        """Take in a state: whole, or what is different from the one before."""
        if "from" not in frame:
            self.state = {name: frame[name] for name in frame if name not in NOT_STATE}
        elif frame["from"] != self._serial:
            self._game.fail("differences to another state")
        elif "patch" in frame:
            self.state = apply(self.state, frame["patch"])
        self._serial = frame["state"]
        self._take_in(self.state, now)

    def _take_in(self, state: dict[str, Any], now: float) -> None:
        number = state["number"]
        if number < self.number:
            self._game.fail("number went back")
        is_news = number > self.number
        self.number = number
        self.may_choose = bool(state["your_choice"])
        if self.may_choose:
            self.legal = state[self.form]["legal"]
        self.is_over = bool(state["status"]["over"])
        self._game.hear(self, now, is_news=is_news)

    @property
    def text(self) -> str:
        """Return the latest state as it would be sent whole."""
        return json.dumps(self.state, separators=(",", ":"))


class LoadGame:
    """One game with a bot at each side that no computer plays; one choice after the other."""

    def __init__(
        self, port: int, sink: int, tally: Tally, plan: LoadPlan, number: int, rng: Random
    ) -> None:
        self._port = port
        self._sink = sink
        self.tally = tally
        self._plan = plan
        self._rng = rng
        self.features: Features = plan.features(number)
        self.address = f"10.{rng.randrange(256)}.{rng.randrange(256)}.{rng.randrange(1, 255)}"
        """Where the players seem to come from: limits are counted for each address."""
        self._game = ""
        self._seats: list[Viewer] = []
        self._others: list[Viewer] = []
        self._news = asyncio.Event()
        self._sent: tuple[int | None, float] | None = None
        self._acknowledged: list[str] = []
        self._broken = False

    # --- coming and going ------------------------------------------------------------------

    async def open(self, made: MadeGame | None = None) -> None:
        """Make the game unless it is there, connect its seats and whoever watches."""
        if made is None:
            await self._make()
        else:
            self._game = made.game
            for side, token in enumerate(made.tokens):
                self._seats.append(Viewer(self, side, token))
        self.tally.acknowledged[self._game] = self._acknowledged
        for _ in range(self.features.spectators):
            self._others.append(Viewer(self, None, ""))
        for viewer in (*self._seats, *self._others):
            await self._connect(viewer)
        if made is None:
            await self._bring_seeds()
        until = time.perf_counter() + WAIT_SECONDS
        while any(seat.number < 1 for seat in self._seats):
            if not await self._wait(until):
                raise LoadError("a seat was not told that the game has begun")
        if len(self.tally.states) < SAMPLES and self.features.form == SCREEN_STATE:
            self.tally.states.append(self._seats[0].text)

    async def _make(self) -> None:
        """Make the game and take its seats."""
        level = self.features.computer
        seats: dict[str, dict[str, str]] = {name: {"kind": "bot"} for name in NAMES}
        if level is not None:
            seats["scotland"] = {"kind": "computer", "level": level}
        wanted: dict[str, object] = {"seats": seats, "clock": self.features.clock}
        made = await self._ask("POST", "/games", wanted)
        self._game = made["game"]
        for seat in made["seats"]:
            if seat.get("secret"):
                await self._sit_down(seat)

    async def _sit_down(self, seat: dict[str, Any]) -> None:
        taken = await self._ask("POST", "/seats", {"secret": seat["secret"], "name": "bot"})
        side = NAMES.index(seat["side"].lower())
        viewer = Viewer(self, side, taken["token"])
        self._seats.append(viewer)
        if self.features.notices:
            webhook = {"webhook": hook(self._sink)}
            await self._ask("POST", f"/games/{self._game}/notify", webhook, viewer.token)

    async def _connect(self, viewer: Viewer) -> None:
        path = f"/games/{self._game}"
        ticket = (await self._ask("POST", f"{path}/tickets", token=viewer.token))["ticket"]
        await viewer.open(self._port, f"/api{path}/live?ticket={ticket}")

    async def _bring_seeds(self) -> None:
        """Bind the seats to their seeds, then show them: the game begins."""
        path = f"/games/{self._game}"
        for seat in self._seats:
            assert seat.side is not None
            promise = {"commitment": seat_commitment(seat.side, SEED)}
            await self._ask("POST", f"{path}/commitment", promise, seat.token)
        for seat in self._seats:
            await self._ask("POST", f"{path}/seed", {"seed": SEED}, seat.token)

    def close(self) -> None:
        """Let everybody go."""
        for viewer in (*self._seats, *self._others):
            viewer.socket.close()

    async def _ask(
        self, method: str, path: str, body: object = None, token: str = ""
    ) -> dict[str, Any]:
        return await asyncio.to_thread(ask, self._port, method, path, body, token, self.address)

    # --- hearing ---------------------------------------------------------------------------

    def hear(self, viewer: Viewer, now: float, *, is_news: bool) -> None:
        """Take note of a new state; time it if the other seat's choice caused it."""
        sent = self._sent
        if is_news and sent is not None and viewer.side is not None and sent[0] != viewer.side:
            self.tally.delays.append(now - sent[1])
            self._sent = None
        self._news.set()

    def fail(self, what: str) -> None:
        """Give the game up: something went wrong."""
        self.tally.errors[what] += 1
        self._broken = True
        self._news.set()
        for seat in self._seats:
            if seat.answer is not None and not seat.answer.done():
                seat.answer.set_exception(LoadError(what))
                seat.answer.exception()

    async def _wait(self, until: float) -> bool:
        """Wait for news; return whether it came in time."""
        self._news.clear()
        try:
            async with asyncio.timeout(until - time.perf_counter()):
                await self._news.wait()
        except TimeoutError:
            return False
        return True

    # --- playing ---------------------------------------------------------------------------

    @property
    def is_broken(self) -> bool:
        """Return whether something went wrong."""
        return self._broken

    @property
    def is_over(self) -> bool:
        """Return whether the game is over."""
        return any(seat.is_over for seat in self._seats)

    async def play(self, stop: asyncio.Event) -> None:
        """Let the seats play until the game or the time is over."""
        try:
            while not (self._broken or self.is_over or stop.is_set()):
                if any(seat.may_choose for seat in self._seats):
                    await self._think(stop)
                    due = [seat for seat in self._seats if seat.may_choose]
                    if due and not stop.is_set() and not self._broken:
                        await self._choose(self._rng.choice(due))
                else:
                    await self._wait(time.perf_counter() + STOP_SECONDS)
        except (LoadError, *FAILURES) as error:
            if not self._broken:
                self.fail(str(error) if isinstance(error, LoadError) else type(error).__name__)

    async def _think(self, stop: asyncio.Event) -> None:
        if self._plan.pause > 0:
            try:
                async with asyncio.timeout(self._rng.expovariate(1 / self._plan.pause)):
                    await stop.wait()
            except TimeoutError:
                return

    async def _choose(self, seat: Viewer) -> None:
        """Make a choice and wait until it is acknowledged and seen."""
        text, number, asked = self._rng.choice(seat.legal), seat.number, len(self._acknowledged)
        began = time.perf_counter()
        self._sent = (seat.side, began)
        try:
            async with asyncio.timeout(WAIT_SECONDS):
                answer = await seat.choose(asked, text)
        except TimeoutError as error:
            raise LoadError("no answer") from error
        taken = time.perf_counter() - began
        if answer["id"] != asked:
            raise LoadError("answer to another choice")
        if answer.get("error") == "stale" and answer["number"] > number:
            # Both had a choice, and the other one's was first: harmless, it only has to be looked.
            self.tally.stale += 1
            self._sent = None
            await self._see(seat, answer["number"])
            return
        if not answer["ok"]:
            raise LoadError(f"choice refused: {answer['error']}")
        self.tally.choices += 1
        self.tally.answers.append(taken)
        self.tally.lengths.append((asked, taken))
        assert seat.side is not None
        self._acknowledged.append(f"{LETTERS[seat.side]} {text}")
        await self._settle(seat, answer["number"])

    async def _settle(self, seat: Viewer, number: int) -> None:
        """Wait until the seat has seen its own choice, and the other one too if it can."""
        await self._see(seat, number)
        until = time.perf_counter() + SETTLE_SECONDS
        while self._plan.pause > 0 and self._sent is not None and not self._broken:
            if not await self._wait(until):
                self._sent = None

    async def _see(self, seat: Viewer, number: int) -> None:
        """Wait until a seat has received its latest state."""
        until = time.perf_counter() + WAIT_SECONDS
        while seat.number < number and not self._broken:
            if not await self._wait(until):
                raise LoadError("own choice not seen")

    async def check(self) -> None:
        """Compare what everybody last received with what the server answers now."""
        if self.features.computer is not None:
            return  # it may choose at any moment
        for viewer in (*self._seats, *self._others):
            path = f"/games/{self._game}?since={LATEST}&form={viewer.form}"
            now = await self._ask("GET", path, token=viewer.token)
            if now["number"] != viewer.number or now[viewer.form] != viewer.state[viewer.form]:
                self.tally.errors["not told of the last change"] += 1
