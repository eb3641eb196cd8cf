"""A light client: HTTP requests on kept connections, and a WebSocket that counts bytes.

A load generator must cost less than what it loads. This WebSocket reads and writes whole text
messages with the compression that browsers ask for, and nothing else; it knows how many bytes were
sent, which libraries do not tell.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import os
import struct
import threading
import zlib
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException
from typing import Any, Final

from schiltrom.dev.load.plan import LoadError

HOST: Final = "127.0.0.1"
WAIT_SECONDS: Final = 60.0
MAGIC: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
TAIL: Final = b"\x00\x00\xff\xff"
"""What every compressed message ends with, and is left out (RFC 7692)."""
CONTINUED, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10
LARGEST: Final = 16_777_216

FAILURES: Final = (OSError, HTTPException, ValueError, KeyError, TimeoutError, zlib.error)

_kept = threading.local()


def ask(
    port: int, method: str, path: str, body: object = None, token: str = "", address: str = ""
) -> dict[str, Any]:
    """Ask the server over HTTP, as if from an address; return its answer."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    if address:
        headers["X-Forwarded-For"] = address
    text = json.dumps(body) if body is not None else None
    status, found = _answer(port, method, f"/api{path}", text, headers)
    answer: dict[str, Any] = json.loads(found)
    if status >= 300:
        raise LoadError(f"{method} answered {status}: {answer.get('error')}")
    return answer


def read_text(port: int, path: str, token: str) -> str:
    """Return a page of the server as text."""
    status, found = _answer(port, "GET", path, None, {"Authorization": f"Bearer {token}"})
    if status >= 300:
        raise LoadError(f"{path} answered {status}")
    return found.decode()


def _answer(
    port: int, method: str, path: str, text: str | None, headers: dict[str, str]
) -> tuple[int, bytes]:
    """Ask on this thread's connection; on a new one if that has been closed meanwhile."""
    connections: dict[int, HTTPConnection] = _kept.__dict__.setdefault("connections", {})
    is_new = port not in connections
    connection = connections.setdefault(port, HTTPConnection(HOST, port, timeout=WAIT_SECONDS))
    try:
        connection.request(method, path, text, headers)
        response = connection.getresponse()
        return response.status, response.read()
    except (ConnectionError, HTTPException):
        connections.pop(port).close()
        if is_new:
            raise
        return _answer(port, method, path, text, headers)
    except BaseException:
        connections.pop(port).close()
        raise


