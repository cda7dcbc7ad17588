"""Ratings: what is stored when a rated game ends, and how it is computed.

Not checked on SQLite, which serializes writes: games that end at the same moment.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import timedelta
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, insert, select, text, update

from tests.server.support.databases import PostgreSQL
from tests.server.support.storage import eventually, opened, transaction
from tests.server.support.stored_tables import AT, add, play_on, rated_table
from tricorne.arena.ratings import BOTS, NEW, Rating, rate_places
from tricorne.games import GAMES
from tricorne.server.accounts import ratings
from tricorne.server.accounts.accounts import Person
from tricorne.server.storage import models
from tricorne.server.storage.engine import read_url
from tricorne.server.storage.migrate import migrate
from tricorne.server.storage.one_off import writing
from tricorne.server.tables import repository
from tricorne.server.tables.log import Draft, Kind
from tricorne.server.tables.setup import Account, Status
from tricorne.server.tables.table import Table

GAME = "libertalia"
MIGRATION = "tricorne.server.storage.migrations.versions.0006_ratings"


def stored(connection: Connection) -> dict[str, Any]:
    """Return the stored ratings by name."""
    rows = connection.execute(select(models.Rating.__table__).order_by(models.Rating.cautious.desc()))
    return {row.person_id.removeprefix("person-"): row for row in rows}


def outcomes(connection: Connection, table: Table) -> dict[int, Any]:
    of_table = select(models.Outcome.__table__).where(models.Outcome.table_id == table.setup.id)
    return {row.seat: row for row in connection.execute(of_table)}


def winners(table: Table) -> set[int]:
    assert table.match is not None
    assert table.match.result is not None
    return set(table.match.result.winners)


@pytest.mark.parametrize("game", GAMES)
def test_people_are_rated_by_the_result(database_url: str, game: str) -> None:
    with transaction(database_url) as connection:
        table = rated_table(connection, game, "result", ["Ann", "Bea", "Cid"])
        play_on(connection, table)
        rated = stored(connection)
        best = {table.chairs[seat].name for seat in winners(table)}
        assert {name for name, row in rated.items() if row.mu > NEW.mu} >= best
        assert {name for name, row in rated.items() if row.won} == best
        for row in rated.values():
            assert row.cautious == pytest.approx(row.mu - 3 * row.sigma)
            assert (row.games, row.sigma < NEW.sigma) == (1, True)
        assert all(row.rated for row in outcomes(connection, table).values())


def test_leaving_shortly_before_the_end_loses_the_rated_game(url: str) -> None:
    with transaction(url) as connection:
        table = rated_table(connection, GAME, "leave", ["Ann", "Bea", "Cid"])
        twin = rated_table(connection, GAME, "leave", ["Ann", "Bea", "Cid"])
        play_on(connection, twin)
        (leaver,) = winners(twin)
        play_on(connection, table, twin.moves - 1)
        add(connection, table, table.draft_leave(leaver), table.chairs[leaver].person)
        play_on(connection, table)
        assert winners(table) == {leaver}
        row = outcomes(connection, table)[leaver]
        name = twin.chairs[leaver].name
        assert (row.person_id, row.rated, row.won) == (f"person-{name}", True, 0.0)
        twice = stored(connection)
        assert twice[name].games == 2
        assert twice[name].won == 1.0, "one of the two games was theirs"
        assert sum(row.won for row in twice.values()) == 2.0, "in the other, somebody who stayed was first"


def test_a_person_who_takes_over_a_seat_is_not_rated(url: str) -> None:
    with transaction(url) as connection:
        table = rated_table(connection, GAME, "over", ["Ann", "Bea"])
        play_on(connection, table, 6)
        connection.execute(insert(models.Person), {"id": "second", "name": "Bea 2", "created_at": AT})
        taken = table.draft_take_over(1, "second", "Bea 2", table.chairs[1].person, Account.GUEST)
        add(connection, table, taken, "second")
        play_on(connection, table)
        rated = stored(connection)
        assert list(rated) == ["Ann", "Bea"]
        assert rated["Bea"].won == 0.0


def test_a_rewound_game_is_not_rated(url: str) -> None:
    with transaction(url) as connection:
        table = rated_table(connection, GAME, "rewind", ["Ann", "Bea"])
        play_on(connection, table, 4)
        add(connection, table, [Draft(Kind.REWIND, data={"to": 2})])
        assert not table.rated
        play_on(connection, table)
        assert stored(connection) == {}
        assert not any(row.rated for row in outcomes(connection, table).values())
        assert connection.scalar(select(models.TableRow.unrated)) == "rewind"


def test_a_game_becomes_rated_again_when_the_obstacle_is_gone(url: str) -> None:
    with transaction(url) as connection:
        full = rated_table(connection, GAME, "wish", ["Ann", "Bea", "Cid"])
        table = Table(replace(full.setup, id="open"))
        repository.insert_table(connection, table.setup, AT)
        add(connection, table, table.draft_seat_bot(0, "random"))
        there = select(models.TableRow.unrated).where(models.TableRow.id == "open")
        assert connection.scalar(there) == "bot"
        read = repository.load_table(connection, "open")
        assert read.verdict == table.verdict
        add(connection, read, read.draft_leave(0))
        assert connection.scalar(there) is None
        assert repository.load_table(connection, "open").rated


def test_a_deleted_account_is_not_rated_and_disappears(database_url: str) -> None:
    with transaction(database_url) as connection:
        first = rated_table(connection, GAME, "gone 1", ["Ann", "Bea", "Cid"])
        play_on(connection, first)
        second = rated_table(connection, GAME, "gone 2", ["Ann", "Bea", "Cid"])
        play_on(connection, second, 6)
        add(connection, second, second.draft_forget(2), "person-Cid")
        connection.execute(delete(models.Person).where(models.Person.id == "person-Cid"))
        assert set(stored(connection)) == {"Ann", "Bea"}
        play_on(connection, second)
        assert {name: row.games for name, row in stored(connection).items()} == {"Ann": 2, "Bea": 2}


# The arithmetic

PAIR = {"ann": 1, "bea": 2}
Ratings = Mapping[str, Rating]


def after_games(count: int, before: Ratings) -> Ratings:
    """Rate two people who take turns winning, once a day."""
    for number in range(count):
        before = ratings.rate(before, PAIR if number % 2 else {"ann": 2, "bea": 1}, {})
    return before


def test_ratings_of_people_never_freeze() -> None:
    settled = after_games(1000, {})
    better = dict(settled)
    for _ in range(30):
        better = ratings.rate(better, PAIR, {})
    assert better["ann"].mu - settled["ann"].mu > 3, "who has learned to win is seen to"
    for _ in range(1000):
        settled = ratings.rate(settled, PAIR, {})
    assert settled["ann"].sigma > 1


def test_ratings_of_bots_become_more_certain_with_every_game() -> None:
    before = [NEW, NEW]
    for number in range(1000):
        before = rate_places(BOTS, before, [1, 2] if number % 2 else [2, 1])
    assert before[0].sigma < after_games(1000, {})["ann"].sigma


def test_a_lucky_newcomer_is_not_ranked_above_an_established_player() -> None:
    proven = after_games(40, {"ann": Rating(29, 2), "bea": Rating(29, 2)})["ann"]
    lucky = ratings.rate({}, {"new": 1, "other": 2}, {})["new"]
    lucky = ratings.rate({"new": lucky}, {"new": 1, "another": 2}, {})["new"]
    assert lucky.mu > 29 > proven.mu - 3
    assert ratings.cautious(lucky) < ratings.cautious(proven)
    assert ratings.cautious(NEW) == pytest.approx(0)


def test_repeated_games_against_the_same_people_count_less() -> None:
    pair = frozenset(("ann", "bea"))
    gains = [ratings.rate({}, PAIR, {pair: meetings})["ann"].mu - NEW.mu for meetings in (0, 1, 3, 9)]
    assert gains == pytest.approx([gains[0] / share for share in (1, 2, 4, 10)])
    three = {"ann": 1, "bea": 2, "cid": 3}
    mixed = ratings.rate({}, three, {pair: 1})
    fresh = ratings.rate({}, three, {})
    part = (mixed["ann"].mu - NEW.mu) / (fresh["ann"].mu - NEW.mu)
    assert part == pytest.approx(0.75), "half of it against Bea, all of it against Cid"
    assert mixed["cid"] == fresh["cid"]


def test_beating_a_second_account_all_day_gains_little(url: str) -> None:
    """At one's own second account one always wins, and it is sacrificed."""
    with transaction(url) as connection:
        gained = []
        for number in range(6):
            table = rated_table(connection, GAME, f"farm {number}", ["Ann", "Mule"])
            play_on(connection, table, 2)
            add(connection, table, table.draft_leave(1), "person-Mule")
            play_on(connection, table, at=AT + timedelta(hours=number))
            gained.append(stored(connection)["Ann"].mu)
        steps = [after - before for before, after in zip([NEW.mu, *gained], gained, strict=False)]
        assert steps == sorted(steps, reverse=True)
        assert sum(steps[3:]) < steps[0]
        table = rated_table(connection, GAME, "next day", ["Ann", "Mule"])
        play_on(connection, table, 2)
        add(connection, table, table.draft_leave(1), "person-Mule")
        play_on(connection, table, at=AT + timedelta(days=3))
        assert stored(connection)["Ann"].mu - gained[-1] > steps[-1], "after a day it counts in full"


