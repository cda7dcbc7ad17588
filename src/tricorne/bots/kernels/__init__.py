"""Compiled entry points of the bots: policies and search, made from a game's rules and its heuristics."""
