"""Find a small set of games of Libertalia that shows every case, and write them down.

    python -m tests.corpus.make_libertalia [GAMES]

Chance shows nearly everything; a few policies lean towards the rest, and games
that end level are looked for among many.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import count

import numpy as np

from tests.corpus.search import Found, publish
from tests.support.corpus import CORPUS
from tests.support.libertalia import LIBERTALIA
from tests.support.libertalia_story import Story, wanted
from tests.support.walks import choose, every_option, generator
from tricorne.games.events import buffer
from tricorne.games.fast_rng import stream
from tricorne.games.game import Game, Result, State, Value
from tricorne.games.libertalia.vocabulary import SPACE, Ask

GAMES = 1500
ZEAL = 30


@dataclass(frozen=True)
class Policy:
    """A way to play: actions that seats like much, or seat 0 alone while the others avoid them.

    Seats may change their minds at sunrise, so often; and games may have to end level.
    """

    name: str
    likes: tuple[str, ...] = ()
    alone: bool = False
    changes: float = 0.0
    level: bool = False
    breaks_ties: bool = False


HIGH = range(22, 30)
COSTLY = (3, 9, 15, 18, 24)
POLICIES = (
    Policy("random"),
    Policy("fickle", changes=0.1),
    Policy("mapper", ("loot map", *(f"choose {rank}" for rank in HIGH)), alone=True),
    Policy("spender", ("loot relic", *(f"choose {rank}" for rank in COSTLY))),
    Policy("level", level=True),
    Policy("level", level=True, breaks_ties=True),
)


def moves_at_random(state: State, policy: Policy, game_rng: np.random.Generator) -> Iterator[tuple[int, int]]:
    """Choose the moves of a game, one after the other, while the state goes on."""
    game = LIBERTALIA
    while waiting := game.waiting(state):
        seat = choose(game_rng, waiting)
        if state.ask == Ask.CHOOSE and state.chosen.any() and game_rng.random() < policy.changes:
            seat = choose(game_rng, [int(other) for other in state.chosen.nonzero()[0]])
        legal = game.legal(state, seat)
        zeal = 1 / ZEAL if policy.alone and seat > 0 else ZEAL
        weights = np.array([zeal if SPACE.text(action) in policy.likes else 1 for action in legal])
        yield seat, int(game_rng.choice(legal, p=weights / weights.sum()))


def level_game(number: int, players: int, options: dict[str, Value]) -> tuple[str, list[tuple[int, int]]]:
    """Find a random game whose best seats end level, one time in four in the last campaign too."""
    game = LIBERTALIA
    for attempt in count():
        seed = f"{number}.{attempt}"
        state = game.new(seed, players, options)
        moves = game.random_game(state, stream(f"level {seed}"))
        points = state.scores[:players]
        gains = state.gained[:players][points == points.max()]
        if len(gains) > 1 and (number // len(POLICIES) % 4 or len(set(gains.tolist())) < len(gains)):
            return seed, moves
    raise AssertionError


def play(number: int) -> Found:
    """Play one game, and collect its cases."""
    game = LIBERTALIA
    policy = POLICIES[number % len(POLICIES)]
    game_rng = generator(f"libertalia {number}")
    players = choose(game_rng, tuple(game.players))
    variants = every_option(game)
    options = variants[int(game_rng.integers(len(variants)))]
    options["last_campaign_breaks_ties"] = policy.breaks_ties or options["last_campaign_breaks_ties"]
    seed, given = level_game(number, players, options) if policy.level else (f"{number}", [])
    state = game.new(seed, players, options)
    story = Story(game, state)
    moves = []
    for seat, action in given or moves_at_random(state, policy, game_rng):
        before = game.copy(state)
        story.before(before, seat, game.legal(before, seat))
        written = buffer()
        game.kernels.apply(game.box, state, seat, action, written)
        story.after(before, seat, action, game.read_events(written), state)
        moves.append((seat, action))
    return Found(number, policy.name, players, options, seed, False, moves, story.cases)


def open_box(found: Found) -> Game:
    """Return the game; its components are always the built-in ones."""
    return LIBERTALIA


def title(found: Found, result: Result) -> str:
    """Say in short what a game was like."""
    return f"{found.policy}-{'shared' if len(result.winners) > 1 else 'won'}"


def main(number: int) -> None:
    """Search, choose and write."""
    with ProcessPoolExecutor(2) as pool:
        games = list(pool.map(play, range(number), chunksize=10))
    folder = CORPUS / LIBERTALIA.name
    folder.mkdir(exist_ok=True)
    publish(folder, games, wanted(LIBERTALIA), open_box, title)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
