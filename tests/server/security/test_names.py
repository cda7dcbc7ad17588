"""Host names, origins and addresses: what a server accepts, and who counts as one client."""

from __future__ import annotations

import socket
from itertools import count

import httpx
import pytest

from tests.server.security.raw import connect
from tests.server.support.tables import HOME, ServerHarness, receive, run_scenario
from tests.server.tables.test_moves import two_pirates
from tricorne.server.http.addresses import plain_address, rate_limit_key, site_network
from tricorne.server.http.allowed_hosts import AllowedHosts, read_origin
from tricorne.server.settings import Settings

OWN = socket.gethostname().partition(".")[0]
GUEST = b'{"name": "Anne"}'
YEAR = "max-age=31536000"

ANSWERED = [
    "localhost",
    "localhost:8017",
    "LOCALHOST.:8017",
    "tables.localhost",
    "127.0.0.1:8017",
    "192.168.1.20:8017",
    "[::1]:8017",
    "[fe80::1]",
    "[::ffff:192.0.2.1]",
    OWN,
    f"{OWN.upper()}.local:8017",
    "play.example.org",
    "play.example.org:443",
    "also.example",
]
NOT_ANSWERED = [
    "evil.example",
    "evil.example:8017",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "play.example.org.evil.example",
    "evil.example#localhost",
    "evil.example/localhost",
    "localhost@evil.example",
    "localhost:8017:80",
    "[::1",
    "*",
    " ",
    "local host",
]


@pytest.mark.parametrize("host", ANSWERED)
def test_the_servers_own_host_names_are_allowed(host: str) -> None:
    assert host in AllowedHosts(Settings(url="https://play.example.org/", hosts=["also.example"]))


@pytest.mark.parametrize("host", NOT_ANSWERED)
def test_other_host_names_are_not_allowed(host: str) -> None:
    assert host not in AllowedHosts(Settings(url="https://play.example.org/", hosts=["also.example"]))


def test_a_wildcard_allows_any_host_name() -> None:
    assert "evil.example" in AllowedHosts(Settings(hosts=["*"]))


def test_dns_rebinding_is_rejected(url: str) -> None:
    """DNS rebinding: to the browser it is the same site, but the name is not ours."""

    async def scenario(harness: ServerHarness) -> None:
        anne = await harness.guest("Anne")
        for host in ("evil.example", "evil.example:8017"):
            headers = {"Host": host, "Origin": f"http://{host}"}
            for method, path in (("GET", "/me"), ("GET", "/tables"), ("POST", "/people")):
                refused = await anne.ask(method, path, None, 421, headers=headers)
                assert refused["error"] == "error-host"
        two = await anne.http.get("/api/me", headers=[("Host", "localhost"), ("Host", "evil.example")])
        assert two.status_code == 421
        assert (await anne.http.get("/metrics", headers={"Host": "evil.example"})).status_code == 421

    run_scenario(url, scenario)


def test_ip_addresses_are_allowed_as_host(url: str) -> None:
    """As with `--host 0.0.0.0 --url http://ADDRESS:8017`."""

    async def scenario(harness: ServerHarness) -> None:
        for host in ("192.168.1.20:8017", "127.0.0.1:8017", "10.0.0.7:8017"):
            browser = await harness.browser(headers={"Host": host, "Origin": f"http://{host}"})
            assert (await browser.post("/api/people", json={"name": "Anne"})).status_code == 201

    run_scenario(url, scenario, host="0.0.0.0", url="http://192.168.1.20:8017")  # noqa: S104


@pytest.mark.parametrize(
    ("origin", "found"),
    [
        ("http://a.example", ("http", "a.example", 80)),
        ("https://A.Example:443", ("https", "a.example", 443)),
        ("http://[::1]:8017", ("http", "::1", 8017)),
        ("null", None),
        ("", None),
        ("http://", None),
        ("a.example", None),
        ("file://", None),
        ("chrome-extension://abc", None),
        ("http://a.example/path", None),
        ("http://user@a.example", None),
        ("http://a.example:x", None),
    ],
)
def test_origins_are_parsed_completely(origin: str, found: tuple[str, str, int] | None) -> None:
    assert read_origin(origin) == found


