"""The database: SQLite in one file by default, or PostgreSQL; it migrates itself."""

from __future__ import annotations

import secrets
import sqlite3
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_SECONDS = 30
CONNECTIONS: Final = 10
READING = "schiltrom_reading"
"""The execution option of a connection that will not write."""
PROCESS: Final = "schiltrom_process"
"""The execution option with the name of the process that opened the database."""
MIGRATING: Final = 0x5C41_7205
"""The PostgreSQL advisory lock that is held while migrations run."""
POSTGRES: Final = "postgresql+psycopg"
POSTGRES_OPTIONS: Final[dict[str, Any]] = {
    "application_name": "schiltrom",
    "connect_timeout": 10,
    # A process that hangs or is cut off must not lock a game for ever.
    # A choice is on disk before it is acknowledged, whatever the server's own setting is.
    "options": f"-c lock_timeout={BUSY_SECONDS}s -c idle_in_transaction_session_timeout=60s"
    " -c synchronous_commit=on",
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
}


class OtherVersionError(Exception):
    """A database whose tables are of another version than this program's."""


def open_database(url: str, connections: int = CONNECTIONS) -> Engine:
    """Open a database and bring its tables up to date."""
    engine = _open(url, connections)
    migrate(engine)
    return engine


def open_as_it_is(url: str) -> Engine:
    """Open a database to read it; refuse one that would first have to be brought up to date."""
    engine = _open(url, CONNECTIONS)
    try:
        _check_version(engine)
    except BaseException:
        engine.dispose()
        raise
    return engine


def _check_version(engine: Engine) -> None:
    has, wants = version(engine), newest_version()
    if has == wants:
        return
    if has in {script.revision for script in _scripts().walk_revisions()}:
        raise OtherVersionError(
            f"the database has version {has}, this Schiltrom version {wants}: "
            "start its server once, which brings the database up to date"
        )
    raise OtherVersionError(f"the database was made by a newer Schiltrom (version {has})")


def _open(url: str, connections: int) -> Engine:
    address = make_url(url)
    if address.get_backend_name() in ("postgresql", "postgres"):
        engine = _open_postgres(address, connections)
    else:
        engine = create_engine(address, hide_parameters=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin)
    engine.update_execution_options(**{PROCESS: secrets.token_hex(8)})
    return engine


def is_shared(engine: Engine) -> bool:
    """Return whether several processes can share this database (PostgreSQL)."""
    return engine.dialect.name == "postgresql"


def reading(engine: Engine) -> Engine:
    """Return the database for reading a snapshot, which keeps no writer waiting."""
    options: dict[str, object] = {READING: True}
    if is_shared(engine):
        options |= {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    return engine.execution_options(**options)


def process_name(engine: Engine) -> str:
    """Return the name by which this process recognises its own changes."""
    return str(engine.get_execution_options().get(PROCESS, ""))


# --- PostgreSQL ------------------------------------------------------------------------------


def _open_postgres(address: URL, connections: int) -> Engine:
    if "+" in address.drivername and address.drivername != POSTGRES:
        raise ArgumentError(f"the driver for PostgreSQL is psycopg: {POSTGRES}://...")
    return create_engine(
        address.set(drivername=POSTGRES),
        pool_pre_ping=True,
        hide_parameters=True,
        pool_size=connections,
        max_overflow=0,
        connect_args=POSTGRES_OPTIONS,
    )


def connect_arguments(engine: Engine) -> dict[str, Any]:
    """Return the arguments psycopg needs to connect to the same database directly."""
    _, arguments = engine.dialect.create_connect_args(engine.url)
    return {**arguments, **POSTGRES_OPTIONS}


# --- SQLite ----------------------------------------------------------------------------------


def _set_up_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    """Make a commit durable before it is acknowledged, and let readers read meanwhile."""
    # The driver's own transactions are off: _begin starts them.
    connection.isolation_level = None
    cursor = connection.cursor()
    # The wait comes first: to change the journal is to wait for whoever sets the tables up.
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Begin as a writer, so that what is read stays true until the end; readers never wait."""
    is_reading = connection.get_execution_options().get(READING, False)
    connection.exec_driver_sql("BEGIN" if is_reading else "BEGIN IMMEDIATE")


# --- tables ----------------------------------------------------------------------------------


def version(engine: Engine) -> str | None:
    """Return the version of a database's tables."""
    with reading(engine).connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def newest_version() -> str | None:
    """Return the version of the tables that this program works with."""
    return _scripts().get_current_head()


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def migrate(engine: Engine) -> None:
    """Run any outstanding migrations; processes that start meanwhile wait."""
    config = _config()
    with engine.begin() as connection:
        if is_shared(engine):
            connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        if is_shared(engine):
            from schiltrom.server.store.job_tables import make_job_tables

            make_job_tables(connection)
