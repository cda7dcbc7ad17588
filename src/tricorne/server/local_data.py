"""Writes what the pages need of the games to play without a server, one JSON file for each game.

    python -m tricorne.server.local_data web/src/local/data

The rules and bots themselves are the WebAssembly modules. These files have what stands beside them
in Python: the components, the names of actions, events, questions and reasons, the parameters of
the bots, the limits of record files, and the lessons. The build of the web pages runs this.
"""

from __future__ import annotations

import base64
import json
import sys
from enum import IntEnum
from importlib import import_module
from inspect import getmembers, isclass
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from tricorne import bots
from tricorne.bots import search_bot
from tricorne.bots.policies import POLICY_BOTS
from tricorne.bots.search_bot import SearchBot
from tricorne.games import GAMES, components, game_rng
from tricorne.games.action_space import ActionSpace
from tricorne.games.chacha import BLOCK_WORDS
from tricorne.games.events import CAPACITY
from tricorne.games.game import FIRST_DEALT, Game
from tricorne.games.trial import GAMES_EACH
from tricorne.match import record
from tricorne.server.api.lobby import describe_game
from tricorne.server.compute import win_probability
from tricorne.server.settings import Settings
from tricorne.server.tables.components import game_named
from tricorne.server.tables.lessons import lesson_of
from tricorne.server.tables.table import DEPUTY
from tricorne.text import BLANK_GLYPHS


def describe(name: str) -> dict[str, Any]:
    """Return everything about a game that the pages need beside its module."""
    game = game_named(name)
    return {
        **describe_game(name),
        "rules_versions": list(game.rules_versions),
        "first_dealt": FIRST_DEALT,
        "fingerprint": game.file.fingerprint,
        "own_cards": {**_component_limits(), "choices": game.component_choices},
        "box": base64.b64encode(game.box.tobytes()).decode(),
        "judged_by": game.judged_by,
        "actions": _actions(game.actions),
        "asks": _names(game.asks),
        "reasons": _names(game.reasons),
        "endings": _names(game.endings),
        "events": {
            int(kind): {
                "name": kind.name.lower(),
                "names": list(kind.names),
                "public": sorted(kind.public),
                "foreseen": kind.foreseen,
            }
            for kind in game.event_kinds
        },
        "events_at_most": CAPACITY,
        "about": _about(game),
        "enums": _enums(name),
        "constants": _constants(name),
        "stream": _stream(),
        "bots": _bots(game),
        "record": _record_limits(),
        "lesson": _lesson(name),
    }


def _names(kinds: type[IntEnum]) -> dict[int, str]:
    return {int(kind): kind.name.lower() for kind in kinds}


def _actions(space: ActionSpace) -> dict[str, Any]:
    return {
        "texts": [space.text(action) for action in range(len(space))],
        "verbs": [
            {"name": verb.name, "operands": [[each[0], each[-1]] for each in verb.operands]}
            for verb in space.verbs
        ],
    }


def _about(game: Game) -> dict[int, list[str]]:
    """Return what a view shows while each question is asked."""
    questions = import_module(f"tricorne.games.{game.name}.questions").QUESTIONS
    return {int(ask): list(questions.about(ask)) for ask in game.asks}


def _modules(name: str) -> list[ModuleType]:
    """Return the modules of a game but `encoding`, which the pages do not use."""
    package = import_module(f"tricorne.games.{name}")
    names = [module.name for module in iter_modules(package.__path__) if module.name != "encoding"]
    return [import_module(f"{package.__name__}.{module}") for module in names]


def _enums(name: str) -> dict[str, dict[int, str]]:
    """Return the enums of a game, by their names."""
    return {
        kind.__name__: _names(kind)
        for module in _modules(name)
        for _, kind in getmembers(module, isclass)
        if issubclass(kind, IntEnum) and kind.__module__ == module.__name__
    }


def _constants(name: str) -> dict[str, int]:
    """Return the whole numbers that the modules of a game define, by their names."""
    return {
        constant: value
        for module in _modules(name)
        for constant, value in vars(module).items()
        if constant.isupper() and type(value) is int
    }


def _stream() -> dict[str, Any]:
    """Return how the random stream of a game is laid out, and made from a seed."""
    return {
        "domain": game_rng.STREAM_DOMAIN.decode(),
        "kinds": _names(game_rng.Kind),
        "kind": game_rng.KIND,
        "quick": game_rng.QUICK,
        "place": game_rng.PLACE,
        "key": game_rng.KEY,
        "block_words": BLOCK_WORDS,
    }


def _bots(game: Game) -> dict[str, Any]:
    """Return the names of the bots, and what they decide by."""
    first = next(iter(search_bot.LEVELS))
    searching = bots.make(first, game, 0, "")
    assert isinstance(searching, SearchBot)
    tuning = searching.searchers[0].context.tuning
    return {
        "names": list(bots.BOTS),
        "deputy": DEPUTY,
        "adviser": bots.ADVISER,
        "policies": {bot: int(kind.policy) for bot, kind in POLICY_BOTS.items()},
        "simulations": {level: budget.simulations for level, budget in search_bot.LEVELS.items()},
        "tuning": {field: float(tuning[field]) for field in tuning.dtype.names},
        "nodes_per_simulation": search_bot.NODES_PER_SIMULATION,
        "spare_nodes": search_bot.SPARE_NODES,
        "first_batch": search_bot.FIRST_BATCH,
        "batch": search_bot.BATCH,
        "max_catch_up": search_bot.MAX_CATCH_UP,
        "clock_share": search_bot.CLOCK_SHARE,
        "min_share": search_bot.MIN_SHARE,
        "thinking_seconds": Settings.model_fields["thinking_seconds"].default,
        "curve_positions": win_probability.MAX_POSITIONS,
    }


def _record_limits() -> dict[str, Any]:
    """Return the headers of a record file, and its limits."""
    return {
        "first_line": record.FIRST_LINE,
        "format": record.FORMAT,
        "redeal_format": record.REDEAL_FORMAT,
        "largest": record.LARGEST_RECORD,
        "longest_line": record.LONGEST_LINE,
        "longest_game": record.LONGEST_GAME,
        "longest_seed": record.LONGEST_SEED,
        "longest_name": record.LONGEST_NAME,
        "most_streams": record.MAX_STREAMS,
        "required": record.REQUIRED,
        "optional": record.OPTIONAL,
        "result": record.RESULT,
        "games": list(GAMES),
    }


def _component_limits() -> dict[str, Any]:
    """Return what is checked of a component file from anybody."""
    return {
        "largest": components.LARGEST_FILE,
        "longest_line": components.LONGEST_LINE,
        "most_depth": components.MOST_DEPTH,
        "largest_number": components.LARGEST_NUMBER,
        "longest_name": components.LONGEST_NAME,
        "longest_note": components.LONGEST_NOTE,
        "longest_shown": components.LONGEST_SHOWN,
        "blank_glyphs": "".join(sorted(BLANK_GLYPHS)),
        "former_names": components.FORMER_NAMES,
        "trials": GAMES_EACH,
    }


def _lesson(name: str) -> dict[str, Any]:
    """Return the recorded game of a lesson, and the moves of it that the learner makes."""
    lesson = lesson_of(name)
    return {
        "record": lesson.record.text(),
        "seat": lesson.seat,
        "steps": [{"name": step.name, "moves": step.moves} for step in lesson.steps],
    }


def main(directory: Path) -> None:
    """Write the files into a directory."""
    directory.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        text = json.dumps(describe(name), ensure_ascii=False, separators=(",", ":"))
        (directory / f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
