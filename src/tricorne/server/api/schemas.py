"""The shapes of what comes in and goes out. What comes in is read strictly: an unknown field is an error."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, field_validator

from tricorne.match import fair_deal
from tricorne.server.storage.models import NAME, WORD
from tricorne.server.tables.table import DEPUTY

# PostgreSQL keeps any text but this one character.
WITHOUT_NUL = r"^[^\x00]*$"
Name = Annotated[str, StringConstraints(min_length=1, max_length=NAME, pattern=WITHOUT_NUL)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=WORD, pattern=WITHOUT_NUL)]
SeatNumber = Annotated[int, Field(ge=0, le=5)]
Count = Annotated[int, Field(ge=0, le=1_000_000)]
Pace = Annotated[int, Field(ge=30, le=30 * 24 * 3600, description="seconds for a move")]


class Incoming(BaseModel):
    """Something that is sent to the server."""

    model_config = ConfigDict(extra="forbid", strict=True)

    @field_validator("*")
    @classmethod
    def _without_null(cls, value: object) -> object:
        if isinstance(value, str) and "\x00" in value:
            raise ValueError("text cannot have the character U+0000 in it")
        return value


class Outgoing(BaseModel):
    """Something that the server answers."""


class Message(Outgoing):
    """Something to be said to people: a key of the catalogues and its arguments."""

    key: str
    arguments: dict[str, str | int | float]


class Problem(Outgoing):
    """Why something was not done."""

    error: str = Field(description="the key of the message")
    arguments: dict[str, Any]
    message: str = Field(description="the message in the language of the request")
    reason: Message | None = Field(default=None, description="the rule that forbids a move")
    changed: Changed | None = Field(default=None, description="for a stale move: what has changed since")


HEX = rf"^[0-9a-f]{{{2 * fair_deal.BYTES}}}$"
NumberHash = Annotated[str, StringConstraints(pattern=HEX)]
NO_HASH = Field(
    default=None,
    description="the SHA-256 of the number that you add to the deal; without it you add none",
)


class WantedSeat(Incoming):
    """Who shall sit at a seat of a new table: you, a bot, or whoever comes."""

    kind: Literal["me", "bot", "open"] = "open"
    bot: Word | None = None
    name: Name | None = Field(
        default=None, description="for several people at one device: what this one is called"
    )


class NewTable(Incoming):
    """A table to be made."""

    game: Word
    players: Annotated[int, Field(ge=2, le=6)]
    options: dict[Word, bool | Word] = Field(default={}, max_length=20)
    title: Annotated[str, StringConstraints(max_length=NAME, pattern=WITHOUT_NUL)] = ""
    public: bool = False
    rated: bool = True
    pace: Pace | None = None
    seats: list[WantedSeat] | None = Field(
        default=None, max_length=6, description="by seat; usually you and open seats"
    )
    number_hash: NumberHash | None = NO_HASH


class Sit(Incoming):
    """A seat to be taken: by you, or by a bot that you as host put there."""

    bot: Word | None = None
    name: Name | None = None
    number_hash: NumberHash | None = NO_HASH


class Rematch(Incoming):
    """The wish to play again with the same people."""

    number_hash: NumberHash | None = NO_HASH


class Commit(Incoming):
    """A page commits to a number for the deal."""

    number_hash: NumberHash


class Reveal(Incoming):
    """A page reveals its number."""

    number: Annotated[str, StringConstraints(pattern=HEX)]


class Fill(Incoming):
    """Bots for all seats that are still open."""

    bot: Word = DEPUTY


class NewMove(Incoming):
    """A move: what a seat chooses, having seen the log up to `version`."""

    seat: SeatNumber
    action: Word
    version: Count


class AtSeat(Incoming):
    """For which seat something is done."""

    seat: SeatNumber


class Deputy(Incoming):
    """The bot that shall play for a person."""

    bot: Word = DEPUTY


class NewProposal(Incoming):
    """Something that everybody must agree to."""

    seat: SeatNumber
    what: Literal["rewind", "deputy"]
    to: Count | None = Field(default=None, description="for a rewind: how many moves shall stand")
    about: SeatNumber | None = Field(default=None, description="for a deputy: whose seat")


class Answer(Incoming):
    """Yes or no to a proposal."""

    seat: SeatNumber
    agree: bool


class NewLink(Incoming):
    """A secret link to a seat, or to any open one."""

    seat: SeatNumber | None = None


class Redeem(Incoming):
    """A secret link that somebody has opened."""

    secret: Annotated[str, StringConstraints(min_length=20, max_length=100)]
    number_hash: NumberHash | None = NO_HASH


class Branch(Incoming):
    """Where in a finished game another one shall go on, and who plays against you there."""

    moves: Count
    seat: SeatNumber
    bot: Word = DEPUTY


class NewMessage(Incoming):
    """Something to say: words, or one of the reactions."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=1000, pattern=WITHOUT_NUL)] | None = None
    reaction: Word | None = None


class NoteText(Incoming):
    """What to keep in mind."""

    text: Annotated[str, StringConstraints(max_length=10_000, pattern=WITHOUT_NUL)]


class Chair(Outgoing):
    """Who sits at a seat."""

    seat: int
    person: str | None
    name: str
    bot: str | None = Field(description="the bot that plays here; beside a person, as long as they are away")
    number_hash: str | None = Field(description="what this person's page has committed to for the deal")
    number: str | None = Field(description="the number that went into the deal, or will")
    waiting: bool
    seconds_left: int | None
    deputy_in: int | None = Field(
        description="in how many seconds the others may propose a bot for this seat; null if they may not"
    )


