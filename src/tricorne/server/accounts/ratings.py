"""Ratings and statistics, which are stored when a game ends.

`tables.rated` decides which games are rated and who came in which place; this module computes
and stores the ratings. Everything can be recomputed from the logs, in the order in which games ended.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from itertools import combinations
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.orm import aliased

from tricorne.arena.ratings import NEW, Rating, rate_places
from tricorne.server.storage import models
from tricorne.server.tables.setup import TableKind
from tricorne.server.tables.table import Table

# People learn and forget: OpenSkill's usual tau makes a rating a little less certain before each game,
# so that it never freezes.
PEOPLE = PlackettLuce(tau=NEW.mu / 300)
# How many standard deviations below the mean a person is ranked.
CAUTION = 3
# Within this time, each further game against the same people moves a rating less.
REPETITION = timedelta(days=1)
# With fewer games than this, a rating is provisional.
ESTABLISHED_GAMES = 10


def cautious(rating: Rating) -> float:
    """Return OpenSkill's `ordinal`, μ − 3σ, by which people are ranked; 0 for a newcomer."""
    return rating.mu - CAUTION * rating.sigma


def weight(meetings: Collection[int]) -> float:
    """Return the weight of a game for a person, given how often they recently met each opponent.

    It is the mean of 1/(1 + meetings): twenty games in a day between the same two people move
    their ratings as much as 3.6 games would, so farming a second account gains little.
    """
    return sum(1 / (1 + count) for count in meetings) / len(meetings)


def rate(
    before: Mapping[str, Rating], places: Mapping[str, int], meetings: Mapping[frozenset[str], int]
) -> dict[str, Rating]:
    """Return the ratings after a game; `meetings` counts the recent games of each pair."""
    people = list(places)
    current = [before.get(person, NEW) for person in people]
    rated = rate_places(PEOPLE, current, list(places.values()))
    after = {}
    for person, old, new in zip(people, current, rated, strict=True):
        part = weight([meetings.get(frozenset((person, other)), 0) for other in people if other != person])
        after[person] = Rating(
            old.mu + part * (new.mu - old.mu),
            old.sigma + part * (new.sigma - old.sigma),
        )
    return after


def wins(places: Mapping[str, int]) -> dict[str, float]:
    """Return each person's share of first place."""
    first = sum(place == 1 for place in places.values())
    return {person: 1 / first if place == 1 else 0.0 for person, place in places.items()}


class History:
    """Recomputes ratings from games, in the order in which they ended."""

    def __init__(self) -> None:
        self._ratings: dict[tuple[str, int], dict[str, Rating]] = {}
        self._games: Counter[tuple[str, int, str]] = Counter()
        self._won: dict[tuple[str, int, str], float] = {}
        self._met: list[tuple[datetime, str, int, frozenset[str]]] = []
        """When each pair met, and in which game."""

    def add(self, game: str, players: int, places: Mapping[str, int], ended_at: datetime) -> None:
        """Add a game."""
        self._met = [met for met in self._met if met[0] > ended_at - REPETITION]
        meetings = Counter(pair for _, *group, pair in self._met if group == [game, players])
        current = self._ratings.setdefault((game, players), {})
        current.update(rate(current, places, meetings))
        for person, share in wins(places).items():
            key = game, players, person
            self._games[key] += 1
            self._won[key] = self._won.get(key, 0.0) + share
        self._met += [(ended_at, game, players, frozenset(pair)) for pair in combinations(places, 2)]

    def rows(self) -> list[dict[str, Any]]:
        """Return the rows to store."""
        return [
            {
                "game": game,
                "players": players,
                "person_id": person,
                "mu": rating.mu,
                "sigma": rating.sigma,
                "cautious": cautious(rating),
                "games": self._games[game, players, person],
                "won": self._won[game, players, person],
            }
            for (game, players), current in self._ratings.items()
            for person, rating in current.items()
        ]


def note(connection: Connection, table: Table, now: datetime) -> None:
    """Store the outcome of a finished game, and update ratings if it is rated."""
    assert table.match is not None
    result = table.match.result
    assert result is not None
    setup = table.setup
    if setup.kind in (TableKind.REPLAY, TableKind.LESSON, TableKind.CONTINUED):
        return
    places: dict[str, int] = {}
    if table.rated:
        sitters = table.attendance.sitters
        by_person = {str(sitters[seat].person): at for seat, at in table.attendance.places(result).items()}
        there = _locked(connection, by_person)
        places = {person: place for person, place in by_person.items() if person in there}
    if len(places) < 2:
        places = {}
    rows = []
    for seat, chair in enumerate(table.chairs):
        started = table.attendance.sitters[seat].person
        rated = started in places
        person = started if rated else chair.person
        won = seat in result.winners and person == chair.person
        rows.append(
            {
                "table_id": setup.id,
                "seat": seat,
                "game": setup.game.name,
                "players": setup.players,
                "person_id": person,
                "bot": None if person else chair.bot,
                "points": result.points[seat],
                "won": 1 / len(result.winners) if won else 0.0,
                "rated": rated,
                "ended_at": now,
            }
        )
    if places:
        _rate(connection, setup.game.name, setup.players, places, now)
    connection.execute(insert(models.Outcome), rows)


def _rate(connection: Connection, game: str, players: int, places: Mapping[str, int], now: datetime) -> None:
    stored = {
        row.person_id: row
        for row in connection.execute(
            select(models.Rating.__table__)
            .where(
                models.Rating.game == game,
                models.Rating.players == players,
                models.Rating.person_id.in_(places),
            )
            .order_by(models.Rating.person_id)
            .with_for_update()
        )
    }
    before = {person: Rating(row.mu, row.sigma) for person, row in stored.items()}
    won = wins(places)
    for person, rating in rate(before, places, _meetings(connection, game, players, places, now)).items():
        key = {"game": game, "players": players, "person_id": person}
        row = stored.get(person)
        values = {
            "mu": rating.mu,
            "sigma": rating.sigma,
            "cautious": cautious(rating),
            "games": (row.games if row else 0) + 1,
            "won": (row.won if row else 0.0) + won[person],
        }
        if row:
            # An update, not a new row: another worker may be waiting for the lock on this one.
            connection.execute(update(models.Rating).filter_by(**key).values(values))
        else:
            connection.execute(insert(models.Rating), {**key, **values})


def _locked(connection: Connection, people: Collection[str]) -> set[str]:
    """Return which people still have an account, and keep them from being deleted in this transaction."""
    known = select(models.Person.id).where(models.Person.id.in_(people)).order_by(models.Person.id)
    return set(connection.execute(known.with_for_update(read=True, key_share=True)).scalars())


def _meetings(
    connection: Connection, game: str, players: int, people: Collection[str], now: datetime
) -> Counter[frozenset[str]]:
    """Count the recent rated games of each pair of people."""
    one, other = aliased(models.Outcome), aliased(models.Outcome)
    together = (
        select(one.person_id, other.person_id)
        .join(other, one.table_id == other.table_id)
        .where(
            one.person_id.in_(people),
            other.person_id.in_(people),
            one.person_id < other.person_id,
            one.game == game,
            one.players == players,
            one.rated,
            other.rated,
            one.ended_at > now - REPETITION,
        )
    )
    return Counter(frozenset(map(str, pair)) for pair in connection.execute(together))
