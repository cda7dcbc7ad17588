"""Logging out: nothing about the person stays in the browser; what belongs to the device does."""

from __future__ import annotations

from tests.web.conftest import Visit
from tests.web.local_tables import begin
from tests.web.tables import BOT, ME, OPEN, be, make, say, sit

# Nobody else can have the name of an account, and all tests of this folder share a server.
NAME = "Mary Read"
STORED = "() => Object.keys(localStorage).sort()"
CACHES = "() => caches.keys()"
# Something that an extension, or an older version of the pages, may have kept.
KEEP_ANSWER = "async () => (await caches.open('answers')).put('/api/me', new Response('a person'))"


def test_logging_out_leaves_nothing_of_the_person(visit: Visit) -> None:
    somebody = visit()
    page = somebody.page
    begin(somebody, "libertalia", 2)
    local = page.url.rsplit("/", 1)[1]
    be(somebody, NAME)
    somebody.ask("PUT", "/api/me/password", {"password": "a password for tests"})
    sit(somebody, make(somebody, "libertalia", [ME, BOT], rated=False))
    waiting = make(somebody, "libertalia", [OPEN, OPEN], rated=False)
    somebody.go(f"/table/{waiting}")
    page.get_by_role("button", name=say("web-sit-here")).first.click()
    page.get_by_role("button", name=say("web-stand-up")).wait_for()
    page.evaluate(KEEP_ANSWER)
    # Written when the page is hidden or shows something new.
    page.wait_for_function("() => Object.keys(localStorage).some((key) => key.startsWith('tricorne-seen-'))")
    stored = page.evaluate(STORED)
    assert any(key.startswith("tricorne.deal.") for key in stored), stored

    somebody.go("/person/me")
    page.get_by_role("button", name=say("web-log-out")).click()
    page.wait_for_url(f"{somebody.origin}/")
    somebody.settle()
    left = page.evaluate(STORED)
    assert "tricorne-settings" in left
    personal = [key for key in left if key not in ("tricorne-settings", "tricorne.name") and local not in key]
    assert personal == []
    assert page.evaluate(CACHES) == []
    assert somebody.ask("GET", "/api/me")["person"] is None
    assert NAME not in page.inner_text("body")
    somebody.go("/tables#mine")
    assert page.locator(".list").get_by_text(say("web-played-here")).count() == 1, (
        "the game of this browser stays"
    )
