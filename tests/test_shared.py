"""What the games share, tested on a toy game in which two seats count down together."""

from __future__ import annotations

from enum import IntEnum
from itertools import islice
from typing import Annotated, Any

import numpy as np
import pytest

from tests.support.walks import every_option, walk
from tricorne.backends.rule import rule
from tricorne.errors import BadAction
from tricorne.games import GAMES, load, playout
from tricorne.games.action_space import ActionSpace, Verb
from tricorne.games.dispatch import check_declared, dispatch, lookup
from tricorne.games.events import SILENT, Event, Kind, seen
from tricorne.games.fast_rng import stream
from tricorne.games.game import Game
from tricorne.games.game_rng import STREAM
from tricorne.games.question import Question, Questions
from tricorne.games.struct import Array, Record, fields, i1, layout, plain, record_of

START = 5
NEVER = -1


class Countdown(Record):
    """The state of the toy game."""

    random: Annotated[Array, STREAM, "the random stream"]
    left: Annotated[int, i1, "what is left to count"]


@rule
def set_up(box: Array, game: Countdown, events: Array) -> None:
    game.left = START


@rule
def waiting(game: Countdown) -> int:
    return 0b101 if game.left > 0 else 0


@rule
def legal(box: Array, game: Countdown, seat: int, found: Array) -> int:
    """The seat's own number; nothing when the box says so."""
    found[0] = 10 + seat
    return 0 if game.left == box[0] else 1


@rule
def apply(box: Array, game: Countdown, seat: int, action: int, events: Array) -> None:
    game.left -= 1


@rule
def check(box: Array, game: Countdown, scratch: Array) -> int:
    return 7 if game.left == box[1] else 0


_decide = playout.random_decision(legal, apply)
_random_play = playout.random_play(set_up, waiting, _decide)
_random_game = playout.random_game(waiting, _decide)
_checked_game = playout.checked_game(waiting, legal, _decide, check)


def random_play(box: Array, games: Array, template: Any, decisions: int, rng: Array, found: Array) -> Any:
    return _random_play(box, games, template, decisions, rng, found, SILENT)


def random_game(box: Array, game: Any, rng: Array, found: Array, moves: Array) -> Any:
    return _random_game(box, game, rng, found, moves, SILENT)


def checked_game(box: Array, game: Any, rng: Array, found: Array) -> Any:
    violated = np.zeros(1, np.int32)
    count = _checked_game(box, game, rng, found, SILENT, found, violated)
    return count, int(violated[0])


def countdowns(count: int) -> Any:
    games = np.zeros(count, layout(Countdown))
    games["left"] = START
    return games


def box(dead_end: int = NEVER, foul: int = NEVER) -> Array:
    return np.array([dead_end, foul], np.int16)


def buffer() -> Array:
    return np.zeros(4, np.int16)


def test_random_play_asks_every_waiting_seat() -> None:
    rng, moves = stream("toy"), playout.moves_buffer()
    asked = set()
    for game in countdowns(20):
        count = random_game(box(), game, rng, buffer(), moves)
        assert count == START
        asked |= {(int(seat), int(action)) for seat, action in moves[:count]}
    assert asked == {(0, 10), (2, 12)}


def test_random_play_starts_a_new_game_when_one_ends() -> None:
    games = countdowns(3)
    template = np.zeros(1, layout(Countdown))[0]
    assert random_play(box(), games, template, 4 * START + 2, stream("toy"), buffer()) == 4
    assert sorted(games["left"]) == [START - 2, START, START]
    assert games["random"].any()


@pytest.mark.parametrize(
    ("components", "found"),
    [
        (box(), (START, 0)),
        (box(foul=START), (0, 7)),
        (box(foul=2), (START - 2, 7)),
        (box(dead_end=3), (START - 3, playout.DEAD_END)),
    ],
)
def test_a_checked_game_stops_at_a_violation(components: Array, found: tuple[int, int]) -> None:
    assert checked_game(components, countdowns(1)[0], stream("toy"), buffer()) == found


