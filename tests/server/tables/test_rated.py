"""Which games are rated, and who comes to which place in them.

Not checked here: what is stored of it (`test_ratings`), and what the API makes of it
(`play/test_rated_games`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.server.support.storage import translations
from tricorne.games.game import Result
from tricorne.i18n.catalogue import LANGUAGES
from tricorne.server.tables.log import Kind
from tricorne.server.tables.rated import Attendance, Reason, Verdict, verdict
from tricorne.server.tables.setup import Account, Status, TableKind

Line = tuple[Kind, int | None, dict[str, Any] | None, str | None]

START: Line = (Kind.START, None, None, None)
REWIND: Line = (Kind.REWIND, None, {"to": 0}, None)
PLAY = TableKind.PLAY


def sit(seat: int, person: str, account: Account = Account.REGISTERED, by: str | None = None) -> Line:
    """A person sits down, or is seated by somebody else."""
    return Kind.SIT, seat, {"person": person, "name": person.title(), "account": account}, by or person


def bot_sits(seat: int) -> Line:
    return Kind.SIT, seat, {"bot": "planner", "name": "planner"}, None


def move(seat: int) -> Line:
    return Kind.MOVE, seat, None, None


def deputy(seat: int, why: str) -> Line:
    return Kind.DEPUTY, seat, {"bot": "planner", "why": why}, None


def back(seat: int) -> Line:
    return Kind.RETURN, seat, None, None


def attended(lines: Sequence[Line]) -> Attendance:
    """Read who sat where from some lines."""
    attendance = Attendance()
    for line in lines:
        attendance.take(*line)
    return attendance


THREE = [sit(0, "ann"), sit(1, "bea"), sit(2, "cid"), START, move(0), move(1), move(2)]
RESULT = Result("points", winners=(2,), points=(10, 20, 30))


def judged(lines: Sequence[Line], status: Status = Status.RUNNING, **more: Any) -> Verdict:
    return verdict(attended(lines), more.pop("kind", PLAY), status, **{"wanted": True, **more})


def places(*more: Line) -> dict[str, int]:
    """Return the places in a game of three that Cid's seat has won, Bea's is second."""
    attendance = attended([*THREE, *more])
    return {str(attendance.sitters[seat].person): at for seat, at in attendance.places(RESULT).items()}


def test_registered_people_at_all_seats_are_rated() -> None:
    assert judged(THREE) == Verdict()
    assert judged(THREE, Status.FINISHED) == Verdict()
    assert judged(THREE[:2], Status.OPEN) == Verdict()


@pytest.mark.parametrize(
    ("expected", "lines"),
    [
        (Verdict(Reason.BOT, "planner"), [sit(0, "ann"), bot_sits(1), START]),
        (Verdict(Reason.GUEST, "Bea"), [sit(0, "ann"), sit(1, "bea", Account.GUEST), START]),
        (Verdict(Reason.PROGRAM, "Bea"), [sit(0, "ann"), sit(1, "bea", Account.PROGRAM), START]),
        (Verdict(Reason.SEVERAL_SEATS, "Ann"), [sit(0, "ann"), sit(1, "ann"), START]),
        (Verdict(Reason.REWIND), [*THREE, REWIND]),
    ],
)
def test_a_game_of_anybody_else_or_with_a_rewind_is_not_rated(expected: Verdict, lines: list[Line]) -> None:
    assert judged(lines) == expected
    assert judged(lines, Status.FINISHED) == expected
    before_start = [line for line in lines if line != START]
    assert judged(before_start, Status.OPEN) == expected, "people can know it before they sit down"


@pytest.mark.parametrize("kind", [kind for kind in TableKind if kind != PLAY])
def test_what_is_no_game_of_its_own_is_not_rated(kind: TableKind) -> None:
    assert judged(THREE, kind=kind).reason == Reason(kind.value)


def test_a_table_that_was_made_so_or_dealt_the_old_way_is_not_rated() -> None:
    assert judged(THREE, wanted=False).reason == Reason.UNWANTED
    assert judged(THREE, dealt_old=True).reason == Reason.DEALT_OLD
    assert judged(THREE, Status.CLOSED).reason == Reason.CLOSED


def test_a_seat_without_a_word_of_how_its_person_is_known_is_a_guests() -> None:
    lines = [sit(0, "ann"), (Kind.SIT, 1, {"person": "bea", "name": "Bea"}, "bea"), START]
    assert judged(lines).reason == Reason.GUEST


def test_a_bot_or_a_guest_who_leaves_before_the_start_does_not_matter() -> None:
    left: Line = (Kind.LEAVE, 1, None, None)
    for first in (bot_sits(1), sit(1, "gus", Account.GUEST)):
        assert judged([sit(0, "ann"), first, left, sit(1, "bea"), START]).rated


# What somebody who is about to lose could try.
ALONE = {
    "leave": [bot_sits(1)],
    "leave for a second account": [sit(1, "bea2", Account.GUEST)],
    "hand the seat over and take it back": [sit(1, "bea2"), move(1), sit(1, "bea")],
    "have a bot play": [deputy(1, "wish"), move(1)],
    "have a bot play and come back": [deputy(1, "wish"), move(1), back(1), move(1), move(1), move(1)],
    "let the time run out": [deputy(1, "time"), move(1)],
    "stay away": [deputy(1, "vote")],
    "take a move back for ever": [
        *[deputy(1, "time"), *[move(1)] * 5, back(1)],
        *[move(1), (Kind.UNDO, 1, None, None)] * 9,
    ],
}


@pytest.mark.parametrize("lines", ALONE.values(), ids=ALONE)
def test_nobody_escapes_a_lost_game_alone(lines: list[Line]) -> None:
    assert judged([*THREE, *lines]).rated
    assert judged([*THREE, *lines], Status.FINISHED).rated
    assert places(*lines) == {"cid": 1, "ann": 2, "bea": 3}, "the others by their own result"


def test_whoever_leaves_the_winning_seat_is_last_all_the_same() -> None:
    assert places(bot_sits(2)) == {"bea": 1, "ann": 2, "cid": 3}


def test_several_who_leave_share_the_last_place() -> None:
    assert places(bot_sits(2), deputy(1, "wish")) == {"ann": 1, "bea": 2, "cid": 2}


def test_who_comes_back_in_time_is_placed_by_the_result() -> None:
    for why in ("time", "vote"):
        assert places(deputy(2, why), move(2), back(2), move(2)) == {"cid": 1, "bea": 2, "ann": 3}


def test_a_bot_that_was_wanted_but_never_moved_changes_nothing() -> None:
    assert places(deputy(2, "wish"), back(2), move(2)) == {"cid": 1, "bea": 2, "ann": 3}


def test_a_newcomer_is_not_rated() -> None:
    assert "dora" not in places(sit(2, "dora"), move(2), move(2), move(2))


SEATED = [sit(0, "ann"), sit(1, "bea"), sit(2, "cid", by="ann"), START, move(0), move(1)]


@pytest.mark.parametrize("what", [[], [deputy(2, "time"), move(2)], [bot_sits(2), move(2)]])
def test_who_was_seated_by_others_and_never_moved_is_not_rated(what: list[Line]) -> None:
    attendance = attended([*SEATED, *what])
    assert attendance.places(RESULT) == {1: 1, 0: 2}
    two = attended([sit(0, "ann"), sit(1, "bea", by="ann"), START, move(0), deputy(1, "time"), move(1)])
    assert verdict(two, PLAY, Status.FINISHED, wanted=True).reason == Reason.TOO_FEW


def test_who_was_seated_by_others_and_moved_is_rated() -> None:
    assert attended([*SEATED, move(2)]).places(RESULT) == {2: 1, 1: 2, 0: 3}


def test_a_game_that_all_have_left_is_not_rated() -> None:
    everybody = [bot_sits(0), deputy(1, "time"), bot_sits(2)]
    assert judged([*THREE, *everybody]).rated, "somebody may still come back"
    assert judged([*THREE, *everybody], Status.FINISHED).reason == Reason.TOO_FEW


def test_every_reason_has_words() -> None:
    for language in LANGUAGES:
        said = set()
        for reason in Reason:
            message = Verdict(reason, "Ann").message
            assert message is not None
            said.add(translations(language).say(message.key, **message.arguments))
        assert len(said) == len(Reason)
