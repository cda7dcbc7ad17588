"""A room: one table as its log tells it. Nothing here waits, stores or sends.

A room answers two kinds of calls. `draft_…` says which lines would be added to
the log if somebody did something, or refuses it; `fold` takes a line that was
added. All that a room knows comes from the lines it has folded.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from tricorne import bots
from tricorne.errors import Message, TricorneError
from tricorne.games.events import Event, seen, unpacked
from tricorne.games.game import Game, Value
from tricorne.server.errors import Conflict, Forbidden, Invalid, Stale
from tricorne.server.lessons import lesson_of
from tricorne.server.log import Draft, Entry, Kind
from tricorne.table import Table
from tricorne.table.record import Record

# Whoever does not come back in time is replaced by a careful player.
DEPUTY = "planner"

# The lines that only the rules can follow.
OF_THE_GAME = (Kind.START, Kind.MOVE, Kind.UNDO, Kind.REWIND)

# What a seat is asked: the word for it and the actions that are legal.
Question = tuple[str, tuple[int, ...]] | None


class Status(StrEnum):
    """How far a table has come."""

    OPEN = "open"
    RUNNING = "running"
    FINISHED = "finished"
    CLOSED = "closed"


class TableKind(StrEnum):
    """What a table is for."""

    PLAY = "play"
    BRANCH = "branch"
    """A game that goes on from somewhere in another: what if?"""
    REPLAY = "replay"
    """A record that was brought along, to look at."""
    LESSON = "lesson"
    """A game that was played before, in which somebody learns to play."""


@dataclass(frozen=True)
class Setup:
    """What is settled when a table is made, and never changes."""

    id: str
    game: Game
    rules: int
    components: str
    players: int
    options: dict[str, Value]
    title: str
    kind: TableKind
    public: bool
    rated: bool
    pace: int | None
    host: str | None
    seed: str
    commitment: str
    bot_seed: str
    origin: dict[str, Any] | None = None


@dataclass
class Chair:
    """Who sits at a seat: a person, a bot, or a bot for a person that is away."""

    person: str | None = None
    name: str = ""
    bot: str | None = None

    @property
    def open(self) -> bool:
        """Whether nobody sits here."""
        return self.person is None and self.bot is None


@dataclass
class Proposal:
    """Something to which all people at the table must agree."""

    number: int
    """The line that says so."""
    what: str
    to: int | None
    about: int | None
    agreed: set[int] = field(default_factory=set)


def house_bot(name: str) -> str:
    """Return the name of a bot that sits at tables; programs of people's own come as people do."""
    if name not in bots.BOTS:
        raise Invalid("error-bot-unknown", bot=name[:40], right=", ".join(bots.BOTS))
    return name


