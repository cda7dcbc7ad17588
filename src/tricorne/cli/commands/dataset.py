"""`tricorne dataset`: writes the decisions of games to a Parquet file."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

from tricorne import bots
from tricorne.arena.process_pool import Job, WorkerLost
from tricorne.backends import choose_fastest
from tricorne.bots import custom
from tricorne.cli.commands.game_loader import default_players, load_game, option_values
from tricorne.cli.commands.parallel import check_cancelled, spread
from tricorne.cli.terminal import Terminal
from tricorne.errors import BadOption, BadRecord
from tricorne.files import SUFFIX
from tricorne.games import load
from tricorne.games.game import Game, Option, Value
from tricorne.learn import dataset as file_format
from tricorne.learn.games import PlayedGame, line_up, play_game, recorded_game
from tricorne.match import record
from tricorne.match.record import check_seed

DEFAULT_GAMES = 100
# What a recorded game has settled.
NOT_WITH_RECORDS = ("bots", "games", "players", "option", "edition", "seed", "variety", "backend")

Packed = TypeVar("Packed", bytes, bytes | None)


@dataclass(frozen=True)
class DatasetOptions:
    """The command-line options; None where an option was not given."""

    game: str
    out: Path
    games: int | None
    bots: str | None
    players: int | None
    option: Sequence[str] | None
    edition: str | None
    seed: str | None
    variety: float | None
    records: Path | None
    components: Path | None
    backend: str | None


@dataclass(frozen=True)
class SelfPlayJob:
    """A game to play between bots."""

    number: int
    game: str
    components: Path | None
    backend: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, Value], ...]
    seed: str
    variety: float


@dataclass(frozen=True)
class RecordJob:
    """A record to read."""

    number: int
    game: str
    components: Path | None
    file: Path


def dataset(terminal: Terminal, options: DatasetOptions) -> None:
    """Write a row for each decision of games between bots, or of recorded games."""
    if options.records is None:
        _write_self_play(terminal, options)
    else:
        _write_records(terminal, options, options.records)


def _write_self_play(terminal: Terminal, options: DatasetOptions) -> None:
    names = [bots.check(name) for name in custom.split(options.bots)] if options.bots else []
    if not names:
        raise BadOption("error-arena-bots", right=", ".join(bots.BOTS))
    games = DEFAULT_GAMES if options.games is None else options.games
    if games < 1:
        raise BadOption("error-number", what="--games", low=1, value=games)
    variety = options.variety or 0.0
    if not 0 <= variety <= 1:
        raise BadOption("error-dataset-variety", variety=f"{variety:g}")
    game = load_game(terminal, options.game, options.components, choose_fastest(options.backend))
    players = options.players or (len(names) if len(names) in game.players else default_players(game))
    settled = game.complete_options(option_values(options.option, options.edition))
    game.template(players, settled)
    seed = check_seed(options.seed or secrets.token_hex(4))
    check_seed(f"{seed}-{games}")
    jobs = [
        SelfPlayJob(
            number,
            options.game,
            options.components,
            game.backend.name,
            line_up(names, players, number - 1),
            tuple(settled.items()),
            f"{seed}-{number}",
            variety,
        )
        for number in range(1, games + 1)
    ]
    arguments = ["--bots", ",".join(names), "--games", str(games), "--players", str(players)]
    for name, value in settled.items():
        arguments += ["--option", f"{name}={Option.write(value)}"]
    arguments += ["--seed", seed, "--variety", f"{variety:g}"]
    text = terminal.translations.say("cli-simulating")
    with file_format.writing(options.out, game, _command(options, arguments)) as file:
        for packed in _in_order(terminal, text, _play, jobs):
            file.add(file_format.unpack(packed))
    terminal.print_message(
        "cli-dataset-played", games=games, rows=file.rows, file=str(options.out), seed=seed
    )


def _write_records(terminal: Terminal, options: DatasetOptions, directory: Path) -> None:
    for option in NOT_WITH_RECORDS:
        if getattr(options, option) is not None:
            raise BadOption("error-dataset-records-with", option=f"--{option}")
    game = load_game(terminal, options.game, options.components)
    files = sorted(directory.glob(f"*{SUFFIX}"))
    if not files:
        raise BadOption("error-dataset-no-records", directory=str(directory), suffix=SUFFIX)
    jobs = [RecordJob(number, options.game, options.components, file) for number, file in enumerate(files, 1)]
    games = 0
    text = terminal.translations.say("cli-dataset-reading")
    with file_format.writing(options.out, game, _command(options, ["--records", directory.name])) as file:
        for packed in _in_order(terminal, text, _read, jobs):
            if packed is not None:
                file.add(file_format.unpack(packed))
                games += 1
    terminal.print_message(
        "cli-dataset-read",
        games=games,
        rows=file.rows,
        file=str(options.out),
        unfinished=len(files) - games,
    )


def _in_order(
    terminal: Terminal, text: str, work: Callable[[Job], Packed], jobs: Sequence[Job]
) -> Iterator[Packed]:
    try:
        yield from spread(terminal, text, work, jobs, lambda _: 1, in_order=True)
    except WorkerLost as error:
        raise WorkerLost("error-dataset-lost") from error


def _command(options: DatasetOptions, arguments: Sequence[str]) -> str:
    """Return the command that makes the same rows; the names of folders are left out."""
    own = ["--components", options.components.name] if options.components else []
    return shlex.join(["tricorne", "dataset", options.game, *arguments, *own])


def _play(job: SelfPlayJob) -> bytes:
    game = _game(job.game, job.components, job.backend)
    return _packed(
        play_game(game, job.bots, job.seed, dict(job.options), job.variety, check_cancelled), job.number
    )


@lru_cache(maxsize=1)
def _game(name: str, components: Path | None, backend: str) -> Game:
    return load(name, components, backend)


def _read(job: RecordJob) -> bytes | None:
    check_cancelled()
    read = record.read(job.file, job.components)
    if read.game.name != job.game:
        raise BadRecord("error-resume-game", file=str(job.file), found=read.game.name, game=job.game)
    played = recorded_game(read)
    return None if played is None else _packed(played, job.number)


def _packed(played: PlayedGame, number: int) -> bytes:
    return file_format.pack(file_format.decisions(played, number))
