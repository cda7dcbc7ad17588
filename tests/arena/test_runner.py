"""A game of a tournament: the same in machine code, from Python, and from its record."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.arena.some_bots import Following
from tests.support.arena import settings
from tricorne.arena.outcome import Outcome
from tricorne.arena.runner import TIMED_DEALS, GameRunner
from tricorne.games import GAMES
from tricorne.match import Match, record

FIRST = "python:tests.arena.some_bots:First"
FAILING = "python:tests.arena.some_bots:Failing"
FOLLOWING = "python:tests.arena.some_bots:Following"


def untimed_games(runner: GameRunner) -> range:
    """Return the numbers of the games of a deal in which policies are not timed."""
    first = next(number for number in range(1, 10_000) if runner.schedule[number].deal == TIMED_DEALS)
    return range(first, first + 4)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "bots", [["greedy", "random", "planner", "greedy"], ["greedy", FIRST, "random", FIRST]]
)
def test_machine_code_plays_what_python_plays(game: str, bots: Sequence[str]) -> None:
    runner = GameRunner(settings(bots, game=game))
    for number in untimed_games(runner):
        compiled, asked = runner.play(number), runner.play(number, in_machine_code=False)
        assert compiled.record == asked.record
        assert compiled.result == asked.result
        assert set(compiled.latencies) == {seat for seat, name in enumerate(compiled.seats) if name == FIRST}
        assert set(asked.latencies) == {0, 1, 2, 3}


def test_a_record_names_the_bots_and_can_be_replayed(tmp_path: Path) -> None:
    runner = GameRunner(settings(["greedy", "random"]))
    played = runner.play(2)
    file = tmp_path / "game.tricorne"
    file.write_text(played.record, "utf-8")
    assert record.read(file).seats == played.seats
    assert Match.load(file).result == played.result


def test_policies_are_timed_in_the_first_game_of_the_first_deals() -> None:
    runner = GameRunner(settings(["greedy", "random", "greedy", "random"]))
    timed = [number for number in range(1, 200) if runner.is_timed(runner.schedule[number])]
    assert len(timed) == TIMED_DEALS
    assert timed[0] == 1
    assert set(runner.play(1).latencies) == {0, 1, 2, 3}
    assert runner.play(2).latencies == {}


def test_a_bot_that_fails_is_counted_and_the_game_goes_on() -> None:
    runner = GameRunner(settings(["greedy", FAILING]))
    played = runner.play(1)
    assert played.failures
    assert {played.seats[failure.seat] for failure in played.failures} == {FAILING}
    assert {failure.problem.key for failure in played.failures} == {"bot-illegal"}
    assert Outcome.from_json(json.loads(played.json_line())).failures == played.failures


def test_a_bot_that_follows_events_receives_them() -> None:
    runner = GameRunner(settings([FOLLOWING, "random"]))
    number = untimed_games(runner)[0]
    Following.followed.clear()
    played = runner.play(number)
    assert len(Following.followed) > played.moves
