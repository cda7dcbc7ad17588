"""Addresses of databases: which are right, what is said of wrong ones, and which secrets are kept."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from tests.server.support.databases import PostgreSQL
from tests.server.support.storage import said
from tricorne.errors import BadOption, TricorneError
from tricorne.i18n.catalogue import LANGUAGES
from tricorne.server.storage.database import open_database
from tricorne.server.storage.engine import read_url, shown
from tricorne.server.storage.errors import BadDatabase
from tricorne.server.storage.migrate import migrate

SECRET = "correct-horse"  # noqa: S105 - the password that must not be seen
WRONG = {
    "tables.sqlite": "error-database-url",
    f"postgresql:ann:{SECRET}": "error-database-url",
    f"postgresql://ann:{SECRET}@host:port/name": "error-database-url",
    "sqlite://": "error-database-file",
    "sqlite:///:memory:": "error-database-file",
    "sqlite+aiosqlite:///tables.sqlite": "error-database-kind",
    f"mysql://ann:{SECRET}@localhost/tables": "error-database-kind",
    f"postgresql+asyncpg://ann:{SECRET}@localhost/tables": "error-database-kind",
}


@pytest.mark.parametrize("url", WRONG)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_address_is_refused_with_what_would_be_right(url: str, language: str) -> None:
    with pytest.raises(BadOption) as caught:
        open_database(url)
    complaint = said(caught.value, language)
    assert caught.value.message.key == WRONG[url]
    assert "sqlite:///" in complaint
    assert "postgresql://" in complaint
    assert SECRET not in complaint


@pytest.mark.parametrize(
    "url",
    [
        f"postgresql://ann:{SECRET}@localhost/tables",
        f"postgresql+psycopg://localhost/tables?user=ann&password={SECRET}",
    ],
)
def test_an_address_is_shown_without_its_secrets(url: str) -> None:
    assert shown(read_url(url)) == "postgresql://localhost/tables"


def test_a_server_that_is_not_there_is_named_without_the_password(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase) as caught:
        open_database(f"postgresql://ann:{SECRET}@/tables?host={tmp_path}")
    assert_clear(caught.value)


def test_a_server_that_refuses_is_named_without_the_password(postgresql: PostgreSQL) -> None:
    with pytest.raises(BadDatabase) as caught:
        open_database(f"postgresql://nobody:{SECRET}@/tables?host={postgresql.directory}")
    assert_clear(caught.value)


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "poem.txt"
    path.write_text("Allons enfants de la patrie\n" * 100, "utf-8")
    before = path.read_bytes()
    with pytest.raises(BadDatabase) as caught:
        open_database(f"sqlite:///{path}")
    assert_clear(caught.value)
    assert path.read_bytes() == before


def test_a_place_where_no_file_can_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadDatabase) as caught:
        open_database(f"sqlite:///{tmp_path / 'file' / 'tables.sqlite'}")
    assert_clear(caught.value)


def assert_clear(error: TricorneError) -> None:
    assert error.message.key == "error-database-open"
    for language in LANGUAGES:
        assert SECRET not in said(error, language)


def test_a_new_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "club" / "tables.sqlite"
    migrate(f"sqlite:///{path}")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
