"""A guard around a bot: its seat always decides, whatever the bot does.

If a bot raises or chooses something illegal, `greedy` makes that decision. The
failure is logged and returned as a message for people.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from numbers import Integral
from time import perf_counter

from tricorne.bots.bot import Bot, BotFailed
from tricorne.bots.policies import GreedyBot
from tricorne.errors import Argument, Message
from tricorne.games.events import Event, seen
from tricorne.games.game import Game, Observation, Result
from tricorne.match import Match

GRACE = 0.25
"""Seconds after its clock that a bot is forgiven, since the machine may be busy."""

MAX_PROBLEM_LENGTH = 200

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Decision:
    """What a seat does, and how it came about."""

    action: int
    seconds: float = 0.0
    """How long the bot took, without `Bot.follow`."""
    failure: Message | None = None
    """What was wrong with the bot's answer."""
    replaced: bool = False
    """Whether `greedy` chose the action, since the bot failed."""
    said: str = ""
    """The bot's comment."""


class GuardedBot:
    """A bot at a seat, with a time limit in seconds per decision, or none.

    A single legal action is played without asking the bot. Before each decision
    the bot receives all events that its seat has seen, by `Bot.follow`.

    A bot in this process cannot be interrupted. If it answers later than `GRACE`
    after the time limit, that is reported as a failure, but its choice stands:
    the time is lost already, and a move of greedy's would only distort the game.
    """

    def __init__(
        self, game: Game, seat: int, bot: Bot, name: str, clock: float | None = None, seed: str = ""
    ) -> None:
        self.game = game
        self.seat = seat
        self.bot = bot
        self.name = name
        self.clock = bot.clock = clock
        self._substitute = GreedyBot(game, seat, f"{seed} instead of {name} {seat}")
        self._pending: list[Event] = []
        self._followed = -1

    def follow(self, events: Iterable[Event]) -> None:
        """Queue what its seat has seen of these events for the bot's next decision."""
        self._pending += seen(events, self.seat)

    def catch_up(self, match: Match) -> None:
        """Follow all moves of a match since the last call."""
        if self._followed < 0:
            self.follow(match.opening)
            self._followed = 0
        for played in match.played[self._followed :]:
            self.follow(played.events)
        self._followed = len(match.played)

    def decide(self, observation: Observation, legal: Sequence[int]) -> Decision:
        """Choose one of the legal actions, in any case."""
        if len(legal) == 1:
            return Decision(legal[0])
        started = perf_counter()
        try:
            self._deliver_events()
            started = perf_counter()
            # The bot may change its copies, but not what its substitute sees.
            answer = self.bot.choose(self.game.copy(observation), tuple(legal))
            seconds = perf_counter() - started
            action = self._checked(answer, legal)
        except (Exception, SystemExit) as error:
            seconds = perf_counter() - started
            action = self._substitute.choose(observation, legal)
            return Decision(action, seconds, self._log_failure(error), replaced=True)
        return Decision(action, seconds, self._check_time(seconds), said=self.bot.said)

    def finish(self, observation: Observation, result: Result) -> None:
        """Give the bot the result of the game."""

        def finish() -> None:
            self._deliver_events()
            self.bot.finish(self.game.copy(observation), result)

        self._call_safely(finish)

    def close(self) -> None:
        """Close the bot."""
        self._call_safely(self.bot.close)

    def _deliver_events(self) -> None:
        events, self._pending = self._pending, []
        self.bot.follow(events)

    def _checked(self, answer: object, legal: Sequence[int]) -> int:
        if isinstance(answer, bool) or not isinstance(answer, Integral):
            raise BotFailed("bot-no-action", answer=_shorten(repr(answer)))
        action = int(answer)
        if action not in legal:
            known = 0 <= action < len(self.game.actions)
            text = self.game.actions.text(action) if known else str(action)
            raise BotFailed("bot-illegal", action=_shorten(text))
        return action

    def _log_failure(self, error: BaseException) -> Message:
        """Log a failure and return it as a message for people."""
        if isinstance(error, BotFailed):
            failure = self._message(error.message.key, **error.message.arguments)
            log.error("%s", failure)
            return failure
        problem = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        failure = self._message("bot-raised", problem=_shorten(problem))
        log.error("%s", failure, exc_info=error)
        return failure

    def _check_time(self, seconds: float) -> Message | None:
        if self.clock is None or seconds <= self.clock + GRACE:
            return None
        failure = self._message("bot-late", seconds=f"{seconds:.1f}", clock=f"{self.clock:g}")
        log.error("%s", failure)
        return failure

    def _message(self, key: str, **arguments: Argument) -> Message:
        return Message(key, {"bot": self.name, "seat": self.seat, **arguments})

    def _call_safely(self, call: Callable[[], None]) -> None:
        """Make a call to the bot that no decision depends on; a failure is only logged."""
        try:
            call()
        except (Exception, SystemExit) as error:
            self._log_failure(error)


def _shorten(text: str) -> str:
    """Cut a bot's output to one printable line."""
    line = "".join(letter if letter.isprintable() else " " for letter in text[: MAX_PROBLEM_LENGTH + 1])
    return line if len(line) <= MAX_PROBLEM_LENGTH else f"{line[:MAX_PROBLEM_LENGTH]}…"
