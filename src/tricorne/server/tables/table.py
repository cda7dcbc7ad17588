"""The commands of a table. Nothing here waits, stores or sends.

`draft_…` returns the entries that a command would append to the log, or rejects it.
`append` applies them; the manager then stores them.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import takewhile

from tricorne import bots
from tricorne.errors import Message, RulesStopped
from tricorne.match import Match, fair_deal
from tricorne.match.record import LONGEST_GAME
from tricorne.server.errors import Conflict, Forbidden, Invalid, StaleVersion
from tricorne.server.tables.log import Draft, Entry, Kind
from tricorne.server.tables.setup import Account, Chair, Status
from tricorne.server.tables.state import NUMBER_SECONDS, Proposal, TableState

# The bot that replaces a person who does not come back in time.
DEPUTY = "planner"

# The limit on proposals of one person at one table.
PROPOSALS_AN_HOUR = 6
HOUR = 3600.0

log = logging.getLogger(__name__)


def builtin_bot(name: str) -> str:
    """Return the name of a built-in bot; external programs join as people do."""
    if name not in bots.BOTS:
        raise Invalid("error-bot-unknown", bot=name[:40], right=", ".join(bots.BOTS))
    return name


class AlreadyPlayed(Exception):
    """The same request was received before: its entry is in the log."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry.number)
        self.entry = entry


