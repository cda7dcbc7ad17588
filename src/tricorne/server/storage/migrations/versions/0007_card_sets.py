"""People's own sets of cards, and whose they are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Make both tables; nobody has a set yet."""
    op.create_table(
        "card_sets",
        sa.Column("fingerprint", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("text", sa.String(256 * 1024), nullable=False),
        sa.Column("created_at", MOMENT, nullable=False),
    )
    op.create_table(
        "own_sets",
        sa.Column(
            "person_id", sa.String(22), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column(
            "fingerprint",
            sa.String(64),
            sa.ForeignKey("card_sets.fingerprint", ondelete="CASCADE"),
            primary_key=True,
            index=True,
        ),
        sa.Column("created_at", MOMENT, nullable=False),
    )
