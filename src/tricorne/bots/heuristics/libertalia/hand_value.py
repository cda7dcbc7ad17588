"""The value of a character that is kept in hand.

All seats hold about the same cards, and a campaign ends before they are all
played: so these are differences to an average card. They are fitted to what the
holders gained in many games between planners.
"""

from __future__ import annotations

import numpy as np

from tricorne.backends.rule import inlined, widen
from tricorne.games.libertalia.campaign import FIRST_HAND
from tricorne.games.libertalia.state import CAMPAIGNS, DAYS, RANKS, Character, State
from tricorne.games.struct import Array

# By character: its gain in this campaign if it is held on the first day and on the last, and its gain
# in a later campaign.
USES = {
    Character.PARROT: (1.0, 0.2, -0.2),
    Character.MONKEY: (-0.3, 0.6, -0.4),
    Character.BEGGAR: (1.1, 1.0, 0.7),
    Character.RECRUITER: (-1.0, -0.3, 0.1),
    Character.CABIN_BOY: (-1.0, -0.3, -0.5),
    Character.PREACHER: (0.2, 0.3, 0.3),
    Character.BARKEEP: (0.8, -0.2, 1.0),
    Character.WAITRESS: (-0.6, 0.0, -0.4),
    Character.CARPENTER: (-1.2, -0.1, -0.6),
    Character.FRENCH_OFFICER: (-0.5, 0.0, 0.0),
    Character.VOODOO_WITCH: (0.9, 1.2, 0.6),
    Character.FREED_SLAVE: (1.8, -0.1, 2.1),
    Character.MUTINEER: (0.8, 0.1, 1.0),
    Character.BRUTE: (0.9, 0.4, 0.7),
    Character.GUNNER: (-1.5, -0.4, -0.9),
    Character.TOPMAN: (0.0, -0.2, 0.2),
    Character.SPANISH_SPY: (-0.8, -0.2, -0.5),
    Character.COOK: (0.0, -0.2, 0.4),
    Character.BOSUN: (1.2, 1.0, 1.2),
    Character.ARMORER: (1.1, 0.1, 1.2),
    Character.MERCHANT: (1.0, 0.8, 1.0),
    Character.SURGEON: (0.4, 0.1, 1.0),
    Character.TREASURER: (1.5, 1.1, 1.5),
    Character.GAMBLER: (1.9, 0.7, 1.9),
    Character.GOVERNORS_DAUGHTER: (1.9, 0.4, 2.0),
    Character.QUARTERMASTER: (0.3, 0.3, 0.3),
    Character.GRANNY_WATA: (2.9, 0.6, 2.7),
    Character.FIRST_MATE: (3.4, 2.5, 2.1),
    Character.CAPTAIN: (3.3, 1.2, 2.6),
    Character.SPANISH_GOVERNOR: (1.6, 0.7, 2.1),
}

# The cards left in hand when the campaign is over.
SPARE = 3.0


def _hand_values() -> Array:
    """Tabulate the values by campaign, day and rank."""
    values = np.zeros((CAMPAIGNS + 1, DAYS + 2, RANKS + 1))
    for campaign in range(1, CAMPAIGNS + 1):
        for day in range(1, DAYS + 2):
            left = SPARE / (FIRST_HAND + 1 - day)
            late = (day - 1) / (DAYS - 1)
            for character, (first, last, later) in USES.items():
                now = first + (last - first) * late if day <= DAYS else 0.0
                values[campaign, day, character] = now + (left * later if campaign < CAMPAIGNS else 0.0)
    return values


HAND_VALUES = _hand_values()


@inlined
def hand_value(game: State, rank: int, day: int) -> float:
    """Return the value of a character in hand on a day; the day after the last is for cards that are kept."""
    return HAND_VALUES[widen(game.campaign), day, rank]
