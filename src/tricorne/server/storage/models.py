"""What is stored: people, tables with their seats, and the log of each table, to which lines are only added.

The log is the truth about a table. Seats, results and ratings are kept beside
it so that they can be asked for; they change in the same transaction as the
log, and can be made anew from it.

Secrets stand here as hashes only (see `server.secrets`), but for two that are
needed as they are: the seed of a running game, and the address of a webhook.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, ClassVar

from sqlalchemy import (
    JSON,
    DateTime,
    Dialect,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    MetaData,
    String,
    TypeDecorator,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

ID = 22
HASH = 64
NAME = 40
WORD = 40
KEY = 64
CARDS = 256 * 1024


class Moment(TypeDecorator[datetime]):
    """A point in time, in UTC on every database."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Store in UTC."""
        return value.astimezone(UTC) if value else None

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Read as UTC, which SQLite forgets."""
        return value.replace(tzinfo=UTC) if value and value.tzinfo is None else value


class Base(DeclarativeBase):
    """The base of all tables; constraints have names, so that migrations can speak of them."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s",
            "pk": "pk_%(table_name)s",
        }
    )
    type_annotation_map: ClassVar[dict[Any, Any]] = {
        datetime: Moment,
        dict[str, Any]: JSON(none_as_null=True),
    }


class Person(Base):
    """Somebody who plays: a guest, or with a password one who can come back from anywhere."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(ID), primary_key=True)
    name: Mapped[str] = mapped_column(String(NAME))
    login: Mapped[str | None] = mapped_column(String(NAME), unique=True)
    """The name in its plainest form, under which the password is asked for; a guest has none."""
    look: Mapped[str | None] = mapped_column(String(NAME), unique=True, index=True)
    """What the name of somebody registered looks like (see `server.names`); nobody else may look like it.

    None for guests, and for those whose name looked like another one before this was kept apart.
    """
    password_hash: Mapped[str | None] = mapped_column(String(200))
    webhook: Mapped[dict[str, Any] | None]
    """Where notices go: the form and the address."""
    created_at: Mapped[datetime]


class Session(Base):
    """A browser in which somebody is known."""

    __tablename__ = "sessions"

    hash: Mapped[str] = mapped_column(String(HASH), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    created_at: Mapped[datetime]
    expires_at: Mapped[datetime]


class Token(Base):
    """A key with which a program acts for somebody."""

    __tablename__ = "tokens"

    id: Mapped[str] = mapped_column(String(ID), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    name: Mapped[str] = mapped_column(String(NAME))
    hash: Mapped[str] = mapped_column(String(HASH), unique=True)
    created_at: Mapped[datetime]


class Device(Base):
    """A browser in which somebody has logged in: wrong passwords from elsewhere do not slow it down."""

    __tablename__ = "devices"

    hash: Mapped[str] = mapped_column(String(HASH), primary_key=True)
    person_id: Mapped[str] = mapped_column(
        ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True
    )
    used_at: Mapped[datetime]


class CardSet(Base):
    """Components of somebody's own: what a person or the host has put here, or a table is played with.

    It stays as long as it is somebody's, or a table's.
    """

    __tablename__ = "card_sets"

    fingerprint: Mapped[str] = mapped_column(String(HASH), primary_key=True)
    game: Mapped[str] = mapped_column(String(WORD))
    text: Mapped[str] = mapped_column(String(CARDS))
    """The component file, without comments."""
    created_at: Mapped[datetime]


class OwnSet(Base):
    """That a set of cards is somebody's own: only they can choose it for a new table."""

    __tablename__ = "own_sets"

    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    fingerprint: Mapped[str] = mapped_column(
        ForeignKey("card_sets.fingerprint", ondelete="CASCADE"), primary_key=True, index=True
    )
    created_at: Mapped[datetime]


class TableRow(Base):
    """A table: which game, how it is set up, and how far it has come."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(ID), primary_key=True)
    game: Mapped[str] = mapped_column(String(WORD))
    rules: Mapped[int]
    components: Mapped[str] = mapped_column(String(HASH))
    """The fingerprint of the box that the game is played with: the built-in one, or a set of `card_sets`."""
    players: Mapped[int]
    options: Mapped[dict[str, Any]]
    title: Mapped[str] = mapped_column(String(NAME))
    kind: Mapped[str] = mapped_column(String(WORD))
    public: Mapped[bool]
    rated: Mapped[bool]
    """Whether the host wants the game to be rated."""
    unrated: Mapped[str | None] = mapped_column(String(WORD))
    """Why it is not, if it is not: a `rated.Reason`."""
    pace: Mapped[int | None]
    """Seconds for a move; None for no clock."""
    host_id: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    status: Mapped[str] = mapped_column(String(WORD))
    seed: Mapped[str] = mapped_column(String(200))
    commitment: Mapped[str] = mapped_column(String(HASH))
    """What is published of the seed; empty where it is known anyway, or by rules version 1."""
    bot_seed: Mapped[str] = mapped_column(String(HASH))
    """Where bots at this table take their chance from; it has nothing to do with the game's."""
    origin: Mapped[dict[str, Any] | None]
    """Of which table this is a branch, and from which move on."""
    result: Mapped[dict[str, Any] | None]
    number: Mapped[int]
    """The number of the last line of the log."""
    created_at: Mapped[datetime]
    moved_at: Mapped[datetime]

    __table_args__ = (Index(None, "status", "public", "moved_at"),)


