"""The record file: a game as text that people can read, compare and edit.

    tricorne record 1
    game: liberte
    rules: 1
    components: built-in sha256:8f0c…
    players: 4
    options: edition=second second_card=on counter_revolution=automatic
    seed: 1789
    names: Anne, Bertrand, Camille, Denis
    seats: human random random random

    2: play 71
    2: place 8    # the Cordeliers meet
    …
    result: turns; winners 1 3; points 21 9 21 5

Empty lines and lines that begin with `#` are allowed anywhere, and a move may be followed
by a comment. `names`, `seats` and `result` are optional. So are `table`, `secret`, `numbers`
and `commitment`, which show how a server made the seed (see `fair_deal`). A line `stream: 1`
among the moves means that the game was rewound to this point, and continued with the random
stream of that number. Parsing checks the syntax; replaying finds illegal moves.

Format 2 has lines `redeal: keep 0 2; seed 5f0c…` among the moves: at this point everything that was
hidden from seats 0 and 2 was dealt anew from another seed, because the first one was known to
somebody. Records without such a line are written in format 1.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from tricorne.errors import Argument, BadOption, BadRecord, GameError
from tricorne.games import GAMES, load
from tricorne.games.game import FIRST_DEALT, Game, Option, Result, Value
from tricorne.match.fair_deal import Context, is_hex

FORMAT = 2
# The first format, in which records are written unless they need a newer one.
FIRST_FORMAT = 1
FIRST_LINE = f"tricorne record {FIRST_FORMAT}"
# The format since which a record may have redeals.
REDEAL_FORMAT = 2
LARGEST_RECORD = 2 * 1024 * 1024
LONGEST_LINE = 4_000
LONGEST_GAME = 20_000
LONGEST_SEED = 200
LONGEST_NAME = 40
BUILT_IN = "built-in"

# The headers in order, each with an example.
REQUIRED = {
    "game": f"game: {next(iter(GAMES))}",
    "rules": "rules: 2",
    "components": "components: built-in sha256:<64 digits>",
    "players": "players: 4",
    "options": "options: name=value name=value",
    "seed": "seed: 1789",
}
OPTIONAL = {
    "names": "names: Anne, Bertrand, Camille",
    "seats": "seats: human random random",
    "table": "table: <the table's id>",
    "secret": "secret: <64 hexadecimal digits>",
    "numbers": "numbers: <64 hexadecimal digits, or - for none> for each seat",
    "commitment": "commitment: sha256:<64 digits>",
}
HEADERS = {**REQUIRED, **OPTIONAL}
STREAM = "stream"
# Each further stream is the result of a rewind, to which all players must agree.
MAX_STREAMS = 10_000
REDEAL = "redeal"
NO_NUMBER = "-"
RESULT = "result: turns; winners 1 3; points 21 9 21 5"

_FIRST = re.compile(r"tricorne record ([0-9]{1,9})")
_LINE = re.compile(r"([^\s:]+):(?:\s+(.*))?")
_NUMBER = re.compile(r"[0-9]{1,9}")
_COMPONENTS = re.compile(r"(\S(?:.*\S)?) sha256:([0-9a-f]{64})")
_TABLE = re.compile(r"[A-Za-z0-9_-]{1,22}")
_COMMITMENT = re.compile(r"sha256:([0-9a-f]{64})")
_SEAT_PART = re.compile(r"""([ \t\r\n]+)|([^ \t\r\n'"\\]+)|'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)""", re.DOTALL)
_ESCAPED = re.compile(r"""\\(["\\])""")
_REDEAL = re.compile(r"keep((?: [0-9])*); seed ([0-9a-f]{64})")
_RESULT = re.compile(r"([a-z_]+); winners((?: [0-9])+); points((?: -?[0-9]{1,9})+)")


@dataclass(frozen=True, slots=True)
class Move:
    """A seat's action, and its line in the record file; 0 if there is none."""

    seat: int
    action: int
    line: int = 0


@dataclass(frozen=True, slots=True)
class Restream:
    """A rewind to this point, after which the game uses another random stream."""

    moves: int
    """The number of moves before it."""
    stream: int
    """The index of the stream, which increases with every rewind."""


@dataclass(frozen=True, slots=True)
class Redeal:
    """A point at which everything was dealt anew that was hidden from the kept seats."""

    moves: int
    """The number of moves before it."""
    kept: tuple[int, ...]
    """The seats that kept their hands."""
    seed: str
    """The seed of the new deal and of all random numbers after it, as 64 hexadecimal digits."""

    def text(self) -> str:
        """Return its line in a record."""
        return f"{REDEAL}: keep{''.join(f' {seat}' for seat in self.kept)}; seed {self.seed}"


@dataclass(frozen=True)
class Record:
    """Everything needed to replay a game."""

    game: Game
    players: int
    options: Mapping[str, Value]
    seed: str
    names: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()
    moves: tuple[Move, ...] = ()
    result: Result | None = None
    file: str = ""
    result_line: int = 0
    commitment: str = ""
    """The commitment to the deal, published before the first move."""
    rules: int = 0
    """The rules version of the game; 0 for the current one."""
    restreams: tuple[Restream, ...] = ()
    table: str = ""
    """The id of the table on a server; records with an id also have the secret and the numbers."""
    secret: str = ""
    numbers: tuple[str | None, ...] = ()
    redeals: tuple[Redeal, ...] = ()

    @property
    def rules_version(self) -> int:
        """The rules version of the game."""
        return self.rules or self.game.rules_version

    def context(self) -> Context:
        """Return the context of the commitment."""
        return Context(
            self.table,
            self.game.name,
            self.rules_version,
            self.game.file.fingerprint,
            self.players,
            self.options,
        )

    def text(self) -> str:
        """Return the content of the record file."""
        options = " ".join(f"{name}={Option.write(value)}" for name, value in self.options.items())
        lines = [
            f"tricorne record {REDEAL_FORMAT}" if self.redeals else FIRST_LINE,
            f"game: {self.game.name}",
            f"rules: {self.rules_version}",
            f"components: {components_name(self.game)} sha256:{self.game.file.fingerprint}",
            f"players: {self.players}",
            f"options: {options}",
            f"seed: {self.seed}",
        ]
        lines += [f"names: {', '.join(self.names)}"] if self.names else []
        lines += [f"seats: {shlex.join(self.seats)}"] if self.seats else []
        lines += [f"table: {self.table}"] if self.table else []
        lines += [f"secret: {self.secret}"] if self.secret else []
        lines += [f"numbers: {write_numbers(self.numbers)}"] if self.secret else []
        lines += [f"commitment: sha256:{self.commitment}"] if self.commitment else []
        lines.append("")
        deals_at = {redeal.moves: [redeal.text()] for redeal in self.redeals}
        for restream in self.restreams:
            deals_at.setdefault(restream.moves, []).append(f"{STREAM}: {restream.stream}")
        for count, move in enumerate(self.moves):
            lines += deals_at.get(count, [])
            lines.append(f"{move.seat}: {self.game.actions.text(move.action)}")
        lines += deals_at.get(len(self.moves), [])
        lines += [f"result: {write_result(self.result)}"] if self.result else []
        return "\n".join(lines) + "\n"

    def error(self, key: str, line: int, cause: GameError | None = None, **arguments: Argument) -> BadRecord:
        """Create the error about a line."""
        return _error(self.file, key, line, cause, **arguments)


@cache
def _built_in(name: str) -> str:
    return load(name).file.fingerprint


def components_name(game: Game) -> str:
    """Return the name of the components in a record: that of their file, or `built-in`."""
    if game.file.fingerprint == _built_in(game.name):
        return BUILT_IN
    printable = "".join(letter for letter in Path(game.file.name).name if letter.isprintable())
    return printable.strip() or "components"


def write_result(result: Result) -> str:
    """Format a result for a record."""
    winners = " ".join(str(seat) for seat in result.winners)
    points = " ".join(str(number) for number in result.points)
    return f"{result.reason}; winners {winners}; points {points}"


def write_numbers(numbers: Sequence[str | None]) -> str:
    """Format the numbers that pages contributed to the deal for a record."""
    return " ".join(number or NO_NUMBER for number in numbers)


def check_seed(seed: str) -> str:
    """Return a seed if a record can contain it; raises `BadOption`."""
    if not seed or len(seed) > LONGEST_SEED or seed != seed.strip() or not seed.isprintable():
        raise BadOption("error-seed", seed=seed[:LONGEST_SEED], most=LONGEST_SEED)
    return seed


def check_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """Return the names of the players, if any, if a record can contain them; raises `BadOption`."""
    if names and len(names) != players:
        raise BadOption("error-names-count", found=len(names), players=players)
    for name in names:
        good = name and name == name.strip() and name.isprintable() and "," not in name
        if not good or len(name) > LONGEST_NAME:
            raise BadOption("error-name", name=name[:LONGEST_NAME], most=LONGEST_NAME)
    return tuple(names)


def check_seats(seats: Sequence[str], players: int) -> tuple[str, ...]:
    """Return the seats, if any, if there is one for each player; raises `BadOption`."""
    if seats and len(seats) != players:
        raise BadOption("error-seats-count", found=len(seats), players=players)
    return tuple(seats)


def _split_seats(text: str) -> list[str]:
    """Split the seats, which `shlex.join` has joined; a seat with spaces is quoted.

    `shlex.split` does the same, but in quadratic time for long words.
    """
    seats: list[list[str]] = []
    end, separated = 0, True
    for found in _SEAT_PART.finditer(text):
        if found.start() != end:
            break
        end = found.end()
        space, plain, single, double, escaped = found.groups()
        if space is not None:
            separated = True
            continue
        if separated:
            seats.append([])
        separated = False
        seats[-1].append(plain or single or _ESCAPED.sub(r"\1", double or "") or escaped or "")
    if end != len(text):
        raise BadOption("error-seats-quotes", text=_short(text))
    return ["".join(parts) for parts in seats]


def read(path: Path, components: Path | None = None) -> Record:
    """Read a record file."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_RECORD + 1)
    except OSError as error:
        raise BadRecord("record-unreadable", file=str(path), problem=error.strerror or str(error)) from error
    return parse(content, str(path), components)


def parse(
    content: bytes, file: str, components: Path | None = None, own: Mapping[str, Game] | None = None
) -> Record:
    """Parse the content of a record file.

    Its components are the built-in ones, those of a file, or one of the `own` sets, by fingerprint.
    """
    lines = _lines(content, file)
    version = _format(lines[0], file)
    headers: dict[str, tuple[int, str]] = {}
    moves: list[tuple[int, str, str]] = []
    restreams: list[Restream] = []
    redeals: list[tuple[int, Redeal]] = []
    result: tuple[int, str] | None = None
    for number, text in enumerate(lines[1:], 2):
        if not text or text.startswith("#"):
            continue
        found = _LINE.fullmatch(text)
        if found is None:
            raise _error(file, "record-line", number, text=_short(text))
        if result is not None:
            raise _error(file, "record-after-result", number)
        name, value = found[1], found[2] or ""
        if _NUMBER.fullmatch(name):
            if len(moves) == LONGEST_GAME:
                raise _error(file, "record-moves-many", number, most=LONGEST_GAME)
            moves.append((number, name, value.split("#")[0].strip()))
        elif name == STREAM:
            restreams.append(_restream(file, number, value.split("#")[0].strip(), len(moves), restreams))
        elif name == REDEAL and version >= REDEAL_FORMAT:
            used = [restream.moves for restream in restreams] + [redeal.moves for _, redeal in redeals]
            redeals.append(
                (
                    number,
                    _redeal(file, number, value.split("#")[0].strip(), len(moves), max(used, default=-1)),
                )
            )
        elif name == "result":
            result = number, value.split("#")[0].strip()
        else:
            _check_header(file, number, name, headers, late=bool(moves or restreams or redeals))
            headers[name] = number, value
    first_move = moves[0][0] if moves else len(lines)
    for header, example in REQUIRED.items():
        if header not in headers:
            raise _error(file, "record-header-missing", first_move, header=header, right=example)
    parsed = _assemble(file, headers, moves, result, components, own or {})
    if (restreams or redeals) and parsed.rules_version < FIRST_DEALT:
        unknown = STREAM if restreams else REDEAL
        raise _error(file, "record-header-unknown", first_move, header=unknown, right=", ".join(HEADERS))
    for line, redeal in redeals:
        if redeal.kept and redeal.kept[-1] >= parsed.players:
            raise _error(file, "record-seat", line, seat=redeal.kept[-1], last=parsed.players - 1)
    return replace(parsed, restreams=tuple(restreams), redeals=tuple(redeal for _, redeal in redeals))


def _restream(file: str, line: int, text: str, moves: int, before: Sequence[Restream]) -> Restream:
    last = before[-1] if before else Restream(-1, 0)
    good = _NUMBER.fullmatch(text) and last.stream < int(text) <= MAX_STREAMS and last.moves < moves
    if not good:
        raise _error(file, "record-stream", line, text=_short(text), right=f"{STREAM}: {last.stream + 1}")
    return Restream(moves, int(text))


def _redeal(file: str, line: int, text: str, moves: int, used: int) -> Redeal:
    """Parse a redeal; `used` is the number of moves before the last redeal or stream."""
    found = _REDEAL.fullmatch(text)
    kept = tuple(int(seat) for seat in found[1].split()) if found else ()
    if found is None or list(kept) != sorted(set(kept)) or used >= moves:
        right = f"{REDEAL}: keep 0 2; seed <64 hexadecimal digits>"
        raise _error(file, "record-redeal", line, text=_short(text), right=right)
    return Redeal(moves, kept, found[2])


def _lines(content: bytes, file: str) -> list[str]:
    if len(content) > LARGEST_RECORD:
        raise BadRecord("record-too-large", file=file, most=LARGEST_RECORD)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BadRecord("record-not-text", file=file, line=line) from error
    lines = [line.rstrip("\r").strip(" \t") for line in text.split("\n")]
    for number, written in enumerate(lines, 1):
        if len(written) > LONGEST_LINE:
            raise _error(file, "record-line-long", number, length=len(written), most=LONGEST_LINE)
        if any(letter < " " and letter != "\t" for letter in written):
            raise BadRecord("record-not-text", file=file, line=number)
    return lines


def _format(line: str, file: str) -> int:
    """Parse the first line; return the format of the record."""
    found = _FIRST.fullmatch(line)
    if found is None or int(found[1]) < 1:
        raise BadRecord("record-first-line", file=file, right=FIRST_LINE)
    if int(found[1]) > FORMAT:
        raise BadRecord("record-format-newer", file=file, found=int(found[1]), right=FORMAT)
    return int(found[1])


def _check_header(
    file: str, number: int, name: str, headers: Mapping[str, tuple[int, str]], *, late: bool
) -> None:
    if name not in HEADERS:
        right = ", ".join([*HEADERS, STREAM, "result"])
        raise _error(file, "record-header-unknown", number, header=_short(name), right=right)
    if name in headers:
        raise _error(file, "record-header-twice", number, header=name)
    if late:
        raise _error(file, "record-header-late", number, header=name)


def _assemble(
    file: str,
    headers: Mapping[str, tuple[int, str]],
    moves: Sequence[tuple[int, str, str]],
    result: tuple[int, str] | None,
    components: Path | None,
    own: Mapping[str, Game],
) -> Record:
    game = _game(file, headers, components, own)
    players = _number(file, headers, "players")
    options = _options(file, headers, game)
    seed_line, seed = headers["seed"]
    names_line, names = headers.get("names", (0, ""))
    seats_line, seats = headers.get("seats", (0, ""))
    line = headers["players"][0]
    try:
        game.template(players, options)
        line = seed_line
        check_seed(seed)
        line = names_line
        named = check_names([name.strip() for name in names.split(",")] if names else (), players)
        line = seats_line
        seated = check_seats(_split_seats(seats), players)
    except GameError as error:
        raise _error(file, "record-refused", line, error) from error
    return Record(
        game,
        players,
        options,
        seed,
        named,
        seated,
        tuple(_move(file, game, players, *move) for move in moves),
        _result(file, *result) if result else None,
        file,
        result[0] if result else 0,
        _commitment(file, headers),
        _number(file, headers, "rules"),
        **_fair_deal(file, headers, players),
    )


def _fair_deal(file: str, headers: Mapping[str, tuple[int, str]], players: int) -> dict[str, Any]:
    """Parse how a server made the seed: all of these headers, or none of them."""
    found = [name for name in ("table", "secret", "numbers") if name in headers]
    if not found:
        return {}
    for name in ("table", "secret", "numbers", "commitment"):
        if name not in headers:
            line = headers[found[0]][0]
            raise _error(file, "record-header-missing", line, header=name, right=HEADERS[name])
    table, secret = headers["table"][1], headers["secret"][1]
    numbers = tuple(None if text == NO_NUMBER else text for text in headers["numbers"][1].split())
    if not _TABLE.fullmatch(table):
        raise _wrong_value(file, headers, "table")
    if not is_hex(secret):
        raise _wrong_value(file, headers, "secret")
    if len(numbers) != players or not all(number is None or is_hex(number) for number in numbers):
        raise _wrong_value(file, headers, "numbers")
    return {"table": table, "secret": secret, "numbers": numbers}


def _commitment(file: str, headers: Mapping[str, tuple[int, str]]) -> str:
    if "commitment" not in headers:
        return ""
    found = _COMMITMENT.fullmatch(headers["commitment"][1])
    if found is None:
        raise _wrong_value(file, headers, "commitment")
    return found[1]


def _game(
    file: str, headers: Mapping[str, tuple[int, str]], components: Path | None, own: Mapping[str, Game]
) -> Game:
    line, name = headers["game"]
    game = own.get(headers["components"][1].rpartition("sha256:")[2])
    if game is None or game.name != name:
        try:
            game = load(name, components)
        except GameError as error:
            raise _error(file, "record-refused", line, error) from error
    rules = _number(file, headers, "rules")
    if rules not in game.rules_versions:
        key = "record-rules-newer" if rules > game.rules_version else "record-rules-older"
        raise _error(file, key, headers["rules"][0], found=rules, right=game.rules_version)
    line, value = headers["components"]
    found = _COMPONENTS.fullmatch(value)
    if found is None:
        raise _wrong_value(file, headers, "components")
    if found[2] != game.file.fingerprint:
        right = game.file.fingerprint
        raise _error(file, "record-components", line, name=_short(found[1]), found=found[2], right=right)
    return game


def _number(file: str, headers: Mapping[str, tuple[int, str]], header: str) -> int:
    value = headers[header][1]
    if not _NUMBER.fullmatch(value):
        raise _wrong_value(file, headers, header)
    return int(value)


def _options(file: str, headers: Mapping[str, tuple[int, str]], game: Game) -> dict[str, Value]:
    line, text = headers["options"]
    try:
        return game.complete_options(parse_options(text.split()))
    except GameError as error:
        raise _error(file, "record-refused", line, error) from error


def parse_options(texts: Sequence[str]) -> dict[str, Value | str]:
    """Parse options written as name=value."""
    chosen: dict[str, Value | str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise BadOption("error-option-form", text=_short(text), example="edition=first")
        if name in chosen:
            raise BadOption("error-option-twice", option=_short(name))
        chosen[name] = value
    return chosen


def _move(file: str, game: Game, players: int, line: int, seat: str, text: str) -> Move:
    if int(seat) >= players:
        raise _error(file, "record-seat", line, seat=int(seat), last=players - 1)
    try:
        return Move(int(seat), game.actions.parse(_short(text)), line)
    except GameError as error:
        raise _error(file, "record-move", line, error) from error


def _result(file: str, line: int, text: str) -> Result:
    found = _RESULT.fullmatch(text)
    if found is None:
        raise _error(file, "record-result-form", line, text=_short(text), right=RESULT)
    winners, points = ([int(number) for number in part.split()] for part in (found[2], found[3]))
    return Result(found[1], tuple(winners), tuple(points))


def _wrong_value(file: str, headers: Mapping[str, tuple[int, str]], header: str) -> BadRecord:
    line, value = headers[header]
    return _error(
        file, "record-header-value", line, header=header, value=_short(value), right=HEADERS[header]
    )


def _error(
    file: str, key: str, line: int, cause: GameError | None = None, **arguments: Argument
) -> BadRecord:
    reason = getattr(cause, "reason", None) or (cause.message if cause else None)
    return BadRecord(key, reason, file=file, line=line, **arguments)


def _short(text: str) -> str:
    """Truncate text from a file for an error message."""
    return text if len(text) <= 60 else text[:57] + "…"
