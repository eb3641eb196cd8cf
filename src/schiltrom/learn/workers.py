"""Workers: where the games of a training run are played, in two groups that take turns.

While the network evaluates one group, the other group's games advance. All kinds of worker give the
same games for the same seed and the same choices.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import time
from collections.abc import Sequence
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from schiltrom.ai.lab.hand_made import HandMade
from schiltrom.observation.simulation import Setup, Simulation
from schiltrom.observation.words import WORDS

GROUPS: Final = 2
Words = NDArray[np.int64]
Part = list[list[tuple[int, bytes]]]
"""The games of every group of one worker, as returned by ``Simulation.save``."""
Saved = list[Part]


class Workers(Protocol):
    """Games in lockstep, wherever they run."""

    games: int
    """Games in a group, over all workers."""

    def look(self, group: int) -> tuple[Words, NDArray[np.uint8], NDArray[np.int16]]:
        """Wait for a group; return its observations, who won games that ended, and their kinds."""

    def act(self, group: int, choices: NDArray[np.int64]) -> None:
        """Make a decision in every game of a group whose observations have been read."""

    def save(self) -> Saved:
        """Return everything needed to rebuild the games; both groups must have been read."""

    def close(self) -> None:
        """Stop."""


class Plan:
    """What a worker plays; the same plan gives the same games everywhere."""

    def __init__(
        self,
        setups: Sequence[Setup],
        games: int,
        seed: str,
        shuffle: int,
        hand_made: Sequence[int] = (),
    ) -> None:
        self.kinds = [(s.scenario, s.rules, s.years, s.weight) for s in setups]
        self.games = games
        self.seed = seed
        self.shuffle = shuffle
        self.hand_made = list(hand_made)
        """The side that the hand-made player has in each game of a group, over all workers."""

    def begin(self, worker: int, saved: Part | None) -> list[Simulation]:
        """Return the simulations of a worker, one for each group."""
        setups = [Setup(*kind) for kind in self.kinds]
        sides = self.hand_made[worker * self.games : (worker + 1) * self.games]
        found = []
        for group in range(GROUPS):
            seed = f"{self.seed}/{worker}/{group}"
            simulation = Simulation(setups, self.games, seed, True, HandMade, sides)
            if saved is not None:
                simulation.load(saved[group])
            elif self.shuffle:
                simulation.shuffle(f"{seed}/shuffle", self.shuffle)
            found.append(simulation)
        return found


def _part(saved: Saved | None, worker: int) -> Part | None:
    return None if saved is None else saved[worker]


def seen(simulation: Simulation) -> Words:
    """Return the observations of all games as an array."""
    words = np.frombuffer(simulation.look(), dtype=np.int64)
    return words.reshape(len(simulation.games), WORDS)


class Here:
    """Plays in this process."""

    def __init__(self, plan: Plan, workers: int, saved: Saved | None = None) -> None:
        self._simulations = [plan.begin(i, _part(saved, i)) for i in range(workers)]
        self.games = workers * plan.games
        self._ended = [np.zeros(self.games, np.uint8) for _ in range(GROUPS)]

    def look(self, group: int) -> tuple[Words, NDArray[np.uint8], NDArray[np.int16]]:
        """Return a group's current observations and results."""
        here = [row[group] for row in self._simulations]
        kinds = [kind for simulation in here for kind in simulation.kinds]
        words = np.concatenate([seen(simulation) for simulation in here])
        return words, self._ended[group], np.array(kinds, np.int16)

    def act(self, group: int, choices: NDArray[np.int64]) -> None:
        """Make a decision in every game of a group."""
        rows = choices.reshape(len(self._simulations), -1).tolist()
        ended = [
            row[group].step(chosen) for row, chosen in zip(self._simulations, rows, strict=True)
        ]
        self._ended[group] = np.frombuffer(b"".join(ended), np.uint8)

    def save(self) -> Saved:
        """Return everything needed to rebuild the games."""
        return [[simulation.save() for simulation in row] for row in self._simulations]

    def close(self) -> None:
        """Do nothing: there is nothing to stop."""


# --- processes with shared memory ------------------------------------------------------------

SAVE, STOP = -1, -2
LINE: Final = 8
"""Numbers in a line of the processor's cache: each flag has a line to itself."""
IMPATIENT: Final = 20_000
"""Turns of waiting, some 20 ms, after which a process no longer keeps its core busy."""
NAP: Final = 0.0005
_SPAWN: Final = multiprocessing.get_context("spawn")


