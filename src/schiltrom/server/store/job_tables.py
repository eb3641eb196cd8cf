"""Procrastinate's tables, beside ours: created and migrated together with them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from procrastinate.schema import SchemaManager
from sqlalchemy import Connection, text

SEEN: Final = "CREATE TABLE IF NOT EXISTS job_migrations (name VARCHAR(200) PRIMARY KEY)"


def make_job_tables(connection: Connection) -> None:
    """Create Procrastinate's tables, or run its migrations that are still outstanding."""
    steps = sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"))
    connection.execute(text(SEEN))
    if connection.scalar(text("SELECT to_regclass('procrastinate_jobs')")) is None:
        _run(connection, SchemaManager.get_schema())
        _remember(connection, steps)
        return
    seen = set(connection.scalars(text("SELECT name FROM job_migrations")))
    missing = [step for step in steps if step.name not in seen]
    for step in missing:
        _run(connection, step.read_text(encoding="utf-8"))
    _remember(connection, missing)


def _run(connection: Connection, script: str) -> None:
    """Run a script of several statements, which only the driver itself accepts."""
    driver: Any = connection.connection.driver_connection
    driver.execute(script)


def _remember(connection: Connection, steps: list[Path]) -> None:
    if steps:
        names = [{"name": step.name} for step in steps]
        connection.execute(text("INSERT INTO job_migrations VALUES (:name)"), names)
