"""Bots are made by name, each with its own random stream."""

from __future__ import annotations

import pytest

from tests.support.records import box
from tricorne import bots
from tricorne.errors import BadOption
from tricorne.games import GAMES
from tricorne.match import Match


@pytest.mark.parametrize("name", GAMES)
def test_random_bots_play_a_whole_game(name: str) -> None:
    def played(seed: str) -> str:
        match = Match(box(name), 3, "bots")
        players = [bots.make("random", match.game, seat, f"{seed} {seat}") for seat in range(3)]
        while waiting := match.waiting():
            seat = waiting[0]
            legal = match.game.legal(match.state, seat)
            match.play(seat, players[seat].choose(match.observe(seat), legal))
        return match.record().text()

    assert played("a") == played("a")
    assert played("a") != played("b")


def test_an_unknown_bot_is_rejected_with_the_known_ones() -> None:
    with pytest.raises(BadOption) as caught:
        bots.make("stockfish", box("liberte"), 0, "s")
    assert caught.value.message.arguments["bot"] == "stockfish"
    assert set(bots.BOTS) < set(str(caught.value.message.arguments["right"]).split(", "))
