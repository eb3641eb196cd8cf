"""What a side remembers: its own choices and all it has seen, in the order it happened.

It is kept as a digest, so that it stays short however long the game is. What a side sees counts
only when it changes: it must not reveal how many hidden choices the other side made meanwhile.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

_DIGEST: Final = 20
_CHOSE: Final = b"chose"
_THREW: Final = b"threw"
_SAW: Final = b"saw"


class Memory:
    """One side's memory of a game; copies are independent."""

    __slots__ = ("_digest", "_last", "events")

    def __init__(self, like: Memory | None = None) -> None:
        self._digest: bytes = like._digest if like else b""
        self._last: bytes = like._last if like else b""
        self.events: int = like.events if like else 0
        """How many events are remembered."""

    def chose(self, choice: int) -> None:
        """Remember one of the side's own choices."""
        self._add(_CHOSE, bytes([choice]))

    def threw(self, die: int) -> None:
        """Remember a die; all dice are rolled openly."""
        self._add(_THREW, bytes([die]))

    def saw(self, encoded: bytes) -> None:
        """Remember what is seen now, if it has changed."""
        if encoded != self._last:
            self._last = encoded
            self._add(_SAW, encoded)

    def _add(self, kind: bytes, what: bytes) -> None:
        self._digest = blake2b(self._digest + kind + what, digest_size=_DIGEST).digest()
        self.events += 1

    def __str__(self) -> str:
        return f"{self.events} {self._digest.hex()}"
