"""How good an action or a position is."""

from tricorne.bots.liberte.forecast import expect
from tricorne.bots.liberte.glance import appeal
from tricorne.bots.liberte.planning import plan

__all__ = ["appeal", "expect", "plan"]
