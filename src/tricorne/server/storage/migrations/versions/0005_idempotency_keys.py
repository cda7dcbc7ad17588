"""A line of a log keeps the idempotency key of its request, so that a request sent twice is one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the key, unique for a table and a seat; older lines have none."""
    op.add_column("entries", sa.Column("key", sa.String(64), nullable=True))
    op.create_index("ix_entries_table_id_seat_key", "entries", ["table_id", "seat", "key"], unique=True)
