"""What a seat knows: no leak, and nothing forgotten that it could deduce.

`TRICORNE_PAIRS` raises the number of (state, seat) pairs for each number of players.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import numpy as np
import pytest

from tests.support.backends import compiles
from tests.support.libertalia import LIBERTALIA, Position, Table, names, rank
from tests.support.walks import choose, every_option, generator, walk
from tricorne.games import fast_rng
from tricorne.games.events import Event, seen
from tricorne.games.game import Observation, State
from tricorne.games.libertalia import Libertalia

PAIRS = int(os.environ.get("TRICORNE_PAIRS", "300" if compiles() else "15"))
SEED = os.environ.get("TRICORNE_SEED", "no leak")
EVERY = 5
TRIES = 400

# Now, and after the same action, worlds that look alike give the same.


def aligned(true: State, seat: int, asked: int, action: int, rng: np.ndarray) -> State:
    """Sample a world in which the same action is legal and brings the same to light.

    An action may reveal what was chosen, deal, or draw from the bag; what a
    Surgeon took back and has not shown stays different.
    """
    last = LIBERTALIA.waiting(true) == (asked,) and LIBERTALIA.ask(true) == "choose"
    observation = LIBERTALIA.observe(true, seat)
    for _ in range(TRIES):
        world = LIBERTALIA.determinize(observation, rng)
        world.random[:] = true.random
        world.deck[:] = true.deck
        if last:
            world.chosen[:] = true.chosen
        held = all(
            not world.chosen[owner] or int(world.hand[owner]) >> int(world.chosen[owner]) & 1
            for owner in range(int(true.players))
        )
        if held and action in LIBERTALIA.legal(world, asked):
            return world
    raise AssertionError("no world fits")


def compare(true: State, world: State, seat: int, game_rng: np.random.Generator) -> None:
    """Assert that a seat gets the same from both worlds."""
    observed, imagined = LIBERTALIA.observe(true, seat), LIBERTALIA.observe(world, seat)
    assert observed.tobytes() == imagined.tobytes(), "observations differ"
    assert LIBERTALIA.view(observed, seat) == LIBERTALIA.view(imagined, seat), "views differ"
    legal = LIBERTALIA.legal(true, seat)
    assert legal == LIBERTALIA.legal(world, seat) == LIBERTALIA.legal(observed, seat), "legal actions differ"
    for action in game_rng.choice(len(LIBERTALIA.actions), 12):
        reason = LIBERTALIA.why_not(true, seat, int(action))
        assert reason == LIBERTALIA.why_not(world, seat, int(action)), "reasons differ"
        assert reason == LIBERTALIA.why_not(observed, seat, int(action)), "reasons of the observation differ"


def compare_worlds(
    true: State, seat: int, asked: int, action: int, rng: np.ndarray, game_rng: np.random.Generator
) -> None:
    """Compare the truth with sampled worlds for one seat, before and after an action."""
    world = LIBERTALIA.determinize(LIBERTALIA.observe(true, seat), rng)
    LIBERTALIA.check(world)
    compare(true, world, seat, game_rng)
    if asked < 0:
        return
    world = aligned(true, seat, asked, action, rng)
    compare(true, world, seat, game_rng)
    after = LIBERTALIA.copy(true)
    told = LIBERTALIA.apply(after, asked, action)
    imagined = LIBERTALIA.apply(world, asked, action)
    LIBERTALIA.check(world)
    viewer = seat if seat < true.players else None
    assert seen(told, viewer) == seen(imagined, viewer), "news differ"
    compare(after, world, seat, game_rng)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_indistinguishable_worlds_stay_indistinguishable(players: int) -> None:
    """Observation, view, legal actions, reasons and news are equal, now and after an action."""
    game_rng, rng = generator(f"{SEED} {players}"), fast_rng.stream(f"{SEED} {players}")
    variants = every_option(LIBERTALIA)
    pairs = number = 0
    while pairs < PAIRS:
        seed = f"{SEED} {players} {number}"
        skip = int(game_rng.integers(EVERY))
        for count, (state, asked, action) in enumerate(
            walk(LIBERTALIA, seed, players, variants[number % len(variants)])
        ):
            if asked >= 0 and count % EVERY != skip:
                continue
            seat = choose(game_rng, tuple(range(players + 1)))
            try:
                compare_worlds(state, seat, asked, action, rng, game_rng)
            except AssertionError as error:
                raise AssertionError(f"{error} (seed {seed!r}, move {count}, seat {seat})") from error
            pairs += 1
        number += 1


class Leaky(Libertalia):
    """Libertalia with a hole: what everybody sees depends on what seat 0 has chosen."""

    def observe(self, state: State, seat: int) -> Observation:
        """Give a little away."""
        observation = super().observe(state, seat)
        observation.left = state.chosen[0] % 2
        return observation


def test_the_check_itself_notices_a_leak() -> None:
    """One bit of a choice makes observations of alike worlds differ."""
    leaky = Leaky(LIBERTALIA.file, LIBERTALIA.backend)
    state = leaky.new("leaky", 3)
    leaky.apply_quietly(state, 0, leaky.legal(state, 0)[0])
    rng = fast_rng.stream("leaky")
    found = {leaky.observe(leaky.determinize(leaky.observe(state, 1), rng), 1).tobytes() for _ in range(50)}
    assert len(found) == 2


# What is hidden varies, what is known does not.


def worlds(state: State, seat: int, count: int = 120) -> list[State]:
    """Sample worlds as a seat can imagine them."""
    rng = fast_rng.stream("worlds")
    observation = LIBERTALIA.observe(state, seat)
    return [LIBERTALIA.determinize(observation, rng) for _ in range(count)]


def test_a_choice_may_be_any_card_in_hand() -> None:
    """Seat 0 knows its own choice; seat 1's may be any of nine; hands are what they are."""
    state = LIBERTALIA.new("choices", 3)
    for seat in (0, 1):
        LIBERTALIA.apply_quietly(state, seat, LIBERTALIA.legal(state, seat)[3])
    sampled = worlds(state, 0)
    assert {int(world.chosen[0]) for world in sampled} == {int(state.chosen[0])}
    assert len({int(world.chosen[1]) for world in sampled}) == 9
    assert {int(world.chosen[2]) for world in sampled} == {0}
    assert all((world.hand == state.hand).all() for world in sampled)


