"""Liberté, Martin Wallace's game of the French Revolution."""

from tricorne.games.liberte.game import Liberte

__all__ = ["Liberte"]
