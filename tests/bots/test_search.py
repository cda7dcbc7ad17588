"""The search: its budget, the reuse of its tree, its win probabilities."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.records import box
from tricorne import bots
from tricorne.bots.ismcts.tree import NO_NODE, ROOT
from tricorne.bots.search_bot import LEVELS, Budget, SearchBot
from tricorne.errors import BadOption
from tricorne.games import GAMES
from tricorne.games.game import Game, State

# More simulations than any test has time for.
ENDLESS = 1_000_000_000


def choices(game: Game, seed: str, players: int = 4) -> Iterator[tuple[State, int, list[int]]]:
    """Play a game between greedy bots; yield every position in which a seat has a choice."""
    state = game.new(seed, players)
    greedy = [bots.make("greedy", game, seat, f"{seed} {seat}") for seat in range(players)]
    while waiting := game.waiting(state):
        seat = waiting[0]
        legal = game.legal(state, seat)
        if len(legal) > 1:
            yield state, seat, legal
        game.apply_quietly(state, seat, greedy[seat].choose(game.observe(state, seat), legal))


def simulations(bot: SearchBot) -> list[int]:
    return [int(searcher.stats.simulations) for searcher in bot.searchers]


@pytest.mark.parametrize("name", GAMES)
def test_a_search_uses_its_budget_of_simulations(name: str) -> None:
    game = box(name)
    state, seat, legal = next(choices(game, "budget"))
    bot = SearchBot(game, seat, "s", Budget(simulations=321))
    bot.consider(game.observe(state, seat), legal)
    assert simulations(bot) == [321]


@pytest.mark.parametrize("name", GAMES)
def test_a_search_stops_early_when_its_choice_can_hardly_change(name: str) -> None:
    game = box(name)
    done = []
    for number, (state, seat, legal) in enumerate(choices(game, "early")):
        if number % 10 == 0:
            bot = SearchBot(game, seat, "s", Budget(simulations=2_000))
            assert bot.choose(game.observe(state, seat), legal) in legal
            done += simulations(bot)
    assert max(done) <= 2_000
    assert min(done) < 2_000


@pytest.mark.parametrize("name", GAMES)
def test_threads_share_the_simulations(name: str) -> None:
    game = box(name)
    state, seat, legal = next(choices(game, "threads"))
    bot = SearchBot(game, seat, "s", Budget(simulations=400, threads=2))
    candidates = bot.consider(game.observe(state, seat), legal)
    bot.close()
    assert simulations(bot) == [200, 200]
    assert {candidate.action for candidate in candidates} == set(legal)


@pytest.mark.parametrize("name", GAMES)
def test_the_clock_of_the_table_limits_a_search(name: str) -> None:
    game = box(name)
    state, seat, legal = next(choices(game, "clock"))
    bot = SearchBot(game, seat, "s", Budget(simulations=ENDLESS))
    bot.clock = 0.05
    assert bot.choose(game.observe(state, seat), legal) in legal


@pytest.mark.parametrize("name", GAMES)
def test_candidates_have_win_probabilities_and_shares(name: str) -> None:
    game = box(name)
    state, seat, legal = next(choices(game, "why"))
    candidates = SearchBot(game, seat, "s", Budget(simulations=500)).consider(
        game.observe(state, seat), legal
    )
    assert sorted(candidate.action for candidate in candidates) == sorted(legal)
    assert all(candidate.chance is None or 0 <= candidate.chance <= 1 for candidate in candidates)
    shares = [candidate.share for candidate in candidates if candidate.share is not None]
    assert sum(shares) == pytest.approx(1)
    assert shares[0] == max(shares)
    chances = [candidate.chance or 0 for candidate in candidates[1:] if (candidate.share or 0) > 0.01]
    assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_candidates(name: str) -> None:
    game = box(name)
    state, seat, legal = next(choices(game, "seed"))

    def candidates(seed: str) -> list[bots.Candidate]:
        bot = SearchBot(game, seat, seed, Budget(simulations=300))
        return bot.consider(game.observe(state, seat), legal)

    assert candidates("a") == candidates("a")
    assert candidates("a") != candidates("b")


@pytest.mark.parametrize("name", GAMES)
def test_a_tree_is_reused_after_the_expected_observation(name: str) -> None:
    """Within its turn a seat reuses its tree; after a surprise it starts with an empty one."""
    game = box(name)
    state = game.new("reuse", 3)
    seats = [SearchBot(game, seat, f"{seat}", Budget(simulations=100)) for seat in range(3)]
    kept, begun = 0, 0
    for _ in range(400):
        waiting = game.waiting(state)
        if not waiting:
            break
        seat = waiting[0]
        seen = game.observe(state, seat)
        legal = game.legal(seen, seat)
        if len(legal) > 1:
            bot = seats[seat]
            bot._reset_unless_expected(seen)
            if bot.searchers[0].stats.root == ROOT:
                begun += 1
            else:
                kept += 1
                root = bot.searchers[0].nodes[bot.searchers[0].stats.root]
                assert root["seat"] == seat
        game.apply_quietly(state, seat, seats[seat].choose(seen, legal))
    assert kept > 0
    assert begun > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_full_tree_is_not_expanded_and_the_search_goes_on(name: str) -> None:
    game = box(name)
    state, seat, legal = next(choices(game, "small"))
    bot = SearchBot(game, seat, "s", Budget(simulations=2_000))
    searcher = bot.searchers[0]
    capacity = 4 * len(game.legal_buffer()) + 60
    searcher.context = searcher.context._replace(nodes=searcher.nodes[:capacity])
    bot._think(game.observe(state, seat), may_stop_early=False)
    assert searcher.stats.nodes <= len(searcher.nodes)
    tried = searcher.action_stats()
    assert {*tried} == {*legal}
    assert sum(action.visits for action in tried.values()) == searcher.stats.simulations == 2_000


def children_of(bot: SearchBot, node: int) -> dict[int, set[int]]:
    """Return the children of a node by seat."""
    nodes = bot.searchers[0].nodes
    found: dict[int, set[int]] = {}
    for seat, first in enumerate(nodes[node].first_child):
        child = int(first)
        while child != NO_NODE:
            found.setdefault(seat, set()).add(child)
            child = int(nodes[child].next_sibling)
    return found


def test_simultaneous_choices_have_a_subtree_for_each_combination() -> None:
    """At sunrise all choose simultaneously: below a seat's choice come those of the others, one by one."""
    game = box("libertalia")
    state = game.new("sunrise", 3)
    bot = SearchBot(game, 0, "s", Budget(simulations=2_000))
    bot.consider(game.observe(state, 0), game.legal(state, 0))
    nodes = bot.searchers[0].nodes
    siblings = children_of(bot, ROOT)
    assert set(siblings) == {0, 1, 2}
    favourite = max(siblings[0], key=lambda node: int(nodes[node].visits))
    second = children_of(bot, favourite)
    assert set(second) == {1}
    assert len(second[1]) > 1
    likely = max(second[1], key=lambda node: int(nodes[node].visits))
    third = children_of(bot, likely)
    assert set(third) == {2}
    assert sum(int(nodes[node].visits) for node in third[2]) == nodes[likely].visits
    assert {int(nodes[node].action) for node in third[2]} <= {int(nodes[node].action) for node in siblings[2]}


