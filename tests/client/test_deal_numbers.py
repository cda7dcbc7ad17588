"""A client's part in a fair deal."""

from __future__ import annotations

from typing import Any

from tricorne.client.deal_numbers import MOST_ROUNDS, Numbers
from tricorne.match import fair_deal


def standing(*hashes: str | None, awaited: tuple[int, ...] = (0, 1), status: str = "open") -> dict[str, Any]:
    return {
        "status": status,
        "seats": [{"number_hash": number_hash} for number_hash in hashes],
        "awaited": list(awaited),
    }


def test_a_number_is_revealed_when_all_have_committed() -> None:
    numbers = Numbers()
    own = numbers.commit()
    assert numbers.next_step("t", standing(own, None), 0) is None
    step = numbers.next_step("t", standing(own, "another"), 0)
    assert step is not None
    path, body = step
    assert path == "number"
    assert fair_deal.number_hash(body["number"]) == own
    assert numbers.next_step("t", standing(own, "another", awaited=(1,)), 0) is None
    assert numbers.next_step("t", standing(own, "another", status="running"), 0) is None


def test_a_deal_is_not_begun_anew_without_end() -> None:
    numbers = Numbers()
    numbers.commit()
    steps = [numbers.next_step("t", standing(None, None), 0) for _ in range(MOST_ROUNDS + 2)]
    assert [step is not None for step in steps] == [True] * MOST_ROUNDS + [False] * 2
    hashes = {step[1]["number_hash"] for step in steps if step}
    assert len(hashes) == MOST_ROUNDS, "each time it is a new number"


def test_who_takes_no_part_does_nothing() -> None:
    assert Numbers().next_step("t", standing(None, None), 0) is None
