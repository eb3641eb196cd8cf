"""Where the game turns of a record begin, and how they are written: ``1298/3``, ``1298/winter``."""

from __future__ import annotations

import re
from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.position import Position
from schiltrom.engine.record import Record
from schiltrom.engine.tables import TURNS

WINTER: Final = TURNS + 1
"""The number of winter among a year's game turns; 0 is before the first cards."""

_MOMENT: Final = re.compile(r"(\d{4})(?:/([0-6]|winter))?")


class TurnError(ValueError):
    """A game turn that is badly written, or not in the game."""

    def __init__(self, text: str, first: str, last: str) -> None:
        self.text = text
        self.first = first
        self.last = last
        super().__init__(
            f"this game has no game turn {text!r}; choose one from {first} to {last}, "
            "written 1298/3 or 1298/winter"
        )


def turn_at(pos: Position) -> tuple[int, int]:
    """Return year and game turn of a position: 0 while cards are dealt, ``WINTER`` in winter."""
    step = pos.step
    if step == steps.DEAL or (step == steps.LEVY and pos.turn == 0):
        return pos.year, 0
    if steps.PHASE[step] == steps.IN_WINTER:
        return pos.year, WINTER
    return pos.year, pos.turn


def turns(record: Record) -> dict[tuple[int, int], int]:
    """Return every game turn and winter, with the number of entries when it began.

    A game turn that was taken back and replayed counts from its last beginning.
    """
    begun: dict[tuple[int, int], int] = {}
    replay = record.begin()
    last = (0, 0)
    for number in range(len(record.entries) + 1):
        if number:
            replay.apply(record.entries[number - 1])
        if replay.position.is_over():
            break
        at = turn_at(replay.position)
        if at < last:
            begun = {when: entries for when, entries in begun.items() if when <= at}
        begun.setdefault(at, number)
        last = at
    return begun


def find_turn(record: Record, text: str) -> int:
    """Return how many entries a record had when the game turn written as *text* began.

    ``1298/3`` is a game turn, ``1298/winter`` a winter, ``1298`` the year's first cards. The
    position then is ``record.until(entries).replay().position``.

    >>> from schiltrom import Game
    >>> find_turn(Game.new(seed=1297).record, "1297/1")
    14
    """
    begun = turns(record)
    written = _MOMENT.fullmatch(text.strip().lower())
    wanted = (int(written[1]), _turn_of(written[2])) if written is not None else None
    if wanted not in begun:
        raise TurnError(text, turn_text(min(begun)), turn_text(max(begun)))
    return begun[wanted]


def _turn_of(text: str | None) -> int:
    """Return the number of a game turn written after its year, or omitted."""
    if text is None:
        return 1
    return WINTER if text == "winter" else int(text)


def turn_text(at: tuple[int, int]) -> str:
    """Return a game turn as text.

    >>> turn_text((1298, 3)), turn_text((1298, WINTER))
    ('1298/3', '1298/winter')
    """
    return f"{at[0]}/{at[1] if at[1] < WINTER else 'winter'}"
