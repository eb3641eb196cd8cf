"""The browser that holds a seat, and the link by which it was taken."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the columns; who holds a seat is learnt when its browser comes again."""
    for name, index in (("browser_hash", "seats_by_browser"), ("link_hash", "seats_by_link")):
        op.add_column("seats", sa.Column(name, sa.String(64)))
        op.create_index(index, "seats", [name])


def downgrade() -> None:
    """Drop both again."""
    for name, index in (("browser_hash", "seats_by_browser"), ("link_hash", "seats_by_link")):
        op.drop_index(index, "seats")
        op.drop_column("seats", name)
