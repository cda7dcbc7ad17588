"""The heuristics for this game."""
