"""Information-set Monte Carlo tree search for several players.

Single-observer ISMCTS of Cowling, Powley and Whitehouse, "Information Set
Monte Carlo Tree Search", IEEE Transactions on Computational Intelligence and AI
in Games 4 (2012), with PUCT selection, heuristic priors and heuristic leaf
evaluation. One simulation (`search` below):

1. Determinization: sample a state that looks the same to the searching seat.
2. Selection and expansion: descend the tree, every seat choosing by PUCT for itself.
3. Rollout: play on by the rollout policy until a quiet position behind the horizon.
4. Evaluation: the win probability of each seat, by a softmax of its expected points.
5. Backpropagation: each node on the path gets the value of its own seat.

Where all seats decide simultaneously, each chooses without knowing the others'
choices: these are siblings in the tree. Then all choices are revealed, and what
follows has a subtree for each combination.
"""

from __future__ import annotations

import math
from types import ModuleType
from typing import Any

from tricorne.backends.rule import rule, widen
from tricorne.bots.ismcts.tree import (
    MAX_DEPTH,
    NO_NODE,
    SearchContext,
    add_child,
    backpropagate,
    index_children,
    is_child,
    keep_expanded,
    reveal_choices,
)
from tricorne.bots.kernels.elementary import exp, log
from tricorne.games.fast_rng import below
from tricorne.games.game_rng import imagine
from tricorne.games.playout import Rule, first_seat
from tricorne.games.struct import Array

MAX_ROLLOUT = 2_000
# The part of the prior that is uniform, since the heuristic may be wrong.
UNIFORM_PRIOR = 0.1
# From about this number of visits on, the exploration constant grows.
C_BASE = 1_000


def make_search(
    rules: ModuleType, observation: ModuleType, heuristic: ModuleType, evaluate_leaf: Rule
) -> Rule:
    """Make the rule that runs simulations, from the rules and the heuristics of a game."""
    determinize = observation.determinize
    select_leaf = make_tree_policy(rules, heuristic.action_value)
    rollout = make_rollout(rules, heuristic.action_value, heuristic.is_quiet)

    @rule
    def search(box: Any, seen: Any, seat: int, simulations: int, context: SearchContext) -> None:
        """Run `simulations` simulations from what a seat knows."""
        worlds = context.worlds
        world, game = worlds[0], worlds[1]
        for number in range(simulations):
            if number % int(context.tuning.simulations_per_world) == 0:
                worlds[0] = seen
                determinize(box, world, context.rng, context.scratch)
            worlds[1] = world
            imagine(game.random, context.rng)
            depth = select_leaf(box, game, seat, context)
            rollout(box, game, context)
            evaluate_leaf(box, game, context.values)
            backpropagate(depth, context)
        context.stats.simulations += simulations

    return search


@rule
def prior_weight(value: float, tuning: Any) -> float:
    """Turn the value of an action, in points, into its weight in the softmax of the priors."""
    return exp(min(20.0, max(-20.0, value * tuning.prior_sharpness)))


def make_puct(action_value: Rule) -> Rule:
    """Make the rule by which a seat selects a child."""

    @rule
    def select_child(box: Any, game: Any, seat: int, node: int, count: int, context: SearchContext) -> int:
        """Select by PUCT among the legal actions, expanding those that have no child yet.

        PUCT maximizes Q(s, a) + c(s) · P(s, a) · √(N(s) + 1) / (1 + N(s, a)) (Rosin,
        "Multi-armed bandits with episode context", 2011; in this form Silver et al.,
        "Mastering the game of Go", Nature 529, 2016, and 550, 2017). c(s) grows with the visits as
        in AlphaZero (Silver et al., Science 362, 2018). P is the softmax of the action
        values, mixed with a uniform part. N(s) counts only the actions that are legal in
        this determinization. Q of an action without visits is the mean of the others.
        """
        nodes, child_of, actions, tuning = context.nodes, context.child_of, context.actions, context.tuning
        index_children(nodes, node, seat, child_of)
        visits, value_sum, weight = 0, 0.0, 0.0
        for index in range(count):
            action = widen(actions[index])
            child = widen(child_of[action])
            if not is_child(nodes, child, node, seat, action):
                prior = prior_weight(action_value(box, game, seat, action), tuning)
                child = add_child(nodes, context.stats, node, seat, action, prior)
                child_of[action] = child
            visits += widen(nodes[child].visits)
            value_sum += nodes[child].value_sum
            weight += nodes[child].prior
        mean = value_sum / visits if visits > 0 else 0.0
        c = tuning.c_init + tuning.c_growth * log(1.0 + visits / C_BASE)
        exploration = c * math.sqrt(visits + 1.0)
        best, best_score = NO_NODE, -math.inf
        for index in range(count):
            child = widen(child_of[actions[index]])
            n = widen(nodes[child].visits)
            q = nodes[child].value_sum / n if n > 0 else mean
            p = (1.0 - UNIFORM_PRIOR) * nodes[child].prior / weight + UNIFORM_PRIOR / count
            score = q + exploration * p / (1.0 + n)
            if score > best_score:
                best, best_score = child, score
        return best

    return select_child


