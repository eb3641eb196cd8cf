"""What the tests of the server's HTTP layer share: a service in this process, and a real one."""

from __future__ import annotations

import socket
import threading
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import uvicorn

from schiltrom.server.games import service as services
from schiltrom.server.games.service import GameService
from schiltrom.server.http.app import create_app
from schiltrom.server.ops import periodic
from schiltrom.server.ops.serving import uvicorn_config
from schiltrom.server.ops.settings import Settings
from schiltrom.server.store.database import open_database
from tests.server.helpers.seeds import bring_seeds

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # Starlette would like another client
    from starlette.testclient import TestClient, WebSocketDenialResponse

__all__ = ["TestClient", "WebSocketDenialResponse"]

ORIGIN = "http://127.0.0.1:8297"
SEED = bytes(range(32))
SIDES = ("England", "Scotland")
SHORT_GAME = 673
"""With the seeds here, the random players of this number end the game after 139 choices."""
PLENTY: dict[str, Any] = {
    "requests_per_second": 100_000.0,
    "requests_at_once": 100_000,
    "imports_per_minute": 100_000.0,
    "analyses_per_second": 100_000.0,
    "watched_games": 100_000,
}


def new_service(folder: Path) -> GameService:
    return GameService(open_database(f"sqlite:///{folder / 'games.sqlite'}"))


@contextmanager
def serve(folder: Path, **settings: Any) -> Iterator[TestClient]:
    """Run the application in this process; its periodic jobs run once, then on demand."""
    chosen = Settings(**(PLENTY | settings))
    app = create_app(chosen, new_service(folder))
    with (
        patch.object(periodic, "EVERY_SECONDS", 3600.0),
        TestClient(app, raise_server_exceptions=False) as client,
    ):
        yield client


@contextmanager
def real_server(service: GameService, **settings: Any) -> Iterator[tuple[str, uvicorn.Server]]:
    """Run a real uvicorn on a free port; yield where it is."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    chosen = Settings(port=port, **(PLENTY | settings))
    server = uvicorn.Server(uvicorn_config(chosen, service))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started and thread.is_alive():
            time.sleep(0.01)
        yield f"127.0.0.1:{port}", server
    finally:
        server.should_exit = True
        thread.join(10)
        assert not thread.is_alive()


@dataclass(frozen=True)
class Opened:
    """A game with two people, by their tokens."""

    game: str
    tokens: tuple[str, str]
    commitment: str = ""

    @property
    def path(self) -> str:
        return f"/api/games/{self.game}"

    def auth(self, side: int) -> dict[str, str]:
        return bearer(self.tokens[side])


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def plan(england: str = "here", scotland: str = "friend", **more: Any) -> dict[str, Any]:
    """Return what is posted to make a game."""
    seats: dict[str, Any] = {"england": {"kind": england}, "scotland": {"kind": scotland}}
    if england == "here":
        seats["england"] |= {"name": "Edward"}
    return {"seats": seats, **more}


def open_game(client: Any, **more: Any) -> Opened:
    """Make a game and take both seats; the client keeps no cookie."""
    made = client.post("/api/games", json=plan(**more)).json()
    secret = made["seats"][1]["secret"]
    taken = client.post("/api/seats", json={"secret": secret, "name": "Robert"})
    client.cookies.clear()
    tokens = (made["seats"][0]["token"], taken.json()["token"])
    bring_seeds(client, made["game"], {0: (tokens[0], "longshanks"), 1: (tokens[1], "bruce")})
    return Opened(made["game"], tokens, made["commitment"])


def begin_here(client: Any, made: dict[str, Any]) -> None:
    """Let those who sit here bring their seeds, so that a game against computers begins."""
    seeds = ("longshanks", "wallace")
    here = {side: seat["token"] for side, seat in enumerate(made["seats"]) if seat["token"]}
    bring_seeds(client, made["game"], {side: (here[side], seeds[side]) for side in here})


def fix_chance(monkeypatch: Any) -> None:
    """Let the server draw the same seed every time, so that a game can be played again."""
    monkeypatch.setattr(services, "new_seed", lambda: SEED)


def players(number: int = SHORT_GAME) -> list[Random]:
    return [Random(f"{number}/{side}") for side in range(2)]


def play_one(client: Any, opened: Opened, rngs: list[Random]) -> bool:
    """Make a random choice of whoever can, over HTTP; return whether the game goes on."""
    for side, rng in enumerate(rngs):
        state = client.get(opened.path, headers=opened.auth(side), params={"since": 0}).json()
        if state["status"]["over"]:
            return False
        if state["your_choice"]:
            choice = {"number": state["number"], "choice": rng.choice(state["view"]["legal"])}
            answer = client.post(f"{opened.path}/choices", json=choice, headers=opened.auth(side))
            assert answer.status_code == 200, answer.text
            assert answer.json()["number"] > state["number"]
            return True
    raise AssertionError("nobody can choose")


def open_alone(client: Any) -> Opened:
    """Make a game of England against a computer; the client keeps no cookie."""
    made = client.post("/api/games", json=plan("here", "computer")).json()
    client.cookies.clear()
    begin_here(client, made)
    return Opened(made["game"], (made["seats"][0]["token"], ""), made["commitment"])
