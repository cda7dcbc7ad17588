"""The thinking of bots as Python calls it: compiled once, kept on disk."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

from tricorne.bots.ismcts.search import (
    make_descent,
    make_leaf_evaluation,
    make_rollout,
    make_rollout_policy,
    make_search,
)
from tricorne.bots.ismcts.tree import SearchContext, make_puct_selection
from tricorne.bots.kernels.policy import PolicyBuffers, make_action_scoring, make_policy_play
from tricorne.games.compiled import cold, entry
from tricorne.games.game import Game
from tricorne.games.struct import Array

HERE = Path(__file__).parent


class BotKernels:
    """The entry points of one game's bots, made from its rules and its judgement."""

    def __init__(self, game: type[Game], judgement: ModuleType, manner: ModuleType) -> None:
        """Make the entry points; each is compiled when it is first called."""
        self.manner: dict[str, float] = manner.MANNER
        rules, observation = game.kernels.rules, game.kernels.observation
        judge = make_action_scoring(judgement.appeal, judgement.plan)
        play_on = make_policy_play(rules.waiting, observation.observe, rules.legal, rules.apply, judge)
        expect = judgement.expect
        moving = rules.waiting, rules.legal, rules.apply
        search = make_search(
            make_descent(*moving, make_puct_selection(judgement.appeal)),
            make_rollout(*moving, make_rollout_policy(judgement.appeal), manner.quiet),
            observation.determinize,
            make_leaf_evaluation(expect),
        )
        packages = HERE, HERE.parent / "ismcts", HERE.parent / "heuristics" / game.name
        self.cold = cold(game.name, *packages)
        marked = entry(game.name, *packages)

        @marked
        def call_judge(
            policy: int,
            box: Any,
            seen: Any,
            seat: int,
            found: Array,
            count: int,
            desk: PolicyBuffers,
            rng: Array,
        ) -> int:
            return judge(policy, box, seen, seat, found, count, desk, rng)

        @marked
        def call_play_on(
            box: Any,
            state: Any,
            policies: Array,
            streams: Array,
            found: Array,
            sight: Array,
            desk: PolicyBuffers,
            moves: Array,
            events: Array,
        ) -> int:
            return play_on(box, state, policies, streams, found, sight, desk, moves, events)

        @marked
        def call_expect(box: Any, state: Any, points: Array) -> float:
            return expect(box, state, points)

        @marked
        def call_search(box: Any, seen: Any, seat: int, simulations: int, study: SearchContext) -> None:
            search(box, seen, seat, simulations, study)

        self.search = call_search
        self.judge = call_judge
        self.play_on = call_play_on
        self.expect = call_expect