# Recomputation


def some_games(connection: Connection) -> list[Table]:
    """Play games of every kind to the end, one an hour."""
    tables = []
    for number, names in enumerate((["Ann", "Bea"], ["Bea", "Ann", "Cid"], ["Ann", "Bea"], ["Cid", "Ann"])):
        tables.append(rated_table(connection, GAME, f"game {number}", names))
    leaving, rewound, deputed = (
        rated_table(connection, GAME, name, ["Ann", "Bea", "Cid"])
        for name in ("leaving", "rewound", "deputed")
    )
    play_on(connection, leaving, 6)
    add(connection, leaving, leaving.draft_leave(2), "person-Cid")
    play_on(connection, rewound, 6)
    add(connection, rewound, [Draft(Kind.REWIND, data={"to": 2})])
    play_on(connection, deputed, 6)
    add(connection, deputed, deputed.draft_deputy(0, "planner", "wish"), "person-Ann")
    mixed = rated_table(connection, GAME, "mixed", ["Ann", "Bea"])
    with_bot = Table(replace(mixed.setup, id="with-bot"))
    repository.insert_table(connection, with_bot.setup, AT)
    ann = Person("person-Ann", "Ann", registered=True)
    add(connection, with_bot, with_bot.draft_sit(0, ann.id, ann.name, ann.account), ann.id)
    add(connection, with_bot, with_bot.draft_fill("random"))
    tables += [leaving, rewound, deputed, mixed, with_bot]
    for number, table in enumerate(tables):
        play_on(connection, table, at=AT + timedelta(hours=9 * number))
        assert table.status == Status.FINISHED
    return tables


