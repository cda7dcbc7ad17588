"""How good an action or a position is."""

from __future__ import annotations

from tricorne.bots.libertalia.answers import answer_worth, choose, loot
from tricorne.bots.libertalia.forecast import expect
from tricorne.bots.libertalia.planning import plan
from tricorne.games.compiled import rule, whole
from tricorne.games.libertalia.actions import Ask
from tricorne.games.libertalia.records import Box, State

__all__ = ["appeal", "expect", "plan"]


@rule
def appeal(box: Box, seen: State, seat: int, action: int) -> float:
    """Tell at a glance how good an action looks, in points."""
    # The two questions that are asked most often come first.
    if seen.ask == Ask.CHOOSE:
        return choose(box, seen, seat, action)
    if seen.ask == Ask.LOOT:
        return loot(box, seen, seat, action)
    return answer_worth(whole(seen.ask), box, seen, seat, action)
