"""Actions as text, and why an action is not legal."""

from __future__ import annotations

import pytest

from tests.support.backends import compiles
from tests.support.liberte import LIBERTE, Position, Table
from tests.support.walks import every_option, walk
from tricorne.errors import BadAction, IllegalAction
from tricorne.games.liberte.vocabulary import Reason

SPACE = LIBERTE.actions

# Positions looked at in each of the games below; each costs the whole action space.
EVERY = 61 if compiles() else 300


# Text.


def test_every_action_round_trips_as_text() -> None:
    """An action prints and parses to itself; no two print alike."""
    texts = [SPACE.text(action) for action in range(len(SPACE))]
    assert [SPACE.parse(text) for text in texts] == list(range(len(SPACE)))
    assert len(set(texts)) == len(SPACE)


def test_white_space_and_case_are_ignored() -> None:
    """People type as they like."""
    assert SPACE.parse("  Remove   8\t2 ") == SPACE.parse("remove 8 2")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "error-action-empty"),
        ("   ", "error-action-empty"),
        ("fly 8", "error-action-unknown"),
        ("play", "error-action-operands"),
        ("play 0", "error-action-operands"),
        ("play 129", "error-action-operands"),
        ("play 08", "error-action-operands"),
        ("play -1", "error-action-operands"),
        ("play 1 2", "error-action-operands"),
        ("place 28", "error-action-operands"),
        ("remove 8 6", "error-action-operands"),
        ("remove 8", "error-action-operands"),
        ("pass 1", "error-action-operands"),
        ("play ٣", "error-action-operands"),
        ("x" * 10_000, "error-action-unknown"),
    ],
)
def test_invalid_action_texts_are_rejected(text: str, key: str) -> None:
    """The error says what is missing, or which verbs there are."""
    with pytest.raises(BadAction) as caught:
        SPACE.parse(text)
    assert caught.value.message.key == key


# Legal actions and reasons agree.


def reasons(state: object, seat: int) -> list[int]:
    """Return the reason against every action of the space, as numbers; 0 for the legal ones."""
    why_not = LIBERTE.kernels.why_not
    box, given = LIBERTE.box, state
    return [int(why_not(box, given, seat, action)) for action in range(len(SPACE))]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_an_action_is_legal_exactly_if_there_is_no_reason_against_it(players: int) -> None:
    """Over random games: list, mask and reasons agree on the whole action space."""
    for number, options in enumerate(every_option(LIBERTE)):
        if number % 2 != players % 2 and not compiles():
            continue
        seed = f"reasons {players} {number}"
        for count, (state, seat, _) in enumerate(walk(LIBERTE, seed, players, options)):
            if seat >= 0 and count % EVERY:
                continue
            asked = max(seat, 0)
            found = reasons(state, asked)
            legal = LIBERTE.legal(state, asked)
            where = f"seed {seed!r}, move {count}"
            assert sorted(legal) == [action for action, reason in enumerate(found) if not reason], where
            assert len(set(legal)) == len(legal), where
            assert LIBERTE.mask(state, asked).nonzero()[0].tolist() == sorted(legal), where
            assert len(legal) <= LIBERTE.legal_at_most
            other = (asked + 1) % (players + 1)
            assert LIBERTE.legal(state, other) == []
            refused = {Reason(reason) for reason in reasons(state, other)[::40]}
            assert refused == {Reason.GAME_OVER if seat < 0 else Reason.NOT_YOUR_DECISION}, where


