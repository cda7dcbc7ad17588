"""A redeal: what is hidden is dealt anew, what is known stays, and nobody can go back past it."""

from __future__ import annotations

import os
from itertools import combinations

import numpy as np
import pytest

from tests.support.records import box, random_game
from tests.support.walks import choose, generator, walk
from tricorne.errors import BadRecord
from tricorne.games import GAMES, fast_rng, game_rng
from tricorne.games.game import Game, State
from tricorne.match import Match
from tricorne.match.match import UndoRefused
from tricorne.match.record import parse

SEED = os.environ.get("TRICORNE_SEED", "redeal")
EVERY = 61
SECRET = "5f" * 32
OTHER = "a0" * 32


def redealt(game: Game, state: State, kept: tuple[int, ...], seed: str = SECRET) -> State:
    """Return a copy of a state with everything dealt anew that is hidden from the kept seats."""
    again = game.copy(state)
    again.random[:] = game_rng.dealt(seed)
    game.redeal(again, kept)
    return again


def unchosen(game: Game, observation: State, kept: tuple[int, ...]) -> bytes:
    """Return an observation without the choices of Libertalia's sunrise that a redeal asks for again."""
    seen = game.copy(observation)
    if game.name == "libertalia":
        for seat in range(int(seen.players)):
            if seat not in kept:
                seen.chosen[seat] = 0
    found: bytes = seen.tobytes()
    return found


def positions(game: Game) -> list[State]:
    """Return positions of random games with all numbers of players."""
    found = []
    for players in game.players:
        seed = f"{SEED} {players}"
        print(f"TRICORNE_SEED={SEED!r}, {players} players")
        for number, (state, seat, _) in enumerate(walk(game, seed, players)):
            if number % EVERY == 0 and seat >= 0:
                found.append(game.copy(state))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_kept_seats_and_spectators_see_no_difference(name: str) -> None:
    game = box(name)
    different = 0
    for state in positions(game):
        players = int(state.players)
        for kept in [(), (0,), (players - 1,), *list(combinations(range(players), 2))[:2]]:
            again = redealt(game, state, kept)
            game.check(again)
            for seat in (*kept, players):
                before = unchosen(game, game.observe(state, seat), kept)
                assert before == unchosen(game, game.observe(again, seat), kept)
            others = [seat for seat in range(players) if seat not in kept]
            different += any(
                game.observe(state, seat).tobytes() != game.observe(again, seat).tobytes() for seat in others
            )
            assert game.waiting(again)
    assert different


@pytest.mark.parametrize("name", GAMES)
def test_the_new_deal_depends_only_on_what_the_kept_seat_knows(name: str) -> None:
    game = box(name)
    rng = fast_rng.stream(SEED)
    worlds = 0
    for number, state in enumerate(positions(game)):
        seat = number % int(state.players)
        world = game.determinize(game.observe(state, seat), rng)
        worlds += world.tobytes() != state.tobytes()
        assert redealt(game, state, (seat,)).tobytes() == redealt(game, world, (seat,)).tobytes()
    assert worlds


@pytest.mark.parametrize("name", GAMES)
def test_another_seed_gives_another_deal(name: str) -> None:
    game = box(name)
    state = game.new("a seed that a page knows", game.players[-1])
    deck = redealt(game, state, (0,)).deck
    assert not np.array_equal(deck, redealt(game, state, (0,), OTHER).deck)
    assert not np.array_equal(deck, state.deck)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_can_be_played_to_its_end_after_a_redeal(name: str) -> None:
    game = box(name)
    for players in game.players:
        print(f"TRICORNE_SEED={SEED!r}, {players} players")
        rng = generator(f"{SEED} {players}")
        match = Match(game, players, "a seed that a page knows")
        dealt_at = int(rng.integers(0, 60))
        while waiting := match.waiting():
            if len(match.played) == dealt_at:
                match.redeal((0,), SECRET)
                waiting = match.waiting()
            seat = choose(rng, waiting)
            match.play(seat, choose(rng, game.legal(match.state, seat)))
            game.check(match.state)
        again = Match.from_record(parse(match.record().text().encode(), "a.tricorne"))
        assert again.state.tobytes() == match.state.tobytes()
        assert again.record().text() == match.record().text()
        for moves in (0, dealt_at, dealt_at + 1, len(match.played)):
            assert again.state_after(moves).tobytes() == match.state_after(moves).tobytes()


