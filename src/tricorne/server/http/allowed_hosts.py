"""The names by which a server may be called.

A page of an attacker can have its own name point to this machine (DNS rebinding), and the
browser then takes it for the same site. The attacker cannot choose what stands in `Host`, though: it
is that name. So a server answers to its own names only, and to plain addresses, which need no DNS.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from tricorne.server.settings import Settings

ANY = "*"
LOCALHOST = "localhost"
DEFAULT_PORTS = {"http": 80, "https": 443}


class AllowedHosts:
    """Knows the names of a server."""

    def __init__(self, settings: Settings) -> None:
        own = socket.gethostname()
        short = own.partition(".")[0]
        named = [LOCALHOST, own, short, f"{short}.local", settings.host, *settings.hosts]
        if settings.url:
            named.append(urlsplit(settings.url).hostname or "")
        self._names = {plain_name(name) for name in named if name}

    def __contains__(self, host: str) -> bool:
        """Whether a `Host` header names this server."""
        parsed = read_authority(host)
        if parsed is None:
            return False
        name = plain_name(parsed[0])
        return (
            ANY in self._names or name in self._names or name.endswith(f".{LOCALHOST}") or _is_address(name)
        )


def read_authority(text: str) -> tuple[str, int | None] | None:
    """Read the name and the port of `NAME:PORT`; None if it is nothing of the kind."""
    if not text or any(sign in text for sign in "/?#@\\ \t"):
        return None
    try:
        parts = urlsplit(f"//{text}")
        return (parts.hostname, parts.port) if parts.hostname else None
    except ValueError:
        return None


def read_origin(text: str) -> tuple[str, str, int] | None:
    """Read scheme, name and port of an origin; None for `null` and what is no origin."""
    scheme, separator, authority = text.partition("://")
    scheme = scheme.lower()
    parsed = read_authority(authority)
    if not separator or parsed is None or scheme not in DEFAULT_PORTS:
        return None
    return scheme, plain_name(parsed[0]), parsed[1] or DEFAULT_PORTS[scheme]


def plain_name(name: str) -> str:
    """Write a name as it is compared."""
    return name.lower().removesuffix(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
