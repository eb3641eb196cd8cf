"""Levels, seeds brought later, clocks, offers, talk, imported records and notices."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0001"


def of_games() -> list[sa.Column[Any]]:
    """Return the new columns of games."""
    return [
        sa.Column("clock", sa.JSON(none_as_null=True)),
        sa.Column("flag_ms", sa.BigInteger),
        sa.Column("offers", sa.JSON, nullable=False, server_default="[]"),
        sa.Column("rematch", sa.String(32)),
        sa.Column("swapped", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("imported", sa.Integer, nullable=False, server_default="0"),
        sa.Column("source", sa.JSON(none_as_null=True)),
        sa.Column("chat", sa.Integer, nullable=False, server_default="0"),
        sa.Column("take_backs", sa.Integer, nullable=False, server_default="0"),
    ]


def of_seats() -> list[sa.Column[Any]]:
    """Return the new columns of seats."""
    return [
        sa.Column("taken", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("level", sa.String(40)),
        sa.Column("left_ms", sa.BigInteger),
        sa.Column("since_ms", sa.BigInteger),
        sa.Column("notes", sa.Text, nullable=False, server_default=""),
        sa.Column("present_ms", sa.BigInteger),
        sa.Column("notified", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("told_turn", sa.Boolean, nullable=False, server_default=sa.false()),
    ]


def upgrade() -> None:
    """Add the columns and tables."""
    for table, columns in (("games", of_games()), ("seats", of_seats())):
        for column in columns:
            op.add_column(table, column)
    op.execute("UPDATE seats SET taken = (seed IS NOT NULL)")
    op.execute("UPDATE seats SET level = 'peasant' WHERE kind = 'computer'")
    op.create_index("games_by_flag", "games", ["flag_ms"])
    op.create_index("seats_by_presence", "seats", ["present_ms"])
    op.create_table(
        "chat",
        sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("side", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("target", sa.String(500), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("code_hash", sa.String(64)),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("notices_by_secret", "notices", ["secret"])
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id"), nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("event", sa.String(16), nullable=False),
        sa.Column("address_hash", sa.String(64), nullable=False),
        sa.Column("code", sa.String(16)),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("due_ms", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("deliveries_by_due", "deliveries", ["due_ms"])
    op.create_index("deliveries_by_seat", "deliveries", ["game_id", "side"])
    op.create_index("deliveries_by_address", "deliveries", ["address_hash"])
    op.create_table(
        "muted",
        sa.Column("address_hash", sa.String(64), primary_key=True),
        sa.Column("at", sa.DateTime, nullable=False),
    )
    op.create_table(
        "alive",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop them again."""
    for table in ("alive", "muted", "deliveries", "notices", "chat"):
        op.drop_table(table)
    op.drop_index("games_by_flag", "games")
    op.drop_index("seats_by_presence", "seats")
    for table, columns in (("seats", of_seats()), ("games", of_games())):
        for name in [column.name for column in columns]:
            op.drop_column(table, name)
