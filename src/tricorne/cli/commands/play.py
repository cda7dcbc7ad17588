"""`tricorne play`: starting or resuming a local game."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tricorne import bots
from tricorne.bots import custom
from tricorne.cli.commands.game_loader import default_players, load_game, option_values
from tricorne.cli.table.local_host import LocalHost
from tricorne.cli.table.session import Session
from tricorne.cli.terminal import Terminal
from tricorne.errors import BadOption
from tricorne.files import SUFFIX
from tricorne.games import load
from tricorne.games.game import Game
from tricorne.match import Match, record

HUMAN = "human"
DEFAULT_BOT = "planner"


@dataclass(frozen=True)
class PlayOptions:
    """The command-line options of a new game."""

    game: str | None = None
    players: int | None = None
    seats: str | None = None
    names: str | None = None
    seed: str | None = None
    option: Sequence[str] | None = None
    edition: str | None = None
    components: Path | None = None
    save: Path | None = None


def play(terminal: Terminal, options: PlayOptions) -> None:
    """Start a new game."""
    if options.game is None:
        raise BadOption("error-game-missing")
    seats, players = _seats(load(options.game, options.components), options)
    names = [name.strip() for name in options.names.split(",")] if options.names else []
    seed = options.seed or secrets.token_hex(4)
    game_options = option_values(options.option, options.edition)
    if options.save and options.save.exists():
        raise BadOption("error-file-exists", file=str(options.save))
    game = load_game(terminal, options.game, options.components)
    match = Match(game, players, seed, game_options, names, seats)
    _run_session(terminal, match, options.save or _free_path(game.name, seed), options.components)


def resume(terminal: Terminal, file: Path, options: PlayOptions) -> None:
    """Resume a game."""
    fixed = {
        "--players": options.players,
        "--names": options.names,
        "--seed": options.seed,
        "--option": options.option,
        "--edition": options.edition,
    }
    for option, value in fixed.items():
        if value:
            raise BadOption("error-resume-with", option=option)
    loaded = record.read(file, options.components)
    if options.game not in (None, loaded.game.name):
        raise BadOption("error-resume-game", file=str(file), found=loaded.game.name, game=str(options.game))
    match = Match.from_record(loaded)
    if options.seats or not match.seats:
        match.seats, _ = _seats(loaded.game, options, loaded.players)
    elif any(custom.is_custom(seat) for seat in match.seats):
        # A record may come from anybody, and must not choose which program is run.
        raise BadOption("error-resume-own", file=str(file), seats=",".join(match.seats))
    for seat in match.seats:
        _check_seat(seat)
    _run_session(terminal, match, options.save or file, options.components)


def _run_session(terminal: Terminal, match: Match, path: Path, components: Path | None) -> None:
    people = [seat for seat, who in enumerate(match.seats) if who == HUMAN]
    players = {seat: _bot_player(match, seat, who) for seat, who in enumerate(match.seats) if who != HUMAN}
    Session(terminal, LocalHost(terminal, match, path, people, players, components)).run()


def _bot_player(match: Match, seat: int, who: str) -> bots.GuardedBot:
    seed = f"{match.seed} seat {seat} move {len(match.played)}"
    return bots.GuardedBot(match.game, seat, bots.make(who, match.game, seat, seed), who, seed=seed)


def _seats(game: Game, options: PlayOptions, players: int | None = None) -> tuple[tuple[str, ...], int]:
    """Return who sits where: as given, or one person among bots."""
    players = players or options.players
    if options.seats is None:
        players = players or default_players(game)
        return (HUMAN, *[DEFAULT_BOT] * (players - 1)), players
    seats = tuple(_check_seat(seat) for seat in custom.split(options.seats))
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
    """Return a path for a new game at which no file exists."""
    stem = f"{game}-{re.sub(r'[^A-Za-z0-9]+', '-', seed).strip('-') or 'game'}"[:100]
    path, number = Path(f"{stem}{SUFFIX}"), 1
    while path.exists():
        number += 1
        path = Path(f"{stem}-{number}{SUFFIX}")
    return path
