"""`tricorne admin`: backup, restore, verify and prune."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from tricorne.cli.commands.serve import read_settings
from tricorne.cli.terminal import Terminal
from tricorne.errors import BadOption
from tricorne.i18n.explain import explain
from tricorne.server.storage.backup import back_up
from tricorne.server.storage.backup import restore as restore_backup
from tricorne.server.storage.engine import read_url, shown
from tricorne.server.storage.migrate import check_up_to_date
from tricorne.server.storage.one_off import reading
from tricorne.server.storage.prune import prune as prune_database
from tricorne.server.tables import audit

LONGEST_DAYS = 36_500


def backup(terminal: Terminal, database: str | None, file: Path) -> None:
    """Write the whole database to a file."""
    url = _url(database)
    rows = back_up(url, file)
    terminal.print_message("admin-backup-done", rows=rows, database=shown(read_url(url)), file=str(file))
    terminal.print_message("admin-backup-secret", "dim")


def restore(terminal: Terminal, database: str | None, file: Path) -> None:
    """Restore a backup."""
    url = _url(database)
    head, rows = restore_backup(url, file)
    terminal.print_message(
        "admin-restore-done", rows=rows, file=str(file), at=head.at, database=shown(read_url(url))
    )


def verify(terminal: Terminal, database: str | None) -> bool:
    """Check all tables, and print each problem; return whether there is none."""
    translations = terminal.translations
    flaws = flawed = skipped = 0
    with reading(_url(database)) as connection:
        check_up_to_date(connection)
        tables = audit.all_tables(connection)
        with terminal.progress(translations.say("admin-verifying"), len(tables)) as progress:
            for table in tables:
                found = audit.audit(connection, table)
                for flaw in found.flaws:
                    terminal.print_error(explain(translations, flaw))
                flaws += len(found.flaws)
                flawed += bool(found.flaws)
                skipped += not found.played
                progress.advance(progress.task_ids[0])
    if skipped:
        terminal.print_message("admin-verify-skipped", tables=skipped)
    if flaws:
        terminal.print_error(translations.say("admin-verify-problems", problems=flaws, tables=flawed))
        return False
    terminal.print_message("admin-verify-done", tables=len(tables))
    return True


def prune(terminal: Terminal, database: str | None, days: int, *, dry_run: bool) -> None:
    """Remove old tables, sessions and guests."""
    if not 1 <= days <= LONGEST_DAYS:
        raise BadOption("error-prune-days", days=days, low=1, high=LONGEST_DAYS)
    done = prune_database(_url(database), days, datetime.now(UTC), dry_run=dry_run)
    terminal.print_message(
        "admin-would-prune" if dry_run else "admin-pruned",
        tables=done.tables,
        sessions=done.sessions,
        guests=done.guests,
        cards=done.card_sets,
    )


def _url(database: str | None) -> str:
    """Return the given database, or else the one that `tricorne serve` would use."""
    return read_settings({"database": database}).database
