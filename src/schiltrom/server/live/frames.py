"""WebSocket frames (RFC 6455), as far as nearly all messages need them: whole texts, short ones."""

from __future__ import annotations

from typing import Final

TEXT: Final = 0x81
"""The first byte of a text that is whole and not compressed."""
MASKED: Final = 0x80
MASK_BYTES: Final = 4
SHORT: Final = 126
"""Sizes from here on take two bytes more."""
LONG: Final = 127
"""What stands in place of a size that takes eight bytes more."""


def text_frame(payload: bytes) -> bytes:
    """Return the frame in which a server sends a text."""
    size = len(payload)
    if size < SHORT:
        return bytes((TEXT, size)) + payload
    if size < 1 << 16:
        return bytes((TEXT, SHORT, size >> 8, size & 0xFF)) + payload
    return bytes((TEXT, LONG)) + size.to_bytes(8, "big") + payload


def lone_text(data: bytes) -> bytes | None:
    """Return the text, if what a client has sent is one frame with a whole text of 64 KiB at most.

    >>> lone_text(bytes([0x81, 0x82, 0, 0, 0, 1]) + b"hi")
    b'hi'
    """
    start = _start_of_text(data)
    if start == 0:
        return None
    size = len(data) - start
    mask = data[start - MASK_BYTES : start] * (size // MASK_BYTES + 1)
    hidden = int.from_bytes(data[start:], "little") ^ int.from_bytes(mask[:size], "little")
    return hidden.to_bytes(size, "little")


def _start_of_text(data: bytes) -> int:
    """Return where the text begins in a frame that is all there and nothing else; 0: it is not."""
    if len(data) < 2 + MASK_BYTES or data[0] != TEXT:
        return 0
    size, start = data[1] - MASKED, 2 + MASK_BYTES
    if size == SHORT:
        size, start = int.from_bytes(data[2:4], "big"), start + 2
    elif size == LONG:
        return 0
    return start if len(data) == start + size else 0


def end_of_frame(data: bytes | bytearray, at: int) -> int | None:
    """Return where the frame ends that begins at a place; None if that cannot be said yet."""
    if len(data) < at + 2:
        return None
    size = data[at + 1] & 0x7F
    start = at + 2
    if size >= SHORT:
        more = 2 if size == SHORT else 8
        if len(data) < start + more:
            return None
        size, start = int.from_bytes(data[start : start + more], "big"), start + more
    return start + size + (MASK_BYTES if data[at + 1] & MASKED else 0)