class AlreadyPlayed(Exception):
    """The same move has come before: its line is in the log."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry.number)
        self.entry = entry


class Room:
    """One table, as far as its log has been folded."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.status = Status.OPEN
        self.chairs = [Chair() for _ in range(setup.players)]
        self.entries: list[Entry] = []
        self.table: Table | None = None
        self.lesson = lesson_of(setup.game.name) if setup.kind == TableKind.LESSON else None
        self.proposal: Proposal | None = None
        self.rematch: str | None = None
        self.hot_seat = False
        """Whether somebody had several seats when the game began."""
        self.hands: dict[str, set[int]] = {}
        """By person: the seats whose hands they have held in this game, given up ones too."""
        self.broken: TricorneError | None = None
        """Why the game cannot go on with the rules of this program, if it cannot."""
        self.asked = [0] * setup.players
        """By seat: the line since which it is asked what it is asked now."""
        self.waits_since = [math.inf] * setup.players
        """By seat: since when the game waits for it, on the running clock."""
        self._questions: list[Question] = [None] * setup.players
        self._read: tuple[Entry | None, list[Event]] = None, []
        """The line whose events were read last, and these."""

    @property
    def game(self) -> Game:
        """The game that is played here."""
        return self.setup.game

    @property
    def number(self) -> int:
        """The number of the last line of the log."""
        return len(self.entries)

    @property
    def moves(self) -> int:
        """How many moves stand."""
        return len(self.table.played) if self.table else 0

    @property
    def revealed(self) -> bool:
        """Whether nothing is secret any more."""
        return self.status == Status.FINISHED or self.setup.kind == TableKind.REPLAY

    @property
    def rated(self) -> bool:
        """Whether the game counts: not if somebody plays against themselves."""
        return self.setup.rated and not self.hot_seat

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return [chair.name for chair in self.chairs]

    def waiting(self) -> tuple[int, ...]:
        """Return the seats that the game waits for."""
        return self.table.waiting() if self.table and self.status == Status.RUNNING else ()

    def plays_itself(self, seat: int) -> int | None:
        """Return the action that a lesson has a seat take by itself now; None if it has to be chosen."""
        if self.lesson is None or self.status != Status.RUNNING or self.lesson.is_step(self.moves):
            return None
        move = self.lesson.following(self.moves)
        return move.action if move and move.seat == seat else None

    def seats_of(self, person: str | None) -> list[int]:
        """Return the seats of a person."""
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    def deadline(self, seat: int) -> float | None:
        """Return when the time of a seat is up, on the running clock; None if it has no clock now."""
        chair = self.chairs[seat]
        waits = self.waits_since[seat] < math.inf
        if self.setup.pace is None or not waits or chair.bot or not chair.person:
            return None
        return self.waits_since[seat] + self.setup.pace

    def people_playing(self) -> list[int]:
        """Return the seats at which a person plays in person."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.bot]

    # What may be done

    def draft_seating(self, wanted: Sequence[Chair]) -> list[Draft]:
        """Everybody sits down at a new table; if no seat is open, the game begins."""
        drafts = [
            self._bot_sits(seat, chair.bot)
            if chair.bot
            else Draft(Kind.SIT, seat, data={"person": chair.person, "name": chair.name})
            for seat, chair in enumerate(wanted)
            if not chair.open
        ]
        return [*drafts, Draft(Kind.START)] if len(drafts) == self.setup.players else drafts

    def draft_sit(self, seat: int, person: str, name: str) -> list[Draft]:
        """A person takes a free seat; the last one begins the game."""
        self._must_be(Status.OPEN)
        chair = self._chair(seat)
        if chair.person == person:
            raise Conflict("error-seat-yours", seat=seat)
        if not chair.open:
            raise Conflict("error-seat-taken", seat=seat, name=chair.name)
        return self._and_start([Draft(Kind.SIT, seat, data={"person": person, "name": name})], seat)

    def draft_take_over(self, seat: int, person: str, name: str) -> list[Draft]:
        """A person takes a seat by its secret link, whoever held it; in a running game no second hand."""
        self._must_not_be_over()
        chair = self._chair(seat)
        if chair.person == person:
            raise Conflict("error-seat-yours", seat=seat)
        if seat not in self.hands.get(person, {seat}):
            raise Conflict("error-second-hand")
        drafts = [Draft(Kind.SIT, seat, data={"person": person, "name": name})]
        return self._and_start(drafts, seat) if self.status == Status.OPEN else drafts

    def draft_seat_bot(self, seat: int, bot: str) -> list[Draft]:
        """The host gives a free seat to a bot."""
        self._must_be(Status.OPEN)
        chair = self._chair(seat)
        if chair.person:
            raise Conflict("error-seat-taken", seat=seat, name=chair.name)
        return self._and_start([self._bot_sits(seat, bot)], seat)

    def draft_fill(self, bot: str) -> list[Draft]:
        """The host gives all free seats to bots, and the game begins."""
        self._must_be(Status.OPEN)
        free = [seat for seat, chair in enumerate(self.chairs) if chair.open]
        return [*(self._bot_sits(seat, bot) for seat in free), Draft(Kind.START)]

    def draft_leave(self, seat: int) -> list[Draft]:
        """Somebody leaves a seat before the game begins, or gives it to a bot for good."""
        self._must_not_be_over()
        chair = self._chair(seat)
        if chair.open:
            raise Conflict("error-seat-free", seat=seat)
        if self.status == Status.OPEN:
            return [Draft(Kind.LEAVE, seat)]
        if not chair.person:
            raise Conflict("error-seat-bot", seat=seat, name=chair.name)
        self._must_not_teach()
        return self._and_settle([self._bot_sits(seat, chair.bot or DEPUTY)], {seat})

    def draft_forget(self, seat: int) -> list[Draft]:
        """The person at a seat is gone from this server: a bot plays on, but nobody learns for them."""
        teaches = self.lesson and self.status == Status.RUNNING
        return [Draft(Kind.CLOSE)] if teaches else self.draft_leave(seat)

    def draft_move(self, seat: int, action: str, answers: int) -> list[Draft]:
        """A seat chooses an action, having seen the log up to a line."""
        self._chair(seat)
        number = self.game.actions.parse(action)
        written = self.game.actions.text(number)
        # First of all, for the move that is sent again may have ended the game.
        for entry in self.entries[max(0, answers) :]:
            if (entry.kind, entry.seat, entry.answers, entry.action) == (Kind.MOVE, seat, answers, written):
                raise AlreadyPlayed(entry)
        table = self._running()
        if answers > self.number:
            raise Invalid("error-version-ahead", version=answers, now=self.number)
        if answers < self.asked[seat]:
            raise Stale(seat, answers, self.number)
        table.check(seat, number)
        if self.lesson and (move := self.lesson.following(self.moves)) and move.action != number:
            raise Conflict("error-lesson-step", action=self.game.actions.text(move.action))
        return [Draft(Kind.MOVE, seat, written, answers)]

    def draft_undo(self, seat: int) -> list[Draft]:
        """A seat takes back its last move, if nothing was learned from it."""
        table = self._running()
        self._chair(seat)
        table.check_undo(seat)
        return [Draft(Kind.UNDO, seat)]

    def draft_deputy(self, seat: int, bot: str, why: str) -> list[Draft]:
        """A bot plays for the person at a seat."""
        self._running()
        self._must_not_teach()
        chair = self._chair(seat)
        if not chair.person or chair.bot:
            raise Conflict("error-seat-bot", seat=seat, name=chair.name)
        return self._and_settle([Draft(Kind.DEPUTY, seat, data={"bot": house_bot(bot), "why": why})], {seat})

    def draft_return(self, seat: int) -> list[Draft]:
        """The person at a seat plays again."""
        self._running()
        if not self._chair(seat).bot:
            raise Conflict("error-seat-present", seat=seat)
        return [Draft(Kind.RETURN, seat)]

    def draft_overdue(self, ran: float) -> list[Draft]:
        """Bots take the seats whose time is up."""
        self._running()
        late = [seat for seat in range(self.setup.players) if (self.deadline(seat) or math.inf) <= ran]
        drafts = [Draft(Kind.DEPUTY, seat, data={"bot": DEPUTY, "why": "time"}) for seat in late]
        return self._and_settle(drafts, {*late})

    def draft_propose_rewind(self, seat: int, to: int) -> list[Draft]:
        """A seat proposes to go back to where so many moves had been played."""
        self._running()
        self._nothing_proposed()
        if not 0 <= to < self.moves:
            raise Invalid("error-rewind-to", to=to, most=self.moves - 1)
        return self._proposed(Draft(Kind.PROPOSE, seat, data={"what": "rewind", "to": to}))

    def draft_propose_deputy(self, seat: int, about: int, bot: str) -> list[Draft]:
        """A seat proposes that a bot plays for somebody who is away."""
        self._running()
        self._nothing_proposed()
        self.draft_deputy(about, bot, "vote")
        if about == seat:
            raise Conflict("error-deputy-own", seat=seat)
        return self._proposed(
            Draft(Kind.PROPOSE, seat, data={"what": "deputy", "about": about, "bot": house_bot(bot)})
        )

    def draft_answer(self, seat: int, number: int, *, agree: bool) -> list[Draft]:
        """A seat agrees to what is proposed, or does not."""
        self._running()
        proposal = self.proposal
        if proposal is None or proposal.number != number:
            raise Conflict("error-no-proposal", number=number)
        if seat not in self._electorate(proposal.about) or seat in proposal.agreed:
            raise Conflict("error-answered", seat=seat)
        if not agree:
            return [Draft(Kind.REFUSE, seat)]
        return [Draft(Kind.AGREE, seat), *self._carried({*proposal.agreed, seat})]

    def draft_close(self) -> list[Draft]:
        """The host closes a table that has not begun, or at which nobody else plays."""
        self._must_not_be_over()
        others = [seat for seat in self.people_playing() if self.chairs[seat].person != self.setup.host]
        if self.status == Status.RUNNING and others:
            raise Forbidden("error-close-others")
        return [Draft(Kind.CLOSE)]

    def draft_failure(self, seat: int, message: Message) -> list[Draft]:
        """A bot has failed, and people are told."""
        self._running()
        return [Draft(Kind.FAILURE, seat, data={"key": message.key, "arguments": dict(message.arguments)})]

    def draft_rematch(self, table: str) -> list[Draft]:
        """The same people meet again at another table."""
        if self.status not in (Status.FINISHED, Status.CLOSED):
            raise Conflict("error-not-over")
        if self.rematch:
            raise Conflict("error-rematch", table=self.rematch)
        return [Draft(Kind.REMATCH, data={"table": table})]

    # What happened

    def fold(self, entry: Entry) -> None:
        """Take a line of the log."""
        assert entry.number == self.number + 1, "a line is missing"
        self.entries.append(entry)
        if self.broken and entry.kind in OF_THE_GAME:
            return
        try:
            getattr(self, f"_fold_{entry.kind}")(entry)
        except TricorneError as error:
            self.broken = error

    def fold_all(self, entries: Iterable[Entry]) -> None:
        """Take many lines."""
        for entry in entries:
            self.fold(entry)

    def events(self, entry: Entry, seat: int | None) -> list[Event]:
        """Return what a seat saw of what came of a line."""
        if not entry.rows:
            return []
        # A new line is told to all seats, one after the other.
        if self._read[0] is not entry:
            self._read = entry, self.game.read_events(unpacked(entry.rows))
        return seen(self._read[1], seat)

    def record(self) -> Record:
        """Return the record of the game."""
        assert self.table is not None
        return self.table.record()

    def state_after(self, moves: int) -> Any:
        """Return the state where so many moves had been played."""
        if self.table is None or not 0 <= moves <= self.moves:
            raise Invalid("error-history", moves=moves, most=self.moves)
        return self.table.state_after(moves)

    # How it is done

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < self.setup.players:
            raise Invalid("error-no-seat", seat=seat, last=self.setup.players - 1)
        return self.chairs[seat]

    def _must_be(self, status: Status) -> None:
        if self.status != status:
            raise Conflict(f"error-table-{self.status}")

    def _must_not_be_over(self) -> None:
        if self.status not in (Status.OPEN, Status.RUNNING):
            raise Conflict(f"error-table-{self.status}")

    def _running(self) -> Table:
        self._must_be(Status.RUNNING)
        if isinstance(self.broken, Conflict):
            raise self.broken
        if self.broken:
            raise Conflict("error-table-broken", problem=str(self.broken.message))
        assert self.table is not None
        return self.table

    def _must_not_teach(self) -> None:
        """In a lesson nobody can play for the learner."""
        if self.lesson:
            raise Conflict("error-lesson-seat")

    def _nothing_proposed(self) -> None:
        if self.proposal:
            raise Conflict("error-proposal", number=self.proposal.number)

    @staticmethod
    def _bot_sits(seat: int, bot: str) -> Draft:
        return Draft(Kind.SIT, seat, data={"bot": house_bot(bot), "name": bot})

    def _and_start(self, drafts: list[Draft], seat: int) -> list[Draft]:
        """Begin the game with the last free seat."""
        full = all(not chair.open for number, chair in enumerate(self.chairs) if number != seat)
        return [*drafts, Draft(Kind.START)] if full else drafts

    def _electorate(self, about: int | None) -> set[int]:
        """Return the seats whose consent is needed: those of people who are there."""
        return {seat for seat in self.people_playing() if seat != about}

    def _proposed(self, draft: Draft) -> list[Draft]:
        assert draft.data is not None
        assert draft.seat is not None
        about = draft.data.get("about")
        if draft.seat not in self._electorate(about):
            raise Forbidden("error-seat-away", seat=draft.seat)
        everybody = self._electorate(about) == {draft.seat}
        return [draft, *(self._outcome(draft.data) if everybody else [])]

    def _carried(self, agreed: set[int]) -> list[Draft]:
        """Return what follows if all have agreed."""
        assert self.proposal is not None
        if not agreed >= self._electorate(self.proposal.about):
            return []
        data = self.entries[self.proposal.number - 1].data
        assert data is not None
        return self._outcome(data)

    def _and_settle(self, drafts: list[Draft], seats: set[int]) -> list[Draft]:
        """Where people no longer play, a proposal may now have the consent of all who do."""
        if self.proposal is None:
            return drafts
        left = self._electorate(self.proposal.about) - seats
        data = self.entries[self.proposal.number - 1].data
        assert data is not None
        if left and left <= self.proposal.agreed and self.proposal.about not in seats:
            return [*drafts, *self._outcome(data)]
        return drafts

    @staticmethod
    def _outcome(data: dict[str, Any]) -> list[Draft]:
        if data["what"] == "rewind":
            return [Draft(Kind.REWIND, data={"to": data["to"]})]
        return [Draft(Kind.DEPUTY, data["about"], data={"bot": data["bot"], "why": "vote"})]

    def _fold_sit(self, entry: Entry) -> None:
        assert entry.data is not None
        assert entry.seat is not None
        person, bot = entry.data.get("person"), entry.data.get("bot")
        self.chairs[entry.seat] = Chair(person, entry.data["name"], bot)
        if self.status == Status.RUNNING:
            self._hand_out(entry.seat)
        if self.proposal and self.proposal.about == entry.seat:
            self.proposal = None
        self._restart_clock(entry)

    def _fold_leave(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.chairs[entry.seat] = Chair()

    def _fold_start(self, entry: Entry) -> None:
        setup = self.setup
        self.status = Status.RUNNING
        people = [chair.person for chair in self.chairs if chair.person]
        self.hot_seat = len({*people}) < len(people)
        for seat in range(setup.players):
            self._hand_out(seat)
        self.table = Table(self.game, setup.players, setup.seed, setup.options)
        entry.rows = self.table.opening_rows
        self._ask(entry)

    def _fold_move(self, entry: Entry) -> None:
        assert self.table is not None
        assert entry.action is not None
        assert entry.seat is not None
        played = self.table.play(entry.seat, self.game.actions.parse(entry.action))
        entry.rows = played.rows
        self._ask(entry)
        if self.table.result:
            self.status = Status.FINISHED
            self.proposal = None

    def _fold_undo(self, entry: Entry) -> None:
        assert self.table is not None
        self._go_back(entry, self.moves - 1)

    def _fold_rewind(self, entry: Entry) -> None:
        assert entry.data is not None
        self.proposal = None
        self._go_back(entry, entry.data["to"])

    def _go_back(self, entry: Entry, moves: int) -> None:
        assert self.table is not None
        self.table.rewind(moves)
        if self.proposal and self.proposal.to is not None and self.proposal.to >= moves:
            self.proposal = None
        self._ask(entry)

    def _fold_deputy(self, entry: Entry) -> None:
        assert entry.data is not None
        assert entry.seat is not None
        self.chairs[entry.seat].bot = entry.data["bot"]
        if self.proposal and (self.proposal.about == entry.seat or not self._electorate(self.proposal.about)):
            self.proposal = None

    def _fold_return(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.chairs[entry.seat].bot = None
        self._restart_clock(entry)

    def _fold_propose(self, entry: Entry) -> None:
        assert entry.data is not None
        assert entry.seat is not None
        about, to = entry.data.get("about"), entry.data.get("to")
        self.proposal = Proposal(entry.number, entry.data["what"], to, about, {entry.seat})

    def _fold_agree(self, entry: Entry) -> None:
        assert self.proposal is not None
        assert entry.seat is not None
        self.proposal.agreed.add(entry.seat)

    def _fold_refuse(self, entry: Entry) -> None:
        self.proposal = None

    def _fold_close(self, entry: Entry) -> None:
        self.status = Status.CLOSED
        self.proposal = None

    def _fold_rematch(self, entry: Entry) -> None:
        assert entry.data is not None
        self.rematch = entry.data["table"]

    def _fold_failure(self, entry: Entry) -> None:
        return

    def _hand_out(self, seat: int) -> None:
        """Note that whoever sits here has seen this hand."""
        if person := self.chairs[seat].person:
            self.hands.setdefault(person, set()).add(seat)

    def _restart_clock(self, entry: Entry) -> None:
        assert entry.seat is not None
        if self.waits_since[entry.seat] < math.inf:
            self.waits_since[entry.seat] = entry.ran

    def _ask(self, entry: Entry) -> None:
        """Note what each seat is asked now, and since when.

        Where several are asked at once, what one of them chooses leaves the
        questions of the others as they are.
        """
        assert self.table is not None
        table, before = self.table, self._questions
        together = sum(question is not None for question in before) > 1
        waiting = table.waiting()
        ask = self.game.ask(table.state)
        for seat in range(self.setup.players):
            legal = tuple(self.game.legal(table.state, seat))
            question = (ask, legal) if legal else None
            same = entry.kind == Kind.MOVE and together and question == before[seat]
            if (question or before[seat]) and not same:
                self.asked[seat] = entry.number
            if seat not in waiting:
                self.waits_since[seat] = math.inf
            elif not same or self.waits_since[seat] == math.inf:
                self.waits_since[seat] = entry.ran
            self._questions[seat] = question