def test_ratings_recomputed_from_the_logs_equal_the_stored_ones(database_url: str) -> None:
    with transaction(database_url) as connection:
        tables = some_games(connection)
        before = connection.execute(select(models.Rating.__table__)).mappings().all()
        noted = {table.setup.id: outcomes(connection, table) for table in tables}
        accounts = dict.fromkeys(("person-Ann", "person-Bea", "person-Cid"), Account.REGISTERED)
        again = import_module(MIGRATION)._rate_all(connection, accounts)
        assert by_key(again) == by_key(before)
        assert {table.setup.id: outcomes(connection, table) for table in tables} == noted
        assert {row["games"] for row in again} > {1}


def by_key(rows: Any) -> dict[tuple[str, int, str], list[float]]:
    return {
        (row["game"], row["players"], row["person_id"]): [
            round(row[name], 9) for name in ("mu", "sigma", "cautious", "games", "won")
        ]
        for row in rows
    }


def former(connection: Connection) -> None:
    """Turn a current database into one of revision 0002, with ratings by the old rule."""
    for line in connection.execute(select(models.EntryRow.__table__)).all():
        if line.data and "account" in line.data:
            data = {key: value for key, value in line.data.items() if key != "account"}
            here = (models.EntryRow.table_id == line.table_id, models.EntryRow.number == line.number)
            connection.execute(update(models.EntryRow).where(*here).values(data=data))
    connection.execute(update(models.Outcome).values(rated=True))
    left = models.Outcome.person_id == "person-Cid"
    connection.execute(update(models.Outcome).where(left).values(person_id=None, bot="planner"))


