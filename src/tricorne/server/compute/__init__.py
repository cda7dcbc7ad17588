"""Computation outside the event loop: bots, win probabilities, compiling."""
