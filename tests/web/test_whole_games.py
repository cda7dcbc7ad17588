"""Whole games through the page, by clicks, taps and keys alone, at a server's table to the result.

And whatever the page has received by then: no card of anybody else that was not yet seen by all.
Not checked here: that nothing can be told from sizes or silence; `tests/server/security` compares bytes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.browser import DESK, PHONE, TWO_FRAMES, Visitor
from tests.web.conftest import Visit
from tests.web.player import Player, Way
from tests.web.received import CARDS, Told, named, positions, received
from tests.web.screens import RECORDS
from tests.web.tables import say, standing
from tricorne.match import Match
from tricorne.match.record import Record, parse, read

# Whoever makes a table sits first.
SEAT = 0
ROMAN = ("", "I", "II", "III", "IV")
# What the summaries said, by title: of the battle, and by player the points of the turn, and all points.
SUMMARIES = """() => {
  window.summaries = {}
  new MutationObserver(() => {
    const summary = document.querySelector('.summary')
    if (!summary) return
    window.summaries[summary.querySelector('h2').innerText] = {
      battle: summary.querySelector('.battle')?.innerText ?? '',
      points: [...summary.querySelectorAll('tbody tr')].map((row) => [
        Number(row.querySelector('.gains b')?.innerText ?? 0),
        Number(row.querySelector('.vp').innerText),
      ]),
    }
  }).observe(document.body, { childList: true, subtree: true })
}"""


def begin(somebody: Visitor, game: str, players: int) -> str:
    """Begin a game against bots at a table of the server, and return the name of the table."""
    page = somebody.page
    somebody.go(f"/new/{game}")
    remove = page.locator(".seats .remove")
    while remove.count() >= players:
        remove.last.click()
    page.get_by_role("button", name=say("web-new-make")).click()
    page.locator(".start select").select_option(label=say("web-level-gentle"))
    page.locator(".start button").click()
    page.locator(".table").wait_for()
    return page.url.rsplit("/", 1)[1]


def let_others_answer(somebody: Visitor, table: str) -> None:
    """Be slower than the others for once, so that they have something to hide."""
    while any(chair["waiting"] for chair in standing(somebody, table)["seats"] if chair["seat"] != SEAT):
        somebody.page.evaluate(TWO_FRAMES)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "players", "size", "way", "hasty"),
    [
        ("liberte", 3, PHONE, "touch", 0.85),
        ("libertalia", 2, DESK, "keys", 0.1),
        ("libertalia", 3, DESK, "mouse", 0.1),
    ],
)
def test_a_whole_game_is_played_through_the_page(
    visit: Visit, tmp_path: Path, game: str, players: int, size: tuple[int, int], way: Way, hasty: float
) -> None:
    kept = tmp_path / "received.har"
    somebody = visit(size, has_touch=way == "touch", record_har_path=kept, record_har_content="embed")
    table = begin(somebody, game, players)
    let_others_answer(somebody, table)
    somebody.page.evaluate(SUMMARIES)
    player = Player(somebody, f"whole {game}", way, hasty)
    player.play("over")
    summaries: dict[str, Any] = somebody.page.evaluate("window.summaries")
    result = somebody.page.locator("dialog .result")
    assert result.locator("li").count() == players
    assert result.locator("li.won").count() >= 1
    assert result.get_by_role("link", name=say("web-review")).is_visible()
    # The page has added a number of its own to the deal, and found everything as it was promised.
    assert result.get_by_text(say("web-deal-good")).is_visible()

    record = parse(somebody.fetch(f"/api/tables/{table}/record"), "record")
    assert record.numbers[SEAT] is not None
    if game == "liberte":
        check_summaries(summaries, record)
    somebody.context.close()
    told = received(kept, somebody.frames, table)
    assert len(told.positions) > len(player.chosen) / 2, "the page has received what it showed"
    assert len(list(told.moves())) == len(record.moves)
    check_events(told, record)
    CHECKS[game](told, record)


def check_summaries(summaries: dict[str, Any], record: Record) -> None:
    """Each election was summed up before the next turn: its battle, and who got how many points."""
    battles = record.game.reference()["battle_names"]
    gained: Counter[int] = Counter()
    points: Counter[int] = Counter()
    turn = 1
    for event in (event for played in Match.from_record(record).played for event in played.events):
        if event.name in ("award", "province_points", "battle_won"):
            gained[event.values["seat"]] += event.values["points"]
        elif event.name == "turn" and event.values["turn"] > turn:
            points.update(gained)
            shown = summaries[say("web-liberte-summary-election", turn=ROMAN[turn])]
            totals = [total for _, total in shown["points"]]
            assert totals == sorted(totals, reverse=True)
            expected = [[gained[seat], points[seat]] for seat in range(record.players)]
            assert sorted(shown["points"]) == sorted(expected)
            assert battles.get(str(turn), "") in shown["battle"]
            gained.clear()
            turn = event.values["turn"]


def check_events(told: Told, record: Record) -> None:
    """What is secret of an event is told to nobody but its seat, and neither is what was chosen."""
    secrets = 0
    for played, (_, line) in zip(Match.from_record(record).played, told.moves(), strict=True):
        assert line["seat"] == played.move.seat
        if line["seat"] == SEAT:
            continue
        assert line["action"] is None
        hidden = {event.name: event.private - {"seat"} for event in played.events if event.private}
        secrets += len(hidden)
        for event in line["events"]:
            if event.get("seat") == SEAT:
                continue
            kept = hidden.get(event["event"], frozenset())
            assert not kept & (set(event) | set(event["say"]["arguments"])), event
    assert secrets > 5, "there was something to hide"


def check_liberte(told: Told, record: Record) -> None:
    """No card is named to a seat before it was seen: in its own hand, or where all can see it."""
    seen: list[set[int]] = []
    never_told = 0
    for table in positions(record):
        state, view = table.state, table.view(SEAT)
        others = [
            int(card)
            for seat in range(record.players)
            if seat != SEAT
            for card in state.hand[seat][: state.hand_size[seat]]
            if not state.known[card]
        ]
        secret = {*others, *(int(card) for card in state.deck[: state.deck_size])}
        visible = named({name: view[name] for name in ("hands", *CARDS) if name in view})
        assert not visible & secret
        seen.append(visible | (seen[-1] if seen else set()))
        never_told += bool(set(others) - seen[-1])
    assert never_told > 20, "there were cards to hide"
    for moves, view in told.positions:
        assert named(view) <= seen[moves], f"after {moves} moves"
    for number, line in told.moves():
        assert named(line["events"]) <= seen[number], line


def check_libertalia(told: Told, record: Record) -> None:
    """Whom the others send aboard, and what lies face down in their dens, nobody else is told."""
    truth = [
        (int(table.state.chosen[SEAT]), [int(rank) for rank in table.state.chosen])
        for table in positions(record)
    ]
    assert any(any(others) and not own for own, (_, *others) in truth), "others chose before the seat"
    for moves, view in told.positions:
        assert view["chosen"] in (truth[moves][0], None)
        assert all(not view["booty"][seat]["tokens"] for seat in range(record.players) if seat != SEAT)


CHECKS = {"liberte": check_liberte, "libertalia": check_libertalia}


def leak_of_liberte(record: Record) -> dict[str, Any]:
    """Tell what the first seat sees at the beginning, and the top card of the deck."""
    state = Match.opened(record).state
    return {"hands": [{"cards": [int(state.deck[state.deck_size - 1])]}]}


def leak_of_libertalia(record: Record) -> dict[str, Any]:
    """Tell what the first seat sees at the beginning, and what somebody else has."""
    view = Match.opened(record).view(SEAT)
    return {**view, "booty": [{**booty, "tokens": {"map": 1}} for booty in view["booty"]]}


@pytest.mark.parametrize(("game", "leak"), [("liberte", leak_of_liberte), ("libertalia", leak_of_libertalia)])
def test_the_check_itself_notices_a_leak(game: str, leak: Callable[[Record], dict[str, Any]]) -> None:
    record = read(RECORDS / f"{game}.tricorne")
    told = Told([(moves, table.view(SEAT)) for moves, table in enumerate(positions(record))])
    CHECKS[game](told, record)
    told.positions.append((0, leak(record)))
    with pytest.raises(AssertionError):
        CHECKS[game](told, record)
