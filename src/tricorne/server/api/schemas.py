"""Schemas of requests and responses. Requests are validated strictly: an unknown field is an error."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, field_validator

from tricorne.match import fair_deal
from tricorne.server.storage.models import NAME, WORD
from tricorne.server.tables.table import DEPUTY

# The only character that PostgreSQL cannot store.
WITHOUT_NUL = r"^[^\x00]*$"
Name = Annotated[
    str, StringConstraints(min_length=1, max_length=NAME, pattern=WITHOUT_NUL), Field(examples=["Anne"])
]
Word = Annotated[
    str, StringConstraints(min_length=1, max_length=WORD, pattern=WITHOUT_NUL), Field(examples=["word"])
]
SeatNumber = Annotated[int, Field(ge=0, le=5)]
Count = Annotated[int, Field(ge=0, le=1_000_000)]
Pace = Annotated[int, Field(ge=30, le=30 * 24 * 3600, description="seconds per move")]


class Incoming(BaseModel):
    """The body of a request."""

    model_config = ConfigDict(extra="forbid", strict=True)

    @field_validator("*")
    @classmethod
    def _without_null(cls, value: object) -> object:
        if isinstance(value, str) and "\x00" in value:
            raise ValueError("text cannot contain the character U+0000")
        return value


class Outgoing(BaseModel):
    """The body of a response."""


class Message(Outgoing):
    """A translatable message: a key of the catalogues and its arguments."""

    key: str
    arguments: dict[str, str | int | float]


class Problem(Outgoing):
    """An error."""

    error: str = Field(description="the key of the message")
    arguments: dict[str, Any]
    message: str = Field(description="the message in the language of the request")
    reason: Message | None = Field(default=None, description="the rule that forbids the move")
    changed: Changed | None = Field(default=None, description="for a stale version: what has happened since")


HEX = rf"^[0-9a-f]{{{2 * fair_deal.BYTES}}}$"
NumberHash = Annotated[str, StringConstraints(pattern=HEX)]
NO_HASH = Field(
    default=None,
    description="the SHA-256 of the number that you contribute to the deal; without it you contribute none",
)


class WantedSeat(Incoming):
    """Who takes a seat of a new table: you, a bot, or whoever joins."""

    kind: Literal["me", "bot", "open"] = "open"
    bot: Word | None = None
    name: Name | None = Field(
        default=None, description="if several people share a device: the name of this one"
    )


class NewTable(Incoming):
    """A table to create."""

    game: Word
    players: Annotated[int, Field(ge=2, le=6)]
    options: dict[Word, bool | Word] = Field(default={}, max_length=20)
    title: Annotated[str, StringConstraints(max_length=NAME, pattern=WITHOUT_NUL)] = ""
    public: bool = False
    rated: bool = True
    pace: Pace | None = None
    seats: list[WantedSeat] | None = Field(
        default=None, max_length=6, description="by seat; by default you and open seats"
    )
    components: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")] | None = Field(
        default=None,
        description="the fingerprint of a set of cards that you can choose; without it the built-in one",
    )
    number_hash: NumberHash | None = NO_HASH


class Continuation(Incoming):
    """A game that was begun in a browser, to be continued at a table."""

    record: str = Field(description="the record of the game, which must not be over")
    title: Annotated[str, StringConstraints(max_length=NAME, pattern=WITHOUT_NUL)] = ""
    public: bool = False
    pace: Pace | None = None
    seats: list[WantedSeat] = Field(
        max_length=6, description="by seat; at least one is yours, and only yours keep their hands"
    )


class Sit(Incoming):
    """Take a seat yourself, or, as host, put a bot there."""

    bot: Word | None = None
    name: Name | None = None
    number_hash: NumberHash | None = NO_HASH


class Rematch(Incoming):
    """Ask for another game with the same people."""

    number_hash: NumberHash | None = NO_HASH


class Commit(Incoming):
    """Commit to a number for the deal."""

    number_hash: NumberHash


class Reveal(Incoming):
    """Reveal your number for the deal."""

    number: Annotated[str, StringConstraints(pattern=HEX)]


class Fill(Incoming):
    """Fill all open seats with bots."""

    bot: Word = DEPUTY


class NewMove(Incoming):
    """A move of a seat that has seen the log up to `version`."""

    seat: SeatNumber
    action: Word
    version: Count


class AtSeat(Incoming):
    """The seat that a request is for."""

    seat: SeatNumber


class Deputy(Incoming):
    """The bot that plays for a person."""

    bot: Word = DEPUTY


class NewProposal(Incoming):
    """A proposal that everybody must agree to."""

    seat: SeatNumber
    what: Literal["rewind", "deputy"]
    to: Count | None = Field(default=None, description="for a rewind: how many moves remain")
    about: SeatNumber | None = Field(default=None, description="for a deputy: the seat")


class Answer(Incoming):
    """A vote on a proposal."""

    seat: SeatNumber
    agree: bool


class NewLink(Incoming):
    """A secret link to create, to one seat or to any open one."""

    seat: SeatNumber | None = None


class LinkSecret(Incoming):
    """A secret link."""

    secret: Annotated[str, StringConstraints(min_length=20, max_length=100)]


class Redeem(LinkSecret):
    """A secret link to open."""

    sit: bool = Field(default=False, description="for a link to a table: whether to take its first open seat")
    number_hash: NumberHash | None = NO_HASH


class Branch(Incoming):
    """A position of a finished game to continue from, and the bot to play against."""

    moves: Count
    seat: SeatNumber
    bot: Word = DEPUTY


class NewMessage(Incoming):
    """A chat message: text, or one of the reactions."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=1000, pattern=WITHOUT_NUL)] | None = None
    reaction: Word | None = None


