"""What the processes of a server share: the outbox and tickets."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the tables that several processes need."""
    op.create_table(
        "outbox",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("game_id", sa.String(32), nullable=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("at", sa.DateTime, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("outbox_by_time", "outbox", ["at"])
    op.create_table(
        "tickets",
        sa.Column("ticket_hash", sa.String(64), primary_key=True),
        sa.Column("game_id", sa.String(32), nullable=False),
        sa.Column("viewer", sa.Integer, nullable=False),
        sa.Column("until", sa.DateTime, nullable=False),
    )
    op.create_index("tickets_by_time", "tickets", ["until"])


def downgrade() -> None:
    """Drop them."""
    for table in ("tickets", "outbox"):
        op.drop_table(table)
