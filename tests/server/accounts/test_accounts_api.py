"""Accounts over HTTP, with the whole application."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any

import httpx
import pytest

from tests.server.security.test_who_may_what import endpoints
from tests.server.support.accounts import HOSTILE_NAMES, ODD_NAMES, PASSWORD, Listener, serving, settings_for
from tricorne.server.accounts import login_throttle, secrets
from tricorne.server.api import token_scope
from tricorne.server.api.accounts import router
from tricorne.server.api.authentication import COOKIE
from tricorne.server.app import create_app

Browser = Callable[[], httpx.AsyncClient]
Scenario = Callable[[Browser], Coroutine[Any, Any, None]]
NOBODY = {"person": None, "webhook": None}
FOR_KNOWN_PEOPLE = [
    ("PATCH", "/me", {"name": "Mary"}),
    ("PUT", "/me/password", {"password": PASSWORD}),
    ("DELETE", "/me", None),
    ("GET", "/me/tokens", None),
    ("POST", "/me/tokens", {"name": "my bot"}),
    ("DELETE", "/me/tokens/" + "a" * 22, None),
    ("PUT", "/me/webhook", {"form": "json", "url": "https://hooks.example"}),
    ("DELETE", "/me/webhook", None),
    ("POST", "/me/webhook/test", None),
]
NONSENSE: list[tuple[str, object]] = [
    ("/people", {}),
    ("/people", {"name": 7}),
    ("/people", {"name": "Anne", "admin": True}),
    ("/people", []),
    ("/me/password", {"password": "short"}),
    ("/me/password", {"password": "x" * 201}),
    ("/me/password", {"password": None}),
    ("/me/webhook", {"form": "mail", "url": "https://hooks.example"}),
    ("/me/webhook", {"form": "json", "url": "javascript:alert(1)"}),
    ("/me/webhook", {"form": "json", "url": "http://127.0.0.1/"}),
    ("/me/webhook", {"form": "json", "url": "https://x/" + "x" * 1000}),
]


def run_scenario(url: str, scenario: Scenario, /, **changes: Any) -> None:
    async def main() -> None:
        async with serving(url, **changes) as browser:
            await scenario(browser)

    asyncio.run(main())


@pytest.fixture(autouse=True)
def long_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make backoffs so long that no test outlasts them, however slow the machine is."""
    monkeypatch.setattr(login_throttle, "FIRST_WAIT", 3600.0)


async def guest(browser: httpx.AsyncClient, name: str = "Anne") -> dict[str, Any]:
    answer = await browser.post("/api/people", json={"name": name})
    assert answer.status_code == 201
    person: dict[str, Any] = answer.json()["person"]
    return person


def problem(answer: httpx.Response, status: int) -> str:
    """Check the shape of an error, and return its key."""
    assert answer.status_code == status, answer.text
    said = answer.json()
    assert said["message"]
    assert said["error"] not in said["message"]
    return str(said["error"])


def test_a_guest_logs_in_and_out(database_url: str) -> None:
    async def scenario(browser: Browser) -> None:
        anne, other = browser(), browser()
        assert (await anne.get("/api/me")).json() == NOBODY
        person = await guest(anne)
        assert person["registered"] is False
        assert (await anne.get("/api/me")).json() == {"person": person, "webhook": None}
        assert (await other.get("/api/me")).json() == NOBODY
        renamed = await anne.patch("/api/me", json={"name": "Mary"})
        assert renamed.json()["person"] == {**person, "name": "Mary"}
        assert (await anne.delete("/api/sessions/current")).status_code == 204
        assert (await anne.get("/api/me")).json() == NOBODY

    run_scenario(database_url, scenario)


def test_a_person_with_a_password_can_log_in_from_another_browser(url: str) -> None:
    async def scenario(browser: Browser) -> None:
        here, there = browser(), browser()
        person = await guest(here)
        kept = await here.put("/api/me/password", json={"password": PASSWORD})
        assert kept.json()["person"] == {**person, "registered": True}
        wrong = await there.post("/api/sessions", json={"name": "Anne", "password": "wrong"})
        assert problem(wrong, 401) == "error-login"
        nobody = await there.post("/api/sessions", json={"name": "Nobody", "password": PASSWORD})
        assert nobody.json() == wrong.json()
        back = await there.post("/api/sessions", json={"name": "anne", "password": PASSWORD})
        assert back.status_code == 201
        assert back.json() == kept.json()
        change = {"password": "fraternité"}
        assert problem(await there.put("/api/me/password", json=change), 403) == "error-password"
        change["current"] = PASSWORD
        assert (await there.put("/api/me/password", json=change)).status_code == 200
        assert (await here.get("/api/me")).json() == NOBODY
        assert (await there.get("/api/me")).json() == kept.json()

    run_scenario(url, scenario)


