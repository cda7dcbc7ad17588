"""`tricorne bench bots`: measures response time and search speed of the bots on this machine."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from rich.table import Table as Grid

from tricorne import bots
from tricorne.arena.number_format import NumberFormat
from tricorne.backends import choose_fastest
from tricorne.bots.search_bot import Budget, SearchBot
from tricorne.cli.commands.bench import random_play
from tricorne.cli.commands.game_loader import default_players, load_game
from tricorne.cli.commands.parallel import cores
from tricorne.cli.terminal import Terminal
from tricorne.errors import BadOption
from tricorne.games import GAMES
from tricorne.games.game import Game, Observation

POSITIONS = 12
ROUNDS = 4
SIMULATIONS_AT_A_TIME = 1_000


@dataclass(frozen=True)
class Position:
    """A decision: what the seat knows, and its legal actions."""

    seat: int
    observation: Observation
    legal: tuple[int, ...]


def bench(
    terminal: Terminal,
    names: Sequence[str],
    players: int | None,
    seconds: float,
    backend: str | None,
    *,
    as_json: bool,
) -> None:
    """Measure the bots of some games."""
    if seconds <= 0:
        raise BadOption("error-number", what="--seconds", low=1, value=int(seconds))
    results = []
    for name in names or GAMES:
        game = load_game(terminal, name, backend=choose_fastest(backend))
        with terminal.status(terminal.translations.say("cli-measuring")):
            results.append(measure(game, players or default_players(game), seconds))
        if not as_json:
            terminal.print(_draw(terminal, results[-1]))
    if as_json:
        terminal.write(json.dumps(results, indent=2))


def measure(game: Game, players: int, seconds: float) -> dict[str, Any]:
    """Measure search and random play alternately, and the response time of each bot."""
    positions = greedy_positions(game, players)
    _search(game, positions[:1], 0.0, 1)
    random_play(game, game.template(players), 0.0, 1)
    random, one_core, all_cores = [], [], []
    for _ in range(ROUNDS):
        random.append(random_play(game, game.template(players), seconds / ROUNDS, 1))
        one_core.append(_search(game, positions, seconds / ROUNDS, 1))
        all_cores.append(_search(game, positions, seconds / ROUNDS, cores()))
    random_speed = sum(speed.decisions for speed in random) / sum(speed.seconds for speed in random)
    return {
        "game": game.name,
        "backend": game.backend.name,
        "players": players,
        "cores": cores(),
        "random_play": {"decisions_per_second": round(random_speed)},
        "search_one_core": _summarize(one_core, random_speed),
        "search_all_cores": _summarize(all_cores, random_speed),
        "answers": {name: _response_time(game, name, positions) for name in bots.BOTS},
    }


def greedy_positions(game: Game, players: int) -> list[Position]:
    """Collect decisions with a choice, evenly spread over a game of greedy bots."""
    state = game.new("bench bots", players)
    seats = [bots.make("greedy", game, seat, f"bench {seat}") for seat in range(players)]
    positions = []
    while waiting := game.waiting(state):
        seat = waiting[0]
        seen = game.observe(state, seat)
        legal = game.legal(seen, seat)
        if len(legal) > 1:
            positions.append(Position(seat, seen, tuple(legal)))
        game.apply_quietly(state, seat, seats[seat].choose(seen, legal))
    return positions[:: -(-len(positions) // POSITIONS)]


@dataclass(frozen=True)
class SearchSpeed:
    """Simulations and decisions in a time."""

    simulations: int
    decisions: int
    seconds: float


def _search(game: Game, positions: Sequence[Position], seconds: float, threads: int) -> SearchSpeed:
    """Search each position for an equal share of the time, with one tree per thread."""
    simulations, decisions, elapsed = 0, 0, 0.0
    for number, position in enumerate(positions):
        bot = SearchBot(game, position.seat, f"bench {number}", Budget(seconds=1.0, threads=threads))

        def work(searcher: Any, position: Position = position) -> None:
            until = time.perf_counter() + seconds / len(positions)
            searcher.search(position.observation, SIMULATIONS_AT_A_TIME)
            while time.perf_counter() < until:
                searcher.search(position.observation, SIMULATIONS_AT_A_TIME)

        started = time.perf_counter()
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(work, bot.searchers))
        elapsed += time.perf_counter() - started
        simulations += sum(int(searcher.stats.simulations) for searcher in bot.searchers)
        decisions += sum(int(searcher.stats.decisions) for searcher in bot.searchers)
        bot.close()
    return SearchSpeed(simulations, decisions, elapsed)


def _summarize(parts: Sequence[SearchSpeed], random_speed: float) -> dict[str, Any]:
    seconds = sum(part.seconds for part in parts)
    decisions = sum(part.decisions for part in parts) / seconds
    return {
        "simulations_per_second": round(sum(part.simulations for part in parts) / seconds),
        "decisions_per_second": round(decisions),
        "to_random_play": round(decisions / random_speed, 2),
    }


def _response_time(game: Game, name: str, positions: Sequence[Position]) -> float:
    """Return the mean response time of a bot in microseconds."""
    made = {position.seat: bots.make(name, game, position.seat, "bench") for position in positions}
    for position in positions[:2]:
        made[position.seat].choose(position.observation, position.legal)
    started = time.perf_counter()
    for position in positions:
        made[position.seat].choose(position.observation, position.legal)
    elapsed = time.perf_counter() - started
    for bot in made.values():
        bot.close()
    return round(elapsed / len(positions) * 1e6, 1)


def _draw(terminal: Terminal, results: dict[str, Any]) -> Grid:
    translations, numerals = terminal.translations, NumberFormat(terminal.translations.language)
    grid = Grid("", translations.say("bench-value"))
    grid.columns[1].justify = "right"
    title = translations.say(f"{results['game']}-title")
    grid.title = translations.say("bench-bots-title", game=title, players=results["players"])
    random_speed = results["random_play"]["decisions_per_second"]
    grid.add_row(translations.say("bench-bots-random-play"), numerals.integer(random_speed))
    for where in ("search_one_core", "search_all_cores"):
        part = results[where]
        cores_text = translations.say(f"bench-bots-{where.replace('_', '-')}", cores=results["cores"])
        grid.add_section()
        simulations = numerals.integer(part["simulations_per_second"])
        decisions = numerals.integer(part["decisions_per_second"])
        grid.add_row(translations.say("bench-bots-simulations", where=cores_text), simulations)
        grid.add_row(translations.say("bench-bots-decisions", where=cores_text), decisions)
        grid.add_row(
            translations.say("bench-bots-share", where=cores_text),
            numerals.decimal(part["to_random_play"], 2),
        )
    grid.add_section()
    for name, microseconds in results["answers"].items():
        grid.add_row(translations.say("bench-bots-answer", bot=name), numerals.duration(microseconds / 1e6))
    return grid
