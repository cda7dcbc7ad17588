"""A program at a seat."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

from tricorne.bots.bot import Bot, BotFailed, Candidate
from tricorne.bots.external import messages
from tricorne.bots.external.messages import Answer, Hello, Line
from tricorne.bots.external.program import PROGRAMS, Program, ProgramFailed
from tricorne.bots.player import GRACE
from tricorne.games.events import Event
from tricorne.games.game import Game, Observation, Result

USUAL_CLOCK = 30.0
"""Seconds for a decision at a table without a clock: a program never gets for ever."""
RESTARTS = 3
"""How often a program that failed is started anew in a game."""


class OutsideBot(Bot):
    """Asks a program, started when the seat first has to decide.

    A wrong answer costs the program that decision; it is told, and goes on. A
    program that ends, falls silent or writes without end is killed, and a fresh
    one takes over at the next decision, with everything the seat has seen.
    """

    def __init__(self, command: Sequence[str], game: Game, seat: int, seed: str) -> None:
        self.command = tuple(command)
        self.game = game
        self.seat = seat
        self.seed = seed
        self._program: Program | None = None
        self._hello: Hello | None = None
        self._number = ""
        self._failures = 0
        self._move = 0
        self._history: list[Line] = []
        self._told = 0

    def follow(self, events: Sequence[Event]) -> None:
        """Keep what happened for the next message, and have the program ready."""
        self._history += [event.json() for event in events]
        self._ready()

    def choose(self, observation: Observation, legal: Sequence[int]) -> int:
        """Ask the program."""
        return self.game.actions.parse(self._ask(observation, legal).action)

    def consider(self, observation: Observation, legal: Sequence[int]) -> list[Candidate]:
        """Ask the program; what it does not say itself is only what it chose."""
        answer = self._ask(observation, legal)
        parse = self.game.actions.parse
        return [
            Candidate(parse(each.action), each.chance, each.points, each.share) for each in answer.candidates
        ] or [Candidate(parse(answer.action))]

    def finish(self, observation: Observation, result: Result) -> None:
        """Tell the program how the game ended."""
        if self._program and self._number:
            view = self.game.view(observation, self.seat)
            self._say_last(messages.result(self._number, view, self._news(), result))

    def close(self) -> None:
        """Leave the game if it is still open, and free the program for another; one that babbles is ended."""
        if self._program and self._number:
            self._say_last(messages.leave(self._number))
        if self._program and self._hello:
            if self._program.unasked():
                self._program.end()
            else:
                PROGRAMS.give_back(self._program, self._hello)
        self._program = None

    def _say_last(self, message: Line) -> None:
        assert self._program
        self._program.post(message)
        self._number = ""
        if not self._program.deliver():
            self._drop()

    def _ready(self) -> Program:
        """Return the program, started if it is not there."""
        if self._program:
            return self._program
        if self._failures > RESTARTS:
            raise BotFailed("outside-given-up", times=self._failures)
        try:
            program, hello = PROGRAMS.take(self.command)
        except ProgramFailed:
            self._failures += 1
            raise
        if self.game.name not in hello.games:
            PROGRAMS.give_back(program, hello)
            games = messages.quote(", ".join(hello.games))
            raise BotFailed("outside-game", game=self.game.name, games=games)
        self._program, self._hello, self._number = program, hello, ""
        return program

    def _ask(self, observation: Observation, legal: Sequence[int]) -> Answer:
        program = self._ready()
        clock = USUAL_CLOCK if self.clock is None else self.clock
        if not self._number:
            self._number, self._told = program.next_game(), 0
            opening = messages.new(self._number, self.game, observation, self.seat, self.seed, clock)
            program.post(opening)
        self._move += 1
        view = self.game.view(observation, self.seat)
        program.post(messages.ask(self._number, self._move, view, self._news(), clock))
        self.said = ""
        try:
            answer = self._answer(program, clock, [self.game.actions.text(action) for action in legal])
        except ProgramFailed:
            self._drop()
            raise
        except BotFailed as error:
            program.post(messages.refusal(self._number, self._move, error.message))
            raise
        self.said = answer.said
        return answer

    def _answer(self, program: Program, clock: float, legal: Sequence[str]) -> Answer:
        deadline = monotonic() + clock + GRACE
        while True:
            message = messages.read(program.line(deadline, clock))
            if not messages.is_stale(message, self._number, self._move):
                return messages.read_answer(message, self._number, self._move, legal)

    def _news(self) -> list[Line]:
        """Return what happened since the program last heard."""
        news = self._history[self._told :]
        self._told = len(self._history)
        return news

    def _drop(self) -> None:
        assert self._program
        self._program.end()
        self._program, self._number = None, ""
        self._failures += 1
