"""What is measured, and what comes of it."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

VIEW: Final = "view"
SCREEN_STATE: Final = "sheet"
"""The two forms of a state; browsers ask for the second."""
MINUTES: Final = {"kind": "minutes", "minutes": 600, "increment": 600}
DAYS: Final = {"kind": "days", "days": 60}
"""Clocks that run, but do not run out."""
SAMPLES: Final = 20
"""How many states are kept for the reference loop."""
EVERY: Final = 97
"""Every so many messages one is kept for it; a prime number, so that all kinds have their share."""


class LoadError(Exception):
    """The server misbehaved."""


class MissingDatabaseError(LoadError):
    """The database that was asked for is not installed here."""


@dataclass(frozen=True)
class Features:
    """What is on in one game."""

    form: str = VIEW
    clock: dict[str, Any] | None = None
    notices: bool = False
    computer: str | None = None
    """The level of Scotland's computer, if it has one."""
    spectators: int = 0


@dataclass(frozen=True)
class LoadPlan:
    """What to measure."""

    games: int
    seconds: float
    pause: float
    mixed: bool = False
    """Whether clocks, notices, computers and spectators are on in some of the games."""
    whole: bool = False
    """Whether to go on until as many games of people have ended as are played at once."""
    spectators: int = 0
    """How many watch each game, where nothing is mixed."""
    clients: int = 1
    servers: int = 1
    idle: float = 0.0
    """For how many seconds everybody is only connected before they play."""

    def features(self, number: int) -> Features:
        """Return what is on in a game, by its number."""
        if not self.mixed:
            return Features(spectators=self.spectators)
        return Features(
            form=VIEW if number % 5 == 4 else SCREEN_STATE,
            clock={1: MINUTES, 3: DAYS}.get(number % 4),
            notices=number % 5 == 2,
            computer={0: "peasant", 10: "squire"}.get(number % 20),
            spectators=2 if number % 5 == 3 else 0,
        )

    @property
    def connections(self) -> int:
        """Return how many live connections there are at once."""
        every = [self.features(number) for number in range(self.games)]
        return sum(2 - (each.computer is not None) + each.spectators for each in every)


@dataclass
class Tally:
    """The measurements."""

    delays: list[float] = field(default_factory=list)
    """How long until the other seat had received a choice."""
    answers: list[float] = field(default_factory=list)
    """How long until a choice was acknowledged."""
    choices: int = 0
    ended: int = 0
    """How many games came to their end."""
    elapsed: float = 0.0
    errors: Counter[str] = field(default_factory=Counter)
    acknowledged: dict[str, list[str]] = field(default_factory=dict)
    """The acknowledged choices of each game, as in its record."""
    stale: int = 0
    """How often the other seat was quicker when both had a choice; the choice is then repeated."""
    lost: int = 0
    frames: int = 0
    raw_bytes: int = 0
    sent_bytes: int = 0
    """Messages of the server: how many, and their size before and after compression."""
    processor: float = 0.0
    """Processor seconds of the bots themselves."""
    states: list[str] = field(default_factory=list)
    """Some whole states, as they were received."""
    messages: list[str] = field(default_factory=list)
    """Some messages of the server, from all of the time."""
    lengths: list[tuple[int, float]] = field(default_factory=list)
    """Choices already made in a game, and how long the next took to be acknowledged."""

    def begin(self) -> None:
        """Forget what was sent while the games were opened."""
        self.delays.clear()
        self.messages.clear()
        self.frames = self.raw_bytes = self.sent_bytes = 0

    def add(self, other: Tally) -> None:
        """Add what another process has measured."""
        for name in ("delays", "answers", "states", "messages", "lengths"):
            getattr(self, name).extend(getattr(other, name))
        for name in ("choices", "ended", "stale", "frames", "raw_bytes", "sent_bytes", "processor"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.errors.update(other.errors)
        self.acknowledged.update(other.acknowledged)


def percentile(delays: list[float], percent: int) -> float | None:
    """Return a percentile of some delays, in milliseconds."""
    if not delays:
        return None
    rank = max(1, math.ceil(len(delays) * percent / 100))
    return round(sorted(delays)[rank - 1] * 1000, 1)
