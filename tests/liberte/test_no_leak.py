"""No leak: what a seat cannot know makes no difference to anything it gets.

`TRICORNE_PAIRS` raises the number of (state, seat) pairs for each number of
players; 10,000 take some minutes each.
"""

from __future__ import annotations

import os
from collections import Counter

import pytest

from tests.support.backends import compiles
from tests.support.liberte import LIBERTE, Position
from tests.support.walks import position_after
from tests.support.worlds import compare_games
from tricorne.games import fast_rng
from tricorne.games.game import Observation, State
from tricorne.games.liberte import Liberte

PAIRS = int(os.environ.get("TRICORNE_PAIRS", "120" if compiles() else "15"))
SEED = os.environ.get("TRICORNE_SEED", "no leak")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_indistinguishable_worlds_stay_indistinguishable(players: int) -> None:
    """Observation, view, legal actions, reasons and news are equal, now and after an action."""
    seed = f"{SEED} {players}"
    print(f"seed {seed!r}, {PAIRS} pairs")
    compared = compare_games(LIBERTE, players, PAIRS, seed)
    assert compared.pairs == PAIRS
    assert compared.different_worlds > PAIRS * 0.9
    assert compared.hidden_moves > PAIRS * 0.5


class Leaky(Liberte):
    """Liberté with a hole: what everybody sees depends on the bottom card of the deck."""

    def observe(self, state: State, seat: int) -> Observation:
        """Give a little away."""
        seen = super().observe(state, seat)
        seen.in_line[0] = state.deck[0] % 2
        return seen


def test_the_check_itself_notices_a_leak() -> None:
    """One bit of one hidden card is enough to be found."""
    with pytest.raises(AssertionError, match="observations differ"):
        compare_games(Leaky(LIBERTE.file, LIBERTE.backend), 3, 15, "leaky")


def test_sampled_hands_vary_evenly() -> None:
    """In the opening every unseen card of set A is as likely as any other in another's hand."""
    state = LIBERTE.new("even", 4)
    observation = LIBERTE.observe(state, 0)
    rng = fast_rng.stream("even worlds")
    worlds = 3000 if compiles() else 300
    times: Counter[int] = Counter()
    hands = set()
    for _ in range(worlds):
        world = LIBERTE.determinize(observation, rng)
        hand = tuple(int(card) for card in world.hand[1][:7])
        hands.add(hand)
        times.update(hand)
    seen = {int(card) for card in [*state.hand[0][:7], *state.face_up]}
    unseen = [card for card in range(1, 58) if card not in seen]
    assert set(times) <= set(unseen), "only unseen cards, and of set A alone"
    assert len(hands) > worlds * 0.99
    expected = worlds * 7 / len(unseen)
    spread = (expected * (1 - 7 / len(unseen))) ** 0.5
    for card in unseen:
        assert abs(times[card] - expected) < 5 * spread, f"card {card}: {times[card]} times"


def test_the_deck_of_a_sampled_world_varies_too() -> None:
    """The next card is any unseen card of its shuffle."""
    observation = LIBERTE.observe(LIBERTE.new("deck", 3), 3)
    rng = fast_rng.stream("decks")
    tops = {
        int(world.deck[world.deck_size - 1])
        for world in (LIBERTE.determinize(observation, rng) for _ in range(300))
    }
    assert len(tops) > 40


def test_a_sampled_world_keeps_what_everybody_saw() -> None:
    """Cards that went openly into a hand are in that hand in every world."""
    position = Position(players=3, turn=2)
    position.hand(1, "Danton", "Jacobins")
    position.display(1, "Marat", "Hoche")
    table = position.new_turn()
    rng = fast_rng.stream("known")
    others = set()
    for _ in range(100):
        world = LIBERTE.determinize(LIBERTE.observe(table.state, 0), rng)
        hand = {int(card) for card in world.hand[1][: world.hand_size[1]]}
        assert {71, 74} <= hand
        others.add(frozenset(hand - {71, 74}))
    assert len(others) > 90


def test_a_sampled_world_keeps_the_sets_apart_until_they_are_mixed() -> None:
    """A card drawn from set A stays one of set A in every world."""
    state = position_after(LIBERTE, "sets", 4, 30)
    rng = fast_rng.stream("sets")
    for seat in range(5):
        observation = LIBERTE.observe(state, seat)
        for _ in range(20):
            world = LIBERTE.determinize(observation, rng)
            LIBERTE.check(world)
            for owner in range(4):
                true = sorted(int(state.shuffled[card]) for card in state.hand[owner] if card)
                assert sorted(int(world.shuffled[card]) for card in world.hand[owner] if card) == true


def test_a_sampled_world_has_its_own_random_stream() -> None:
    """The true stream is a secret; search must not see the dice."""
    state = LIBERTE.new("stream", 3)
    world = LIBERTE.determinize(LIBERTE.observe(state, 0), fast_rng.stream("mine"))
    assert world.random.any()
    assert world.random.tolist() != state.random.tolist()
