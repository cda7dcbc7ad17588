"""The messages between Tricorne and a program: one JSON object per line.

Everything from a program is validated: an invalid message raises `BotFailed`,
which says what was found and what is expected.
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
MAX_LINE_BYTES = 65_536
"""The most bytes in a line of a program, without the line feed."""
MAX_NAME_LENGTH = 60
"""The most characters in the name of a program and of its author."""
MAX_COMMENT_LENGTH = 200
"""The most characters in a comment on a decision."""
MAX_POINTS = 1_000_000
MAX_DIGITS = 18
MAX_QUOTE_LENGTH = 120

JsonObject = dict[str, Any]


@dataclass(frozen=True)
class Hello:
    """How a program introduces itself."""

    name: str
    author: str
    games: tuple[str, ...]


@dataclass(frozen=True)
class Evaluation:
    """A program's evaluation of an action."""

    action: str
    chance: float | None
    points: float | None
    share: float | None


@dataclass(frozen=True)
class Answer:
    """A program's decision."""

    action: str
    candidates: tuple[Evaluation, ...] = ()
    comment: str = ""


def hello_message() -> JsonObject:
    """Build the first message to a program."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "host": f"tricorne {tricorne.__version__}",
        "games": list(GAMES),
    }


def new_message(
    game_id: str, game: Game, observation: Observation, seat: int, seed: str, clock: float
) -> JsonObject:
    """Build the message that opens a game, with everything that stays the same in it."""
    return {
        "type": "new",
        "id": game_id,
        "game": game.name,
        "rules": game.rules_version,
        "players": int(observation.players),
        "seat": seat,
        "options": game.read_options(observation),
        "seed": seed,
        "clock": clock,
        "components": game.trace_header(),
    }


def ask_message(
    game_id: str, move: int, view: Mapping[str, Any], events: Sequence[JsonObject], clock: float
) -> JsonObject:
    """Build the message that asks for a decision."""
    return {
        "type": "ask",
        "id": game_id,
        "move": move,
        "clock": clock,
        "events": list(events),
        "view": view,
        "legal": view["legal"],
    }


def error_message(game_id: str, move: int, problem: Message) -> JsonObject:
    """Build the message that says what was wrong with an answer."""
    name = problem.key.removeprefix("outside-")
    return {
        "type": "error",
        "id": game_id,
        "move": move,
        "problem": name,
        "details": dict(problem.arguments),
    }


def result_message(
    game_id: str, view: Mapping[str, Any], events: Sequence[JsonObject], ended: Result
) -> JsonObject:
    """Build the message that closes a game with its result."""
    return {"type": "result", "id": game_id, "events": list(events), "view": view, "result": ended.json()}


def leave_message(game_id: str) -> JsonObject:
    """Build the message that closes a game before its end."""
    return {"type": "leave", "id": game_id}


def quit_message() -> JsonObject:
    """Build the message that asks a program to end."""
    return {"type": "quit"}


def encode(message: JsonObject) -> bytes:
    """Encode a message as a line, in plain ASCII, so that no program has trouble with encodings."""
    return json.dumps(message, separators=(",", ":"), allow_nan=False).encode("ascii") + b"\n"


def decode(line: bytes) -> JsonObject:
    """Decode a line of a program into an object."""
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError:
        raise BotFailed("outside-not-utf8", text=quote(line.decode("utf-8", "replace"))) from None
    try:
        message = json.loads(
            text, object_pairs_hook=_unique_keys, parse_int=_parse_integer, parse_constant=_reject_number
        )
    except json.JSONDecodeError as error:
        raise BotFailed("outside-not-json", text=quote(text), column=error.pos + 1) from None
    except RecursionError:
        raise BotFailed("outside-too-deep", text=quote(text)) from None
    if not isinstance(message, dict):
        raise BotFailed("outside-not-object", text=quote(text))
    return message


def _unique_keys(pairs: Sequence[tuple[str, Any]]) -> JsonObject:
    unique: JsonObject = {}
    for field, value in pairs:
        if field in unique:
            raise BotFailed("outside-twice", field=quote(field))
        unique[field] = value
    return unique


def _parse_integer(digits: str) -> int:
    return int(digits) if len(digits) <= MAX_DIGITS else _reject_number(digits)


def _reject_number(text: str) -> NoReturn:
    raise BotFailed("outside-no-number", found=quote(text))


def parse_hello(message: JsonObject) -> Hello:
    """Parse the first message of a program."""
    _check_type(message, "hello")
    protocol = message.get("protocol")
    if type(protocol) is not int or protocol != PROTOCOL:
        raise BotFailed("outside-protocol", found=quote(json.dumps(protocol)), right=PROTOCOL)
    games = message.get("games")
    if not isinstance(games, list) or not games or not all(isinstance(game, str) for game in games):
        raise _field_error(message, "games", json.dumps(list(GAMES)))
    return Hello(
        _parse_text(message, "name", MAX_NAME_LENGTH),
        _parse_text(message, "author", MAX_NAME_LENGTH) if "author" in message else "",
        tuple(games),
    )


def is_stale(message: JsonObject, game_id: str, move: int) -> bool:
    """Whether a message answers an earlier question, which no longer waits for an answer."""
    asked, asked_move = message.get("id"), message.get("move")
    if message.get("type") != "action" or not isinstance(asked, str) or type(asked_move) is not int:
        return False
    earlier = asked.isdecimal() and len(asked) <= len(game_id) and int(asked) < int(game_id)
    return earlier or (asked == game_id and 0 < asked_move < move)


def parse_answer(message: JsonObject, game_id: str, move: int, legal: Sequence[str]) -> Answer:
    """Parse the answer to a question."""
    _check_type(message, "action")
    if message.get("id") != game_id:
        raise _field_error(message, "id", json.dumps(game_id))
    if type(message.get("move")) is not int or message["move"] != move:
        raise _field_error(message, "move", str(move))
    action = message.get("action")
    if not isinstance(action, str):
        raise _field_error(message, "action", json.dumps(legal[0]))
    if action not in legal:
        raise BotFailed("outside-illegal", action=quote(action), count=len(legal), example=legal[0])
    return Answer(action, _parse_candidates(message, legal), _parse_comment(message))


def _parse_candidates(message: JsonObject, legal: Sequence[str]) -> tuple[Evaluation, ...]:
    candidates = message.get("candidates")
    if candidates is None:
        return ()
    right = json.dumps([{"action": legal[0], "chance": 0.5}])
    if not isinstance(candidates, list) or not all(isinstance(each, dict) for each in candidates):
        raise _field_error(message, "candidates", right)
    named = [each.get("action") for each in candidates]
    if not all(isinstance(action, str) and action in legal for action in named):
        raise _field_error(message, "candidates", right)
    if len(set(named)) < len(named):
        raise _field_error(message, "candidates", right)
    return tuple(
        Evaluation(
            each["action"],
            _parse_number(each, "chance", 0, 1),
            _parse_number(each, "points", -MAX_POINTS, MAX_POINTS),
            _parse_number(each, "share", 0, 1),
        )
        for each in candidates
    )


def _parse_comment(message: JsonObject) -> str:
    if message.get("say") is None:
        return ""
    return _parse_text(message, "say", MAX_COMMENT_LENGTH)


def _check_type(message: JsonObject, right: str) -> None:
    if message.get("type") != right:
        raise _field_error(message, "type", json.dumps(right))


def _parse_text(message: JsonObject, field: str, most: int) -> str:
    value = message.get(field)
    if not isinstance(value, str) or not value.strip() or len(value) > most or not value.isprintable():
        raise BotFailed("outside-text", field=field, found=_quote_field(message, field), most=most)
    return value


def _parse_number(message: JsonObject, field: str, low: int, high: int) -> float | None:
    value = message.get(field)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
        raise BotFailed("outside-number", field=field, found=_quote_field(message, field), low=low, high=high)
    return float(value)


def _field_error(message: JsonObject, field: str, right: str) -> BotFailed:
    return BotFailed("outside-field", field=field, found=_quote_field(message, field), right=quote(right))


def _quote_field(message: JsonObject, field: str) -> str:
    return quote(json.dumps(message[field], ensure_ascii=False)) if field in message else "—"


def quote(text: str, most: int = MAX_QUOTE_LENGTH) -> str:
    """Cut a program's output to one printable line, without terminal escape sequences."""
    shown = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text[:most])
    return shown if len(text) <= most else f"{shown}…"