def test_another_scheme_is_another_origin(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne = await harness.guest("Anne")
        for origin, status in (
            (HOME, 201),
            (f"{HOME}:80", 201),
            (HOME.replace("http:", "https:"), 403),
            (f"{HOME}:443", 403),
        ):
            await anne.ask("POST", "/me/tokens", {"name": "bot"}, status, headers={"Origin": origin})

    run_scenario(url, scenario)


@pytest.mark.parametrize("origin", ["null", "http://evil.example", "", "http://"])
def test_foreign_origins_are_rejected_even_without_a_host(url: str, origin: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        for version in ("1.0", "1.1"):
            client = await connect(await harness.address())
            head = f"POST /api/people HTTP/{version}\r\nOrigin: {origin}\r\nContent-Length: {len(GUEST)}\r\n"
            await client.send(f"{head}Content-Type: application/json\r\n\r\n".encode() + GUEST)
            status, body = await client.answer()
            client.close()
            assert status == 403, body
            assert b"error-origin" in body

    run_scenario(url, scenario)


def forwarded(scheme: str) -> dict[str, str]:
    return {"X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": scheme}


@pytest.mark.parametrize(
    ("settings", "headers", "secure", "hsts"),
    [
        ({}, forwarded("https"), True, YEAR),
        ({}, forwarded("http"), False, None),
        ({}, {}, False, None),
        ({"hsts": False}, forwarded("https"), True, None),
        ({"proxies": "192.0.2.9"}, forwarded("https"), False, None),
        ({"secure_cookies": True}, {}, True, None),
    ],
)
def test_https_at_a_proxy_gives_secure_cookies_and_hsts(
    url: str, settings: dict[str, object], headers: dict[str, str], secure: bool, hsts: str | None
) -> None:
    """Without the setting `url`, too."""

    async def scenario(harness: ServerHarness) -> None:
        address = f"http://{await harness.address()}"
        async with httpx.AsyncClient(base_url=address, headers=headers) as browser:
            came = await browser.post("/api/people", json={"name": "Anne"})
            cookies = came.headers.get_list("set-cookie")
            assert len(cookies) == 1
            assert ("secure" in cookies[0].lower().split("; ")) == secure
            assert cookies[0].lower().count("secure") == int(secure)
            for answer in (came, await browser.get("/health"), await browser.get("/api/nowhere")):
                assert answer.headers.get("strict-transport-security") == hsts

    run_scenario(url, scenario, **settings)


def test_the_origin_check_uses_the_proxys_scheme(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        host = await harness.address()
        async with httpx.AsyncClient(base_url=f"http://{host}", headers=forwarded("https")) as browser:
            for origin, status in ((f"https://{host}", 201), (f"http://{host}", 403)):
                came = await browser.post("/api/people", json={"name": "Anne"}, headers={"Origin": origin})
                assert came.status_code == status
        table, anne, _ = await two_pirates(harness)
        safe = {**forwarded("https"), "Origin": f"https://{host}"}
        async with harness.socket(anne, table, headers=safe) as following:
            await receive(following, "hello")

    run_scenario(url, scenario)


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("::FFFF:c000:0201", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:0db8:0001:0002::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", ""),
        ("nonsense", "nonsense"),
        ("x" * 1000, "x" * 64),
    ],
)
def test_the_rate_limit_key_of_an_address(address: str, key: str) -> None:
    assert rate_limit_key(address) == key


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("198.51.100.7", "198.51.100.0/24"),
        ("::ffff:198.51.100.7", "198.51.100.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"),
        ("fe80::1%eth0", "fe80::/48"),
        ("testclient", "testclient"),
    ],
)
def test_the_next_larger_network_of_an_address(address: str, network: str) -> None:
    assert site_network(address) == network


def test_ipv4_mapped_addresses_are_written_as_ipv4() -> None:
    assert plain_address("::ffff:127.0.0.1") == "127.0.0.1"
    assert plain_address("::1") == "::1"
    assert plain_address("::ffff:nonsense") == "::ffff:nonsense"


def test_an_ipv6_network_shares_one_rate_limit(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        numbers = count(1)

        async def ask(network: str, path: str) -> int:
            """Send a request from another address of a network."""
            client = f"{network}{next(numbers):x}", 1
            transport = httpx.ASGITransport(harness.app, client=client)
            async with httpx.AsyncClient(transport=transport, base_url=HOME) as browser:
                # Another name each time, because attempts at one name are throttled as well.
                body = {"name": f"Anne {client[0]}"[:40], "password": "guessed"}
                sent = {"name": "Anne"} if path == "/api/people" else body
                return (await browser.post(path, json=sent)).status_code

        for path, fine in (("/api/people", 201), ("/api/sessions", 401)):
            for network in ("2001:db8:0:1::", "2001:db8:0:1:ffff::"):
                statuses = [await ask(network, path) for _ in range(5)]
                # Another address of the same network shares the limit.
                assert statuses == ([fine] * 3 + [429] * 2 if network.endswith("1::") else [429] * 5)
            assert await ask("2001:db8:0:2::", path) == fine

    limits = {"limit_guests": "3/hour", "limit_logins": "3/hour"}
    run_scenario(url, scenario, **limits)
