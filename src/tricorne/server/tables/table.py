"""A room: a table and what may be done at it. Nothing here waits, stores or sends.

`draft_…` says which lines would be added to the log if somebody did something, or
refuses it. The course of the table takes those that were added.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile

from tricorne import bots
from tricorne.errors import Message
from tricorne.match import Match, fair_deal
from tricorne.server.errors import Conflict, Forbidden, Invalid, StaleVersion
from tricorne.server.tables.log import Draft, Entry, Kind
from tricorne.server.tables.setup import Account, Chair, Status
from tricorne.server.tables.state import NUMBER_SECONDS, Proposal, TableState

# Whoever does not come back in time is replaced by a careful player.
DEPUTY = "planner"

# So many proposals of one person at one table are enough, whatever becomes of them.
PROPOSALS_AN_HOUR = 6
HOUR = 3600.0


def builtin_bot(name: str) -> str:
    """Return the name of a bot that sits at tables; programs of people's own come as people do."""
    if name not in bots.BOTS:
        raise Invalid("error-bot-unknown", bot=name[:40], right=", ".join(bots.BOTS))
    return name


class AlreadyPlayed(Exception):
    """The same request has come before: its line is in the log."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry.number)
        self.entry = entry


class Table(TableState):
    """One table, and what may be done at it."""

    def draft_seating(self, wanted: Sequence[Chair]) -> list[Draft]:
        """Everybody sits down at a new table; if no seat is open, the game begins."""
        drafts = [
            self._bot_sits(seat, chair.bot)
            if chair.bot
            else self._person_sits(seat, chair.person, chair.name, chair.account, chair.number_hash)
            for seat, chair in enumerate(wanted)
            if not chair.open
        ]
        return [*drafts, *self.draft_start(drafts)]

    def draft_sit(
        self,
        seat: int,
        person: str,
        name: str,
        account: Account = Account.GUEST,
        number_hash: str | None = None,
    ) -> list[Draft]:
        """A person takes a free seat; the last one begins the game."""
        self._must_be(Status.OPEN)
        chair = self._chair(seat)
        if chair.person == person:
            raise Conflict("error-seat-yours", seat=seat)
        if not chair.open:
            raise Conflict("error-seat-taken", seat=seat, name=chair.name)
        drafts = [self._person_sits(seat, person, name, account, number_hash)]
        return [*drafts, *self.draft_start(drafts)]

    def draft_accept(
        self,
        person: str,
        name: str,
        seats: Mapping[int, str],
        account: Account = Account.GUEST,
        number_hash: str | None = None,
    ) -> list[Draft]:
        """A person accepts an invitation: they take their old seats, or any open one if others did."""
        if self.status != Status.OPEN or self.seats_of(person):
            return []
        free = [seat for seat, chair in enumerate(self.chairs) if chair.open]
        own = {seat: seats[seat] for seat in free if seat in seats} or dict.fromkeys(free[:1], name)
        first = next(iter(own), None)
        drafts = [
            self._person_sits(seat, person, called, account, number_hash if seat == first else None)
            for seat, called in own.items()
        ]
        return [*drafts, *self.draft_start(drafts)]

    def check_link(self, seat: int, giver: str | None) -> None:
        """Refuse a link to a seat that its maker may not give away.

        In a running game a seat is given away by the person who plays there, and by nobody else:
        the hand of a bot is for nobody to see.
        """
        chair = self._chair(seat)
        by_host = self.status == Status.OPEN and not chair.person and giver == self.setup.host
        if giver is None or (chair.person != giver and not by_host):
            raise Forbidden("error-not-your-seat", seat=seat)

    def draft_take_over(
        self,
        seat: int,
        person: str,
        name: str,
        giver: str | None,
        account: Account = Account.GUEST,
        number_hash: str | None = None,
    ) -> list[Draft]:
        """A person takes a seat by the secret link of its giver; in a running game no second hand."""
        self._must_not_be_over()
        if self._chair(seat).person == person:
            raise Conflict("error-seat-yours", seat=seat)
        self.check_link(seat, giver)
        if seat not in self.hands.get(person, {seat}):
            raise Conflict("error-second-hand")
        wanted_hash = number_hash if self.status == Status.OPEN else None
        drafts = [self._person_sits(seat, person, name, account, wanted_hash)]
        return [*drafts, *self.draft_start(drafts)]

    def draft_seat_bot(self, seat: int, bot: str) -> list[Draft]:
        """The host gives a free seat to a bot."""
        self._must_be(Status.OPEN)
        chair = self._chair(seat)
        if chair.person:
            raise Conflict("error-seat-taken", seat=seat, name=chair.name)
        drafts = [self._bot_sits(seat, bot)]
        return [*drafts, *self.draft_start(drafts)]

    def draft_fill(self, bot: str) -> list[Draft]:
        """The host gives all free seats to bots, and the game begins."""
        self._must_be(Status.OPEN)
        drafts = [self._bot_sits(seat, bot) for seat, chair in enumerate(self.chairs) if chair.open]
        return [*drafts, *self.draft_start(drafts)]

    def draft_commit(self, seat: int, number_hash: str) -> list[Draft]:
        """The page of a seat commits to a number for the deal, before any number is known."""
        self._must_be(Status.OPEN)
        if not self._chair(seat).person:
            raise Conflict("error-seat-free", seat=seat)
        if self.any_revealed:
            raise Conflict("error-number-late", seat=seat)
        return [Draft(Kind.COMMIT, seat, data={"number_hash": number_hash})]

    def draft_reveal(self, seat: int, number: str) -> list[Draft]:
        """The page of a seat reveals its number; with the last one the game is dealt."""
        chair = self._chair(seat)
        if chair.number == number:
            return []
        self._must_be(Status.OPEN)
        if chair.number or not self.all_committed:
            raise Conflict("error-number-early", seat=seat)
        if chair.number_hash != fair_deal.number_hash(number):
            raise Invalid("error-number-hash", seat=seat)
        drafts = [Draft(Kind.REVEAL, seat, data={"number": number})]
        return [*drafts, *self.draft_start(drafts)]

    def draft_start(self, before: Sequence[Draft] = (), *, overdue: bool = False) -> list[Draft]:
        """The game begins, if the table is open and full, its rules are ready, and all numbers are there.

        `before` are drafts that come before it. The driver asks again when the rules are ready, or
        when numbers for the deal are overdue.
        """
        taken = {draft.seat for draft in before if draft.kind == Kind.SIT}
        full = all(seat in taken or not chair.open for seat, chair in enumerate(self.chairs))
        if self.status != Status.OPEN or not full or self.preparing is not None:
            return []
        return [] if not overdue and self._numbers_missing(before) else [Draft(Kind.START)]

    def _numbers_missing(self, before: Sequence[Draft]) -> bool:
        """Whether a page has still to add its number, once some drafts are folded."""
        seating = {draft.seat: draft for draft in before if draft.kind == Kind.SIT}
        if seating:
            others = (chair for seat, chair in enumerate(self.chairs) if seat not in seating)
            committing = any("number_hash" in (draft.data or {}) for draft in seating.values())
            return committing or any(chair.takes_part for chair in others)
        revealed = {draft.seat for draft in before if draft.kind == Kind.REVEAL}
        return any(seat not in revealed for seat in self.awaited())

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
        return self._and_settle([self._bot_sits(seat, chair.bot or DEPUTY)])

    def draft_forget(self, seat: int) -> list[Draft]:
        """The person at a seat is gone from this server: a bot plays on, but nobody learns for them."""
        teaches = self.lesson and self.status == Status.RUNNING
        return [Draft(Kind.CLOSE)] if teaches else self.draft_leave(seat)

    def draft_once(
        self, wanted: Draft, key: str | None, person: str, drafting: Callable[[], list[Draft]]
    ) -> list[Draft]:
        """Draft what a request wants, unless a request with the same idempotency key was stored before.

        `wanted` is the request as the line that it asks for; `drafting` says which lines come of it.
        """
        if key is None:
            return drafting()
        entry = self.keys.get((wanted.seat, key))
        if entry is None:
            drafts = drafting()
            own = next(draft for draft in drafts if (draft.kind, draft.seat) == (wanted.kind, wanted.seat))
            return [replace(draft, key=key) if draft is own else draft for draft in drafts]
        action = None if wanted.action is None else self._written(wanted.action)
        same_line = (entry.kind, entry.person, entry.action, entry.answers) == (
            wanted.kind,
            person,
            action,
            wanted.answers,
        )
        data = entry.data or {}
        if same_line and all(data.get(name) == value for name, value in (wanted.data or {}).items()):
            raise AlreadyPlayed(entry)
        raise Conflict("error-key-used")

    def draft_move(self, seat: int, action: str, answers: int, *, keyed: bool = False) -> list[Draft]:
        """A seat chooses an action, having seen the log up to a line."""
        self._chair(seat)
        number = self.game.actions.parse(action)
        written = self._written(action)
        # First of all, for the move that is sent again may have ended the game.
        if not keyed:
            self._check_repetition(seat, written, answers)
        table_id = self._running()
        if answers > self.number:
            raise Invalid("error-version-ahead", version=answers, now=self.number)
        if answers < self.asked[seat]:
            raise StaleVersion(seat, answers, self.number)
        table_id.check(seat, number)
        if self.lesson and (move := self.lesson.following(self.moves)) and move.action != number:
            raise Conflict("error-lesson-step", action=self.game.actions.text(move.action))
        return [Draft(Kind.MOVE, seat, written, answers)]

    def draft_undo(self, seat: int) -> list[Draft]:
        """A seat takes back its last move, if nothing was learned from it."""
        table_id = self._running()
        self._chair(seat)
        table_id.check_undo(seat)
        return [Draft(Kind.UNDO, seat)]

    def draft_deputy(self, seat: int, bot: str, why: str) -> list[Draft]:
        """A bot plays for the person at a seat."""
        self._running()
        self._must_not_teach()
        chair = self._chair(seat)
        if not chair.person or chair.bot:
            raise Conflict("error-seat-bot", seat=seat, name=chair.name)
        return self._and_settle([Draft(Kind.DEPUTY, seat, data={"bot": builtin_bot(bot), "why": why})])

    def draft_return(self, seat: int) -> list[Draft]:
        """The person at a seat plays again."""
        self._running()
        if not self._chair(seat).bot:
            raise Conflict("error-seat-present", seat=seat)
        return [Draft(Kind.RETURN, seat)]

    def draft_back(self, seat: int) -> list[Draft]:
        """The person at a seat acts there, and so is back if a deputy played for them."""
        return [Draft(Kind.RETURN, seat)] if self._chair(seat).bot and self.status == Status.RUNNING else []

    def draft_overdue(self, ran: float) -> list[Draft]:
        """Bots take the seats whose time is up; before the start, the game is dealt without their numbers."""
        if self.awaited():
            return self.draft_start(overdue=True) if self.full_since + NUMBER_SECONDS <= ran else []
        self._running()
        late = [seat for seat in range(self.setup.players) if (self.deadline(seat) or math.inf) <= ran]
        drafts = [Draft(Kind.DEPUTY, seat, data={"bot": DEPUTY, "why": "time"}) for seat in late]
        return self._and_settle(drafts)

    def draft_propose_rewind(self, seat: int, to: int) -> list[Draft]:
        """A seat proposes to go back to where so many moves had been played."""
        self._running()
        self._may_propose(seat)
        if not 0 <= to < self.moves:
            raise Invalid("error-rewind-to", to=to, most=self.moves - 1)
        return self._proposed(Draft(Kind.PROPOSE, seat, data={"what": "rewind", "to": to}))

    def draft_propose_deputy(self, seat: int, about: int) -> list[Draft]:
        """A seat proposes that a bot plays for somebody who has long been waited for."""
        self._running()
        self._may_propose(seat)
        self.draft_deputy(about, DEPUTY, "vote")
        if self._chair(about).person == self._chair(seat).person:
            raise Conflict("error-deputy-own", seat=seat)
        if self.setup.pace is not None:
            raise Conflict("error-deputy-clock")
        left = self.deputy_in(about, self.now)
        if left is None:
            raise Conflict("error-deputy-not-asked", seat=about)
        if left > 0:
            raise Conflict("error-deputy-present", seat=about, seconds=math.ceil(left))
        return self._proposed(Draft(Kind.PROPOSE, seat, data={"what": "deputy", "about": about}))

    def draft_answer(self, seat: int, number: int, *, agree: bool) -> list[Draft]:
        """A person agrees to what is proposed, or does not; who proposed it may withdraw it."""
        self._running()
        proposal = self.standing_proposal(self.now)
        if proposal is None or proposal.number != number:
            raise Conflict("error-no-proposal", number=number)
        person = self._chair(seat).person
        agreed = {self.chairs[other].person for other in proposal.agreed}
        concerned = None if proposal.about is None else self.chairs[proposal.about].person
        if not agree and person in (*self.voters(proposal.about), concerned):
            return [Draft(Kind.REFUSE, seat, answers=number)]
        if person not in self.voters(proposal.about) or person in agreed:
            raise Conflict("error-answered", seat=seat)
        carried = self.voters(proposal.about) <= {*agreed, person}
        drafts = [Draft(Kind.AGREE, seat, answers=number)]
        return [*drafts, *self._outcome(proposal)] if carried else drafts

    def draft_close(self) -> list[Draft]:
        """The host closes a table that has not begun, or that nobody else is left at."""
        self._must_not_be_over()
        if not self.closable(self.now):
            raise Forbidden("error-close-others")
        return [Draft(Kind.CLOSE)]

    def draft_failure(self, seat: int, message: Message) -> list[Draft]:
        """A bot has failed, and people are told."""
        self._running()
        return [Draft(Kind.FAILURE, seat, data={"key": message.key, "arguments": dict(message.arguments)})]

    def draft_rematch(self, seat: int, table_id: str) -> list[Draft]:
        """A seat asks the others to meet again at another table."""
        if self.status not in (Status.FINISHED, Status.CLOSED):
            raise Conflict("error-not-over")
        if self.rematch:
            raise Conflict("error-rematch", table=self.rematch)
        return [Draft(Kind.REMATCH, seat, data={"table": table_id})]

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

    def _running(self) -> Match:
        self._must_be(Status.RUNNING)
        if isinstance(self.broken, Conflict):
            raise self.broken
        if self.broken:
            raise Conflict("error-table-broken", problem=str(self.broken.message))
        assert self.match is not None
        return self.match

    def _must_not_teach(self) -> None:
        """In a lesson nobody can play for the learner."""
        if self.lesson:
            raise Conflict("error-lesson-seat")

    def _may_propose(self, seat: int) -> None:
        """Refuse a second proposal at a time, and more of one person than the others can bear."""
        if proposal := self.standing_proposal(self.now):
            raise Conflict("error-proposal", number=proposal.number)
        person = self._chair(seat).person
        lately = takewhile(lambda entry: entry.ran > self.now - HOUR, reversed(self.entries))
        own = sum(entry.kind == Kind.PROPOSE and entry.person == person for entry in lately)
        if own >= PROPOSALS_AN_HOUR:
            raise Conflict("error-proposals-many", most=PROPOSALS_AN_HOUR)

    def _written(self, action: str) -> str:
        """Return an action as it is written in the log."""
        return self.game.actions.text(self.game.actions.parse(action))

    def _check_repetition(self, seat: int, action: str, answers: int) -> None:
        """Take a move without a key for a repetition if it is what its seat did last, and still stands."""
        for entry in reversed(self.entries[max(0, answers) :]):
            if entry.kind == Kind.REWIND or (entry.kind == Kind.UNDO and entry.seat == seat):
                return
            if entry.kind == Kind.MOVE and entry.seat == seat:
                if (entry.answers, entry.action) == (answers, action):
                    raise AlreadyPlayed(entry)
                return

    @staticmethod
    def _bot_sits(seat: int, bot: str) -> Draft:
        return Draft(Kind.SIT, seat, data={"bot": builtin_bot(bot), "name": bot})

    @staticmethod
    def _person_sits(
        seat: int, person: str | None, name: str, account: Account, number_hash: str | None
    ) -> Draft:
        data = {"person": person, "name": name, "account": account}
        return Draft(Kind.SIT, seat, data={**data, "number_hash": number_hash} if number_hash else data)

    def _proposed(self, draft: Draft) -> list[Draft]:
        assert draft.data is not None
        assert draft.seat is not None
        proposal = Proposal(0, draft.data["what"], draft.data.get("to"), draft.data.get("about"))
        voters, person = self.voters(proposal.about), self.chairs[draft.seat].person
        if person not in voters:
            raise Forbidden("error-seat-away", seat=draft.seat)
        return [draft, *(self._outcome(proposal) if voters == {person} else [])]

    def _and_settle(self, drafts: list[Draft]) -> list[Draft]:
        """Where somebody leaves or is replaced, a proposal may now have the consent of all others."""
        proposal = self.standing_proposal(self.now)
        if proposal is None:
            return drafts
        chairs = [replace(chair) for chair in self.chairs]
        for draft in drafts:
            assert draft.seat is not None
            assert draft.data is not None
            chairs[draft.seat].bot = draft.data["bot"]
            if draft.kind == Kind.SIT:
                chairs[draft.seat].person = None
        left = self.voters(proposal.about, chairs)
        agreed = {chairs[seat].person for seat in proposal.agreed}
        settled = proposal.about is not None and chairs[proposal.about].bot is not None
        return [*drafts, *self._outcome(proposal)] if left and left <= agreed and not settled else drafts

    @staticmethod
    def _outcome(proposal: Proposal) -> list[Draft]:
        if proposal.what == "rewind":
            return [Draft(Kind.REWIND, data={"to": proposal.to})]
        return [Draft(Kind.DEPUTY, proposal.about, data={"bot": DEPUTY, "why": "vote"})]
