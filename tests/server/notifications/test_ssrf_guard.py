from __future__ import annotations

import pytest

from tricorne.server.errors import Invalid
from tricorne.server.notifications.ssrf_guard import check_addresses, is_public, read_url

PUBLIC = [
    "8.8.8.8",
    "1.1.1.1",
    "223.255.255.254",
    "100.63.255.255",
    "172.32.0.1",
    "192.0.1.1",
    "::ffff:8.8.8.8",
    "2001:200::1",
    "2001:4860:4860::8888",
    "2003::1",
    "2400:cb00::1",
    "2606:4700::1111",
    "2620:0:ccc::2",
    "2800:3f0::1",
    "2a00:1450::1",
    "2c0f:fb50::1",
]
NOT_PUBLIC = [
    # this machine, and the unspecified address
    "127.0.0.1",
    "127.1.2.3",
    "0.0.0.0",  # noqa: S104 - what it means to connect there is the system's business
    "0.1.2.3",
    "::",
    "::1",
    # private networks, link-local addresses, cloud metadata services
    "10.0.0.1",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "169.254.170.2",
    "100.64.0.1",
    "100.100.100.200",
    "100.127.255.255",
    "fc00::1",
    "fd00::1",
    "fd00:ec2::254",
    "fe80::1",
    "fe80::1%1",
    "fec0::1",
    # assigned to protocols
    "192.0.0.8",
    "192.0.0.170",
    "192.31.196.1",
    "192.52.193.1",
    "192.88.99.1",
    "192.175.48.1",
    "198.18.0.1",
    "198.19.255.255",
    "2001:1::1",
    "2001:2::1",
    "2001:3::1",
    "2001:4:112::1",
    "2001:10::1",
    "2001:20::1",
    "2001:30::1",
    "2620:4f:8000::1",
    "5f00::1",
    "100::1",
    # documentation
    "192.0.2.1",
    "198.51.100.1",
    "203.0.113.1",
    "2001:db8::1",
    "2001:db8:ffff::1",
    "3fff::1",
    "3fff:fff:ffff::1",
    # addresses that embed others
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:169.254.169.254",
    "::ffff:0:127.0.0.1",
    "::7f00:1",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b::8.8.8.8",
    "64:ff9b:1::7f00:1",
    "2001::1",
    "2001:0:53aa:64c:0:7fff:80ff:fffe",
    "2002:7f00:1::",
    "2002:808:808::1",
    # multicast, broadcast and reserved
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "ff02::1",
    "ff0e::1",
    # not assigned yet
    "2001:1000::1",
    "2001:4e00::1",
    "2001:6000::1",
    "2d00::1",
    "3000::1",
    "3ffe::1",
    "4000::1",
    "8000::1",
    # with a zone, or no address at all
    "2606:4700::1111%eth0",
    "::ffff:8.8.8.8%1",
    "",
    "localhost",
    "0x7f.1",
    "127.1",
    "2130706433",
    "017700000001",
]
NO_WEBHOOKS = [
    "",
    "hooks.example/1",
    "ftp://hooks.example/1",
    "file:///etc/passwd",
    "gopher://hooks.example/1",
    "javascript:alert(1)",
    "https://",
    "https:///path",
    "https://anne@hooks.example/1",
    "https://anne:secret@hooks.example/1",
    "https://hooks.example:99999/1",
    "https://hooks.example:x/1",
    "https://hooks.example/\r\nHost: other",
    "https://[::1/",
    "https://a\x00b/",
]


@pytest.mark.parametrize("address", PUBLIC)
def test_public_addresses_are_allowed(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("address", NOT_PUBLIC)
def test_private_and_unassigned_addresses_are_not_allowed(address: str) -> None:
    assert not is_public(address)


def test_one_private_address_among_public_ones_is_rejected() -> None:
    url = read_url("https://hooks.example/1")
    check_addresses(url, PUBLIC)
    with pytest.raises(Invalid, match="error-webhook-private"):
        check_addresses(url, [*PUBLIC, "10.0.0.1"])


@pytest.mark.parametrize("text", NO_WEBHOOKS)
def test_malformed_webhook_urls_are_rejected(text: str) -> None:
    with pytest.raises(Invalid, match="error-webhook-url"):
        read_url(text)
