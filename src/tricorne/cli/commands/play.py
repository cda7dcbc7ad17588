"""`tricorne play`: setting up or continuing a game in the terminal."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tricorne import bots
from tricorne.bots import custom
from tricorne.cli.commands.components import choose_options, open_box, usual_players
from tricorne.cli.table.local_host import LocalHost
from tricorne.cli.table.session import Session
from tricorne.cli.terminal import Terminal
from tricorne.errors import BadOption
from tricorne.files import SUFFIX
from tricorne.games import load
from tricorne.games.game import Game
from tricorne.match import Match, record

HUMAN = "human"


# Who sits down where nobody else was asked for.
USUAL_BOT = "planner"


@dataclass(frozen=True)
class Options:
    """What was asked for on the command line."""

    game: str | None = None
    players: int | None = None
    seats: str | None = None
    names: str | None = None
    seed: str | None = None
    option: Sequence[str] | None = None
    edition: str | None = None
    components: Path | None = None
    save: Path | None = None


def play(terminal: Terminal, wishes: Options) -> None:
    """Begin a new game."""
    if wishes.game is None:
        raise BadOption("error-game-missing")
    seats, players = _seats(load(wishes.game, wishes.components), wishes)
    names = [name.strip() for name in wishes.names.split(",")] if wishes.names else []
    seed = wishes.seed or secrets.token_hex(4)
    options = choose_options(wishes.option, wishes.edition)
    if wishes.save and wishes.save.exists():
        raise BadOption("error-file-exists", file=str(wishes.save))
    game = open_box(terminal, wishes.game, wishes.components, players=seats)
    table = Match(game, players, seed, options, names, seats)
    _sit_down(terminal, table, wishes.save or _free_path(game.name, seed), wishes.components)


def resume(terminal: Terminal, file: Path, wishes: Options) -> None:
    """Continue a game."""
    given = {
        "--players": wishes.players,
        "--names": wishes.names,
        "--seed": wishes.seed,
        "--option": wishes.option,
        "--edition": wishes.edition,
    }
    for option, value in given.items():
        if value:
            raise BadOption("error-resume-with", option=option)
    kept = record.read(file, wishes.components)
    if wishes.game not in (None, kept.game.name):
        raise BadOption("error-resume-game", file=str(file), found=kept.game.name, game=str(wishes.game))
    table = Match.from_record(kept)
    if wishes.seats or not table.seats:
        table.seats, _ = _seats(kept.game, wishes, kept.players)
    elif any(custom.is_own(seat) for seat in table.seats):
        # A record may come from anybody, and must not choose what is run here.
        raise BadOption("error-resume-own", file=str(file), seats=",".join(table.seats))
    for seat in table.seats:
        _check_seat(seat)
    open_box(terminal, kept.game.name, wishes.components, players=table.seats)
    _sit_down(terminal, table, wishes.save or file, wishes.components)


def _sit_down(terminal: Terminal, table: Match, path: Path, components: Path | None) -> None:
    people = [seat for seat, who in enumerate(table.seats) if who == HUMAN]
    players = {seat: _player(table, seat, who) for seat, who in enumerate(table.seats) if who != HUMAN}
    Session(terminal, LocalHost(terminal, table, path, people, players, components)).run()


def _player(table: Match, seat: int, who: str) -> bots.Player:
    seed = f"{table.seed} seat {seat} move {len(table.played)}"
    return bots.Player(table.game, seat, bots.make(who, table.game, seat, seed), who, seed=seed)


def _seats(game: Game, wishes: Options, players: int | None = None) -> tuple[tuple[str, ...], int]:
    """Return who sits where: as asked for, or one person among bots."""
    players = players or wishes.players
    if wishes.seats is None:
        players = players or usual_players(game)
        return (HUMAN, *[USUAL_BOT] * (players - 1)), players
    seats = tuple(_check_seat(seat) for seat in custom.split(wishes.seats))
    return record.check_seats(seats, players or len(seats)), players or len(seats)


def _check_seat(seat: str) -> str:
    try:
        return seat if seat == HUMAN else bots.check(seat)
    except BadOption as error:
        if error.message.key != "error-bot-unknown":
            raise
        right = ", ".join((HUMAN, *bots.BOTS, custom.FORMS))
        raise BadOption("error-seat-unknown", seat=seat, right=right) from error


def _free_path(game: str, seed: str) -> Path:
    """Choose a file for a new game that is not there yet."""
    stem = f"{game}-{re.sub(r'[^A-Za-z0-9]+', '-', seed).strip('-') or 'game'}"[:100]
    path, number = Path(f"{stem}{SUFFIX}"), 1
    while path.exists():
        number += 1
        path = Path(f"{stem}-{number}{SUFFIX}")
    return path
