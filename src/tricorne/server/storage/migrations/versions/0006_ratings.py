"""Ratings of people alone, computed anew from the logs by the rule that `server.rated` has.

Lines that seat somebody say from now on how the person was known; to those written before, it
is added as it is known today. From then on the logs alone tell which games are rated.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa
from alembic import op

from tricorne.games.game import Result
from tricorne.server.accounts import ratings
from tricorne.server.tables.log import Kind
from tricorne.server.tables.rated import Attendance, verdict
from tricorne.server.tables.setup import Account, Status, TableKind, dealt_the_old_way

revision = "0006"
down_revision = "0005"

MOMENT = sa.DateTime(timezone=True)
JSON = sa.JSON(none_as_null=True)
AT_A_TIME = 500

# The parts that are needed of tables as they stand at this revision.
PEOPLE = sa.table("people", sa.column("id"), sa.column("login"))
TABLES = sa.table(
    "tables",
    *(
        sa.column(name)
        for name in ("id", "game", "rules", "commitment", "players", "kind", "unrated", "status")
    ),
    sa.column("rated", sa.Boolean()),
    sa.column("result", JSON),
)
ENTRIES = sa.table(
    "entries",
    *(sa.column(name) for name in ("table_id", "number", "kind", "seat", "person_id")),
    sa.column("data", JSON),
)
OUTCOMES = sa.table(
    "outcomes",
    *(sa.column(name) for name in ("table_id", "seat", "person_id", "bot", "won")),
    sa.column("rated", sa.Boolean()),
    sa.column("ended_at", MOMENT),
)


def upgrade() -> None:
    """Note who is rated why, and rate everybody anew."""
    op.add_column("tables", sa.Column("unrated", sa.String(40), nullable=True))
    op.drop_table("ratings")
    kept = op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("players", sa.Integer(), primary_key=True),
        sa.Column(
            "person_id",
            sa.String(22),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            primary_key=True,
            index=True,
        ),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("cautious", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("won", sa.Double(), nullable=False),
    )
    op.create_index(None, "ratings", ["game", "players", "cautious"])
    connection = op.get_bind()
    accounts = {
        row.id: Account.REGISTERED if row.login else Account.GUEST
        for row in connection.execute(sa.select(PEOPLE))
    }
    _note_accounts(connection, accounts)
    if rows := _rate_all(connection, accounts):
        connection.execute(sa.insert(kept), rows)


def _note_accounts(connection: sa.Connection, accounts: Mapping[str, Account]) -> None:
    """Add to every line that seats a person how they are known."""
    key = (ENTRIES.c.table_id, ENTRIES.c.number)
    last = ("", 0)
    while True:
        lines = connection.execute(
            sa.select(*key, ENTRIES.c.data)
            .where(ENTRIES.c.kind == Kind.SIT, sa.tuple_(*key) > sa.tuple_(*last))
            .order_by(*key)
            .limit(AT_A_TIME)
        ).all()
        if not lines:
            return
        last = lines[-1].table_id, lines[-1].number
        for line in lines:
            if person := (line.data or {}).get("person"):
                data = {**line.data, "account": accounts.get(person, Account.GUEST).value}
                at = (ENTRIES.c.table_id == line.table_id, ENTRIES.c.number == line.number)
                connection.execute(sa.update(ENTRIES).where(*at).values(data=data))


def _rate_all(connection: sa.Connection, accounts: Mapping[str, Account]) -> list[dict[str, Any]]:
    """Say of every table whether it is rated or why not, and rate the games that are over."""
    history = ratings.History()
    connection.execute(sa.update(OUTCOMES).values(rated=False))
    ended = sa.select(OUTCOMES.c.table_id, sa.func.max(OUTCOMES.c.ended_at, type_=MOMENT).label("at"))
    of_table = ended.group_by(OUTCOMES.c.table_id).subquery()
    tables = (
        sa.select(TABLES, of_table.c.at)
        .join(of_table, of_table.c.table_id == TABLES.c.id, isouter=True)
        .order_by(of_table.c.at, TABLES.c.id)
    )
    for table in connection.execute(tables).all():
        attendance = _attendance(connection, table)
        found = verdict(
            attendance,
            TableKind(table.kind),
            Status(table.status),
            wanted=table.rated,
            dealt_old=dealt_the_old_way(table.rules, table.commitment),
        )
        if found.reason:
            reason = sa.update(TABLES).where(TABLES.c.id == table.id).values(unrated=found.reason.value)
            connection.execute(reason)
        elif table.at is not None:
            _rate(connection, table, attendance, accounts, history)
    return history.rows()


def _attendance(connection: sa.Connection, table: sa.Row[Any]) -> Attendance:
    """Read who sat at a table and who left; the many moves only where they matter."""
    kind, wanted = TableKind(table.kind), table.rated
    lines = sa.select(ENTRIES).where(ENTRIES.c.table_id == table.id).order_by(ENTRIES.c.number)
    for choice in (lines.where(ENTRIES.c.kind != Kind.MOVE), lines):
        attendance = Attendance()
        for line in connection.execute(choice):
            attendance.take(line.kind, line.seat, line.data, line.person_id)
        if table.at is None or not verdict(attendance, kind, Status.RUNNING, wanted=wanted).rated:
            break
    return attendance


def _rate(
    connection: sa.Connection,
    table: sa.Row[Any],
    attendance: Attendance,
    accounts: Mapping[str, Account],
    history: ratings.History,
) -> None:
    """Rate a game, and note of each seat who was rated there."""
    result = Result(table.result["reason"], tuple(table.result["winners"]), tuple(table.result["points"]))
    seats: dict[int, tuple[str, int]] = {}
    for seat, place in attendance.places(result).items():
        person = attendance.sitters[seat].person
        if person is not None and person in accounts:
            seats[seat] = person, place
    if len(seats) < 2:
        return
    history.add(table.game, table.players, dict(seats.values()), table.at)
    for seat, (person, _) in seats.items():
        row = sa.update(OUTCOMES).where(OUTCOMES.c.table_id == table.id, OUTCOMES.c.seat == seat)
        connection.execute(row.values(rated=True))
        # Whoever left is noted in place of who came, and has no share in a win.
        another = sa.or_(OUTCOMES.c.person_id.is_(None), OUTCOMES.c.person_id != person)
        connection.execute(row.where(another).values(person_id=person, bot=None, won=0.0))
