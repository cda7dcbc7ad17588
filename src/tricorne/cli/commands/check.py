"""`tricorne check`: checks the invariants of a game in random games of every variant."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from tricorne.cli.commands.game_loader import default_players, load_game
from tricorne.cli.commands.parallel import check_cancelled, chunks, spread
from tricorne.cli.terminal import Terminal
from tricorne.errors import BadOption, TricorneError
from tricorne.games import fast_rng, load
from tricorne.games.game import Game, Option, Value
from tricorne.match.record import check_seed

GAMES_AT_A_TIME = 500


@dataclass(frozen=True)
class Job:
    """A chunk of games to check."""

    game: str
    components: Path | None
    seed: str
    numbers: range


class RuleViolation(TricorneError):
    """An invariant does not hold: a bug in the rules of the game."""


def check(terminal: Terminal, name: str, games: int, seed: str | None, components: Path | None) -> None:
    """Play random games of all variants, and check every position."""
    if games < 1:
        raise BadOption("error-number", what="--games", low=1, value=games)
    game = load_game(terminal, name, components, _warm_up)
    seed = check_seed(seed or "check")
    jobs = [Job(name, components, seed, numbers) for numbers in chunks(games, GAMES_AT_A_TIME)]
    moves = 0
    for done, violations in spread(
        terminal, terminal.translations.say("cli-checking"), _check_games, jobs, lambda job: len(job.numbers)
    ):
        moves += done
        for violation in violations:
            raise RuleViolation("check-foul", **violation)
    terminal.print_message("cli-checked", games=games, moves=moves, variants=len(variants(game)))


def variants(game: Game) -> list[tuple[int, dict[str, Value]]]:
    """Return all combinations of player count and options."""
    choices = product(*(option.values for option in game.options))
    names = [option.name for option in game.options]
    options = [dict(zip(names, values, strict=True)) for values in choices]
    return list(product(game.players, options))


def _warm_up(game: Game) -> None:
    game.checked_game(game.new("warm up", default_players(game)), fast_rng.stream("warm up"))


def _check_games(job: Job) -> tuple[int, Sequence[dict[str, str | int]]]:
    game = load(job.game, job.components)
    all_variants = variants(game)
    moves = 0
    for number in job.numbers:
        check_cancelled()
        players, options = all_variants[number % len(all_variants)]
        seed = f"{job.seed}-{number}"
        state = game.new(seed, players, options)
        done, broken = game.checked_game(state, fast_rng.stream(f"{seed} moves"))
        moves += done
        if broken is not None:
            written = " ".join(f"{name}={Option.write(value)}" for name, value in options.items())
            violation: dict[str, str | int] = {"seed": seed, "players": players, "options": written}
            return moves, [{**violation, "move": done, "problem": broken}]
    return moves, []
