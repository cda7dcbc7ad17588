"""Backups: everything comes back, from either kind of database into either; what is not whole does not."""

from __future__ import annotations

import gzip
import json
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, text

from tests.server.storage.rows import example_rows
from tests.server.support.databases import PostgreSQL
from tests.server.support.storage import said, transaction
from tricorne.server.storage import backup as module
from tricorne.server.storage.backup import back_up, restore
from tricorne.server.storage.backup_file import Stored, write_backup
from tricorne.server.storage.errors import BadBackup, BadDatabase
from tricorne.server.storage.migrate import revisions
from tricorne.server.storage.models import Base
from tricorne.server.storage.one_off import writing

Rows = dict[str, list[dict[str, Any]]]


def fill(url: str) -> None:
    """Store the example."""
    with transaction(url) as connection:
        connection.execute(Base.metadata.tables["clock"].delete())
        for name, rows in example_rows().items():
            connection.execute(insert(Base.metadata.tables[name]), rows)


def contents(url: str) -> Rows:
    """Read everything that is stored."""
    with writing(url) as connection:
        return {
            name: [
                dict(row) for row in connection.execute(select(table).order_by(*table.primary_key)).mappings()
            ]
            for name, table in Base.metadata.tables.items()
        }


@pytest.fixture(params=("sqlite", "postgresql"))
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Lend a second database, of each kind, without any table."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'other.sqlite'}"
    else:
        server: PostgreSQL = request.getfixturevalue("postgresql")
        with server.database("template1") as url:
            yield url


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """Write a backup of the example."""
    url = f"sqlite:///{tmp_path / 'source.sqlite'}"
    fill(url)
    path = tmp_path / "tables.backup"
    back_up(url, path)
    return path


def test_the_example_has_rows_in_every_table() -> None:
    assert set(example_rows()) == set(Base.metadata.tables)


def test_everything_comes_back_in_either_kind_of_database(
    database_url: str, other_url: str, tmp_path: Path
) -> None:
    fill(database_url)
    path = tmp_path / "tables.backup"
    count = back_up(database_url, path)
    head, restored = restore(other_url, path)
    assert head.revision == revisions()[-1]
    assert count == restored == sum(len(rows) for rows in example_rows().values())
    assert (
        contents(other_url)
        == contents(database_url)
        == {
            name: sorted(
                rows, key=lambda row: [row[key.name] for key in Base.metadata.tables[name].primary_key]
            )
            for name, rows in example_rows().items()
        }
    )


def test_nothing_is_sql_null_that_was_not(database_url: str, other_url: str, tmp_path: Path) -> None:
    fill(database_url)
    back_up(database_url, tmp_path / "tables.backup")
    restore(other_url, tmp_path / "tables.backup")
    with writing(other_url) as connection:
        assert connection.execute(text("SELECT count(*) FROM entries WHERE data IS NULL")).scalar_one() == 1


def test_a_database_in_which_nothing_is_stored_yet_is_empty(database_url: str, backup: Path) -> None:
    with transaction(database_url):
        pass  # a server has been started here
    restore(database_url, backup)
    assert len(contents(database_url)["people"]) == 2


