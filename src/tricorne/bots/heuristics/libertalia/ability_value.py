"""The value of a character's ability by day to its owner, in doubloons."""

from __future__ import annotations

import numpy as np

from tricorne.backends.rule import inlined, rule, widen
from tricorne.bots.heuristics.libertalia.booty_value import ANY_TOKEN, booty_value, loss_of
from tricorne.bots.heuristics.libertalia.den_value import den_value
from tricorne.bots.heuristics.libertalia.hand_value import hand_value
from tricorne.games.libertalia.booty import total
from tricorne.games.libertalia.crew import by_rank, count, has, lowest
from tricorne.games.libertalia.day import ALMS, POOR, SHOT, SUPPORT, THREE_ALIKE, TWO_ALIKE
from tricorne.games.libertalia.state import KINDS, OFFICER, RANKS, RELIC, SEATS, Box, Character, State

# The value of seeing all other choices first.
HINDSIGHT = 2.0
# The value of the victim of a Brute or a Gunner.
STRUCK = 6.0
# The value of the Surgeon's patient.
PATIENT = 2.0

# What a rival's loss is worth: it helps against one rival only.
RIVAL_LOSS_SHARES = np.array([1.0 / max(1, players - 1) for players in range(SEATS + 1)])


@inlined
def rival_loss_share(game: State) -> float:
    """Return the part of a rival's loss that counts as a gain."""
    return RIVAL_LOSS_SHARES[widen(game.players)]


@rule
def recall_value(box: Box, game: State, seat: int, rank: int) -> float:
    """Return the gain when a character goes back from the den to the hand."""
    return hand_value(game, rank, widen(game.day) + 1) - den_value(box, game, seat, rank)


@rule
def trade_value(box: Box, game: State, seat: int, number: int, kind: int) -> float:
    """Return the gain of a trade."""
    price = TWO_ALIKE if number == 2 else THREE_ALIKE
    return price - loss_of(box, game, seat, kind, number)


@rule
def monkey(box: Box, game: State, seat: int) -> float:
    """Hand on relics: the seat's own gain, and a rival's loss."""
    return -1.0 * widen(game.booty[seat, RELIC]) * widen(box.worth[RELIC]) * (1.0 + rival_loss_share(game))


@rule
def recruiter(box: Box, game: State, seat: int) -> float:
    """Take the best one back."""
    best, crew = 0.0, widen(game.den[seat])
    while crew != 0:
        best = max(best, recall_value(box, game, seat, lowest(crew)))
        crew &= crew - 1
    return best


@rule
def preacher(box: Box, game: State, seat: int) -> float:
    """Lose all booty but the best token."""
    best = 0.0
    for kind in range(KINDS):
        if game.booty[seat, kind] > 0:
            best = max(best, widen(box.worth[kind]))
    return best - booty_value(box, game, seat, widen(game.day))


@rule
def carpenter(box: Box, game: State, seat: int) -> float:
    """Lose half of the doubloons."""
    return -1.0 * (widen(game.doubloons[seat]) // 2)


@rule
def french_officer(box: Box, game: State, seat: int) -> float:
    """Get support if poor."""
    return 1.0 * SUPPORT if game.doubloons[seat] < POOR else 0.0


@rule
def voodoo_witch(box: Box, game: State, seat: int) -> float:
    """Get paid for the dead."""
    return 2.0 * count(widen(game.cemetery[seat]))


@rule
def spanish_spy(box: Box, game: State, seat: int) -> float:
    """Exchange officers."""
    return ANY_TOKEN * widen(game.booty[seat, OFFICER])


@rule
def bosun(box: Box, game: State, seat: int) -> float:
    """Get paid for lower ranks."""
    return 2.0 * count(widen(game.den[seat]) & ((1 << Character.BOSUN.value) - 1))


@rule
def merchant(box: Box, game: State, seat: int) -> float:
    """Make the best trade: it is mandatory."""
    best, can_trade = 0.0, False
    for kind in range(KINDS):
        for number in range(2, min(widen(game.booty[seat, kind]), 3) + 1):
            value = trade_value(box, game, seat, number, kind)
            if value > best or not can_trade:
                best, can_trade = value, True
    return best


@rule
def surgeon(box: Box, game: State, seat: int) -> float:
    """Take somebody back from the cemetery."""
    return PATIENT if game.cemetery[seat] != 0 else 0.0


@rule
def gambler(box: Box, game: State, seat: int) -> float:
    """Pay for the tokens."""
    return -1.0 * min(total(game.booty[seat]), widen(game.doubloons[seat]))


@rule
def quartermaster(box: Box, game: State, seat: int) -> float:
    """Get paid for the tokens."""
    return 1.0 * total(game.booty[seat])


@rule
def spanish_governor(box: Box, game: State, seat: int) -> float:
    """Lose the whole den, good and bad."""
    loss, crew = 0.0, widen(game.den[seat])
    while crew != 0:
        loss += den_value(box, game, seat, lowest(crew))
        crew &= crew - 1
    return -loss


# Characters with the same gain in every position: their own, and by a rival's loss.
FIXED = {
    # It chooses again, seeing all.
    Character.PARROT: (HINDSIGHT, 0.0),
    Character.BEGGAR: (ALMS, ALMS),
    # They fell a rival's best.
    Character.BRUTE: (0.0, STRUCK),
    Character.GUNNER: (-SHOT, STRUCK),
    Character.CAPTAIN: (3.0, 0.0),
}
FIXED_VALUES = np.zeros((SEATS + 1, RANKS + 1))
for _character, (_own, _rival) in FIXED.items():
    FIXED_VALUES[:, _character] = _own + _rival * RIVAL_LOSS_SHARES

# Characters whose ability depends on the position.
POSITIONAL = {
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
POSITIONAL_RANKS = sum(1 << character for character in POSITIONAL)

positional_ability = by_rank(POSITIONAL)


@inlined
def fixed_ability(box: Box, game: State, rank: int) -> float:
    """Return the value of an ability that is the same in every position."""
    return FIXED_VALUES[widen(game.players), rank] * (widen(box.day) >> rank & 1)


@rule
def ability_value(box: Box, game: State, seat: int, rank: int) -> float:
    """Return the value of a character's ability by day."""
    if has(widen(box.day) & POSITIONAL_RANKS, rank):
        return positional_ability(rank, box, game, seat)
    return fixed_ability(box, game, rank)
