"""Seats: who may choose for a side, who will sit there, and what the service refuses them."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from schiltrom.ai.levels import DEFAULT_LEVEL, NAMES
from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.fairness import seat_commitment
from schiltrom.server.store.models import SeatRow
from schiltrom.table.errors import GameError

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

KINDS: Final = ("here", "friend", "computer", "bot")
TOKEN_BYTES: Final = 32
GAME_ID: Final = r"^[A-Za-z0-9_-]{16}$"


@dataclass(frozen=True)
class Seat:
    """A side of a game, opened by its token."""

    game_id: str
    side: int


@dataclass(frozen=True)
class Opened:
    """A newly created game: what its creator gets."""

    game_id: str
    tokens: dict[int, str]
    """The token of each seat that the creator takes."""
    links: dict[int, str]
    """The link secret of each seat that waits for somebody else."""
    commitment: str


@dataclass
class SeatPlan:
    """Who will sit at a side."""

    kind: str
    name: str = ""
    seed: str | None = field(default_factory=lambda: secrets.token_hex(16))
    """A computer's seed, or that of a game made in this process; None: the player has it."""
    level: str = DEFAULT_LEVEL
    bid: int | None = None
    """The seat's secret bid (9.2); None: it comes later, or nobody bids."""
    follows: bool = False
    """Whether the seat is reserved for a player of the previous game."""
    browser: str | None = None
    """The token of the browser that makes the game, and holds the seats there."""

    @property
    def waits(self) -> bool:
        """Return whether the seat waits for somebody who has not come yet."""
        return self.follows or self.kind in ("friend", "bot")

    def check(self) -> None:
        """Refuse an impossible plan."""
        if self.kind not in KINDS:
            raise GameError("unknown-seat", kind=self.kind, kinds=", ".join(KINDS))
        if self.kind == "computer" and self.level not in NAMES:
            raise GameError("unknown-level", level=self.level, levels=", ".join(NAMES))


def new_token() -> str:
    """Return a secret that opens a seat."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_token(token: str) -> str:
    """Return the hash stored for a token: enough to recognise it, not enough to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def _browser_hash(plan: SeatPlan) -> str | None:
    return None if plan.kind != "here" or plan.browser is None else hash_token(plan.browser)


def add_seats(
    session: Session, game_id: str, plans: dict[int, SeatPlan]
) -> tuple[dict[int, str], dict[int, str]]:
    """Add the seats of a new game; return the creator's tokens and the link secrets."""
    tokens: dict[int, str] = {}
    links: dict[int, str] = {}
    for side in (ENGLAND, SCOTLAND):
        plan = plans[side]
        is_computer = plan.kind == "computer"
        secret = None if is_computer or plan.follows else new_token()
        seed = None if plan.waits else plan.seed
        if secret is not None:
            (links if plan.waits else tokens)[side] = secret
        session.add(
            SeatRow(
                game_id=game_id,
                side=side,
                kind=plan.kind,
                name=plan.name,
                level=plan.level if is_computer else None,
                token_hash=None if secret is None else hash_token(secret),
                browser_hash=_browser_hash(plan),
                taken=not plan.waits,
                commitment=None if seed is None else seat_commitment(side, seed),
                seed=seed,
                bid=None if plan.waits else plan.bid,
                wishes=[],
            )
        )
    session.flush()
    return tokens, links
