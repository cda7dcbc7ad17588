"""The referee: it finds nothing wrong in random games, and everything in broken positions."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from tests.support.backends import compiles
from tests.support.libertalia import LIBERTALIA, Position, rank
from tests.support.walks import every_option
from tricorne.games import fast_rng
from tricorne.games.game import State
from tricorne.games.libertalia.invariants import Invariant
from tricorne.games.libertalia.state import MAP, RELIC, Ending

GAMES = int(os.environ.get("TRICORNE_GAMES", "40" if compiles() else "1"))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_random_games_keep_all_invariants(players: int) -> None:
    """All options; the referee looks at every position."""
    for number, options in enumerate(every_option(LIBERTALIA)):
        for game in range(GAMES):
            seed = f"referee {players} {number} {game}"
            state = LIBERTALIA.new(seed, players, options)
            moves, law = LIBERTALIA.checked_game(state, fast_rng.stream(seed))
            assert law is None, f"{law} ({players} players, {options}, seed {seed!r}, move {moves})"
            assert state.over == Ending.CAMPAIGNS
            assert 18 * players <= moves < 600
        if not compiles() and number:
            break


def broken(change: Callable[[State], None]) -> str | None:
    """Return the invariant that a changed position violates."""
    position = Position(players=3)
    position.den(0, "Bosun", "Cook")
    position.cemetery(1, "Captain", "Topman")
    position.hand(2, "Monkey")
    position.booty(0, map=1)
    state = position.sunrise().state
    LIBERTALIA.apply_quietly(state, 2, LIBERTALIA.actions.parse(f"choose {rank('Monkey')}"))
    LIBERTALIA.check(state)
    change(state)
    return LIBERTALIA.violated_invariant(state)


def put(field: str, value: int, *where: int) -> Callable[[State], None]:
    """Make a change: another number in a field."""

    def change(state: State) -> None:
        if where:
            state[field][where] = value
        else:
            state[field] = value

    return change


def add_token(state: State) -> None:
    """Make a token out of nothing."""
    state.bag[MAP] += 1


def move_token(state: State) -> None:
    """Take a token of tomorrow."""
    kind = int(state.board[6].argmax())
    state.board[6, kind] -= 1
    state.booty[0, kind] += 1


def owe_relic(state: State) -> None:
    """Let a heap fall below zero."""
    state.booty[0, RELIC] -= 1
    state.bag[RELIC] += 1


def swap_unseen(state: State) -> None:
    """Deal somebody else in place of one that is held."""
    place = [int(number) for number in state.deck].index(rank("Cook"))
    state.deck[place], state.deck[29] = state.deck[29], state.deck[place]


def forge(state: State) -> None:
    """Note an operation that never was."""
    state.operated[1, 8] = 1


def begin_again(state: State) -> None:
    """Pretend that it is still the first campaign."""
    fresh = LIBERTALIA.new("first", 3)
    for field in LIBERTALIA.layout.names or ():
        state[field] = fresh[field]
    state.hand[0] &= state.hand[0] - 1


def end(state: State) -> None:
    """End the game with nobody winning."""
    state.over, state.phase, state.ask = 1, 4, 0
    state.chosen[:] = 0


def ask_nobody(state: State) -> None:
    """Ask a seat that does not exist."""
    state.phase, state.ask, state.asked = 1, 2, 4
    state.chosen[:] = 0


def stop(state: State) -> None:
    """Ask nothing, though the game is not over."""
    state.ask = 0
    state.chosen[:] = 0


def board_at_sunrise(state: State) -> None:
    """Put a character on the ship before all have chosen."""
    lowest = next(number for number in range(1, 31) if int(state.hand[0]) >> number & 1)
    state.hand[0] &= state.hand[0] - 1
    state.ship[0] = lowest


BREACHES: list[tuple[Invariant, Callable[[State], None]]] = [
    (Invariant.BOOTY_IS_CONSERVED, add_token),
    (Invariant.NO_HEAP_BELOW_ZERO, owe_relic),
    (Invariant.A_TOKEN_LIES_OUT_FOR_EACH_PLAYER, move_token),
    (Invariant.NO_PURSE_BELOW_ZERO, put("doubloons", -1, 0)),
    (Invariant.THE_DECK_HAS_EVERY_RANK_ONCE, put("deck", 1, 29)),
    (Invariant.EACH_CAMPAIGN_DEALS_ITS_CARDS, put("dealt", 14)),
    (Invariant.A_CHARACTER_IS_IN_ONE_PLACE, put("cemetery", 1 << 19, 0)),
    (Invariant.ONLY_DEALT_CHARACTERS_PLAY, swap_unseen),
    (Invariant.NOBODY_LEAVES_DURING_THE_FIRST_CAMPAIGN, begin_again),
    (Invariant.HANDS_LAST_FOR_THE_CAMPAIGN, put("hand", 1 << 1, 0)),
    (Invariant.ONE_CHARACTER_A_DAY, board_at_sunrise),
    (Invariant.THE_CHOSEN_ARE_IN_HAND, put("chosen", 18, 0)),
    (Invariant.SECRETS_ARE_ACCOUNTED_FOR, forge),
    (Invariant.EMPTY_SEATS_OWN_NOTHING, put("doubloons", 1, 5)),
    (Invariant.COLOURS_DIFFER, put("colour", 0, 1)),
    (Invariant.CAMPAIGN_DAY_AND_PHASE_EXIST, put("phase", 4)),
    (Invariant.AN_END_HAS_WINNERS, end),
    (Invariant.NEVER_A_DEAD_END, stop),
    (Invariant.ONLY_PLAYERS_ARE_ASKED, ask_nobody),
]


@pytest.mark.parametrize(("law", "change"), BREACHES, ids=[law.name.lower() for law, _ in BREACHES])
def test_a_violation_of_each_invariant_is_detected(law: Invariant, change: Callable[[State], None]) -> None:
    """A breach is named."""
    assert broken(change) == law.name.lower()


def test_every_invariant_has_a_violation_here() -> None:
    """Every invariant has a test in which it fails."""
    assert {law for law, _ in BREACHES} == set(Invariant) - {Invariant.NONE}