class LiveSocket(asyncio.Protocol):
    """A WebSocket that hands over each text, with the number of bytes it came in."""

    def __init__(self, hear: Callable[[str, int], None], gone: Callable[[str], None]) -> None:
        self._hear = hear
        self._gone = gone
        self._transport: asyncio.WriteTransport | None = None
        self._buffer = bytearray()
        self._upgraded: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._inflate = zlib.decompressobj(-zlib.MAX_WBITS)
        self._deflate: zlib._Compress | None = None
        self._parts: list[bytes] = []
        self._compressed = False
        self._closing = False

    async def open(self, port: int, path: str, address: str) -> None:
        """Connect and agree on compression."""
        loop = asyncio.get_running_loop()
        key = base64.b64encode(os.urandom(16))
        lines = (
            f"GET {path} HTTP/1.1",
            f"Host: {HOST}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key.decode()}",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
            f"X-Forwarded-For: {address}",
        )
        async with asyncio.timeout(WAIT_SECONDS):
            await loop.create_connection(lambda: self, HOST, port)
            self._write("\r\n".join((*lines, "\r\n")).encode())
            head = await self._upgraded
        first, *fields = head.decode("latin-1").split("\r\n")
        found = {
            name.lower(): value.strip() for name, _, value in (f.partition(":") for f in fields)
        }
        accept = base64.b64encode(hashlib.sha1(key + MAGIC, usedforsecurity=False).digest())
        if " 101 " not in first or found.get("sec-websocket-accept") != accept.decode():
            raise LoadError(f"live connection refused: {first}")
        self._agree(found.get("sec-websocket-extensions", ""))
        if self._buffer:
            self._read_frames()

    def _agree(self, extensions: str) -> None:
        """Take over what the server says about compression."""
        words = [word.strip() for word in extensions.split(";")]
        if words[0] != "permessage-deflate":
            return
        if {"client_no_context_takeover", "server_no_context_takeover"} & set(words):
            raise LoadError("the server compresses without context, which is not built in here")
        bits = next((w.partition("=")[2] for w in words if w.startswith("client_max_window")), "15")
        self._deflate = zlib.compressobj(wbits=-max(9, int(bits)))

    def send(self, text: str) -> None:
        """Send a text."""
        payload, compressed = text.encode(), self._deflate is not None
        if self._deflate is not None:
            payload = self._deflate.compress(payload) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
            payload = payload.removesuffix(TAIL)
        self._write(_frame(TEXT | (0x40 if compressed else 0), payload))

    def close(self) -> None:
        """Close the connection."""
        self._closing = True
        if self._transport is not None and not self._transport.is_closing():
            self._write(_frame(CLOSE, struct.pack("!H", 1000)))
            self._transport.close()

    def _write(self, data: bytes) -> None:
        assert self._transport is not None
        self._transport.write(data)

    # --- as asyncio calls it -----------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the connection."""
        assert isinstance(transport, asyncio.WriteTransport)
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell that the connection has ended, unless we have closed it."""
        if not self._upgraded.done():
            self._upgraded.set_exception(exc or ConnectionError("closed"))
        elif not self._closing:
            self._gone(type(exc).__name__ if exc is not None else "connection closed")

    def data_received(self, data: bytes) -> None:
        """Read what has come."""
        self._buffer += data
        if self._upgraded.done():
            self._read_frames()
            return
        head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        if end:
            self._buffer = bytearray(rest)
            self._upgraded.set_result(head)

    # --- frames ------------------------------------------------------------------------------

    def _read_frames(self) -> None:
        """Hand over every whole message in the buffer."""
        at = 0
        buffer = self._buffer
        while len(buffer) - at >= 2:
            start, size = at + 2, buffer[at + 1] & 0x7F
            if size >= 126:
                start = at + (4 if size == 126 else 10)
                if len(buffer) < start:
                    break
                size = int.from_bytes(buffer[at + 2 : start], "big")
            if size > LARGEST:
                self._fail("message too large")
                return
            if len(buffer) < start + size:
                break
            self._read(buffer[at], bytes(buffer[start : start + size]))
            at = start + size
        del buffer[:at]

    def _read(self, head: int, payload: bytes) -> None:
        kind = head & 0x0F
        if kind == PING:
            self._write(_frame(PONG, payload))
        elif kind == CLOSE:
            self._fail("connection closed")
        elif kind in (TEXT, CONTINUED):
            if kind == TEXT:
                self._compressed = bool(head & 0x40)
            self._parts.append(payload)
            if head & 0x80:
                whole, self._parts = b"".join(self._parts), []
                size = len(whole)
                if self._compressed:
                    whole = self._inflate.decompress(whole + TAIL)
                self._hear(whole.decode(), size)

    def _fail(self, what: str) -> None:
        if not self._closing:
            self._closing = True
            self._gone(what)
        if self._transport is not None:
            self._transport.close()


def _frame(head: int, payload: bytes) -> bytes:
    """Return a whole frame with an empty mask: ours are no secrets to any proxy."""
    size = len(payload)
    if size < 126:
        length = bytes((0x80 | size,))
    elif size < 65536:
        length = b"\xfe" + struct.pack("!H", size)
    else:
        length = b"\xff" + struct.pack("!Q", size)
    return bytes((0x80 | head,)) + length + b"\0\0\0\0" + payload