def telling_positions() -> list[tuple[Table, int]]:
    """Build positions that have between them a case for every reason, with the seat that asks for it."""
    found = []

    table = Position(players=3, turn=1).action(0)  # somebody else is asked
    found.append((table, 1))

    found.append((Position(players=3, turn=4).election(), 0))  # the game is over

    position = Position(players=4, turn=2)  # stacks of every kind in the way
    position.stack(0, "Alsace", "red", 3)
    position.stack(0, "Lorraine", "blue", 1)
    for seat in (1, 2, 3):
        position.stack(seat, "Bourgogne", "red", 1)
    position.hand(0, "Danton")
    table = position.action(0)
    table.act(0, "play Danton")
    found.append((table, 0))

    position = Position(players=3, turn=2)  # a block placed, no way back to the battle box
    position.hand(0, "Condé")
    table = position.action(0)
    table.act(0, "play Condé", "place Alsace")
    found.append((table, 0))

    position = Position(players=3, turn=1)  # the first turn has no battle
    position.hand(0, "Jacobins", "Purge", "Terror", "Emigration")
    table = position.action(0)
    found.append((table, 0))
    table = Table(LIBERTE, LIBERTE.copy(table.state))
    table.act(0, "play Jacobins")
    found.append((table, 0))

    position = Position(players=3, turn=2)  # a second card, and what cannot be one
    position.government("blue", "red", presence=[0])
    position.stack(1, "Berry", "blue", 2)
    position.hand(0, "Jacobins", "Cordeliers", "Danton", "Buzot", "Bread Shortage", "Bread Shortage")
    table = position.action(0)
    table.act(0, "play Bread Shortage", "play Jacobins", "place Berry", "drop")
    found.append((table, 0))
    table = Table(LIBERTE, LIBERTE.copy(table.state))
    table.act(0, "play Cordeliers")
    found.append((table, 0))

    position = Position(players=3, turn=2)  # a second card after a personality of value 3
    position.hand(0, "Danton", "Jacobins")
    table = position.action(0)
    table.act(0, "play Danton", *["place Alsace"] * 3, "drop")
    found.append((table, 0))

    position = Position(players=3, turn=2)  # an empty supply beside an open battle box
    position.drain("red")
    position.hand(0, "Jacobins")
    table = position.action(0, ending=True)
    table.act(0, "play Jacobins")
    found.append((table, 0))

    position = Position(players=3, turn=2)  # taking a second card of value 1
    position.face_up("Babeuf", "Marceau", "Hoche")
    table = position.action(0)
    table.act(0, "take Babeuf")
    found.append((table, 0))

    position = Position(players=3, turn=2)  # a tie in a province, with a card of another colour
    position.stack(0, "Normandie", "red")
    position.stack(1, "Normandie", "blue")
    position.display(0, "Danton", "Talleyrand")
    found.append((position.election(), 0))

    position = Position(players=3, turn=2)  # nothing to take, a large hand
    position.rest_in_the_box()
    position.hand(0, *range(1, 10))
    found.append((position.action(0), 0))

    position = Position(players=3, turn=2)  # a large hand, and something to take
    position.hand(0, *range(1, 10))
    found.append((position.action(0), 0))

    position = Position(players=3, turn=2)  # cards to take, but no deck
    position.rest_in_the_box()
    position.face_up("Marat")
    found.append((position.action(0), 0))

    position = Position(players=3, turn=3, counter_revolution="claimed")  # nothing to claim
    found.append((position.action(0), 0))

    position = Position(players=3, turn=3)  # no claims at all
    found.append((position.action(0), 0))

    position = Position(players=3, turn=2)  # no free token
    for province in range(1, 19):
        position.stack(0, province, "blue" if province % 2 else "red")
    position.hand(0, "Jacobins")
    table = position.action(0)
    table.act(0, "play Jacobins")
    found.append((table, 0))

    position = Position(players=3, turn=2)  # a tie in battle, with a card that is no general
    position.battle_tokens(1, 1)
    position.display(0, "Hoche", "Danton")
    position.display(1, "Moreau")
    found.append((position.battle(), 0))

    position = Position(players=3, turn=2)  # no place for a second card
    position.drain("blue")
    position.hand(0, "Jacobins", "Malouet")
    table = position.action(0, ending=True)
    table.act(0, "play Jacobins", "place Berry", "drop")
    found.append((table, 0))

    for special in ("Terror", "Religious Problems", "Bread Shortage"):  # stacks that they spare
        position = Position(players=3, turn=2)
        position.government("red", "blue", presence=[0])
        position.stack(0, "Alsace", "red")
        position.stack(1, "Alsace", "red")
        position.stack(1, "Berry", "white")
        position.hand(0, special)
        table = position.action(0)
        table.act(0, f"play {special}")
        found.append((table, 0))

    for special in ("Emigration", "Guillotine"):  # displays with cards that they spare
        position = Position(players=3, turn=2)
        position.display(1, "Condé", "Necker", "Jacobins")
        position.hand(0, special)
        table = position.action(0)
        table.act(0, f"play {special}")
        found.append((table, 0))

    position = Position(players=3, turn=3, counter_revolution="claimed")  # a full display
    for province in (1, 3, 5, 6, 7, 9, 13):
        position.stack(0, province, "white")
    position.display(0, "Danton", "Talleyrand", "Condé", "Grégoire")
    position.hand(0, "Jacobins")
    table = position.action(0)
    table.act(0, "play Jacobins", "place Paris")
    found.append((table, 0))

    return found


