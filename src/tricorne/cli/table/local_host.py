"""A local game: it is kept in a file, and bots and people share this terminal."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any
from zlib import crc32

from rich.text import Text

from tricorne.bots import GuardedBot, custom
from tricorne.cli.terminal import Terminal
from tricorne.errors import TricorneError
from tricorne.games.events import Event
from tricorne.games.game import Observation, Result
from tricorne.i18n.narration import Narrator
from tricorne.match import Match

# How far apart the names of two neighbours are in a list: no six seats share one.
NAME_STEP = 3


class LocalHost:
    """A game in this process. Every move is on disk before it is shown."""

    help = "play-help-home"

    def __init__(
        self,
        terminal: Terminal,
        match: Match,
        path: Path,
        people: Sequence[int],
        bots: Mapping[int, GuardedBot],
        components: Path | None = None,
    ) -> None:
        self.terminal = terminal
        self.match = match
        self.game = match.game
        self.players = match.players
        self.path = path
        self.people: Sequence[int] = tuple(people)
        self.bots = bots
        self.components = components
        self.narrator = Narrator(terminal.translations, match.game, self._names())
        self.commands: Mapping[str, Callable[[str], None]] = {"save": self._save}
        self.started = True
        self._notices: list[Text] = []
        # How many moves and notices each seat has been shown.
        self._moves_shown = dict.fromkeys(range(match.players + 1), 0)
        self._notices_shown = dict.fromkeys(range(match.players + 1), 0)
        match.save(path)

    def _names(self) -> list[str]:
        """Return the names of the seats; people and bots without one get a name as on the pages."""
        start = crc32(self.match.seed.encode())
        names = list(self.match.names) + [""] * (self.players - len(self.match.names))
        for seat in (seat for seat, name in enumerate(names) if not name):
            listed = "web-bot-names" if seat in self.bots else "web-guest-names"
            choices = self.terminal.translations.say(listed).split(",")
            names[seat] = choices[(start + NAME_STEP * seat) % len(choices)].strip()
        return names

    @property
    def version(self) -> int:
        """The number of moves."""
        return len(self.match.played)

    @property
    def result(self) -> Result | None:
        """The result; None while the game runs."""
        return self.match.result

    @property
    def last_mover(self) -> int | None:
        """The seat that moved last."""
        return self.match.played[-1].move.seat if self.match.played else None

    @property
    def hint_seed(self) -> str:
        """A seed that is the same for the same position."""
        return f"{self.match.seed} hint {len(self.match.played)}"

    def next_turn(self, at_keyboard: int | None, show_updates: Callable[[int], None]) -> int | None:
        """Let the bots play until a person has to decide; whoever has the keyboard goes first."""
        while waiting := self.match.waiting():
            bot = next((seat for seat in waiting if seat in self.bots), None)
            if bot is None:
                self.match.save(self.path)
                return next((seat for seat in waiting if seat == at_keyboard), waiting[0])
            self._play_bot(self.bots[bot])
        self.match.save(self.path)
        return None

    def _play_bot(self, player: GuardedBot) -> None:
        """Make a bot's move; report its failures and comments to people."""
        seat = player.seat
        player.catch_up(self.match)
        decision = player.decide(self.match.observe(seat), self.game.legal(self.match.state, seat))
        self.match.play(seat, decision.action)
        say, name = self.terminal.translations.say, self.narrator.name(seat)
        if decision.failure:
            failure = say("bot-failure", seat=name, bot=player.name, said=say(decision.failure))
            self._notice(Text(f"! {failure}", "yellow"))
        if decision.replaced:
            self._notice(Text(f"! {say('bot-replaced')}", "yellow"))
        if decision.said:
            self._notice(Text(f"· {say('bot-says', seat=name, said=decision.said)}", "dim"))

    def _notice(self, text: Text) -> None:
        """Keep a notice for all people; if only bots play, print it now."""
        if self.people:
            self._notices.append(text)
        else:
            self.match.save(self.path)
            self.terminal.print(text)

    def observe(self, seat: int) -> Observation:
        """Return what a seat knows."""
        return self.match.observe(seat)

    def view(self, seat: int) -> dict[str, Any]:
        """Return what a seat sees, as JSON."""
        return self.match.view(seat)

    def updates(self, seat: int) -> list[Text]:
        """Describe what has happened since this was last called for a seat."""
        events = self.match.log(seat, self._moves_shown[seat])
        notices = self._notices[self._notices_shown[seat] :]
        self._moves_shown[seat] = len(self.match.played)
        self._notices_shown[seat] = len(self._notices)
        return [Text(f"· {self.narrator.event(event)}", "dim") for event in events] + notices

    def log(self, seat: int) -> list[Event]:
        """Return all events that a seat has seen."""
        return self.match.log(seat)

    def play(self, seat: int, action: int) -> None:
        """Make a move."""
        self.match.play(seat, action)
        self.match.save(self.path)

    def undo(self, seat: int) -> str:
        """Take back a seat's last move, and return its action."""
        move = self.match.undo(seat)
        self.match.save(self.path)
        self._moves_shown[seat] = len(self.match.played)
        return self.game.actions.text(move.action)

    def _save(self, file: str) -> None:
        """Save the game, and a copy of it if a file is named."""
        if file:
            path = Path(file)
            if path.exists():
                raise TricorneError("error-file-exists", file=str(path))
            self.match.save(path)
        self.match.save(self.path)
        self.terminal.print_message("play-saved", file=file or str(self.path))

    def resume_message(self) -> str:
        """Return a message that says how to continue the game."""
        self.match.save(self.path)
        command = ["tricorne", "play", "--resume", str(self.path)]
        if any(custom.is_custom(seat) for seat in self.match.seats):
            command += ["--seats", ",".join(self.match.seats)]
        if self.components:
            command += ["--components", str(self.components)]
        return self.terminal.translations.say("play-resume", file=str(self.path), command=shlex.join(command))

    def finish(self) -> str:
        """Tell the bots the result, and return a message that says where the game is kept."""
        assert self.match.result is not None
        for player in self.bots.values():
            player.catch_up(self.match)
            player.finish(self.match.observe(player.seat), self.match.result)
        self.match.save(self.path)
        return self.terminal.translations.say("play-finished", file=str(self.path))

    def close(self) -> None:
        """Save the game, and close the bots."""
        self.match.save(self.path)
        for player in self.bots.values():
            player.close()
