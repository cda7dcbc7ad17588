"""The kernels of a game's rules: what Python calls of them."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np

from tricorne.backends.backend import Backend, Call
from tricorne.backends.kernel import INTEGER, Access, Kernel, array, record
from tricorne.games import events, fast_rng, playout
from tricorne.games.digest import digested_game
from tricorne.games.survey import surveyed_position

SCRATCH = (2, 256)
ACTION = np.dtype(np.int16)

SCRATCH_BUFFER = array(ACTION, *SCRATCH, access=Access.SCRATCH)
EVENTS = array(np.int32, None, events.WIDTH, access=Access.UPDATE)
RNG = array(np.uint32, fast_rng.WORDS, access=Access.UPDATE)
MOVES = array(ACTION, None, 2, access=Access.UPDATE)


def declare_kernels(
    rules: ModuleType,
    facts: ModuleType,
    observation: ModuleType,
    encoding: ModuleType,
    referee: ModuleType,
    box_layout: np.dtype[Any],
    layout: np.dtype[Any],
    legal_at_most: int,
) -> tuple[Kernel, ...]:
    """Declare the kernels of a game, made from its rules."""
    set_up, waiting, legal, apply = rules.set_up, rules.waiting, rules.legal, rules.apply
    decide = playout.random_decision(legal, apply)
    box, state, changed = record(box_layout), record(layout), record(layout, Access.UPDATE)
    actions = array(ACTION, legal_at_most, access=Access.UPDATE)
    unread = array(ACTION, legal_at_most, access=Access.SCRATCH)
    games = array(layout, None, access=Access.UPDATE)
    vector = array(np.float32, encoding.ENCODING.size, access=Access.UPDATE)
    found = array(np.int32, *facts.SHAPE, access=Access.UPDATE)
    violated = array(np.int32, 1, access=Access.UPDATE)
    seat = seats = action = count = INTEGER
    play_on = playout.random_play(set_up, waiting, decide)
    play_out = playout.random_game(waiting, decide)
    digest_game = digested_game(rules, observation.observe, observation.determinize)
    worlds = array(layout, 2, access=Access.UPDATE)
    words = array(np.uint32, 2 * layout.itemsize // 4, access=Access.UPDATE)
    digest = array(np.int64, 1, access=Access.UPDATE)
    play_checked = playout.checked_game(waiting, legal, decide, referee.check)
    return (
        Kernel("set_up", set_up, (box, changed, EVENTS)),
        Kernel("waiting", waiting, (state,), INTEGER),
        Kernel("legal", legal, (box, state, seat, actions), INTEGER),
        Kernel("why_not", rules.why_not, (box, state, seat, action), INTEGER),
        Kernel("apply", apply, (box, changed, seat, action, EVENTS)),
        Kernel("facts", facts.facts, (box, state, found)),
        Kernel("observe", observation.observe, (state, seat, changed)),
        Kernel("encode", encoding.encode, (box, state, seat, vector)),
        Kernel(
            "survey",
            surveyed_position(rules, observation.observe, facts.facts),
            (
                box,
                state,
                array(layout, None, access=Access.UPDATE),
                array(np.int32, None, *facts.SHAPE, access=Access.UPDATE),
                array(ACTION, None, legal_at_most, access=Access.UPDATE),
                array(np.int32, None, access=Access.UPDATE),
            ),
            INTEGER,
        ),
        Kernel("determinize", observation.determinize, (box, changed, RNG, SCRATCH_BUFFER)),
        Kernel("redeal", observation.redeal, (box, changed, seats, SCRATCH_BUFFER)),
        Kernel("check", referee.check, (box, state, SCRATCH_BUFFER), INTEGER),
        Kernel("random_play", play_on, (box, games, state, count, RNG, unread, EVENTS), INTEGER, long=True),
        Kernel("random_game", play_out, (box, changed, RNG, unread, MOVES, EVENTS), INTEGER, long=True),
        Kernel(
            "checked_game",
            play_checked,
            (box, changed, RNG, unread, EVENTS, SCRATCH_BUFFER, violated),
            INTEGER,
            long=True,
        ),
        Kernel(
            "digest_game",
            digest_game,
            (box, worlds, words, RNG, unread, EVENTS, SCRATCH_BUFFER, digest),
            INTEGER,
            long=True,
        ),
    )


@dataclass(frozen=True)
class RuleCalls:
    """The kernels of a game's rules on one backend."""

    set_up: Call
    waiting: Call
    legal: Call
    why_not: Call
    apply: Call
    facts: Call
    observe: Call
    encode: Call
    survey: Call
    determinize: Call
    redeal: Call
    check: Call
    random_play: Call
    random_game: Call
    checked_game: Call
    digest_game: Call


def bind_rules(kernels: tuple[Kernel, ...], backend: Backend) -> RuleCalls:
    """Make the kernels of a game callable."""
    return RuleCalls(**{kernel.name: backend.bind(kernel) for kernel in kernels})
