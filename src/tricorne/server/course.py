"""The course of a table: all that its log tells. Nothing here waits, stores or sends.

`fold` takes a line that was added. All that is known of a table comes from the lines
that were folded; what may be added next, the room says.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from tricorne.errors import TricorneError
from tricorne.games.events import Event, seen, unpacked
from tricorne.games.game import Game
from tricorne.server.errors import Invalid
from tricorne.server.lessons import lesson_of
from tricorne.server.log import Entry, Kind
from tricorne.server.setup import Chair, Setup, Status, TableKind
from tricorne.table import Table, fair_deal
from tricorne.table.record import Record

# The lines that only the rules can follow.
OF_THE_GAME = (Kind.START, Kind.MOVE, Kind.UNDO, Kind.REWIND)

# A full table waits this long for the numbers of the people's pages. The deal is made without the
# number of a page that has gone, and the record shows that.
NUMBER_SECONDS = 30.0

# What a seat is asked: the word for it and the actions that are legal.
Question = tuple[str, tuple[int, ...]] | None


@dataclass
class Proposal:
    """Something to which all people at the table must agree."""

    number: int
    """The line that says so."""
    what: str
    to: int | None
    about: int | None
    agreed: set[int] = field(default_factory=set)


class Course:
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
        self.numbers: list[str | None] = [None] * setup.players
        """By seat: the number that went into the deal."""
        self.full_since = math.inf
        """Since when no seat is open and the numbers for the deal are awaited, on the running clock."""
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
        return self.setup.rated and all(len(seats) == 1 for seats in self.hands.values())

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return [chair.name for chair in self.chairs]

    @property
    def full(self) -> bool:
        """Whether somebody sits at every seat."""
        return not any(chair.open for chair in self.chairs)

    def awaited(self) -> list[int]:
        """Return the seats whose numbers are still to come before the game can be dealt."""
        if self.status != Status.OPEN or not self.full:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.takes_part and not chair.number]

    @property
    def all_committed(self) -> bool:
        """Whether all pages that take part have committed to their numbers, and may reveal them."""
        return self.full and all(chair.number_hash for chair in self.chairs if chair.takes_part)

    @property
    def any_revealed(self) -> bool:
        """Whether a number for the deal is known already."""
        return any(chair.number for chair in self.chairs)

    @property
    def secret(self) -> str | None:
        """What was committed to, when nothing is secret any more."""
        return self.setup.seed if self.setup.commitment and self.revealed else None

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
        if seat in self.awaited():
            return self.full_since + NUMBER_SECONDS
        chair = self.chairs[seat]
        waits = self.waits_since[seat] < math.inf
        if self.setup.pace is None or not waits or chair.bot or not chair.person:
            return None
        return self.waits_since[seat] + self.setup.pace

    def people_playing(self) -> list[int]:
        """Return the seats at which a person plays in person."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.bot]

    def electorate(self, about: int | None) -> set[int]:
        """Return the seats whose consent is needed: those of people who are there."""
        return {seat for seat in self.people_playing() if seat != about}

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

    def _fold_sit(self, entry: Entry) -> None:
        assert entry.data is not None
        assert entry.seat is not None
        person, bot = entry.data.get("person"), entry.data.get("bot")
        self._withdraw_numbers()
        number_hash = entry.data.get("number_hash")
        self.chairs[entry.seat] = Chair(person, entry.data["name"], bot, bool(number_hash), number_hash)
        if self.status == Status.RUNNING:
            self._hand_out(entry.seat)
        elif self.full:
            self.full_since = entry.ran
        if self.proposal and self.proposal.about == entry.seat:
            self.proposal = None
        self._restart_clock(entry)

    def _fold_leave(self, entry: Entry) -> None:
        assert entry.seat is not None
        self._withdraw_numbers()
        self.chairs[entry.seat] = Chair()

    def _withdraw_numbers(self) -> None:
        """Ask for new numbers where others sit down or leave after some have been revealed.

        Whoever comes now could choose a number to suit those.
        """
        if self.status == Status.OPEN and self.any_revealed:
            for chair in self.chairs:
                chair.number_hash = chair.number = None

    def _fold_commit(self, entry: Entry) -> None:
        assert entry.data is not None
        assert entry.seat is not None
        self.chairs[entry.seat].takes_part = True
        self.chairs[entry.seat].number_hash = entry.data["number_hash"]

    def _fold_reveal(self, entry: Entry) -> None:
        assert entry.data is not None
        assert entry.seat is not None
        self.chairs[entry.seat].number = entry.data["number"]

    def _fold_start(self, entry: Entry) -> None:
        setup = self.setup
        self.status = Status.RUNNING
        for seat in range(setup.players):
            self._hand_out(seat)
        self.numbers = [chair.number for chair in self.chairs]
        seed = setup.seed
        if setup.commitment:
            seed = fair_deal.seed(setup.seed, setup.commitment, self.numbers)
        self.table = Table(self.game, setup.players, seed, setup.options, rules=setup.rules)
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
        if self.proposal and (self.proposal.about == entry.seat or not self.electorate(self.proposal.about)):
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
