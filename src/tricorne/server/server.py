"""A server, put together: what its parts are, and how they start and stop."""

from __future__ import annotations

import gc
import sys
from dataclasses import dataclass

from tricorne.server.accounts.accounts import People
from tricorne.server.accounts.login_throttle import LoginThrottle
from tricorne.server.compute.bot_pool import Thinkers
from tricorne.server.compute.readiness import Readiness
from tricorne.server.compute.win_probability import Chances
from tricorne.server.http.connection_limit import Followers
from tricorne.server.http.rate_limits import Limits
from tricorne.server.notifications.notifier import Notifier
from tricorne.server.notifications.webhook import Webhooks
from tricorne.server.settings import Settings
from tricorne.server.storage.database import Database, open_database
from tricorne.server.tables.chat import Talks
from tricorne.server.tables.clock import RunningClock
from tricorne.server.tables.driver import Driver
from tricorne.server.tables.manager import Rooms
from tricorne.server.tables.state import Timeouts
from tricorne.server.tables.view_cache import Rendered

# To look through all that a thousand tables and their sockets consist of takes Python most of a second:
# it shall look for what nobody needs any more where it is likely to be, and seldom everywhere.
SEARCHES = (2_000, 20, 50)
# The thread that writes gives up Python's lock with every statement, and so long it may wait for it again.
SWITCH_SECONDS = 0.001


@dataclass(frozen=True)
class Server:
    """All parts of a running server."""

    settings: Settings
    database: Database
    clock: RunningClock
    rooms: Rooms
    thinkers: Thinkers
    readiness: Readiness
    driver: Driver
    chances: Chances
    limits: Limits
    rendered: Rendered
    logins: LoginThrottle
    people: People
    talks: Talks
    followers: Followers
    webhooks: Webhooks
    notifier: Notifier

    @classmethod
    async def start(cls, settings: Settings, limits: Limits) -> Server:
        """Open the database and begin to keep tables going."""
        gc.set_threshold(*SEARCHES)
        sys.setswitchinterval(SWITCH_SECONDS)
        database = open_database(settings.database)
        clock = RunningClock(database)
        await clock.beat()
        timeouts = Timeouts(
            settings.absence_seconds, settings.proposal_seconds, settings.abandoned_hours * 3600.0
        )
        rooms = Rooms(database, clock, timeouts)
        talks = Talks(database)
        thinkers = Thinkers(settings)
        readiness = Readiness()
        driver = Driver(settings, rooms, thinkers, clock, readiness)
        people = People(database, settings)
        webhooks = Webhooks(people, settings)
        server = cls(
            settings,
            database,
            clock,
            rooms,
            thinkers,
            readiness,
            driver,
            Chances(thinkers),
            limits,
            Rendered(),
            # Half of what a network may try at all names may be wrong at one before it has to wait.
            LoginThrottle(max(1, settings.limit("logins").amount // 2)),
            people,
            talks,
            Followers(settings.sockets_a_person),
            webhooks,
            Notifier(settings, rooms, [webhooks]),
        )
        await database.listen(server.news)
        readiness.start()
        driver.start()
        server.notifier.start()
        return server

    def news(self, payload: str | None) -> None:
        """Hear from another worker what has changed; None: something may have been missed."""
        if payload is None or payload.startswith(Talks.NEWS):
            self.talks.news(payload)
        if payload is None or payload.startswith(People.NEWS):
            self.people.news(payload)
        if payload is None or not payload.startswith((Talks.NEWS, People.NEWS)):
            self.rooms.news(payload)

    async def stop(self) -> None:
        """Stop gracefully: what has been taken is stored."""
        await self.driver.stop()
        await self.readiness.stop()
        await self.chances.stop()
        self.thinkers.close()
        self.rooms.offload.close()
        await self.notifier.stop()
        await self.webhooks.close()
        await self.database.close()
