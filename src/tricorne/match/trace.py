"""The trace of a record: every decision with the true state before it, as JSON lines.

It is for outside checkers, and says everything: hands, deck and all. The layout
is described by `docs/trace.schema.json`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from tricorne.games.game import texts
from tricorne.match.match import Match
from tricorne.match.record import Record

FORMAT = 1


def lines(kept: Record) -> Iterator[str]:
    """Write the trace of a record, line by line."""
    for line in trace(kept):
        yield json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def trace(kept: Record) -> Iterator[dict[str, Any]]:
    """Go through the trace of a record: the header, the decisions and the end."""
    game = kept.game
    table = Match.opened(kept)
    yield {
        "trace": FORMAT,
        "game": game.name,
        "rules": str(kept.rules_version),
        "players": kept.players,
        "seed": kept.seed,
        "options": dict(kept.options),
        **game.trace_header(table.state),
    }
    replay = table.replay(kept)
    for step, move in enumerate(kept.moves):
        before = _standing(table, step) | _decision(table, move.seat, move.action)
        played = next(replay)
        yield {**before, "events": [event.json() for event in played.events]}
    next(replay, None)
    end = _standing(table, len(kept.moves))
    if "waiting" in end:
        end["waiting"] = []
    yield {
        **end,
        "result": table.result.json() if table.result else None,
    }


def _standing(table: Match, step: int) -> dict[str, Any]:
    return {"step": step, **table.game.trace_state(table.state)}


def _decision(table: Match, seat: int, action: int) -> dict[str, Any]:
    """Describe the decision in hand; what the game says of it itself comes with its state."""
    game, state = table.game, table.state
    return {
        "asked": seat,
        "ask": game.ask(state),
        "about": game.about(state),
        "legal": texts(game, game.legal(state, seat)),
        "action": game.actions.text(action),
    }
