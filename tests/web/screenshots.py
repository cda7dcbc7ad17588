"""Pictures of every main screen: `make screenshots` draws those of the documentation anew.

The positions come from two records beside the pictures, so that the same is to be seen every time. With
`--all`, every screen is taken at every size and in both lights, into `build/screenshots`.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.server.processes import serving
from tests.web.browser import DESK, LAPTOP, PHONE, ROOT, Visitor, chromium, visitor
from tests.web.received import positions
from tests.web.tables import QUICK_BOT, be, make, say
from tricorne.games import GAMES
from tricorne.table.record import read

KEPT = ROOT / "docs" / "screenshots"
ALL = ROOT / "build" / "screenshots"
QUALITY = 82
SIZES = (DESK, LAPTOP, PHONE)
THEMES = ("light", "dark")
# What is seen first, once a table is drawn.
SHOWN_MS = 700
# How long the house takes to judge a whole game, at the most.
JUDGED_MS = 120_000

View = dict[str, Any]
Wanted = Callable[[View], bool]

# The moments of each game that are worth a picture.
MOMENTS: dict[str, dict[str, Wanted]] = {
    "liberte": {
        "own-turn": lambda view: view["ask"] == "action" and view["turn"] == 3 and view["round"] > 4,
        "place": lambda view: view["ask"] == "place" and view["turn"] == 2 and len(view["legal"]) > 3,
        "battle": lambda view: (
            view["ask"] == "advance" and view["phase"] == "battle" and len(view["legal"]) > 1
        ),
        "election": lambda view: (
            view["ask"] == "advance" and view["phase"] == "election" and len(view["legal"]) > 1
        ),
    },
    "libertalia": {
        "sunrise": lambda view: view["ask"] == "choose" and view["campaign"] == 2 and view["day"] == 4,
        "dusk": lambda view: (
            view["ask"] == "loot" and view["campaign"] == 2 and view["day"] > 3 and len(view["legal"]) > 2
        ),
    },
}
PAGES = {
    "home": "/",
    "new-table": "/new/libertalia",
    "tables": "/tables",
    "learn": "/learn",
    "rules": "/rules/liberte",
    "settings": "/settings",
}
# Which of them stand in the documentation: in the light on a desk, in the dark on a phone.
IN_THE_DOCS = ((DESK, "light"), (PHONE, "dark"))


@dataclass(frozen=True)
class Screen:
    """Something to take a picture of."""

    name: str
    path: str
    sheet: bool = False
    """Whether a sheet that opens by itself belongs to the picture."""
    own: bool = True
    """Whether it is seen by somebody who has tables here; if not, by a guest."""


def moment_of(game: str, wanted: Wanted) -> tuple[int, int]:
    """Find a moment in the record of a game: how many moves were made, and who is asked."""
    for moves, table in enumerate(positions(read(KEPT / f"{game}.tricorne"))):
        for seat in table.waiting():
            if wanted(table.view(seat)):
                return moves, seat
    raise LookupError(f"there is no such moment in {game}.tricorne")


def screens(host: Visitor) -> Iterator[Screen]:
    """Set up everything that there is to see."""
    me = host.ask("GET", "/api/me")["person"]["id"]
    for title in ("Evening at Anne’s", "The long voyage"):
        make(
            host, "libertalia", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], title=title, public=True
        )
    waiting = make(
        host, "liberte", [{"kind": "me"}, *[{"kind": "open"}] * 3], title="Palais-Royal", public=True
    )
    for game in GAMES:
        record = (KEPT / f"{game}.tricorne").read_text("utf-8")
        replay = host.ask("POST", "/api/replays", record)["about"]["id"]
        yield Screen(f"{game}-result", f"/table/{replay}", sheet=True)
        yield Screen(f"{game}-review", f"/review/{replay}")
        for name, wanted in MOMENTS[game].items():
            moves, seat = moment_of(game, wanted)
            body = {"moves": moves, "seat": seat, "bot": QUICK_BOT}
            table = host.ask("POST", f"/api/tables/{replay}/branch", body)["about"]["id"]
            yield Screen(f"{game}-{name}", f"/table/{table}")
        lesson = host.ask("POST", f"/api/lessons/{game}", {})["about"]["id"]
        yield Screen(f"{game}-lesson", f"/table/{lesson}")
    for name, path in PAGES.items():
        yield Screen(name, path, own=False)
    yield Screen("waiting-room", f"/table/{waiting}")
    yield Screen("profile", f"/person/{me}")


def take(somebody: Visitor, screen: Screen, file: Path) -> None:
    """Take a picture of a screen."""
    page = somebody.page
    somebody.go(screen.path)
    page.get_by_text(say("web-review-thinking")).wait_for(state="hidden", timeout=JUDGED_MS)
    page.wait_for_timeout(SHOWN_MS)
    if not screen.sheet and page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    # Nothing blinks, nothing is in focus.
    page.evaluate("document.activeElement?.blur()")
    line = somebody.context.new_cdp_session(page)
    taken = line.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    file.write_bytes(base64.b64decode(taken["data"]))


def draw(browser: Browser, origin: str, folder: Path, looks: tuple[tuple[tuple[int, int], str], ...]) -> None:
    """Take pictures of everything, in some sizes and lights."""
    with visitor(browser, origin) as host, visitor(browser, origin) as guest:
        be(host, "Anne")
        be(guest, "Bertrand")
        wanted = list(screens(host))
        known = {True: host.context.storage_state(), False: guest.context.storage_state()}
    for size, theme in looks:
        for own, state in known.items():
            with visitor(browser, origin, size, theme=theme, storage_state=state) as somebody:
                for screen in (screen for screen in wanted if screen.own == own):
                    take(somebody, screen, folder / f"{screen.name}-{size[0]}-{theme}.webp")


def main() -> None:
    """Draw the pictures of the documentation, or all."""
    everything = "--all" in sys.argv[1:]
    folder = ALL if everything else KEPT
    folder.mkdir(parents=True, exist_ok=True)
    looks = tuple((size, theme) for size in SIZES for theme in THEMES) if everything else IN_THE_DOCS
    with (
        tempfile.TemporaryDirectory() as directory,
        serving(Path(directory)) as server,
        chromium() as browser,
    ):
        draw(browser, server.url, folder, looks)


if __name__ == "__main__":
    main()