class NoteText(Incoming):
    """Private notes at a table."""

    text: Annotated[str, StringConstraints(max_length=10_000, pattern=WITHOUT_NUL)]


class Chair(Outgoing):
    """Who sits at a seat."""

    seat: int
    person: str | None
    name: str
    bot: str | None = Field(description="the bot that plays here; if there is a person, their deputy")
    number_hash: str | None = Field(description="the commitment of this person's page for the deal")
    number: str | None = Field(description="the number contributed to the deal, once revealed")
    waiting: bool
    seconds_left: int | None
    deputy_in: int | None = Field(
        description="seconds until the others may propose a bot for this seat; null if they may not"
    )


class Proposal(Outgoing):
    """A proposal, who has agreed to it, and who has not voted."""

    number: int
    what: str
    to: int | None
    about: int | None
    agreed: list[int]
    asked: list[int] = Field(description="the seats of the people who have not voted yet")
    seconds_left: int = Field(description="seconds until it expires")


class Standing(Outgoing):
    """The current state of a table, as seen from a seat."""

    number: int = Field(description="the number of the last log entry: the `version` of the next move")
    moves: int = Field(description="how many moves have been played")
    status: Literal["open", "running", "finished", "closed"]
    seats: list[Chair]
    asked: int | None = Field(description="the log entry since which this seat has its current question")
    undo: bool = Field(description="whether this seat may take back its last move")
    proposal: Proposal | None
    unrated: Message | None = Field(description="why the game is not rated; null if it is")
    rematch: str | None = Field(description="the table of a rematch, if somebody has asked for one")
    rematch_by: int | None = Field(description="the seat that asked for a rematch")
    closable: bool = Field(description="whether the host may close the table now")
    awaited: list[int] = Field(description="the seats whose numbers are needed before the deal")
    seed: str | None = Field(description="the seed of the deal, when the game is over")
    secret: str | None = Field(description="the secret behind the commitment, when the game is over")
    problem: Message | None = Field(description="why the game cannot continue, if it cannot")
    view: dict[str, Any] | None = Field(description="what the seat sees of the game")


class About(Outgoing):
    """What was fixed when the table was created."""

    id: str
    title: str
    game: str
    rules: int = Field(description="the version of the rules")
    components: str = Field(description="the SHA-256 of the game's components")
    own_cards: bool = Field(description="whether it is played with cards of somebody's own")
    players: int
    options: dict[str, str | bool]
    kind: Literal["play", "branch", "replay", "lesson", "continued"]
    public: bool
    rated: bool
    pace: int | None
    host: str | None
    commitment: str | None = Field(
        description="the commitment to the deal, published beforehand: see docs/fairness.md"
    )
    origin: dict[str, Any] | None


class WholeTable(Outgoing):
    """A table as seen from a seat."""

    about: About
    seat: int | None = Field(description="the seat it is viewed from; null for a spectator")
    yours: list[int] = Field(description="your seats")
    standing: Standing


