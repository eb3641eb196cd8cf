"""What is kept of a game on this device, as plain data: its set-up, its seats, how it ended."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from datetime import datetime
from typing import Any, Final

from schiltrom.fairness import SCHEME

FORMAT: Final = 1
HERE: Final = "here"
COMPUTER: Final = "computer"
ELSEWHERE: Final = "friend"
"""Who sits at a seat: somebody at this screen, a computer, or who played a game brought here."""


class DamagedGameError(ValueError):
    """What was kept of a game cannot be read."""


@dataclass
class LocalSeat:
    """A seat at a game on this device."""

    side: int
    kind: str
    name: str = ""
    level: str | None = None
    commitment: str | None = None
    seed: str | None = None
    bid: int | None = None
    taken: bool = True
    left_ms: int | None = None
    since_ms: int | None = None
    finished_ms: int | None = None
    present_ms: int | None = None
    wishes: list[str] = field(default_factory=list)
    notes: str = ""


@dataclass
class LocalGame:
    """A game on this device, without its entries."""

    id: str
    created: datetime
    scenario: int
    rules: dict[str, str | int | bool]
    server_seed: str
    """The device's own part of the chance, to which it is bound before a seat shows its seed."""
    seats: list[LocalSeat]
    preset: str = ""
    bidding: bool = False
    scheme: str = SCHEME
    epochs: list[dict[str, Any]] = field(default_factory=list)
    entries: int = 0
    begun: datetime | None = None
    ended: datetime | None = None
    winner: int | None = None
    ending: str | None = None
    clock: dict[str, Any] | None = None
    flag_ms: int | None = None
    offers: list[dict[str, Any]] = field(default_factory=list)
    rematch: str | None = None
    imported: int = 0
    source: dict[str, str] | None = None
    take_backs: int = 0
    open: bool = False
    asked: list[int] = field(default_factory=list)
    """The sides that have to choose, and the year in play: what a list of games says."""
    year: int | None = None
    stamp: int = 0
    """How often it has changed: two windows never write over each other."""

    def levels(self) -> dict[int, str]:
        """Return the levels of the sides that computers play."""
        return {seat.side: seat.level or "" for seat in self.seats if seat.kind == COMPUTER}

    def to_json(self) -> dict[str, Any]:
        """Return the game as plain data."""
        data = asdict(self)
        for name in _TIMES:
            moment = data[name]
            data[name] = None if moment is None else moment.isoformat()
        return {"format": FORMAT, **data}

    @staticmethod
    def from_json(data: object) -> LocalGame:
        """Return the game that was kept, or raise ``DamagedGameError``."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise DamagedGameError("this is no game, or one of a newer version")
        try:
            fields = {name: value for name, value in data.items() if name != "format"}
            for name in _TIMES:
                text = fields[name]
                fields[name] = None if text is None else datetime.fromisoformat(text)
            fields["seats"] = [LocalSeat(**seat) for seat in fields["seats"]]
            game = LocalGame(**fields)
        except (TypeError, ValueError, KeyError, AttributeError) as error:
            raise DamagedGameError(str(error)) from error
        if [seat.side for seat in game.seats] != [0, 1]:
            raise DamagedGameError("it has other seats")
        return game


_TIMES: Final = ("created", "begun", "ended")