def wins_immediately(game: Game, state: State, seat: int, action: int) -> bool | None:
    """Whether an action ends the game with a win; None if the game goes on."""
    after = game.copy(state)
    game.apply_quietly(after, seat, action)
    result = game.result(after)
    return None if result is None else result.winners == (seat,)


@pytest.mark.parametrize("name", GAMES)
def test_a_search_takes_an_immediate_win(name: str) -> None:
    """At the end of some games one action wins immediately and another loses immediately."""
    game = box(name)
    found = 0
    for number in range(60):
        for state, seat, legal in choices(game, f"victory {number}", players=3):
            ends = {action: wins_immediately(game, state, seat, action) for action in legal}
            if True in ends.values() and False in ends.values():
                found += 1
                chosen = SearchBot(game, seat, "s", Budget(simulations=500)).choose(
                    game.observe(state, seat), legal
                )
                assert ends[chosen] is True
        if found >= 2:
            return
    pytest.fail(f"only {found} such positions")


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("2000", Budget(simulations=2_000)),
        ("1.5s", Budget(seconds=1.5)),
        ("1s/4", Budget(seconds=1, threads=4)),
        ("800/2", Budget(simulations=800, threads=2)),
    ],
)
def test_a_budget_is_parsed(text: str, budget: Budget) -> None:
    assert Budget.parse(text) == budget
    assert bots.check(f"search@{text}") == f"search@{text}"


@pytest.mark.parametrize("text", ["", "0", "0s", "s", "1.5", "-1", "1s/0", "fast", "1e9", "1s/4/2"])
def test_an_invalid_budget_is_rejected_with_examples(text: str) -> None:
    with pytest.raises(BadOption) as caught:
        bots.check(f"search@{text}")
    assert caught.value.message.key == "error-search-budget"
    assert caught.value.message.arguments["budget"] == text


def test_each_level_has_a_greater_budget_than_the_one_before() -> None:
    budgets = [budget.simulations or 0 for budget in LEVELS.values()]
    assert budgets == sorted(set(budgets))
    assert set(LEVELS) <= set(bots.BOTS)
