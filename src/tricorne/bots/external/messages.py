"""What is said between Tricorne and a program: one JSON object a line.

Nothing that a program says is taken on trust: whatever does not fit raises
`BotFailed`, which names what was found and what would be right.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

import tricorne
from tricorne.bots.bot import BotFailed
from tricorne.errors import Message
from tricorne.games import GAMES
from tricorne.games.game import Game, Observation, Result

PROTOCOL = 1
LONGEST_LINE = 65_536
"""Bytes that a line of a program may have, its end not counted."""
LONGEST_NAME = 60
"""Characters of a program's name and of its author's."""
LONGEST_SAYING = 200
"""Characters that a program may say about a decision."""
MOST_POINTS = 1_000_000
LONGEST_INTEGER = 18
LONGEST_QUOTE = 120

Line = dict[str, Any]


@dataclass(frozen=True)
class Hello:
    """What a program says of itself."""

    name: str
    author: str
    games: tuple[str, ...]


@dataclass(frozen=True)
class Opinion:
    """What a program thinks of an action."""

    action: str
    chance: float | None
    points: float | None
    share: float | None


@dataclass(frozen=True)
class Answer:
    """What a program has chosen."""

    action: str
    candidates: tuple[Opinion, ...] = ()
    said: str = ""


def hello() -> Line:
    """Greet a program."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "host": f"tricorne {tricorne.__version__}",
        "games": list(GAMES),
    }


def new(number: str, game: Game, observation: Observation, seat: int, seed: str, clock: float) -> Line:
    """Open a game, with all that stays the same in it."""
    return {
        "type": "new",
        "id": number,
        "game": game.name,
        "rules": game.rules_version,
        "players": int(observation.players),
        "seat": seat,
        "options": game.read_options(observation),
        "seed": seed,
        "clock": clock,
        "components": game.trace_header(),
    }


def ask(number: str, move: int, view: Mapping[str, Any], events: Sequence[Line], clock: float) -> Line:
    """Ask for a decision."""
    return {
        "type": "ask",
        "id": number,
        "move": move,
        "clock": clock,
        "events": list(events),
        "view": view,
        "legal": view["legal"],
    }


def refusal(number: str, move: int, problem: Message) -> Line:
    """Tell a program what was wrong with its answer."""
    name = problem.key.removeprefix("outside-")
    return {
        "type": "error",
        "id": number,
        "move": move,
        "problem": name,
        "details": dict(problem.arguments),
    }


def result(number: str, view: Mapping[str, Any], events: Sequence[Line], ended: Result) -> Line:
    """Tell how a game ended, and close it."""
    return {"type": "result", "id": number, "events": list(events), "view": view, "result": ended.json()}


def leave(number: str) -> Line:
    """Close a game that goes on without the program, or not at all."""
    return {"type": "leave", "id": number}


def leave_all() -> Line:
    """Tell a program to end."""
    return {"type": "quit"}


def write(message: Line) -> bytes:
    """Write a message as a line; in plain ASCII, so that no program stumbles over an encoding."""
    return json.dumps(message, separators=(",", ":"), allow_nan=False).encode("ascii") + b"\n"


def read(line: bytes) -> Line:
    """Read a line of a program as an object."""
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError:
        raise BotFailed("outside-not-utf8", text=quote(line.decode("utf-8", "replace"))) from None
    try:
        message = json.loads(
            text, object_pairs_hook=_object, parse_int=_integer, parse_constant=_no_such_number
        )
    except json.JSONDecodeError as error:
        raise BotFailed("outside-not-json", text=quote(text), column=error.pos + 1) from None
    except RecursionError:
        raise BotFailed("outside-too-deep", text=quote(text)) from None
    if not isinstance(message, dict):
        raise BotFailed("outside-not-object", text=quote(text))
    return message


def _object(pairs: Sequence[tuple[str, Any]]) -> Line:
    found: Line = {}
    for field, value in pairs:
        if field in found:
            raise BotFailed("outside-twice", field=quote(field))
        found[field] = value
    return found


