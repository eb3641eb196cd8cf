"""Twins on two servers: all that the viewer's seat and a spectator are sent must be the same bytes.

The seat has two live connections, one for each form, and so has the spectator; both ask a lot over
HTTP besides. In the second game the other side also hesitates in secret: it takes blocks up and
puts them down again, lays other cards and takes them back, and its server forgets its tables.
"""

from __future__ import annotations

import json
import re
from difflib import SequenceMatcher
from pathlib import Path
from random import Random
from typing import Any, Final

from schiltrom.engine import steps
from schiltrom.engine.choices import TEXTS
from schiltrom.engine.flow import choose
from schiltrom.engine.tables import ENGLAND, NOBODY, SCOTLAND, SIDE_NAMES
from schiltrom.fair import FairChance
from schiltrom.server.hall import Seat
from schiltrom.server.table import Table
from tests.server.probes import SEAT, SPECTATOR, Known, Probe, false_messages, some_probes
from tests.server.twins import HIDDEN_ORDERS, Chance, Twins, open_facts
from tests.server.wire import StoppedClock, World

OTHER: Final = "other"
SOCKETS: Final = {
    "seat's views": (SEAT, {"since": -1, "chat": 0}),
    "seat's sheets": (SEAT, {"since": -1, "form": "sheet"}),
    "spectator's views": (SPECTATOR, {"since": -1}),
    "spectator's sheets": (SPECTATOR, {"since": -1, "form": "sheet", "chat": 0}),
}
WATCHED: Final = frozenset({SEAT, SPECTATOR, *SOCKETS} | {f"log of {who}" for who in (SEAT, SPECTATOR, "nobody")})
"""The channels whose bytes must be the same; what the other side gets is its own."""
CLOCK: Final = {"kind": "minutes", "minutes": 600, "increment": 20}
SECONDS_A_STEP: Final = 1.7
PATTERN: Final = re.compile(r"\(none\)|(/([a-z-]+|\{game_id\}))+")
"""A path in the log: words, and never whose game."""


