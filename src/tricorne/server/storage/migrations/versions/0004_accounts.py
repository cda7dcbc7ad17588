"""Secrets are hashed in domains of their own, names have looks, and browsers are remembered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tricorne.server.accounts.names import stored_skeleton
from tricorne.server.accounts.secrets import Domain, separate

revision = "0004"
down_revision = "0003"

HASH = 64
DOMAINS = {"sessions": Domain.SESSION, "tokens": Domain.TOKEN, "links": Domain.LINK}


def upgrade() -> None:
    """Move all hashes into their domains, so that whoever is logged in stays so."""
    connection = op.get_bind()
    for table, domain in DOMAINS.items():
        _separate(connection, table, domain)
    _add_looks(connection)
    op.create_table(
        "devices",
        sa.Column("hash", sa.String(HASH), nullable=False),
        sa.Column("person_id", sa.String(22), nullable=False),
        sa.Column("used_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_devices_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("hash", "person_id", name=op.f("pk_devices")),
    )
    op.create_index(op.f("ix_devices_person_id"), "devices", ["person_id"])


def _separate(connection: sa.Connection, name: str, domain: Domain) -> None:
    table = sa.table(name, sa.column("hash", sa.String))
    hashes = connection.execute(sa.select(table.c.hash)).scalars().all()
    if hashes:
        moved = table.update().where(table.c.hash == sa.bindparam("old")).values(hash=sa.bindparam("new"))
        connection.execute(moved, [{"old": old, "new": separate(domain, old)} for old in hashes])


def _add_looks(connection: sa.Connection) -> None:
    """Give the look of a name to who was there first; whoever looks like them keeps the name without it."""
    op.add_column("people", sa.Column("look", sa.String(40), nullable=True))
    # An index, not a constraint: for that SQLite would have to make the table anew.
    op.create_index(op.f("ix_people_look"), "people", ["look"], unique=True)
    people = sa.table("people", *map(sa.column, ("id", "name", "login", "look", "created_at")))
    registered = sa.select(people.c.id, people.c.name).where(people.c.login.is_not(None))
    owners: dict[str, str] = {}
    for row in connection.execute(registered.order_by(people.c.created_at, people.c.id)):
        owners.setdefault(stored_skeleton(row.name), row.id)
    looks = [{"owner": person, "seen": look} for look, person in owners.items() if look]
    if looks:
        owned = people.update().where(people.c.id == sa.bindparam("owner"))
        connection.execute(owned.values(look=sa.bindparam("seen")), looks)