def test_undealt_cards_vary() -> None:
    """The dealt cards stay, the others come in any order; the random stream is fresh."""
    state = LIBERTALIA.new("deck", 2)
    sampled = worlds(state, 0)
    assert len({world.deck.tobytes() for world in sampled}) == len(sampled)
    assert len({world.random.tobytes() for world in sampled}) == len(sampled)
    for world in sampled:
        assert (world.deck[:9] == state.deck[:9]).all()
        assert sorted(int(number) for number in world.deck) == list(range(1, 31))
    observation = LIBERTALIA.observe(state, 0)
    assert not observation.deck[9:].any()
    assert not observation.random.any()


def operated() -> Table:
    """Let seat 0's Surgeon have taken the Bosun, with Captain and Cook left in the cemetery."""
    position = Position(players=2, day=3)
    position.cemetery(0, "Captain", "Bosun", "Cook")
    table = position.day("Surgeon", "Monkey")
    table.act(0, "recall Bosun")
    return table


def taken(sampled: list[State]) -> set[frozenset[str]]:
    """Return what may have come back to seat 0's hand in these worlds."""
    candidates = {"Captain", "Bosun", "Cook", "Topman"}
    return {frozenset(names(world.hand[0]) & candidates) for world in sampled}


def test_a_surgeons_secret_may_be_anybody_of_the_cemetery() -> None:
    """Others think of all three, with the rest in the cemetery; the owner knows."""
    table = operated()
    assert taken(worlds(table.state, 1)) == {
        frozenset({"Captain"}),
        frozenset({"Bosun"}),
        frozenset({"Cook"}),
    }
    assert taken(worlds(table.state, 2)) == taken(worlds(table.state, 1))
    assert taken(worlds(table.state, 0)) == {frozenset({"Bosun"})}
    view = LIBERTALIA.view(LIBERTALIA.observe(table.state, 1), 1)
    assert view["doubtful"][0] == [rank("Cook"), rank("Bosun"), rank("Captain")]
    assert view["cemeteries"][0] == {"size": 2, "cards": []}
    assert view["hands"][0]["size"] == len(table.hand(0))
    own = LIBERTALIA.view(LIBERTALIA.observe(table.state, 0), 0)
    assert own["doubtful"] == [[], []]
    assert own["cemeteries"][0]["cards"] == [rank("Cook"), rank("Captain")]