def test_a_record_lists_its_fields() -> None:
    assert [(field.name, str(field.cell), field.comment) for field in fields(Countdown)] == [
        ("random", "u4[27]", "the random stream"),
        ("left", "i1", "what is left to count"),
    ]


def test_a_record_has_only_its_fields() -> None:
    (game,) = countdowns(1)
    game.left = 3
    assert game.left == 3
    with pytest.raises(AttributeError):
        _ = game.right


def test_events_hide_what_is_secret() -> None:
    drew = Event("drew", {"seat": 1, "card": 7}, frozenset({"seat"}))
    changed = Event("changed", {"seat": 1, "rank": 3})
    passed = Event("passed", {"seat": 0}, frozenset({"seat"}))
    happened = [drew, changed, passed]
    assert [str(event) for event in seen(happened, 1)] == [
        "drew seat=1 card=7",
        "changed seat=1 rank=3",
        "passed seat=0",
    ]
    for stranger in (0, None):
        assert [event.json() for event in seen(happened, stranger)] == [
            {"event": "drew", "seat": 1},
            {"event": "passed", "seat": 0},
        ]


def test_a_value_not_declared_public_is_hidden() -> None:
    """A forgotten mark hides a value instead of leaking it."""

    class Sample(Kind):
        SHOWN = 1, "+seat +card"
        FORGOTTEN = 2, "+seat card"
        NOBODYS = 3, "card"

    told = {kind: dict.fromkeys(kind.names, 1) for kind in Sample}
    events = [Event(kind.name, told[kind], kind.public) for kind in Sample]
    assert [event.json() for event in seen(events, 0)] == [
        {"event": "SHOWN", "seat": 1, "card": 1},
        {"event": "FORGOTTEN", "seat": 1},
    ]
    assert not Sample.SHOWN.foreseen, "by default an event is new information, which rules out undo"


class Colour(IntEnum):
    NONE = 0
    RED = 1
    BLUE = 2


@rule
def name_red(number: int) -> int:
    return 10 + number


@rule
def name_blue(number: int) -> int:
    return 20 + number


@pytest.mark.parametrize(
    ("declared", "error"),
    [
        ([Colour.RED], "Colour.BLUE is declared 0 times instead of 1"),
        ([Colour.RED, Colour.BLUE, Colour.RED], "Colour.RED is declared 2 times instead of 1"),
        ([Colour.NONE, Colour.RED, Colour.BLUE], "Colour.NONE is declared 1 times instead of 0"),
        ([Colour.BLUE, Colour.RED], "Colour.BLUE is declared where RED belongs"),
    ],
)
def test_declarations_must_match_their_enum(declared: list[Colour], error: str) -> None:
    with pytest.raises(TypeError, match=error):
        check_declared(Colour, declared, besides=(Colour.NONE,))
    with pytest.raises(TypeError, match=error):
        Questions(Colour, *(Question(colour, name_red, name_red, name_red) for colour in declared))


def test_declarations_of_an_enum_with_gaps_are_rejected() -> None:
    class Sparse(IntEnum):
        FIRST = 1
        THIRD = 3

    with pytest.raises(TypeError, match="the numbers of Sparse have gaps"):
        dispatch(Sparse, {Sparse.FIRST: name_red, Sparse.THIRD: name_blue})


def test_a_lookup_table_has_a_value_for_each_member() -> None:
    assert lookup(Colour, {Colour.NONE: 0.5, Colour.RED: 1.5, Colour.BLUE: 2.5}) == (0.5, 1.5, 2.5)
    with pytest.raises(TypeError, match="BLUE is declared 0 times"):
        lookup(Colour, {Colour.NONE: 0.5, Colour.RED: 1.5})


_named = dispatch(Colour, {Colour.RED: name_red, Colour.BLUE: name_blue}, besides=(Colour.NONE,))


def named(colour: int, number: int) -> Any:
    return _named(colour, number)


def test_dispatch_of_a_number_without_a_handler_fails() -> None:
    assert named(1, 1) == 11
    assert named(2, 2) == 22
    for number in (-1, 0, 3, 100):
        with pytest.raises(IndexError):
            named(number, 1)


