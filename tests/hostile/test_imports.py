"""Imports that are made to hurt: nobody waits for them, and no clock runs down by them."""

from __future__ import annotations

import sys
import threading
import time
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any

from tests.helpers.played import played
from tests.hostile.forms import several
from tests.hostile.waiting import Waiting, going_on, in_turns, timed
from tests.server.helpers.service import open_game

if TYPE_CHECKING:
    import httpx

ROUNDS = several(4, 20)
GAMES = 10
PHASE_S = several(3.0, 30.0)
"""How long it is quiet, and how long imports come, in turn."""
IMPORT_EVERY_S = 2.0
SLOWER = 12
"""So many times longer may a person wait: a server that reads a roll in quadratic time, or builds
a table while all others wait, is slower by far more."""
SEATS = {"england": {"kind": "computer"}, "scotland": {"kind": "computer"}}
CLOCK = {"kind": "minutes", "minutes": 60, "increment": 0}


def test_a_person_hardly_notices_rolls_of_a_million_characters(start_server):
    server = start_server()
    record = played().record.to_json()
    record["entries"] = ["roll" + 500_000 * " 1"]
    with server.client() as client, server.client() as attacker:
        opened = open_game(client)

        def look() -> None:
            client.get(opened.path, headers=opened.auth(0)).raise_for_status()

        def bring() -> None:
            answer = attacker.post("/api/games/import", json={"record": record, "seats": SEATS})
            assert answer.status_code == 422, answer.text

        waiting = in_turns(look, bring, ROUNDS)
    sys.stdout.write(f"rolls: {waiting}\n")
    assert waiting.ratio < SLOWER


def long_record() -> dict[str, Any]:
    """Return a game that is nearly over, the longest of a few."""
    games = [played(10_000, seed).record for seed in range(2)]
    longest = max(games, key=lambda each: len(each.entries))
    return longest.until(len(longest.entries) - 30).to_json()


class Clocked(threading.Thread):
    """A game with clocks in which both sides choose after a short thought, until it is stopped."""

    def __init__(self, client: httpx.Client, number: int) -> None:
        super().__init__()
        self.client = client
        self.opened = open_game(client, clock=CLOCK)
        self.rng = Random(number)
        self.waiting = Waiting()
        """How long each choice was under way, which is time that its clock lost."""
        self.attacked = threading.Event()
        self.stop = threading.Event()

    def run(self) -> None:
        while not self.stop.is_set():
            for side in range(2):
                self.choose(self.opened.auth(side))

    def choose(self, auth: dict[str, str]) -> None:
        """Choose, if it is this side's turn."""
        look = {"since": 0}
        state = self.client.get(self.opened.path, headers=auth, params=look).json()
        if not state["your_choice"]:
            return
        time.sleep(0.1 + 0.2 * self.rng.random())
        body = {"number": state["number"], "choice": self.rng.choice(state["view"]["legal"])}
        found = self.waiting.attacked if self.attacked.is_set() else self.waiting.quiet
        path = f"{self.opened.path}/choices"
        found.append(timed(lambda: self.client.post(path, json=body, headers=auth)))


def test_no_clock_runs_down_while_long_records_are_imported(start_server):
    """Thirty a minute come while ten games are played; a choice does not wait for one of them."""
    server = start_server()
    record = long_record()
    with server.client() as client, server.client() as attacker:
        games = [Clocked(client, number) for number in range(GAMES)]
        for game in games:
            game.start()

        def bring() -> None:
            answer = attacker.post("/api/games/import", json={"record": record, "seats": SEATS})
            assert answer.status_code == 201, answer.text
            took.append(answer.elapsed.total_seconds())
            time.sleep(max(0.0, IMPORT_EVERY_S - took[-1]))

        took: list[float] = []
        for _ in range(2):
            time.sleep(PHASE_S)
            for game in games:
                game.attacked.set()
            with going_on(bring):
                time.sleep(PHASE_S)
            for game in games:
                game.attacked.clear()
        for game in games:
            game.stop.set()
        for game in games:
            game.join(30)
    waiting = Waiting()
    for game in games:
        waiting.quiet += game.waiting.quiet
        waiting.attacked += game.waiting.attacked
    worst = max(waiting.attacked)
    sys.stdout.write(f"imports of {median(took):.2f} s: {waiting}, worst {worst:.2f} s\n")
    assert len(took) >= 2
    assert waiting.ratio < SLOWER
