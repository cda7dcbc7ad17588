"""Pictures of every main screen, at every size and in both lights: `make screenshots` takes them anew."""

from __future__ import annotations

import base64
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser

from tests.server.support.processes import UNLIMITED, serving
from tests.web.browser import DESK, LAPTOP, PHONE, ROOT, Visitor, chromium, visitor
from tests.web.screens import Gallery, Screen, show

PICTURES = ROOT / "docs" / "screenshots"
QUALITY = 78
LOOKS = tuple(product((DESK, LAPTOP, PHONE), ("light", "dark")))


def take(somebody: Visitor, screen: Screen, file: Path) -> None:
    """Take a picture of a screen."""
    page = somebody.page
    show(somebody, screen)
    # Nothing blinks, nothing is in focus.
    page.evaluate("document.activeElement?.blur()")
    line = somebody.context.new_cdp_session(page)
    taken = line.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    file.write_bytes(base64.b64decode(taken["data"]))


def draw(browser: Browser, origin: str) -> None:
    """Take pictures of everything."""
    gallery = Gallery.set_up(browser, origin)
    for (size, theme), (who, state) in product(LOOKS, gallery.known.items()):
        with visitor(browser, origin, size, theme=theme, storage_state=state) as somebody:
            for screen in gallery.screens:
                if screen.who == who and screen.pictured:
                    take(somebody, screen, PICTURES / f"{screen.name}-{size[0]}-{theme}.webp")


def main() -> None:
    """Draw the pictures of the documentation."""
    with (
        tempfile.TemporaryDirectory() as directory,
        serving(Path(directory), *UNLIMITED) as server,
        chromium() as browser,
    ):
        draw(browser, server.url)


if __name__ == "__main__":
    main()
