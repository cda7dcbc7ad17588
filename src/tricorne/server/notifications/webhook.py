"""Notices by webhook: a POST to an address that somebody has named.

Users say where it goes, so it goes nowhere near the server's own network: the
name is resolved once, all its addresses are checked, and one of those very
addresses is connected to. Redirects are not followed, answers are not read.
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
TRIES = 2
PAUSE_SECONDS = 1.0
RESOLVED_AT_ONCE = 4
PORTS = {"http": 80, "https": 443}

# Takes a host and a port, returns its addresses, may wait.
Resolve = Callable[[bytes, int], list[str]]


def resolve(host: bytes, port: int) -> list[str]:
    """Ask the system for the addresses of a host."""
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


class Webhooks:
    """The channel to all webhooks."""

    def __init__(self, people: Accounts, settings: Settings, resolve: Resolve = resolve) -> None:
        self._people = people
        self._private = settings.private_webhooks
        self._resolve = resolve
        self._words = Translations()
        # Threads of its own: names that take long to resolve keep nobody else waiting.
        self._resolvers = ThreadPoolExecutor(RESOLVED_AT_ONCE, "tricorne-resolver")
        # No client around it: that would log addresses, which are secrets. No connection is used twice: it
        # was made for a name, and another name may have the same address.
        self._transport = httpx.AsyncHTTPTransport(limits=httpx.Limits(max_keepalive_connections=0))

    async def tell(self, person: str, notice: Notification) -> None:
        """Tell a person who has a webhook."""
        hook = await self._people.webhook(person)
        if hook is not None:
            await self.send(hook, notice)

    async def check(self, url: str) -> None:
        """Refuse an address to which nothing will be sent."""
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                await self._addresses(read_url(url))
        except TimeoutError as error:
            raise Invalid("error-webhook-host", host=httpx.URL(url).host) from error

    async def send(self, hook: Webhook, notice: Notification) -> None:
        """Send a notice to a webhook, and again if something went wrong that may pass."""
        url = read_url(hook.url)
        content = body(Format(hook.form), notice, self._words)
        for attempt in range(TRIES):
            if attempt:
                await asyncio.sleep(PAUSE_SECONDS)
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
        """Send something to one address of a host, which believes to be called by its name."""
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
        """Let go of connections and threads."""
        self._resolvers.shutdown(wait=False, cancel_futures=True)
        await self._transport.aclose()
