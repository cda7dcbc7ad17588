"""Finding out whether a program keeps to the protocol, and telling the cure if it does not.

Not checked: how well it plays, and what it does with processes that leave its group.
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
from tricorne.bots.external.messages import Hello, Line
from tricorne.bots.external.program import FAREWELL, START_UP, Program
from tricorne.bots.player import GRACE
from tricorne.errors import Argument, Message
from tricorne.games.events import Event, seen
from tricorne.games.game import Game
from tricorne.match import Match

SOME = 12
"""Decisions that are enough where a whole game would show no more."""
LONGEST_SHOWN = 240


@dataclass(frozen=True)
class Finding:
    """How a program did in one respect."""

    about: Message
    failure: Message | None = None
    sent: str = ""
    """The last that the program was told."""
    back: str = ""
    """The last that it answered."""
    is_note: bool = False
    """Whether the failure is only worth knowing."""

    @property
    def cure(self) -> Message | None:
        """What to do about the failure."""
        return Message(f"{self.failure.key}-cure", self.failure.arguments) if self.failure else None


class Conversation:
    """A program, and the last that was said on either side."""

    def __init__(self, command: Sequence[str], clock: float) -> None:
        self.clock = clock
        self.sent = self.back = ""
        self.program = Program(command)

    def greet(self) -> Hello:
        """Exchange greetings."""
        self.tell(messages.hello())
        return messages.read_hello(self.hear(START_UP, "outside-no-hello"))

    def tell(self, message: Line) -> None:
        """Say something."""
        self.sent = messages.quote(json.dumps(message, ensure_ascii=False), LONGEST_SHOWN)
        self.program.post(message)

    def hear(self, seconds: float | None = None, silent: str = "outside-silent") -> Line:
        """Wait for a message."""
        self.back = ""
        allowed = self.clock if seconds is None else seconds
        line = self.program.line(monotonic() + allowed + GRACE, allowed, silent)
        self.back = messages.quote(line.decode("utf-8", "replace"), LONGEST_SHOWN)
        return messages.read(line)

    def expect_silence(self) -> None:
        """Make sure that the program says nothing by itself."""
        unasked = self.program.unasked()
        if unasked:
            self.back = messages.quote(unasked.decode("utf-8", "replace"), LONGEST_SHOWN)
            raise BotFailed("outside-unasked", text=messages.quote(self.back))


class Sitting:
    """A game of which the program plays one seat, and chance the others."""

    def __init__(self, talk: Conversation, game: Game, players: int, seat: int, seed: str) -> None:
        self.talk = talk
        self.seat = seat
        self.table = Match(game, players, seed)
        self.number = talk.program.next_game()
        self.move = 0
        self.actions: list[str] = []
        self.legal: list[str] = []
        self._news: list[Line] = []
        self._chance = Random(seed)
        self._watch(self.table.opening)
        talk.tell(messages.new(self.number, game, self.table.observe(seat), seat, seed, talk.clock))

    def is_over(self) -> bool:
        """Play on until the program has to decide; say whether the game is over instead."""
        table = self.table
        while waiting := table.waiting():
            seat = waiting[0]
            legal = table.game.legal(table.state, seat)
            if seat == self.seat and len(legal) > 1:
                return False
            self._watch(table.play(seat, self._chance.choice(legal)).events)
        return True

    def ask(self, **more: object) -> None:
        """Ask the program for a decision."""
        self.move += 1
        view = self.table.view(self.seat)
        self.legal = view["legal"]
        question = messages.ask(self.number, self.move, view, self._take_news(), self.talk.clock)
        self.talk.tell(question | more)

    def take(self, message: Line) -> None:
        """Play what the program has answered."""
        answer = messages.read_answer(message, self.number, self.move, self.legal)
        self.actions.append(answer.action)
        self._watch(self.table.play(self.seat, self.table.game.actions.parse(answer.action)).events)

    def play(self, most: int | None = None) -> None:
        """Play to the end, or so many decisions."""
        while not self.is_over() and (most is None or self.move < most):
            self.talk.expect_silence()
            self.ask()
            self.take(self.talk.hear())

    def close(self) -> None:
        """Tell the result, or leave."""
        result = self.table.result
        if result is None:
            self.talk.tell(messages.leave(self.number))
        else:
            view = self.table.view(self.seat)
            self.talk.tell(messages.result(self.number, view, self._take_news(), result))

    def _watch(self, events: Sequence[Event]) -> None:
        self._news += [event.json() for event in seen(events, self.seat)]

    def _take_news(self) -> list[Line]:
        news, self._news = self._news, []
        return news


class Examination:
    """The checks, one after another; a program that fails one is started anew for the next."""

    def __init__(self, command: Sequence[str], games: Mapping[str, Game], clock: float) -> None:
        self.command = tuple(command)
        self.games = games
        self.clock = clock
        self.hello: Hello | None = None
        self._talk: Conversation | None = None

    def findings(self) -> Iterator[Finding]:
        """Go through all that is checked; without a greeting there is nothing more to see."""
        try:
            yield from self._findings()
        finally:
            if self._talk:
                self._talk.program.end()

    def _findings(self) -> Iterator[Finding]:
        greeting = self._check(self._greet, "exam-hello")
        yield greeting
        if greeting.failure or self.hello is None:
            return
        known = self._check(self._know_a_game, "exam-games")
        yield known
        if known.failure:
            return
        played = [self.games[name] for name in self.hello.games if name in self.games]
        for game in played:
            for players in game.players:
                whole = partial(self._whole, game, players)
                yield self._check(whole, "exam-whole", game=game.name, players=players)
        first, last = played[0], played[-1]
        yield self._check(partial(self._leave_and_play, first), "exam-leave")
        yield self._check(partial(self._at_once, first, last), "exam-at-once")
        yield self._check(partial(self._unknown, first), "exam-unknown")
        yield self._check(partial(self._refused, first), "exam-refused")
        yield self._check(partial(self._again, first), "exam-seed", is_note=True)
        yield self._check(partial(self._ends, politely=True), "exam-quit")
        yield self._check(partial(self._ends, politely=False), "exam-end-of-input")

    def _check(
        self, check: Callable[[], None], key: str, *, is_note: bool = False, **arguments: Argument
    ) -> Finding:
        about = Message(key, arguments)
        try:
            check()
        except BotFailed as error:
            talk, self._talk = self._talk, None
            if talk:
                talk.program.end()
            sent, back = (talk.sent, talk.back) if talk else ("", "")
            return Finding(about, error.message, sent, back, is_note)
        return Finding(about, is_note=is_note)

    @property
    def talk(self) -> Conversation:
        """The program, started if it is not there."""
        if self._talk is None:
            self._talk = Conversation(self.command, self.clock)
            self.hello = self._talk.greet()
        return self._talk

    def _greet(self) -> None:
        self.talk.expect_silence()

    def _know_a_game(self) -> None:
        assert self.hello
        if not set(self.hello.games) & set(self.games):
            games = messages.quote(", ".join(self.hello.games))
            raise BotFailed("outside-no-game", games=games, right=", ".join(self.games))

    def _sit(self, game: Game, players: int, seat: int = 0, seed: str = "examination") -> Sitting:
        return Sitting(self.talk, game, players, seat, seed)

    def _whole(self, game: Game, players: int) -> None:
        sitting = self._sit(game, players, players - 1)
        sitting.play()
        sitting.close()

    def _leave_and_play(self, game: Game) -> None:
        for most in (SOME, None):
            sitting = self._sit(game, game.players[0])
            sitting.play(most)
            sitting.close()

    def _at_once(self, *games: Game) -> None:
        """Ask in two games at the same time; the answers may come in any order."""
        sittings = {
            sitting.number: sitting
            for place, game in enumerate(games)
            for sitting in [self._sit(game, game.players[0], 0, f"at once {place}")]
        }
        for _ in range(SOME):
            self.talk.expect_silence()
            asked = {number: sitting for number, sitting in sittings.items() if not sitting.is_over()}
            for sitting in asked.values():
                sitting.ask()
            while asked:
                message = self.talk.hear()
                named = message.get("id")
                meant = named if isinstance(named, str) and named in asked else next(iter(asked))
                asked.pop(meant).take(message)
        for sitting in sittings.values():
            sitting.close()

    def _unknown(self, game: Game) -> None:
        sitting = self._sit(game, game.players[0])
        for _ in range(SOME):
            if sitting.is_over():
                break
            self.talk.tell({"type": "from a later version", "id": sitting.number, "what": [None, {}]})
            sitting.ask(later={"version": 2})
            sitting.take(self.talk.hear())
        sitting.close()

    def _refused(self, game: Game) -> None:
        """Tell the program that an answer was wrong, and see that it goes on."""
        sitting = self._sit(game, game.players[0])
        sitting.play(1)
        problem = Message("outside-illegal", {"action": "dance", "count": 2, "example": "pass"})
        self.talk.tell(messages.refusal(sitting.number, sitting.move, problem))
        sitting.play(SOME)
        sitting.close()

    def _again(self, game: Game) -> None:
        """Play the same decisions in two processes."""
        once = self._sit(game, game.players[0])
        once.play(SOME)
        once.close()
        self.talk.program.end()
        self._talk = None
        again = self._sit(game, game.players[0])
        again.play(SOME)
        again.close()
        for move, (first, second) in enumerate(zip(once.actions, again.actions, strict=False), 1):
            if first != second:
                raise BotFailed("outside-differs", move=move, first=first, second=second)

    def _ends(self, *, politely: bool) -> None:
        talk, program = self.talk, self.talk.program
        talk.sent, talk.back = json.dumps(messages.leave_all()) if politely else "", ""
        if not program.dismiss(politely=politely):
            raise BotFailed("outside-stays", seconds=f"{FAREWELL:g}")
        self._talk = None
