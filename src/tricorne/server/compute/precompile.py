"""Compiles the rules of one game and what its bots think with, in a process of its own.

    python -m tricorne.server.compute.precompile liberte

What is compiled lies in the cache on disk then, for server processes and bot
processes to load. Progress goes to standard output, as lines of two numbers:
entry points that are done, and all of them. The process ends when its standard
input does: with the server that started it, however that ends.

Numba keeps machine code by the types of the arguments. So the same functions
are called here that a server calls, through the same tables, not the entry
points themselves with arguments made up here.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import chain
from pathlib import Path
from threading import Thread
from typing import Any

from tricorne import bots
from tricorne.bots.kernels.loader import bot_kernels
from tricorne.errors import TricorneError
from tricorne.files import exclusive_lock
from tricorne.games import fast_rng
from tricorne.games.compiled import cache_directory
from tricorne.games.game import Game
from tricorne.match import Match
from tricorne.match.match import UndoRefused
from tricorne.server.compute.win_probability import Positions, judge
from tricorne.server.tables.components import game_named
from tricorne.server.tables.lessons import lesson_of

NICENESS = 10
LOCK = "compiling.lock"
PROGRESS = "compiling.progress"
# How often a process that waits for another one looks how far that one is.
POLL_SECONDS = 0.5

Report = Callable[[int, int], None]


def use_rules(game: Game) -> Iterator[None]:
    """Call everything of a game's rules that a server process calls, part by part."""
    lesson_of(game.name)
    table_id = Match(game, game.players[-1], "first decision")
    yield
    while len(legal := game.legal(table_id.state, seat := table_id.waiting()[0])) == 1:
        yield
        table_id.play(seat, legal[0])
    yield
    seen = table_id.observe(seat)
    yield
    game.view(seen, seat)
    game.view(table_id.observe(table_id.players), table_id.players)
    game.trace_state(table_id.state)
    yield
    table_id.check(seat, legal[0])
    yield
    table_id.play(seat, legal[0])
    game.legal(seen, seat)
    game.legal(table_id.state_after(1), seat)
    yield
    game.determinize(seen, fast_rng.stream("first decision"))
    with contextlib.suppress(UndoRefused):
        table_id.check_undo(seat)


def use_bots(game: Game) -> Iterator[None]:
    """Call everything that bots think with, part by part."""
    for name in ("planner", "search-1"):
        bots.warm_up(game, [name])
        yield
    judge(Positions(game.name, (game.new("first decision", game.players[-1]).tobytes(),)))


def rule_entry_points(game: Game) -> list[Any]:
    """Return the compiled functions that `use_rules` calls."""
    rules = game.kernels
    return [
        rules.set_up,
        rules.waiting,
        rules.legal,
        rules.observe,
        rules.facts,
        rules.why_not,
        rules.apply,
        rules.determinize,
    ]


def bot_entry_points(game: Game) -> list[Any]:
    """Return the compiled functions that `use_bots` calls."""
    minds = bot_kernels(game)
    return [minds.judge, minds.search, minds.play_on, minds.expect]


def precompile(steps: Iterable[None], entry_points: Sequence[Any], report: Report) -> None:
    """Take steps that compile what is not in the cache yet, and report after each how much is done."""
    for _ in chain(steps, [None]):
        report(sum(bool(point.signatures) for point in entry_points), len(entry_points))


@contextmanager
def one_at_a_time(directory: Path, report: Report) -> Iterator[Report]:
    """Hold the lock of a game's cache; while another process holds it, report how far that one is.

    Yields the report to use from then on, which those who wait can read as well.
    """

    def tell(done: int, total: int) -> None:
        progress.write_text(f"{done} {total}", "ascii")
        report(done, total)

    progress = directory / PROGRESS
    with ExitStack() as stack:
        while True:
            try:
                stack.enter_context(
                    exclusive_lock(directory / LOCK, TricorneError("error-busy"), POLL_SECONDS)
                )
            except TricorneError:
                with contextlib.suppress(OSError, ValueError):
                    done, total = progress.read_text("ascii").split()
                    report(int(done), int(total))
            else:
                break
        yield tell


def _report(done: int, total: int) -> None:
    sys.stdout.write(f"{done} {total}\n")
    sys.stdout.flush()


def _end_with_server() -> None:
    """Go when the server is gone, even if it was killed and could not say so."""
    sys.stdin.buffer.read()
    os._exit(1)


def main(name: str) -> None:
    """Compile one game."""
    os.nice(NICENESS)
    # Ctrl+C goes to all processes of a terminal; the server ends this one when it is done itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_server, daemon=True).start()
    directory = cache_directory(name)
    assert directory is not None, "there is no cache to compile into"
    with one_at_a_time(directory, _report) as report:
        game = game_named(name)
        steps = chain(use_rules(game), use_bots(game))
        precompile(steps, [*rule_entry_points(game), *bot_entry_points(game)], report)
    # Not after the thread that reads: it cannot be woken.
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1])
