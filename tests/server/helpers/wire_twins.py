"""Twins on two servers: all that the viewer's seat and a spectator are sent must be the same bytes.

The seat has two live connections, one for each form, and so has the spectator; both ask a lot over
HTTP besides. In the second game the other side also hesitates in secret: it takes blocks up and
puts them down again, and its server forgets its tables and reads them anew.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from schiltrom.engine import steps
from schiltrom.engine.choices import TEXTS
from schiltrom.engine.flow import choose
from schiltrom.engine.tables import NOBODY
from schiltrom.fairness import FairChance, seat_commitment
from schiltrom.table.table import Table
from tests.server.helpers.probes import (
    KINDS,
    SEAT,
    SPECTATOR,
    Known,
    Probe,
    false_messages,
    some_probes,
)
from tests.server.helpers.twins import HIDDEN_ORDERS, Chance, Twins, open_facts
from tests.server.helpers.wire import World, stopped_time

OTHER: Final = "other"
SOCKETS: Final = {
    "seat's views": (SEAT, {"since": -1, "chat": 0}),
    "seat's sheets": (SEAT, {"since": -1, "form": "sheet", "differences": True}),
    "spectator's views": (SPECTATOR, {"since": -1}),
    "spectator's sheets": (
        SPECTATOR,
        {"since": -1, "form": "sheet", "chat": 0, "differences": True},
    ),
}
LOGS: Final = [f"log of {who}" for who in (SEAT, SPECTATOR, "nobody")]
WATCHED: Final = (SEAT, SPECTATOR, *SOCKETS, *LOGS)
"""The channels whose bytes must be the same; what the other side is sent is its own business."""
SECRET_ORDERS: Final = HIDDEN_ORDERS - {steps.RETREAT}
"""In a battle blocks lie open, and all see which letter's turn it is to retreat."""
QUIET: Final = ("done", "pass", "stop", "hold")
CLOCK: Final = {"kind": "minutes", "minutes": 600, "increment": 20}
SECONDS_A_STEP: Final = 1.7
PATTERN: Final = re.compile(r"\(none\)|(/([a-z-]+|\{game_id\}))+")
"""A path in the log: words, and never whose game."""
REQUEST: Final = {"at", "level", "event", "method", "path", "status", "ms", "client"}
NOTICE: Final = {"at", "level", "event", "kind", "about"}


@contextmanager
def wire_twins(folder: Path, viewer: int, **how: Any) -> Iterator[WireTwins]:
    """Play twins on two servers while time stands still."""
    with stopped_time() as clock:
        worlds = [World(folder / name, clock, webhook_private=1) for name in ("one", "other")]
        try:
            yield WireTwins(worlds, viewer, **how)
        finally:
            for world in worlds:
                world.close()


