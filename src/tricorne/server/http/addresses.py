"""Client addresses: how they are written, and who counts as one visitor."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

# A provider gives each customer at least a network of this size, in which any address can be used.
IPV6_PREFIX = 64
# What a proxy forwards may be anything; more than the longest address is not kept.
LONGEST = 64


def plain_address(text: str) -> str:
    """Write an IPv4 address that came as an IPv6 one (`::ffff:192.0.2.1`) as IPv4; leave others alone."""
    if not text.lower().startswith("::ffff:"):
        return text
    parsed = _parse(text)
    return str(parsed) if isinstance(parsed, IPv4Address) else text


def rate_limit_key(address: str) -> str:
    """Return what an address is counted by: an IPv4 address itself, an IPv6 address by its /64 network."""
    return _rate_limit_key(address[:LONGEST])


@lru_cache(4096)
def _rate_limit_key(address: str) -> str:
    parsed = _parse(address)
    if isinstance(parsed, IPv6Address):
        return str(IPv6Network((int(parsed), IPV6_PREFIX), strict=False))
    return address if parsed is None else str(parsed)


def _parse(text: str) -> IPv4Address | IPv6Address | None:
    try:
        parsed = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
        return parsed.ipv4_mapped
    return parsed
