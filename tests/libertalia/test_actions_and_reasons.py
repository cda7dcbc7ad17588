"""Actions as text, and legal actions that agree with the reasons against all others."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.support.backends import compiles
from tests.support.libertalia import LIBERTALIA, Position, rank
from tests.support.walks import every_option, walk
from tricorne.errors import BadAction, IllegalAction
from tricorne.games.game import State
from tricorne.games.libertalia.vocabulary import SPACE, Ask, Happening, Reason
from tricorne.i18n.catalogue import Translations
from tricorne.i18n.narration import Narrator

EVERY = 6 if compiles() else 40


def test_every_action_round_trips_as_text() -> None:
    """The whole space, as the notation says."""
    texts = [SPACE.text(action) for action in range(len(SPACE))]
    assert [SPACE.parse(text) for text in texts] == list(range(len(SPACE)))
    assert len(set(texts)) == len(texts) == 2 + 7 + 7 + 14 + 3 * 30 + 2 * 6 * 30


@pytest.mark.parametrize(
    "text",
    [
        "choose 14",
        "play 30",
        "recall 1",
        "keep chest",
        "trade 2 relic",
        "trade 3 map",
        "shoot 5 30",
        "loot saber",
    ],
)
def test_actions_of_the_notation(text: str) -> None:
    """Capitals and white space do no harm."""
    assert SPACE.text(SPACE.parse(f"  {text.upper()} ")) == text
    assert SPACE.parse("saber 0 1") != SPACE.parse("shoot 0 1")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "error-action-empty"),
        ("fly 8", "error-action-unknown"),
        ("choose", "error-action-operands"),
        ("choose 0", "error-action-operands"),
        ("choose 31", "error-action-operands"),
        ("loot gold", "error-action-operands"),
        ("trade 4 map", "error-action-operands"),
        ("shoot 6 1", "error-action-operands"),
        ("saber 1", "error-action-operands"),
        ("sell 1", "error-action-operands"),
    ],
)
def test_invalid_action_texts_are_rejected(text: str, key: str) -> None:
    """The error says what is missing, or which verbs there are."""
    with pytest.raises(BadAction) as caught:
        SPACE.parse(text)
    assert caught.value.message.key == key


def reasons(state: State, seat: int) -> list[int]:
    """Return the reason against every action of the space, as numbers; 0 for the legal ones."""
    why_not = LIBERTALIA.kernels.why_not
    box, given = LIBERTALIA.box, state
    return [int(why_not(box, given, seat, action)) for action in range(len(SPACE))]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_an_action_is_legal_exactly_if_there_is_no_reason_against_it(players: int) -> None:
    """Over random games: list, mask and reasons agree on the whole action space, for every seat."""
    for number, options in enumerate(every_option(LIBERTALIA)):
        if not compiles() and number:
            break
        seed = f"reasons {players} {number}"
        for count, (state, asked, _) in enumerate(walk(LIBERTALIA, seed, players, options)):
            if asked >= 0 and count % EVERY:
                continue
            for seat in (max(asked, 0), count % (players + 1)):
                found = reasons(state, seat)
                legal = LIBERTALIA.legal(state, seat)
                where = f"seed {seed!r}, move {count}, seat {seat}"
                assert sorted(legal) == [action for action, reason in enumerate(found) if not reason], where
                assert len(set(legal)) == len(legal) <= LIBERTALIA.legal_at_most, where
                assert LIBERTALIA.mask(state, seat).nonzero()[0].tolist() == sorted(legal), where
                if asked < 0:
                    assert set(found) == {Reason.GAME_OVER}
                elif not legal:
                    assert set(found) == {Reason.NOT_YOUR_DECISION}, where


def test_every_question_and_every_reason_is_reached() -> None:
    """Random games meet them all; a missing one is named."""
    asks: set[int] = set()
    met: set[int] = set()
    for number in range(12):
        for state, asked, _ in walk(LIBERTALIA, f"met {number}", 4):
            if int(state.ask) not in asks or number % 4 == 0:
                met |= set(reasons(state, max(asked, 0)))
                met |= set(reasons(state, 4))
            asks.add(int(state.ask))
    assert asks == set(Ask)
    missing = {reason.name for reason in set(Reason) - {Reason(reason) for reason in met}}
    assert not missing


def test_a_reason_names_characters_kinds_and_owners() -> None:
    """The message carries what a sentence may want to name."""
    position = Position(players=2)
    position.booty(0, relic=3, map=2)
    table = position.day("Merchant", "Monkey")
    reason = LIBERTALIA.why_not(table.state, 0, SPACE.parse("trade 3 map"))
    assert reason is not None
    assert reason.key == "libertalia-reason-too-few-tokens"
    assert reason.arguments == {"ask": "trade", "seat": 0, "kind": "map", "count": 3}
    reason = LIBERTALIA.why_not(table.state, 0, SPACE.parse("shoot 1 29"))
    assert reason is not None
    assert reason.arguments == {"ask": "trade", "seat": 0, "rank": "Captain", "owner": 1}


@pytest.mark.parametrize("action", [-1, len(SPACE), 10**9])
def test_numbers_outside_the_action_space_are_rejected(action: int) -> None:
    """Any number gets a reason, never an accident."""
    state = LIBERTALIA.new("numbers", 3)
    before = state.tobytes()
    reason = LIBERTALIA.why_not(state, 0, action)
    assert reason is not None
    assert reason.key == "libertalia-reason-not-asked"
    with pytest.raises(IllegalAction):
        LIBERTALIA.apply(state, 0, action)
    assert state.tobytes() == before


@pytest.mark.parametrize("seat", [-1, 3, 5, 6, 99])
def test_seats_that_do_not_exist_have_no_legal_actions(seat: int) -> None:
    """At sunrise everybody may choose, but nobody beyond the table."""
    state = LIBERTALIA.new("seats", 3)
    assert LIBERTALIA.legal(state, seat) == []
    before = state.tobytes()
    with pytest.raises(IllegalAction):
        LIBERTALIA.apply(state, seat, SPACE.parse("choose 1"))
    assert state.tobytes() == before


# The words.


def test_every_event_and_every_reason_has_a_message() -> None:
    """In plain English, with everything that it names; secrets have a sentence of their own."""
    speaker = Narrator(Translations("en", strict=True), LIBERTALIA, ["Ann", "Bea", "Cem", "Dov"])
    told: Counter[str] = Counter()
    for number in range(12):
        state, events = LIBERTALIA.new_with_events(f"words {number}", 4)
        for following, asked, action in walk(LIBERTALIA, f"words {number}", 4):
            for event in events:
                told[event.name] += 1
                assert speaker.event(event)
                if event.private and not event.hidden_from(None):
                    assert speaker.event(event.seen_by(None))
            if asked >= 0:
                events = LIBERTALIA.apply(LIBERTALIA.copy(following), asked, action)
        assert state.campaign == 1
    state = LIBERTALIA.new("change", 2)
    for card in (0, 1):
        for event in LIBERTALIA.apply(state, 0, LIBERTALIA.legal(state, 0)[card]):
            told[event.name] += 1
            assert speaker.event(event)
    assert set(told) == {kind.name.lower() for kind in Happening}
    translations = Translations("en", strict=True)
    for reason in set(Reason) - {Reason.OK}:
        assert translations.has(f"libertalia-reason-{reason.name.lower().replace('_', '-')}")
    for ask in Ask:
        assert translations.has(f"libertalia-ask-{ask.name.lower()}")
    for verb in SPACE.verbs:
        assert translations.has(f"libertalia-action-{verb.name}")
    assert translations.has("libertalia-result-campaigns")


def test_drawn_tokens_are_listed_by_kind() -> None:
    """The trace has a mapping, the sentence every count."""
    position = Position(players=2, day=6)
    position.today(goods=2)
    position.booty(0, officer=3)
    position.booty(1, chest=4, jewel=6, goods=8, saber=6, map=8, relic=10, officer=3)
    table = position.day("Spanish Spy", "Monkey")
    event = next(event for event in table.events if event.name == "draw")
    assert event.json() == {"event": "draw", "seat": 0, "tokens": {"officer": 3}}
    message = LIBERTALIA.message(event)
    assert message.arguments["officer"] == message.arguments["count"] == 3
    assert message.arguments["chest"] == 0
    assert LIBERTALIA.label("rank", rank("Cook")) == "Cook"
