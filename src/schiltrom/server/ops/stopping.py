"""Stopping: a task is cancelled until it has ended."""

from __future__ import annotations

import asyncio
from typing import Final

CANCEL_AGAIN_S: Final = 4.0
"""Time enough to hand back jobs in progress, and less than a container engine grants."""


async def cancel(*tasks: asyncio.Task[None]) -> None:
    """Cancel tasks until they end: while a pool connects, one cancellation may be lost."""
    pending = set(tasks)
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=CANCEL_AGAIN_S)
