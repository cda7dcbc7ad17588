"""Which addresses a server may be sent to by its users: none of the network that it stands in."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

import httpx

from tricorne.server.errors import Invalid

LAST_PORT = 65535
GLOBAL_UNICAST = ip_network("2000::/3")
# Addresses that pass for global ones, and lead elsewhere: protocol assignments, and IPv6 through IPv4.
DETOURS = (ip_network("192.0.0.0/24"), ip_network("192.88.99.0/24"), ip_network("2002::/16"))


def read_url(text: str) -> httpx.URL:
    """Read the address of a webhook."""
    try:
        url = httpx.URL(text)
    except (httpx.InvalidURL, ValueError) as error:
        raise Invalid("error-webhook-url") from error
    if url.scheme not in ("http", "https") or not url.host or url.userinfo or (url.port or 0) > LAST_PORT:
        raise Invalid("error-webhook-url")
    return url


def is_public(address: str) -> bool:
    """Whether an address belongs to one machine somewhere on the internet."""
    found = ip_address(address)
    if isinstance(found, IPv6Address) and found.ipv4_mapped:
        found = found.ipv4_mapped
    return (
        found.is_global
        and not found.is_multicast
        and (isinstance(found, IPv4Address) or found in GLOBAL_UNICAST)
        and not any(found in network for network in DETOURS)
    )


def check_addresses(url: httpx.URL, addresses: Iterable[str]) -> None:
    """Refuse an address of which any meaning is not public."""
    if not all(is_public(address) for address in addresses):
        raise Invalid("error-webhook-private", host=url.host)
