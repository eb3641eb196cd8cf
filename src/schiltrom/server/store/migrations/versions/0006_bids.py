"""Secret bids for the sides (9.2)."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add whether players bid, and what each has bid."""
    bidding = sa.Column("bidding", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("games", bidding)
    op.add_column("seats", sa.Column("bid", sa.Integer))


def downgrade() -> None:
    """Drop both again."""
    op.drop_column("seats", "bid")
    op.drop_column("games", "bidding")
