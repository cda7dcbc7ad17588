"""A game of an arena: the same in machine code, from Python, and from its record."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.arena.some_bots import Listening
from tests.support.arena import settings
from tricorne.arena.outcome import Outcome
from tricorne.arena.runner import TIMED_DEALS, GameRunner
from tricorne.games import GAMES
from tricorne.match import Match, record

FIRST = "python:tests.arena.some_bots:First"
FAILING = "python:tests.arena.some_bots:Failing"
LISTENING = "python:tests.arena.some_bots:Listening"


def past_the_timed(dealer: GameRunner) -> range:
    """Return the numbers of one deal's games in which nobody is timed."""
    first = next(number for number in range(1, 10_000) if dealer.schedule[number].deal == TIMED_DEALS)
    return range(first, first + 4)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "bots", [["greedy", "random", "planner", "greedy"], ["greedy", FIRST, "random", FIRST]]
)
def test_machine_code_plays_what_python_plays(game: str, bots: Sequence[str]) -> None:
    dealer = GameRunner(settings(bots, game=game))
    for number in past_the_timed(dealer):
        compiled, asked = dealer.play(number), dealer.play(number, in_machine_code=False)
        assert compiled.record == asked.record
        assert compiled.result == asked.result
        assert set(compiled.times) == {seat for seat, name in enumerate(compiled.seats) if name == FIRST}
        assert set(asked.times) == {0, 1, 2, 3}


def test_a_record_has_the_bots_and_plays_again(tmp_path: Path) -> None:
    dealer = GameRunner(settings(["greedy", "random"]))
    played = dealer.play(2)
    file = tmp_path / "game.tricorne"
    file.write_text(played.record, "utf-8")
    assert record.read(file).seats == played.seats
    assert Match.load(file).result == played.result


def test_policies_are_timed_in_the_first_game_of_the_first_deals() -> None:
    dealer = GameRunner(settings(["greedy", "random", "greedy", "random"]))
    timed = [number for number in range(1, 200) if dealer.timed(dealer.schedule[number])]
    assert len(timed) == TIMED_DEALS
    assert timed[0] == 1
    assert set(dealer.play(1).times) == {0, 1, 2, 3}
    assert dealer.play(2).times == {}


def test_a_bot_that_fails_is_counted_and_the_game_goes_on() -> None:
    dealer = GameRunner(settings(["greedy", FAILING]))
    played = dealer.play(1)
    assert played.failures
    assert {played.seats[failure.seat] for failure in played.failures} == {FAILING}
    assert {failure.problem.key for failure in played.failures} == {"bot-illegal"}
    assert Outcome.from_json(json.loads(played.line())).failures == played.failures


def test_a_bot_that_listens_hears_the_game_and_changes_nothing() -> None:
    listened = GameRunner(settings([LISTENING, "random"]))
    number = past_the_timed(listened)[0]
    Listening.heard.clear()
    played = listened.play(number)
    assert len(Listening.heard) > played.moves
