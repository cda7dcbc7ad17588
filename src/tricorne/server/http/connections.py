"""Connection limits: how many may be open in total and per address, and for how long they may stall.

When there are too many, the connection that has been idle longest is closed, so a client that
opens connections and sends nothing locks nobody out.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf
from typing import Protocol

from tricorne.server.errors import RateLimited
from tricorne.server.http.addresses import rate_limit_key
from tricorne.server.http.rate_limits import RateLimits
from tricorne.server.settings import Settings

SWEEP_SECONDS = 1.0
# How long a closing connection may take to deliver what was written before.
CLOSING_SECONDS = 10.0
# File descriptors for the database, bots, webhooks and listening sockets: a quarter, but at most this many.
RESERVED = 1024


class Owner(Protocol):
    """The protocol that reads a connection."""

    def expire(self) -> None:
        """Close the connection: its deadline has passed."""


@dataclass(eq=False)
class Connection:
    """An open connection."""

    transport: asyncio.Transport
    owner: Owner
    address: str
    trusted: bool
    """Whether it comes from a trusted proxy, which names its clients."""
    who: str | None = None
    """The client it counts for; None for a proxy's connection between two requests."""
    deadline: float = inf
    """When the client must have sent its request."""
    blocked_since: float = inf
    """Since when the client has not been reading."""
    closing_since: float = inf


@dataclass(eq=False)
class _Client:
    """The connections of one address."""

    count: int = 0
    idle: dict[Connection, None] = field(default_factory=dict)
    """Those that wait for the client, longest first."""


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
        self._clients: dict[str, _Client] = {}
        self._idle: dict[Connection, None] = {}
        self._sweep_timer: asyncio.TimerHandle | None = None
        shortest = min(settings.header_seconds, settings.body_seconds)
        self._sweep_seconds = min(SWEEP_SECONDS, shortest / 4)

    def __len__(self) -> int:
        return len(self._open)

    def count(self, address: str) -> int:
        """Return how many connections of an address are open."""
        client = self._clients.get(rate_limit_key(address))
        return client.count if client else 0

    def opened(self, transport: asyncio.Transport, owner: Owner, address: str) -> Connection | None:
        """Count a new connection; None if it must be rejected."""
        trusted = self._trusts(address)
        connection = Connection(transport, owner, address, trusted)
        who = rate_limit_key(address)
        if not trusted:
            try:
                self._limits.spend("connections", who)
            except RateLimited:
                return None
        if len(self._open) >= self.most and not self._evict(self._idle):
            return None
        if not self._assign(connection, who):
            return None
        self._open[transport] = connection
        self.idle(connection)
        if self._sweep_timer is None:
            self._schedule_sweep()
        return connection

    def handed_over(self, transport: asyncio.Transport, owner: Owner) -> Connection | None:
        """Hand a connection over to another protocol; its counts stay as they are."""
        connection = self._open.get(transport)
        if connection is not None:
            connection.owner = owner
        return connection

    def closed(self, transport: asyncio.BaseTransport) -> None:
        """Stop counting a connection."""
        connection = self._open.pop(transport, None)
        if connection is not None:
            self.busy(connection)
            self._release(connection)

    def idle(self, connection: Connection) -> None:
        """Note that the server waits for the client: the connection may be evicted."""
        if not self._is_open(connection):
            return
        self.busy(connection)
        self._idle[connection] = None
        if connection.who is not None:
            self._clients[connection.who].idle[connection] = None

    def busy(self, connection: Connection) -> None:
        """Note that the client has sent its request: the connection must not be evicted."""
        self._idle.pop(connection, None)
        if connection.who is not None:
            self._clients[connection.who].idle.pop(connection, None)

    def forwarded(self, connection: Connection, client: str) -> bool:
        """Count a proxy's connection for the client it forwards; return whether there is room."""
        return self._is_open(connection) and self._assign(connection, rate_limit_key(client))

    def release_client(self, connection: Connection) -> None:
        """Count a proxy's connection for nobody: its client has been answered."""
        if connection.trusted and connection.who != rate_limit_key(connection.address):
            self._release(connection)

    def _is_open(self, connection: Connection) -> bool:
        """Whether a connection is still counted; an evicted one may not know yet that it is closed."""
        return self._open.get(connection.transport) is connection

    def _assign(self, connection: Connection, who: str) -> bool:
        if connection.who == who:
            return True
        self._release(connection)
        client = self._clients.setdefault(who, _Client())
        # A proxy opens connections before it forwards a request; only then do they count for a client.
        most = self._settings.connections_an_address
        if connection.trusted and who == rate_limit_key(connection.address):
            most = max(most, self.most // 2)
        if client.count >= most and not self._evict(client.idle):
            return False
        # The eviction may have removed the client's last connection.
        client = self._clients.setdefault(who, client)
        client.count += 1
        connection.who = who
        if connection in self._idle:
            client.idle[connection] = None
        return True

    def _release(self, connection: Connection) -> None:
        if connection.who is None:
            return
        client = self._clients[connection.who]
        client.idle.pop(connection, None)
        client.count -= 1
        if not client.count:
            del self._clients[connection.who]
        connection.who = None

    def _evict(self, idle: dict[Connection, None]) -> bool:
        """Abort the connection that has been idle longest; return whether there was one."""
        longest = next(iter(idle), None)
        if longest is None:
            return False
        self.closed(longest.transport)
        longest.transport.abort()
        return True

    def _schedule_sweep(self) -> None:
        self._sweep_timer = asyncio.get_running_loop().call_later(self._sweep_seconds, self._sweep)

    def _sweep(self) -> None:
        self._sweep_timer = None
        self.sweep()
        if self._open:
            self._schedule_sweep()

    def sweep(self) -> None:
        """Close the connections that have stalled too long."""
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
    """Return how many connections may be open with a given number of file descriptors."""
    left = max(1, descriptors - min(RESERVED, max(64, descriptors // 4)))
    return min(settings.connections or left, left)
