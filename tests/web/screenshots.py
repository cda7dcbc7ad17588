"""Pictures of every main screen: `make screenshots` draws those of the documentation anew.

With `--all`, every screen is taken at every size and in both lights, into `build/screenshots`.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser

from tests.server.processes import UNLIMITED, serving
from tests.web.browser import DESK, LAPTOP, PHONE, ROOT, Visitor, chromium, visitor
from tests.web.screens import RECORDS, Gallery, Screen, show

ALL = ROOT / "build" / "screenshots"
QUALITY = 82
SIZES = (DESK, LAPTOP, PHONE)
THEMES = ("light", "dark")
# Which of them stand in the documentation: in the light on a desk, in the dark on a phone.
IN_THE_DOCS = ((DESK, "light"), (PHONE, "dark"))


def take(somebody: Visitor, screen: Screen, file: Path) -> None:
    """Take a picture of a screen."""
    page = somebody.page
    show(somebody, screen)
    # Nothing blinks, nothing is in focus.
    page.evaluate("document.activeElement?.blur()")
    line = somebody.context.new_cdp_session(page)
    taken = line.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    file.write_bytes(base64.b64decode(taken["data"]))


def draw(browser: Browser, origin: str, folder: Path, looks: tuple[tuple[tuple[int, int], str], ...]) -> None:
    """Take pictures of everything, in some sizes and lights."""
    gallery = Gallery.set_up(browser, origin)
    for (size, theme), (who, state) in product(looks, gallery.known.items()):
        with visitor(browser, origin, size, theme=theme, storage_state=state) as somebody:
            for screen in gallery.screens:
                if screen.who == who and screen.pictured:
                    take(somebody, screen, folder / f"{screen.name}-{size[0]}-{theme}.webp")


def main() -> None:
    """Draw the pictures of the documentation, or all."""
    everything = "--all" in sys.argv[1:]
    folder = ALL if everything else RECORDS
    folder.mkdir(parents=True, exist_ok=True)
    looks = tuple((size, theme) for size in SIZES for theme in THEMES) if everything else IN_THE_DOCS
    with (
        tempfile.TemporaryDirectory() as directory,
        serving(Path(directory), *UNLIMITED) as server,
        chromium() as browser,
    ):
        draw(browser, server.url, folder, looks)


if __name__ == "__main__":
    main()
