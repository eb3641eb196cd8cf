"""What is sent, as whoever receives it reads it."""

from __future__ import annotations

import json
from typing import Any

from schiltrom.screen.encoding import to_text


def as_received(thing: object) -> Any:
    """Return what somebody reads to whom something of ours is sent."""
    return json.loads(to_text(thing))
