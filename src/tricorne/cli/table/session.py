"""A sitting at the terminal: people are shown the game and asked, wherever it is kept."""

from __future__ import annotations

from rich.text import Text

from tricorne import bots
from tricorne.cli.table.game_host import GameHost
from tricorne.cli.table.screens import choices, hints, screen_for
from tricorne.cli.terminal import Terminal
from tricorne.errors import TricorneError

LOG_LINES = 60

# Who is asked for a hint, and how many choices it names.
HINTS = 5


class Left(Exception):
    """Somebody left the table; the game is kept."""


class Session:
    """People at one terminal, playing in a house."""

    def __init__(self, terminal: Terminal, house: GameHost) -> None:
        self.terminal = terminal
        self.house = house
        self.speaker = house.speaker
        self.screen = screen_for(self.speaker)
        self.at_keyboard: int | None = None
        self.greeted: set[int] = set()
        self.commands = {
            "?": self._help,
            "help": self._help,
            "board": self._board,
            "log": self._log,
            "hint": self._hint,
            "undo": self._undo,
            "why": self._why,
            "quit": self._quit,
            **house.commands,
        }

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while (seat := self.house.next_asked(self.at_keyboard, self._follow)) is not None:
                self._ask(seat)
        except (Left, EOFError):
            self._say_farewell()
        except KeyboardInterrupt:
            self._say_farewell()
            raise
        else:
            self._finish()
        finally:
            self.house.close()

    def _ask(self, seat: int) -> None:
        """Show a person the game, and ask until it moves on."""
        self._pass_keyboard(seat)
        self._tell(seat)
        if self.house.last_mover != seat or seat not in self.greeted:
            self._board("")
        self.greeted.add(seat)
        self._ask_again(seat)
        asked = self.house.version
        while self.house.version == asked:
            try:
                self._answer(seat, self.terminal.ask(self.terminal.translations.say("play-prompt")))
            except TricorneError as error:
                self.terminal.show(Text(self.speaker.error(error), "yellow"))

    def _ask_again(self, seat: int) -> None:
        view = self.house.view(seat)
        self.terminal.show(Text(self.screen.question(view), "bold"))
        self.terminal.show(choices(self.screen, view, self._choices(seat)))

    def _pass_keyboard(self, seat: int) -> None:
        """Let people change places so that nobody sees another's hand."""
        if len(self.house.people) > 1 and self.at_keyboard != seat:
            self.terminal.wipe()
            self.terminal.ask(self.terminal.translations.say("play-curtain", seat=self.speaker.name(seat)))
            self.terminal.wipe()
        self.at_keyboard = seat

    def _tell(self, seat: int) -> None:
        """Tell what happened since a person last looked; who only looks on is told everything."""
        news = self.house.news(seat)
        if len(news) > LOG_LINES and self.house.people:
            self.terminal.say("play-log-cut", "dim", count=len(news) - LOG_LINES)
            news = news[-LOG_LINES:]
        for said in news:
            self.terminal.show(said)

    def _follow(self, seat: int) -> None:
        """Tell somebody who waits what happens, and show the game to who has not seen it yet."""
        self._tell(seat)
        if self.house.begun and seat not in self.greeted:
            self.greeted.add(seat)
            self._draw(seat)

    def _choices(self, seat: int) -> list[int]:
        return sorted(self.house.game.legal(self.house.observe(seat), seat))

    def _answer(self, seat: int, text: str) -> None:
        word, _, rest = text.partition(" ")
        legal = self._choices(seat)
        if not text:
            self._ask_again(seat)
        elif word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
        elif word.isdecimal() and not rest:
            if 1 <= int(word) <= len(legal):
                self.house.play(seat, legal[int(word) - 1])
            else:
                self.terminal.say("play-no-choice", "yellow", count=len(legal))
        else:
            self.house.play(seat, self.house.game.actions.parse(text))

    def _help(self, _: str) -> None:
        self.terminal.say("play-help")
        self.terminal.say(self.house.help)
        self.terminal.show(self.screen.legend())

    def _board(self, _: str) -> None:
        assert self.at_keyboard is not None
        self._draw(self.at_keyboard)

    def _draw(self, seat: int) -> None:
        view = self.house.view(seat)
        observation = None if view["seat"] is None else self.house.observe(seat)
        self.terminal.show(self.screen.board(view, observation))

    def _log(self, _: str) -> None:
        assert self.at_keyboard is not None
        for event in self.house.log(self.at_keyboard):
            self.terminal.show(Text(f"· {self.speaker.event(event)}"))

    def _undo(self, _: str) -> None:
        assert self.at_keyboard is not None
        self.terminal.say("play-undone", action=self.house.undo(self.at_keyboard))

    def _why(self, rest: str) -> None:
        assert self.at_keyboard is not None
        game, seat = self.house.game, self.at_keyboard
        action = game.actions.parse(rest)
        reason = game.why_not(self.house.observe(seat), seat, action)
        if reason is None:
            self.terminal.say("play-legal", "green", action=game.actions.text(action))
        else:
            self.terminal.show(Text(self.speaker.say(reason), "yellow"))

    def _hint(self, _: str) -> None:
        """Let a bot say what it thinks of the choices, from what the person at the keyboard knows."""
        assert self.at_keyboard is not None
        house, seat, translations = self.house, self.at_keyboard, self.terminal.translations
        legal = self._choices(seat)
        adviser = bots.make(bots.ADVISER, house.game, seat, house.moment)
        with self.terminal.busy(translations.say("play-thinking", bot=bots.ADVISER)):
            said = adviser.consider(house.observe(seat), legal)
        adviser.close()
        self.terminal.show(hints(self.screen, house.view(seat), legal, said[:HINTS]))

    def _quit(self, _: str) -> None:
        raise Left

    def _say_farewell(self) -> None:
        self.terminal.write(f"\n{self.house.farewell()}")

    def _finish(self) -> None:
        """Show how the game ended to everybody at once."""
        spectators = self.house.players
        self._tell(spectators if self.at_keyboard is None else self.at_keyboard)
        result = self.house.result
        if result is not None:
            self._draw(self.house.people[0] if len(self.house.people) == 1 else spectators)
            self.terminal.show(Text(self.speaker.result(result), "bold green"))
            for line in self.speaker.points(result):
                self.terminal.show(Text(line))
        self.terminal.write(self.house.finish())
