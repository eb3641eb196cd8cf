"""Clocks where both sides build at once: when each finished, which the other may not see (7.6)."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add when a seat finished in secret."""
    op.add_column("seats", sa.Column("finished_ms", sa.BigInteger))


def downgrade() -> None:
    """Drop it again."""
    op.drop_column("seats", "finished_ms")