def make_tree_policy(rules: ModuleType, action_value: Rule) -> Rule:
    """Make the rule that descends the tree: selection and expansion."""
    waiting, legal, apply = rules.waiting, rules.legal, rules.apply
    select_child = make_puct(action_value)

    @rule
    def select_for_others(
        box: Any, game: Any, seat: int, node: int, depth: int, full: bool, context: SearchContext
    ) -> int:
        """Where all seats decide simultaneously, let all but one choose; return the depth."""
        for other in range(game.players):
            if other != seat:
                count = legal(box, game, other, context.actions)
                if full:
                    count = keep_expanded(node, other, count, context)
                if count > 0:
                    child = select_child(box, game, other, node, count, context)
                    context.path[depth] = child
                    depth += 1
                    apply(box, game, other, widen(context.nodes[child].action), context.silent)
                    context.stats.decisions += 1
        return depth

    @rule
    def select_leaf(box: Any, game: Any, seat: int, context: SearchContext) -> int:
        """Descend until a node with few visits is reached; return the depth of the path.

        A full tree is not expanded: the path ends where a node is missing.
        """
        nodes, stats, actions = context.nodes, context.stats, context.actions
        players = widen(game.players)
        capacity = nodes.shape[0] - players * (actions.shape[0] + 1)
        node, depth = widen(stats.root), 0
        while waiting(game) != 0 and depth < MAX_DEPTH - 2 * players:
            mover, before, full = seat, depth, stats.nodes >= capacity
            simultaneous = game.asked < 0
            if simultaneous:
                depth = select_for_others(box, game, seat, node, depth, full, context)
                if waiting(game) >> seat & 1 == 0 or (full and waiting(game) != 1 << seat):
                    break
            else:
                mover = first_seat(waiting(game))
            count = legal(box, game, mover, actions)
            stats.decisions += 1
            if count == 1 and not simultaneous:
                apply(box, game, mover, widen(actions[0]), context.silent)
                continue
            if full:
                count = keep_expanded(node, mover, count, context)
                if count == 0:
                    break
            node = select_child(box, game, mover, node, count, context)
            context.path[depth] = node
            depth += 1
            apply(box, game, mover, widen(nodes[node].action), context.silent)
            if simultaneous and nodes[node].visits >= context.tuning.expansion_visits:
                last = 2 * depth - 1 - before
                depth = reveal_choices(before, depth, full, context)
                node = widen(context.path[depth - 1])
                if depth < last:
                    break
            if nodes[node].visits < context.tuning.expansion_visits:
                break
        return depth

    return select_leaf


def make_rollout(rules: ModuleType, action_value: Rule, is_quiet: Rule) -> Rule:
    """Make the rule that plays on below the tree."""
    waiting, legal, apply = rules.waiting, rules.legal, rules.apply

    @rule
    def rollout_action(
        box: Any, game: Any, seat: int, actions: Array, count: int, samples: int, rng: Array
    ) -> int:
        """Return the best of all actions if there are few, else the best of a random sample."""
        few = count <= samples
        best = widen(actions[0]) if few else widen(actions[below(rng, count)])
        best_value = action_value(box, game, seat, best)
        for index in range(1, min(samples, count)):
            other = widen(actions[index]) if few else widen(actions[below(rng, count)])
            if other != best:
                value = action_value(box, game, seat, other)
                if value > best_value:
                    best, best_value = other, value
        return best

    @rule
    def rollout(box: Any, game: Any, context: SearchContext) -> None:
        """Play by the rollout policy until a quiet position behind the horizon."""
        horizon, samples = int(context.tuning.rollout_horizon), int(context.tuning.rollout_samples)
        actions, rng = context.actions, context.rng
        decisions = 0
        while waiting(game) != 0 and decisions < MAX_ROLLOUT:
            if decisions >= horizon and is_quiet(game):
                break
            seat = first_seat(waiting(game))
            count = legal(box, game, seat, actions)
            action = widen(actions[0])
            if count > 1:
                action = rollout_action(box, game, seat, actions, count, samples, rng)
            apply(box, game, seat, action, context.silent)
            decisions += 1
        context.stats.decisions += decisions

    return rollout


def make_leaf_evaluation(expected_points: Rule) -> Rule:
    """Make the rule that estimates the win probability of each seat at the end of a simulation."""

    @rule
    def evaluate_leaf(box: Any, game: Any, values: Array) -> None:
        """Write the shares in the win if the game is over, else the softmax of the expected points."""
        total = 0.0
        if game.over != 0:
            for seat in range(game.players):
                values[seat] = float(game.winners[seat])
                total += values[seat]
        else:
            temperature = expected_points(box, game, values)
            most = values[0]
            for seat in range(1, game.players):
                most = max(most, values[seat])
            for seat in range(game.players):
                values[seat] = exp((values[seat] - most) / temperature)
                total += values[seat]
        for seat in range(game.players):
            values[seat] /= total

    return evaluate_leaf
