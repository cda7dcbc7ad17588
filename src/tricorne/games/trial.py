"""A trial of components: whole games at random, with all invariants checked, before anybody plays with them.

It finds sets that leave a seat without a legal action, that never end, or that break an invariant. What it
does not find is caught when it happens: rules on such components run on a guarded backend.
"""

from __future__ import annotations

from itertools import cycle

from tricorne.errors import BadComponents, RulesStopped
from tricorne.games import fast_rng
from tricorne.games.game import Game

GAMES_EACH = 2
"""How many games are played for each number of players."""


def try_out(game: Game) -> None:
    """Play some games with the components of a game; raise `BadComponents` if one cannot be finished."""
    choices = [cycle(option.values) for option in game.options]
    for players in game.players:
        for number in range(GAMES_EACH):
            options = {
                option.name: next(values) for option, values in zip(game.options, choices, strict=True)
            }
            name = f"trial {players} {number}"
            try:
                state = game.new(name, players, options)
                _, problem = game.checked_game(state, fast_rng.stream(name))
            except RulesStopped as stopped:
                problem = str(stopped.message.arguments["kernel"])
            if problem:
                raise BadComponents(
                    "components-unplayable", file=game.file.name, players=players, problem=problem
                )
