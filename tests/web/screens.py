"""Every main screen, set up at a server: to be checked, and to be taken pictures of.

Positions come from the two games in `records`, so that the same is to be seen every time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, StorageState

from tests.web.browser import Visitor, visitor
from tests.web.received import positions
from tests.web.tables import BOT, ME, OPEN, QUICK_BOT, be, make, play_rated_game, say
from tricorne.games import GAMES
from tricorne.match.record import read

RECORDS = Path(__file__).parent / "records"

Who = Literal["host", "guest", "stranger"]
View = dict[str, Any]
Wanted = Callable[[View], bool]

# The moments of each game that are worth a picture.
PICTURED: dict[str, dict[str, Wanted]] = {
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
# Others, in which something else is asked, and elsewhere on the table.
FURTHER: dict[str, dict[str, Wanted]] = {
    "liberte": {
        "target": lambda view: view["ask"] == "target" and len(view["legal"]) > 3,
        "refresh": lambda view: view["ask"] == "refresh" and len(view["legal"]) > 3,
    },
    "libertalia": {
        "shoot": lambda view: view["ask"] == "shoot" and len(view["legal"]) > 3,
        "recruit": lambda view: view["ask"] == "recruit",
    },
}
PAGES = {
    "home": "/",
    "new-table": "/new/libertalia",
    "tables": "/tables",
    "learn": "/learn",
    "rules": "/rules/liberte",
    "leaderboard": "/leaderboard/libertalia/2",
    "settings": "/settings",
}
FURTHER_PAGES = {
    "new-table-liberte": "/new/liberte",
    "all-rules": "/rules",
    "leaderboard-empty": "/leaderboard",
    "rules-libertalia": "/rules/libertalia",
    "aid-liberte": "/rules/liberte/aid",
    "aid-libertalia": "/rules/libertalia/aid",
    "gallery-liberte": "/rules/liberte/gallery",
    "gallery-libertalia": "/rules/libertalia/gallery",
    "account": "/person/me",
    "not-found": "/nowhere",
    "join-without-a-link": "/join",
    "no-such-table": "/table/nowhere",
}


@dataclass(frozen=True)
class Screen:
    """Something to look at."""

    name: str
    path: str
    game: str | None = None
    who: Who = "host"
    """Who sees it: somebody who has tables here, somebody who has none, or somebody unknown."""
    sheet: bool = False
    """Whether a sheet that opens by itself belongs to it."""
    pictured: bool = True


@dataclass(frozen=True)
class Gallery:
    """All screens, and what lets a browser be known as those who see them."""

    screens: tuple[Screen, ...]
    known: Mapping[Who, StorageState | None]

    @classmethod
    def set_up(cls, browser: Browser, origin: str) -> Gallery:
        """Set up everything that there is to see."""
        with visitor(browser, origin) as host, visitor(browser, origin) as guest:
            me = be(host, "Olympe")
            be(guest, "Bertrand")
            with visitor(browser, origin) as other:
                be(other, "Camille")
                play_rated_game(host, other)
            screens = [*_pages(host, me), *(screen for game in GAMES for screen in _of_a_game(host, game))]
            known: dict[Who, StorageState | None] = {
                "host": host.context.storage_state(),
                "guest": guest.context.storage_state(),
                "stranger": None,
            }
        return cls(tuple(screens), known)


def _pages(host: Visitor, me: str) -> Iterator[Screen]:
    for title in ("Evening at Olympe’s", "The long voyage"):
        make(host, "libertalia", [ME, OPEN, OPEN], title=title, public=True)
    waiting = make(host, "liberte", [ME, OPEN, OPEN, OPEN], title="Palais-Royal", public=True)
    full = make(host, "libertalia", [ME, BOT], title="Nobody is missing")
    links = [
        host.ask("POST", f"/api/tables/{table}/links", {})["url"].removeprefix(host.origin)
        for table in (waiting, full)
    ]
    for name, path in PAGES.items():
        yield Screen(name, path, who="guest")
    for name, path in FURTHER_PAGES.items():
        yield Screen(name, path, who="guest", pictured=False)
    yield Screen("own-tables", "/tables", pictured=False)
    yield Screen("waiting-room", f"/table/{waiting}")
    yield Screen("free-seats", f"/table/{waiting}", who="guest", pictured=False)
    for name, link in zip(("join", "join-full"), links, strict=True):
        yield Screen(name, link, who="stranger", pictured=False)
    yield Screen("profile", f"/person/{me}")


def _of_a_game(host: Visitor, game: str) -> Iterator[Screen]:
    record = RECORDS / f"{game}.tricorne"
    replay = host.ask("POST", "/api/replays", record.read_text("utf-8"))["about"]["id"]
    for name, (moves, seat) in moments(game, {**PICTURED[game], **FURTHER[game]}).items():
        wanted = {"moves": moves, "seat": seat, "bot": QUICK_BOT}
        table = host.ask("POST", f"/api/tables/{replay}/branch", wanted)["about"]["id"]
        yield Screen(f"{game}-{name}", f"/table/{table}", game, pictured=name in PICTURED[game])
    lesson = host.ask("POST", f"/api/lessons/{game}", {})["about"]["id"]
    yield Screen(f"{game}-lesson", f"/table/{lesson}", game)
    bots = [BOT] * 2
    seen = make(host, game, [ME, *bots], title="Saturday’s game", public=True, rated=False)
    yield Screen(f"{game}-spectator", f"/table/{seen}", game, who="guest", pictured=False)
    shared = make(host, game, [ME, {"kind": "me", "name": "Bonny"}, BOT], rated=False)
    yield Screen(f"{game}-curtain", f"/table/{shared}", game, pictured=False)
    yield Screen(f"{game}-result", f"/table/{replay}", game, sheet=True)
    yield Screen(f"{game}-review", f"/review/{replay}", game)


def moments(game: str, wanted: Mapping[str, Wanted]) -> dict[str, tuple[int, int]]:
    """Find moments in the record of a game: how many moves were made, and who is asked."""
    missing, found = dict(wanted), {}
    for moves, table in enumerate(positions(read(RECORDS / f"{game}.tricorne"))):
        for seat in table.waiting():
            view = table.view(seat)
            for name in [name for name, fits in missing.items() if fits(view)]:
                found[name] = moves, seat
                del missing[name]
        if not missing:
            return found
    raise LookupError(f"there is no {', '.join(missing)} in {game}.tricorne")


def show(somebody: Visitor, screen: Screen) -> None:
    """Go to a screen, and wait until all of it is there."""
    somebody.go(screen.path)
    if screen.path.startswith("/review/"):
        somebody.page.get_by_text(say("web-review-judged")).wait_for()
    if screen.sheet:
        somebody.page.locator("dialog[open]").wait_for()
