"""Catanatron: its own random players at its own `Game.play`."""

from __future__ import annotations

from importlib import import_module

from benchmarks.random_play.worker import PLAYERS, Worker, stay_on_one_core


def worker() -> Worker:
    """Play Catan; every action counts, rolls of the dice and ends of turns too."""
    stay_on_one_core()
    catanatron = import_module("catanatron")
    colors = list(catanatron.Color)[:PLAYERS]

    def work() -> int:
        game = catanatron.Game([catanatron.RandomPlayer(color) for color in colors])
        game.play()
        return len(game.state.actions)

    return Worker(work)
