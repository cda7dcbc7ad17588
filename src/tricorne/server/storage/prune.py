"""Removing what nobody will come back to: old tables of guests, expired sessions, guests that are gone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import Connection, Select, delete, exists, select

from tricorne.server.storage.migrate import check_up_to_date
from tricorne.server.storage.models import CardSet, ChatMessage, Person, Seat, Session, TableRow, Token
from tricorne.server.storage.one_off import reading, writing
from tricorne.server.tables.card_sets import is_orphan
from tricorne.server.tables.setup import Status

# Each transaction is short, so that a server that runs meanwhile hardly waits.
AT_A_TIME = 200


@dataclass(frozen=True)
class Pruned:
    """How much was removed, or would be."""

    tables: int
    sessions: int
    guests: int
    card_sets: int
    """Sets of cards that are nobody's and no table's any more."""


def prune(url: str, days: int, now: datetime, *, dry_run: bool) -> Pruned:
    """Remove what is older than so many days, or only count it."""
    before = now - timedelta(days=days)
    with reading(url) as connection:
        check_up_to_date(connection)
        tables = connection.scalars(_tables(before)).all()
        sessions = connection.scalars(_sessions(now)).all()
        guests = connection.scalars(_guests(before, now)).all()
        orphans = connection.scalars(_orphans(_tables(before), _guests(before, now))).all()
    if dry_run:
        return Pruned(len(tables), len(sessions), len(guests), len(orphans))

    # By the time that its turn comes, somebody may be back: each is chosen once more.
    def remove_tables(connection: Connection, ids: Sequence[str]) -> int:
        old = TableRow.id.in_(_tables(before))
        return connection.execute(delete(TableRow).where(TableRow.id.in_(ids), old)).rowcount

    def remove_sessions(connection: Connection, hashes: Sequence[str]) -> int:
        expired = Session.hash.in_(_sessions(now))
        return connection.execute(delete(Session).where(Session.hash.in_(hashes), expired)).rowcount

    def remove_guests(connection: Connection, ids: Sequence[str]) -> int:
        gone = Person.id.in_(_guests(before, now))
        removed = connection.scalars(
            delete(Person).where(Person.id.in_(ids), gone).returning(Person.id)
        ).all()
        return len(removed)

    def remove_card_sets(connection: Connection, fingerprints: Sequence[str]) -> int:
        gone = CardSet.fingerprint.in_(_orphans())
        return connection.execute(delete(CardSet).where(CardSet.fingerprint.in_(fingerprints), gone)).rowcount

    removed = (
        _in_turns(url, tables, remove_tables),
        _in_turns(url, sessions, remove_sessions),
        _in_turns(url, guests, remove_guests),
    )
    return Pruned(*removed, _in_turns(url, orphans, remove_card_sets))


def _orphans(tables: Select[str] | None = None, people: Select[str] | None = None) -> Select[str]:
    """Choose the sets of cards that nobody has, when those tables and people will have gone."""
    return select(CardSet.fingerprint).where(is_orphan(tables, people))


def _in_turns(url: str, keys: Sequence[str], remove: Callable[[Connection, Sequence[str]], int]) -> int:
    count = 0
    for start in range(0, len(keys), AT_A_TIME):
        with writing(url) as connection:
            count += remove(connection, keys[start : start + AT_A_TIME])
    return count


def _tables(before: datetime) -> Select[str]:
    """Choose tables that are not in play, at which nothing has happened, and nobody registered sits."""
    registered = exists().where(
        Seat.table_id == TableRow.id, Seat.person_id == Person.id, Person.login.is_not(None)
    )
    talk = exists().where(ChatMessage.table_id == TableRow.id, ChatMessage.at >= before)
    return select(TableRow.id).where(
        TableRow.status != Status.RUNNING, TableRow.moved_at < before, ~registered, ~talk
    )


def _sessions(now: datetime) -> Select[str]:
    return select(Session.hash).where(Session.expires_at < now)


def _guests(before: datetime, now: datetime) -> Select[str]:
    """Choose guests whose tables and sessions are all to be removed: they have no way to come back."""
    old = _tables(before).cte("old")
    kept = TableRow.id.not_in(select(old.c.id))
    return select(Person.id).where(
        Person.login.is_(None),
        Person.created_at < before,
        ~exists().where(Seat.person_id == Person.id, Seat.table_id == TableRow.id, kept),
        ~exists().where(TableRow.host_id == Person.id, kept),
        ~exists().where(Session.person_id == Person.id, Session.expires_at >= now),
        ~exists().where(Token.person_id == Person.id),
    )
