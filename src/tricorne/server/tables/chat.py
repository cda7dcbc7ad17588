"""The chat of a table: one channel for its players, one for spectators.

It is not part of the log: an undo or rewind does not remove messages.
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
from tricorne.text import clean_text, is_blank

PLAYERS = "players"
SPECTATORS = "spectators"
REACTIONS = ("well-played", "thanks", "surprise", "laughter", "thinking", "sorry")

# How many messages are returned at once: the newest.
SHOWN = 200
ATTEMPTS = 10

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Remark:
    """A chat message."""

    number: int
    channel: str
    person: str | None
    name: str
    text: str | None
    reaction: str | None
    at: datetime


Subscriber = Callable[[Sequence[Remark]], None]
Channel = tuple[str, str]
"""The id of a table and the name of a channel."""


@dataclass(eq=False)
class _Subscription:
    """The subscribers of one channel, and the last message that was delivered to them."""

    subscribers: set[Subscriber] = field(default_factory=set)
    delivered: int | None = None
    """The number of the last message that all subscribers got; None before the first."""
    stale: bool = False
    """Whether there may be messages after it."""
    task: asyncio.Task[None] | None = None


class Chat:
    """The chat of all tables, and its subscribers."""

    PREFIX: ClassVar[str] = "said "
    """Begins the payload of its notifications."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._subscriptions: dict[Channel, _Subscription] = {}

    async def say(
        self, table_id: str, channel: str, person: str, name: str, text: str | None, reaction: str | None
    ) -> Remark:
        """Store a message, and deliver it to all subscribers."""
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
            notify(connection, f"{self.PREFIX}{table_id} {channel} {remark.number}")
            return remark

        for _ in range(ATTEMPTS):
            try:
                remark = await self._database.write(work, about=table_id)
            except IntegrityError:
                continue
            self._deliver_own(remark, (table_id, channel))
            return remark
        raise ServiceUnavailable("error-busy")

    async def last(self, table_id: str, channel: str) -> int:
        """Return the number of the last message; 0 if there is none."""
        return await self._database.read(lambda connection: _last(connection, table_id, channel))

    async def since(self, table_id: str, channel: str, number: int) -> list[Remark]:
        """Return the messages after a number, only the newest if there are many."""
        return await self._read((table_id, channel), number)

    async def _read(self, key: Channel, number: int) -> list[Remark]:
        table_id, channel = key

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

    def subscribe(self, table_id: str, channel: str, subscriber: Subscriber) -> None:
        """Deliver new messages to a subscriber from now on."""
        self._subscriptions.setdefault((table_id, channel), _Subscription()).subscribers.add(subscriber)

    def unsubscribe(self, table_id: str, channel: str, subscriber: Subscriber) -> None:
        """Deliver no more messages to a subscriber."""
        subscription = self._subscriptions.get((table_id, channel))
        if subscription is None:
            return
        subscription.subscribers.discard(subscriber)
        if not subscription.subscribers:
            del self._subscriptions[table_id, channel]

    def on_notify(self, payload: str | None) -> None:
        """Take a notification of a message on any worker; None: some may have been lost."""
        if payload is None:
            for key in list(self._subscriptions):
                self._schedule_catch_up(key)
            return
        table_id, channel, number = payload.removeprefix(self.PREFIX).split()
        subscription = self._subscriptions.get((table_id, channel))
        if subscription is not None and (subscription.delivered or 0) < int(number):
            self._schedule_catch_up((table_id, channel))

    async def settled(self) -> None:
        """Wait until all known messages are delivered."""
        while tasks := [each.task for each in self._subscriptions.values() if each.task]:
            await asyncio.wait(tasks)

    def _deliver_own(self, remark: Remark, key: Channel) -> None:
        """Deliver a message that was stored here, after those that other workers stored before it."""
        subscription = self._subscriptions.get(key)
        if subscription is None:
            return
        if subscription.task is None and subscription.delivered == remark.number - 1:
            self._deliver(key, subscription, [remark])
        elif subscription.delivered is None or subscription.delivered < remark.number:
            self._schedule_catch_up(key)

    def _schedule_catch_up(self, key: Channel) -> None:
        subscription = self._subscriptions.get(key)
        if subscription is None:
            return
        subscription.stale = True
        if subscription.task is None:
            subscription.task = asyncio.ensure_future(self._catch_up(key, subscription))

    async def _catch_up(self, key: Channel, subscription: _Subscription) -> None:
        """Deliver the messages since the last one; retry until they can be read."""
        failures = 0
        try:
            while subscription.stale and self._subscriptions.get(key) is subscription:
                subscription.stale = False
                try:
                    # The first time, it is not known what was delivered; each subscriber skips what it has.
                    remarks = await self._read(key, subscription.delivered or 0)
                except StorageClosed:
                    return
                except Exception:
                    pause = PAUSES[min(failures, len(PAUSES) - 1)]
                    log.exception("cannot read the chat of table %s; retrying in %s s", key[0], pause)
                    failures += 1
                    subscription.stale = True
                    await asyncio.sleep(pause)
                else:
                    failures = 0
                    self._deliver(key, subscription, remarks)
        finally:
            subscription.task = None

    @staticmethod
    def _deliver(key: Channel, subscription: _Subscription, remarks: Sequence[Remark]) -> None:
        subscription.delivered = remarks[-1].number if remarks else subscription.delivered or 0
        for subscriber in list(subscription.subscribers):
            try:
                subscriber(remarks)
            except Exception:
                log.exception("the chat of table %s could not be delivered to a subscriber", key[0])


def _shown(text: str | None) -> str | None:
    """Return a text as it may be shown; old messages may hold characters that are not allowed anymore."""
    return text if text is None else clean_text(text)


def _last(connection: Connection, table_id: str, channel: str) -> int:
    said = select(func.max(ChatMessage.number)).where(
        ChatMessage.table_id == table_id, ChatMessage.channel == channel
    )
    return connection.execute(said).scalar() or 0
