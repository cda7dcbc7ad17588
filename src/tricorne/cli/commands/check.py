"""`tricorne check`: the referee watches random games of every kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from tricorne.cli.commands.components import open_box, usual_players
from tricorne.cli.commands.parallel import check_stop, pieces, spread
from tricorne.cli.terminal import Terminal
from tricorne.errors import BadOption, TricorneError
from tricorne.games import fast_rng, load
from tricorne.games.game import Game, Option, Value
from tricorne.match.record import check_seed

GAMES_AT_A_TIME = 500


@dataclass(frozen=True)
class Job:
    """Some games to watch."""

    game: str
    components: Path | None
    seed: str
    numbers: range


class Foul(TricorneError):
    """The referee found a law broken: a fault in the rules of the game."""


def check(terminal: Terminal, name: str, games: int, seed: str | None, components: Path | None) -> None:
    """Play random games over all numbers of players and all options; check every position."""
    if games < 1:
        raise BadOption("error-number", what="--games", low=1, value=games)
    game = open_box(terminal, name, components, _warm_up)
    seed = check_seed(seed or "check")
    jobs = [Job(name, components, seed, numbers) for numbers in pieces(games, GAMES_AT_A_TIME)]
    moves = 0
    for done, fouls in spread(
        terminal, terminal.translations.say("cli-checking"), _work, jobs, lambda job: len(job.numbers)
    ):
        moves += done
        for foul in fouls:
            raise Foul("check-foul", **foul)
    terminal.say("cli-checked", games=games, moves=moves, kinds=len(kinds(game)))


def kinds(game: Game) -> list[tuple[int, dict[str, Value]]]:
    """List all numbers of players with all options."""
    choices = product(*(option.values for option in game.options))
    names = [option.name for option in game.options]
    options = [dict(zip(names, values, strict=True)) for values in choices]
    return list(product(game.players, options))


def _warm_up(game: Game) -> None:
    game.checked_game(game.new("warm up", usual_players(game)), fast_rng.stream("warm up"))


def _work(job: Job) -> tuple[int, Sequence[dict[str, str | int]]]:
    game = load(job.game, job.components)
    of_every_kind = kinds(game)
    moves = 0
    for number in job.numbers:
        check_stop()
        players, options = of_every_kind[number % len(of_every_kind)]
        seed = f"{job.seed}-{number}"
        state = game.new(seed, players, options)
        done, broken = game.checked_game(state, fast_rng.stream(f"{seed} moves"))
        moves += done
        if broken is not None:
            written = " ".join(f"{name}={Option.write(value)}" for name, value in options.items())
            foul: dict[str, str | int] = {"seed": seed, "players": players, "options": written}
            return moves, [{**foul, "move": done, "problem": broken}]
    return moves, []
