"""Writes files atomically."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO


def write_whole(path: str | os.PathLike[str], data: bytes) -> None:
    """Write a file; on failure the old one stays, and nothing else is left behind."""
    with writing_whole(path) as file:
        file.write(data)


@contextmanager
def writing_whole(path: str | os.PathLike[str]) -> Iterator[BinaryIO]:
    """Open a file for writing that replaces the old one on success."""
    target = Path(path)
    if target.exists() and not target.is_file():
        with target.open("wb") as file:  # a terminal or a pipe has no place beside it
            yield file
        return
    beside = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        with beside.open("xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
