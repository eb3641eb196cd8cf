"""Seats: who may choose for a side, who shall sit there, and what the hall refuses them."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.levels import DEFAULT_LEVEL, NAMES
from schiltrom.message import Argument
from schiltrom.server.models import SeatRow
from schiltrom.server.spoken import SpokenError, error_message

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

KINDS: Final = ("here", "friend", "computer", "bot")
TOKEN_BYTES: Final = 32
GAME_ID: Final = r"^[A-Za-z0-9_-]{16}$"


class HallError(SpokenError):
    """Something the hall refuses; ``detail`` says more to programs."""

    detail = ""

    def __init__(self, key: str, **arguments: Argument) -> None:
        super().__init__(error_message(key, **arguments))


class NotFoundError(HallError):
    """No such game, seat or link."""


class StaleError(HallError):
    """The choice answers something that is no longer so; ``number`` is the present one."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__("stale", number=number)


class NotPlayingError(HallError):
    """The game has not begun, or is over."""


class ConflictError(HallError):
    """What was asked for does not fit how things stand."""


class BadRecordError(HallError):
    """A record that cannot be brought here; ``detail`` says where it is wrong."""

    def __init__(self, key: str, detail: str = "", **arguments: Argument) -> None:
        self.detail = detail
        super().__init__(key, **arguments)


class TooOftenError(HallError):
    """Something was asked for too often; it can be asked for again in so many ``seconds``."""

    def __init__(self, key: str, seconds: int) -> None:
        self.seconds = seconds
        super().__init__(key)


@dataclass(frozen=True)
class Seat:
    """A side of a game, opened by its token."""

    game_id: str
    side: int


@dataclass(frozen=True)
class Opened:
    """A game that was just made: what its maker gets."""

    game_id: str
    tokens: dict[int, str]
    """The token of each seat the maker sits at himself."""
    links: dict[int, str]
    """The secret of each seat that waits for somebody else."""
    commitment: str


@dataclass
class SeatPlan:
    """Who shall sit at a side."""

    kind: str
    name: str = ""
    seed: str | None = field(default_factory=lambda: secrets.token_hex(16))
    """The seat's part of the chance; None: it will be brought when the commitment is known."""
    level: str = DEFAULT_LEVEL
    follows: bool = False
    """Whether the seat waits for who sat at a game before this one."""

    def check(self) -> None:
        """Refuse what nobody can be."""
        if self.kind not in KINDS:
            raise HallError("unknown-seat", kind=self.kind, kinds=", ".join(KINDS))
        if self.kind == "computer" and self.level not in NAMES:
            raise HallError("unknown-level", level=self.level, levels=", ".join(NAMES))


def new_token() -> str:
    """Return a secret that opens a seat."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_token(token: str) -> str:
    """Return what is kept of a token: enough to know it again, not enough to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def add_seats(
    session: Session, game_id: str, plans: dict[int, SeatPlan]
) -> tuple[dict[int, str], dict[int, str]]:
    """Add the seats of a new game; return the maker's tokens and the secrets of the links."""
    tokens: dict[int, str] = {}
    links: dict[int, str] = {}
    for side in (ENGLAND, SCOTLAND):
        plan = plans[side]
        is_computer = plan.kind == "computer"
        secret = None if is_computer or plan.follows else new_token()
        waits = plan.follows or plan.kind in ("friend", "bot")
        if secret is not None:
            (links if waits else tokens)[side] = secret
        session.add(
            SeatRow(
                game_id=game_id,
                side=side,
                kind=plan.kind,
                name=plan.name,
                level=plan.level if is_computer else None,
                token_hash=None if secret is None else hash_token(secret),
                taken=not waits,
                seed=None if waits else plan.seed,
                wishes=[],
            )
        )
    session.flush()
    return tokens, links
