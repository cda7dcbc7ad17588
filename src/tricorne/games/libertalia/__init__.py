"""Libertalia, Paolo Mori's game of retiring pirates."""

from tricorne.games.libertalia.game import Libertalia

__all__ = ["Libertalia"]