def test_every_reason_is_reached() -> None:
    """The positions above meet every reason; a missing one is named."""
    reached = set()
    for table, seat in telling_positions():
        found = reasons(table.state, seat)
        legal = sorted(LIBERTE.legal(table.state, seat))
        assert legal == [action for action, reason in enumerate(found) if not reason]
        reached |= {Reason(reason) for reason in found}
    missing = sorted(reason.name for reason in set(Reason) - reached)
    assert not missing, f"never reached: {', '.join(missing)}"


# What clients get.


def test_a_reason_names_cards_provinces_and_colours() -> None:
    """The message carries what a sentence may want to name."""
    position = Position(players=4, turn=2)
    for seat in (1, 2, 3):
        position.stack(seat, "Paris", "blue")
    position.hand(0, "Jacobins")
    table = position.action(0)
    table.act(0, "play Jacobins")
    reason = LIBERTE.why_not(table.state, 0, SPACE.parse("place 8"))
    assert reason is not None
    assert reason.key == "liberte-reason-three-stacks"
    assert reason.arguments == {
        "ask": "place",
        "seat": 0,
        "province": "Île-de-France",
        "in-play": "Jacobins",
        "faction": "red",
    }
    reason = LIBERTE.why_not(table.state, 0, SPACE.parse("play 71"))
    assert reason is not None
    assert reason.key == "liberte-reason-not-asked"
    assert reason.arguments["card"] == "Jean-Paul Marat"


@pytest.mark.parametrize("action", [-1, len(SPACE), 10**9])
def test_numbers_outside_the_action_space_are_rejected(action: int) -> None:
    """Any number gets a reason, never an accident."""
    state = LIBERTE.new("numbers", 3)
    seat = LIBERTE.waiting(state)[0]
    before = state.tobytes()
    reason = LIBERTE.why_not(state, seat, action)
    assert reason is not None
    assert reason.key == "liberte-reason-not-asked"
    with pytest.raises(IllegalAction):
        LIBERTE.apply(state, seat, action)
    assert state.tobytes() == before


def test_an_illegal_action_changes_nothing() -> None:
    """It raises with the reason, and the state stays byte for byte."""
    state = LIBERTE.new("illegal", 3)
    asked = LIBERTE.waiting(state)[0]
    before = state.tobytes()
    for seat, text in ((asked, "keep"), ((asked + 1) % 3, "pass"), (3, "pass"), (-1, "pass"), (99, "pass")):
        with pytest.raises(IllegalAction) as caught:
            LIBERTE.apply(state, seat, SPACE.parse(text))
        assert caught.value.message.arguments["action"] == text
        assert caught.value.reason.key.startswith("liberte-reason-")
    assert state.tobytes() == before


@pytest.mark.parametrize("seat", [-1, 3, 5, 6, 99])
def test_seats_that_do_not_exist_have_no_legal_actions(seat: int) -> None:
    """Asking for the actions of a seat beyond the table gives none."""
    assert LIBERTE.legal(LIBERTE.new("seats", 3), seat) == []
