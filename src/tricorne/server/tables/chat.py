"""What people say at a table: players among themselves, spectators among themselves.

It stands beside the log, not in it: whatever is taken back there, what was said stays.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import ClassVar

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from tricorne.server.errors import Invalid, ServiceUnavailable
from tricorne.server.storage.database import Database
from tricorne.server.storage.errors import StorageClosed
from tricorne.server.storage.models import ChatMessage
from tricorne.server.storage.notify import notify
from tricorne.server.storage.retry import PAUSES
from tricorne.server.text import clean_text, is_blank

PLAYERS = "players"
SPECTATORS = "spectators"
REACTIONS = ("well-played", "thanks", "surprise", "laughter", "thinking", "sorry")

# How many messages are shown at once, the newest.
SHOWN = 200
ATTEMPTS = 10

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Remark:
    """Something that was said."""

    number: int
    channel: str
    person: str | None
    name: str
    text: str | None
    reaction: str | None
    at: datetime


Ear = Callable[[Sequence[Remark]], None]
Place = tuple[str, str]
"""A table and a channel."""


@dataclass(eq=False)
class _Audience:
    """Those who listen at one place, and how much of what was said there they have been told."""

    ears: set[Ear] = field(default_factory=set)
    told: int | None = None
    """The number of the last remark that all ears were given; None before the first."""
    behind: bool = False
    """Whether something may have been said after it."""
    task: asyncio.Task[None] | None = None


class Chat:
    """What is said at all tables, and who listens."""

    NEWS: ClassVar[str] = "said "

    def __init__(self, database: Database) -> None:
        self._database = database
        self._audiences: dict[Place, _Audience] = {}

    async def say(
        self, table_id: str, channel: str, person: str, name: str, text: str | None, reaction: str | None
    ) -> Remark:
        """Say something, and tell it to all who listen."""
        if (text is None) == (reaction is None):
            raise Invalid("error-chat-empty")
        if reaction is not None and reaction not in REACTIONS:
            raise Invalid("error-reaction", reaction=reaction, right=", ".join(REACTIONS))
        if text is not None:
            text = clean_text(text)
            if is_blank(text):
                raise Invalid("error-chat-empty")

        def work(connection: Connection) -> Remark:
            number = _last(connection, table_id, channel) + 1
            remark = Remark(number, channel, person, name, text, reaction, datetime.now(UTC))
            connection.execute(
                insert(ChatMessage),
                {
                    "table_id": table_id,
                    "channel": channel,
                    "number": remark.number,
                    "person_id": person,
                    "name": name,
                    "text": text,
                    "reaction": reaction,
                    "at": remark.at,
                },
            )
            notify(connection, f"{self.NEWS}{table_id} {channel} {remark.number}")
            return remark

        for _ in range(ATTEMPTS):
            try:
                remark = await self._database.write(work, about=table_id)
            except IntegrityError:
                continue
            self._said(remark, (table_id, channel))
            return remark
        raise ServiceUnavailable("error-busy")

    async def last(self, table_id: str, channel: str) -> int:
        """Return the number of what was said last; 0 if nothing was."""
        return await self._database.read(lambda connection: _last(connection, table_id, channel))

    async def since(self, table_id: str, channel: str, number: int) -> list[Remark]:
        """Return what was said after a number, at most the newest of it."""
        return await self._read((table_id, channel), number)

    async def _read(self, place: Place, number: int) -> list[Remark]:
        table_id, channel = place

        def work(connection: Connection) -> list[Remark]:
            rows = connection.execute(
                select(ChatMessage.__table__)
                .where(
                    ChatMessage.table_id == table_id,
                    ChatMessage.channel == channel,
                    ChatMessage.number > number,
                )
                .order_by(ChatMessage.number.desc())
                .limit(SHOWN)
            )
            return [
                Remark(
                    row.number, row.channel, row.person_id, row.name, _shown(row.text), row.reaction, row.at
                )
                for row in rows
            ][::-1]

        return await self._database.read(work)

    def listen(self, table_id: str, channel: str, ear: Ear) -> None:
        """Hear what is said from now on."""
        self._audiences.setdefault((table_id, channel), _Audience()).ears.add(ear)

    def leave(self, table_id: str, channel: str, ear: Ear) -> None:
        """Hear no more."""
        audience = self._audiences.get((table_id, channel))
        if audience is None:
            return
        audience.ears.discard(ear)
        if not audience.ears:
            del self._audiences[table_id, channel]

    def news(self, payload: str | None) -> None:
        """Something was said, perhaps on another worker; None: something may have been missed."""
        if payload is None:
            for place in list(self._audiences):
                self._catch_up_soon(place)
            return
        table_id, channel, number = payload.removeprefix(self.NEWS).split()
        audience = self._audiences.get((table_id, channel))
        if audience is not None and (audience.told is None or audience.told < int(number)):
            self._catch_up_soon((table_id, channel))

    async def settled(self) -> None:
        """Wait until everybody here has been told what is known to have been said."""
        while tasks := [audience.task for audience in self._audiences.values() if audience.task]:
            await asyncio.wait(tasks)

    def _said(self, remark: Remark, place: Place) -> None:
        """Tell a remark that was stored here; if others came before it on other workers, those first."""
        audience = self._audiences.get(place)
        if audience is None:
            return
        if audience.task is None and audience.told == remark.number - 1:
            self._tell(place, audience, [remark])
        elif audience.told is None or audience.told < remark.number:
            self._catch_up_soon(place)

    def _catch_up_soon(self, place: Place) -> None:
        audience = self._audiences.get(place)
        if audience is None:
            return
        audience.behind = True
        if audience.task is None:
            audience.task = asyncio.ensure_future(self._catch_up(place, audience))

    async def _catch_up(self, place: Place, audience: _Audience) -> None:
        """Tell what was said since the last time; if it cannot be read now, try again until it can."""
        failures = 0
        try:
            while audience.behind and self._audiences.get(place) is audience:
                audience.behind = False
                try:
                    # The first time it is not known what ears have heard; each minds that for itself.
                    remarks = await self._read(place, audience.told or 0)
                except StorageClosed:
                    return
                except Exception:
                    pause = PAUSES[min(failures, len(PAUSES) - 1)]
                    log.exception("what was said at table %s cannot be read; again in %s s", place[0], pause)
                    failures += 1
                    audience.behind = True
                    await asyncio.sleep(pause)
                else:
                    failures = 0
                    self._tell(place, audience, remarks)
        finally:
            audience.task = None

    @staticmethod
    def _tell(place: Place, audience: _Audience, remarks: Sequence[Remark]) -> None:
        audience.told = remarks[-1].number if remarks else audience.told or 0
        for ear in list(audience.ears):
            try:
                ear(remarks)
            except Exception:
                log.exception("somebody could not be told what was said at table %s", place[0])


def _shown(text: str | None) -> str | None:
    """Return what was said as it may be shown; of what was stored long ago not everything may."""
    return text if text is None else clean_text(text)


def _last(connection: Connection, table_id: str, channel: str) -> int:
    said = select(func.max(ChatMessage.number)).where(
        ChatMessage.table_id == table_id, ChatMessage.channel == channel
    )
    return connection.execute(said).scalar() or 0
