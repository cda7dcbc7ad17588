"""A room: a table and what may be done at it. Nothing here waits, stores or sends.

`draft_…` says which lines would be added to the log if somebody did something, or
refuses it. The course of the table takes those that were added.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from tricorne import bots
from tricorne.errors import Message
from tricorne.server.course import NUMBER_SECONDS, Course
from tricorne.server.errors import Conflict, Forbidden, Invalid, Stale
from tricorne.server.log import Draft, Entry, Kind
from tricorne.server.setup import Chair, Status
from tricorne.table import Table, fair_deal

# Whoever does not come back in time is replaced by a careful player.
DEPUTY = "planner"


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


class Room(Course):
    """One table, and what may be done at it."""

    def draft_seating(self, wanted: Sequence[Chair]) -> list[Draft]:
        """Everybody sits down at a new table; if no seat is open, the game begins."""
        drafts = [
            self._bot_sits(seat, chair.bot)
            if chair.bot
            else self._person_sits(seat, chair.person, chair.name, chair.number_hash)
            for seat, chair in enumerate(wanted)
            if not chair.open
        ]
        begins = len(drafts) == self.setup.players and not any(chair.number_hash for chair in wanted)
        return [*drafts, Draft(Kind.START)] if begins else drafts

    def draft_sit(self, seat: int, person: str, name: str, number_hash: str | None = None) -> list[Draft]:
        """A person takes a free seat; the last one begins the game."""
        self._must_be(Status.OPEN)
        chair = self._chair(seat)
        if chair.person == person:
            raise Conflict("error-seat-yours", seat=seat)
        if not chair.open:
            raise Conflict("error-seat-taken", seat=seat, name=chair.name)
        return self._and_start([self._person_sits(seat, person, name, number_hash)], seat)

    def draft_take_over(
        self, seat: int, person: str, name: str, number_hash: str | None = None
    ) -> list[Draft]:
        """A person takes a seat by its secret link, whoever held it; in a running game no second hand."""
        self._must_not_be_over()
        chair = self._chair(seat)
        if chair.person == person:
            raise Conflict("error-seat-yours", seat=seat)
        if seat not in self.hands.get(person, {seat}):
            raise Conflict("error-second-hand")
        if self.status == Status.OPEN:
            return self._and_start([self._person_sits(seat, person, name, number_hash)], seat)
        return [self._person_sits(seat, person, name, None)]

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
        if not free:
            raise Conflict("error-table-dealing")
        return self._and_start([self._bot_sits(seat, bot) for seat in free], *free)

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
        start = [Draft(Kind.START)] if self.awaited() == [seat] else []
        return [Draft(Kind.REVEAL, seat, data={"number": number}), *start]

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
        """Bots take the seats whose time is up; before the start, the game is dealt without their numbers."""
        if self.awaited():
            return [Draft(Kind.START)] if self.full_since + NUMBER_SECONDS <= ran else []
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
        if seat not in self.electorate(proposal.about) or seat in proposal.agreed:
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

    @staticmethod
    def _person_sits(seat: int, person: str | None, name: str, number_hash: str | None) -> Draft:
        data = {"person": person, "name": name}
        return Draft(Kind.SIT, seat, data={**data, "number_hash": number_hash} if number_hash else data)

    def _and_start(self, drafts: list[Draft], *taken: int) -> list[Draft]:
        """Begin the game with the last free seat, unless numbers for the deal are still to come."""
        others = [chair for seat, chair in enumerate(self.chairs) if seat not in taken]
        if any(chair.open or chair.takes_part for chair in others):
            return drafts
        if any("number_hash" in (draft.data or {}) for draft in drafts):
            return drafts
        return [*drafts, Draft(Kind.START)]

    def _proposed(self, draft: Draft) -> list[Draft]:
        assert draft.data is not None
        assert draft.seat is not None
        about = draft.data.get("about")
        if draft.seat not in self.electorate(about):
            raise Forbidden("error-seat-away", seat=draft.seat)
        everybody = self.electorate(about) == {draft.seat}
        return [draft, *(self._outcome(draft.data) if everybody else [])]

    def _carried(self, agreed: set[int]) -> list[Draft]:
        """Return what follows if all have agreed."""
        assert self.proposal is not None
        if not agreed >= self.electorate(self.proposal.about):
            return []
        data = self.entries[self.proposal.number - 1].data
        assert data is not None
        return self._outcome(data)

    def _and_settle(self, drafts: list[Draft], seats: set[int]) -> list[Draft]:
        """Where people no longer play, a proposal may now have the consent of all who do."""
        if self.proposal is None:
            return drafts
        left = self.electorate(self.proposal.about) - seats
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
