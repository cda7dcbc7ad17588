"""Computation outside the event loop: bots and win probabilities."""
