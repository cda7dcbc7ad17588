"""Connection limits: how many may be open, in all and for one address, and how long they may keep us waiting.

Where there are too many, the connection that has kept the server waiting longest
makes room: somebody who opens connections and says nothing shuts out nobody.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf
from typing import Protocol

from tricorne.server.errors import TooMany
from tricorne.server.http.addresses import rate_limit_key
from tricorne.server.http.rate_limits import RateLimits
from tricorne.server.settings import Settings

SWEEP_SECONDS = 1.0
# What was closed has so long to take what was sent before.
CLOSING_SECONDS = 10.0
# Descriptors for the database, bots, webhooks and listening sockets: a quarter of few, never more than this.
RESERVED = 1024


class Owner(Protocol):
    """The protocol that reads a connection."""

    def expire(self) -> None:
        """Close the connection: what was waited for has not come in time."""


@dataclass(eq=False)
class Connection:
    """An open connection."""

    transport: asyncio.Transport
    owner: Owner
    address: str
    trusted: bool
    """Whether it comes from a proxy, whose word on its visitors is believed."""
    who: str | None = None
    """Whose count it is part of; None: a proxy's that rests between two requests."""
    deadline: float = inf
    """When what the client has to send must be there."""
    blocked_since: float = inf
    """Since when the client does not take what is sent."""
    closing_since: float = inf


@dataclass(eq=False)
class _Visitor:
    """The connections of one address."""

    count: int = 0
    waiting: dict[Connection, None] = field(default_factory=dict)
    """Those on which we wait for the client, longest first."""


class Connections:
    """All open connections of one process."""

    def __init__(
        self,
        settings: Settings,
        limits: RateLimits,
        trusts: Callable[[str], bool],
        most: int,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._settings = settings
        self._limits = limits
        self._trusts = trusts
        self.most = most
        self.clock = clock
        self._open: dict[asyncio.BaseTransport, Connection] = {}
        self._visitors: dict[str, _Visitor] = {}
        self._waiting: dict[Connection, None] = {}
        self._sweeping: asyncio.TimerHandle | None = None
        quickest = min(settings.header_seconds, settings.body_seconds)
        self._sweep_seconds = min(SWEEP_SECONDS, quickest / 4)

    def __len__(self) -> int:
        return len(self._open)

    def count(self, address: str) -> int:
        """Return how many connections are open for an address."""
        visitor = self._visitors.get(rate_limit_key(address))
        return visitor.count if visitor else 0

    def opened(self, transport: asyncio.Transport, owner: Owner, address: str) -> Connection | None:
        """Count a new connection; None if it has to be refused."""
        trusted = self._trusts(address)
        connection = Connection(transport, owner, address, trusted)
        who = rate_limit_key(address)
        if not trusted:
            try:
                self._limits.spend("connections", who)
            except TooMany:
                return None
        if len(self._open) >= self.most and not self._make_room(self._waiting):
            return None
        if not self._assign(connection, who):
            return None
        self._open[transport] = connection
        self.waits(connection)
        if self._sweeping is None:
            self._sweep_later()
        return connection

    def handed_over(self, transport: asyncio.Transport, owner: Owner) -> Connection | None:
        """Let another protocol read a connection from now on, which stays counted as it is."""
        connection = self._open.get(transport)
        if connection is not None:
            connection.owner = owner
        return connection

    def closed(self, transport: asyncio.BaseTransport) -> None:
        """Count a connection no longer."""
        connection = self._open.pop(transport, None)
        if connection is not None:
            self.works(connection)
            self._release(connection)

    def waits(self, connection: Connection) -> None:
        """Note that we wait for the client from now on: the connection can be closed to make room."""
        if not self._holds(connection):
            return
        self.works(connection)
        self._waiting[connection] = None
        if connection.who is not None:
            self._visitors[connection.who].waiting[connection] = None

    def works(self, connection: Connection) -> None:
        """Note that the client has sent all that we need: the connection must not be closed now."""
        self._waiting.pop(connection, None)
        if connection.who is not None:
            self._visitors[connection.who].waiting.pop(connection, None)

    def forwarded(self, connection: Connection, visitor: str) -> bool:
        """Count a proxy's connection as that of the visitor for whom it asks; return whether it may."""
        return self._holds(connection) and self._assign(connection, rate_limit_key(visitor))

    def rests(self, connection: Connection) -> None:
        """Count a proxy's connection as nobody's: its visitor has been answered."""
        if connection.trusted and connection.who != rate_limit_key(connection.address):
            self._release(connection)

    def _holds(self, connection: Connection) -> bool:
        """Whether a connection is still counted; one that made room may not know yet that it is closed."""
        return self._open.get(connection.transport) is connection

    def _assign(self, connection: Connection, who: str) -> bool:
        if connection.who == who:
            return True
        self._release(connection)
        visitor = self._visitors.setdefault(who, _Visitor())
        # A proxy's connections come before what they bring, for which they are counted then.
        most = self._settings.connections_an_address
        if connection.trusted and who == rate_limit_key(connection.address):
            most = max(most, self.most // 2)
        if visitor.count >= most and not self._make_room(visitor.waiting):
            return False
        # Making room may have removed the last connection of the visitor.
        visitor = self._visitors.setdefault(who, visitor)
        visitor.count += 1
        connection.who = who
        if connection in self._waiting:
            visitor.waiting[connection] = None
        return True

    def _release(self, connection: Connection) -> None:
        if connection.who is None:
            return
        visitor = self._visitors[connection.who]
        visitor.waiting.pop(connection, None)
        visitor.count -= 1
        if not visitor.count:
            del self._visitors[connection.who]
        connection.who = None

    def _make_room(self, waiting: dict[Connection, None]) -> bool:
        """Close the connection on which we have waited longest; return whether there was one."""
        longest = next(iter(waiting), None)
        if longest is None:
            return False
        self.closed(longest.transport)
        longest.transport.abort()
        return True

    def _sweep_later(self) -> None:
        self._sweeping = asyncio.get_running_loop().call_later(self._sweep_seconds, self._sweep)

    def _sweep(self) -> None:
        self._sweeping = None
        self.sweep()
        if self._open:
            self._sweep_later()

    def sweep(self) -> None:
        """Close the connections that have kept us waiting too long."""
        now = self.clock()
        blocked_before = now - self._settings.body_seconds
        for connection in list(self._open.values()):
            if connection.transport.is_closing():
                connection.closing_since = min(connection.closing_since, now)
                if connection.closing_since <= now - CLOSING_SECONDS:
                    connection.transport.abort()
            elif connection.blocked_since <= blocked_before:
                connection.transport.abort()
            elif connection.deadline <= now:
                connection.deadline = inf
                connection.owner.expire()


def most_connections(settings: Settings, descriptors: int) -> int:
    """Return how many connections may be open where there are so many file descriptors."""
    left = max(1, descriptors - min(RESERVED, max(64, descriptors // 4)))
    return min(settings.connections or left, left)
