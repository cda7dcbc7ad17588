"""`tricorne bench bots`: how fast bots answer, and how fast they search, measured on this machine."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from rich.table import Table as Grid

from tricorne import bots
from tricorne.arena.number_format import Numerals
from tricorne.bots.search_bot import Budget, SearchBot
from tricorne.cli.commands.bench import random_play
from tricorne.cli.commands.components import open_box, usual_players
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
    """What a seat knew when it had a choice, and the choice."""

    seat: int
    observation: Observation
    legal: tuple[int, ...]


def bench(
    terminal: Terminal, names: Sequence[str], players: int | None, seconds: float, *, as_json: bool
) -> None:
    """Measure the bots of some games."""
    if seconds <= 0:
        raise BadOption("error-number", what="--seconds", low=1, value=int(seconds))
    found = []
    for name in names or GAMES:
        game = open_box(terminal, name)
        with terminal.busy(terminal.translations.say("cli-measuring")):
            found.append(measure(game, players or usual_players(game), seconds))
        if not as_json:
            terminal.show(_drawn(terminal, found[-1]))
    if as_json:
        terminal.write(json.dumps(found, indent=2))


def measure(game: Game, players: int, seconds: float) -> dict[str, Any]:
    """Measure the search beside random play, in turns, and the time that each bot takes to answer."""
    positions = greedy_positions(game, players)
    _search(game, positions[:1], 0.0, 1)
    random_play(game, game.template(players), 0.0, 1)
    random, one, every = [], [], []
    for _ in range(ROUNDS):
        random.append(random_play(game, game.template(players), seconds / ROUNDS, 1))
        one.append(_search(game, positions, seconds / ROUNDS, 1))
        every.append(_search(game, positions, seconds / ROUNDS, cores()))
    raw = sum(speed.decisions for speed in random) / sum(speed.seconds for speed in random)
    return {
        "game": game.name,
        "players": players,
        "cores": cores(),
        "random_play": {"decisions_per_second": round(raw)},
        "search_one_core": _summed(one, raw),
        "search_all_cores": _summed(every, raw),
        "answers": {name: _answer(game, name, positions) for name in bots.BOTS},
    }


def greedy_positions(game: Game, players: int) -> list[Position]:
    """Collect positions with a choice, evenly from a game that greedy bots play."""
    state = game.new("bench bots", players)
    seats = [bots.make("greedy", game, seat, f"bench {seat}") for seat in range(players)]
    met = []
    while waiting := game.waiting(state):
        seat = waiting[0]
        seen = game.observe(state, seat)
        legal = game.legal(seen, seat)
        if len(legal) > 1:
            met.append(Position(seat, seen, tuple(legal)))
        game.apply_quietly(state, seat, seats[seat].choose(seen, legal))
    return met[:: -(-len(met) // POSITIONS)]


@dataclass(frozen=True)
class Searched:
    """What a search has done in a time."""

    simulations: int
    decisions: int
    seconds: float


def _search(game: Game, positions: Sequence[Position], seconds: float, threads: int) -> Searched:
    """Search each position for its part of the time, a tree for each thread."""
    simulations, decisions, spent = 0, 0, 0.0
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
        spent += time.perf_counter() - started
        simulations += sum(int(searcher.tally.simulations) for searcher in bot.searchers)
        decisions += sum(int(searcher.tally.decisions) for searcher in bot.searchers)
        bot.close()
    return Searched(simulations, decisions, spent)


def _summed(parts: Sequence[Searched], raw: float) -> dict[str, Any]:
    seconds = sum(part.seconds for part in parts)
    decisions = sum(part.decisions for part in parts) / seconds
    return {
        "simulations_per_second": round(sum(part.simulations for part in parts) / seconds),
        "decisions_per_second": round(decisions),
        "to_random_play": round(decisions / raw, 2),
    }


def _answer(game: Game, name: str, positions: Sequence[Position]) -> float:
    """Return the microseconds that a bot takes to answer, as a table asks it."""
    made = {position.seat: bots.make(name, game, position.seat, "bench") for position in positions}
    for position in positions[:2]:
        made[position.seat].choose(position.observation, position.legal)
    started = time.perf_counter()
    for position in positions:
        made[position.seat].choose(position.observation, position.legal)
    spent = time.perf_counter() - started
    for bot in made.values():
        bot.close()
    return round(spent / len(positions) * 1e6, 1)


def _drawn(terminal: Terminal, found: dict[str, Any]) -> Grid:
    translations, numerals = terminal.translations, Numerals(terminal.translations.language)
    grid = Grid("", translations.say("bench-value"))
    grid.columns[1].justify = "right"
    title = translations.say(f"{found['game']}-title")
    grid.title = translations.say("bench-bots-title", game=title, players=found["players"])
    raw = found["random_play"]["decisions_per_second"]
    grid.add_row(translations.say("bench-bots-random-play"), numerals.whole(raw))
    for where in ("search_one_core", "search_all_cores"):
        part = found[where]
        said = translations.say(f"bench-bots-{where.replace('_', '-')}", cores=found["cores"])
        grid.add_section()
        simulations = numerals.whole(part["simulations_per_second"])
        decisions = numerals.whole(part["decisions_per_second"])
        grid.add_row(translations.say("bench-bots-simulations", where=said), simulations)
        grid.add_row(translations.say("bench-bots-decisions", where=said), decisions)
        grid.add_row(
            translations.say("bench-bots-share", where=said), numerals.decimal(part["to_random_play"], 2)
        )
    grid.add_section()
    for name, microseconds in found["answers"].items():
        grid.add_row(translations.say("bench-bots-answer", bot=name), numerals.duration(microseconds / 1e6))
    return grid
