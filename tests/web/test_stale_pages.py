"""A page that was open while its server was upgraded: it does not rejoin the table, and offers to reload."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Route

from tests.server.support.processes import UNLIMITED, serving
from tests.web.browser import visitor
from tests.web.player import Player
from tests.web.tables import BOT, ME, be, make, say, sit


def newer(route: Route) -> None:
    """Respond as a server with newer pages does."""
    route.fulfill(body='{"build":"newer"}', content_type="application/json")


def test_a_page_does_not_rejoin_a_table_of_an_upgraded_server(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, *UNLIMITED) as first, visitor(browser, first.url) as somebody:
        be(somebody, "Anne")
        table = make(somebody, "libertalia", [ME, BOT], rated=False)
        sit(somebody, table)
        Player(somebody, "stale").look("asked")
        first.stop()
        received = len(somebody.frames)
        somebody.context.route("**/build.json", newer)
        (tmp_path / "again").mkdir()
        port = first.url.rsplit(":", 1)[1]
        with serving(tmp_path / "again", *UNLIMITED, "--port", port, database=first.database):
            page = somebody.page
            page.get_by_role("heading", name=say("web-outdated")).wait_for()
            assert page.locator(".table, dialog[open]").count() == 0
            assert len(somebody.frames) > received, "the new server has sent something, which is not shown"
            somebody.context.unroute("**/build.json")
            page.get_by_role("button", name=say("web-update-reload")).click()
            page.locator(".table").wait_for()
            Player(somebody, "stale").look("asked", "since")


def test_a_page_rejoins_its_table_after_a_restart(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, *UNLIMITED) as first, visitor(browser, first.url) as somebody:
        be(somebody, "Anne")
        table = make(somebody, "libertalia", [ME, BOT], rated=False)
        sit(somebody, table)
        player = Player(somebody, "restart")
        player.look("asked")
        first.stop()
        somebody.page.locator(".link[role=status]").wait_for()
        (tmp_path / "again").mkdir()
        port = first.url.rsplit(":", 1)[1]
        with serving(tmp_path / "again", *UNLIMITED, "--port", port, database=first.database):
            somebody.page.locator(".link[role=status]").wait_for(state="detached")
            player.answer(player.look("asked"))
            player.look("asked", "chosen")