def test_upgrading_an_older_database_recomputes_its_ratings(empty_database_url: str, tmp_path: Path) -> None:
    """Copy the rows of some games into a database of revision 0002, and bring it up to date."""
    migrate(empty_database_url, "0002")
    reasons = select(models.TableRow.id, models.TableRow.unrated)
    with transaction(f"sqlite:///{tmp_path}/newest.sqlite") as connection:
        some_games(connection)
        unrated = {row.id: row.unrated for row in connection.execute(reasons)}
        right = by_key(connection.execute(select(models.Rating.__table__)).mappings().all())
        former(connection)
        connection.execute(insert(models.Person), {"id": "guest", "name": "Gus", "created_at": AT})
        copied = {
            model.__tablename__: connection.execute(select(model.__table__)).mappings().all()
            for model in (models.Person, models.TableRow, models.Seat, models.EntryRow, models.Outcome)
        }
    with writing(empty_database_url) as connection:
        for name, rows in copied.items():
            known = models.Base.metadata.tables[name]
            there = set(connection.execute(text(f"SELECT * FROM {name}")).keys())  # noqa: S608 - our own name
            kept = [{key: value for key, value in row.items() if key in there} for row in rows]
            connection.execute(insert(known), kept)
        connection.execute(
            text(
                "INSERT INTO ratings (game, players, who, mu, sigma, games, won) VALUES"
                " ('libertalia', 2, 'bot:random', 99, 1, 9, 9), ('libertalia', 2, 'guest', 99, 1, 9, 9)"
            )
        )
    with transaction(empty_database_url) as connection:
        assert by_key(connection.execute(select(models.Rating.__table__)).mappings().all()) == right
        assert {row.id: row.unrated for row in connection.execute(reasons)} == unrated
        assert {"rewind", "bot", None} <= set(unrated.values())
        for table_id, reason in unrated.items():
            assert repository.load_table(connection, table_id).verdict.reason == reason, (
                "the log tells the same"
            )


def noting(table: Table) -> Callable[[Connection], None]:
    """Store a finished game."""
    return lambda connection: ratings.note(connection, table, table.entries[-1].at)


def test_games_finished_concurrently_by_two_workers_both_count(postgresql: PostgreSQL) -> None:
    async def scenario(url: str, one: Table, other: Table) -> None:
        noted, go_on = threading.Event(), threading.Event()

        def slowly(connection: Connection) -> None:
            noting(one)(connection)
            noted.set()
            go_on.wait()

        async with opened(url) as here, opened(url) as there:
            first = asyncio.create_task(here.write(slowly))
            await asyncio.to_thread(noted.wait)
            second = asyncio.create_task(there.write(noting(other)))
            waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = '{}'"
            name = read_url(url).database
            await eventually(lambda: postgresql.execute(waiting.format(name)))
            go_on.set()
            await asyncio.gather(first, second)
            games = select(models.Rating.games).order_by(models.Rating.person_id)
            counted = await here.read(lambda connection: connection.execute(games).scalars().all())
            assert counted == [3, 3]

    with postgresql.database() as url:
        with transaction(url) as connection:
            tables = []
            for seed in ("before", "one", "other"):
                table = rated_table(connection, GAME, seed, ["Ann", "Bea"])
                play_on(connection, table)
                connection.execute(delete(models.Outcome))
                connection.execute(delete(models.Rating))
                tables.append(table)
            before, one, other = tables
            noting(before)(connection)
        asyncio.run(scenario(url, one, other))
