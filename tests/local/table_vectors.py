"""What a server's table does with some commands, for a table in the page to do the same."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Any

from tests.local.replay_digest import canonical
from tricorne.errors import IllegalAction, TricorneError
from tricorne.games import load
from tricorne.server.tables.log import Draft
from tricorne.server.tables.setup import Chair, Setup, TableKind
from tricorne.server.tables.table import Table
from tricorne.server.tables.views import Snapshot, decode

PERSON = "here"
BOT = "greedy"
NOW = datetime(2026, 7, 14, 12, 0, tzinfo=UTC)
COMMANDS = 160

Command = dict[str, Any]


def table_vectors(game: str, players: int, people: int) -> dict[str, Any]:
    """Drive a table with random commands, many of which are rejected; return them and what came of them."""
    table = new_table(game, players)
    chairs = [Chair(PERSON, f"Anne {seat}") if seat < people else Chair(bot=BOT) for seat in range(players)]
    table.append(table.draft_seating(chairs), PERSON, NOW, 0.0)
    chance = random.Random(f"{game} {players} {people}")
    done: list[dict[str, Any]] = []
    while len(done) < COMMANDS and table.status == "running":
        command = next_command(table, chance)
        done.append({**command, "outcome": carry_out(table, command)})
    return {
        "game": game,
        "players": players,
        "people": people,
        "seed": table.setup.seed,
        "options": table.setup.options,
        "commands": done,
        "views": {str(seat): digest(table, seat) for seat in (*range(players), None)},
    }


def new_table(game: str, players: int) -> Table:
    """Make a table as a page does: unrated, without a clock and without a commitment."""
    played = load(game)
    setup = Setup(
        id="local-1",
        game=played,
        rules=played.rules_version,
        components=played.file.fingerprint,
        players=players,
        options=played.complete_options({}),
        title="",
        kind=TableKind.PLAY,
        public=False,
        rated=False,
        pace=None,
        host=PERSON,
        seed=f"table vectors {game}",
        commitment=None,
        bot_seed="bots",
    )
    return Table(setup)


def next_command(table: Table, chance: random.Random) -> Command:
    """Choose a command: most of the time a legal move."""
    assert table.match is not None
    seat = chance.choice(table.waiting())
    actions = table.game.actions
    kind = chance.choices(
        ("move", "undo", "illegal", "stale", "rewind", "deputy", "return", "other"),
        (70, 12, 4, 3, 2, 2, 2, 3),
    )[0]
    if kind == "move":
        action = chance.choice(table.game.legal(table.match.state, seat))
        return {"do": "move", "seat": seat, "action": actions.text(action), "base": table.number}
    if kind in ("illegal", "other"):
        action = chance.randrange(len(actions))
        who = seat if kind == "illegal" else chance.randrange(table.setup.players)
        return {"do": "move", "seat": who, "action": actions.text(action), "base": table.number}
    if kind == "stale":
        action = chance.choice(table.game.legal(table.match.state, seat))
        return {
            "do": "move",
            "seat": seat,
            "action": actions.text(action),
            "base": chance.choice((table.asked[seat] - 1, table.number + 3)),
        }
    if kind == "rewind":
        return {"do": "rewind", "seat": 0, "to": chance.randint(0, table.moves)}
    if kind == "undo":
        return {"do": "undo", "seat": chance.choice((seat, 0))}
    return {"do": kind, "seat": 0}


def draft(table: Table, command: Command) -> list[Draft]:
    """Return the entries that a command asks for."""
    seat = command["seat"]
    drafting: dict[str, Callable[[], list[Draft]]] = {
        "move": lambda: table.draft_move(seat, command["action"], command["base"], keyed=True),
        "undo": lambda: table.draft_undo(seat),
        "rewind": lambda: table.draft_propose_rewind(seat, command["to"]),
        "deputy": lambda: table.draft_deputy(seat, BOT, "wish"),
        "return": lambda: table.draft_return(seat),
    }
    return drafting[command["do"]]()


def carry_out(table: Table, command: Command) -> Any:
    """Return the number of the log after a command, or the error."""
    try:
        drafts = draft(table, command)
    except TricorneError as error:
        reason = error.reason.key if isinstance(error, IllegalAction) else None
        return {"key": error.message.key, "arguments": dict(error.message.arguments), "reason": reason}
    table.append(drafts, PERSON, NOW, 0.0)
    return table.number


def digest(table: Table, seat: int | None) -> str:
    """Return a digest of the whole log and the standing, as a seat sees them."""
    changed = decode(Snapshot(table, 0.0).changed(0, seat))
    for chair in changed["standing"]["seats"]:
        # There is nobody else who could vote for a deputy.
        chair["deputy_in"] = None
    return hashlib.sha256(canonical(changed).encode()).hexdigest()


def all_tables(game: str) -> Iterator[dict[str, Any]]:
    """Yield a table with bots, and one where everybody shares a device."""
    counts = load(game).players
    yield table_vectors(game, counts[0], 1)
    yield table_vectors(game, counts[1], counts[1])
