"""Rate limits: how often a client, a seat or an address may request something."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from schiltrom.server.http.errors import RequestError

if TYPE_CHECKING:
    from starlette.types import Scope

BUCKETS_KEPT: Final = 10_000


class Buckets:
    """A token bucket for each client: a number at once, then a number per second."""

    def __init__(
        self, per_second: float, at_once: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._per_second = per_second
        self._at_once = at_once
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def wait(self, client: str) -> float:
        """Take one from a client's bucket and return 0, or how many seconds to wait for one."""
        now = self._clock()
        level, at = self._buckets.pop(client, (self._at_once, now))
        level = min(self._at_once, level + (now - at) * self._per_second)
        enough = level >= 1
        self._buckets[client] = (level - 1 if enough else level, now)
        while len(self._buckets) > BUCKETS_KEPT:
            self._buckets.popitem(last=False)
        return 0.0 if enough else (1 - level) / self._per_second

    def take(self, client: str, too_many: str = "too-many-requests") -> None:
        """Take one from a client's bucket, or refuse with the error for a key."""
        seconds = self.wait(client)
        if seconds > 0:
            raise RequestError(429, too_many, retry_after=max(1, math.ceil(seconds)))


def client_of(scope: Scope) -> str:
    """Return the client whose limits apply: an address, or an IPv6 network of 64 bits."""
    client = scope.get("client")
    host = str(client[0]) if client else "nobody"
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.IPv6Network((address, 64), strict=False))
    return host
