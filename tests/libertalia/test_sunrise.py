"""Sunrise: everybody chooses at once, in any order, and may change until the last has chosen."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from tests.support.libertalia import LIBERTALIA, Position, names, rank
from tricorne.games.events import Event, seen
from tricorne.games.game import State

CHOOSE = {number: LIBERTALIA.actions.parse(f"choose {number}") for number in range(1, 31)}


def hand(state: State, seat: int) -> list[int]:
    """Return the ranks in a hand."""
    return [number for number in range(1, 31) if int(state.hand[seat]) >> number & 1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_order_of_choosing_gives_the_same_bytes(players: int) -> None:
    """Actions of different seats commute, the last one's included."""
    start = LIBERTALIA.new("orders", players)
    choices = [hand(start, seat)[seat * 2] for seat in range(players)]
    results = set()
    for order in permutations(range(players)):
        state = LIBERTALIA.copy(start)
        for seat in order:
            LIBERTALIA.apply_quietly(state, seat, CHOOSE[choices[seat]])
        results.add(state.tobytes())
    assert len(results) == 1


@settings(max_examples=60, deadline=None, print_blob=True)
@given(data=st.data())
def test_six_seats_race_with_changes_and_no_choice_is_lost(data: st.DataObject) -> None:
    """Whatever the order, and however often minds are changed: the last word of each seat counts."""
    players = data.draw(st.integers(2, 6))
    seed = data.draw(st.text("0123456789abcdef", min_size=1, max_size=6))
    note(f"seed {seed!r}, {players} players")
    start = LIBERTALIA.new(seed, players)
    cards = hand(start, 0)
    last = data.draw(st.integers(0, players - 1))
    others = [seat for seat in range(players) if seat != last]
    first = data.draw(st.permutations(others))
    changes = data.draw(st.lists(st.sampled_from(others), max_size=12))
    race = data.draw(st.permutations([*first, *changes]))
    state = LIBERTALIA.copy(start)
    final: dict[int, int] = {}
    for seat in race:
        final[seat] = data.draw(st.sampled_from(cards))
        assert CHOOSE[final[seat]] in LIBERTALIA.legal(state, seat)
        LIBERTALIA.apply(state, seat, CHOOSE[final[seat]])
        assert {other: int(state.chosen[other]) for other in final} == final
        assert set(LIBERTALIA.waiting(state)) == set(range(players)) - set(final)
        LIBERTALIA.check(state)
    final[last] = data.draw(st.sampled_from(cards))
    LIBERTALIA.apply_quietly(state, last, CHOOSE[final[last]])

    straight = LIBERTALIA.copy(start)
    for seat in range(players):
        LIBERTALIA.apply_quietly(straight, seat, CHOOSE[final[seat]])
    assert state.tobytes() == straight.tobytes()


def test_waiting_lists_who_has_not_chosen_and_legal_is_the_whole_hand_for_all() -> None:
    """Who has chosen may choose again, though nobody waits for it."""
    state = LIBERTALIA.new("waiting", 3)
    LIBERTALIA.apply_quietly(state, 1, CHOOSE[hand(state, 1)[0]])
    assert LIBERTALIA.waiting(state) == (0, 2)
    assert [len(LIBERTALIA.legal(state, seat)) for seat in range(3)] == [9, 9, 9]
    assert LIBERTALIA.legal(state, 3) == []
    reason = LIBERTALIA.why_not(state, 3, CHOOSE[1])
    assert reason is not None
    assert reason.key == "libertalia-reason-not-your-decision"


def test_a_chosen_card_stays_in_hand_until_all_are_revealed_at_once() -> None:
    """Then nobody has chosen any more, and all are on the ship."""
    position = Position(players=2)
    position.hand(0, "Captain")
    position.hand(1, "Bosun")
    table = position.sunrise()
    table.act(0, "choose Captain")
    assert "Captain" in table.hand(0)
    assert table.ship == []
    table.act(1, "choose Bosun")
    assert table.ship == ["Bosun", "Captain"]
    assert [event["rank"] for event in table.told("played")] == [rank("Bosun"), rank("Captain")]
    assert not table.state.chosen.any()


def test_the_ship_is_in_order_of_rank_and_influence() -> None:
    """Of three Preachers yellow's stands highest: its mark is 6, red's 1, blue's 2."""
    position = Position(players=3)
    for seat in range(3):
        position.hand(seat, "Preacher")
    table = position.sunrise()
    table.choose("Preacher", "Preacher", "Preacher")
    assert [event["seat"] for event in table.told("played")] == [1, 2, 0]


def test_a_card_that_is_not_in_hand_cannot_be_chosen() -> None:
    """The reason names the character."""
    table = Position(players=2).sunrise()
    absent = next(name for name in ("Captain", "Bosun") if name not in table.hand(0))
    assert table.refusal(0, f"choose {absent}") == "not-in-hand"


def new_events(events: list[Event], seat: int | None) -> list[str]:
    """Return the events that a seat sees, as text."""
    return [str(event) for event in seen(events, seat)]


def test_changing_a_choice_is_invisible_to_others() -> None:
    """Others see that a seat has chosen; of a change they see nothing at all."""
    state = LIBERTALIA.new("minds", 3)
    cards = hand(state, 0)
    events = LIBERTALIA.apply(state, 0, CHOOSE[cards[0]])
    assert new_events(events, 0) == [f"chose seat=0 rank={cards[0]}"]
    for other in (1, 2, 3, None):
        assert new_events(events, other) == ["chose seat=0"]
    before = [LIBERTALIA.observe(state, seat).tobytes() for seat in (1, 2, 3)]
    views = [LIBERTALIA.view(LIBERTALIA.observe(state, seat), seat) for seat in (1, 2, 3)]
    events = LIBERTALIA.apply(state, 0, CHOOSE[cards[1]])
    assert new_events(events, 0) == [f"changed seat=0 rank={cards[1]}"]
    for other in (1, 2, 3, None):
        assert new_events(events, other) == []
    assert [LIBERTALIA.observe(state, seat).tobytes() for seat in (1, 2, 3)] == before
    assert [LIBERTALIA.view(LIBERTALIA.observe(state, seat), seat) for seat in (1, 2, 3)] == views
    assert views[0]["ready"] == [0]
    assert views[0]["chosen"] is None
    assert LIBERTALIA.view(LIBERTALIA.observe(state, 0), 0)["chosen"] == cards[1]


def test_the_hands_of_a_view_contain_what_everybody_knows() -> None:
    """At the first sunrise all hands are known, chosen or not."""
    state = LIBERTALIA.new("hands", 3)
    LIBERTALIA.apply_quietly(state, 0, CHOOSE[hand(state, 0)[0]])
    view = LIBERTALIA.view(LIBERTALIA.observe(state, 1), 1)
    assert view["hands"][0] == {"size": 9, "cards": hand(state, 0)}
    assert names(state.hand[0]) == names(state.hand[1])