class Shared:
    """Memory shared by all processes; each of them creates its own arrays on it."""

    def __init__(self, workers: int, games: int) -> None:
        self._shapes: dict[str, tuple[tuple[int, ...], str]] = {
            "words": ((GROUPS, games, WORDS), "int64"),
            "choices": ((GROUPS, games), "int64"),
            "ended": ((GROUPS, games), "uint8"),
            "kinds": ((GROUPS, games), "int16"),
            "asked": ((GROUPS, workers, LINE), "int64"),
            "done": ((GROUPS, workers, LINE), "int64"),
            "busy": ((workers, LINE), "float64"),
        }
        self._memory = {
            name: _SPAWN.RawArray("b", int(np.prod(shape)) * np.dtype(kind).itemsize)
            for name, (shape, kind) in self._shapes.items()
        }

    def array(self, name: str) -> NDArray[Any]:
        """Return a part of the memory as an array."""
        shape, kind = self._shapes[name]
        return np.frombuffer(self._memory[name], dtype=kind).reshape(shape)


def work(plan: Plan, worker: int, shared: Shared, resumes: bool, pipe: Connection) -> None:
    """Do the work of one process until told to stop; the games to resume come by the pipe."""
    gc.disable()  # nothing here has reference cycles, and looking for them takes time
    simulations = plan.begin(worker, pipe.recv() if resumes else None)
    mine = slice(worker * plan.games, (worker + 1) * plan.games)
    words, choices = shared.array("words"), shared.array("choices")
    ended, kinds = shared.array("ended"), shared.array("kinds")
    asked, done, busy = shared.array("asked"), shared.array("done"), shared.array("busy")
    for group in range(GROUPS):
        words[group, mine] = seen(simulations[group])
        done[group, worker, 0] = 1
    ticks = [0] * GROUPS
    while True:
        group, order = _next_order(asked[:, worker, 0], ticks)
        if order == STOP:
            return
        if order == SAVE:
            pipe.send([part.save() for part in simulations])
            asked[:, worker, 0] = ticks
            continue
        begin = time.perf_counter()
        ticks[group] += 1
        simulation = simulations[group]
        ended[group, mine] = np.frombuffer(simulation.step(choices[group, mine].tolist()), np.uint8)
        kinds[group, mine] = simulation.kinds
        words[group, mine] = seen(simulation)
        busy[worker, 0] += time.perf_counter() - begin
        done[group, worker, 0] = ticks[group] + 1


def rest(turns: int) -> None:
    """Let others go first after so many turns of waiting; sleep if it takes long."""
    if turns < IMPATIENT:
        os.sched_yield()
    else:
        time.sleep(NAP)


def _next_order(asked: NDArray[np.int64], ticks: list[int]) -> tuple[int, int]:
    """Wait until a group needs work; stop if no process is left that could ask."""
    parent = os.getppid()
    idle = 0
    while True:
        for group in range(GROUPS):
            order = int(asked[group])
            if order < 0 or order > ticks[group]:
                return group, order
        idle += 1
        if idle % 4096 == 0 and os.getppid() != parent:
            return 0, STOP
        rest(idle)


