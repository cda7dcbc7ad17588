"""A client's part in a fair deal."""

from __future__ import annotations

from typing import Any

from tricorne.client.deal_numbers import MAX_ROUNDS, DealNumbers
from tricorne.match import fair_deal


def standing(*hashes: str | None, awaited: tuple[int, ...] = (0, 1), status: str = "open") -> dict[str, Any]:
    return {
        "status": status,
        "seats": [{"number_hash": number_hash} for number_hash in hashes],
        "awaited": list(awaited),
    }


def test_reveals_its_number_after_all_have_committed() -> None:
    numbers = DealNumbers()
    own = numbers.commit()
    assert numbers.next_step("t", standing(own, None), 0) is None
    step = numbers.next_step("t", standing(own, "another"), 0)
    assert step is not None
    path, body = step
    assert path == "number"
    assert fair_deal.number_hash(body["number"]) == own
    assert numbers.next_step("t", standing(own, "another", awaited=(1,)), 0) is None
    assert numbers.next_step("t", standing(own, "another", status="running"), 0) is None


def test_takes_part_in_a_limited_number_of_rounds() -> None:
    numbers = DealNumbers()
    numbers.commit()
    steps = [numbers.next_step("t", standing(None, None), 0) for _ in range(MAX_ROUNDS + 2)]
    assert [step is not None for step in steps] == [True] * MAX_ROUNDS + [False] * 2
    hashes = {step[1]["number_hash"] for step in steps if step}
    assert len(hashes) == MAX_ROUNDS, "each round has a new number"


def test_does_nothing_without_a_commitment() -> None:
    assert DealNumbers().next_step("t", standing(None, None), 0) is None
