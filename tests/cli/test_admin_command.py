"""`tricorne admin`: what a host is told, and how it ends."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import text

from tests.cli.conftest import Run
from tests.server.support.stored_tables import play_on, seated_table
from tricorne.games import GAMES
from tricorne.i18n.catalogue import LANGUAGES
from tricorne.server.storage.migrate import migrate
from tricorne.server.storage.one_off import writing


@pytest.fixture
def url(tmp_path: Path) -> str:
    """Store two tables."""
    address = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    migrate(address)
    with writing(address) as connection:
        for game in GAMES:
            play_on(connection, seated_table(connection, game, "admin"))
    return address


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_is_moved_to_another_database(run: Run, url: str, language: str, tmp_path: Path) -> None:
    in_language = ("--language", language)
    done = run("admin", "backup", "tables.backup", "--database", url, *in_language)
    assert done.code == 0, done.err
    assert "tables.backup" in done.out
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert run("admin", "restore", "tables.backup", "--database", other, *in_language).code == 0
    done = run("admin", "verify", "--database", other, *in_language)
    assert done.code == 0, done.err
    assert "2" in done.out
    again = run("admin", "restore", "tables.backup", "--database", other, *in_language)
    assert again.code == 2
    assert "--database" in again.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_are_told_line_by_line(run: Run, url: str, language: str) -> None:
    with writing(url) as connection:
        connection.execute(text("UPDATE tables SET seed = 'changed'"))
        connection.execute(text("UPDATE seats SET name = 'Eve' WHERE seat = 1"))
    done = run("admin", "verify", "--database", url, "--language", language)
    assert done.code == 1
    assert done.err.count({"en": "the commitment", "fr": "l’engagement"}[language]) == 2
    assert done.out == ""


def test_games_of_other_rules_are_counted_apart(run: Run, url: str) -> None:
    with writing(url) as connection:
        connection.execute(text("UPDATE tables SET rules = 0"))
    done = run("admin", "verify", "--database", url)
    assert done.code == 0
    assert "2 tables were played with other rules" in done.out


def test_pruning_tells_what_it_does(run: Run, url: str) -> None:
    would = run("admin", "prune", "--days", "30", "--dry-run", "--database", url)
    assert "2 tables" in would.out
    assert "Nothing was deleted" in would.out
    assert "2 tables" in run("admin", "prune", "--days", "30", "--database", url).out
    assert "0 tables" in run("admin", "prune", "--days", "30", "--database", url).out


def test_days_have_to_be_possible(run: Run, url: str) -> None:
    for days in ("0", "-1", "1000000"):
        done = run("admin", "prune", "--days", days, "--database", url)
        assert done.code == 2
        assert "--days" in done.err


def test_the_database_is_the_one_of_the_server(run: Run, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRICORNE_DATABASE", url)
    assert run("admin", "verify").code == 0


@pytest.mark.parametrize("command", [("verify",), ("prune", "--days", "3"), ("backup", "file")])
def test_a_database_that_is_not_there_is_not_made(run: Run, command: tuple[str, ...], tmp_path: Path) -> None:
    done = run("admin", *command, "--database", f"sqlite:///{tmp_path / 'none.sqlite'}")
    assert done.code == 2
    assert "none.sqlite" in done.err
    assert list(tmp_path.iterdir()) == []