class WireTwins(Twins):
    """Two games, each on a server of its own, played and watched from outside."""

    def __init__(
        self,
        folder: Path,
        clock: StoppedClock,
        viewer: int,
        seed: str = "0",
        scenario: str = "braveheart",
        edition: str = "4",
        chances: tuple[Chance, Chance] = (FairChance, FairChance),
        probes: int = 2,
    ) -> None:
        self.viewer = viewer
        self.clock = clock
        self.compared = self.apart = self.taken_back = self.hesitated = 0
        self.bytes = 0
        self.frames = 0
        self.steps: set[int] = set()
        self.probes = probes
        self.plain = chances == (FairChance, FairChance)
        self.rng = Random(f"probes {seed}")
        self.worlds = [World(folder / str(n), clock, chances[n]) for n in (0, 1)]
        self.games: list[str] = []
        self.tokens: list[dict[int, str]] = []
        self.foreign: list[str] = []
        for world in self.worlds:
            self._open(world, seed, scenario, edition)
        self.compare()

    def close(self) -> None:
        for world in self.worlds:
            world.close()

    def _open(self, world: World, seed: str, scenario: str, edition: str) -> None:
        """Make a game; the viewer sits down first, looks about, and the other follows his link."""
        other = 1 - self.viewer
        seats: list[dict[str, str]] = [{}, {}]
        seats[self.viewer] = {"kind": "here", "name": "Ann", "seed": seed}
        seats[other] = {"kind": "friend"}
        plan: dict[str, Any] = {"scenario": scenario, "edition": edition, "clock": CLOCK}
        plan["seats"] = {SIDE_NAMES[side].lower(): seats[side] for side in (ENGLAND, SCOTLAND)}
        answer = world.http(SEAT, "POST", "/api/games", plan)
        assert answer.status == 201, answer.body
        made = answer.json()
        game = made["game"]
        self.games.append(game)
        world.http(SPECTATOR, "GET", f"/api/games/{game}")
        link = {"secret": made["seats"][other]["secret"], "name": "Bob", "seed": seed}
        taken = world.http(OTHER, "POST", "/api/seats", link)
        assert taken.status == 201
        tokens = {self.viewer: made["seats"][self.viewer]["token"], other: taken.json()["token"]}
        self.tokens.append(tokens)
        elsewhere = world.http(OTHER, "POST", "/api/games", plan).json()
        self.foreign.append(elsewhere["seats"][self.viewer]["token"])
        for channel, (who, first) in SOCKETS.items():
            token = tokens[self.viewer] if who == SEAT else None
            ticket = world.http(who, "POST", f"/api/games/{game}/tickets", {}, token=token)
            address = f"/api/games/{game}/live?ticket={ticket.json()['ticket']}"
            world.connect(channel, address, first, who)

    # --- looking -------------------------------------------------------------------------------

    def table(self, game: int) -> Table:
        hall = self.worlds[game].hall
        if self.games[game] not in hall._tables:
            hall.state(self.games[game])
        return hall._tables[self.games[game]]

    def known(self) -> Known:
        """Return what the viewer knows, for his probes."""
        table = self.table(0)
        legal = frozenset(TEXTS[choice] for choice in self.legal(0, self.viewer))
        return Known(
            side=self.viewer,
            number=table.number(self.viewer),
            seen=table.number(NOBODY),
            may_choose=table.waits_for(self.viewer),
            may_undo=table.can_undo(self.viewer),
            legal=legal,
        )

    def compare(self) -> None:
        """Ask this and that, and check that the same bytes were sent, channel by channel."""
        known = self.known()
        self.compare_sent("play")
        for probe in some_probes(self.rng, known, self.probes):
            for game in (0, 1):
                self.ask(game, probe)
        self.compare_sent("probes")
        if self.rng.random() < 0.3:
            self.speak(known)
        for world in self.worlds:
            world.rounds()
        self.compare_sent("rounds")
        self.compared += 1
        self.apart += self.position(0) != self.position(1)
        self.steps.add(self.position(0).step)

    def compare_sent(self, when: str) -> None:
        """Check that the same bytes were sent since this was last done."""
        one, other = (world.take() for world in self.worlds)
        for taken in (one, other):
            for channel in (name for name in taken if name.startswith("log of")):
                for line in taken[channel]:
                    check_line(line)
        for channel in sorted(WATCHED):
            first, second = one.get(channel, []), other.get(channel, [])
            assert first == second, f"{channel}, {when}: {difference(first, second)}"
            self.bytes += sum(len(data) for data in first)
            self.frames += len(first) if channel in SOCKETS else 0

    def ask(self, game: int, probe: Probe) -> None:
        """Let a probe be answered."""
        token = probe.token
        if token == "foreign":
            token = self.foreign[game]
        elif token is None and probe.who == SEAT:
            token = self.tokens[game][self.viewer]
        address = probe.address.replace("{game}", self.games[game])
        self.worlds[game].http(probe.who, probe.method, address, probe.body, token=token)

    def speak(self, known: Known) -> None:
        """Say something wrong over the live connections."""
        message = self.rng.choice(false_messages(self.rng, known))
        channel = self.rng.choice(list(SOCKETS))
        for world in self.worlds:
            world.say(channel, message)
        self.compare_sent(f"{message} said")

    # --- playing -------------------------------------------------------------------------------

    def choose(self, game: int, side: int, choice: int | str) -> None:
        """Make a choice over HTTP, or now and then, for the viewer, over his live connection."""
        text = TEXTS[choice] if isinstance(choice, int) else choice
        body = {"number": self.table(game).number(side), "choice": text}
        entries = self.table(game).entries
        if side == self.viewer and self.compared % 2:
            self.worlds[game].say("seat's sheets", {"id": self.compared, **body})
        else:
            self._act(game, side, "choices", body)
        assert self.table(game).entries > entries

    def undo(self, game: int, side: int) -> None:
        self._act(game, side, "undo", {"number": self.table(game).number(side)})

    def _act(self, game: int, side: int, what: str, body: dict[str, object]) -> None:
        who = SEAT if side == self.viewer else OTHER
        address = f"/api/games/{self.games[game]}/{what}"
        token = self.tokens[game][side]
        answer = self.worlds[game].http(who, "POST", address, body, token=token)
        assert answer.status == 200, answer.body

    def step(self, rng: Random, *, mirror: bool = True) -> bool:
        self.clock.seconds += SECONDS_A_STEP
        self.hesitate(rng)
        if rng.random() < 0.1:
            self.ask_to_take_back(rng)
        if self.plain and rng.random() < 0.03:
            self.worlds[1].hall._tables.clear()
        return super().step(rng, mirror=mirror)

    def hesitate(self, rng: Random) -> None:
        """Let the other side change its mind, if it can: in secret, in the second game alone."""
        other = 1 - self.viewer
        if not self.position(1).waits_for(other) or rng.random() < 0.5:
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
        """Let the other side lay a card in the one game and another in the other, and undo that."""
        other = 1 - self.viewer
        if not self.position(0).waits_for(self.viewer):
            return  # the last card that is laid opens both
        for game in (0, 1):
            self.choose(game, other, rng.choice(self.legal(game, other)))
        self.compare()
        for game in (0, 1):
            self.undo(game, other)
        self.compare_sent("a card taken back")

    def is_secret(self, choice: int) -> bool:
        """Return whether nobody sees that the other side has chosen this, and it can be undone."""
        before = self.position(1)
        after = before.copy()
        choose(after, 1 - self.viewer, choice)
        hidden = before.step in HIDDEN_ORDERS and after.active == before.active
        same = open_facts(before, self.viewer) == open_facts(after, self.viewer)
        return hidden and same and not after.is_chance() and not after.revealed

    def ask_to_take_back(self, rng: Random) -> None:
        """Let the other side ask for a take-back, where that goes back as far in both games."""
        other = 1 - self.viewer
        places = [self._last_choice(game, other) for game in (0, 1)]
        if None in places or places[0] != places[1]:
            return
        answer = rng.choice(["accept", "decline", "decline", "decline"])
        for game in (0, 1):
            self._act(game, other, "offers", {"kind": "take-back"})
        self.compare_sent("take-back asked for")
        for game in (0, 1):
            self._act(game, self.viewer, f"offers/{answer}", {"kind": "take-back"})
        self.compare()

    def _last_choice(self, game: int, side: int) -> int | None:
        """Return which of the choices that stand is a side's last real one."""
        table = self.table(game)
        number = table.last_choice(side)
        if number is None or not table.can_take_back(side, number):
            return None
        return [entry[0] for entry in table._replay.line].index(number)


def check_line(line: bytes) -> None:
    """Check that a line of the log has the pattern of a path and how it went, and nothing else."""
    found = json.loads(line)
    assert set(found) == {"at", "level", "event", "method", "path", "status", "ms", "client"}, line
    assert PATTERN.fullmatch(found["path"]), line
    assert (found["event"], found["ms"]) == ("request", 0.0), line


def difference(first: list[bytes], second: list[bytes]) -> str:
    """Return where bytes differ, for whoever has to find out why."""
    if len(first) != len(second):
        return f"{len(first)} and {len(second)} messages, {first[-1:]} {second[-1:]}"
    one, other = next(pair for pair in zip(first, second, strict=True) if pair[0] != pair[1])
    found = SequenceMatcher(None, one, other, autojunk=False).get_opcodes()
    parts = [(one[max(0, a - 60) : b + 60], other[max(0, c - 60) : d + 60]) for k, a, b, c, d in found if k != "equal"]
    return f"{one[:80]!r}: {parts[:5]}"
