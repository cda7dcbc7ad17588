"""No leaks on the wire: what a seat cannot know changes not a single byte that it receives."""

from __future__ import annotations

import os
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.security.twins import Compared, Twins, hidden_bit
from tests.server.support.databases import sqlite_url
from tests.server.support.tables import ServerHarness, run_scenario
from tricorne.games import load
from tricorne.server.tables.log import Entry
from tricorne.server.tables.views import Snapshot, encode

SEED = os.environ.get("TRICORNE_SEED", "on the wire")


def compare(directory: Path, game: str, players: int, viewer: int | None, every: int, seed: str) -> Compared:
    """Play a whole game at two tables that differ only in what a viewer cannot know."""
    print(f"seed {seed!r}")
    found: list[Compared] = []

    async def scenario(harness: ServerHarness) -> None:
        twins = Twins(harness, load(game), players, viewer, seed)
        await twins.sit_down()
        async with AsyncExitStack() as stack:
            await twins.follow(stack)
            await twins.play(every)
        found.append(twins.compared)

    run_scenario(sqlite_url(directory), scenario)
    return found[0]


@pytest.mark.parametrize(
    ("game", "players", "viewer", "every"),
    [("liberte", 3, 1, 30), ("liberte", 4, None, 30), ("libertalia", 3, 0, 2), ("libertalia", 4, None, 2)],
)
def test_a_viewer_gets_identical_bytes_from_indistinguishable_worlds(
    tmp_path: Path, game: str, players: int, viewer: int | None, every: int
) -> None:
    compared = compare(tmp_path, game, players, viewer, every, f"{SEED} {game} {players} {viewer}")
    print(compared)
    assert compared.different >= 5
    assert compared.answers > 200
    assert compared.messages > 30
    if game == "libertalia":  # in the other one everything that is chosen is shown
        assert compared.hidden_otherwise > 5
    assert {200, 201, 403, 409, 422} <= compared.statuses


def leaky_view(snapshot: Snapshot, seat: int | None) -> bytes:
    """Show a little more than a seat may know."""
    match = snapshot.table.match
    if match is None:
        return b"null"
    view = match.view(match.players if seat is None else seat)
    return encode({**view, "luck": hidden_bit(snapshot.table)})


def leaky_line(snapshot: Snapshot, entry: Entry, seat: int | None) -> bytes:
    """Show everybody what was chosen."""
    return encode({"number": entry.number, "action": entry.action, "events": []})


@pytest.mark.parametrize(("name", "leak"), [("game_view", leaky_view), ("line", leaky_line)])
def test_the_check_itself_notices_a_leak(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, leak: Any
) -> None:
    monkeypatch.setattr(Snapshot, name, leak)
    with pytest.raises(AssertionError, match="differ"):
        compare(tmp_path, "libertalia", 3, 0, 1, "leaky")
