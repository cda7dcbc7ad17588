"""The repository of tables: it stores them with their logs in the database, and loads them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tricorne.server.accounts import ratings
from tricorne.server.errors import Conflict, NotFound
from tricorne.server.storage.models import EntryRow, Link, Seat, TableRow
from tricorne.server.storage.notify import notify
from tricorne.server.storage.statement import Statement
from tricorne.server.tables import card_sets
from tricorne.server.tables.log import Entry, Kind
from tricorne.server.tables.setup import Setup, Status, TableKind
from tricorne.server.tables.state import Timeouts
from tricorne.server.tables.table import Table


class ConcurrentUpdate(Exception):
    """Another worker has appended to the log meanwhile."""


def insert_table(connection: Connection, setup: Setup, now: datetime) -> None:
    """Store a new table without players."""
    row = {
        "id": setup.id,
        "game": setup.game.name,
        "rules": setup.rules,
        "components": setup.components,
        "players": setup.players,
        "options": setup.options,
        "title": setup.title,
        "kind": setup.kind,
        "public": setup.public,
        "rated": setup.rated,
        "unrated": Table(setup).verdict.reason,
        "pace": setup.pace,
        "host_id": setup.host,
        "status": Status.OPEN,
        "seed": setup.seed,
        "commitment": setup.commitment or "",
        "bot_seed": setup.bot_seed,
        "origin": setup.origin,
        "result": None,
        "number": 0,
        "created_at": now,
        "moved_at": now,
    }
    card_sets.keep(connection, setup.game)
    connection.execute(insert(TableRow), row)
    seats = [
        {"table_id": setup.id, "seat": seat, "name": "", "waiting": False} for seat in range(setup.players)
    ]
    connection.execute(insert(Seat), seats)


def append_entries(
    connection: Connection, table: Table, entries: Sequence[Entry], seats: Sequence[dict[str, Any]]
) -> None:
    """Store entries that the table has applied already, and update the rows derived from the log.

    `seats` are those of `seat_rows` that have changed.
    """
    try:
        _append(connection, table, entries, seats)
    except IntegrityError as error:
        raise ConcurrentUpdate from error
    notify(connection, f"{table.setup.id} {entries[-1].number}")


def _append(
    connection: Connection, table: Table, entries: Sequence[Entry], seats: Sequence[dict[str, Any]]
) -> None:
    last = entries[-1]
    result = table.match.result if table.match and table.status == Status.FINISHED else None
    updated = _UPDATE_TABLE.run(
        connection,
        {
            "table": table.setup.id,
            "before": entries[0].number - 1,
            "number_": last.number,
            "moved_at_": last.at,
            "status_": table.status,
            "unrated_": table.verdict.reason,
            "result_": result.json() if result else None,
        },
    )
    if updated != 1:
        raise ConcurrentUpdate
    _INSERT_ENTRY.run_many(connection, [_entry_row(table.setup.id, entry) for entry in entries])
    _UPDATE_SEAT.run_many(connection, seats)
    if result and entries[-1].kind == Kind.MOVE:
        ratings.note(connection, table, last.at)
    handed_over = [entry.seat for entry in entries if entry.kind in (Kind.SIT, Kind.LEAVE)]
    if handed_over:
        # The links of the former owner are no longer valid.
        connection.execute(delete(Link).where(Link.table_id == table.setup.id, Link.seat.in_(handed_over)))


# The update requires the number before: so no two workers append to the same log.
_UPDATE_TABLE = Statement(
    update(TableRow)
    .where(TableRow.id == bindparam("table"), TableRow.number == bindparam("before"))
    .values(
        number=bindparam("number_"),
        moved_at=bindparam("moved_at_"),
        status=bindparam("status_"),
        unrated=bindparam("unrated_"),
        result=bindparam("result_"),
    )
)
_INSERT_ENTRY = Statement(insert(EntryRow))
_UPDATE_SEAT = Statement(
    update(Seat)
    .where(Seat.table_id == bindparam("table"), Seat.seat == bindparam("at"))
    .values(
        person_id=bindparam("person_id_"),
        name=bindparam("name_"),
        bot=bindparam("bot_"),
        waiting=bindparam("waiting_"),
        deadline=bindparam("deadline_"),
    )
)


def seat_rows(table: Table) -> list[dict[str, Any]]:
    """Return the rows of the seats, which are derived from the log."""
    waiting = table.waiting()
    return [
        {
            "table": table.setup.id,
            "at": seat,
            "person_id_": chair.person,
            "name_": chair.name,
            "bot_": chair.bot,
            "waiting_": seat in waiting,
            "deadline_": table.deadline(seat),
        }
        for seat, chair in enumerate(table.chairs)
    ]


def _entry_row(table_id: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "action": entry.action,
        "answers": entry.base_number,
        "data": entry.data,
        "person_id": entry.person,
        "key": entry.key,
        "at": entry.at,
        "ran": entry.ran,
    }


def load_table(connection: Connection, table_id: str, timeouts: Timeouts | None = None) -> Table:
    """Load a table, and apply its log."""
    row = connection.execute(select(TableRow.__table__).where(TableRow.id == table_id)).one_or_none()
    if row is None:
        raise NotFound("error-no-table", table=table_id[:40])
    table = Table(read_setup(connection, row))
    table.timeouts = timeouts or table.timeouts
    if table.setup.rules not in table.game.rules_versions:
        table.broken = Conflict(
            "error-rules-changed", version=table.setup.rules, current=table.game.rules_version
        )
    elif table.setup.components != table.game.file.fingerprint:
        table.broken = Conflict("error-components-changed")
    entries = load_entries(connection, table_id, 0)
    table.apply_all(entries)
    if table.broken:
        table.status = Status(row.status)
    return table


def read_setup(connection: Connection, row: Row[Any]) -> Setup:
    """Read the setup of a table from its row."""
    return Setup(
        row.id,
        card_sets.game_at(connection, row.game, row.components),
        row.rules,
        row.components,
        row.players,
        row.options,
        row.title,
        TableKind(row.kind),
        row.public,
        row.rated,
        row.pace,
        row.host_id,
        row.seed,
        row.commitment or None,
        row.bot_seed,
        row.origin,
    )


def load_entries(connection: Connection, table_id: str, after: int) -> list[Entry]:
    """Load the entries of a log after a number."""
    after_number = (
        select(EntryRow.__table__)
        .where(EntryRow.table_id == table_id, EntryRow.number > after)
        .order_by(EntryRow.number)
    )
    return [
        Entry(
            row.number,
            Kind(row.kind),
            row.at,
            row.ran,
            row.seat,
            row.action,
            row.answers,
            row.data,
            row.person_id,
            row.key,
        )
        for row in connection.execute(after_number)
    ]