def test_a_program_authenticates_with_its_token(url: str) -> None:
    async def scenario(browser: Browser) -> None:
        anne, program = browser(), browser()
        person = await guest(anne)
        made = (await anne.post("/api/me/tokens", json={"name": "my bot"})).json()
        bearer = {"Authorization": f"Bearer {made['secret']}"}
        assert (await program.get("/api/me", headers=bearer)).json()["person"] == person
        assert "set-cookie" not in (await program.get("/api/me", headers=bearer)).headers
        listed = (await anne.get("/api/me/tokens")).json()
        assert listed == [{name: made[name] for name in ("id", "name", "created_at")}]
        assert (await anne.delete(f"/api/me/tokens/{made['id']}")).status_code == 204
        assert problem(await program.get("/api/me", headers=bearer), 401) == "error-token"
        again = await anne.delete(f"/api/me/tokens/{made['id']}")
        assert problem(again, 404) == "error-no-token"

    run_scenario(url, scenario)


def test_an_invalid_token_is_rejected_even_with_a_valid_cookie(url: str) -> None:
    async def scenario(browser: Browser) -> None:
        anne = browser()
        person = await guest(anne)
        for token in ("Bearer x", "bearer tricorne_x", "Bearer", "Bearer " + "x" * 5000):
            answer = await anne.get("/api/me", headers={"Authorization": token})
            assert problem(answer, 401) == "error-token"
        proxied = await anne.get("/api/me", headers={"Authorization": "Basic YTpi"})
        assert proxied.json()["person"] == person

    run_scenario(url, scenario)


@pytest.mark.parametrize(
    ("changes", "secure"),
    [
        ({}, False),
        ({"secure_cookies": True}, True),
        ({"url": "https://play.example"}, True),
        ({"url": "http://play.example"}, False),
    ],
)
def test_the_cookie_is_httponly_and_samesite(url: str, changes: dict[str, Any], secure: bool) -> None:
    async def scenario(browser: Browser) -> None:
        anne = browser()
        answers = [
            await anne.post("/api/people", json={"name": "Anne"}),
            await anne.get("/api/me"),
        ]
        for answer in answers[: 1 if secure else 2]:  # a browser keeps a secure cookie from plain HTTP
            cookie, *attributes = answer.headers["set-cookie"].split("; ")
            assert cookie.startswith(f"{COOKIE}=")
            wanted = {"HttpOnly", "SameSite=lax", "Path=/", f"Max-Age={90 * 24 * 3600}"}
            assert {*attributes} == wanted | ({"Secure"} if secure else set())

    run_scenario(url, scenario, **changes)


def test_the_error_for_an_anonymous_client_says_how_to_log_in(url: str) -> None:
    async def scenario(browser: Browser) -> None:
        for cookie in (None, "wrong", "\xff", "x" * 3000):
            headers = {b"Cookie": f"{COOKIE}={cookie}".encode("latin-1")} if cookie else None
            for method, path, content in FOR_KNOWN_PEOPLE:
                answer = await browser().request(method, f"/api{path}", json=content, headers=headers)
                assert problem(answer, 401) == "error-unknown"

    run_scenario(url, scenario)


def test_hostile_names_are_rejected_over_http_and_odd_ones_accepted(url: str) -> None:
    async def scenario(browser: Browser) -> None:
        anne = browser()
        await guest(anne)
        for name in HOSTILE_NAMES.values():
            content = httpx.Request("POST", "http://x", json={"name": "?"}).content
            escaped = content.replace(b'"?"', ascii_json(name))
            for method, path in (("POST", "/people"), ("PATCH", "/me"), ("POST", "/me/tokens")):
                answer = await anne.request(method, f"/api{path}", content=escaped)
                assert problem(answer, 422) in ("error-name", "error-shape")
            attempt = b'{"name": %b, "password": "password"}' % ascii_json(name)
            answer = await anne.post("/api/sessions", content=attempt)
            assert problem(answer, answer.status_code) in ("error-login", "error-shape")
        for name in ODD_NAMES:
            assert (await guest(browser(), name))["name"] == name

    run_scenario(url, scenario)


