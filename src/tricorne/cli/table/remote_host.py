"""At an inn: the game is kept by a server, and others come and go there."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.text import Text

from tricorne.cli.terminal import Terminal
from tricorne.client.errors import Refused, Stale, Unreachable
from tricorne.client.messages import Line, Proposal, Remark
from tricorne.client.table import RemoteTable, Seen
from tricorne.errors import Message
from tricorne.games.events import Event
from tricorne.games.game import Observation, Result
from tricorne.i18n.narration import Narrator


class RemoteHost:
    """A table of a server, with one seat of one's own, or none for who only looks on."""

    help = "play-help-inn"

    def __init__(
        self, terminal: Terminal, table: RemoteTable, *, watch: bool, ways_back: Sequence[str] = ()
    ) -> None:
        self.terminal = terminal
        self.table = table
        self.game = table.game
        self.players = len(table.standing.chairs)
        self.people: Sequence[int] = () if watch or table.seat is None else (table.seat,)
        self.ways_back = tuple(ways_back)
        self.speaker = Narrator(terminal.translations, table.game, self._names())
        self.commands: Mapping[str, Callable[[str], None]] = {"say": table.say}
        self.version = 0
        self._told = 0
        self._seen: Seen | None = None

    @property
    def begun(self) -> bool:
        """Whether there is a game to be seen."""
        return self.table.standing.view is not None

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it runs, or where it was broken off."""
        return self.table.standing.result

    @property
    def last_mover(self) -> int | None:
        """The seat that moved last."""
        moves = self.table.standing_lines()[1:]
        return moves[-1].seat if moves else None

    @property
    def moment(self) -> str:
        """A text that is this moment's own, for chance that can be repeated."""
        return f"{self.table.id} hint {self.table.number}"

    def _names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.table.standing.chairs)

    def next_asked(self, at_keyboard: int | None, tell: Callable[[int], None]) -> int | None:
        """Follow the table until the seat is asked, and tell what happens meanwhile."""
        table = self.table
        self._seen = None
        while True:
            table.catch_up(table.standing.number)
            self.speaker.names = self._names()
            if table.standing.over:
                return None
            table.check()
            if self.people and self._asks(tell):
                if table.asked and self._look().legal and not table.wait(0):
                    return self.people[0]
                self._seen = None
                continue
            tell(self._reader)
            with self.terminal.busy(self._waiting_for()):
                table.wait()
            self._seen = None

    def _asks(self, tell: Callable[[int], None]) -> bool:
        """Whether there is something to decide for the person here, in the game or about it."""
        proposal = self.table.standing.proposal
        if self.table.has_deputy:
            tell(self._reader)
            self.terminal.ask(self.terminal.translations.say("play-away"))
            self._try(self.table.come_back)
        elif proposal and self._is_asked(proposal):
            tell(self._reader)
            self._answer(proposal)
        else:
            return self.table.asked
        return True

    def _is_asked(self, proposal: Proposal) -> bool:
        return self.people[0] in proposal.asked

    def _answer(self, proposal: Proposal) -> None:
        translations = self.terminal.translations
        yes, no = translations.say("play-yes"), translations.say("play-no")
        said = ""
        while said not in (yes, no):
            said = self.terminal.ask(translations.say("play-agree", yes=yes, no=no)).lower()
        self._try(lambda: self.table.answer(proposal.number, agree=said == yes))

    def _try(self, doing: Callable[[], None]) -> None:
        """Do something that may have been settled meanwhile."""
        try:
            doing()
        except (Refused, Unreachable) as error:
            self.terminal.show(Text(self.speaker.error(error), "yellow"))
        self.table.look()
        self._seen = None

    def _waiting_for(self) -> str:
        translations, chairs = self.terminal.translations, self.table.standing.chairs
        open_seats = sum(chair.open for chair in chairs)
        if open_seats:
            return translations.say("play-waiting-open", count=open_seats)
        percent = self.table.standing.preparing
        if percent is not None:
            return translations.say("play-preparing", game=self.game.name, percent=percent)
        names = [self.speaker.name(seat) for seat, chair in enumerate(chairs) if chair.waiting]
        return translations.say("play-waiting", names=", ".join(names))

    @property
    def _reader(self) -> int:
        return self.people[0] if self.people else self.players

    def _look(self) -> Seen:
        """Look at the game from the seat; what the person at the prompt was shown stays as it is."""
        if self._seen is None:
            self._seen = self.table.observe()
        return self._seen

    def observe(self, seat: int) -> Observation:
        """Return what the seat knows."""
        return self._look().observation

    def view(self, seat: int) -> dict[str, Any]:
        """Return what the seat sees, or spectators."""
        if self.table.seat is not None:
            return self.game.view(self._look().observation, self.table.seat)
        assert self.table.standing.view is not None
        return self.table.standing.view

    def news(self, seat: int) -> list[Text]:
        """Tell what happened, and what was said, since it was last told."""
        news = self.table.news[self._told :]
        self._told = len(self.table.news)
        return [said for item in news for said in self._put_into_words(item)]

    def _put_into_words(self, item: Line | Remark) -> list[Text]:
        if isinstance(item, Remark):
            return [
                Text(self.terminal.translations.say("play-remark", name=item.name, said=item.text), "cyan")
            ]
        events = [Text(f"· {self.speaker.event(event)}", "dim") for event in item.events]
        own_undo = item.kind == "undo" and item.seat in self.people
        if item.kind == "move" or own_undo:
            return events
        return [Text(f"· {self._line(item)}"), *events]

    def _line(self, line: Line) -> str:
        """Tell a line of the log that is no move."""
        say, data = self.terminal.translations.say, line.data
        seat = "" if line.seat is None else self.speaker.name(line.seat)
        if line.kind == "failure":
            said = self.speaker.say(Message(data["key"], data["arguments"]))
            return say("table-line-failure", seat=seat, said=said)
        about = data.get("about")
        return say(
            f"table-line-{line.kind}",
            seat=seat,
            name=data.get("name", seat),
            who="bot" if data.get("bot") else "person",
            bot=data.get("bot") or "",
            why=data.get("why", ""),
            what=data.get("what", ""),
            to=data.get("to") or 0,
            about="" if about is None else self.speaker.name(about),
            table=data.get("table", ""),
        )

    def log(self, seat: int) -> list[Event]:
        """Tell all that the seat has seen happen."""
        return self.table.events()

    def play(self, seat: int, action: int) -> None:
        """Make a move; if the table has moved on meanwhile, what changed is told before the next question."""
        try:
            self.table.play(action, self._look())
        except Stale as error:
            self.table.catch_up(error.number)
            self.version += 1
            raise
        self.version += 1

    def undo(self, seat: int) -> str:
        """Take back the seat's last move, and say which it was."""
        last = self.table.standing_lines()[-1]
        self.table.undo()
        self.version += 1
        return last.action or ""

    def farewell(self) -> str:
        """Say how to come back."""
        key = "play-come-back" if self.people else "play-come-back-watching"
        return self.terminal.translations.say(key, command=self._way_back())

    def finish(self) -> str:
        """Say where the game is kept."""
        return self.terminal.translations.say("play-finished-inn", command=self._way_back())

    def _way_back(self) -> str:
        command = ["tricorne", "play", "--server", self.table.server.url, "--table", self.table.id]
        return shlex.join([*command, *self.ways_back])

    def close(self) -> None:
        """Go; the seat stays one's own."""
        self.table.close()
