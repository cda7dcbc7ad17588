"""Migrations: what they make is what the models say, from every earlier revision on."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, Table, insert, inspect, select, text

from tests.server.storage.rows import example_rows
from tests.server.storage.support import said, transaction
from tricorne.server.storage.errors import BadDatabase
from tricorne.server.storage.migrate import _config, migrate, revision, revisions
from tricorne.server.storage.models import Base
from tricorne.server.storage.visit import writing

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
