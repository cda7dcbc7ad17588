"""Information-set Monte Carlo tree search for several players.

Each simulation imagines a world that the seat cannot tell from the true one,
goes down the tree with every seat choosing for itself, plays on from there by
a guided playout, stops at a quiet moment and judges the position. All seats'
chances go back up the path; each node keeps that of its own seat.

Where all seats are asked at once, each chooses without knowing of the others:
their choices are siblings, and only that of the searching seat leads deeper.
"""

from __future__ import annotations

import math
from typing import Any

from tricorne.bots.thinking.policy import wipe
from tricorne.games.chance import below, reseed
from tricorne.games.compiled import made_from, rule, whole
from tricorne.games.playout import Rule, first_seat
from tricorne.games.record import Array

DEEPEST = 512
LONGEST_PLAYOUT = 2_000


def guiding(appeal: Rule) -> Rule:
    """Make the rule by which playouts choose: the most appealing of a few actions picked by chance."""

    @rule
    @made_from(appeal)
    def glance(box: Any, game: Any, seat: int, found: Array, count: int, glances: int, words: Array) -> int:
        action = whole(found[below(words, count)])
        if glances <= 1:
            return action
        most = appeal(box, game, seat, action)
        for _ in range(1, glances):
            other = whole(found[below(words, count)])
            if other != action:
                value = appeal(box, game, seat, other)
                if value > most:
                    action, most = other, value
        return action

    return glance


def judging_ends(expect: Rule) -> Rule:
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


def searching(
    waiting: Rule,
    legal: Rule,
    apply: Rule,
    determinize: Rule,
    choose: Rule,
    glance: Rule,
    judge: Rule,
    quiet: Rule,
) -> Rule:
    """Make the rule that searches."""

    @rule
    @made_from(waiting, legal, apply, choose, glance)
    def descend(
        box: Any,
        game: Any,
        seat: int,
        nodes: Any,
        tally: Any,
        manner: Any,
        found: Array,
        places: Array,
        path: Array,
        words: Array,
        events: Array,
    ) -> int:
        """Go down the tree in a world until a node is reached that was hardly tried; return the depth."""
        node, depth, room = whole(tally.root), 0, nodes.shape[0] - found.shape[0]
        while waiting(game) != 0 and depth < DEEPEST - game.players:
            if game.asked < 0:
                for other in range(game.players):
                    if other != seat:
                        count = legal(box, game, other, found)
                        if count > 0 and tally.nodes < room:
                            child = choose(box, game, other, node, nodes, tally, found, count, places, manner)
                            path[depth] = child
                            depth += 1
                            apply(box, game, other, whole(nodes[child].action), events)
                            tally.decisions += 1
                if game.asked >= 0 or waiting(game) >> seat & 1 == 0:
                    break
                mover = seat
            else:
                mover = first_seat(waiting(game))
            count = legal(box, game, mover, found)
            if tally.nodes >= room:
                break
            tally.decisions += 1
            if count == 1:
                apply(box, game, mover, whole(found[0]), events)
                continue
            child = choose(box, game, mover, node, nodes, tally, found, count, places, manner)
            path[depth] = child
            depth += 1
            apply(box, game, mover, whole(nodes[child].action), events)
            if nodes[child].visits < manner.patience:
                break
            node = child
        return depth

    @rule
    @made_from(waiting, legal, apply, glance, quiet)
    def play_out(
        box: Any, game: Any, tally: Any, manner: Any, found: Array, words: Array, events: Array
    ) -> None:
        """Play on by glances until a quiet moment behind the horizon."""
        horizon, glances = int(manner.horizon), int(manner.glances)
        taken = 0
        while waiting(game) != 0 and taken < LONGEST_PLAYOUT:
            if taken >= horizon and quiet(game):
                break
            seat = first_seat(waiting(game))
            count = legal(box, game, seat, found)
            action = whole(found[0])
            if count > 1:
                action = glance(box, game, seat, found, count, glances, words)
            apply(box, game, seat, action, events)
            taken += 1
        tally.decisions += taken

    @rule
    @made_from(descend, play_out, determinize, judge)
    def search(
        box: Any,
        seen: Any,
        seat: int,
        simulations: int,
        nodes: Any,
        tally: Any,
        manner: Any,
        room: Array,
        found: Array,
        places: Array,
        path: Array,
        chances: Array,
        scratch: Array,
        words: Array,
        events: Array,
    ) -> None:
        """Do so many simulations from what a seat knows.

        `room` are two records, one for the world that is imagined and one to
        play in it.
        """
        world, game = room[0], room[1]
        for number in range(simulations):
            if number % int(manner.worlds) == 0:
                room[0] = seen
                wipe(scratch)
                determinize(box, world, words, scratch)
            room[1] = world
            reseed(game.random, words)
            depth = descend(box, game, seat, nodes, tally, manner, found, places, path, words, events)
            play_out(box, game, tally, manner, found, words, events)
            judge(box, game, chances)
            for step in range(depth):
                node = whole(path[step])
                nodes[node].visits += 1
                nodes[node].total += chances[nodes[node].seat]
            tally.simulations += 1

    return search
