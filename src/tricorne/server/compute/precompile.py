"""Compiles the rules and bots of one game, in a child process of the server.

    python -m tricorne.server.compute.precompile liberte

The machine code goes into the cache on disk, from which server and bot processes load it. Progress
goes to standard output, as lines of two numbers: the entry points compiled so far, and their total.
The process ends when its standard input closes, that is, with the server, however that ends.

Numba specializes machine code by argument types. So this module calls what a server calls, through
the same tables, instead of calling the entry points with made-up arguments.
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
from tricorne.errors import TricorneError
from tricorne.files import exclusive_lock
from tricorne.games import fast_rng
from tricorne.games.compiled import cache_directory
from tricorne.games.game import Game
from tricorne.match import Match
from tricorne.match.match import UndoRefused
from tricorne.server.tables.components import game_named
from tricorne.server.tables.lessons import lesson_of

NICENESS = 10
LOCK = "compiling.lock"
PROGRESS = "compiling.progress"
# How often a waiting process reads the progress of the one that compiles.
POLL_SECONDS = 0.5

Report = Callable[[int, int], None]


def use_rules(game: Game) -> Iterator[None]:
    """Call every part of a game's rules that a server process calls, step by step."""
    lesson_of(game.name)
    match = Match(game, game.players[-1], "first decision")
    yield
    while len(legal := game.legal(match.state, seat := match.waiting()[0])) == 1:
        yield
        match.play(seat, legal[0])
    yield
    seen = match.observe(seat)
    yield
    game.view(seen, seat)
    game.view(match.observe(match.players), match.players)
    game.trace_state(match.state)
    yield
    match.check(seat, legal[0])
    yield
    match.play(seat, legal[0])
    game.legal(seen, seat)
    game.legal(match.state_after(1), seat)
    yield
    game.determinize(seen, fast_rng.stream("first decision"))
    with contextlib.suppress(UndoRefused):
        match.check_undo(seat)


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


def precompile(steps: Iterable[None], entry_points: Sequence[Any], report: Report) -> None:
    """Take steps that compile what is missing in the cache, and report the progress after each."""
    for _ in chain(steps, [None]):
        report(sum(bool(point.signatures) for point in entry_points), len(entry_points))


@contextmanager
def one_at_a_time(directory: Path, report: Report) -> Iterator[Report]:
    """Hold the lock of a game's cache; while another process holds it, report that one's progress.

    Yields a report function that waiting processes can read, too.
    """

    def publish(done: int, total: int) -> None:
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
        yield publish


def _report(done: int, total: int) -> None:
    sys.stdout.write(f"{done} {total}\n")
    sys.stdout.flush()


def _end_with_server() -> None:
    """Exit when the server is gone, even if it was killed."""
    sys.stdin.buffer.read()
    os._exit(1)


def main(name: str) -> None:
    """Compile one game."""
    os.nice(NICENESS)
    # Ctrl+C reaches all processes of a terminal; the server ends this one itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_server, daemon=True).start()
    directory = cache_directory(name)
    assert directory is not None, "there is no cache to compile into"
    with one_at_a_time(directory, _report) as report:
        game = game_named(name)
        steps = chain(use_rules(game), bots.compile_steps(game))
        precompile(steps, [*rule_entry_points(game), *bots.entry_points(game)], report)
    # A normal exit would wait for the thread that reads standard input.
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1])
