"""Allowed `Host` headers, the defence against DNS rebinding.

An attacker can point a domain of theirs to this machine, and the browser then treats their page as
same-origin. But the `Host` header still contains the attacker's domain. So the server accepts only its
own names, and IP addresses, which need no DNS.
"""

from __future__ import annotations

import socket
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from tricorne.server.settings import Settings

ANY = "*"
LOCALHOST = "localhost"
DEFAULT_PORTS = {"http": 80, "https": 443}


class AllowedHosts:
    """The names under which a server may be addressed."""

    def __init__(self, settings: Settings) -> None:
        own = socket.gethostname()
        short = own.partition(".")[0]
        named = [LOCALHOST, own, short, f"{short}.local", settings.host, *settings.hosts]
        if settings.url:
            named.append(urlsplit(settings.url).hostname or "")
        self._names = {plain_name(name) for name in named if name}
        # A client sends the same header with every request.
        self._is_allowed = lru_cache(128)(self._names_this_server)

    def __contains__(self, host: str) -> bool:
        """Whether a `Host` header names this server."""
        return self._is_allowed(host)

    def _names_this_server(self, host: str) -> bool:
        parsed = read_authority(host)
        if parsed is None:
            return False
        name = plain_name(parsed[0])
        return (
            ANY in self._names or name in self._names or name.endswith(f".{LOCALHOST}") or _is_address(name)
        )


def read_authority(text: str) -> tuple[str, int | None] | None:
    """Parse `NAME:PORT`; None if it is malformed."""
    if not text or any(sign in text for sign in "/?#@\\ \t"):
        return None
    try:
        parts = urlsplit(f"//{text}")
        return (parts.hostname, parts.port) if parts.hostname else None
    except ValueError:
        return None


# A client sends the same header with every request.
@lru_cache(128)
def read_origin(text: str) -> tuple[str, str, int] | None:
    """Parse the scheme, name and port of an origin; None for `null` and malformed origins."""
    scheme, separator, authority = text.partition("://")
    scheme = scheme.lower()
    parsed = read_authority(authority)
    if not separator or parsed is None or scheme not in DEFAULT_PORTS:
        return None
    return scheme, plain_name(parsed[0]), parsed[1] or DEFAULT_PORTS[scheme]


def plain_name(name: str) -> str:
    """Normalize a host name for comparison."""
    return name.lower().removesuffix(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
