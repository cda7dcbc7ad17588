"""What was stored at first."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

MOMENT = sa.DateTime(timezone=True)
JSON = sa.JSON(none_as_null=True)


def upgrade() -> None:
    """Create everything."""
    op.create_table(
        "clock",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("ran", sa.Double(), nullable=False),
        sa.Column("beat_at", sa.Double(), nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(40), nullable=True, unique=True),
        sa.Column("password_hash", sa.String(200), nullable=True),
        sa.Column("webhook", JSON, nullable=True),
        sa.Column("created_at", MOMENT, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("players", sa.Integer(), primary_key=True),
        sa.Column("who", sa.String(47), primary_key=True),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("won", sa.Double(), nullable=False),
    )
    op.create_index(None, "ratings", ["game", "players", "mu"])
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column(
            "person_id",
            sa.String(22),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.Column("expires_at", MOMENT, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("components", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", JSON, nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("pace", sa.Integer(), nullable=True),
        sa.Column(
            "host_id",
            sa.String(22),
            sa.ForeignKey("people.id", ondelete="SET NULL"),
            nullable=True,
            index=True,
        ),
        sa.Column("status", sa.String(40), nullable=False),
        sa.Column("seed", sa.String(200), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("bot_seed", sa.String(64), nullable=False),
        sa.Column("origin", JSON, nullable=True),
        sa.Column("result", JSON, nullable=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.Column("moved_at", MOMENT, nullable=False),
    )
    op.create_index(None, "tables", ["status", "public", "moved_at"])
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column(
            "person_id",
            sa.String(22),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("created_at", MOMENT, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column(
            "table_id", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("channel", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column(
            "person_id",
            sa.String(22),
            sa.ForeignKey("people.id", ondelete="SET NULL"),
            nullable=True,
            index=True,
        ),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(1000), nullable=True),
        sa.Column("reaction", sa.String(40), nullable=True),
        sa.Column("at", MOMENT, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column(
            "table_id", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("action", sa.String(40), nullable=True),
        sa.Column("answers", sa.Integer(), nullable=True),
        sa.Column("data", JSON, nullable=True),
        sa.Column(
            "person_id",
            sa.String(22),
            sa.ForeignKey("people.id", ondelete="SET NULL"),
            nullable=True,
            index=True,
        ),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("ran", sa.Double(), nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column(
            "table_id",
            sa.String(22),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column(
            "person_id",
            sa.String(22),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("created_at", MOMENT, nullable=False),
    )
    op.create_table(
        "notes",
        sa.Column(
            "table_id", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column(
            "person_id",
            sa.String(22),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            primary_key=True,
            index=True,
        ),
        sa.Column("text", sa.String(10000), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column(
            "table_id", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column(
            "person_id",
            sa.String(22),
            sa.ForeignKey("people.id", ondelete="SET NULL"),
            nullable=True,
            index=True,
        ),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40), nullable=True),
        sa.Column("waiting", sa.Boolean(), nullable=False),
        sa.Column("deadline", sa.Double(), nullable=True, index=True),
    )
    op.create_table(
        "watches",
        sa.Column(
            "table_id", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column(
            "person_id",
            sa.String(22),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            primary_key=True,
            index=True,
        ),
        sa.Column("seen", sa.Integer(), nullable=False),
    )
    op.create_table(
        "outcomes",
        sa.Column("table_id", sa.String(22), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column(
            "person_id",
            sa.String(22),
            sa.ForeignKey("people.id", ondelete="SET NULL"),
            nullable=True,
            index=True,
        ),
        sa.Column("bot", sa.String(40), nullable=True),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("won", sa.Double(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("ended_at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"], ondelete="CASCADE"),
    )
    op.execute("INSERT INTO clock (id, ran, beat_at) VALUES (1, 0, 0)")
