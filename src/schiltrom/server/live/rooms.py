"""Rooms: the live connections of a game, and what their viewers see, made once for all of them.

A state that was shown has a name, so that a client which has it is sent only what is different.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from schiltrom.engine.tables import NOBODY
from schiltrom.screen.differences import difference
from schiltrom.screen.encoding import to_bytes
from schiltrom.server.counts import STATES
from schiltrom.server.games.service import Look, state_of, status_now
from schiltrom.server.http.schemas import state_body
from schiltrom.table.status import Status
from schiltrom.table.table import OwnSeat, State, Table

if TYPE_CHECKING:
    from schiltrom.server.http.context import RequestContext
    from schiltrom.server.live.connections import Connection
    from schiltrom.server.store.held import HeldGame

MOST_LOOKS: Final = 32
"""How many different looks at one game are kept until it changes; clients name their numbers."""
STATES_KEPT: Final = 2
"""How many states of each viewer a client may name when it comes again."""
CLOCK_S: Final = 0.5
"""How long the time left on the clocks may be told as it was."""
LINES: Final = "lines"
NOTHING: Final = -1.0
"""What stands for the time of a state, where the client has none."""

Marks = tuple[int, Status, OwnSeat | None]
"""What makes a state worth sending: its number, the game's status, what is the seat's own."""


@dataclass(slots=True, eq=False)
class Shown:
    """What a viewer sees at one moment, without the log."""

    serial: int
    """Its number among those of this viewer and form in this room: it grows only with the marks."""
    marks: Marks
    body: dict[str, object]
    made_at: float
    texts: dict[tuple[float, int], bytes] = field(default_factory=dict)
    """What was made of it to be sent, by when what they have was made, and since when they look."""

    @property
    def is_fresh(self) -> bool:
        """Return whether it can be shown again as it is: clocks that run go on."""
        return self.marks[1].clock is None or time.monotonic() - self.made_at < CLOCK_S


@dataclass(slots=True, eq=False)
class Seen:
    """What a viewer sees, with the log since what he has."""

    shown: Shown
    since: int
    lines: object
    number: int
    chat: int

    def whole(self) -> bytes:
        """Return everything, to be sent."""
        key = (NOTHING, self.since)
        text = self.shown.texts.get(key)
        if text is None:
            text = to_bytes({**self.shown.body, LINES: self.lines})
            self.shown.texts[key] = text
        return text

    def named(self, room: str) -> bytes:
        """Return everything with its name, for a client that wants differences from then on."""
        return with_members({"room": room, "state": self.shown.serial}, self.whole())

    def after(self, base: Shown) -> bytes:
        """Return what is different from a state that the client has."""
        shown = self.shown
        key = (base.made_at, self.since)
        text = shown.texts.get(key)
        if text is None:
            patch = difference(base.body, shown.body)
            frame = {"state": shown.serial, "from": base.serial, LINES: self.lines}
            text = to_bytes(frame if patch is None else {**frame, "patch": patch})
            shown.texts[key] = text
        return text


def with_members(first: dict[str, object], text: bytes) -> bytes:
    """Return the JSON of an object with some members more, which come first."""
    return to_bytes(first)[:-1] + b"," + text[1:]


class Room:
    """The connections of one game, and what their viewers see until the next change."""

    def __init__(self, context: RequestContext, game_id: str) -> None:
        self._context = context
        self._game_id = game_id
        self.name = secrets.token_hex(8)
        """Names its states in this process: nobody else's have the same."""
        self.connections: set[Connection] = set()
        self._made: dict[Look, Seen] = {}
        self._wanted: dict[Look, asyncio.Future[Seen]] = {}
        self._looking: set[asyncio.Task[None]] = set()
        self._kept: dict[tuple[int, str], deque[Shown]] = {}
        self._changes = 0
        """How often the game has changed: what was read before that is not kept."""

    # --- looking -------------------------------------------------------------------------------

    async def look(self, viewer: int, since: int, form: str) -> Seen:
        """Return what a viewer sees; identical requests share one result."""
        key = (viewer, since, form)
        made = self._made.get(key)
        if made is not None and made.shown.is_fresh:
            return made
        look = self._wanted.get(key)
        if look is None:
            look = asyncio.get_running_loop().create_future()
            self._wanted[key] = look
            if len(self._wanted) == 1:
                task = asyncio.create_task(self._look_together())
                self._looking.add(task)
                task.add_done_callback(self._looking.discard)
        return await asyncio.shield(look)

    async def _look_together(self) -> None:
        """Read the states once for all connections that were woken together."""
        await asyncio.sleep(0)
        wanted, self._wanted = self._wanted, {}
        changes = self._changes
        try:
            states = await self._context.ask(
                self._context.service.states, self._game_id, list(wanted)
            )
            seen = [self._seen(key, state) for key, state in zip(wanted, states, strict=True)]
        except Exception as error:
            for look in wanted.values():
                look.set_exception(error)
            return
        for (key, look), found in zip(wanted.items(), seen, strict=True):
            if changes == self._changes and len(self._made) < MOST_LOOKS:
                self._made[key] = found
            look.set_result(found)

    def known(self, viewer: int, form: str, name: str | None) -> Shown | None:
        """Return the state that a client names, if it is still known.

        With clocks running it may have been sent at another time than the one we have.
        """
        room, _, serial = (name or "").partition(":")
        if room != self.name:
            return None
        kept = self._kept.get((viewer, form), ())
        found = next((each for each in kept if str(each.serial) == serial), None)
        return None if found is None or found.marks[1].clock is not None else found

    def _seen(self, look: Look, state: State) -> Seen:
        viewer, since, form = look
        body = state_body(state)
        lines = body.pop(LINES)
        shown = self._shown((viewer, form), (state.number, state.status, state.own), body)
        return Seen(shown, since, lines, state.number, state.chat)

    def _shown(self, key: tuple[int, str], marks: Marks, body: dict[str, object]) -> Shown:
        kept = self._kept.setdefault(key, deque(maxlen=STATES_KEPT))
        last = kept[-1] if kept else None
        if last is not None and last.marks == marks:
            # The same state; that time has passed since is no news, and must not count as one.
            return last if last.is_fresh else Shown(last.serial, marks, body, time.monotonic())
        serial = 0 if last is None else last.serial + 1
        kept.append(Shown(serial, marks, body, time.monotonic()))
        return kept[-1]

    # --- changes -------------------------------------------------------------------------------

    def show(self, game: HeldGame, table: Table | None) -> Iterator[tuple[Connection, Seen]]:
        """Make what viewers see after a change to a game that is locked; return who sees what."""
        self._forget()
        looks: dict[Look, list[Connection]] = {}
        for each in self.connections:
            looks.setdefault(each.look, []).append(each)
        told: list[tuple[list[Connection], Seen]] = []
        watch = self._context.metrics.counts.watch()
        status = status_now(game, table)
        for look, watching in looks.items():
            if len(self._made) >= MOST_LOOKS or not any(each.is_served for each in watching):
                for each in watching:  # they look for themselves
                    each.wake()
                continue
            seen = self._unchanged(look, game, table, status) or self._seen(
                look, state_of(game, table, status, look)
            )
            self._made[look] = seen
            told.append((watching, seen))
        watch.lap(STATES)
        return ((each, seen) for watching, seen in told for each in watching)

    def _unchanged(
        self, look: Look, game: HeldGame, table: Table | None, status: Status
    ) -> Seen | None:
        """Return what a viewer has seen already, if a change has brought him nothing new."""
        viewer, since, form = look
        kept = self._kept.get((viewer, form))
        if not kept or table is None or status.over or table.number(viewer) != since:
            return None
        seat = game.seats[viewer] if viewer != NOBODY else None
        own = None if seat is None else table.own(viewer, seat.wishes)
        if kept[-1].marks != (since, status, own):
            return None
        return Seen(kept[-1], since, [], since, 0 if seat is None else game.chat)

    def wake(self) -> None:
        """Have every connection check for changes."""
        self._forget()
        for connection in self.connections:
            connection.wake()

    def _forget(self) -> None:
        self._made.clear()
        self._changes += 1
