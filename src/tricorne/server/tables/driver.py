"""What goes on at tables without people: bots move, clocks run out, idle rooms are let go."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import Callable, Coroutine, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, exists, or_, select

from tricorne.bots import Decision
from tricorne.errors import GameError
from tricorne.games import GAMES
from tricorne.server.compute.bot_pool import BotPool, ask
from tricorne.server.compute.fair_queue import Urgency
from tricorne.server.compute.readiness import Readiness
from tricorne.server.errors import Conflict, NotFound, ServiceUnavailable
from tricorne.server.settings import Settings
from tricorne.server.storage.errors import StorageError
from tricorne.server.storage.models import Seat, TableRow
from tricorne.server.tables.clock import BEAT_SECONDS, RunningClock
from tricorne.server.tables.components import preparing
from tricorne.server.tables.log import Draft, Entry
from tricorne.server.tables.manager import TableManager
from tricorne.server.tables.setup import Status, TableKind
from tricorne.server.tables.table import DEPUTY, AlreadyPlayed, Table

DEADLINE_SECONDS = 1.0
# Bots that wait for longer than they may think were left behind by a worker that is gone.
LEFT_BEHIND_SECONDS = 20.0
IDLE_SECONDS = 30.0
# A bot whose move is refused again and again pauses for longer and longer, and then gives up;
# the round that looks for bots left behind tries again.
FIRST_BACKOFF, LONGEST_BACKOFF = 0.05, 5.0
MOST_CONFLICTS = 12
# However long rules take to prepare, clocks do not stand still for longer.
CLOCK_WAITS_SECONDS = 600.0

log = logging.getLogger(__name__)


class Driver:
    """Keeps tables going."""

    def __init__(
        self,
        settings: Settings,
        tables: TableManager,
        bot_pool: BotPool,
        clock: RunningClock,
        readiness: Readiness,
    ) -> None:
        self._settings = settings
        self._readiness = readiness
        self._rooms = tables
        self._thinkers = bot_pool
        self._clock = clock
        self._playing: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._rounds: list[asyncio.Task[None]] = []
        self._starting: set[asyncio.Task[None]] = set()
        self._picked_up: set[str] = set()
        """The games whose tables were looked through for bots that nobody drives."""
        self._patient_until = time.monotonic() + CLOCK_WAITS_SECONDS
        self._stuck: set[str] = set()
        """Tables that cannot go on with this program, and need not be looked at again."""

    def start(self) -> None:
        """Begin to make the rounds."""
        self._rooms.watchers.append(self.watch)
        self._readiness.listeners.append(self._prepared)
        self._rounds = [
            asyncio.ensure_future(_again(BEAT_SECONDS, self._beat)),
            asyncio.ensure_future(_again(DEADLINE_SECONDS, self._mind_deadlines)),
            asyncio.ensure_future(_again(LEFT_BEHIND_SECONDS, self._pick_up)),
            asyncio.ensure_future(_again(IDLE_SECONDS, self._forget_idle)),
        ]

    async def stop(self) -> None:
        """Stop; what bots are thinking about is given up."""
        # A move that is stored just now must not wake the next bot.
        with contextlib.suppress(ValueError):
            self._rooms.watchers.remove(self.watch)
        tasks = [*self._rounds, *self._starting, *self._playing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def watch(self, table: Table, entries: Sequence[Entry]) -> None:
        """Let bots move where it is their turn, and a lesson go on."""
        for seat in table.waiting():
            if table.plays_itself(seat) is not None or (table.chairs[seat].bot and not table.lesson):
                self._let_play(table.setup.id, seat)

    def _let_play(self, table_id: str, seat: int) -> None:
        place = (table_id, seat)
        if place not in self._playing:
            task = asyncio.ensure_future(self._play(table_id, seat))
            self._playing[place] = task
            task.add_done_callback(lambda task: self._played(place, task))

    def _played(self, place: tuple[str, int], task: asyncio.Task[None]) -> None:
        self._playing.pop(place, None)
        if not task.cancelled() and (error := task.exception()):
            log.error("a bot at table %s could not play", place[0], exc_info=error)

    async def _play(self, table_id: str, seat: int) -> None:
        """Let the bot at a seat play as long as it is asked."""
        conflicts = 0
        while True:
            async with self._rooms.looking(table_id) as (table, _):
                bot = table.chairs[seat].bot
                settled = table.plays_itself(seat)
                if table.broken:
                    self._stuck.add(table_id)
                if seat not in table.waiting() or table.broken:
                    return
                if settled is None and (bot is None or table.lesson):
                    return
                question = ask(table, seat, bot or DEPUTY, self._settings.thinking_seconds)
                number = table.number
                # Where only bots play, nobody waits for them.
                urgency = Urgency.MOVE if table.people_playing() else Urgency.BACKGROUND
            if settled is not None:
                decision = Decision(settled)
            elif len(question.legal) == 1:
                decision = Decision(question.legal[0])
            else:
                decision = await self._thinkers.decide(question, urgency)
            try:
                await self._rooms.change(table_id, _drafting(seat, bot, number, decision))
            except (Conflict, GameError, AlreadyPlayed) as error:
                # If the table has moved on meanwhile, it is looked at again.
                conflicts += 1
                if conflicts >= MOST_CONFLICTS:
                    log.warning("the bot at seat %d of table %s gives up: %s", seat, table_id, error)
                    return
                await self._back_off(conflicts)
            else:
                conflicts = 0

    @staticmethod
    async def _back_off(conflicts: int) -> None:
        """Pause after a conflict: the first time not at all, then for longer and longer, with jitter."""
        if conflicts > 1:
            longest = min(LONGEST_BACKOFF, FIRST_BACKOFF * 2 ** (conflicts - 2))
            await asyncio.sleep(longest * random.uniform(0.5, 1.0))

    async def _beat(self) -> None:
        """Move the clock on, except while people wait for the rules and cannot move."""
        if not self._readiness.settled.is_set() and time.monotonic() < self._patient_until:
            self._clock.stands = True
            return
        await self._clock.beat()
        self._clock.stands = False

    def _prepared(self, game: str) -> None:
        """The rules of a game have come further, or are ready: then its tables go on."""
        self._rooms.tell_preparing(game)
        if preparing(game) is None:
            self._thinkers.warm_up(game)
            task = asyncio.ensure_future(self._go_on())
            self._starting.add(task)
            task.add_done_callback(self._starting.discard)

    async def _go_on(self) -> None:
        """Go on at tables that waited for their rules."""
        try:
            await self._pick_up()
        except (ServiceUnavailable, StorageError) as error:
            # It is tried again with the next round.
            log.warning("%s", error)

    async def _start_full(self) -> None:
        """Begin the games of tables that are full and waited for their rules."""

        def full(connection: Connection) -> list[str]:
            free = exists().where(Seat.table_id == TableRow.id, Seat.person_id.is_(None), Seat.bot.is_(None))
            waiting = select(TableRow.id).where(
                TableRow.status == Status.OPEN, TableRow.game.in_(self._ready()), ~free
            )
            return list(connection.execute(waiting).scalars())

        for table_id in await self._rooms.database.read(full):
            with contextlib.suppress(Conflict, NotFound):
                await self._rooms.change(table_id, Table.draft_start)

    def _ready(self) -> list[str]:
        return [game for game in GAMES if preparing(game) is None]

    async def _mind_deadlines(self) -> None:
        """Give seats whose time is up to bots."""
        ran = self._clock.now()

        def overdue(connection: Connection) -> list[str]:
            late = (
                select(Seat.table_id)
                .join(TableRow, TableRow.id == Seat.table_id)
                .where(
                    Seat.deadline <= ran,
                    TableRow.status.in_((Status.OPEN, Status.RUNNING)),
                    TableRow.game.in_(self._ready()),
                )
                .distinct()
            )
            return list(connection.execute(late).scalars())

        for table_id in await self._rooms.database.read(overdue):
            if table_id not in self._stuck:
                await self._time_out(table_id, ran)

    async def _time_out(self, table_id: str, ran: float) -> None:
        """Give the seats of a table whose time is up to bots; what is wrong with it harms no other."""

        def drafting(table: Table) -> list[Draft]:
            if table.broken:
                log.warning("the clocks of table %s stand still: %s", table_id, table.broken)
                self._stuck.add(table_id)
                return []
            return table.draft_overdue(ran)

        try:
            await self._rooms.change(table_id, drafting)
        except (Conflict, NotFound):
            return
        except ServiceUnavailable as error:
            log.warning("%s", error)
        except StorageError:
            raise
        except Exception:
            log.exception("the clocks of table %s cannot be minded any more", table_id)
            self._stuck.add(table_id)

    async def _pick_up(self) -> None:
        """Look for full tables that have not begun, and for bots that nobody drives.

        There are such after a start, when rules have become ready, and where a worker has died.
        """
        await self._start_full()
        ready = {*self._ready()}
        fresh, self._picked_up = ready - self._picked_up, ready
        patience = self._settings.thinking_seconds + LEFT_BEHIND_SECONDS
        before = datetime.now(UTC) - timedelta(seconds=patience)
        left: ColumnElement[bool] = and_(
            TableRow.game.in_(ready), Seat.bot.is_not(None), TableRow.moved_at <= before
        )
        # In a lesson some of the learner's moves are made by themselves, too.
        by_itself = or_(Seat.bot.is_not(None), TableRow.kind == TableKind.LESSON)
        left = or_(left, and_(TableRow.game.in_(fresh), by_itself))

        def left_behind(connection: Connection) -> list[tuple[str, int]]:
            waiting = (
                select(Seat.table_id, Seat.seat)
                .join(TableRow, TableRow.id == Seat.table_id)
                .where(Seat.waiting, left, TableRow.status == Status.RUNNING)
            )
            return [(row.table_id, row.seat) for row in connection.execute(waiting)]

        for table_id, seat in await self._rooms.database.read(left_behind):
            if table_id not in self._stuck:
                self._let_play(table_id, seat)

    async def _forget_idle(self) -> None:
        self._rooms.forget_idle(self._settings.room_minutes * 60)


def _drafting(seat: int, bot: str | None, number: int, decision: Decision) -> Callable[[Table], list[Draft]]:
    def drafting(table: Table) -> list[Draft]:
        if table.chairs[seat].bot != bot:
            raise Conflict("error-seat-present", seat=seat)
        drafts = table.draft_move(seat, table.game.actions.text(decision.action), number)
        return [*table.draft_failure(seat, decision.failure), *drafts] if decision.failure else drafts

    return drafting


async def _again(seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Do something again and again; what goes wrong once is logged and tried again later."""
    while True:
        try:
            await work()
        except (ServiceUnavailable, StorageError) as error:
            log.warning("%s", error)
        except Exception:
            log.exception("something that is done again and again has failed")
        await asyncio.sleep(seconds)
