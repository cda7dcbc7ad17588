"""The tree that a search grows: information sets, told apart by the actions that lead to them.

A node stands for an action of a seat after those of its ancestors, and keeps
how that seat has fared with it. Worlds differ in what is legal: a node has a
child for every action that was legal in any of them, and only those that are
legal in the world at hand are compared.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Annotated, Any, NamedTuple

import numpy as np

from tricorne.games.compiled import inlined, made_from, rule, whole
from tricorne.games.events import SILENT
from tricorne.games.fast_rng import stream
from tricorne.games.game import Game
from tricorne.games.kernels import SCRATCH
from tricorne.games.playout import Rule
from tricorne.games.struct import Array, Cell, Record, layout

i1, i2, i4, f4 = Cell("i1"), Cell("i2"), Cell("i4"), Cell("f4")

NOWHERE = 0
ROOT = 1
SEATS = 6
DEEPEST = 512

# First sight may err: this part of the priors is spread evenly.
DOUBT = 0.1
# From about so many tries on, curiosity grows.
MANY = 1_000


class Node(Record):
    """An action of a seat, at a place in the tree."""

    parent: Annotated[int, i4, "the node of the action before"]
    first: Annotated[Array, i4[SEATS], "by seat: the first of its children, or 0"]
    following: Annotated[int, i4, "the next child of the same seat, or 0"]
    visits: Annotated[int, i4, "how often it was tried"]
    total: Annotated[float, f4, "the sum of what its seat got"]
    prior: Annotated[float, f4, "how good it looked at first sight"]
    action: Annotated[int, i2, "the action"]
    seat: Annotated[int, i1, "the seat that acts"]


NODE = layout(Node)


class SearchTuning(Record):
    """How a search goes about it: numbers that are tuned for each game."""

    curiosity: Annotated[float, Cell("f8"), "how much an action that was tried little is worth a try"]
    growth: Annotated[float, Cell("f8"), "how much curiosity grows with the logarithm of the tries"]
    sharpness: Annotated[float, Cell("f8"), "how much one point of appeal counts at first sight"]
    patience: Annotated[float, Cell("f8"), "how often an action is tried before what may follow it is kept"]
    horizon: Annotated[float, Cell("f8"), "decisions after which a playout stops at the next quiet moment"]
    glances: Annotated[float, Cell("f8"), "how many actions a playout compares before it takes one"]
    worlds: Annotated[float, Cell("f8"), "how many simulations share an imagined world"]


MANNER = layout(SearchTuning)


class SearchStats(Record):
    """What a search has done so far."""

    nodes: Annotated[int, Cell("i8"), "nodes in use; the first stands for none, the second is the root"]
    root: Annotated[int, Cell("i8"), "the node of the position that is thought about"]
    simulations: Annotated[int, Cell("i8"), "simulations"]
    decisions: Annotated[int, Cell("i8"), "decisions taken in them"]


TALLY = layout(SearchStats)


class SearchContext(NamedTuple):
    """What one thread searches with, since rules make no arrays of their own."""

    nodes: Any
    """The tree."""
    tally: Any
    """What was done so far."""
    manner: Any
    """How it goes about it."""
    worlds: Array
    """Two records: a world that is imagined, and one to play in."""
    found: Array
    """The legal actions of whoever is asked."""
    places: Array
    """Where each action stands below a node."""
    path: Array
    """The nodes that a simulation went through."""
    chances: Array
    """The chance of each seat at its end."""
    scratch: Array
    """For `determinize`."""
    rng: Array
    """The random stream of the search."""
    silent: Array
    """A buffer for events that keeps none."""


def new_search_context(game: Game, seed: str, room: int, manner: Mapping[str, float]) -> SearchContext:
    """Make all that a search needs, with room for so many nodes."""
    assert game.players[-1] <= SEATS
    kept = np.zeros(1, MANNER)[0]
    for name, value in manner.items():
        kept[name] = value
    study = SearchContext(
        np.zeros(room, NODE),
        np.zeros(1, TALLY)[0],
        kept,
        np.zeros(2, game.layout),
        game.legal_buffer(),
        np.zeros(len(game.actions), np.int32),
        np.zeros(DEEPEST, np.int32),
        np.zeros(game.players[-1]),
        np.zeros(SCRATCH, np.int16),
        stream(seed),
        SILENT,
    )
    clear_tree(study)
    return study


def clear_tree(study: SearchContext) -> None:
    """Begin a tree anew."""
    study.nodes[: ROOT + 1] = np.zeros(1, NODE)
    study.tally.nodes = ROOT + 1
    study.tally.root = ROOT
    study.places[:] = NOWHERE


@rule
def find_children(nodes: Any, node: int, seat: int, places: Array) -> None:
    """Note at which place each action of a seat stands below a node."""
    child = whole(nodes[node].first[seat])
    while child != NOWHERE:
        places[nodes[child].action] = child
        child = whole(nodes[child].following)


@rule
def add_child(nodes: Any, tally: Any, node: int, seat: int, action: int, prior: float) -> int:
    """Add a node for an action that was not legal here before."""
    child = whole(tally.nodes)
    tally.nodes += 1
    nodes[child].parent = node
    for other in range(SEATS):
        nodes[child].first[other] = NOWHERE
    nodes[child].following = nodes[node].first[seat]
    nodes[child].visits = 0
    nodes[child].total = 0.0
    nodes[child].prior = prior
    nodes[child].action = action
    nodes[child].seat = seat
    nodes[node].first[seat] = child
    return child


@inlined
def stands_below(nodes: Any, child: int, node: int, seat: int, action: int) -> bool:
    """Whether a place that was noted once is that of an action below a node still."""
    return nodes[child].parent == node and nodes[child].action == action and nodes[child].seat == seat


@rule
def keep_known(node: int, seat: int, count: int, study: SearchContext) -> int:
    """Keep of the legal actions those that have a node already; return their number."""
    nodes, places, found = study.nodes, study.places, study.found
    find_children(nodes, node, seat, places)
    known = 0
    for place in range(count):
        action = whole(found[place])
        if stands_below(nodes, whole(places[action]), node, seat, action):
            found[known] = action
            known += 1
    return known


@rule
def find_child(nodes: Any, node: int, seat: int, action: int) -> int:
    """Return the node of an action below another, or none."""
    child = whole(nodes[node].first[seat])
    while child != NOWHERE and nodes[child].action != action:
        child = whole(nodes[child].following)
    return child


@rule
def reveal(before: int, depth: int, full: bool, study: SearchContext) -> int:
    """Go on from the last choice of a path to the node of all choices since a depth; return the new depth.

    The choices of the others stand once more below it, one after the other. In a
    tree that is full the path ends where a node is missing.
    """
    nodes, path = study.nodes, study.path
    node, own = whole(path[depth - 1]), depth - 1
    for step in range(before, own):
        unseen = nodes[path[step]]
        seat, action = whole(unseen.seat), whole(unseen.action)
        child = find_child(nodes, node, seat, action)
        if child == NOWHERE:
            if full:
                break
            child = add_child(nodes, study.tally, node, seat, action, 0.0)
        node = child
        path[depth] = node
        depth += 1
    return depth


@rule
def prior_weight(appeal: float, manner: Any) -> float:
    """Turn an appeal in points into a weight."""
    return math.exp(min(20.0, max(-20.0, appeal * manner.sharpness)))


def make_puct_selection(appeal: Rule) -> Rule:
    """Make the rule by which a seat chooses in the tree."""

    @rule
    @made_from(appeal)
    def choose_child(box: Any, game: Any, seat: int, node: int, count: int, study: SearchContext) -> int:
        """Return the child most worth a try: by what it gave, how it looked and how rarely it was tried."""
        nodes, places, found, manner = study.nodes, study.places, study.found, study.manner
        find_children(nodes, node, seat, places)
        visits, total, weight = 0, 0.0, 0.0
        for place in range(count):
            action = whole(found[place])
            child = whole(places[action])
            if not stands_below(nodes, child, node, seat, action):
                prior = prior_weight(appeal(box, game, seat, action), manner)
                child = add_child(nodes, study.tally, node, seat, action, prior)
                places[action] = child
            visits += whole(nodes[child].visits)
            total += nodes[child].total
            weight += nodes[child].prior
        usual = total / visits if visits > 0 else 0.0
        curiosity = manner.curiosity + manner.growth * math.log(1.0 + visits / MANY)
        spread = curiosity * math.sqrt(visits + 1.0)
        best, most = NOWHERE, -math.inf
        for place in range(count):
            child = whole(places[found[place]])
            tried = whole(nodes[child].visits)
            value = nodes[child].total / tried if tried > 0 else usual
            prior = (1.0 - DOUBT) * nodes[child].prior / weight + DOUBT / count
            value += spread * prior / (1.0 + tried)
            if value > most:
                best, most = child, value
        return best

    return choose_child
