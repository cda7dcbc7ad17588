"""Tables for the tests of the pages: made at the server, as fast as it goes, and shown in a browser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.web.browser import Visitor
from tricorne.words.catalogue import Words

QUICK_BOT = "greedy"
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": QUICK_BOT}

say = Words("en", strict=True).say


def be(somebody: Visitor, name: str) -> str:
    """Become a guest, and return who that is."""
    identity: str = somebody.ask("POST", "/api/people", {"name": name})["person"]["id"]
    return identity


def make(somebody: Visitor, game: str, seats: Sequence[dict[str, Any]], **wishes: Any) -> str:
    """Make a table, and return its name."""
    wanted = {"game": game, "players": len(seats), "seats": list(seats), **wishes}
    table: str = somebody.ask("POST", "/api/tables", wanted)["about"]["id"]
    return table


def standing(somebody: Visitor, table: str) -> dict[str, Any]:
    """Learn from the server how things stand."""
    found: dict[str, Any] = somebody.ask("GET", f"/api/tables/{table}")["standing"]
    return found


def sit(somebody: Visitor, table: str) -> None:
    """Come to a table in the browser."""
    somebody.page.goto(f"{somebody.origin}/table/{table}")
    somebody.page.locator(".table, .curtain").first.wait_for()
