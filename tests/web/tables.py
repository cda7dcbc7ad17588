"""Tables for the tests of the pages: made at the server, as fast as it goes, and shown in a browser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.web.browser import Visitor
from tricorne.i18n.catalogue import Translations

QUICK_BOT = "greedy"
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": QUICK_BOT}
OPEN = {"kind": "open"}

say = Translations("en", strict=True).say


def be(somebody: Visitor, name: str) -> str:
    """Become a guest, and return who that is."""
    identity: str = somebody.ask("POST", "/api/people", {"name": name})["person"]["id"]
    return identity


def make(somebody: Visitor, game: str, seats: Sequence[dict[str, Any]], **wishes: Any) -> str:
    """Make a table, and return its name."""
    wanted = {"game": game, "players": len(seats), "seats": list(seats), **wishes}
    table: str = somebody.ask("POST", "/api/tables", wanted)["about"]["id"]
    return table


def play_rated_game(one: Visitor, other: Visitor) -> None:
    """Play a rated game of two people to its end; both keep their names with a password."""
    for somebody in (one, other):
        somebody.ask("PUT", "/api/me/password", {"password": "a password for tests"})
    table = make(one, "libertalia", [ME, OPEN], public=True)
    other.ask("POST", f"/api/tables/{table}/seats/1", {})
    players = (one, other)
    while (now := standing(one, table))["status"] == "running":
        seat = now["view"]["waiting"][0]
        seen = standing(players[seat], table)
        move = {"seat": seat, "action": seen["view"]["legal"][0], "version": seen["number"]}
        players[seat].ask("POST", f"/api/tables/{table}/moves", move)


def standing(somebody: Visitor, table: str) -> dict[str, Any]:
    """Learn from the server how things stand."""
    found: dict[str, Any] = somebody.ask("GET", f"/api/tables/{table}")["standing"]
    return found


def sit(somebody: Visitor, table: str) -> None:
    """Come to a table in the browser."""
    somebody.page.goto(f"{somebody.origin}/table/{table}")
    somebody.page.locator(".table, .curtain").first.wait_for()
