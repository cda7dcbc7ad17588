"""What serves the pages: the server, or a plain web host with the static site of `make site` below a path."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Literal

from playwright.sync_api import Browser, Page

from tests.server.support.processes import UNLIMITED, serving
from tests.web.browser import ROOT, NoSite, Visitor, visitor

Host = Literal["server", "static"]

# Built for the tests with a server to link to: `make pytest` and `make browser`.
STATIC_SITE = ROOT / "build" / "site"
LINKED_SERVER = "https://play.example.org"
FOLDER = "games/tricorne"
# On a static site, the path of a page is in the query.
PREFIX = "/?"
KEPT = """async (language) => {
  if (navigator.serviceWorker.controller?.state !== 'activated') return false
  const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
  return kept.flat().some(({ url }) => url.includes(`/catalogue-${language}-`))
}"""


class QuietHandler(SimpleHTTPRequestHandler):
    """The handler of `python -m http.server`, without its log."""

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the name in the base class
        """Log nothing."""


def copy_static_site(directory: Path) -> Path:
    """Copy the static site below a directory, and return its folder."""
    if not (STATIC_SITE / "index.html").is_file():
        raise NoSite(f"The static site is not built: make {(STATIC_SITE / 'index.html').relative_to(ROOT)}")
    return shutil.copytree(STATIC_SITE, directory / FOLDER)


@contextmanager
def serving_files(directory: Path) -> Iterator[str]:
    """Serve a directory as it is at a free port, and yield the URL of the static site in it."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=str(directory))) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/{FOLDER}"
        finally:
            server.shutdown()
            thread.join()


def wait_until(page: Page, holds: str, argument: Any = None) -> None:
    """Wait for an asynchronous condition; `wait_for_function` takes a promise for a yes."""
    loop = "while (!(await holds(argument))) await new Promise((done) => setTimeout(done, 50))"
    page.evaluate(f"async (argument) => {{ const holds = {holds}; {loop} }}", argument)


def wait_until_kept(somebody: Visitor, language: str = "en") -> None:
    """Wait until the service worker has kept the pages in a language, and controls this one."""
    wait_until(somebody.page, KEPT, language)


@contextmanager
def gone_offline(browser: Browser, directory: Path, host: Host, **wishes: Any) -> Iterator[Visitor]:
    """Yield somebody who has seen the front page once, and then lost both network and host."""
    with ExitStack() as stack:
        with ExitStack() as while_online:
            if host == "server":
                url, prefix = while_online.enter_context(serving(directory, *UNLIMITED)).url, ""
            else:
                copy_static_site(directory)
                url, prefix = while_online.enter_context(serving_files(directory)), PREFIX
            somebody = stack.enter_context(
                visitor(browser, url, prefix=prefix, service_workers="allow", **wishes)
            )
            somebody.go("/")
            wait_until_kept(somebody, wishes.get("language", "en"))
        somebody.context.set_offline(True)
        yield somebody
