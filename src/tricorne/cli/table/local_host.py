"""At home: the game is kept in a file, and bots and people share this terminal."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from tricorne.bots import Player, custom
from tricorne.cli.terminal import Terminal
from tricorne.errors import TricorneError
from tricorne.games.events import Event
from tricorne.games.game import Observation, Result
from tricorne.i18n.narration import Narrator
from tricorne.match import Match


class LocalHost:
    """A table of one's own. Every move is on the disk before anything is shown of it."""

    help = "play-help-home"

    def __init__(
        self,
        terminal: Terminal,
        table: Match,
        path: Path,
        people: Sequence[int],
        bots: Mapping[int, Player],
        components: Path | None = None,
    ) -> None:
        self.terminal = terminal
        self.table = table
        self.game = table.game
        self.players = table.players
        self.path = path
        self.people: Sequence[int] = tuple(people)
        self.bots = bots
        self.components = components
        self.speaker = Narrator(terminal.translations, table.game, table.names)
        self.commands: Mapping[str, Callable[[str], None]] = {"save": self._save}
        self.begun = True
        self._read = dict.fromkeys(range(table.players + 1), 0)
        self._notices: list[Text] = []
        self._noticed = dict.fromkeys(range(table.players + 1), 0)
        table.save(path)

    @property
    def version(self) -> int:
        """A number that changes whenever the game moves on before somebody at the prompt."""
        return len(self.table.played)

    @property
    def result(self) -> Result | None:
        """How the game ended."""
        return self.table.result

    @property
    def last_mover(self) -> int | None:
        """The seat that moved last."""
        return self.table.played[-1].move.seat if self.table.played else None

    @property
    def moment(self) -> str:
        """A text that is this moment's own, for chance that can be repeated."""
        return f"{self.table.seed} hint {len(self.table.played)}"

    def next_asked(self, at_keyboard: int | None, tell: Callable[[int], None]) -> int | None:
        """Let the bots play until a person is asked; whoever has the keyboard goes first."""
        while waiting := self.table.waiting():
            bot = next((seat for seat in waiting if seat in self.bots), None)
            if bot is None:
                self.table.save(self.path)
                return next((seat for seat in waiting if seat == at_keyboard), waiting[0])
            self._let_play(self.bots[bot])
        self.table.save(self.path)
        return None

    def _let_play(self, player: Player) -> None:
        """Let a bot decide; what went wrong with it, and what it says, people are told."""
        seat = player.seat
        player.catch_up(self.table)
        decision = player.decide(self.table.observe(seat), self.game.legal(self.table.state, seat))
        self.table.play(seat, decision.action)
        say, name = self.terminal.translations.say, self.speaker.name(seat)
        if decision.failure:
            said = say("bot-failure", seat=name, bot=player.name, said=say(decision.failure))
            self._notice(Text(f"! {said}", "yellow"))
        if decision.replaced:
            self._notice(Text(f"! {say('bot-replaced')}", "yellow"))
        if decision.said:
            self._notice(Text(f"· {say('bot-says', seat=name, said=decision.said)}", "dim"))

    def _notice(self, said: Text) -> None:
        """Keep something for everybody to read; where there is nobody, it is shown at once."""
        if self.people:
            self._notices.append(said)
        else:
            self.table.save(self.path)
            self.terminal.show(said)

    def observe(self, seat: int) -> Observation:
        """Return what a seat knows."""
        return self.table.observe(seat)

    def view(self, seat: int) -> dict[str, Any]:
        """Return what a seat sees, as JSON."""
        return self.table.view(seat)

    def news(self, seat: int) -> list[Text]:
        """Tell what happened since a seat last looked."""
        events = self.table.log(seat, self._read[seat])
        notices = self._notices[self._noticed[seat] :]
        self._read[seat] = len(self.table.played)
        self._noticed[seat] = len(self._notices)
        return [Text(f"· {self.speaker.event(event)}", "dim") for event in events] + notices

    def log(self, seat: int) -> list[Event]:
        """Tell all that a seat has seen happen."""
        return self.table.log(seat)

    def play(self, seat: int, action: int) -> None:
        """Make a move."""
        self.table.play(seat, action)
        self.table.save(self.path)

    def undo(self, seat: int) -> str:
        """Take back a seat's last move, and say which it was."""
        move = self.table.undo(seat)
        self.table.save(self.path)
        self._read[seat] = len(self.table.played)
        return self.game.actions.text(move.action)

    def _save(self, rest: str) -> None:
        if rest:
            path = Path(rest)
            if path.exists():
                raise TricorneError("error-file-exists", file=str(path))
            self.table.save(path)
        self.table.save(self.path)
        self.terminal.say("play-saved", file=rest or str(self.path))

    def farewell(self) -> str:
        """Say how to continue the game."""
        self.table.save(self.path)
        command = ["tricorne", "play", "--resume", str(self.path)]
        if any(custom.is_own(seat) for seat in self.table.seats):
            command += ["--seats", ",".join(self.table.seats)]
        if self.components:
            command += ["--components", str(self.components)]
        return self.terminal.translations.say("play-resume", file=str(self.path), command=shlex.join(command))

    def finish(self) -> str:
        """Tell the bots how the game ended, and say where it is kept."""
        assert self.table.result is not None
        for player in self.bots.values():
            player.catch_up(self.table)
            player.finish(self.table.observe(player.seat), self.table.result)
        self.table.save(self.path)
        return self.terminal.translations.say("play-finished", file=str(self.path))

    def close(self) -> None:
        """Save the game, and let the bots go."""
        self.table.save(self.path)
        for player in self.bots.values():
            player.close()