def ascii_json(text: str) -> bytes:
    """Encode text as ASCII JSON, which can contain lone surrogates."""
    units = text.encode("utf-16-be", "surrogatepass")
    return b'"' + b"".join(b"\\u%02x%02x" % (units[i], units[i + 1]) for i in range(0, len(units), 2)) + b'"'


def test_malformed_requests_are_rejected(url: str) -> None:
    async def scenario(browser: Browser) -> None:
        anne = browser()
        await guest(anne)
        for path, content in NONSENSE:
            method = "POST" if path == "/people" else "PUT"
            problem(await anne.request(method, f"/api{path}", json=content), 422)

    run_scenario(url, scenario)


async def log_in(browser: httpx.AsyncClient, name: str, password: str) -> int:
    return (await browser.post("/api/sessions", json={"name": name, "password": password})).status_code


async def registered(browser: httpx.AsyncClient, name: str) -> None:
    await guest(browser, name)
    assert (await browser.put("/api/me/password", json={"password": PASSWORD})).status_code == 200


def test_passwords_can_only_be_guessed_slowly(url: str) -> None:
    async def at_one_name(browser: Browser) -> None:
        names = ("Anne", "Ａｎｎｅ", "anne")
        answers = [
            await browser().post("/api/sessions", json={"name": name, "password": "guess"}) for name in names
        ]
        assert [answer.status_code for answer in answers] == [401, 401, 429]
        assert problem(answers[-1], 429) == "error-login-wait"
        assert int(answers[-1].headers["Retry-After"]) >= 1

    async def at_many_names(browser: Browser) -> None:
        names = [f"Anne {number}" for number in range(5)]
        assert [await log_in(browser(), name, "guess") for name in names] == [401, 401, 401, 401, 429]

    run_scenario(url, at_one_name, limit_logins="4/hour")
    run_scenario(url, at_many_names, limit_logins="4/hour")


def test_password_guessing_locks_nobody_out(url: str) -> None:
    async def scenario(browser: Browser) -> None:
        owner, elsewhere = browser(), browser()
        await registered(owner, "Anne")
        assert (await owner.delete("/api/sessions/current")).status_code == 204
        for _ in range(60):  # networks
            stranger = browser()
            while await log_in(stranger, "Anne", "guess") == 401:
                pass
        # In a familiar browser, and in an unfamiliar one.
        assert await log_in(owner, "Anne", PASSWORD) == 201
        assert await log_in(elsewhere, "Anne", PASSWORD) == 201

    run_scenario(url, by_several_addresses(scenario), limit_logins="4/hour")


def test_the_networks_of_an_ipv6_tunnel_share_a_limit(url: str) -> None:
    async def scenario(browser: Browser) -> None:
        await registered(browser(), "Anne")
        guesses = 0
        while await log_in(browser(), "Anne", "guess") == 401:
            guesses += 1
        # Each /64 has two free attempts, and the whole /48 has eight.
        assert guesses == 8

    run_scenario(url, by_several_addresses(scenario, "2001:db8:1:{}::7"), limit_logins="4/hour")


def test_a_stranger_at_the_same_address_does_not_lock_out_a_familiar_browser(url: str) -> None:
    async def scenario(browser: Browser) -> None:
        owner, stranger = browser(), browser()
        await registered(owner, "Anne")
        await owner.delete("/api/sessions/current")
        while await log_in(stranger, "Anne", "guess") == 401:
            pass
        assert await log_in(stranger, "Anne", PASSWORD) == 429
        assert await log_in(owner, "Anne", PASSWORD) == 201

    run_scenario(url, scenario, limit_logins="4/hour")


def test_a_familiar_browser_is_throttled_and_familiar_to_one_person_only(url: str) -> None:
    async def scenario(browser: Browser) -> None:
        mallory, anne = browser(), browser()
        await registered(anne, "Anne")
        await registered(mallory, "Mallory")
        assert "tricorne_device" in mallory.cookies
        # A browser familiar to Mallory gets no more attempts at Anne's password than any other.
        assert [await log_in(mallory, "Anne", "guess") for _ in range(3)] == [401, 401, 429]
        assert [await log_in(mallory, "Mallory", "guess") for _ in range(3)] == [401, 401, 429]
        made_up = browser()
        made_up.cookies.set("tricorne_device", "x" * 43)
        assert await log_in(made_up, "Anne", "guess") == 429

    run_scenario(url, scenario, limit_logins="4/hour")


