"""A server, put together: what its parts are, and how they start and stop."""

from __future__ import annotations

import gc
import sys
from dataclasses import dataclass

from tricorne.server.chances import Chances
from tricorne.server.clock import RunningClock
from tricorne.server.course import Timeouts
from tricorne.server.driver import Driver
from tricorne.server.followers import Followers
from tricorne.server.limits import Limits
from tricorne.server.login_throttle import LoginThrottle
from tricorne.server.notices.notifier import Notifier
from tricorne.server.notices.webhook import Webhooks
from tricorne.server.people import People
from tricorne.server.readiness import Readiness
from tricorne.server.rendered import Rendered
from tricorne.server.rooms import Rooms
from tricorne.server.settings import Settings
from tricorne.server.storage.database import Database, open_database
from tricorne.server.talk import Talks
from tricorne.server.thinkers import Thinkers

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