def test_a_surgeons_secret_ends_when_the_card_is_played() -> None:
    """Then everybody knows who is left in the cemetery."""
    table = operated()
    table.act(0, "loot goods")
    assert table.asked == (0, "choose")
    table.act(0, "choose Bosun")
    table.act(1, f"choose {min(table.hand(1))}")
    view = LIBERTALIA.view(LIBERTALIA.observe(table.state, 1), 1)
    assert view["doubtful"][0] == []
    assert {"Captain", "Cook"} <= table.cemetery(0)
    assert all(names(world.cemetery[0]) >= {"Captain", "Cook"} for world in worlds(table.state, 1, 20))


def test_a_character_cannot_return_before_it_died() -> None:
    """The Topman dies after the operation: he is certainly in the cemetery."""
    table = operated()
    state = table.state
    state.den[0] |= 1 << rank("Topman")
    state.deck[:] = sorted(state.deck, key=lambda number: number != rank("Topman"))
    state.ship[0] = 0
    state.cemetery[0] |= 1 << rank("Topman")
    state.den[0] ^= 1 << rank("Topman")
    state.buried[0, rank("Topman")] = state.campaign * 4 + 1
    assert all("Topman" not in held for held in taken(worlds(state, 1)))
    assert all("Topman" in names(world.cemetery[0]) for world in worlds(state, 1))


# An independent witness of everything public keeps all worlds that fit; sampling must give just these.

World = tuple[frozenset[int], frozenset[int]]


