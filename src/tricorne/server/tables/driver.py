"""The background work of tables: bots move, deadlines pass, idle tables are evicted from memory."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import Callable, Coroutine, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, exists, or_, select

from tricorne.bots import Decision
from tricorne.errors import GameError, RulesStopped
from tricorne.games import GAMES
from tricorne.server.compute.bot_pool import BotPool, ask
from tricorne.server.compute.fair_queue import Urgency
from tricorne.server.errors import Conflict, NotFound, ServiceUnavailable
from tricorne.server.settings import Settings
from tricorne.server.storage.errors import StorageError
from tricorne.server.storage.models import Seat, TableRow
from tricorne.server.tables.clock import BEAT_SECONDS, RunningClock
from tricorne.server.tables.log import Draft, Entry
from tricorne.server.tables.manager import TableManager
from tricorne.server.tables.setup import Status, TableKind
from tricorne.server.tables.table import DEPUTY, AlreadyPlayed, Table

DEADLINE_SECONDS = 1.0
# A bot that has waited longer than its thinking time was orphaned by a worker that died.
ORPHAN_SECONDS = 20.0
IDLE_SECONDS = 30.0
# Exponential backoff of a bot whose move is rejected repeatedly. After the last attempt it gives up,
# and the search for orphaned bots finds it again.
FIRST_BACKOFF, LONGEST_BACKOFF = 0.05, 5.0
MOST_CONFLICTS = 12

log = logging.getLogger(__name__)


class Driver:
    """Runs the background work of all tables."""

    def __init__(
        self,
        settings: Settings,
        tables: TableManager,
        bot_pool: BotPool,
        clock: RunningClock,
    ) -> None:
        self._settings = settings
        self._tables = tables
        self._bot_pool = bot_pool
        self._clock = clock
        self._playing: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._jobs: list[asyncio.Task[None]] = []
        self._resumed = False
        """Whether the tables were searched for orphaned bots since the start."""
        self._stuck: set[str] = set()
        """Tables that cannot continue with this program, and are skipped."""

    def start(self) -> None:
        """Start the periodic jobs."""
        self._tables.append_hooks.append(self.start_bots)
        for game in GAMES:
            self._bot_pool.warm_up(game)
        self._jobs = [
            asyncio.ensure_future(_repeat(BEAT_SECONDS, self._clock.beat)),
            asyncio.ensure_future(_repeat(DEADLINE_SECONDS, self._check_deadlines)),
            asyncio.ensure_future(_repeat(ORPHAN_SECONDS, self._resume)),
            asyncio.ensure_future(_repeat(IDLE_SECONDS, self._evict_idle)),
        ]

    async def stop(self) -> None:
        """Stop; searches of bots are cancelled."""
        # A move that is stored just now must not start the next bot.
        with contextlib.suppress(ValueError):
            self._tables.append_hooks.remove(self.start_bots)
        tasks = [*self._jobs, *self._playing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def start_bots(self, table: Table, entries: Sequence[Entry]) -> None:
        """Start the bots whose turn it is, and continue a lesson."""
        for seat in table.waiting():
            if table.scripted_action(seat) is not None or (table.chairs[seat].bot and not table.lesson):
                self._start_bot(table.setup.id, seat)

    def _start_bot(self, table_id: str, seat: int) -> None:
        place = (table_id, seat)
        if place not in self._playing:
            task = asyncio.ensure_future(self._play(table_id, seat))
            self._playing[place] = task
            task.add_done_callback(lambda task: self._played(place, task))

    def _played(self, place: tuple[str, int], task: asyncio.Task[None]) -> None:
        self._playing.pop(place, None)
        if not task.cancelled() and (error := task.exception()):
            log.error("a bot at table %s failed to play", place[0], exc_info=error)

    async def _play(self, table_id: str, seat: int) -> None:
        """Play for the bot at a seat as long as it is asked."""
        conflicts = 0
        while True:
            async with self._tables.locked(table_id) as (table, _):
                bot = table.chairs[seat].bot
                scripted = table.scripted_action(seat)
                if table.broken:
                    self._stuck.add(table_id)
                if seat not in table.waiting() or table.broken:
                    return
                if scripted is None and (bot is None or table.lesson):
                    return
                question = ask(table, seat, bot or DEPUTY, self._settings.thinking_seconds)
                number = table.number
                # Where only bots play, nobody is waiting.
                urgency = Urgency.MOVE if table.people_playing() else Urgency.BACKGROUND
            if scripted is not None:
                decision = Decision(scripted)
            elif len(question.legal) == 1:
                decision = Decision(question.legal[0])
            else:
                try:
                    decision = await self._bot_pool.decide(question, urgency)
                except RulesStopped as error:
                    log.warning(
                        "table %s is closed, since no bot can play with its cards: %s", table_id, error
                    )
                    await self._tables.change(table_id, Table.draft_stopped)
                    return
            try:
                await self._tables.change(table_id, _drafting(seat, bot, number, decision))
            except (Conflict, GameError, AlreadyPlayed) as error:
                # The table has changed meanwhile.
                conflicts += 1
                if conflicts >= MOST_CONFLICTS:
                    log.warning("the bot at seat %d of table %s gives up: %s", seat, table_id, error)
                    return
                await self._back_off(conflicts)
            else:
                conflicts = 0

    @staticmethod
    async def _back_off(conflicts: int) -> None:
        """Sleep after a conflict, with exponential backoff and jitter; not after the first."""
        if conflicts > 1:
            longest = min(LONGEST_BACKOFF, FIRST_BACKOFF * 2 ** (conflicts - 2))
            await asyncio.sleep(longest * random.uniform(0.5, 1.0))

    async def _start_full(self) -> None:
        """Start the games of full tables that have not begun."""

        def full(connection: Connection) -> list[str]:
            free = exists().where(Seat.table_id == TableRow.id, Seat.person_id.is_(None), Seat.bot.is_(None))
            waiting = select(TableRow.id).where(TableRow.status == Status.OPEN, ~free)
            return list(connection.execute(waiting).scalars())

        for table_id in await self._tables.database.read(full):
            with contextlib.suppress(Conflict, NotFound):
                await self._tables.change(table_id, Table.draft_start)

    async def _check_deadlines(self) -> None:
        """Replace people whose time is up by bots."""
        ran = self._clock.now()

        def overdue(connection: Connection) -> list[str]:
            late = (
                select(Seat.table_id)
                .join(TableRow, TableRow.id == Seat.table_id)
                .where(
                    Seat.deadline <= ran,
                    TableRow.status.in_((Status.OPEN, Status.RUNNING)),
                )
                .distinct()
            )
            return list(connection.execute(late).scalars())

        for table_id in await self._tables.database.read(overdue):
            if table_id not in self._stuck:
                await self._time_out(table_id, ran)

    async def _time_out(self, table_id: str, ran: float) -> None:
        """Replace the people at a table whose time is up; its errors affect no other table."""

        def drafting(table: Table) -> list[Draft]:
            if table.broken:
                log.warning("the clocks of table %s are stopped: %s", table_id, table.broken)
                self._stuck.add(table_id)
                return []
            return table.draft_overdue(ran)

        try:
            await self._tables.change(table_id, drafting)
        except (Conflict, NotFound):
            return
        except ServiceUnavailable as error:
            log.warning("%s", error)
        except StorageError:
            raise
        except Exception:
            log.exception("the deadlines of table %s cannot be checked; skipping it", table_id)
            self._stuck.add(table_id)

    async def _resume(self) -> None:
        """Find full tables that have not begun, and orphaned bots.

        Both exist after a start, and after the death of a worker.
        """
        await self._start_full()
        grace = timedelta(seconds=self._settings.thinking_seconds + ORPHAN_SECONDS)
        before = datetime.now(UTC) - grace
        orphaned: ColumnElement[bool] = and_(Seat.bot.is_not(None), TableRow.moved_at <= before)
        if not self._resumed:
            # A lesson also makes some moves of the learner.
            orphaned = or_(Seat.bot.is_not(None), TableRow.kind == TableKind.LESSON)

        def find_orphans(connection: Connection) -> list[tuple[str, int]]:
            waiting = (
                select(Seat.table_id, Seat.seat)
                .join(TableRow, TableRow.id == Seat.table_id)
                .where(Seat.waiting, orphaned, TableRow.status == Status.RUNNING)
            )
            return [(row.table_id, row.seat) for row in connection.execute(waiting)]

        for table_id, seat in await self._tables.database.read(find_orphans):
            if table_id not in self._stuck:
                self._start_bot(table_id, seat)
        self._resumed = True

    async def _evict_idle(self) -> None:
        self._tables.evict_idle(self._settings.room_minutes * 60)


def _drafting(seat: int, bot: str | None, number: int, decision: Decision) -> Callable[[Table], list[Draft]]:
    def drafting(table: Table) -> list[Draft]:
        if table.chairs[seat].bot != bot:
            raise Conflict("error-seat-present", seat=seat)
        drafts = table.draft_move(seat, table.game.actions.text(decision.action), number)
        return [*table.draft_failure(seat, decision.failure), *drafts] if decision.failure else drafts

    return drafting


async def _repeat(seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a job periodically; failures are logged."""
    while True:
        try:
            await work()
        except (ServiceUnavailable, StorageError) as error:
            log.warning("%s", error)
        except Exception:
            log.exception("a periodic job has failed")
        await asyncio.sleep(seconds)
