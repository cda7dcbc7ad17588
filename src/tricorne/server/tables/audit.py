"""Audits a table: its log must be complete and replayable, and all other stored data must match it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, select

from tricorne.errors import Argument, Message, TricorneError
from tricorne.match import fair_deal
from tricorne.match.fair_deal import is_hex
from tricorne.server.storage.models import EntryRow, Person, Seat, TableRow
from tricorne.server.tables import repository
from tricorne.server.tables.setup import Setup, Status
from tricorne.server.tables.table import Table


class Flaw(TricorneError):
    """An inconsistency of a table; `reason` may say why."""

    def __init__(self, key: str, reason: Message | None = None, /, **arguments: Argument) -> None:
        super().__init__(key, **arguments)
        self.reason = reason


@dataclass(frozen=True)
class Audit:
    """The result of auditing a table."""

    flaws: Sequence[Flaw]
    played: bool
    """Whether its game could be replayed: not if it has other rules or components."""


def all_tables(connection: Connection) -> Sequence[str]:
    """Return the ids of all tables, oldest first."""
    return connection.scalars(select(TableRow.id).order_by(TableRow.created_at, TableRow.id)).all()


def audit(connection: Connection, table_id: str) -> Audit:
    """Check everything that is stored about a table."""
    row = connection.execute(select(TableRow.__table__).where(TableRow.id == table_id)).one()
    table = Table(repository.read_setup(connection, row))
    flaws = [*_commitment(table.setup), *(broken := list(_numbers(connection, row)))]
    if broken:
        return Audit(flaws, played=True)
    game = table.game
    if table.setup.rules not in game.rules_versions or table.setup.components != game.file.fingerprint:
        return Audit(flaws, played=False)
    try:
        _replay(connection, table)
    except Flaw as flaw:
        return Audit([*flaws, flaw], played=True)
    return Audit([*flaws, *_state(row, table), *_seats(connection, table)], played=True)


def _commitment(setup: Setup) -> Iterator[Flaw]:
    if not setup.fair:
        return
    if not is_hex(setup.seed) or setup.commitment != fair_deal.commitment(setup.seed, setup.context):
        yield Flaw("admin-verify-commitment", table=setup.id)


def _numbers(connection: Connection, row: Row[Any]) -> Iterator[Flaw]:
    """Check that entries are numbered from 1 without gaps, up to the stored number."""
    entries = select(EntryRow.number).where(EntryRow.table_id == row.id).order_by(EntryRow.number)
    numbers = connection.scalars(entries).all()
    for right, number in enumerate(numbers, 1):
        if number != right:
            yield Flaw("admin-verify-gap", table=row.id, number=right)
            return
    if row.number != len(numbers):
        yield Flaw("admin-verify-number", table=row.id, found=len(numbers), stored=row.number)


def _replay(connection: Connection, table: Table) -> None:
    """Replay the log, which may contain anything: every error is a flaw."""
    table_id = table.setup.id
    try:
        table.apply_all(repository.load_entries(connection, table_id, 0))
    except (AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise Flaw("admin-verify-line", table=table_id, number=table.number) from error
    if table.broken:
        raise Flaw("admin-verify-log", table.broken.message, table=table_id)


def _state(row: Row[Any], table: Table) -> Iterator[Flaw]:
    if row.status != table.status:
        yield Flaw("admin-verify-status", table=row.id, found=table.status, stored=row.status)
    result = table.match.result if table.match and table.status == Status.FINISHED else None
    if row.result != (result.json() if result else None):
        yield Flaw("admin-verify-result", table=row.id)


def _seats(connection: Connection, table: Table) -> Iterator[Flaw]:
    """Compare the stored seats with those of the log."""
    table_id = table.setup.id
    seats = select(Seat.__table__).where(Seat.table_id == table_id)
    stored = {row.seat: row for row in connection.execute(seats)}
    seated = select(Person.id).where(Person.id.in_([chair.person for chair in table.chairs if chair.person]))
    # The log still contains people who have deleted their account.
    existing = {*connection.scalars(seated)}
    for seat, chair in enumerate(table.chairs):
        expected = {
            "person_id": chair.person if chair.person in existing else None,
            "name": chair.name,
            "bot": chair.bot,
            "waiting": seat in table.waiting(),
            "deadline": table.deadline(seat),
        }
        for what, right in expected.items():
            if getattr(stored.get(seat), what, None) != right:
                yield Flaw("admin-verify-seat", table=table_id, seat=seat, what=what)
