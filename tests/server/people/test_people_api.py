"""People over HTTP: the whole application, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.people.support import HOSTILE_NAMES, ODD_NAMES, PASSWORD, Listener, serving
from tricorne.server.api.people import router
from tricorne.server.caller import COOKIE

Browser = Callable[[], httpx.AsyncClient]
Story = Callable[[Browser], Coroutine[Any, Any, None]]
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


def tell(url: str, story: Story, /, **changes: Any) -> None:
    async def whole() -> None:
        async with serving(url, **changes) as browser:
            await story(browser)

    asyncio.run(whole())


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


async def guest(browser: httpx.AsyncClient, name: str = "Anne") -> dict[str, Any]:
    answer = await browser.post("/api/people", json={"name": name})
    assert answer.status_code == 201
    person: dict[str, Any] = answer.json()["person"]
    return person


def problem(answer: httpx.Response, status: int) -> str:
    """Return the key of a problem, after a look at its shape."""
    assert answer.status_code == status, answer.text
    said = answer.json()
    assert said["message"]
    assert said["error"] not in said["message"]
    return str(said["error"])


def test_a_guest_comes_stays_and_goes(database_url: str) -> None:
    async def story(browser: Browser) -> None:
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

    tell(database_url, story)


def test_a_password_lets_somebody_come_back_from_anywhere(database_url: str) -> None:
    async def story(browser: Browser) -> None:
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

    tell(database_url, story)


def test_a_program_acts_by_its_token(database_url: str) -> None:
    async def story(browser: Browser) -> None:
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

    tell(database_url, story)


def test_a_wrong_token_is_refused_even_beside_a_good_cookie(url: str) -> None:
    async def story(browser: Browser) -> None:
        anne = browser()
        person = await guest(anne)
        for token in ("Bearer x", "bearer tricorne_x", "Bearer", "Bearer " + "x" * 5000):
            answer = await anne.get("/api/me", headers={"Authorization": token})
            assert problem(answer, 401) == "error-token"
        proxied = await anne.get("/api/me", headers={"Authorization": "Basic YTpi"})
        assert proxied.json()["person"] == person

    tell(url, story)


@pytest.mark.parametrize(
    ("changes", "secure"),
    [
        ({}, False),
        ({"secure_cookies": True}, True),
        ({"url": "https://play.example"}, True),
        ({"url": "http://play.example"}, False),
    ],
)
def test_the_cookie_is_for_the_browser_alone(url: str, changes: dict[str, Any], secure: bool) -> None:
    async def story(browser: Browser) -> None:
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

    tell(url, story, **changes)


def test_a_stranger_is_told_how_to_become_known(url: str) -> None:
    async def story(browser: Browser) -> None:
        for cookie in (None, "wrong", "\xff", "x" * 3000):
            headers = {b"Cookie": f"{COOKIE}={cookie}".encode("latin-1")} if cookie else None
            for method, path, content in FOR_KNOWN_PEOPLE:
                answer = await browser().request(method, f"/api{path}", json=content, headers=headers)
                assert problem(answer, 401) == "error-unknown"

    tell(url, story)


def test_hostile_names_are_refused_and_odd_ones_taken(database_url: str) -> None:
    async def story(browser: Browser) -> None:
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

    tell(database_url, story)


def ascii_json(text: str) -> bytes:
    """Write text as JSON that says any character, half ones included."""
    units = text.encode("utf-16-be", "surrogatepass")
    return b'"' + b"".join(b"\\u%02x%02x" % (units[i], units[i + 1]) for i in range(0, len(units), 2)) + b'"'


def test_what_makes_no_sense_is_refused(url: str) -> None:
    async def story(browser: Browser) -> None:
        anne = browser()
        await guest(anne)
        for path, content in NONSENSE:
            method = "POST" if path == "/people" else "PUT"
            problem(await anne.request(method, f"/api{path}", json=content), 422)

    tell(url, story)


def test_passwords_can_only_be_guessed_slowly(url: str) -> None:
    async def story(browser: Browser) -> None:
        for name, spelling in (("Anne", "Ａｎｎｅ"), ("Mary", "mary")):
            answers = [
                await browser().post("/api/sessions", json={"name": said, "password": "guess"})
                for said in (name, spelling, name)
            ]
            assert [answer.status_code for answer in answers] == [401, 401, 429]
            assert int(answers[-1].headers["Retry-After"]) >= 1

    async def from_one_address(browser: Browser) -> None:
        names = ["Anne", "Mary", "Jack"]
        answers = [
            await browser().post("/api/sessions", json={"name": name, "password": "guess"}) for name in names
        ]
        assert [answer.status_code for answer in answers] == [401, 401, 429]

    tell(url, from_one_address, limit_logins="2/hour")
    tell(url, by_several_addresses(story), limit_logins="2/hour")


def by_several_addresses(story: Story) -> Story:
    """Tell a story in which every browser stands somewhere else."""

    async def whole(browser: Browser) -> None:
        opened = 0

        def elsewhere() -> httpx.AsyncClient:
            nonlocal opened
            opened += 1
            found = browser()
            assert isinstance(found._transport, httpx.ASGITransport)
            found._transport.client = (f"198.51.100.{opened}", 1)
            return found

        await story(elsewhere)

    return whole


def test_guests_come_slowly_from_one_address(url: str) -> None:
    async def story(browser: Browser) -> None:
        statuses = [
            (await browser().post("/api/people", json={"name": "Anne"})).status_code for _ in range(3)
        ]
        assert statuses == [201, 201, 429]

    tell(url, story, limit_guests="2/hour")


def test_a_webhook_is_named_tried_and_given_up(database_url: str) -> None:
    async def story(browser: Browser) -> None:
        anne = browser()
        await guest(anne)
        assert problem(await anne.post("/api/me/webhook/test"), 409) == "error-webhook-none"
        async with Listener().listening() as listener:
            named = await anne.put("/api/me/webhook", json={"form": "matrix", "url": listener.url})
            assert named.json()["webhook"] == {"form": "matrix", "host": "127.0.0.1"}
            assert (await anne.post("/api/me/webhook/test")).status_code == 204
            assert "Notices" in listener.heard[0][2]["text"]
            listener.statuses = [404]
            assert problem(await anne.post("/api/me/webhook/test"), 409) == "error-webhook-status"
        assert (await anne.delete("/api/me/webhook")).status_code == 204
        assert (await anne.get("/api/me")).json()["webhook"] is None

    tell(database_url, story, private_webhooks=True)


def test_whose_turn_it_is_hears_of_it(url: str) -> None:
    async def story(browser: Browser) -> None:
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

    tell(url, story, private_webhooks=True)


def test_an_account_is_deleted_and_its_games_go_on(database_url: str) -> None:
    async def story(browser: Browser) -> None:
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

    tell(database_url, story)


def test_every_way_in_is_described_with_its_errors() -> None:
    for route in router.routes:
        assert route.endpoint.__doc__, route.path  # type: ignore[attr-defined] # they are all FastAPI's own
        assert 422 in route.responses, route.path  # type: ignore[attr-defined]
