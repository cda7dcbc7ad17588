"""Libertalia: the rulings by number, every character, and what must hold in any game."""
