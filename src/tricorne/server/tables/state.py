"""The state of a table, computed from its log alone. Nothing here waits, stores or sends.

`apply` takes the next entry of the log. What may be appended next is decided in `table`.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tricorne.errors import TricorneError
from tricorne.games.events import Event, unpacked
from tricorne.games.game import Game
from tricorne.match import Match, fair_deal
from tricorne.match.record import Record
from tricorne.server.errors import Invalid
from tricorne.server.tables.lessons import lesson_of
from tricorne.server.tables.log import Entry, Kind
from tricorne.server.tables.rated import Attendance, Verdict, verdict
from tricorne.server.tables.setup import Account, Chair, Setup, Status, TableKind, dealt_the_old_way

# The entries that need the rules of the game.
GAME_KINDS = (Kind.START, Kind.MOVE, Kind.UNDO, Kind.REWIND, Kind.REDEAL)

# A full table waits this long for the numbers of the people's pages. A deal without the number of
# a page that has gone is possible, and the record shows it.
NUMBER_SECONDS = 30.0
# The entries by which the person at a seat shows presence; an open socket shows nothing.
PRESENCE_KINDS = (
    Kind.SIT,
    Kind.MOVE,
    Kind.UNDO,
    Kind.DEPUTY,
    Kind.RETURN,
    Kind.PROPOSE,
    Kind.AGREE,
    Kind.REFUSE,
)

# What a seat is asked: the name of the question, and the legal actions.
Question = tuple[str, tuple[int, ...]] | None


@dataclass(frozen=True)
class Timeouts:
    """How long the server waits for people, in seconds on the running clock."""

    absence: float = 600.0
    """Without a pace: how long the game waits for a seat before the others may vote for a deputy."""
    proposal: float = 3600.0
    """The lifetime of a proposal; at a slower table, its pace."""
    abandoned: float = 72 * 3600.0
    """How long all others must have been silent before the host may close a running game."""


@dataclass
class Proposal:
    """A proposal that needs the consent of people at the table."""

    number: int
    """The number of its entry."""
    what: str
    to: int | None
    about: int | None
    until: float = math.inf
    """When it expires, on the running clock."""
    agreed: set[int] = field(default_factory=set)


class TableState:
    """The state of one table after all entries that were applied."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.status = Status.OPEN
        self.chairs = [Chair() for _ in range(setup.players)]
        self.entries: list[Entry] = []
        self.match: Match | None = None
        self.lesson = lesson_of(setup.game.name) if setup.kind == TableKind.LESSON else None
        self.proposal: Proposal | None = None
        self.rematch: str | None = None
        self.numbers: list[str | None] = [None] * setup.players
        """By seat: the number that went into the deal."""
        self.full_since = math.inf
        """Since when all seats are taken and numbers for the deal are missing, on the running clock."""
        self.rematch_by: int | None = None
        """The seat that asked for a rematch."""
        self.timeouts = Timeouts()
        self.now = 0.0
        """The latest moment that is known here, on the running clock."""
        self.keys: dict[tuple[int | None, str], Entry] = {}
        """By seat and idempotency key: the entry that a request has added."""
        self.last_acted: dict[str, float] = {}
        """By person: when they last acted here, on the running clock."""
        self.away_since = [math.inf] * setup.players
        """By seat: since when a deputy plays there, on the running clock."""
        self.hands: dict[str, set[int]] = {}
        """By person: the seats whose hands they have seen in this game, former seats included."""
        self.continuation: dict[str, Any] | None = None
        """The game from a browser that is continued here; its entries follow when the game starts."""
        self.last_redeal: Entry | None = None
        """The last entry that dealt the hidden cards anew."""
        self.attendance = Attendance()
        self.broken: TricorneError | None = None
        """Why the game cannot continue with the rules of this program, if it cannot."""
        self.asked = [0] * setup.players
        """By seat: the number of the entry since which its question is the same."""
        self.waits_since = [math.inf] * setup.players
        """By seat: since when the game waits for it, on the running clock."""
        self._questions: list[Question] = [None] * setup.players
        self._waited_since: list[float] = []
        """By move that stands: since when the game had waited for its seat."""
        self._waiting: tuple[int, ...] = ()
        """The seats that the game waits for."""
        self._restarted: set[tuple[int, int]] = set()
        """By seat and count of its moves: where its clock was restarted."""
        self._last_events: tuple[Entry | None, list[Event]] = None, []
        """The entry whose events were unpacked last, and its events."""

    @property
    def game(self) -> Game:
        """The game that is played here."""
        return self.setup.game

    @property
    def number(self) -> int:
        """The number of the last entry of the log."""
        return len(self.entries)

    @property
    def moves(self) -> int:
        """How many moves stand."""
        return len(self.match.played) if self.match else 0

    @property
    def revealed(self) -> bool:
        """Whether nothing is secret anymore."""
        return self.status == Status.FINISHED or self.setup.kind == TableKind.REPLAY

    @property
    def verdict(self) -> Verdict:
        """Whether the game is rated as it stands, and if not, why."""
        return verdict(
            self.attendance,
            self.setup.kind,
            self.status,
            wanted=self.setup.rated,
            dealt_old=dealt_the_old_way(self.setup.rules, self.setup.commitment),
            own_cards=self.setup.own_cards,
        )

    @property
    def rated(self) -> bool:
        """Whether the game is rated as it stands."""
        return self.verdict.rated

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return [chair.name for chair in self.chairs]

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return not any(chair.open for chair in self.chairs)

    def missing_numbers(self) -> list[int]:
        """Return the seats whose numbers for the deal are still missing."""
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
        """The secret of the commitment, once nothing is secret anymore."""
        return self.setup.seed if self.setup.fair and self.revealed else None

    def waiting(self) -> tuple[int, ...]:
        """Return the seats that the game waits for."""
        return self._waiting if self.status == Status.RUNNING else ()

    def legal(self, seat: int) -> tuple[int, ...]:
        """Return the legal actions of a seat."""
        question = self._questions[seat]
        return question[1] if question else ()

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last move. Whoever asks for it learns the same."""
        if self.status != Status.RUNNING or self.broken or self.match is None:
            return False
        return self.match.can_undo(seat)

    def scripted_action(self, seat: int) -> int | None:
        """Return the action that a lesson makes for a seat now; None if the seat has to choose."""
        if self.lesson is None or self.status != Status.RUNNING or self.lesson.is_step(self.moves):
            return None
        move = self.lesson.following(self.moves)
        return move.action if move and move.seat == seat else None

    def seats_of(self, person: str | None) -> list[int]:
        """Return the seats of a person."""
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    def deadline(self, seat: int) -> float | None:
        """Return the deadline of a seat on the running clock; None if its clock is not running."""
        if self.status == Status.OPEN and seat in self.missing_numbers():
            return self.full_since + NUMBER_SECONDS
        chair = self.chairs[seat]
        waits = self.waits_since[seat] < math.inf
        if self.setup.pace is None or not waits or chair.bot or not chair.person:
            return None
        return self.waits_since[seat] + self.setup.pace

    def people_playing(self) -> list[int]:
        """Return the seats where a person plays, not a deputy."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.bot]

    def people(self) -> set[str]:
        """Return everybody who has a seat, even where a deputy plays for them."""
        return {chair.person for chair in self.chairs if chair.person}

    def standing_proposal(self, now: float) -> Proposal | None:
        """Return the proposal, unless it has expired."""
        return self.proposal if self.proposal and now < self.proposal.until else None

    def voters(self, about: int | None, chairs: Sequence[Chair] | None = None) -> set[str]:
        """Return the people whose consent is needed, each with one vote.

        Only those who play vote on a deputy for an absent person. Everybody who has a seat votes on
        everything else: nobody loses a vote by being replaced.
        """
        chairs = self.chairs if chairs is None else chairs
        if about is None:
            return {chair.person for chair in chairs if chair.person}
        playing = {chair.person for chair in chairs if chair.person and not chair.bot}
        return playing - {chairs[about].person}

    def still_to_answer(self, proposal: Proposal) -> list[int]:
        """Return the seats of the people who have not voted yet."""
        missing = self.voters(proposal.about) - {self.chairs[seat].person for seat in proposal.agreed}
        return [seat for seat, chair in enumerate(self.chairs) if chair.person in missing]

    def absent_for(self, seat: int, now: float) -> float | None:
        """Return how long the game has waited for a person who did nothing; None if it does not wait."""
        chair = self.chairs[seat]
        if not chair.person or chair.bot or self.waits_since[seat] == math.inf:
            return None
        return now - max(self.waits_since[seat], self.last_acted.get(chair.person, -math.inf))

    def deputy_in(self, seat: int, now: float) -> float | None:
        """Return in how many seconds the others may vote for a deputy; None where they never may."""
        absent = self.absent_for(seat, now)
        if absent is None or self.lesson or self.setup.pace is not None or self.status != Status.RUNNING:
            return None
        return max(0.0, self.timeouts.absence - absent)

    def closable(self, now: float) -> bool:
        """Whether the host may close the table: the game has not begun, or nobody else is left.

        People who were replaced by a deputy still count, so that nobody can be voted out of a game
        in order to close it. After a long silence of all others, the host may close it alone.
        """
        if self.status == Status.OPEN:
            return True
        if self.status != Status.RUNNING:
            return False
        others = self.people() - {self.setup.host}
        if any(now - self.last_acted.get(person, -math.inf) < self.timeouts.abandoned for person in others):
            return False
        silent = {
            person: now - since for person in others if (since := self._silent_since(person)) is not None
        }
        waited = any(not self._is_replaced(person) for person in silent)
        return all(
            silent.get(person, now - self.last_acted.get(person, now) if waited else 0.0)
            >= self.timeouts.abandoned
            for person in others
        )

    def _is_replaced(self, person: str) -> bool:
        return all(self.chairs[seat].bot for seat in self.seats_of(person))

    def _silent_since(self, person: str) -> float | None:
        """Return since when a person is silent while the game waits or a deputy plays; None otherwise."""
        seats = self.seats_of(person)
        if self._is_replaced(person):
            since = max(self.away_since[seat] for seat in seats)
        elif self.setup.pace is not None:
            # While their clock runs, they may think.
            return None
        else:
            since = min(self.waits_since[seat] for seat in seats if not self.chairs[seat].bot)
        return None if since == math.inf else max(since, self.last_acted.get(person, -math.inf))

    def apply(self, entry: Entry) -> None:
        """Apply the next entry of the log."""
        assert entry.number == self.number + 1, "an entry is missing"
        self.entries.append(entry)
        self.now = max(self.now, entry.ran)
        if entry.key is not None:
            self.keys[entry.seat, entry.key] = entry
        self.attendance.take(entry.kind, entry.seat, entry.data, entry.person)
        if self.broken and entry.kind in GAME_KINDS:
            return
        try:
            getattr(self, f"_apply_{entry.kind}")(entry)
        except TricorneError as error:
            self.broken = error
            return
        self._note_presence(entry)

    def apply_all(self, entries: Iterable[Entry]) -> None:
        """Apply several entries."""
        for entry in entries:
            self.apply(entry)

    def events(self, entry: Entry) -> list[Event]:
        """Return the events of an entry, secrets included."""
        if not entry.rows:
            return []
        # A new entry is sent to all seats, one after the other.
        if self._last_events[0] is not entry:
            self._last_events = entry, self.game.read_events(unpacked(entry.rows))
        return self._last_events[1]

    def record(self) -> Record:
        """Return the record of the game."""
        assert self.match is not None
        return self.match.record()

    def state_after(self, moves: int) -> Any:
        """Return the state after so many moves."""
        if self.match is None or not 0 <= moves <= self.moves:
            raise Invalid("error-history", moves=moves, most=self.moves)
        return self.match.state_after(moves)

    def visible_past(self, seat: int | None, number: int) -> int | None:
        """Return the seat whose secrets a viewer may see in an entry; None is a spectator.

        Before a redeal, a seat that did not keep its hand had another one. Whoever sits there now must
        not see it: it shows what the others, who kept theirs, do not have.
        """
        redeal = self.last_redeal
        if redeal is None or self.revealed or number >= redeal.number or seat is None:
            return seat
        assert redeal.data is not None
        return seat if seat in redeal.data["kept"] else None

    def visible_past_after(self, seat: int | None, moves: int) -> int | None:
        """Return the seat whose secrets a viewer may see in the position after so many moves."""
        redealt = self.match is not None and moves < self.match.first_rewind
        return self.visible_past(seat, 0) if redealt else seat

    def _apply_continue(self, entry: Entry) -> None:
        self.continuation = entry.data

    def _apply_redeal(self, entry: Entry) -> None:
        assert entry.data is not None
        assert self.match is not None
        self.last_redeal = entry
        self.match.redeal(entry.data["kept"], entry.data["seed"])
        self._ask(entry)

    def _apply_sit(self, entry: Entry) -> None:
        assert entry.data is not None
        assert entry.seat is not None
        person, bot = entry.data.get("person"), entry.data.get("bot")
        self._withdraw_numbers()
        account = Account(entry.data.get("account", Account.GUEST))
        number_hash = entry.data.get("number_hash")
        self.chairs[entry.seat] = Chair(
            person, entry.data["name"], bot, account, bool(number_hash), number_hash
        )
        self.away_since[entry.seat] = math.inf
        if self.status == Status.RUNNING:
            self._note_hand(entry.seat)
        elif self.full:
            self.full_since = entry.ran
        if self.proposal:
            # A vote belongs to a person, not to a seat: the new person has not voted yet.
            self.proposal.agreed.discard(entry.seat)
            if self.proposal.about == entry.seat or not self.proposal.agreed:
                self.proposal = None
        self._restart_clock(entry)

    def _apply_leave(self, entry: Entry) -> None:
        assert entry.seat is not None
        self._withdraw_numbers()
        self.chairs[entry.seat] = Chair()

    def _withdraw_numbers(self) -> None:
        """Ask for new numbers when somebody sits down or leaves after some were revealed.

        The new person could choose a number that suits those.
        """
        if self.status == Status.OPEN and self.any_revealed:
            for chair in self.chairs:
                chair.number_hash = chair.number = None

    def _apply_commit(self, entry: Entry) -> None:
        assert entry.data is not None
        assert entry.seat is not None
        self.chairs[entry.seat].takes_part = True
        self.chairs[entry.seat].number_hash = entry.data["number_hash"]

    def _apply_reveal(self, entry: Entry) -> None:
        assert entry.data is not None
        assert entry.seat is not None
        self.chairs[entry.seat].number = entry.data["number"]

    def _apply_start(self, entry: Entry) -> None:
        setup = self.setup
        self.status = Status.RUNNING
        for seat in range(setup.players):
            self._note_hand(seat)
        self.numbers = [chair.number for chair in self.chairs]
        seed = setup.seed
        if setup.fair:
            seed = fair_deal.seed(setup.seed, setup.commitment or "", self.numbers)
        self.match = Match(self.game, setup.players, seed, setup.options, rules=setup.rules)
        entry.rows = self.match.opening_rows
        self._ask(entry)

    def _apply_move(self, entry: Entry) -> None:
        assert self.match is not None
        assert entry.action is not None
        assert entry.seat is not None
        waited_since = self.waits_since[entry.seat]
        played = self.match.play(entry.seat, self.game.actions.parse(entry.action))
        self._waited_since.append(waited_since)
        entry.rows = played.rows
        self._ask(entry)
        if not self._waiting and self.match.result:
            self.status = Status.FINISHED
            self.proposal = None

    def _apply_undo(self, entry: Entry) -> None:
        assert self.match is not None
        assert entry.seat is not None
        waited_since = self._waited_since[-1]
        self.match.take_back()
        self._after_rewind(entry)
        # An undo gives no new time, or a player could repeat it forever.
        self.waits_since[entry.seat] = waited_since

    def _apply_rewind(self, entry: Entry) -> None:
        assert entry.data is not None
        self.proposal = None
        self._restarted.clear()
        assert self.match is not None
        self.match.rewind(entry.data["to"], entry.data.get("stream"))
        self._after_rewind(entry)

    def _after_rewind(self, entry: Entry) -> None:
        moves = self.moves
        del self._waited_since[moves:]
        if self.proposal and self.proposal.to is not None and self.proposal.to >= moves:
            self.proposal = None
        self._ask(entry)

    def _apply_deputy(self, entry: Entry) -> None:
        assert entry.data is not None
        assert entry.seat is not None
        self.chairs[entry.seat].bot = entry.data["bot"]
        self.away_since[entry.seat] = entry.ran
        if self.proposal and (self.proposal.about == entry.seat or not self.voters(self.proposal.about)):
            self.proposal = None

    def _apply_return(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.chairs[entry.seat].bot = None
        self.away_since[entry.seat] = math.inf
        self._restart_clock(entry)

    def _apply_propose(self, entry: Entry) -> None:
        assert entry.data is not None
        assert entry.seat is not None
        about, to = entry.data.get("about"), entry.data.get("to")
        until = entry.ran + max(self.timeouts.proposal, self.setup.pace or 0)
        self.proposal = Proposal(entry.number, entry.data["what"], to, about, until, {entry.seat})

    def _apply_agree(self, entry: Entry) -> None:
        assert self.proposal is not None
        assert entry.seat is not None
        self.proposal.agreed.add(entry.seat)

    def _apply_refuse(self, entry: Entry) -> None:
        self.proposal = None

    def _apply_close(self, entry: Entry) -> None:
        self.status = Status.CLOSED
        self.proposal = None

    def _apply_rematch(self, entry: Entry) -> None:
        assert entry.data is not None
        self.rematch = entry.data["table"]
        self.rematch_by = entry.seat

    def _apply_failure(self, entry: Entry) -> None:
        return

    def _note_hand(self, seat: int) -> None:
        """Note that the person at a seat has seen its hand."""
        if person := self.chairs[seat].person:
            self.hands.setdefault(person, set()).add(seat)

    def _note_presence(self, entry: Entry) -> None:
        """Note that the person at a seat has acted, and so needs no deputy."""
        if entry.kind not in PRESENCE_KINDS or entry.seat is None or entry.person is None:
            return
        if self.chairs[entry.seat].person != entry.person:
            return
        self.last_acted[entry.person] = entry.ran
        about = self.proposal.about if self.proposal else None
        if about is not None and self.chairs[about].person == entry.person:
            self.proposal = None

    def _restart_clock(self, entry: Entry) -> None:
        """Give new time to a person who takes a seat or returns to it, once for each question.

        Otherwise somebody could keep the others waiting by leaving and coming back.
        """
        assert entry.seat is not None
        moves = self.match.moves if self.match else ()
        place = entry.seat, sum(move.seat == entry.seat for move in moves)
        if self.waits_since[entry.seat] < math.inf and place not in self._restarted:
            self._restarted.add(place)
            self.waits_since[entry.seat] = entry.ran

    def _ask(self, entry: Entry) -> None:
        """Note what each seat is asked now, and since when.

        Where several seats are asked at once, the choice of one leaves the
        questions of the others as they are.
        """
        assert self.match is not None
        position, before = self.match.position, self._questions
        several = sum(question is not None for question in before) > 1
        self._waiting = position.waiting
        ask = self.game.ask_name(self.match.state) if self._waiting else ""
        for seat in range(self.setup.players):
            # In a simultaneous choice, a seat that has chosen may still change its choice.
            legal = position.legal[seat]
            question = (ask, legal) if legal else None
            same = entry.kind == Kind.MOVE and several and question == before[seat]
            if (question or before[seat]) and not same:
                self.asked[seat] = entry.number
            if seat not in self._waiting:
                self.waits_since[seat] = math.inf
            elif not same or self.waits_since[seat] == math.inf:
                self.waits_since[seat] = entry.ran
            self._questions[seat] = question
