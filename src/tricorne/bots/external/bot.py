"""A bot that asks a program."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

from tricorne.bots.bot import Bot, BotFailed, Candidate
from tricorne.bots.external import messages
from tricorne.bots.external.messages import Answer, Hello, JsonObject
from tricorne.bots.external.program import PROGRAM_POOL, Program, ProgramFailed
from tricorne.bots.guarded_bot import GRACE
from tricorne.games.events import Event
from tricorne.games.game import Game, Observation, Result

DEFAULT_CLOCK = 30.0
"""Seconds for a decision at a table without a clock: a program always has a time limit."""
MAX_RESTARTS = 3
"""How often a program that failed is restarted in a game."""


class ExternalBot(Bot):
    """Asks a program, which is started when the seat first has to decide.

    A wrong answer costs the program that decision; it receives an error message
    and goes on. A program that ends, times out or writes an endless line is
    killed, and a new one takes over at the next decision, with all events so far.
    """

    def __init__(self, command: Sequence[str], game: Game, seat: int, seed: str) -> None:
        self.command = tuple(command)
        self.game = game
        self.seat = seat
        self.seed = seed
        self._program: Program | None = None
        self._hello: Hello | None = None
        self._game_id = ""
        self._failures = 0
        self._move = 0
        self._events: list[JsonObject] = []
        self._events_sent = 0

    def follow(self, events: Sequence[Event]) -> None:
        """Queue the events for the next message, and start the program if necessary."""
        self._events += [event.json() for event in events]
        self._ensure_program()

    def choose(self, observation: Observation, legal: Sequence[int]) -> int:
        """Ask the program."""
        return self.game.actions.parse(self._ask(observation, legal).action)

    def consider(self, observation: Observation, legal: Sequence[int]) -> list[Candidate]:
        """Ask the program; without candidates in its answer, return its choice."""
        answer = self._ask(observation, legal)
        parse = self.game.actions.parse
        return [
            Candidate(parse(each.action), each.chance, each.points, each.share) for each in answer.candidates
        ] or [Candidate(parse(answer.action))]

    def finish(self, observation: Observation, result: Result) -> None:
        """Send the program the result of the game."""
        if self._program and self._game_id:
            view = self.game.view(observation, self.seat)
            self._send_last(messages.result_message(self._game_id, view, self._new_events(), result))

    def close(self) -> None:
        """Leave the game if it is still open, and return the program to the pool.

        A program that has written something unexpected is killed instead.
        """
        if self._program and self._game_id:
            self._send_last(messages.leave_message(self._game_id))
        if self._program and self._hello:
            if self._program.unexpected_output():
                self._program.kill()
            else:
                PROGRAM_POOL.release(self._program, self._hello)
        self._program = None

    def _send_last(self, message: JsonObject) -> None:
        assert self._program
        self._program.send(message)
        self._game_id = ""
        if not self._program.flush():
            self._kill_program()

    def _ensure_program(self) -> Program:
        """Return the program; start it if it is not running."""
        if self._program:
            return self._program
        if self._failures > MAX_RESTARTS:
            raise BotFailed("outside-given-up", times=self._failures)
        try:
            program, hello = PROGRAM_POOL.acquire(self.command)
        except ProgramFailed:
            self._failures += 1
            raise
        if self.game.name not in hello.games:
            PROGRAM_POOL.release(program, hello)
            games = messages.quote(", ".join(hello.games))
            raise BotFailed("outside-game", game=self.game.name, games=games)
        self._program, self._hello, self._game_id = program, hello, ""
        return program

    def _ask(self, observation: Observation, legal: Sequence[int]) -> Answer:
        program = self._ensure_program()
        clock = DEFAULT_CLOCK if self.clock is None else self.clock
        if not self._game_id:
            self._game_id, self._events_sent = program.next_game_id(), 0
            program.send(
                messages.new_message(self._game_id, self.game, observation, self.seat, self.seed, clock)
            )
        self._move += 1
        view = self.game.view(observation, self.seat)
        program.send(messages.ask_message(self._game_id, self._move, view, self._new_events(), clock))
        self.said = ""
        try:
            answer = self._receive(program, clock, [self.game.actions.text(action) for action in legal])
        except ProgramFailed:
            self._kill_program()
            raise
        except BotFailed as error:
            program.send(messages.error_message(self._game_id, self._move, error.message))
            raise
        self.said = answer.comment
        return answer

    def _receive(self, program: Program, clock: float, legal: Sequence[str]) -> Answer:
        deadline = monotonic() + clock + GRACE
        while True:
            message = messages.decode(program.read_line(deadline, clock))
            if not messages.is_stale(message, self._game_id, self._move):
                return messages.parse_answer(message, self._game_id, self._move, legal)

    def _new_events(self) -> list[JsonObject]:
        """Return the events since the last message to the program."""
        events = self._events[self._events_sent :]
        self._events_sent = len(self._events)
        return events

    def _kill_program(self) -> None:
        assert self._program
        self._program.kill()
        self._program, self._game_id = None, ""
        self._failures += 1
