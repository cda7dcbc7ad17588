"""Compiling the machine code of bots ahead of time, or loading it from the cache on disk."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tricorne.bots.kernels.bot_kernels import bot_kernels
from tricorne.bots.names import BOTS, make
from tricorne.bots.search_bot import LEVELS, SEARCH
from tricorne.bots.win_probability import win_probabilities
from tricorne.games.game import Game

SEED = "first thought"


def is_cold(game: Game) -> bool:
    """Whether the bots of a game have to be compiled first, which takes a while."""
    return bot_kernels(game).is_cold


def warm_up(game: Game, names: Iterable[str]) -> None:
    """Have one built-in bot of each kind make a decision, so that its code is compiled."""
    state = game.new(SEED, game.players[-1])
    while len(legal := game.legal(state, seat := game.waiting(state)[0])) == 1:
        game.apply_quietly(state, seat, legal[0])
    seen = game.observe(state, seat)
    kinds = {f"{SEARCH}1" if name in LEVELS or name.startswith(SEARCH) else name for name in names}
    for name in sorted(kinds & {*BOTS, f"{SEARCH}1"}):
        make(name, game, seat, SEED).choose(seen, legal)


def compile_steps(game: Game) -> Iterator[None]:
    """Compile everything that a server calls, one part at each step."""
    for name in ("planner", "search-1"):
        warm_up(game, [name])
        yield
    win_probabilities(game, game.new(SEED, game.players[-1]))


def entry_points(game: Game) -> list[Any]:
    """Return the compiled functions that `compile_steps` calls."""
    return bot_kernels(game).entry_points()
