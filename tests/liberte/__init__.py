"""Liberté: the rulings by number, the rulebook's examples, and what must hold in any game."""
