"""`tricorne check`: checks the invariants of a game in random games of every variant, and its backends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from tricorne import bots
from tricorne.backends import choose_fastest
from tricorne.cli.commands.game_loader import NATIVE, load_game
from tricorne.cli.commands.parallel import check_cancelled, chunks, spread
from tricorne.cli.terminal import Terminal
from tricorne.errors import BadOption, TricorneError
from tricorne.games import fast_rng, load
from tricorne.games.game import Game, Option, Value
from tricorne.match.record import check_seed

GAMES_AT_A_TIME = 500
# Every so many games, the search trees of two backends are compared, too.
SEARCHED = 50
SIMULATIONS = 60


@dataclass(frozen=True)
class Job:
    """A chunk of games to check; `other` is the backend to compare with, if any."""

    game: str
    components: Path | None
    backend: str
    other: str | None
    seed: str
    numbers: range


class RuleViolation(TricorneError):
    """An invariant does not hold, or two backends differ: a bug in the rules of the game."""


def check(
    terminal: Terminal,
    name: str,
    games: int,
    seed: str | None,
    components: Path | None,
    backend: str | None,
) -> None:
    """Play random games of all variants, and check every position.

    A backend that is named is also compared with machine code, byte for byte.
    """
    if games < 1:
        raise BadOption("error-number", what="--games", low=1, value=games)
    game = load_game(terminal, name, components, choose_fastest(backend))
    other = NATIVE if backend not in (None, NATIVE) else None
    if other:
        load_game(terminal, name, components, other)
    seed = check_seed(seed or "check")
    jobs = [
        Job(name, components, game.backend.name, other, seed, numbers)
        for numbers in chunks(games, GAMES_AT_A_TIME)
    ]
    moves = 0
    for done, violations in spread(
        terminal, terminal.translations.say("cli-checking"), _check_games, jobs, lambda job: len(job.numbers)
    ):
        moves += done
        for violation in violations:
            raise RuleViolation("check-foul", **violation)
    terminal.print_message("cli-checked", games=games, moves=moves, variants=len(variants(game)))
    if other:
        terminal.print_message("cli-checked-equal", backend=game.backend.name, other=other)


def variants(game: Game) -> list[tuple[int, dict[str, Value]]]:
    """Return all combinations of player count and options."""
    choices = product(*(option.values for option in game.options))
    names = [option.name for option in game.options]
    options = [dict(zip(names, values, strict=True)) for values in choices]
    return list(product(game.players, options))


def _check_games(job: Job) -> tuple[int, Sequence[dict[str, str | int]]]:
    game = load(job.game, job.components, job.backend)
    other = load(job.game, job.components, job.other) if job.other else None
    all_variants = variants(game)
    moves = 0
    for number in job.numbers:
        check_cancelled()
        players, options = all_variants[number % len(all_variants)]
        seed = f"{job.seed}-{number}"
        state = game.new(seed, players, options)
        difference = other and compare(game, other, seed, players, options, searches=number % SEARCHED == 0)
        done, broken = game.checked_game(state, fast_rng.stream(f"{seed} moves"))
        moves += done
        if problem := difference or broken:
            written = " ".join(f"{name}={Option.write(value)}" for name, value in options.items())
            violation: dict[str, str | int] = {"seed": seed, "players": players, "options": written}
            return moves, [{**violation, "move": done, "problem": problem}]
    return moves, []


def compare(
    one: Game, other: Game, seed: str, players: int, options: dict[str, Value], *, searches: bool
) -> str | None:
    """Compare two backends in a whole random game, and perhaps in a search; return what differs."""
    states = [game.new(seed, players, options) for game in (one, other)]
    if states[0].tobytes() != states[1].tobytes():
        return "different_deals"
    digests = {game.digest_game(states[0], fast_rng.stream(f"{seed} digest")) for game in (one, other)}
    if len(digests) > 1:
        return "different_games"
    if searches:
        seat = one.waiting(states[0])[0]
        seen = one.observe(states[0], seat)
        if len({bots.search_digest(game, seat, seen, seed, SIMULATIONS) for game in (one, other)}) > 1:
            return "different_searches"
    return None
