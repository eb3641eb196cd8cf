"""What a server counts while it works, cheaply enough to count everything.

Plain numbers behind one lock: a count costs well under a microsecond. ``ops.metrics`` shows them to
Prometheus. They tell of secret choices, so they are for the server's host alone.
"""

from __future__ import annotations

import threading
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Sequence
from time import perf_counter, thread_time
from typing import Final

RECEIVE: Final = "receive"
PLAY: Final = "play"
STATES: Final = "states"
ENCODING: Final = "encoding"
STATEMENTS: Final = "statements"
COMMIT: Final = "commit"
SENDING: Final = "sending"
STAGES: Final = {
    RECEIVE: "receive",
    PLAY: "check and play",
    STATES: "screen states",
    ENCODING: "differences and encoding",
    STATEMENTS: "database statements",
    COMMIT: "commit",
    SENDING: "sending",
}
"""The stages of a choice, and how they are called in tables."""
MEMORY: Final = "memory"
SNAPSHOT: Final = "snapshot"
REPLAY: Final = "replay"
LOADS: Final = (MEMORY, SNAPSHOT, REPLAY)
"""Where a table comes from: it is there, or read from a snapshot, or from the game's beginning."""
WHOLE: Final = "whole"
DIFFERENCE: Final = "difference"
ANSWER: Final = "answer"
FRAMES: Final = (WHOLE, DIFFERENCE, ANSWER)
SEAT: Final = "seat"
SPECTATOR: Final = "spectator"

SECONDS: Final = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5)
WAITS: Final = (0.01, 0.05, 0.1, 0.5, 1.0, 5.0, 10.0, 30.0, 60.0)
SAMPLED: Final = 101
"""Every so many watches also measure processor time, which costs a system call; a prime number, so
that no stage is always the one that is left out."""
SIZES: Final = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0)


class Histogram:
    """How often values came, by size."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: Sequence[float]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def add(self, value: float) -> None:
        """Count a value; whoever calls holds the lock."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value


class Counts:
    """All counts of one server process; every method may be called from any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._watches = 0
        self.choices: Counter[str] = Counter()
        self.stages = {name: Histogram(SECONDS) for name in STAGES}
        self.processor: dict[str, float] = dict.fromkeys(STAGES, 0.0)
        """Processor seconds of each stage, estimated from samples."""
        self.batches = Histogram(SIZES)
        self.loads: dict[str, int] = dict.fromkeys(LOADS, 0)
        self.frames: dict[str, int] = dict.fromkeys(FRAMES, 0)
        self.frame_bytes: dict[str, int] = dict.fromkeys(FRAMES, 0)
        self.connections: dict[str, int] = {SEAT: 0, SPECTATOR: 0}
        self.thinking_waits = Histogram(WAITS)
        self.thinking_queue: Callable[[], tuple[int, float]] = lambda: (0, 0.0)
        """Return how many choices of computers wait, and since when the oldest does, in seconds."""

    def choice(self, result: str) -> None:
        """Count a choice: made, or the code of its refusal."""
        with self._lock:
            self.choices[result] += 1

    def stage(self, name: str, seconds: float, processor: float = 0.0) -> None:
        """Count the time a stage took, and the processor time of it."""
        with self._lock:
            self.stages[name].add(seconds)
            self.processor[name] += processor

    def batch(self, size: int) -> None:
        """Count a transaction by the number of choices in it."""
        with self._lock:
            self.batches.add(size)

    def load(self, kind: str) -> None:
        """Count where a table came from: memory, a snapshot or a replay."""
        with self._lock:
            self.loads[kind] += 1

    def frame(self, kind: str, size: int) -> None:
        """Count what was sent over a live connection, with its size before compression."""
        with self._lock:
            self.frames[kind] += 1
            self.frame_bytes[kind] += size

    def connection(self, kind: str, change: int) -> None:
        """Count a live connection that comes (1) or goes (-1)."""
        with self._lock:
            self.connections[kind] += change

    def thinking_wait(self, seconds: float) -> None:
        """Count how long a computer's choice waited for a thinker."""
        with self._lock:
            self.thinking_waits.add(seconds)

    def watch(self) -> StageWatch:
        """Return a watch that starts now."""
        self._watches += 1
        return StageWatch(self, sampled=self._watches % SAMPLED == 0)


class StageWatch:
    """Times one stage after the other in one thread, without anything awaited in between."""

    __slots__ = ("_counts", "_processor", "_sampled", "_wall")

    def __init__(self, counts: Counts, *, sampled: bool) -> None:
        self._counts = counts
        self._sampled = sampled
        self._wall = perf_counter()
        self._processor = thread_time() if sampled else 0.0

    def lap(self, stage: str) -> None:
        """Count the time since the start or the last lap for a stage."""
        now = perf_counter()
        spent = 0.0
        if self._sampled:
            processor = thread_time()
            spent = (processor - self._processor) * SAMPLED
            self._processor = processor
        self._counts.stage(stage, now - self._wall, spent)
        self._wall = now

    def skip(self) -> None:
        """Count the time since the start or the last lap for nothing."""
        self._wall = perf_counter()
        self._processor = thread_time() if self._sampled else 0.0
