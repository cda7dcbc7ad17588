"""Heuristics: what bots know of each game."""
