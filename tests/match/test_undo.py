"""Undo is allowed if nothing was revealed; many sampled worlds check that rule."""

from __future__ import annotations

import pytest

from tests.support.records import box, random_game
from tricorne.games import GAMES, fast_rng
from tricorne.games.events import seen
from tricorne.match import Match
from tricorne.match.match import UndoRefused

WORLDS = 60


def reveals_something(match: Match, seed: str) -> bool:
    """Whether the last move looks different in any of many worlds that its seat cannot distinguish."""
    game, last = match.game, match.played[-1]
    seat, action = last.move.seat, last.move.action
    before = match.state_after(len(match.played) - 1)
    known = game.observe(before, seat)
    after, told = match.observe(seat).tobytes(), seen(last.events, seat)
    rng = fast_rng.stream(seed)
    for _ in range(WORLDS):
        world = game.determinize(known, rng)
        if seen(game.apply(world, seat, action), seat) != told:
            return True
        if game.observe(world, seat).tobytes() != after:
            return True
    return False


@pytest.mark.parametrize("name", GAMES)
def test_what_is_foreseen_happens_and_follows_from_what_the_seat_observes(name: str) -> None:
    told = 0
    kept = random_game(name, seed="foresee")
    match, rng = Match.opened(kept), fast_rng.stream("foresee worlds")
    for move in kept.moves[:200]:
        foreseen = match.foresee(move.seat, move.action)
        world = match.game.determinize(match.observe(move.seat), rng)
        for events in (
            match.game.apply(world, move.seat, move.action),
            match.play(move.seat, move.action).events,
        ):
            assert seen(events, move.seat)[: len(foreseen)] == foreseen
        told += len(foreseen)
    assert told > 100


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_no_move_that_revealed_something_can_be_undone(name: str) -> None:
    allowed = refused = 0
    for number in range(3):
        kept = random_game(name, seed=f"undo {number}")
        match = Match.opened(kept)
        for move in kept.moves[:250]:
            match.play(move.seat, move.action)
            try:
                match.check_undo(move.seat)
            except UndoRefused:
                refused += 1
            else:
                allowed += 1
                assert not reveals_something(match, f"worlds {number}"), match.game.actions.text(move.action)
    assert refused
    assert allowed or name == "libertalia"


@pytest.mark.parametrize("name", GAMES)
def test_a_rewind_starts_another_stream_and_cannot_be_undone(name: str) -> None:
    kept = random_game(name, seed="rewind")
    match = Match.opened(kept)
    for move in kept.moves[:30]:
        match.play(move.seat, move.action)
    before = match.state_after(20)
    match.rewind(20)
    assert match.state.random.tobytes() != before.random.tobytes()
    assert [(begun.moves, begun.stream) for begun in match.restreams] == [(20, 1)]
    with pytest.raises(UndoRefused, match="error-undo-nothing"):
        match.undo(kept.moves[19].seat)
    first = match.state.random.tobytes()
    match.rewind(20)
    assert match.state.random.tobytes() != first, "a stream is never used again"
    match.rewind(10)
    assert [(begun.moves, begun.stream) for begun in match.restreams] == [(10, 3)]
    seat = match.waiting()[0]
    match.play(seat, match.game.legal(match.state, seat)[0])
    again = Match.from_record(match.record())
    assert again.state.tobytes() == match.state.tobytes()
    assert match.state_after(len(match.played)).tobytes() == match.state.tobytes()
    again.rewind(5)
    assert again.restreams[-1].stream == 4, "streams are counted on from the record"


@pytest.mark.parametrize("name", GAMES)
def test_games_of_version_1_keep_their_only_stream(name: str) -> None:
    game = box(name)
    match = Match(game, game.players[0], "old", rules=1)
    start = match.state.tobytes()
    seat = match.waiting()[0]
    match.play(seat, game.legal(match.state, seat)[0])
    match.rewind(0)
    assert match.state.tobytes() == start
    assert not match.restreams