def test_a_backup_is_of_one_moment(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(database_url)

    def write_while_others_do(path: Path, revision: str, rows: Iterator[Stored]) -> int:
        first = next(rows)
        with writing(database_url) as connection:
            connection.execute(text("DELETE FROM people"))
        return write_backup(path, revision, [first, *rows])

    monkeypatch.setattr(module, "write_backup", write_while_others_do)
    assert back_up(database_url, tmp_path / "tables.backup") == sum(map(len, example_rows().values()))


def test_a_backup_is_for_its_owner_alone_and_leaves_nothing_half_done(backup: Path) -> None:
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert [path.name for path in backup.parent.iterdir() if path.name.startswith(".")] == []


def test_a_file_that_is_there_is_not_overwritten(backup: Path) -> None:
    before = backup.read_bytes()
    with pytest.raises(BadBackup) as caught:
        back_up(f"sqlite:///{backup.parent / 'source.sqlite'}", backup)
    assert str(backup) in said(caught.value)
    assert backup.read_bytes() == before


def test_a_place_that_cannot_be_written_to_is_named(backup: Path) -> None:
    with pytest.raises(BadBackup) as caught:
        back_up(f"sqlite:///{backup.parent / 'source.sqlite'}", backup / "inside")
    assert "cannot be written" in said(caught.value)


def test_there_is_nothing_to_back_up_without_a_database(empty_database_url: str, tmp_path: Path) -> None:
    with pytest.raises(BadDatabase) as caught:
        back_up(empty_database_url, tmp_path / "tables.backup")
    assert "no tables" in said(caught.value)
    assert list(tmp_path.iterdir()) == []


def test_a_backup_is_not_restored_over_what_is_stored(database_url: str, backup: Path) -> None:
    with transaction(database_url) as connection:
        connection.execute(insert(Base.metadata.tables["people"]), example_rows()["people"][:1])
    with pytest.raises(BadBackup) as caught:
        restore(database_url, backup)
    assert "“people”" in said(caught.value)
    assert len(contents(database_url)["people"]) == 1


def test_a_backup_is_not_restored_beside_what_is_not_ours(empty_database_url: str, backup: Path) -> None:
    with writing(empty_database_url) as connection:
        connection.execute(text("CREATE TABLE recipes (id INTEGER)"))
    with pytest.raises(BadBackup) as caught:
        restore(empty_database_url, backup)
    assert "“recipes”" in said(caught.value)


def cut(data: bytes) -> bytes:
    return data[: len(data) // 2]


def cut_between_lines(data: bytes) -> bytes:
    return gzip.compress(b"".join(gzip.decompress(data).splitlines(keepends=True)[:-1]))


def without_a_row(data: bytes) -> bytes:
    lines = gzip.decompress(data).splitlines(keepends=True)
    return gzip.compress(b"".join([*lines[:3], *lines[4:]]))


def with_another_name(data: bytes) -> bytes:
    return gzip.compress(gzip.decompress(data).replace(b"Ann", b"Eve"))


def with_something_after_the_end(data: bytes) -> bytes:
    return gzip.compress(gzip.decompress(data) + b'{"into":"people","row":{}}\n')


def with_a_bit_changed(data: bytes) -> bytes:
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]


def with_the_head(**changes: Any) -> Callable[[bytes], bytes]:
    def change(data: bytes) -> bytes:
        head, rest = gzip.decompress(data).split(b"\n", maxsplit=1)
        return gzip.compress(json.dumps({**json.loads(head), **changes}).encode() + b"\n" + rest)

    return change


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (cut, "ends in the middle"),
        (cut_between_lines, "ends in the middle"),
        (without_a_row, "is damaged"),
        (with_another_name, "is damaged"),
        (with_something_after_the_end, "is damaged"),
        (with_a_bit_changed, ""),
        (with_the_head(backup="something else"), "is not a Tricorne backup"),
        (with_the_head(format=2), "A newer Tricorne can read it"),
        (with_the_head(at="another day"), "is damaged"),
        (lambda _: gzip.compress(b"[1, 2]\n"), "is not a Tricorne backup"),
        (lambda _: gzip.compress(b""), "is not a Tricorne backup"),
        (lambda _: b"poem", "is not a Tricorne backup"),
        (lambda _: b"", "is not a Tricorne backup"),
    ],
)
def test_a_file_that_is_not_whole_is_refused_before_anything_is_written(
    change: Callable[[bytes], bytes], complaint: str, backup: Path
) -> None:
    backup.write_bytes(change(backup.read_bytes()))
    target = backup.parent / "target.sqlite"
    with pytest.raises(BadBackup) as caught:
        restore(f"sqlite:///{target}", backup)
    assert complaint in said(caught.value)
    assert not target.exists()


def test_a_backup_of_a_newer_tricorne_is_refused(tmp_path: Path) -> None:
    write_backup(tmp_path / "tables.backup", "9999", [])
    with pytest.raises(BadBackup) as caught:
        restore(f"sqlite:///{tmp_path / 'target.sqlite'}", tmp_path / "tables.backup")
    assert "9999" in said(caught.value)


@pytest.mark.parametrize(
    "row",
    [
        Stored("recipes", {"id": 1}),
        Stored("people", {"id": 1, "colour": "red"}),
        Stored("people", {"id": "x", "name": "x", "created_at": "yesterday"}),
        Stored("notes", {"table_id": "no", "person_id": "no", "text": "", "at": "2025-01-01"}),
    ],
)
def test_what_a_database_does_not_take_leaves_it_as_it_was(
    row: Stored, empty_database_url: str, tmp_path: Path
) -> None:
    path = tmp_path / "tables.backup"
    write_backup(path, revisions()[-1], [Stored("people", _plain_person()), row])
    with pytest.raises(BadBackup) as caught:
        restore(empty_database_url, path)
    assert "nothing was restored" in said(caught.value)
    with pytest.raises(BadDatabase) as caught_after:
        back_up(empty_database_url, tmp_path / "after.backup")
    assert "no tables" in said(caught_after.value)


def _plain_person() -> dict[str, Any]:
    person = example_rows()["people"][1]
    return {**person, "created_at": person["created_at"].isoformat()}


def test_a_backup_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadBackup) as caught:
        restore(f"sqlite:///{tmp_path / 'target.sqlite'}", tmp_path / "none.backup")
    assert "none.backup" in said(caught.value)
