"""The SSRF guard: which addresses webhooks may be sent to.

In server-side request forgery (SSRF), a user makes the server send requests that they could not
send themselves: to the machine it runs on, to others in its network, to a cloud's metadata
service. So this is not a deny-list: an address is allowed only if it is known to belong to one
machine on the public internet.

* IPv6: only blocks that IANA has assigned to the regional registries ("IPv6 Global Unicast
  Address Assignments"). Everything else stays closed until it is added here. A deny-list once let
  the documentation addresses in 3fff::/20 through.
* IPv4: all unicast space is assigned, so it is that space minus every block of IANA's "IPv4
  Special-Purpose Address Registry".

Addresses that embed another one (6to4, NAT64, Teredo) are in none of these blocks; an IPv4-mapped
address is checked as the IPv4 address it contains. An address with a zone (`%eth0`) is only valid
in the local network, and is rejected.
"""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

import httpx

from tricorne.server.errors import Invalid

LAST_PORT = 65535

IPV6_ASSIGNED = tuple(
    map(
        ip_network,
        (
            "2001:200::/23",
            "2001:400::/22",
            "2001:800::/21",
            "2001:1200::/23",
            "2001:1400::/22",
            "2001:1800::/21",
            "2001:2000::/19",
            "2001:4000::/21",
            "2001:4800::/22",
            "2001:4c00::/23",
            "2001:5000::/20",
            "2001:8000::/18",
            "2003::/18",
            "2400::/12",
            "2410::/12",
            "2600::/12",
            "2610::/23",
            "2620::/23",
            "2630::/12",
            "2800::/12",
            "2a00::/12",
            "2a10::/12",
            "2c00::/12",
        ),
    )
)
# Inside those blocks, but not for hosts: documentation, and the AS112 sinks.
IPV6_SPECIAL = tuple(map(ip_network, ("2001:db8::/32", "2620:4f:8000::/48")))

IPV4_UNICAST = (IPv4Address("1.0.0.0"), IPv4Address("223.255.255.255"))
IPV4_SPECIAL = tuple(
    map(
        ip_network,
        (
            "10.0.0.0/8",
            "100.64.0.0/10",
            "127.0.0.0/8",
            "169.254.0.0/16",
            "172.16.0.0/12",
            "192.0.0.0/24",
            "192.0.2.0/24",
            "192.31.196.0/24",
            "192.52.193.0/24",
            "192.88.99.0/24",
            "192.168.0.0/16",
            "192.175.48.0/24",
            "198.18.0.0/15",
            "198.51.100.0/24",
            "203.0.113.0/24",
        ),
    )
)


def read_url(text: str) -> httpx.URL:
    """Parse and check the URL of a webhook."""
    try:
        url = httpx.URL(text)
    except (httpx.InvalidURL, ValueError) as error:
        raise Invalid("error-webhook-url") from error
    if url.scheme not in ("http", "https") or not url.host or url.userinfo or (url.port or 0) > LAST_PORT:
        raise Invalid("error-webhook-url")
    return url


def is_public(address: str) -> bool:
    """Whether an address belongs to one machine on the public internet."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    if isinstance(found, IPv6Address):
        if found.scope_id is not None:
            return False
        if found.ipv4_mapped is None:
            return _within(found, IPV6_ASSIGNED) and not _within(found, IPV6_SPECIAL) and found.is_global
        found = found.ipv4_mapped
    first, last = IPV4_UNICAST
    return first <= found <= last and not _within(found, IPV4_SPECIAL) and found.is_global


def _within(address: IPv4Address | IPv6Address, networks: Iterable[IPv4Network | IPv6Network]) -> bool:
    return any(address in network for network in networks)


def check_addresses(url: httpx.URL, addresses: Iterable[str]) -> None:
    """Reject a host if any of its addresses is not public."""
    if not all(is_public(address) for address in addresses):
        raise Invalid("error-webhook-private", host=url.host)
