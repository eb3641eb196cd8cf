"""Alembic runs the migrations on the connection passed in by the server."""

from __future__ import annotations

from alembic import context

from schiltrom.server.store.models import Base

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=Base.metadata)
context.run_migrations()