class Table(TableState):
    """One table, and its commands."""

    def draft_continuation(
        self, entries: Sequence[Draft], own: Sequence[int], seed: str, wanted: Sequence[Chair]
    ) -> list[Draft]:
        """Bring a game from a browser to a new table: what happened there, and who sits where from now on.

        `own` are the seats of the person who brings it; `seed` is what the hidden cards are dealt anew from.
        """
        before = [[draft.kind, draft.seat, draft.action, draft.data] for draft in entries]
        begun = Draft(Kind.CONTINUE, data={"entries": before, "own": list(own), "seed": seed})
        return self.draft_seating(wanted, [begun])

    def draft_seating(self, wanted: Sequence[Chair], before: Sequence[Draft] = ()) -> list[Draft]:
        """Seat everybody at a new table; the game begins if no seat stays open."""
        drafts = [*before, *self._seat_drafts(wanted)]
        return [*drafts, *self.draft_start(drafts)]

    def _seat_drafts(self, wanted: Sequence[Chair]) -> list[Draft]:
        return [
            self._bot_sits(seat, chair.bot)
            if chair.bot
            else self._person_sits(seat, chair.person, chair.name, chair.account, chair.number_hash)
            for seat, chair in enumerate(wanted)
            if not chair.open
        ]

    def draft_sit(
        self,
        seat: int,
        person: str,
        name: str,
        account: Account = Account.GUEST,
        number_hash: str | None = None,
    ) -> list[Draft]:
        """A person takes a free seat; the last one begins the game."""
        self._require_status(Status.OPEN)
        chair = self._chair(seat)
        if chair.person == person:
            raise Conflict("error-seat-yours", seat=seat)
        if not chair.open:
            raise Conflict("error-seat-taken", seat=seat, name=chair.name)
        drafts = [self._person_sits(seat, person, name, account, number_hash)]
        return [*drafts, *self.draft_start(drafts)]

    def draft_sit_anywhere(
        self, person: str, name: str, account: Account, number_hash: str | None
    ) -> list[Draft]:
        """A person takes the first free seat, unless they have one."""
        if self.seats_of(person):
            return []
        self._require_status(Status.OPEN)
        free = next((seat for seat, chair in enumerate(self.chairs) if chair.open), None)
        if free is None:
            raise Conflict("error-table-full")
        return self.draft_sit(free, person, name, account, number_hash)

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
        """Reject a link to a seat that its maker may not give away.

        In a running game only the person who plays there may give a seat away: nobody may see the
        hand of a bot.
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
        """A person takes a seat by a secret link; in a running game nobody may see a second hand."""
        self._require_not_over()
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
        self._require_status(Status.OPEN)
        chair = self._chair(seat)
        if chair.person:
            raise Conflict("error-seat-taken", seat=seat, name=chair.name)
        drafts = [self._bot_sits(seat, bot)]
        return [*drafts, *self.draft_start(drafts)]

    def draft_fill(self, bot: str) -> list[Draft]:
        """The host gives all free seats to bots, and the game begins."""
        self._require_status(Status.OPEN)
        drafts = [self._bot_sits(seat, bot) for seat, chair in enumerate(self.chairs) if chair.open]
        return [*drafts, *self.draft_start(drafts)]

    def draft_commit(self, seat: int, number_hash: str) -> list[Draft]:
        """The page of a seat commits to a number for the deal, before any number is known."""
        self._require_status(Status.OPEN)
        if not self._chair(seat).person:
            raise Conflict("error-seat-free", seat=seat)
        if not self.setup.fair:
            raise Conflict("error-number-none")
        if self.any_revealed:
            raise Conflict("error-number-late", seat=seat)
        return [Draft(Kind.COMMIT, seat, data={"number_hash": number_hash})]

    def draft_reveal(self, seat: int, number: str) -> list[Draft]:
        """The page of a seat reveals its number; with the last one the game is dealt."""
        chair = self._chair(seat)
        if chair.number == number:
            return []
        self._require_status(Status.OPEN)
        if chair.number or not self.all_committed:
            raise Conflict("error-number-early", seat=seat)
        if chair.number_hash != fair_deal.number_hash(number):
            raise Invalid("error-number-hash", seat=seat)
        drafts = [Draft(Kind.REVEAL, seat, data={"number": number})]
        return [*drafts, *self.draft_start(drafts)]

    def draft_start(self, before: Sequence[Draft] = (), *, overdue: bool = False) -> list[Draft]:
        """The game begins, if the table is open and full, and no number is missing.

        `before` are drafts that come before it. The driver tries again when numbers for the deal are
        overdue.
        """
        taken = {draft.seat for draft in before if draft.kind == Kind.SIT}
        full = all(seat in taken or not chair.open for seat, chair in enumerate(self.chairs))
        if self.status != Status.OPEN or not full:
            return []
        if not overdue and self._numbers_missing(before):
            return []
        return [Draft(Kind.START), *self._continued(before)]

    def _continued(self, before: Sequence[Draft]) -> list[Draft]:
        """Draft what happened before in a game from a browser, and the redeal of all that is hidden.

        The page knew the deal. Only seats of the person who brought the game keep their hands: anybody
        else would have one that this person has seen.
        """
        begun = next((draft.data for draft in before if draft.kind == Kind.CONTINUE), self.continuation)
        if begun is None:
            return []
        people = [chair.person for chair in self.chairs]
        for draft in before:
            if draft.kind == Kind.SIT and draft.seat is not None:
                people[draft.seat] = (draft.data or {}).get("person")
        host = self.setup.host
        kept = [seat for seat in begun["own"] if host is not None and people[seat] == host]
        return [
            *(
                Draft(Kind(kind), seat, action, data=data, imported=True)
                for kind, seat, action, data in begun["entries"]
            ),
            Draft(Kind.REDEAL, data={"kept": kept, "seed": begun["seed"]}, imported=True),
        ]

    def _numbers_missing(self, before: Sequence[Draft]) -> bool:
        """Whether a page has yet to add its number, once some drafts are applied."""
        seating = {draft.seat: draft for draft in before if draft.kind == Kind.SIT}
        if seating:
            others = (chair for seat, chair in enumerate(self.chairs) if seat not in seating)
            committing = any("number_hash" in (draft.data or {}) for draft in seating.values())
            return committing or any(chair.takes_part for chair in others)
        revealed = {draft.seat for draft in before if draft.kind == Kind.REVEAL}
        return any(seat not in revealed for seat in self.missing_numbers())

    def draft_leave(self, seat: int) -> list[Draft]:
        """Somebody leaves a seat before the game begins, or gives it to a bot for good."""
        self._require_not_over()
        chair = self._chair(seat)
        if chair.open:
            raise Conflict("error-seat-free", seat=seat)
        if self.status == Status.OPEN:
            return [Draft(Kind.LEAVE, seat)]
        if not chair.person:
            raise Conflict("error-seat-bot", seat=seat, name=chair.name)
        self._require_no_lesson()
        return self._with_outcome([self._bot_sits(seat, chair.bot or DEPUTY)])

    def draft_forget(self, seat: int) -> list[Draft]:
        """The person at a seat has deleted their account: a bot replaces them, but a lesson is closed."""
        teaches = self.lesson and self.status == Status.RUNNING
        return [Draft(Kind.CLOSE)] if teaches else self.draft_leave(seat)

    def draft_once(
        self, wanted: Draft, key: str | None, person: str, drafting: Callable[[], list[Draft]]
    ) -> list[Draft]:
        """Draft what a request asks for, unless a request with the same idempotency key was stored before.

        `wanted` is the entry that the request asks for; `drafting` returns all entries that come of it.
        """
        if key is None:
            return drafting()
        entry = self.keys.get((wanted.seat, key))
        if entry is None:
            drafts = drafting()
            own = next(draft for draft in drafts if (draft.kind, draft.seat) == (wanted.kind, wanted.seat))
            return [replace(draft, key=key) if draft is own else draft for draft in drafts]
        action = None if wanted.action is None else self._canonical(wanted.action)
        same = (entry.kind, entry.person, entry.action, entry.base_number) == (
            wanted.kind,
            person,
            action,
            wanted.base_number,
        )
        data = entry.data or {}
        if same and all(data.get(name) == value for name, value in (wanted.data or {}).items()):
            raise AlreadyPlayed(entry)
        raise Conflict("error-key-used")

    def draft_move(self, seat: int, action: str, base_number: int, *, keyed: bool = False) -> list[Draft]:
        """A seat chooses an action, having seen the log up to an entry."""
        self._chair(seat)
        parsed = self.game.actions.parse(action)
        canonical = self.game.actions.text(parsed)
        # This comes first, since the repeated move may have ended the game.
        if not keyed:
            self._check_repetition(seat, canonical, base_number)
        match = self._running()
        if base_number > self.number:
            raise Invalid("error-version-ahead", version=base_number, now=self.number)
        if base_number < self.asked[seat]:
            raise StaleVersion(seat, base_number, self.number)
        if self.setup.own_cards and self.moves >= LONGEST_GAME:
            raise RulesStopped("error-rules-stopped", kernel="apply")
        if parsed not in self.legal(seat):
            match.check(seat, parsed)
        if self.lesson and (move := self.lesson.following(self.moves)) and move.action != parsed:
            raise Conflict("error-lesson-step", action=self.game.actions.text(move.action))
        return [Draft(Kind.MOVE, seat, canonical, base_number)]

    def draft_undo(self, seat: int) -> list[Draft]:
        """A seat takes back its last move, if that told it nothing new."""
        match = self._running()
        self._chair(seat)
        match.check_undo(seat)
        return [Draft(Kind.UNDO, seat)]

    def draft_deputy(self, seat: int, bot: str, why: str) -> list[Draft]:
        """A bot plays for the person at a seat."""
        self._running()
        self._require_no_lesson()
        chair = self._chair(seat)
        if not chair.person or chair.bot:
            raise Conflict("error-seat-bot", seat=seat, name=chair.name)
        return self._with_outcome([Draft(Kind.DEPUTY, seat, data={"bot": builtin_bot(bot), "why": why})])

    def draft_return(self, seat: int) -> list[Draft]:
        """The person at a seat plays again."""
        self._running()
        if not self._chair(seat).bot:
            raise Conflict("error-seat-present", seat=seat)
        return [Draft(Kind.RETURN, seat)]

    def draft_back(self, seat: int) -> list[Draft]:
        """The person at a seat acts there, which ends the part of a deputy."""
        return [Draft(Kind.RETURN, seat)] if self._chair(seat).bot and self.status == Status.RUNNING else []

    def draft_overdue(self, ran: float) -> list[Draft]:
        """Bots take the seats whose time is up; before the start, the deal ignores missing numbers."""
        if self.missing_numbers():
            return self.draft_start(overdue=True) if self.full_since + NUMBER_SECONDS <= ran else []
        self._running()
        late = [seat for seat in range(self.setup.players) if (self.deadline(seat) or math.inf) <= ran]
        drafts = [Draft(Kind.DEPUTY, seat, data={"bot": DEPUTY, "why": "time"}) for seat in late]
        return self._with_outcome(drafts)

    def draft_propose_rewind(self, seat: int, to: int) -> list[Draft]:
        """A seat proposes to rewind to the position after so many moves."""
        match = self._running()
        self._check_may_propose(seat)
        if not 0 <= to < self.moves:
            raise Invalid("error-rewind-to", to=to, most=self.moves - 1)
        if to < match.first_rewind:
            raise Conflict("error-rewind-redealt", to=to, first=match.first_rewind)
        return self._proposed(Draft(Kind.PROPOSE, seat, data={"what": "rewind", "to": to}))

    def draft_propose_deputy(self, seat: int, about: int) -> list[Draft]:
        """A seat proposes that a bot plays for somebody who has kept the game waiting for long."""
        self._running()
        self._check_may_propose(seat)
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
        """A person votes on the proposal; a refusal by its author withdraws it."""
        self._running()
        proposal = self.standing_proposal(self.now)
        if proposal is None or proposal.number != number:
            raise Conflict("error-no-proposal", number=number)
        person = self._chair(seat).person
        agreed = {self.chairs[other].person for other in proposal.agreed}
        concerned = None if proposal.about is None else self.chairs[proposal.about].person
        if not agree and person in (*self.voters(proposal.about), concerned):
            return [Draft(Kind.REFUSE, seat, base_number=number)]
        if person not in self.voters(proposal.about) or person in agreed:
            raise Conflict("error-answered", seat=seat)
        carried = self.voters(proposal.about) <= {*agreed, person}
        drafts = [Draft(Kind.AGREE, seat, base_number=number)]
        return [*drafts, *self._outcome(proposal)] if carried else drafts

    def draft_close(self) -> list[Draft]:
        """The host closes a table that has not begun, or where nobody else is left."""
        self._require_not_over()
        if not self.closable(self.now):
            raise Forbidden("error-close-others")
        return [Draft(Kind.CLOSE)]

    def draft_stopped(self) -> list[Draft]:
        """The rules could not go on with cards of somebody's own: the table is closed, and says so."""
        over = self.status not in (Status.OPEN, Status.RUNNING)
        return [] if over else [Draft(Kind.CLOSE, data={"why": "rules"})]

    def draft_failure(self, seat: int, message: Message) -> list[Draft]:
        """A bot has failed, and the log says so."""
        self._running()
        return [Draft(Kind.FAILURE, seat, data={"key": message.key, "arguments": dict(message.arguments)})]

    def draft_rematch(self, seat: int, table_id: str) -> list[Draft]:
        """A seat invites the others to another table."""
        if self.status not in (Status.FINISHED, Status.CLOSED):
            raise Conflict("error-not-over")
        if self.rematch:
            raise Conflict("error-rematch", table=self.rematch)
        return [Draft(Kind.REMATCH, seat, data={"table": table_id})]

    def append(self, drafts: Sequence[Draft], person: str | None, now: datetime, ran: float) -> list[Entry]:
        """Turn drafts into the next entries of the log, and apply them.

        If this raises, entries may have been applied that are not stored: the table must be dropped.
        """
        entries = []
        broken_before = self.broken
        for draft in drafts:
            entry = Entry(
                self.number + 1,
                draft.kind,
                now,
                ran,
                draft.seat,
                draft.action,
                draft.base_number,
                draft.data,
                None if draft.imported else person,
                draft.key,
            )
            self.apply(entry)
            if isinstance(self.broken, RulesStopped):
                raise self.broken
            if self.broken is not broken_before:
                # A stored entry may outlive the rules that made it; a new one must follow them.
                log.error("table %s rejects a new entry: %s", self.setup.id, self.broken)
                raise Conflict("error-table-broken", problem=str(self.broken))
            entries.append(entry)
        return entries

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < self.setup.players:
            raise Invalid("error-no-seat", seat=seat, last=self.setup.players - 1)
        return self.chairs[seat]

    def _require_status(self, status: Status) -> None:
        if self.status != status:
            raise Conflict(f"error-table-{self.status}")

    def _require_not_over(self) -> None:
        if self.status not in (Status.OPEN, Status.RUNNING):
            raise Conflict(f"error-table-{self.status}")

    def _running(self) -> Match:
        self._require_status(Status.RUNNING)
        if isinstance(self.broken, Conflict):
            raise self.broken
        if self.broken:
            raise Conflict("error-table-broken", problem=str(self.broken.message))
        assert self.match is not None
        return self.match

    def _require_no_lesson(self) -> None:
        """Reject a deputy in a lesson: nobody can play for the learner."""
        if self.lesson:
            raise Conflict("error-lesson-seat")

    def _check_may_propose(self, seat: int) -> None:
        """Reject a second proposal at a time, and too many proposals of one person."""
        if proposal := self.standing_proposal(self.now):
            raise Conflict("error-proposal", number=proposal.number)
        person = self._chair(seat).person
        lately = takewhile(lambda entry: entry.ran > self.now - HOUR, reversed(self.entries))
        own = sum(entry.kind == Kind.PROPOSE and entry.person == person for entry in lately)
        if own >= PROPOSALS_AN_HOUR:
            raise Conflict("error-proposals-many", most=PROPOSALS_AN_HOUR)

    def _canonical(self, action: str) -> str:
        """Return the canonical text of an action, as the log has it."""
        return self.game.actions.text(self.game.actions.parse(action))

    def _check_repetition(self, seat: int, action: str, base_number: int) -> None:
        """Treat a move without a key as a repetition if it equals the last move of its seat that stands."""
        for entry in reversed(self.entries[max(0, base_number) :]):
            if entry.kind == Kind.REWIND or (entry.kind == Kind.UNDO and entry.seat == seat):
                return
            if entry.kind == Kind.MOVE and entry.seat == seat:
                if (entry.base_number, entry.action) == (base_number, action):
                    raise AlreadyPlayed(entry)
                return

    @staticmethod
    def _bot_sits(seat: int, bot: str) -> Draft:
        return Draft(Kind.SIT, seat, data={"bot": builtin_bot(bot), "name": bot})

    def _person_sits(
        self, seat: int, person: str | None, name: str, account: Account, number_hash: str | None
    ) -> Draft:
        data = {"person": person, "name": name, "account": account}
        # Without a commitment there is nothing that numbers could be added to.
        takes_part = number_hash is not None and self.setup.fair
        return Draft(Kind.SIT, seat, data={**data, "number_hash": number_hash} if takes_part else data)

    def _proposed(self, draft: Draft) -> list[Draft]:
        assert draft.data is not None
        assert draft.seat is not None
        proposal = Proposal(0, draft.data["what"], draft.data.get("to"), draft.data.get("about"))
        voters, person = self.voters(proposal.about), self.chairs[draft.seat].person
        if person not in voters:
            raise Forbidden("error-seat-away", seat=draft.seat)
        return [draft, *(self._outcome(proposal) if voters == {person} else [])]

    def _with_outcome(self, drafts: list[Draft]) -> list[Draft]:
        """Add the outcome of a proposal that has the consent of all once somebody leaves or is replaced."""
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
