"""The database is gone for five seconds: nobody is told that something is kept which is not."""

from __future__ import annotations

import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import httpx

from schiltrom import Record
from schiltrom.fairness import verify
from tests.hostile.forms import several
from tests.server.helpers.postgres import postgres
from tests.server.helpers.processes import Worker, wait_until
from tests.server.helpers.service import Opened, open_alone, open_game
from tests.server.live.test_sockets import reach, receive

GONE_S = 5.0
TIMES = several(1, 5)


class Player(threading.Thread):
    """A random player who notes how each of his choices was answered."""

    def __init__(self, address: str, opened: Opened, side: int) -> None:
        super().__init__()
        self.client = httpx.Client(base_url=f"http://{address}", timeout=60)
        self.opened, self.side = opened, side
        self.rng = Random(side)
        self.acknowledged: list[str] = []
        self.in_doubt: list[str] = []
        """Those answered by 503: they may be kept or not."""
        self.statuses: Counter[int] = Counter()
        self.play, self.stop = threading.Event(), threading.Event()
        self.failure: Exception | None = None

    def run(self) -> None:
        try:
            with self.client:
                while not self.stop.is_set():
                    if self.play.wait(0.1):
                        self.choose()
                        time.sleep(0.02)
        except Exception as failure:
            self.failure = failure

    def choose(self) -> None:
        auth = self.opened.auth(self.side)
        answer = self.client.get(self.opened.path, headers=auth, params={"since": 0})
        self.statuses[answer.status_code] += 1
        if answer.status_code != 200 or not answer.json()["your_choice"]:
            return
        state: dict[str, Any] = answer.json()
        choice = self.rng.choice(state["view"]["legal"])
        body = {"number": state["number"], "choice": choice}
        answer = self.client.post(f"{self.opened.path}/choices", json=body, headers=auth)
        self.statuses[answer.status_code] += 1
        if answer.status_code == 200:
            self.acknowledged.append(choice)
        elif answer.status_code == 503:
            assert answer.headers["Retry-After"]
            assert answer.json()["error"] == "unavailable"
            self.in_doubt.append(choice)


def check_kept(player: Player, record: Record) -> None:
    """Check that all that was acknowledged is kept, and nothing that was never sent."""
    letter = "ES"[player.side]
    kept = [e.text[2:] for e in record.entries if e.text.startswith(f"{letter} ")]
    rest = iter(kept)
    assert all(choice in rest for choice in player.acknowledged)
    more = Counter(kept) - Counter(player.acknowledged)
    assert more <= Counter(player.in_doubt)


def test_the_database_is_gone_and_comes_again(start_server):
    with postgres() as cluster:
        url = cluster.new_database()
        server = start_server(url)
        worker = Worker(url)
        wait_until(lambda: worker.has_said("working"), "a worker")
        with server.client() as client:
            opened, alone = open_game(client), open_alone(client)
        friends = [Player(server.address, opened, side) for side in range(2)]
        players = [*friends, Player(server.address, alone, 0)]
        with at_the_table(players):
            for _ in range(TIMES):
                wait_for_play(friends)
                wait_for_play(players[2:])
                with playing(players):
                    cluster.stop(signal.SIGQUIT)
                    time.sleep(GONE_S)
                cluster.start()
                wait_for_play(friends)
                wait_for_play(players[2:])
        statuses = sum((player.statuses for player in players), Counter())
        sys.stdout.write(f"answers: {dict(statuses)}\n")
        assert statuses[503] > 0
        assert set(statuses) <= {200, 409, 503}
        wait_until(server.is_ready, "the server")
        with server.client() as client:
            with reach(server.address, opened, 1) as live:  # who listens hears of it again
                receive(live)
                client.post(f"{opened.path}/resign", headers=opened.auth(0)).raise_for_status()
                while not receive(live)["status"]["over"]:
                    pass
            client.post(f"{alone.path}/resign", headers=alone.auth(0)).raise_for_status()
            for player in players:
                record = Record.from_json(client.get(f"{player.opened.path}/record").json())
                assert verify(record).deals >= 10
                check_kept(player, record)
        assert server.is_running
        assert worker.end() == 0
        server.end()


@contextmanager
def at_the_table(players: list[Player]) -> Iterator[None]:
    for player in players:
        player.start()
    try:
        yield
    finally:
        for player in players:
            player.stop.set()
        for player in players:
            player.join(60)


def wait_for_play(players: list[Player]) -> None:
    """Wait until everybody at a table has been acknowledged some more choices.

    Then they rest, so that no game is over before the others have played.
    """
    before = [len(player.acknowledged) for player in players]

    def have_played() -> bool:
        failures = [player.failure for player in players if player.failure is not None]
        assert not failures, failures
        return all(len(p.acknowledged) > n + 3 for p, n in zip(players, before, strict=True))

    with playing(players):
        wait_until(have_played, "play")


@contextmanager
def playing(players: list[Player]) -> Iterator[None]:
    for player in players:
        player.play.set()
    yield
    for player in players:
        player.play.clear()
