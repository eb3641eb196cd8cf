"""A computer player's process: it receives a player's name and a question, and sends a reply."""

from __future__ import annotations

import importlib
import multiprocessing
import os
import signal
import sys
import threading
from functools import cache
from multiprocessing.connection import Connection
from typing import Final

from schiltrom.ai.protocol import Player, Question

READY: Final = b"ready"
ORPHAN_FACTOR: Final = 3
"""A choice that takes this many times its limit is killed by the system, whatever else fails."""


@cache
def player_called(name: str) -> Player:
    """Return the player with a dotted name."""
    module, _, function = name.rpartition(".")
    player: Player = getattr(importlib.import_module(module), function)
    return player


def work(pipe: Connection, limit_s: float) -> None:
    """Answer requests from the pipe until its other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    pipe.send_bytes(READY)
    while True:
        try:
            asked: tuple[str, Question] = pipe.recv()
        except EOFError:
            return
        player, question = asked
        _alarm(ORPHAN_FACTOR * limit_s)
        reply = player_called(player)(question)
        _alarm(0)
        pipe.send_bytes(reply.to_text().encode())


def _end_with_parent() -> None:
    """End this process as soon as its parent is gone, even while it is thinking."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _alarm(seconds: float) -> None:
    """Have the system end this process after some time (0: never)."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)
