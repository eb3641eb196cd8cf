"""The rule set that each game was made with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the column; of older games only the switches are known."""
    op.add_column("games", sa.Column("preset", sa.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    """Drop it again."""
    op.drop_column("games", "preset")