class Seat(Base):
    """Who sits where."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    name: Mapped[str] = mapped_column(String(NAME))
    bot: Mapped[str | None] = mapped_column(String(WORD))
    """The bot that sits here; with a person, the one that plays until the person is back."""
    waiting: Mapped[bool]
    """Whether the game waits for this seat."""
    deadline: Mapped[float | None] = mapped_column(index=True)
    """When its time is up, on the server's running clock."""


class EntryRow(Base):
    """A line in the log of a table."""

    __tablename__ = "entries"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    """Counted from 1 without gaps: two lines can never have the same place."""
    kind: Mapped[str] = mapped_column(String(WORD))
    seat: Mapped[int | None]
    action: Mapped[str | None] = mapped_column(String(WORD))
    answers: Mapped[int | None]
    """For a move: the number of the line that its player had seen. For a vote: the line that proposes."""
    data: Mapped[dict[str, Any] | None]
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    key: Mapped[str | None] = mapped_column(String(KEY))
    """The idempotency key of the request that added this line."""
    at: Mapped[datetime]
    ran: Mapped[float]
    """The same moment on the server's running clock."""

    __table_args__ = (Index(None, "table_id", "seat", "key", unique=True),)


class Link(Base):
    """A secret link: it gives a seat, or any open seat of a table, to whoever has it."""

    __tablename__ = "links"

    id: Mapped[str] = mapped_column(String(ID), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int | None]
    hash: Mapped[str] = mapped_column(String(HASH), unique=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    created_at: Mapped[datetime]


class ChatMessage(Base):
    """Something said at a table, by the players or among the spectators."""

    __tablename__ = "chat"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    channel: Mapped[str] = mapped_column(String(WORD), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    name: Mapped[str] = mapped_column(String(NAME))
    text: Mapped[str | None] = mapped_column(String(1000))
    reaction: Mapped[str | None] = mapped_column(String(WORD))
    at: Mapped[datetime]


class Note(Base):
    """What somebody keeps in mind at a table, for nobody else to read."""

    __tablename__ = "notes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    person_id: Mapped[str] = mapped_column(
        ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True
    )
    text: Mapped[str] = mapped_column(String(10_000))
    at: Mapped[datetime]


class Watch(Base):
    """That somebody was invited to a table, and may look on without a seat."""

    __tablename__ = "watches"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    person_id: Mapped[str] = mapped_column(
        ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True
    )


class Outcome(Base):
    """How a seat fared in a game that is over."""

    __tablename__ = "outcomes"

    table_id: Mapped[str] = mapped_column(String(ID), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(String(WORD))
    players: Mapped[int]
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    bot: Mapped[str | None] = mapped_column(String(WORD))
    points: Mapped[int]
    won: Mapped[float]
    """The share in the win."""
    rated: Mapped[bool]
    """Whether the person was rated by it."""
    ended_at: Mapped[datetime]

    __table_args__ = (
        ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"], ondelete="CASCADE"),
    )


class Rating(Base):
    """How strong a person is, by game and number of players."""

    __tablename__ = "ratings"

    game: Mapped[str] = mapped_column(String(WORD), primary_key=True)
    players: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[str] = mapped_column(
        ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True
    )
    mu: Mapped[float]
    sigma: Mapped[float]
    cautious: Mapped[float]
    """By which people are ranked: see `ratings.cautious`."""
    games: Mapped[int]
    won: Mapped[float]

    __table_args__ = (Index(None, "game", "players", "cautious"),)


class Clock(Base):
    """The server's running clock: it stands still while no server runs."""

    __tablename__ = "clock"

    id: Mapped[int] = mapped_column(primary_key=True)
    ran: Mapped[float]
    """For how many seconds in all."""
    beat_at: Mapped[float]
    """When it was last looked after, in seconds since 1970."""


__all__ = [
    "Base",
    "CardSet",
    "ChatMessage",
    "Clock",
    "Device",
    "EntryRow",
    "Link",
    "Note",
    "Outcome",
    "OwnSet",
    "Person",
    "Rating",
    "Seat",
    "Session",
    "TableRow",
    "Token",
    "Watch",
]
