"""Compiled bots: policies and search as machine code, made from a game's rules and its heuristics."""
