"""The guard: a bot at a seat, that decides whatever the bot does.

A bot that raises or chooses something illegal is replaced by `greedy` for that
decision. What went wrong is logged, and comes back as a message for people.
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
"""Seconds after its clock that a bot is forgiven: what a busy machine may take from it."""

LONGEST_PROBLEM = 200

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Decision:
    """What a seat does, and how that came about."""

    action: int
    seconds: float = 0.0
    """How long the bot took; what it needed to catch up with the game is not counted."""
    failure: Message | None = None
    """What was wrong with the bot's answer."""
    replaced: bool = False
    """Whether the action is `greedy`'s, since the bot had none."""
    said: str = ""
    """What the bot has to say about it."""


class Player:
    """A bot at a seat, with a clock of so many seconds a decision, or none.

    A single legal action is played without asking the bot. What comes of it,
    like all that the seat sees happen, the bot learns by `Bot.follow` before it
    is asked again, so that it can follow the whole game.

    A bot in this process cannot be interrupted. If it answers late, by more
    than `GRACE`, that is a failure in every report, but what it chose stands:
    the time is lost already, and a move of greedy's would only falsify the game.
    """

    def __init__(
        self, game: Game, seat: int, bot: Bot, name: str, clock: float | None = None, seed: str = ""
    ) -> None:
        self.game = game
        self.seat = seat
        self.bot = bot
        self.name = name
        self.clock = bot.clock = clock
        self._greedy = GreedyBot(game, seat, f"{seed} instead of {name} {seat}")
        self._news: list[Event] = []
        self._known = -1

    def follow(self, events: Iterable[Event]) -> None:
        """Keep what happened, as far as its seat saw it, for the next time the bot is asked."""
        self._news += seen(events, self.seat)

    def catch_up(self, table: Match) -> None:
        """Follow a table from where this player last looked."""
        if self._known < 0:
            self.follow(table.opening)
            self._known = 0
        for played in table.played[self._known :]:
            self.follow(played.events)
        self._known = len(table.played)

    def decide(self, observation: Observation, legal: Sequence[int]) -> Decision:
        """Choose one of the legal actions, at all events."""
        if len(legal) == 1:
            return Decision(legal[0])
        before = perf_counter()
        try:
            self._tell_news()
            before = perf_counter()
            # What the bot does to its copies changes nothing for the one that may replace it.
            answer = self.bot.choose(self.game.copy(observation), tuple(legal))
            seconds = perf_counter() - before
            action = self._checked(answer, legal)
        except (Exception, SystemExit) as error:
            seconds = perf_counter() - before
            instead = self._greedy.choose(observation, legal)
            return Decision(instead, seconds, self._failed(error), replaced=True)
        return Decision(action, seconds, self._late(seconds), said=self.bot.said)

    def finish(self, observation: Observation, result: Result) -> None:
        """Let the bot learn how the game ended."""

        def tell() -> None:
            self._tell_news()
            self.bot.finish(self.game.copy(observation), result)

        self._last_words(tell)

    def close(self) -> None:
        """Let the bot leave the table."""
        self._last_words(self.bot.close)

    def _tell_news(self) -> None:
        news, self._news = self._news, []
        self.bot.follow(news)

    def _checked(self, answer: object, legal: Sequence[int]) -> int:
        if isinstance(answer, bool) or not isinstance(answer, Integral):
            raise BotFailed("bot-no-action", answer=_short(repr(answer)))
        action = int(answer)
        if action not in legal:
            known = 0 <= action < len(self.game.actions)
            written = self.game.actions.text(action) if known else str(action)
            raise BotFailed("bot-illegal", action=_short(written))
        return action

    def _failed(self, error: BaseException) -> Message:
        """Log a failure and put it into a message."""
        if isinstance(error, BotFailed):
            failure = self._message(error.message.key, **error.message.arguments)
            log.error("%s", failure)
            return failure
        said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        failure = self._message("bot-raised", problem=_short(said))
        log.error("%s", failure, exc_info=error)
        return failure

    def _late(self, seconds: float) -> Message | None:
        if self.clock is None or seconds <= self.clock + GRACE:
            return None
        failure = self._message("bot-late", seconds=f"{seconds:.1f}", clock=f"{self.clock:g}")
        log.error("%s", failure)
        return failure

    def _message(self, key: str, **arguments: Argument) -> Message:
        return Message(key, {"bot": self.name, "seat": self.seat, **arguments})

    def _last_words(self, tell: Callable[[], None]) -> None:
        """Tell the bot something that no decision depends on."""
        try:
            tell()
        except (Exception, SystemExit) as error:
            self._failed(error)


def _short(text: str) -> str:
    """Cut what a bot said to a line that can be shown."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text[: LONGEST_PROBLEM + 1])
    return shown if len(shown) <= LONGEST_PROBLEM else f"{shown[:LONGEST_PROBLEM]}…"
