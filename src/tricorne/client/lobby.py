"""The door: making a table, or finding one and taking a seat there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import quote

from tricorne.client.address import Place
from tricorne.client.connection import ServerConnection
from tricorne.errors import BadOption
from tricorne.games.game import Value

ME, OPEN = "me", "open"

Whole = dict[str, Any]


def make_table(
    server: ServerConnection, game: str, players: int, options: Mapping[str, Value], seats: Sequence[str]
) -> Whole:
    """Make a table; `seats` name oneself, open seats, and bots of the server."""
    if seats.count(ME) != 1:
        raise BadOption("error-seats-me", seats=",".join(seats))
    wanted = {
        "game": game,
        "players": players,
        "options": dict(options),
        "seats": [{"kind": who} if who in (ME, OPEN) else {"kind": "bot", "bot": who} for who in seats],
        "number_hash": server.numbers.commit(),
    }
    whole: Whole = server.call("POST", "/api/tables", wanted)
    return whole


def invite(server: ServerConnection, table: str) -> str:
    """Make a link that lets others take the open seats."""
    link = server.call("POST", f"/api/tables/{table}/links", {})
    return f"{server.url}/join#{link['secret']}"


def find_table(server: ServerConnection, place: Place) -> Whole:
    """Look at the table that a link opens, or that has an id."""
    if place.secret:
        wanted = {"secret": place.secret, "number_hash": server.numbers.commit()}
        opened: Whole = server.call("POST", "/api/links/redeem", wanted)
        return opened
    found: Whole = server.call("GET", f"/api/tables/{quote(place.table or '', safe='')}", again=True)
    return found


def look_from(server: ServerConnection, whole: Whole, seat: int | None) -> Whole:
    """Look at a table from one of several seats that one has there."""
    seen: Whole = server.call("GET", f"/api/tables/{whole['about']['id']}", again=True, seat=seat)
    return seen


def sit_down(server: ServerConnection, whole: Whole, seat: int | None = None) -> Whole:
    """Take a seat: one that is one's own already, the one that is wanted, or the first that is open."""
    if seat is None and whole["yours"]:
        return whole
    if seat in whole["yours"]:
        return look_from(server, whole, seat)
    free = [chair["seat"] for chair in whole["standing"]["seats"] if not (chair["person"] or chair["bot"])]
    if seat is None and not free:
        raise BadOption("error-no-seat-free", table=whole["about"]["id"])
    number = free[0] if seat is None else seat
    wanted = {"number_hash": server.numbers.commit()}
    seated: Whole = server.call("POST", f"/api/tables/{whole['about']['id']}/seats/{number}", wanted)
    return look_from(server, seated, number)


def accept_rematch(server: ServerConnection, table: str) -> Whole | None:
    """Sit down at the rematch of a table, if somebody has asked for one."""
    old: Whole = server.call("GET", f"/api/tables/{quote(table, safe='')}", again=True)
    if not (old["yours"] and old["standing"]["rematch"]):
        return None
    again: Whole = server.call("POST", f"/api/tables/{quote(table, safe='')}/rematch", again=True)
    return again


def own_tables(server: ServerConnection) -> list[str]:
    """List the tables where one has a seat and the game is not over, those that wait for one first."""
    told = server.call("GET", "/api/me/tables", again=True)
    return [table["id"] for table in told["tables"] if table["status"] in ("open", "running")]