class Line(Outgoing):
    """A log entry, as seen from a seat."""

    number: int
    kind: str
    seat: int | None
    at: str
    data: dict[str, Any] | None
    events: list[dict[str, Any]]
    action: str | None = None


class Changed(Outgoing):
    """New log entries, and the state after them."""

    lines: list[Line]
    standing: Standing


class Moved(Outgoing):
    """An operation that was carried out and stored."""

    number: int = Field(description="the number of its log entry")
    again: bool = Field(default=False, description="whether the same request had been carried out before")


class LobbySeat(Outgoing):
    """A seat in a list of tables."""

    seat: int
    person: str | None
    name: str
    bot: str | None
    waiting: bool


class TableLine(Outgoing):
    """A table in a list."""

    id: str
    title: str
    game: str
    players: int
    options: dict[str, str | bool]
    kind: str
    public: bool
    rated: bool
    own_cards: bool = Field(description="whether it is played with cards of somebody's own")
    pace: int | None
    status: str
    result: dict[str, Any] | None
    number: int
    created_at: str
    moved_at: str
    seats: list[LobbySeat]
    waits_for_you: bool
    invited: bool = Field(description="whether you are invited to sit down here")


class Lobby(Outgoing):
    """A page of tables; `more` is the cursor of the next page."""

    tables: list[TableLine]
    more: str | None


class NewLinkMade(Outgoing):
    """A new secret link; its secret is shown only here."""

    id: str
    seat: int | None
    secret: str
    url: str


class CardsAtTable(Outgoing):
    """The cards of somebody's own that a table is played with."""

    fingerprint: str
    game: str
    name: str
    note: str
    components: dict[str, Any]


class InvitedSeat(Outgoing):
    """A seat of a table to which a link leads."""

    name: str
    bot: str | None
    open: bool
    yours: bool


class Invitation(Outgoing):
    """What a secret link opens."""

    about: About
    host: str = Field(description="the name of the host; empty if their account is deleted")
    status: Literal["open", "running", "finished", "closed"]
    seat: int | None = Field(description="the seat that the link gives away; null for any open one")
    seats: list[InvitedSeat]
    cards: CardsAtTable | None = Field(
        description="somebody's own cards with which the table is played, if any"
    )
    unrated: Message | None = Field(description="why the game is not rated; null if it is")


class LinkLine(Outgoing):
    """A valid link."""

    id: str
    seat: int | None
    created_at: str


class Said(Outgoing):
    """A chat message."""

    number: int
    channel: str
    person: str | None
    name: str
    text: str | None
    reaction: str | None
    at: str


class Talk(Outgoing):
    """The chat of a table."""

    channel: str
    messages: list[Said]


class NoteKept(Outgoing):
    """Private notes at a table."""

    text: str


class Past(Outgoing):
    """An earlier position of the game."""

    moves: int
    seat: int | None
    view: dict[str, Any]


class Seen(Outgoing):
    """Everything a seat knows, as a serialized observation for bots in Python."""

    number: int
    seat: int
    rules: int
    layout: str
    observation: str
    legal: list[str]


class Hint(Outgoing):
    """A bot's evaluation of an action."""

    action: str
    chance: float | None
    points: float | None
    share: float | None


class Hints(Outgoing):
    """A bot's evaluation of the legal actions, best first."""

    number: int
    bot: str
    candidates: list[Hint]


class Why(Outgoing):
    """Why an action is not legal; null if it is."""

    action: str
    reason: Message | None
    foreseen: list[dict[str, Any]] = Field(description="the events that a legal action brings for certain")


class UsualLine(Outgoing):
    """Another default of an option, which applies if other options are as given."""

    given: dict[str, str | bool]
    value: str | bool


class OptionLine(Outgoing):
    """An option of a game; the first value is the default, unless one in `unless` applies."""

    name: str
    values: list[str | bool]
    unless: list[UsualLine]


class GameLine(Outgoing):
    """A game, with its components and rules version."""

    name: str
    rules: int
    players: list[int]
    options: list[OptionLine]
    components: dict[str, Any]


class Games(Outgoing):
    """The games, bots and reactions of this server."""

    games: list[GameLine]
    bots: list[str]
    reactions: list[str]


Problem.model_rebuild()