def test_actions_are_parsed_as_they_are_written() -> None:
    space = ActionSpace(Verb("pass"), Verb("trade", ((2, 3), ("map", "relic"))))
    texts = [space.text(action) for action in range(len(space))]
    assert texts == ["pass", "trade 2 map", "trade 2 relic", "trade 3 map", "trade 3 relic"]
    assert [space.parse(text) for text in texts] == list(range(5))
    assert space.parse("  TRADE 3\tmap ") == 3
    assert space.first("trade") == 1


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "error-action-empty"),
        ("sing", "error-action-unknown"),
        ("trade 4 map", "error-action-operands"),
        ("pass 1", "error-action-operands"),
    ],
)
def test_text_that_is_no_action_is_rejected(text: str, key: str) -> None:
    space = ActionSpace(Verb("pass"), Verb("trade", ((2, 3), ("map", "relic"))))
    with pytest.raises(BadAction) as caught:
        space.parse(text)
    assert caught.value.message.key == key


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> Game:
    """Return each game in turn."""
    return load(request.param)


def test_every_action_of_every_game_has_its_own_text(game: Game) -> None:
    texts = [game.actions.text(action) for action in range(len(game.actions))]
    assert [game.actions.parse(text) for text in texts] == list(range(len(texts)))


def test_nothing_is_legal_while_nothing_is_asked(game: Game) -> None:
    state = game.new("between two decisions", game.players[0])
    seat = game.waiting(state)[0]
    action = game.legal(state, seat)[0]
    state.ask = 0
    assert game.legal(state, seat) == []
    reason = game.why_not(state, seat, action)
    assert reason is not None
    assert reason.key.startswith(f"{game.name}-reason-not-")


def test_the_public_view_is_the_same_for_every_seat(game: Game) -> None:
    players = game.players[-1]
    for options in (every_option(game)[0], every_option(game)[-1]):
        for state, _, _ in islice(walk(game, f"the public {options}", players, options), 0, None, 10):
            public = game.public_view(game.observe(state, players))
            for seat in range(players):
                assert game.public_view(game.observe(state, seat)) == public


def test_a_position_holds_what_single_calls_return(game: Game) -> None:
    players = game.players[0]
    states = islice(walk(game, "positions", players), 0, None, 7)
    for state in [*(game.copy(state) for state, _, _ in states), _finished(game)]:
        position = game.position(state)
        assert position.waiting == game.waiting(state)
        assert [list(legal) for legal in position.legal] == [
            game.legal(state, seat) for seat in range(players)
        ]
        for seat, reading in enumerate(position.observations):
            seen = game.observe(state, seat)
            assert record_of(reading).tobytes() == seen.tobytes()
            assert reading.facts == game.facts(seen)


def _finished(game: Game) -> Any:
    state = game.new("to the end", game.players[0])
    game.random_game(state, stream("to the end"))
    return state


def test_random_games_end(game: Game) -> None:
    players = game.players[0]
    seen_by_one = game.observe(game.new("dream", players), 0)
    world = game.determinize(seen_by_one, stream("dreamer"))
    assert game.random_game(world, stream("player"))
    assert game.result(world) is not None
    moves, law = game.checked_game(game.new("play", players), stream("player"))
    assert moves > 0
    assert law is None
    states = np.array([game.new("play", players)], game.layout)
    arguments = (game.template(players), 50, stream("player"), game.legal_buffer(), SILENT)
    assert game.kernels.random_play(game.box, states, *arguments) == 0


def test_a_record_as_plain_numbers_has_fields_and_no_special_methods(liberte: Game) -> None:
    state = liberte.new("plain", 3)
    shown = plain(state)
    assert (shown.players, plain(shown), record_of(shown)) == (3, shown, state)
    assert not hasattr(shown, "__deepcopy__")


def test_the_digest_of_a_game_depends_on_its_deal_and_on_its_moves() -> None:
    game = load("libertalia")
    one, other = game.new("digest", 2), game.new("another digest", 2)
    found = game.digest_game(one, stream("moves"))
    assert game.digest_game(one, stream("moves")) == found
    assert game.digest_game(one, stream("other moves")) != found
    assert game.digest_game(other, stream("moves")) != found