class Witness:
    """Keeps every possible hand and cemetery of a seat, from what everybody saw happen."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.worlds: set[World] = {(frozenset(), frozenset())}

    def hear(self, event: Event) -> None:
        """Learn from an event as a spectator sees it."""
        mine = event.values.get("seat") == self.seat
        if event.name == "campaign":
            self.worlds = {(hand, frozenset()) for hand, _ in self.worlds}
        elif event.name == "dealt" or (event.name == "recruited" and mine):
            card = event.values["rank"]
            self.worlds = {(hand | {card}, dead) for hand, dead in self.worlds}
        elif event.name == "died" and mine:
            card = event.values["rank"]
            self.worlds = {(hand, dead | {card}) for hand, dead in self.worlds}
        elif event.name == "played" and mine:
            card = event.values["rank"]
            self.worlds = {(hand - {card}, dead) for hand, dead in self.worlds if card in hand}
        elif event.name == "operated" and mine:
            assert "rank" not in event.values
            self.worlds = {(hand | {card}, dead - {card}) for hand, dead in self.worlds for card in dead}


def ranks(characters: int) -> frozenset[int]:
    """Return a set of characters as ranks."""
    return frozenset(number for number in range(1, 31) if int(characters) >> number & 1)


EAGER = [rank(name) for name in ("Surgeon", "Recruiter", "Spanish Governor", "Mutineer", "Parrot")]
SURGEON, RECRUITER, GOVERNOR, *_ = EAGER


def eager_choice(state: State, seat: int) -> int:
    """Return whom a seat plays that wants many dead and many operations; 0 if it does not care."""
    hand, den = int(state.hand[seat]), int(state.den[seat])
    if hand >> SURGEON & 1 and int(state.cemetery[seat]).bit_count() > 2:
        return SURGEON
    if hand >> RECRUITER & 1 and den >> SURGEON & 1:
        return RECRUITER
    if hand >> GOVERNOR & 1 and den.bit_count() > 2:
        return GOVERNOR
    return 0


def deadly_game(seed: str, players: int) -> Iterator[tuple[State, list[Event]]]:
    """Play a game with many deaths and operations; yield each state with the events that led to it."""
    game_rng = generator(seed)
    state, events = LIBERTALIA.new_with_events(seed, players)
    # The eager ones are dealt first: everybody's hand and the deck are made anew.
    wanted = sorted((int(number) for number in state.deck), key=lambda number: number not in EAGER)
    state.deck[:] = wanted
    state.hand[:players] = sum(1 << number for number in wanted[:9])
    events = [event for event in events if event.name != "dealt"]
    events += [Event("dealt", {"rank": number}, frozenset({"rank"})) for number in wanted[:9]]
    LIBERTALIA.check(state)
    yield state, events
    while waiting := LIBERTALIA.waiting(state):
        seat = choose(game_rng, waiting)
        legal = LIBERTALIA.legal(state, seat)
        texts = dict(zip(map(LIBERTALIA.actions.text, legal), legal, strict=True))
        choice = eager_choice(state, seat)
        dear = [
            texts[text]
            for text in (
                f"choose {choice}",
                f"play {choice}",
                f"recall {SURGEON}",
                "loot officer",
                "loot saber",
            )
            if text in texts
        ]
        if not dear and LIBERTALIA.ask(state) == "choose":
            dear = [
                action
                for action in legal
                if (number := int(LIBERTALIA.actions.text(action).split()[1])) not in EAGER
                and not state.buried[seat, number]
            ]
        action = choose(game_rng, dear if dear and game_rng.random() < 0.8 else legal)
        yield state, LIBERTALIA.apply(state, seat, action)


def test_sampled_worlds_are_exactly_those_consistent_with_the_observations() -> None:
    """A witness who keeps every possible world agrees with the sampler, in all of many deadly games."""
    most = 0
    for number in range(20) if compiles() else (3, 4):
        players = 2 + number % 2
        rng = fast_rng.stream(f"witness {number}")
        witnesses = [Witness(seat) for seat in range(players)]
        for state, events in deadly_game(f"witness {number}", players):
            for witness in witnesses:
                for event in seen(events, None):
                    witness.hear(event)
            observation = LIBERTALIA.observe(state, players)
            secret = [witness for witness in witnesses if len(witness.worlds) > 1]
            if not secret and number % 10:
                continue
            samples = [LIBERTALIA.determinize(observation, rng) for _ in range(40 if secret else 1)]
            for witness in witnesses:
                seat = witness.seat
                truth = ranks(state.hand[seat]), ranks(state.cemetery[seat])
                assert truth in witness.worlds
                found = {(ranks(world.hand[seat]), ranks(world.cemetery[seat])) for world in samples}
                assert found <= witness.worlds, f"seed 'witness {number}', seat {seat}"
                if len(witness.worlds) <= 3:
                    assert found == witness.worlds, f"seed 'witness {number}', seat {seat}"
                most = max(most, len(witness.worlds))
                known = frozenset.intersection(*(hand for hand, _ in witness.worlds))
                assert ranks(observation.hand[seat]) == known
                view = LIBERTALIA.view(observation, players)
                assert view["hands"][seat]["size"] == len(truth[0])
                assert view["cemeteries"][seat]["size"] == len(truth[1])
                possible = frozenset.union(*(hand for hand, _ in witness.worlds))
                assert view["doubtful"][seat] == sorted(possible - known)
    assert most > 6
