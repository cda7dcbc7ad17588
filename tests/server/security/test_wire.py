"""Nothing leaks on the wire: what a seat cannot know makes no difference to a single byte that it gets."""

from __future__ import annotations

import os
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.play.support import House, tell
from tests.server.security.twins import Compared, Twins, hidden_bit
from tricorne.games import load
from tricorne.server import views
from tricorne.server.log import Entry
from tricorne.server.room import Room

SEED = os.environ.get("TRICORNE_SEED", "on the wire")


def compare(directory: Path, game: str, players: int, viewer: int | None, every: int, seed: str) -> Compared:
    """Play a whole game at two tables that differ in what a viewer cannot know."""
    print(f"seed {seed!r}")
    found: list[Compared] = []

    async def story(house: House) -> None:
        twins = Twins(house, load(game), players, viewer, seed)
        await twins.sit_down()
        async with AsyncExitStack() as stack:
            await twins.follow(stack)
            await twins.play(every)
        found.append(twins.compared)

    tell(f"sqlite:///{directory / 'tables.sqlite'}", story)
    return found[0]


@pytest.mark.parametrize(
    ("game", "players", "viewer", "every"),
    [("liberte", 3, 1, 30), ("liberte", 4, None, 30), ("libertalia", 3, 0, 2), ("libertalia", 4, None, 2)],
)
def test_a_viewer_gets_the_same_bytes_from_worlds_that_look_alike(
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


def leaky_view(room: Room, seat: int | None) -> dict[str, Any] | None:
    """Tell a little more than a seat may know."""
    assert room.table is not None
    seen = room.table.view(room.setup.players if seat is None else seat)
    return {**seen, "luck": hidden_bit(room)}


def leaky_line(room: Room, entry: Entry, seat: int | None) -> dict[str, Any]:
    """Tell everybody what was chosen."""
    return {"number": entry.number, "action": entry.action, "events": []}


@pytest.mark.parametrize(("name", "leak"), [("game_view", leaky_view), ("line", leaky_line)])
def test_the_check_itself_notices_a_leak(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, leak: Any
) -> None:
    honest = getattr(views, name)

    def leaking(room: Room, *more: Any) -> Any:
        return leak(room, *more) if room.table else honest(room, *more)

    monkeypatch.setattr(views, name, leaking)
    with pytest.raises(AssertionError, match="differ"):
        compare(tmp_path, "libertalia", 3, 0, 1, "leaky")
