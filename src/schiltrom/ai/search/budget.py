"""Budgets: what is left of a limit, in time or in positions evaluated."""

from __future__ import annotations

import gc
import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from schiltrom.ai.evaluation.evaluation import Evaluation
from schiltrom.ai.opponent import Limit

processor_seconds: Final[Callable[[], float]] = getattr(time, "thread_time", time.monotonic)
"""The time this thread has worked; a browser tells only the time that has passed."""
PATIENCE: Final = 1.25
"""Wall-clock time may exceed the limit by this factor on a busy machine."""
_patience = PATIENCE


class Budget:
    """What is left of a limit, or of *seconds* if the limit is open (None: unlimited)."""

    def __init__(self, limit: Limit, evaluation: Evaluation, seconds: float | None = None) -> None:
        if limit.seconds is not None:
            seconds = limit.seconds
        elif limit.nodes is not None:
            seconds = None
        self._evaluation = evaluation
        self._seconds = seconds
        self._began = processor_seconds()
        self._began_by_the_wall = time.monotonic()
        self._nodes = limit.nodes
        self._looked_at = evaluation.looked_at

    def is_spent(self, part: float = 1.0) -> bool:
        """Return whether this part of the limit is used up."""
        return self.nodes_left(part) <= 0 or self.left(part) <= 0

    def nodes_left(self, part: float = 1.0) -> float:
        """Return how many positions are left of this part of the limit."""
        if self._nodes is None:
            return math.inf
        return part * self._nodes - (self._evaluation.looked_at - self._looked_at)

    def left(self, part: float = 1.0) -> float:
        """Return how many seconds are left of this part of the limit."""
        if self._seconds is None:
            return math.inf
        whole = part * self._seconds
        passed = time.monotonic() - self._began_by_the_wall
        return min(whole - (processor_seconds() - self._began), whole * _patience - passed)


class PartOfBudget(Budget):
    """A part of a budget, for one of several who share it."""

    def __init__(self, whole: Budget, share: float) -> None:
        self._whole = whole
        self._share = share

    def nodes_left(self, part: float = 1.0) -> float:
        """Return how many positions are left of this part of the share."""
        return self._whole.nodes_left(part * self._share)

    def left(self, part: float = 1.0) -> float:
        """Return how many seconds are left of this part of the share."""
        return self._whole.left(part * self._share)


@contextmanager
def processor_time(alone: bool) -> Iterator[None]:
    """Let processor time alone count meanwhile, if *alone*: for matches on a busy machine."""
    global _patience
    _patience = math.inf if alone else PATIENCE
    try:
        yield
    finally:
        _patience = PATIENCE


@contextmanager
def undisturbed() -> Iterator[None]:
    """Suspend garbage collection, which can take longer than the thought itself.

    A search makes no cycles, but so many objects that full collections keep falling due, and the
    remembered odds make each of them slow. In the end everything is moved to the oldest generation
    unexamined, so that the collection is not merely put off to the first moment afterwards.
    """
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.freeze()
            gc.unfreeze()
            gc.enable()
