"""Commitments of the seats to their seeds, and epochs of chance."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from schiltrom.fairness import seat_commitment

revision = "0007"
down_revision = "0006"

FIRST_SCHEME = "hmac-sha256/1"
SCHEME = "hmac-sha256/2"

GAMES = sa.table("games", sa.column("id"), sa.column("begun"), sa.column("scheme"))
SEATS = sa.table(
    "seats",
    sa.column("game_id"),
    sa.column("side"),
    sa.column("kind"),
    sa.column("seed"),
    sa.column("commitment"),
)


def upgrade() -> None:
    """Let games that have begun go on as they are; in others the seats commit themselves first."""
    scheme = sa.Column("scheme", sa.String(20), nullable=False, server_default=FIRST_SCHEME)
    op.add_column("games", scheme)
    op.add_column("games", sa.Column("epochs", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("commitment", sa.String(64)))
    op.execute(sa.update(GAMES).where(GAMES.c.begun.is_(None)).values(scheme=SCHEME))
    waiting = SEATS.c.game_id.in_(sa.select(GAMES.c.id).where(GAMES.c.begun.is_(None)))
    is_computer = SEATS.c.kind == "computer"
    op.execute(sa.update(SEATS).where(waiting, ~is_computer).values(seed=None))
    _commit_computers(waiting & is_computer & SEATS.c.seed.is_not(None))


def _commit_computers(which: sa.ColumnElement[bool]) -> None:
    """Commit the computers of games that wait to the seeds they have."""
    connection = op.get_bind()
    for seat in connection.execute(sa.select(SEATS).where(which)).all():
        here = (SEATS.c.game_id == seat.game_id) & (SEATS.c.side == seat.side)
        promise = seat_commitment(seat.side, seat.seed)
        connection.execute(sa.update(SEATS).where(here).values(commitment=promise))


def downgrade() -> None:
    """Drop it all again."""
    op.drop_column("seats", "commitment")
    op.drop_column("games", "epochs")
    op.drop_column("games", "scheme")
