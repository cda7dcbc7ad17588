"""A small example of everything that can be stored: every table has rows, every column has values."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

Row = dict[str, Any]
AT = datetime(2025, 7, 14, 17, 30, 15, 123456, UTC)
LATER = datetime(2025, 10, 5, 8, 0, tzinfo=UTC)


def person(name: str, **more: Any) -> Row:
    """Return somebody who plays; a guest, but for what is said otherwise."""
    return {
        "id": f"person-{name}",
        "name": name,
        "login": None,
        "look": None,
        "password_hash": None,
        "webhook": None,
        "created_at": AT,
        **more,
    }


def table(name: str, **more: Any) -> Row:
    """Return a table that is open, but for what is said otherwise."""
    return {
        "id": f"table-{name}",
        "game": "game",
        "rules": 1,
        "components": "c" * 64,
        "players": 2,
        "options": {"edition": 2, "côté": "lune", "quick": True},
        "title": f"{name}’s table",
        "kind": "play",
        "public": True,
        "rated": False,
        "unrated": "unwanted",
        "pace": None,
        "host_id": None,
        "status": "open",
        "seed": f"seed of {name}",
        "commitment": "0" * 64,
        "bot_seed": "b" * 43,
        "origin": None,
        "result": None,
        "number": 0,
        "created_at": AT,
        "moved_at": AT,
        **more,
    }


def seat(table_id: str, number: int, **more: Any) -> Row:
    """Return an open seat, but for what is said otherwise."""
    return {
        "table_id": table_id,
        "seat": number,
        "person_id": None,
        "name": "",
        "bot": None,
        "waiting": False,
        "deadline": None,
        **more,
    }


def example_rows() -> dict[str, list[Row]]:
    """Return rows for every table, in an order in which they can be stored."""
    ann, bea = "person-Ann", "person-Béa"
    first = "table-first"
    return {
        "clock": [{"id": 1, "ran": 86400.125, "beat_at": 1752514215.1234567}],
        "people": [
            person(
                "Ann",
                login="ann",
                look="ann",
                password_hash="$argon2id$v=19$…",  # noqa: S106 - an example
                webhook={"form": "json", "url": "https://example.org/hook"},
            ),
            person("Béa"),
        ],
        "ratings": [
            {
                "game": "game",
                "players": 2,
                "person_id": ann,
                "mu": 25.1,
                "sigma": 8.333333333333334,
                "cautious": 0.1,
                "games": 7,
                "won": 3.5,
            }
        ],
        "sessions": [{"hash": "s" * 64, "person_id": bea, "created_at": AT, "expires_at": LATER}],
        "devices": [{"hash": "d" * 64, "person_id": ann, "used_at": AT}],
        "tokens": [{"id": "token", "person_id": ann, "name": "my bot", "hash": "t" * 64, "created_at": AT}],
        "card_sets": [
            {"fingerprint": "c" * 64, "game": "game", "text": 'name = "côté"\n', "created_at": AT},
        ],
        "own_sets": [{"person_id": ann, "fingerprint": "c" * 64, "created_at": LATER}],
        "tables": [
            table(
                "first",
                pace=3600,
                host_id=ann,
                status="finished",
                origin={"rematch": "table-zero", "moves": 12},
                result={"points": [3, 4], "winners": [1], "reason": "points"},
                number=2,
                moved_at=LATER,
            ),
            table("second", public=False, rated=True),
        ],
        "seats": [
            seat(first, 0, person_id=ann, name="Ann", waiting=True, deadline=90000.5),
            seat(first, 1, person_id=bea, name="Béa", bot="planner"),
            seat("table-second", 0),
            seat("table-second", 1, name="a bot", bot="random"),
        ],
        "entries": [
            {
                "table_id": first,
                "number": 1,
                "kind": "sit",
                "seat": 0,
                "action": None,
                "answers": None,
                "data": {"person": ann, "name": "Ann ☠", "account": "registered"},
                "person_id": ann,
                "key": "0123456789abcdef",
                "at": AT,
                "ran": 0.1,
            },
            {
                "table_id": first,
                "number": 2,
                "kind": "move",
                "seat": 1,
                "action": "pass",
                "answers": 1,
                "data": None,
                "person_id": None,
                "key": None,
                "at": LATER,
                "ran": 1e-9,
            },
        ],
        "links": [
            {
                "id": "link",
                "table_id": first,
                "seat": None,
                "hash": "l" * 64,
                "person_id": ann,
                "created_at": AT,
            }
        ],
        "chat": [
            {
                "table_id": first,
                "channel": "players",
                "number": 1,
                "person_id": bea,
                "name": "Béa",
                "text": "Vive la République !\n<script>'\"; DROP TABLE chat; -- ☠",
                "reaction": None,
                "at": AT,
            }
        ],
        "notes": [{"table_id": first, "person_id": ann, "text": "Béa holds the general", "at": AT}],
        "watches": [{"table_id": first, "person_id": bea}],
        "outcomes": [
            {
                "table_id": first,
                "seat": 1,
                "game": "game",
                "players": 2,
                "person_id": bea,
                "bot": None,
                "points": -4,
                "won": 0.3333333333333333,
                "rated": True,
                "ended_at": LATER,
            }
        ],
    }
