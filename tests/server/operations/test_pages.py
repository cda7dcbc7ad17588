"""Pages that the server writes: whole, safe, in the visitor's language, and without anything from elsewhere.

Not checked: whether they are beautiful.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import httpx
import pytest

from tests.server.operations.support import URL, new_table, running, visitor
from tricorne.i18n.catalogue import LANGUAGES, Translations
from tricorne.server.api import live
from tricorne.server.http import static_site
from tricorne.server.pages.html import VOID, element, join

API = Path(__file__).parents[3] / "docs" / "api.md"
HOSTILE = "<script>alert(\"&\")</script> 'x'"


class Page(HTMLParser):
    """Reads a page, and complains about elements that are not closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(text)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data

    def all(self, name: str) -> list[str]:
        """Return all values of an attribute."""
        return [value for _, attributes in self.elements if (value := attributes.get(name)) is not None]


def visit(directory: Path, story: Callable[[httpx.AsyncClient], Any], **settings: Any) -> Any:
    """Visit a server for which no site was built: then it writes the front page itself."""

    async def whole() -> Any:
        async with running(directory, **settings) as app, visitor(app) as client:
            return await story(client)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(static_site, "find", lambda: None)
        return asyncio.run(whole())


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, str], httpx.Response]:
    """Get both pages in every language, while somebody with a terrible name waits at a table."""

    async def story(client: httpx.AsyncClient) -> dict[tuple[str, str], httpx.Response]:
        await new_table(client, by=HOSTILE, title=HOSTILE, public=True)
        await new_table(client, title="Not for you")
        return {
            (path, language): await client.get(path, headers={"Accept-Language": language})
            for path in ("/", "/docs")
            for language in LANGUAGES
        }

    found: dict[tuple[str, str], httpx.Response] = visit(tmp_path_factory.mktemp("pages"), story)
    return found


@pytest.mark.parametrize("path", ["/", "/docs"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_whole_and_loads_nothing_from_elsewhere(
    path: str, language: str, pages: dict[tuple[str, str], httpx.Response]
) -> None:
    answer = pages[path, language]
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["vary"] == "Accept-Language"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    page = Page(answer.text)
    assert ("html", {"lang": language}) in page.elements
    assert not {"script", "style", "iframe"} & {tag for tag, _ in page.elements}
    assert not page.all("style")
    assert not [attribute for _, found in page.elements for attribute in found if attribute.startswith("on")]
    loaded = [found.get("src") or found.get("href") for tag, found in page.elements if tag in {"link", "img"}]
    assert loaded
    assert all(address and address.startswith("/pages/") for address in loaded)
    anchors = {f"#{place}" for place in page.all("id")}
    assert {link for link in page.all("href") if link.startswith("#")} <= anchors
    assert len(page.all("id")) == len(set(page.all("id")))
    assert Translations(language).say("page-independent") in page.text


def test_hostile_names_are_just_names(pages: dict[tuple[str, str], httpx.Response]) -> None:
    answer = pages["/", "en"]
    assert HOSTILE not in answer.text
    assert Page(answer.text).text.count(HOSTILE) == 2


def test_private_tables_are_not_shown(pages: dict[tuple[str, str], httpx.Response]) -> None:
    assert "Not for you" not in pages["/", "en"].text


def test_the_front_page_tells_how_to_join(pages: dict[tuple[str, str], httpx.Response]) -> None:
    text = Page(pages["/", "en"].text).text
    assert f"tricorne play --server {URL}" in text
    assert re.search(rf"tricorne play --server {URL} --table \S+", text)
    assert "one seat free" in text


def test_the_address_that_people_see_is_told(tmp_path: Path) -> None:
    async def story(client: httpx.AsyncClient) -> str:
        return (await client.get("/")).text

    text = visit(tmp_path, story, url="https://play.example.org/")
    assert "tricorne play --server https://play.example.org<" in text
    assert "Nobody plays in public" in text


def test_every_endpoint_and_shape_is_in_the_docs(
    pages: dict[tuple[str, str], httpx.Response], tmp_path: Path
) -> None:
    async def story(client: httpx.AsyncClient) -> Any:
        return (await client.get("/api/openapi.json")).json()

    api = visit(tmp_path, story)
    page = Page(pages["/docs", "en"].text)
    for path, methods in api["paths"].items():
        for method, operation in methods.items():
            assert f"{method.upper()}{path}" in page.text
            for given in operation.get("parameters", []):
                assert given["name"] in page.text
    assert {f"shape-{name}" for name in api["components"]["schemas"]} <= set(page.all("id"))
    # One for each, and one in the introduction.
    assert page.text.count('curl "$SERVER') == sum(len(methods) for methods in api["paths"].values()) + 1


def test_the_docs_tell_how_a_socket_speaks(pages: dict[tuple[str, str], httpx.Response]) -> None:
    for text in (Page(pages["/docs", "en"].text).text, API.read_text("utf-8")):
        for word in ("hello", "changed", "said", "heartbeat", "since", "chat", "1012"):
            assert word in text
        for code in (live.TOO_SLOW, live.SEATS_CHANGED, live.NOT_KNOWN, live.POLICY):
            assert str(code) in text


def test_what_pages_need_is_handed_out_for_good(
    pages: dict[tuple[str, str], httpx.Response], tmp_path: Path
) -> None:
    wanted = {
        found.get("src") or found.get("href") or ""
        for tag, found in Page(pages["/", "en"].text).elements
        if tag in {"link", "img"}
    }

    async def story(client: httpx.AsyncClient) -> list[httpx.Response]:
        return [await client.get(address) for address in [*sorted(wanted), "/pages/../app.py", "/pages/x"]]

    hat, style, *others = visit(tmp_path, story)
    assert hat.headers["content-type"] == "image/svg+xml"
    assert ET.fromstring(hat.content).tag.endswith("svg")  # noqa: S314 - our own drawing
    assert style.headers["content-type"] == "text/css; charset=utf-8"
    assert "immutable" in style.headers["cache-control"]
    assert "prefers-color-scheme: dark" in style.text
    assert "http" not in style.text
    assert [answer.status_code for answer in others] == [404, 404]


def test_a_head_is_answered_without_a_body(tmp_path: Path) -> None:
    async def story(client: httpx.AsyncClient) -> httpx.Response:
        return await client.head("/")

    assert visit(tmp_path, story).status_code == 200


def test_text_is_escaped_and_elements_are_not() -> None:
    inner = element("b", "<&>")
    assert element("p", inner, ' "x"', None, 3) == "<p><b>&lt;&amp;&gt;</b> &quot;x&quot;3</p>"
    assert element("a", "x", href='"><script>') == '<a href="&quot;&gt;&lt;script&gt;">x</a>'
    assert element("input", class_="a", aria_label="b", disabled=True, hidden=False) == (
        '<input class="a" aria-label="b" disabled>'
    )
    assert join("<", inner) == "&lt;<b>&lt;&amp;&gt;</b>"
