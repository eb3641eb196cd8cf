"""A seat at a server, over the network: taking it, and playing at it until the game is over.

Needs the extra ``schiltrom[bot]``. The player is a function that takes the seat's view as JSON and
returns the text of a choice; it never sees anything else.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.sync.client import ClientConnection, connect

from schiltrom.engine.tables import SIDE_NAMES
from schiltrom.fairness import seat_commitment
from schiltrom.text.message import Message, from_json

WAIT_S: Final = 30.0
LONGEST_PAUSE_S: Final = 30.0
PATIENCE_S: Final = 600.0
"""How long to wait for an unreachable server before leaving the seat."""
LARGEST: Final = 4 * 2**20
BUSY: Final = (429, 503)
OVERTAKEN: Final = ("stale", "not-playing", "conflict")
"""The answers to a choice if something happened in the meantime."""

Json = dict[str, Any]
Player = Callable[[Json], str]
"""Takes a seat's view and returns a choice."""


class RemoteError(Exception):
    """A server's refusal, or a server that cannot be reached; ``say`` is for people."""

    def __init__(self, say: Message, words: str, status: int = 0, retry_after: float = 0.0) -> None:
        self.say = say
        self.status = status
        self.retry_after = retry_after
        super().__init__(words)


class UnreachableError(RemoteError):
    """Nothing answers, or what answers is not a game server."""

    def __init__(self, server: str, why: object) -> None:
        args = {"server": server, "error": str(why) or type(why).__name__}
        super().__init__(Message("bot-unreachable", args), f"{server}: {why}")


@dataclass(frozen=True, slots=True)
class Link:
    """A link somebody was given: a server, and perhaps the secret of a seat there."""

    server: str
    secret: str = ""

    @classmethod
    def parse(cls, text: str) -> Link:
        """Read ``https://host/#join=SECRET``, or a server's address alone.

        >>> Link.parse("http://127.0.0.1:8297/#join=abc")
        Link(server='http://127.0.0.1:8297', secret='abc')
        """
        try:
            parts = urlsplit(text.strip())
            usable = parts.scheme in ("http", "https") and bool(parts.hostname)
            usable = usable and (parts.port is None or parts.port > 0) and text.isprintable()
        except ValueError:
            usable = False
            parts = urlsplit("")
        secret = parse_qs(parts.fragment).get("join", [""])[0]
        if not usable or (parts.fragment and not secret):
            raise RemoteError(Message("bot-bad-address", {"text": text[:200]}), "no such address")
        return cls(f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}", secret)


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat in a game, and the token that opens it, which must be kept secret."""

    server: str
    game: str
    side: str
    token: str
    seed: str = field(default_factory=lambda: secrets.token_hex(16))
    """The seat's part of the chance, which is sent when both seats are bound to theirs."""

    @classmethod
    def take(cls, link: Link, name: str = "") -> Seat:
        """Exchange a link, once, for its seat."""
        taken = ask(link.server, "POST", "/seats", {"secret": link.secret, "name": name})
        return cls(link.server, taken["game"], taken["side"], taken["token"])

    def to_json(self) -> dict[str, str]:
        """Return the seat as it is saved in a file."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: object) -> Seat:
        """Read a saved seat."""
        names = ("server", "game", "side", "token")
        if not isinstance(data, dict) or not all(isinstance(data.get(n), str) for n in names):
            raise ValueError("this is not a saved seat")
        seed = {"seed": data["seed"]} if isinstance(data.get("seed"), str) else {}
        return cls(*(data[name] for name in names), **seed)

    def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        """Send the server a request about this game."""
        return ask(self.server, method, f"/games/{self.game}{path}", body, self.token)

    @contextmanager
    def connect(self) -> Iterator[ClientConnection]:
        """Open a live connection with a fresh ticket, and close it afterwards."""
        ticket = self.ask("POST", "/tickets")["ticket"]
        path = f"/api/games/{self.game}/live?ticket={ticket}"
        address = f"ws{self.server.removeprefix('http')}{path}"
        with ExitStack() as stack:
            try:
                socket = stack.enter_context(
                    connect(address, open_timeout=WAIT_S, max_size=LARGEST)
                )
            except (OSError, InvalidHandshake, InvalidMessage) as error:
                raise UnreachableError(self.server, error) from error
            socket.send(json.dumps({"since": -1}))
            yield socket

    def bring_seed(self, status: Json) -> None:
        """Do what a game that has not begun waits for: commit to our seed, or show it."""
        seats = {seat["side"]: seat for seat in status["seats"]}
        mine = seats[self.side]
        promise = seat_commitment(SIDE_NAMES.index(self.side), self.seed)
        are_bound = all(seat["commitment"] for seat in seats.values())
        if mine["commitment"] != promise and not are_bound:
            self.ask("POST", "/commitment", {"commitment": promise})
        elif are_bound and not mine["ready"] and _have_bid(status):
            self.ask("POST", "/seed", {"seed": self.seed})

    def resign(self) -> None:
        """Resign."""
        self.ask("POST", "/resign")


def _have_bid(status: Json) -> bool:
    """Return whether nobody has to bid any more."""
    return not status.get("bidding") or all(seat["hasBid"] for seat in status["seats"])


def new_game(server: str, side: str, settings: Json) -> tuple[str, str]:
    """Create a game with a bot on one side; return the secrets of its seat and of the other."""
    names = ("England", "Scotland")
    seats = {name.lower(): {"kind": "bot" if name == side else "friend"} for name in names}
    made = ask(server, "POST", "/games", {**settings, "seats": seats})
    by_side = {seat["side"]: str(seat["secret"]) for seat in made["seats"]}
    return by_side[side], by_side[names[1 - names.index(side)]]


def ask(server: str, method: str, path: str, body: Json | None = None, token: str = "") -> Json:
    """Send a server a request over HTTP; return its answer, or raise the error it reports."""
    parts = urlsplit(server)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    connection = kind(parts.netloc, timeout=WAIT_S)
    try:
        text = json.dumps(body) if body is not None else None
        connection.request(method, f"{parts.path}/api{path}", text, headers)
        response = connection.getresponse()
        answer = json.loads(response.read(LARGEST))
    except (OSError, HTTPException, ValueError) as error:
        raise UnreachableError(server, error) from error
    finally:
        connection.close()
    if not isinstance(answer, dict):
        raise UnreachableError(server, "?")
    if response.status >= 300:
        raise refusal(answer, response.status)
    return answer


def refusal(answer: Json, status: int = 0) -> RemoteError:
    """Return the error in a server's refusal."""
    words = str(answer.get("message", answer.get("error", "?")))
    try:
        say = from_json(answer["say"])
    except (KeyError, TypeError, ValueError):
        say = Message("bot-refused", {"error": words})
    return RemoteError(say, words, status, float(answer.get("retry_after") or 0))


