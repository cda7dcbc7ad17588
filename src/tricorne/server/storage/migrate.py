"""Brings a database up to date, in one transaction; several workers may try at once.

Alembic is loaded only where there is something to do: a server starts more often than its schema changes.
"""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from sqlalchemy import Connection, func, inspect, select, text

from tricorne import __version__
from tricorne.server.storage.engine import POSTGRESQL, shown
from tricorne.server.storage.errors import BadDatabase
from tricorne.server.storage.one_off import writing

if TYPE_CHECKING:
    from alembic.config import Config

SCRIPTS = "tricorne.server.storage:migrations"
HEAD = "head"
VERSION_TABLE = "alembic_version"
# The key of the lock under which PostgreSQL lets one worker migrate at a time: "Tric" in ASCII.
LOCK = 0x54726963


def migrate(url: str, target: str = HEAD) -> None:
    """Bring a database up to date, or create it; one that is newer than this program is left alone."""
    with writing(url) as connection:
        upgrade(connection, target)


def upgrade(connection: Connection, target: str = HEAD) -> None:
    """Migrate within a transaction."""
    lock(connection)
    if revision(connection) == revisions()[-1]:  # one that is not known is refused
        return
    from alembic import command  # noqa: PLC0415

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, target)


def lock(connection: Connection) -> None:
    """Keep others from migrating until this transaction ends, as SQLite does by itself."""
    if connection.dialect.name == POSTGRESQL:
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))


def revision(connection: Connection) -> str | None:
    """Return the revision that a database has; None if there is nothing, and an error if it is unknown."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found: str | None = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()  # noqa: S608 - our own name
    if found and found not in revisions():
        name = shown(connection.engine.url)
        raise BadDatabase("error-database-newer", database=name, found=found, version=__version__)
    return found


def check_up_to_date(connection: Connection) -> None:
    """Refuse a database that is not as this program needs it."""
    found, right = revision(connection), revisions()[-1]
    name = shown(connection.engine.url)
    if found is None:
        raise BadDatabase("error-database-empty", database=name)
    if found != right:
        raise BadDatabase("error-database-revision", database=name, found=found, right=right)


def revisions() -> list[str]:
    """List all revisions that this program knows, the oldest first."""
    scripts = files("tricorne.server.storage").joinpath("migrations", "versions").iterdir()
    return sorted(script.name.partition("_")[0] for script in scripts if script.name[:1].isdecimal())


def _config() -> Config:
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    config.set_main_option("path_separator", "os")
    return config
