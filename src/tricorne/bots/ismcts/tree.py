"""The search tree of ISMCTS: its nodes are information sets, identified by the actions that lead to them.

A node stands for an action of a seat after those of its ancestors, and holds
the statistics of that seat. Determinizations differ in what is legal: a node
has a child for every action that was legal in any of them, and selection
compares only those that are legal in the current one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, NamedTuple

import numpy as np

from tricorne.backends import Workspace
from tricorne.backends.kernel import Access, Parts, allocate, array, record
from tricorne.backends.rule import inlined, rule, widen
from tricorne.games.fast_rng import stream
from tricorne.games.game import Game
from tricorne.games.kernels import ACTION, EVENTS, RNG, SCRATCH_BUFFER
from tricorne.games.struct import Array, Cell, Record, layout

i1, i2, i4, f4, f8, i8 = Cell("i1"), Cell("i2"), Cell("i4"), Cell("f4"), Cell("f8"), Cell("i8")

NO_NODE = 0
ROOT = 1
MAX_PLAYERS = 6
MAX_DEPTH = 512


class Node(Record):
    """An action of a seat at one point of the tree."""

    parent: Annotated[int, i4, "the node of the action before"]
    first_child: Annotated[Array, i4[MAX_PLAYERS], "by seat: the first of its children, or 0"]
    next_sibling: Annotated[int, i4, "the next child of the same parent and seat, or 0"]
    visits: Annotated[int, i4, "N(s, a): the number of simulations through this node"]
    value_sum: Annotated[float, f4, "W(s, a): the sum of the win probabilities of its seat"]
    prior: Annotated[float, f4, "the unnormalized prior of the action"]
    action: Annotated[int, i2, "the action"]
    seat: Annotated[int, i1, "the seat that acts"]


NODE = layout(Node)


class SearchTuning(Record):
    """The parameters of the search, tuned for each game."""

    c_init: Annotated[float, f8, "the exploration constant of PUCT"]
    c_growth: Annotated[float, f8, "how much the exploration constant grows with the logarithm of the visits"]
    prior_sharpness: Annotated[float, f8, "inverse temperature of the softmax that turns values into priors"]
    expansion_visits: Annotated[float, f8, "visits of a node before its children are added to the tree"]
    rollout_horizon: Annotated[float, f8, "decisions after which a rollout stops at the next quiet position"]
    rollout_samples: Annotated[float, f8, "how many actions a rollout compares before it takes one"]
    simulations_per_world: Annotated[float, f8, "how many simulations share a determinization"]


TUNING = layout(SearchTuning)


class SearchStats(Record):
    """What a search has done so far."""

    nodes: Annotated[int, i8, "nodes in use; the first stands for none, the second is the root"]
    root: Annotated[int, i8, "the node of the current position"]
    simulations: Annotated[int, i8, "simulations"]
    decisions: Annotated[int, i8, "decisions made in them"]


STATS = layout(SearchStats)


class SearchContext(NamedTuple):
    """Everything that one thread searches with: compiled rules allocate no arrays."""

    nodes: Any
    """The tree."""
    stats: Any
    """What was done so far, see `SearchStats`."""
    tuning: Any
    """The parameters, see `SearchTuning`."""
    worlds: Array
    """Two records: the current determinization, and the copy that a simulation plays in."""
    actions: Array
    """The legal actions of the seat that decides."""
    child_of: Array
    """By action: its child below the node that was indexed last."""
    path: Array
    """The nodes that the current simulation went through."""
    values: Array
    """By seat: the win probability at the end of the simulation."""
    scratch: Array
    """For `determinize`."""
    rng: Array
    """The random stream of the search."""
    silent: Array
    """An event buffer that discards everything."""


def search_context(game: type[Game]) -> Parts:
    """Declare everything that a search in a game needs; the number of nodes is open."""
    assert game.players[-1] <= MAX_PLAYERS
    update, scratch = Access.UPDATE, Access.SCRATCH
    return Parts(
        SearchContext,
        (
            array(NODE, None, access=update),
            record(STATS, update),
            record(TUNING),
            array(game.layout, 2, access=scratch),
            array(ACTION, game.legal_at_most, access=scratch),
            array(np.int32, len(game.actions), access=update),
            array(np.int32, MAX_DEPTH, access=scratch),
            array(np.float64, game.players[-1], access=scratch),
            SCRATCH_BUFFER,
            RNG,
            EVENTS,
        ),
    )


def new_search_context(
    declared: Parts, workspace: Workspace, seed: str, capacity: int, tuning: Mapping[str, float]
) -> SearchContext:
    """Allocate everything that a search needs, with a tree of `capacity` nodes."""
    context = SearchContext(*allocate(declared, workspace.zeros, {0: capacity}))
    for name, value in tuning.items():
        context.tuning[name] = value
    context.rng[:] = stream(seed)
    clear_tree(context)
    return context


def clear_tree(context: SearchContext) -> None:
    """Start with an empty tree."""
    context.nodes[: ROOT + 1] = np.zeros(1, NODE)
    context.stats.nodes = ROOT + 1
    context.stats.root = ROOT
    context.child_of[:] = NO_NODE


@rule
def index_children(nodes: Any, node: int, seat: int, child_of: Array) -> None:
    """Write the children of a node that belong to a seat, by their actions.

    Entries of other actions keep what was written before: see `is_child`.
    """
    child = widen(nodes[node].first_child[seat])
    while child != NO_NODE:
        child_of[nodes[child].action] = child
        child = widen(nodes[child].next_sibling)


@inlined
def is_child(nodes: Any, child: int, node: int, seat: int, action: int) -> bool:
    """Whether an entry of `child_of` is the child for this action, not one left from another node."""
    return nodes[child].parent == node and nodes[child].action == action and nodes[child].seat == seat


@rule
def add_child(nodes: Any, stats: Any, node: int, seat: int, action: int, prior: float) -> int:
    """Expand a node by an action that has no child yet."""
    child = widen(stats.nodes)
    stats.nodes += 1
    nodes[child].parent = node
    for other in range(MAX_PLAYERS):
        nodes[child].first_child[other] = NO_NODE
    nodes[child].next_sibling = nodes[node].first_child[seat]
    nodes[child].visits = 0
    nodes[child].value_sum = 0.0
    nodes[child].prior = prior
    nodes[child].action = action
    nodes[child].seat = seat
    nodes[node].first_child[seat] = child
    return child


@rule
def find_child(nodes: Any, node: int, seat: int, action: int) -> int:
    """Return the child of a node for an action, or `NO_NODE`."""
    child = widen(nodes[node].first_child[seat])
    while child != NO_NODE and nodes[child].action != action:
        child = widen(nodes[child].next_sibling)
    return child


@rule
def keep_expanded(node: int, seat: int, count: int, context: SearchContext) -> int:
    """Reduce the legal actions to those that have a child already; return their number."""
    nodes, child_of, actions = context.nodes, context.child_of, context.actions
    index_children(nodes, node, seat, child_of)
    kept = 0
    for index in range(count):
        action = widen(actions[index])
        if is_child(nodes, widen(child_of[action]), node, seat, action):
            actions[kept] = action
            kept += 1
    return kept


@rule
def reveal_choices(before: int, depth: int, full: bool, context: SearchContext) -> int:
    """Extend the path from a seat's own choice by the simultaneous choices of the others.

    Those choices, made since the depth `before` as siblings, get nodes once more
    below the seat's own, one below the other. In a full tree the path ends where
    a node is missing. Returns the new depth.
    """
    nodes, path = context.nodes, context.path
    node, own = widen(path[depth - 1]), depth - 1
    for step in range(before, own):
        hidden = nodes[path[step]]
        seat, action = widen(hidden.seat), widen(hidden.action)
        child = find_child(nodes, node, seat, action)
        if child == NO_NODE:
            if full:
                break
            child = add_child(nodes, context.stats, node, seat, action, 0.0)
        node = child
        path[depth] = node
        depth += 1
    return depth


@rule
def backpropagate(depth: int, context: SearchContext) -> None:
    """Add a simulation to the statistics of all nodes on its path.

    Each node gets the value of its own seat, as in max^n (Luckhardt and Irani,
    "An Algorithmic Solution of N-Person Games", AAAI 1986).
    """
    nodes, values = context.nodes, context.values
    for step in range(depth):
        node = widen(context.path[step])
        nodes[node].visits += 1
        nodes[node].value_sum += values[nodes[node].seat]
