"""A device for tests: a worker with a store that is as forgetful as it is told to be."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from schiltrom.fairness import seat_commitment
from schiltrom.local.worker import Worker, think

NOW_MS = 1_800_000_000_000


class Device:
    """Asks as the page does, and keeps what the worker wants kept, as the page's worker does."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.entries: dict[str, list[tuple[str, bool]]] = {}
        self.at_ms = NOW_MS
        self.seen: dict[tuple[str, str], int] = {}
        self.worker = Worker()

    def restart(self) -> None:
        """Begin again with what was kept."""
        self.worker = Worker()
        for game, row in self.rows.items():
            self.worker.hold(game, row)

    def call(self, name: str, *args: object) -> dict[str, Any]:
        """Call the worker, bringing what it needs and keeping what it has written."""
        while True:
            answer: dict[str, Any] = json.loads(getattr(self.worker, name)(*args, self.at_ms))
            if "needs" not in answer:
                break
            self.worker.bring(answer["needs"], json.dumps(self.entries[answer["needs"]]))
        for written in answer["written"]:
            self._keep(written)
        return answer

    def _keep(self, written: dict[str, Any]) -> None:
        game = written["game"]
        if written["row"] is None:
            del self.rows[game], self.entries[game]
            return
        kept = self.entries.setdefault(game, [])
        was = json.loads(self.rows[game])["stamp"] if game in self.rows else 0
        assert written["was"] == was
        assert written["first"] == len(kept)
        kept += written["entries"]
        self.rows[game] = written["row"]

    def ask(self, method: str, path: str, body: object = None, **query: object) -> tuple[int, Any]:
        """Ask as the page does; return the status and the answer."""
        asked = {
            name: [str(each) for each in value] if isinstance(value, list) else [str(value)]
            for name, value in query.items()
        }
        request = {"method": method, "path": path, "query": asked, "body": body}
        answer = self.call("ask", json.dumps(request))
        return answer["status"], answer["body"]

    def get(self, path: str, **query: object) -> Any:
        """Return the answer to a request that must succeed."""
        status, body = self.ask("GET", path, **query)
        assert status == 200, body
        return body

    def post(self, path: str, body: object, **query: object) -> Any:
        """Return the answer to a request that must succeed."""
        status, answer = self.ask("POST", path, body, **query)
        assert status == 200, answer
        return answer

    def new_game(self, england: dict[str, str], scotland: dict[str, str], **more: object) -> str:
        """Make a game whose seats bring their seeds; return its id."""
        seats = {"england": england, "scotland": scotland}
        opened = self.post("/games", {"edition": "4", "seats": seats, **more})
        game = str(opened["game"])
        self.bring_seeds(game, england, scotland)
        return game

    def bring_seeds(self, game: str, *seats: dict[str, str]) -> None:
        """Bring the seeds of the seats at this screen."""
        here = [side for side, seat in enumerate(seats) if seat["kind"] == "here"]
        for side in here:
            promise = seat_commitment(side, f"seed {side}")
            self.post(f"/games/{game}/commitment", {"commitment": promise}, side=SIDES[side])
        for side in here:
            self.post(f"/games/{game}/seed", {"seed": f"seed {side}"}, side=SIDES[side])

    def think_once(self, game: str) -> bool:
        """Have one computer make one choice; return whether any had to."""
        waiting = self.call("waiting", game)["body"]
        if not waiting:
            return False
        side, number = waiting[0]
        asked = self.call("question", game, side, number)["body"]
        self.call("play", game, side, number, think(json.dumps(asked)))
        return True

    def choose_somehow(self, game: str, rng: Random) -> bool:
        """Make a random choice for whoever has to; return whether anybody had to."""
        for side in SIDES:
            status, state = self.ask(
                "GET",
                f"/games/{game}",
                side=side,
                form="sheet",
                since=self.seen.get((game, side), -1),
            )
            if status == 200:
                self.seen[game, side] = state["number"]
            if status == 200 and state["your_choice"] and state["side"] == side:
                choice = rng.choice(state["sheet"]["legal"])
                body = {"number": state["number"], "choices": [choice]}
                self.post(f"/games/{game}/choices", body, side=side)
                return True
        return False


SIDES = ("England", "Scotland")
HERE = {"kind": "here"}
PEASANT = {"kind": "computer", "level": "peasant"}
