"""Notifications in browsers: subscriptions, and the key that signs what is pushed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add both tables, and to which browser a notice goes."""
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id"), nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("endpoint_hash", sa.String(64), nullable=False),
        sa.Column("p256dh", sa.String(87), nullable=False),
        sa.Column("auth", sa.String(22), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
    )
    seat = ["game_id", "side", "endpoint_hash"]
    op.create_index("pushes_by_seat", "pushes", seat, unique=True)
    op.create_index("pushes_by_endpoint", "pushes", ["endpoint_hash"])
    op.create_table(
        "push_keys",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("private", sa.String(43), nullable=False),
    )
    op.add_column("deliveries", sa.Column("push_id", sa.String(32)))


def downgrade() -> None:
    """Drop them again."""
    op.execute("DELETE FROM deliveries WHERE push_id IS NOT NULL")
    op.drop_column("deliveries", "push_id")
    op.drop_table("push_keys")
    op.drop_table("pushes")
