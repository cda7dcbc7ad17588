"""The fair deal: test vectors on which server, page and external checkers must agree."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tricorne.match import fair_deal
from tricorne.match.fair_deal import Context

# The page's tests read the same file (web/tests/fair-deal.test.ts).
VECTORS: dict[str, Any] = json.loads(Path(__file__).with_name("fair_deal.json").read_text("utf-8"))
DEAL: dict[str, Any] = VECTORS["deal"]


def context() -> Context:
    about = DEAL["about"]
    return Context(
        about["id"], about["game"], about["rules"], about["components"], about["players"], about["options"]
    )


def test_the_construction_matches_the_documentation() -> None:
    secret = bytes.fromhex(DEAL["secret"])
    bound = (
        b'{"components":"' + b"8f" * 32 + b'","game":"liberte","options":{"counter_revolution":"automatic",'
        b'"edition":"second","second_card":true},"players":4,"rules":2,"table":"AbC-123_xyz"}'
    )
    commitment = hashlib.sha256(b"tricorne/commitment/2\n" + secret + bound).digest()
    assert fair_deal.commitment(DEAL["secret"], context()) == commitment.hex() == DEAL["about"]["commitment"]
    numbers = b"".join(b"\x01" + bytes.fromhex(number) if number else b"\x00" for number in DEAL["numbers"])
    seed = hashlib.sha256(b"tricorne/seed/2\n" + secret + commitment + numbers).hexdigest()
    assert fair_deal.seed(DEAL["secret"], commitment.hex(), DEAL["numbers"]) == seed == DEAL["seed"]
    for pair in VECTORS["numbers"]:
        digest = hashlib.sha256(b"tricorne/number/2\n" + bytes.fromhex(pair["number"])).hexdigest()
        assert fair_deal.number_hash(pair["number"]) == digest == pair["hash"]


@pytest.mark.parametrize(
    "other",
    [
        {"table": "another"},
        {"game": "libertalia"},
        {"rules": 3},
        {"components": "00" * 32},
        {"players": 5},
        {"options": {"edition": "first"}},
    ],
)
def test_a_commitment_binds_everything_about_its_game(other: dict[str, Any]) -> None:
    bound = context()
    assert fair_deal.commitment(DEAL["secret"], replace(bound, **other)) != DEAL["about"]["commitment"]


def test_the_seed_depends_on_every_number_and_its_seat() -> None:
    numbers = DEAL["numbers"]
    seeds = {
        fair_deal.seed(DEAL["secret"], DEAL["about"]["commitment"], changed)
        for changed in (numbers, numbers[::-1], [None] * 4, [numbers[0], None, None, None], ["11" * 32] * 4)
    }
    assert len(seeds) == 5


@pytest.mark.parametrize("text", ["", "11" * 31, "11" * 33, "GG" * 32, "11" * 31 + "1 ", "AA" * 32])
def test_malformed_numbers_are_detected(text: str) -> None:
    assert not fair_deal.is_hex(text)
