"""A load generator: moves at many tables, at a fixed rate or as fast as the server takes them."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from benchmarks.checker import SentMove
from benchmarks.latency import percentiles
from benchmarks.players import OK, GameTable
from benchmarks.server_process import ServerProcess
from benchmarks.websocket_client import LiveSocket

# The benchmark fails if a move takes longer to reach the other players.
DELIVERY_SECONDS = 60.0


@dataclass
class MoveTimes:
    """How long moves took, in seconds."""

    acknowledged: list[float] = field(default_factory=list)
    """Until the player who moved had the response."""
    delivered: list[float] = field(default_factory=list)
    """Until another player's socket received the move."""
    refused: int = 0

    def json(self, seconds: float, cpu_seconds: float) -> dict[str, Any]:
        """Return rate, latencies, and CPU time of the servers per move."""
        moves = len(self.acknowledged)
        return {
            "moves_per_second": round(moves / seconds, 1),
            "acknowledged_ms": percentiles(self.acknowledged),
            "delivered_ms": percentiles(self.delivered),
            "cpu_ms_per_move": round(cpu_seconds / moves * 1e3, 2) if moves else None,
            "refused": self.refused,
            "load_average": round(os.getloadavg()[0], 1),
        }


async def make_move(table: GameTable, move: SentMove, started: float, times: MoveTimes) -> None:
    """Send a move, and wait until the sockets of all players have received it."""
    own, waiting = table.sockets[move.seat], set(table.sockets)
    everybody = asyncio.get_running_loop().create_future()

    def updated(socket: LiveSocket) -> None:
        if socket is not own and socket in waiting:
            times.delivered.append(time.perf_counter() - started)
        waiting.discard(socket)
        if not waiting and not everybody.done():
            everybody.set_result(None)

    table.on_update = updated
    response = await table.post(move)
    if response.status == OK:
        times.acknowledged.append(time.perf_counter() - started)
        await asyncio.wait_for(everybody, DELIVERY_SECONDS)
    else:
        times.refused += 1


class LoadGenerator:
    """Makes moves at many tables, one at a time at each."""

    def __init__(
        self, servers: Sequence[ServerProcess], tables: Sequence[GameTable], rng: random.Random
    ) -> None:
        self._servers = servers
        self._rng = rng
        self._idle: asyncio.Queue[GameTable] = asyncio.Queue()
        for table in tables:
            self._idle.put_nowait(table)

    async def steady(self, seconds: float, rate: int) -> dict[str, Any]:
        """Make `rate` moves a second, whether the server keeps up or not."""
        times, moves, cpu_before = MoveTimes(), [], self._cpu_seconds()
        started = time.perf_counter()
        for number in range(round(seconds * rate)):
            table, move = await self._next()
            due = started + number / rate
            await asyncio.sleep(due - time.perf_counter())
            moves.append(asyncio.create_task(self._move(table, move, due, times)))
        await asyncio.gather(*moves)
        return times.json(time.perf_counter() - started, self._cpu_seconds() - cpu_before)

    async def flat_out(self, seconds: float, concurrency: int) -> dict[str, Any]:
        """Keep a number of moves in flight, and make as many as the server takes."""
        times, cpu_before = MoveTimes(), self._cpu_seconds()
        started = time.perf_counter()

        async def work() -> None:
            while time.perf_counter() - started < seconds:
                table, move = await self._next()
                await self._move(table, move, time.perf_counter(), times)

        await asyncio.gather(*(work() for _ in range(concurrency)))
        return times.json(time.perf_counter() - started, self._cpu_seconds() - cpu_before)

    def _cpu_seconds(self) -> float:
        return sum(server.cpu_seconds() or 0.0 for server in self._servers)

    async def _next(self) -> tuple[GameTable, SentMove]:
        """Return an idle table and its next move; tables whose game is over drop out."""
        while True:
            table = await self._idle.get()
            if seats := table.waiting():
                return table, table.choose(self._rng.choice(seats), self._rng)

    async def _move(self, table: GameTable, move: SentMove, started: float, times: MoveTimes) -> None:
        await make_move(table, move, started, times)
        self._idle.put_nowait(table)
