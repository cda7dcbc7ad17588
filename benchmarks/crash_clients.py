"""Clients that play on while servers crash: they retry every request until it is answered."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

import aiohttp

from benchmarks.checker import SentMove
from benchmarks.players import (
    GameTable,
    Player,
    UnexpectedStatus,
    choose_move,
    expect,
    start_game,
    waiting_seats,
)
from benchmarks.websocket_client import LiveSocket
from tricorne.games import GAMES
from tricorne.server.tables.setup import Status

RETRY_SECONDS = 0.05
REQUEST_SECONDS = 20.0
UNAVAILABLE = 503
STALE = "error-stale"
CONNECTION_ERRORS = (aiohttp.ClientError, OSError)

T = TypeVar("T")


@dataclass
class CrashClients:
    """Players at several tables, who play one game after another at each."""

    rng: random.Random
    tables: list[GameTable] = field(default_factory=list)
    """All tables so far."""
    finished: int = 0
    retries: int = 0
    deduplicated: int = 0
    """Moves that were stored although their response was lost: the retry returned the stored move."""
    stale: int = 0
    """Moves sent to a server that had not yet read what another server had stored."""
    refused: list[str] = field(default_factory=list)
    stopping: bool = False
    """Whether players stop when their game is over."""

    @property
    def acknowledged(self) -> int:
        """The number of acknowledged moves."""
        return sum(len(table.checker.acknowledged) for table in self.tables)

    async def play(self, number: int, players: Sequence[Player], bots: Sequence[str]) -> None:
        """Play one game after another."""
        while not self.stopping:
            game = list(GAMES)[number % len(GAMES)]
            table = await self._retry(partial(start_game, game, players, bots))
            self.tables.append(table)
            following = asyncio.create_task(self._follow(table))
            await self._play_game(table)
            following.cancel()
            table.finished = True
            self.finished += 1
            number += 1

    async def _play_game(self, table: GameTable) -> None:
        while True:
            standing = await self._standing(table, 0)
            if standing["status"] != Status.RUNNING:
                return
            moves = []
            for seat in waiting_seats(standing):
                own = await self._standing(table, seat)
                # Another server may learn a moment later that it is this seat's turn.
                if seat in waiting_seats(own):
                    moves.append(choose_move(own, seat, self.rng))
            if not moves:
                await asyncio.sleep(RETRY_SECONDS)
            await asyncio.gather(*(self._move(table, move) for move in moves))

    async def _standing(self, table: GameTable, seat: int) -> dict[str, Any]:
        path = f"{table.path}?seat={seat}"
        response = await self._retry(lambda: _expect(table.players[seat].request("GET", path)))
        standing: dict[str, Any] = response.json()["standing"]
        return standing

    async def _move(self, table: GameTable, move: SentMove) -> None:
        try:
            response = await self._retry(lambda: _expect(table.post(move)))
        except UnexpectedStatus as error:
            if error.key == STALE:
                self.stale += 1
            else:
                self.refused.append(f"table {table.id}: {move} was refused: {error}")
        else:
            self.deduplicated += response.json()["again"]

    async def _retry(self, send: Callable[[], Awaitable[T]]) -> T:
        """Send until there is a response other than 503 Service Unavailable."""
        while True:
            try:
                async with asyncio.timeout(REQUEST_SECONDS):
                    return await send()
            except (*CONNECTION_ERRORS, TimeoutError):
                pass
            except UnexpectedStatus as error:
                if error.status != UNAVAILABLE:
                    raise
            self.retries += 1
            await asyncio.sleep(RETRY_SECONDS)

    async def _follow(self, table: GameTable) -> None:
        """Follow a table over reconnections, and record the last log entry that was sent."""

        def updated(socket: LiveSocket) -> None:
            table.checker.last_seen = max(table.checker.last_seen, socket.number)

        player = table.players[0]
        while True:
            path = f"{table.path}/live?seat=0&since={table.checker.last_seen}"
            with contextlib.suppress(*CONNECTION_ERRORS):
                socket = await LiveSocket.open(player.client, path, player.cookie, updated)
                try:
                    await socket.wait_closed()
                finally:
                    await socket.close()
            await asyncio.sleep(RETRY_SECONDS)


async def _expect(request: Awaitable[Any]) -> Any:
    return expect(await request)
