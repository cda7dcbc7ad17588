"""News for other workers, which go out with the commit."""

from __future__ import annotations

from sqlalchemy import Connection, func, select

from tricorne.server.storage.engine import POSTGRESQL

CHANNEL = "tricorne"


def notify(connection: Connection, payload: str) -> None:
    """Tell all workers something once the transaction is committed; on SQLite there are no others."""
    if connection.dialect.name == POSTGRESQL:
        connection.execute(select(func.pg_notify(CHANNEL, payload)))
