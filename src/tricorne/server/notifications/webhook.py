"""Notifications by webhook: a POST to a URL that a person has set.

The URL is untrusted, so it must not reach the server's own network (SSRF): the host name is
resolved once, all its addresses are checked, and the connection goes to one of those addresses.
Redirects are not followed, and response bodies are not read.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import httpx

from tricorne.i18n.catalogue import Translations
from tricorne.server.accounts.accounts import Accounts, Webhook
from tricorne.server.errors import Conflict, Invalid
from tricorne.server.notifications.formats import Format, body
from tricorne.server.notifications.notification import Notification
from tricorne.server.notifications.ssrf_guard import check_addresses, read_url
from tricorne.server.settings import Settings

TIMEOUT_SECONDS = 5.0
ATTEMPTS = 2
RETRY_SECONDS = 1.0
RESOLVER_THREADS = 4
PORTS = {"http": 80, "https": 443}

# Resolves a host and a port to addresses; may block.
Resolve = Callable[[bytes, int], list[str]]


def resolve(host: bytes, port: int) -> list[str]:
    """Resolve a host with the system's resolver."""
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


class Webhooks:
    """The channel that delivers to webhooks."""

    def __init__(self, people: Accounts, settings: Settings, resolve: Resolve = resolve) -> None:
        self._people = people
        self._private = settings.private_webhooks
        self._resolve = resolve
        self._translations = Translations()
        # Its own threads, so that slow DNS lookups block nothing else.
        self._resolvers = ThreadPoolExecutor(RESOLVER_THREADS, "tricorne-resolver")
        # A bare transport: httpx's client would log URLs, which are secrets. Connections are not reused: each
        # was verified for one host name, and another name may have the same address.
        self._transport = httpx.AsyncHTTPTransport(limits=httpx.Limits(max_keepalive_connections=0))

    async def deliver(self, person: str, notification: Notification) -> None:
        """Deliver a notification if the person has a webhook."""
        hook = await self._people.webhook(person)
        if hook is not None:
            await self.send(hook, notification)

    async def check(self, url: str) -> None:
        """Reject a URL that the SSRF guard does not allow."""
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                await self._addresses(read_url(url))
        except TimeoutError as error:
            raise Invalid("error-webhook-host", host=httpx.URL(url).host) from error

    async def send(self, hook: Webhook, notification: Notification) -> None:
        """Send a notification to a webhook, and retry after a transient error."""
        url = read_url(hook.url)
        content = body(Format(hook.form), notification, self._translations)
        for attempt in range(ATTEMPTS):
            if attempt:
                await asyncio.sleep(RETRY_SECONDS)
            try:
                async with asyncio.timeout(TIMEOUT_SECONDS):
                    addresses = await self._addresses(url)
                    status = await self._post(url, addresses[attempt % len(addresses)], content)
            except (TimeoutError, httpx.TransportError):
                continue
            if httpx.codes.is_success(status):
                return
            if not httpx.codes.is_server_error(status) and status != httpx.codes.TOO_MANY_REQUESTS:
                raise Conflict("error-webhook-status", host=url.host, status=status)
        raise Conflict("error-webhook-silent", host=url.host)

    async def _addresses(self, url: httpx.URL) -> list[str]:
        port = url.port or PORTS[url.scheme]
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self._resolvers, self._resolve, url.raw_host, port)
        except OSError as error:
            raise Invalid("error-webhook-host", host=url.host) from error
        if not self._private:
            check_addresses(url, found)
        return found

    async def _post(self, url: httpx.URL, address: str, content: object) -> int:
        """Send a request to one address of a host, with the host's name in `Host` and SNI."""
        request = httpx.Request(
            "POST",
            url.copy_with(host=address),
            headers={"Host": url.netloc.decode("ascii"), "User-Agent": "Tricorne"},
            json=content,
            extensions={"sni_hostname": url.raw_host.decode("ascii")},
        )
        response = await self._transport.handle_async_request(request)
        await response.aclose()
        return response.status_code

    async def close(self) -> None:
        """Close connections and threads."""
        self._resolvers.shutdown(wait=False, cancel_futures=True)
        await self._transport.aclose()
