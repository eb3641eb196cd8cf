"""Clients that come and go without end: the memory of the server stays as it is."""

from __future__ import annotations

import gc
import json
import socket
import sys
import time
from collections import Counter
from typing import Any
from urllib.parse import clear_cache

import httpx
from websockets.sync.client import connect

from tests.hostile.forms import several
from tests.server.helpers.service import Opened, new_service, open_game, real_server

RECONNECTS = several(300, 10_000)
WARM_UP = several(60, 500)
"""The first ones fill caches that have an end."""
SPECTATOR = 2


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


def objects() -> Counter[str]:
    """Return how many objects of each kind live in this process, in which the server runs."""
    clear_cache()  # the attacker's own, of addresses with tickets
    gc.collect()
    return Counter(type(each).__name__ for each in gc.get_objects())


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
            before = objects()
            for number in range(RECONNECTS):
                come_and_go(address, client, opened, number)
            wait_until_empty(live)
            grown = objects() - before
    total = sum(grown.values())
    sys.stdout.write(f"{RECONNECTS} reconnects, {total} objects more: {grown.most_common(5)}\n")
    assert total < RECONNECTS / 2, grown.most_common(10)
