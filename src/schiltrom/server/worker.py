"""A computer's process: it is sent a player's name, a seed and a seat's view, and answers."""

from __future__ import annotations

import importlib
import json
import signal
import sys
from collections.abc import Callable
from functools import cache
from multiprocessing.connection import Connection
from typing import Final

READY: Final = b"ready"
ORPHAN_FACTOR: Final = 3
"""A thought this many times over its limit is ended by the system, even if the server is gone."""

Player = Callable[[str, int], str]
"""Takes a seat's view as JSON text and a random seed, returns the text of a choice."""


def random_player(view: str, seed: int) -> str:
    """Choose at random, all legal choices being equally likely."""
    legal = json.loads(view)["legal"]
    return str(legal[seed % len(legal)])


@cache
def player_called(name: str) -> Player:
    """Return the player of a dotted name."""
    module, _, function = name.rpartition(".")
    player: Player = getattr(importlib.import_module(module), function)
    return player


def work(pipe: Connection, limit_s: float) -> None:
    """Answer what comes through the pipe until its other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    pipe.send_bytes(READY)
    while True:
        try:
            player, seed, view = pipe.recv_bytes().decode().split(" ", 2)
        except EOFError:
            return
        _alarm(ORPHAN_FACTOR * limit_s)
        answer = player_called(player)(view, int(seed))
        _alarm(0)
        pipe.send_bytes(answer.encode())


def _alarm(seconds: float) -> None:
    """Let the system end this process after some time (0: never)."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)