class Proposal(Outgoing):
    """What is proposed, who has agreed, and who has not answered."""

    number: int
    what: str
    to: int | None
    about: int | None
    agreed: list[int]
    asked: list[int] = Field(description="the seats of the people who have not answered yet")
    seconds_left: int = Field(description="after so many seconds it expires")


class Preparing(Outgoing):
    """How far the rules of a game are compiled."""

    percent: int


class Standing(Outgoing):
    """How things stand at a table, as seen from a seat."""

    number: int = Field(description="the number of the last line of the log: the version that a move answers")
    moves: int = Field(description="how many moves stand")
    status: Literal["open", "running", "finished", "closed"]
    seats: list[Chair]
    asked: int | None = Field(description="the line since which this seat is asked what it is asked now")
    proposal: Proposal | None
    unrated: Message | None = Field(description="why the game is not rated; null if it is")
    preparing: Preparing | None = Field(
        description="how far the rules are compiled that an open table waits for; null if they are ready"
    )
    rematch: str | None = Field(description="the table where somebody asks the others to play again")
    rematch_by: int | None = Field(description="the seat that asks for a rematch")
    closable: bool = Field(description="whether the host may close the table now")
    awaited: list[int] = Field(description="the seats whose numbers are awaited before the game is dealt")
    seed: str | None = Field(description="the seed of the deal, when the game is over")
    secret: str | None = Field(description="what the table's commitment is to, when the game is over")
    problem: Message | None = Field(description="why the game cannot go on, if it cannot")
    view: dict[str, Any] | None = Field(description="what the seat sees of the game")


class About(Outgoing):
    """What was settled when a table was made."""

    id: str
    title: str
    game: str
    rules: int = Field(description="the version of the rules that the game is played by")
    components: str = Field(description="the SHA-256 of the components that it is played with")
    players: int
    options: dict[str, str | bool]
    kind: Literal["play", "branch", "replay", "lesson"]
    public: bool
    rated: bool
    pace: int | None
    host: str | None
    commitment: str | None = Field(
        description="what is published of the deal before it is made: see docs/fairness.md"
    )
    origin: dict[str, Any] | None


class WholeTable(Outgoing):
    """A table as seen from a seat."""

    about: About
    seat: int | None = Field(description="the seat that is looked from; null for a spectator")
    yours: list[int] = Field(description="the seats that are yours")
    standing: Standing


class Line(Outgoing):
    """A line of the log, as seen from a seat."""

    number: int
    kind: str
    seat: int | None
    at: str
    data: dict[str, Any] | None
    events: list[dict[str, Any]]
    action: str | None = None


class Changed(Outgoing):
    """New lines of the log, and how things stand after them."""

    lines: list[Line]
    standing: Standing


class Moved(Outgoing):
    """Something that was done, and is stored."""

    number: int = Field(description="its line in the log")
    again: bool = Field(default=False, description="whether the same request had come before")


class LobbySeat(Outgoing):
    """Who sits where, in a list of tables."""

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
    pace: int | None
    status: str
    result: dict[str, Any] | None
    number: int
    created_at: str
    moved_at: str
    seats: list[LobbySeat]
    waits_for_you: bool
    invited: bool = Field(description="whether you are asked to sit down here")


class Lobby(Outgoing):
    """Tables, and where the list goes on."""

    tables: list[TableLine]
    more: str | None


class NewLinkMade(Outgoing):
    """A secret link: this is the only time that it is shown."""

    id: str
    seat: int | None
    secret: str
    url: str


class LinkLine(Outgoing):
    """A link that still opens."""

    id: str
    seat: int | None
    created_at: str


class Said(Outgoing):
    """Something that was said."""

    number: int
    channel: str
    person: str | None
    name: str
    text: str | None
    reaction: str | None
    at: str


class Talk(Outgoing):
    """What was said at a table."""

    channel: str
    messages: list[Said]


class NoteKept(Outgoing):
    """What somebody keeps in mind."""

    text: str


class Past(Outgoing):
    """How the game stood earlier."""

    moves: int
    seat: int | None
    view: dict[str, Any]


class Seen(Outgoing):
    """A seat's whole knowledge, for bots in Python: the record of an observation."""

    number: int
    seat: int
    rules: int
    layout: str
    observation: str
    legal: list[str]


class Hint(Outgoing):
    """What a bot thinks of a choice."""

    action: str
    chance: float | None
    points: float | None
    share: float | None


class Hints(Outgoing):
    """What a bot thinks of the choices, the best first."""

    number: int
    bot: str
    candidates: list[Hint]


class Why(Outgoing):
    """Why an action is not legal; null if it is."""

    action: str
    reason: Message | None


class UsualLine(Outgoing):
    """Another usual value of an option, where other options are as given."""

    given: dict[str, str | bool]
    value: str | bool


class OptionLine(Outgoing):
    """An option of a game; the first value is the usual one, unless the options before it are as given."""

    name: str
    values: list[str | bool]
    unless: list[UsualLine]


class GameLine(Outgoing):
    """A game that can be played, with its components and the numbers of its rules."""

    name: str
    rules: int
    players: list[int]
    options: list[OptionLine]
    components: dict[str, Any]


class Games(Outgoing):
    """What can be played here, and against which bots."""

    games: list[GameLine]
    bots: list[str]
    reactions: list[str]


Problem.model_rebuild()
