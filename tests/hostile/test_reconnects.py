"""Clients that come and go without end: the memory of the server stays as it is."""

from __future__ import annotations

import gc
import json
import resource
import socket
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

from tests.hostile.forms import several
from tests.server.helpers.service import Opened, new_service, open_game, real_server

RECONNECTS = several(300, 10_000)
WARM_UP = several(60, 500)
"""The first ones fill caches that have an end."""
SPECTATOR = 2
SERVING = ("schiltrom", "starlette", "uvicorn", "fastapi", "websockets", "httptools", "asyncio")
A_FEW = 20
"""Fewer than one object for ten reconnects: what is under way just now, not what is kept."""
MOST_MB = 15.0
"""Far less than the buffers of so many connections."""


def come_and_go(address: str, client: httpx.Client, opened: Opened, number: int) -> None:
    """Connect as a seat or a spectator, with one's own number, and leave one way or another."""
    side = number % 3
    headers = {} if side == SPECTATOR else opened.auth(side)
    ticket = client.post(f"{opened.path}/tickets", headers=headers).json()["ticket"]
    with connect(f"ws://{address}{opened.path}/live?ticket={ticket}") as live:
        if number % 5:
            live.send(json.dumps({"since": number % 7 - 1, "chat": 0}))
            assert "status" in json.loads(live.recv(30))
        if number % 2:
            live.socket.shutdown(socket.SHUT_RDWR)  # gone, without a word


def served() -> Counter[str]:
    """Return how many objects that serve connections live in this process, by their kinds."""
    gc.collect()
    kinds = (type(each) for each in gc.get_objects())
    return Counter(kind.__qualname__ for kind in kinds if str(kind.__module__).startswith(SERVING))


def resident_mb() -> float:
    """Return how much memory this process has, in which the server runs."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() / 2**20


def wait_until_empty(live: Any) -> None:
    end = time.monotonic() + 60
    while live._rooms:
        assert time.monotonic() < end, "connections are kept"
        time.sleep(0.05)


def test_reconnecting_again_and_again_leaves_nothing_behind(tmp_path):
    service = new_service(tmp_path)
    many = {"sockets_per_address": 1000, "log_level": "warning"}
    with real_server(service, **many) as (address, server):
        live = server.config.loaded_app.state.live
        with httpx.Client(base_url=f"http://{address}", timeout=60) as client:
            opened = open_game(client)
            for number in range(WARM_UP):
                come_and_go(address, client, opened, number)
            wait_until_empty(live)
            before, memory = served(), resident_mb()
            for number in range(RECONNECTS):
                come_and_go(address, client, opened, number)
            wait_until_empty(live)
            more, grown = served() - before, resident_mb() - memory
    sys.stdout.write(f"{RECONNECTS} reconnects, {grown:.1f} MB more, {dict(more)}\n")
    assert more.total() <= A_FEW, more
    assert grown < MOST_MB
