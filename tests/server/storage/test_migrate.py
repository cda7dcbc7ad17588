"""Migrations: what they make is what the models say, from every earlier revision on."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, Table, insert, inspect, select, text

from tests.server.storage.rows import AT, example_rows
from tests.server.support.storage import opened, said, transaction
from tricorne.server.accounts.accounts import Accounts
from tricorne.server.accounts.secrets import Domain, digest, hash_secret
from tricorne.server.settings import Settings
from tricorne.server.storage.errors import BadDatabase
from tricorne.server.storage.migrate import _config, migrate, revision, revisions
from tricorne.server.storage.models import Base, Link
from tricorne.server.storage.one_off import writing

# What stood in columns that are gone.
FORMER: dict[str, dict[str, object]] = {"watches": {"seen": 1}, "ratings": {"who": "person-Ann"}}


def test_migrations_make_what_the_models_say(empty_database_url: str) -> None:
    with transaction(empty_database_url) as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        assert compare_metadata(context, Base.metadata) == []
        assert revision(connection) == revisions()[-1]


def test_revisions_are_those_that_alembic_finds() -> None:
    scripts = ScriptDirectory.from_config(_config())
    assert [script.revision for script in scripts.walk_revisions()][::-1] == revisions()


@pytest.mark.parametrize("earlier", revisions())
def test_a_database_of_every_revision_is_brought_up_to_date_with_all_that_is_in_it(
    earlier: str, empty_database_url: str
) -> None:
    migrate(empty_database_url, earlier)
    with writing(empty_database_url) as connection:
        rows = fill(connection)
    with transaction(empty_database_url) as connection:
        assert revision(connection) == revisions()[-1]
        if earlier < "0006":
            # Ratings are computed anew there, and no rated game is over in these rows.
            rows["ratings"] = 0
        for name, count in rows.items():
            assert len(connection.execute(text(f"SELECT * FROM {name}")).all()) == count  # noqa: S608


def fill(connection: Connection) -> dict[str, int]:
    """Put rows into all tables as they were at this revision, with what they had of today's columns."""
    then = MetaData()
    then.reflect(connection)
    counts = {}
    for name, rows in example_rows().items():
        if name in then.tables:
            table = then.tables[name]
            former = {key: value for key, value in FORMER.get(name, {}).items() if key in table.c}
            known = [{key: value for key, value in row.items() if key in table.c} | former for row in rows]
            connection.execute(table.delete())
            connection.execute(insert(table), known)
            counts[name] = len(rows)
    return counts


def test_one_that_is_up_to_date_stays_as_it_is(database_url: str) -> None:
    with transaction(database_url) as connection:
        table: Table = Base.metadata.tables["clock"]
        connection.execute(table.update().values(ran=123.0))
    with transaction(database_url) as connection:
        assert connection.execute(select(table.c.ran)).scalar_one() == 123.0


def test_several_workers_can_start_at_once(empty_database_url: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(migrate, [empty_database_url] * 8))
    with writing(empty_database_url) as connection:
        assert revision(connection) == revisions()[-1]


def test_a_newer_database_is_refused_and_left_alone(database_url: str) -> None:
    with transaction(database_url) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        connection.execute(text("CREATE TABLE tomorrow (id INTEGER)"))
    with pytest.raises(BadDatabase) as caught:
        migrate(database_url)
    assert "9999" in said(caught.value)
    with writing(database_url) as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one() == "9999"
        assert "tomorrow" in inspect(connection).get_table_names()


def test_a_migration_that_fails_leaves_nothing_behind(empty_database_url: str) -> None:
    with writing(empty_database_url) as connection:
        connection.execute(text("CREATE TABLE watches (id INTEGER)"))
    with pytest.raises(BadDatabase):
        migrate(empty_database_url)
    with writing(empty_database_url) as connection:
        assert inspect(connection).get_table_names() == ["watches"]


def test_secrets_of_before_their_domains_still_open(empty_database_url: str) -> None:
    """Nobody is logged out: what people have in their hands opens what 0002 has stored."""
    migrate(empty_database_url, "0002")
    stored = {"sessions": "a session", "tokens": "a token", "links": "a link"}
    with writing(empty_database_url) as connection:
        fill(connection)
        for table, secret in stored.items():
            connection.execute(text(f"UPDATE {table} SET hash = :hash"), {"hash": digest(secret)})  # noqa: S608

    async def scenario() -> None:
        async with opened(empty_database_url) as database:
            people = Accounts(database, Settings(database=empty_database_url))
            later = text("UPDATE sessions SET expires_at = '2999-01-01 00:00:00'")
            await database.write(lambda connection: connection.execute(later))
            by_session = await people.by_session("a session")
            by_token = await people.by_token("a token")
            assert by_session is not None
            assert by_token is not None
            assert (by_session.name, by_token.name) == ("Béa", "Ann")
            link = select(Link.hash)
            found = await database.read(lambda connection: connection.execute(link).scalars().all())
            assert found == [hash_secret(Domain.LINK, "a link")]

    asyncio.run(scenario())
    with writing(empty_database_url) as connection:
        for table, secret in stored.items():
            hashes = connection.execute(text(f"SELECT hash FROM {table}")).scalars().all()  # noqa: S608
            assert digest(secret) not in hashes


def test_who_was_registered_first_owns_the_looks_of_a_name(empty_database_url: str) -> None:
    migrate(empty_database_url, "0002")
    with writing(empty_database_url) as connection:
        people = MetaData()
        people.reflect(connection)
        rows = [
            {"id": name, "name": name, "login": login, "created_at": AT + timedelta(days=day)}
            for name, login, day in (
                ("Аnne", "аnne", 2),
                ("Anne", "anne", 1),
                ("ANNE", None, 0),
                ("Bo\u3164b", "bo b", 1),
            )
        ]
        connection.execute(insert(people.tables["people"]), rows)
    with transaction(empty_database_url) as connection:
        found = connection.execute(text("SELECT id, name, look FROM people ORDER BY id")).all()
        assert {row.id: row.look for row in found} == {
            "Anne": "anne",
            "ANNE": None,
            "Аnne": None,
            "Bo\u3164b": "bo b",
        }
        assert all(row.id == row.name for row in found)
