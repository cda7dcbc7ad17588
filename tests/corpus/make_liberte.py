"""Find a small set of games of Liberté that shows every case, and write them down.

    python -m tests.corpus.make_liberte [GAMES]

Games are played by simple policies that lean towards what random play seldom
reaches; their cases are collected, and few games that cover them all are kept.
The home-made set `small.toml` shows what the full deck never does: an empty one.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from tests.corpus.search import Found, publish
from tests.support.corpus import CORPUS
from tests.support.liberte_story import Story, wanted
from tests.support.walks import every_option, generator
from tricorne.games import load
from tricorne.games.events import buffer
from tricorne.games.game import Game, Result, State
from tricorne.games.liberte import Liberte
from tricorne.games.liberte.state import Faction, Phase
from tricorne.games.liberte.vocabulary import SPACE
from tricorne.games.struct import Array

HERE = CORPUS / "liberte"
SMALL = HERE / "small.toml"
GAMES = 2400


@dataclass(frozen=True)
class Policy:
    """A way to play: how much it likes each verb, and which colour it prefers."""

    name: str
    likes: Mapping[str, float] = field(default_factory=dict)
    colour: int | None = None
    zeal: float = 8.0
    spreads: bool = False
    towers: bool = False
    crowds: bool = False
    fleurs_de_lis: bool = False
    claims_in: tuple[Phase, ...] = tuple(Phase)
    counter_revolution: str | None = None
    small: bool = False
    spender: bool = False


RED, WHITE = int(Faction.RED), int(Faction.WHITE)
KEEPING = {"keep": 9.0, "advance": 4.0, "take": 0.5, "draw": 0.5, "pass": 0.1}
FIGHTING = {"keep": 9.0, "battle": 6.0, "advance": 4.0, "pass": 0.1}
BUILDING = {"play": 0.1, "pass": 0.01, "draw": 0.5, "battle": 0.01, "claim": 9.0}
BUILDER = Policy("builder", BUILDING, WHITE, 60, spreads=True, towers=True, fleurs_de_lis=True)
CLAIMER = replace(BUILDER, counter_revolution="claimed")
POLICIES = (
    Policy("random"),
    Policy("random", small=True),
    Policy("keeper", KEEPING),
    Policy("keeper", KEEPING, small=True),
    Policy("general", FIGHTING),
    Policy("hoarder", {"take": 5, "draw": 5, "discard": 4, "pass": 0.2, "play": 0.3}),
    Policy(
        "miser", {"take": 90, "draw": 90, "pass": 9, "play": 0.1, "discard": 0.5}, small=True, spender=True
    ),
    Policy("radical", {"play": 0.05, "keep": 0.4, "pass": 0.01, "draw": 0.3}, RED, 40, spreads=True),
    Policy("royalist", {"pass": 0.01, "claim": 0.3, "battle": 0.1}, WHITE, spreads=True, fleurs_de_lis=True),
    Policy("debtor", {"battle": 0.01, "pass": 0.05}, RED, 12, crowds=True, small=True),
    replace(BUILDER, name="chouan", counter_revolution="automatic"),
    replace(CLAIMER, name="vendean", claims_in=(Phase.REFRESH,)),
    replace(
        CLAIMER,
        name="marshal",
        likes={**BUILDING, "battle": 2.0, "keep": 9.0, "play": 0.3},
        zeal=8,
        claims_in=(Phase.BATTLE,),
    ),
    replace(
        CLAIMER,
        name="elector",
        likes={**BUILDING, "keep": 9.0, "play": 0.5},
        zeal=8,
        claims_in=(Phase.ELECTION,),
    ),
)


def weights(game: Liberte, state: State, seat: int, legal: list[int], policy: Policy) -> Array:
    """Say how much a policy likes each legal action."""
    found = np.ones(len(legal))
    box = game.box
    for place, action in enumerate(legal):
        verb, *operands = SPACE.text(action).split()
        found[place] = policy.likes.get(verb, 1.0)
        if policy.spender and seat == 0:
            found[place] = {"play": 9.0, "drop": 9.0, "take": 0.01, "draw": 0.01}.get(verb, 1.0)
        if verb == "claim" and Phase(int(state.phase)) not in policy.claims_in:
            found[place] = 1e-6
        if policy.colour is not None:
            numbers = [int(operand) for operand in operands]
            found[place] *= leaning(box, state, seat, verb, numbers, policy)
    chances: Array = found / found.sum()
    return chances


def leaning(box: Any, state: State, seat: int, verb: str, numbers: list[int], policy: Policy) -> float:
    """Say how much better, or worse, an action is for a policy that prefers a colour."""
    liked = 1.0
    if (
        verb in ("play", "take", "discard", "strike", "advance")
        and box.card_faction[numbers[0]] == policy.colour
    ):
        liked = 1 / policy.zeal if verb in ("discard", "strike") else policy.zeal
    elif verb == "place":
        if policy.fleurs_de_lis and box.fleur_de_lis[numbers[0]]:
            liked *= policy.zeal
        if policy.spreads and not state.height[:, numbers[0]].any():
            liked *= policy.zeal
        if policy.towers and 0 < state.height[seat, numbers[0]] < 3:
            liked *= policy.zeal * policy.zeal
        if policy.crowds and state.height[:, numbers[0]].any():
            liked *= policy.zeal
    elif verb == "remove" and policy.crowds:
        liked = policy.zeal if state.colour[numbers[1], numbers[0]] == WHITE else 1.0
    elif verb == "remove" and state.colour[numbers[1], numbers[0]] == policy.colour:
        liked = 1 / policy.zeal
    return liked


def play(number: int) -> Found:
    """Play one game, and collect its cases."""
    policy = POLICIES[number % len(POLICIES)]
    game_rng = generator(f"corpus {number}")
    game = load("liberte", SMALL if policy.small else None)
    assert isinstance(game, Liberte)
    players = int(game_rng.integers(3, 7)) if not policy.spender else 6
    variants = every_option(game)
    options = variants[int(game_rng.integers(len(variants)))]
    options["counter_revolution"] = policy.counter_revolution or options["counter_revolution"]
    seed = f"{1789 + number}"
    state = game.new(seed, players, options)
    story = Story(game, state)
    moves = []
    while waiting := game.waiting(state):
        seat = waiting[0]
        legal = game.legal(state, seat)
        action = int(game_rng.choice(legal, p=weights(game, state, seat, legal, policy)))
        before = game.copy(state)
        story.before(before, seat, legal)
        written = buffer()
        game.kernels.apply(game.box, state, seat, action, written)
        story.after(before, seat, action, game.read_events(written), state)
        moves.append((seat, action))
    return Found(number, policy.name, players, options, seed, policy.small, moves, story.cases)


def open_box(found: Found) -> Game:
    """Return the game with the components that were played with."""
    return load("liberte", SMALL if found.small else None)


def title(found: Found, result: Result) -> str:
    """Say in short what a game was like."""
    return f"{found.options['edition']}-{result.reason.replace('_', '-')}"


def main(count: int) -> None:
    """Search, choose and write."""
    game = load("liberte")
    assert isinstance(game, Liberte)
    cases = wanted(game)
    with ProcessPoolExecutor(2) as pool:
        games = list(pool.map(play, range(count), chunksize=20))
    usual = set().union(*(found.cases for found in games if not found.small))
    for found in games:
        if found.small:  # it is there for what the usual set cannot show
            found.cases -= usual
    publish(HERE, games, cases, open_box, title)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
