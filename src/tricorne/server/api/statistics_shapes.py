"""The shapes of what is said of ratings and careers."""

from __future__ import annotations

from pydantic import Field

from tricorne.server.api.shapes import Outgoing


class RatingLine(Outgoing):
    """How strong somebody is: a person or a bot."""

    person: str | None
    bot: str | None
    name: str
    strength: float
    uncertainty: float = Field(description="the standard deviation of the strength")
    games: int
    won: float = Field(description="wins; a shared one counts as a share")


class Ratings(Outgoing):
    """The strongest first."""

    game: str
    players: int
    ratings: list[RatingLine]


class RecordLine(Outgoing):
    """How somebody fared in a game for a number of players."""

    game: str
    players: int
    games: int
    won: float
    points: float = Field(description="on the average")
    best: int
    strength: float | None = Field(description="null as long as no rated game is over")
    uncertainty: float | None


class CareerTable(Outgoing):
    """A table at which somebody sits or sat."""

    id: str
    title: str
    game: str
    players: int
    status: str
    moved_at: str


class Career(Outgoing):
    """What somebody has played."""

    id: str
    name: str
    since: str
    records: list[RecordLine]
    tables: list[CareerTable]
