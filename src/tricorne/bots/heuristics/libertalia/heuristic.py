"""How good an action or a position is."""

from __future__ import annotations

from tricorne.bots.heuristics.libertalia.action_value import answer_worth, choose, loot
from tricorne.bots.heuristics.libertalia.planner import plan
from tricorne.bots.heuristics.libertalia.position_value import expect
from tricorne.games.compiled import rule, whole
from tricorne.games.libertalia.state import Box, State
from tricorne.games.libertalia.vocabulary import Ask

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
