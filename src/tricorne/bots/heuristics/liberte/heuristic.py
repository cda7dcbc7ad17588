"""What the bots' kernels use of this game's heuristics, see `bots.kernels.bot_kernels`."""

from tricorne.bots.heuristics.liberte.action_value import action_value
from tricorne.bots.heuristics.liberte.planner import planner_values
from tricorne.bots.heuristics.liberte.position_value import expected_points
from tricorne.bots.heuristics.liberte.tuning import TUNING, is_quiet

__all__ = ["TUNING", "action_value", "expected_points", "is_quiet", "planner_values"]
