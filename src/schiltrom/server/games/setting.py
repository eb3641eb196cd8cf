"""The settings of a game: what is fixed when it is made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from schiltrom.engine.record import Record
    from schiltrom.engine.rules import RuleSet
    from schiltrom.table.clocks import Clock


@dataclass(frozen=True)
class GameSetting:
    """The settings of a game, apart from its players."""

    scenario: int
    rules: RuleSet
    clock: Clock | None = None
    preset: str = ""
    """The rule set that the rules come from, as a new game names it."""
    bidding: bool = False
    """Whether both seats bid in secret before it begins (9.2)."""
    start: Record | None = None
    """An imported record from which the game continues."""
    result: tuple[int | None, str] | None = None
    """Who won and how, if that record is of a finished game."""
    open: bool = False
    """Whether everybody sees everything: only where two computers play."""
