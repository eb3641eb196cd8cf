"""Questions to computer players and their replies, as sent between processes.

A question holds what the player's seat may see, and nothing else. A reply is plain text, because
the process it comes from may have gone wrong.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from schiltrom.knowledge.tracker import Tracker


SEED_BITS: Final = 63
"""Bits in the seed of a question."""


class ReplyError(ValueError):
    """The text is not a reply."""


@dataclass(frozen=True, slots=True)
class Question:
    """A seat's view as JSON text, and what else its player needs."""

    view: str
    seed: int
    tracker: Tracker | None = None
    """What the same seat has seen before."""
    seconds: float | None = None
    """How long it may think, if it has no time of its own."""
    seat: str | None = None
    """What the same seat has seen, listed for a learned player (``learned.seat``)."""


@dataclass(frozen=True, slots=True)
class Reply:
    """A choice as text, with its reasons."""

    choice: str
    resigns: bool = False
    """Whether the player would rather resign."""
    value: float | None = None
    """The estimated chance of winning; nothing if no thought was needed."""
    lines: tuple[tuple[tuple[str, ...], float], ...] = ()
    """The lines considered with their values, the best first."""

    def to_text(self) -> str:
        """Return the reply as text."""
        return json.dumps([self.choice, self.resigns, self.value, self.lines])

    @classmethod
    def from_text(cls, text: str) -> Reply:
        """Return the reply in a text, or raise ``ReplyError``."""
        try:
            choice, resigns, value, lines = json.loads(text)
            return cls(
                str(choice),
                resigns is True,
                None if value is None else float(value),
                tuple((tuple(str(each) for each in line), float(worth)) for line, worth in lines),
            )
        except (ValueError, TypeError, RecursionError) as error:
            raise ReplyError("this is not a reply") from error


Player = Callable[[Question], Reply]
"""A computer player as a server asks it."""
