"""Moves at many tables, at a steady rate or as many as go, and how long each of them takes."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tricorne.cli.benches.company import OK, Party
from tricorne.cli.benches.ears import Ears
from tricorne.cli.benches.host import Host
from tricorne.cli.benches.ledger import Sent

# Longer than this nobody waits for a move to be seen.
SEEN_SECONDS = 60.0


@dataclass
class Times:
    """How long moves took, in seconds."""

    acknowledged: list[float] = field(default_factory=list)
    """Until the answer came to the one who made it."""
    seen: list[float] = field(default_factory=list)
    """Until another seat was told."""
    refused: int = 0

    def json(self, seconds: float, worked: float) -> dict[str, Any]:
        """Return the rate, how long moves took, and how long the servers worked for each."""
        moves = len(self.acknowledged)
        return {
            "moves_per_second": round(moves / seconds, 1),
            "acknowledged_ms": percentiles(self.acknowledged),
            "seen_ms": percentiles(self.seen),
            "work_ms_a_move": round(worked / moves * 1e3, 2) if moves else None,
            "refused": self.refused,
            "load_average": round(os.getloadavg()[0], 1),
        }


def percentiles(seconds: Sequence[float]) -> dict[str, float | None]:
    """Return the milliseconds that half of some times, 99 in a hundred and all of them stay within."""
    ordered = sorted(seconds)
    shares = {"p50": 0.5, "p99": 0.99, "max": 1.0}
    return {
        name: round(ordered[max(0, -int(-share * len(ordered) // 1) - 1)] * 1e3, 1) if ordered else None
        for name, share in shares.items()
    }


class Load:
    """Tables at which moves are made, one at a time at each."""

    def __init__(self, hosts: Sequence[Host], parties: Sequence[Party], chance: random.Random) -> None:
        self._hosts = hosts
        self._chance = chance
        self._free: asyncio.Queue[Party] = asyncio.Queue()
        for party in parties:
            self._free.put_nowait(party)

    async def steady(self, seconds: float, rate: int) -> dict[str, Any]:
        """Make so many moves a second, whether the server keeps up or not."""
        times, moves, worked = Times(), [], self._worked()
        began = time.perf_counter()
        for number in range(round(seconds * rate)):
            party, move = await self._next()
            due = began + number / rate
            await asyncio.sleep(due - time.perf_counter())
            moves.append(asyncio.ensure_future(self._make(party, move, due, times)))
        await asyncio.gather(*moves)
        return times.json(time.perf_counter() - began, self._worked() - worked)

    async def flat_out(self, seconds: float, at_once: int) -> dict[str, Any]:
        """Make as many moves as go, a number of them at once."""
        times, worked = Times(), self._worked()
        began = time.perf_counter()

        async def one_after_the_other() -> None:
            while time.perf_counter() - began < seconds:
                party, move = await self._next()
                await self._make(party, move, time.perf_counter(), times)

        await asyncio.gather(*(one_after_the_other() for _ in range(at_once)))
        return times.json(time.perf_counter() - began, self._worked() - worked)

    def _worked(self) -> float:
        return sum(host.worked() or 0.0 for host in self._hosts)

    async def _next(self) -> tuple[Party, Sent]:
        """Return a table where nothing is under way, and the next move; games that are over drop out."""
        while True:
            party = await self._free.get()
            if seats := party.asked():
                return party, party.choose(self._chance.choice(seats), self._chance)

    async def _make(self, party: Party, move: Sent, began: float, times: Times) -> None:
        """Make a move, and wait until everybody at the table was told."""
        waiting = set(party.ears)
        all_told = asyncio.get_running_loop().create_future()

        def heard(ears: Ears) -> None:
            if ears is not party.ears[move.seat] and ears in waiting:
                times.seen.append(time.perf_counter() - began)
            waiting.discard(ears)
            if not waiting and not all_told.done():
                all_told.set_result(None)

        party.heard = heard
        answer = await party.post(move)
        if answer.status == OK:
            times.acknowledged.append(time.perf_counter() - began)
            await asyncio.wait_for(all_told, SEEN_SECONDS)
        else:
            times.refused += 1
        self._free.put_nowait(party)
