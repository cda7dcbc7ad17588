"""Withdraw the commitments of rules version 1, which gave the deal away.

Tables that have not begun are dealt anew, by rules version 2. Games that have
begun go on with the deal that they have: they show no commitment any more, and
so no longer count. Games that are over keep theirs, since nothing of them is secret.
"""

from __future__ import annotations

import json
import secrets
from typing import Any

import sqlalchemy as sa
from alembic import op

from tricorne.match import fair_deal
from tricorne.match.fair_deal import Context

revision = "0003"
down_revision = "0002"

RULES = 2


def upgrade() -> None:
    """Drop the old commitments, and make new ones where nothing has been dealt."""
    connection = op.get_bind()
    tables = sa.Table("tables", sa.MetaData(), autoload_with=connection)
    old = tables.c.rules < RULES
    connection.execute(sa.update(tables).where(old, tables.c.status != "finished").values(commitment=""))
    for row in connection.execute(sa.select(tables).where(old, tables.c.status == "open")).mappings():
        values = _dealt_anew(dict(row))
        connection.execute(sa.update(tables).where(tables.c.id == row["id"]).values(values))


def _dealt_anew(row: dict[str, Any]) -> dict[str, Any]:
    options = row["options"]
    if isinstance(options, str):
        options = json.loads(options)
    context = Context(row["id"], row["game"], RULES, row["components"], row["players"], options)
    secret = secrets.token_hex(fair_deal.BYTES)
    return {"rules": RULES, "seed": secret, "commitment": fair_deal.commitment(secret, context)}
