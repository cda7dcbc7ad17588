"""Client addresses: their plain form, and the network that counts as one client."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

# A provider gives each customer at least a /64, in which any address can be used.
SUBSCRIBER_PREFIX = {4: 32, 6: 64}
# The next larger network: an IPv6 tunnel hands out a /48, which is 65,536 subscribers' networks.
SITE_PREFIX = {4: 24, 6: 48}
# A proxy may forward any text; no address is longer than this.
LONGEST = 64


def plain_address(text: str) -> str:
    """Write an IPv4-mapped IPv6 address (`::ffff:192.0.2.1`) as IPv4; return others unchanged."""
    if not text.lower().startswith("::ffff:"):
        return text
    parsed = _parse(text)
    return str(parsed) if isinstance(parsed, IPv4Address) else text


def rate_limit_key(address: str) -> str:
    """Return what an address is counted by: an IPv4 address itself, an IPv6 address by its /64 network."""
    return _subscriber_network(address[:LONGEST])


def site_network(address: str) -> str:
    """Return the next larger network of an address: the /24 of IPv4, the /48 of IPv6."""
    return _network(address[:LONGEST], SITE_PREFIX)


@lru_cache(4096)
def _subscriber_network(address: str) -> str:
    return _network(address, SUBSCRIBER_PREFIX)


def _network(address: str, prefixes: dict[int, int]) -> str:
    parsed = _parse(address)
    if parsed is None:
        return address
    prefix = prefixes[parsed.version]
    if prefix == parsed.max_prefixlen:
        return str(parsed)
    return str(ip_network(f"{parsed}/{prefix}", strict=False))


def _parse(text: str) -> IPv4Address | IPv6Address | None:
    try:
        parsed = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
        return parsed.ipv4_mapped
    return parsed
