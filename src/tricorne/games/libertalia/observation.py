"""Observations: what a seat knows; and determinization: a world that looks the same to it.

An observation has the layout of a state. Starting from an empty record, it is
filled field by field with what the seat may know (an allow-list). Spectators have
the seat after the last.

Hidden are the random stream, the order of the cards still to be dealt, what the
others have chosen this sunrise (-1 for a choice made), and which characters their
Surgeons took back. Until such a character is seen again, all candidates for it
are left out of their owner's sets; `buried` and `operated`, which are public,
say which these are. All else is known even to a spectator: hands, because
everybody is dealt the same cards and plays them openly; booty, because it is
taken, drawn and returned openly; and therefore the bag. `view` decides what of
that a person sees without counting.
"""

from __future__ import annotations

from tricorne.backends.rule import rule, widen
from tricorne.games.fast_rng import below, shuffle
from tricorne.games.game_rng import below as below_securely
from tricorne.games.game_rng import imagine
from tricorne.games.game_rng import shuffle as shuffle_securely
from tricorne.games.libertalia.crew import count, has
from tricorne.games.libertalia.state import HIDDEN, OPERATIONS, RANKS, TIMES, Box, State
from tricorne.games.struct import Array


@rule
def candidates(game: State, seat: int, time: int) -> int:
    """Return the characters that an operation at that time can have brought back."""
    begin = time // OPERATIONS * OPERATIONS
    found = 0
    for rank in range(1, RANKS + 1):
        if begin <= game.buried[seat, rank] <= time:
            found |= 1 << rank
    return found


@rule
def doubtful(game: State, seat: int) -> int:
    """Return the characters of a seat that may or may not have come back."""
    found = 0
    for time in range(OPERATIONS, TIMES):
        if game.operated[seat, time] == 1:
            found |= candidates(game, seat, time)
    return found


@rule
def now_dead(game: State, seat: int) -> int:
    """Return the characters that died in this campaign and were not seen since."""
    begin = widen(game.campaign) * OPERATIONS
    return candidates(game, seat, begin + OPERATIONS - 1)


@rule
def observe(game: State, seat: int, seen: State) -> None:
    """Write what a seat knows into an empty record."""
    seen.players = game.players
    seen.fair_colours = game.fair_colours
    seen.open_booty = game.open_booty
    seen.last_breaks_ties = game.last_breaks_ties
    seen.colour = game.colour

    seen.campaign = game.campaign
    seen.day = game.day
    seen.phase = game.phase
    seen.step = game.step
    seen.ask = game.ask
    seen.asked = game.asked

    for place in range(game.dealt):
        seen.deck[place] = game.deck[place]
    seen.dealt = game.dealt
    for owner in range(game.players):
        secret = 0
        if owner == seat:
            seen.chosen[owner] = game.chosen[owner]
        else:
            secret = doubtful(game, owner)
            if game.chosen[owner] > 0:
                seen.chosen[owner] = HIDDEN
        seen.hand[owner] = widen(game.hand[owner]) & ~secret
        seen.cemetery[owner] = widen(game.cemetery[owner]) & ~secret
    seen.ship = game.ship
    seen.den = game.den
    seen.buried = game.buried
    seen.operations = game.operations
    seen.operated = game.operated

    seen.board = game.board
    seen.bag = game.bag
    seen.booty = game.booty
    seen.doubloons = game.doubloons
    seen.scores = game.scores
    seen.gained = game.gained

    seen.acted = game.acted
    seen.left = game.left
    seen.officer = game.officer

    seen.over = game.over
    seen.winners = game.winners


@rule
def pick(characters: int, rng: Array) -> int:
    """Return the rank of any character of a set."""
    return rank_after(characters, below(rng, count(characters)))


@rule
def rank_after(characters: int, skip: int) -> int:
    """Return the rank of the character of a set that comes after so many others."""
    rank = 0
    while skip > 0 or not has(characters, rank):
        if has(characters, rank):
            skip -= 1
        rank += 1
    return rank


@rule
def guess_operations(seen: State, owner: int, rng: Array) -> None:
    """Choose a character at random for each operation that is still a secret."""
    taken = 0
    for time in range(OPERATIONS, TIMES):
        if seen.operated[owner, time] == 1:
            taken |= 1 << pick(candidates(seen, owner, time) & ~taken, rng)
    seen.hand[owner] |= taken
    seen.cemetery[owner] |= now_dead(seen, owner) & ~taken


@rule
def sort_undealt(game: State) -> None:
    """Put the ranks that were not dealt into their order at the end of the deck."""
    undealt = (1 << (RANKS + 1)) - 2
    for place in range(game.dealt):
        undealt ^= 1 << widen(game.deck[place])
    place = widen(game.dealt)
    for rank in range(1, RANKS + 1):
        if has(undealt, rank):
            game.deck[place] = rank
            place += 1


@rule
def determinize(box: Box, seen: State, rng: Array, scratch: Array) -> None:
    """Turn an observation into a state that looks the same to its seat.

    What is still to be dealt is shuffled, Surgeons' secrets and the choices of this
    sunrise are drawn again, and the random stream is a fast one. `scratch` is not
    needed here.
    """
    sort_undealt(seen)
    shuffle(rng, seen.deck, widen(seen.dealt), RANKS)
    for owner in range(seen.players):
        # A doubtful character can be seen in the observer's own hand only.
        if doubtful(seen, owner) & widen(seen.hand[owner]) == 0:
            guess_operations(seen, owner, rng)
        if seen.chosen[owner] == HIDDEN:
            seen.chosen[owner] = pick(widen(seen.hand[owner]), rng)
    imagine(seen.random, rng)


@rule
def redeal(box: Box, game: State, kept: int, scratch: Array) -> None:
    """Deal all anew that is hidden from the seats in `kept`, from the game's own random stream.

    `kept` has a bit for each seat that keeps its secrets. What is still to be dealt is shuffled, and
    the secrets of the other seats' Surgeons are drawn again, as in `determinize`; but that has a fast
    generator, whose results can be predicted. Who has chosen a character this sunrise chooses again.
    """
    sort_undealt(game)
    shuffle_securely(game.random, game.deck, widen(game.dealt), RANKS)
    for owner in range(game.players):
        if kept >> owner & 1 == 0:
            game.chosen[owner] = 0
            secret = doubtful(game, owner)
            game.hand[owner] = widen(game.hand[owner]) & ~secret
            game.cemetery[owner] = widen(game.cemetery[owner]) & ~secret
            taken = 0
            for time in range(OPERATIONS, TIMES):
                if game.operated[owner, time] == 1:
                    possible = candidates(game, owner, time) & ~taken
                    taken |= 1 << rank_after(possible, below_securely(game.random, count(possible)))
            game.hand[owner] |= taken
            game.cemetery[owner] |= now_dead(game, owner) & ~taken