# --- playing ---------------------------------------------------------------------------------


@dataclass(slots=True)
class Playing:
    """One seat being played, over as many connections as it takes."""

    seat: Seat
    player: Player
    tell: Callable[[str], None] = lambda _event: None
    """Called with ``connected``, ``away``, ``begun`` and ``over``, as they happen."""
    watch: Callable[[Json], None] = lambda _view: None
    """Called with every view that arrives, even if there is nothing to choose."""
    bid: Callable[[str, str], int] = lambda _scenario, _side: 0
    """What to bid for the seat's side where players bid in secret, by scenario and side (9.2)."""
    patience_s: float = PATIENCE_S
    answered: int = -1
    """The number of the last state that was answered."""
    choices: int = 0
    begun: bool = False

    def run(self) -> Json:
        """Play until the game is over; return its final status."""
        pause, away_since = 1.0, time.monotonic()
        while True:
            try:
                with self.seat.connect() as socket:
                    self.tell("connected")
                    pause = 1.0
                    return self._follow(socket)
            except ConnectionClosed:
                away_since = time.monotonic()
            except RemoteError as error:
                if not isinstance(error, UnreachableError) and error.status not in BUSY:
                    raise
                if time.monotonic() - away_since > self.patience_s:
                    raise
                pause = max(pause, min(error.retry_after, LONGEST_PAUSE_S))
            self.tell("away")
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE_S)

    def _follow(self, socket: ClientConnection) -> Json:
        """Answer what arrives over one connection."""
        self.answered = -1
        while True:
            state = self._latest(socket)
            if state is None:
                continue
            status: Json = state["status"]
            if status["over"]:
                self.tell("over")
                return status
            if not status["begun"]:
                self._bid(status)
                self.seat.bring_seed(status)
            if status["begun"] and not self.begun:
                self.begun = True
                self.tell("begun")
            self._agree_to_take_back(status)
            if state["your_choice"] and state["number"] != self.answered:
                self._choose(socket, state)

    def _latest(self, socket: ClientConnection) -> Json | None:
        """Wait for messages; return the newest state, or None if there was none."""
        state = self._heard(socket.recv())
        while True:
            try:
                state = self._heard(socket.recv(timeout=0)) or state
            except TimeoutError:
                return state

    def _heard(self, text: str | bytes) -> Json | None:
        """Return the state in a message, handling an answer that refuses a choice."""
        message: Json = json.loads(text)
        if message.get("ok") is False:
            if message.get("error") in OVERTAKEN:  # the state that shows it follows
                return None
            if message.get("error") not in ("too-many-requests", "unavailable"):
                raise refusal(message, 422)
            time.sleep(min(float(message.get("retry_after") or 1), LONGEST_PAUSE_S))
            self.answered = -1
            return self.seat.ask("GET", "")
        if "status" not in message:
            return None
        if message["view"] is not None and not message["status"]["over"]:
            self.watch(message["view"])
        return message

    def _choose(self, socket: ClientConnection, state: Json) -> None:
        number = state["number"]
        choice = self.player(state["view"])
        self.answered = number
        self.choices += 1
        socket.send(json.dumps({"id": self.choices, "number": number, "choice": choice}))

    def _bid(self, status: Json) -> None:
        """Bid for the seat's side, if the game waits for that."""
        mine = next(seat for seat in status["seats"] if seat["side"] == self.seat.side)
        if status.get("bidding") and not mine["hasBid"]:
            bid = self.bid(status["scenario"], self.seat.side)
            self.seat.ask("POST", "/bid", {"bid": bid})

    def _agree_to_take_back(self, status: Json) -> None:
        """Agree when the other side asks to take back, as computers do: games are for pleasure."""
        for offer in status["offers"]:
            if offer["kind"] == "take-back" and offer["by"] != self.seat.side:
                try:
                    self.seat.ask("POST", "/offers/accept", {"kind": "take-back"})
                except RemoteError as error:
                    if error.status not in (404, 409):  # the offer has lapsed
                        raise
