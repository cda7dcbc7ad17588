"""Conformance checks: whether a program follows the protocol, and what to fix if it does not.

Not checked: how well it plays, and processes that leave its process group.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from time import monotonic

from tricorne.bots.bot import BotFailed
from tricorne.bots.external import messages
from tricorne.bots.external.messages import Hello, JsonObject
from tricorne.bots.external.program import SHUTDOWN_SECONDS, STARTUP_SECONDS, Program
from tricorne.bots.guarded_bot import GRACE
from tricorne.errors import Argument, Message
from tricorne.games.events import Event, seen
from tricorne.games.game import Game
from tricorne.match import Match

FEW = 12
"""The number of decisions where a whole game would show no more."""
MAX_SHOWN = 240


@dataclass(frozen=True)
class Finding:
    """The result of one check."""

    about: Message
    failure: Message | None = None
    sent: str = ""
    """The last message to the program."""
    received: str = ""
    """The last message from the program."""
    is_note: bool = False
    """Whether a failure is only worth knowing."""

    @property
    def fix(self) -> Message | None:
        """How to fix the failure."""
        return Message(f"{self.failure.key}-cure", self.failure.arguments) if self.failure else None


class Session:
    """A running program, and the last message in each direction."""

    def __init__(self, command: Sequence[str], clock: float) -> None:
        self.clock = clock
        self.sent = self.received = ""
        self.program = Program(command)

    def handshake(self) -> Hello:
        """Exchange `hello` messages."""
        self.send(messages.hello_message())
        return messages.parse_hello(self.receive(STARTUP_SECONDS, "outside-no-hello"))

    def send(self, message: JsonObject) -> None:
        """Send a message."""
        self.sent = messages.quote(json.dumps(message, ensure_ascii=False), MAX_SHOWN)
        self.program.send(message)

    def receive(self, seconds: float | None = None, timeout_key: str = "outside-silent") -> JsonObject:
        """Wait for a message."""
        self.received = ""
        allowed = self.clock if seconds is None else seconds
        line = self.program.read_line(monotonic() + allowed + GRACE, allowed, timeout_key)
        self.received = messages.quote(line.decode("utf-8", "replace"), MAX_SHOWN)
        return messages.decode(line)

    def expect_silence(self) -> None:
        """Check that the program writes nothing without being asked."""
        output = self.program.unexpected_output()
        if output:
            self.received = messages.quote(output.decode("utf-8", "replace"), MAX_SHOWN)
            raise BotFailed("outside-unasked", text=messages.quote(self.received))


class ProgramGame:
    """A game in which the program plays one seat; the others play at random."""

    def __init__(self, session: Session, game: Game, players: int, seat: int, seed: str) -> None:
        self.session = session
        self.seat = seat
        self.match = Match(game, players, seed)
        self.game_id = session.program.next_game_id()
        self.move = 0
        self.actions: list[str] = []
        self.legal: list[str] = []
        self._events: list[JsonObject] = []
        self._random = Random(seed)
        self._follow(self.match.opening)
        observation = self.match.observe(seat)
        session.send(messages.new_message(self.game_id, game, observation, seat, seed, session.clock))

    def is_over(self) -> bool:
        """Play the other seats until the program has to decide; return whether the game is over instead."""
        match = self.match
        while waiting := match.waiting():
            seat = waiting[0]
            legal = match.game.legal(match.state, seat)
            if seat == self.seat and len(legal) > 1:
                return False
            self._follow(match.play(seat, self._random.choice(legal)).events)
        return True

    def ask(self, **more: object) -> None:
        """Ask the program for a decision."""
        self.move += 1
        view = self.match.view(self.seat)
        self.legal = view["legal"]
        question = messages.ask_message(
            self.game_id, self.move, view, self._take_events(), self.session.clock
        )
        self.session.send(question | more)

    def apply(self, message: JsonObject) -> None:
        """Play the program's answer."""
        answer = messages.parse_answer(message, self.game_id, self.move, self.legal)
        self.actions.append(answer.action)
        self._follow(self.match.play(self.seat, self.match.game.actions.parse(answer.action)).events)

    def play(self, decisions: int | None = None) -> None:
        """Play to the end, or up to a number of decisions."""
        while not self.is_over() and (decisions is None or self.move < decisions):
            self.session.expect_silence()
            self.ask()
            self.apply(self.session.receive())

    def close(self) -> None:
        """Send the result, or leave."""
        result = self.match.result
        if result is None:
            self.session.send(messages.leave_message(self.game_id))
        else:
            view = self.match.view(self.seat)
            self.session.send(messages.result_message(self.game_id, view, self._take_events(), result))

    def _follow(self, events: Sequence[Event]) -> None:
        self._events += [event.json() for event in seen(events, self.seat)]

    def _take_events(self) -> list[JsonObject]:
        events, self._events = self._events, []
        return events


