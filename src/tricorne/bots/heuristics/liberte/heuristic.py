"""How good an action or a position is."""

from tricorne.bots.heuristics.liberte.action_value import appeal
from tricorne.bots.heuristics.liberte.planner import plan
from tricorne.bots.heuristics.liberte.position_value import expect

__all__ = ["appeal", "expect", "plan"]
