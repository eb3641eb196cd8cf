"""The server's computer players: they think in separate processes and see one seat each.

Each worker process belongs to one thread, which takes games that are due, asks the worker and plays
its answer. Only one thread handles a game at a time, so no choice is computed twice at once. With
PostgreSQL, threads like these take jobs from the database instead: see ``jobs``.
"""

from __future__ import annotations

import json
import logging
import multiprocessing
import secrets
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from typing import Final

from schiltrom.ai.levels import PEASANT, level_here, needs_seat
from schiltrom.ai.protocol import SEED_BITS, Question, Reply, ReplyError
from schiltrom.knowledge.tracker import Tracker
from schiltrom.server.computers.followers import Followers
from schiltrom.server.computers.process import READY, work
from schiltrom.server.games.seats import Seat
from schiltrom.server.games.service import GameService
from schiltrom.table.errors import NotFoundError, NotPlayingError, StaleError
from schiltrom.table.table import State

log = logging.getLogger(__name__)

TRIES: Final = 3
PATIENCE: Final = 1.5
"""All attempts at a choice together may take this many times its limit."""
RECALL: Final = 0.2
"""The share of its limit that may go by until a player knows what he has seen."""
START_S: Final = 60.0
"""How long a worker may take to start."""
RETRY_S: Final = 2.0
"""How long to wait with a game after a failure that was not the worker's fault."""
LONGEST_ANSWER: Final = 100_000

_SPAWN: Final = multiprocessing.get_context("spawn")


class WorkerError(Exception):
    """A worker that crashed, took too long or sent an invalid answer."""


class ClosingError(Exception):
    """The computer players are being shut down."""


class WorkerProcess:
    """One worker process, started on its first request and restarted after each failure."""

    def __init__(self, limit_s: float, stop: Connection) -> None:
        self._limit_s = limit_s
        self._stop = stop
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None

    @property
    def limit_s(self) -> float:
        """Return how long it may think about a choice."""
        return self._limit_s

    def start(self) -> None:
        """Make sure that a process is ready."""
        with self._ended_by_failure():
            if self._pipe is None:
                self._start()

    def ask(self, player: str, question: Question, legal: list[str], limit_s: float) -> Reply:
        """Return a player's reply."""
        with self._ended_by_failure():
            pipe = self._pipe or self._start()
            pipe.send((player, question))
            reply = Reply.from_text(self._answer(pipe, limit_s).decode(errors="replace"))
            if reply.choice not in legal:
                raise WorkerError(f"answered {reply.choice!r}, which is not legal")
        return reply

    @contextmanager
    def _ended_by_failure(self) -> Iterator[None]:
        """End the process if anything goes wrong."""
        try:
            yield
        except (OSError, EOFError) as error:
            self.end()
            raise WorkerError("has crashed") from error
        except ReplyError as error:
            self.end()
            raise WorkerError("answered nonsense") from error
        except BaseException:
            self.end()
            raise

    def end(self) -> None:
        """End the process, whatever it is doing."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        self._pipe = self._process = None

    def _start(self) -> Connection:
        """Start a fresh process and wait until it is ready."""
        self._pipe, other = _SPAWN.Pipe()
        self._process = _SPAWN.Process(
            target=work, args=(other, self._limit_s), name="schiltrom-computer", daemon=True
        )
        try:
            self._process.start()
        except BaseException:
            self._process = None
            raise
        finally:
            other.close()
        if self._answer(self._pipe, START_S) != READY:
            raise WorkerError("did not start")
        return self._pipe

    def _answer(self, pipe: Connection, limit_s: float) -> bytes:
        """Wait for the process's answer, within its time limit and until the server stops."""
        ready = wait([pipe, self._stop], limit_s)
        if self._stop in ready:
            raise ClosingError
        if not ready:
            raise WorkerError(f"took longer than {limit_s:g} s")
        return pipe.recv_bytes(LONGEST_ANSWER)