def test_changing_the_password_makes_all_other_browsers_unfamiliar(url: str) -> None:
    async def scenario(browser: Browser) -> None:
        here, there = browser(), browser()
        await registered(here, "Anne")
        assert await log_in(there, "Anne", PASSWORD) == 201
        change = {"password": "fraternité", "current": PASSWORD}
        assert (await here.put("/api/me/password", json=change)).status_code == 200
        stranger = browser()
        while await log_in(stranger, "Anne", "guess") == 401:
            pass
        assert await log_in(there, "Anne", "fraternité") == 429
        assert await log_in(here, "Anne", "fraternité") == 201

    run_scenario(url, scenario, limit_logins="4/hour")


def test_guessing_the_current_password_in_one_session_locks_out_no_other(url: str) -> None:
    async def scenario(browser: Browser) -> None:
        stolen, here = browser(), browser()
        await registered(here, "Anne")
        assert await log_in(stolen, "Anne", PASSWORD) == 201
        change = {"password": "fraternité", "current": "guess"}
        statuses = [(await stolen.put("/api/me/password", json=change)).status_code for _ in range(3)]
        assert statuses == [403, 403, 429]
        change["current"] = PASSWORD
        assert (await here.put("/api/me/password", json=change)).status_code == 200

    run_scenario(url, scenario, limit_logins="4/hour")


