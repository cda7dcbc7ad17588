"""A sitting at the terminal: bots play by themselves, people are shown the game and asked."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.text import Text

from tricorne import bots
from tricorne.bots import Player, own
from tricorne.cli.screens import choices, hints, screen_for
from tricorne.cli.terminal import Terminal
from tricorne.errors import TricorneError
from tricorne.table import Table
from tricorne.words.speaker import Speaker

LOG_LINES = 60

# Who is asked for a hint, and how many choices it names.
ADVISER = "search-4"
HINTS = 5


class Left(Exception):
    """Somebody left the table; the game is saved."""


class Session:
    """People and bots at one terminal. Every move is on the disk before anything is shown of it."""

    def __init__(
        self,
        terminal: Terminal,
        table: Table,
        path: Path,
        people: Sequence[int],
        bots: Mapping[int, Player],
        components: Path | None = None,
    ) -> None:
        self.terminal = terminal
        self.table = table
        self.path = path
        self.people = tuple(people)
        self.bots = bots
        self.components = components
        self.speaker = Speaker(terminal.words, table.game, table.names)
        self.screen = screen_for(self.speaker)
        self.at_keyboard: int | None = None
        self.read = dict.fromkeys(self.people, 0)
        self.notices: list[Text] = []
        self.noticed = dict.fromkeys(self.people, 0)
        self.commands = {
            "?": self._help,
            "help": self._help,
            "board": self._board,
            "log": self._log,
            "hint": self._hint,
            "save": self._save,
            "undo": self._undo,
            "why": self._why,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self.table.save(self.path)
        try:
            while waiting := self.table.waiting():
                self._one_decision(waiting)
        except (Left, EOFError):
            self._say_how_to_resume()
        except KeyboardInterrupt:
            self._say_how_to_resume()
            raise
        else:
            self._finish()
        finally:
            self.table.save(self.path)
            for player in self.bots.values():
                player.close()

    def _one_decision(self, waiting: Sequence[int]) -> None:
        bot = next((seat for seat in waiting if seat in self.bots), None)
        if bot is not None:
            self._let_play(self.bots[bot])
            return
        self.table.save(self.path)
        self._ask(next((seat for seat in waiting if seat == self.at_keyboard), waiting[0]))
        self.table.save(self.path)

    def _let_play(self, player: Player) -> None:
        """Let a bot decide; what went wrong with it, and what it says, people are told."""
        seat = player.seat
        player.catch_up(self.table)
        decision = player.decide(self.table.observe(seat), self.table.game.legal(self.table.state, seat))
        self.table.play(seat, decision.action)
        say, name = self.terminal.words.say, self.speaker.name(seat)
        if decision.failure:
            said = say("bot-failure", seat=name, bot=player.name, said=say(decision.failure))
            self._notice(Text(f"! {said}", "yellow"))
        if decision.replaced:
            self._notice(Text(f"! {say('bot-replaced')}", "yellow"))
        if decision.said:
            self._notice(Text(f"· {say('bot-says', seat=name, said=decision.said)}", "dim"))

    def _notice(self, said: Text) -> None:
        """Keep something for everybody to read; where there is nobody, it is shown at once."""
        self.notices.append(said)
        if not self.people:
            self.table.save(self.path)
            self.terminal.show(said)

    def _ask(self, seat: int) -> None:
        """Show a person the game, and ask until a move is made."""
        self._pass_keyboard(seat)
        moved = self.table.played[-1].move.seat if self.table.played else None
        if moved != seat or self.read[seat] == 0:
            self._tell(seat)
            self._board("")
        else:
            self._tell(seat)
        self._ask_again(seat)
        count = len(self.table.played)
        while len(self.table.played) == count and self.table.waiting():
            try:
                self._answer(seat, self.terminal.ask(self.terminal.words.say("play-prompt")))
            except TricorneError as error:
                self.terminal.show(Text(self.speaker.error(error), "yellow"))

    def _ask_again(self, seat: int) -> None:
        view = self.table.view(seat)
        self.terminal.show(Text(self.screen.question(view), "bold"))
        self.terminal.show(choices(self.screen, view, self._choices(seat)))

    def _pass_keyboard(self, seat: int) -> None:
        """Let people change places so that nobody sees another's hand."""
        if len(self.people) > 1 and self.at_keyboard != seat:
            self.terminal.wipe()
            self.terminal.ask(self.terminal.words.say("play-curtain", seat=self.speaker.name(seat)))
            self.terminal.wipe()
        self.at_keyboard = seat

    def _tell(self, seat: int) -> None:
        """Tell what happened since a person last looked."""
        events = self.table.log(seat, self.read[seat])
        self.read[seat] = len(self.table.played)
        if len(events) > LOG_LINES:
            self.terminal.say("play-log-cut", "dim", count=len(events) - LOG_LINES)
        for event in events[-LOG_LINES:]:
            self.terminal.show(Text(f"· {self.speaker.event(event)}", "dim"))
        for said in self.notices[self.noticed[seat] :]:
            self.terminal.show(said)
        self.noticed[seat] = len(self.notices)

    def _choices(self, seat: int) -> list[int]:
        return sorted(self.table.game.legal(self.table.observe(seat), seat))

    def _answer(self, seat: int, text: str) -> None:
        word, _, rest = text.partition(" ")
        legal = self._choices(seat)
        if not text:
            self._ask_again(seat)
        elif word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
        elif word.isdecimal() and not rest:
            if 1 <= int(word) <= len(legal):
                self.table.play(seat, legal[int(word) - 1])
            else:
                self.terminal.say("play-no-choice", "yellow", count=len(legal))
        else:
            self.table.play(seat, self.table.game.actions.parse(text))

    def _help(self, _: str) -> None:
        self.terminal.say("play-help")
        self.terminal.show(self.screen.legend())

    def _board(self, _: str) -> None:
        assert self.at_keyboard is not None
        observation = self.table.observe(self.at_keyboard)
        view = self.table.game.view(observation, self.at_keyboard)
        self.terminal.show(self.screen.board(view, observation))

    def _log(self, _: str) -> None:
        assert self.at_keyboard is not None
        for event in self.table.log(self.at_keyboard):
            self.terminal.show(Text(f"· {self.speaker.event(event)}"))

    def _save(self, rest: str) -> None:
        if rest:
            path = Path(rest)
            if path.exists():
                raise self._exists(path)
            self.table.save(path)
        self.table.save(self.path)
        self.terminal.say("play-saved", file=rest or str(self.path))

    @staticmethod
    def _exists(path: Path) -> TricorneError:
        return TricorneError("error-file-exists", file=str(path))

    def _undo(self, _: str) -> None:
        assert self.at_keyboard is not None
        move = self.table.undo(self.at_keyboard)
        self.table.save(self.path)
        self.read[self.at_keyboard] = len(self.table.played)
        self.terminal.say("play-undone", action=self.table.game.actions.text(move.action))
        self._ask_again(self.at_keyboard)

    def _why(self, rest: str) -> None:
        assert self.at_keyboard is not None
        observation = self.table.observe(self.at_keyboard)
        action = self.table.game.actions.parse(rest)
        reason = self.table.game.why_not(observation, self.at_keyboard, action)
        if reason is None:
            self.terminal.say("play-legal", "green", action=self.table.game.actions.text(action))
        else:
            self.terminal.show(Text(self.speaker.say(reason), "yellow"))

    def _hint(self, _: str) -> None:
        """Let a bot say what it thinks of the choices, from what the person at the keyboard knows."""
        assert self.at_keyboard is not None
        table, seat, words = self.table, self.at_keyboard, self.terminal.words
        legal = self._choices(seat)
        adviser = bots.make(ADVISER, table.game, seat, f"{table.seed} hint {len(table.played)}")
        with self.terminal.busy(words.say("play-thinking", bot=ADVISER)):
            said = adviser.consider(table.observe(seat), legal)
        adviser.close()
        self.terminal.show(hints(self.screen, table.view(seat), legal, said[:HINTS]))

    def _quit(self, _: str) -> None:
        raise Left

    def _say_how_to_resume(self) -> None:
        self.table.save(self.path)
        command = ["tricorne", "play", "--resume", str(self.path)]
        if any(own.is_own(seat) for seat in self.table.seats):
            command += ["--seats", ",".join(self.table.seats)]
        if self.components:
            command += ["--components", str(self.components)]
        said = self.terminal.words.say("play-resume", file=str(self.path), command=shlex.join(command))
        self.terminal.write(f"\n{said}")

    def _finish(self) -> None:
        """Show how the game ended to everybody at once."""
        spectators = self.table.players
        last_seat = self.at_keyboard if len(self.people) == 1 else spectators
        if self.at_keyboard is None:
            for event in self.table.log(spectators):
                self.terminal.show(Text(f"· {self.speaker.event(event)}", "dim"))
        else:
            self._tell(self.at_keyboard)
        observation = self.table.observe(spectators if last_seat is None else last_seat)
        seat = spectators if last_seat is None else last_seat
        self.terminal.show(self.screen.board(self.table.game.view(observation, seat), observation))
        result = self.table.result
        assert result is not None
        for player in self.bots.values():
            player.catch_up(self.table)
            player.finish(self.table.observe(player.seat), result)
        self.terminal.show(Text(self.speaker.result(result), "bold green"))
        for line in self.speaker.points(result):
            self.terminal.show(Text(line))
        self.table.save(self.path)
        self.terminal.say("play-finished", file=str(self.path))
