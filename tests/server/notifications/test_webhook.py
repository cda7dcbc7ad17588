"""Webhooks, with a real server on the other side.

Not checked: certificates, which the HTTP library verifies; only that it gets the right host name.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.support.accounts import Listener, settings_for
from tests.server.support.databases import sqlite_url
from tricorne.server.accounts.accounts import Accounts, Webhook
from tricorne.server.errors import Conflict, Invalid
from tricorne.server.notifications import webhook
from tricorne.server.notifications.notification import Notification, NotificationKind
from tricorne.server.notifications.webhook import Resolve, Webhooks, resolve
from tricorne.server.storage.database import open_database

NOTICE = Notification(
    NotificationKind.YOUR_TURN, "https://play.example/tables/1", "1", "Friday", "libertalia"
)

Opening = Callable[..., Any]


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook, "RETRY_SECONDS", 0.0)


@pytest.fixture
def scenario(tmp_path: Path) -> Callable[[Callable[[Opening], Coroutine[Any, Any, None]]], None]:
    url = sqlite_url(tmp_path)

    @asynccontextmanager
    async def opening(*, private: bool = True, resolve: Resolve = resolve) -> AsyncIterator[Webhooks]:
        database = open_database(url)
        settings = settings_for(url, private_webhooks=private)
        webhooks = Webhooks(Accounts(database, settings), settings, resolve)
        try:
            yield webhooks
        finally:
            await webhooks.close()
            await database.close()

    return lambda run_scenario: asyncio.run(run_scenario(opening))


def told_of(host: str, *addresses: str) -> Resolve:
    def resolve(asked: bytes, _: int) -> list[str]:
        assert asked.decode() == host
        return list(addresses)

    return resolve


def test_a_notification_is_delivered(scenario: Any) -> None:
    async def run_scenario(opening: Opening) -> None:
        async with Listener().listening() as listener, opening() as webhooks:
            await webhooks.send(Webhook("slack", listener.url), NOTICE)
        ((line, headers, content),) = listener.heard
        assert line == "POST /hook?key=1 HTTP/1.1"
        assert headers["content-type"] == "application/json"
        assert content == {"text": "It is your turn: “Friday” (Libertalia). https://play.example/tables/1"}

    scenario(run_scenario)


def test_only_people_with_a_webhook_are_notified(scenario: Any) -> None:
    async def run_scenario(opening: Opening) -> None:
        async with Listener().listening() as listener, opening() as webhooks:
            anne, _ = await webhooks._people.new_guest("Anne")
            await webhooks.deliver(anne.id, NOTICE)
            assert not listener.heard
            await webhooks._people.set_webhook(anne, Webhook("json", listener.url))
            await webhooks.deliver(anne.id, NOTICE)
            assert listener.heard[0][2]["what"] == "your-turn"

    scenario(run_scenario)


def test_the_connection_goes_to_the_checked_address(scenario: Any) -> None:
    """The name cannot be resolved by anybody else, so nobody has tried."""

    async def run_scenario(opening: Opening) -> None:
        async with (
            Listener().listening() as listener,
            opening(resolve=told_of("hooks.invalid", "127.0.0.1")) as webhooks,
        ):
            await webhooks.send(Webhook("json", f"http://hooks.invalid:{listener.port}/x"), NOTICE)
            assert listener.heard[0][1]["host"] == f"hooks.invalid:{listener.port}"

    scenario(run_scenario)


def test_tls_verifies_the_host_name(scenario: Any) -> None:
    hello: list[bytes] = []

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        hello.append(await reader.read(4096))
        writer.close()

    async def run_scenario(opening: Opening) -> None:
        server = await asyncio.start_server(listen, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with opening(resolve=told_of("hooks.invalid", "127.0.0.1")) as webhooks:
            with pytest.raises(Conflict, match="error-webhook-silent"):
                await webhooks.send(Webhook("json", f"https://hooks.invalid:{port}/x"), NOTICE)
        server.close()

    scenario(run_scenario)
    assert [b"hooks.invalid" in said for said in hello] == [True, True]


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "http://127.1/",
        "http://2130706433/",
        "http://0x7f000001/",
        "http://0/",
        "http://localhost/",
        "http://169.254.169.254/latest/meta-data",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[::ffff:a9fe:a9fe]/",
    ],
)
def test_private_addresses_are_rejected(scenario: Any, url: str) -> None:
    async def run_scenario(opening: Opening) -> None:
        async with opening(private=False) as webhooks:
            for refused in (webhooks.check(url), webhooks.send(Webhook("json", url), NOTICE)):
                with pytest.raises(Invalid, match="error-webhook-private"):
                    await refused

    scenario(run_scenario)


@pytest.mark.parametrize("addresses", [["10.0.0.1"], ["8.8.8.8", "::1"], ["::ffff:192.168.0.1"]])
def test_a_host_name_with_a_private_address_is_rejected(scenario: Any, addresses: list[str]) -> None:
    async def run_scenario(opening: Opening) -> None:
        resolve = told_of("hooks.example", *addresses)
        async with opening(private=False, resolve=resolve) as webhooks:
            with pytest.raises(Invalid, match="error-webhook-private"):
                await webhooks.send(Webhook("json", "https://hooks.example/1"), NOTICE)

    scenario(run_scenario)


def test_a_host_name_that_does_not_resolve_is_rejected(scenario: Any) -> None:
    def resolve(_: bytes, __: int) -> list[str]:
        raise socket.gaierror(socket.EAI_NONAME, "unknown")

    async def run_scenario(opening: Opening) -> None:
        async with opening(private=False, resolve=resolve) as webhooks:
            with pytest.raises(Invalid, match="error-webhook-host"):
                await webhooks.check("https://hooks.example/1")

    scenario(run_scenario)


def test_a_redirect_is_not_followed(scenario: Any) -> None:
    async def run_scenario(opening: Opening) -> None:
        async with Listener().listening() as target, opening() as webhooks:
            redirecting = Listener([307, 307], f"Location: {target.url}\r\n")
            async with redirecting.listening():
                with pytest.raises(Conflict, match=r"error-webhook-status .*307"):
                    await webhooks.send(Webhook("json", redirecting.url), NOTICE)
            assert len(redirecting.heard) == 1
            assert not target.heard

    scenario(run_scenario)


@pytest.mark.parametrize("trouble", [500, 503, 429])
def test_a_transient_error_is_retried_once(scenario: Any, trouble: int) -> None:
    async def run_scenario(opening: Opening) -> None:
        async with opening() as webhooks:
            async with Listener([trouble]).listening() as listener:
                await webhooks.send(Webhook("json", listener.url), NOTICE)
                assert len(listener.heard) == 2
            async with Listener([trouble] * 3).listening() as listener:
                with pytest.raises(Conflict, match="error-webhook-silent"):
                    await webhooks.send(Webhook("json", listener.url), NOTICE)
                assert len(listener.heard) == 2

    scenario(run_scenario)


def test_a_permanent_error_is_not_retried(scenario: Any) -> None:
    async def run_scenario(opening: Opening) -> None:
        async with Listener([404]).listening() as listener, opening() as webhooks:
            with pytest.raises(Conflict, match=r"error-webhook-status .*404"):
                await webhooks.send(Webhook("json", listener.url), NOTICE)
            assert len(listener.heard) == 1

    scenario(run_scenario)


def test_an_unresponsive_host_times_out(scenario: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook, "TIMEOUT_SECONDS", 0.2)

    async def run_scenario(opening: Opening) -> None:
        async with Listener(silent=True).listening() as listener, opening() as webhooks:
            with pytest.raises(Conflict, match="error-webhook-silent"):
                await webhooks.send(Webhook("json", listener.url), NOTICE)

    scenario(run_scenario)


def test_the_retry_uses_another_address_of_the_host(scenario: Any) -> None:
    async def run_scenario(opening: Opening) -> None:
        async with (
            Listener().listening() as listener,
            opening(resolve=told_of("hooks.invalid", "::1", "127.0.0.1")) as webhooks,
        ):
            await webhooks.send(Webhook("json", f"http://hooks.invalid:{listener.port}/x"), NOTICE)
            assert len(listener.heard) == 1

    scenario(run_scenario)


def test_webhook_urls_are_not_logged(scenario: Any, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")

    async def run_scenario(opening: Opening) -> None:
        async with Listener([404]).listening() as listener, opening() as webhooks:
            with pytest.raises(Conflict) as refused:
                await webhooks.send(Webhook("json", listener.url), NOTICE)
            assert httpx.URL(listener.url).query.decode() not in str(refused.value)

    scenario(run_scenario)
    assert "key=1" not in caplog.text
