"""Ratings: every game counts, however many workers finish one at the same moment.

Not checked here: SQLite, which lets one write after the other.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from dataclasses import replace

from sqlalchemy import Connection, delete, select

from tests.server.databases import PostgreSQL
from tests.server.storage.support import eventually, opened, transaction
from tests.server.tables import play_on, seated_table
from tricorne.games import GAMES
from tricorne.server import ratings
from tricorne.server.room import Room
from tricorne.server.storage.engine import read_url
from tricorne.server.storage.models import Outcome, Rating

GAME = min(GAMES)
BOT = f"{ratings.BOT}random"


def rated_game(connection: Connection, seed: str) -> Room:
    """Store a table at which a game is over that counts and is to be noted."""
    room = seated_table(connection, GAME, seed)
    play_on(connection, room)
    connection.execute(delete(Outcome).where(Outcome.table_id == room.setup.id))
    room.setup = replace(room.setup, rated=True)
    return room


def noting(room: Room) -> Callable[[Connection], None]:
    """Note a game."""
    return lambda connection: ratings.note(connection, room, room.entries[-1].at)


def test_two_workers_that_finish_games_at_once_both_count(postgresql: PostgreSQL) -> None:
    async def story(url: str, one: Room, other: Room) -> None:
        noted, go_on = threading.Event(), threading.Event()

        def slowly(connection: Connection) -> None:
            noting(one)(connection)
            noted.set()
            go_on.wait()

        async with opened(url) as here, opened(url) as there:
            first = asyncio.create_task(here.write(slowly))
            await asyncio.to_thread(noted.wait)
            second = asyncio.create_task(there.write(noting(other)))
            waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = '{}'"
            name = read_url(url).database
            await eventually(lambda: postgresql.execute(waiting.format(name)))
            go_on.set()
            await asyncio.gather(first, second)
            games = select(Rating.games).where(Rating.who == BOT)
            assert await here.read(lambda connection: connection.execute(games).scalar_one()) == 3

    with postgresql.database() as url:
        with transaction(url) as connection:
            before, one, other = (rated_game(connection, seed) for seed in ("before", "one", "other"))
            noting(before)(connection)
        asyncio.run(story(url, one, other))
