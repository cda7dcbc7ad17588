"""Everything that the people at a table need to know of a position, by one call of the rules."""

from __future__ import annotations

from typing import Any

from tricorne.backends.rule import rule, widen
from tricorne.games.playout import Rule
from tricorne.games.struct import Array


def surveyed_position(rules: Any, observe: Rule, facts: Rule) -> Rule:
    """Make the rule that observes a position from every seat, and as a spectator."""
    waiting, legal = rules.waiting, rules.legal

    @rule
    def survey(box: Any, game: Any, seen: Array, found: Array, actions: Array, counts: Array) -> int:
        """Write the observation, its facts and the legal actions of each seat; return who is asked.

        The row after those of the players is for spectators. `seen` and `found` are empty before.
        """
        asked = waiting(game)
        players = widen(game.players)
        for seat in range(players + 1):
            observe(game, seat, seen[seat])
            facts(box, seen[seat], found[seat])
        if asked != 0:
            for seat in range(players):
                counts[seat] = legal(box, game, seat, actions[seat])
        return asked

    return survey