class Processes:
    """Plays in processes on this machine, communicating through shared memory."""

    def __init__(self, plan: Plan, workers: int, saved: Saved | None = None) -> None:
        self.games = workers * plan.games
        shared = Shared(workers, self.games)
        self.words, self._choices = shared.array("words"), shared.array("choices")
        """The observations of all groups; the array stays where it is."""
        self._ended, self._kinds = shared.array("ended"), shared.array("kinds")
        self._asked, self._done = shared.array("asked"), shared.array("done")
        self.busy = shared.array("busy")
        """Seconds that each worker has spent working."""
        self._ticks = [0] * GROUPS
        self._pipes = [_SPAWN.Pipe() for _ in range(workers)]
        self._processes = [
            _SPAWN.Process(
                target=work,
                args=(plan, i, shared, saved is not None, self._pipes[i][1]),
                daemon=True,
            )
            for i in range(workers)
        ]
        for process in self._processes:
            process.start()
        # Games travel when all have started: an argument too large for the pipe's buffer would
        # let each process wait until the one before it has imported everything.
        for i, (ours, theirs) in enumerate(self._pipes):
            theirs.close()
            if saved is not None:
                ours.send(saved[i])

    def look(self, group: int) -> tuple[Words, NDArray[np.uint8], NDArray[np.int16]]:
        """Wait for a group."""
        done = self._done[group, :, 0]
        turns = 0
        while not (done > self._ticks[group]).all():
            turns += 1
            if turns % 1024 == 0 and not all(process.is_alive() for process in self._processes):
                raise RuntimeError("a process that plays games has died")
            rest(turns)
        return self.words[group], self._ended[group], self._kinds[group]

    def act(self, group: int, choices: NDArray[np.int64]) -> None:
        """Make a decision in every game of a group."""
        self._choices[group] = choices
        self._ticks[group] += 1
        self._asked[group, :, 0] = self._ticks[group]

    def save(self) -> Saved:
        """Return everything needed to rebuild the games."""
        self._asked[0, :, 0] = SAVE
        saved: Saved = [reading.recv() for reading, _ in self._pipes]
        while (self._asked[:, :, 0] < 0).any():
            os.sched_yield()
        return saved

    def close(self) -> None:
        """Stop all processes."""
        self._asked[:, :, 0] = STOP
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.terminate()


# --- Ray -------------------------------------------------------------------------------------


class _Remote:
    """The worker that Ray runs somewhere."""

    def __init__(self, plan: Plan, worker: int, saved: Part | None) -> None:
        self._simulations = plan.begin(worker, saved)

    def look(self, group: int) -> tuple[bytes, bytes, list[int]]:
        """Return a group's current observations and results."""
        simulation = self._simulations[group]
        return simulation.look(), bytes(len(simulation.games)), simulation.kinds

    def act(self, group: int, choices: list[int]) -> tuple[bytes, bytes, list[int]]:
        """Make a decision in every game of a group."""
        simulation = self._simulations[group]
        ended = simulation.step(choices)
        return simulation.look(), ended, simulation.kinds

    def save(self) -> list[list[tuple[int, bytes]]]:
        """Return everything needed to rebuild the games."""
        return [simulation.save() for simulation in self._simulations]


class OverRay:
    """Plays on a Ray cluster: the one at an address, or one on this machine alone."""

    def __init__(
        self, plan: Plan, workers: int, saved: Saved | None = None, address: str = ""
    ) -> None:
        ray: Any = import_module("ray")
        self._ray = ray
        self.games = workers * plan.games
        where = address or os.environ.get("RAY_ADDRESS") or "local"
        own = {"num_cpus": workers, "include_dashboard": False} if where == "local" else {}
        ray.init(address=where, log_to_driver=False, **own)
        remote = ray.remote(num_cpus=1)(_Remote)
        self._actors = [remote.remote(plan, i, _part(saved, i)) for i in range(workers)]
        self._waiting = [[actor.look.remote(g) for actor in self._actors] for g in range(GROUPS)]

    def look(self, group: int) -> tuple[Words, NDArray[np.uint8], NDArray[np.int16]]:
        """Wait for a group."""
        found = self._ray.get(self._waiting[group])
        words = np.frombuffer(b"".join(part[0] for part in found), np.int64)
        ended = np.frombuffer(b"".join(part[1] for part in found), np.uint8)
        kinds = np.array([kind for part in found for kind in part[2]], np.int16)
        return words.reshape(self.games, WORDS).copy(), ended, kinds

    def act(self, group: int, choices: NDArray[np.int64]) -> None:
        """Make a decision in every game of a group."""
        rows = choices.reshape(len(self._actors), -1).tolist()
        self._waiting[group] = [
            actor.act.remote(group, row) for actor, row in zip(self._actors, rows, strict=True)
        ]

    def save(self) -> Saved:
        """Return everything needed to rebuild the games."""
        found: Saved = self._ray.get([actor.save.remote() for actor in self._actors])
        return found

    def close(self) -> None:
        """Leave the cluster."""
        self._ray.shutdown()


def start(way: str, plan: Plan, workers: int, saved: Saved | None, address: str = "") -> Workers:
    """Start the workers: here, in processes, or over Ray."""
    if way == "processes":
        return Processes(plan, workers, saved)
    if way == "ray":
        return OverRay(plan, workers, saved, address)
    return Here(plan, workers, saved)
