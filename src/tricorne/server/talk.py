"""What people say at a table: players among themselves, spectators among themselves.

It stands beside the log, not in it: whatever is taken back there, what was said stays.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import ClassVar

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from tricorne.server.errors import Invalid, Unavailable
from tricorne.server.storage.database import Database
from tricorne.server.storage.models import ChatMessage
from tricorne.server.storage.news import notify

PLAYERS = "players"
SPECTATORS = "spectators"
REACTIONS = ("well-played", "thanks", "surprise", "laughter", "thinking", "sorry")

# How many messages are shown at once, the newest.
SHOWN = 200
ATTEMPTS = 10


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


class Talks:
    """What is said at all tables, and who listens."""

    NEWS: ClassVar[str] = "said "

    def __init__(self, database: Database) -> None:
        self._database = database
        self._ears: dict[tuple[str, str], set[Ear]] = {}
        self._tasks: set[asyncio.Future[None]] = set()

    async def say(
        self, table: str, channel: str, person: str, name: str, text: str | None, reaction: str | None
    ) -> Remark:
        """Say something, and tell it to all who listen."""
        if (text is None) == (reaction is None):
            raise Invalid("error-chat-empty")
        if reaction is not None and reaction not in REACTIONS:
            raise Invalid("error-reaction", reaction=reaction, right=", ".join(REACTIONS))
        if text is not None and not text.strip():
            raise Invalid("error-chat-empty")

        def work(connection: Connection) -> Remark:
            number = _last(connection, table, channel) + 1
            remark = Remark(number, channel, person, name, text, reaction, datetime.now(UTC))
            connection.execute(
                insert(ChatMessage),
                {
                    "table_id": table,
                    "channel": channel,
                    "number": remark.number,
                    "person_id": person,
                    "name": name,
                    "text": text,
                    "reaction": reaction,
                    "at": remark.at,
                },
            )
            notify(connection, f"{self.NEWS}{table} {channel} {remark.number}")
            return remark

        for _ in range(ATTEMPTS):
            try:
                remark = await self._database.write(work, about=table)
            except IntegrityError:
                continue
            # Not this one alone: what was said before it on other workers comes first.
            self._catch_up_soon((table, channel))
            return remark
        raise Unavailable("error-busy")

    async def last(self, table: str, channel: str) -> int:
        """Return the number of what was said last; 0 if nothing was."""
        return await self._database.read(lambda connection: _last(connection, table, channel))

    async def since(self, table: str, channel: str, number: int) -> list[Remark]:
        """Return what was said after a number, at most the newest of it."""

        def work(connection: Connection) -> list[Remark]:
            rows = connection.execute(
                select(ChatMessage.__table__)
                .where(
                    ChatMessage.table_id == table,
                    ChatMessage.channel == channel,
                    ChatMessage.number > number,
                )
                .order_by(ChatMessage.number.desc())
                .limit(SHOWN)
            )
            return [
                Remark(row.number, row.channel, row.person_id, row.name, row.text, row.reaction, row.at)
                for row in rows
            ][::-1]

        return await self._database.read(work)

    def listen(self, table: str, channel: str, ear: Ear) -> None:
        """Hear what is said from now on."""
        self._ears.setdefault((table, channel), set()).add(ear)

    def leave(self, table: str, channel: str, ear: Ear) -> None:
        """Hear no more."""
        ears = self._ears.get((table, channel), set())
        ears.discard(ear)
        if not ears:
            self._ears.pop((table, channel), None)

    def news(self, payload: str | None) -> None:
        """Something was said, perhaps on another worker; None: something may have been missed."""
        if payload is None:
            places = list(self._ears)
        else:
            table, channel, _ = payload.removeprefix(self.NEWS).split()
            places = [(table, channel)]
        for place in places:
            self._catch_up_soon(place)

    def _catch_up_soon(self, place: tuple[str, str]) -> None:
        if place in self._ears:
            task = asyncio.ensure_future(self._catch_up(place))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _catch_up(self, place: tuple[str, str]) -> None:
        """Tell what was said; every ear minds for itself what it has heard."""
        remarks = await self.since(*place, 0)
        for ear in list(self._ears.get(place, ())):
            ear(remarks)


def _last(connection: Connection, table: str, channel: str) -> int:
    said = select(func.max(ChatMessage.number)).where(
        ChatMessage.table_id == table, ChatMessage.channel == channel
    )
    return connection.execute(said).scalar() or 0
