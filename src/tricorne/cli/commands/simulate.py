"""`tricorne simulate`: writes random games to record files."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tricorne.cli.commands.game_loader import default_players, load_game, option_values
from tricorne.cli.commands.parallel import check_cancelled, chunks, spread
from tricorne.cli.terminal import Terminal
from tricorne.errors import BadOption
from tricorne.files import numbered, write_atomically
from tricorne.games import fast_rng, load
from tricorne.games.game import Game, Value
from tricorne.match.record import Move, Record, check_seed

GAMES_AT_A_TIME = 100


@dataclass(frozen=True)
class Job:
    """A chunk of games to simulate."""

    game: str
    components: Path | None
    players: int
    options: dict[str, Value]
    seed: str
    numbers: range
    directory: Path


def simulate(
    terminal: Terminal,
    name: str,
    games: int,
    directory: Path,
    players: int | None,
    seed: str | None,
    option: Sequence[str] | None,
    edition: str | None,
    components: Path | None,
) -> None:
    """Play random games and write a record of each."""
    if games < 1:
        raise BadOption("error-number", what="--games", low=1, value=games)
    game = load_game(terminal, name, components)
    players = players or default_players(game)
    options = game.complete_options(option_values(option, edition))
    seed = check_seed(seed or secrets.token_hex(4))
    check_seed(f"{seed}-{games}")
    game.template(players, options)
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption("error-write", file=str(directory), problem=error.strerror or str(error)) from error
    jobs = [
        Job(name, components, players, options, seed, numbers, directory)
        for numbers in chunks(games, GAMES_AT_A_TIME)
    ]
    text = terminal.translations.say("cli-simulating")
    moves = sum(spread(terminal, text, _simulate, jobs, lambda job: len(job.numbers)))
    terminal.print_message("cli-simulated", games=games, moves=moves, directory=str(directory), seed=seed)


def _simulate(job: Job) -> int:
    game = load(job.game, job.components)
    moves = 0
    for number in job.numbers:
        check_cancelled()
        game_record = random_record(game, job.players, job.options, f"{job.seed}-{number}")
        write_atomically(numbered(job.directory, number), game_record.text(), sync=False)
        moves += len(game_record.moves)
    return moves


def random_record(game: Game, players: int, options: dict[str, Value], seed: str) -> Record:
    """Play a random game; the seed determines both the deal and the moves."""
    state = game.new(seed, players, options)
    moves = game.random_game(state, fast_rng.stream(f"{seed} moves"))
    played = tuple(Move(seat, action) for seat, action in moves)
    return Record(game, players, options, seed, moves=played, result=game.result(state))
