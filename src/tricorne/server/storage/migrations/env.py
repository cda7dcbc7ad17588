"""Runs migrations on the connection that `migrate` hands over, within its transaction."""

from __future__ import annotations

from alembic import context

from tricorne.server.storage.models import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata)
context.run_migrations()
