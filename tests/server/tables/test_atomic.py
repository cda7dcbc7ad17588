"""A change of a table is atomic: whatever fails on the way, memory and disk stay equal."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, RootTransaction, insert, select, update

from tests.server.support.tables import (
    ServerHarness,
    User,
    inline_bots,
    play_on,
    run_scenario,
    server_harness,
)
from tests.server.tables.test_moves import two_pirates
from tricorne.errors import GameError
from tricorne.server.storage import writer
from tricorne.server.storage.errors import StorageUnknown
from tricorne.server.storage.models import EntryRow, TableRow
from tricorne.server.tables import repository
from tricorne.server.tables.log import Entry, Kind
from tricorne.server.tables.repository import ConcurrentUpdate
from tricorne.server.tables.state import TableState
from tricorne.server.tables.table import Table

Fault = Callable[[pytest.MonkeyPatch], None]


class InjectedError(Exception):
    """A fault that nobody expected."""


def after_folding(patch: pytest.MonkeyPatch) -> None:
    """Fail when the game has taken the move already."""
    _when_a_move_is_folded(patch, InjectedError())


def broken_by_the_fold(patch: pytest.MonkeyPatch) -> None:
    """Fail as the rules fail, which `fold` notes as a broken game."""
    _when_a_move_is_folded(patch, GameError("error-undo-nothing"))


def _when_a_move_is_folded(patch: pytest.MonkeyPatch, error: Exception) -> None:
    whole = TableState._ask

    def fail(course: TableState, entry: Entry) -> None:
        if entry.kind == Kind.MOVE:
            raise error
        whole(course, entry)

    patch.setattr(TableState, "_ask", fail)


def in_the_seat_rows(patch: pytest.MonkeyPatch) -> None:
    """Fail where the seats are compared after the move."""
    seat_rows = repository.seat_rows

    def fail(table: Table) -> list[dict[str, Any]]:
        if table.entries[-1].kind == Kind.MOVE:
            raise InjectedError
        return seat_rows(table)

    patch.setattr(repository, "seat_rows", fail)


def after_the_statements(patch: pytest.MonkeyPatch) -> None:
    """Fail in the transaction, when all rows are written."""
    whole = repository.append_entries

    def fail(*arguments: Any) -> None:
        whole(*arguments)
        raise InjectedError

    patch.setattr(repository, "append_entries", fail)


def in_the_commit(patch: pytest.MonkeyPatch) -> None:
    """Lose the connection before the COMMIT arrives."""

    def fail(connection: Connection, transaction: RootTransaction) -> None:
        transaction.rollback()
        raise StorageUnknown("injected")

    patch.setattr(writer, "_commit", fail)


def after_the_commit(patch: pytest.MonkeyPatch) -> None:
    """Lose the connection after the COMMIT arrived."""

    def fail(connection: Connection, transaction: RootTransaction) -> None:
        transaction.commit()
        raise StorageUnknown("injected")

    patch.setattr(writer, "_commit", fail)


async def attempt(person: User, table_id: str, seat: int) -> int:
    """Try to make a move; return the status of the answer."""
    standing = await person.standing(table_id, seat=seat)
    body = {"seat": seat, "action": standing["view"]["legal"][0], "version": standing["number"]}
    answer = await person.http.post(f"/api/tables/{table_id}/moves", json=body)
    return answer.status_code


async def stored(harness: ServerHarness, table_id: str) -> tuple[int, int]:
    """Return the number of lines that the log has, and the one that the table's row tells."""

    def work(connection: Connection) -> tuple[int, int]:
        lines = (
            connection.execute(select(EntryRow.number).where(EntryRow.table_id == table_id)).scalars().all()
        )
        number = connection.execute(select(TableRow.number).where(TableRow.id == table_id)).scalar_one()
        assert sorted(lines) == list(range(1, len(lines) + 1))
        return len(lines), number

    return await harness.server.database.read(work)


@pytest.mark.parametrize(
    ("fault", "kept"),
    [
        (after_folding, 0),
        (broken_by_the_fold, 0),
        (in_the_seat_rows, 0),
        (after_the_statements, 0),
        (in_the_commit, 0),
        (after_the_commit, 1),
    ],
)
def test_memory_equals_disk_whatever_fails(database_url: str, fault: Fault, kept: int) -> None:
    async def scenario() -> None:
        async with server_harness(database_url) as first:
            # The clock and other rounds write by themselves, and must not meet the fault.
            await first.server.driver.stop()
            table_id, anne, bert = await two_pirates(first)
            transport = httpx.ASGITransport(first.app, raise_app_exceptions=False)
            for person in (anne, bert):
                person.http._transport = transport
            before = (await first.table(table_id)).number
            with pytest.MonkeyPatch.context() as patch:
                fault(patch)
                assert await attempt(anne, table_id, 0) >= 400
            table = await first.table(table_id)
            assert table.number == before + kept
            assert table.broken is None
            assert await stored(first, table_id) == (before + kept, before + kept)
            await bert.play(table_id, 1)
            await play_on(table_id, {0: anne, 1: bert}, 4)
        async with server_harness(database_url) as second:
            again = await second.table(table_id)
            assert again.broken is None
            assert again.entries == (table.entries + again.entries[table.number :])
            anne, bert = [await second.with_session(who.id, who.name, who.session) for who in (anne, bert)]
            assert (await play_on(table_id, {0: anne, 1: bert}))["status"] == "finished"

    with inline_bots():
        asyncio.run(scenario())


def test_a_table_that_is_ahead_of_the_log_stores_nothing(database_url: str) -> None:
    """The update requires the number before, so that no gap can be written."""

    async def scenario(harness: ServerHarness) -> None:
        table_id, anne, _ = await two_pirates(harness)
        table = await harness.table(table_id)
        before = table.number
        action = (await anne.standing(table_id))["view"]["legal"][0]
        drafts = table.draft_move(0, action, before)
        now = datetime.now(UTC)
        table.append(drafts, anne.id, now, 0.0)
        second = table.append(table.draft_move(0, action, before + 1), anne.id, now, 0.0)
        with pytest.raises(ConcurrentUpdate):
            await harness.write(lambda connection: repository.append_entries(connection, table, second, []))
        assert await stored(harness, table_id) == (before, before)

    run_scenario(database_url, scenario)


def test_an_entry_of_another_worker_that_fails_halfway_is_loaded_again(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table_id, anne, bert = await two_pirates(harness)
        table = await harness.table(table_id)
        number = table.number
        action = (await anne.standing(table_id))["view"]["legal"][0]

        def behind_its_back(connection: Connection) -> None:
            row = {**repository._entry_row(table_id, table.entries[-1]), "number": number + 1, "kind": "move"}
            connection.execute(insert(EntryRow), {**row, "seat": 0, "action": action, "answers": number})
            connection.execute(update(TableRow).where(TableRow.id == table_id).values(number=number + 1))

        await harness.write(behind_its_back)
        with monkeypatch.context() as patch:
            after_folding(patch)
            harness.server.tables.on_notify(f"{table_id} {number + 1}")
            with pytest.raises(InjectedError):
                await harness.table(table_id)
        assert (await harness.table(table_id)).number == number + 1
        await bert.play(table_id, 1)

    run_scenario(database_url, scenario)
