"""Heuristics, by game: the value of an action or a position, without or with little search."""
