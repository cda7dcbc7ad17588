"""Creating tables, finding them, and taking a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import quote

from tricorne.client.address import TableAddress
from tricorne.client.connection import ServerConnection
from tricorne.errors import BadOption
from tricorne.games.game import Value

ME, OPEN = "me", "open"

TableJson = dict[str, Any]
"""A table as the API returns it: `about`, `standing`, the viewer's `seat`, and all of `yours`."""


def create_table(
    server: ServerConnection, game: str, players: int, options: Mapping[str, Value], seats: Sequence[str]
) -> TableJson:
    """Create a table; each of `seats` is `me`, `open`, or a bot of the server."""
    if seats.count(ME) != 1:
        raise BadOption("error-seats-me", seats=",".join(seats))
    wanted = {
        "game": game,
        "players": players,
        "options": dict(options),
        "seats": [{"kind": who} if who in (ME, OPEN) else {"kind": "bot", "bot": who} for who in seats],
        "number_hash": server.deal_numbers.commit(),
    }
    created: TableJson = server.request("POST", "/api/tables", wanted)
    return created


def create_invitation(server: ServerConnection, table: str) -> str:
    """Create a link with which others can take the open seats."""
    link = server.request("POST", f"/api/tables/{table}/links", {})
    return f"{server.url}/join#{link['secret']}"


def find_table(server: ServerConnection, address: TableAddress) -> TableJson:
    """Fetch a table by its id, or by redeeming an invitation."""
    if address.secret:
        wanted = {"secret": address.secret, "number_hash": server.deal_numbers.commit()}
        redeemed: TableJson = server.request("POST", "/api/links/redeem", wanted)
        return redeemed
    found: TableJson = server.request("GET", _path(address.table or ""), retry=True)
    return found


def view_from_seat(server: ServerConnection, table: TableJson, seat: int | None) -> TableJson:
    """Fetch a table from the view of one of one's own seats."""
    viewed: TableJson = server.request("GET", f"/api/tables/{table['about']['id']}", retry=True, seat=seat)
    return viewed


def take_seat(server: ServerConnection, table: TableJson, seat: int | None = None) -> TableJson:
    """Take the given seat; without one, one's own, or else the first open seat."""
    if seat is None and table["yours"]:
        return table
    if seat in table["yours"]:
        return view_from_seat(server, table, seat)
    free = [chair["seat"] for chair in table["standing"]["seats"] if not (chair["person"] or chair["bot"])]
    if seat is None and not free:
        raise BadOption("error-no-seat-free", table=table["about"]["id"])
    number = free[0] if seat is None else seat
    wanted = {"number_hash": server.deal_numbers.commit()}
    seated: TableJson = server.request("POST", f"/api/tables/{table['about']['id']}/seats/{number}", wanted)
    return view_from_seat(server, seated, number)


def accept_rematch(server: ServerConnection, table: str) -> TableJson | None:
    """Take a seat at the rematch of a table, if somebody has proposed one."""
    old: TableJson = server.request("GET", _path(table), retry=True)
    if not (old["yours"] and old["standing"]["rematch"]):
        return None
    rematch: TableJson = server.request("POST", f"{_path(table)}/rematch", retry=True)
    return rematch


def own_tables(server: ServerConnection) -> list[str]:
    """List the unfinished tables where one has a seat, those where it is one's turn first."""
    found = server.request("GET", "/api/me/tables", retry=True)
    return [table["id"] for table in found["tables"] if table["status"] in ("open", "running")]


def _path(table: str) -> str:
    return f"/api/tables/{quote(table, safe='')}"
