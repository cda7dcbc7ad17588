"""The trace of a record: every decision with the true state before it, as JSON lines.

It is for external checkers, and contains everything: hands, deck and all. The schema
is `docs/trace.schema.json`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from tricorne.games.game import texts
from tricorne.match.match import Match
from tricorne.match.record import Record

FORMAT = 1


def lines(record: Record) -> Iterator[str]:
    """Yield the lines of a record's trace."""
    for line in trace(record):
        yield json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def trace(record: Record) -> Iterator[dict[str, Any]]:
    """Yield the trace of a record: the header, the decisions and the end."""
    game = record.game
    match = Match.opened(record)
    yield {
        "trace": FORMAT,
        "game": game.name,
        "rules": str(record.rules_version),
        "players": record.players,
        "seed": record.seed,
        "options": dict(record.options),
        **game.trace_header(match.state),
    }
    replay = match.replay(record)
    for step, move in enumerate(record.moves):
        before = _state(match, step) | _decision(match, move.seat, move.action)
        played = next(replay)
        yield {**before, "events": [event.json() for event in played.events]}
    next(replay, None)
    end = _state(match, len(record.moves))
    if "waiting" in end:
        end["waiting"] = []
    yield {
        **end,
        "result": match.result.json() if match.result else None,
    }


def _state(match: Match, step: int) -> dict[str, Any]:
    return {"step": step, **match.game.trace_state(match.state)}


def _decision(match: Match, seat: int, action: int) -> dict[str, Any]:
    """Describe the current decision."""
    game, state = match.game, match.state
    return {
        "asked": seat,
        "ask": game.ask(state),
        "about": game.about(state),
        "legal": texts(game, game.legal(state, seat)),
        "action": game.actions.text(action),
    }