def test_password_guessing_does_not_delay_familiar_browsers(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(browser: Browser) -> None:
        owner = browser()
        await registered(owner, "Anne")
        held, checks = threading.Event(), secrets.verify_password

        def fits(kept: str | None, password: str) -> bool:
            if password == "guess":  # noqa: S105 - nobody's
                held.wait(60)
            return checks(kept, password)

        monkeypatch.setattr(secrets, "verify_password", fits)
        guesses = [asyncio.ensure_future(log_in(browser(), f"Name {n}", "guess")) for n in range(40)]
        try:
            assert await log_in(owner, "Anne", PASSWORD) == 201
        finally:
            held.set()
        assert {*await asyncio.gather(*guesses)} == {401, 503}

    run_scenario(url, by_several_addresses(scenario))


def test_a_token_cannot_manage_the_account(url: str) -> None:
    async def scenario(browser: Browser) -> None:
        anne, thief = browser(), browser()
        person = await guest(anne)
        token = (await anne.post("/api/me/tokens", json={"name": "my bot"})).json()
        bearer = {"Authorization": f"Bearer {token['secret']}"}
        for method, path, content in FOR_KNOWN_PEOPLE:
            answer = await thief.request(method, f"/api{path}", json=content, headers=bearer)
            assert problem(answer, 403) == "error-token-scope"
            # Not even together with somebody's cookie.
            answer = await anne.request(method, f"/api{path}", json=content, headers=bearer)
            assert problem(answer, 403) == "error-token-scope"
        assert (await anne.get("/api/me")).json()["person"] == person
        # A program can use what it needs to play.
        wanted = {"game": "libertalia", "players": 2, "public": True}
        made = await thief.post("/api/tables", json=wanted, headers=bearer)
        assert made.status_code == 201
        assert (await thief.get("/api/me", headers=bearer)).json()["person"] == person
        assert (await thief.get("/api/me/tables", headers=bearer)).status_code == 200

    run_scenario(url, scenario)


def test_tokens_are_rejected_by_every_account_route() -> None:
    app = create_app(settings_for("sqlite:///nowhere"))
    closed = {(method, path) for method, path in endpoints(app) if not token_scope.is_open(method, path)}
    # These two need no authentication: tokens play no part in logging in and out.
    anybody = {("POST", "/api/sessions"), ("DELETE", "/api/sessions/current")}
    public = {("GET", "/health"), ("GET", "/metrics"), ("GET", "/api/openapi.json")}
    account = {
        ("PATCH", "/api/me"),
        ("PUT", "/api/me/password"),
        ("DELETE", "/api/me"),
        ("GET", "/api/me/tokens"),
        ("POST", "/api/me/tokens"),
        ("DELETE", "/api/me/tokens/{token}"),
        ("PUT", "/api/me/webhook"),
        ("DELETE", "/api/me/webhook"),
        ("POST", "/api/me/webhook/test"),
    }
    assert closed == anybody | public | account


def test_changing_the_password_revokes_all_tokens(url: str) -> None:
    async def scenario(browser: Browser) -> None:
        anne, program = browser(), browser()
        await registered(anne, "Anne")
        made = (await anne.post("/api/me/tokens", json={"name": "my bot"})).json()
        bearer = {"Authorization": f"Bearer {made['secret']}"}
        assert (await program.get("/api/me", headers=bearer)).status_code == 200
        change = {"password": "fraternité", "current": PASSWORD}
        assert (await anne.put("/api/me/password", json=change)).status_code == 200
        assert problem(await program.get("/api/me", headers=bearer), 401) == "error-token"
        assert (await anne.get("/api/me/tokens")).json() == []

    run_scenario(url, scenario)


def by_several_addresses(scenario: Scenario, network: str = "198.51.{}.7") -> Scenario:
    """Give every browser of a scenario another address, by default in another /24."""

    async def with_addresses(browser: Browser) -> None:
        opened = 0

        def elsewhere() -> httpx.AsyncClient:
            nonlocal opened
            opened += 1
            found = browser()
            assert isinstance(found._transport, httpx.ASGITransport)
            found._transport.client = (network.format(opened), 1)
            return found

        await scenario(elsewhere)

    return with_addresses


def test_new_guests_are_rate_limited_by_address(url: str) -> None:
    async def scenario(browser: Browser) -> None:
        statuses = [
            (await browser().post("/api/people", json={"name": "Anne"})).status_code for _ in range(3)
        ]
        assert statuses == [201, 201, 429]

    run_scenario(url, scenario, limit_guests="2/hour")


def test_a_webhook_is_set_tested_and_removed(url: str) -> None:
    async def scenario(browser: Browser) -> None:
        anne = browser()
        await guest(anne)
        assert problem(await anne.post("/api/me/webhook/test"), 409) == "error-webhook-none"
        async with Listener().listening() as listener:
            named = await anne.put("/api/me/webhook", json={"form": "matrix", "url": listener.url})
            assert named.json()["webhook"] == {"form": "matrix", "host": "127.0.0.1"}
            assert (await anne.post("/api/me/webhook/test")).status_code == 204
            assert "Notifications" in listener.heard[0][2]["text"]
            listener.statuses = [404]
            assert problem(await anne.post("/api/me/webhook/test"), 409) == "error-webhook-status"
        assert (await anne.delete("/api/me/webhook")).status_code == 204
        assert (await anne.get("/api/me")).json()["webhook"] is None

    run_scenario(url, scenario, private_webhooks=True)


def test_a_person_is_notified_of_their_turn(url: str) -> None:
    async def scenario(browser: Browser) -> None:
        anne, mary = browser(), browser()
        await guest(anne)
        await guest(mary, "Mary")
        async with Listener().listening() as listener:
            await anne.put("/api/me/webhook", json={"form": "json", "url": listener.url})
            wanted = {"game": "libertalia", "players": 2, "title": "Friday", "public": True}
            table = (await anne.post("/api/tables", json=wanted)).json()["about"]["id"]
            assert (await mary.post(f"/api/tables/{table}/seats/1", json={})).status_code == 200
            async with asyncio.timeout(30):
                while not listener.heard:
                    await asyncio.sleep(0.01)
        heard = listener.heard[0][2]
        assert (heard["what"], heard["table"], heard["title"]) == ("your-turn", table, "Friday")

    run_scenario(url, scenario, private_webhooks=True)


def test_the_games_of_a_deleted_account_continue(database_url: str) -> None:
    async def scenario(browser: Browser) -> None:
        anne, mary = browser(), browser()
        await guest(anne)
        await guest(mary, "Mary")
        wanted = {"game": "libertalia", "players": 2, "public": True}
        running = (await anne.post("/api/tables", json=wanted)).json()["about"]["id"]
        opened = (await anne.post("/api/tables", json=wanted)).json()["about"]["id"]
        await mary.post(f"/api/tables/{running}/seats/1", json={})
        await anne.post(f"/api/tables/{running}/chat", json={"text": "farewell"})
        assert (await anne.delete("/api/me")).status_code == 204
        assert (await anne.get("/api/me")).json() == NOBODY
        seats = (await mary.get(f"/api/tables/{running}")).json()["standing"]["seats"]
        assert [(seat["name"], bool(seat["bot"])) for seat in seats] == [("planner", True), ("Mary", False)]
        assert (await mary.get(f"/api/tables/{opened}")).json()["standing"]["seats"][0]["name"] == ""
        said = (await mary.get(f"/api/tables/{running}/chat")).json()["messages"]
        assert [(remark["person"], remark["name"], remark["text"]) for remark in said] == [
            (None, "Anne", "farewell")
        ]

    run_scenario(database_url, scenario)


def test_every_account_route_describes_its_errors() -> None:
    for route in router.routes:
        assert route.endpoint.__doc__, route.path  # type: ignore[attr-defined] # they are all FastAPI's own
        assert 422 in route.responses, route.path  # type: ignore[attr-defined]