@pytest.mark.parametrize("name", GAMES)
def test_nobody_can_go_back_past_a_redeal(name: str) -> None:
    kept = random_game(name, seed="redeal")
    match = Match.opened(kept)
    for move in kept.moves[:20]:
        match.play(move.seat, move.action)
    match.rewind(20)
    match.redeal((0, 1), SECRET)
    assert not match.restreams, "the new seed has its own streams"
    after = match.state.tobytes()
    for seat in range(match.players):
        with pytest.raises(UndoRefused, match="error-undo-nothing"):
            match.undo(seat)
    with pytest.raises(UndoRefused, match="error-rewind-redealt"):
        match.rewind(19)
    assert match.state.tobytes() == after
    seat = match.waiting()[0]
    match.play(seat, match.game.legal(match.state, seat)[0])
    match.rewind(20)
    assert match.state.random.tobytes() == game_rng.dealt(SECRET, 2).tobytes(), "streams are counted on"
    match.state.random[:] = np.frombuffer(after, match.game.layout)[0].random
    assert match.state.tobytes() == after, "the hands stay"
    text = match.record().text()
    assert f"redeal: keep 0 1; seed {SECRET}\nstream: 2\n" in text
    assert Match.from_record(parse(text.encode(), "a.tricorne")).record().text() == text


def test_records_without_a_redeal_keep_their_format() -> None:
    match = Match(box("libertalia"), 2, "s")
    assert match.record().text().startswith("tricorne record 1\n")
    match.redeal((), SECRET)
    assert match.record().text().startswith("tricorne record 2\n")
    assert f"redeal: keep; seed {SECRET}\n" in match.record().text()


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ("redeal: keep 0 1", "record-redeal"),
        (f"redeal: keep 1 0; seed {SECRET}", "record-redeal"),
        (f"redeal: keep 0 0; seed {SECRET}", "record-redeal"),
        (f"redeal: keep 0; seed {SECRET[1:]}", "record-redeal"),
        (f"redeal: keep 0; seed {SECRET}\nredeal: keep 0; seed {SECRET}", "record-redeal"),
        (f"stream: 1\nredeal: keep 0; seed {SECRET}", "record-redeal"),
        (f"redeal: keep 2; seed {SECRET}", "record-seat"),
        (f"redeal: keep 0; seed {SECRET}\nplayers: 2", "record-header-twice"),
    ],
)
def test_a_wrong_redeal_is_reported(wrong: str, key: str) -> None:
    text = Match(box("libertalia"), 2, "s").record().text().replace("record 1", "record 2", 1)
    with pytest.raises(BadRecord, match=key):
        parse(f"{text}{wrong}\n".encode(), "a.tricorne")


def test_format_1_and_the_first_rules_have_no_redeals() -> None:
    line = f"redeal: keep 0; seed {SECRET}\n"
    text = Match(box("libertalia"), 2, "s").record().text()
    old = Match(box("libertalia"), 2, "s", rules=1).record().text().replace("record 1", "record 2", 1)
    for wrong in (text + line, old + line):
        with pytest.raises(BadRecord, match="record-header-unknown"):
            parse(wrong.encode(), "a.tricorne")


@pytest.mark.parametrize("name", GAMES)
def test_nobody_sees_the_position_from_before_a_redeal(name: str) -> None:
    game = box(name)
    match = Match(game, game.players[0], "views before and after")
    match.play(seat := match.waiting()[0], game.legal(match.state, seat)[0])
    before = match.position
    match.redeal([0], SECRET)
    fresh = game.position(match.state)
    for seen, expected, old in zip(
        match.position.observations, fresh.observations, before.observations, strict=True
    ):
        assert seen.record.tobytes() == expected.record.tobytes()
        assert seen is not old