def _integer(digits: str) -> int:
    return int(digits) if len(digits) <= LONGEST_INTEGER else _no_such_number(digits)


def _no_such_number(text: str) -> NoReturn:
    raise BotFailed("outside-no-number", found=quote(text))


def read_hello(message: Line) -> Hello:
    """Read a program's greeting."""
    _check_type(message, "hello")
    protocol = message.get("protocol")
    if type(protocol) is not int or protocol != PROTOCOL:
        raise BotFailed("outside-protocol", found=quote(json.dumps(protocol)), right=PROTOCOL)
    games = message.get("games")
    if not isinstance(games, list) or not games or not all(isinstance(game, str) for game in games):
        raise _wrong(message, "games", json.dumps(list(GAMES)))
    return Hello(
        _text(message, "name", LONGEST_NAME),
        _text(message, "author", LONGEST_NAME) if "author" in message else "",
        tuple(games),
    )


def is_stale(message: Line, number: str, move: int) -> bool:
    """Whether a message answers a question that was settled without it."""
    asked, asked_move = message.get("id"), message.get("move")
    if message.get("type") != "action" or not isinstance(asked, str) or type(asked_move) is not int:
        return False
    earlier = asked.isdecimal() and len(asked) <= len(number) and int(asked) < int(number)
    return earlier or (asked == number and 0 < asked_move < move)


def read_answer(message: Line, number: str, move: int, legal: Sequence[str]) -> Answer:
    """Read the answer to a question."""
    _check_type(message, "action")
    if message.get("id") != number:
        raise _wrong(message, "id", json.dumps(number))
    if type(message.get("move")) is not int or message["move"] != move:
        raise _wrong(message, "move", str(move))
    action = message.get("action")
    if not isinstance(action, str):
        raise _wrong(message, "action", json.dumps(legal[0]))
    if action not in legal:
        raise BotFailed("outside-illegal", action=quote(action), count=len(legal), example=legal[0])
    return Answer(action, _candidates(message, legal), _say(message))


def _candidates(message: Line, legal: Sequence[str]) -> tuple[Opinion, ...]:
    candidates = message.get("candidates")
    if candidates is None:
        return ()
    right = json.dumps([{"action": legal[0], "chance": 0.5}])
    if not isinstance(candidates, list) or not all(isinstance(each, dict) for each in candidates):
        raise _wrong(message, "candidates", right)
    named = [each.get("action") for each in candidates]
    if not all(isinstance(action, str) and action in legal for action in named):
        raise _wrong(message, "candidates", right)
    if len(set(named)) < len(named):
        raise _wrong(message, "candidates", right)
    return tuple(
        Opinion(
            each["action"],
            _number(each, "chance", 0, 1),
            _number(each, "points", -MOST_POINTS, MOST_POINTS),
            _number(each, "share", 0, 1),
        )
        for each in candidates
    )


def _say(message: Line) -> str:
    if message.get("say") is None:
        return ""
    return _text(message, "say", LONGEST_SAYING)


def _check_type(message: Line, right: str) -> None:
    if message.get("type") != right:
        raise _wrong(message, "type", json.dumps(right))


def _text(message: Line, field: str, most: int) -> str:
    value = message.get(field)
    if not isinstance(value, str) or not value.strip() or len(value) > most or not value.isprintable():
        raise BotFailed("outside-text", field=field, found=_found(message, field), most=most)
    return value


def _number(message: Line, field: str, low: int, high: int) -> float | None:
    value = message.get(field)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
        raise BotFailed("outside-number", field=field, found=_found(message, field), low=low, high=high)
    return float(value)


def _wrong(message: Line, field: str, right: str) -> BotFailed:
    return BotFailed("outside-field", field=field, found=_found(message, field), right=quote(right))


def _found(message: Line, field: str) -> str:
    return quote(json.dumps(message[field], ensure_ascii=False)) if field in message else "—"


def quote(text: str, most: int = LONGEST_QUOTE) -> str:
    """Cut what a program said to a line that can be shown: nothing in it steers a terminal."""
    shown = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text[:most])
    return shown if len(text) <= most else f"{shown}…"
