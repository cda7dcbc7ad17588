"""HTTP and WebSocket protocols: endless requests, silent connections, and connection limits."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.security.raw import Raw, connect, handshake, live
from tests.server.support.processes import serving
from tests.server.support.tables import ServerHarness, run_scenario, until
from tricorne.server.http import descriptors
from tricorne.server.http.connections import Connections, most_connections
from tricorne.server.http.rate_limits import RateLimits
from tricorne.server.settings import Settings

# Short, so that tests need not wait; nothing depends on how short.
SOON = 0.3
# No proxy is trusted.
NO_PROXY = {"proxies": ""}
REQUEST = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
HALF_A_BODY = b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"


def chunked(content: bytes) -> bytes:
    head = b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    return head + content


# What is sent endlessly, and the status that stops it; 0 if the connection is just closed.
ENDLESS: dict[str, tuple[bytes, bytes, set[int]]] = {
    "a header": (b"GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ", b"x" * 1000, {431}),
    "the name of a header": (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"x" * 1000, {431}),
    "headers": (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"X-Header: y\r\n", {431}),
    "a URL": (b"GET /", b"x" * 1000, {414}),
    "a query": (b"GET /?", b"x=1&" * 250, {414}),
    "empty lines": (b"", b"\r\n" * 500, {431}),
    "a method": (b"", b"GET" * 300, {400}),
    "chunks of a byte": (chunked(b""), b"1\r\nx\r\n" * 100, {400}),
    "the extension of a chunk": (chunked(b"1;"), b"x" * 1000, {400}),
    "trailers": (chunked(b"0\r\n"), b"X-Trailer: y\r\n" * 100, {400}),
    "requests before the answers": (b"", REQUEST * 100, {200, 429}),
}


@pytest.mark.parametrize("what", list(ENDLESS))
def test_endless_requests_are_stopped(url: str, what: str) -> None:
    begin, again, statuses = ENDLESS[what]

    async def scenario(harness: ServerHarness) -> None:
        address = await harness.address()
        async with opened(address) as (attacker,):
            await attacker.send(begin)
            answered = asyncio.ensure_future(attacker.rest())
            sent = 0
            while not answered.done() and sent < 50_000_000:
                await attacker.send(again)
                sent += len(again)
                await asyncio.sleep(0)
            found = await answered
            assert sent < 50_000_000
            # A client that is reset while sending may not get to read the response.
            assert not found or int(found.split()[1]) in statuses, found[:200]
            assert (await asked(address))[0] == 200

    run_scenario(url, scenario, **NO_PROXY)


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nCookie: " + b"x" * 20_000 + b"\r\n\r\n", 431),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X-Header: y\r\n" * 200 + b"\r\n", 431),
        (b"GET /" + b"x" * 9000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n", 414),
        (b"GET /" + b"x" * 8000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n", 404),
        (b"GET /health HTTP/1.1\r\nHost: localhost\r\nCookie: " + b"x" * 15_000 + b"\r\n\r\n", 200),
        (b"nonsense\r\n\r\n", 400),
    ],
)
def test_oversized_requests_get_the_right_status(url: str, request_: bytes, status: int) -> None:
    async def scenario(harness: ServerHarness) -> None:
        async with opened(await harness.address()) as (client,):
            await client.send(request_)
            assert (await client.answer())[0] == status

    run_scenario(url, scenario)


def test_trailers_never_become_headers(url: str) -> None:
    """What is checked when the headers are complete must not change afterwards."""

    async def scenario(harness: ServerHarness) -> None:
        async with opened(await harness.address()) as (client,):
            await client.send(chunked(b"2\r\n{}\r\n0\r\nAccept-Language: fr\r\n\r\n"))
            status, body = await client.answer()
            assert status == 422
            assert b"The request is not valid" in body

    run_scenario(url, scenario)


@pytest.mark.parametrize(
    ("begun", "status"),
    [
        (b"", None),
        (b"GET /health HTTP/1.1\r\nHost: loc", 408),
        (b"\r\n", 408),
        (HALF_A_BODY, 408),
        (chunked(b"5\r\nab"), 408),
        (HALF_A_BODY.replace(b"people", b"replays"), 401),
    ],
)
def test_slow_requests_time_out(url: str, begun: bytes, status: int | None) -> None:
    async def scenario(harness: ServerHarness) -> None:
        async with opened(await harness.address()) as (client,):
            await client.send(begun)
            found = await client.rest()
            assert (int(found.split()[1]) if found else None) == status

    run_scenario(url, scenario, header_seconds=SOON, body_seconds=SOON, keep_alive_seconds=SOON)


def test_slowloris_connections_time_out(url: str) -> None:
    """Slow loris: it is the whole that has to come in time, not the next byte."""

    async def scenario(harness: ServerHarness) -> None:
        address = await harness.address()
        async with opened(address, address, address) as (in_headers, in_body, between):
            await in_headers.send(b"GET / HTTP/1.1\r\nX: ")
            await in_body.send(HALF_A_BODY)
            await between.send(REQUEST)
            ends = [asyncio.ensure_future(client.rest()) for client in (in_headers, in_body, between)]
            while not all(end.done() for end in ends):
                await in_headers.send(b"x")
                await in_body.send(b" ")
                await between.send(b"\r\n")
                await asyncio.sleep(SOON / 10)

    run_scenario(url, scenario, header_seconds=SOON, body_seconds=SOON, keep_alive_seconds=SOON)


def test_clients_that_do_not_read_are_disconnected(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        address = await harness.address()
        async with opened(address) as (client,):
            # More than fits into all buffers on the way.
            client.writer.transport.pause_reading()  # type: ignore[attr-defined]
            for _ in range(400):
                client.writer.write(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n")
                await asyncio.sleep(0.002)
                if client.writer.transport.is_closing():
                    break

            async def gone() -> bool:
                return counted(harness).count("127.0.0.1") == 0

            assert await until(gone)

    run_scenario(url, scenario, body_seconds=SOON, keep_alive_seconds=SOON, **NO_PROXY)


def counted(harness: ServerHarness) -> Connections:
    """Return the connections of a server."""
    assert harness.config is not None
    return harness.config.connections


@asynccontextmanager
async def opened(*addresses: str, source: str = "127.0.0.1") -> AsyncIterator[list[Raw]]:
    """Open some connections, and close them at the end."""
    async with AsyncExitStack() as stack:
        connections = []
        for address in addresses:
            connections.append(await connect(address, source))
            stack.callback(connections[-1].close)
        yield connections


async def asked(address: str, source: str = "127.0.0.2", request: bytes = REQUEST) -> tuple[int, bytes]:
    """Send a request from another address."""
    async with opened(address, source=source) as (client,):
        await client.send(request)
        return await client.answer()


async def count_is(harness: ServerHarness, address: str, count: int) -> None:
    """Wait until a number of connections of an address are counted."""

    async def so_many() -> bool:
        return counted(harness).count(address) == count

    await until(so_many)


def test_connections_per_address_are_limited(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        address = await harness.address()
        async with opened(*[address] * 20) as silent:
            ends = [asyncio.ensure_future(client.rest()) for client in silent]
            await until(lambda: some(ends, 15))
            await count_is(harness, "127.0.0.1", 5)
            # Even from the same address: the longest idle connection is evicted.
            assert (await asked(address, "127.0.0.1"))[0] == 200
            assert (await asked(address))[0] == 200
        await count_is(harness, "127.0.0.1", 0)

    run_scenario(url, scenario, connections_an_address=5, **NO_PROXY)


async def some(tasks: Sequence[asyncio.Future[bytes]], count: int) -> bool:
    return sum(task.done() for task in tasks) >= count


@pytest.mark.parametrize("begun", [b"", b"GET / HTTP/1.1\r\nX:", HALF_A_BODY])
def test_idle_connections_lock_nobody_out(url: str, begun: bytes) -> None:
    async def scenario(harness: ServerHarness) -> None:
        address = await harness.address()
        async with AsyncExitStack() as stack:
            for last in range(1, 101):
                (client,) = await stack.enter_async_context(opened(address, source=f"127.0.1.{last}"))
                await client.send(begun)
            assert (await asked(address))[0] == 200
            assert len(counted(harness)) <= 10

    run_scenario(url, scenario, connections=10, **NO_PROXY)


def test_a_socket_stays_counted_when_it_is_upgraded(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne = await harness.guest("Anne")
        table_id = await anne.make("libertalia", "me", "open", public=True)
        address = await harness.address()
        async with live(address, table_id), live(address, table_id), live(address, table_id):
            assert counted(harness).count("127.0.0.1") == 3
            async with opened(address) as (refused,):
                await refused.send(REQUEST)
                assert await refused.rest() == b"", "sockets in use make no room"
            assert (await asked(address))[0] == 200
        await count_is(harness, "127.0.0.1", 0)
        assert len(counted(harness)) == 0

    run_scenario(url, scenario, connections_an_address=3, **NO_PROXY)


def test_a_proxys_clients_are_counted_instead_of_the_proxy(url: str) -> None:
    def forwarded(visitor: str) -> bytes:
        return HALF_A_BODY.replace(b"Host:", f"X-Forwarded-For: {visitor}\r\nHost:".encode())

    async def scenario(harness: ServerHarness) -> None:
        address = await harness.address()
        async with opened(*[address] * 9) as clients:
            for client, visitor in zip(clients, ["192.0.2.1"] * 6 + ["192.0.2.2"] * 3, strict=True):
                await client.send(forwarded(visitor))
            await count_is(harness, "192.0.2.1", 4)
            await count_is(harness, "192.0.2.2", 3)
            assert (await asked(address, "127.0.0.1"))[0] == 200
        async with opened(*[address] * 9) as clients:
            for client in clients:
                await client.send(REQUEST.replace(b"Host:", b"X-Forwarded-For: 192.0.2.3\r\nHost:"))
                assert (await client.answer())[0] == 200
            assert counted(harness).count("192.0.2.3") == 0, "a proxy keeps connections for everybody"
            assert len(counted(harness)) == 9

    run_scenario(url, scenario, connections_an_address=4, proxies="127.0.0.1")


def test_a_socket_through_a_proxy_counts_for_its_client(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne = await harness.guest("Anne")
        table_id = await anne.make("libertalia", "me", "open", public=True)
        address = await harness.address()
        wanted = handshake(address, f"/api/tables/{table_id}/live")
        wanted = wanted.replace(b"Host:", b"X-Forwarded-For: 192.0.2.1\r\nHost:")
        async with opened(*[address] * 4) as clients:
            for client in clients[:3]:
                await client.send(wanted)
                assert (await client.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")
            assert counted(harness).count("192.0.2.1") == 3
            await clients[3].send(wanted)
            assert (await clients[3].answer())[0] == 429
        await count_is(harness, "192.0.2.1", 0)

    run_scenario(url, scenario, connections_an_address=3, proxies="127.0.0.1")


def test_forwarded_headers_of_untrusted_clients_are_ignored(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        address = await harness.address()
        async with opened(*[address] * 9) as clients:
            for number, client in enumerate(clients):
                lie = b"X-Forwarded-For: 192.0.2.%d\r\nHost:" % number
                await client.send(HALF_A_BODY.replace(b"Host:", lie))
            await count_is(harness, "127.0.0.1", 4)
            assert counted(harness).count("192.0.2.8") == 0

    run_scenario(url, scenario, connections_an_address=4, proxies="192.0.2.100")


def test_new_connections_are_rate_limited(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        address = await harness.address()
        answers: list[int | bytes] = []
        for _ in range(10):
            async with opened(address) as (client,):
                await client.send(REQUEST)
                answers.append(await client.rest() if len(answers) >= 4 else (await client.answer())[0])
        assert answers == [200] * 4 + [b""] * 6
        assert (await asked(address))[0] == 200
        assert harness.server.rate_limits.refused["connections"] == 6

    run_scenario(url, scenario, limit_connections="4/hour", **NO_PROXY)


@pytest.mark.parametrize(
    "request_",
    [
        handshake("localhost", "/api/tables/x/live").replace(b"Version: 13", b"Version: 99"),
        handshake("localhost", "/api/tables/x/live").replace(b"Sec-WebSocket-Key", b"Sec-Other-Key"),
        handshake("localhost", "/x").replace(b"Host:", b"X-Long: " + b"x" * 9000 + b"\r\nHost:"),
        handshake("localhost", "/api/tables/x/live"),
        b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
    ],
)
def test_a_failed_upgrade_is_answered_and_closed(url: str, request_: bytes) -> None:
    async def scenario(harness: ServerHarness) -> None:
        async with opened(await harness.address()) as (client,):
            await client.send(request_)
            assert (await client.rest()).startswith(b"HTTP/1.1 ")
        await until(lambda: none_left(harness))

    run_scenario(url, scenario)


async def none_left(harness: ServerHarness) -> bool:
    return len(counted(harness)) == 0


def test_idle_connections_are_evicted_when_descriptors_run_out(tmp_path: Path) -> None:
    """Two hundred and sixty of them once shut out everybody for good."""

    async def scenario(address: str) -> None:
        async with AsyncExitStack() as stack:
            for number in range(300):
                (client,) = await stack.enter_async_context(opened(address, source=f"127.0.{number % 3}.9"))
                if number % 2:
                    await client.send(HALF_A_BODY)
            for _ in range(10):
                assert (await asked(address))[0] == 200

    with serving(tmp_path, descriptors=256) as server:
        asyncio.run(scenario(server.url.removeprefix("http://")))
        assert httpx.get(f"{server.url}/health").status_code == 200


def test_the_limit_on_open_files_is_raised_to_the_hard_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    set_to: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _, both: set_to.append(both))
    for soft, hard, wanted in ((256, 4096, 4096), (256, resource.RLIM_INFINITY, 65_536), (4096, 4096, 4096)):
        monkeypatch.setattr(resource, "getrlimit", lambda _, both=(soft, hard): both)
        assert descriptors.raise_descriptor_limit() == wanted
    assert set_to == [(4096, 4096), (65_536, resource.RLIM_INFINITY)]


def test_some_descriptors_are_always_reserved() -> None:
    assert most_connections(Settings(), 256) == 192
    assert most_connections(Settings(), 65_536) == 64_512
    assert most_connections(Settings(connections=1000), 65_536) == 1000
    assert most_connections(Settings(connections=1000), 256) == 192


class Pipe(asyncio.Transport):
    """A transport that leads nowhere."""

    def __init__(self) -> None:
        super().__init__()
        self.aborted = self.closing = False

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.aborted = True


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


class Reader:
    def __init__(self) -> None:
        self.expired = 0

    def expire(self) -> None:
        self.expired += 1


def held(clock: Clock, trusts: Callable[[str], bool] = lambda _: False, **settings: Any) -> Connections:
    chosen = Settings(limit_connections="1000/second", **settings)
    return Connections(chosen, RateLimits(chosen), trusts, 100, clock)


def test_late_blocked_and_closing_connections_time_out() -> None:
    async def scenario() -> None:
        clock, reader = Clock(), Reader()
        connections = held(clock)
        pipes = [Pipe() for _ in range(4)]
        late, blocked, *_ = (connections.opened(pipe, reader, "192.0.2.1") for pipe in pipes)
        assert late is not None
        assert blocked is not None
        late.deadline, blocked.blocked_since, pipes[2].closing = 5.0, 1.0, True
        for clock.now in (0.0, 4.0):
            connections.sweep()
        assert reader.expired == 0
        clock.now = 9.0
        connections.sweep()
        connections.sweep()
        assert reader.expired == 1
        assert [pipe.aborted for pipe in pipes] == [False] * 4
        clock.now = 32.0
        connections.sweep()
        assert [pipe.aborted for pipe in pipes] == [False, True, True, False]
        for pipe in pipes:
            connections.closed(pipe)
            connections.closed(pipe)
        assert len(connections) == connections.count("192.0.2.1") == 0

    asyncio.run(scenario())


def test_an_evicted_connection_is_not_counted_again() -> None:
    """An answer may still be on its way to a connection that was closed a moment ago."""

    async def scenario() -> None:
        connections = held(Clock(), lambda _: True, connections_an_address=1)
        connections.most = 2
        pipes = [Pipe() for _ in range(4)]
        first, second = (connections.opened(pipe, Reader(), "192.0.2.1") for pipe in pipes[:2])
        assert first is not None
        assert second is not None
        assert pipes[0].aborted
        connections.idle(first)
        connections.busy(first)
        connections.release_client(first)
        assert not connections.forwarded(first, "192.0.2.7")
        connections.busy(second)
        assert len(connections) == connections.count("192.0.2.1") == 1
        assert connections.opened(pipes[2], Reader(), "192.0.2.2") is not None
        assert connections.opened(pipes[3], Reader(), "192.0.2.3") is not None
        assert [pipe.aborted for pipe in pipes] == [True, False, True, False], "who is at work stays"

    asyncio.run(scenario())


def test_an_ipv6_network_counts_as_one_client() -> None:
    async def scenario() -> None:
        connections = held(Clock(), connections_an_address=3)
        pipes = [Pipe() for _ in range(9)]
        for number, pipe in enumerate(pipes[:6]):
            assert connections.opened(pipe, Reader(), f"2001:db8:0:1::{number:x}")
        assert connections.count("2001:db8:0:1:ffff::") == 3
        assert [pipe.aborted for pipe in pipes[:6]] == [True] * 3 + [False] * 3
        assert connections.opened(pipes[6], Reader(), "2001:db8:0:2::1")
        assert connections.opened(pipes[7], Reader(), "::ffff:192.0.2.1")
        assert connections.opened(pipes[8], Reader(), "192.0.2.1")
        assert connections.count("192.0.2.1") == 2

    asyncio.run(scenario())
