"""Renders a position as text: what a seat sees, and what it may do."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from tricorne.errors import BadOption
from tricorne.games.game import Game, State

MODES = ("ansi", "human")


def check_mode(mode: str | None) -> str | None:
    """Return a mode if there is one with this name; raise `BadOption` otherwise."""
    if mode is not None and mode not in MODES:
        raise BadOption("error-option-value", option="render_mode", value=mode, right=", ".join(MODES))
    return mode


def rendered(game: Game, state: State, seat: int, choices: Mapping[int, int]) -> str:
    """Return the view of a seat, a line for each part of it; the actions have their numbers here."""
    view = game.view(game.observe(state, seat), seat)
    view["legal"] = {number: game.actions.text(action) for number, action in choices.items()}
    width = max(map(len, view))
    return "".join(f"{name:{width}}  {_written(value)}\n" for name, value in view.items())


def _written(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