class ConformanceCheck:
    """The checks, one after another; a program that fails one is restarted for the next."""

    def __init__(self, command: Sequence[str], games: Mapping[str, Game], clock: float) -> None:
        self.command = tuple(command)
        self.games = games
        self.clock = clock
        self.hello: Hello | None = None
        self._session: Session | None = None

    def run(self) -> Iterator[Finding]:
        """Run all checks; a program without a valid `hello` gets no further ones."""
        try:
            yield from self._run()
        finally:
            if self._session:
                self._session.program.kill()

    def _run(self) -> Iterator[Finding]:
        hello = self._check(self._check_hello, "exam-hello")
        yield hello
        if hello.failure or self.hello is None:
            return
        games = self._check(self._check_games, "exam-games")
        yield games
        if games.failure:
            return
        played = [self.games[name] for name in self.hello.games if name in self.games]
        for game in played:
            for players in game.players:
                full_game = partial(self._check_full_game, game, players)
                yield self._check(full_game, "exam-whole", game=game.name, players=players)
        first, last = played[0], played[-1]
        yield self._check(partial(self._check_leave, first), "exam-leave")
        yield self._check(partial(self._check_concurrent_games, first, last), "exam-at-once")
        yield self._check(partial(self._check_unknown_messages, first), "exam-unknown")
        yield self._check(partial(self._check_error_message, first), "exam-refused")
        yield self._check(partial(self._check_same_seed, first), "exam-seed", is_note=True)
        yield self._check(partial(self._check_shutdown, send_quit=True), "exam-quit")
        yield self._check(partial(self._check_shutdown, send_quit=False), "exam-end-of-input")

    def _check(
        self, check: Callable[[], None], key: str, *, is_note: bool = False, **arguments: Argument
    ) -> Finding:
        about = Message(key, arguments)
        try:
            check()
        except BotFailed as error:
            session, self._session = self._session, None
            if session:
                session.program.kill()
            sent, received = (session.sent, session.received) if session else ("", "")
            return Finding(about, error.message, sent, received, is_note)
        return Finding(about, is_note=is_note)

    @property
    def session(self) -> Session:
        """The running program, started if necessary."""
        if self._session is None:
            self._session = Session(self.command, self.clock)
            self.hello = self._session.handshake()
        return self._session

    def _check_hello(self) -> None:
        self.session.expect_silence()

    def _check_games(self) -> None:
        assert self.hello
        if not set(self.hello.games) & set(self.games):
            games = messages.quote(", ".join(self.hello.games))
            raise BotFailed("outside-no-game", games=games, right=", ".join(self.games))

    def _new_game(self, game: Game, players: int, seat: int = 0, seed: str = "examination") -> ProgramGame:
        return ProgramGame(self.session, game, players, seat, seed)

    def _check_full_game(self, game: Game, players: int) -> None:
        played = self._new_game(game, players, players - 1)
        played.play()
        played.close()

    def _check_leave(self, game: Game) -> None:
        for decisions in (FEW, None):
            played = self._new_game(game, game.players[0])
            played.play(decisions)
            played.close()

    def _check_concurrent_games(self, *games: Game) -> None:
        """Ask in two games at the same time; the answers may come in any order."""
        played = {
            each.game_id: each
            for index, game in enumerate(games)
            for each in [self._new_game(game, game.players[0], 0, f"at once {index}")]
        }
        for _ in range(FEW):
            self.session.expect_silence()
            asked = {game_id: each for game_id, each in played.items() if not each.is_over()}
            for each in asked.values():
                each.ask()
            while asked:
                message = self.session.receive()
                named = message.get("id")
                game_id = named if isinstance(named, str) and named in asked else next(iter(asked))
                asked.pop(game_id).apply(message)
        for each in played.values():
            each.close()

    def _check_unknown_messages(self, game: Game) -> None:
        played = self._new_game(game, game.players[0])
        for _ in range(FEW):
            if played.is_over():
                break
            self.session.send({"type": "from a later version", "id": played.game_id, "what": [None, {}]})
            played.ask(later={"version": 2})
            played.apply(self.session.receive())
        played.close()

    def _check_error_message(self, game: Game) -> None:
        """Send an `error` message, and check that the program goes on."""
        played = self._new_game(game, game.players[0])
        played.play(1)
        problem = Message("outside-illegal", {"action": "dance", "count": 2, "example": "pass"})
        self.session.send(messages.error_message(played.game_id, played.move, problem))
        played.play(FEW)
        played.close()

    def _check_same_seed(self, game: Game) -> None:
        """Compare the same decisions in two processes."""
        once = self._new_game(game, game.players[0])
        once.play(FEW)
        once.close()
        self.session.program.kill()
        self._session = None
        again = self._new_game(game, game.players[0])
        again.play(FEW)
        again.close()
        for move, (first, second) in enumerate(zip(once.actions, again.actions, strict=False), 1):
            if first != second:
                raise BotFailed("outside-differs", move=move, first=first, second=second)

    def _check_shutdown(self, *, send_quit: bool) -> None:
        session, program = self.session, self.session.program
        session.sent, session.received = json.dumps(messages.quit_message()) if send_quit else "", ""
        if not program.shut_down(send_quit=send_quit):
            raise BotFailed("outside-stays", seconds=f"{SHUTDOWN_SECONDS:g}")
        self._session = None
