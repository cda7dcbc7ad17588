"""A real browser at a real server: what the tests of the pages see, click and press."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    WebSocket,
    sync_playwright,
)

import tricorne.server
from benchmarks.chromium import find_chromium

ROOT = Path(__file__).parents[2]
SITE = Path(tricorne.server.__file__).parent / "web"
# What has not come by then never will, however busy the machine is.
TIMEOUT_MS = 180_000

DESK = (1440, 900)
LAPTOP = (1024, 768)
PHONE = (390, 844)
SMALLEST_PHONE = (320, 640)

# What the pages keep for a browser (`web/src/lib/settings.svelte.ts`).
SETTINGS = "tricorne-settings"
# A page that breaks the content security policy says so in an event of its own.
HEAR_VIOLATIONS = """
addEventListener('securitypolicyviolation', (event) =>
  console.error(`policy broken: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`))
"""
# That a header needs HTTPS, the browser writes there as well.
AWAY = ("Failed to load resource", "WebSocket connection to", "The Cross-Origin-Opener-Policy header")
# A page is drawn when it has something to show, its letters, and nothing that it still waits for.
DRAWN = """() => document.fonts.status === 'loaded' && !document.querySelector('main [aria-busy="true"]') &&
  document.querySelector('main :is(h1, h2, .table, .cloth)')?.checkVisibility()"""
# What an answer changes is drawn by the second frame after it.
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
# Another tab of the same browser has changed some settings.
CHANGE_SETTINGS = """([key, changes]) => {
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...changes }))
  dispatchEvent(new StorageEvent('storage', { key }))
}"""
IN_LANGUAGE = "(language) => document.documentElement.lang === language"
# A sheet that closes takes a step back in the history of the browser, which comes a moment later.
STEPPED_BACK = "() => !document.querySelector('dialog[open]') && !history.state?.sheet"


class NoSite(Exception):
    """The pages are missing; the message says what to do."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start a Chromium."""
    if not (SITE / "index.html").is_file():
        raise NoSite("The web pages are not built: make install")
    program = find_chromium()
    with sync_playwright() as playwright:
        # Everything runs inside a container as a rule, where Chromium's own sandbox cannot be had.
        browser = playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--disable-gpu"], timeout=TIMEOUT_MS
        )
        try:
            yield browser
        finally:
            browser.close()


@dataclass
class Visitor:
    """Somebody with a browser of their own. Whatever their pages receive and complain of is kept."""

    context: BrowserContext
    page: Page
    origin: str
    complaints: list[str] = field(default_factory=list)
    pending: set[Request] = field(default_factory=set)
    frames: list[str] = field(default_factory=list)
    # What precedes the path of a page in its address.
    prefix: str = ""

    def watch(self, page: Page) -> None:
        """Listen to a page."""
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", self._asked)
        page.on("requestfinished", self._answered)
        page.on("requestfailed", self._answered)
        page.on("websocket", self._connected)

    def _said(self, message: ConsoleMessage) -> None:
        # That something is not to be had for the moment, the browser itself writes to the console.
        if message.type == "error" and not message.text.startswith(AWAY):
            self.complaints.append(f"{message.text} ({message.location['url']})")

    def _asked(self, request: Request) -> None:
        self.pending.add(request)
        if urlsplit(request.url).scheme != "data" and not request.url.startswith(f"{self.origin}/"):
            self.complaints.append(f"a request left the server: {request.url}")

    def _answered(self, request: Request) -> None:
        self.pending.discard(request)

    def _connected(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != urlsplit(self.origin).netloc:
            self.complaints.append(f"a connection left the server: {socket.url}")
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def go(self, path: str) -> None:
        """Go to a page of the server, and wait until it is drawn."""
        self.pending.clear()
        self.page.goto(self.origin + self.prefix + path)
        self.settle()

    def settle(self) -> None:
        """Wait until the page is drawn, and all that it asked for has come."""
        self.page.wait_for_function(DRAWN)
        end = time.monotonic() + TIMEOUT_MS / 1000
        while time.monotonic() < end:
            quiet = not self.pending
            self.page.evaluate(TWO_FRAMES)
            if quiet and not self.pending:
                return
        raise AssertionError(f"{self.page.url} waits for {[request.url for request in self.pending]}")

    def close_sheet(self) -> None:
        """Close what lies above the page, by its key."""
        self.page.keyboard.press("Escape")
        self.page.wait_for_function(STEPPED_BACK)

    def resize(self, size: tuple[int, int]) -> None:
        """Make the window larger or smaller."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def change(self, **settings: Any) -> None:
        """Change settings of the page as it stands, until the next one is loaded."""
        self.page.evaluate(CHANGE_SETTINGS, [SETTINGS, settings])
        if language := settings.get("language"):
            self.page.wait_for_function(IN_LANGUAGE, arg=language)
        self.settle()

    def set(self, **settings: Any) -> None:
        """Change the settings that the pages keep, from the next page on."""
        self.context.add_init_script(
            f"localStorage.setItem({SETTINGS!r}, JSON.stringify({{"
            f"...JSON.parse(localStorage.getItem({SETTINGS!r}) ?? '{{}}'), ...{json.dumps(settings)}}}))"
        )

    def fetch(self, path: str, method: str = "GET", body: Any = None) -> bytes:
        """Get something from the server, as this person but past their page."""
        answer = self.context.request.fetch(
            self.origin + path,
            method=method,
            data=None if body is None else (body if isinstance(body, str) else json.dumps(body)).encode(),
            headers={"Content-Type": "application/json", "Origin": self.origin},
            timeout=TIMEOUT_MS,
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.body()

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server for something, as this person but past their page."""
        return json.loads(self.fetch(path, method, body) or "null")


@contextmanager
def visitor(
    browser: Browser,
    origin: str,
    size: tuple[int, int] = DESK,
    *,
    theme: str = "light",
    motion: str = "none",
    language: str = "en",
    prefix: str = "",
    **context: Any,
) -> Iterator[Visitor]:
    """Open a browser of one's own: its cookies and settings are shared with nobody.

    Pages register no service worker unless asked to (`service_workers="allow"`).
    Whoever leaves a page that complained of something fails.
    """
    opened = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if theme == "dark" else "light",
        locale="fr-FR" if language == "fr" else "en-GB",
        **{"service_workers": "block", **context},
    )
    opened.set_default_timeout(TIMEOUT_MS)
    opened.add_init_script(HEAR_VIOLATIONS)
    somebody = Visitor(opened, opened.new_page(), origin, prefix=prefix)
    somebody.watch(somebody.page)
    somebody.set(motion=motion, theme=theme, language=language)
    try:
        yield somebody
        assert not somebody.complaints, somebody.complaints
    finally:
        opened.close()
