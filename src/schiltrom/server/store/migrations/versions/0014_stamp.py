"""A stamp for each game, which every change replaces."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add the column."""
    op.add_column("games", sa.Column("stamp", sa.BigInteger, nullable=False, server_default="0"))


def downgrade() -> None:
    """Drop it again."""
    op.drop_column("games", "stamp")
