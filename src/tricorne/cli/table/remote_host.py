"""A game on a server, where others play too."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.text import Text

from tricorne.cli.terminal import Terminal
from tricorne.client.errors import Refused, Stale, Unreachable
from tricorne.client.messages import ChatMessage, LogEntry, Proposal
from tricorne.client.table import RemoteTable, SeatObservation
from tricorne.errors import Message
from tricorne.games.events import Event
from tricorne.games.game import Observation, Result
from tricorne.i18n.narration import Narrator


class RemoteHost:
    """A table on a server, with one seat, or with none for a spectator.

    `resume_options` are the options of `tricorne play` with which the same person comes back.
    """

    help = "play-help-inn"

    def __init__(
        self, terminal: Terminal, table: RemoteTable, *, watch: bool, resume_options: Sequence[str] = ()
    ) -> None:
        self.terminal = terminal
        self.table = table
        self.game = table.game
        self.players = len(table.state.seats)
        self.people: Sequence[int] = () if watch or table.seat is None else (table.seat,)
        self.resume_options = tuple(resume_options)
        self.narrator = Narrator(terminal.translations, table.game, self._names())
        self.commands: Mapping[str, Callable[[str], None]] = {"say": table.chat}
        self.version = 0
        self._shown = 0
        self._seen: SeatObservation | None = None

    @property
    def started(self) -> bool:
        """Whether there is a game to show."""
        return self.table.state.view is not None

    @property
    def result(self) -> Result | None:
        """The result; None while the game runs, or if it was closed before its end."""
        return self.table.state.result

    @property
    def last_mover(self) -> int | None:
        """The seat that moved last."""
        moves = self.table.effective_entries()[1:]
        return moves[-1].seat if moves else None

    @property
    def hint_seed(self) -> str:
        """A seed that is the same for the same position."""
        return f"{self.table.id} hint {self.table.number}"

    def _names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.table.state.seats)

    def next_turn(self, at_keyboard: int | None, show_updates: Callable[[int], None]) -> int | None:
        """Follow the table until the person has to decide."""
        table = self.table
        self._seen = None
        while True:
            table.catch_up(table.state.number)
            self.narrator.names = self._names()
            if table.state.over:
                return None
            table.raise_problem()
            if self.people and self._has_decision(show_updates):
                if table.is_my_turn and self._observe().legal and not table.wait(0):
                    return self.people[0]
                self._seen = None
                continue
            show_updates(self._viewer)
            with self.terminal.status(self._waiting_message()):
                table.wait()
            self._seen = None

    def _has_decision(self, show_updates: Callable[[int], None]) -> bool:
        """Ask the person about their deputy or a vote; return whether anything was or is to be decided."""
        proposal = self.table.state.proposal
        if self.table.has_deputy:
            show_updates(self._viewer)
            self.terminal.prompt(self.terminal.translations.say("play-away"))
            self._try(self.table.dismiss_deputy)
        elif proposal and self.people[0] in proposal.asked:
            show_updates(self._viewer)
            self._vote(proposal)
        else:
            return self.table.is_my_turn
        return True

    def _vote(self, proposal: Proposal) -> None:
        translations = self.terminal.translations
        yes, no = translations.say("play-yes"), translations.say("play-no")
        answer = ""
        while answer not in (yes, no):
            answer = self.terminal.prompt(translations.say("play-agree", yes=yes, no=no)).lower()
        self._try(lambda: self.table.vote(proposal.number, agree=answer == yes))

    def _try(self, request: Callable[[], None]) -> None:
        """Send a request that the table may have overtaken."""
        try:
            request()
        except (Refused, Unreachable) as error:
            self.terminal.print(Text(self.narrator.error(error), "yellow"))
        self.table.refresh()
        self._seen = None

    def _waiting_message(self) -> str:
        translations, seats = self.terminal.translations, self.table.state.seats
        open_seats = sum(seat.open for seat in seats)
        if open_seats:
            return translations.say("play-waiting-open", count=open_seats)
        names = [self.narrator.name(number) for number, seat in enumerate(seats) if seat.waiting]
        return translations.say("play-waiting", names=translations.listed(names))

    @property
    def _viewer(self) -> int:
        return self.people[0] if self.people else self.players

    def _observe(self) -> SeatObservation:
        """Return what the seat knew when its person was asked: the answer refers to what was shown."""
        if self._seen is None:
            self._seen = self.table.observe()
        return self._seen

    def observe(self, seat: int) -> Observation:
        """Return what the seat knows."""
        return self._observe().observation

    def view(self, seat: int) -> dict[str, Any]:
        """Return what the seat or a spectator sees, as JSON."""
        if self.table.seat is not None:
            return self.game.view(self._observe().observation, self.table.seat)
        assert self.table.state.view is not None
        return self.table.state.view

    def updates(self, seat: int) -> list[Text]:
        """Describe what has happened, chat included, since this was last called."""
        new = self.table.updates[self._shown :]
        self._shown = len(self.table.updates)
        return [text for update in new for text in self._describe(update)]

    def _describe(self, update: LogEntry | ChatMessage) -> list[Text]:
        if isinstance(update, ChatMessage):
            text = self.terminal.translations.say("play-remark", name=update.name, said=update.text)
            return [Text(text, "cyan")]
        events = [Text(f"· {self.narrator.event(event)}", "dim") for event in update.events]
        own_undo = update.kind == "undo" and update.seat in self.people
        if update.kind == "move" or own_undo:
            return events
        return [Text(f"· {self._describe_entry(update)}"), *events]

    def _describe_entry(self, entry: LogEntry) -> str:
        """Describe a log entry that is not a move."""
        say, data = self.terminal.translations.say, entry.data
        seat = "" if entry.seat is None else self.narrator.name(entry.seat)
        if entry.kind == "failure":
            failure = self.narrator.say(Message(data["key"], data["arguments"]))
            return say("table-line-failure", seat=seat, said=failure)
        about = data.get("about")
        return say(
            f"table-line-{entry.kind}",
            seat=seat,
            name=data.get("name", seat),
            who="bot" if data.get("bot") else "person",
            bot=data.get("bot") or "",
            why=data.get("why", ""),
            what=data.get("what", ""),
            to=data.get("to") or 0,
            about="" if about is None else self.narrator.name(about),
            table=data.get("table", ""),
        )

    def log(self, seat: int) -> list[Event]:
        """Return all events that the seat has seen."""
        return self.table.events()

    def play(self, seat: int, action: int) -> None:
        """Make a move; if it is stale, the person sees what has changed and decides again."""
        try:
            self.table.play(action, self._observe())
        except Stale as error:
            self.table.catch_up(error.number)
            self.version += 1
            raise
        self.version += 1

    def undo(self, seat: int) -> str:
        """Take back the seat's last move, and return its action."""
        last = self.table.effective_entries()[-1]
        self.table.undo()
        self.version += 1
        return last.action or ""

    def resume_message(self) -> str:
        """Return a message that says how to come back."""
        key = "play-come-back" if self.people else "play-come-back-watching"
        return self.terminal.translations.say(key, command=self._resume_command())

    def finish(self) -> str:
        """Return a message that says how to see the game again."""
        return self.terminal.translations.say("play-finished-inn", command=self._resume_command())

    def _resume_command(self) -> str:
        command = ["tricorne", "play", "--server", self.table.server.url, "--table", self.table.id]
        return shlex.join([*command, *self.resume_options])

    def close(self) -> None:
        """Close the connection; the seat is kept."""
        self.table.close()
