"""Without a network after the first visit: whole games, lessons, records; and new versions of the pages.

The server is stopped and the network is cut as soon as the service worker has kept the pages.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser

import tricorne.server
from tests.server.support.processes import UNLIMITED, Serving, serving
from tests.web.browser import DESK, PHONE, ROOT, Visitor, visitor
from tests.web.local_tables import begin, play_whole_game, reload_in_mid_game, share_one_device
from tests.web.player import Player
from tests.web.tables import say

SITE = Path(tricorne.server.__file__).parent / "web"
CONTROLLED = "() => navigator.serviceWorker.controller?.state === 'activated'"
CACHED = """async () => {
  const paths = []
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) paths.push(new URL(request.url).pathname)
  return paths
}"""


def wait_until_kept(somebody: Visitor) -> None:
    """Wait until the service worker has kept the pages and controls this one."""
    somebody.page.wait_for_function(CONTROLLED)


@contextmanager
def kept(browser: Browser, directory: Path) -> Iterator[tuple[Serving, Visitor]]:
    """Run a server, and yield it with somebody whose browser has kept the pages."""
    with (
        serving(directory, *UNLIMITED) as running,
        visitor(browser, running.url, service_workers="allow") as somebody,
    ):
        somebody.go("/")
        wait_until_kept(somebody)
        yield running, somebody


@pytest.fixture
def offline(browser: Browser, tmp_path: Path) -> Iterator[Visitor]:
    """Return somebody who has seen the front page once, and then lost both network and server."""
    with serving(tmp_path, *UNLIMITED) as running:
        context = visitor(browser, running.url, service_workers="allow")
        somebody = context.__enter__()
        somebody.go("/")
        wait_until_kept(somebody)
    somebody.context.set_offline(True)
    yield somebody
    context.__exit__(None, None, None)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "players", "size", "hasty"), [("liberte", 3, DESK, 0.95), ("libertalia", 2, PHONE, 0.3)]
)
def test_a_whole_game_is_played_offline(
    offline: Visitor, tmp_path: Path, game: str, players: int, size: tuple[int, int], hasty: float
) -> None:
    offline.resize(size)
    play_whole_game(offline, tmp_path, game, players, hasty=hasty)


@pytest.mark.slow
def test_lessons_rules_and_one_device_work_offline(offline: Visitor, tmp_path: Path) -> None:
    page = offline.page
    reload_in_mid_game(offline, tmp_path)
    share_one_device(offline)
    for game in ("liberte", "libertalia"):
        offline.go(f"/learn/{game}")
        page.locator(f"article.{game}").get_by_role("button", name=say("web-learn-begin")).click()
        page.locator(".guide").wait_for()
        offline.go(f"/rules/{game}")
        assert page.locator("h2").count() > 3
    offline.go("/settings")
    page.get_by_role("button", name=re.compile("FR")).click()
    page.wait_for_function("() => document.documentElement.lang === 'fr'")


def test_only_the_pages_are_kept(browser: Browser, tmp_path: Path) -> None:
    with kept(browser, tmp_path) as (running, somebody):
        for path in ("/tables", "/leaderboard", "/person/me", "/docs"):
            somebody.page.goto(running.url + path)
        somebody.page.wait_for_load_state("networkidle")
        cached = set(somebody.page.evaluate(CACHED))
    built = {f"/{path.relative_to(SITE)}" for path in SITE.rglob("*") if path.is_file()}
    built = {"/" if path == "/index.html" else path for path in built}
    not_kept = re.compile(r"\.(gz|br)$|/docs[-.]|^/(sw|sw-off)\.js$|^/build\.json$")
    assert cached == {path for path in built if not not_kept.search(path)}


def test_a_withdrawn_service_worker_removes_itself(browser: Browser, tmp_path: Path) -> None:
    with kept(browser, tmp_path) as (running, somebody):
        port = running.url.rsplit(":", 1)[1]
        running.process.terminate()
        running.process.wait()
        (tmp_path / "withdrawn").mkdir()
        with serving(tmp_path / "withdrawn", *UNLIMITED, "--port", port, "--set", "service-worker=off"):
            somebody.go("/")
            somebody.page.wait_for_function("async () => (await caches.keys()).length === 0")
            somebody.page.wait_for_function(
                "async () => (await navigator.serviceWorker.getRegistrations()).length === 0"
            )
            somebody.go("/")
            begin(somebody, "libertalia", 2)


class PageHandler(SimpleHTTPRequestHandler):
    """Serves a folder, and its index for every path that is no file, as the server does."""

    def translate_path(self, path: str) -> str:
        found = super().translate_path(path)
        return found if Path(found).is_file() else str(Path(self.directory) / "index.html")

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the name in the base class
        """Log nothing."""


@contextmanager
def serving_files(folder: Path) -> Iterator[str]:
    """Serve a folder at a free port."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(PageHandler, directory=str(folder))) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


def test_a_new_version_is_offered_and_not_forced(browser: Browser, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(SITE, site)
    with serving_files(site) as url, visitor(browser, url, service_workers="allow") as somebody:
        page = somebody.page
        begin(somebody, "libertalia", 2)
        page.wait_for_function(CONTROLLED)
        player = Player(somebody, "update")
        player.look("asked")
        build = json.loads((site / "build.json").read_text("utf-8"))["build"]
        newer = "0" * len(build)
        for name in ("index.html", "build.json", "sw.js"):
            (site / name).write_text((site / name).read_text("utf-8").replace(build, newer), "utf-8")

        page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
        notice = page.locator(".notice")
        notice.wait_for()
        assert say("web-update-ready") in notice.inner_text()
        # The game goes on, and nothing was replaced.
        player.answer(player.look("asked"))
        assert page.locator(f'meta[content="{build}"]').count() == 1
        table = page.url
        notice.get_by_role("button", name=say("web-update-reload")).click()
        page.locator(f'meta[content="{newer}"]').wait_for(state="attached")
        page.locator(".table").wait_for()
        assert page.url == table
        assert notice.count() == 0


def test_a_stale_page_does_not_open_a_table_of_a_newer_server(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, *UNLIMITED) as running, visitor(browser, running.url) as somebody:
        page = somebody.page
        somebody.go("/")
        somebody.context.route(
            "**/build.json",
            lambda route: route.fulfill(body='{"build":"newer"}', content_type="application/json"),
        )
        page.goto(f"{running.url}/table/T-1")
        page.get_by_role("heading", name=say("web-outdated")).wait_for()
        begin(somebody, "libertalia", 2)


def test_the_manifest_has_the_colours_of_the_pages() -> None:
    tokens = (ROOT / "web/src/style/tokens.css").read_text("utf-8")
    colours = dict(re.findall(r"--(bar|table): light-dark\((#\w+)", tokens))
    manifest = json.loads((SITE / "manifest.webmanifest").read_text("utf-8"))
    assert manifest["theme_color"] == colours["bar"]
    assert manifest["background_color"] == colours["table"]
    for icon in manifest["icons"]:
        source = (SITE / icon["src"]).read_bytes()
        width, height = int.from_bytes(source[16:20]), int.from_bytes(source[20:24])
        assert icon["sizes"] == f"{width}x{height}"
