"""Thousands of games at once, in arrays that the compiled rules write into directly."""

from tricorne.bots.batch import GameBatch as VectorEnv
from tricorne.bots.batch import Step

__all__ = ["Step", "VectorEnv"]