class WireTwins(Twins):
    """Two games, each on a server of its own, played and watched from outside."""

    def __init__(
        self,
        worlds: list[World],
        viewer: int,
        seed: str = "0",
        chances: tuple[Chance, Chance] = (FairChance, FairChance),
        *,
        live: bool = True,
        haste: float = 0.0,
        **plan: str,
    ) -> None:
        self.viewer = viewer
        self.compared = self.apart = self.taken_back = 0
        self.hesitated = self.forgotten = 0
        self.bytes = self.frames = 0
        self.steps: set[int] = set()
        self.haste = haste
        self.worlds = worlds
        self.games: list[str] = []
        self.tokens: list[dict[int, str]] = []
        self.foreign: list[str] = []
        self._rng = Random(f"probes {seed}")
        self._may_forget = chances == (FairChance, FairChance)
        for world, chance in zip(worlds, chances, strict=True):
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr("schiltrom.server.store.repository.FairChance", chance)
                self._open(world, seed, plan, live=live)
        self.compare()

    def _open(self, world: World, seed: str, more: dict[str, str], *, live: bool) -> None:
        """Make a game; the viewer sits down first, looks about, and the other follows his link."""
        other = 1 - self.viewer
        seats: list[dict[str, str]] = [{"kind": "friend"}, {"kind": "friend"}]
        seats[self.viewer] = {"kind": "here", "name": "Ann"}
        sides = dict(zip(("england", "scotland"), seats, strict=True))
        plan = {"seats": sides, "clock": CLOCK, **more}
        made = world.http(SEAT, "POST", "/api/games", plan).json()
        game = made["game"]
        world.http(SPECTATOR, "GET", f"/api/games/{game}")
        link = {"secret": made["seats"][other]["secret"], "name": "Bob"}
        taken = world.http(OTHER, "POST", "/api/seats", link).json()
        mine = made["seats"][self.viewer]["token"]
        tokens = {self.viewer: (SEAT, mine), other: (OTHER, taken["token"])}
        for what in ("commitment", "seed"):
            for side, (who, token) in tokens.items():
                sent = {"seed": seed, "commitment": seat_commitment(side, seed)}
                path = f"/api/games/{game}/{what}"
                world.http(who, "POST", path, {what: sent[what]}, token=token)
        elsewhere = world.http(OTHER, "POST", "/api/games", plan).json()
        self.games.append(game)
        own = made["seats"][self.viewer]["token"]
        self.tokens.append({self.viewer: own, other: taken["token"]})
        self.foreign.append(elsewhere["seats"][self.viewer]["token"])
        for channel, (who, first) in SOCKETS.items() if live else ():
            token = own if who == SEAT else None
            ticket = world.http(who, "POST", f"/api/games/{game}/tickets", {}, token=token).json()
            address = f"/api/games/{game}/live?ticket={ticket['ticket']}"
            world.connect(channel, address, first, who)

    # --- looking -------------------------------------------------------------------------------

    def table(self, game: int) -> Table:
        service = self.worlds[game].service
        if self.games[game] not in service._tables:
            service.state(self.games[game])
        return service._tables[self.games[game]]

    def known(self) -> Known:
        """Return what the viewer knows, for his probes."""
        table = self.table(0)
        return Known(
            side=self.viewer,
            number=table.number(self.viewer),
            seen=table.number(NOBODY),
            may_choose=table.waits_for(self.viewer),
            may_undo=table.can_undo(self.viewer),
            legal=frozenset(TEXTS[choice] for choice in self.legal(0, self.viewer)),
        )

    def compare(self) -> None:
        """Compare what was sent, then ask this and that and compare the answers."""
        self.compare_sent("play")
        known = self.known()
        self.ask(some_probes(self._rng, known))
        if self.compared % 3 == 0:
            self.speak(self._rng.choice(false_messages(self._rng, known)))
        if self.compared % 4 == 0:
            self.do_periodic_jobs()
        self.compared += 1
        self.apart += self.position(0) != self.position(1)
        self.steps.add(self.position(0).step)

    def compare_sent(self, when: str) -> None:
        """Check that the same bytes were sent, in as many pieces, since this was last done."""
        one, other = (world.take() for world in self.worlds)
        for taken in (one, other):
            for line in (line for name in taken if name.startswith("log") for line in taken[name]):
                check_line(line)
        for channel in WATCHED:
            first, second = one.get(channel, []), other.get(channel, [])
            assert first == second, f"{channel}, {when}: {difference(first, second)}"
            self.bytes += sum(len(data) for data in first)
            self.frames += len(first) if channel in SOCKETS else 0

    def ask(self, probes: list[Probe]) -> None:
        """Let probes be answered in both games."""
        for probe in probes:
            for game in (0, 1):
                token = probe.token
                if token == "foreign":
                    token = self.foreign[game]
                elif token is None and probe.who == SEAT:
                    token = self.tokens[game][self.viewer]
                address = probe.address.replace("{game}", self.games[game])
                self.worlds[game].http(probe.who, probe.method, address, probe.body, token=token)
        self.compare_sent("probes")

    def ask_everything(self) -> None:
        """Ask all there is to ask."""
        for kind in KINDS:
            self.ask(kind(self._rng, self.known()))
        for message in false_messages(self._rng, self.known()):
            self.speak(message)

    def speak(self, message: object) -> None:
        """Say something over a live connection that changes nothing."""
        if not self.worlds[0].sockets:
            return
        channel = self._rng.choice(list(SOCKETS))
        for world in self.worlds:
            world.say(channel, message)
        self.compare_sent(f"{message} said")

    def do_periodic_jobs(self) -> None:
        for world in self.worlds:
            world.periodic()
        self.compare_sent("rounds")

    # --- playing -------------------------------------------------------------------------------

    def choose(self, game: int, side: int, choice: int | str) -> None:
        """Make a choice over HTTP or, for the viewer, every other time over a live connection."""
        text = TEXTS[choice] if isinstance(choice, int) else choice
        body = {"number": self.table(game).number(side), "choice": text}
        entries = self.table(game).entries
        world = self.worlds[game]
        if side == self.viewer and world.sockets and self.compared % 2:
            world.say("seat's sheets", {"id": self.compared, **body})
        else:
            self.act(game, side, "choices", body)
        assert self.table(game).entries > entries

    def undo(self, game: int, side: int) -> None:
        self.act(game, side, "undo", {"number": self.table(game).number(side)})

    def act(self, game: int, side: int, what: str, body: dict[str, object]) -> None:
        """Do something over HTTP that is answered as it should be."""
        who = SEAT if side == self.viewer else OTHER
        address = f"/api/games/{self.games[game]}/{what}"
        token = self.tokens[game][side]
        answer = self.worlds[game].http(who, "POST", address, body, token=token)
        assert answer.status == 200, answer.body

    def step(self, rng: Random, *, mirror: bool = True) -> bool:
        self.worlds[0].clock.seconds += SECONDS_A_STEP  # both worlds have one clock
        self.hesitate(rng)
        if rng.random() < 0.1:
            self.ask_to_take_back(rng)
        if self._may_forget and rng.random() < 0.03:
            self.worlds[1].service._tables.clear()
            self.forgotten += 1
        secret = self.waiting != self.viewer and self.position(0).step in SECRET_ORDERS
        if rng.random() < (self.haste / 2 if secret else self.haste) and self.hurry():
            return self.compare_unless_opened()
        return super().step(rng, mirror=mirror)

    def hurry(self) -> bool:
        """Be done with it, if possible, so that whole games are not too long."""
        side = self.waiting
        choices = [] if side == NOBODY else self.legal(0, side)
        for choice in (choice for choice in choices if TEXTS[choice] in QUIET):
            if self.looks_alike(side, choice, choice):
                for game in (0, 1):
                    self.choose(game, side, choice)
                return True
        return False

    def hesitate(self, rng: Random, *, surely: bool = False) -> None:
        """Let the other side change its mind, if it can: in secret, in the second game alone."""
        other = 1 - self.viewer
        if not self.position(1).waits_for(other) or (rng.random() < 0.5 and not surely):
            return
        if self.position(1).step == steps.CARD:
            self.lay_other_cards(rng)
            return
        choices = self.legal(1, other)
        for choice in rng.sample(choices, len(choices)):
            if self.is_secret(choice):
                self.choose(1, other, choice)
                self.compare_sent(f"{TEXTS[choice]} in secret")
                self.undo(1, other)
                self.compare_sent(f"{TEXTS[choice]} taken back in secret")
                self.hesitated += 1
                return

    def lay_other_cards(self, rng: Random) -> None:
        """Let the other side lay different cards in the two games, and take them back."""
        other = 1 - self.viewer
        if not self.position(0).waits_for(self.viewer):
            return  # the last card that is laid opens both
        cards = [self.legal(game, other) for game in (0, 1)]
        for game in (0, 1):
            self.choose(game, other, rng.choice(cards[game]) if game else cards[0][0])
        self.compare()
        for game in (0, 1):
            self.undo(game, other)
        self.compare_sent("a card taken back")

    def is_secret(self, choice: int) -> bool:
        """Return whether nobody may see that the other side has chosen this."""
        before = self.position(1)
        after = before.copy()
        revealed = choose(after, 1 - self.viewer, choice)
        hidden = before.step in SECRET_ORDERS and after.active == before.active
        same = open_facts(before, self.viewer) == open_facts(after, self.viewer)
        return hidden and same and not after.is_chance() and not revealed

    def ask_to_take_back(self, rng: Random) -> None:
        """Let the other side ask for a take-back, where that goes back as far in both games."""
        other = 1 - self.viewer
        places = [self._last_choice(game, other) for game in (0, 1)]
        if None in places or places[0] != places[1]:
            return
        answer = rng.choice(["accept", "decline", "decline", "decline"])
        for game in (0, 1):
            self.act(game, other, "offers", {"kind": "take-back"})
        self.compare_sent("a take-back asked for")
        for game in (0, 1):
            self.act(game, self.viewer, f"offers/{answer}", {"kind": "take-back"})
        self.compare()

    def _last_choice(self, game: int, side: int) -> int | None:
        """Return which of the choices that stand is a side's last real one."""
        table = self.table(game)
        number = table.last_choice(side)
        if number is None or not table.can_take_back(side, number):
            return None
        return [entry[0] for entry in table._replay.line].index(number)

    def end(self) -> list[bytes]:
        """Let the other side give up, if need be; return the records that the spectator gets."""
        records = []
        for game, world in enumerate(self.worlds):
            if not self.position(game).is_over():
                self.act(game, 1 - self.viewer, "resign", {})
            answer = world.http(SPECTATOR, "GET", f"/api/games/{self.games[game]}/record")
            assert answer.status == 200
            records.append(answer.body)
        return records


def check_line(line: bytes) -> None:
    """Check that a line of the log has the pattern of a path and how it went, and nothing else."""
    found = json.loads(line)
    if found["event"] == "request":
        assert set(found) == REQUEST, line
        assert PATTERN.fullmatch(found["path"]), line
        assert found["client"] in (SEAT, SPECTATOR, OTHER), line
    else:
        assert (found["event"], set(found)) == ("notice sent", NOTICE), line


def difference(first: list[bytes], second: list[bytes]) -> str:
    """Return where bytes differ, for whoever has to find out why."""
    if len(first) != len(second):
        return f"{len(first)} and {len(second)} messages, {first[-1:]} {second[-1:]}"
    one, other = next(pair for pair in zip(first, second, strict=True) if pair[0] != pair[1])
    pairs = enumerate(zip(one, other, strict=False))
    same = next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))
    part = slice(max(0, same - 200), same + 100)
    return f"{one[:80]!r} at {same}:\n{one[part]!r}\n{other[part]!r}"
