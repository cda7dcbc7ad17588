"""Bots are found by name, and have a random stream of their own."""

from __future__ import annotations

import pytest

from tests.support.records import box
from tricorne import bots
from tricorne.errors import BadOption
from tricorne.games import GAMES
from tricorne.match import Match


@pytest.mark.parametrize("name", GAMES)
def test_random_bots_play_a_game_to_its_end(name: str) -> None:
    def played(seed: str) -> str:
        table = Match(box(name), 3, "bots")
        players = [bots.make("random", table.game, seat, f"{seed} {seat}") for seat in range(3)]
        while waiting := table.waiting():
            seat = waiting[0]
            legal = table.game.legal(table.state, seat)
            table.play(seat, players[seat].choose(table.observe(seat), legal))
        return table.record().text()

    assert played("a") == played("a")
    assert played("a") != played("b")


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption) as caught:
        bots.make("stockfish", box("liberte"), 0, "s")
    assert caught.value.message.arguments["bot"] == "stockfish"
    assert set(bots.BOTS) < set(str(caught.value.message.arguments["right"]).split(", "))
