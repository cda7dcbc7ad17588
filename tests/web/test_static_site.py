"""The static site of `make site`, behind a plain file server below a path.

`test_offline.py` plays there without a network. Here: every link stays in the folder or leads to the linked
server, the policy of the server is in force, and nothing tells on which machine the site was built.
"""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.browser import DESK, PHONE, ROOT, visitor
from tests.web.hosts import LINKED_SERVER, PREFIX, STATIC_SITE, copy_static_site, serving_files
from tests.web.local_tables import begin
from tests.web.player import Player
from tests.web.tables import say
from tests.web.test_pages import look_at
from tricorne.server.http.security import CSP, META_CSP

LINKS = "() => [...document.querySelectorAll('a[href]')].map(({ href }) => href)"
# Pages that show only what a server knows.
SERVER_PAGES = ("/leaderboard", "/person/me", "/join", "/table/T-1", "/review/T-1")
# Pages that differ from those of a server.
OWN_PAGES = ("/", "/new/liberte", "/tables", "/leaderboard")
POLICY_BROKEN = "async () => fetch('https://elsewhere.example/').then(() => false, () => true)"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copy_static_site(tmp_path)


@pytest.fixture
def url(folder: Path, tmp_path: Path) -> Iterator[str]:
    with serving_files(tmp_path) as served:
        yield served


def test_every_link_works_below_a_path(browser: Browser, url: str) -> None:
    with visitor(browser, url, prefix=PREFIX) as somebody:
        failed: list[str] = []
        somebody.page.on("response", lambda got: failed.append(got.url) if got.status >= 400 else None)
        waiting, seen, elsewhere = ["/"], set[str](), set[str]()
        while waiting:
            path = waiting.pop()
            if path in seen:
                continue
            seen.add(path)
            somebody.go(path)
            assert somebody.page.get_by_role("heading", name=say("web-lost")).count() == 0, path
            for link in somebody.page.evaluate(LINKS):
                page = link.split("#")[0].removeprefix(f"{url}/").removeprefix("?") or "/"
                if page.startswith("/"):
                    waiting.append(page)
                else:
                    elsewhere.add(link)
        assert not failed
        assert {"/tables", "/learn/liberte", "/rules/libertalia", "/new/libertalia", "/settings"} <= seen
        assert not seen & set(SERVER_PAGES)
        assert elsewhere == {f"{LINKED_SERVER}{path}" for path in ("/", "/new/liberte", "/new/libertalia")}


def test_what_needs_a_server_is_a_link_to_it(browser: Browser, url: str, folder: Path) -> None:
    with visitor(browser, url, prefix=PREFIX) as somebody:
        for path in SERVER_PAGES:
            somebody.go(path)
            somebody.page.get_by_role("heading", name=say("web-no-server")).wait_for()
            link = somebody.page.get_by_role("link", name=LINKED_SERVER.removeprefix("https://"))
            assert link.get_attribute("href") == LINKED_SERVER + path
    index = folder / "index.html"
    index.write_text(index.read_text("utf-8").replace(LINKED_SERVER, ""), "utf-8")
    with visitor(browser, url, prefix=PREFIX) as somebody:
        for path in ("/", "/new/liberte", *SERVER_PAGES):
            somebody.go(path)
            assert all(link.startswith(f"{url}/") for link in somebody.page.evaluate(LINKS)), path


def test_pages_change_and_return_without_loading_anew(browser: Browser, url: str) -> None:
    with visitor(browser, url, prefix=PREFIX) as somebody:
        page = somebody.page
        begin(somebody, "libertalia", 2)
        Player(somebody, "static").look("asked")
        page.evaluate("window.loaded = 'once'")
        page.go_back()
        page.locator("article.libertalia").wait_for()
        assert page.url == f"{url}{PREFIX}/"
        page.get_by_role("link", name=say("web-nav-tables")).click()
        page.get_by_role("link", name=say("web-act")).first.click()
        page.locator(".table").wait_for()
        page.locator("a.mark").first.click()
        page.locator("article.libertalia").wait_for()
        assert page.url == f"{url}/"
        assert page.evaluate("window.loaded") == "once"
        # A path in the folder that is a page of the server's is none here.
        assert page.request.get(f"{url}/tables").status == 404


def test_the_pages_that_differ_are_accessible_and_fit(browser: Browser, url: str) -> None:
    problems: list[str] = []
    with visitor(browser, url, theme="system", prefix=PREFIX, bypass_csp=True) as somebody:
        for path in OWN_PAGES:
            somebody.go(path)
            for size in (DESK, PHONE):
                somebody.resize(size)
                somebody.settle()
                problems += look_at(somebody, path, size)
    assert not problems, "\n".join(problems)


class Head(HTMLParser):
    """Collects the tags of a page in their order."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag and its attributes."""
        self.tags.append((tag, dict(attrs)))


def test_the_policy_is_that_of_the_server(browser: Browser, url: str, folder: Path) -> None:
    tags = Head((folder / "index.html").read_text("utf-8")).tags
    # It holds only for what follows it.
    assert tags[:3] == [
        ("html", {"lang": "en"}),
        ("head", {}),
        ("meta", {"http-equiv": "Content-Security-Policy", "content": META_CSP}),
    ]
    assert set(CSP.split("; ")) - set(META_CSP.split("; ")) == {"frame-ancestors 'none'"}
    with visitor(browser, url, prefix=PREFIX) as somebody:
        somebody.go("/")
        assert somebody.page.evaluate(POLICY_BROKEN)
        broken = [each for each in somebody.complaints if "connect-src" in each]
        assert broken
        somebody.complaints.clear()


def test_nothing_tells_where_it_was_built() -> None:
    files = [path for path in STATIC_SITE.rglob("*") if path.is_file()]
    assert len(files) > 50
    assert not [path for path in files if path.suffix in {".map", ".gz", ".br"}]
    assert not [path for path in files if str(ROOT).encode() in path.read_bytes()]
    # Some hosts leave out files that begin with an underscore or a dot.
    assert not [path for path in files if path.name.startswith(("_", "."))]
