"""Games, seats and entries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.DateTime, nullable=False),
        sa.Column("scenario", sa.Integer, nullable=False),
        sa.Column("rules", sa.JSON, nullable=False),
        sa.Column("server_seed", sa.String(64), nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("begun", sa.DateTime),
        sa.Column("ended", sa.DateTime),
        sa.Column("winner", sa.Integer),
        sa.Column("ending", sa.String(40)),
    )
    op.create_table(
        "seats",
        sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("side", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("seed", sa.String(200)),
        sa.Column("wishes", sa.JSON, nullable=False),
    )
    op.create_index("seats_by_token", "seats", ["token_hash"], unique=True)
    op.create_table(
        "entries",
        sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime, nullable=False),
    )


def downgrade() -> None:
    """Drop the first tables."""
    for table in ("entries", "seats", "games"):
        op.drop_table(table)
