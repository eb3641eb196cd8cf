"""Processes that play games at random through a service and say what was acknowledged.

Run as a script it waits for orders, one line of JSON each, and forks a process for each of them:
everything is imported already, so that it can be killed and followed by the next within moments.
One line is said per event, each written at once: ``pid PID`` when a process begins, ``open GAME``,
``did GAME SIDE NUMBER TEXT`` after the service has returned, ``stale GAME SIDE``, and ``end
STATUS`` when the process has ended, by itself or not.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import dataclass
from random import Random

from schiltrom.engine.rules import PRESETS
from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.server.games.seats import Seat, SeatPlan
from schiltrom.server.games.service import GameService
from schiltrom.server.store.database import open_database
from schiltrom.table.errors import NotPlayingError, StaleError
from schiltrom.table.table import State

LETTERS = "ES"
UNDO_SHARE = 0.1
FOREVER = 10**9


@dataclass
class Orders:
    """What the process is told to do."""

    url: str
    games: list[str]
    opens: int
    seed: int
    most: int = FOREVER


def say(*words: object) -> None:
    """Say a line at once and whole: one write, shorter than what a pipe takes in one piece."""
    os.write(sys.stdout.fileno(), (" ".join(map(str, words)) + "\n").encode())


def open_game(service: GameService) -> str:
    plans = {ENGLAND: SeatPlan("here"), SCOTLAND: SeatPlan("here")}
    return service.open_game("Braveheart", PRESETS["edition 4"], plans).game_id


def make_choice(service: GameService, seat: Seat, state: State, rng: Random) -> tuple[int, str]:
    """Make a random choice, or take one back; return the seat's new number and the entry."""
    assert state.view is not None
    legal = state.view["legal"]
    assert isinstance(legal, list)
    if state.can_undo and rng.random() < UNDO_SHARE:
        return service.undo(seat, state.number), f"{LETTERS[seat.side]} undo"
    text = rng.choice(legal)
    return service.choose(seat, state.number, text), f"{LETTERS[seat.side]} {text}"


def choose_and_say(service: GameService, seat: Seat, state: State, rng: Random) -> bool:
    """Make a random choice and say so; return whether it was acknowledged."""
    try:
        number, text = make_choice(service, seat, state, rng)
    except (StaleError, NotPlayingError):
        say("stale", seat.game_id, seat.side)
        return False
    say("did", seat.game_id, seat.side, number, text)
    return True


def play_once(service: GameService, game: str, rng: Random) -> int:
    """Let whoever can choose in a game choose; return how many choices were acknowledged."""
    done = 0
    for side in rng.sample((ENGLAND, SCOTLAND), 2):
        state = service.state(game, side, since=FOREVER)
        if state.your_choice:
            done += choose_and_say(service, Seat(game, side), state, rng)
    return done


def play(orders: Orders) -> None:
    service = GameService(open_database(orders.url))
    rng = Random(orders.seed)
    games = list(orders.games)
    for _ in range(orders.opens):
        games.append(open_game(service))
        say("open", games[-1])
    done = 0
    while done < orders.most:
        under_way = set(service.games_under_way())
        games = [game for game in games if game in under_way]
        if not games:
            games.append(open_game(service))
            say("open", games[-1])
        for game in games:
            done += play_once(service, game, rng)


def main() -> None:
    """Fork a process for each line of orders, one after another."""
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            say("pid", os.getpid())
            play(Orders(**json.loads(line)))
            os._exit(0)
        _, status = os.waitpid(pid, 0)
        say("end", os.waitstatus_to_exitcode(status))


if __name__ == "__main__":
    main()
