"""Tables with whole games, stored as a server stores them but without running one."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from itertools import count

from sqlalchemy import Connection, insert, select

from tests.server.storage.rows import person
from tricorne.match import fair_deal
from tricorne.server.storage.models import Person
from tricorne.server.tables import repository
from tricorne.server.tables.components import game_named
from tricorne.server.tables.log import Draft, Entry
from tricorne.server.tables.setup import Account, Setup, Status, TableKind
from tricorne.server.tables.table import Table

AT = datetime(2025, 7, 14, tzinfo=UTC)
_numbers = count(1)


def seated_table(connection: Connection, game: str, seed: str) -> Table:
    """Store a table at which one person plays with bots and has just begun."""
    box = game_named(game)
    players = box.players[0]
    ann = person(f"Ann{next(_numbers)}")
    connection.execute(insert(Person), ann)
    table = Table(new_setup(game, players, seed, ann["id"], rated=False))
    repository.insert_table(connection, table.setup, AT)
    add(connection, table, table.draft_sit(0, ann["id"], ann["name"]))
    add(connection, table, table.draft_fill("random"))
    return table


def rated_table(connection: Connection, game: str, seed: str, people: Sequence[str]) -> Table:
    """Store a table at which registered people have sat down, and whose game is rated; it has just begun."""
    there = set(connection.scalars(select(Person.id)))
    ids = [f"person-{name}" for name in people]
    for name, who in zip(people, ids, strict=True):
        if who not in there:
            connection.execute(insert(Person), person(name, login=name.casefold()))
    # Without a commitment the same seed gives the same deal at every table.
    setup = replace(new_setup(game, len(people), seed, ids[0], rated=True), seed=seed, commitment=None)
    table = Table(setup)
    repository.insert_table(connection, table.setup, AT)
    for seat, (name, who) in enumerate(zip(people, ids, strict=True)):
        add(connection, table, table.draft_sit(seat, who, name, Account.REGISTERED), who)
    return table


def new_setup(game: str, players: int, seed: str, host: str, *, rated: bool) -> Setup:
    """Return the setup of a public table."""
    number = next(_numbers)
    box = game_named(game)
    secret = hashlib.sha256(seed.encode()).hexdigest()
    setup = Setup(
        f"table-{number}",
        box,
        box.rules_version,
        box.file.fingerprint,
        players,
        box.complete_options({}),
        "",
        TableKind.PLAY,
        public=True,
        rated=rated,
        pace=3600,
        host=host,
        seed=secret,
        commitment=None,
        bot_seed="bots",
    )
    return replace(setup, commitment=fair_deal.commitment(secret, setup.context))


def add(
    connection: Connection, table: Table, drafts: list[Draft], person: str | None = None, at: datetime = AT
) -> None:
    """Append entries to the log of a table."""
    entries = []
    for draft in drafts:
        entry = Entry(
            table.number + 1,
            draft.kind,
            at,
            float(table.number),
            draft.seat,
            draft.action,
            draft.base_number,
            draft.data,
            person,
        )
        table.apply(entry)
        entries.append(entry)
    repository.append_entries(connection, table, entries, repository.seat_rows(table))


def play_on(connection: Connection, table: Table, moves: int | None = None, at: datetime = AT) -> None:
    """Play a number of random moves, or to the end."""
    chance = random.Random(table.setup.seed)
    while table.status == Status.RUNNING and (moves is None or table.moves < moves):
        assert table.match is not None
        seat = chance.choice(table.waiting())
        action = chance.choice(list(table.game.legal(table.match.state, seat)))
        add(
            connection,
            table,
            table.draft_move(seat, table.game.actions.text(int(action)), table.number),
            at=at,
        )
