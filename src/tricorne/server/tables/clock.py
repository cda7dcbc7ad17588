"""The running clock in this process: what the database has, and the seconds since it was last asked."""

from __future__ import annotations

import time

from tricorne.server.storage import clock
from tricorne.server.storage.database import Database

# How often the clock is beaten, well within its longest gap.
BEAT_SECONDS = 3.0


class RunningClock:
    """Counts the seconds in which a server ran; while none does, it stands still."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._ran = 0.0
        self._at = time.monotonic()

    def now(self) -> float:
        """Return how long servers have run in all."""
        return self._ran + time.monotonic() - self._at

    async def beat(self) -> None:
        """Move the stored clock on."""
        ran = await self._database.write(
            lambda connection: clock.beat(connection, time.time()), about="clock"
        )
        self._ran, self._at = ran, time.monotonic()
