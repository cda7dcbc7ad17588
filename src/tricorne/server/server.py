"""The server: its parts, and how they start and stop."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Mapping
from dataclasses import dataclass

from tricorne.games.game import Game
from tricorne.server.accounts.accounts import Accounts
from tricorne.server.accounts.login_throttle import LoginThrottle
from tricorne.server.compute.bot_pool import BotPool
from tricorne.server.compute.win_probability import WinProbabilities
from tricorne.server.http.connection_limit import ConnectionLimit
from tricorne.server.http.rate_limits import RateLimits
from tricorne.server.notifications.notifier import Notifier
from tricorne.server.notifications.webhook import Webhooks
from tricorne.server.settings import Settings
from tricorne.server.storage.database import Database, open_database
from tricorne.server.tables import card_sets
from tricorne.server.tables.chat import Chat
from tricorne.server.tables.clock import RunningClock
from tricorne.server.tables.components import load_games
from tricorne.server.tables.driver import Driver
from tricorne.server.tables.manager import TableManager
from tricorne.server.tables.state import Timeouts
from tricorne.server.tables.view_cache import ViewCache

# A full garbage collection of a thousand tables and their sockets takes most of a second: it should be
# rare, and young objects should be collected more often.
GC_THRESHOLDS = (2_000, 20, 50)
# The writer thread releases the GIL with every statement, and may wait this long to get it back.
SWITCH_SECONDS = 0.001


@dataclass(frozen=True)
class Server:
    """The parts of a running server."""

    settings: Settings
    database: Database
    clock: RunningClock
    tables: TableManager
    bot_pool: BotPool
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
    card_sets: Mapping[str, Game]
    """The host's own sets of cards, by their fingerprints."""

    @classmethod
    async def start(cls, settings: Settings, rate_limits: RateLimits) -> Server:
        """Open the database, and start all parts."""
        gc.set_threshold(*GC_THRESHOLDS)
        sys.setswitchinterval(SWITCH_SECONDS)
        database = open_database(settings.database)
        # Loading the rules takes a moment that the event loop should not spend.
        await asyncio.to_thread(load_games)
        offered = await asyncio.to_thread(card_sets.read_files, settings.card_sets)
        clock = RunningClock(database)
        await clock.beat()
        timeouts = Timeouts(
            settings.absence_seconds, settings.proposal_seconds, settings.abandoned_hours * 3600.0
        )
        tables = TableManager(database, clock, timeouts)
        chat = Chat(database)
        bot_pool = BotPool(settings)
        driver = Driver(settings, tables, bot_pool, clock)
        accounts = Accounts(database, settings)
        webhooks = Webhooks(accounts, settings)
        server = cls(
            settings,
            database,
            clock,
            tables,
            bot_pool,
            driver,
            WinProbabilities(bot_pool),
            rate_limits,
            ViewCache(),
            # One name gets half of the failed logins that a network may have in all.
            LoginThrottle(max(1, settings.limit("logins").amount // 2)),
            accounts,
            chat,
            ConnectionLimit(settings.sockets_a_person),
            webhooks,
            Notifier(settings, tables, [webhooks]),
            offered,
        )
        await database.listen(server.on_notify)
        driver.start()
        server.notifier.start()
        return server

    def on_notify(self, payload: str | None) -> None:
        """Dispatch a notification of any worker; None: some may have been lost."""
        if payload is None or payload.startswith(Chat.PREFIX):
            self.chat.on_notify(payload)
        if payload is None or payload.startswith(Accounts.NEWS):
            self.accounts.on_notify(payload)
        if payload is None or not payload.startswith((Chat.PREFIX, Accounts.NEWS)):
            self.tables.on_notify(payload)

    async def stop(self) -> None:
        """Stop gracefully: accepted changes are stored."""
        await self.driver.stop()
        await self.win_probabilities.stop()
        self.bot_pool.close()
        self.tables.offload.close()
        await self.notifier.stop()
        await self.webhooks.close()
        await self.database.close()
