"""A server, put together: what its parts are, and how they start and stop."""

from __future__ import annotations

import gc
import sys
from dataclasses import dataclass

from tricorne.server.accounts.accounts import Accounts
from tricorne.server.accounts.login_throttle import LoginThrottle
from tricorne.server.compute.bot_pool import BotPool
from tricorne.server.compute.readiness import Readiness
from tricorne.server.compute.win_probability import WinProbabilities
from tricorne.server.http.connection_limit import ConnectionLimit
from tricorne.server.http.rate_limits import RateLimits
from tricorne.server.notifications.notifier import Notifier
from tricorne.server.notifications.webhook import Webhooks
from tricorne.server.settings import Settings
from tricorne.server.storage.database import Database, open_database
from tricorne.server.tables.chat import Chat
from tricorne.server.tables.clock import RunningClock
from tricorne.server.tables.driver import Driver
from tricorne.server.tables.manager import TableManager
from tricorne.server.tables.state import Timeouts
from tricorne.server.tables.view_cache import ViewCache

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
    tables: TableManager
    bot_pool: BotPool
    readiness: Readiness
    driver: Driver
    win_probabilities: WinProbabilities
    rate_limits: RateLimits
    view_cache: ViewCache
    logins: LoginThrottle
    accounts: Accounts
    chat: Chat
    connection_limit: ConnectionLimit
    webhooks: Webhooks
    notifier: Notifier

    @classmethod
    async def start(cls, settings: Settings, rate_limits: RateLimits) -> Server:
        """Open the database and begin to keep tables going."""
        gc.set_threshold(*SEARCHES)
        sys.setswitchinterval(SWITCH_SECONDS)
        database = open_database(settings.database)
        clock = RunningClock(database)
        await clock.beat()
        timeouts = Timeouts(
            settings.absence_seconds, settings.proposal_seconds, settings.abandoned_hours * 3600.0
        )
        tables = TableManager(database, clock, timeouts)
        chat = Chat(database)
        bot_pool = BotPool(settings)
        readiness = Readiness()
        driver = Driver(settings, tables, bot_pool, clock, readiness)
        accounts = Accounts(database, settings)
        webhooks = Webhooks(accounts, settings)
        server = cls(
            settings,
            database,
            clock,
            tables,
            bot_pool,
            readiness,
            driver,
            WinProbabilities(bot_pool),
            rate_limits,
            ViewCache(),
            # Half of what a network may try at all names may be wrong at one before it has to wait.
            LoginThrottle(max(1, settings.limit("logins").amount // 2)),
            accounts,
            chat,
            ConnectionLimit(settings.sockets_a_person),
            webhooks,
            Notifier(settings, tables, [webhooks]),
        )
        await database.listen(server.news)
        readiness.start()
        driver.start()
        server.notifier.start()
        return server

    def news(self, payload: str | None) -> None:
        """Hear from another worker what has changed; None: something may have been missed."""
        if payload is None or payload.startswith(Chat.NEWS):
            self.chat.news(payload)
        if payload is None or payload.startswith(Accounts.NEWS):
            self.accounts.news(payload)
        if payload is None or not payload.startswith((Chat.NEWS, Accounts.NEWS)):
            self.tables.news(payload)

    async def stop(self) -> None:
        """Stop gracefully: what has been taken is stored."""
        await self.driver.stop()
        await self.readiness.stop()
        await self.win_probabilities.stop()
        self.bot_pool.close()
        self.tables.offload.close()
        await self.notifier.stop()
        await self.webhooks.close()
        await self.database.close()
