"""How long people wait: with an attack and without it, in turns, so that only the ratio counts."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median, quantiles


class Waiting:
    """The seconds somebody waited in each round, quiet rounds and attacked ones in turn."""

    def __init__(self) -> None:
        self.quiet: list[float] = []
        self.attacked: list[float] = []

    @property
    def ratio(self) -> float:
        """Return how many times longer one waits in the middle of attacked rounds."""
        return median(self.attacked) / median(self.quiet)

    @property
    def worst_ratio(self) -> float:
        """Return the same for the slowest tenth."""
        slow = [quantiles(each, n=10)[-1] for each in (self.attacked, self.quiet)]
        return slow[0] / slow[1]

    def __str__(self) -> str:
        both = ", ".join(f"{1000 * median(each):.1f} ms" for each in (self.quiet, self.attacked))
        return f"{both}: {self.ratio:.1f} times, slowest tenth {self.worst_ratio:.1f} times"


@contextmanager
def going_on(attack: Callable[[], object]) -> Iterator[list[float]]:
    """Repeat an attack in a thread for as long as the block lasts; yield what each one took."""
    stop = threading.Event()
    took: list[float] = []
    failed: list[Exception] = []

    def run() -> None:
        try:
            while not stop.is_set():
                took.append(timed(attack))
        except Exception as error:  # it is raised where the test sees it
            failed.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    try:
        yield took
    finally:
        stop.set()
        thread.join(60)
    assert not thread.is_alive()
    if failed:
        raise failed[0]


def timed(call: Callable[[], object]) -> float:
    """Return how many seconds a call takes."""
    began = time.perf_counter()
    call()
    return time.perf_counter() - began


def in_turns(ask: Callable[[], object], attack: Callable[[], object], rounds: int) -> Waiting:
    """Measure a question in quiet and attacked rounds, each of ten."""
    waiting = Waiting()
    for _ in range(rounds):
        waiting.quiet += [timed(ask) for _ in range(10)]
        with going_on(attack):
            waiting.attacked += [timed(ask) for _ in range(10)]
    return waiting
