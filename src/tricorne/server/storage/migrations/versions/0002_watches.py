"""Somebody who was invited may look on; how far they have looked is for their browser to know."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Drop a column that nobody read."""
    op.drop_column("watches", "seen")
