"""`tricorne admin`: output and exit codes."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import text

from tests.cli.conftest import Run
from tests.server.support.stored_tables import play_on, seated_table
from tricorne.games import GAMES
from tricorne.i18n.catalogue import LANGUAGES, Translations
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
def test_backup_restores_into_another_database(run: Run, url: str, language: str, tmp_path: Path) -> None:
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


def on_one_line(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_prints_each_problem(run: Run, url: str, language: str) -> None:
    with writing(url) as connection:
        connection.execute(text("UPDATE tables SET seed = 'changed'"))
        connection.execute(text("UPDATE seats SET name = 'Eve' WHERE seat = 1"))
    done = run("admin", "verify", "--database", url, "--language", language)
    assert done.code == 1
    said = Translations(language).say("admin-verify-commitment", table="|")
    assert on_one_line(done.err).count(on_one_line(said.partition("|")[2])) == 2
    assert done.out == ""


def test_verify_counts_games_with_other_rules(run: Run, url: str) -> None:
    with writing(url) as connection:
        connection.execute(text("UPDATE tables SET rules = 0"))
    done = run("admin", "verify", "--database", url)
    assert done.code == 0
    assert "2 tables were played with other rules" in done.out


def test_prune_reports_what_it_removes(run: Run, url: str) -> None:
    would = run("admin", "prune", "--days", "30", "--dry-run", "--database", url)
    assert "2 tables" in would.out
    assert "Nothing was deleted" in would.out
    assert "2 tables" in run("admin", "prune", "--days", "30", "--database", url).out
    assert "0 tables" in run("admin", "prune", "--days", "30", "--database", url).out


def test_prune_rejects_impossible_days(run: Run, url: str) -> None:
    for days in ("0", "-1", "1000000"):
        done = run("admin", "prune", "--days", days, "--database", url)
        assert done.code == 2
        assert "--days" in done.err


def test_default_database_is_the_servers(run: Run, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRICORNE_DATABASE", url)
    assert run("admin", "verify").code == 0


@pytest.mark.parametrize("command", [("verify",), ("prune", "--days", "3"), ("backup", "file")])
def test_a_missing_database_is_not_created(run: Run, command: tuple[str, ...], tmp_path: Path) -> None:
    done = run("admin", *command, "--database", f"sqlite:///{tmp_path / 'none.sqlite'}")
    assert done.code == 2
    assert "none.sqlite" in done.err
    assert list(tmp_path.iterdir()) == []
