"""Databases as earlier versions left them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config

from schiltrom.server.store.database import MIGRATIONS

if TYPE_CHECKING:
    from sqlalchemy import Engine


def downgrade(engine: Engine, version: str) -> None:
    """Make the tables of a database those of an earlier version."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, version)
