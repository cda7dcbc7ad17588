"""What people and programs get to see: views by an allow-list, and the trace of the whole truth."""

from __future__ import annotations

import json

from tests.support.libertalia import LIBERTALIA, Position
from tests.support.walks import walk

STATE_FIELDS = {
    "campaign",
    "day",
    "phase",
    "hands",
    "unseen",
    "chosen",
    "ship",
    "dens",
    "cemeteries",
    "board",
    "bag",
    "booty",
    "doubloons",
    "scores",
    "waiting",
}


def test_a_trace_has_every_field_of_the_notation() -> None:
    """State fields, and what the decision is about."""
    for state, seat, _ in walk(LIBERTALIA, "trace", 3):
        traced = LIBERTALIA.trace_state(state)
        assert set(traced) == STATE_FIELDS
        json.dumps(traced)
        about = LIBERTALIA.about(state)
        assert set(about) == (
            {"rank", "left", "officer"} if LIBERTALIA.ask(state) in ("loot", "saber") else set()
        )
        assert seat < 0 or seat in traced["waiting"]
    assert traced["phase"] == "rest"
    assert traced["waiting"] == []
    assert traced["day"] == 6


def test_the_header_names_characters_influence_booty_and_colours() -> None:
    """Colours by seat stand there when the game is known."""
    state = LIBERTALIA.new("header", 4)
    header = LIBERTALIA.trace_header(state)
    assert set(header) == {"characters", "influence", "booty", "colours"}
    assert len(set(header["colours"])) == 4
    assert LIBERTALIA.read_options(state) == {
        "fair_colours": True,
        "open_booty": False,
        "last_campaign_breaks_ties": False,
    }


def test_closed_booty_is_shown_to_its_owner_only() -> None:
    """Others see the size of the heap; the bag, which would tell the rest, shows its size too."""
    position = Position(players=2)
    position.booty(0, chest=1, relic=2)
    table = position.sunrise()
    own = LIBERTALIA.view(LIBERTALIA.observe(table.state, 0), 0)
    assert own["booty"][0]["tokens"]["relic"] == 2
    assert own["booty"][1] == {"size": 0, "tokens": None}
    for seat in (1, 2):
        view = LIBERTALIA.view(LIBERTALIA.observe(table.state, seat), seat)
        assert view["booty"][0] == {"size": 3, "tokens": None}
        assert view["bag"]["tokens"] is None


def test_open_booty_is_shown_to_everybody() -> None:
    """Spectators too, and with it the bag."""
    position = Position(players=2, open_booty=True)
    position.booty(0, chest=1, relic=2)
    table = position.sunrise()
    view = LIBERTALIA.view(LIBERTALIA.observe(table.state, 2), 2)
    assert view["seat"] is None
    assert view["booty"][0]["tokens"]["chest"] == 1
    assert sum(view["bag"]["tokens"].values()) == view["bag"]["size"]


def test_a_view_is_plain_json_at_every_point_of_a_game() -> None:
    """For every seat and for spectators; a seat that may act sees what it may do."""
    for count, (state, _, _) in enumerate(walk(LIBERTALIA, "views", 3)):
        for seat in range(4):
            if (count + seat) % 3:
                continue
            view = LIBERTALIA.view(LIBERTALIA.observe(state, seat), seat)
            assert json.loads(json.dumps(view)) == view
            assert view["legal"] or seat not in view["waiting"]
    assert view["result"] == (result.json() if (result := LIBERTALIA.result(state)) else None)
    assert view["ask"] == "nothing"


def test_a_view_hides_the_order_of_unseen_cards() -> None:
    """The ranks that were not dealt are listed rising."""
    state = LIBERTALIA.new("unseen", 2)
    view = LIBERTALIA.view(LIBERTALIA.observe(state, 0), 0)
    assert view["unseen"] == sorted(LIBERTALIA.trace_state(state)["unseen"])


def test_the_whole_hand_stays_legal_after_choosing() -> None:
    """The view of a seat that has chosen still offers all its cards."""
    state = LIBERTALIA.new("again", 2)
    LIBERTALIA.apply_quietly(state, 0, LIBERTALIA.legal(state, 0)[0])
    view = LIBERTALIA.view(LIBERTALIA.observe(state, 0), 0)
    assert view["waiting"] == [1]
    assert view["ready"] == [0]
    assert len(view["legal"]) == 9
