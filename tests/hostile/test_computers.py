"""Any number of games between computers: a person's computer answers him first."""

from __future__ import annotations

import sys
import time
from random import Random
from typing import TYPE_CHECKING, Any

from tests.hostile.forms import several
from tests.hostile.waiting import Waiting
from tests.server.helpers.service import open_alone, plan

if TYPE_CHECKING:
    import httpx

GAMES = several(30, 300)
ANSWERS = several(8, 40)
PATIENCE_S = 120.0
SHARE = 3
"""Who is served in turn waits for every game; who comes first waits for what is being thought
about, far less than a third of that."""


class Person:
    """Somebody who plays England against a computer, and notes how long it takes to answer."""

    def __init__(self, client: httpx.Client) -> None:
        self.client = client
        self.rng = Random(7)
        self.opened = open_alone(client)

    def look(self) -> dict[str, Any]:
        """Return what he sees, in a new game if the last is over."""
        state: dict[str, Any] = self.client.get(
            self.opened.path, headers=self.opened.auth(0), params={"since": 0}
        ).json()
        if state["status"]["over"]:
            self.opened = open_alone(self.client)
            return self.look()
        return state

    def answered(self) -> float:
        """Play until it is the computer's turn; return how long it is until one's own comes."""
        while (state := self.look())["your_choice"]:
            body = {"number": state["number"], "choice": self.rng.choice(state["view"]["legal"])}
            path = f"{self.opened.path}/choices"
            self.client.post(path, json=body, headers=self.opened.auth(0)).raise_for_status()
        began, end = time.perf_counter(), time.monotonic() + PATIENCE_S
        while not self.look()["your_choice"]:
            assert time.monotonic() < end, "the computer does not choose"
            time.sleep(0.005)
        return time.perf_counter() - began


def choices_of_computers(client: httpx.Client, games: list[str]) -> int:
    """Return how much spectators have seen happen in some games."""
    return sum(int(client.get(f"/api/games/{game}").json()["number"]) for game in games)


def test_a_person_is_answered_first_however_many_computers_play(start_server):
    server = start_server()
    waiting = Waiting()
    with server.client() as client:
        person = Person(client)
        person.answered()  # the thinking process has to start
        waiting.quiet += [person.answered() for _ in range(ANSWERS)]
        body = plan("computer", "computer")
        games = [client.post("/api/games", json=body).json()["game"] for _ in range(GAMES)]
        before = choices_of_computers(client, games)
        waiting.attacked += [person.answered() for _ in range(ANSWERS)]
        after = choices_of_computers(client, games)
    sys.stdout.write(f"{GAMES} games of computers: {waiting}\n")
    assert after > before, "the computers' own games stand still"
    assert waiting.ratio < GAMES / SHARE
