"""Games of two computers in which everything is open."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add whether everybody sees everything."""
    column = sa.Column("open", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("games", column)


def downgrade() -> None:
    """Drop it again."""
    op.drop_column("games", "open")
