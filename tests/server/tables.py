"""Tables with whole games at them, stored as the server stores them but without one."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from itertools import count

from sqlalchemy import Connection, insert

from tests.server.storage.rows import person
from tricorne.server import shelf
from tricorne.server.boxes import game_named
from tricorne.server.log import Draft, Entry
from tricorne.server.room import Room
from tricorne.server.setup import Setup, Status, TableKind
from tricorne.server.storage.models import Person

AT = datetime(2025, 7, 14, tzinfo=UTC)
_numbers = count(1)


def seated_table(connection: Connection, game: str, seed: str) -> Room:
    """Store a table at which one person plays with bots and has just begun."""
    number = next(_numbers)
    box = game_named(game)
    players = box.players[0]
    ann = person(f"Ann{number}")
    connection.execute(insert(Person), ann)
    setup = Setup(
        f"table-{number}",
        box,
        box.rules_version,
        box.file.fingerprint,
        players,
        box.settle_options({}),
        "",
        TableKind.PLAY,
        public=True,
        rated=False,
        pace=3600,
        host=ann["id"],
        seed=seed,
        commitment=None,
        bot_seed="bots",
    )
    room = Room(setup)
    shelf.put(connection, setup, AT)
    add(connection, room, room.draft_sit(0, ann["id"], ann["name"]))
    add(connection, room, room.draft_fill("random"))
    return room


def add(connection: Connection, room: Room, drafts: list[Draft]) -> None:
    """Add lines to the log of a table."""
    entries = []
    for draft in drafts:
        entry = Entry(
            room.number + 1,
            draft.kind,
            AT,
            float(room.number),
            draft.seat,
            draft.action,
            draft.answers,
            draft.data,
        )
        room.fold(entry)
        entries.append(entry)
    shelf.append(connection, room, entries, shelf.seat_rows(room))


def play_on(connection: Connection, room: Room, moves: int | None = None) -> None:
    """Play so many random moves, or to the end."""
    chance = random.Random(room.setup.seed)
    while room.status == Status.RUNNING and (moves is None or room.moves < moves):
        assert room.table is not None
        seat = chance.choice(room.waiting())
        action = chance.choice(list(room.game.legal(room.table.state, seat)))
        add(connection, room, room.draft_move(seat, room.game.actions.text(int(action)), room.number))
