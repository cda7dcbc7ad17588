"""Without a network after the first visit: whole games, lessons, records; and new versions of the pages.

The host is stopped and the network is cut as soon as the service worker has kept the pages. The host is the
server, or a plain web host with the static site below a path. At each of them, one kind of game is played
against bots, and the other as a lesson, which is a whole game, too.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.support.processes import UNLIMITED, Serving, serving
from tests.web.browser import DESK, PHONE, ROOT, SITE, Visitor, visitor
from tests.web.hosts import (
    PREFIX,
    Host,
    copy_static_site,
    gone_offline,
    serving_files,
    wait_until,
    wait_until_kept,
)
from tests.web.lessons import play_lesson
from tests.web.local_tables import begin, play_whole_game, reload_in_mid_game, share_one_device
from tests.web.player import Player, Way
from tests.web.tables import say
from tricorne.i18n.catalogue import Translations

CACHED = """async () => {
  const paths = []
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) paths.push(new URL(request.url).pathname)
  return paths
}"""
# What this page has loaded.
REQUESTED = "() => performance.getEntriesByType('resource').map(({ name }) => name)"
CATALOGUE = re.compile(r"/assets/catalogue-(\w+?)-")
# Whether the bar is below the notice.
BELOW = """() => document.querySelector('.notice').getBoundingClientRect().bottom <=
  document.querySelector('header.bar').getBoundingClientRect().top"""
# What pages of the server request on their own: who this is, and which tables and cards there are.
HARMLESS = {"/api/me", "/api/tables", "/api/games", "/api/card-sets"}


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


@contextmanager
def nothing_requested_about_tables(somebody: Visitor) -> Iterator[None]:
    """Check that the API is asked for nothing about a table, and to change nothing."""
    requested: set[str] = set()
    somebody.page.on("request", lambda request: requested.add(f"{request.method} {request.url}"))
    yield
    to_api = {line.split("?")[0] for line in requested if "/api/" in line}
    assert to_api <= {f"GET {somebody.origin}{path}" for path in HARMLESS}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("host", "game", "players", "size", "way", "hasty"),
    [
        ("server", "liberte", 3, DESK, "mouse", 0.95),
        ("static", "libertalia", 2, PHONE, "touch", 0.3),
    ],
)
def test_a_whole_game_is_played_offline(
    browser: Browser,
    tmp_path: Path,
    host: Host,
    game: str,
    players: int,
    size: tuple[int, int],
    way: Way,
    hasty: float,
) -> None:
    with (
        gone_offline(browser, tmp_path, host, size=size, has_touch=way == "touch") as somebody,
        nothing_requested_about_tables(somebody),
    ):
        play_whole_game(somebody, tmp_path, game, players, way, hasty)


@pytest.mark.slow
@pytest.mark.parametrize(("host", "game"), [("server", "libertalia"), ("static", "liberte")])
def test_lessons_rules_and_one_device_work_offline(
    browser: Browser, tmp_path: Path, host: Host, game: str
) -> None:
    with gone_offline(browser, tmp_path, host) as somebody:
        with nothing_requested_about_tables(somebody):
            reload_in_mid_game(somebody, tmp_path)
            share_one_device(somebody)
            play_lesson(somebody, game)
        somebody.go(f"/rules/{game}")
        assert somebody.page.locator("h2").count() > 3
        somebody.go(f"/rules/{game}/aid")
        somebody.page.locator(".aid table").first.wait_for()
        somebody.go(f"/rules/{game}/gallery")
        somebody.page.locator("li .card").first.wait_for()
        choose_a_language_that_is_not_kept(somebody)


def choose_a_language_that_is_not_kept(somebody: Visitor) -> None:
    somebody.go("/")
    chosen = somebody.page.get_by_role("combobox", name=say("web-language"))
    chosen.select_option("fr")
    somebody.page.get_by_role("alert").get_by_text(say("web-language-failed", language="Français")).wait_for()
    assert chosen.input_value() == "en"
    assert somebody.page.evaluate("() => document.documentElement.lang") == "en"
    assert somebody.page.get_by_role("link", name=say("web-nav-learn"), exact=True).count()


def test_a_language_that_was_chosen_is_kept(browser: Browser, tmp_path: Path) -> None:
    with gone_offline(browser, tmp_path, "static", language="nl") as somebody:
        somebody.go("/rules/libertalia")
        heading = Translations("nl").say("web-rules-libertalia-dusk")
        somebody.page.get_by_role("heading", name=heading).first.wait_for()


def test_only_the_pages_are_kept_and_only_in_the_languages_in_use(browser: Browser, tmp_path: Path) -> None:
    with kept(browser, tmp_path) as (running, somebody):
        languages = {"en"}
        assert languages_of(somebody.page.evaluate(REQUESTED)) == languages
        somebody.page.get_by_role("combobox", name=say("web-language")).select_option("de")
        wait_until_kept(somebody, "de")
        languages.add("de")
        assert languages_of(somebody.page.evaluate(REQUESTED)) == languages
        for path in ("/tables", "/leaderboard", "/person/me", "/docs"):
            somebody.page.goto(running.url + path)
        somebody.page.wait_for_load_state("networkidle")
        cached = set(somebody.page.evaluate(CACHED))
    built = {f"/{path.relative_to(SITE)}" for path in SITE.rglob("*") if path.is_file()}
    built = {"/" if path == "/index.html" else path for path in built}
    not_kept = re.compile(r"\.(gz|br)$|/docs[-.]|^/(sw|sw-off)\.js$|^/build\.json$")
    others = {path for path in built if languages_of([path]) - languages}
    assert cached == {path for path in built - others if not not_kept.search(path)}


def languages_of(paths: Iterable[str]) -> set[str]:
    """Return the languages of the catalogues among some files."""
    return {found[1] for path in paths if (found := CATALOGUE.search(path))}


def test_a_withdrawn_service_worker_removes_itself(browser: Browser, tmp_path: Path) -> None:
    with kept(browser, tmp_path) as (running, somebody):
        port = running.url.rsplit(":", 1)[1]
        running.process.terminate()
        running.process.wait()
        (tmp_path / "withdrawn").mkdir()
        with serving(tmp_path / "withdrawn", *UNLIMITED, "--port", port, "--set", "service-worker=off"):
            somebody.go("/")
            wait_until(somebody.page, "async () => (await caches.keys()).length === 0")
            wait_until(
                somebody.page, "async () => (await navigator.serviceWorker.getRegistrations()).length === 0"
            )
            somebody.go("/")
            begin(somebody, "libertalia", 2)


def test_a_new_version_is_offered_and_not_forced(browser: Browser, tmp_path: Path) -> None:
    site = copy_static_site(tmp_path)
    with (
        serving_files(tmp_path) as url,
        visitor(browser, url, prefix=PREFIX, service_workers="allow") as somebody,
    ):
        page = somebody.page
        begin(somebody, "libertalia", 2)
        wait_until_kept(somebody)
        player = Player(somebody, "update")
        player.look("asked")
        build = json.loads((site / "build.json").read_text("utf-8"))["build"]
        newer = "0" * len(build)
        for name in ("index.html", "build.json", "sw.js"):
            (site / name).write_text((site / name).read_text("utf-8").replace(build, newer), "utf-8")

        page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
        menu = page.get_by_role("button", name=say("web-menu"))
        menu.locator(".dot").wait_for()
        # The game goes on, and nothing was replaced or covered.
        notice = page.locator(".notice")
        assert not notice.is_visible()
        player.answer(player.look("asked"))
        assert page.locator(f'meta[content="{build}"]').count() == 1
        # On other pages, it is offered above everything else; at the table, in the menu.
        table = page.url
        page.go_back()
        notice.wait_for()
        assert say("web-update-ready") in notice.inner_text()
        assert page.evaluate(BELOW)
        page.go_forward()
        menu.click()
        page.get_by_role("button", name=say("web-update-load")).click()
        page.locator(f'meta[content="{newer}"]').wait_for(state="attached")
        page.locator(".table").wait_for()
        assert page.url == table
        assert menu.locator(".dot").count() == 0


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
