"""Which entries made themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add whether an entry made itself."""
    column = sa.Column("automatic", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("entries", column)


def downgrade() -> None:
    """Drop it again."""
    op.drop_column("entries", "automatic")
