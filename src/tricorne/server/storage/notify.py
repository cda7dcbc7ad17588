"""Notifications to other workers, which PostgreSQL delivers with the commit."""

from __future__ import annotations

from sqlalchemy import Connection

from tricorne.server.storage.engine import POSTGRESQL
from tricorne.server.storage.statement import execute

CHANNEL = "tricorne"


def notify(connection: Connection, payload: str) -> None:
    """Notify all workers once the transaction is committed; on SQLite there are no others."""
    if connection.dialect.name == POSTGRESQL:
        execute(connection, "SELECT pg_notify(%s, %s)", (CHANNEL, payload))
