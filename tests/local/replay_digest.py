"""Digests of what every seat sees in a game, to compare the pages' views with those of Python."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from tricorne.games.events import Event, seen
from tricorne.games.game import Game
from tricorne.match import Match
from tricorne.match.record import Record
from tricorne.server.tables.views import event_view


def canonical(value: Any) -> str:
    """Encode a value so that equal values have equal texts in Python and in TypeScript."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest_replay(record: Record, every: int = 1) -> dict[str, str]:
    """Return a digest of all views and events of each seat, of the spectators, and of the open state.

    Views are taken before the first move, after every `every` moves, and after the last.
    """
    match = Match.opened(record)
    viewers = [*(str(seat) for seat in range(record.players)), "spectator", "open"]
    hashes = {viewer: hashlib.sha256() for viewer in viewers}

    def add(viewer: str, value: Any) -> None:
        hashes[viewer].update(canonical(value).encode() + b"\n")

    def add_views() -> None:
        for seat in range(record.players + 1):
            add(viewers[seat], match.view(seat))
        add("open", match.game.trace_state(match.state))

    def add_events(events: list[Event]) -> None:
        for seat in range(record.players + 1):
            own = seat if seat < record.players else None
            add(viewers[seat], _event_views(match.game, events, own))

    add_events(match.opening)
    add_views()
    for number, played in enumerate(match.replay(record), 1):
        add_events(played.events)
        if number % every == 0 or number == len(record.moves):
            add_views()
    return {viewer: found.hexdigest() for viewer, found in hashes.items()}


def _event_views(game: Game, events: list[Event], seat: int | None) -> list[dict[str, Any]]:
    return [event_view(game, event) for event in seen(events, seat)]
