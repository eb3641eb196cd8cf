"""What is stored of a game besides its entries, however it is stored."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Protocol


class GameData(Protocol):
    """A game: its set-up, its seeds, and how it ended."""

    id: str
    scenario: int
    rules: dict[str, str | int | bool]
    preset: str
    bidding: bool
    server_seed: str
    epochs: list[dict[str, Any]]
    begun: datetime | None
    ended: datetime | None
    winner: int | None
    ending: str | None
    clock: dict[str, Any] | None
    flag_ms: int | None
    offers: list[dict[str, Any]]
    rematch: str | None
    imported: int
    open: bool


class ProvedGame(GameData, Protocol):
    """A game with what its record comes with: how seeds were brought, and tags from elsewhere."""

    scheme: str
    source: dict[str, str] | None


class SeatData(Protocol):
    """A seat at a game: who sits there, and the state of its clock."""

    side: int
    kind: str
    name: str
    commitment: str | None
    seed: str | None
    bid: int | None
    taken: bool
    level: str | None
    left_ms: int | None
    since_ms: int | None
    finished_ms: int | None
    present_ms: int | None
    wishes: list[str]
