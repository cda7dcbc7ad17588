"""Undo is decided by what was revealed; here many imagined worlds check that nothing slips through."""

from __future__ import annotations

import pytest

from tests.support.records import box, random_game
from tricorne.games import GAMES, fast_rng
from tricorne.games.events import seen
from tricorne.match import Match
from tricorne.match.match import UndoRefused

WORLDS = 60


def told_something(playing: Match, seed: str) -> bool:
    """Whether the last move looks different in any of many worlds that its seat could not tell apart."""
    game, last = playing.game, playing.played[-1]
    seat, action = last.move.seat, last.move.action
    before = playing.state_after(len(playing.played) - 1)
    known = game.observe(before, seat)
    after, told = playing.observe(seat).tobytes(), seen(last.events, seat)
    rng = fast_rng.stream(seed)
    for _ in range(WORLDS):
        world = game.determinize(known, rng)
        if seen(game.apply(world, seat, action), seat) != told:
            return True
        if game.observe(world, seat).tobytes() != after:
            return True
    return False


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_no_move_that_told_something_is_taken_back(name: str) -> None:
    allowed = refused = 0
    for number in range(3):
        kept = random_game(name, seed=f"undo {number}")
        playing = Match.opened(kept)
        for move in kept.moves[:250]:
            playing.play(move.seat, move.action)
            try:
                playing.check_undo(move.seat)
            except UndoRefused:
                refused += 1
            else:
                allowed += 1
                assert not told_something(playing, f"worlds {number}"), playing.game.actions.text(move.action)
    assert refused
    assert allowed or name == "libertalia"


@pytest.mark.parametrize("name", GAMES)
def test_a_rewind_begins_another_stream_and_closes_the_way_back(name: str) -> None:
    kept = random_game(name, seed="rewind")
    playing = Match.opened(kept)
    for move in kept.moves[:30]:
        playing.play(move.seat, move.action)
    before = playing.state_after(20)
    playing.rewind(20)
    assert playing.state.random.tobytes() != before.random.tobytes()
    assert [(begun.moves, begun.stream) for begun in playing.restreams] == [(20, 1)]
    with pytest.raises(UndoRefused, match="error-undo-nothing"):
        playing.undo(kept.moves[19].seat)
    first = playing.state.random.tobytes()
    playing.rewind(20)
    assert playing.state.random.tobytes() != first, "a stream is never used again"
    playing.rewind(10)
    assert [(begun.moves, begun.stream) for begun in playing.restreams] == [(10, 3)]
    seat = playing.waiting()[0]
    playing.play(seat, playing.game.legal(playing.state, seat)[0])
    again = Match.from_record(playing.record())
    assert again.state.tobytes() == playing.state.tobytes()
    assert playing.state_after(len(playing.played)).tobytes() == playing.state.tobytes()
    again.rewind(5)
    assert again.restreams[-1].stream == 4, "streams are counted on from the record"


@pytest.mark.parametrize("name", GAMES)
def test_games_of_version_1_keep_their_only_stream(name: str) -> None:
    game = box(name)
    playing = Match(game, game.players[0], "old", rules=1)
    start = playing.state.tobytes()
    seat = playing.waiting()[0]
    playing.play(seat, game.legal(playing.state, seat)[0])
    playing.rewind(0)
    assert playing.state.tobytes() == start
    assert not playing.restreams
