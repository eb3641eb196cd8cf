"""Clocks at a table without a server, with a time that goes on when a test says so."""

from __future__ import annotations

from copy import deepcopy
from types import SimpleNamespace
from typing import Any

from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.screen.encoding import to_text
from schiltrom.table import clocks
from schiltrom.table.clocks import MINUTES, Clock
from schiltrom.table.table import Table


class ClockedSeats:
    """Two seats with clocks at a table."""

    def __init__(self, table: Table, at_ms: int) -> None:
        clock = Clock(MINUTES, minutes=600, increment=20).to_json()
        self.game: Any = SimpleNamespace(clock=clock, flag_ms=None, ended=None)
        self.seats: list[Any] = [
            SimpleNamespace(side=side, left_ms=None, since_ms=None, finished_ms=None)
            for side in (ENGLAND, SCOTLAND)
        ]
        clocks.begin(self.game, self.seats, table, at_ms)

    def go_on(self, table: Table, starts: list[int], at_ms: int) -> None:
        """Stop and start the clocks after a choice; *starts* are the counts from before it."""
        clocks.go_on(self.game, self.seats, table, starts, at_ms)

    def shown(self, at_ms: int) -> str:
        """Return what everybody sees of them."""
        now = clocks.shown(self.game, self.seats)
        assert now is not None
        return to_text(now.at(at_ms))

    def copy(self) -> ClockedSeats:
        """Return independent clocks that show the same."""
        return deepcopy(self)
