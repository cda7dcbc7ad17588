"""Information-set Monte Carlo tree search (ISMCTS) with PUCT selection, as compiled rules."""
