"""A session at the terminal: shows people the game and prompts them, whatever the host."""

from __future__ import annotations

from rich.text import Text

from tricorne import bots
from tricorne.cli.table.game_host import GameHost
from tricorne.cli.table.screens import choices, hints, screen_for
from tricorne.cli.terminal import Terminal
from tricorne.errors import TricorneError

# The most updates that are shown at once, and the most choices that a hint lists.
MAX_UPDATES = 60
MAX_HINTS = 5


class LeftTable(Exception):
    """Somebody left the table; the game is kept."""


class Session:
    """People who play at one terminal."""

    def __init__(self, terminal: Terminal, host: GameHost) -> None:
        self.terminal = terminal
        self.host = host
        self.narrator = host.narrator
        self.screen = screen_for(self.narrator)
        self.at_keyboard: int | None = None
        self.shown: set[int] = set()
        self.commands = {
            "?": self._help,
            "help": self._help,
            "board": self._board,
            "log": self._log,
            "hint": self._hint,
            "undo": self._undo,
            "why": self._why,
            "quit": self._quit,
            **host.commands,
        }

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while (seat := self.host.next_turn(self.at_keyboard, self._show_waiting)) is not None:
                self._take_turn(seat)
        except (LeftTable, EOFError):
            self._show_resume_message()
        except KeyboardInterrupt:
            self._show_resume_message()
            raise
        else:
            self._finish()
        finally:
            self.host.close()

    def _take_turn(self, seat: int) -> None:
        """Show a person the game, and prompt until it moves on."""
        self._pass_keyboard(seat)
        self._show_updates(seat)
        if self.host.last_mover != seat or seat not in self.shown:
            self._board("")
        self.shown.add(seat)
        self._show_question(seat)
        version = self.host.version
        while self.host.version == version:
            try:
                self._answer(seat, self.terminal.prompt(self.terminal.translations.say("play-prompt")))
            except TricorneError as error:
                self.terminal.print(Text(self.narrator.error(error), "yellow"))

    def _show_question(self, seat: int) -> None:
        view = self.host.view(seat)
        self.terminal.print(Text(self.screen.question(view), "bold"))
        self.terminal.print(choices(self.screen, view, self._legal(seat)))

    def _pass_keyboard(self, seat: int) -> None:
        """Let people change places without seeing each other's hand."""
        if len(self.host.people) > 1 and self.at_keyboard != seat:
            self.terminal.clear()
            self.terminal.prompt(
                self.terminal.translations.say("play-curtain", seat=self.narrator.name(seat))
            )
            self.terminal.clear()
        self.at_keyboard = seat

    def _show_updates(self, seat: int) -> None:
        """Show what has happened since a person last looked; spectators see all of it."""
        updates = self.host.updates(seat)
        if len(updates) > MAX_UPDATES and self.host.people:
            self.terminal.print_message("play-log-cut", "dim", count=len(updates) - MAX_UPDATES)
            updates = updates[-MAX_UPDATES:]
        for text in updates:
            self.terminal.print(text)

    def _show_waiting(self, seat: int) -> None:
        """Show updates to somebody who waits, and the board if they have not seen it yet."""
        self._show_updates(seat)
        if self.host.started and seat not in self.shown:
            self.shown.add(seat)
            self._draw(seat)

    def _legal(self, seat: int) -> list[int]:
        return sorted(self.host.game.legal(self.host.observe(seat), seat))

    def _answer(self, seat: int, text: str) -> None:
        word, _, rest = text.partition(" ")
        legal = self._legal(seat)
        if not text:
            self._show_question(seat)
        elif word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
        elif word.isdecimal() and not rest:
            if 1 <= int(word) <= len(legal):
                self.host.play(seat, legal[int(word) - 1])
            else:
                self.terminal.print_message("play-no-choice", "yellow", count=len(legal))
        else:
            self.host.play(seat, self.host.game.actions.parse(text))

    def _help(self, _: str) -> None:
        self.terminal.print_message("play-help")
        self.terminal.print_message(self.host.help)
        self.terminal.print(self.screen.legend())

    def _board(self, _: str) -> None:
        assert self.at_keyboard is not None
        self._draw(self.at_keyboard)

    def _draw(self, seat: int) -> None:
        view = self.host.view(seat)
        observation = None if view["seat"] is None else self.host.observe(seat)
        self.terminal.print(self.screen.board(view, observation))

    def _log(self, _: str) -> None:
        assert self.at_keyboard is not None
        for event in self.host.log(self.at_keyboard):
            self.terminal.print(Text(f"· {self.narrator.event(event)}"))

    def _undo(self, _: str) -> None:
        assert self.at_keyboard is not None
        self.terminal.print_message("play-undone", action=self.host.undo(self.at_keyboard))

    def _why(self, rest: str) -> None:
        assert self.at_keyboard is not None
        game, seat = self.host.game, self.at_keyboard
        action = game.actions.parse(rest)
        reason = game.why_not(self.host.observe(seat), seat, action)
        if reason is None:
            self.terminal.print_message("play-legal", "green", action=game.actions.text(action))
        else:
            self.terminal.print(Text(self.narrator.say(reason), "yellow"))

    def _hint(self, _: str) -> None:
        """Show how a bot rates the choices, from what the person at the keyboard knows."""
        assert self.at_keyboard is not None
        host, seat, translations = self.host, self.at_keyboard, self.terminal.translations
        legal = self._legal(seat)
        adviser = bots.make(bots.ADVISER, host.game, seat, host.hint_seed)
        with self.terminal.status(translations.say("play-thinking", bot=bots.ADVISER)):
            candidates = adviser.consider(host.observe(seat), legal)
        adviser.close()
        self.terminal.print(hints(self.screen, host.view(seat), legal, candidates[:MAX_HINTS]))

    def _quit(self, _: str) -> None:
        raise LeftTable

    def _show_resume_message(self) -> None:
        self.terminal.write(f"\n{self.host.resume_message()}")

    def _finish(self) -> None:
        """Show the result to everybody at the terminal."""
        spectators = self.host.players
        self._show_updates(spectators if self.at_keyboard is None else self.at_keyboard)
        result = self.host.result
        if result is not None:
            self._draw(self.host.people[0] if len(self.host.people) == 1 else spectators)
            self.terminal.print(Text(self.narrator.result(result), "bold green"))
            for line in self.narrator.points(result):
                self.terminal.print(Text(line))
        self.terminal.write(self.host.finish())
