"""Arrays in one of NumPy's compressed files, packed closer than NumPy packs them.

Weights hardly repeat, and looking for repetitions makes a file of them larger. So this uses
deflate's codes for single bytes alone, which Python's ``zipfile`` does not offer; whatever reads
such files reads this one.
"""

from __future__ import annotations

import io
import zlib
from pathlib import Path
from struct import Struct
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray  # noqa: TC002 (as everywhere here)

LOCAL: Final = Struct("<4s5H3I2H")
CENTRAL: Final = Struct("<4s6H3I5H2I")
END: Final = Struct("<4s4H2IH")
VERSION: Final = 20
DEFLATED: Final = 8
FIRST_DAY: Final = 1 << 5 | 1
"""The first day of 1980: the same arrays make the same file."""


def write_arrays(path: Path, parts: dict[str, NDArray[Any]]) -> None:
    """Write arrays, each under its name."""
    content, directory = bytearray(), bytearray()
    for name, part in parts.items():
        entry = f"{name}.npy".encode()
        data = _as_file(part)
        packed = _packed(data)
        facts = (0, DEFLATED, 0, FIRST_DAY, zlib.crc32(data), len(packed), len(data), len(entry))
        directory += CENTRAL.pack(
            b"PK\x01\x02", VERSION, VERSION, *facts, 0, 0, 0, 0, 0, len(content)
        )
        directory += entry
        content += LOCAL.pack(b"PK\x03\x04", VERSION, *facts, 0) + entry + packed
    number = len(parts)
    end = END.pack(b"PK\x05\x06", 0, 0, number, number, len(directory), len(content), 0)
    path.write_bytes(content + directory + end)


def _as_file(part: NDArray[Any]) -> bytes:
    """Return an array as a file of its own."""
    file = io.BytesIO()
    np.save(file, part, allow_pickle=False)
    return file.getvalue()


def _packed(data: bytes) -> bytes:
    """Return bytes as deflate packs them, by the way that makes them shorter."""
    found = []
    for strategy in (zlib.Z_HUFFMAN_ONLY, zlib.Z_DEFAULT_STRATEGY):
        packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, strategy)
        found.append(packer.compress(data) + packer.flush())
    return min(found, key=len)