class Thinker:
    """Makes the choices of computer seats, with a worker process of its own."""

    def __init__(
        self, service: GameService, worker: WorkerProcess, player: str | None = None
    ) -> None:
        self._service = service
        self._worker = worker
        self._player = player
        """The player used at every level, if not the level's own."""
        self._followers = Followers(service)

    def play(self, seat: Seat, number: int) -> None:
        """Think for a seat at a given number, and make its choice."""
        state = self._service.state(seat.game_id, seat.side, since=number)
        if state.view is None or state.number != number or not state.your_choice:
            raise StaleError(state.number)
        self.play_from(seat, state)

    def play_from(self, seat: Seat, state: State) -> None:
        """Think for a seat about what it sees, and make its choice."""
        assert state.view is not None
        number = state.number
        player = self._player or level_here(self._service.level_of(seat)).player
        reply = self.think(seat, state.view, player)
        if reply.resigns:
            self._service.resign(seat, number)
        else:
            self._service.choose(seat, number, reply.choice)

    def end(self) -> None:
        """End the worker process."""
        self._worker.end()

    def think(self, seat: Seat, view: dict[str, object], player: str) -> Reply:
        """Return a player's reply to a seat's view, or a simple choice if it has none."""
        legal = view["legal"]
        assert isinstance(legal, list)
        reply = self.ask(seat, json.dumps(view), legal, player)
        if reply is None:
            log.error("all workers failed on a choice; playing the first legal one")
            return Reply(str(legal[0]))
        return reply

    def ask(self, seat: Seat, view: str, legal: list[str], player: str) -> Reply | None:
        """Ask one worker after another until one replies or the time is up.

        Together they think no longer than 1.5 times the limit of a choice, not counting the time
        to start them. Whoever has too much to remember plays from what he sees now.
        """
        limit_s = self._worker.limit_s
        tracker, listed = self._recall(seat, player, RECALL * limit_s)
        left_s = PATIENCE * limit_s
        for _ in range(TRIES):
            question = Question(view, secrets.randbits(SEED_BITS), tracker, limit_s, listed)
            began = time.monotonic()
            try:
                self._worker.start()
                began = time.monotonic()
                return self._worker.ask(player, question, legal, min(limit_s, left_s))
            except WorkerError as error:
                log.warning("a worker %s; replacing it", error)
            left_s -= time.monotonic() - began
            if left_s <= 0:
                break
        return None

    def _recall(self, seat: Seat, player: str, seconds: float) -> tuple[Tracker | None, str | None]:
        """Return what a seat has seen, as far as its player needs it and there is time."""
        if player == PEASANT:
            return None, None
        if needs_seat(player):
            return self._followers.recall(seat, seconds)
        return self._followers.tracker(seat, seconds), None


class Computers:
    """Plays a service's computer seats; the caller of ``notice`` never waits."""

    def __init__(
        self,
        service: GameService,
        workers: int = 1,
        limit_s: float = 10.0,
        player: str | None = None,
    ) -> None:
        self._service = service
        self._change = threading.Condition()
        self._due: dict[str, float] = {}
        """Games to look at, with the time when each is due, in order of arrival."""
        self._thinking: set[str] = set()
        self._waited: dict[str, float] = {}
        """How long the games that are being looked at were due, in seconds."""
        self._watched: set[str] = set()
        """Games of two computers: everybody else's come first."""
        self._closed = False
        self._stop, self._stopper = _SPAWN.Pipe(duplex=False)
        self._threads = [
            threading.Thread(
                target=self._run,
                args=(Thinker(service, WorkerProcess(limit_s, self._stop), player),),
                name=f"schiltrom-computer-{number}",
                daemon=True,
            )
            for number in range(workers)
        ]
        for thread in self._threads:
            thread.start()

    def notice(self, game_id: str, after_s: float = 0.0) -> None:
        """Schedule a check of a game, now or later: a computer may have to choose."""
        if self._service.has_no_computer(game_id):
            return
        with self._change:
            when = time.monotonic() + after_s
            self._due[game_id] = min(when, self._due.get(game_id, when))
            self._change.notify()

    def queue(self) -> tuple[int, float]:
        """Return how many games are due, and since when the oldest is, in seconds."""
        with self._change:
            now = time.monotonic()
            waits = [now - at for at in self._due.values() if at <= now]
        return len(waits), max(waits, default=0.0)

    def close(self) -> None:
        """End all threads and processes, abandoning choices in progress."""
        with self._change:
            if self._closed:
                return
            self._closed = True
            self._change.notify_all()
        self._stopper.close()
        for thread in self._threads:
            thread.join()
        self._stop.close()

    # --- in the threads ------------------------------------------------------------------------

    def _run(self, thinker: Thinker) -> None:
        """Check games that are due, one after another, until closed."""
        try:
            while (game_id := self._take()) is not None:
                try:
                    self._look(game_id, thinker)
                finally:
                    self._give_back(game_id)
        except ClosingError:
            pass
        finally:
            thinker.end()

    def _take(self) -> str | None:
        """Wait for a game that is due and that no other thread has; return None once closed."""
        with self._change:
            while not self._closed:
                now = time.monotonic()
                free = {g: at for g, at in self._due.items() if g not in self._thinking}
                due = [g for g, at in free.items() if at <= now]
                found = next((g for g in due if g not in self._watched), due[0] if due else None)
                if found is not None:
                    self._thinking.add(found)
                    self._waited[found] = now - self._due.pop(found)
                    return found
                self._change.wait(min(free.values()) - now if free else None)
        return None

    def _give_back(self, game_id: str) -> None:
        with self._change:
            self._thinking.discard(game_id)
            self._waited.pop(game_id, None)
            self._change.notify()

    def _sort(self, game_id: str) -> None:
        """Note whether anybody waits for a game's computers."""
        if self._service.has_person(game_id):
            self._watched.discard(game_id)
        else:
            self._watched.add(game_id)

    def _look(self, game_id: str, thinker: Thinker) -> None:
        """Play for each computer that has to choose; any failure is retried later."""
        try:
            self._sort(game_id)
            for side, state in self._service.waiting_states(game_id):
                self._service.counts.thinking_wait(self._waited.get(game_id, 0.0))
                # Whoever is told of the change has us look again, if a computer is still to choose.
                thinker.play_from(Seat(game_id, side), state)
        except StaleError:
            self.notice(game_id)
        except (NotFoundError, NotPlayingError):
            self._watched.discard(game_id)
        except ClosingError:
            raise
        except Exception:
            log.exception("a computer player failed to choose; retrying later")
            self.notice(game_id, RETRY_S)
