"""The database: SQLite in one file by default, PostgreSQL by its address; it migrates itself."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_SECONDS = 30
READING = "schiltrom_reading"
"""The execution option of a connection that will not write."""


def open_database(url: str) -> Engine:
    """Open a database and bring its tables up to date."""
    engine = create_engine(url, pool_pre_ping=True, hide_parameters=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin)
    migrate(engine)
    return engine


def _set_up_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    """Make a commit durable before it is acknowledged, and let readers read meanwhile."""
    # The driver's own transactions are off: _begin begins them.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Begin as a writer, so that what is read stays true until the end; readers wait for nobody."""
    reading = connection.get_execution_options().get(READING, False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def migrate(engine: Engine) -> None:
    """Run the migrations this database has not seen."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
