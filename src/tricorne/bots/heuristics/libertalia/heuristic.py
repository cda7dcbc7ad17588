"""What the bots' kernels use of this game's heuristics, see `bots.kernels.bot_kernels`."""

from tricorne.bots.heuristics.libertalia.action_value import action_value
from tricorne.bots.heuristics.libertalia.planner import planner_values
from tricorne.bots.heuristics.libertalia.position_value import expected_points
from tricorne.bots.heuristics.libertalia.tuning import TUNING, is_quiet

__all__ = ["TUNING", "action_value", "expected_points", "is_quiet", "planner_values"]
