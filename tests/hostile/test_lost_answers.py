"""Servers and a worker that are killed at any moment, and answers that never arrive.

A player who does not know whether his choice was kept sends it again, with the same number: it
counts once.
"""

from __future__ import annotations

import json
import signal
import socket
import sys
import threading
import time
from random import Random
from typing import Any

import httpx
import pytest

from schiltrom import Record
from schiltrom.fairness import verify
from tests.hostile.forms import several
from tests.server.conftest import cluster as cluster
from tests.server.helpers.processes import Server, Worker, wait_until
from tests.server.helpers.service import Opened, open_alone, open_game

ROUNDS = several(1, 20)
"""Each with new games, so that none is over before its servers are killed."""
KILLS = 3
DROPPED = 0.3
"""The share of choices whose answer nobody waits for."""
PAUSE_S = 0.05
"""Between choices, so that a game lasts."""
PATIENCE_S = 120.0
GAMES = several(1, 3)


class Site:
    """Two servers and a worker on one database; whatever is killed is started again."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.servers = [Server(database), Server(database)]
        self.worker = Worker(database)
        for server in self.servers:
            wait_until(server.is_ready, "a server")

    def kill(self, which: int) -> None:
        """Kill a server, or the worker if it is the last in turn, and start another like it."""
        if which < len(self.servers):
            old = self.servers[which]
            old.end(signal.SIGKILL)
            self.servers[which] = Server(self.database, old.port)
            wait_until(self.servers[which].is_ready, "a server")
        else:
            self.worker.end(signal.SIGKILL)
            self.worker = Worker(self.database)

    def close(self) -> None:
        for process in (*self.servers, self.worker):
            if process.is_running:
                process.end(signal.SIGKILL)


@pytest.fixture
def site(cluster):
    found = Site(cluster.new_database())
    yield found
    found.close()


class Player(threading.Thread):
    """A random player whose answers are often lost, and who sends again what may be lost."""

    def __init__(self, site: Site, opened: Opened, side: int) -> None:
        super().__init__()
        self.site, self.opened, self.side = site, opened, side
        self.rng = Random(f"{opened.game}/{side}")
        self.made: list[str] = []
        """The choices that are known to be kept, in order."""
        self.again = 0
        self.stop = threading.Event()
        self.client = httpx.Client(timeout=PATIENCE_S, headers=opened.auth(side))

    def run(self) -> None:
        with self.client:
            self.play()

    def play(self) -> None:
        while not self.stop.is_set():
            state = self.look()
            if state["status"]["over"]:
                return
            if state["your_choice"]:
                choice = self.rng.choice(state["view"]["legal"])
                self.send(json.dumps({"number": state["number"], "choice": choice}))
                self.made.append(choice)
            time.sleep(PAUSE_S)

    def has_more_than(self, number: int) -> bool:
        """Whether more choices are known to be kept; a player who failed is named at once."""
        assert self.is_alive(), f"{self.name} has stopped"
        return len(self.made) > number

    def address(self) -> str:
        return self.rng.choice(self.site.servers).address

    def look(self) -> dict[str, Any]:
        """Return what one sees, from whichever server answers."""
        while True:
            try:
                answer = self.client.get(f"http://{self.address()}{self.opened.path}")
            except httpx.TransportError:
                time.sleep(0.05)
                continue
            if answer.status_code == 200:
                state: dict[str, Any] = answer.json()
                return state
            assert answer.status_code == 503, answer.text

    def send(self, body: str) -> None:
        """Send a choice until it is certain that it is kept."""
        while True:
            try:
                if self.rng.random() < DROPPED:
                    self.send_and_hang_up(body)
                    self.again += 1
                    continue
                url = f"http://{self.address()}{self.opened.path}/choices"
                json_too = {"Content-Type": "application/json"}
                answer = self.client.post(url, content=body, headers=json_too)
            except (httpx.TransportError, OSError):
                self.again += 1
                time.sleep(0.05)
                continue
            if answer.status_code == 200:
                return
            if answer.status_code == 409:  # it is answered that more was seen: it is kept
                assert answer.json()["error"] in ("stale", "not-playing"), answer.text
                return
            assert answer.status_code == 503, answer.text

    def send_and_hang_up(self, body: str) -> None:
        """Send a whole request and be gone before there is an answer."""
        host, port = self.address().split(":")
        token = self.opened.tokens[self.side]
        with socket.create_connection((host, int(port)), timeout=PATIENCE_S) as line:
            line.sendall(
                f"POST {self.opened.path}/choices HTTP/1.1\r\nHost: {host}:{port}\r\n"
                f"Authorization: Bearer {token}\r\nContent-Type: application/json\r\n"
                f"Content-Length: {len(body)}\r\n\r\n{body}".encode()
            )
            time.sleep(0.05 * self.rng.random())


def choices_of(record: Record, side: int) -> list[str]:
    return [e.text[2:] for e in record.entries if e.text.startswith(f"{'ES'[side]} ")]


def test_every_choice_counts_once_whoever_dies_and_whatever_is_lost(site):
    rng = Random(1314)
    made = again = 0
    for _ in range(ROUNDS):
        with site.servers[0].client() as client:
            games = [open_game(client) for _ in range(GAMES)]
            alone = open_alone(client)
        players = [Player(site, opened, side) for opened in games for side in range(2)]
        players.append(Player(site, alone, 0))
        play_and_kill(site, players, rng)
        sent_again = sum(player.again for player in players)
        assert sent_again > len(players)
        made, again = made + sum(len(player.made) for player in players), again + sent_again
        with site.servers[0].client() as client:
            for player in players:
                check_once(client, player)
    sys.stdout.write(f"{ROUNDS * KILLS} kills, {made} choices, {again} of them sent again\n")


def play_and_kill(site: Site, players: list[Player], rng: Random) -> None:
    """Let everybody play while servers and worker are killed in turn."""
    for player in players:
        player.start()
    try:
        for number in range(KILLS):
            before = [len(player.made) for player in players]
            time.sleep(rng.random())
            site.kill(number % 3)
            wait_until(
                lambda: all(p.has_more_than(n) for p, n in zip(players, before, strict=True)),  # noqa: B023
                "play",
            )
    finally:
        for player in players:
            player.stop.set()
    for player in players:
        player.join(PATIENCE_S)
        assert not player.is_alive()


def check_once(client: httpx.Client, player: Player) -> None:
    """Check that the record has each choice of a player once, and no other."""
    opened = player.opened
    client.post(f"{opened.path}/resign", headers=opened.auth(0))
    record = Record.from_json(client.get(f"{opened.path}/record").json())
    assert verify(record).deals >= 10
    assert choices_of(record, player.side) == player.made
