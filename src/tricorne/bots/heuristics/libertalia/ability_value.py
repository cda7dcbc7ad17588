"""What a character on the ship does for its owner by day, in doubloons."""

from __future__ import annotations

import numpy as np

from tricorne.bots.heuristics.libertalia.booty_value import ANY_TOKEN, heap_worth, loss_of
from tricorne.bots.heuristics.libertalia.den_value import den_worth
from tricorne.bots.heuristics.libertalia.hand_value import hand_worth
from tricorne.games.compiled import inlined, rule, whole
from tricorne.games.libertalia.booty import total
from tricorne.games.libertalia.crew import by_rank, count, has, lowest
from tricorne.games.libertalia.day import ALMS, POOR, SHOT, SUPPORT, THREE_ALIKE, TWO_ALIKE
from tricorne.games.libertalia.state import KINDS, OFFICER, RANKS, RELIC, SEATS, Box, Character, State

# To see all others before choosing.
HINDSIGHT = 2.0
# What the victim of a Brute or a Gunner would have been worth.
STRUCK = 6.0
# The Surgeon's patient.
PATIENT = 2.0

# A rival's loss is felt against one of them only.
SHARES = np.array([1.0 / max(1, players - 1) for players in range(SEATS + 1)])


@inlined
def share(game: State) -> float:
    """Tell what another's loss is worth: it is felt against one rival only."""
    return SHARES[whole(game.players)]


@rule
def recall_worth(box: Box, game: State, seat: int, rank: int) -> float:
    """Tell what is gained when a character leaves the den for the hand."""
    return hand_worth(game, rank, whole(game.day) + 1) - den_worth(box, game, seat, rank)


@rule
def trade_worth(box: Box, game: State, seat: int, number: int, kind: int) -> float:
    """Tell what is gained by a trade."""
    price = TWO_ALIKE if number == 2 else THREE_ALIKE
    return price - loss_of(box, game, seat, kind, number)


@rule
def monkey(box: Box, game: State, seat: int) -> float:
    """Hand relics on: one's own gain, and a rival's loss."""
    return -1.0 * whole(game.booty[seat, RELIC]) * whole(box.worth[RELIC]) * (1.0 + share(game))


@rule
def recruiter(box: Box, game: State, seat: int) -> float:
    """Take the best one back."""
    best, crew = 0.0, whole(game.den[seat])
    while crew != 0:
        best = max(best, recall_worth(box, game, seat, lowest(crew)))
        crew &= crew - 1
    return best


@rule
def preacher(box: Box, game: State, seat: int) -> float:
    """Lose all booty but the best token."""
    best = 0.0
    for kind in range(KINDS):
        if game.booty[seat, kind] > 0:
            best = max(best, whole(box.worth[kind]))
    return best - heap_worth(box, game, seat, whole(game.day))


@rule
def carpenter(box: Box, game: State, seat: int) -> float:
    """Lose half of the doubloons."""
    return -1.0 * (whole(game.doubloons[seat]) // 2)


@rule
def french_officer(box: Box, game: State, seat: int) -> float:
    """Be supported if poor."""
    return 1.0 * SUPPORT if game.doubloons[seat] < POOR else 0.0


@rule
def voodoo_witch(box: Box, game: State, seat: int) -> float:
    """Be paid for the dead."""
    return 2.0 * count(whole(game.cemetery[seat]))


@rule
def spanish_spy(box: Box, game: State, seat: int) -> float:
    """Exchange officers."""
    return ANY_TOKEN * whole(game.booty[seat, OFFICER])


@rule
def bosun(box: Box, game: State, seat: int) -> float:
    """Be paid for lower ranks."""
    return 2.0 * count(whole(game.den[seat]) & ((1 << Character.BOSUN.value) - 1))


@rule
def merchant(box: Box, game: State, seat: int) -> float:
    """Make the best trade; it has to be made."""
    best, found = 0.0, False
    for kind in range(KINDS):
        for number in range(2, min(whole(game.booty[seat, kind]), 3) + 1):
            worth = trade_worth(box, game, seat, number, kind)
            if worth > best or not found:
                best, found = worth, True
    return best


@rule
def surgeon(box: Box, game: State, seat: int) -> float:
    """Take somebody back from the cemetery."""
    return PATIENT if game.cemetery[seat] != 0 else 0.0


@rule
def gambler(box: Box, game: State, seat: int) -> float:
    """Pay for the tokens."""
    return -1.0 * min(total(game.booty[seat]), whole(game.doubloons[seat]))


@rule
def quartermaster(box: Box, game: State, seat: int) -> float:
    """Be paid for the tokens."""
    return 1.0 * total(game.booty[seat])


@rule
def spanish_governor(box: Box, game: State, seat: int) -> float:
    """Lose the whole den, good and bad."""
    loss, crew = 0.0, whole(game.den[seat])
    while crew != 0:
        loss += den_worth(box, game, seat, lowest(crew))
        crew &= crew - 1
    return -loss


# Who gains the same in every position: for itself, and for what a rival loses.
STEADY = {
    # It chooses again, seeing all.
    Character.PARROT: (HINDSIGHT, 0.0),
    Character.BEGGAR: (ALMS, ALMS),
    # They fell a rival's best.
    Character.BRUTE: (0.0, STRUCK),
    Character.GUNNER: (-SHOT, STRUCK),
    Character.CAPTAIN: (3.0, 0.0),
}
GAINS = np.zeros((SEATS + 1, RANKS + 1))
for _character, (_own, _rival) in STEADY.items():
    GAINS[:, _character] = _own + _rival * SHARES

# Whose deed depends on the position.
VARYING = {
    Character.MONKEY: monkey,
    Character.RECRUITER: recruiter,
    Character.PREACHER: preacher,
    Character.CARPENTER: carpenter,
    Character.FRENCH_OFFICER: french_officer,
    Character.VOODOO_WITCH: voodoo_witch,
    Character.SPANISH_SPY: spanish_spy,
    Character.BOSUN: bosun,
    Character.MERCHANT: merchant,
    Character.SURGEON: surgeon,
    Character.GAMBLER: gambler,
    Character.QUARTERMASTER: quartermaster,
    Character.SPANISH_GOVERNOR: spanish_governor,
}
VARIES = sum(1 << character for character in VARYING)

varying_deed = by_rank(VARYING)


@inlined
def steady_deed(box: Box, game: State, rank: int) -> float:
    """Tell what a character does by day in every position."""
    return GAINS[whole(game.players), rank] * (whole(box.day) >> rank & 1)


@rule
def deed_worth(box: Box, game: State, seat: int, rank: int) -> float:
    """Tell what a character does by day."""
    if has(whole(box.day) & VARIES, rank):
        return varying_deed(rank, box, game, seat)
    return steady_deed(box, game, rank)
