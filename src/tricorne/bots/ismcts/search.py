"""Information-set Monte Carlo tree search for several players.

Each simulation imagines a world that the seat cannot tell from the true one,
goes down the tree with every seat choosing for itself, plays on from there by
a guided playout, stops at a quiet moment and judges the position. All seats'
chances go back up the path; each node keeps that of its own seat.

Where all seats are asked at once, each chooses without knowing of the others:
their choices are siblings. Then all are revealed, and what follows is kept for
each combination by itself.
"""

from __future__ import annotations

import math
from typing import Any

from tricorne.bots.ismcts.tree import DEEPEST, SearchContext, keep_known, reveal
from tricorne.games.compiled import made_from, rule, whole
from tricorne.games.fast_rng import below
from tricorne.games.game_rng import imagine
from tricorne.games.playout import Rule, first_seat
from tricorne.games.struct import Array

LONGEST_PLAYOUT = 2_000


def make_rollout_policy(appeal: Rule) -> Rule:
    """Make the rule by which playouts choose."""

    @rule
    @made_from(appeal)
    def glance(box: Any, game: Any, seat: int, found: Array, count: int, glances: int, rng: Array) -> int:
        """Return the most appealing action: of all if they are few, else of some picked by chance."""
        few = count <= glances
        action = whole(found[0]) if few else whole(found[below(rng, count)])
        most = appeal(box, game, seat, action)
        for look in range(1, min(glances, count)):
            other = whole(found[look]) if few else whole(found[below(rng, count)])
            if other != action:
                value = appeal(box, game, seat, other)
                if value > most:
                    action, most = other, value
        return action

    return glance


def make_leaf_evaluation(expect: Rule) -> Rule:
    """Make the rule that tells every seat's chance to win, at the end of a simulation."""

    @rule
    @made_from(expect)
    def judge_end(box: Any, game: Any, chances: Array) -> None:
        """Write the chances: the shares in the win if the game is over, else what is to be expected."""
        total = 0.0
        if game.over != 0:
            for seat in range(game.players):
                chances[seat] = float(game.winners[seat])
                total += chances[seat]
        else:
            spread = expect(box, game, chances)
            most = chances[0]
            for seat in range(1, game.players):
                most = max(most, chances[seat])
            for seat in range(game.players):
                chances[seat] = math.exp((chances[seat] - most) / spread)
                total += chances[seat]
        for seat in range(game.players):
            chances[seat] /= total

    return judge_end


def make_descent(waiting: Rule, legal: Rule, apply: Rule, choose: Rule) -> Rule:
    """Make the rule that goes down the tree."""

    @rule
    @made_from(legal, apply, choose)
    def choose_unseen(
        box: Any, game: Any, seat: int, node: int, depth: int, full: bool, study: SearchContext
    ) -> int:
        """Let all seats but one choose for themselves, where all are asked at once; return the depth."""
        for other in range(game.players):
            if other != seat:
                count = legal(box, game, other, study.found)
                if full:
                    count = keep_known(node, other, count, study)
                if count > 0:
                    child = choose(box, game, other, node, count, study)
                    study.path[depth] = child
                    depth += 1
                    apply(box, game, other, whole(study.nodes[child].action), study.silent)
                    study.tally.decisions += 1
        return depth

    @rule
    @made_from(waiting, legal, apply, choose, choose_unseen)
    def descend(box: Any, game: Any, seat: int, study: SearchContext) -> int:
        """Go down the tree in a world until a node is reached that was hardly tried; return the depth.

        A tree that is full grows no more: the way down ends where a node is missing.
        """
        nodes, tally, found = study.nodes, study.tally, study.found
        players = whole(game.players)
        room = nodes.shape[0] - players * (found.shape[0] + 1)
        node, depth = whole(tally.root), 0
        while waiting(game) != 0 and depth < DEEPEST - 2 * players:
            mover, before, full = seat, depth, tally.nodes >= room
            together = game.asked < 0
            if together:
                depth = choose_unseen(box, game, seat, node, depth, full, study)
                if waiting(game) >> seat & 1 == 0 or (full and waiting(game) != 1 << seat):
                    break
            else:
                mover = first_seat(waiting(game))
            count = legal(box, game, mover, found)
            tally.decisions += 1
            if count == 1 and not together:
                apply(box, game, mover, whole(found[0]), study.silent)
                continue
            if full:
                count = keep_known(node, mover, count, study)
                if count == 0:
                    break
            node = choose(box, game, mover, node, count, study)
            study.path[depth] = node
            depth += 1
            apply(box, game, mover, whole(nodes[node].action), study.silent)
            if together and nodes[node].visits >= study.manner.patience:
                last = 2 * depth - 1 - before
                depth = reveal(before, depth, full, study)
                node = whole(study.path[depth - 1])
                if depth < last:
                    break
            if nodes[node].visits < study.manner.patience:
                break
        return depth

    return descend


def make_rollout(waiting: Rule, legal: Rule, apply: Rule, glance: Rule, quiet: Rule) -> Rule:
    """Make the rule that plays on below the tree."""

    @rule
    @made_from(waiting, legal, apply, glance, quiet)
    def play_out(box: Any, game: Any, study: SearchContext) -> None:
        """Play on by glances until a quiet moment behind the horizon."""
        horizon, glances = int(study.manner.horizon), int(study.manner.glances)
        found, rng = study.found, study.rng
        taken = 0
        while waiting(game) != 0 and taken < LONGEST_PLAYOUT:
            if taken >= horizon and quiet(game):
                break
            seat = first_seat(waiting(game))
            count = legal(box, game, seat, found)
            action = whole(found[0])
            if count > 1:
                action = glance(box, game, seat, found, count, glances, rng)
            apply(box, game, seat, action, study.silent)
            taken += 1
        study.tally.decisions += taken

    return play_out


def make_search(descend: Rule, play_out: Rule, determinize: Rule, judge: Rule) -> Rule:
    """Make the rule that searches."""

    @rule
    @made_from(descend, play_out, determinize, judge)
    def search(box: Any, seen: Any, seat: int, simulations: int, study: SearchContext) -> None:
        """Do so many simulations from what a seat knows."""
        nodes, worlds, chances = study.nodes, study.worlds, study.chances
        world, game = worlds[0], worlds[1]
        for number in range(simulations):
            if number % int(study.manner.worlds) == 0:
                worlds[0] = seen
                determinize(box, world, study.rng, study.scratch)
            worlds[1] = world
            imagine(game.random, study.rng)
            depth = descend(box, game, seat, study)
            play_out(box, game, study)
            judge(box, game, chances)
            for step in range(depth):
                node = whole(study.path[step])
                nodes[node].visits += 1
                nodes[node].total += chances[nodes[node].seat]
        study.tally.simulations += simulations

    return search
