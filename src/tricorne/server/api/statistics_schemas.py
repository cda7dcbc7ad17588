"""Schemas of ratings and statistics."""

from __future__ import annotations

from pydantic import Field

from tricorne.server.api.schemas import Outgoing, TableLine


class RatingLine(Outgoing):
    """A person's rating."""

    rank: int
    person: str
    name: str
    rating: float = Field(description="the cautious estimate: strength minus three times uncertainty")
    strength: float
    uncertainty: float = Field(description="the standard deviation of the strength")
    provisional: bool = Field(description="whether there are too few games for a reliable rating")
    games: int = Field(description="the number of rated games")
    won: float = Field(description="first places in rated games; a shared one counts as a fraction")


class Ratings(Outgoing):
    """A page of ratings, best first; `more` is the cursor of the next page."""

    game: str
    players: int
    ratings: list[RatingLine]
    more: str | None


class RecordLine(Outgoing):
    """A person's statistics in a game for a number of players."""

    game: str
    players: int
    games: int
    won: float
    points: float = Field(description="the average score")
    best: int
    rating: float | None = Field(
        description="the cautious estimate by which people are ranked; null before the first rated game"
    )
    provisional: bool = Field(description="whether there are too few rated games for a reliable rating")
    strength: float | None
    uncertainty: float | None


class Career(Outgoing):
    """A person's statistics."""

    id: str
    name: str
    since: str
    records: list[RecordLine]
    tables: list[TableLine]
