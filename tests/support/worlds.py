"""Worlds of Liberté that a seat cannot tell apart, and the check that it really cannot.

A world is sampled from what a seat knows. Now, and after the same action of
whoever is asked, that seat must get the same observation (byte for byte), view,
legal actions, reasons and news from both worlds.

An action may bring new things to light: the top of the deck, a hidden card that
is played, chance. Those are made equal in both worlds first; what the sampled
world then still has of its own stays hidden, and must make no difference.

Not checked: the points of a landslide and of a counter-revolution. They tell of
hidden cards, as they do at a real table, where hands are laid open then.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from tests.support.walks import choose, every_option, generator, walk
from tricorne.games import fast_rng
from tricorne.games.events import Event, buffer
from tricorne.games.game import Game, Observation, State, Value
from tricorne.games.liberte.state import Ending
from tricorne.games.struct import Array

# No action turns up more cards than this without a reshuffle, which is told.
TOP = 6
# Actions whose reasons are compared in a state, besides the legal ones.
REASONS = 60
# A game has about a thousand decisions; every so many of them are looked at.
EVERY = 17


@dataclass
class Compared:
    """What was compared, for a test to see that it was enough."""

    pairs: int = 0
    hidden_moves: int = 0
    different_worlds: int = 0


def swap(world: State, card: int, other: int) -> None:
    """Exchange two hidden cards, wherever they are."""
    deck = world.deck[: world.deck_size]
    hands = [world.hand[seat][: world.hand_size[seat]] for seat in range(int(world.players))]
    for row in (deck, *hands):
        first, second = row == card, row == other
        row[first], row[second] = other, card
    for hand in hands:
        hand.sort()


def align(true: State, world: State, asked: int, card: int) -> None:
    """Make the world agree with the truth about all that an action can bring to light.

    `card` is the card that the asked seat shows from its hand, or 0.
    """
    world.random[:] = true.random
    if card:
        hand = [int(held) for held in world.hand[asked][: world.hand_size[asked]]]
        if card not in hand:
            alike = [
                held
                for held in hand
                if not world.known[held] and world.shuffled[held] == world.shuffled[card]
            ]
            swap(world, card, alike[0])
    for place in range(max(0, int(true.deck_size) - TOP), int(true.deck_size)):
        wanted, there = int(true.deck[place]), int(world.deck[place])
        if wanted != there:
            swap(world, wanted, there)


def shown_card(game: Game, action: int) -> int:
    """Return the card of its hand that an action shows, or 0."""
    verb, *operands = game.actions.text(action).split()
    return int(operands[0]) if verb in ("play", "discard") else 0


def reasons(game: Game, state: State | Observation, seat: int, actions: Array) -> list[int]:
    """Return the reasons against some actions, as numbers."""
    box, given = game.box, state
    return [int(game.kernels.why_not(box, given, seat, int(action))) for action in actions]


def compare(game: Game, true: State, world: State, seat: int, game_rng: np.random.Generator) -> None:
    """Assert that a seat gets the same from both worlds."""
    observed, imagined = game.observe(true, seat), game.observe(world, seat)
    if true.over in (Ending.LANDSLIDE, Ending.COUNTER_REVOLUTION):
        assert world.over == true.over
        for seen in (observed, imagined):
            seen.points[:] = 0
            seen.winners[:] = 0
    assert observed.tobytes() == imagined.tobytes(), "observations differ"
    assert game.view(observed, seat) == game.view(imagined, seat), "views differ"
    legal = game.legal(true, seat)
    assert legal == game.legal(world, seat) == game.legal(observed, seat), "legal actions differ"
    everything = np.arange(len(game.actions))
    actions = np.append(game_rng.choice(everything, REASONS if legal else 3), legal).astype(int)
    found = reasons(game, true, seat, actions)
    assert found == reasons(game, world, seat, actions), "reasons differ"
    assert found == reasons(game, observed, seat, actions), "reasons differ from the observation's"
    for action in game_rng.choice(everything, 2):
        told = game.why_not(true, seat, int(action))
        assert told == game.why_not(world, seat, int(action)), "messages differ"
        assert told == game.why_not(observed, seat, int(action)), "messages differ from the observation's"


def act(game: Game, state: State, seat: int, action: int) -> list[Event]:
    """Apply an action and return the events; it must be legal."""
    assert action in game.legal(state, seat), "the action is not legal in both worlds"
    written = buffer()
    game.kernels.apply(game.box, state, seat, action, written)
    return game.read_events(written)


def compare_worlds(
    game: Game, true: State, seat: int, asked: int, action: int, rng: Array, game_rng: np.random.Generator
) -> bool:
    """Compare the truth with a sampled world for one seat; return whether they differ at all."""
    world = game.determinize(game.observe(true, seat), rng)
    compare(game, true, world, seat, game_rng)
    if asked < 0:
        return True
    align(true, world, asked, shown_card(game, action))
    game.check(world)
    different = bool((world.hand != true.hand).any() or (world.deck != true.deck).any())
    compare(game, true, world, seat, game_rng)
    after = game.copy(true)
    viewer = seat if seat < true.players else None
    told = [event.seen_by(viewer) for event in act(game, after, asked, action)]
    imagined = [event.seen_by(viewer) for event in act(game, world, asked, action)]
    assert told == imagined, "news differ"
    compare(game, after, world, seat, game_rng)
    return different


def compare_games(
    game: Game, players: int, pairs: int, seed: str, options: list[Mapping[str, Value]] | None = None
) -> Compared:
    """Go through random games until so many pairs of state and seat were compared."""
    compared = Compared()
    game_rng = generator(seed)
    rng = fast_rng.stream(seed)
    variants = options or every_option(game)
    number = 0
    while compared.pairs < pairs:
        variant = variants[number % len(variants)]
        name = f"{seed} game {number}"
        number += 1
        skip = int(game_rng.integers(EVERY))
        for count, (state, asked, action) in enumerate(walk(game, name, players, variant)):
            last = asked < 0
            if not last and count % EVERY != skip:
                continue
            if compared.pairs >= pairs:
                break
            seat = choose(game_rng, tuple(range(players + 1)))
            try:
                different = compare_worlds(game, state, seat, asked, action, rng, game_rng)
            except AssertionError as error:
                where = f"{players} players, {variant}, seed {name!r}, move {count}, seat {seat}"
                raise AssertionError(f"{error} ({where})") from error
            compared.pairs += 1
            compared.different_worlds += different
            compared.hidden_moves += asked not in (seat, -1)
    return compared
