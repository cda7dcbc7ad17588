"""The audit: it finds nothing wrong with what the server stores, and everything that was changed since."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection, delete, text, update

from tests.server.support.storage import said, transaction
from tests.server.support.stored_tables import add, play_on, seated_table
from tricorne.games import GAMES
from tricorne.server.storage.models import Person, Seat
from tricorne.server.storage.one_off import reading, writing
from tricorne.server.tables.audit import all_tables, audit
from tricorne.server.tables.setup import Status

GAME = min(GAMES)


def complaints(connection: Connection) -> list[str]:
    """Say all that is wrong."""
    return [said(flaw) for table_id in all_tables(connection) for flaw in audit(connection, table_id).flaws]


@pytest.mark.parametrize("game", GAMES)
def test_tables_as_the_server_stores_them_are_in_order(game: str, database_url: str) -> None:
    with transaction(database_url) as connection:
        begun = seated_table(connection, game, "begun")
        play_on(connection, begun, 10)
        add(connection, begun, begun.draft_deputy(0, "greedy", "wish"))
        finished = seated_table(connection, game, "finished")
        play_on(connection, finished)
        assert finished.status == Status.FINISHED
    with reading(database_url) as connection:
        assert len(all_tables(connection)) == 2
        assert complaints(connection) == []


CHANGES = {
    "UPDATE tables SET seed = 'a better one'": "commitment does not match the stored secret",
    "DELETE FROM entries WHERE number = 5": "entry 5 of the log is missing",
    "DELETE FROM entries WHERE number > 8": "the log ends with entry 8",
    "UPDATE tables SET number = 7": "7 is stored as the last one",
    "UPDATE entries SET action = 'dance' WHERE kind = 'move' AND number = 10": "cannot be replayed",
    "UPDATE entries SET kind = 'party' WHERE number = 10": "is invalid",
    "UPDATE entries SET data = NULL WHERE kind = 'sit' AND number = 2": "is invalid",
    "UPDATE tables SET status = 'running'": "its log says finished, but running is stored",
    "UPDATE tables SET result = '{}'": "the stored result",
    "UPDATE seats SET name = 'Eve' WHERE seat = 1": "seat 2 does not match its log: name",
    "UPDATE seats SET waiting = NOT waiting WHERE seat = 0": "seat 1 does not match its log: waiting",
    "DELETE FROM seats WHERE seat = 1": "seat 2 does not match its log: name",
}


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_is_changed_behind_the_server_is_found(change: str, database_url: str) -> None:
    with transaction(database_url) as connection:
        play_on(connection, seated_table(connection, GAME, "audit"))
    with writing(database_url) as connection:
        connection.execute(text(change))
    with reading(database_url) as connection:
        assert any(CHANGES[change] in complaint for complaint in complaints(connection))


def test_a_game_of_other_rules_is_not_judged_by_these(database_url: str) -> None:
    with transaction(database_url) as connection:
        table = seated_table(connection, GAME, "old rules")
        connection.execute(text("UPDATE tables SET rules = 0"))
        found = audit(connection, table.setup.id)
        assert not found.played
        assert not found.flaws


def test_an_account_that_was_deleted_is_no_flaw_and_one_that_is_missing_at_its_seat_is(
    database_url: str,
) -> None:
    with transaction(database_url) as connection:
        gone, still_here = (seated_table(connection, GAME, seed) for seed in ("gone", "still here"))
        for table in (gone, still_here):
            play_on(connection, table)
        connection.execute(delete(Person).where(Person.id == gone.chairs[0].person))
        assert complaints(connection) == []
        connection.execute(update(Seat).values(person_id=None))
        (complaint,) = complaints(connection)
        assert still_here.setup.id in complaint
