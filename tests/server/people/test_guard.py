from __future__ import annotations

import pytest

from tricorne.server.errors import Invalid
from tricorne.server.notices.guard import check_addresses, is_public, read_url

PUBLIC = ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"]
NOT_PUBLIC = [
    "127.0.0.1",
    "0.0.0.0",  # noqa: S104 - what it means to connect there is the system's business
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "192.0.0.8",
    "192.88.99.1",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:169.254.169.254",
    "::7f00:1",
    "64:ff9b::7f00:1",
    "2001::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "fd00::1",
    "fe80::1",
    "fe80::1%1",
    "fec0::1",
    "ff02::1",
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
def test_a_machine_on_the_internet_may_be_told(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("address", NOT_PUBLIC)
def test_what_is_near_the_server_or_nowhere_may_not(address: str) -> None:
    assert not is_public(address)


def test_one_private_address_among_public_ones_is_enough_to_refuse() -> None:
    url = read_url("https://hooks.example/1")
    check_addresses(url, PUBLIC)
    with pytest.raises(Invalid, match="error-webhook-private"):
        check_addresses(url, [*PUBLIC, "10.0.0.1"])


@pytest.mark.parametrize("text", NO_WEBHOOKS)
def test_what_is_no_address_for_notices_is_refused(text: str) -> None:
    with pytest.raises(Invalid, match="error-webhook-url"):
        read_url(text)
