"""The shapes of what is said of ratings and careers."""

from __future__ import annotations

from pydantic import Field

from tricorne.server.api.schemas import Outgoing


class RatingLine(Outgoing):
    """How strong somebody is."""

    rank: int
    person: str
    name: str
    rating: float = Field(description="the cautious figure: the strength less three times the uncertainty")
    strength: float
    uncertainty: float = Field(description="the standard deviation of the strength")
    provisional: bool = Field(description="whether there are too few games to rely on it")
    games: int = Field(description="rated ones")
    won: float = Field(description="first places among those who were rated; a shared one counts as a share")


class Ratings(Outgoing):
    """The strongest first, and where the list goes on."""

    game: str
    players: int
    ratings: list[RatingLine]
    more: str | None


class RecordLine(Outgoing):
    """How somebody fared in a game for a number of players."""

    game: str
    players: int
    games: int
    won: float
    points: float = Field(description="on the average")
    best: int
    rating: float | None = Field(
        description="the cautious figure by which people are ranked; null as long as no rated game is over"
    )
    provisional: bool = Field(description="whether there are too few rated games to rely on it")
    strength: float | None
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
