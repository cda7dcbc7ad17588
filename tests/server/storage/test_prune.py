"""Pruning: what nobody can come back to goes, and nothing else."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import func, insert, select

from tests.server.storage.rows import person, seat, table
from tests.server.support.storage import transaction
from tricorne.server.storage import prune as module
from tricorne.server.storage.models import Base, CardSet, Person, Rating, Seat, Session, TableRow
from tricorne.server.storage.one_off import writing
from tricorne.server.storage.prune import Pruned, prune

NOW = datetime(2026, 1, 1, tzinfo=UTC)
OLD = NOW - timedelta(days=40)
NEW = NOW - timedelta(days=10)


def store(url: str, **rows: list[dict[str, Any]]) -> None:
    with transaction(url) as connection:
        for name, some in rows.items():
            connection.execute(insert(Base.metadata.tables[name]), some)


def left(url: str, model: type[Base]) -> set[str]:
    """Name what is left, by its first key."""
    with writing(url) as connection:
        key = next(iter(model.__table__.primary_key))
        return {name.split("-")[-1] for name in connection.scalars(select(key))}


def session(name: str, of: str, expires_at: datetime) -> dict[str, Any]:
    return {"hash": name, "person_id": f"person-{of}", "created_at": OLD, "expires_at": expires_at}


@pytest.fixture
def url(database_url: str) -> str:
    """Store tables and people of every kind, old and new."""
    sits = {"table_id": "table-talk", "channel": "players", "number": 1, "name": "x", "at": NEW}
    rating = {"game": "game", "players": 2, "mu": 1.0, "sigma": 1.0, "cautious": -2.0, "games": 1, "won": 0.0}
    store(
        database_url,
        people=[
            person("registered", login="registered", created_at=OLD),
            *(
                person(name, created_at=OLD)
                for name in ("gone", "expired", "present", "program", "beside", "host", "playing")
            ),
            person("fresh", created_at=NEW),
        ],
        sessions=[
            session("old", "expired", OLD),
            session("valid", "present", NOW + timedelta(days=1)),
            session("stale", "present", OLD),
        ],
        tokens=[{"id": "t", "person_id": "person-program", "name": "bot", "hash": "h", "created_at": OLD}],
        tables=[
            table("finished", status="finished", moved_at=OLD, components="of-finished"),
            table("closed", status="closed", moved_at=OLD, host_id="person-gone"),
            table("open", moved_at=OLD),
            table("running", status="running", moved_at=OLD, host_id="person-host"),
            table("recent", status="finished", moved_at=NEW),
            table("talk", status="finished", moved_at=OLD),
            table("kept", status="finished", moved_at=OLD, components="of-kept"),
        ],
        card_sets=[
            {"fingerprint": f"of-{name}", "game": "game", "text": "", "created_at": OLD}
            for name in ("finished", "kept", "nobody", "fresh")
        ],
        own_sets=[{"person_id": "person-fresh", "fingerprint": "of-fresh", "created_at": OLD}],
        seats=[
            seat("table-finished", 0, person_id="person-gone"),
            seat("table-finished", 1, person_id="person-expired"),
            seat("table-running", 0, person_id="person-playing"),
            seat("table-kept", 0, person_id="person-registered"),
            seat("table-kept", 1, person_id="person-beside"),
        ],
        chat=[sits],
        ratings=[{**rating, "person_id": f"person-{name}"} for name in ("gone", "registered")],
    )
    return database_url


KEPT_TABLES = {"running", "recent", "talk", "kept"}
KEPT_PEOPLE = {"registered", "present", "program", "beside", "host", "playing", "fresh"}


def test_what_is_old_and_left_by_everybody_goes(url: str) -> None:
    assert prune(url, 30, NOW, dry_run=False) == Pruned(tables=3, sessions=2, guests=2, card_sets=2)
    assert left(url, TableRow) == KEPT_TABLES
    assert left(url, Person) == KEPT_PEOPLE
    assert left(url, Session) == {"valid"}
    assert left(url, Seat) == {"running", "kept"}
    assert left(url, CardSet) == {"kept", "fresh"}
    with writing(url) as connection:
        assert connection.scalars(select(Rating.person_id)).all() == ["person-registered"]
    assert prune(url, 30, NOW, dry_run=False) == Pruned(0, 0, 0, 0)


def test_a_dry_run_counts_the_same_and_removes_nothing(url: str) -> None:
    assert prune(url, 30, NOW, dry_run=True) == Pruned(tables=3, sessions=2, guests=2, card_sets=2)
    assert len(left(url, TableRow)) == 7
    assert len(left(url, Person)) == 9


def test_much_is_removed_little_by_little(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "AT_A_TIME", 1)
    assert prune(url, 30, NOW, dry_run=False) == Pruned(tables=3, sessions=2, guests=2, card_sets=2)


def test_with_more_days_more_stays(url: str) -> None:
    assert prune(url, 50, NOW, dry_run=False) == Pruned(tables=0, sessions=2, guests=0, card_sets=1)
    with writing(url) as connection:
        assert connection.execute(select(func.count()).select_from(TableRow)).scalar_one() == 7
