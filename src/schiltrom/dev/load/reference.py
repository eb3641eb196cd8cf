"""The reference loop: what the same bytes cost with nothing around them.

For each choice it appends the bytes a choice writes to a file, makes each batch durable with one
fsync, and for each message of the server writes one like it as JSON and reads it again, with
Python's own module. How many times as much the server needs is a figure that means the same on
every machine. For a bound that holds from one version to the next the work is fixed: whole
states, whatever the server sends.
"""

from __future__ import annotations

import json
import os
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

SECONDS: Final = 1.0
"""How long the loop runs, in processor time."""
ENTRY_BYTES: Final = 4096
"""What a choice writes where nothing else is known: one page."""
MESSAGES: Final = 3.0
"""How many messages a choice brings where nothing else is known: an answer and two states."""


@dataclass(frozen=True)
class Work:
    """What one choice comes to."""

    written: int = ENTRY_BYTES
    messages: float = MESSAGES
    batch: int = 1


def reference_ms(work: Work, messages: Sequence[str], seconds: float = SECONDS) -> float:
    """Return the processor milliseconds of a choice in the reference loop."""
    kept = [json.loads(message) for message in messages] or [{}]
    line = os.urandom(max(1, work.written))
    done, due = 0, 0.0
    with tempfile.TemporaryFile(prefix="schiltrom-reference-") as file:
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            for _ in range(work.batch):
                file.write(line)
                due += work.messages
                while due >= 1.0:
                    json.loads(json.dumps(kept[done % len(kept)]))
                    due -= 1.0
                done += 1
            file.flush()
            os.fsync(file.fileno())
            if file.tell() > 1 << 28:
                file.seek(0)
    return 1000 * spent / max(1, done)
