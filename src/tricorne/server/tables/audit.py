"""Going through a table: whether its log is whole and can be played again, and all beside it fits."""

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
    """Something about a table that does not fit; `reason` may say why."""

    def __init__(self, key: str, reason: Message | None = None, /, **arguments: Argument) -> None:
        super().__init__(key, **arguments)
        self.reason = reason


@dataclass(frozen=True)
class Audit:
    """What was found at a table."""

    flaws: Sequence[Flaw]
    played: bool
    """Whether its game could be played again: not if it was begun with other rules or another box."""


def all_tables(connection: Connection) -> Sequence[str]:
    """Name all tables, the oldest first."""
    return connection.scalars(select(TableRow.id).order_by(TableRow.created_at, TableRow.id)).all()


def audit(connection: Connection, table_id: str) -> Audit:
    """Check all that is stored of a table."""
    row = connection.execute(select(TableRow.__table__).where(TableRow.id == table_id)).one()
    table = Table(repository.read_setup(row))
    flaws = [*_promise(table.setup), *(broken := list(_numbers(connection, row)))]
    if broken:
        return Audit(flaws, played=True)
    game = table.game
    if table.setup.rules not in game.rules_versions or table.setup.components != game.file.fingerprint:
        return Audit(flaws, played=False)
    try:
        _play(connection, table)
    except Flaw as flaw:
        return Audit([*flaws, flaw], played=True)
    return Audit([*flaws, *_state(row, table), *_seats(connection, table)], played=True)


def _promise(setup: Setup) -> Iterator[Flaw]:
    if not setup.fair:
        return
    if not is_hex(setup.seed) or setup.commitment != fair_deal.commitment(setup.seed, setup.context):
        yield Flaw("admin-verify-commitment", table=setup.id)


def _numbers(connection: Connection, row: Row[Any]) -> Iterator[Flaw]:
    """Check that lines are counted from 1 without gaps, up to the number that is stored."""
    lines = select(EntryRow.number).where(EntryRow.table_id == row.id).order_by(EntryRow.number)
    numbers = connection.scalars(lines).all()
    for right, number in enumerate(numbers, 1):
        if number != right:
            yield Flaw("admin-verify-gap", table=row.id, number=right)
            return
    if row.number != len(numbers):
        yield Flaw("admin-verify-number", table=row.id, found=len(numbers), stored=row.number)


def _play(connection: Connection, table: Table) -> None:
    """Fold the log. Whatever goes wrong on the way is a flaw of the log, which may hold anything."""
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
    """Compare what is stored of the seats with what the log tells."""
    table_id = table.setup.id
    seats = select(Seat.__table__).where(Seat.table_id == table_id)
    stored = {row.seat: row for row in connection.execute(seats)}
    seated = select(Person.id).where(Person.id.in_([chair.person for chair in table.chairs if chair.person]))
    # The log still names those who have deleted their account.
    here = {*connection.scalars(seated)}
    for seat, chair in enumerate(table.chairs):
        told = {
            "person_id": chair.person if chair.person in here else None,
            "name": chair.name,
            "bot": chair.bot,
            "waiting": seat in table.waiting(),
            "deadline": table.deadline(seat),
        }
        for what, right in told.items():
            if getattr(stored.get(seat), what, None) != right:
                yield Flaw("admin-verify-seat", table=table_id, seat=seat, what=what)
