"""Simultaneous choices: all players send their choice at the same instant, and every one must count."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from benchmarks.players import OK, GameTable, Player, run_concurrently, start_game
from benchmarks.websocket_client import LiveSocket
from tricorne.games import GAMES, load
from tricorne.server.storage.one_off import reading
from tricorne.server.tables import repository

PLAYERS = 6
# Tables at which the same players play at a time.
TABLES = 4
DELIVERY_SECONDS = 60.0


@dataclass
class Rounds:
    """Counts rounds and choices."""

    wanted: int
    played: int = 0
    choices: int = 0
    rejected: int = 0


def simultaneous_games() -> list[str]:
    """Return the games whose first decision is made by all players at once."""
    games = [load(name) for name in GAMES]
    return [game.name for game in games if len(game.waiting(game.new("bench", PLAYERS))) == PLAYERS]


async def play_rounds(
    players: Sequence[Player], wanted: int, rng: random.Random, database: str
) -> dict[str, Any]:
    """Play rounds in which all players choose at once, and check the logs against what was sent."""
    rounds, tables = Rounds(wanted), []

    async def play_games(game: str) -> None:
        while rounds.played < rounds.wanted:
            table = await start_game(game, players)
            tables.append(table)
            await table.connect()
            await _play(table, rounds, rng)
            await table.disconnect()

    await run_concurrently(play_games(game) for game in simultaneous_games() for _ in range(TABLES))
    return {
        "players": PLAYERS,
        "rounds": rounds.played,
        "choices": rounds.choices,
        "rejected": rounds.rejected,
        "problems": _check(tables, database),
    }


async def _play(table: GameTable, rounds: Rounds, rng: random.Random) -> None:
    while (seats := table.waiting()) and rounds.played < rounds.wanted:
        moves = [table.choose(seat, rng) for seat in seats]
        if len(seats) == PLAYERS:
            rounds.played += 1
            rounds.choices += len(seats)
        responses = await asyncio.gather(*(table.post(move) for move in moves))
        rounds.rejected += sum(response.status != OK for response in responses)
        await _wait_for_delivery(table, max(table.checker.acknowledged))


async def _wait_for_delivery(table: GameTable, number: int) -> None:
    """Wait until all sockets have received a log entry."""
    delivered = asyncio.get_running_loop().create_future()

    def updated(_: LiveSocket | None = None) -> None:
        if all(socket.number >= number for socket in table.sockets) and not delivered.done():
            delivered.set_result(None)

    table.on_update = updated
    updated()
    await asyncio.wait_for(delivered, DELIVERY_SECONDS)


def _check(tables: Sequence[GameTable], database: str) -> list[str]:
    with reading(database) as connection:
        return [
            problem
            for table in tables
            for problem in table.checker.check(
                repository.load_entries(connection, table.id, 0), range(PLAYERS)
            )
        ]
