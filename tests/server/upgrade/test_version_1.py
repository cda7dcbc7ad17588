"""A database and a backup of a server with rules version 1, with tables that were running, open and over.

`version-1.sqlite.gz` and `version-1.backup` hold the same, made by the last server of that
version: of each game a running table after a rewind, an open one with a free seat, a finished and a
closed one. Anne, Bertrand and Camille are registered.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from sqlalchemy import select

from tests.server.support.tables import ServerHarness, User, inline_bots, play_on, server_harness
from tricorne.games import game_rng
from tricorne.games.game_rng import Kind
from tricorne.match import Match, fair_deal
from tricorne.match.record import parse
from tricorne.server.storage.backup import _fill, restore
from tricorne.server.storage.backup_file import read_rows
from tricorne.server.storage.migrate import upgrade
from tricorne.server.storage.models import Rating, TableRow
from tricorne.server.storage.one_off import writing
from tricorne.server.tables.audit import all_tables, audit

HERE = Path(__file__).parent
BACKUP = HERE / "version-1.backup"
DATABASE = HERE / "version-1.sqlite.gz"
OLD_REVISION = "0002"
NAMES = ("Anne", "Bertrand", "Camille")
GAMES = ("liberte", "libertalia")


def old_database(url: str) -> None:
    """Put the old server's database there, as that server left it."""
    if url.startswith("sqlite:///"):
        Path(url.removeprefix("sqlite:///")).write_bytes(gzip.decompress(DATABASE.read_bytes()))
        return
    with writing(url) as connection:
        upgrade(connection, OLD_REVISION)
        _fill(connection, read_rows(BACKUP))


def old_backup(url: str) -> None:
    """Restore the old server's backup."""
    restore(url, BACKUP)


@pytest.fixture(params=[old_database, old_backup], ids=["database", "backup"])
def upgraded(request: pytest.FixtureRequest, empty_database_url: str) -> str:
    """Return a database that was brought along from the old server."""
    bring: Callable[[str], None] = request.param
    bring(empty_database_url)
    return empty_database_url


def run_scenario(database: str, scenario: Any) -> None:
    async def main() -> None:
        async with server_harness(database) as opened:
            people = [await log_in(opened, name) for name in NAMES]
            tables = {
                row.title: row.id
                for row in await opened.server.database.read(
                    lambda connection: connection.execute(select(TableRow.id, TableRow.title)).all()
                )
            }
            await scenario(opened, people, tables)

    with inline_bots():
        asyncio.run(main())


async def log_in(harness: ServerHarness, name: str) -> User:
    stranger = await harness.anonymous()
    await stranger.post("/sessions", {"name": name, "password": f"correct horse {name}"}, 201)
    return stranger


def test_running_games_go_on_without_their_commitment(upgraded: str) -> None:
    async def scenario(harness: ServerHarness, people: list[User], tables: dict[str, str]) -> None:
        for game in GAMES:
            table_id = tables[f"running {game}"]
            stranger = await harness.anonymous()
            whole = await stranger.get(f"/tables/{table_id}")
            assert whole["about"]["commitment"] is None
            assert not whole["about"]["rated"]
            assert whole["standing"]["unrated"]["key"] == "unrated-dealt-old"
            table = await harness.table(table_id)
            published = hashlib.sha256(table.setup.seed.encode()).hexdigest()
            assert published not in str(whole)
            assert table.match is not None
            assert game_rng.kind_of(table.match.state.random) is Kind.SCALED
            before = whole["standing"]["number"]
            standing = await play_on(table_id, dict(enumerate(people)), moves=10)
            assert standing["number"] == before + 10

    run_scenario(upgraded, scenario)


def test_running_games_can_be_finished_and_count_for_nothing(empty_database_url: str) -> None:
    async def scenario(harness: ServerHarness, people: list[User], tables: dict[str, str]) -> None:
        before = await ratings(harness)
        for game in GAMES:
            table_id = tables[f"running {game}"]
            standing = await people[0].standing(table_id)
            # A few moves at a time: the timeout of `play_on` is for one stretch.
            while standing["status"] == "running":
                standing = await play_on(table_id, dict(enumerate(people)), moves=100)
            assert standing["status"] == "finished"
            text = await (await harness.anonymous()).get(f"/tables/{table_id}/record")
            assert "commitment" not in text
            assert Match.from_record(parse(text.encode(), "record")).result is not None
        assert await ratings(harness) == before

    old_database(empty_database_url)
    run_scenario(empty_database_url, scenario)


def test_tables_that_have_not_begun_are_dealt_anew(upgraded: str) -> None:
    async def scenario(harness: ServerHarness, people: list[User], tables: dict[str, str]) -> None:
        for game in GAMES:
            table_id = tables[f"open {game}"]
            before = await people[2].get(f"/tables/{table_id}")
            assert before["about"]["rules"] == 2
            begun = await people[2].sit(table_id, 2)
            assert begun["standing"]["status"] == "running"
            assert begun["about"]["commitment"] == before["about"]["commitment"]
            table = await harness.table(table_id)
            assert table.setup.commitment == fair_deal.commitment(table.setup.seed, table.setup.context)
            assert table.match is not None
            assert game_rng.kind_of(table.match.state.random) is Kind.DEALT
            forged = table.game.template(3, table.setup.options)
            forged.random[:] = game_rng.scaled("")
            words = np.frombuffer(bytes.fromhex(begun["about"]["commitment"])[:16], "<u4")
            forged.random[game_rng.QUICK : game_rng.QUICK + 4] = words
            table.game.kernels.set_up(table.game.box, forged, np.zeros((0, 5), np.int32))
            true = table.game.new(table.match.seed, 3, table.setup.options)
            assert not (forged.deck == true.deck).all()

    run_scenario(upgraded, scenario)


def test_what_is_over_stays_as_it_was(upgraded: str) -> None:
    async def scenario(harness: ServerHarness, people: list[User], tables: dict[str, str]) -> None:
        for game in GAMES:
            table_id = tables[f"finished {game}"]
            text = await people[0].get(f"/tables/{table_id}/record")
            kept = parse(text.encode(), "record")
            assert kept.rules_version == 1
            assert kept.commitment == hashlib.sha256(kept.seed.encode()).hexdigest()
            assert Match.from_record(kept).result == kept.result
            await people[0].get(f"/tables/{table_id}/history/5?view=open")
            closed = await people[0].get(f"/tables/{tables[f'closed {game}']}")
            assert closed["about"]["commitment"] is None
        for person in await ratings(harness):
            assert person[2] == 1, "the finished game of each kind counts, by the new rule"
        assert len(await ratings(harness)) == len(NAMES) * len(GAMES)

    run_scenario(upgraded, scenario)


def test_all_that_was_brought_along_is_in_order(upgraded: str) -> None:
    async def scenario(harness: ServerHarness, people: list[User], tables: dict[str, str]) -> None:
        def work(connection: Any) -> list[str]:
            tables = all_tables(connection)
            return [str(flaw.message) for table_id in tables for flaw in audit(connection, table_id).flaws]

        assert await harness.server.database.read(work) == []

    run_scenario(upgraded, scenario)


async def ratings(harness: ServerHarness) -> list[tuple[Any, ...]]:
    rows = select(Rating.game, Rating.person_id, Rating.games, Rating.mu)
    ordered = rows.order_by(Rating.game, Rating.person_id)
    found = await harness.server.database.read(lambda connection: connection.execute(ordered).all())
    return [tuple(row) for row in found]
