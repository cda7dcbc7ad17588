"""Shared test helpers: readable positions, random walks, indistinguishable worlds."""
